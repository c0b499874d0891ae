"""The part of `Art` for flat furniture: felt, mats, panels, rows, slots, bars."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.play.paint import panels
from ticgame.play.paint.felt import felt
from ticgame.play.paint.kit import Paint
from ticgame.play.paint.later import Later
from ticgame.play.paint.painter import Painter
from ticgame.play.paint.raster import box_mask, soft_box, tinted
from ticgame.play.theme import CARD_CORNER, Tint

if TYPE_CHECKING:
    from ticgame.play.paint import boards
else:
    boards = Later("boards")


class FurnitureArt(Painter):
    """What cards and words lie on."""

    def felt(self, kind: str) -> Surface:
        """Return the background of a whole display, `table` or `title`, opaque."""
        return self.kit.picture(("felt", kind), lambda: felt(kind, self.canvas.size))

    def mat(self, w: float, h: float, *, radius: float = 36) -> Surface:
        return self.kit.sprite(
            ("mat", w, h, radius), lambda: panels.mat(self.kit, self._px(w, h), radius * self.canvas.k)
        )

    def panel(
        self,
        w: float,
        h: float,
        *,
        radius: float = 26,
        animal: str | None = None,
        active: bool = False,
        alpha: float = 0.84,
        shadow: bool = True,
    ) -> Surface:
        """Return a panel; with an animal it has the seat's header tint and line, and a glow if `active`."""
        key = ("panel", w, h, radius, animal, active, alpha, shadow)
        return self.kit.picture(
            key,
            lambda: panels.panel(
                self.kit,
                self._px(w, h),
                radius * self.canvas.k,
                animal=animal,
                is_active=active,
                alpha=alpha,
                has_shadow=shadow,
            ),
        )

    def inset(
        self, w: float, h: float, *, radius: float = 17, alpha: float = 0.34, line: float = 0.07
    ) -> Surface:
        return self.kit.picture(
            ("inset", w, h, radius, alpha, line),
            lambda: panels.inset(self.kit, self._px(w, h), radius * self.canvas.k, alpha=alpha, line=line),
        )

    def menu_row(self, w: float, h: float, *, focused: bool = False, radius: float = 26) -> Surface:
        return self.kit.picture(
            ("menu row", w, h, focused, radius),
            lambda: panels.menu_row(
                self.kit, self._px(w, h), min(radius, h / 2) * self.canvas.k, is_focused=focused
            ),
        )

    def slot(self, w: float, h: float, *, legal: bool = False) -> Surface:
        return self.kit.picture(
            ("slot", w, h, legal),
            lambda: panels.slot(
                self.kit, self._card_px(w, h), self.canvas.px(w) * CARD_CORNER, is_legal=legal
            ),
        )

    def strip(self, w: float, h: float = 44) -> Surface:
        """Return a growth strip with a plus."""
        return self.kit.picture(
            ("strip", w, h), lambda: panels.strip(self.kit, self._px(w, h), 10 * self.canvas.k)
        )

    def ring(
        self,
        w: float,
        h: float,
        *,
        radius: float,
        width: float = 4,
        colour: Paint = "selection",
        alpha: float = 1.0,
    ) -> Surface:
        """Return the line inside the edge of a rounded box."""
        tint, k = Tint(self.kit.colour(colour), alpha), self.canvas.k
        return self.kit.picture(
            ("ring", w, h, radius, width, tint),
            lambda: panels.ring(*self._px(w, h), radius * k, width * k, tint),
        )

    def glow(
        self,
        w: float,
        h: float,
        *,
        radius: float,
        blur: float = 18,
        colour: Paint = "selection",
        alpha: float = 0.55,
    ) -> Surface:
        """Return light around a rounded box of w x h, in the middle of its picture."""
        tone, k = self.kit.colour(colour), self.canvas.k
        return self.kit.picture(
            ("glow", w, h, radius, blur, tone, alpha),
            lambda: tinted(soft_box(*self._px(w, h), radius * k, blur * k), tone, alpha),
        )

    def box(self, w: float, h: float, *, radius: float, colour: Paint, alpha: float = 1.0) -> Surface:
        """Return a plain rounded box."""
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("box", w, h, radius, tone, alpha),
            lambda: tinted(box_mask(*self._px(w, h), radius * self.canvas.k), tone, alpha),
        )

    def toggle(self, w: float = 76, h: float = 40, *, on: bool) -> Surface:
        return self.kit.picture(
            ("toggle", w, h, on), lambda: boards.toggle(self.kit, *self._px(w, h), is_on=on)
        )

    def slider(self, w: float, share: float, *, h: float = 36) -> Surface:
        part = round(share, 2)
        return self.kit.picture(
            ("slider", w, h, part), lambda: boards.slider(self.kit, *self._px(w, h), part)
        )

    def pill(self, w: float, h: float = 52) -> Surface:
        return self.kit.picture(("pill", w, h), lambda: boards.pill(self.kit, *self._px(w, h)))
