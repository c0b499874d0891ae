"""What the tables of games without turns share: everybody acts at once, and the engine hears it in time.

Inputs are sampled about once a millisecond; all of one sample are simultaneous, and each sample, each plan
of a bot and each time-out reaches the match at its own game time, however long a frame took. Whatever covers
the table (a pause, a lost device, the question whether to quit) stops its clock and hides it.

A game's `act` and `point` say what they want with `want`; the match decides at the end of the sample.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from pygame import Rect, Surface

from ticgame.bots.bot import Bot
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Change, Match, Outcome, TakeSeat
from ticgame.play.input.devices import DeviceKind, FocusLost, Input, Phase, Pointer, Press
from ticgame.play.stage import Frame, Stage
from ticgame.play.table.agenda import Agenda
from ticgame.play.table.said import NOTHING_SAID, Said
from ticgame.play.table.seating import Seating
from ticgame.play.table.surroundings import TableCalls
from ticgame.play.table.table_scene import REFUSAL_MS, TableScene
from ticgame.play.table.thinkers import REAL_TIME_PACE

if TYPE_CHECKING:
    from ticgame.play.app import App

NEWS_MS: Final = 3500.0
"""How long the table says that chance decided who came first."""


class MouseRule(NamedTuple):
    """What the lobby says of the mouse in a timed game: kept out, or its claims held back so long."""

    is_barred: bool = False
    delay_ms: float = 0.0


class RealTimeTable(TableScene):
    """One match of a game without turns; a hidden table can't be studied while its clock stands still."""

    wants_sampling: ClassVar[bool] = True
    is_hiding: ClassVar[bool] = True

    def __init__(
        self,
        match: Match,
        seating: Seating,
        bots: Mapping[Seat, Bot],
        *,
        calls: TableCalls | None,
        began: datetime | None = None,
        mouse: MouseRule | None = None,
    ) -> None:
        super().__init__(match, seating, bots, calls=calls, began=began)
        self.mouse = mouse if mouse is not None else MouseRule()
        self._agenda = Agenda()
        self.heard_ms = 0.0
        self._refusals: dict[Seat, Said] = {}
        self._draw_of_luck: tuple[tuple[Seat, ...], float] = ((), 0.0)

    # -- what a game may say

    def order_counts(self, actions: Sequence[tuple[Seat, Any]]) -> bool:
        """Return whether it matters who of several seats comes first, though the order refuses none."""
        return False

    def let_go_of(self, seat: Seat) -> None:
        """Drop what a seat holds: its person or device has changed."""

    # -- what seats want

    def want(self, seat: Seat, action: Any, *, is_held_back: bool = False) -> None:
        """Have an action carried out at the end of the sample that is heard now.

        Where the lobby holds the mouse back, `is_held_back` has a mouse's action count that much later.
        """
        device = self.seating.device(seat)
        is_late = is_held_back and device is not None and device.kind is DeviceKind.MOUSE
        if is_late and self.mouse.delay_ms and self._agenda.has(seat):
            return
        self._agenda.add(seat, action, self.heard_ms + (self.mouse.delay_ms if is_late else 0.0))

    def refuse_seat(self, seat: Seat, words: str) -> None:
        """Tell one seat why something can't be."""
        self._refusals[seat] = Said(words, self.clock_ms + REFUSAL_MS)
        self.play_sound("refuse")

    def refusal_of(self, seat: Seat) -> str:
        """Return why the last thing that a seat tried was refused; empty once it is old."""
        return self._refusals.get(seat, NOTHING_SAID).at(self.clock_ms)

    def drawn_order(self) -> tuple[Seat, ...]:
        """Return the seats that acted at the same moment, as chance ordered them; none after a while."""
        seats, until_ms = self._draw_of_luck
        return seats if self.clock_ms < until_ms else ()

    def read_at(self, event: Press | Pointer) -> float:
        """Return the game time at which an input was sampled."""
        at_ms = self.clock_ms - max(0.0, self.app.frame_at_ms - event.at)
        return max(self.heard_ms, at_ms)

    # -- time

    def update(self, dt_ms: float) -> None:
        self._is_fresh = False
        if not self.match.is_over and (self.is_stopped or self.ask_for_lost_seat()):
            return
        self.clock_ms += dt_ms
        self.privacy.update(self.clock_ms)
        if self.match.is_over:
            self._end(dt_ms)
        else:
            self.thinkers.think(self.clock_ms, pace=REAL_TIME_PACE[self.app.settings.bots_pace])
        self.picture.update(dt_ms)
        self.cues.update(dt_ms)

    def inputs_done(self) -> None:
        self._run_to(self.clock_ms)
        self.refresh()

    def rest_ms(self) -> float | None:
        return 0.0

    @property
    def is_fast(self) -> bool:
        return False

    def stalled(self, gap_ms: float) -> None:
        # Drawing a whole table for the first time may take that long: nobody was kept from anything.
        if not self._is_fresh:
            self.stop("The game stood still for a moment.")

    @property
    def is_stopped(self) -> bool:
        """Whether the clock stands still until the pause that came by itself is left."""
        return bool(self.why_paused)

    def stop(self, why: str) -> None:
        """Stop the clock and hide the table until somebody goes on, who is told why."""
        if self.calls is not None and not self.match.is_over and not self.is_stopped:
            self.why_paused = why
            self.calls.pause(self)

    def is_found_again(self) -> None:
        # Whoever has plugged it in still has the cable in hand.
        self.stop("Everything is plugged in again.")

    def _run_to(self, until_ms: float, *, is_before: bool = False) -> None:
        """Let game time go on with all that falls due, the moment itself left out if `is_before`."""
        while not self.match.is_over:
            due_ms = self._next_due_ms()
            if due_ms is None or due_ms > until_ms or (is_before and due_ms >= until_ms):
                break
            self._carry_out(self._agenda.take(due_ms) + self._plans_by(due_ms), Millis(int(due_ms)))
        self.heard_ms = max(self.heard_ms, until_ms)
        if not self.match.is_over:
            self.match.advance(Millis(int(until_ms)))

    def _next_due_ms(self) -> float | None:
        dues = [decision.due for decision in self.thinkers.plans().values()]
        wished = self._agenda.next_ms
        return min(dues + ([] if wished is None else [wished]), default=None)

    def _plans_by(self, due_ms: float) -> list[tuple[Seat, Any]]:
        plans = self.thinkers.plans()
        return [(seat, plan.action) for seat, plan in plans.items() if plan.due <= due_ms]

    def _carry_out(self, actions: list[tuple[Seat, Any]], at: Millis) -> None:
        """Carry out one tick, and say so if chance decided it."""
        self.match.advance(at)
        is_shared = len({seat for seat, _action in actions}) > 1
        able = {seat for seat, action in actions if is_shared and self.match.why_not(seat, action) is None}
        outcomes = self.match.tick(actions, at)
        self.thinkers.rethink(seat for seat, _action in actions)
        late = {outcome.seat for outcome in outcomes if outcome.refusal and outcome.seat in able}
        if is_shared and (late or self.order_counts(actions)):
            seats = tuple(dict.fromkeys(outcome.seat for outcome in outcomes))
            self._draw_of_luck = (seats, self.clock_ms + NEWS_MS)
        for outcome in outcomes:
            self._tell(outcome)

    def _tell(self, outcome: Outcome) -> None:
        if outcome.refusal is not None and self.seating.is_human(outcome.seat):
            self.refuse_seat(outcome.seat, outcome.refusal.reason)

    # -- what happens in the match

    def _on_change(self, change: Change) -> None:
        entry = change.entry
        if isinstance(entry.action, TakeSeat):
            self._note_people()
            self.let_go_of(entry.seat)
        elif entry.seat is not None:
            self._refusals.pop(entry.seat, None)
        self.follow(change, is_snap=self.is_snap())

    # -- input

    def handle(self, event: Input) -> bool:
        if self.is_stopped:
            return False
        if isinstance(event, Press | Pointer) and not self.match.is_over:
            self._run_to(self.read_at(event), is_before=True)
        return self._hear(event)

    def _hear(self, event: Input) -> bool:
        if isinstance(event, FocusLost):
            self.stop("Another window came to the front.")
            return True
        return super()._hear(event)

    def press(self, seat: Seat, press: Press) -> None:
        """Take a press of a seat; here every control acts."""
        if press.phase is not Phase.UP:
            self.act(seat, press)

    def _seat(self, event: Press | Pointer) -> Seat | None:
        if self.mouse.is_barred and event.device.kind is DeviceKind.MOUSE:
            return None
        return super()._seat(event)

    # -- the cover

    def relayout(self, canvas: Frame) -> None:
        super().relayout(canvas)
        self._screen = Stage(canvas, self.app.art.felt("table"))
        self._is_fresh = True

    def pause(self) -> None:
        self._run_to(self.heard_ms)
        self._agenda.clear()
        super().pause()

    def resume(self) -> None:
        self.why_paused = ""
        super().resume()

    def draw(self, display: Surface) -> list[Rect]:
        if self.is_covered:
            self._screen.repaint()
            return self._screen.draw(display)
        return super().draw(display)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.heard_ms = self.clock_ms
