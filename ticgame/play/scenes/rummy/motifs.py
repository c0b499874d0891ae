"""The director's tables of TIC Rummy: which motion goes with which action and event."""

from collections.abc import Mapping
from typing import Final

from ticgame.core.match import TakeSeat
from ticgame.games.rummy.actions import (
    Add,
    Deal,
    Discard,
    Draw,
    Lay,
    Out,
    Penalties,
    Recycle,
    RoundsNow,
    Turn,
    Void,
)
from ticgame.games.rummy.collections import Collection
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardDeal, CardPlace, landing_ms
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Motif, Shift, no_motion
from ticgame.play.table.effects import OVER_CARDS, Effect, row_glints
from ticgame.play.table.grid import Box
from ticgame.play.table.landing import hit
from ticgame.play.table.mark_motions import PanelSlide
from ticgame.play.table.panel_motions import jump, turn_badge, wave
from ticgame.play.table.pose import Face, SpriteId
from ticgame.play.table.tween import out_quint

DEAL_STAGGER_MS: Final = 26.0
PLATE_SLIDE: Final = 60.0


def deal(craft: Craft, shift: Shift, action: Deal) -> None:
    """Deal all hands from the deck, one card at a time, clockwise from the dealer's left (C1)."""
    for number, card in enumerate(dealt_cards(craft, shift, action)):
        motion = CardDeal(craft.sprites, card, craft.sprites.pose(card))
        craft.timeline.start(motion, key=card, delay_ms=number * DEAL_STAGGER_MS)


def dealt_cards(craft: Craft, shift: Shift, action: Deal) -> list[SpriteId]:
    """Return the cards of all hands in the order in which they are dealt."""
    seats = len(shift.hands)
    order = [(action.dealer + step) % seats for step in range(1, seats + 1)]
    longest = max(map(len, shift.hands.values()), default=0)
    return [
        shift.hands[seat][slot]
        for slot in range(longest)
        for seat in order
        if slot < len(shift.hands[seat]) and shift.hands[seat][slot] in craft.sprites
    ]


def draw(craft: Craft, shift: Shift, action: Draw) -> None:
    """Bring a card from a pile to the hand."""
    del action
    for card in sorted(craft.sprites.newcomers & set(shift.hands[shift.entry.seat])):
        craft.timeline.start(CardDeal(craft.sprites, card, craft.sprites.pose(card)), key=card)


def lay(craft: Craft, shift: Shift, action: Lay) -> None:
    """Let the collections come to the table one after another, and glint."""
    table = shift.after.table[-len(action.collections) :]
    for number, collection in enumerate(table):
        delay = number * timing.MISSION_MS * 0.35
        _bring(craft, shift, collection, delay)


def _bring(craft: Craft, shift: Shift, collection: Collection, delay: float) -> None:
    cards = [Face(card) for card in collection.cards]
    for slot, card in enumerate(cards):
        _put(craft, shift, card, delay_ms=delay + slot * timing.WAVE_STAGGER_MS)
    done = delay + timing.CARRY_MS + timing.DROP_MS + len(cards) * timing.WAVE_STAGGER_MS
    first, last = craft.sprites.rest[cards[0]], craft.sprites.rest[cards[-1]]
    box = Box((first.x + last.x) / 2, first.y, last.x - first.x + first.width, first.height)
    sparks = Effect(
        craft.stage, timing.MISSION_MS, row_glints(craft.art, box, seed=cards[0].card), OVER_CARDS
    )
    craft.timeline.start(sparks, key=("laid", cards[0]), delay_ms=done)
    wave(craft, cards, delay_ms=done)


def _put(craft: Craft, shift: Shift, card: Face, *, delay_ms: float = 0.0) -> float:
    """Bring a card from a hand to where it rests, and return how long it takes."""
    start = shift.old.get(shift.heirs.get(card, card)) or craft.sprites.pose(card)
    length = landing_ms(start, craft.sprites.rest[card])
    craft.timeline.start(CardPlace(craft.sprites, card, start, length), key=card, delay_ms=delay_ms)
    hit(craft, card, delay_ms + length)
    return length


def add(craft: Craft, shift: Shift, action: Add) -> None:
    """Put a card to a collection, which answers with a wave."""
    length = _put(craft, shift, Face(action.card))
    wave(craft, [Face(other) for other in shift.after.table[action.to].cards], delay_ms=length)


def discard(craft: Craft, shift: Shift, action: Discard) -> None:
    """Put a card on the discards."""
    card = Face(action.card)
    if card in craft.sprites:
        _put(craft, shift, card)


def turn(craft: Craft, shift: Shift, what: Turn) -> None:
    """Let the plate of the next seat come in and its badge jump."""
    del shift
    slide = PanelSlide(craft.panels["plate"], (-PLATE_SLIDE, 0.0), timing.TURN_MS, out_quint)
    craft.timeline.start(slide, key="plate")
    turn_badge(craft, what.seat)


def out(craft: Craft, shift: Shift, what: Out) -> None:
    """Let the badge of the seat that goes out jump high."""
    del shift
    jump(craft, [("heads", (what.seat, "badge"))], delay_ms=timing.DROP_MS)


MOTIFS: Final[Mapping[type, Motif]] = {
    Deal: deal,
    Recycle: no_motion,
    Void: no_motion,
    Draw: draw,
    Lay: lay,
    Add: add,
    Discard: discard,
    TakeSeat: no_motion,
    Turn: turn,
    Out: out,
    Penalties: no_motion,
    RoundsNow: no_motion,
}

REDUCED_MOTIFS: Final[Mapping[type, Motif]] = dict.fromkeys(MOTIFS, no_motion)
