"""A plate that cursors can stand on: quiet, or lit with the badges of those who are there."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.play.marks import Mark

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

BADGE_RADIUS = 18.0
BADGE_STEP = 26.0
NOBODY = ""
"""The cursor of a device that has no seat."""


def paint_plate(
    art: "Art", key: object, box: FRect, cursors: Sequence[str], *, radius: float, layer: int
) -> Iterator[Mark]:
    """Yield a plate; `cursors` are the animals of those who stand on it."""
    if not cursors:
        yield Mark((key, "plate"), art.inset(box.w, box.h, radius=radius), *box.center, layer)
        return
    animals = [animal for animal in cursors if animal != NOBODY]
    if animals:
        glow = art.glow(box.w, box.h, radius=radius, blur=12, colour=animals[0], alpha=0.7)
        yield Mark((key, "glow"), glow, *box.center, layer)
    yield Mark(
        (key, "plate"), art.menu_row(box.w, box.h, focused=True, radius=radius), *box.center, layer + 1
    )
    if animals:
        ring = art.ring(box.w + 8, box.h + 8, radius=radius + 4, width=4, colour=animals[0])
        yield Mark((key, "ring"), ring, *box.center, layer + 2)
    for place, animal in enumerate(animals):
        x = box.right - 4 - BADGE_STEP * place
        yield Mark((key, "badge", animal), art.badge(animal, BADGE_RADIUS), x, box.bottom - 6, layer + 6)


def ink(cursors: Sequence[str], *, is_muted: bool = False) -> str:
    """Return the colour of words on a plate."""
    if cursors:
        return "menu_focus.text_muted" if is_muted else "menu_focus.text"
    return "muted" if is_muted else "main"
