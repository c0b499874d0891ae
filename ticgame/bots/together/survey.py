"""What a seat knows of the table before it plays, and how the grid changes with a card on a spot."""

from typing import Final, NamedTuple

from ticgame.bots.together.card_sets import ALL, card_set
from ticgame.core.cards import Card
from ticgame.core.layout import BLANK, OPEN, Window
from ticgame.games.together.rules import Together, TogetherView

NOWHERE: Final = -1


class Aftermath(NamedTuple):
    """The grid after any card on `spot`, NOWHERE for the grid as it is.

    `is_open` has a byte a spot. `beside` are the open spots that touch `spot`; `lost` those that the window
    no longer holds.
    """

    spot: int
    is_open: bytes
    beside: tuple[int, ...]
    lost: tuple[int, ...]
    window: Window


class Survey:
    """The known and the unknown cards, the open spots and the plays still to come of one view.

    `unseen` are the cards that others may hold or draw, `coming` how many of them will be in a hand in time
    to be played; `plays_left` and `turns_left` count the team's and the seat's own plays after this one.
    """

    def __init__(self, rules: Together, view: TogetherView) -> None:
        layout = view.layout
        self.frame: Final = rules.frame
        self.table: Final = view.table
        self.board: Final = layout.board
        self.window: Final = layout.window
        self.openings: Final = tuple(sorted(layout.open))
        self.hand: Final = tuple(sorted(view.hand))
        self.cards: Final = {spot: Card(card) for spot, card in enumerate(layout.board) if card < BLANK}
        sizes = view.hand_sizes[view.seat + 1 :] + view.hand_sizes[: view.seat]
        others = [size for size in sizes if size]
        cells = layout.frame.area - layout.count
        # Plays that follow this one: the grid fills, or the cards run out.
        self.plays_left: Final = min(cells, sum(view.hand_sizes) + view.deck_size) - 1
        round_ = len(others) + 1
        self.turns_left: Final = max(0, self.plays_left) // round_
        # A card drawn now is played a round later at the earliest.
        drawn = min(view.deck_size, max(0, self.plays_left - round_ + 1))
        self.coming: Final = sum(others[: max(0, self.plays_left)]) + drawn
        self.unseen: Final = ALL & ~card_set(
            (*self.cards.values(), *view.hand, *view.order[self.plays_left :])
        )
        self._aftermaths: dict[int, Aftermath] = {}

    @property
    def chance_to_come(self) -> float:
        """Return the chance that one unseen card will be in somebody's hand in time."""
        return min(1.0, self.coming / max(1, self.unseen.bit_count()))

    def cards_beside(self, spot: int) -> list[Card]:
        """Return the cards that touch a spot: left, right, up, down."""
        board = self.board
        return [board[near] for near in self.frame.beside[spot] if board[near] < BLANK]

    @property
    def now(self) -> Aftermath:
        """Return the grid before the play, as if nothing had been played."""
        is_open = bytearray(self.frame.size)
        for spot in self.openings:
            is_open[spot] = 1
        return Aftermath(NOWHERE, bytes(is_open), (), (), self.window)

    def aftermath(self, spot: int) -> Aftermath:
        """Return the grid after a card on an open spot."""
        known = self._aftermaths.get(spot)
        if known is None:
            known = self._aftermaths[spot] = self._work_out(spot)
        return known

    def _work_out(self, spot: int) -> Aftermath:
        window = self.window.after(spot)
        inside = window.inside
        is_open = bytearray(self.frame.size)
        lost = []
        for at in self.openings:
            is_open[at] = inside[at]
            if not inside[at]:
                lost.append(at)
        beside = []
        for near in self.frame.beside[spot]:
            if self.board[near] in (BLANK, OPEN) and inside[near]:
                is_open[near] = 1
                beside.append(near)
        is_open[spot] = 0
        return Aftermath(spot, bytes(is_open), tuple(beside), tuple(lost), window)
