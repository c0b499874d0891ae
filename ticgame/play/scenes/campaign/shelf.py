"""The shelf: every campaign with its stars, level files that are broken, and who plays."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pygame import FRect

from ticgame.campaign.catalogue import Listed
from ticgame.campaign.outcome import MOST_STARS
from ticgame.campaign.schema import Campaign
from ticgame.core.sentences import amount
from ticgame.play.campaigns import LONGEST_PROFILE, CampaignBook
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.campaign.stars import paint_stars
from ticgame.play.scenes.campaign.words import players_words, rounds_words, stars_words
from ticgame.play.scenes.dialog import message
from ticgame.play.scenes.levels_folder import TITLE, folder_words, open_levels_folder
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.writing import Writing
from ticgame.play.stage import LEFT, LEFT_EDGE, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.labels import fitted, paragraph_size
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Dial, Entry, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame import Surface

    from ticgame.play.app import App
    from ticgame.play.paint.art import Art

ROWS: Final = FRect(LEFT_EDGE, 170, 900, 770)
INFO: Final = FRect(1090, 170, 734, 740)
MARGIN: Final = 44.0
ROW_HEIGHT: Final = 66.0
ROW_GAP: Final = 10.0
MOST_FAULTS: Final = 6
LEADING: Final = 1.35

Look = tuple[str, tuple[str, ...], str, int | None, float]
"""Title, short facts, text, stars (None: no campaign) and text scale of what is told about a row."""


class Shelf(PromptedScene):
    """The list of campaigns; `open_map` goes to one, `make` begins a level of one's own."""

    def __init__(
        self,
        book: CampaignBook,
        *,
        open_map: Callable[[Campaign], None],
        make: Callable[[], None] | None = None,
    ) -> None:
        self._book = book
        self._open_map = open_map
        self._make = make
        self._menu = Menu([])
        self._infos: list[Callable[[], Look]] = []
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Back", Intent.B)])

    def enter(self, app: "App") -> None:
        super().enter(app)
        self._book.reload()
        self._make_rows(focus=0)

    def resume(self) -> None:
        self._book.reload()
        self._make_rows(focus=self._menu.focus)
        self.relayout(self.app.canvas)

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Campaigns")
        self._menu.lay_out(
            self.stage,
            art,
            ROWS,
            row_height=ROW_HEIGHT,
            gap=ROW_GAP,
            scale=min(app.text_scale, 1.5),
            sound=app.audio.play,
        )
        self._info = Panel(self.stage, art, _paint_info)
        self._show_info()
        self.show_prompts()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    # -- rows

    def _make_rows(self, *, focus: int) -> None:
        rows: list[Row] = []
        self._infos = []
        for item in self._book.listed:
            rows.append(self._broken_row(item) if item.campaign is None else self._campaign_row(item))
            self._infos.append(lambda item=item: self._told(item))
        extras: list[tuple[Row, str, str]] = [
            (
                Dial("Who plays", lambda: self._book.profiles.current, self._step_profile, icon="people"),
                "Who plays",
                "Each family has stars of its own. Left and right change who plays.",
            ),
            (Entry("A new family", lambda _: self._ask_profile(), icon="plus"), "A new family",
             "Begins with no stars. The others keep theirs."),
        ]  # fmt: skip
        if self._make is not None:
            extras.append((Entry("Make a level", lambda _: self._make(), icon="bulb"), "Make a level",
                           "Choose missions, grid and hand, try it and keep it."))  # fmt: skip
        extras += [
            (Entry(TITLE, lambda _: open_levels_folder(self.app), icon="home"), TITLE,
             folder_words(self._book.home)),
            (Entry("Read them again", lambda _: self._reload(), icon="replay"), "Read them again",
             "Looks for new and changed level files."),
        ]  # fmt: skip
        for row, title, text in extras:
            rows.append(row)
            self._infos.append(lambda title=title, text=text: (title, (), text, None, self._scale))
        self._menu = Menu(rows, focus=min(focus, len(rows) - 1), on_focus=lambda _: self._show_info())

    @property
    def _scale(self) -> float:
        return min(self.app.text_scale, 1.5)

    def _campaign_row(self, item: Listed) -> Entry:
        campaign = item.campaign
        icon = "star" if item.is_own else "campaign"
        return Entry(campaign.title, lambda _: self._open_map(campaign), self._stars_note(campaign), icon)

    def _stars_note(self, campaign: Campaign) -> str:
        return f"{self._book.progress.stars(campaign)}/{MOST_STARS * len(campaign.rounds)}"

    def _broken_row(self, item: Listed) -> Entry:
        return Entry(item.path.name, lambda _: self._tell_faults(item), "broken", "warning")

    def _told(self, item: Listed) -> Look:
        if item.campaign is None:
            text = "\n".join(str(fault) for fault in item.faults[:MOST_FAULTS])
            return (item.path.name, ("This file can’t be played.",), text, None, self._scale)
        campaign = item.campaign
        stars = self._book.progress.stars(campaign)
        found = [f"{rounds_words(campaign)} · {players_words(campaign)}", stars_words(stars, campaign)]
        if campaign.author:
            found.append(f"By {campaign.author}")
        share = stars / (MOST_STARS * len(campaign.rounds))
        medals = 3 if share == 1 else 2 if share >= 0.6 else 1 if share >= 0.3 else 0
        return (campaign.title, tuple(found), campaign.summary, medals, self._scale)

    def _show_info(self) -> None:
        self._info.update(self._infos[self._menu.focus]())

    # -- what rows do

    def _tell_faults(self, item: Listed) -> None:
        faults = [str(fault) for fault in item.faults]
        more = [f"… and {len(faults) - MOST_FAULTS} more"] if len(faults) > MOST_FAULTS else []
        self.app.stack.push(message(item.path.name, "\n".join(faults[:MOST_FAULTS] + more)))

    def _step_profile(self, steps: int) -> None:
        names = self._book.profiles.names
        at = names.index(self._book.profiles.current) + steps
        self._book.choose_profile(names[max(0, min(len(names) - 1, at))])
        self._refresh()

    def _ask_profile(self) -> None:
        self.app.stack.push(Writing("What is the family called?", self._begin_profile, limit=LONGEST_PROFILE))

    def _begin_profile(self, name: str) -> None:
        if not self._book.choose_profile(name):
            self.app.stack.push(
                message("That can’t be kept", "It needs a name, and there is room for twelve.")
            )

    def _reload(self) -> None:
        self._book.reload()
        broken = sum(item.campaign is None for item in self._book.listed)
        good = len(self._book.listed) - broken
        words = f"{good} campaigns" + (f", {amount(broken, 'broken file')}" if broken else "")
        self.app.stack.push(message("Read again", f"{words}."))

    def _refresh(self) -> None:
        for item, row in zip(self._book.listed, self._menu.rows, strict=False):
            if item.campaign is not None:
                row.note = self._stars_note(item.campaign)
        self._menu.refresh()
        self._show_info()


def _paint_info(art: "Art", look: Look) -> "Iterator[Mark]":
    title, found, text, stars, scale = look
    yield Mark("panel", art.panel(INFO.w, INFO.h), *INFO.center, 1)
    left, width = INFO.x + MARGIN, INFO.w - 2 * MARGIN
    shown = art.paragraph(title, width, 46 * scale, "main", font="title", leading=1.15)
    y = INFO.y + MARGIN
    yield Mark("title", shown, left, y, 2, TOP_LEFT)
    y += shown.get_height() / art.canvas.k + 18
    if stars is not None:
        yield from paint_stars(art, "stars", stars, x=left + 74, y=y + 28, size=44, layer=2)
        y += 74
    for at, line in enumerate(found):
        image = fitted(art, line, width, 32 * scale, colour="accent")
        yield Mark(("fact", at), image, left, y + 20 * scale, 2, LEFT)
        y += 44 * scale
    if text:
        words = _paint_text(art, text, width, INFO.bottom - MARGIN - y - 12, size=30 * scale)
        yield Mark("text", words, left, y + 12, 2, TOP_LEFT)


def _paint_text(art: "Art", text: str, width: float, height: float, *, size: float) -> "Surface":
    """Return text that fits its room, smaller and cut at the end if need be."""
    size = paragraph_size(art, text, (width, height), size, leading=LEADING)
    lines = art.wrap(text, width, size, font="bold")
    most = int(height / (size * LEADING))
    shown = text if len(lines) <= most else "\n".join([*lines[: most - 1], "…"])
    return art.paragraph(shown, width, size, "muted", font="bold", leading=LEADING)
