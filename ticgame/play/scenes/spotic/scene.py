"""The table of SpoTic: one match on the screen, everybody at once, with any device."""

from collections.abc import Sequence
from math import ceil
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ticgame.core.cards import CARD_COUNT, Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.match import Change
from ticgame.core.sentences import minutes
from ticgame.core.sets import SIZES
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.moves import CHOICE_MS
from ticgame.games.spotic.options import Goal, Pace
from ticgame.games.spotic.state import Table
from ticgame.play.fame import HallOfFame
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Device, DeviceKind, Phase, Pointer, Press
from ticgame.play.scenes.spotic.bot_hands import BotHands
from ticgame.play.scenes.spotic.cues import Ears, cues_of
from ticgame.play.scenes.spotic.fame_page import FamePage
from ticgame.play.scenes.spotic.lattice import Spot, lying, step_for
from ticgame.play.scenes.spotic.mouse import MouseFinger
from ticgame.play.scenes.spotic.picture import SpoticPicture
from ticgame.play.scenes.spotic.pointing import Pointing, first_pointing
from ticgame.play.scenes.spotic.situation import Controls, Dial, News, Person, Plight, Situation, Solo
from ticgame.play.scenes.spotic.summary import SoloGame, fame_board, summary_of
from ticgame.play.scenes.spotic.verdict import LIGHT_MS, PROPERTIES, Outcome, Verdict, judge
from ticgame.play.scenes.spotic.words import TOO_FEW, TOO_MANY, status_words
from ticgame.play.stage import Stage
from ticgame.play.table.contest import Contest
from ticgame.play.table.cooldown import share_left
from ticgame.play.table.director import manner_of
from ticgame.play.table.real_time import RealTimeTable
from ticgame.play.widgets.prompts import glyph_name
from ticgame.play.widgets.rows import Entry, Row

if TYPE_CHECKING:
    from ticgame.play.app import App

CALLS: Final = {Intent.X: Relation.TIC, Intent.Y: Relation.SINGLE, Intent.B: Relation.NIC}
STEERING: Final = (*DIRECTIONS, Intent.PREV, Intent.NEXT)
FEWEST_MARKS: Final = min(SIZES)
ADD_PAUSE_MS: Final = 1000.0
"""In free pace a seat's adds count at most this often, however it holds or hammers its button."""
FRESH_CLAIM_MS: Final = 500.0
"""A claim can't be given up so soon after it opened: the same button called it."""
STALE_MS: Final = 400.0
"""So soon after its claim ended a seat's buttons do nothing: they were meant for the claim."""
FRESH_TABLE_MS: Final = 1500.0
"""So long after the last card "no more" isn't heard: the same button adds cards."""
VERDICT_MS: Final = 2600.0
SHORT_VERDICT_MS: Final = 1500.0
"""A verdict steps back sooner when another claim is open."""
DIAL_STEPS: Final = 40
LAST_SECONDS: Final = 3


class SpoticTable(RealTimeTable):
    """One match of SpoTic."""

    picture: SpoticPicture

    def prepare(self) -> None:
        self.pointings: dict[Seat, Pointing] = {seat: first_pointing(seat) for seat in self.seating.seats}
        self._finger = MouseFinger(self)
        self._bot_hands = BotHands(Random(self.match.header.seed or 0))
        self._verdict: tuple[Verdict, float] | None = None
        self._added_ms: dict[Seat, float] = {}
        self._claim_began_ms = 0.0
        self._claim_ended_ms: dict[Seat, float] = {}
        self._dealt_out_ms = 0.0
        self._seconds_heard = 0
        self._best = ""

    def enter(self, app: "App") -> None:
        best = HallOfFame(app.home).board(fame_board(self.match))[:1]
        self._best = minutes(best[0].time_ms // 1000) if best else ""
        super().enter(app)

    def summary(self) -> Contest | SoloGame:
        return summary_of(self.match)

    # -- what everybody sees

    @property
    def table(self) -> Table:
        """Everything that lies open."""
        return self.match.view(None).table

    @property
    def options(self) -> Any:
        """The options of the match."""
        return self.match.rules.options

    def cards(self) -> dict[Spot, Card]:
        """Return the card on each place that has one."""
        return lying(self.table.slots)

    def make_picture(self, stage: Stage) -> SpoticPicture:
        manner = manner_of(self.app.settings)
        return SpoticPicture(stage, self.app.art, now=self.situation(), manner=manner)

    def situation(self) -> Situation:
        table = self.table
        claim = table.claim
        picking = table.choice.seat if table.choice else None
        result = self.match.result
        return Situation(
            table=table,
            people=tuple(self._person(seat) for seat in self.seating.seats),
            spots=tuple(self.pointings[seat].spot for seat in self.seating.seats),
            plights=tuple(self._plight(seat, table) for seat in self.seating.seats),
            marks=tuple(self.pointings[claim.seat].marks) if claim else (),
            pick=self.pointings[picking].pick if picking is not None else 0,
            dial=self._dial(table),
            idle_dial=self._idle_dial(table),
            news=self._news(table),
            drawn=self.drawn_order(),
            is_points=self.options.goal is Goal.POINTS,
            is_free=self.options.pace is Pace.FREE,
            solo=self._solo(table),
            text_scale=self.app.settings.table_text_percent / 100,
            winners=result.winners() if result else (),
        )

    def _person(self, seat: Seat) -> Person:
        place = self.seating.place(seat)
        is_playing = self.seating.is_human(seat) and self.calls is not None
        controls = controls_of(place.device) if is_playing and place.device else None
        return Person(place.name, place.animal.value, controls, is_lost=place.is_lost)

    def _plight(self, seat: Seat, table: Table) -> Plight:
        is_human = self.seating.is_human(seat)
        action = self._add_action(seat, table)
        can_add = is_human and self.match.why_not(seat, action) is None
        return Plight(
            cooldown=share_left(table.calls_from[seat], self.clock_ms, self.options.miss_cooldown_ms),
            status=status_words(
                table,
                seat,
                is_human=is_human,
                can_end=can_add and isinstance(action, act.NoMore),
                can_call_card=can_add and isinstance(action, act.CardCall),
                now_ms=self.clock_ms,
            ),
            refusal=self.refusal_of(seat),
            can_add=can_add,
            cannot_end=not table.is_dealt_out,
            is_marking=is_human and table.is_claimant(seat),
            can_call=is_human and not table.has_called(seat) and not table.is_choosing(seat),
        )

    def _dial(self, table: Table) -> Dial:
        if not table.is_blocked:
            return Dial(0.0, 0)
        length = self.options.claim_ms if table.claim else CHOICE_MS
        return dial_of(table.until - self.clock_ms, length)

    def _idle_dial(self, table: Table) -> Dial:
        left_ms = table.turn_began + self.options.card_call_ms - self.clock_ms
        return dial_of(left_ms, self.options.card_call_ms)._replace(seconds=0)

    def _news(self, table: Table) -> News | None:
        if self._verdict is None:
            return None
        verdict, began_ms = self._verdict
        passed = self.clock_ms - began_ms
        if passed >= (SHORT_VERDICT_MS if table.is_blocked else VERDICT_MS):
            return None
        lit = int(passed / LIGHT_MS) + 1 if self.app.has_motion else len(PROPERTIES)
        return News(verdict, min(len(PROPERTIES), lit))

    def _solo(self, table: Table) -> Solo | None:
        if table.seats > 1:
            return None
        at_ms = self.match.entries[-1].t if self.match.is_over else self.clock_ms
        revealed = CARD_COUNT - sum(table.stack_sizes)
        return Solo(int(at_ms / 1000), revealed, self._best)

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        before, after = change.before.table, change.after.table
        if before.claim is not None and after.claim != before.claim:
            self._claim_ended_ms[before.claim.seat] = self.clock_ms
        if before.claim != after.claim or before.until != after.until:
            self._claim_began_ms = self.clock_ms
            for pointing in self.pointings.values():
                pointing.begin()
        if after.is_dealt_out and not before.is_dealt_out:
            self._dealt_out_ms = self.clock_ms
        verdict = verdict_of(change)
        if verdict is not None:
            self._verdict = (verdict, self.clock_ms)
        self.picture.follow(self.situation(), change.entry, is_snap=is_snap)
        animals = [self.seating.place(seat).animal.value for seat in self.seating.seats]
        ears = Ears(self.picture.layout, animals)
        self.cues.add(cues_of(change.before, change.after, change.entry, ears), is_snap=is_snap)

    def order_counts(self, actions: Sequence[tuple[Seat, Any]]) -> bool:
        return sum(isinstance(action, act.Call) for _seat, action in actions) > 1

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        table = self.table
        bots = {seat: self.pointings[seat] for seat in self.seating.seats if not self.seating.is_human(seat)}
        if bots and not self.match.is_over:
            step = step_for(len(table.slots))
            plans = self.thinkers.plans()
            self._bot_hands.update(
                bots, table, plans=plans, cards=self.cards(), step=step, now_ms=self.clock_ms
            )
        self._count_down(table)

    def _count_down(self, table: Table) -> None:
        """Let the last seconds of a claim be heard."""
        seconds = self._dial(table).seconds
        if table.is_blocked and seconds < self._seconds_heard and seconds in range(1, LAST_SECONDS + 1):
            self.play_sound("countdown_last" if seconds == 1 else "countdown")
        self._seconds_heard = seconds

    # -- input

    def act(self, seat: Seat, press: Press) -> None:
        table, pointing = self.table, self.pointings[seat]
        if table.is_choosing(seat):
            self._choose(seat, press, table)
        elif press.intent in STEERING:
            if pointing.move(press.intent, self.cards(), step_for(len(table.slots))):
                self.play_sound("focus")
        elif press.phase is not Phase.DOWN:
            return
        elif table.is_claimant(seat):
            self._claim(seat, press.intent)
        elif press.intent is Intent.A:
            self.add(seat)
        elif press.intent is Intent.B and table.has_called(seat):
            self.want(seat, act.Withdraw())
        elif press.intent in CALLS and not is_back_click(press):
            self.call(seat, CALLS[press.intent])

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self._finger.take(seat, pointer)

    def call(self, seat: Seat, rel: Relation) -> None:
        """Call a relation for a seat."""
        if not self._is_stale(seat):
            self.want(seat, act.Call(rel), is_held_back=True)

    def _is_stale(self, seat: Seat) -> bool:
        """Return whether a press was meant for a claim of the seat that has just ended."""
        return self.clock_ms - self._claim_ended_ms.get(seat, -STALE_MS) < STALE_MS

    def add(self, seat: Seat) -> None:
        """Add a card, call "Card!" or say "no more" for a seat, whichever its button means now."""
        if self._is_stale(seat):
            return
        action = self._add_action(seat, self.table)
        if isinstance(action, act.NoMore) and self.clock_ms - self._dealt_out_ms < FRESH_TABLE_MS:
            return
        if isinstance(action, act.Add) and self.options.pace is Pace.FREE:
            if self.heard_ms - self._added_ms.get(seat, -ADD_PAUSE_MS) < ADD_PAUSE_MS:
                return
            self._added_ms[seat] = self.heard_ms
        self.want(seat, action)

    def _add_action(self, seat: Seat, table: Table) -> Any:
        if table.is_dealt_out:
            return act.NoMore()
        if self.options.pace is Pace.FREE or table.turn == seat:
            return act.Add()
        return act.CardCall()

    def _claim(self, seat: Seat, intent: Intent) -> None:
        if intent is Intent.A:
            self.mark(seat, self.pointings[seat].spot)
        elif intent is Intent.X:
            self.show(seat)
        elif intent is Intent.B and self.clock_ms - self._claim_began_ms >= FRESH_CLAIM_MS:
            self.want(seat, act.Withdraw())

    def mark(self, seat: Seat, spot: Spot) -> None:
        """Mark the card on a place for the claimant, or take its mark back."""
        card = self.cards().get(spot)
        if card is None:
            return
        is_new = card not in self.pointings[seat].marks
        if self.pointings[seat].toggle(card):
            self.play_sound("pick_up" if is_new else "back")
        else:
            self.refuse_seat(seat, TOO_MANY)

    def show(self, seat: Seat) -> None:
        """Show the cards that the claimant has marked."""
        marks = self.pointings[seat].marks
        if len(marks) >= FEWEST_MARKS:
            self.want(seat, act.Show(tuple(marks)))
        elif self.clock_ms - self._claim_began_ms >= FRESH_CLAIM_MS:
            self.refuse_seat(seat, TOO_FEW)

    def _choose(self, seat: Seat, press: Press, table: Table) -> None:
        pointing = self.pointings[seat]
        if press.intent in STEERING:
            pointing.turn(press.intent, len(table.choice.sets))
            self.play_sound("focus")
        elif press.intent is Intent.A and press.phase is Phase.DOWN:
            self.want(seat, act.Surrender(table.choice.sets[pointing.pick]))

    def let_go_of(self, seat: Seat) -> None:
        self.pointings[seat].begin()

    # -- the pause

    def pause_rows(self) -> tuple[Row, ...]:
        rows = []
        if any(self.match.why_not(seat, act.NoMore()) is None for seat in self.seating.humans()):
            rows.append(Entry("Say “no more”", self._say_no_more, icon="flag"))
        if self.table.seats == 1:
            page = FamePage(self.match.rules.options.goal)
            rows.append(Entry("Hall of fame", lambda _: self.app.stack.push(page), icon="trophy"))
        return tuple(rows)

    def _say_no_more(self, device: Device) -> None:
        self.app.stack.pop()
        seat = self.seating.seat_for(device, self.match.actors())
        if seat is None or not self.seating.is_human(seat):
            return
        reason = self.match.why_not(seat, act.NoMore())
        if reason is None:
            self.match.act(seat, act.NoMore())
        else:
            self.refuse_seat(seat, reason)


def dial_of(left_ms: float, length_ms: float) -> Dial:
    """Return the clock of a wait of which so much is left, in steps that are worth a new picture."""
    left_ms = max(0.0, left_ms)
    share = ceil(DIAL_STEPS * min(1.0, left_ms / max(1.0, length_ms))) / DIAL_STEPS
    return Dial(share, ceil(left_ms / 1000))


def is_back_click(press: Press) -> bool:
    """Return whether the mouse only goes back: it calls by clicks on its board, and never by a slip."""
    return press.device.kind is DeviceKind.MOUSE and press.intent is Intent.B


def controls_of(device: Device) -> Controls:
    """Return the pictures of a device's controls."""
    names = {intent: glyph_name(device.glyph(intent)) for intent in (Intent.A, *CALLS)}
    calls = tuple(names[intent] for intent in CALLS)
    if device.kind is DeviceKind.MOUSE:
        calls = (names[Intent.A],) * len(calls)
    return Controls(calls, names[Intent.A], names[Intent.X], names[Intent.B])


def verdict_of(change: Change) -> Verdict | None:
    """Return the verdict that an entry brought on a claim, None if it brought none."""
    claim, entry = change.before.table.claim, change.entry
    if claim is None:
        return None
    kinds = {type(event) for event in entry.events}
    if isinstance(entry.action, act.Show):
        found = {act.Collected: Outcome.COLLECTED, act.NotNeeded: Outcome.NOT_NEEDED}
        outcome = next((found[kind] for kind in kinds if kind in found), Outcome.INCORRECT)
        cards = entry.action.cards
        return Verdict(claim.seat, claim.rel, outcome, cards, judge(cards))
    if act.Incorrect not in kinds:
        return None
    outcome = Outcome.TIME_UP if isinstance(entry.action, act.Timeout) else Outcome.WITHDRAWN
    return Verdict(claim.seat, claim.rel, outcome)
