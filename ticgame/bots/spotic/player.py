"""What all bots of SpoTic do alike: look, call, point, add cards, give up sets, say no more."""

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from ticgame.bots.bot import Bot, Decision, Thought
from ticgame.bots.spotic.eye import Eye, Notice, Sight, counts_of
from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Rules, Seat
from ticgame.core.sets import KINDS, Kind, draw_set
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import Goal, Pace
from ticgame.games.spotic.state import SpoticView, Table, kinds_held, set_points

FULL_STUDY_CARDS: Final = 18
"""With fewer cards on the table a bot studies it for a shorter time before it adds one."""
LEAST_MS: Final = 300
WORTH_QUEUEING: Final = 5
"""Of smaller sets there will be others once the open claim is settled."""
LAST_MOMENT_MS: Final = 50
Range = tuple[int, int]


class Habits:
    """How long a bot takes over things, in milliseconds; `study_ms` is before it adds to a full table."""

    study_ms: Range = (4_000, 12_000)
    point_ms: Range = (900, 1_800)
    call_card_ms: Range = (800, 4_000)
    choose_ms: Range = (1_200, 3_500)
    no_more_ms: Range = (2_000, 5_000)
    step_back_ms: Range = (500, 1_100)
    give_in_ms: Range = (1_500, 3_000)


class SpotBot(Bot):
    """A bot that sees as its `sight` lets it."""

    sight: ClassVar[Sight]
    habits: ClassVar[type[Habits]] = Habits

    def __init__(self, rules: Rules, seat: Seat, rng: Random) -> None:
        super().__init__(rules, seat, rng)
        self._eye = Eye(self.sight, rng, self.pick)
        self._dues: dict[str, tuple[Any, Millis]] = {}
        self._shown: Notice | None = None
        self._hunted: tuple[Millis, Notice | None] | None = None
        self._table: Table | None = None

    @abstractmethod
    def interest(self, table: Table) -> Mapping[Kind, float]:
        """Return the kinds that the bot looks for now, and how much each of them."""

    def pick(self, cards: tuple[Card, ...], kind: Kind) -> tuple[Card, ...] | None:
        """Return the set of a kind that is seen: any."""
        return draw_set(cards, kind, self.rng)

    def prefer(self, table: Table, notices: list[Notice]) -> Notice:
        """Return which of the sets that it has seen the bot claims: the one seen first."""
        return min(notices, key=lambda notice: notice.due)

    def give_up(self, table: Table, sets: tuple[int, ...]) -> int:
        """Return which set to give up: the one worth least, then the one found again most easily."""
        held, found = table.held[self.seat], counts_of(table.cards)
        return min(sets, key=lambda at: (set_points(held[at].cards), -found[held[at].kind]))

    def wanted(self, table: Table) -> list[Kind]:
        """Return the kinds that still count for this seat."""
        if self.rules.options.goal is Goal.POINTS:
            return list(KINDS)
        held = kinds_held(table.held[self.seat])
        return [kind for kind in KINDS if kind not in held]

    def think(self, view: SpoticView, at: Millis) -> Thought:
        table = view.table
        if table.why:
            return None
        self._table = table
        self._eye.pace = self.pace
        if self._shown is not None and not table.is_claimant(self.seat):
            self._eye.forget(self._shown)
            self._shown = None
        interest = self.interest(table)
        yield
        self._eye.look(table.cards, interest, at)
        yield
        if table.is_claimant(self.seat):
            return self._point(table, interest, at)
        if table.is_choosing(self.seat):
            return self._choose(table, at)
        if table.has_called(self.seat):
            return self._wait_in_queue(table, at)
        plans = (
            self._call(table, at),
            self._add(table, at),
            self._card_call(table, at),
            self._no_more(table, at),
        )
        return min((plan for plan in plans if plan is not None), key=lambda plan: plan.due, default=None)

    def _call(self, table: Table, at: Millis) -> Decision | None:
        seen = self._eye.notices
        if not self.rules.options.claim_ms:
            return None  # time would be up before a card is shown
        notice = self.prefer(table, seen) if seen else self._eye.next()
        if notice is None or (not seen and self._is_done(table)):
            return None
        if table.is_blocked and notice.kind.size < WORTH_QUEUEING:
            return None
        due = max(notice.due, table.calls_from[self.seat], at)
        return Decision(act.Call(notice.kind.relation), Millis(due))

    def _is_done(self, table: Table) -> bool:
        """Return whether all cards are out and nothing is left that the seat can use and point at in time."""
        if not self.rules.options.claim_ms:
            return table.is_dealt_out
        found = counts_of(table.cards)
        return table.is_dealt_out and not any(found[kind] for kind in self.wanted(table))

    def _point(self, table: Table, interest: Mapping[Kind, float], at: Millis) -> Decision:
        """Point at the set, look for another if it is gone, give in if there is none in time."""
        seen = [notice for notice in self._eye.notices if notice.kind.relation is table.claim.rel]
        if seen:
            self._shown = self.prefer(table, seen)
            due = self._due("point", table.until, at, self.habits.point_ms)
            return Decision(act.Show(self._shown.cards), self._in_time(due, table, at))
        hunted = self._hunt(table, interest, at)
        if hunted is not None:
            return Decision(act.Show(hunted.cards), self._in_time(hunted.due, table, at))
        due = self._due("give in", table.until, at, self.habits.give_in_ms)
        return Decision(act.Withdraw(), self._in_time(due, table, at))

    def _hunt(self, table: Table, interest: Mapping[Kind, float], at: Millis) -> Notice | None:
        """Return a set found in the time of the claim, None if there is none or it takes too long."""
        if self._hunted is None or self._hunted[0] != table.until:
            found = self._eye.hunt_ms(table.claim.rel, interest)
            notice = None
            if found is not None and at + found[1] + LEAST_MS < table.until:
                cards = self.pick(table.cards, found[0])
                notice = Notice(found[0], cards, Millis(at + found[1] + LEAST_MS))
            self._hunted = (table.until, notice)
        return self._hunted[1]

    def _in_time(self, due: Millis, table: Table, at: Millis) -> Millis:
        """Return the time, or the last moment before time is up."""
        return Millis(max(at, min(due, table.until - LAST_MOMENT_MS)))

    def _wait_in_queue(self, table: Table, at: Millis) -> Decision | None:
        """Stay in the queue with a set in view; else take the call back, which is free there."""
        rel = next(call.rel for call in table.queue if call.seat == self.seat)
        if any(notice.kind.relation is rel for notice in self._eye.notices):
            return None
        return Decision(act.Withdraw(), self._due("step back", table.slots, at, self.habits.step_back_ms))

    def _choose(self, table: Table, at: Millis) -> Decision:
        due = self._due("choose", table.until, at, self.habits.choose_ms)
        return Decision(act.Surrender(self.give_up(table, table.choice.sets)), self._in_time(due, table, at))

    def _add(self, table: Table, at: Millis) -> Decision | None:
        is_free = self.rules.options.pace is Pace.FREE
        if table.is_blocked or not table.stack_sizes[self.seat] or not (is_free or table.turn == self.seat):
            return None
        cards = len(table.cards)
        share = min(1.0, max(0.15, cards / FULL_STUDY_CARDS))
        low, high = self.habits.study_ms
        since = (cards, sum(table.stack_sizes)) if is_free else table.turn_began
        due = self._due("add", since, at, (int(low * share), int(high * share)))
        return Decision(act.Add(), Millis(max(due, at + LEAST_MS) if due < at else due))

    def _card_call(self, table: Table, at: Millis) -> Decision | None:
        if table.turn in (None, self.seat) or table.is_blocked:
            return None
        earliest = table.turn_began + self.rules.options.card_call_ms
        due = self._due("card", table.turn_began, Millis(max(at, earliest)), self.habits.call_card_ms)
        return Decision(act.CardCall(), max(due, at))

    def _no_more(self, table: Table, at: Millis) -> Decision | None:
        is_sayable = table.is_dealt_out and not table.is_blocked and not table.no_more[self.seat]
        if not is_sayable or not self._is_done(table):
            return None
        due = self._due("no more", (table.slots, table.no_more.count(True)), at, self.habits.no_more_ms)
        return Decision(act.NoMore(), max(due, at))

    def _due(self, purpose: str, occasion: Any, at: Millis, span_ms: Range) -> Millis:
        """Return when to do something, drawn once for each occasion."""
        known = self._dues.get(purpose)
        if known is None or known[0] != occasion:
            low, high = span_ms
            span = low + int(self.rng.random() * (high - low))
            known = self._dues[purpose] = (occasion, Millis(at + int(span * self.pace)))
        return known[1]
