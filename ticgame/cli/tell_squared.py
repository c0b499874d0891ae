"""Tic Squared and its Race in words."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Any

from ticgame.cli.narrator import Narrator
from ticgame.cli.picture import common_sign, draw_layout
from ticgame.core.contract import Event, Seat
from ticgame.core.sentences import amount, listed
from ticgame.games.squared.actions import Draw, Drew, Edge, End, Play, Start, Started, Turn, TwoTic
from ticgame.games.squared.base import SquaredResult
from ticgame.games.squared.race import Race, RaceView
from ticgame.games.squared.rules import Squared, SquaredView


class _GridsNarrator(Narrator):
    """Tells what both games have."""

    def opening(self) -> Iterator[str]:
        options = self.rules.options
        yield (
            f"{amount(options.hand, 'card')} each from a deck of {options.used}; "
            "everybody chooses a start card in secret."
        )
        yield from self._special_rules()
        yield "Between cards: = Tic, - Single. A dot is a place where the grid may grow."

    def action(self, seat: Seat | None, action: Start | Play | Draw | End) -> str:
        name = self.names[seat]
        match action:
            case Start(card):
                # It is told from the public table, where the card lies face down until all have chosen.
                del card
                return f"{name} chooses a start card."
            case Play(card, owner, cell):
                whose = "the own grid" if owner == seat else f"the grid of {self.names[owner]}"
                return f"{name} plays {self.named_card(card)} on {whose} at column {cell.x}, row {cell.y}."
            case Draw():
                return f"{name} draws."
        return f"{name} ends the turn."

    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        edges = tuple(takewhile(lambda event: isinstance(event, Edge), events))
        if edges:
            yield self.edges_told(edges)
        for event in events[len(edges) :]:
            if not isinstance(event, Drew):
                yield self._event(event)

    def _event(self, event: Event) -> str:
        match event:
            case Started():
                return self.pen.strong("The start cards are shown.")
            case TwoTic(drawn):
                draws = [
                    f"{name} draws {amount(n, 'card')}"
                    for name, n in zip(self.names, drawn, strict=True)
                    if n
                ]
                return self.pen.strong(f"Two Tics: {listed(draws or ['the deck is empty'])}.")
            case Turn(seat):
                return f"It is {self.names[seat]}'s turn."
        raise TypeError(f"no words for {event!r}")

    def table(self, view: SquaredView | RaceView, action: Any) -> Iterator[str]:
        shown = range(len(view.grids)) if not isinstance(action, Play | Draw | End) else ()
        for owner in (action.grid,) if isinstance(action, Play) else shown:
            grid = view.grids[owner]
            yield f"  {self.names[owner]}'s grid, {grid.width} × {grid.height}"
            last = action.cell if isinstance(action, Play) else None
            yield from draw_layout(grid, self.pen, common_sign, last=last)
        counts = " ".join(str(grid.count) for grid in view.grids) or "none yet"
        hands = " ".join(map(str, view.hand_sizes))
        yield f"  grids {counts}, hands {hands}, deck {view.deck_size}{self._more(view)}"

    def own(self, view: SquaredView | RaceView) -> Iterator[str]:
        cards = " ".join(self.card(card) for card in view.hand)
        yield f"  {self.names[view.seat]} holds {cards or 'no card'}{self._secrets(view)}"

    def outcome(self, result: SquaredResult) -> str:
        names = listed(self.names[seat] for seat in result.winners())
        tally = listed(f"{name} {total}" for name, total in zip(self.names, result.totals, strict=True))
        if result.out is not None:
            return f"{names} goes out and wins. Grid minus hand: {tally}."
        wins = "win" if len(result.winners()) > 1 else "wins"
        return f"The deck is empty. Grid minus hand: {tally}; {names} {wins}."

    def _special_rules(self) -> Iterator[str]:
        yield from ()

    def _more(self, view: Any) -> str:
        return ""

    def _secrets(self, view: SquaredView | RaceView) -> str:
        is_secret = view.start is not None and not view.grids
        return f"; start card {self.card(view.start)}" if is_secret else ""


class SquaredNarrator(_GridsNarrator):
    """Tells Tic Squared."""

    rules: Squared

    def _more(self, view: SquaredView) -> str:
        if not view.grids or view.why:
            return ""
        bits = [f", next {self.names[view.turn]}"]
        if view.opponent is not None:
            bits.append(f" (also on the grid of {self.names[view.opponent]})")
        if view.has_drawn:
            bits.append(" with a card just drawn")
        return "".join(bits)

    def _secrets(self, view: SquaredView) -> str:
        drawn = f"; has drawn {self.card(view.drawn)}" if view.drawn is not None else ""
        return f"{super()._secrets(view)}{drawn}"


class RaceNarrator(_GridsNarrator):
    """Tells Tic Squared Race."""

    rules: Race

    def _special_rules(self) -> Iterator[str]:
        options = self.rules.options
        wait_s = options.draw_cooldown_ms / 1000
        yield f"No turns. {f'After a draw the next one waits {wait_s:g} seconds.' if wait_s else ''}".rstrip()
        if not options.two_tic_draw:
            yield "Two Tics make nobody draw."
        if options.tic_to_finish:
            yield "The last card must make a Tic."
