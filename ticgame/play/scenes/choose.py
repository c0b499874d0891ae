"""Which game: a tile for each, with what its box says."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.lobby.gamecards import CARDS, GameCard
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.stage import LEFT, TOP_LEFT, Frame, Stage
from ticgame.play.widgets.labels import fitted, paragraph_size
from ticgame.play.widgets.presses import clicked, hovered, pressed, steered
from ticgame.play.widgets.prompts import Prompts, prompt

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

COLUMNS: Final = 3
TILE: Final = (558.0, 386.0)
GAP: Final = 27.0
LONE_HEIGHT: Final = 430.0
TOP: Final = 156.0
MARGIN: Final = 34.0
MOST_STARS: Final = 5
ICON: Final = 82.0
HEAD: Final = 132.0
FOOT: Final = 122.0
ABOUT: Final = 31.0
LEADING: Final = 1.2
_STEPS: Final = {Intent.LEFT: -1, Intent.RIGHT: 1, Intent.UP: -COLUMNS, Intent.DOWN: COLUMNS}


class TileLook(NamedTuple):
    """A tile as it is shown."""

    card: GameCard
    box: tuple[float, float, float, float]
    is_focused: bool
    scale: float


class ChooseGame(PromptedScene):
    """Every game that can be played; choosing one goes where `then` leads, else back to the seats."""

    def __init__(self, lobby: Lobby, *, then: Callable[[], None] | None = None) -> None:
        self._lobby = lobby
        self._then = then
        self._focus = list(CARDS).index(lobby.game)
        self._prompts = Prompts([prompt("Choose", Intent.A), prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        art = self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Which game?")
        self._tiles = [Panel(self.stage, art, _paint_tile) for _ in CARDS]
        self._show()
        self.show_prompts()

    def resume(self) -> None:
        self._move_to(list(CARDS).index(self._lobby.game))

    def take(self, event: Input) -> bool:
        if pressed(event) is Intent.A:
            return self._choose()
        if (way := steered(event)) in _STEPS:
            return self._move_to(self._focus + _STEPS[way])
        place = clicked(event) or hovered(event)
        tile = None if place is None else self._tile_at(*place)
        if tile is None:
            return False
        self._move_to(tile)
        return self._choose() if clicked(event) else True

    def _move_to(self, tile: int) -> bool:
        if tile in range(len(CARDS)) and tile != self._focus:
            self._focus = tile
            self.app.audio.play("focus")
            self._show()
        return True

    def _choose(self) -> bool:
        self._lobby.game = list(CARDS)[self._focus]
        self.app.audio.play("confirm")
        go = self._then or self.app.stack.pop
        go()
        return True

    def _tile_at(self, x: float, y: float) -> int | None:
        hits = [at for at in range(len(CARDS)) if _box(at).collidepoint(x, y)]
        return hits[0] if hits else None

    def _show(self) -> None:
        scale = min(self.app.text_scale, 1.3)
        for at, (card, tile) in enumerate(zip(CARDS.values(), self._tiles, strict=True)):
            box = _box(at)
            tile.update(
                TileLook(card, (box.x, box.y, box.w, box.h), is_focused=at == self._focus, scale=scale)
            )


def _box(at: int) -> FRect:
    """Return where a tile lies: lines of three from the top; a single line stands higher, in the middle."""
    row, column = divmod(at, COLUMNS)
    if len(CARDS) > COLUMNS:
        return FRect(96 + column * (TILE[0] + GAP), TOP + row * (TILE[1] + GAP), *TILE)
    left = 960 - (len(CARDS) * (TILE[0] + GAP) - GAP) / 2
    return FRect(left + column * (TILE[0] + GAP), 540 - LONE_HEIGHT / 2, TILE[0], LONE_HEIGHT)


def _paint_tile(art: "Art", look: TileLook) -> Iterator[Mark]:
    box, card, scale = FRect(*look.box), look.card, look.scale
    if look.is_focused:
        plate, main, muted = (
            art.menu_row(box.w, box.h, focused=True),
            "menu_focus.text",
            "menu_focus.text_muted",
        )
    else:
        plate, main, muted = art.panel(box.w, box.h), "main", "muted"
    left, width = box.x + MARGIN, box.w - 2 * MARGIN
    yield Mark("plate", plate, *box.center, 1)
    yield Mark("icon", art.icon(card.icon, ICON, main), left + ICON / 2, box.y + 72, 2)
    title = fitted(art, card.title, width - ICON - 22, 46 * scale, colour=main, font="title")
    yield Mark("title", title, left + ICON + 22, box.y + 72, 2, LEFT)
    room = (width, box.h - HEAD - FOOT)
    size = paragraph_size(art, card.about, room, ABOUT * scale, leading=LEADING)
    about = art.paragraph(card.about, width, size, main, font="bold", leading=LEADING)
    yield Mark("about", about, left, box.y + HEAD, 2, TOP_LEFT)
    facts = f"{card.players} players · {card.time} · {card.age}"
    yield Mark("facts", fitted(art, facts, width, 30 * scale, colour=muted), left, box.bottom - 92, 2, LEFT)
    for star in range(MOST_STARS):
        alpha = 1.0 if star < card.difficulty else 0.25
        dot = art.box(18, 18, radius=9, colour=main, alpha=alpha)
        yield Mark(("level", star), dot, left + 9 + star * 27, box.bottom - 44, 2)
    level = fitted(art, card.difficulty_words, width - 150, 30 * scale, colour=muted)
    yield Mark("level", level, left + 146, box.bottom - 44, 2, LEFT)
