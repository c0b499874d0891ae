"""The map of a campaign: its rounds as places on a path."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.campaign.progress import Standing
from ticgame.campaign.schema import Campaign
from ticgame.core.sentences import amount
from ticgame.play.campaigns import CampaignBook
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.campaign.path import PathPlan, plan_path
from ticgame.play.scenes.campaign.stars import TO_EARN, paint_stars
from ticgame.play.scenes.campaign.words import facts, figure_words, stars_words
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, LEFT_EDGE, RIGHT_EDGE, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.labels import fitted
from ticgame.play.widgets.presses import clicked, hovered, pressed, steered
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

AREA: Final = FRect(LEFT_EDGE, 170, 1140, 760)
INFO: Final = FRect(1290, 170, 534, 760)
MARGIN: Final = 36.0
STAR: Final = 0.52
STARS_DROP: Final = 1.28
"""The size of a star under a place, and how far below its middle, in radii of the place."""
DOT: Final = 14.0
DOT_PITCH: Final = 26.0
REFUSAL: Final = "Win the round before it first."


class PlaceLook(NamedTuple):
    """A place as it is shown."""

    number: int
    x: float
    y: float
    radius: float
    stars: int
    is_open: bool
    is_skipped: bool
    is_focused: bool


class InfoLook(NamedTuple):
    """What is told of the place with the focus."""

    title: str
    facts: tuple[str, ...]
    intro: str
    stars: int
    best: str
    note: str
    scale: float


class CampaignMap(PromptedScene):
    """Shows a campaign; `brief` opens the briefing of a round, by its place from 0."""

    def __init__(
        self,
        book: CampaignBook,
        campaign: Campaign,
        *,
        brief: Callable[[Campaign, int], None],
        focus: int | None = None,
    ) -> None:
        self._book = book
        self._campaign = campaign
        self._brief = brief
        self.focus = book.progress.first_open(campaign) if focus is None else focus
        self._note = ""
        self._prompts = Prompts([])

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self._plan = plan_path(len(self._campaign.rounds), AREA)
        self._places = Panel(self.stage, art, _paint_places)
        self._head = Panel(self.stage, art, _paint_head)
        self._info = Panel(self.stage, art, _paint_info)
        self.show_prompts()
        self._refresh()

    def resume(self) -> None:
        self._refresh()

    def take(self, event: Input) -> bool:
        if pressed(event) is Intent.A:
            return self._enter_round()
        if pressed(event) in (Intent.PREV, Intent.NEXT):
            return self._move_to(self.focus + (1 if pressed(event) is Intent.NEXT else -1))
        if (way := steered(event)) is not None:
            return self._move_to(self._plan.neighbour(self.focus, way))
        place = clicked(event) or hovered(event)
        at = None if place is None else self._plan.place_at(*place, page=self._page)
        if at is None:
            return False
        self._move_to(at)
        return self._enter_round() if clicked(event) else True

    @property
    def _page(self) -> int:
        return self.focus // self._plan.per_page

    def _move_to(self, at: int) -> bool:
        if at in range(len(self._campaign.rounds)) and at != self.focus:
            self.focus = at
            self._note = ""
            self.app.audio.play("focus")
            self._refresh()
        return True

    def _enter_round(self) -> bool:
        if self._book.progress.is_open(self._campaign, self.focus):
            self.app.audio.play("confirm")
            self._brief(self._campaign, self.focus)
        else:
            self.app.audio.play("refuse")
            self._note = REFUSAL
            self._refresh()
        return True

    # -- what is shown

    def _refresh(self) -> None:
        progress, campaign = self._book.progress, self._campaign
        on_page = self._plan.on_page(self._page)
        looks = tuple(self._place_look(at) for at in on_page)
        self._places.update((self._plan, self._page, looks))
        self._head.update((campaign.title, stars_words(progress.stars(campaign), campaign), self._scale))
        self._info.update(self._info_look(progress.of(campaign, self.focus)))
        enter = [prompt("Play", Intent.A)] if progress.is_open(campaign, self.focus) else []
        self._prompts.set_prompts([*enter, prompt("Back", Intent.B)])

    @property
    def _scale(self) -> float:
        return min(self.app.text_scale, 1.4)

    def _place_look(self, at: int) -> PlaceLook:
        progress = self._book.progress
        standing = progress.of(self._campaign, at)
        x, y = self._plan.place(at)
        is_open = progress.is_open(self._campaign, at)
        return PlaceLook(
            at + 1,
            x,
            y,
            self._plan.radius,
            standing.stars,
            is_open=is_open,
            is_skipped=standing.is_skipped,
            is_focused=at == self.focus,
        )

    def _info_look(self, standing: Standing) -> InfoLook:
        round_ = self._campaign.rounds[self.focus]
        best = ""
        if standing.best is not None:
            people = amount(standing.seats, "player")
            best = f"Best: {figure_words(round_, standing.best)}, {people}"
        elif standing.is_skipped and not standing.stars:
            best = "Skipped"
        is_open = self._book.progress.is_open(self._campaign, self.focus)
        note = self._note or ("" if is_open else "Locked")
        return InfoLook(round_.title, facts(round_), round_.intro, standing.stars, best, note, self._scale)


def _paint_head(art: "Art", look: tuple[str, str, float]) -> Iterator[Mark]:
    title, stars, scale = look
    yield Mark(
        "title", fitted(art, title, 1100, 56 * scale, font="title", shadow=True), LEFT_EDGE, 92, 1, LEFT
    )
    image = art.text(stars, 34 * scale, "accent", font="extra", shadow=True)
    yield Mark("stars", image, RIGHT_EDGE - image.get_width() / art.canvas.k, 92, 1, LEFT)


def _paint_places(art: "Art", look: tuple[PathPlan, int, tuple[PlaceLook, ...]]) -> Iterator[Mark]:
    plan, page, places = look
    for place, after in pairwise(places):
        yield from _paint_way(art, place, after)
    for place in places:
        yield from _paint_place(art, place)
    if plan.pages > 1:
        words = art.text(f"{page + 1} / {plan.pages}", 32, "muted", font="extra")
        yield Mark("page", words, AREA.centerx, AREA.bottom - 8, 2)


def _paint_way(art: "Art", place: PlaceLook, after: PlaceLook) -> Iterator[Mark]:
    dot = art.box(DOT, DOT, radius=DOT / 2, colour="accent" if after.is_open else TO_EARN)
    dx, dy = after.x - place.x, after.y - place.y
    length = (dx * dx + dy * dy) ** 0.5
    has_stars_below = place.is_open and dy > abs(dx)
    leave = place.radius * (STARS_DROP + STAR) if has_stars_below else place.radius
    start, end = (leave + DOT) / length, 1 - (after.radius + DOT) / length
    count = max(2, round((end - start) * length / DOT_PITCH) + 1)
    for at in range(count):
        share = start + (end - start) * at / (count - 1)
        yield Mark(("dot", place.number, at), dot, place.x + dx * share, place.y + dy * share, 1)


def _paint_place(art: "Art", place: PlaceLook) -> Iterator[Mark]:
    size = place.radius * 2
    key = place.number
    if place.is_focused:
        glow = art.glow(size, size, radius=place.radius, blur=22, colour="selection", alpha=0.9)
        yield Mark(("glow", key), glow, place.x, place.y, 2)
    disc = art.menu_row(size, size, focused=place.is_focused, radius=place.radius)
    yield Mark(("disc", key), disc, place.x, place.y, 3)
    ink = "menu_focus.text" if place.is_focused else "main" if place.is_open else "muted"
    if place.is_open:
        number = art.text(str(key), place.radius * 0.95, ink, font="title")
        yield Mark(("number", key), number, place.x, place.y - place.radius * 0.06, 5)
        star_y = place.y + place.radius * STARS_DROP
        yield from paint_stars(
            art, ("stars", key), place.stars, x=place.x, y=star_y, size=place.radius * STAR, layer=5
        )
    else:
        yield Mark(("lock", key), art.icon("lock", place.radius * 0.9, ink), place.x, place.y, 5)
    if place.is_skipped and not place.stars:
        spot = place.radius * 0.72
        yield Mark(
            ("skip", key), art.icon("right", place.radius * 0.6, "accent"), place.x + spot, place.y - spot, 6
        )


def _paint_info(art: "Art", look: InfoLook) -> Iterator[Mark]:
    scale = look.scale
    yield Mark("panel", art.panel(INFO.w, INFO.h), *INFO.center, 1)
    left, width = INFO.x + MARGIN, INFO.w - 2 * MARGIN
    title = art.paragraph(look.title, width, 44 * scale, "main", font="title", leading=1.15)
    y = INFO.y + MARGIN
    yield Mark("title", title, left, y, 2, TOP_LEFT)
    y += title.get_height() / art.canvas.k + 40
    yield from paint_stars(art, "stars", look.stars, x=left + 82, y=y, size=54, layer=2)
    y += 52
    if look.best:
        yield Mark("best", fitted(art, look.best, width, 30 * scale, colour="accent"), left, y, 2, LEFT)
        y += 44 * scale
    if look.note:
        yield Mark("note", fitted(art, look.note, width, 32 * scale, colour="nic.text"), left, y, 2, LEFT)
        y += 46 * scale
    for at, line in enumerate(look.facts):
        yield Mark(("fact", at), fitted(art, line, width, 30 * scale, colour="main"), left, y, 2, LEFT)
        y += 40 * scale
    intro = art.paragraph(look.intro, width, 28 * scale, "muted", font="bold") if look.intro else None
    if intro is not None and y + intro.get_height() / art.canvas.k < INFO.bottom - 10:
        yield Mark("intro", intro, left, y, 2, TOP_LEFT)
