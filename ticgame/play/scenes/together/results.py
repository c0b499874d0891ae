"""How a game went: won or lost, how well, and the moment of every mission."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.core.cards import Card, Key
from ticgame.core.sentences import amount
from ticgame.games.together.missions import Mission
from ticgame.games.together.rules import Grade
from ticgame.games.together.wording import mission_title
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Marks
from ticgame.play.scenes.after_game import AfterGame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.result_rows import JUMP_MS, CardRow, jump
from ticgame.play.scenes.together.contents import mission_kinds
from ticgame.play.scenes.together.summary import GameSummary, Moment
from ticgame.play.scenes.together.words import loss_words
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT, Frame, Sprite, Stage
from ticgame.play.table.seating import Seating
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

PANEL: Final = FRect(LEFT_EDGE, 250, 1090, 640)
MENU: Final = FRect(1260, 470, 560, 320)
ROW_GAP: Final = 10.0
TALLEST_ROW: Final = 112.0
HEAD: Final = 24.0
CARD: Final = 52.0
BADGES_Y: Final = 968.0
BADGE: Final = 40.0
JUMP_AFTER_MS: Final = 160.0
GRADES: Final = {
    Grade.OUTSTANDING: "An outstanding win!",
    Grade.STRONG: "A strong win!",
    Grade.NARROW: "A narrow win!",
}


class MissionStory(NamedTuple):
    """A mission, when it was done (None: it wasn't), by whom, its key and the cards it counts."""

    mission: Mission
    moment: Moment | None
    name: str
    key: Key | None
    cards: tuple[Card, ...]


class Results(AfterGame):
    """Tells a finished game of TIC Together and asks what comes next."""

    def __init__(
        self,
        summary: GameSummary,
        seating: Seating,
        exits: Exits,
    ) -> None:
        self._summary = summary
        self._seating = seating
        self._exits = exits
        self._passed_ms = 0.0
        self._badges: list[Sprite] = []
        self._menu = exits.menu()
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Seats", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("title" if self._summary.result.win else "table"))
        Marks(self.stage).show(self._marks(art, min(app.text_scale, 1.3)))
        self._menu.lay_out(self.stage, art, MENU, scale=min(app.text_scale, 1.3), sound=app.audio.play)
        self._show_seats(art)
        self.show_prompts()

    def leave(self) -> None:
        self._exits.seats()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    # -- what there is to read

    def _marks(self, art: "Art", scale: float) -> Iterator[Mark]:
        result = self._summary.result
        title = "Victory!" if result.win else "Not this time"
        yield Mark("title", art.text(title, 112, "main", font="title", shadow=True), LEFT_EDGE, 116, 1, LEFT)
        words, colour = (GRADES[result.grade], "tic") if result.win else (self._reason(), "muted")
        yield Mark(
            "grade", fitted(art, words, 1090, 46, colour=colour, font="title", shadow=True), 100, 206, 1, LEFT
        )
        yield from self._penalties(art)
        yield Mark("panel", art.panel(PANEL.w, PANEL.h), *PANEL.center, 1)
        stories = self._stories()
        pitch = min(TALLEST_ROW + ROW_GAP, (PANEL.h - 2 * HEAD + ROW_GAP) / len(stories))
        for at, story in enumerate(stories):
            box = FRect(PANEL.x + HEAD, PANEL.y + HEAD + at * pitch, PANEL.w - 2 * HEAD, pitch - ROW_GAP)
            yield from _paint_story(art, story, box, at=at, scale=scale)

    def _reason(self) -> str:
        return loss_words(self._summary.result.why, penalty=self._penalty_word)

    @property
    def _penalty_word(self) -> str:
        return self._summary.match.rules.sheet.penalty_relation.capitalize()

    def _penalties(self, art: "Art") -> Iterator[Mark]:
        """Yield the pips and the figures at the right."""
        result, limit = self._summary.result, self._summary.match.rules.options.limit
        yield Mark("counter", art.panel(564, 190), 1542, 345, 1)
        word = art.text(f"{self._penalty_word}s", 44, "main", font="title")
        yield Mark("word", word, 1292, 304, 2, LEFT)
        count = art.text(f"{result.penalty} of {limit}", 34, "nic.text", font="extra")
        yield Mark("count", count, 1792, 304, 2, RIGHT)
        pitch = min(51.0, 500.0 / limit)
        for pip in range(limit):
            image = art.nic_pip(min(19.0, pitch * 0.38), filled=pip < result.penalty)
            yield Mark(("pip", pip), image, 1292 + 20 + pip * pitch, 382, 2)

    def _stories(self) -> list[MissionStory]:
        summary, view = self._summary, self._summary.match.view(None)
        moments = {moment.mission: moment for moment in summary.moments}
        stories = []
        for mission, claim in zip(summary.match.rules.missions, view.table.done, strict=True):
            moment = moments.get(mission.id)
            cells = moment.cells if moment else ()
            cards = tuple(card for cell in cells if (card := view.layout.card_at(cell)) is not None)
            name = self._seating.place(moment.seat).name if moment else ""
            key = claim.keys[0] if claim and claim.keys else None
            stories.append(MissionStory(mission, moment, name, key, cards))
        return stories

    # -- the seats, which jump in turn after a win

    def _show_seats(self, art: "Art") -> None:
        self._badges = []
        x = 96 + BADGE
        for seat in self._seating.seats:
            place = self._seating.place(seat)
            self._badges.append(self.stage.add(art.badge(place.animal, BADGE), x, BADGES_Y, layer=3))
            name = art.text(art.shortened(place.name, 150, 28, font="extra"), 28, "main", font="extra")
            self.stage.add(name, x + BADGE + 14, BADGES_Y, layer=3, anchor=LEFT)
            x += 2 * BADGE + 14 + name.get_width() / art.canvas.k + 36
        if hints := sum(self._summary.match.hints):
            self.stage.add(art.icon("bulb", 30, "muted"), x + 15, BADGES_Y, layer=3)
            words = art.text(amount(hints, "hint"), 28, "muted", font="bold")
            self.stage.add(words, x + 40, BADGES_Y, layer=3, anchor=LEFT)

    def update(self, dt_ms: float) -> None:
        if self._is_jumping:
            self._passed_ms += dt_ms
            for at, badge in enumerate(self._badges):
                badge.move(badge.x, BADGES_Y - jump(self._passed_ms - at * JUMP_AFTER_MS))

    @property
    def _is_jumping(self) -> bool:
        length = JUMP_MS + JUMP_AFTER_MS * len(self._badges)
        return self._summary.result.win and self.app.has_motion and self._passed_ms < length

    def rest_ms(self) -> float | None:
        return 0.0 if self._is_jumping else None


def _paint_story(art: "Art", story: MissionStory, box: FRect, *, at: int, scale: float) -> Iterator[Mark]:
    """Yield one mission: its sign, its title, and when, by whom and with which cards it was done."""
    is_done = story.moment is not None
    yield Mark(("row", at), art.inset(box.w, box.h, radius=18), *box.center, 2)
    if is_done:
        yield Mark(("ring", at), art.ring(box.w, box.h, radius=18, colour="tic", alpha=0.6), *box.center, 2)
    size = min(60.0, box.h * 0.74)
    is_keyed = story.key is not None
    icon = art.key_chip(story.key, size) if is_keyed else art.edge_tile(mission_kinds(story.mission), size)
    yield Mark(("icon", at), icon, box.x + 48, box.centery, 3)
    cards = CardRow.fitting(story.cards, width=CARD, height=box.h - 16)
    left, width = box.x + 96, box.w - 96 - cards.length - 30
    has_two_lines = box.h >= 84
    title_y = box.y + box.h * 0.32 if has_two_lines else box.centery
    colour = "mission.done_text" if is_done else "main"
    size = min(30.0 * scale, box.h * 0.62)
    title = fitted(art, mission_title(story.mission), width, size, colour=colour)
    yield Mark(("title", at), title, left, title_y, 3, LEFT)
    if has_two_lines:
        words = _moment_words(story)
        line = fitted(art, words, width, 28.0 * scale, colour="muted", font="bold")
        yield Mark(("moment", at), line, left, box.y + box.h * 0.7, 3, LEFT)
    yield from cards.paint(art, ("card", at), right=box.right - 18, y=box.centery)


def _moment_words(story: MissionStory) -> str:
    if story.moment is None:
        return "Still open"
    return f"Play {story.moment.play}, by {story.name}"
