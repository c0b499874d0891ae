"""The briefing: what a round asks for, as pictures, and who will play it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pygame import FRect

from ticgame.campaign.progress import Standing
from ticgame.campaign.schema import Campaign
from ticgame.play.campaigns import CampaignBook
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device, Input
from ticgame.play.lobby.botnames import bot_title
from ticgame.play.lobby.choices import joined
from ticgame.play.lobby.gamecards import BOXES, CARDS
from ticgame.play.lobby.table_fit import device_faults
from ticgame.play.marks import Panel
from ticgame.play.scenes.campaign.attempt import Attempt
from ticgame.play.scenes.campaign.missioncards import MissionCardsLook, paint_mission_cards
from ticgame.play.scenes.campaign.table_plan import TablePlan
from ticgame.play.scenes.campaign.words import facts, goal_words, is_sequence
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.seats import SeatRefused
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT_EDGE, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Dial, Entry, Row, SwitchRow
from ticgame.play.widgets.seatbar import SeatBar

if TYPE_CHECKING:
    from ticgame.play.app import App

PANEL: Final = FRect(LEFT_EDGE, 216, 1150, 664)
PAD: Final = 20.0
MENU: Final = FRect(1290, 446, 520, 434)
FACTS_TOP: Final = 224.0
INTRO_TOP: Final = 132.0
SEATS_Y: Final = 940.0
ROW_HEIGHT: Final = 62.0
ROW_GAP: Final = 10.0


class Briefing(PromptedScene):
    """Asks who plays and begins the round; `start` gets the attempt, `skip` goes past the round."""

    def __init__(
        self,
        book: CampaignBook,
        campaign: Campaign,
        at: int,
        *,
        start: Callable[[Attempt], None],
        skip: Callable[[], None],
        last: Attempt | None = None,
    ) -> None:
        self._book = book
        self._campaign = campaign
        self._at = at
        self._round = campaign.rounds[at]
        self._start = start
        self._skip = skip
        self._last = last
        self._is_same_deal = False
        self._is_eased = last is not None and last.is_eased
        self._menu = Menu([])
        self._prompts = Prompts([])

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._plan = TablePlan(app.evening, self._campaign, self._round, bot=self._book.bot)
        if not app.evening.humans:
            self._join(app.last_device)
        self._menu = Menu(self._rows())

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, 1.3)
        self.stage = Stage(canvas, art.felt("table"))
        words = f"{self._at + 1}  {self._round.title}"
        title = fitted(art, words, 1150, 56 * scale, font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, 80, layer=1, anchor=LEFT)
        if self._round.intro:
            intro = art.paragraph(self._round.intro, 1150, 30, "muted", font="bold", leading=1.15)
            self.stage.add(intro, 100, INTRO_TOP - 4, layer=1, anchor=TOP_LEFT)
        self._show_task(scale)
        self._show_facts(scale)
        self._menu.lay_out(
            self.stage,
            art,
            MENU,
            row_height=ROW_HEIGHT,
            gap=ROW_GAP,
            scale=min(scale, 1.1),
            sound=app.audio.play,
        )
        self._seats = SeatBar(self.stage, art, x=150, y=SEATS_Y, scale=app.text_scale)
        self._prompts = Prompts([])
        # The seats lie on the same line.
        self._prompts.lay_out(self.stage, art, right=RIGHT_EDGE, y=1004, device=app.last_device, scale=1.0)
        self._refresh()

    def resume(self) -> None:
        self._refresh()

    def handle(self, event: Input) -> bool:
        is_taken = super().handle(event)
        self._refresh()
        return is_taken

    def take(self, event: Input) -> bool:
        return self._seat_newcomer(event) or self._give_up_seat(event) or self._menu.handle(event)

    # -- what is shown

    def _show_task(self, scale: float) -> None:
        art = self.app.art
        self.stage.add(art.panel(PANEL.w, PANEL.h), *PANEL.center)
        if self._round.goal is None:
            missions = self._round.rules(self._campaign.players[0]).missions
            box = (PANEL.x + PAD, PANEL.y + PAD, PANEL.w - 2 * PAD, PANEL.h - 2 * PAD)
            cards = Panel(self.stage, art, paint_mission_cards)
            cards.update(MissionCardsLook(missions, is_sequence(self._round), box, scale))
            return
        card = BOXES[self._round.game]
        x, y = PANEL.center
        self.stage.add(art.icon(card.icon, 160, "main"), x, y - 150, layer=2)
        self.stage.add(fitted(art, card.title, 1000, 60, font="title"), x, y + 10, layer=2)
        self.stage.add(fitted(art, goal_words(self._round), 1000, 44, colour="accent"), x, y + 90, layer=2)
        about = art.paragraph(card.about, 900, 30, "muted", font="bold", align="centre")
        self.stage.add(about, x, y + 190, layer=2)

    def _show_facts(self, scale: float) -> None:
        art = self.app.art
        for row, line in enumerate(facts(self._round)):
            image = fitted(art, line, 530, 32 * scale, colour="main", shadow=True)
            self.stage.add(image, MENU.x, FACTS_TOP + row * 44 * scale, layer=1, anchor=LEFT)

    def _refresh(self) -> None:
        self._seats.show(self.app.evening.places)
        self._menu.refresh()
        device = self.app.last_device
        is_seated = bool(self.app.evening.seats_of(device))
        more = [prompt("One more", Intent.X)] if self._can_share else []
        seated = [prompt("Choose", Intent.A), *more, prompt("Leave", Intent.Y), prompt("Map", Intent.B)]
        self._prompts.set_prompts(
            seated if is_seated else [prompt("to join", Intent.A), prompt("Map", Intent.B)]
        )
        self._prompts.follow(device)

    # -- rows

    def _rows(self) -> list[Row]:
        rows: list[Row] = [Entry("Play", lambda _: self._begin(), icon="play")]
        rows.append(Dial("Bots", lambda: str(self._plan.bots), self._plan.step_bots, icon="bot"))
        if self._plan.rival is None:
            rows.append(
                Dial("Strength", lambda: bot_title(self._plan.bot), self._plan.step_strength, icon="star")
            )
        if self._last is not None and self._round.seed is None:
            rows.append(
                Dial("Deal", lambda: "Same" if self._is_same_deal else "New", self._step_deal, icon="shuffle")
            )
        if self._standing.losses or self._is_eased:
            rows.append(
                SwitchRow(
                    "Easier",
                    lambda: "On" if self._is_eased else "Off",
                    self._step_ease,
                    icon="bulb",
                    state=lambda: self._is_eased,
                )
            )
        if self._standing.can_skip:
            rows.append(Entry("Skip this round", lambda _: self._ask_to_skip(), icon="right"))
        return rows

    @property
    def _standing(self) -> Standing:
        return self._book.progress.of(self._campaign, self._at)

    def _step_deal(self, steps: int) -> None:
        self._is_same_deal = steps < 0

    def _step_ease(self, steps: int) -> None:
        self._is_eased = steps > 0

    def _begin(self) -> None:
        if fault := self._fault():
            self.app.audio.play("refuse")
            self.app.stack.push(message("Not yet", fault))
            return
        if self._plan.rival is None:
            self._book.bot = self._plan.bot
        seed = self._last.seed if self._is_same_deal and self._last else None
        self._start(Attempt(self._campaign, self._at, seed=seed, is_eased=self._is_eased))

    def _fault(self) -> str:
        """Return why the round can't begin like this, in words; empty if it can."""
        card, app = BOXES[self._round.game], self.app
        if card.name not in CARDS:
            return f"{card.title} can’t be played on the screen yet."
        faults = device_faults(card, app.evening, app.settings.timed_mouse)
        return self._plan.fault or joined(faults)

    def _ask_to_skip(self) -> None:
        answers = [Answer("Try once more", nothing), Answer("Skip it", self._skip)]
        text = "The next round opens without stars for this one. You can come back to it at any time."
        self.app.stack.push(Dialog("Skip this round?", text, answers, back=0))

    # -- people

    def _seat_newcomer(self, event: Input) -> bool:
        if pressed(event) is Intent.X and self._can_share and self.app.evening.seats_of(event.device):
            self._join(event.device, can_share=True)
            return True
        place = clicked(event)
        is_click = place is not None and self._seats.is_free_seat_at(*place)
        device = event.device if is_click or pressed(event) is Intent.A else None
        if device is None or not device.can_sit or self.app.evening.seats_of(device):
            return False
        self._join(device)
        return True

    @property
    def _can_share(self) -> bool:
        """Whether one device may play for several people (pass the pad)."""
        return not BOXES[self._round.game].is_real_time

    def _join(self, device: Device, *, can_share: bool = False) -> None:
        try:
            seat = self._plan.join(device, can_share=can_share)
        except SeatRefused as refusal:
            self.app.stack.push(message("No seat", str(refusal)))
            return
        self.app.audio.play(f"join_{self.app.evening.place(seat).animal}")

    def _give_up_seat(self, event: Input) -> bool:
        if pressed(event) is not Intent.Y or not self.app.evening.seats_of(event.device):
            return False
        seat = self.app.evening.leave(event.device)
        self.app.audio.play(f"leave_{self.app.evening.place(seat).animal}")
        self._plan.set_bots(self._plan.bots)
        return True
