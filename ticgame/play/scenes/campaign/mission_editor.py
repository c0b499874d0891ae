"""Putting one mission together, with an example that follows every change."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.campaign.draft import (
    LevelDraft,
    MissionValues,
    asked_of,
    catalogue_names,
    catalogue_values,
    set_kind,
)
from ticgame.games.together.catalogue import catalogue_missions, parse_missions
from ticgame.games.together.missions import Mission
from ticgame.games.together.wording import mission_hint, mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.keepsakes import LONGEST_TITLE
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.campaign.editor_page import EditorPage
from ticgame.play.scenes.campaign.mission_rows import mission_rows
from ticgame.play.scenes.writing import Writing
from ticgame.play.stage import LEFT, LEFT_EDGE, TOP_LEFT
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.missionexample import example_look, paint_example
from ticgame.play.widgets.prompts import prompt
from ticgame.play.widgets.rows import Dial, Entry, Row

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ROWS: Final = FRect(LEFT_EDGE, 160, 800, 790)
INFO: Final = FRect(980, 160, 844, 760)
PICTURE: Final = FRect(1010, 190, 784, 430)
MARGIN: Final = 40.0
ROW_HEIGHT: Final = 66.0
ROW_GAP: Final = 10.0
KINDS: Final = {"tic_group": "A group", "play": "One play", "sequence": "A sequence"}


class ExampleInfo(NamedTuple):
    """What is shown of the mission: the mission itself, or None and why there is none."""

    mission: Mission | None
    is_sequence: bool
    faults: tuple[str, ...]
    scale: float


class MissionEditor(EditorPage):
    """Changes a mission of a draft in place, or takes it out."""

    def __init__(self, draft: LevelDraft, mission: MissionValues) -> None:
        prompts = [prompt("Change", Intent.LEFT, Intent.RIGHT), prompt("Done", Intent.B)]
        super().__init__(prompts, ROWS, row_height=ROW_HEIGHT, row_gap=ROW_GAP)
        self._draft = draft
        self._mission = mission
        self._names = catalogue_names(is_sequence=draft.is_sequence)

    @property
    def title(self) -> str:
        return f"Mission {self._number}"

    def lay_out_info(self) -> None:
        self._info = Panel(self.stage, self.app.art, _paint_info)
        self._refresh()

    @property
    def _number(self) -> int:
        return next(at for at, each in enumerate(self._draft.missions, start=1) if each is self._mission)

    # -- rows

    def make_rows(self) -> list[Row]:
        draft, mission = self._draft, self._mission
        return [
            Dial("From the list", self._name_words, self._step_name, icon="flag"),
            Dial("Kind", lambda: KINDS[mission["kind"]], self._step_kind, icon="cards"),
            *mission_rows(
                mission,
                draft.earlier_groups(mission),
                is_sequence=draft.is_sequence,
                changed=self._refresh,
            ),
            Entry("Its own title", lambda _: self._ask_title(), mission.get("title", ""), icon="keyboard"),
            Entry("Take it out", lambda _: self._take_out(), icon="cross"),
            Entry("Done", lambda _: self.leave(), icon="check"),
        ]

    @property
    def _name(self) -> int:
        """Where the mission is in the list, -1 for one that isn't."""
        asked = asked_of(self._mission)
        names = enumerate(self._names)
        return next((at for at, name in names if asked_of(catalogue_values(name)) == asked), -1)

    def _name_words(self) -> str:
        at = self._name
        return "—" if at < 0 else mission_title(catalogue_missions([self._names[at]])[0])

    def _step_name(self, steps: int) -> None:
        """Take over a mission of the catalogue, the next one in the list."""
        at = max(0, min(len(self._names) - 1, self._name + steps))
        if at == self._name:
            return
        self._mission.clear()
        self._mission.update(catalogue_values(self._names[at]))
        self._draft.mend()
        self.rebuild()

    def _step_kind(self, steps: int) -> None:
        kinds = self._draft.kinds()
        at = max(0, min(len(kinds) - 1, kinds.index(self._mission["kind"]) + steps))
        if kinds[at] != self._mission["kind"]:
            set_kind(self._mission, kinds[at])
            self._draft.mend()
            self.rebuild()

    def _ask_title(self) -> None:
        self.app.stack.push(Writing("What is it called?", self._set_title, limit=LONGEST_TITLE))

    def _set_title(self, title: str) -> None:
        self._mission.pop("title", None)
        if title.strip():
            self._mission["title"] = title.strip()
        self.rebuild()

    def _take_out(self) -> None:
        self._draft.remove(self._mission)
        self.app.stack.pop()

    # -- what is shown

    def _refresh(self) -> None:
        at = self._number
        faults = [fault for fault in self._draft.faults() if fault.startswith(f"Mission {at}:")]
        missions, _faults = parse_missions(self._draft.missions)
        mission = missions[at - 1] if missions else None
        self._info.update(
            ExampleInfo(
                mission,
                is_sequence=self._draft.is_sequence,
                faults=tuple(faults),
                scale=min(self.app.text_scale, 1.4),
            )
        )


def _paint_info(art: "Art", look: ExampleInfo) -> Iterator[Mark]:
    yield Mark("panel", art.panel(INFO.w, INFO.h), *INFO.center, 1)
    left, width, y = INFO.x + MARGIN, INFO.w - 2 * MARGIN, PICTURE.bottom + 30
    if look.mission is not None:
        example = example_look(look.mission, PICTURE, is_sequence=look.is_sequence)
        for mark in paint_example(art, example, layer=3):
            yield mark._replace(key=("example", mark.key))
        title = fitted(art, mission_title(look.mission), width, 42 * look.scale, font="title")
        yield Mark("title", title, left, y + 20, 3, LEFT)
        hint = art.paragraph(mission_hint(look.mission), width, 30 * look.scale, "muted", font="bold")
        yield Mark("hint", hint, left, y + 54, 3, TOP_LEFT)
        y += 70 + hint.get_height() / art.canvas.k
    if look.faults:
        words = art.paragraph(" ".join(look.faults), width, 28 * look.scale, "nic.text", font="bold")
        yield Mark("faults", words, left, min(y, INFO.bottom - 100), 3, TOP_LEFT)
