"""Where the rows, columns and grids of Ticcitories lie: all in sight, none on another, none too small."""

from itertools import combinations, pairwise

import pytest

from ticgame.bots import make_bot
from ticgame.core.match import Match, Player
from ticgame.games.ticcitories.rules import Ticcitories, TiccitoriesView
from ticgame.play.scenes.ticcitories.poses import poses_of
from ticgame.play.scenes.ticcitories.space import LARGE, MAT, ROW_CARD, Space, space_of
from ticgame.play.table.grid import Box
from ticgame.play.table.pose import Face
from ticgame.play.theme import CARD_RATIO

SMALLEST = {3: 80, 4: 60, 5: 49}
TABLES = [(seats, side) for seats in range(2, 7) for side in (3, 4, 5) if (seats, side) != (6, 5)]


def views(seats: int, side: int, *, seed: int = 2, row: int | None = None) -> list[TiccitoriesView]:
    """Return the views of a game of random bots."""
    rules = Ticcitories.from_options({"side": side, "row": row or seats}, seats)
    match = Match.start(rules, [Player("a", "random")] * seats, seed=seed, app="test")
    bots = [make_bot("random", match.rules, seat, seed) for seat in range(seats)]
    found = [match.view(None)]
    while not match.is_over:
        seat = match.actors()[0]
        match.act(seat, bots[seat].decide(match.view(seat), match.at).action)
        found.append(match.view(None))
    return found


def is_inside(box: Box, outer: Box) -> bool:
    return (
        abs(box.x - outer.x) + box.w / 2 <= outer.w / 2 + 0.01
        and abs(box.y - outer.y) + box.h / 2 <= outer.h / 2 + 0.01
    )


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_every_grid_lies_in_its_column_and_its_cards_are_large_enough(seats, side):
    for view in views(seats, side)[::7]:
        space = space_of(view)
        assert space.grids[0].card >= SMALLEST[side]
        for box, grid in zip(space.columns, space.grids, strict=True):
            for cell in grid.cells():
                assert is_inside(grid.box(cell), box)


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_the_large_grid_lies_in_its_panel_with_room_for_the_plate(seats, side):
    field = LARGE._replace(x=LARGE.x + 84, w=LARGE.w - 168)
    for view in views(seats, side)[::7]:
        large = space_of(view).large
        for cell in large.cells() if large else ():
            assert is_inside(large.box(cell), field)


@pytest.mark.parametrize(("seats", "row"), [(2, 2), (2, 3), (2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_rows_lie_on_the_mat_beside_their_labels(seats, row):
    space = space_of(views(seats, 4, row=row)[-2])
    for is_choosing in (True, False):
        places = [space.row_place(at, is_choosing=is_choosing) for at in range(1, row + 1)]
        assert all(right[0] - left[0] >= ROW_CARD + 44 for left, right in pairwise(places))
        for x, y in places:
            assert is_inside(Box(x, y, ROW_CARD + 50, ROW_CARD * CARD_RATIO), MAT)
            assert x - ROW_CARD / 2 > 250


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_no_card_lies_on_another(seats, side):
    for view in views(seats, side)[:: 3 * side]:
        poses = poses_of(view, space_of(view))
        boxes = [pose for sprite, pose in poses.items() if isinstance(sprite, Face)]
        for one, other in combinations(boxes, 2):
            apart_x = abs(one.x - other.x) - (one.width + other.width) / 2
            apart_y = abs(one.y - other.y) - (one.height + other.height) / 2
            assert max(apart_x, apart_y) >= 4


@pytest.mark.parametrize(("seats", "side"), TABLES)
def test_every_open_card_has_one_place(seats, side):
    for view in views(seats, side)[::5]:
        faces = [sprite.card for sprite in poses_of(view, space_of(view)) if isinstance(sprite, Face)]
        lying = [card for grid in view.grids for _cell, card in grid.cards()]
        lying += view.choosing.cards if view.choosing else ()
        if view.placing and not view.is_over:
            gone = view.placing.order()[: view.step + (not view.must_place)]
            claims = zip(view.placing.cards, view.placing.claims, strict=True)
            lying += [card for card, seat in claims if seat is not None and seat not in gone]
        assert sorted(faces) == sorted(lying)


def test_small_grids_have_markers_where_there_is_room():
    wide: Space = space_of(views(5, 4)[20])
    tight: Space = space_of(views(6, 4)[20])
    assert (wide.has_markers, tight.has_markers) == (True, False)
    assert [space_of(views(seats, 4)[9]).has_tallies for seats in (2, 3, 4)] == [True, True, False]
