"""A match as the lobby has agreed on it: everything that its start needs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.play.lobby.game_options import FIRST_KEYS
from ticgame.play.seats import SeatPlace, match_seats

HUMAN = "human"
MOST_SEEDS = 2**31


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A game with its options, its players in seat order, and a seed.

    `seats` has the evening's number of each match seat. `options` are JSON values as records write them.
    """

    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    seed: int

    def start(self, *, app: str) -> Match:
        """Deal; raises OptionError if the options won't do."""
        rules = game(self.game).from_options(self.options, len(self.players))
        return Match.start(rules, self.players, seed=self.seed, app=app)


def make_plan(
    name: str,
    options: Mapping[str, Any],
    places: Sequence[SeatPlace],
    *,
    seed: int,
    first: int | None = None,
) -> MatchPlan:
    """Return the plan of a match for the seats that play; `first` is a seat of the evening.

    A first seat at which nobody plays is left to chance, and so is that of a game in which nobody begins.
    """
    seats = match_seats(places)
    players = tuple(Player(place.name, HUMAN if place.is_human else str(place.bot)) for place in places)
    key = FIRST_KEYS.get(name)
    whole = dict(options) if first is None or key is None else {**options, key: seats.get(first)}
    return MatchPlan(name, whole, players, tuple(seats), seed)


def draw_seed(random: Callable[[], float]) -> int:
    """Return a seed from a source of numbers between 0 and 1."""
    return int(random() * MOST_SEEDS)
