"""Cards far away: small, turned and out of focus, for the depth of a background."""

from typing import Final

import pygame
from pygame import Surface

from ticgame.core.cards import COLOUR, Card
from ticgame.play.paint.art import Art
from ticgame.play.paint.raster import blurred, faded

DETAIL: Final = 2


def far_card(art: Art, card: Card, width: float, *, angle: float, blur: float, alpha: float) -> Surface:
    """Return a card's blurred face in the middle of its picture; `blur` in design units."""
    k = art.canvas.k
    small = art.card(card, width)
    margin = round(blur * k * 3) + 2
    edge = art.theme.card_colours(COLOUR[card]).mean
    padded = Surface((small.get_width() + 2 * margin, small.get_height() + 2 * margin), pygame.SRCALPHA)
    padded.fill((*edge, 0))
    padded.blit(small, (margin, margin))
    turned = pygame.transform.rotozoom(padded, angle, 1)
    return faded(blurred(turned, blur * k), alpha)
