"""What a campaign is once its file has been read (`docs/levels.md`)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE, Card
from ticgame.core.contract import Rules
from ticgame.core.match import Match, Player
from ticgame.games import game

TOGETHER: Final = "together"


class GoalKind(StrEnum):
    """What a round of another game asks for: win against a bot, reach a score, win within a time."""

    BEAT = "beat"
    SCORE = "score"
    TIME_MS = "time_ms"


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal: `value` is a bot's name, points, or milliseconds of game time."""

    kind: GoalKind
    value: str | int


@dataclass(frozen=True, slots=True)
class Stars:
    """How well a round must go for three and for two stars; one star is for any win.

    At most so many Nics or Breaks, or milliseconds; at least so many points.
    """

    three: int = 2
    two: int = 5


@dataclass(frozen=True, slots=True)
class CardFilter:
    """Which values of each property a smaller deck keeps, as positions; every value if none is named."""

    number: tuple[int, ...] = ()
    shape: tuple[int, ...] = ()
    colour: tuple[int, ...] = ()

    def keeps(self, card: Card) -> bool:
        kept = ((self.number, NUMBER), (self.shape, SHAPE), (self.colour, COLOUR))
        return all(not values or positions[card] in values for values, positions in kept)

    def cards(self) -> tuple[Card, ...]:
        """Return the cards that are kept, in code order."""
        return tuple(card for card in ALL_CARDS if self.keeps(card))


@dataclass(frozen=True, slots=True)
class Round:
    """One round: a game of its own (T13) with the options of its file, as JSON values, and its deal."""

    title: str
    game: str
    options: Mapping[str, Any]
    intro: str = ""
    seed: int | None = None
    has_open_deck: bool = False
    cards: CardFilter | None = None
    stars: Stars | None = None
    goal: Goal | None = None

    @property
    def is_duel(self) -> bool:
        """Whether the goal is to beat a bot."""
        return self.goal is not None and self.goal.kind is GoalKind.BEAT

    def rules(self, seats: int) -> Rules:
        """Return the game with its options; raises OptionError with every fault."""
        rules = game(self.game).from_options(self.options, seats)
        return rules.opened() if self.has_open_deck else rules

    def deck(self) -> tuple[Card, ...] | None:
        """Return the cards of a smaller deck, None for all of them."""
        return None if self.cards is None else self.cards.cards()

    def start(self, players: Sequence[Player], *, seed: int, app: str, level: str) -> Match:
        """Return a freshly dealt match of these seats; a fixed deck goes before the seed."""
        return Match.start(
            self.rules(len(players)),
            players,
            seed=seed if self.seed is None else self.seed,
            app=app,
            cards=self.deck(),
            level=level,
        )


@dataclass(frozen=True, slots=True)
class Campaign:
    """Rounds that are played one after the other; `players` are the fewest and the most seats."""

    id: str
    title: str
    summary: str
    author: str
    players: tuple[int, int]
    rounds: tuple[Round, ...]

    def level(self, at: int) -> str:
        """Return how records name the round at a place (from 0); they count from 1."""
        return f"{self.id}:{at + 1}"
