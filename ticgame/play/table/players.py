"""Who plays the seats of a match: as its record says it, and the bots themselves."""

from ticgame.bots import make_bot
from ticgame.bots.bot import Bot
from ticgame.core.contract import Seat
from ticgame.core.match import Match, Player
from ticgame.play.table.seating import Seating


def players_of(seating: Seating) -> list[Player]:
    """Return who plays each seat, as a record says it."""
    places = [seating.place(seat) for seat in seating.seats]
    return [Player(place.name, place.bot or "human") for place in places]


def bots_of(seating: Seating, match: Match) -> dict[Seat, Bot]:
    """Return a new bot for each seat that one plays, seeded by the match."""
    named = {seat: seating.place(seat).bot for seat in seating.seats}
    seed = match.header.seed or 0
    return {seat: make_bot(name, match.rules, seat, seed) for seat, name in named.items() if name}
