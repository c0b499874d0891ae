"""A bot that also plans: what its grid may become, when it will choose again, what others get."""

from collections.abc import Generator, Iterator, Mapping
from typing import ClassVar, Final

from ticgame.bots.bot import TurnBot
from ticgame.bots.ticcitories.outlook import Outlook
from ticgame.bots.ticcitories.worth import unseen_cards
from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Seat
from ticgame.games.ticcitories.rules import Claim, Place, Row, TiccitoriesView

LATER: Final = 0.2
"""What a point is worth that an open cell may bring later, beside one now."""
CHOICE: Final = 4
"""From how many cards the one is thought to be taken that fills a cell later."""
OTHERS: Final = 0.5
"""What a point is worth that the others don't get, on the mean of them."""
SPOTS: Final = 4
"""On how many cells a card of the row is tried."""


class PlannerBot(TurnBot):
    """Weighs points now, what open cells may still bring, the next choice, and what others are left."""

    name = "planner"
    think_ms: ClassVar[tuple[int, int]] = (1100, 2200)

    def choose(self, view: TiccitoriesView, at: Millis) -> Generator[None, None, Claim | Place]:
        mine = Outlook(view.grids[self.seat], unseen_cards(view))
        yield
        if view.must_place:
            return (yield from self._place(view, mine))
        return (yield from self._claim(view, mine))

    def _place(self, view: TiccitoriesView, mine: Outlook) -> Generator[None, None, Place]:
        card = view.placing.card_of(self.seat)
        best, best_score = None, 0.0
        for spot, points in mine.points.items():
            after = mine.after(spot, card)
            yield
            score = points[card] + LATER * after.promise(CHOICE) + self._next_pick(view, after)
            yield
            if best is None or score > best_score:
                best, best_score = spot, score
        return Place(mine.layout.frame.cells[best])

    def _next_pick(self, view: TiccitoriesView, after: Outlook) -> float:
        """Return what the best card of the row to choose from will bring once the grid is so."""
        if view.choosing is None:
            return 0.0
        cards = free_cards(view.choosing)
        return max(
            after.best(card) + after.pick(choice_after(view, pos)) * bool(view.rows_left)
            for pos, card in cards.items()
        )

    def _claim(self, view: TiccitoriesView, mine: Outlook) -> Generator[None, None, Claim]:
        others = {}
        for seat in later_seats(view):
            others[seat] = Outlook(view.grids[seat], ())
            yield
        best, best_score = None, 0.0
        for pos, card in free_cards(view.choosing).items():
            score = -OTHERS * self._left_to_others(view, others, pos)
            score += yield from self._card_worth(view, mine, pos, card)
            if best is None or score > best_score:
                best, best_score = pos, score
        return Claim(best)

    def _card_worth(
        self, view: TiccitoriesView, mine: Outlook, pos: int, card: Card
    ) -> Generator[None, None, float]:
        """Return what a card will bring, with the choice after it, on the best of its likely cells."""
        found = []
        for spot in mine.best_spots(card, SPOTS):
            after = mine.after(spot, card)
            yield
            next_pick = after.pick(choice_after(view, pos)) if view.rows_left else 0.0
            found.append(mine.points[spot][card] + LATER * after.promise(CHOICE) + next_pick)
            yield
        return max(found, default=0.0)

    def _left_to_others(self, view: TiccitoriesView, others: Mapping[Seat, Outlook], taken: int) -> float:
        """Return what the seats that still choose get of the rest of the row, on the mean of all others."""
        free = free_cards(view.choosing)
        del free[taken]
        total = 0
        for outlook in others.values():
            pos = max(free, key=lambda pos: outlook.best(free[pos]))
            total += outlook.best(free.pop(pos))
        return total / (len(view.grids) - 1)


def free_cards(row: Row) -> dict[int, Card]:
    """Return the cards that nobody has claimed, by position."""
    claims = enumerate(zip(row.cards, row.claims, strict=True), start=1)
    return {pos: card for pos, (card, seat) in claims if seat is None}


def later_seats(view: TiccitoriesView) -> Iterator[Seat]:
    """Yield the seats that choose from the row after the one on turn, in order (D2)."""
    if view.placing is not None:
        yield from view.placing.order()[view.step + 1 :]
        return
    seats = len(view.grids)
    order = (Seat((view.turn + step) % seats) for step in range(1, seats))
    yield from (seat for seat in order if seat not in view.choosing.claims)


def choice_after(view: TiccitoriesView, pos: int) -> float:
    """Return from how many cards of the next row a seat may choose that claims a position of this one.

    Claims that lie before it choose before it (D2); those still to come fall evenly on the free positions.
    """
    row = view.choosing
    before = sum(seat is not None for seat in row.claims[: pos - 1])
    others = [each for each in free_cards(row) if each != pos]
    to_come = len(view.grids) - 1 - sum(seat is not None for seat in row.claims)
    share = sum(each < pos for each in others) / len(others) if others else 0.0
    return len(row.cards) - before - to_come * share
