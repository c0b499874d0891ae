"""Who plays, with what, and with which bots: everybody at the same time, each with a cursor of their own."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import (
    Device,
    DeviceAdded,
    DeviceKind,
    DeviceRemoved,
    FocusLost,
    Input,
    Phase,
    Pointer,
    PointerKind,
    Press,
    Typed,
    TypedKey,
)
from ticgame.play.lobby.deeds import Deed, DeedKind
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.lobby.naming import NameEditor
from ticgame.play.lobby.plan import MatchPlan
from ticgame.play.lobby.saved_lobby import SavedLobby
from ticgame.play.lobby.tiles import Tile
from ticgame.play.saves import SavedGame
from ticgame.play.scene import Scene
from ticgame.play.scenes.seatsview import SeatsView
from ticgame.play.seats import SeatRefused
from ticgame.play.stage import Frame
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.app import App

TOAST_MS = 6000.0
CLUSTERS_TO_TEST = 3
ROLL_OVER = "Three on one keyboard: press all together once. Each key that gets through lights up."

_SOUNDS = {
    DeedKind.MOVED: "focus",
    DeedKind.READY: "confirm",
    DeedKind.WAITING: "back",
    DeedKind.CHANGED: "confirm",
    DeedKind.WROTE: "focus",
    DeedKind.OPENED: "confirm",
    DeedKind.REFUSED: "refuse",
    DeedKind.WENT_BACK: "back",
}


class Seats(Scene):
    """The last stop before a game; `start` puts its table up, `open_tile` goes where a tile leads.

    Whoever came here takes a seat by it, if nobody has one yet.
    """

    def __init__(
        self,
        lobby: Lobby | SavedLobby,
        *,
        start: "Callable[[MatchPlan | SavedGame], None]",
        open_tile: "Callable[[Tile], Scene]",
    ) -> None:
        self._lobby = lobby
        self._start = start
        self._open_tile = open_tile
        self._held: dict[Device, list[Intent]] = {}
        self._toast = ""
        self._toast_ms = 0.0
        self._second = 0

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.desk = self._lobby.make_desk()
        app.evening.clear_ready()
        if not app.evening.humans:
            self._seat_newcomer(app.last_device)
        self._lobby.suit_seats()

    def relayout(self, canvas: Frame) -> None:
        self._lay_out()
        self._refresh()

    def _lay_out(self) -> None:
        self.view = SeatsView(self.app, self._lobby, self.desk)
        self.stage = self.view.stage

    def resume(self) -> None:
        self.app.evening.clear_ready()
        if self.desk.game != self._lobby.game:
            self.desk = self._lobby.make_desk()
            self._lobby.suit_seats()
            self.relayout(self.app.canvas)
        self.desk.countdown.cancel()
        self._refresh()

    def pause(self) -> None:
        self._held.clear()
        self.app.hub.stop_typing()

    def exit(self) -> None:
        self.app.hub.stop_typing()

    def rest_ms(self) -> float | None:
        if self.desk.countdown.is_running:
            return 0.0
        return self._toast_ms if self._toast else None

    def update(self, dt_ms: float) -> None:
        self._age_toast(dt_ms)
        countdown = self.desk.countdown
        countdown.update(dt_ms)
        if countdown.is_running:
            self._sound_second(countdown.seconds)
            self._refresh()
        elif countdown.is_over:
            self._begin()

    def handle(self, event: Input) -> bool:
        is_taken = self._hear(event)
        if self.desk.countdown.is_over:
            self._begin()
        self._follow_typing()
        self._refresh()
        return is_taken

    # -- inputs

    def _hear(self, event: Input) -> bool:
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, Pointer):
            return self._point(event)
        if isinstance(event, Typed):
            return self._type(event)
        if isinstance(event, DeviceRemoved):
            self.desk.device_gone(event.device)
            self._tell(f"The {event.device.title} is unplugged.")
        elif isinstance(event, DeviceAdded):
            self._tell(f"The {event.device.title} is plugged in.")
        elif isinstance(event, FocusLost):
            self._held.clear()
        return False

    def _press(self, event: Press) -> bool:
        held = self._held.setdefault(event.device, [])
        if event.phase is Phase.UP:
            if event.intent in held:
                held.remove(event.intent)
            return False
        if event.phase is Phase.DOWN:
            held.append(event.intent)
        elif event.intent not in DIRECTIONS:
            return False
        return self._heed(self.desk.press(event.device, event.intent))

    def _point(self, event: Pointer) -> bool:
        mouse = event.device
        editor = self.desk.namings.of(mouse)
        if editor is not None:
            return self._point_at_letters(editor, event)
        spot = self.view.spot_at(event.x, event.y)
        if event.kind is PointerKind.MOVE:
            return self._heed(self.desk.point(mouse, spot))
        if event.kind is PointerKind.DOWN and event.button == LEFT_BUTTON:
            return self._heed(self.desk.click(mouse, spot))
        return False

    def _point_at_letters(self, editor: NameEditor, event: Pointer) -> bool:
        seat = self.desk.namings.seat_of(event.device)
        place = self.view.letter_at(seat, editor, event.x, event.y)
        if place is None or event.kind not in (PointerKind.MOVE, PointerKind.DOWN):
            return False
        if editor.pad is not None:
            editor.pad.focus(*place)
        else:
            editor.focus = place[0]
        if event.kind is PointerKind.DOWN and event.button == LEFT_BUTTON:
            return self._heed(self.desk.press(event.device, Intent.A))
        return True

    def _type(self, event: Typed) -> bool:
        device = self._typist()
        editor = self.desk.namings.of(device) if device is not None else None
        if editor is None or editor.pad is None:
            return False
        if event.key is TypedKey.TEXT:
            editor.pad.write(event.text)
        elif event.key is TypedKey.BACKSPACE:
            editor.pad.erase()
        elif event.key is TypedKey.ENTER:
            editor.finish()
            return self._heed(self.desk.settle_name(device))
        else:
            return self._heed(self.desk.press(device, Intent.MENU))
        return True

    def _typist(self) -> Device | None:
        """Return the device whose name the keyboard writes: its own if it writes one, else the first."""
        busy = self.desk.namings
        writing = [device for device in busy.devices if busy.of(device).pad is not None]
        clusters = [device for device in writing if device.kind is DeviceKind.CLUSTER]
        return next(iter(clusters or writing), None)

    def _follow_typing(self) -> None:
        """Let the keyboard write while it writes a name and nobody else plays with it."""
        typist = self._typist()
        others = [device for device in self.desk.clusters() if device is not typist]
        hub = self.app.hub
        if typist is not None and not others:
            if not hub.is_typing:
                for released in hub.start_typing():
                    self._hear(released)
        elif hub.is_typing:
            hub.stop_typing()

    # -- what follows

    def _heed(self, deed: Deed) -> bool:
        """Let people hear and read what a press did, and go where it leads."""
        if deed.words:
            self._tell(deed.words)
        self._sound(deed)
        if deed.kind is DeedKind.OPENED:
            self._open(self._lobby.tiles()[deed.tile].tile)
        elif deed.kind is DeedKind.WENT_BACK:
            self._lobby.leave()
            self.app.stack.pop()
        return deed.kind is not DeedKind.NOTHING

    def _sound(self, deed: Deed) -> None:
        animal = self.app.evening.place(deed.seat).animal.value if deed.seat is not None else ""
        name = {DeedKind.JOINED: f"join_{animal}", DeedKind.LEFT: f"leave_{animal}"}.get(deed.kind)
        if name or deed.kind in _SOUNDS:
            self.app.audio.play(name or _SOUNDS[deed.kind])

    def _open(self, tile: Tile) -> None:
        if tile in (Tile.BOTS, Tile.STAND_IN):
            self._heed(self.desk.press_bots())
            return
        if tile is Tile.SAVED:
            self._heed(Deed(DeedKind.WENT_BACK))
            return
        self.desk.countdown.cancel()
        self.app.stack.push(self._open_tile(tile))

    def _begin(self) -> None:
        self.desk.countdown.cancel()
        self._lobby.remember_names()
        plan = self._lobby.plan()
        self.app.evening.clear_ready()
        self._start(plan)

    def _sound_second(self, second: int) -> None:
        if second != self._second:
            self._second = second
            self.app.audio.play("countdown_last" if second == 1 else "countdown")

    def _seat_newcomer(self, device: Device) -> None:
        try:
            self._sound(Deed(DeedKind.JOINED, self.app.evening.join(device)))
        except SeatRefused as refusal:
            self._tell(str(refusal))

    def _tell(self, words: str) -> None:
        self._toast = words
        self._toast_ms = TOAST_MS

    def _age_toast(self, dt_ms: float) -> None:
        if self._toast:
            self._toast_ms -= dt_ms
            if self._toast_ms <= 0:
                self._toast = ""
                self._refresh()

    def _refresh(self) -> None:
        if self.view.seats != self.desk.seats:
            self._lay_out()
        is_crowded = len(self.desk.clusters()) >= CLUSTERS_TO_TEST
        words = self._toast or " ".join(self._lobby.device_faults()) or (ROLL_OVER if is_crowded else "")
        held = self._held if is_crowded else {}
        self.view.show(words, held=held)
