"""What happens at a hand: it fans out, a card is picked up, sprung back, the ring and the ghost follow."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from ticgame.play.paint.effects import SHEEN_STEPS
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardGlide, CardSway, sprung
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import OVER_ALL, Effect, Piece, ring_of
from ticgame.play.table.mark_motions import PanelSlide
from ticgame.play.table.pose import SpriteId
from ticgame.play.table.sprites import Sway
from ticgame.play.table.tween import out_back, out_cubic, out_quint, spring

_WIDE: Final = 0.7
"""How much of a card must be seen for light to cross it."""


def fan_out(craft: Craft, cards: Sequence[SpriteId]) -> None:
    """Open a hand, card by card."""
    for number, card in enumerate(cards):
        glide = CardGlide(craft.sprites, card, craft.sprites.pose(card), timing.TURN_MS, out_quint)
        craft.timeline.start(glide, key=card, delay_ms=number * timing.TURN_STAGGER_MS)


def pick_up(craft: Craft, card: SpriteId) -> None:
    """Let a card that is held already grow into the hand that holds it."""
    small = 1 / timing.PICK_UP_GROWTH

    def path(t: float) -> Sway:
        scale = small + (1 - small) * out_back(t)
        return Sway(scale_x=scale, scale_y=scale)

    grow = CardSway(craft.sprites, card, "pick up", timing.PICK_UP_MS, path, begins_at_once=True)
    craft.timeline.start(grow, key=(card, "pick up"))


def flip_light(
    craft: Craft, card: SpriteId, *, delay_ms: float = 0.0, length_ms: float = timing.FLIP_MS
) -> None:
    """Let a band of light cross a card that turns its face up."""
    art, sprites = craft.art, craft.sprites

    def frames(t: float) -> Iterator[Piece]:
        pose = sprites.seen(card) if card in sprites else None
        if pose is not None and pose.is_face_up and pose.scale_x > _WIDE:
            step = min(SHEEN_STEPS - 1, int(t * SHEEN_STEPS))
            yield Piece(art.sheen(pose.width, step), pose.x, pose.y)

    effect = Effect(craft.stage, length_ms, frames, OVER_ALL - 4)
    craft.timeline.start(effect, key=("flip light", card), delay_ms=delay_ms)


def snap_back(craft: Craft, card: SpriteId, towards: tuple[float, float]) -> None:
    """Let a card spring back from a place where it may not go; its ring is red for a moment."""
    rest = craft.sprites.rest[card]
    dx, dy = towards[0] - rest.x, towards[1] - rest.y
    reach = timing.SNAP_BACK / max(1.0, hypot(dx, dy))
    path = sprung(dx * reach, dy * reach, spring(*timing.SNAP_BACK_SPRING))
    sway = CardSway(craft.sprites, card, "snap back", timing.SNAP_BACK_MS, path, begins_at_once=True)
    craft.timeline.start(sway, key=(card, "snap back"))
    show_refusal(craft, card)


def show_refusal(craft: Craft, card: SpriteId) -> None:
    """Turn the ring of a card red for a moment, once."""
    rest = craft.sprites.rest[card]

    def middle() -> tuple[float, float]:
        pose = craft.sprites.seen(card) if card in craft.sprites else rest
        return pose.x, pose.y

    ring = ring_of(craft.art, middle, w=rest.width, h=rest.height, colour="nic")
    craft.timeline.complete("red ring")
    craft.timeline.start(Effect(craft.stage, timing.NIC_RING_MS, ring, OVER_ALL), key="red ring")


def follow_focus(
    craft: Craft,
    panel: str,
    key: object,
    start: tuple[float, float] | None,
    *,
    length_ms: float = timing.FOCUS_MS,
) -> None:
    """Let a panel whose mark was seen elsewhere before glide from there."""
    marks = craft.panels[panel]
    mark = marks.mark(key)
    if start is None or mark is None:
        return
    away = (start[0] - mark.x, start[1] - mark.y)
    if hypot(*away) > 1:
        slide = PanelSlide(marks, away, length_ms, out_cubic)
        craft.timeline.start(slide, key=("follow", panel))


def spot(craft: Craft, panel: str, key: object) -> tuple[float, float] | None:
    """Return where a mark is seen at the moment."""
    sprite = craft.panels[panel].sprite(key)
    return None if sprite is None else (sprite.x, sprite.y)
