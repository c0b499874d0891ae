"""TIC Together in words."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any, Final

from ticgame.cli.narrator import Narrator
from ticgame.cli.picture import SIGNS, draw_layout
from ticgame.core.cards import Card, Relation, relation, step_relation
from ticgame.core.contract import Event, Seat
from ticgame.core.sentences import amount, listed
from ticgame.games.together.missions import StraightRun, TicGroup
from ticgame.games.together.progress import Progress, progress_of
from ticgame.games.together.rules import (
    Drew,
    Grade,
    MissionDone,
    Penalty,
    Place,
    Together,
    TogetherResult,
    TogetherView,
    Why,
)
from ticgame.games.together.table import Edge
from ticgame.games.together.wording import key_words, mission_hint, mission_title

_GRADES: Final = {
    Grade.OUTSTANDING: "an outstanding win",
    Grade.STRONG: "a strong win",
    Grade.NARROW: "a narrow win",
}


class TogetherNarrator(Narrator):
    """Tells TIC Together."""

    rules: Together

    def opening(self) -> Iterator[str]:
        options = self.rules.options
        width, height = options.grid
        yield (
            f"A {options.frame} grid of {width} × {height}, {amount(options.hand, 'card')} in hand. "
            f"{amount(options.limit, self._penalty)} {'loses' if options.limit == 1 else 'lose'} the game."
        )
        if options.separate:
            yield "Each sequence mission needs cards of its own."
        yield "Missions:"
        for number, mission in enumerate(self.rules.missions, start=1):
            yield f"  {number}. {mission_title(mission)}: {mission_hint(mission)}"
        signs = listed(f"{SIGNS[rel]} {rel.capitalize()}" for rel in self._relations)
        yield f"Between cards: {signs}. A dot is a free place, brackets are round the last card."

    def action(self, seat: Seat | None, action: Place) -> str:
        column, row = action.cell
        return f"{self.names[seat]} places {self.named_card(action.card)} at column {column}, row {row}."

    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        edges = tuple(takewhile(lambda event: isinstance(event, Edge), events))
        if edges:
            yield self.edges_told(edges)
        for event in events[len(edges) :]:
            yield self._event(seat, event)

    def _event(self, seat: Seat | None, event: Event) -> str:
        match event:
            case Penalty(total):
                return f"{amount(total, self._penalty)} of {self.rules.options.limit} now."
            case MissionDone(id_):
                mission = self.rules.missions[self.rules.sheet.ids.index(id_)]
                return self.pen.strong(f"Mission done: {mission_title(mission)}!")
            case Drew(n):
                return f"{self.names[seat]} draws {'a card' if n == 1 else amount(n, 'card')}."
        raise TypeError(f"no words for {event!r}")

    def table(self, view: TogetherView, action: Any) -> Iterator[str]:
        last = action.cell if isinstance(action, Place) else None
        yield from draw_layout(view.layout, self.pen, self._sign, last=last)
        yield f"  {'; '.join(self._missions(view))}"
        done = sum(claim is not None for claim in view.table.done)
        yield (
            f"  missions {done} of {len(view.table.done)}, {self._penalty}s {view.table.penalty} of "
            f"{self.rules.options.limit}, hands {' '.join(map(str, view.hand_sizes))}, deck {view.deck_size}"
            + ("" if view.why else f", next {self.names[view.turn]}")
        )
        if view.order:
            yield f"  the deck: {self.cards(view.order)}"

    def own(self, view: TogetherView) -> Iterator[str]:
        yield f"  {self.names[view.seat]} holds {self.cards(view.hand) or 'no card'}"

    def outcome(self, result: TogetherResult) -> str:
        penalties = amount(result.penalty, self._penalty)
        if result.win:
            return f"Everybody wins: all missions done with {penalties}, {_GRADES[result.grade]}."
        limit = self.rules.options.limit
        done = f"{len(result.done)} of {amount(len(self.rules.missions), 'mission')} done"
        reason = {
            Why.LIMIT: f"{penalties}, and {limit} {'is' if limit == 1 else 'are'} too many",
            Why.FULL: "the grid is full",
            Why.CARDS: "nobody has a card left",
        }[result.why]
        return f"Everybody loses: {reason}; {done}."

    @property
    def _penalty(self) -> str:
        return self.rules.sheet.penalty_relation.capitalize()

    @property
    def _relations(self) -> tuple[Relation, ...]:
        if self.rules.sheet.is_sequence:
            return (Relation.BREAK, Relation.MONO, Relation.DUO, Relation.TRIPO)
        return (Relation.TIC, Relation.SINGLE, Relation.NIC)

    def _sign(self, one: Card, other: Card) -> str:
        meet = step_relation if self.rules.sheet.is_sequence else relation
        return SIGNS[meet(one, other)]

    def _missions(self, view: TogetherView) -> Iterator[str]:
        progress = progress_of(self.rules.sheet, view.table)
        for mission, state in zip(self.rules.missions, progress, strict=True):
            has_cards = isinstance(mission, TicGroup | StraightRun)
            yield f"{mission_title(mission)} {_progress_words(state, has_cards=has_cards)}"


def _progress_words(progress: Progress, *, has_cards: bool) -> str:
    key = f" ({key_words(progress.key)})" if progress.key is not None else ""
    if progress.is_done:
        return f"done{key}"
    return f"{progress.have} of {progress.need}{key}" if has_cards else "open"
