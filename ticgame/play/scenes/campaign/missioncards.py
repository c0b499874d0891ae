"""The missions of a round as pictures with their words."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.games.together.missions import Mission
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.stage import LEFT
from ticgame.play.table.marks import Mark
from ticgame.play.widgets.labels import SMALLEST, fitted
from ticgame.play.widgets.missionexample import example_look, paint_example

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GAP: Final = 10.0
ONE_COLUMN: Final = 5
MOST: Final = 12
TALLEST: Final = 190.0
PAD: Final = 12.0
PICTURE: Final = 0.3
"""The share of a row's width that its picture has."""


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


def _boxes(area: FRect, count: int) -> Sequence[FRect]:
    columns = 1 if count <= ONE_COLUMN else 2
    lines = -(-count // columns)
    width = (area.w - (columns - 1) * GAP) / columns
    height = min(TALLEST, (area.h - (lines - 1) * GAP) / lines)
    return [
        FRect(area.x + at // lines * (width + GAP), area.y + at % lines * (height + GAP), width, height)
        for at in range(count)
    ]


def _paint_card(art: "Art", mission: Mission, box: FRect, look: MissionCardsLook) -> Iterator[Mark]:
    is_done = look.done is not None and mission.id in look.done
    yield Mark("plate", art.inset(box.w, box.h, radius=18), *box.center, 2)
    if is_done:
        yield Mark("ring", art.ring(box.w, box.h, radius=18, colour="tic", alpha=0.7), *box.center, 2)
    picture = FRect(box.x + PAD, box.y + PAD, box.w * PICTURE - PAD, box.h - 2 * PAD)
    for mark in paint_example(art, example_look(mission, picture, is_sequence=look.is_sequence), layer=3):
        yield mark._replace(key=("example", mark.key))
    left = box.x + box.w * PICTURE + 18
    room = box.right - left - (70 if look.done is not None else 20)
    yield from _paint_words(art, mission, left, room, box, look.scale)
    if is_done:
        yield Mark("check", art.check_disc(22), box.right - 44, box.centery, 4)


def _paint_words(
    art: "Art", mission: Mission, left: float, room: float, box: FRect, scale: float
) -> Iterator[Mark]:
    """Yield the title and, if there is room for all of it, the hint."""
    title = fitted(art, mission_title(mission), room, 34 * scale, "main")
    height = title.get_height() / art.canvas.k
    size = 28 * scale
    hint = art.paragraph(mission_hint(mission), room, size, "muted", font="bold", leading=1.15)
    if hint.get_height() / art.canvas.k + height > box.h - 8:
        hint = art.paragraph(mission_hint(mission), room, SMALLEST, "muted", font="bold", leading=1.1)
    hint_height = hint.get_height() / art.canvas.k
    if hint_height + height > box.h - 4:
        yield Mark("title", title, left, box.centery, 4, LEFT)
        return
    top = box.centery - (height + hint_height) / 2
    yield Mark("title", title, left, top + height / 2, 4, LEFT)
    yield Mark("hint", hint, left, top + height + hint_height / 2, 4, LEFT)
