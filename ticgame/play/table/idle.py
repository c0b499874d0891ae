"""What lives on a table where nothing happens: a breath, a glow, a gleam now and then, drawn in steps."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from ticgame.core.cards import HIGH_EXTREME, LOW_EXTREME
from ticgame.play.paint.effects import SHEEN_STEPS
from ticgame.play.stage import Sprite
from ticgame.play.table import timing
from ticgame.play.table.card_motions import breath
from ticgame.play.table.craft import Craft
from ticgame.play.table.pose import Face, Pose, SpriteId
from ticgame.play.table.sprites import Sway

GLOW_STEPS: Final = 4
_LOOK_MS: Final = 20.0
_FARTHEST_MS: Final = 1000.0


class Life(NamedTuple):
    """How things are at a moment: pixels of breath, step of the glow, step of the gleam or None."""

    breath_px: int
    glow: int
    sheen: int | None


def life_at(now_ms: float, *, k: float) -> Life:
    """Return how things are at a time, in whole steps; `k` is pixels a design unit."""
    share = breath(now_ms / timing.BREATH_MS % 1)
    gleam = now_ms % timing.SHEEN_EVERY_MS
    step = int(gleam / timing.SHEEN_MS * SHEEN_STEPS) if gleam < timing.SHEEN_MS else None
    return Life(round(timing.BREATH * k * share), round(GLOW_STEPS * share), step)


class IdleLife:
    """Moves what lives on one table; `is_still` keeps all of it at rest."""

    def __init__(self, craft: Craft, *, is_still: bool) -> None:
        self._craft = craft
        self._is_still = is_still
        # No gleam right away: there is enough to see when a table opens.
        self._now_ms = timing.SHEEN_MS
        self._life = Life(0, GLOW_STEPS, None)
        self._focus: SpriteId | None = None
        self._gleams: dict[SpriteId, Sprite] = {}
        self._badge: Surface | None = None
        self._dimmed: dict[int, Surface] = {}

    def update(self, dt_ms: float, focus: SpriteId | None) -> None:
        """Let time pass; `focus` is the card that breathes."""
        if self._is_still:
            return
        self._now_ms += dt_ms
        life = life_at(self._now_ms, k=self._craft.stage.k)
        if focus != self._focus or life.breath_px != self._life.breath_px:
            self._breathe(focus, life.breath_px)
        if life.glow != self._life.glow:
            self._glow(life.glow)
        if life.sheen != self._life.sheen or self._gleams:
            self._gleam(life.sheen)
        self._life = life

    def rest_ms(self) -> float | None:
        """Return how long all of this stays as it is."""
        if self._is_still:
            return None
        k, ahead = self._craft.stage.k, _LOOK_MS
        while ahead < _FARTHEST_MS and life_at(self._now_ms + ahead, k=k) == self._life:
            ahead += _LOOK_MS
        return ahead

    def _breathe(self, focus: SpriteId | None, px: int) -> None:
        sprites = self._craft.sprites
        if self._focus is not None and focus != self._focus:
            sprites.sway(self._focus, "breath", None)
        self._focus = focus
        if focus is not None:
            sprites.sway(focus, "breath", Sway(dy=-px / self._craft.stage.k) if px else None)

    def _glow(self, step: int) -> None:
        plate = self._craft.panels.get("plate")
        mark = plate and plate.mark("badge")
        if mark is None or ("jump", "plate", "badge") in self._craft.timeline:
            return
        if mark.image is not self._badge:
            self._badge, self._dimmed = mark.image, {GLOW_STEPS: mark.image}
        if step not in self._dimmed:
            share = timing.GLOW_LEAST + (1 - timing.GLOW_LEAST) * step / GLOW_STEPS
            self._dimmed[step] = _weaker_glow(mark.image, share)
        plate.sprite("badge").image = self._dimmed[step]

    def _gleam(self, step: int | None) -> None:
        shining = dict(self._shining()) if step is not None else {}
        for card in [card for card in self._gleams if card not in shining]:
            self._gleams.pop(card).remove()
        for card, pose in shining.items():
            image = self._sheen(pose, step)
            if card in self._gleams:
                self._gleams[card].image = image
                self._gleams[card].move(pose.x, pose.y)
            else:
                self._gleams[card] = self._craft.stage.add(image, pose.x, pose.y, layer=pose.layer)

    def _shining(self) -> Iterator[tuple[SpriteId, Pose]]:
        """Yield the two Extremes, where they lie open and at rest."""
        sprites = self._craft.sprites
        for card in (Face(LOW_EXTREME), Face(HIGH_EXTREME)):
            if card in sprites and sprites.rest[card].is_face_up and sprites.pose(card) == sprites.rest[card]:
                yield card, sprites.seen(card)

    def _sheen(self, pose: Pose, step: int) -> Surface:
        art = self._craft.art
        light = art.sheen(pose.width, step)
        if not pose.angle:
            return light
        key = ("turned sheen", pose.width, step, pose.angle)
        return art.kit.picture(key, lambda: pygame.transform.rotozoom(light, pose.angle, 1))


def _weaker_glow(badge: Surface, share: float) -> Surface:
    """Return a picture whose half-clear pixels are clearer, its opaque ones as they were."""
    weak = badge.copy()
    weak.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    solid = pygame.mask.from_surface(badge, 250).to_surface(setsurface=badge, unsetcolor=None)
    weak.blit(solid, (0, 0))
    return weak
