"""How cards move: to where they rest, through the air, over, and a little aside."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import cos, hypot, pi

from ticgame.play.table import timing
from ticgame.play.table.pose import Pose, SpriteId, blend
from ticgame.play.table.sprites import CardSprites, Sway
from ticgame.play.table.tween import Easing, hump, in_cubic, out_cubic, part

FLIGHT_LAYER = 85
_THINNEST = 0.06


@dataclass(slots=True)
class CardMotion:
    """A card on its way from a pose to where it rests, however that changes meanwhile."""

    sprites: CardSprites
    card: SpriteId
    start: Pose

    def show(self, t: float) -> None:
        if self.card in self.sprites:
            rest = self.rest()
            self.sprites.show(self.card, rest if t >= 1 else self.pose(rest, t))

    def rest(self) -> Pose:
        """Return where the card is going."""
        return self.sprites.rest[self.card]

    def pose(self, rest: Pose, t: float) -> Pose:
        """Return how the card is held at a share of its way, before its end."""
        raise NotImplementedError

    def turned(self, pose: Pose, rest: Pose, share: float) -> Pose:
        """Return a pose of the way turned over by a share, if the card must show its other side."""
        return (
            pose if self.start.is_face_up == rest.is_face_up else turned_over(pose, self.start, rest, share)
        )


@dataclass(slots=True)
class CardGlide(CardMotion):
    """A card that glides; on the way it turns over, if it must."""

    length_ms: float
    easing: Easing = out_cubic

    def pose(self, rest: Pose, t: float) -> Pose:
        pose = blend(self.start, rest, self.easing(t))
        return self.turned(pose, rest, part(t, 0, min(1, timing.FLIP_MS / self.length_ms)))


def turned_over(pose: Pose, start: Pose, rest: Pose, t: float) -> Pose:
    """Return a pose on the way from one side of the card to the other; the face changes edge-on."""
    face = rest.is_face_up if t >= 0.5 else start.is_face_up
    width = 1 - in_cubic(2 * t) if t < 0.5 else out_cubic(2 * t - 1)
    return pose._replace(
        is_face_up=face,
        scale_x=max(_THINNEST, width) * pose.scale_x,
        lift=pose.lift + timing.FLIP_LIFT * hump(t),
    )


@dataclass(slots=True)
class CardFade(CardMotion):
    """A card that fades where it was and comes up where it rests: motion for those who want little of it."""

    length_ms: float = timing.FADE_MS

    def pose(self, rest: Pose, t: float) -> Pose:
        return self.start._replace(alpha=1 - 2 * t) if t < 0.5 else rest._replace(alpha=2 * t - 1)


@dataclass(slots=True)
class CardDeal(CardMotion):
    """A card from the deck to a hand: in an arc, turning, its shadow growing and dropping again."""

    length_ms: float = timing.DEAL_MS
    spin: float = timing.DEAL_SPIN

    def pose(self, rest: Pose, t: float) -> Pose:
        pose = self.turned(blend(self.start, rest, out_cubic(t)), rest, part(t, 0.25, 0.95))
        air = hump(t)
        return pose._replace(
            y=pose.y - timing.DEAL_ARC * air,
            angle=pose.angle + self.spin * (1 - out_cubic(t)),
            lift=pose.lift + timing.DEAL_LIFT * air,
            layer=FLIGHT_LAYER,
        )


def landing_ms(start: Pose, rest: Pose) -> float:
    """Return how long a card takes from a pose until it hits its cell."""
    is_near = hypot(start.x - rest.x, start.y - rest.y) <= timing.NEAR
    return timing.DROP_MS if is_near else timing.CARRY_MS + timing.DROP_MS


@dataclass(slots=True)
class CardPlace(CardMotion):
    """A card that is carried above its cell, then drops onto it; `goal` is that cell if not its rest."""

    length_ms: float
    goal: Pose | None = None

    def rest(self) -> Pose:
        return self.goal or self.sprites.rest[self.card]

    def pose(self, rest: Pose, t: float) -> Pose:
        carry = max(1.0, self.length_ms - timing.DROP_MS)
        way = out_cubic(part(t * self.length_ms, 0, carry + timing.DROP_MS * 0.35))
        drop = in_cubic(part(t * self.length_ms, self.length_ms - timing.DROP_MS, self.length_ms))
        pose = self.turned(blend(self.start, rest, way), rest, part(t, 0, timing.FLIP_MS / self.length_ms))
        height = timing.DROP_LIFT * (1 - drop) * min(1.0, way * 2 + self.start.lift / timing.DROP_LIFT)
        return pose._replace(y=pose.y - height, lift=height, layer=FLIGHT_LAYER)


@dataclass(slots=True)
class CardSway:
    """A little motion on top of whatever else a card does, gone at its end."""

    sprites: CardSprites
    card: SpriteId
    key: Hashable
    length_ms: float
    path: Callable[[float], Sway]
    begins_at_once: bool = False
    """Whether its first picture shows before it begins."""

    def show(self, t: float) -> None:
        if t >= 1:
            self.sprites.sway(self.card, self.key, None)
        elif t > 0 or self.begins_at_once:
            self.sprites.sway(self.card, self.key, self.path(t))


def squash(easing: Easing) -> Callable[[float], Sway]:
    """Return how a card that has hit the table becomes itself again."""
    return lambda t: Sway(scale_y=timing.SQUASH + (1 - timing.SQUASH) * easing(t))


def nudge(dx: float, dy: float) -> Callable[[float], Sway]:
    """Return how a card goes aside and comes back."""
    return lambda t: Sway(dx=dx * hump(t), dy=dy * hump(t))


def shake(swing: Easing, width: float) -> Callable[[float], Sway]:
    """Return how a card shakes sideways."""
    return lambda t: Sway(dx=width * swing(t))


def sprung(dx: float, dy: float, easing: Easing) -> Callable[[float], Sway]:
    """Return how a card springs back from a point."""
    return lambda t: Sway(dx=dx * (1 - easing(t)), dy=dy * (1 - easing(t)))


def breath(t: float) -> float:
    """Return how far a breath has gone, 0 to 1 and back."""
    return (1 - cos(2 * pi * t)) / 2
