"""What the table of SpoTic tells its seats in words."""

from math import ceil

from ticgame.core.contract import Seat
from ticgame.games.spotic.state import Table

TALK = "Call before you point. Say nothing about sets that you see, and leave the others time to look."
TOO_FEW = "Mark at least three cards first."
TOO_MANY = "Five cards are the most: take a mark back first."
_ORDINALS = ("next", "2nd", "3rd", "4th", "5th", "6th")


def status_words(
    table: Table, seat: Seat, *, is_human: bool, can_end: bool, can_call_card: bool, now_ms: float
) -> str:
    """Return what a seat is up to or may do, in a few words."""
    if table.is_claimant(seat):
        return "Give up" if is_human else "shows a set"
    if table.is_choosing(seat):
        return "Give up a set"
    waiting = [call.seat for call in table.queue]
    if seat in waiting:
        return f"Your call is {_ORDINALS[waiting.index(seat)]}"
    left_ms = table.calls_from[seat] - now_ms
    if left_ms > 0:
        return f"Wait {ceil(left_ms / 1000)} s"
    if table.no_more[seat]:
        return "Sees no more"
    if table.turn == seat:
        return "Add a card" if is_human else "adds a card"
    if not is_human:
        return "is looking"
    if can_call_card:
        return "“Card!”"
    return "No more" if can_end else "Spot a set"
