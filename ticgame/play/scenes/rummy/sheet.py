"""The score sheet: every deal with its penalties, the rounds and the totals, over the table."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ticgame.games.rummy.collections import ROUNDS
from ticgame.games.rummy.wording import lay_down_words
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Marks
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.rummy.deals import DealStory
from ticgame.play.stage import LEFT, Frame, Stage
from ticgame.play.table.seating import Person
from ticgame.play.table.surroundings import HIDING_SHARE
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.presses import clicked, pressed
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

SHEET_LEFT: Final = 210.0
WIDTH: Final = 1500.0
TOP: Final = 64.0
HEAD: Final = 236.0
ROW: Final = 62.0
MOST_DEALS: Final = 7
LABELS: Final = 260.0


class ScoreSheet(PromptedScene):
    """Tells the finished deals; any confirming press leads back to the table."""

    is_overlay: ClassVar[bool] = True

    def __init__(self, stories: Sequence[DealStory], people: Sequence[Person], rounds: Sequence[int]) -> None:
        self._stories = list(stories)
        self._people = list(people)
        self._rounds = list(rounds)
        self._prompts = Prompts([prompt("Go on", Intent.A)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, app.veiled(HIDING_SHARE))
        Marks(self.stage).show(self._marks(art))
        self.show_prompts(has_plate=True)

    def take(self, event: Input) -> bool:
        if pressed(event) is Intent.A or clicked(event):
            self.app.audio.play("confirm")
            self.leave()
            return True
        return False

    # -- what there is to read

    def _marks(self, art: "Art") -> Iterator[Mark]:
        shown = self._stories[-MOST_DEALS:]
        bottom = HEAD + (len(shown) + 0.7) * ROW + 220
        yield Mark("panel", art.panel(WIDTH, bottom - TOP, alpha=0.97), 960, (TOP + bottom) / 2, 0)
        title = art.text(self._title(), 52, font="title")
        yield Mark("title", title, SHEET_LEFT + 48, TOP + 62, 1, LEFT)
        for seat, person in enumerate(self._people):
            yield from self._seat_head(art, seat, person)
        for at, story in enumerate(shown):
            number = len(self._stories) - len(shown) + at + 1
            yield from self._deal(art, number, story, HEAD + (at + 0.5) * ROW)
        yield from self._totals(art, HEAD + (len(shown) + 0.7) * ROW)

    def _title(self) -> str:
        if not self._stories:
            return "Score sheet"
        story = self._stories[-1]
        if story.out is None:
            return "The deal is void: nobody moves on"
        return f"{self._people[story.out].name} goes out"

    def _column(self, seat: int) -> float:
        width = (WIDTH - LABELS - 60) / len(self._people)
        return SHEET_LEFT + LABELS + 30 + (seat + 0.5) * width

    def _seat_head(self, art: "Art", seat: int, person: Person) -> Iterator[Mark]:
        x = self._column(seat)
        yield Mark((seat, "badge"), art.badge(person.animal, 34), x - 70, TOP + 136, 1)
        name = fitted(art, person.name, 180, 32)
        yield Mark((seat, "name"), name, x - 28, TOP + 136, 1, LEFT)

    def _deal(self, art: "Art", number: int, story: DealStory, y: float) -> Iterator[Mark]:
        key = ("deal", number)
        if number == len(self._stories):
            light = art.box(WIDTH - 40, ROW - 6, radius=16, colour="accent", alpha=0.14)
            yield Mark((*key, "light"), light, 960, y, 1)
        words = art.text(f"Deal {number}", 30, "muted", font="extra")
        yield Mark((*key, "label"), words, SHEET_LEFT + 48, y, 2, LEFT)
        for seat, points in enumerate(story.points):
            x = self._column(seat)
            label = art.text(f"R{story.rounds[seat]}", 28, "accent", font="bold")
            yield Mark((*key, seat, "round"), label, x - 74, y, 2)
            if story.laid[seat]:
                yield Mark((*key, seat, "laid"), art.check_disc(13), x - 34, y, 2)
            colour = "leader" if seat == story.out else "main"
            figure = "–" if story.out is None else str(points)
            yield Mark((*key, seat, "points"), art.figures(figure, 36, colour, font="title"), x + 20, y, 2)

    def _totals(self, art: "Art", y: float) -> Iterator[Mark]:
        totals = self._stories[-1].totals if self._stories else (0,) * len(self._people)
        line = art.box(WIDTH - 96, 3, radius=1, colour="accent", alpha=0.5)
        yield Mark("line", line, 960, y - 38, 1)
        yield Mark("total", art.text("Total", 34, "main", font="extra"), SHEET_LEFT + 48, y + 6, 2, LEFT)
        best = min(totals)
        for seat, total in enumerate(totals):
            colour = "leader" if total == best else "main"
            x = self._column(seat)
            yield Mark((seat, "total"), art.figures(str(total), 54, colour, font="title"), x + 20, y + 6, 2)
            words = art.text(f"Round {self._rounds[seat]}", 30, "accent", font="extra")
            yield Mark((seat, "next"), words, x, y + 66, 2)
            wish = lay_down_words(ROUNDS[self._rounds[seat] - 1])
            width = (WIDTH - LABELS - 60) / len(self._people) - 16
            lines = art.wrap(wish, width, 28, font="bold")[:3]
            for at, part in enumerate(lines):
                image = art.text(part, 28, "muted", font="bold")
                yield Mark((seat, "wish", at), image, x, y + 108 + at * 34, 2)
        yield Mark("next", art.text("Next", 34, "main", font="extra"), SHEET_LEFT + 48, y + 66, 2, LEFT)
