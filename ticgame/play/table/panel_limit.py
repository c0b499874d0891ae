"""The panel that counts Nics or Breaks against their limit, and the legend of the edge markers."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import parse_card
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, RIGHT

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PANEL_LEFT: Final = 1420.0
WIDTH: Final = 404.0
TOP_EDGE: Final = 54.0
HEIGHT: Final = 196.0
LEGEND_TOP: Final = 276.0
_PIP_ROW: Final = 7
_TITLES: Final = {"nic": "Nics", "break": "Breaks"}
_LEGENDS: Final = {
    "nic": (("tic", "Tic", "two in common"), ("single", "Single", "one"), ("nic", "Nic", "none")),
    "break": (
        ("mono", "Mono", "one steps on"),
        ("duo", "Duo", "two step on"),
        ("tripo", "Tripo", "all step on"),
        ("break", "Break", "none does"),
    ),
}
_EXAMPLES: Final = {
    "mono": ("1ov", "2ov"),
    "duo": ("1ov", "2cv"),
    "tripo": ("1ov", "2cc"),
    "break": ("1ov", "3tv"),
}
"""For each marker that speaks of steps two cards that meet like that."""
_EXAMPLE_CARD: Final = 44.0


class Limit(NamedTuple):
    """How many Nics (`kind` nic) or Breaks (break) there are; the play in hand would add `ahead`."""

    kind: str
    count: int
    limit: int
    ahead: int = 0


def pip_places(limit: int) -> list[tuple[float, float, float]]:
    """Return middle and radius of each pip: one row up to ten, two rows beyond."""
    middle = PANEL_LEFT + WIDTH / 2
    if limit <= _PIP_ROW:
        pitch, rows = 50.6, [limit]
        radius = 19.5
    else:
        across = limit if limit <= 10 else (limit + 1) // 2
        pitch = min(50.6, (WIDTH - 48) / across)
        rows = [across] if limit <= 10 else [across, limit - across]
        radius = min(19.5, pitch * 0.42)
    places = []
    for at, count in enumerate(rows):
        y = TOP_EDGE + 132 + (at - (len(rows) - 1) / 2) * 46
        left = middle - (max(rows) - 1) * pitch / 2
        places += [(left + pip * pitch, y, radius) for pip in range(count)]
    return places


def paint_limit(art: "Art", content: Limit) -> Iterator[Mark]:
    """Yield the panel with its pips, named by their number from 0."""
    middle = PANEL_LEFT + WIDTH / 2
    yield Mark("panel", art.panel(WIDTH, HEIGHT), middle, TOP_EDGE + HEIGHT / 2, 0, is_baked=True)
    head = TOP_EDGE + 48
    yield Mark("title", art.text(_TITLES[content.kind], "panel"), PANEL_LEFT + 28, head, 6, LEFT)
    words = art.text(f"{content.count} of {content.limit}", "name", "nic.text")
    yield Mark("count", words, PANEL_LEFT + WIDTH - 28, head, 6, RIGHT)
    for pip, (x, y, radius) in enumerate(pip_places(content.limit)):
        yield Mark(pip, art.nic_pip(radius, filled=pip < content.count), x, y, 6)
        if content.count <= pip < content.count + content.ahead:
            side = 2 * radius
            ring = art.ring(side, side, radius=radius, width=3, colour="nic")
            yield Mark((pip, "ahead"), ring, x, y, 7)


class Legend(NamedTuple):
    """Which markers a legend explains: those beside `nic` or beside `break`; nothing if it isn't shown."""

    kind: str
    is_shown: bool


def legend_bottom(content: Legend) -> float:
    """Return where a legend ends, or would begin."""
    if not content.is_shown:
        return TOP_EDGE + HEIGHT
    return LEGEND_TOP + 76 * len(_LEGENDS[content.kind]) + 34


def paint_legend(art: "Art", content: Legend) -> Iterator[Mark]:
    """Yield the legend."""
    if not content.is_shown:
        return
    rows = _LEGENDS[content.kind]
    height = legend_bottom(content) - LEGEND_TOP
    yield Mark(
        "panel", art.panel(WIDTH, height), PANEL_LEFT + WIDTH / 2, LEGEND_TOP + height / 2, 0, is_baked=True
    )
    for at, (kind, name, words) in enumerate(rows):
        y = LEGEND_TOP + 56 + at * 76
        yield Mark((kind, "sign"), art.marker(kind, 1.35, glow=False), PANEL_LEFT + 56, y, 6)
        title = art.text(name, "list", art.relation_colour(kind) if kind != "single" else "main")
        told = art.text(words, "hint", "muted")
        left = PANEL_LEFT + 98
        if kind in _EXAMPLES:
            yield Mark((kind, "name"), title, left, y - 17, 6, LEFT)
            yield Mark((kind, "words"), told, left, y + 18, 6, LEFT)
            yield from _paint_example(art, kind, y)
        else:
            yield Mark((kind, "name"), title, left, y, 6, LEFT)
            yield Mark((kind, "words"), told, left + art.text_width(name, "list") + 16, y, 6, LEFT)


def _paint_example(art: "Art", kind: str, y: float) -> Iterator[Mark]:
    """Yield two small cards that meet like that."""
    for place, code in enumerate(reversed(_EXAMPLES[kind])):
        x = PANEL_LEFT + WIDTH - 22 - _EXAMPLE_CARD / 2 - place * (_EXAMPLE_CARD + 6)
        yield Mark((kind, code), art.card(parse_card(code), _EXAMPLE_CARD), x, y, 6)
