"""The opening hands thrown from the deck: real sliding and bumping, which ends where the layout says.

Physics is for the eye: it starts at the deck, and while a card comes to rest it is drawn to its place.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import degrees, radians
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.play.table import timing
from ticgame.play.table.card_motions import FLIGHT_LAYER, turned_over
from ticgame.play.table.pose import Pose, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import in_out_sine, out_cubic, part
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    import pymunk

STEP_S: Final = 1 / timing.TOSS_STEP_HZ
# Sliding: speed left after a second; how far a card goes for its first speed (design units a second).
_DAMPING: Final = 0.0045
_REACH: Final = 1 / 5.4
_FREE_MS: Final = 90.0
"""For so long a card from the deck bumps into nothing."""
_SLIDE_MS: Final = 560.0
_WALLS: Final = ((40, 40), (1880, 40), (1880, 1040), (40, 1040))


class Lie(NamedTuple):
    """Where a body is, in design units, and its turn counter-clockwise in degrees."""

    x: float
    y: float
    angle: float


class Throw(NamedTuple):
    """A card's way: thrown after a delay from one place towards another, as wide as it will rest."""

    start: Lie
    goal: Lie
    width: float
    delay_ms: float
    spin: float
    aim: float


class Slide:
    """Cards that slide over the table and bump into one another; runs in fixed steps, forward only."""

    def __init__(self, throws: Sequence[Throw]) -> None:
        import pymunk  # Only a table that deals needs it: it loads after the title's first picture.

        self._pymunk = pymunk
        self._throws = tuple(throws)
        self._space = pymunk.Space(threaded=False)
        self._space.damping = _DAMPING
        self._steps = 0
        self._bodies: list[pymunk.Body] = [self._body(throw) for throw in throws]
        self._solid = [False] * len(self._bodies)
        self._add_walls()

    def _body(self, throw: Throw) -> "pymunk.Body":
        size = throw.width, throw.width * CARD_RATIO
        body = self._pymunk.Body(1.0, self._pymunk.moment_for_box(1.0, size))
        body.position = throw.start.x, throw.start.y
        body.angle = -radians(throw.start.angle)
        return body

    def _add_walls(self) -> None:
        for one, other in zip(_WALLS, (*_WALLS[1:], _WALLS[0]), strict=True):
            wall = self._pymunk.Segment(self._space.static_body, one, other, 4)
            wall.elasticity = 0.4
            self._space.add(wall)

    def run(self, ms: float) -> None:
        """Go on until a time."""
        while (self._steps + 1) * STEP_S * 1000 <= ms:
            self._release(self._steps * STEP_S * 1000)
            self._space.step(STEP_S)
            self._steps += 1

    def _release(self, now_ms: float) -> None:
        """Throw the cards whose time has come, and let those that are clear of the deck bump."""
        for at, (throw, body) in enumerate(zip(self._throws, self._bodies, strict=True)):
            if now_ms >= throw.delay_ms and body.space is None:
                self._throw(throw, body)
            elif now_ms >= throw.delay_ms + _FREE_MS and not self._solid[at]:
                self._solid[at] = True
                size = throw.width * 0.94, throw.width * CARD_RATIO * 0.94
                shape = self._pymunk.Poly.create_box(body, size, radius=2)
                shape.elasticity, shape.friction = 0.35, 0.3
                self._space.add(shape)

    def _throw(self, throw: Throw, body: "pymunk.Body") -> None:
        dx, dy = throw.goal.x - throw.start.x, throw.goal.y - throw.start.y
        way = self._pymunk.Vec2d(dx, dy).rotated_degrees(throw.aim)
        body.velocity = way / _REACH
        body.angular_velocity = -radians(throw.spin) / _REACH
        self._space.add(body)

    def lie(self, number: int) -> Lie:
        """Return where a card is now."""
        body = self._bodies[number]
        x, y = body.position
        return Lie(x, y, -degrees(body.angle))


def throws_for(poses: Sequence[tuple[Pose, Pose]], rng: Random) -> list[Throw]:
    """Return throws for cards by where they start and rest, one after another."""
    stagger = timing.deal_stagger_ms(len(poses))
    return [
        Throw(
            Lie(start.x, start.y, start.angle),
            Lie(rest.x, rest.y, rest.angle),
            rest.width,
            number * stagger,
            rest.angle - start.angle + rng.uniform(-70, 70),
            rng.uniform(-7, 7),
        )
        for number, (start, rest) in enumerate(poses)
    ]


@dataclass(slots=True)
class Toss:
    """The opening deal: all cards from the deck to where they rest, in order."""

    sprites: CardSprites
    cards: Sequence[SpriteId]
    start: Pose
    rng: Random
    length_ms: float = timing.TOSS_MS
    _slide: Slide | None = field(default=None)
    _throws: Sequence[Throw] = field(default=())

    def show(self, t: float) -> None:
        cards = [card for card in self.cards if card in self.sprites]
        if t >= 1:
            for card in cards:
                self.sprites.show(card, self.sprites.rest[card])
        elif t <= 0:
            self._prepare()
            for card in cards:
                self.sprites.show(card, self.start)
        else:
            self._show(t * self.length_ms)

    def _prepare(self) -> None:
        """Load and fill the space while nothing moves yet: it would take most of a frame's time."""
        if self._slide is None:
            ways = [(self.start, self.sprites.rest[card]) for card in self.cards]
            self._throws = throws_for(ways, self.rng)
            self._slide = Slide(self._throws)

    def _show(self, now_ms: float) -> None:
        self._prepare()
        self._slide.run(now_ms)
        for number, (card, throw) in enumerate(zip(self.cards, self._throws, strict=True)):
            if card in self.sprites and now_ms > throw.delay_ms:
                self.sprites.show(card, self._pose(number, card, now_ms - throw.delay_ms, throw))

    def _pose(self, number: int, card: SpriteId, own_ms: float, throw: Throw) -> Pose:
        """Return how a card lies so long after its throw."""
        start, rest, lie = self.start, self.sprites.rest[card], self._slide.lie(number)
        home = in_out_sine(part(own_ms, _SLIDE_MS * 0.55, self.length_ms - throw.delay_ms))
        grown = out_cubic(part(own_ms, 0, _SLIDE_MS))
        width = start.width + (rest.width - start.width) * grown
        turn = rest.angle + (lie.angle - rest.angle + 180) % 360 - 180
        # Every card of a frame passes here: one tuple, not one changed step by step.
        pose = Pose(
            lie.x + (rest.x - lie.x) * home,
            lie.y + (rest.y - lie.y) * home,
            width + (rest.width - width) * home,
            turn + (rest.angle - turn) * home,
            rest.is_face_up,
            rest.layer if home > 0.5 else FLIGHT_LAYER,
            rest.lift + timing.DEAL_LIFT * (1 - grown),
            rest.scale_x,
            rest.scale_y,
            rest.alpha,
        )
        if rest.is_face_up == start.is_face_up:
            return pose
        return turned_over(pose, start, rest, part(home, 0.3, 0.8))
