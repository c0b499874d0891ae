"""The part of `Art` for seats and edges: badges, cursors, markers."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.play.paint import badges
from ticgame.play.paint.kit import Paint
from ticgame.play.paint.later import Later
from ticgame.play.paint.painter import Painter
from ticgame.play.theme import Colour

if TYPE_CHECKING:
    from ticgame.play.paint import cursors, effects, markers
else:
    cursors = Later("cursors")
    effects = Later("effects")
    markers = Later("markers")


class SeatArt(Painter):
    """Who plays where, and how cards meet."""

    def badge(self, animal: str, radius: float, *, glow: bool = False) -> Surface:
        return self.kit.picture(
            ("badge", animal, radius, glow),
            lambda: badges.badge(self.kit, animal, radius * self.canvas.k, has_glow=glow),
        )

    def empty_badge(self, radius: float, colour: Paint = "rabbit") -> Surface:
        """Return a free seat's hexagon with a plus."""
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("empty badge", radius, tone),
            lambda: badges.empty_badge(self.kit, radius * self.canvas.k, tone),
        )

    def cursor(
        self,
        w: float,
        h: float,
        animal: str,
        *,
        nest: int = 0,
        locked: bool = False,
        gap: float = 5,
        band: float = 6,
        badge: float = 24,
        anchor: tuple[float, float] | None = None,
        radius: float | None = None,
    ) -> Surface:
        """Return a seat's cursor around a card of w x h; its middle is the card's.

        `nest` 1 lies around another cursor. `badge` is the badge's radius, 0 for none; `anchor` moves it
        from the seat's own place to shares (-1 to 1) of half the cursor. `radius` is the corner's, else a
        card's.
        """
        style = cursors.CursorStyle(gap, band, badge, nest, locked, anchor, radius)
        return self.kit.picture(
            ("cursor", w, h, animal, style),
            lambda: cursors.cursor(self.kit, self._card_px(w, h), animal, style),
        )

    def marker(self, kind: str, scale: float = 1.0, *, glow: bool = True) -> Surface:
        return self.kit.picture(
            ("marker", kind, scale, glow),
            lambda: markers.marker(self.kit, kind, scale * self.canvas.k, has_glow=glow),
        )

    def relation_colour(self, kind: str) -> Colour:
        """Return the colour of words about a relation."""
        return markers.colour_of(self.kit, kind)

    def nic_pip(self, radius: float = 20, *, filled: bool) -> Surface:
        return self.kit.picture(
            ("nic pip", radius, filled),
            lambda: markers.nic_pip(self.kit, radius * self.canvas.k, is_filled=filled),
        )

    def link(self, length: float, thickness: float = 6, colour: Paint = "tic") -> Surface:
        """Return the line of light between two cards, lying across."""
        k, tone = self.canvas.k, self.kit.colour(colour)
        return self.kit.picture(
            ("link", length, thickness, tone), lambda: effects.link(length * k, thickness * k, tone)
        )
