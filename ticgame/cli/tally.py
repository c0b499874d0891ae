"""Counts over many games: rates and means with their 95 % intervals."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ticgame.core.estimates import Estimate, Mean, estimate_rate


class Played(NamedTuple):
    """One game: its result as records write it, its entries with a seat, its game time."""

    seed: int
    result: Mapping[str, Any]
    winners: tuple[int, ...]
    moves: int
    ms: int


class Tally:
    """What many games of one kind came to."""

    def __init__(self, seats: int, *, missions: Iterable[str] = ()) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.moves = Mean()
        self.game_s = Mean()
        self.is_shared = False
        """Whether everybody wins or nobody, so that there is one win rate for the table."""
        self.penalty = Mean()
        self.scores = [Mean() for _seat in range(seats)]
        done = Counter(dict.fromkeys(missions, 0))  # those that nobody does are told as well
        self.counts: dict[str, Counter[str]] = {"why": Counter(), "grade": Counter(), "done": done}

    def add(self, played: Played) -> None:
        result = played.result
        self.games += 1
        self.moves.add(played.moves)
        self.game_s.add(played.ms / 1000)
        self.is_shared = "win" in result
        for seat in played.winners:
            self.wins[seat] += 1
        if "penalty" in result:
            self.penalty.add(result["penalty"])
        for mean, score in zip(self.scores, _scores(result, len(self.scores)), strict=True):
            if score is not None:
                mean.add(score)
        for key, counter in self.counts.items():
            counter.update(_words(result.get(key)))

    def win_rates(self) -> list[Estimate]:
        """Return the win rate of the table, or of each seat; of at least one game."""
        wins = self.wins[:1] if self.is_shared else self.wins
        return [estimate_rate(count, self.games) for count in wins]


def _scores(result: Mapping[str, Any], seats: int) -> Sequence[float | None]:
    return next((result[key] for key in ("scores", "totals", "points") if key in result), [None] * seats)


def _words(value: Any) -> list[str]:
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]
