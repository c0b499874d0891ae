"""What the options of a game mean: for TIC Together its grid, its hand, its limit and its markers."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import FRect

from ticgame.core.sentences import amount
from ticgame.games.together.options import FrameKind, RelationKind
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.gamesamples import paint_game_sample
from ticgame.play.widgets.labels import paragraph_size

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

MARGIN = 34.0
GRID_SIDE = 330.0
HELP_SIZE = 30.0
LEADING = 1.25
PIPS_A_ROW = 5
_MARKERS = {
    RelationKind.COMMON: (("tic", "Tic"), ("single", "Single"), ("nic", "Nic")),
    RelationKind.SEQUENCE: (("tripo", "Tripo"), ("duo", "Duo"), ("mono", "Mono"), ("break", "Break")),
}
_PART = 4


class OptionSample(NamedTuple):
    """The options as they are now, the help for the row in focus, and what is wrong with them."""

    box: tuple[float, float, float, float]
    game: str
    options: Mapping[str, Any]
    help: str
    fault: str
    scale: float

    @property
    def grid(self) -> tuple[int, int]:
        """The sides of the grid of TIC Together."""
        return tuple(self.options["grid"])

    @property
    def hand(self) -> int:
        """The cards of a hand of TIC Together."""
        return self.options["hand"]

    @property
    def limit(self) -> int:
        """The Nics that lose a game of TIC Together."""
        return self.options["limit"]


def paint_sample(art: "Art", look: OptionSample) -> Iterator[Mark]:
    """Yield the picture of some options."""
    box = FRect(*look.box)
    yield Mark("panel", art.panel(box.w, box.h), *box.center, 0)
    if look.game == "together":
        yield from _paint_together(art, look, box)
    else:
        inside = FRect(box.x + MARGIN, box.y + MARGIN, box.w - 2 * MARGIN, GRID_SIDE + 100)
        yield from paint_game_sample(art, look.game, look.options, inside)
    yield from _paint_words(art, look, box)


def _paint_together(art: "Art", look: OptionSample, box: FRect) -> Iterator[Mark]:
    yield from _paint_grid(art, look, FRect(box.x + MARGIN, box.y + MARGIN, GRID_SIDE, GRID_SIDE))
    side = FRect(box.x + MARGIN + GRID_SIDE + 34, box.y + MARGIN, box.w - 3 * MARGIN - GRID_SIDE, GRID_SIDE)
    yield from _paint_limit(art, look, side)
    yield from _paint_markers(art, look, side)
    yield from _paint_hand(art, look, box)


def _paint_grid(art: "Art", look: OptionSample, area: FRect) -> Iterator[Mark]:
    columns, rows = look.grid
    pitch = min(area.w / columns * CARD_RATIO, area.h / rows) - 1
    h, w = pitch * 0.9, pitch * 0.9 / CARD_RATIO
    step = w + pitch * 0.1
    yield Mark("mat", art.mat(area.w + 24, area.h + 24, radius=26), *area.center, 1)
    left, top = area.centerx - (columns - 1) * step / 2, area.centery - (rows - 1) * pitch / 2
    start = ((columns - 1) // 2, (rows - 1) // 2)
    for column in range(columns):
        for row in range(rows):
            away = abs(column - start[0]) + abs(row - start[1])
            is_sure = look.options["frame"] == FrameKind.FIXED or away == 1
            image = art.slot(w, h, legal=is_sure) if away else art.back(w)
            yield Mark(("slot", column, row), image, left + column * step, top + row * pitch, _PART)


def _paint_limit(art: "Art", look: OptionSample, area: FRect) -> Iterator[Mark]:
    word = "Breaks" if look.options["relation"] == RelationKind.SEQUENCE else "Nics"
    yield Mark("limit", art.text(f"{look.limit} {word}", 34, "nic.text", font="extra"), area.x, area.y + 18,
               _PART, LEFT)  # fmt: skip
    for pip in range(look.limit):
        x, y = area.x + 14 + pip % PIPS_A_ROW * 36, area.y + 62 + pip // PIPS_A_ROW * 36
        yield Mark(("pip", pip), art.nic_pip(14, filled=pip == look.limit - 1), x, y, _PART)


def _paint_markers(art: "Art", look: OptionSample, area: FRect) -> Iterator[Mark]:
    markers = _MARKERS[RelationKind(look.options["relation"])]
    top = area.bottom - (len(markers) - 1) * 42 - 8
    for place, (kind, word) in enumerate(markers):
        y = top + place * 42
        yield Mark(("marker", kind), art.marker(kind, 0.95, glow=False), area.x + 18, y, _PART)
        words = art.text(word, 28, art.relation_colour(kind), font="extra")
        yield Mark(("word", kind), words, area.x + 48, y, _PART, LEFT)


def _paint_hand(art: "Art", look: OptionSample, box: FRect) -> Iterator[Mark]:
    y = box.y + 2 * MARGIN + GRID_SIDE + 62
    width = 72.0
    step = min(width + 8, (box.w - 2 * MARGIN - width - 150) / max(1, look.hand - 1))
    for card in range(look.hand):
        yield Mark(("hand", card), art.back(width), box.x + MARGIN + width / 2 + card * step, y, _PART + card)
    x = box.x + MARGIN + width + (look.hand - 1) * step + 22
    words = amount(look.hand, "card")
    yield Mark("hand", art.text(words, 30, "main", font="extra"), x, y, _PART, LEFT)


def _paint_words(art: "Art", look: OptionSample, box: FRect) -> Iterator[Mark]:
    top = box.y + 2 * MARGIN + GRID_SIDE + 138
    line = art.box(box.w - 2 * MARGIN, 2, radius=1, colour="selection", alpha=0.1)
    yield Mark("line", line, box.centerx, top, _PART)
    words, colour = (look.fault, "nic.text") if look.fault else (look.help, "muted")
    left, width = box.x + MARGIN, box.w - 2 * MARGIN
    if look.fault:
        yield Mark("warning", art.icon("warning", 40, "nic.text"), left + 20, top + 40, _PART)
        left, width = left + 56, width - 56
    room = (width, box.bottom - top - 36)
    size = paragraph_size(art, words, room, HELP_SIZE * look.scale, leading=LEADING)
    image = art.paragraph(words, width, size, colour, font="bold", leading=LEADING)
    yield Mark("words", image, left, top + 18, _PART, TOP_LEFT)
