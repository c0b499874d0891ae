"""TIC Rummy in words."""

from collections.abc import Iterable, Iterator
from typing import Any

from ticgame.cli.narrator import Narrator
from ticgame.core.cards import Card
from ticgame.core.contract import Event, Seat
from ticgame.core.sentences import amount, listed
from ticgame.games.rummy.actions import (
    Add,
    Deal,
    Discard,
    Draw,
    Lay,
    Out,
    Penalties,
    Recycle,
    RoundsNow,
    Source,
    Turn,
    Void,
)
from ticgame.games.rummy.collections import ROUNDS, End
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.state import RummyResult, RummyView
from ticgame.games.rummy.wording import kind_name, lay_down_words


class RummyNarrator(Narrator):
    """Tells TIC Rummy."""

    rules: Rummy
    _top: Card | None = None  # of the discards, as the last view showed them

    def opening(self) -> Iterator[str]:
        options = self.rules.options
        first, last = options.start_round, options.last_round
        span = f"Round {last} only" if first == last else f"From round {first} to round {last}"
        yield f"{span}; the lowest total wins."
        for number in range(first, last + 1):
            yield f"Round {number} lays down {lay_down_words(ROUNDS[number - 1])}."

    def action(self, seat: Seat | None, action: Any) -> str:
        match action:
            case Deal(dealer):
                return f"{self.names[dealer]} deals."
            case Recycle():
                return "The deck is used up: the discards but the top become a new one."
            case Void():
                return "The deck is used up: the deal is void."
        return f"{self.names[seat]} {self._deed(action)}."

    def _deed(self, action: Any) -> str:
        match action:
            case Draw(source):
                return (
                    "draws from the deck"
                    if source is Source.DECK
                    else f"takes {self.card(self._top)} from the discards"
                )
            case Lay(collections):
                parts = (f"the {kind_name(item.kind)} {self.cards(item.cards)}" for item in collections)
                return f"lays down {listed(parts)}"
            case Add(card, to, end):
                where = {None: "to", End.FIRST: "before", End.LAST: "after"}[end]
                return f"adds {self.card(card)} {where} collection {to}"
            case Discard(card):
                return f"discards {self.card(card)}"
        raise TypeError(f"no words for {action!r}")

    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        for event in events:
            match event:
                case Turn(turn):
                    yield f"{self.names[turn]} is next."
                case Out(winner):
                    yield f"{self.names[winner]} goes out."
                case Penalties(points):
                    yield f"Penalties: {self._each(amount(count, 'point') for count in points)}."
                case RoundsNow(now):
                    yield f"Rounds now: {self._each(map(str, now))}."

    def table(self, view: RummyView, action: Any) -> Iterator[str]:
        if action is None or isinstance(action, Deal | Void):
            for seat, name in enumerate(self.names):
                yield f"  {name}: round {view.rounds[seat]}, total {view.totals[seat]}"
        if not view.deals:
            return
        self._top = view.discards[-1] if view.discards else None
        top = "none" if self._top is None else self.card(self._top)
        yield f"  deck {view.deck_size}, discards {len(view.discards)}, top {top}"
        if not isinstance(action, Draw):
            words = (self._hand_words(view, seat) for seat in range(len(self.names)))
            yield f"  cards in hand: {', '.join(words)}"
        if isinstance(action, Lay | Add):
            for number, (kind, owner, cards, _running) in enumerate(view.table):
                yield f"  {number}: {kind_name(kind)} of {self.names[owner]}: {self.cards(cards)}"

    def _hand_words(self, view: RummyView, seat: int) -> str:
        return f"{self.names[seat]} ({view.hand_sizes[seat]}{', has laid down' * view.laid[seat]})"

    def own(self, view: RummyView) -> Iterator[str]:
        yield f"  {self.names[view.seat]} holds {self.cards(sorted(view.hand)) or 'no card'}"

    def outcome(self, result: RummyResult) -> str:
        winners = result.winners()
        names = listed(self.names[seat] for seat in winners)
        tally = self._each(amount(total, "point") for total in result.totals)
        why = "" if result.why == "out" else " after too many void deals"
        return f"{names} {'win' if len(winners) > 1 else 'wins'}{why}: {tally}."

    def _each(self, words: Iterable[str]) -> str:
        return listed(f"{name} {word}" for name, word in zip(self.names, words, strict=True))
