"""What the tables of games in turns share: the curtain between turns, and taking back."""

from abc import ABC
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ticgame.bots.hint import Hint
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Change, Entry, Hinted, TakenBack
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind, Phase, Pointer, Press
from ticgame.play.marks import Panel
from ticgame.play.stage import Frame
from ticgame.play.table.footer import LOW, DeedLook, FooterLook, FooterPlace, deed_box, paint_footer
from ticgame.play.table.hint_desk import HintDesk
from ticgame.play.table.news import News, since_last_turn
from ticgame.play.table.privacy import PeekMode
from ticgame.play.table.seated_scene import read_ms
from ticgame.play.table.table_scene import TableScene, is_press
from ticgame.play.widgets.prompts import glyph_name
from ticgame.play.widgets.rows import Entry as RowEntry
from ticgame.play.widgets.rows import Row

if TYPE_CHECKING:
    from ticgame.play.app import App

TAKE_BACK = "Take back"
HURRY = "Hold to run fast"
COME_BACK = "Play again"
LOOK_FIRST = "The hint shows while you look at your cards."


class TurnTable(TableScene, ABC):
    """One match of a game in turns.

    Where hands lie behind the curtain, only the seat that has uncovered acts.
    """

    has_peek_button: ClassVar[bool] = True
    """Whether X peeks; where it does something else, a hand that isn't open is behind the curtain."""

    @property
    def footer(self) -> FooterPlace:
        """Where taking back, hurrying and hints are told."""
        return LOW

    # -- what a game remembers of what has happened

    def note(self, change: Change) -> None:
        """Take note of an entry for the picture and the results; `follow` may do so too."""

    def forget(self) -> None:
        """Forget everything that was noted."""

    def begin_again(self) -> None:
        """Put cursors where a turn begins."""

    def _remember(self) -> None:
        """Note the match from its beginning: it came here in the middle, or an act was taken back."""
        self.forget()
        self.match.retraced(len(self.match.entries), begin=lambda past: past.watch(self.note))
        self.begin_again()

    # -- the life of a scene

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.hint_desk = HintDesk(self.match, read_ms=read_ms)
        if self.match.entries:
            self._remember()

    def relayout(self, canvas: Frame) -> None:
        super().relayout(canvas)
        self._footer = Panel(self.stage, self.app.art, paint_footer)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.hint_desk.think():
            self.match.note_hint(self.hint_desk.seat, Millis(int(self.clock_ms)))
            self.play_sound("confirm")
            self.refresh()
        if not self.picture.is_dealing:
            self._draw_curtain()

    def rest_ms(self) -> float | None:
        is_busy = self.hint_desk.is_looking or self.curtain_seat() is not None
        return 0.0 if is_busy else super().rest_ms()

    def refresh(self) -> None:
        self._point_out()
        super().refresh()
        self._footer.update(self.footer_look())

    def _on_change(self, change: Change) -> None:
        if isinstance(change.entry.action, Hinted):
            return
        self.hint_desk.forget()
        if isinstance(change.entry.action, TakenBack):
            self._go_back(change)
        else:
            super()._on_change(change)

    # -- hints

    def show_hint(self, seat: Seat, hint: Hint) -> None:
        """Take the cursor of a seat that sees its hand to what a hint is about."""

    def asking_seat(self) -> Seat | None:
        """Return the person who may ask for a hint, None if nobody may."""
        if not (self.app.settings.has_hints and self.hint_desk.has_hints) or self.match.is_over:
            return None
        return next((seat for seat in self.asked_seats() if self.seating.is_human(seat)), None)

    def ask_hint(self, seat: Seat) -> None:
        """Look for a hint for a seat."""
        self.hint_desk.ask(seat)

    def pause_rows(self) -> tuple[Row, ...]:
        seat = self.asking_seat()
        if seat is None:
            return ()
        count = self.match.hints[seat]
        note = f"{count} so far" if count else ""
        return (RowEntry(f"Hint for {self.seating.place(seat).name}", self._leave_for_hint, note, "bulb"),)

    def _leave_for_hint(self, device: Device) -> None:
        del device
        self.app.stack.pop()
        seat = self.asking_seat()
        if seat is not None:
            self.ask_hint(seat)

    def _point_out(self) -> None:
        """Take the cursor to what a new hint is about as soon as its seat sees its hand."""
        hints = self.hint_desk
        if hints.hint is None or hints.is_pointed_out or hints.seat not in self.privacy.shown():
            return
        hints.is_pointed_out = True
        self.show_hint(hints.seat, hints.hint)

    def told_hint(self) -> str:
        """Return what stands in the hint's place: the hint only if its seat's hand may be seen."""
        if self.hint_desk.hint is None:
            return "Looking for a hint…" if self.hint_desk.is_looking else ""
        return self.hint_desk.hint.words if self.hint_desk.seat in self.privacy.shown() else LOOK_FIRST

    # -- taking back

    def is_holding(self, seat: Seat) -> bool:
        """Return whether a seat has something in hand that the back button puts down first."""
        return False

    def undo_seat(self) -> Seat | None:
        """Return the person who may take back the last act, None if nobody may."""
        if not self.match.entries or self.calls is None or not self.app.settings.has_undo:
            return None
        seat = self.match.entries[-1].seat
        if seat is None or not self.seating.is_human(seat):
            return None
        return seat if self.match.why_not_take_back(seat) is None else None

    def take_back(self, device: Device) -> bool:
        """Let a device take back the last act of its seat; return whether it could."""
        seat = self.undo_seat()
        if seat is None or self.seating.device(seat) is not device:
            return False
        self.match.take_back(seat)
        return True

    def _has_something_in_hand(self, device: Device) -> bool:
        """Return whether a seat of a device that is to act has something to put down first."""
        mine = [seat for seat in self.match.actors() if self.seating.device(seat) is device]
        return any(map(self.is_holding, mine))

    def _go_back(self, change: Change) -> None:
        """Show the table as it was before the act that was taken back."""
        seat = change.entry.seat
        is_open = seat in self.privacy.shown()
        self.privacy.hide_all()
        if self.privacy.mode is PeekMode.CURTAIN and is_open:
            self.privacy.uncover(seat)
        self.forgive()
        self.let_go()
        self._remember()
        before = self.picture
        self.relayout(self.app.canvas)
        if not self.is_snap():
            self.picture.come_back(before)
        self.play_sound("back")

    def footer_look(self) -> FooterLook:
        """Return what stands at the edge of the table."""
        scale = self.app.settings.table_text_percent / 100
        return FooterLook(self._deed(), self.told_hint(), scale, self.footer)

    def _deed(self) -> DeedLook | None:
        """Return what can be done besides playing: taking back, or hurrying where bots alone are left."""
        seat = self.undo_seat()
        device = None if seat is None else self.seating.device(seat)
        if device is not None and device.kind is not DeviceKind.MOUSE and self._has_something_in_hand(device):
            return None
        if device is not None:
            animal = self.seating.place(seat).animal.value
            # With something in hand the back button does something else, and a click here takes back.
            how = Intent.A if self._has_something_in_hand(device) else Intent.B
            return DeedLook(glyph_name(device.glyph(how)), TAKE_BACK, animal)
        if not self.can_hurry:
            return None
        device = self.app.last_device
        words = HURRY if self.stood_in_for(device) is None else COME_BACK
        return DeedLook(glyph_name(device.glyph(Intent.A)), words)

    # -- the curtain

    def _peek_mode(self) -> PeekMode:
        mode = super()._peek_mode()
        if self.has_peek_button or not mode.has_peeking:
            return mode
        return PeekMode.CURTAIN if len(self.seating.humans()) > 1 else PeekMode.OPEN

    def curtain_seat(self) -> Seat | None:
        """Return the person who must uncover before anybody acts, None if nobody must."""
        if self.privacy.mode is not PeekMode.CURTAIN or self.calls is None:
            return None
        actors = self.match.actors()
        if self.seating.lost(actors) is not None:
            return None
        waiting = [seat for seat in actors if self.seating.is_human(seat)]
        shown = self.privacy.shown()
        return None if not waiting or any(seat in shown for seat in waiting) else waiting[0]

    def is_curtain_wanted(self, seat: Seat) -> bool:
        """Return whether a seat still has to uncover."""
        return self.curtain_seat() == seat

    def uncover(self, seat: Seat) -> None:
        """Show a seat its hand: it has lifted the curtain with its own device."""
        self.privacy.uncover(seat)

    def news_of(self, entry: Entry) -> News | None:
        """Return what an entry told everybody, None for one that isn't worth a line."""
        return None

    def news_for(self, seat: Seat) -> list[News]:
        """Return what has happened since a seat last acted."""
        since = since_last_turn(self.match.entries, seat)
        return [news for entry in since if (news := self._told(entry)) is not None]

    def _told(self, entry: Entry) -> News | None:
        if isinstance(entry.action, Hinted):
            return News(entry.seat, "asked for a hint")
        return self.news_of(entry)

    def _draw_curtain(self, *, is_hasty: bool = False) -> bool:
        """Cover the table for the next seat once the last act has been seen, or at once if it is pressed."""
        if not (self.picture.is_idle or is_hasty or self.is_snap()):
            return False
        seat = self.curtain_seat()
        if seat is None or self.app.stack.top is not self:
            return False
        self.cover()
        self.calls.draw_curtain(self, seat)
        return True

    def asked_seats(self) -> Sequence[Seat]:
        actors = self.match.actors()
        if self.privacy.mode is not PeekMode.CURTAIN:
            return actors
        return [seat for seat in self.privacy.shown() if seat in actors] or actors

    def _is_curtained(self, seat: Seat, event: Press | Pointer) -> bool:
        """Return whether a seat hasn't uncovered; its press has the curtain come down at once."""
        if self.privacy.mode is not PeekMode.CURTAIN or seat in self.privacy.shown():
            return False
        if is_press(event):
            self._draw_curtain(is_hasty=True)
        return True

    # -- input

    def _hear_press(self, press: Press) -> bool:
        is_back = press.phase is Phase.DOWN and press.intent is Intent.B
        is_undo = is_back and not self._has_something_in_hand(press.device)
        return (is_undo and self.take_back(press.device)) or super()._hear_press(press)

    def _hear_pointer(self, pointer: Pointer) -> bool:
        if is_press(pointer) and deed_box(self.app.art, self.footer_look()).contains(pointer.x, pointer.y):
            return self.take_back(pointer.device)
        seat = self._seat(pointer)
        if seat is not None and self._is_curtained(seat, pointer):
            return True
        return super()._hear_pointer(pointer)

    def press(self, seat: Seat, press: Press) -> None:
        is_acting = press.intent not in (Intent.X, Intent.Y) or self.privacy.mode is PeekMode.CURTAIN
        if is_acting and seat in self.match.actors() and self._is_curtained(seat, press):
            return
        super().press(seat, press)
