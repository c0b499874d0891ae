"""What can be done at a seat of the lobby, row by row."""

from enum import StrEnum

from ticgame.play.lobby.botnames import bot_title
from ticgame.play.seats import SeatPlace


class SeatRow(StrEnum):
    """The rows of a seat's card."""

    READY = "ready"
    NAME = "name"
    SHARE = "share"
    LEAVE = "leave"
    JOIN = "join"
    BOT = "bot"
    STRENGTH = "strength"
    TAKE = "take"
    REMOVE = "remove"


OWN_ROWS = frozenset({SeatRow.READY, SeatRow.NAME, SeatRow.SHARE, SeatRow.LEAVE})
"""Rows that only the seat's own device may press."""

_TITLES = {
    SeatRow.READY: "Ready",
    SeatRow.NAME: "Name",
    SeatRow.SHARE: "Add a player",
    SeatRow.LEAVE: "Leave",
    SeatRow.JOIN: "Sit here",
    SeatRow.BOT: "Add a bot",
    SeatRow.TAKE: "Sit here",
    SeatRow.REMOVE: "Remove",
}


def seat_rows(place: SeatPlace, *, can_share: bool = True) -> tuple[SeatRow, ...]:
    """Return the rows of a seat as it is now; where nobody can share a device, no row offers it."""
    if place.is_lost:
        return (SeatRow.TAKE, SeatRow.BOT, SeatRow.REMOVE)
    if place.is_human:
        share = (SeatRow.SHARE,) if can_share else ()
        return (SeatRow.READY, SeatRow.NAME, *share, SeatRow.LEAVE)
    if place.is_played_by_bot:
        return (SeatRow.STRENGTH, SeatRow.TAKE, SeatRow.REMOVE)
    return (SeatRow.JOIN, SeatRow.BOT)


def row_title(row: SeatRow, place: SeatPlace) -> str:
    """Return what a row says."""
    if row is SeatRow.STRENGTH:
        return f"{bot_title(str(place.bot))}  ›"
    if row is SeatRow.BOT and place.is_human:
        return "A bot plays"
    return _TITLES[row]
