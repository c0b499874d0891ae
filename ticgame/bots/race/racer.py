"""What the bots of the Race share: they see, reach for a card, give up and draw, all in human time."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.bots.race.perception import Eyes, Gaze
from ticgame.bots.squared.moves import Move, list_moves
from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.games.squared.actions import Draw, Start
from ticgame.games.squared.race import RaceView


class Racer(Bot):
    """Plays what it has noticed once its hand is free; draws if it has noticed nothing for a while.

    It is asked again after every entry. What it has noticed and when its hand is free stay as they were
    unless the table has changed under them.
    """

    gaze: ClassVar[Gaze]
    reach_ms: ClassVar[tuple[int, int]]
    """How long it takes to put a card down and be ready for the next."""
    patience_ms: ClassVar[tuple[int, int]]
    """How long it looks for a play before it draws."""

    def __init__(self, rules: Rules, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._eyes = Eyes(self.gaze, rng)
        self._hand: frozenset[Card] | None = None
        self._draws_from = Millis(0)
        self._free_at = Millis(0)
        self._draws_at = Millis(0)

    def think(self, view: RaceView, at: Millis) -> Thought:
        yield
        self._note_own_act(view, at)
        if not view.grids:
            return Decision(Start(self.pick_start(view.hand)), max(at, self._free_at))
        moves = playable(view, needs_tic=self.rules.options.tic_to_finish)
        noticed = self.look(view, moves, at)
        draw_at = self._draw_time(view, at, has_play=bool(moves))
        play_at = max(at, self._free_at, min(noticed.values(), default=draw_at))
        if not moves or draw_at < play_at:
            return Decision(Draw(), draw_at)
        known = [move for move, since in noticed.items() if since <= play_at]
        return Decision(self.pick(view, known).play(), play_at)

    def look(self, view: RaceView, moves: Iterable[Move], at: Millis) -> dict[Move, Millis]:
        """Return when it notices each of the moves; every card is compared with every open place."""
        comparisons = len(view.hand) * sum(len(grid.outline.openings) for grid in view.grids)
        return self._eyes.look(moves, comparisons, at, pace=self.pace)

    def pick_start(self, hand: Sequence[Card]) -> Card:
        """Return the start card: any."""
        return min(hand)

    @abstractmethod
    def pick(self, view: RaceView, known: list[Move]) -> Move:
        """Return which of the moves it has noticed it makes."""

    def _note_own_act(self, view: RaceView, at: Millis) -> None:
        """After a play or a draw of its own the hand is busy, and the search begins anew."""
        hand, draws_from = frozenset(view.hand), view.draws_from[self.seat]
        has_acted = self._hand is None or bool(self._hand - hand) or draws_from != self._draws_from
        self._hand, self._draws_from = hand, draws_from
        if has_acted:
            self._free_at = Millis(at + self._between(self.reach_ms))
            self._draws_at = Millis(self._free_at + self._between(self.patience_ms))

    def _draw_time(self, view: RaceView, at: Millis, *, has_play: bool) -> Millis:
        # X3: the wait after a draw holds only while there is a play somewhere.
        earliest = view.draws_from[self.seat] if has_play else at
        return max(at, self._draws_at, earliest)

    def _between(self, bounds: tuple[int, int]) -> int:
        low, high = bounds
        return int((low + int(self.rng.random() * (high - low))) * self.pace)


def playable(view: RaceView, *, needs_tic: bool) -> list[Move]:
    """Return the legal moves of the view's seat; with `needs_tic` the last card must make a Tic (X4)."""
    least = 1 if needs_tic and len(view.hand) == 1 else 0
    return list_moves(view.grids, range(len(view.grids)), sorted(view.hand), least_tics=least)
