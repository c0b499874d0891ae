"""The hint that a seat at a table has asked for: looked for between frames, kept until somebody acts."""

from collections.abc import Callable

from ticgame.bots.hint import HINTS, Hint, Search, hint_search
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.play.table.thinkers import SLICE_MS


class HintDesk:
    """The latest hint of a match. `read_ms` is a clock for how long it has been looked for."""

    def __init__(self, match: Match, *, read_ms: Callable[[], float]) -> None:
        self._match = match
        self._read_ms = read_ms
        self._search: Search | None = None
        self.seat: Seat | None = None
        self.hint: Hint | None = None
        self.is_pointed_out = False

    @property
    def has_hints(self) -> bool:
        """Whether there are hints in this game at all."""
        return self._match.rules.name in HINTS

    @property
    def is_looking(self) -> bool:
        """Whether a hint is being looked for."""
        return self._search is not None

    def ask(self, seat: Seat) -> None:
        """Begin to look for a hint for a seat."""
        self.forget()
        self.seat = seat
        self._search = hint_search(self._match.rules, self._match.view(seat))

    def forget(self) -> None:
        """Drop the hint: it is no longer true."""
        self._search = self.seat = self.hint = None
        self.is_pointed_out = False

    def think(self) -> bool:
        """Look on for a slice of a frame; return whether a hint has been found right now."""
        end = self._read_ms() + SLICE_MS
        while self._search is not None and self._read_ms() < end:
            try:
                next(self._search)
            except StopIteration as stop:
                self._search, self.hint = None, stop.value
                return self.hint is not None
        return False
