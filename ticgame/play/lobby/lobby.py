"""Everything that is chosen this evening, from game to game."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ticgame.core.sentences import amount
from ticgame.home import Home
from ticgame.play.keepsakes import Favourites, Names
from ticgame.play.lobby.choices import GameChoices, joined
from ticgame.play.lobby.desk import Desk
from ticgame.play.lobby.gamecards import BOXES, CARDS, GameCard
from ticgame.play.lobby.mission_sets import MissionSet, known_sets, set_title, toggled
from ticgame.play.lobby.option_notes import mouse_note, options_note
from ticgame.play.lobby.plan import MatchPlan, draw_seed, make_plan
from ticgame.play.lobby.table_fit import device_faults, seat_limits, suit_seats
from ticgame.play.lobby.tiles import Tile, TileWords
from ticgame.play.seats import Evening
from ticgame.play.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence


class Lobby:
    """The game on choice and the choices for each game, with the names and favourites that are remembered."""

    def __init__(
        self,
        home: Home,
        evening: Evening,
        *,
        rng: Random,
        game: str = next(iter(CARDS)),
        settings: Callable[[], Settings] = Settings,
    ) -> None:
        self.evening = evening
        self.names = Names(home)
        self.favourites = Favourites(home)
        self._rng = rng
        self._settings = settings
        self._choices: dict[str, GameChoices] = {}
        self.game = game

    @property
    def card(self) -> GameCard:
        """What the box of the game says."""
        return BOXES[self.game]

    @property
    def question(self) -> str:
        """What the seats' screen asks."""
        return f"Who plays {self.card.title}?"

    def tiles(self) -> tuple[TileWords, ...]:
        """Return the tiles below the seats."""
        faulty = {
            Tile.MISSIONS if fault.startswith("Missions") else Tile.OPTIONS
            for fault in self.choices.faults(max(1, len(self.evening.playing)))
        }
        tiles = [
            TileWords(Tile.GAME, self.card.icon, self.card.title, "Another game"),
            TileWords(Tile.OPTIONS, "gear", self.choices.preset_title, self._options_note()),
            *([self._missions_tile()] if self.has_missions else []),
            self._bots_tile(),
        ]
        return tuple(words._replace(is_faulty=words.tile in faulty) for words in tiles)

    def _options_note(self) -> str:
        note = options_note(self.game, self.choices.options)
        rule = mouse_note(self._settings().timed_mouse) if self.card.is_real_time else ""
        return f"{note}, {rule}" if rule else note

    def _missions_tile(self) -> TileWords:
        count = len(self.mission_names)
        return TileWords(Tile.MISSIONS, "flag", self.missions_title, amount(count, "mission"))

    def _bots_tile(self) -> TileWords:
        count = len(self.evening.bots)
        is_full = len(self.evening.playing) >= self.most_seats
        note = "Send them away" if is_full and count else "Add one more"
        return TileWords(Tile.BOTS, "bot", amount(count, "bot") if count else "No bots", note)

    def make_desk(self) -> Desk:
        """Return the desk at which the seats of the game are taken."""
        return Desk(
            self.evening,
            game=self.game,
            tiles=len(self.tiles()),
            faults=self.faults,
            names=lambda: self.names.latest,
            can_share=not self.card.is_real_time,
            most=self.most_seats,
            least=seat_limits(self.game)[0],
        )

    @property
    def has_missions(self) -> bool:
        """Whether missions are chosen for the game."""
        return self.game == "together"

    @property
    def most_seats(self) -> int:
        """How many may play the game."""
        return seat_limits(self.game)[1]

    def suit_seats(self) -> None:
        """Let bots come and go until the number of seats suits the game."""
        suit_seats(self.game, self.evening)

    @property
    def choices(self) -> GameChoices:
        """The choices for the game, which outlive a look at another one."""
        return self._choices.setdefault(self.game, GameChoices(self.game))

    @property
    def mission_sets(self) -> list[MissionSet]:
        """The sets of missions on offer, the game's own first."""
        return known_sets(self.choices.options, self.favourites.of_game(self.game))

    @property
    def missions_title(self) -> str:
        """What the missions that will be played are called."""
        return set_title(self.choices.picks, self.mission_sets)

    @property
    def mission_names(self) -> "Sequence[str]":
        """The missions that will be played, in order."""
        picks = self.choices.picks
        return self.mission_sets[0].missions if picks is None else picks

    def toggle_mission(self, name: str) -> None:
        """Pick a mission, or leave it out again."""
        self.pick_missions(toggled(self.mission_names, name))

    def pick_missions(self, names: "Sequence[str]") -> None:
        """Pick missions in order; the game's own five follow the variation again."""
        own = self.mission_sets[0].missions
        self.choices.picks = None if tuple(names) == own else tuple(names)

    def keep_favourite(self, title: str) -> bool:
        """Remember the missions under a title; False if that can't be."""
        return self.favourites.keep(title, self.game, self.mission_names) is not None

    def faults(self, seats: int) -> list[str]:
        """Return why the game can't be played like this, as one sentence; nothing if it can."""
        found = self.choices.faults(seats) + self.device_faults()
        return [joined(found)] if found else []

    def device_faults(self) -> list[str]:
        """Return why those who sit here can't play the game with their devices."""
        return device_faults(self.card, self.evening, self._settings().timed_mouse)

    def plan(self) -> MatchPlan:
        """Return a match for those who sit here now, with a fresh seed."""
        choices = self.choices
        seed = draw_seed(self._rng.random)
        options = choices.options | self._settings().comforts(self.game)
        return make_plan(self.game, options, self.evening.playing, seed=seed, first=choices.first)

    def leave(self) -> None:
        """Hear that everybody goes back from the seats; they keep them."""

    def remember_names(self) -> None:
        """Keep the names of the people who are about to play."""
        for name, place in zip(self.evening.names(), self.evening.places, strict=True):
            if place.is_human and name:
                self.names.remember(name)
