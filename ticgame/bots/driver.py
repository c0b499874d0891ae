"""Bots play a match in game time, without waiting: for `sim`, tests and ratings."""

from collections.abc import Mapping

from ticgame.bots.bot import Bot, Decision
from ticgame.core.contract import Seat
from ticgame.core.match import Match, Outcome


def play_out(match: Match, bots: Mapping[Seat, Bot]) -> None:
    """Play a match to its end; every seat that may act needs a bot."""
    while not match.is_over:
        play_next(match, bots)


def play_next(match: Match, bots: Mapping[Seat, Bot]) -> None:
    """Carry out what happens next: the earliest decisions, or a time-out that falls due before them."""
    decisions = {
        seat: decision
        for seat in match.actors()
        if (decision := bots[seat].decide(match.view(seat), match.at)) is not None
    }
    before = len(match.entries)
    outcomes: list[Outcome] = []
    if decisions and not _is_late(match, decisions):
        outcomes = match.tick(*_earliest(decisions))
    else:
        match.advance_to_deadline()
    if len(match.entries) == before:
        refusals = "; ".join(str(outcome.refusal) for outcome in outcomes)
        raise RuntimeError(f"no bot moves the game on ({refusals or 'nobody acts and nothing falls due'})")


def _is_late(match: Match, decisions: Mapping[Seat, Decision]) -> bool:
    """Return whether a time-out falls due by the time of the earliest decision."""
    deadline = match.deadline
    return deadline is not None and deadline <= min(decision.due for decision in decisions.values())


def _earliest(decisions: Mapping[Seat, Decision]) -> tuple[list[tuple[Seat, object]], int]:
    due = min(decision.due for decision in decisions.values())
    acting = [(seat, decision.action) for seat, decision in decisions.items() if decision.due == due]
    return acting, due
