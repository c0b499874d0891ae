"""What is asked when a seat must act whose device is gone: wait, let a bot play on, or another device."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ticgame.bots import bot_names, make_bot
from ticgame.core.contract import Seat
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, Input, Pointer, Press
from ticgame.play.lobby.botnames import bot_title, usual_bot
from ticgame.play.scene import Scene
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.seats import SeatRefused
from ticgame.play.stage import Frame, Stage
from ticgame.play.table.surroundings import HIDING_SHARE
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import Prompt, prompt

if TYPE_CHECKING:
    from ticgame.play.table.table_scene import TableScene


class _WhileLost(Dialog):
    """Covers the table as long as a seat's device is lost; the menu button leads to the pause."""

    def __init__(
        self,
        table: "TableScene",
        seat: Seat,
        *,
        title: str,
        text: str,
        answers: Sequence[Answer],
        focus: int = 0,
        back: int = -1,
    ) -> None:
        self._table = table
        self._seat = seat
        super().__init__(title, text, answers, focus=focus, back=back)

    def relayout(self, canvas: Frame) -> None:
        super().relayout(canvas)
        self.stage.set_backdrop(self.app.veiled(HIDING_SHARE))

    def handle(self, event: Input) -> bool:
        if pressed(event) is Intent.MENU:
            _pause(self._table)
            return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        if not self._table.seating.is_lost(self._seat):
            self.app.stack.pop()

    def prompts_now(self) -> list[Prompt]:
        return [prompt("Pause", Intent.MENU), *super().prompts_now()]


def _pause(table: "TableScene") -> None:
    """Open the pause in place of what covers the table; the table asks again when the game goes on."""
    table.app.stack.pop()
    table.calls.pause(table)


class LostSeat(_WhileLost):
    """Covers the table until the seat's device is back or somebody has decided."""

    def __init__(self, table: "TableScene", seat: Seat) -> None:
        self._device: Device | None = None
        place = table.seating.place(seat)
        self._gone = place.device
        device = place.device.title if place.device else "device"
        super().__init__(
            table,
            seat,
            title=f"{place.name} can't play",
            text=f"The {device} is gone, and the game waits for {place.name}. Plug it in again, or choose.",
            answers=[
                Answer("Wait", self._wait),
                Answer("A bot plays on", self._choose_bot),
                Answer("Play with this device", self._take),
            ],
            back=0,
        )

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press | Pointer):
            self._device = event.device
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        place = self._table.seating.place(self._seat)
        if not place.is_lost and place.device is self._gone:
            self._table.is_found_again()

    def _wait(self) -> None:
        self.app.stack.push(Waiting(self._table, self._seat))

    def _choose_bot(self) -> None:
        self.app.stack.push(StandIn(self._table, self._seat))

    def _take(self) -> None:
        seating = self._table.seating
        try:
            seating.evening.take(seating.numbers[self._seat], self._device, can_share=True)
        except SeatRefused as refusal:
            self.app.stack.push(message("That can't be", str(refusal)))


class StandIn(_WhileLost):
    """Asks how well the bot shall play that plays on; the focus is on the level of the evening's bots."""

    def __init__(self, table: "TableScene", seat: Seat) -> None:
        game = table.match.header.game
        levels = bot_names(game)
        usual = next((place.bot for place in table.seating.evening.bots), usual_bot(game))
        answers = [Answer(bot_title(level), lambda level=level: self._let(level)) for level in levels]
        super().__init__(
            table,
            seat,
            title=f"Who plays for {table.seating.place(seat).name}?",
            text="",
            answers=[*answers, Answer("Back", nothing)],
            focus=levels.index(usual) if usual in levels else 0,
        )

    def _let(self, level: str) -> None:
        match = self._table.match
        bot = make_bot(level, match.rules, self._seat, match.header.seed or 0)
        self._table.stand_in(self._seat, bot)


class Waiting(Scene):
    """Covers the table while everybody waits for a device; any press leads back to the choice.

    The menu button leads to the pause.
    """

    is_overlay: ClassVar[bool] = True

    def __init__(self, table: "TableScene", seat: Seat) -> None:
        self._table = table
        self._seat = seat

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, self.app.veiled(HIDING_SHARE))
        place = self._table.seating.place(self._seat)
        self.stage.add(art.badge(place.animal.value, 96, glow=True), 960, 400, layer=1)
        words = art.text(f"Waiting for {place.name}", 56, font="title", shadow=True)
        self.stage.add(words, 960, 570, layer=1)
        more = art.text("Press any button to choose something else.", 30, "muted", font="bold", shadow=True)
        self.stage.add(more, 960, 650, layer=1)

    def handle(self, event: Input) -> bool:
        if pressed(event) is Intent.MENU:
            _pause(self._table)
            return True
        if pressed(event) or clicked(event):
            self.app.stack.pop()
            return True
        return False

    def update(self, dt_ms: float) -> None:
        if not self._table.seating.is_lost(self._seat):
            self.app.stack.pop()
