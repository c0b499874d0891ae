"""Which actions of TIC Rummy are legal; the refusals speak to players."""

from collections.abc import Sequence
from typing import Any, Final

from ticgame.core.cards import ALL_CARDS, Card, card_name
from ticgame.core.contract import Seat
from ticgame.core.errors import IllegalAction
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Recycle, Void
from ticgame.games.rummy.collections import ROUNDS, RUNS, Wanted, added, is_collection
from ticgame.games.rummy.state import State
from ticgame.games.rummy.wording import kind_name, kind_rule, lay_down_words, misfit_words


def next_dealer(state: State) -> Seat:
    """Return who deals next: clockwise, in the first deal the first dealer (R8)."""
    return Seat((state.dealer + bool(state.deals)) % len(state.hands))


def can_recycle(state: State) -> bool:
    """Return whether the discards but the top may become a new deck (R5)."""
    return not state.has_recycled and len(state.discards) > 1


def check(state: State, seat: Seat | None, action: Any, *, is_pure: bool) -> None:
    """Raise IllegalAction unless the seat may do this now; `is_pure` as in `collections.added`."""
    if state.why:
        raise IllegalAction("R7", "The game is over.")
    if seat is None:
        _check_table(state, action)
        return
    if isinstance(action, Deal | Recycle | Void):
        raise IllegalAction("R5", "The table does that by itself.")
    if seat != state.turn or state.is_deck_out:
        raise IllegalAction("R4", "It is another player's turn.")
    if isinstance(action, Draw):
        if state.has_drawn:
            raise IllegalAction("R4", "You have drawn already.")
        return
    if not state.has_drawn:
        raise IllegalAction("R4", "Draw a card first.")
    if isinstance(action, Add):
        _check_add(state, seat, action, is_pure=is_pure)
    else:
        _CHECKS[type(action)](state, seat, action)


def _check_table(state: State, action: Any) -> None:
    if isinstance(action, Deal):
        is_due = state.turn is None and action.dealer == next_dealer(state)
    else:
        is_due = state.is_deck_out and isinstance(action, Recycle if can_recycle(state) else Void)
    if not is_due:
        raise IllegalAction("R5", "Neither a deal nor a new deck is due like that.")
    pool = ALL_CARDS if isinstance(action, Deal) else state.discards[:-1]
    if not isinstance(action, Void) and sorted(action.deck) != sorted(pool):
        raise IllegalAction("R5", "The deck must hold each of its cards once.")


def _check_held(hand: tuple[Card, ...], card: Card) -> None:
    if card not in hand:
        raise IllegalAction("R4", f"You don't hold {card_name(card)}.")


def _check_discard(state: State, seat: Seat, action: Discard) -> None:
    _check_held(state.hands[seat], action.card)


def _check_lay(state: State, seat: Seat, action: Lay) -> None:
    if state.laid[seat]:
        raise IllegalAction("R4", "You have laid down already in this deal.")
    number = state.rounds[seat]
    wanted = ROUNDS[number - 1]
    if [item.kind for item in action.collections] != [item.kind for item in wanted]:
        raise IllegalAction("R4", f"Round {number} asks for {lay_down_words(wanted)}, all at once.")
    cards = [card for item in action.collections for card in item.cards]
    for card in cards:
        _check_held(state.hands[seat], card)
    if len(set(cards)) < len(cards):
        raise IllegalAction("R4", "Each card can lie in one place only.")
    for item, want in zip(action.collections, wanted, strict=True):
        if fault := collection_fault(want, item.cards):
            raise IllegalAction(*fault)


def collection_fault(want: Wanted, cards: Sequence[Card]) -> tuple[str, str] | None:
    """Return the ruling and the reason why different cards aren't what a round asks for, None if they are."""
    if len(cards) != want.size:
        return "R9", f"The {kind_name(want.kind)} takes exactly {want.size} cards."
    if is_collection(want.kind, cards):
        return None
    return "R2" if want.kind in RUNS else "R1", f"That is no {kind_name(want.kind)}. {kind_rule(want.kind)}"


def _check_add(state: State, seat: Seat, action: Add, *, is_pure: bool) -> None:
    _check_held(state.hands[seat], action.card)
    if not state.laid[seat]:
        raise IllegalAction("R4", "Lay down your own collections first.")
    if not 0 <= action.to < len(state.table):
        raise IllegalAction("R4", f"There is no collection {action.to} on the table.")
    collection = state.table[action.to]
    if (action.end is None) == (collection.kind in RUNS):
        reason = "Say at which end." if action.end is None else "Only sequences have ends."
        raise IllegalAction("R3", reason)
    if added(collection, action.card, action.end, is_pure=is_pure) is None:
        reason = misfit_words(collection, action.card, action.end, is_pure=is_pure)
        raise IllegalAction("R3" if collection.kind in RUNS else "R1", reason)
    if len(state.hands[seat]) < 2:
        raise IllegalAction("R4", "Keep a card to discard.")


_CHECKS: Final = {Lay: _check_lay, Discard: _check_discard}
