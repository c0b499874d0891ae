"""How a game ends: the cards of a won table fly in a wave and bounce; the lights go down over a lost one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, degrees, hypot, pi, radians
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Surface

from ticgame.play.marks import Marks
from ticgame.play.stage import Sprite, Stage
from ticgame.play.table import timing
from ticgame.play.table.card_motions import FLIGHT_LAYER, turned_over
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import OVER_ALL, Effect, title
from ticgame.play.table.pose import Pose, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.toss import STEP_S, Lie
from ticgame.play.table.tween import in_out_sine, part
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    import pymunk

GRAVITY: Final = 2100.0
FLOOR: Final = 1000.0
SIDES: Final = (110.0, 1810.0)
_RISE: Final = (1050.0, 1400.0)
_ALL_LEFT_MS: Final = 950.0
_DIM_LAYER: Final = 70


class Leap(NamedTuple):
    """A card's start, its delay and its first speed in design units and degrees a second."""

    start: Lie
    width: float
    delay_ms: float
    speed_x: float
    speed_y: float
    spin: float


class Wave:
    """Cards that leave the table upwards, fall and bounce; runs in fixed steps, forward only."""

    def __init__(self, leaps: Sequence[Leap]) -> None:
        import pymunk  # Only a won game needs it.

        self._pymunk = pymunk
        self._leaps = tuple(leaps)
        self._space = pymunk.Space(threaded=False)
        self._space.gravity = 0, GRAVITY
        self._bodies = [self._body(leap) for leap in leaps]
        self._steps = 0
        floor = pymunk.Segment(self._space.static_body, (-400, FLOOR + 40), (2320, FLOOR + 40), 40)
        walls = [pymunk.Segment(self._space.static_body, (x, -2000), (x, 1200), 30) for x in (0, 1920)]
        for shape in (floor, *walls):
            shape.elasticity, shape.friction = 0.62, 0.7
            self._space.add(shape)

    def _body(self, leap: Leap) -> "pymunk.Body":
        body = self._pymunk.Body(1.0, self._pymunk.moment_for_box(1.0, (leap.width, leap.width * CARD_RATIO)))
        body.position = leap.start.x, leap.start.y
        body.angle = -radians(leap.start.angle)
        body.velocity = leap.speed_x, leap.speed_y
        body.angular_velocity = -radians(leap.spin)
        return body

    def run(self, ms: float) -> None:
        """Go on until a time."""
        while (self._steps + 1) * STEP_S * 1000 <= ms:
            now = self._steps * STEP_S * 1000
            for leap, body in zip(self._leaps, self._bodies, strict=True):
                if body.space is None and now >= leap.delay_ms:
                    self._let_go(leap, body)
            self._space.step(STEP_S)
            self._steps += 1

    def _let_go(self, leap: Leap, body: "pymunk.Body") -> None:
        # One layer of cards: they pass each other in the air, but all meet the floor and the sides.
        shape = self._pymunk.Poly.create_box(body, (leap.width, leap.width * CARD_RATIO), radius=3)
        shape.elasticity, shape.friction = 0.62, 0.7
        shape.filter = self._pymunk.ShapeFilter(group=1)
        self._space.add(body, shape)

    def lie(self, number: int) -> Lie:
        """Return where a card is now."""
        body = self._bodies[number]
        return Lie(body.position.x, body.position.y, -degrees(body.angle))


def leaps_for(poses: Sequence[Pose], rng: Random) -> list[Leap]:
    """Return the leaps of cards in their order: they spread from left to right over the display."""
    count = len(poses)
    stagger = min(timing.VICTORY_STAGGER_MS, _ALL_LEFT_MS / max(1, count))
    leaps = []
    for number, pose in enumerate(poses):
        share = number / max(1, count - 1)
        rise = rng.uniform(*_RISE)
        goal = SIDES[0] + (SIDES[1] - SIDES[0]) * share
        air_s = (rise + (rise**2 + 2 * GRAVITY * max(0.0, FLOOR - pose.y)) ** 0.5) / GRAVITY
        leaps.append(
            Leap(
                Lie(pose.x, pose.y, pose.angle),
                pose.width,
                number * stagger,
                (goal - pose.x) / air_s,
                -rise,
                rng.uniform(-50, 50),
            )
        )
    return leaps


@dataclass(slots=True)
class VictoryCascade:
    """The cards of a won table, in the order in which they were laid; the last picture stays."""

    sprites: CardSprites
    cards: Sequence[SpriteId]
    hidden: Sequence[Marks]
    rng: Random
    length_ms: float = timing.VICTORY_MS
    _wave: Wave | None = field(default=None)
    _leaps: Sequence[Leap] = field(default=())

    def show(self, t: float) -> None:
        if t <= 0:
            return
        if self._wave is None:
            self._leaps = leaps_for([self.sprites.rest[card] for card in self.cards], self.rng)
            self._wave = Wave(self._leaps)
            for marks in self.hidden:
                marks.hide()
        now_ms = min(t, 1.0) * self.length_ms
        self._wave.run(now_ms)
        for number, (card, leap) in enumerate(zip(self.cards, self._leaps, strict=True)):
            if card in self.sprites and now_ms > leap.delay_ms:
                self.sprites.show(card, self._pose(number, card, now_ms - leap.delay_ms))

    def _pose(self, number: int, card: SpriteId, own_ms: float) -> Pose:
        lie = self._wave.lie(number)
        # Once over to the back and once over to the face while it flies.
        turn = cos(2 * pi * part(own_ms, 150, 1150))
        rest = self.sprites.rest[card]
        return rest._replace(
            x=lie.x,
            y=lie.y,
            angle=lie.angle,
            is_face_up=turn >= 0,
            scale_x=max(0.1, abs(turn)),
            lift=12,
            layer=FLIGHT_LAYER,
        )

    def end(self) -> None:
        _put_back(self.sprites, self.cards, self.hidden)


def _put_back(sprites: CardSprites, cards: Sequence[SpriteId], hidden: Sequence[Marks]) -> None:
    """Show cards where they rest, and the marks that were hidden meanwhile."""
    for card in cards:
        if card in sprites:
            sprites.show(card, sprites.rest[card])
    for marks in hidden:
        marks.restore_all()


@dataclass(slots=True)
class Defeat:
    """The light goes down, the cards sink and turn face down from the outside in; the last picture stays."""

    stage: Stage
    sprites: CardSprites
    cards: Sequence[SpriteId]
    hidden: Sequence[Marks]
    has_motion: bool = True
    length_ms: float = timing.DEFEAT_MS
    _dim: Sprite | None = field(default=None)
    _level: int = field(default=0)

    def show(self, t: float) -> None:
        if t <= 0:
            return
        self._darken(in_out_sine(min(1.0, t * 1.4)))
        if not self.has_motion:
            return
        if t > 0.12:
            for marks in self.hidden:
                marks.hide()
        for card, delay in zip(self.cards, self._delays(), strict=True):
            own = part(t, delay, delay + 0.45)
            if card in self.sprites and own > 0:
                rest = self.sprites.rest[card]
                down = rest._replace(is_face_up=False)
                pose = turned_over(rest, rest, down, in_out_sine(own))
                self.sprites.show(card, pose._replace(y=rest.y + timing.DEFEAT_SINK * in_out_sine(own)))

    def _delays(self) -> list[float]:
        """Return when each card begins: the farther from the middle, the sooner."""
        poses = [self.sprites.rest.get(card) for card in self.cards]
        known = [pose for pose in poses if pose is not None]
        x = sum(pose.x for pose in known) / max(1, len(known))
        y = sum(pose.y for pose in known) / max(1, len(known))
        away = [hypot(pose.x - x, pose.y - y) if pose else 0.0 for pose in poses]
        farthest = max(away, default=0.0) or 1.0
        return [0.55 * (1 - distance / farthest) for distance in away]

    def _darken(self, share: float) -> None:
        level = round(10 * share)
        if level == self._level:
            return
        self._level = level
        if self._dim is None:
            # A picture with one alpha for all of it blits faster than one with an alpha for each pixel.
            night = Surface(self.stage.canvas.size)
            self._dim = self.stage.add(night, 960, 540, layer=_DIM_LAYER)
        self._dim.image.set_alpha(round(255 * (1 - timing.DEFEAT_LIGHT) * share))
        self.stage.repaint()

    def end(self) -> None:
        if self._dim is not None:
            self._dim.remove()
            self._dim = None
        self._level = 0
        _put_back(self.sprites, self.cards, self.hidden)


@dataclass(slots=True)
class Staying:
    """An effect whose last picture stays, such as a title."""

    effect: Effect
    length_ms: float

    def show(self, t: float) -> None:
        self.effect.show(min(max(t, 0.0), 0.999))

    def end(self) -> None:
        self.effect.show(1.0)


def hold_title(
    craft: Craft,
    words: str,
    length_ms: float,
    *,
    place: tuple[float, float],
    delay_ms: float,
    layer: int = OVER_ALL,
    is_grown: bool = False,
) -> None:
    """Let a title grow at a place, or be there at once, and stay."""
    frames = title(craft.art, words, *place, length_ms=length_ms, is_grown=is_grown)
    craft.timeline.hold(
        Staying(Effect(craft.stage, length_ms, frames, layer), length_ms), key="title", delay_ms=delay_ms
    )
