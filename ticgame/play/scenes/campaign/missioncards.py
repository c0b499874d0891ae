"""The missions of a round as pictures with their words."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect, Surface

from ticgame.games.together.missions import Mission
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT, TOP_LEFT
from ticgame.play.widgets.labels import SMALLEST
from ticgame.play.widgets.missionexample import example_look, paint_example

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GAP: Final = 10.0
ONE_COLUMN: Final = 3
MOST: Final = 12
TALLEST: Final = 300.0
PAD: Final = 12.0
TITLE: Final = 33.0
PICTURE: Final = {1: 0.3, 2: 0.4}
"""The share of a row's width that its picture has, by columns."""


class MissionCardsLook(NamedTuple):
    """Missions in a box; `done` are the ids of those that have been done, None while nobody has played."""

    missions: tuple[Mission, ...]
    is_sequence: bool
    box: tuple[float, float, float, float]
    scale: float
    done: frozenset[str] | None = None


def paint_mission_cards(art: "Art", look: MissionCardsLook) -> Iterator[Mark]:
    """Yield a row for each mission: one below the other, in two columns where they are many."""
    shown = look.missions[:MOST]
    for at, (mission, box) in enumerate(zip(shown, _boxes(FRect(*look.box), len(shown)), strict=True)):
        for mark in _paint_card(art, mission, box, look):
            yield mark._replace(key=(at, mark.key))
    if len(look.missions) > MOST:
        words = art.text(f"and {len(look.missions) - MOST} more", 28, "muted", font="bold")
        box = FRect(*look.box)
        yield Mark("more", words, box.centerx, box.bottom - 14, 3)


def _columns(count: int) -> int:
    return 1 if count <= ONE_COLUMN else 2


def _boxes(area: FRect, count: int) -> Sequence[FRect]:
    columns = _columns(count)
    lines = max(1, -(-count // columns))
    width = (area.w - (columns - 1) * GAP) / columns
    height = min(TALLEST, (area.h - (lines - 1) * GAP) / lines)
    return [
        FRect(area.x + at % columns * (width + GAP), area.y + at // columns * (height + GAP), width, height)
        for at in range(count)
    ]


def _paint_card(art: "Art", mission: Mission, box: FRect, look: MissionCardsLook) -> Iterator[Mark]:
    is_done = look.done is not None and mission.id in look.done
    yield Mark("plate", art.inset(box.w, box.h, radius=18), *box.center, 2)
    if is_done:
        yield Mark("ring", art.ring(box.w, box.h, radius=18, colour="tic", alpha=0.7), *box.center, 2)
    share = box.w * PICTURE[_columns(min(MOST, len(look.missions)))]
    picture = FRect(box.x + PAD, box.y + PAD, share - PAD, box.h - 2 * PAD)
    for mark in paint_example(art, example_look(mission, picture, is_sequence=look.is_sequence), layer=3):
        yield mark._replace(key=("example", mark.key))
    left = box.x + share + 16
    yield from _paint_words(art, mission, box, left=left, scale=look.scale)
    if is_done:
        yield Mark("check", art.check_disc(20), box.right - 30, box.y + 30, 6)


def _paint_words(art: "Art", mission: Mission, box: FRect, *, left: float, scale: float) -> Iterator[Mark]:
    """Yield the title and, if there is room for all of it, the hint; smaller if that helps."""
    room = box.right - left - 16
    for size in (scale, 1.0):
        title = _paragraph(
            art, mission_title(mission), room=room, size=TITLE * size, colour="main", font="extra"
        )
        hint = _paragraph(
            art, mission_hint(mission), room=room, size=SMALLEST * size, colour="muted", font="bold"
        )
        heights = [image.get_height() / art.canvas.k for image in (title, hint)]
        if sum(heights) <= box.h - 10:
            top = box.centery - sum(heights) / 2
            yield Mark("title", title, left, top, 4, TOP_LEFT)
            yield Mark("hint", hint, left, top + heights[0], 4, TOP_LEFT)
            return
    yield Mark("title", title, left, box.centery, 4, LEFT)


def _paragraph(art: "Art", words: str, *, room: float, size: float, colour: str, font: str) -> Surface:
    return art.paragraph(words, room, size, colour, font=font, leading=1.12)
