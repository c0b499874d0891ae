"""What the panels of Ticcitories say, from the view that everybody sees."""

from collections.abc import Iterator, Sequence

from ticgame.core.cards import Relation, relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell, Layout
from ticgame.core.sentences import listed
from ticgame.games.ticcitories.preview import EDGE_POINTS, Preview, preview
from ticgame.games.ticcitories.rules import Row, TiccitoriesView
from ticgame.play.scenes.ticcitories.count import Phase, Sum, best_seats
from ticgame.play.scenes.ticcitories.cursor import Zone
from ticgame.play.scenes.ticcitories.panel_bar import Bar
from ticgame.play.scenes.ticcitories.panel_heads import (
    Head,
    Joints,
    LastRing,
    Tally,
    TallyLine,
    tally_top,
)
from ticgame.play.scenes.ticcitories.panel_large import Gain, Large, Plate
from ticgame.play.scenes.ticcitories.panel_rows import Labels, Position, RowFocus
from ticgame.play.scenes.ticcitories.panel_sheet import Sheet, SheetColumn
from ticgame.play.scenes.ticcitories.poses import FOCUS_RISE, gone_seats
from ticgame.play.scenes.ticcitories.situation import Situation
from ticgame.play.scenes.ticcitories.space import CHOOSE_ROW, PLACE_ROW, Space
from ticgame.play.stage import RIGHT_EDGE
from ticgame.play.table.grid import GridSpace
from ticgame.play.table.panel_columns import leaders
from ticgame.play.table.panel_fields import FieldSlots, Opening
from ticgame.play.table.panel_ghost import Ghost
from ticgame.play.table.seating import Person

GAIN_ORDER = (Relation.TIC, Relation.SINGLE, Relation.NIC)
MOST_GAINS = 4
LARGE_GHOST_MARKER = 0.72
FIRST_NOTE = "First everybody chooses a card."
LAST_NOTE = "The last row: only placing is left."


def rows(now: Situation, space: Space) -> tuple[Position, ...]:
    """Return what lies around the cards of both rows."""
    view = now.view
    if view.is_over:
        return ()
    placing = () if view.placing is None else _placing(view, now.people, space)
    choosing = () if view.choosing is None else _places(view.choosing, now.people, space, is_choosing=True)
    return (*placing, *choosing)


def _placing(view: TiccitoriesView, people: Sequence[Person], space: Space) -> Iterator[Position]:
    gone = gone_seats(view)
    for place in _places(view.placing, people, space, is_choosing=False):
        is_next = view.must_place and place.seat == view.turn
        yield place._replace(is_next=is_next, is_gone=place.seat is None or place.seat in gone)


def _places(row: Row, people: Sequence[Person], space: Space, *, is_choosing: bool) -> Iterator[Position]:
    for number, (card, seat) in enumerate(zip(row.cards, row.claims, strict=True), start=1):
        animal = None if seat is None else people[seat].animal
        yield Position(card, number, *space.row_place(number, is_choosing=is_choosing), seat, animal)


def row_focus(now: Situation, space: Space) -> RowFocus | None:
    """Return the card of the row that the person on turn is at."""
    if now.focus is None or now.focus.position is None or now.view.choosing is None:
        return None
    x, y = space.row_place(now.focus.position, is_choosing=True)
    animal = now.people[now.view.turn].animal
    return RowFocus(x, y - FOCUS_RISE, animal, is_waiting=now.focus.zone is Zone.TRY)


def labels(now: Situation) -> Labels | None:
    """Return what the rows are for; nothing once the game is over."""
    view = now.view
    if view.is_over:
        return None
    note, y = "", PLACE_ROW
    if view.placing is None:
        note = FIRST_NOTE
    elif view.choosing is None:
        note, y = LAST_NOTE, CHOOSE_ROW
    return Labels(view.must_place, note, y, view.deck_size, now.text_scale)


def heads(now: Situation, space: Space, sums: Sequence[Sum]) -> tuple[Head, ...]:
    """Return the column of every seat; `sums` is what its grid is worth as far as it is shown."""
    view = now.view
    totals = [own.total for own in sums]
    ahead = leaders(totals) if view.is_over or view.placing is not None else ()
    return tuple(
        Head(
            seat,
            box,
            person.animal,
            person.name,
            person.number,
            totals[seat],
            is_active=not view.is_over and seat == view.turn,
            is_leader=seat in ahead,
            is_lost=person.is_lost,
            text_scale=now.text_scale,
        )
        for seat, (person, box) in enumerate(zip(now.people, space.columns, strict=True))
    )


def small_slots(view: TiccitoriesView, space: Space) -> tuple[FieldSlots, ...]:
    """Return the empty places of the small grids."""
    return tuple(
        FieldSlots(Seat(seat), grid, dim=_empty(layout, grid))
        for seat, (layout, grid) in enumerate(zip(view.grids, space.grids, strict=True))
    )


def _empty(layout: Layout, grid: GridSpace) -> tuple[Cell, ...]:
    """Return the empty cells that have a place and that the window can still hold."""
    frame, inside = layout.frame, layout.window.inside
    return tuple(
        cell
        for cell in grid.cells()
        if (spot := frame.spots.get(cell)) is not None and inside[spot] and layout.card_at(cell) is None
    )


def joints(view: TiccitoriesView, space: Space) -> tuple[Joints, ...]:
    """Return how the cards of the small grids meet, where there is room to show it."""
    if not space.has_markers:
        return ()
    return tuple(
        Joints(seat, grid, _kinds(layout))
        for seat, (layout, grid) in enumerate(zip(view.grids, space.grids, strict=True))
    )


def _kinds(layout: Layout) -> tuple[tuple[Cell, Cell, Relation], ...]:
    card_at = layout.card_at
    return tuple((one, other, relation(card_at(one), card_at(other))) for one, other in layout.edges())


def tallies(space: Space, sums: Sequence[Sum], view: TiccitoriesView) -> tuple[Tally, ...]:
    """Return what each grid is worth beside it, where there is room and no sheet shows it."""
    if not space.has_tallies or view.is_over:
        return ()
    return tuple(
        Tally(seat, space.tally_left(Seat(seat)), box.y - box.h / 2 + tally_top(), _lines(own))
        for seat, (box, own) in enumerate(zip(space.columns, sums, strict=True))
    )


def _lines(own: Sum) -> tuple[TallyLine, ...]:
    lines = []
    if own.tics.count:
        lines.append(TallyLine(Relation.TIC, own.tics.count, own.tics.points))
    if own.nics.count:
        lines.append(TallyLine(Relation.NIC, own.nics.count, own.nics.points))
    if own.groups.count:
        points = own.groups.points + own.extremes.points
        lines.append(TallyLine(own.groups.key, own.groups.count, points))
    return tuple(lines)


def large(view: TiccitoriesView, space: Space) -> Large | None:
    """Return the grid of the seat on turn."""
    if space.shown is None:
        return None
    layout = view.grids[space.shown]
    return Large(space.shown, space.large, tuple(layout.cards()), _kinds(layout))


def large_slots(now: Situation, space: Space) -> tuple[FieldSlots, ...]:
    """Return the cells of the large grid: bright where a card may go."""
    if space.shown is None:
        return ()
    layout = now.view.grids[space.shown]
    is_open = now.view.must_place or now.held_cell is not None
    legal = set(layout.legal_cells()) if is_open else set()
    dim = tuple(cell for cell in _empty(layout, space.large) if cell not in legal)
    openings = tuple(Opening(cell) for cell in sorted(legal) if cell in set(space.large.cells()))
    return (FieldSlots(space.shown, space.large, openings, dim),)


def ahead(now: Situation) -> Preview | None:
    """Return what the card in hand would bring on the cell in focus."""
    card, cell = now.held, now.held_cell
    layout = now.view.grids[now.view.turn]
    if card is None or cell is None or not now.has_ghost or not layout.is_legal(cell):
        return None
    return preview(layout, cell, card)


def plate(now: Situation, person: Person, then: Preview | None) -> Plate | None:
    """Return the plate of the seat on turn."""
    if now.view.is_over:
        return None
    points, gains = (None, ()) if then is None else (then.points, gains_of(then))
    return Plate(person.animal, person.name, now.words, points, gains, now.text_scale)


def gains_of(then: Preview) -> tuple[Gain, ...]:
    """Return what a card would bring, line by line: relations, then groups; the last line takes the rest."""
    kinds = [edge.rel for _cell, edge in then.edges]
    gains = [
        Gain(kind, kinds.count(kind), kinds.count(kind) * EDGE_POINTS[kind])
        for kind in GAIN_ORDER
        if kind in kinds
    ]
    gains += [Gain(group.key, group.size, group.points) for group in then.groups]
    return tuple(gains[:MOST_GAINS])


def ghost(now: Situation, space: Space, person: Person, then: Preview | None) -> Ghost | None:
    """Return the card in hand over the cell in focus; without ghosts only the cursor."""
    cell = now.held_cell
    if cell is None or space.large is None:
        return None
    grid = space.large
    marks = then.edges if then else ()
    return Ghost(
        grid.box(cell),
        grid.card,
        person.animal,
        now.held,
        tuple((*grid.edge(cell, near), edge.rel.value) for near, edge in marks),
        LARGE_GHOST_MARKER,
    )


def last_ring(now: Situation, space: Space) -> LastRing | None:
    """Return the line around the card that was placed last."""
    if now.last is None or now.view.is_over:
        return None
    grid, layout = space.grids[now.last.seat], now.view.grids[now.last.seat]
    cell = next(cell for cell, card in layout.cards() if card == now.last.card)
    box = grid.box(cell)
    return LastRing(box, now.people[now.last.seat].animal)


def bar(now: Situation, phase: Phase, sums: Sequence[Sum]) -> Bar:
    """Return the line over the rows."""
    if now.view.is_over:
        return Bar(count_words(now.people, phase, sums), hints=now.hints, right=RIGHT_EDGE)
    last = now.last
    step = step_words(now.view)
    bar = Bar("Ticcitories", step, refusal=now.refusal, hints=now.hints, end=now.bar_end)
    if last is None:
        return bar
    return bar._replace(animal=now.people[last.seat].animal, card=last.card, points=last.points)


def step_words(view: TiccitoriesView) -> str:
    """Return how far the game is: which card of their grids the seats are at."""
    layout = view.grids[view.turn]
    at = min(layout.count + (view.must_place or view.placing is None), layout.frame.area)
    return f"Card {at} of {layout.frame.area}"


_PHASES = {
    Phase.TICS: "Every Tic: 2 points",
    Phase.NICS: "Every Nic costs 1 point",
    Phase.GROUPS: "Groups: 3, 4 or 10 points for 3, 4 or 5 cards",
    Phase.EXTREMES: "Extreme cards in groups: 1 or 2 points more",
}


def count_words(people: Sequence[Person], phase: Phase, sums: Sequence[Sum]) -> str:
    """Return what is being counted, or who has won."""
    if phase is not Phase.DONE:
        return _PHASES[phase]
    names = [people[seat].name for seat in best_seats(sums)]
    return f"{listed(names)} {'wins' if len(names) == 1 else 'win'}!"


def sheet(now: Situation, space: Space, sums: Sequence[Sum], phase: Phase) -> Sheet | None:
    """Return the score sheet of a finished game."""
    if not now.view.is_over:
        return None
    columns = tuple(
        SheetColumn(seat, box.x, box.w, own)
        for seat, (box, own) in enumerate(zip(space.columns, sums, strict=True))
    )
    return Sheet(columns, phase)
