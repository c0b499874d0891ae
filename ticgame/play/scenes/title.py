"""The title: the logo, the way into everything, who has joined, and the five cards that explain the game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import FRect

from ticgame.home import GAME_SUFFIX, Folder
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, DeviceKind, Input
from ticgame.play.scene import Scene
from ticgame.play.seats import SeatRefused
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT_EDGE, Frame, Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry, Row
from ticgame.play.widgets.rowview import ROW_HEIGHT
from ticgame.play.widgets.seatbar import SeatBar

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.widgets.titlefan import TitleFan

ATTRACT_MS = 45_000
LOGO = (336, 163)
MENU = FRect(LEFT_EDGE, 350, 600, 510)
MOST_PITCH = 100
LEAST_PITCH = 50
"""Rows are no lower than that, so that their words stay readable; more rows than fit scroll."""
GAP_SHARE = 0.14
LARGEST_WORDS = 1.3
"""More would not fit into rows of which six stand one below the other."""
SEATS_Y = 940
FRAMES_OF_MENU = 2
"""The first frames belong to the menu: it is drawn and can answer before the fan is loaded."""
UNSEATED = (prompt("to join", Intent.A),)
SEATED = (prompt("Choose", Intent.A), prompt("Leave the seat", Intent.B))


class Way(NamedTuple):
    """A row of the title's menu and the scene that it leads to."""

    title: str
    note: str
    icon: str
    open: "Callable[[App], Scene]"


class Title(Scene):
    """The first scene, to which everything returns.

    The first person to press A on a device of their own joins and acts with the same press; from then on A
    on a new device only joins, so that nobody starts a game while others sit down. `attract` makes what plays
    by itself after a while without a press.
    """

    def __init__(
        self,
        ways: Sequence[Way],
        *,
        attract: Callable[[Callable[[], None]], Scene] | None = None,
        go_on: "Callable[[App], Scene] | None" = None,
    ) -> None:
        self._ways = tuple(ways)
        self._attract = attract
        self._go_on = go_on
        self._saved = 0
        self._idle_ms = 0.0
        self._prompts = Prompts(UNSEATED)
        self._menu = Menu([])
        self._fan: TitleFan | None = None
        self._frames = 0

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._count_saved()
        self._menu = Menu(self._rows())
        self._tell_notices()

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("title"))
        self.stage.add(art.logo(), *LOGO, layer=1)
        words = art.text("Two in common", 46, "main", font="title", shadow=True)
        self.stage.add(words, LEFT_EDGE + 4, 300, layer=1, anchor=LEFT)
        self._lay_out_menu()
        self._seats = SeatBar(self.stage, art, x=LEFT_EDGE + 52, y=SEATS_Y, scale=app.text_scale)
        self._seats.show(app.evening.places)
        self._prompts.lay_out(
            self.stage, art, right=RIGHT_EDGE, y=1010, device=app.last_device, scale=app.text_scale
        )
        if self._fan:
            self._fan.lay_out(self.stage, art, has_motion=app.has_motion)

    def resume(self) -> None:
        self._idle_ms = 0.0
        self._seats.show(self.app.evening.places)
        if self._count_saved():
            self._menu = Menu(self._rows())
            self.relayout(self.app.canvas)
        self._show_prompts()
        self._tell_notices()

    def _count_saved(self) -> bool:
        """Count the games that can go on, and return whether there were more or fewer before."""
        before, self._saved = self._saved, len(self.app.home.names(Folder.SAVES, GAME_SUFFIX))
        return before != self._saved

    def rest_ms(self) -> float | None:
        rests = [self._fan.rest_ms() if self._fan else 0.0]
        if self._attract:
            rests.append(max(0.0, ATTRACT_MS - self._idle_ms))
        return min((rest for rest in rests if rest is not None), default=None)

    def update(self, dt_ms: float) -> None:
        self._idle_ms += dt_ms
        self._update_fan(dt_ms)
        if self._attract and self._idle_ms >= ATTRACT_MS:
            self._idle_ms = 0.0
            self._begin_attract(self._attract)

    def _update_fan(self, dt_ms: float) -> None:
        self._frames += 1
        if self._fan is None and self._frames > FRAMES_OF_MENU:
            self._fan = _make_fan()
            self._fan.lay_out(self.stage, self.app.art, has_motion=self.app.has_motion)
        if self._fan:
            self._fan.update(dt_ms)

    def handle(self, event: Input) -> bool:
        self._idle_ms = 0.0
        is_taken = self._join(event) or self._menu.handle(event) or self._leave(event)
        self._show_prompts()
        return is_taken

    def _show_prompts(self) -> None:
        device = self.app.last_device
        self._prompts.set_prompts(SEATED if self.app.evening.seats_of(device) else UNSEATED)
        self._prompts.follow(device)

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        if self._saved and self._go_on:
            note = "1 game" if self._saved == 1 else f"{self._saved} games"
            rows.append(
                Entry("Continue", lambda _: self.app.stack.push(self._go_on(self.app)), note, "replay")
            )
        rows += [
            Entry(way.title, lambda _, way=way: self.app.stack.push(way.open(self.app)), way.note, way.icon)
            for way in self._ways
        ]
        rows.append(Entry("Settings", lambda _: self._open_settings(), icon="gear"))
        rows.append(Entry("Quit", lambda _: self._ask_to_quit(), icon="quit"))
        return rows

    # What the title itself doesn't need is imported when somebody wants it: the program starts sooner.

    def _open_settings(self) -> None:
        from ticgame.play.scenes.settings import SettingsScreen

        self.app.stack.push(SettingsScreen())

    def _ask_to_quit(self) -> None:
        from ticgame.play.scenes.quit import QuitQuestion

        self.app.stack.push(QuitQuestion())

    def _tell(self, title: str, words: str) -> None:
        from ticgame.play.scenes.dialog import message

        self.app.stack.push(message(title, words))

    def _begin_attract(self, make: Callable[[Callable[[], None]], Scene]) -> None:
        from ticgame.play.scenes.attract import Attract

        self.app.stack.push(Attract(make))

    def _lay_out_menu(self) -> None:
        """Show the menu: rows as tall as their number allows, words as large as the text setting wants."""
        app = self.app
        pitch = MENU.h / (len(self._menu.rows) - GAP_SHARE)
        pitch = max(LEAST_PITCH, min(MOST_PITCH, pitch))
        gap = GAP_SHARE * pitch
        self._menu.lay_out(
            self.stage,
            app.art,
            MENU.inflate(0, 1),
            row_height=pitch - gap,
            gap=gap,
            words=min(max(app.text_scale, (pitch - gap) / ROW_HEIGHT), LARGEST_WORDS),
            sound=app.audio.play,
        )

    def _join(self, event: Input) -> bool:
        """Seat whoever presses A on a new device or clicks a free seat; True if the press does no more."""
        place = clicked(event)
        if place and self._seats.is_free_seat_at(*place):
            self._seat(event.device)
            return True
        evening = self.app.evening
        if pressed(event) is not Intent.A or not event.device.can_sit or evening.seats_of(event.device):
            return False
        is_first = not evening.humans
        self._seat(event.device)
        return not is_first

    def _seat(self, device: Device) -> None:
        try:
            seat = self.app.evening.join(device)
        except SeatRefused as refusal:
            self._tell("No seat", str(refusal))
            return
        place = self.app.evening.place(seat)
        self.app.audio.play(f"join_{place.animal}")
        self._seats.show(self.app.evening.places)

    def _leave(self, event: Input) -> bool:
        button = pressed(event)
        if button is Intent.MENU:
            self._ask_to_quit()
            return True
        if button is not Intent.B:
            return False
        seat = self.app.evening.leave(event.device)
        if seat is not None:
            self.app.audio.play(f"leave_{self.app.evening.place(seat).animal}")
            self._seats.show(self.app.evening.places)
        elif event.device.kind is not DeviceKind.MOUSE:
            self._ask_to_quit()
        return True

    def _tell_notices(self) -> None:
        """Tell once what the player's folder had to report."""
        notices = self.app.home.notices
        if notices:
            self._tell("Please note", "\n\n".join(notices))
            notices.clear()


def _make_fan() -> "TitleFan":
    from ticgame.play.widgets.titlefan import TitleFan  # only after the first frames

    return TitleFan()
