"""What the panels of Tic Squared and its Race say, from the views that the screen may see."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ticgame.core.cards import Card, Relation, relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.games.squared.grid import CELLS, Grid
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.situation import Grip, Situation, Target
from ticgame.play.settings import Assist
from ticgame.play.table.panel_columns import Column, Head, format_total, leaders
from ticgame.play.table.panel_fields import FieldEdges, FieldSlots, Opening, StartPlace
from ticgame.play.table.seating import Person

_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


class Touch(NamedTuple):
    """An edge that a card would make: the neighbour's cell and card, and how they meet."""

    near: Cell
    card: Card
    kind: Relation


def columns(layout: SquaredLayout, heads: tuple[Head, ...]) -> tuple[Column, ...]:
    """Return the seats' panels with their heads."""
    return tuple(
        Column(Seat(seat), layout.columns[seat], layout.fields[seat], head) for seat, head in enumerate(heads)
    )


def heads(
    public: Any,
    people: tuple[Person, ...],
    *,
    active: frozenset[Seat],
    signs: Mapping[Seat, str],
    text_scale: float,
) -> tuple[Head, ...]:
    """Return what the seats' heads say: grid − hand, and its sum."""
    totals, ahead = seat_totals(public), leading(public)
    return tuple(
        Head(
            person.animal,
            person.name,
            f"{grid_size(public, seat)} − {public.hand_sizes[seat]}",
            format_total(totals[seat]),
            is_active=Seat(seat) in active,
            is_leader=seat in ahead,
            sign=signs.get(Seat(seat)),
            number=person.number,
            text_scale=text_scale,
        )
        for seat, person in enumerate(people)
    )


def grid_size(public: Any, seat: int) -> int:
    """Return how many cards lie on a seat's grid."""
    return public.grids[seat].count if public.grids else 0


def seat_totals(public: Any) -> list[int]:
    """Return grid − hand of every seat."""
    return [grid_size(public, seat) - size for seat, size in enumerate(public.hand_sizes)]


def leading(public: Any) -> tuple[int, ...]:
    """Return who is ahead: nobody while all are level, or before the first cards lie."""
    return leaders(seat_totals(public)) if public.grids else ()


def open_targets(public: Any, owners: Any, card: Card | None) -> Iterator[Target]:
    """Yield the cells of some seats' grids where a card may lie; with a card, those where it makes no Nic."""
    for owner in owners:
        grid: Grid = public.grids[owner]
        spots = grid.open_spots() if card is None else grid.legal_spots(card)
        for spot in spots:
            yield Target(Seat(owner), CELLS[spot])


def slots(now: Situation, layout: SquaredLayout) -> tuple[FieldSlots, ...]:
    """Return the open cells of all grids that are shown, lit for those who hold a card that fits."""
    public = now.seen.public
    if not public.grids or public.why is not None or now.assist is Assist.NONE:
        return ()
    lit = _lit(now) if now.assist is Assist.LEGAL else {}
    return tuple(
        FieldSlots(
            Seat(seat),
            layout.spaces[seat],
            tuple(
                Opening(target.cell, lit.get(target, ()))
                for target in open_targets(public, (seat,), None)
                if Seat(seat) not in now.locked
            ),
        )
        for seat in range(len(public.grids))
    )


def _lit(now: Situation) -> dict[Target, tuple[str, ...]]:
    """Return for which seats' cards each cell is a legal place."""
    found: dict[Target, tuple[str, ...]] = {}
    for grip in now.grips:
        card = now.card_in_focus(grip)
        if card is None or grip.is_at_rest:
            continue
        owners = [seat for seat in range(len(now.seen.public.grids)) if Seat(seat) not in now.locked]
        for target in open_targets(now.seen.public, owners, card):
            found[target] = (*found.get(target, ()), now.people[grip.seat].animal)
    return found


def starts(public: Any, layout: SquaredLayout) -> tuple[StartPlace, ...]:
    """Return the places of the start cards while they are chosen."""
    if public.grids:
        return ()
    return tuple(
        StartPlace(Seat(seat), layout.spaces[seat], is_chosen=has_chosen)
        for seat, has_chosen in enumerate(public.has_chosen)
    )


def edges(public: Any, layout: SquaredLayout) -> tuple[FieldEdges, ...]:
    """Return how the cards of each grid meet."""
    return tuple(
        FieldEdges(Seat(seat), layout.spaces[seat], tuple(_joints(grid)))
        for seat, grid in enumerate(public.grids)
    )


def _joints(grid: Grid) -> Iterator[tuple[Cell, Cell, Relation]]:
    for cell, card in grid.cards():
        for near in (Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1)):
            other = grid.card_at(near)
            if other is not None:
                yield cell, near, relation(card, other)


def touches(public: Any, target: Target, card: Card) -> Iterator[Touch]:
    """Yield the edges that a card would make on a cell."""
    grid: Grid = public.grids[target.owner]
    for dx, dy in _AROUND:
        near = Cell(target.cell.x + dx, target.cell.y + dy)
        other = grid.card_at(near)
        if other is not None:
            yield Touch(near, other, relation(card, other))


def gains(now: Situation, grip: Grip) -> tuple[Touch, ...]:
    """Return the edges that the card which a seat holds would make, if that may be shown."""
    card = now.card_in_focus(grip)
    if card is None or grip.target is None or not now.has_ghost or not now.seen.public.grids:
        return ()
    return tuple(touches(now.seen.public, grip.target, card))
