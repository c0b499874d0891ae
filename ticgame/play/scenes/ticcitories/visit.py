"""A card that is placed: it drops onto the large grid where everybody looks, then goes to its seat's own."""

from dataclasses import dataclass
from typing import Final

from ticgame.play.table import timing
from ticgame.play.table.card_motions import FLIGHT_LAYER, CardPlace
from ticgame.play.table.pose import Pose, SpriteId, blend
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import in_out_sine, part

STAY_MS: Final = 420.0
HOME_MS: Final = 280.0


def visit_ms(landing_ms: float) -> float:
    """Return how long a visit takes whose card lands after a time."""
    return landing_ms + STAY_MS + HOME_MS


@dataclass(slots=True)
class CardVisit:
    """A card on its way to the large grid, there, and on to where it rests."""

    sprites: CardSprites
    card: SpriteId
    start: Pose
    stop: Pose
    landing_ms: float
    length_ms: float

    def show(self, t: float) -> None:
        now = t * self.length_ms
        if self.card not in self.sprites:
            return
        rest = self.sprites.rest[self.card]
        if t >= 1:
            self.sprites.show(self.card, rest)
        elif now < self.landing_ms:
            drop = CardPlace(self.sprites, self.card, self.start, self.landing_ms, goal=self.stop)
            drop.show(now / self.landing_ms)
        else:
            way = in_out_sine(part(now, self.landing_ms + STAY_MS, self.length_ms))
            pose = blend(self.stop, rest, way)
            layer = FLIGHT_LAYER if way > 0 else self.stop.layer
            self.sprites.show(self.card, pose._replace(layer=layer, lift=timing.FOCUS_LIFT * (way > 0)))
