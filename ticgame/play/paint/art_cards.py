"""The cards' part of `Art`: faces, backs, chips, the logo."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.core.cards import COLOUR, Card
from ticgame.play.paint import title
from ticgame.play.paint.later import Later
from ticgame.play.paint.painter import Painter

if TYPE_CHECKING:
    from ticgame.play.paint import backs, cards, effects, sprites
else:
    backs = Later("backs")
    cards = Later("cards")
    effects = Later("effects")
    sprites = Later("sprites")


class CardArt(Painter):
    """Faces, backs and what is made of them."""

    def card(self, card: Card, width: float) -> Surface:
        """Return a card's face without a shadow, straight alpha."""
        return self._face(card, self.canvas.px(width))

    def _face(self, card: Card, w: int) -> Surface:
        return self.kit.picture(("face", card, w), lambda: cards.face(self.kit, card, w))

    def card_sprite(
        self,
        card: Card,
        width: float,
        *,
        lift: float = 0,
        angle: float = 0,
        scale_x: float = 1,
        scale_y: float = 1,
    ) -> Surface:
        """Return a face over its shadow, turned counter-clockwise by degrees; the caller raises it."""
        pose = sprites.Held(lift, angle, scale_x, scale_y).rounded()
        edge = self.theme.card_colours(COLOUR[card]).keyline
        return self.kit.sprite(
            ("card", card, width, pose),
            lambda: sprites.posed(self.kit, lambda w: self._face(card, w), width=width, pose=pose, edge=edge),
        )

    def back(self, width: float) -> Surface:
        """Return a card's back without a shadow; under 70 units wide the small design."""
        return self._back(self.canvas.px(width), width)

    def _back(self, w: int, width: float) -> Surface:
        is_small = width < backs.SMALL_BELOW
        return self.kit.picture(("back", w, is_small), lambda: backs.back(self.kit, w, is_small=is_small))

    def back_sprite(
        self, width: float, *, lift: float = 0, angle: float = 0, scale_x: float = 1, scale_y: float = 1
    ) -> Surface:
        pose = sprites.Held(lift, angle, scale_x, scale_y).rounded()
        edge = self.theme.colour("cards.back.keyline")
        return self.kit.sprite(
            ("back", width, pose),
            lambda: sprites.posed(
                self.kit, lambda w: self._back(w, width), width=width, pose=pose, edge=edge
            ),
        )

    def chip(self, colour: int, width: float, height: float) -> Surface:
        """Return a plate in a card colour with its pattern."""
        w, h = self.canvas.px(width), self.canvas.px(height)
        return self.kit.picture(
            ("chip", colour, w, h), lambda: cards.chip(self.kit, colour, width=w, height=h, radius=h * 0.25)
        )

    def sheen(self, width: float, step: int) -> Surface:
        """Return the band of light over a card at step 0 to 15 of its way."""
        w = self.canvas.px(width)
        return self.kit.picture(("sheen", w, step), lambda: effects.sheen(self.kit, w, step))

    def logo(self) -> Surface:
        return self.kit.sprite(("logo",), lambda: title.logo(self.kit))
