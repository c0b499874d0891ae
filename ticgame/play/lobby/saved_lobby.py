"""What the seats' screen needs of a saved game that is about to go on."""

from collections.abc import Callable, Sequence
from datetime import datetime

from ticgame.core.sentences import amount
from ticgame.play.lobby.gamecards import BOXES, GameCard
from ticgame.play.lobby.saved_desk import SavedDesk
from ticgame.play.lobby.table_fit import device_faults
from ticgame.play.lobby.tiles import Tile, TileWords
from ticgame.play.saves import SavedGame
from ticgame.play.seats import SEATS, Evening, default_name
from ticgame.play.settings import Settings


class SavedLobby:
    """The seats of one saved game; it has its options already, and its people by name."""

    def __init__(self, saved: SavedGame, evening: Evening, *, settings: Callable[[], Settings]) -> None:
        self.saved = saved
        self.evening = evening
        self.numbers = seat_numbers([player.name for player in saved.players])
        self._settings = settings

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.saved.game

    @property
    def card(self) -> GameCard:
        """What the box of the game says."""
        return BOXES[self.game]

    @property
    def question(self) -> str:
        """What the seats' screen asks."""
        return f"Who goes on with {self.card.title}?"

    def tiles(self) -> tuple[TileWords, ...]:
        """Return the tiles below the seats."""
        count = sum(place.is_lost for place in self.evening.places)
        missing = f"for {count} who {'is' if count == 1 else 'are'} missing" if count else "nobody is missing"
        return (
            TileWords(
                Tile.SAVED, self.card.icon, format_saved_date(self.saved.saved), state_words(self.saved)
            ),
            TileWords(Tile.STAND_IN, "bot", "Bots play on", missing),
        )

    def make_desk(self) -> SavedDesk:
        """Return the desk at which the seats of the game are taken again."""
        return SavedDesk(
            self.evening,
            game=self.game,
            tiles=len(self.tiles()),
            faults=self.faults,
            names=tuple,
            can_share=not self.card.is_real_time,
            numbers=self.numbers,
        )

    def suit_seats(self) -> None:
        """Leave the number of seats as it is."""

    def lay_out_seats(self) -> None:
        """Lay the seats out as they were: people's seats wait, bots are back."""
        for number in range(SEATS):
            self.evening.clear(number)
            self.evening.rename(number, default_name(number))
        for number, player in zip(self.numbers, self.saved.players, strict=True):
            self.evening.rename(number, player.name)
            if player.by == "human":
                self.evening.wait_for(number)
            else:
                self.evening.set_bot(number, player.by)

    def leave(self) -> None:
        """Free the seats that nobody has taken: the game doesn't go on now."""
        for place in self.evening.places:
            if place.is_lost or not place.is_human:
                self.evening.clear(place.number)
                self.evening.rename(place.number, default_name(place.number))

    def faults(self, seats: int) -> list[str]:
        """Return why the game can't go on like this; nothing if it can."""
        del seats
        return self.device_faults()

    def device_faults(self) -> list[str]:
        """Return why those who sit here can't play the game with their devices."""
        return device_faults(self.card, self.evening, self._settings().timed_mouse)

    def remember_names(self) -> None:
        """Keep nothing: the names are those of the saved game."""

    def plan(self) -> SavedGame:
        """Return the game that goes on."""
        return self.saved


def seat_numbers(names: Sequence[str]) -> tuple[int, ...]:
    """Return a seat of the evening for each seat of a match, in order.

    Who is called like the emblem of a seat gets that seat where the order allows it.
    """
    animals = [default_name(number) for number in range(SEATS)]
    numbers: list[int] = []
    for at, name in enumerate(names):
        first = numbers[-1] + 1 if numbers else 0
        last = SEATS - (len(names) - at)
        named = animals.index(name) if name in animals else first
        numbers.append(named if first <= named <= last else first)
    return tuple(numbers)


def format_saved_date(saved: datetime) -> str:
    """Return when a game was saved, for people."""
    return f"{saved.day} {saved:%B}, {saved:%H:%M}"


def state_words(saved: SavedGame) -> str:
    """Return how far a game has come, and whose turn it is."""
    moves = amount(saved.moves, "move") if saved.moves else "just dealt"
    on_turn = saved.on_turn
    return f"{moves}, {on_turn[0]}’s turn" if len(on_turn) == 1 else moves
