"""What each action of SpoTic leads to; the actions are legal."""

from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

from ticgame.core.contract import Event, Millis, Seat
from ticgame.core.sets import KINDS, existing, is_set
from ticgame.core.tuples import replaced
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import Goal, Options, Pace
from ticgame.games.spotic.state import Choice, Held, State, Table, Waiting, kinds_held

CHOICE_MS: Final = 10_000  # P4

Led = tuple[State, tuple[Event, ...]]


def move(options: Options, state: State, seat: Seat | None, action: Any, at: Millis) -> Led:
    """Return the position after an action and what happened."""
    state, events = _MOVES[type(action)](options, state, seat, action, at)
    if why := why_over(options, state.table):
        # P6: calls still queued lapse.
        return _on(state, why=why, turn=None, claim=None, choice=None, queue=()), events
    return state, events


def why_over(options: Options, table: Table) -> str | None:
    """Return why the game is over now, None if it goes on (P6, P7, P9)."""
    is_nine = options.goal is Goal.NINE
    if is_nine and any(len(held) == len(KINDS) for held in table.held):
        return "nine"
    if not table.is_dealt_out or table.choice is not None:
        return None
    if all(table.no_more):
        return "agreed"
    found = existing(table.cards)
    is_needed = any(found - kinds_held(held) for held in table.held) if is_nine else bool(found)
    return None if is_needed else "exhausted"


def next_turn(options: Options, stack_sizes: tuple[int, ...], seat: int) -> Seat | None:
    """Return the first seat with cards from `seat` on, clockwise; None in free pace (P2)."""
    if options.pace is Pace.FREE:
        return None
    seats = len(stack_sizes)
    order = ((seat + step) % seats for step in range(seats))
    return next((Seat(at) for at in order if stack_sizes[at]), None)


def _on(state: State, **changes: Any) -> State:
    """Return the position with something else on the table."""
    return State(state.stacks, state.table._replace(**changes))


def _restacked(state: State, stacks: tuple[tuple, ...]) -> State:
    return State(stacks, state.table._replace(stack_sizes=tuple(map(len, stacks))))


def _add(options: Options, state: State, seat: Seat, action: Any, at: Millis) -> Led:
    owner = state.table.turn if type(action) is act.CardCall else seat
    card, *rest = state.stacks[owner]
    state = _restacked(state, replaced(state.stacks, owner, tuple(rest)))
    slots = state.table.slots
    slot = slots.index(None) if None in slots else len(slots)
    state = _on(state, slots=(*slots[:slot], card, *slots[slot + 1 :]))
    added = act.Added(owner, card, slot)
    if options.pace is Pace.FREE:
        return state, (added,)
    turn = next_turn(options, state.table.stack_sizes, owner + 1)
    state = _on(state, turn=turn, turn_began=at)
    return state, (added,) if turn is None else (added, act.Turn(turn))


def _call(options: Options, state: State, seat: Seat, action: act.Call, at: Millis) -> Led:
    # P9: a call takes every "no more" back.
    queue = (*state.table.queue, Waiting(seat, action.rel))
    state = _on(state, queue=queue, no_more=_nobody(state))
    return (state, (act.Queued(seat),)) if state.table.is_blocked else _open_next(options, state, at)


def _open_next(options: Options, state: State, at: Millis) -> Led:
    """Open the claim that waits longest, if nothing is open (P3)."""
    if state.table.is_blocked or not state.table.queue:
        return state, ()
    claim, *queue = state.table.queue
    state = _on(state, claim=claim, queue=tuple(queue), until=at + options.claim_ms)
    return state, (act.Claimed(claim.seat, claim.rel),)


def _show(options: Options, state: State, seat: Seat, action: act.Show, at: Millis) -> Led:
    rel, held = state.table.claim.rel, state.table.held[seat]
    if not is_set(rel, action.cards):
        return _miss(options, state, at)
    found = Held(rel, action.cards)
    if options.goal is Goal.NINE and found.kind in kinds_held(held):
        state = _cooled(options, _on(state, claim=None), seat, at)
        state, opened = _open_next(options, state, at)
        return state, (act.NotNeeded(seat), *opened)
    collected = act.Collected(seat, rel, action.cards)
    state = _on(
        state,
        slots=tuple(None if card in action.cards else card for card in state.table.slots),
        held=replaced(state.table.held, seat, (*held, found)),
        claim=None,
        no_more=_nobody(state),
    )
    if why_over(options, state.table):
        return state, (collected,)
    state, opened = _open_next(options, state, at)
    return state, (collected, *opened)


def _withdraw(options: Options, state: State, seat: Seat, action: act.Withdraw, at: Millis) -> Led:
    if state.table.is_claimant(seat):
        return _miss(options, state, at)
    return _on(state, queue=tuple(call for call in state.table.queue if call.seat != seat)), ()


def _time_out(options: Options, state: State, seat: None, action: act.Timeout, at: Millis) -> Led:
    return _miss(options, state, at)


def _miss(options: Options, state: State, at: Millis) -> Led:
    """Return what an incorrect claim costs (P4): a cool-down and, with the penalty, a set."""
    seat = state.table.claim.seat
    state = _cooled(options, _on(state, claim=None), seat, at)
    events: tuple[Event, ...] = (act.Incorrect(seat),)
    held = state.table.held[seat]
    if options.penalty and held:
        largest = max(len(item.cards) for item in held)
        sets = tuple(place for place, item in enumerate(held) if len(item.cards) == largest)
        if len(sets) > 1:
            state = _on(state, choice=Choice(seat, sets), until=at + CHOICE_MS)
            return state, (*events, act.Choose(seat, sets))
        state, given = _give_up(options, state, seat, sets[0], at)
        events += given
    state, opened = _open_next(options, state, at)
    return state, events + opened


def _cooled(options: Options, state: State, seat: Seat, at: Millis) -> State:
    return _on(state, calls_from=replaced(state.table.calls_from, seat, at + options.miss_cooldown_ms))


def _give_up(options: Options, state: State, seat: Seat, which: int, at: Millis) -> Led:
    """Return the position after a set went to the bottoms of the opponents' stacks (P4)."""
    seats, held = state.table.seats, state.table.held[seat]
    cards = held[which].cards
    others = [Seat((seat + step) % seats) for step in range(1, seats)] or [seat]
    to = tuple(other for _card, other in zip(cards, cycle(others), strict=False))
    stacks = list(state.stacks)
    for card, other in zip(cards, to, strict=True):
        stacks[other] = (*stacks[other], card)
    state = _restacked(state, tuple(stacks))
    rest = replaced(state.table.held, seat, held[:which] + held[which + 1 :])
    state = _on(state, held=rest, no_more=_nobody(state))
    events: tuple[Event, ...] = (act.Surrendered(seat, cards, to),)
    if (
        state.table.turn is None
        and (turn := next_turn(options, state.table.stack_sizes, seat + 1)) is not None
    ):
        state = _on(state, turn=turn, turn_began=at)
        events += (act.Turn(turn),)
    return state, events


def _surrender(options: Options, state: State, seat: Seat | None, action: Any, at: Millis) -> Led:
    choice = state.table.choice
    which = action.set if type(action) is act.Surrender else choice.sets[0]
    state, events = _give_up(options, _on(state, choice=None), choice.seat, which, at)
    state, opened = _open_next(options, state, at)
    return state, events + opened


def _say_no_more(options: Options, state: State, seat: Seat, action: act.NoMore, at: Millis) -> Led:
    return _on(state, no_more=replaced(state.table.no_more, seat, True)), ()


def _nobody(state: State) -> tuple[bool, ...]:
    return (False,) * state.table.seats


_MOVES: Final[dict[type, Callable[[Options, State, Any, Any, Millis], Led]]] = {
    act.Add: _add,
    act.CardCall: _add,
    act.Call: _call,
    act.Show: _show,
    act.Withdraw: _withdraw,
    act.Surrender: _surrender,
    act.NoMore: _say_no_more,
    act.Timeout: _time_out,
    act.SurrenderTimeout: _surrender,
}
