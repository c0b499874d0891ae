"""A table of bots: everything that makes a game of theirs but the seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ticgame import __version__
from ticgame.bots import make_bot
from ticgame.bots.bot import Bot
from ticgame.bots.driver import play_out
from ticgame.core.cards import Card
from ticgame.core.contract import Rules, Seat
from ticgame.core.match import Match, Player
from ticgame.games import game


@dataclass(frozen=True, slots=True)
class Setup:
    """A game with its options and bots; it can be sent to another process.

    `deck_seed` fixes the deck, so that a seed decides for the bots alone; `cards` are a smaller deck, `level`
    the round that is played, as records name it.
    """

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    deck_seed: int | None = None
    cards: tuple[Card, ...] | None = None
    has_open_deck: bool = False
    level: str | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(Player(f"Bot {seat + 1}", name) for seat, name in enumerate(self.bots))

    def rules(self) -> Rules:
        """Return the game with its options; raises OptionError with every fault."""
        rules = game(self.game).from_options(self.options, len(self.bots))
        return rules.opened() if self.has_open_deck else rules

    def start(self, rules: Rules, seed: int) -> tuple[Match, dict[Seat, Bot]]:
        """Return a freshly dealt match and its bots."""
        deck_seed = seed if self.deck_seed is None else self.deck_seed
        match = Match.start(
            rules, self.players, seed=deck_seed, app=__version__, cards=self.cards, level=self.level
        )
        bots = {Seat(at): make_bot(name, match.rules, Seat(at), seed) for at, name in enumerate(self.bots)}
        return match, bots

    def play(self, rules: Rules, seed: int) -> Match:
        """Return a match played to its end."""
        match, bots = self.start(rules, seed)
        play_out(match, bots)
        return match
