"""Rules and records: the rules of every game to read, and the best games that were played."""

from typing import Final

from pygame import FRect

from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Input
from ticgame.play.lobby.gamecards import CARDS, GameCard
from ticgame.play.marks import Panel
from ticgame.play.rulebook import Figure, load_rulebook
from ticgame.play.scenes.prompted import PromptedScene
from ticgame.play.scenes.rules import RulesReader
from ticgame.play.scenes.spotic.fame_page import FamePage
from ticgame.play.stage import LEFT_EDGE, Frame, Stage
from ticgame.play.widgets.gamebox import BoxLook, paint_box
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import Prompts, prompt
from ticgame.play.widgets.rows import Entry

ROWS: Final = FRect(LEFT_EDGE, 170, 670, 770)
BOX: Final = (846.0, 170.0, 978.0, 770.0)
GAP_SHARE: Final = 0.14
LARGEST_WORDS: Final = 1.3
MOST_FIGURES: Final = 3
FAME_TITLE: Final = "Hall of fame"
FAME: Final = BoxLook(
    BOX,
    "trophy",
    FAME_TITLE,
    "The ten best games of SpoTic played alone, each with the initials of who played it.",
    (("Boards", "All nine sets · Most points"), ("How to enter", "Play SpoTic alone")),
)


class Library(PromptedScene):
    """A row for the rules of each game and one for the hall of fame, the box of the game beside them."""

    def __init__(self) -> None:
        rows = [
            Entry(card.title, lambda _, name=name: self.app.stack.push(RulesReader(name)), "", card.icon)
            for name, card in CARDS.items()
        ]
        rows.append(Entry(FAME_TITLE, lambda _: self.app.stack.push(FamePage()), "", "trophy"))
        self._looks = [*(_box_of(card) for card in CARDS.values()), FAME]
        self._menu = Menu(rows, on_focus=lambda _: self._show_box())
        self._prompts = Prompts([prompt("Read", Intent.A), prompt("Back", Intent.B)])

    def relayout(self, canvas: Frame) -> None:
        app, art = self.app, self.app.art
        self.stage = Stage(canvas, art.felt("table"))
        self.show_title("Rules and records")
        pitch = ROWS.h / (len(self._menu.rows) - GAP_SHARE)
        self._menu.lay_out(
            self.stage,
            art,
            ROWS.inflate(0, 1),
            row_height=pitch * (1 - GAP_SHARE),
            gap=pitch * GAP_SHARE,
            words=min(app.text_scale, LARGEST_WORDS),
            sound=app.audio.play,
        )
        self._box = Panel(self.stage, art, paint_box)
        self._show_box()
        self.show_prompts()

    def take(self, event: Input) -> bool:
        return self._menu.handle(event)

    def _show_box(self) -> None:
        self._box.update(self._looks[self._menu.focus]._replace(scale=self.app.text_scale))


def _box_of(card: GameCard) -> BoxLook:
    facts = (
        ("Players", card.players),
        ("Time", card.time),
        ("Age", card.age),
        ("Difficulty", card.difficulty_words),
    )
    return BoxLook(BOX, card.icon, card.title, card.about, facts, _figures_of(card.name))


def _figures_of(game: str) -> tuple[Figure, ...]:
    """Return the first figures of a game's rules that show how cards meet."""
    blocks = [block for chapter in load_rulebook(game).chapters for block in chapter.blocks]
    figures = [block for block in blocks if isinstance(block, Figure) and any(block.relations)]
    return tuple(figures[:MOST_FIGURES])
