"""What every game's table scene does: match and clock, bots, seats and devices, hidden hands, record.

A game adds its picture, what the seats' presses mean, and what follows when it is over.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ticgame.bots.bot import Bot
from ticgame.core.contract import Millis, Seat, View
from ticgame.core.match import Change, Match, TakeSeat
from ticgame.core.records import format_record
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import (
    DeviceAdded,
    DeviceKind,
    DeviceRemoved,
    FocusLost,
    Input,
    Phase,
    Pointer,
    PointerKind,
    Press,
)
from ticgame.play.settings import Motion
from ticgame.play.stage import Frame, Stage
from ticgame.play.table.cues import CueQueue, Sound
from ticgame.play.table.director import manner_of
from ticgame.play.table.privacy import PeekMode, Privacy, Usual, peek_mode
from ticgame.play.table.record import RunningRecord
from ticgame.play.table.said import NOTHING_SAID, Said
from ticgame.play.table.seated_scene import SeatedScene
from ticgame.play.table.seating import Seating
from ticgame.play.table.surroundings import Picture, TableCalls
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.widgets.rows import Row

FAST_STEP_MS: Final = 1000.0
"""Game time that passes in a frame of fast-forward."""
REFUSAL_MS: Final = 4000.0
END_MS: Final = 3200.0
QUICK_END_MS: Final = 1200.0
SOONEST_END_MS: Final = 500.0
END_LOOK_MS: Final = 50.0
"""So often a table that is over looks whether it is time for what follows."""


class TableScene(SeatedScene):
    """One match on the screen; `calls` None lets it play for itself: unrecorded, unheard, unasked."""

    usual_privacy: ClassVar[Usual] = Usual.PEEK

    def __init__(
        self,
        match: Match,
        seating: Seating,
        bots: Mapping[Seat, Bot],
        *,
        calls: TableCalls | None,
        began: datetime | None = None,
    ) -> None:
        super().__init__(match, seating, bots, calls=calls)
        self._began = began
        self._refused = NOTHING_SAID
        self._over_ms = 0.0
        self._is_fast = False
        self._has_ended = False
        self.is_covered = False
        """Whether another scene lies over the table: then it says nothing of what to press."""
        self._record: RunningRecord | None = None
        self.why_paused = ""
        """What made the pause come by itself, in words; empty for one that somebody asked for."""
        self.save: str | None = None
        self.picture: Picture | None = None
        self.prepare()

    # -- what a game says

    def prepare(self) -> None:
        """Make what a game keeps beside its match and its people; called once, when the table is made."""

    @abstractmethod
    def make_picture(self, stage: Stage) -> Picture:
        """Return a new picture of the situation as it is."""

    @abstractmethod
    def situation(self) -> Any:
        """Return all that the picture depends on."""

    @abstractmethod
    def follow(self, change: Change, *, is_snap: bool) -> None:
        """Take in what happened, and show it."""

    @abstractmethod
    def act(self, seat: Seat, press: Press) -> None:
        """Take a press of a seat that may act."""

    @abstractmethod
    def summary(self) -> Any:
        """Return what the results tell of the finished game, for one of seat against seat a `Contest`."""

    def pause_rows(self) -> "tuple[Row, ...]":
        """Return what the pause offers besides what it offers in every game."""
        return ()

    def point(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move or click of the mouse of a seat, whether it may act or not."""

    def let_go(self) -> None:
        """Drop what is held: nobody can be asked to hold it any longer."""

    def let_go_after(self, change: Change) -> None:
        """Drop what can't be held any longer after something has happened: everything, as a rule."""
        del change
        self.let_go()

    # -- the life of a scene

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.privacy = Privacy(self._peek_mode(), self.seating.humans())
        self._stop_watching = self.match.watch(self._on_change)
        if self.calls is not None and self._began is not None:
            self._record = RunningRecord(app.home, self.match, began=self._began, name=self.save)

    def relayout(self, canvas: Frame) -> None:
        self.stage = Stage(canvas, self.app.art.felt("table"))
        self.picture = self.make_picture(self.stage)
        manner = manner_of(self.app.settings)
        self.cues = CueQueue(lambda sound: self.play_sound(sound.name, pan=sound.pan), rate=manner.rate)
        if not self.match.entries and not self.clock_ms and not self.is_snap():
            self.picture.deal(Random(self.match.header.seed or 0))
            self.cues.add(self.deal_sounds())

    def exit(self) -> None:
        self._stop_watching()
        if self._record is not None:
            self._record.close()

    def pause(self) -> None:
        self.is_covered = True
        self.cover()

    def resume(self) -> None:
        self.is_covered = False
        # Settings may have changed meanwhile, people may have come back.
        self.privacy.mode = self._peek_mode()
        self._note_people()
        self.refresh()

    def _peek_mode(self) -> PeekMode:
        return peek_mode(self.app.settings, len(self.seating.humans()), self.usual_privacy)

    def crash_info(self) -> dict[str, str]:
        return {"Record of the running game": format_record(self.match)}

    def is_found_again(self) -> None:
        """Go on after a device that was lost has been plugged in again."""

    # -- time

    def update(self, dt_ms: float) -> None:
        self.clock_ms += dt_ms
        self.privacy.update(self.clock_ms)
        if self.match.is_over:
            self._end(dt_ms)
        elif not self.ask_for_lost_seat() and not self.picture.is_dealing:
            self._play_bots()
        self.picture.update(dt_ms)
        self.cues.update(dt_ms)
        self.refresh()

    def rest_ms(self) -> float | None:
        if self._is_fast or not self.cues.is_empty:
            return 0.0
        rests = [
            self.picture.rest_ms(),
            self.thinkers.rest_ms(self.clock_ms, pace=self.app.settings.bots_pace),
            self.privacy.rest_ms(self.clock_ms),
            self._refused.rest_ms(self.clock_ms),
            END_LOOK_MS if self.match.is_over and not self._has_ended else None,
        ]
        return min((rest for rest in rests if rest is not None), default=None)

    def _play_bots(self) -> None:
        self.match.advance(Millis(int(self.clock_ms)))
        is_fast = self.is_fast
        if is_fast:
            self.clock_ms += FAST_STEP_MS
        self.thinkers.update(self.clock_ms, pace=self.app.settings.bots_pace, is_fast=is_fast)

    @property
    def is_fast(self) -> bool:
        """Whether the game runs on without waiting: somebody holds A and only bots are left."""
        return self._is_fast and not self.has_people_left()

    @property
    def can_hurry(self) -> bool:
        """Whether holding A would let the game run on without waiting."""
        return self.calls is not None and not self.match.is_over and not self.has_people_left()

    def _end(self, dt_ms: float) -> None:
        self._over_ms += dt_ms
        if self._over_ms >= self.end_wait_ms and self.picture.is_idle:
            self.finish()

    @property
    def end_wait_ms(self) -> float:
        """How long after its end the table stays at least, if nobody presses anything."""
        return END_MS if self.app.has_motion and not self._is_fast else QUICK_END_MS

    def skip_end(self) -> bool:
        """Cut short what is told of the end; return whether there was anything to cut."""
        return False

    def finish(self) -> None:
        """Hand over to what follows the game, once."""
        if not self._has_ended and self.calls is not None:
            self._has_ended = True
            self.calls.show_results(self)

    # -- what happens in the match

    def _on_change(self, change: Change) -> None:
        seat = change.entry.seat
        if isinstance(change.entry.action, TakeSeat):
            self._note_people()
        elif seat is not None and seat not in self.match.actors():
            self.privacy.hide(seat)
        self.forgive()
        self.let_go_after(change)
        self.follow(change, is_snap=self.is_snap())

    def is_snap(self) -> bool:
        """Return whether pictures change without motion now."""
        return self.is_fast or self.app.settings.motion is Motion.OFF

    def refresh(self) -> None:
        """Show what is, if it differs from what is shown."""
        self.picture.refresh(self.situation(), is_snap=self.is_snap())

    def own_views(self) -> dict[Seat, View]:
        """Return the own views of the seats whose hands are shown."""
        return {seat: self.match.view(seat) for seat in self.privacy.shown()}

    @property
    def refusal(self) -> str:
        """Why the last thing that was tried was refused, in words; empty once it is old."""
        return self._refused.at(self.clock_ms)

    def refuse(self, words: str) -> None:
        """Say why something can't be."""
        self._refused = Said(words, self.clock_ms + REFUSAL_MS)
        self.play_sound("refuse")

    def forgive(self) -> None:
        """Forget what was refused: something has happened since."""
        self._refused = NOTHING_SAID

    def play_sound(self, cue: str, *, pan: float = 0.0) -> None:
        """Play a sound, unless the table plays for itself."""
        if self.calls is not None:
            self.app.audio.play(cue, pan=pan)

    def deal_sounds(self) -> list[Sound]:
        """Return what is heard of the opening deal."""
        return []

    def _note_people(self) -> None:
        self.privacy.set_humans(self.seating.humans())

    # -- input

    def handle(self, event: Input) -> bool:
        if is_press(event) and self.picture.is_dealing:
            self.picture.hurry()
            self.cues.drop("deal")
        taken = self._hear(event)
        self.refresh()
        return taken

    def _hear(self, event: Input) -> bool:
        if isinstance(event, FocusLost):
            self.cover()
        elif isinstance(event, DeviceRemoved | DeviceAdded):
            self.let_go()
        elif isinstance(event, Press):
            return self._hear_press(event)
        elif isinstance(event, Pointer):
            if self.match.is_over:
                return self._hear_after_end(is_wanted=is_press(event))
            return self._hear_pointer(event)
        return False

    def _hear_pointer(self, pointer: Pointer) -> bool:
        if pointer.button == LEFT_BUTTON and pointer.kind in (PointerKind.DOWN, PointerKind.UP):
            self._is_fast = pointer.kind is PointerKind.DOWN and self.can_hurry
        seat = self._seat(pointer)
        if seat is None:
            return self.welcome_back(pointer)
        self.point(seat, pointer)
        return True

    def _hear_press(self, press: Press) -> bool:
        if press.intent is Intent.A:
            self._is_fast = press.phase is Phase.DOWN
        if press.phase is Phase.DOWN and press.intent is Intent.MENU and self.calls is not None:
            self.cover()
            self.calls.pause(self)
            return True
        if self.match.is_over:
            is_go = press.phase is Phase.DOWN and press.intent in (Intent.A, Intent.B)
            return self._hear_after_end(is_wanted=is_go)
        seat = self._seat(press)
        if seat is None:
            return self.welcome_back(press)
        self.press(seat, press)
        return True

    def _hear_after_end(self, *, is_wanted: bool) -> bool:
        if is_wanted and self._over_ms >= SOONEST_END_MS and not self.skip_end():
            self.picture.snap()
            self.finish()
        return is_wanted

    def press(self, seat: Seat, press: Press) -> None:
        """Take a press of a seat: to look at its hand, to read, or to act."""
        if press.intent is Intent.X and self.privacy.mode.has_peeking:
            self.peek(seat, press.phase)
            return
        if press.phase is Phase.UP:
            return
        self.privacy.note_press(seat, self.clock_ms)
        if press.intent is Intent.Y:
            if press.phase is Phase.DOWN and self.calls is not None:
                self.cover()
                self.calls.explain(self)
        elif seat in self.match.actors():
            self.act(seat, press)

    def peek(self, seat: Seat, phase: Phase) -> None:
        """Follow the button that shows a seat its own hand."""
        device = self.seating.device(seat)
        cannot_hold = device is not None and device.kind is DeviceKind.MOUSE
        if phase is Phase.DOWN:
            self.privacy.press(seat, self.clock_ms, is_toggle=cannot_hold)
        elif phase is Phase.UP and not cannot_hold:
            self.privacy.release(seat, self.clock_ms)

    def _seat(self, event: Press | Pointer) -> Seat | None:
        if self.calls is None:
            return None
        seat = self.seating.seat_for(event.device, self.asked_seats())
        return seat if seat is not None and self.seating.is_human(seat) else None

    def asked_seats(self) -> Sequence[Seat]:
        """Return the seats that a device with several plays for."""
        return self.match.actors()

    def cover(self) -> None:
        """Hide what was peeked at and drop what was held: the screen is left alone."""
        self.privacy.hide_all()
        self._is_fast = False
        self.let_go()
        self.refresh()


def is_press(event: Input) -> bool:
    """Return whether somebody pressed something."""
    if isinstance(event, Press):
        return event.phase is Phase.DOWN
    return isinstance(event, Pointer) and event.kind is PointerKind.DOWN
