"""Which actions of SpoTic are legal; the refusals speak to players."""

from collections.abc import Callable
from typing import Any, Final

from ticgame.core.contract import Millis, Seat
from ticgame.core.errors import IllegalAction
from ticgame.core.sentences import seconds_left
from ticgame.core.sets import RELATIONS
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import Options, Pace
from ticgame.games.spotic.state import Table


def deadline(table: Table) -> tuple[Millis, Any] | None:
    """Return the time-out that falls due next and when, if any (P3, P4)."""
    if table.why or not table.is_blocked:
        return None
    return table.until, act.Timeout() if table.claim else act.SurrenderTimeout()


def check(options: Options, table: Table, seat: Seat | None, action: Any, at: Millis) -> None:
    """Raise IllegalAction unless the seat may do this now."""
    if table.why:
        raise IllegalAction("P6", "The game is over.")
    if seat is None:
        _check_time_is_up(table, action, at)
        return
    if seat not in range(table.seats):
        raise IllegalAction("P1", f"There is no seat {seat}.")
    _CHECKS[type(action)](options, table, seat, action, at)


def is_legal(options: Options, table: Table, seat: Seat, action: Any, at: Millis) -> bool:
    try:
        check(options, table, seat, action, at)
    except IllegalAction:
        return False
    return True


def _check_time_is_up(table: Table, action: Any, at: Millis) -> None:
    due = deadline(table)
    if due is None or type(due[1]) is not type(action) or at < due[0]:
        raise IllegalAction("P3", "No time is up.")


def _refuse_clock(options: Options, table: Table, seat: Seat, action: Any, at: Millis) -> None:
    raise IllegalAction("P3", "Only the clock says when time is up.")


def _check_add(options: Options, table: Table, seat: Seat, action: act.Add, at: Millis) -> None:
    _check_open_to_cards(table)
    if not table.stack_sizes[seat]:
        raise IllegalAction("P2", "Your stack is empty.")
    if options.pace is Pace.TURNS and seat != table.turn:
        raise IllegalAction("P2", "It is another player's turn to add.")


def _check_open_to_cards(table: Table) -> None:
    if table.claim is not None:
        raise IllegalAction("P2", "Adding waits until the claim is settled.")
    if table.choice is not None:
        raise IllegalAction("P4", "Adding waits until the set to give up is chosen.")


def _check_card_call(options: Options, table: Table, seat: Seat, action: act.CardCall, at: Millis) -> None:
    if options.pace is Pace.FREE:
        raise IllegalAction("P2", 'Everybody may add a card at any time: there is no "Card!" here.')
    if table.turn is None:
        raise IllegalAction("P2", "Every stack is empty: nobody has a card to add.")
    if seat == table.turn:
        raise IllegalAction("P2", "It is your own turn: add a card.")
    _check_open_to_cards(table)
    left_ms = table.turn_began + options.card_call_ms - at
    if left_ms > 0:
        raise IllegalAction("P2", f'Not your turn to add. "Card!" counts in {seconds_left(left_ms)}.')


def _check_call(options: Options, table: Table, seat: Seat, action: act.Call, at: Millis) -> None:
    if action.rel not in RELATIONS:
        raise IllegalAction("P3", "Call Tic, Single or Nic.")
    if table.is_choosing(seat):
        raise IllegalAction("P4", "Choose the set that you give up first.")
    if table.has_called(seat):
        raise IllegalAction("P3", "You have called already.")
    left_ms = table.calls_from[seat] - at
    if left_ms > 0:
        raise IllegalAction("P4", f"After a miss you wait: you can call again in {seconds_left(left_ms)}.")


def _check_claimant(table: Table, seat: Seat, at: Millis) -> None:
    if table.claim is None:
        raise IllegalAction("P3", "Call Tic, Single or Nic first.")
    if not table.is_claimant(seat):
        raise IllegalAction("P3", "Another player called first: only that player may point now.")
    if at >= table.until:
        raise IllegalAction("P3", "The time of your claim is up.")


def _check_show(options: Options, table: Table, seat: Seat, action: act.Show, at: Millis) -> None:
    _check_claimant(table, seat, at)
    if len(set(action.cards)) < len(action.cards):
        raise IllegalAction("P4", "Point at each card once.")
    if not set(action.cards) <= set(table.slots):
        raise IllegalAction("P4", "Point at cards that lie on the table.")


def _check_withdraw(options: Options, table: Table, seat: Seat, action: act.Withdraw, at: Millis) -> None:
    if not table.has_called(seat):
        raise IllegalAction("P3", "You have no call to take back.")
    if table.is_claimant(seat):
        _check_claimant(table, seat, at)


def _check_surrender(options: Options, table: Table, seat: Seat, action: act.Surrender, at: Millis) -> None:
    if not table.is_choosing(seat):
        raise IllegalAction("P4", "You have no set to give up now.")
    if at >= table.until:
        raise IllegalAction("P4", "The time to choose is up.")
    if action.set not in table.choice.sets:
        raise IllegalAction("P4", "Give up one of your largest sets.")


def _check_no_more(options: Options, table: Table, seat: Seat, action: act.NoMore, at: Millis) -> None:
    if not table.is_dealt_out:
        raise IllegalAction("P9", 'There are cards to add still: "no more" comes when every stack is empty.')
    if table.is_blocked:
        raise IllegalAction("P9", "Wait until the claim is settled.")
    if table.no_more[seat]:
        raise IllegalAction("P9", 'You have said "no more" already.')


_CHECKS: Final[dict[type, Callable[[Options, Table, Seat, Any, Millis], None]]] = {
    act.Add: _check_add,
    act.CardCall: _check_card_call,
    act.Call: _check_call,
    act.Show: _check_show,
    act.Withdraw: _check_withdraw,
    act.Surrender: _check_surrender,
    act.NoMore: _check_no_more,
    act.Timeout: _refuse_clock,
    act.SurrenderTimeout: _refuse_clock,
}
