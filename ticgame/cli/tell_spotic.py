"""SpoTic in words."""

from collections.abc import Iterator
from typing import Any, Final

from ticgame.cli.narrator import Narrator
from ticgame.core.contract import Event, Seat
from ticgame.core.sentences import amount, listed
from ticgame.core.sets import Kind
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import OFF_MS, Goal, Pace
from ticgame.games.spotic.rules import Spotic
from ticgame.games.spotic.state import Held, SpoticResult, SpoticView, Table

_CARDS_A_LINE: Final = 20


class SpoticNarrator(Narrator):
    """Tells SpoTic."""

    rules: Spotic

    def opening(self) -> Iterator[str]:
        options = self.rules.options
        if options.goal is Goal.NINE:
            yield "Everybody looks for Tics, Singles and Nics of 3, 4 and 5 cards; all nine win."
        else:
            yield "Sets of 3, 4, 5 cards bring 1, 3, 10 points; 1ov brings 1 more, 5sr 2."
        yield from self._pace()
        times = [f"{options.claim_ms / 1000:g} s to point"] if options.claim_ms < OFF_MS else []
        if options.miss_cooldown_ms:
            times.append(f"{options.miss_cooldown_ms / 1000:g} s without calling after a miss")
        if options.penalty:
            times.append("a wrong call costs the largest set")
        if times:
            yield f"Calls: {listed(times)}."

    def _pace(self) -> Iterator[str]:
        options = self.rules.options
        if options.pace is Pace.FREE:
            yield "Anybody adds a card at any time."
        elif options.card_call_ms < OFF_MS:
            yield f'Seats add cards in turn; "Card!" after {options.card_call_ms / 1000:g} s.'
        else:
            yield "Seats add cards in turn."

    def action(self, seat: Seat | None, action: Any) -> str:
        match action:
            case act.Timeout():
                return "The time of the claim is up."
            case act.SurrenderTimeout():
                return "The time to choose is up."
        return f"{self.names[seat]} {self._deed(action)}"

    def _deed(self, action: Any) -> str:
        match action:
            case act.Add():
                return "adds a card."
            case act.CardCall():
                return 'calls "Card!"'
            case act.Call(rel):
                return f'calls "{rel.capitalize()}!"'
            case act.Show(cards):
                return f"points at {self.cards(cards) or 'nothing'}."
            case act.Withdraw():
                return "takes the call back."
            case act.Surrender(held):
                return f"chooses set {held + 1}."
            case act.NoMore():
                return 'says "no more".'
        raise TypeError(f"no words for {action!r}")

    def events(self, seat: Seat | None, events: tuple[Event, ...]) -> Iterator[str]:
        for event in events:
            yield self._event(seat, event)

    def _event(self, seat: Seat | None, event: Event) -> str:
        name = self.names[event.seat]
        match event:
            case act.Added(owner, card, slot) if owner == seat:
                return f"{self.named_card(card)} at place {slot}."
            case act.Added(_seat, card, slot):
                return f"{name} adds {self.named_card(card)} at place {slot}."
            case act.Turn():
                return f"{name} adds next."
            case act.Claimed(_seat, rel):
                return f"{name} may point at a {rel.capitalize()}."
            case act.Queued():
                return f"{name} waits."
            case act.Collected(_seat, rel, cards):
                return self.pen.strong(f"{name} collects a {rel.capitalize()} of {len(cards)}!")
            case act.NotNeeded():
                return f"{name} has that set already: not needed."
            case act.Incorrect():
                return f"{name} is wrong."
            case act.Choose(_seat, sets):
                return f"{name} must give up one set: {listed(str(held + 1) for held in sets)}."
            case act.Surrendered(_seat, cards, to):
                gifts = zip(cards, to, strict=True)
                return (
                    f"{name} loses {listed(f'{self.card(card)} to {self.names[at]}' for card, at in gifts)}."
                )
        raise TypeError(f"no words for {event!r}")

    def table(self, view: SpoticView, action: Any) -> Iterator[str]:
        table = view.table
        places = [self.card(card) if card is not None else "..." for card in table.slots]
        for start in range(0, len(places), _CARDS_A_LINE):
            yield f"  {start:>3}  {' '.join(places[start : start + _CARDS_A_LINE])}"
        if isinstance(action, act.Show | act.Surrender | act.SurrenderTimeout | act.Withdraw | act.Timeout):
            for seat, held in enumerate(table.held):
                if held:
                    yield f"  {self.names[seat]}: {self._held(held)}"
        yield f"  stacks {' '.join(map(str, table.stack_sizes))}{self._waiting(table)}"

    def _waiting(self, table: Table) -> str:
        parts = []
        if table.claim is not None:
            parts.append(f"{self.names[table.claim.seat]} points")
        if table.choice is not None:
            parts.append(f"{self.names[table.choice.seat]} chooses")
        if table.queue:
            calls = (f"{self.names[seat]} ({rel.capitalize()})" for seat, rel in table.queue)
            parts.append(f"waiting {listed(calls)}")
        quiet = [self.names[seat] for seat, said in enumerate(table.no_more) if said]
        if quiet:
            parts.append(f'"no more" from {listed(quiet)}')
        return "".join(f", {part}" for part in parts)

    def own(self, view: SpoticView) -> Iterator[str]:
        yield from ()  # everything lies open

    def outcome(self, result: SpoticResult) -> str:
        scores = zip(self.names, result.sets, result.points, strict=True)
        tally = listed(
            f"{name} {amount(sets, 'set')}, {amount(points, 'point')}" for name, sets, points in scores
        )
        why = {
            "nine": "all nine sets",
            "exhausted": "nothing is left to find",
            "agreed": "nobody finds any more",
        }[result.why]
        if len(self.names) == 1:
            return f"The end: {why}. {tally}."
        names = listed(self.names[seat] for seat in result.winners())
        return f"{names} {'win' if len(result.winners()) > 1 else 'wins'} ({why}): {tally}."

    def _held(self, held: tuple[Held, ...]) -> str:
        return "; ".join(f"{_kind_words(item.kind)} {self.cards(item.cards)}" for item in held)


def _kind_words(kind: Kind) -> str:
    return f"{kind.relation.capitalize()} {kind.size}"
