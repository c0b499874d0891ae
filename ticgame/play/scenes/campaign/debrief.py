"""The debrief: won or lost, the stars, and what comes next."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.campaign.outcome import MOST_STARS, Ending
from ticgame.campaign.progress import EASED_STARS
from ticgame.campaign.schema import Round
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Panel
from ticgame.play.scenes.after_game import AfterGame
from ticgame.play.scenes.campaign.attempt import Attempt
from ticgame.play.scenes.campaign.missioncards import MissionCardsLook, paint_mission_cards
from ticgame.play.scenes.campaign.stars import GOLD, TO_EARN
from ticgame.play.scenes.campaign.words import (
    figure_words,
    goal_words,
    is_sequence,
    penalty_word,
)
from ticgame.play.scenes.together.words import loss_words
from ticgame.play.stage import LEFT, LEFT_EDGE, Frame, Sprite, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry

if TYPE_CHECKING:
    from ticgame.core.match import Match

PANEL: Final = FRect(LEFT_EDGE, 250, 1090, 690)
PAD: Final = 20.0
MENU: Final = FRect(1260, 560, 560, 400)
STARS: Final = (1540.0, 330.0)
STAR: Final = 150.0
STAR_GAP: Final = 176.0
STAR_MS: Final = 420.0
ROW_HEIGHT: Final = 68.0


class Verdict(NamedTuple):
    """How an attempt went: its stars now, its figure, and whether that is the family's best."""

    stars: int
    figure: int | None
    is_best: bool


class Ways(NamedTuple):
    """What may follow: the next round (None if there is none or it is locked), another try, the map."""

    next_round: Callable[[], None] | None
    again: Callable[[], None]
    same_deal: Callable[[], None] | None
    to_map: Callable[[], None]
    back_words: str = "Map"


class Debrief(AfterGame):
    """Tells how a round went; the stars come one after the other."""

    def __init__(self, match: "Match", attempt: Attempt, verdict: Verdict, ways: Ways) -> None:
        self._match = match
        self._attempt = attempt
        self._verdict = verdict
        self._ways = ways
        self._passed_ms = 0.0
        self._stars: list[Sprite] = []
        rows = [Entry("Next round", lambda _: ways.next_round(), icon="right")] if ways.next_round else []
        rows.append(Entry("Play it again", lambda _: ways.again(), icon="replay"))
        if ways.same_deal is not None:
            rows.append(Entry("Same deal again", lambda _: ways.same_deal(), icon="shuffle"))
        rows.append(Entry(ways.back_words, lambda _: ways.to_map(), icon="campaign"))
        self._menu = Menu(rows)
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt(ways.back_words, Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        scale = min(app.text_scale, 1.3)
        is_won = self._verdict.stars > 0
        self.stage = Stage(canvas, art.felt("title" if is_won else "table"))
        words = "Well done!" if is_won else "Not this time"
        title = art.text(words, 112, "main", font="title", shadow=True)
        self.stage.add(title, LEFT_EDGE, 116, layer=1, anchor=LEFT)
        line = fitted(
            art, self._line(), 1090, 46, colour="tic" if is_won else "muted", font="title", shadow=True
        )
        self.stage.add(line, 100, 206, layer=1, anchor=LEFT)
        self.stage.add(art.panel(PANEL.w, PANEL.h), *PANEL.center)
        self._show_task(scale)
        self._show_stars()
        self._show_figures(scale)
        self._menu.lay_out(self.stage, art, MENU, row_height=ROW_HEIGHT, scale=scale, sound=app.audio.play)
        self.show_prompts()

    def hurry(self) -> None:
        self._passed_ms = max(self._passed_ms, STAR_MS * len(self._stars))

    def leave(self) -> None:
        self._ways.to_map()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    # -- what there is to read

    @property
    def _round(self) -> Round:
        return self._attempt.round

    def _line(self) -> str:
        if self._verdict.stars:
            return f"{self._attempt.at + 1}  {self._round.title}"
        if self._round.goal is not None:
            return f"{goal_words(self._round)}: not yet."
        return loss_words(self._match.result.why, penalty=penalty_word(self._round))

    def _show_task(self, scale: float) -> None:
        art = self.app.art
        if self._round.goal is None:
            done = frozenset(self._match.result.done)
            box = (PANEL.x + PAD, PANEL.y + PAD, PANEL.w - 2 * PAD, PANEL.h - 2 * PAD)
            missions = self._match.rules.missions
            look = MissionCardsLook(missions, is_sequence(self._round), box, scale, done)
            Panel(self.stage, art, paint_mission_cards).update(look)
            return
        for place, (name, words) in enumerate(_seat_lines(self._match)):
            y = PANEL.y + 70 + place * 90
            self.stage.add(fitted(art, name, 500, 40, colour="main"), PANEL.x + 60, y, layer=2, anchor=LEFT)
            self.stage.add(
                fitted(art, words, 420, 40, colour="accent"), PANEL.x + 600, y, layer=2, anchor=LEFT
            )

    def _show_figures(self, scale: float) -> None:
        art, lines = self.app.art, []
        if self._verdict.figure is not None:
            best = ", your best" if self._verdict.is_best else ""
            lines.append(figure_words(self._round, self._verdict.figure) + best)
        if self._attempt.is_eased and self._verdict.stars:
            lines.append(f"Easier: {EASED_STARS} star")
        for row, words in enumerate(lines):
            image = fitted(art, words, 560, 40 * scale, colour="accent", shadow=True)
            self.stage.add(image, STARS[0], 448 + row * 52, layer=1)

    # -- the stars, which come one after the other

    def _show_stars(self) -> None:
        art = self.app.art
        self._stars = []
        for at in range(MOST_STARS):
            x = STARS[0] + (at - 1) * STAR_GAP
            y = STARS[1] - (18 if at == 1 else 0)
            self.stage.add(art.icon("star", STAR, TO_EARN), x, y, layer=2)
            if at < self._verdict.stars:
                star = self.stage.add(art.icon("star", STAR, GOLD), x, y, layer=3)
                star.is_visible = self._is_shown(at)
                self._stars.append(star)

    def _is_shown(self, at: int) -> bool:
        return not self.app.has_motion or self._passed_ms >= (at + 1) * STAR_MS

    def update(self, dt_ms: float) -> None:
        self._passed_ms += dt_ms
        for at, star in enumerate(self._stars):
            if not star.is_visible and self._is_shown(at):
                star.is_visible = True
                self.app.audio.play("mission")

    def rest_ms(self) -> float | None:
        hidden = [at for at, star in enumerate(self._stars) if not star.is_visible]
        return max(0.0, (hidden[0] + 1) * STAR_MS - self._passed_ms) if hidden else None


def _seat_lines(match: "Match") -> Iterator[tuple[str, str]]:
    """Yield each seat's name and what it came to."""
    ending = Ending.of_match(match)
    scores: Sequence[int] | None = next(
        (ending.result[key] for key in ("scores", "totals", "points") if key in ending.result), None
    )
    for seat, player in enumerate(match.players):
        words = "" if scores is None else f"{scores[seat]}"
        yield player.name, f"{words}  won" if seat in ending.winners else words
