"""A match told as text while it goes on: what `watch` shows and what the goldens keep."""

from collections.abc import Callable
from typing import Any, Final

from ticgame.cli.console import clean
from ticgame.cli.narrator import Narrator
from ticgame.cli.pen import Depth, Pen
from ticgame.core.contract import Millis, Seat, View
from ticgame.core.loading import load
from ticgame.core.match import Change, Entry, Hinted, Match, TakeSeat
from ticgame.core.sentences import amount

NARRATORS: Final = {
    "together": "ticgame.cli.tell_together:TogetherNarrator",
    "ticcitories": "ticgame.cli.tell_ticcitories:TiccitoriesNarrator",
    "squared": "ticgame.cli.tell_squared:SquaredNarrator",
    "race": "ticgame.cli.tell_squared:RaceNarrator",
    "spotic": "ticgame.cli.tell_spotic:SpoticNarrator",
    "rummy": "ticgame.cli.tell_rummy:RummyNarrator",
}
"""The narrator of each game; its module is imported when it is asked for."""

_INDENT: Final = " " * 14


def narrator(match: Match, pen: Pen | None = None) -> Narrator:
    """Return the narrator of a match's game."""
    kind = load(NARRATORS[match.rules.name])
    return kind(match.rules, match.header.players, pen or Pen(Depth.PLAIN))


class Transcript:
    """Tells a match line by line to `say`, from the public view.

    With `has_views` what each seat alone sees is told too. After each entry `rest` is called.
    """

    def __init__(
        self,
        match: Match,
        say: Callable[[str], None],
        *,
        pen: Pen | None = None,
        has_views: bool = False,
        rest: Callable[[], None] | None = None,
    ) -> None:
        self._match = match
        self._say = say
        self._has_views = has_views
        self._rest = rest
        self._narrator = narrator(match, pen)
        self._pen = self._narrator.pen
        self._told = 0
        self._open()
        match.watch(self._entry)

    def close(self) -> None:
        """Tell how the match ended, or that it goes on."""
        result = self._match.result
        words = "The game isn't over yet." if result is None else self._narrator.outcome(result)
        self._say(self._pen.strong(words))

    def _open(self) -> None:
        header = self._match.header
        self._say(self._pen.strong(f"{self._match.rules.title}, {amount(self._match.seats, 'player')}"))
        seats = [f"{clean(player.name)} ({_player_words(player.by)})" for player in header.players]
        self._say(
            f"{', '.join(seats)}. {'The deck was given.' if header.seed is None else _seed(header.seed)}"
        )
        for line in self._narrator.opening():
            self._say(line)
        self._say("")
        self._table(self._match.view(None), None)
        self._say("")

    def _entry(self, change: Change) -> None:
        entry = change.entry
        self._told += 1
        self._say(f"{self._told:>4}  {format_time(entry.t)}  {self._action(entry)}")
        for line in self._narrator.events(entry.seat, entry.events):
            self._say(f"{_INDENT}{line}")
        if not isinstance(entry.action, TakeSeat | Hinted):
            self._table(change.after, entry.action)
        self._say("")
        if self._rest is not None:
            self._rest()

    def _action(self, entry: Entry) -> str:
        if isinstance(entry.action, TakeSeat):
            return (
                f"From here on {_player_words(entry.action.by)} plays for {self._narrator.names[entry.seat]}."
            )
        if isinstance(entry.action, Hinted):
            return f"{self._narrator.names[entry.seat]} asks for a hint."
        return self._narrator.action(entry.seat, entry.action)

    def _table(self, view: View, action: Any) -> None:
        for line in self._narrator.table(view, action):
            self._say(line)
        if self._has_views:
            for seat in range(self._match.seats):
                for line in self._narrator.own(self._match.view(Seat(seat))):
                    self._say(line)


def format_time(t: Millis) -> str:
    """Return game time as minutes, seconds and tenths: `1:02.5`."""
    minutes, tenths = divmod(t // 100, 600)
    return f"{minutes}:{tenths // 10:02}.{tenths % 10}"


def _player_words(by: str) -> str:
    return "a person" if by == "human" else clean(by)


def _seed(seed: int) -> str:
    return f"Seed {seed}."
