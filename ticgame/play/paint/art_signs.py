"""The part of `Art` for signs and effects."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.play.paint import glyphs, icons
from ticgame.play.paint.kit import Paint
from ticgame.play.paint.later import Later
from ticgame.play.paint.painter import Painter
from ticgame.play.paint.raster import mask, tinted
from ticgame.play.paint.shapes import card_shape

if TYPE_CHECKING:
    from ticgame.play.paint import effects
else:
    effects = Later("effects")


class SignArt(Painter):
    """Icons, controls, and what flies about."""

    def icon(self, name: str, size: float, colour: Paint = "main") -> Surface:
        tone, px = self.kit.colour(colour), self.canvas.px(size)
        return self.kit.picture(
            ("icon", name, px, tone),
            lambda: tinted(self.kit.layer(("icon", name, px), lambda: icons.icon(name, px)), tone),
        )

    def key_glyph(self, glyph: str, size: float = 44) -> Surface:
        """Return a control: `pad:A`, `pad:cross`, `pad:dpad`, `pad:LB`, `key:Space`, `mouse:left`."""
        return self.kit.picture(
            ("glyph", glyph, size), lambda: glyphs.key_glyph(self.kit, glyph, self.canvas.px(size))
        )

    def shape(self, shape: int, radius: float, colour: Paint) -> Surface:
        """Return a card shape (position 0 to 4), its nominal centre in the middle."""
        r, tone = radius * self.canvas.k, self.kit.colour(colour)
        half = round(r * 1.3) + 1
        return self.kit.picture(
            ("shape", shape, radius, tone),
            lambda: tinted(mask(2 * half, 2 * half, [card_shape(shape, half, half, r)]), tone),
        )

    def sparkle(self, radius: float, colour: Paint = "extreme_sparkle", alpha: float = 1.0) -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("sparkle", radius, tone, alpha), lambda: effects.sparkle(radius * self.canvas.k, tone, alpha)
        )

    def crown(self, size: float = 58) -> Surface:
        tones = (self.kit.colour("leader"), self.kit.colour("ink"))
        return self.kit.picture(("crown", size), lambda: effects.crown(self.canvas.px(size), *tones))

    def dust(self, radius: float, alpha: float = 0.25) -> Surface:
        return self.kit.picture(("dust", radius, alpha), lambda: effects.dust(radius * self.canvas.k, alpha))

    def crack(self, length: float = 80, seed: int = 0, colour: Paint = "selection") -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("crack", length, seed, tone), lambda: effects.crack(length * self.canvas.k, tone, seed)
        )

    def splash(self, radius: float = 34, seed: int = 0, colour: Paint = "nic") -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("splash", radius, seed, tone), lambda: effects.splash(radius * self.canvas.k, tone, seed)
        )

    def confetti(self, shape: int, radius: float, colour: int, angle: float = 0) -> Surface:
        """Return a card shape in a card colour, turned by degrees (rounded to 15)."""
        turn = round(angle / 15) * 15 % 360
        tone = self.theme.card_colours(colour).mean
        return self.kit.picture(
            ("confetti", shape, radius, tone, turn),
            lambda: effects.confetti(shape, radius * self.canvas.k, tone, turn),
        )
