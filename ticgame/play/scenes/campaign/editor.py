"""The level editor: options, missions and start cards of a level of one's own, tried, rated and kept."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.campaign.draft import MOST_MISSIONS, LevelDraft, MissionValues
from ticgame.campaign.rate import Rating, rate_by_moves, round_setup
from ticgame.campaign.schema import Campaign
from ticgame.games.together.catalogue import parse_missions
from ticgame.games.together.missions import Mission
from ticgame.games.together.options import HAND_RANGE, LIMIT_RANGE, SIDE_RANGE
from ticgame.games.together.wording import mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.keepsakes import LONGEST_TITLE
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.campaign.editor_page import EditorPage
from ticgame.play.scenes.campaign.mission_editor import MissionEditor
from ticgame.play.scenes.campaign.missioncards import MissionCardsLook, paint_mission_cards
from ticgame.play.scenes.campaign.start_editor import StartEditor
from ticgame.play.scenes.dialog import Answer, Dialog, message, nothing
from ticgame.play.scenes.writing import Writing
from ticgame.play.stage import LEFT_EDGE, TOP_LEFT
from ticgame.play.widgets.prompts import prompt
from ticgame.play.widgets.rows import Dial, Entry, Row, SwitchRow

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ROWS: Final = FRect(LEFT_EDGE, 160, 760, 790)
INFO: Final = FRect(940, 160, 884, 640)
NOTES: Final = FRect(940, 816, 884, 120)
PAD: Final = 20.0
ROW_HEIGHT: Final = 62.0
ROW_GAP: Final = 8.0
RATED_GAMES: Final = 20
RATED_SEATS: Final = 4
RATED_BOT: Final = "greedy"
MOVES_A_FRAME: Final = 3


class Notes(NamedTuple):
    """What stands under the missions: what is wrong, or how hard the level is."""

    words: str
    scale: float
    is_fault: bool = False


class LevelEditor(EditorPage):
    """Changes a draft; `test` plays it at once, `keep` writes it and returns why not, empty if it was."""

    def __init__(
        self,
        draft: LevelDraft,
        *,
        test: Callable[[Campaign], None],
        keep: Callable[[LevelDraft], str],
    ) -> None:
        prompts = [prompt("Choose", Intent.A), prompt("Back", Intent.B)]
        super().__init__(prompts, ROWS, row_height=ROW_HEIGHT, row_gap=ROW_GAP)
        self._draft = draft
        self._test = test
        self._keep = keep
        self._rating: Iterator[Rating] | None = None
        self._rated: Rating | None = None
        self._is_kept = True

    @property
    def title(self) -> str:
        return self._draft.title

    def lay_out_info(self) -> None:
        art = self.app.art
        self.stage.add(art.panel(INFO.w, INFO.h), *INFO.center)
        self._cards = Panel(self.stage, art, paint_mission_cards)
        self._notes = Panel(self.stage, art, _paint_notes)
        self._refresh()

    # -- rows

    def make_rows(self) -> list[Row]:
        draft = self._draft
        rows: list[Row] = [
            Entry("Title", lambda _: self._ask_title(), draft.title, icon="keyboard"),
            Dial("Relation", self._variation_words, self._step_variation, icon="cards"),
            Dial("Grid width", lambda: str(draft.grid[0]), lambda by: self._step_grid(by, 0)),
            Dial("Grid height", lambda: str(draft.grid[1]), lambda by: self._step_grid(0, by)),
            Dial("Hand", lambda: str(draft.hand), self._step_hand),
            Dial("Limit", lambda: str(draft.limit), self._step_limit),
            Dial("Window", lambda: "Fixed" if draft.is_fixed else "Floating", self._step_frame),
        ]
        if draft.is_sequence:
            rows.append(
                SwitchRow(
                    "Separate runs",
                    lambda: "On" if draft.is_separate else "Off",
                    self._step_separate,
                    state=lambda: draft.is_separate,
                )
            )
        rows += [
            Entry(self._mission_words(at), lambda _, each=each: self._edit(each), icon="flag")
            for at, each in enumerate(draft.missions)
        ]
        if len(draft.missions) < MOST_MISSIONS:
            rows.append(Entry("Add a mission", lambda _: self._add(), icon="plus"))
        cards = len(draft.start)
        rows.append(
            Entry("Start cards", lambda _: self._lay_start(), str(cards) if cards else "", icon="deck")
        )
        rows.append(Entry("Try it", lambda _: self._try(), icon="play"))
        rows.append(Entry("How hard is it?", lambda _: self._rate(), icon="bot"))
        rows.append(Entry("Keep it", lambda _: self._save(), icon="check"))
        return rows

    def _mission_words(self, at: int) -> str:
        missions, _faults = parse_missions(self._draft.missions)
        return f"{at + 1}  {mission_title(missions[at])}" if missions else f"{at + 1}  Not finished"

    def _variation_words(self) -> str:
        return "Sequence" if self._draft.is_sequence else "Commonness"

    def _step_variation(self, steps: int) -> None:
        if self._draft.is_sequence != (steps > 0):
            self._draft.set_variation(is_sequence=steps > 0)
            self._changed()
            self.rebuild()

    def _step_grid(self, wider: int, higher: int) -> None:
        width, height = self._draft.grid
        self._draft.resize((_within(SIDE_RANGE, width + wider), _within(SIDE_RANGE, height + higher)))
        self._changed()

    def _step_hand(self, steps: int) -> None:
        self._draft.hand = _within(HAND_RANGE, self._draft.hand + steps)
        self._changed()

    def _step_limit(self, steps: int) -> None:
        self._draft.limit = _within(LIMIT_RANGE, self._draft.limit + steps)
        self._changed()

    def _step_frame(self, steps: int) -> None:
        self._draft.is_fixed = steps > 0
        self._changed()

    def _step_separate(self, steps: int) -> None:
        self._draft.is_separate = steps > 0
        self._changed()

    def _changed(self) -> None:
        """Drop what was found out about the level as it was."""
        self._is_kept = False
        self._rating = self._rated = None
        self._refresh()

    # -- what rows do

    def _ask_title(self) -> None:
        self.app.stack.push(Writing("What is the level called?", self._set_title, limit=LONGEST_TITLE))

    def _set_title(self, title: str) -> None:
        if title.strip():
            self._draft.title = title.strip()
            self._changed()
            self.rebuild()

    def _add(self) -> None:
        self._edit(self._draft.add_mission())

    def _edit(self, mission: MissionValues) -> None:
        self._changed()
        self.app.stack.push(MissionEditor(self._draft, mission))

    def _lay_start(self) -> None:
        self._changed()
        self.app.stack.push(StartEditor(self._draft))

    def _parsed(self) -> Campaign | None:
        """Return the level, or say what is wrong with it."""
        campaign = self._draft.parse().campaign
        if campaign is None:
            self.app.audio.play("refuse")
            self.app.stack.push(message("Not yet", "\n".join(self._draft.faults())))
        return campaign

    def _try(self) -> None:
        if (campaign := self._parsed()) is not None:
            self._test(campaign)

    def _rate(self) -> None:
        if (campaign := self._parsed()) is not None:
            setup = round_setup(campaign, 0, [RATED_BOT] * RATED_SEATS)
            self._rating = rate_by_moves(campaign.rounds[0], setup, range(1, RATED_GAMES + 1))
            self._refresh()

    def _save(self) -> None:
        if self._parsed() is None:
            return
        fault = self._keep(self._draft)
        self._is_kept = not fault
        text = fault or "It is among the campaigns now, and a file in your levels folder."
        self.app.stack.push(message("It can’t be kept" if fault else "Kept", text))

    def leave(self) -> None:
        if self._is_kept or not self._draft.missions:
            self.app.stack.pop()
            return
        answers = [Answer("Go on with it", nothing), Answer("Leave it", self.app.stack.pop)]
        self.app.stack.push(Dialog("Leave without keeping it?", "What isn’t kept is lost.", answers, back=0))

    # -- rating in the background

    def update(self, dt_ms: float) -> None:
        if self._rating is None:
            return
        for _ in range(MOVES_A_FRAME):
            rated = next(self._rating, None)
            if rated is None:
                self._rating = None
                break
            self._rated = rated
        self._show_notes()

    def rest_ms(self) -> float | None:
        return 0.0 if self._rating is not None else None

    # -- what is shown

    def _refresh(self) -> None:
        missions, _faults = parse_missions(self._draft.missions)
        scale = min(self.app.text_scale, 1.2)
        box = (INFO.x + PAD, INFO.y + PAD, INFO.w - 2 * PAD, INFO.h - 2 * PAD)
        shown: tuple[Mission, ...] = tuple(missions)
        self._cards.update(MissionCardsLook(shown, is_sequence=self._draft.is_sequence, box=box, scale=scale))
        self._show_notes()

    def _show_notes(self) -> None:
        self._notes.update(self._notes_now())

    def _notes_now(self) -> Notes:
        scale = min(self.app.text_scale, 1.2)
        rated = self._rated
        if rated is not None and rated.games:
            going = " …" if self._rating is not None else ""
            words = f"Four keen bots won {rated.wins} of {rated.games}{going}"
            return Notes(words, scale)
        if self._rating is not None:
            return Notes("Four keen bots try it …", scale)
        faults = self._draft.faults() if self._draft.missions else []
        if faults:
            return Notes(" ".join(faults), scale, is_fault=True)
        words = "" if self._draft.missions else "Add a mission to begin."
        return Notes(words, scale)


def _within(limits: tuple[int, int], value: int) -> int:
    return max(limits[0], min(limits[1], value))


def _paint_notes(art: "Art", notes: Notes) -> Iterator[Mark]:
    if notes.words:
        colour = "nic.text" if notes.is_fault else "accent"
        words = art.paragraph(notes.words, NOTES.w, 30 * notes.scale, colour, font="bold", leading=1.15)
        yield Mark("words", words, NOTES.x, NOTES.y, 2, TOP_LEFT)
