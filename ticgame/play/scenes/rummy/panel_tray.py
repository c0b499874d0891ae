"""The tray: a place for every card of each collection wanted, and whether what lies there is one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.games.rummy.wording import wanted_name
from ticgame.play.marks import Mark
from ticgame.play.scenes.rummy.space import LAY_BUTTON, TRAY, TRAY_CARD, TRAY_PITCH
from ticgame.play.scenes.rummy.tray import Fit, GroupLook
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 40
LABEL_Y: Final = TRAY.y - TRAY.h / 2 + 20
_HEIGHT: Final = TRAY_CARD * CARD_RATIO


class TrayGroup(NamedTuple):
    """A collection in the tray and where its first card lies; one that is open takes the next card."""

    look: GroupLook
    x: float
    y: float
    is_open: bool = False


class TrayLook(NamedTuple):
    """The tray of a seat; `note` takes its place when there is nothing to put together."""

    groups: tuple[TrayGroup, ...] = ()
    animal: str = "pig"
    is_ready: bool = False
    is_lay_focused: bool = False
    note: str = ""
    text_scale: float = 1.0


def paint_tray(art: "Art", content: TrayLook) -> Iterator[Mark]:
    """Yield a note if there is one, else each collection and the button that lays down."""
    yield Mark("tray", art.inset(TRAY.w, TRAY.h, radius=26, alpha=0.36), TRAY.x, TRAY.y, 1)
    if content.note:
        size = 30 * min(content.text_scale, 1.15)
        note = art.text(content.note, size, "muted", font="bold")
        yield Mark("note", note, TRAY.x, TRAY.y, LAYER)
        return
    for at, group in enumerate(content.groups):
        yield from _paint_group(art, at, group)
        if group.is_open:
            x = group.x + len(group.look.cards) * TRAY_PITCH
            ring = art.ring(TRAY_CARD + 6, _HEIGHT + 6, radius=12, width=4, colour=content.animal)
            yield Mark("open", ring, x, group.y, LAYER - 2)
    yield from _paint_button(art, content)


def _paint_group(art: "Art", at: int, group: TrayGroup) -> Iterator[Mark]:
    look, left = group.look, group.x - TRAY_CARD / 2
    yield Mark((at, "kind"), art.marker(look.want.kind.value, 0.95, glow=False), left + 14, LABEL_Y, LAYER)
    colour = "main" if group.is_open or look.fit is Fit.GOOD else "muted"
    label = art.text(wanted_name(look.want), 28, colour, font="extra")
    yield Mark((at, "label"), label, left + 38, LABEL_Y, LAYER, LEFT)
    end = left + 38 + label.get_width() / art.canvas.k + 12
    if look.fit is Fit.GOOD:
        yield Mark((at, "fit"), art.check_disc(15), end + 15, LABEL_Y, LAYER)
    elif look.fit is Fit.BAD:
        yield Mark((at, "fit"), art.marker("nic", 0.9, glow=False), end + 15, LABEL_Y, LAYER)
    for slot in range(look.want.size):
        image = art.slot(TRAY_CARD, _HEIGHT, legal=slot >= len(look.cards))
        yield Mark((at, slot), image, group.x + slot * TRAY_PITCH, group.y, 2)
    if look.fit in (Fit.GOOD, Fit.BAD):
        width = (look.want.size - 1) * TRAY_PITCH + TRAY_CARD + 12
        colour = "tic" if look.fit is Fit.GOOD else "nic"
        ring = art.ring(width, _HEIGHT + 10, radius=14, width=3.5, colour=colour)
        yield Mark((at, "ring"), ring, left + width / 2 - 6, group.y, LAYER - 2)


def _paint_button(art: "Art", content: TrayLook) -> Iterator[Mark]:
    x, y, w, h = LAY_BUTTON
    yield Mark("button", art.menu_row(w, h, focused=content.is_lay_focused), x, y, LAYER)
    colour = "ink" if content.is_lay_focused else "tic" if content.is_ready else "muted"
    words = art.text("Lay down", 34, colour, font="title")
    yield Mark("button words", words, x, y, LAYER + 1)
