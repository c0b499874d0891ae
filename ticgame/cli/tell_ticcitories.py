"""Ticcitories in words."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from ticgame.cli.narrator import Narrator
from ticgame.cli.picture import common_sign, draw_layout
from ticgame.core.contract import Event, Seat
from ticgame.core.sentences import amount, listed
from ticgame.games.ticcitories.rules import (
    Claim,
    Edge,
    Place,
    Row,
    RowShown,
    Ticcitories,
    TiccitoriesResult,
    TiccitoriesView,
    Unclaimed,
)
from ticgame.games.ticcitories.scoring import score_grid


class TiccitoriesNarrator(Narrator):
    """Tells Ticcitories."""

    rules: Ticcitories

    def opening(self) -> Iterator[str]:
        side = self.rules.options.side
        yield f"Everybody fills a grid of {side} × {side}; rows of {amount(self.rules.options.row, 'card')}."
        yield "A Tic is worth 2 points, a Nic costs 1, Tic groups of 3, 4, 5 cards bring 3, 4, 10 more."
        yield "Between cards: = Tic, - Single, x Nic. A dot is a free place."

    def action(self, seat: Seat | None, action: Claim | Place) -> str:
        if isinstance(action, Claim):
            return f"{self.names[seat]} claims position {action.pos}."
        return f"{self.names[seat]} places the claimed card at column {action.cell.x}, row {action.cell.y}."

    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        edges = tuple(takewhile(lambda event: isinstance(event, Edge), events))
        if edges:
            yield self.edges_told(edges)
        for event in events[len(edges) :]:
            yield self._event(event)

    def _event(self, event: Event) -> str:
        match event:
            case Unclaimed(cards):
                return f"Nobody took {self.cards(cards)}."
            case RowShown(cards):
                return f"A new row: {self.cards(cards)}."
        raise TypeError(f"no words for {event!r}")

    def table(self, view: TiccitoriesView, action: Any) -> Iterator[str]:
        for title, row in (("placing", view.placing), ("choosing", view.choosing)):
            if row is not None:
                yield f"  {title}: {self._row(row)}"
        for seat, grid in enumerate(view.grids):
            yield f"  {self.names[seat]}, {score_grid(grid).total} points"
            yield from draw_layout(grid, self.pen, common_sign)
        if not view.is_over:
            act = "places" if view.must_place else "claims"
            yield f"  next {self.names[view.turn]} {act}, deck {view.deck_size}"

    def own(self, view: TiccitoriesView) -> Iterator[str]:
        yield from ()  # everything lies open

    def outcome(self, result: TiccitoriesResult) -> str:
        scores = zip(self.names, result.scores, strict=True)
        tally = listed(f"{name} {amount(score, 'point')}" for name, score in scores)
        names = listed(self.names[seat] for seat in result.winners())
        return f"{names} {'win' if len(result.winners()) > 1 else 'wins'}: {tally}."

    def _row(self, row: Row) -> str:
        return "  ".join(
            f"{self.card(card)}{'' if seat is None else f' ({self.names[seat]})'}"
            for card, seat in zip(row.cards, row.claims, strict=True)
        )
