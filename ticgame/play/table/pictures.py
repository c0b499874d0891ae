"""Pictures of cards in motion: from a bounded store, in steps near enough, only a few new ones a frame."""

from collections import OrderedDict
from collections.abc import Iterable
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame import Surface

from ticgame.core.cards import COLOUR
from ticgame.play.paint.cards import card_height
from ticgame.play.paint.kit import encoded
from ticgame.play.paint.raster import centred, clear
from ticgame.play.paint.sprites import Held, shade, shade_drop
from ticgame.play.table.pose import Face, Pose, SpriteId

if TYPE_CHECKING:
    from ticgame.core.cards import Card
    from ticgame.play.paint.art import Art

MOST_NEW: Final = 6
MASTER_COUNTS: Final = 4
"""A face drawn for the first time takes as long as so many pictures made of it."""
MOST_KEPT: Final = 1200
MASTER_WIDTH: Final = 120.0
SMALL_MASTER_WIDTH: Final = 69.0
_EDGE: Final = 3
# How coarse the steps are: design units of width and lift, degrees (finer near upright), stretch, opacity.
_WIDTH, _LIFT, _ANGLE, _UPRIGHT_ANGLE, _STRETCH, _ALPHA = 4.0, 6.0, 4.0, 2.0, 0.02, 0.25
_UPRIGHT: Final = 14.0


class Look(NamedTuple):
    """A card's picture without its place, in the steps that pictures in motion are made for."""

    width: float
    angle: float
    lift: float
    scale_x: float
    scale_y: float
    alpha: float


def look_of(pose: Pose) -> Look:
    """Return the nearest look that a picture in motion is made for."""
    step = _UPRIGHT_ANGLE if abs(pose.angle) < _UPRIGHT else _ANGLE
    coarse = 0.1 if pose.scale_x < 0.94 else _STRETCH
    return Look(
        round(pose.width / _WIDTH) * _WIDTH,
        round(pose.angle / step) * step % 360,
        round(pose.lift / _LIFT) * _LIFT,
        max(0.06, round(pose.scale_x / coarse) * coarse),
        max(0.06, round(pose.scale_y / _STRETCH) * _STRETCH),
        round(pose.alpha / _ALPHA) * _ALPHA,
    )


def nearest_look(look: Look, others: Iterable[Look]) -> Look | None:
    """Return which of others differs least from a look, for the eye, roughly; None of none."""
    width, angle, lift, scale_x, scale_y, alpha = look
    nearest, least = None, inf
    for other in others:  # There are hundreds of backs: width and angle alone rule out most.
        turn = abs(angle - other[1])
        difference = abs(width - other[0]) + (turn if turn < 180 else 360 - turn)
        if difference >= least:
            continue
        _, _, its_lift, its_scale_x, its_scale_y, its_alpha = other
        difference += (
            abs(lift - its_lift) * 0.3
            + (abs(scale_x - its_scale_x) + abs(scale_y - its_scale_y)) * 80
            + abs(alpha - its_alpha) * 100
        )
        if difference < least:
            nearest, least = other, difference
    return nearest


class CardPictures:
    """The pictures of cards for one canvas: exact ones at rest, near ones in motion.

    About `MOST_NEW` are made between two `begin_frame`s; a card whose picture isn't there yet shows the
    nearest that it has.
    """

    def __init__(self, art: "Art") -> None:
        self._art = art
        self._kept: OrderedDict[tuple[Card | None, Look], Surface] = OrderedDict()
        self._looks: dict[Card | None, set[Look]] = {}
        self._masters: dict[tuple[Card | None, bool], Surface] = {}
        self._made = 0

    def begin_frame(self) -> None:
        """Allow some more new pictures."""
        self._made = 0

    def exact(self, sprite: SpriteId, pose: Pose) -> Surface:
        """Return the picture of a card at rest."""
        held = {"lift": pose.lift, "angle": pose.angle, "scale_x": pose.scale_x, "scale_y": pose.scale_y}
        if isinstance(sprite, Face) and pose.is_face_up:
            return self._art.card_sprite(sprite.card, pose.width, **held)
        return self._art.back_sprite(pose.width, **held)

    def near(self, sprite: SpriteId, pose: Pose) -> Surface:
        """Return a picture of a card in motion."""
        card = sprite.card if isinstance(sprite, Face) and pose.is_face_up else None
        look = look_of(pose)
        picture = self._kept.get((card, look))
        if picture is not None:
            self._kept.move_to_end((card, look))
            return picture
        if self._made >= MOST_NEW and (nearest := self._nearest(card, look)):
            return nearest
        self._made += 1
        return self._keep(card, look, self._make(card, look))

    def _nearest(self, card: "Card | None", look: Look) -> Surface | None:
        nearest = nearest_look(look, self._looks.get(card, ()))
        return None if nearest is None else self._kept[card, nearest]

    def _keep(self, card: "Card | None", look: Look, picture: Surface) -> Surface:
        self._kept[card, look] = picture
        self._looks.setdefault(card, set()).add(look)
        if len(self._kept) > MOST_KEPT:
            (old_card, old_look), _ = self._kept.popitem(last=False)
            self._looks[old_card].discard(old_look)
        return picture

    def _make(self, card: "Card | None", look: Look) -> Surface:
        top = self._turned(card, look)
        under = self._shade(look)
        drop = shade_drop(look.width, look.lift) * self._art.canvas.k
        half_w = max(under.get_width(), top.get_width()) / 2 + 1
        half_h = max(under.get_height() / 2 + drop, top.get_height() / 2) + 1
        picture = clear(round(2 * half_w), round(2 * half_h))
        centred(picture, under, half_w, half_h + drop)
        centred(picture, top, half_w, half_h)
        if look.alpha < 1:
            picture.fill((255, 255, 255, round(255 * look.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
        return encoded(picture)

    def _shade(self, look: Look) -> Surface:
        """Return the shadow of a card in motion; blurring it is dear, turning it is cheap."""
        kit, (width, angle, lift, scale_x, scale_y, _alpha) = self._art.kit, look
        upright = kit.layer(
            ("moving shade", width, lift, scale_x, scale_y),
            lambda: shade(kit, self._px(width), width, Held(lift, 0, scale_x, scale_y)),
        )
        angle %= 180  # It looks the same upside down.
        if not angle:
            return upright
        key = ("turned shade", width, lift, scale_x, scale_y, angle)
        return kit.layer(key, lambda: pygame.transform.rotozoom(upright, angle, 1))

    def _px(self, width: float) -> int:
        return max(1, round(width * self._art.canvas.k))

    def _turned(self, card: "Card | None", look: Look) -> Surface:
        is_small = card is None and look.width < MASTER_WIDTH / 2 + 10
        master = self._master(card, is_small=is_small)
        w = self._px(look.width)
        inner = master.get_width() - 2 * _EDGE
        share = w / inner
        if look.angle and look.scale_x == look.scale_y == 1:
            return pygame.transform.rotozoom(master, look.angle, share)
        size = (
            max(1, round(master.get_width() * share * look.scale_x)),
            max(1, round(master.get_height() * share * look.scale_y)),
        )
        flat = pygame.transform.smoothscale(master, size)
        return pygame.transform.rotozoom(flat, look.angle, 1) if look.angle else flat

    def _master(self, card: "Card | None", *, is_small: bool) -> Surface:
        known = self._masters.get((card, is_small))
        if known is None:
            self._made += MASTER_COUNTS
            known = self._masters[card, is_small] = self._padded(card, is_small=is_small)
        return known

    def _padded(self, card: "Card | None", *, is_small: bool) -> Surface:
        """Return a face or back with a clear rim in the colour of its edge: turned, it stays smooth."""
        art = self._art
        if card is None:
            face = art.back(SMALL_MASTER_WIDTH if is_small else MASTER_WIDTH)
            edge = art.theme.colour("cards.back.keyline")
        else:
            face = art.card(card, MASTER_WIDTH)
            edge = art.theme.card_colours(COLOUR[card]).keyline
        w = face.get_width()
        padded = Surface((w + 2 * _EDGE, card_height(w) + 2 * _EDGE), pygame.SRCALPHA)
        padded.fill((*edge, 0))
        padded.blit(face, (_EDGE, _EDGE))
        return padded
