"""The title's picture: five large cards dealt into a fan, `=` on each joint, far cards behind."""

import random
from collections.abc import Callable, Iterator
from math import cos, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from ticgame.core.cards import parse_card
from ticgame.play.paint.far import far_card
from ticgame.play.stage import Sprite, Stage
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

# Neighbours share two properties.
HAND = ("3oo", "3ov", "3sv", "3sc", "5sc")
CARD_WIDTH = 250
PIVOT = (1318, 1616)
REACH = 1060
JOINT_REACH = REACH + CARD_WIDTH * CARD_RATIO / 2 + 6
TURN = 10.0
DEAL_MS = 420.0
STAGGER_MS = 90.0
POP_MS = 220.0
DEALT_FROM = (1318, 1500)
POP_SCALES = (0.7, 1.3, 2.15, 2.05, 1.9)
TWINKLE_MS = 240.0
SPARKLES = 26


class FarCard(NamedTuple):
    """A card in the background: code, place, width, degrees, blur in design units, opacity."""

    code: str
    x: float
    y: float
    width: float
    angle: float
    blur: float
    alpha: float


FAR_CARDS = (
    FarCard("2qo", 770, 170, 120, 18, 7, 0.55),
    FarCard("4tr", 1790, 150, 150, -24, 9, 0.55),
    FarCard("1cy", 1130, 930, 130, -16, 9, 0.35),
    FarCard("5or", 1850, 640, 120, 22, 8, 0.5),
)


class TitleFan:
    """Draws itself a picture a frame, so that the menu answers before the last card is there."""

    def __init__(self) -> None:
        self._has_been_dealt = False
        self._jobs: Iterator[None] = iter(())
        self._flights: list[_Flight] = []
        self._pops: list[_Pop] = []
        self._sparkles: list[tuple[Sprite, float]] = []
        self._rng = random.Random(5)
        self._to_twinkle_ms = TWINKLE_MS

    def lay_out(self, stage: Stage, art: "Art", *, has_motion: bool) -> None:
        """Begin to show it; it is dealt in once, and simply there after a resize."""
        self._stage, self._art = stage, art
        self._has_motion = has_motion
        self._is_working = True
        self._flights, self._pops, self._sparkles = [], [], []
        is_dealt = has_motion and not self._has_been_dealt
        self._jobs = self._make_pictures(is_dealt=is_dealt)
        if self._has_been_dealt:
            for _ in self._jobs:
                pass

    def rest_ms(self) -> float | None:
        """Return how long nothing will change."""
        if self._is_working or self._flights or self._pops:
            return 0.0
        return self._to_twinkle_ms if self._has_motion else None

    def update(self, dt_ms: float) -> None:
        """Draw one more picture, and move what moves."""
        if self._is_working:
            self._is_working = next(self._jobs, self) is not self
        for moving in (*self._flights, *self._pops):
            moving.move(dt_ms)
        self._flights = [flight for flight in self._flights if not flight.is_over]
        self._pops = [pop for pop in self._pops if not pop.is_over]
        self._to_twinkle_ms -= dt_ms
        if self._to_twinkle_ms <= 0 and self._has_motion:
            self._to_twinkle_ms = TWINKLE_MS
            self._twinkle()

    def _make_pictures(self, *, is_dealt: bool) -> Iterator[None]:
        for place, code in enumerate(HAND):
            self._add_card(place, code, is_dealt=is_dealt)
            yield
        for joint in range(len(HAND) - 1):
            self._add_joint(joint, is_dealt=is_dealt)
            yield
        self._has_been_dealt = True
        for far in FAR_CARDS:
            picture = far_card(
                self._art, parse_card(far.code), far.width, angle=far.angle, blur=far.blur, alpha=far.alpha
            )
            self._stage.add(picture, far.x, far.y, layer=-2, is_baked=True)
            yield
        self._add_sparkles()

    def _add_card(self, place: int, code: str, *, is_dealt: bool) -> None:
        angle = (place - 2) * TURN
        x, y = on_fan(angle, REACH)
        picture = self._art.card_sprite(parse_card(code), CARD_WIDTH, lift=8, angle=-angle)
        sprite = self._stage.add(picture, x, y, layer=2 + place)
        if is_dealt:
            self._flights.append(_Flight(sprite, DEALT_FROM, (x, y), wait_ms=place * STAGGER_MS))

    def _add_joint(self, joint: int, *, is_dealt: bool) -> None:
        x, y = on_fan((joint - 1.5) * TURN, JOINT_REACH)
        picture = self._art.marker("tic", POP_SCALES[-1])
        sprite = self._stage.add(picture, x, y, layer=8, is_visible=not is_dealt)
        if is_dealt:
            wait_ms = DEAL_MS + joint * STAGGER_MS
            self._pops.append(_Pop(sprite, lambda scale: self._art.marker("tic", scale), wait_ms=wait_ms))

    def _add_sparkles(self) -> None:
        rng = random.Random(11)
        for _ in range(SPARKLES):
            x, y = 1340 + rng.gauss(0, 300), 300 + rng.gauss(0, 80)
            radius = rng.uniform(4, 13)
            picture = self._art.sparkle(radius, alpha=0.7)
            self._sparkles.append((self._stage.add(picture, x, y, layer=0), radius))

    def _twinkle(self) -> None:
        """Let two sparkles change their brightness."""
        for sprite, radius in self._rng.sample(self._sparkles, min(2, len(self._sparkles))):
            sprite.image = self._art.sparkle(radius, alpha=self._rng.choice((0.35, 0.6, 0.9)))


def on_fan(degrees: float, reach: float) -> tuple[float, float]:
    """Return the point of the fan at an angle from its middle and a distance from its pivot."""
    turn = radians(degrees)
    return PIVOT[0] + reach * sin(turn), PIVOT[1] - reach * cos(turn)


class _Flight:
    """A card on its way from the deck, which is out of sight below, into the fan."""

    def __init__(
        self, sprite: Sprite, start: tuple[float, float], goal: tuple[float, float], *, wait_ms: float
    ) -> None:
        self._sprite, self._start, self._goal = sprite, start, goal
        self._ms = -wait_ms
        self.move(0)

    @property
    def is_over(self) -> bool:
        return self._ms >= DEAL_MS

    def move(self, dt_ms: float) -> None:
        self._ms += dt_ms
        share = 1 - (1 - min(1.0, max(0.0, self._ms / DEAL_MS))) ** 3
        (x0, y0), (x1, y1) = self._start, self._goal
        self._sprite.move(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)


class _Pop:
    """A marker that pops up in a few sizes."""

    def __init__(self, sprite: Sprite, draw: "Callable[[float], object]", *, wait_ms: float) -> None:
        self._sprite, self._draw = sprite, draw
        self._ms = -wait_ms

    @property
    def is_over(self) -> bool:
        return self._ms >= POP_MS

    def move(self, dt_ms: float) -> None:
        self._ms += dt_ms
        if self._ms < 0:
            return
        step = min(len(POP_SCALES) - 1, int(self._ms / POP_MS * len(POP_SCALES)))
        self._sprite.image = self._draw(POP_SCALES[step])
        self._sprite.is_visible = True
