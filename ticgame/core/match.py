"""One running game: the only object of a game that changes.

Everything that plays goes through here: the window, `sim`, replays, tests. A match takes the actions of one
tick in a fair order (X6), judges each on the table the former left, brings in time-outs and what the table
itself does, keeps the record and calls its watchers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ticgame.core.cards import ALL_CARDS, Card
from ticgame.core.chance import Chance, shuffle
from ticgame.core.contract import Event, Millis, Result, Rules, Seat, View, check_seats
from ticgame.core.errors import IllegalAction, OptionError


class Player(NamedTuple):
    """Who sits at a seat: a name, and `human` or a bot's name."""

    name: str
    by: str


class TakeSeat(NamedTuple):
    """From here on `by` (a bot, or `human` for a person who comes back) plays the seat (C6)."""

    by: str


class Hinted(NamedTuple):
    """The seat, which is to act, asked for a hint and got one."""


class TakenBack(NamedTuple):
    """Tells watchers that a seat took back its last act, which has left the record."""

    entry: "Entry"


class Entry(NamedTuple):
    """One thing that happened: `seat` is None for what the game itself does."""

    t: Millis
    seat: Seat | None
    action: Any
    events: tuple[Event, ...]


class Change(NamedTuple):
    """What a watcher is told: an entry, and the watcher's own views before and after it."""

    before: View
    after: View
    entry: Entry


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one action of a tick: its entry, or why it was refused."""

    seat: Seat
    action: Any
    entry: Entry | None = None
    refusal: IllegalAction | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says before its entries; `deck` is None where each deal brings its own."""

    game: str
    options: Mapping[str, Any]
    players: tuple[Player, ...]
    seed: int | None
    deck: tuple[Card, ...] | None
    app: str
    level: str | None = None


@dataclass(slots=True, eq=False)
class _Watcher:
    tell: Callable[[Change], None]
    seat: Seat | None
    seen: View = field(repr=False)


class Match:
    """A game from its deal to its result.

    `Match.start` shuffles and deals; `Match(rules, header)` deals a deck that is given (a replay, a puzzle).
    With `is_retold` what the table itself does waits for `redo`, until the match goes on (`go_on`).
    """

    def __init__(self, rules: Rules, header: Header, *, is_retold: bool = False) -> None:
        self.rules = rules
        self.header = header
        self.chance = Chance(header.seed or 0)
        self.at = Millis(0)
        self.entries: list[Entry] = []
        self._is_retold = is_retold
        self._players = list(header.players)
        self._watchers: list[_Watcher] = []
        self._judged: Any = None  # the state whose result is at hand
        self._result: Result | None = None
        self._state = rules.deal(len(header.players), header.deck or ()).state
        if not is_retold:
            self.run_table()

    @classmethod
    def start(
        cls,
        rules: Rules,
        players: Sequence[Player],
        *,
        seed: int,
        app: str,
        cards: Sequence[Card] | None = None,
        level: str | None = None,
    ) -> "Match":
        """Return a freshly dealt match; `cards` is a smaller deck to shuffle (a level's filter).

        Raises OptionError if the seed, the seats or the deck won't do.
        """
        chance = Chance(seed)
        seats = len(players)
        if faults := check_seats(type(rules), seats):
            raise OptionError(faults)
        rules = rules.settled(seats, chance)
        deck = rules.deck_cards(seats)
        if deck is not None:
            kept = [card for card in deck if cards is None or card in set(cards)]
            deck = chance.shuffled(kept, "deck")[: rules.dealt_size(seats)]
            check_deck(rules, seats, deck)
        header = Header(rules.name, rules.options_json(), tuple(players), seed, deck, app, level)
        return cls(rules, header)

    @property
    def seats(self) -> int:
        return len(self._players)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays each seat now."""
        return tuple(self._players)

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        if self._judged is not self._state:
            self._judged, self._result = self._state, self.rules.result(self._state)
        return self._result

    def actors(self) -> tuple[Seat, ...]:
        return self.rules.actors(self._state)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat may see now; None: what everybody sees."""
        return self.rules.view(self._state, seat)

    def check(self, seat: Seat, action: Any) -> None:
        """Raise IllegalAction unless the seat may do this now."""
        self.rules.check(self._state, seat, action, self.at)

    def why_not(self, seat: Seat, action: Any) -> str | None:
        """Return why the seat may not do this now, in words for players; None if it may."""
        try:
            self.check(seat, action)
        except IllegalAction as refusal:
            return refusal.reason
        return None

    def legal(self, seat: Seat) -> Iterator[Any]:
        return self.rules.legal(self._state, seat, self.at)

    def cards_in_play(self) -> Iterator[Card]:
        """Yield every card of the game, once for each place it lies in (C7)."""
        return self.rules.places(self._state)

    def watch(self, tell: Callable[[Change], None], seat: Seat | None = None) -> Callable[[], None]:
        """Call `tell` after each entry with the views of a seat; return what ends that."""
        watcher = _Watcher(tell, seat, self.view(seat))
        self._watchers.append(watcher)

        def stop() -> None:
            if watcher in self._watchers:
                self._watchers.remove(watcher)

        return stop

    def act(self, seat: Seat | None, action: Any, at: Millis | None = None) -> Entry:
        """Carry out one action; raises IllegalAction, and then nothing has changed but due time-outs.

        Seat None is for a replay, which carries the table's own actions out as they were.
        """
        self.advance(self.at if at is None else at)
        return self._carry_out(seat, action)

    def tick(self, actions: Sequence[tuple[Seat, Any]], at: Millis) -> list[Outcome]:
        """Carry out the simultaneous actions of one tick in the order of X6; refusals are returned."""
        self.advance(at)
        return [self._try(seat, action) for seat, action in self._fair_order(actions)]

    def advance(self, at: Millis) -> None:
        """Let game time go on to `at`, with the time-outs that fall due on the way."""
        while (due := self.rules.deadline(self._state)) is not None and due[0] <= at:
            self.at = max(self.at, due[0])
            self._carry_out(None, due[1])
        self.at = max(self.at, at)

    @property
    def deadline(self) -> Millis | None:
        """When the next time-out falls due, None if none will."""
        due = self.rules.deadline(self._state)
        return due and due[0]

    def advance_to_deadline(self) -> None:
        """Let game time go on to the next time-out, if there is one."""
        if (due := self.deadline) is not None:
            self.advance(due)

    def take_seat(self, seat: Seat, by: str, at: Millis | None = None) -> Entry:
        """Note that a bot or a person plays the seat from here on (C6)."""
        self.advance(self.at if at is None else at)
        if self.is_over:
            raise IllegalAction("C6", "The game is over; nobody can change seats.")
        self._players[seat] = self._players[seat]._replace(by=by)
        return self._append(Entry(self.at, seat, TakeSeat(by), ()))

    def note_hint(self, seat: Seat, at: Millis | None = None) -> Entry:
        """Note that a seat got a hint."""
        self.advance(self.at if at is None else at)
        if self.rules.is_real_time:
            raise IllegalAction("hint", "There are no hints against the clock.")
        if seat not in self.actors():
            raise IllegalAction("hint", "A hint is for a seat that is to act.")
        return self._append(Entry(self.at, seat, Hinted(), ()))

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each seat has got."""
        asked = [entry.seat for entry in self.entries if isinstance(entry.action, Hinted)]
        return tuple(asked.count(seat) for seat in range(self.seats))

    def _last_act(self, seat: Seat) -> int:
        """Return the place of the last entry, a seat's own hints after it left out."""
        at = len(self.entries) - 1
        while at >= 0 and self.entries[at].seat == seat and isinstance(self.entries[at].action, Hinted):
            at -= 1
        return at

    def why_not_take_back(self, seat: Seat) -> str | None:
        """Return why a seat can't take back its last act, in words for players; None if it can.

        It must be the last thing that happened, with nothing random or hidden after it.
        """
        at = self._last_act(seat)
        if at < 0 or self.entries[at].seat is None:
            return "There is nothing of yours to take back."
        last = self.entries[at]
        if last.seat != seat or isinstance(last.action, TakeSeat | Hinted):
            return "It can't be taken back: something else has happened since."
        if self.is_over:
            return "The game is over."
        if not self.rules.is_plain(last.action, last.events):
            return "It can't be taken back: a card was drawn or shown."
        return None

    def take_back(self, seat: Seat) -> Entry:
        """Take back a seat's last act as if it had not happened, and return its entry.

        Watchers are told an entry that isn't kept, with the action `TakenBack`.
        """
        if (reason := self.why_not_take_back(seat)) is not None:
            raise IllegalAction("undo", reason)
        at = self._last_act(seat)
        self._state = self.retraced(at)._state
        entry = self.entries.pop(at)
        self._tell(Entry(self.at, seat, TakenBack(entry), ()))
        return entry

    def redo(self, entry: Entry) -> None:
        """Carry out an entry of another run of this game; with a seed, what the game itself does comes of it.

        Raises IllegalAction where it can't happen here.
        """
        if isinstance(entry.action, TakeSeat):
            self.take_seat(entry.seat, entry.action.by, entry.t)
        elif isinstance(entry.action, Hinted):
            self.note_hint(entry.seat, entry.t)
        elif entry.seat is not None or self.header.seed is None:
            self.act(entry.seat, entry.action, entry.t)
        else:
            count = len(self.entries)
            self.advance(entry.t)
            if len(self.entries) == count:
                self._act_as_table()

    def go_on(self) -> None:
        """Let a match that was told again act as the table by itself from here on."""
        self._is_retold = False
        self.run_table()

    def retraced(self, count: int, *, begin: Callable[["Match"], None] = lambda match: None) -> "Match":
        """Return this game played again to its first `count` entries.

        `begin` gets the freshly dealt match before the first entry, to watch it.
        """
        match, entries = Match(self.rules, self.header, is_retold=True), self.entries[:count]
        if self.header.deck is None and entries and entries[0].seat is None:
            match.redo(entries[0])  # the deal
        begin(match)
        for at, entry in enumerate(entries):
            if len(match.entries) <= at:
                match.redo(entry)
        match.go_on()
        return match

    def _fair_order(self, actions: Sequence[tuple[Seat, Any]]) -> list[tuple[Seat, Any]]:
        # X6: one draw a tick shuffles the acting seats, never the device or the seat number.
        seats = sorted({seat for seat, _action in actions})
        order = shuffle(seats, self.chance.stream("priority")) if len(seats) > 1 else seats
        return [item for seat in order for item in actions if item[0] == seat]

    def _try(self, seat: Seat, action: Any) -> Outcome:
        try:
            # P3: a time of no length is up before the next action of the same tick.
            return Outcome(seat, action, entry=self.act(seat, action))
        except IllegalAction as refusal:
            return Outcome(seat, action, refusal=refusal)

    def _carry_out(self, seat: Seat | None, action: Any) -> Entry:
        step = self.rules.apply(self._state, seat, action, self.at)
        entry = self._take(step, seat, action)
        if not self._is_retold:
            self.run_table()
        return entry

    def run_table(self) -> None:
        """Do whatever the table itself has to do now.

        Without a seed there is no chance to draw from: the table's actions come from a record.
        """
        while self._act_as_table():
            pass

    def _act_as_table(self) -> bool:
        action = None if self.header.seed is None else self.rules.table_action(self._state, self.chance)
        if action is None:
            return False
        self._take(self.rules.apply(self._state, None, action, self.at), None, action)
        return True

    def _take(self, step: Any, seat: Seat | None, action: Any) -> Entry:
        self._state = step.state
        return self._append(Entry(self.at, seat, action, step.events))

    def _append(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        self._tell(entry)
        return entry

    def _tell(self, entry: Entry) -> None:
        for watcher in list(self._watchers):
            before, watcher.seen = watcher.seen, self.view(watcher.seat)
            watcher.tell(Change(before, watcher.seen, entry))


def check_deck(rules: Rules, seats: int, deck: Sequence[Card]) -> None:
    """Raise OptionError unless the deck is enough for the deal and has no card twice."""
    faults = []
    need = rules.cards_needed(seats)
    if len(deck) < need:
        faults.append(f"deck: {len(deck)} cards are too few, the deal for {seats} players takes {need}")
    if (most := rules.dealt_size(seats)) is not None and len(deck) > most:
        faults.append(f"deck: {len(deck)} cards are too many, {most} are used")
    if len(set(deck)) < len(deck):
        faults.append("deck: a card is in it twice")
    if not set(deck) <= set(rules.deck_cards(seats) or ALL_CARDS):
        faults.append("deck: a card of the start layout is in it")
    if faults:
        raise OptionError(faults)
