"""What is seen when a card hits the table: it gives a little, dust rises around it."""

from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardSway, squash
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import UNDER_CARDS, Effect, dust_ring
from ticgame.play.table.pose import Pose, SpriteId
from ticgame.play.table.tween import out_back


def hit(craft: Craft, card: SpriteId, delay_ms: float, *, at: Pose | None = None) -> None:
    """Let a card hit a place after a while, that where it rests if no other is given."""
    flat = CardSway(craft.sprites, card, "squash", timing.SETTLE_MS, squash(out_back))
    craft.timeline.start(flat, key=(card, "squash"), delay_ms=delay_ms)
    place = at or craft.sprites.rest[card]
    dust = dust_ring(craft.art, lambda: (place.x, place.y), place.width)
    effect = Effect(craft.stage, timing.SETTLE_MS * 2.5, dust, layer=UNDER_CARDS)
    craft.timeline.start(effect, key=("dust", card), delay_ms=delay_ms)
