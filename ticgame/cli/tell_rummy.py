"""TIC Rummy in words."""

from collections.abc import Iterable, Iterator
from typing import Any

from ticgame.cli.narrator import Narrator, amount, listed
from ticgame.core.cards import Card
from ticgame.core.contract import Event, Seat
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
from ticgame.games.rummy.rules import Rummy, RummyResult, RummyView


class RummyNarrator(Narrator):
    """Tells TIC Rummy."""

    rules: Rummy

    def opening(self) -> Iterator[str]:
        options = self.rules.options
        yield f"From round {options.start_round} to round {options.last_round}; the lowest total wins."
        for number in range(options.start_round, options.last_round + 1):
            wanted = listed(f"{want.size}-card {want.kind}" for want in ROUNDS[number - 1])
            yield f"Round {number} lays down: {wanted}."

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
                return f"draws from the {'deck' if source is Source.DECK else 'discards'}"
            case Lay(collections):
                return f"lays down {listed(f'{item.kind} {self._cards(item.cards)}' for item in collections)}"
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
        top = self.card(view.discards[-1]) if view.discards else "none"
        yield f"  deck {view.deck_size}, discards {len(view.discards)}, top {top}"
        for number, item in enumerate(view.table):
            yield f"  {number}: {item.kind} of {self.names[item.owner]}: {self._cards(item.cards)}"
        for seat, name in enumerate(self.names):
            laid = ", has laid down" if view.laid[seat] else ""
            state = f"round {view.rounds[seat]}, {amount(view.hand_sizes[seat], 'card')}"
            yield f"  {name}: {state}, total {view.totals[seat]}{laid}"

    def own(self, view: RummyView) -> Iterator[str]:
        yield f"  {self.names[view.seat]} holds {self._cards(sorted(view.hand))}"

    def outcome(self, result: RummyResult) -> str:
        winners = result.winners()
        names = listed(self.names[seat] for seat in winners)
        tally = self._each(amount(total, "point") for total in result.totals)
        why = "" if result.why == "out" else " after too many void deals"
        return f"{names} {'win' if len(winners) > 1 else 'wins'}{why}: {tally}."

    def _each(self, words: Iterable[str]) -> str:
        return listed(f"{name} {word}" for name, word in zip(self.names, words, strict=True))

    def _cards(self, cards: Iterable[Card]) -> str:
        return " ".join(self.card(card) for card in cards)
