"""Where cells, cards and hands lie: everything on the mat, nothing on top of anything."""

from itertools import combinations, pairwise
from random import Random

import pytest

from ticgame.core.cards import Card
from ticgame.core.layout import Cell, Frame
from ticgame.play.input.bindings import Intent
from ticgame.play.table.fans import HAND_CARD, hand_poses, open_rail_poses, rail_poses, rail_slots
from ticgame.play.table.grid import STRIP, grid_space
from ticgame.play.table.panel_seats import PLATE_ROOM, PLATE_TEXT
from ticgame.play.table.pose import Hidden
from ticgame.play.table.steering import nearest, next_thing

SIDES = [(3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (3, 9), (9, 3), (6, 4)]


def grown(width, height, *, is_fixed=False):
    """Yield the layouts of a grid that fills up along its rows, from one card to all."""
    frame = Frame(width, height, is_fixed=is_fixed)
    layout = frame.lay([(frame.spots[Cell(0, 0)], Card(0))])
    yield layout
    while not layout.is_full:
        layout = layout.put(min(layout.open), Card(layout.count))
        yield layout


@pytest.mark.parametrize("is_fixed", [False, True], ids=["floating", "fixed"])
@pytest.mark.parametrize(("width", "height"), SIDES)
def test_every_cell_that_counts_lies_on_the_mat_beside_the_others(width, height, is_fixed):
    for layout in grown(width, height, is_fixed=is_fixed):
        space = grid_space(layout, x=960, y=442)
        mat = space.mat
        wanted = {cell for cell, _ in layout.cards()} | set(layout.legal_cells())
        assert wanted <= set(space.cells())
        boxes = [space.box(cell) for cell in sorted(space.cells())]
        for box in boxes:
            assert abs(box.x - mat.x) + box.w / 2 <= mat.w / 2
            assert abs(box.y - mat.y) + box.h / 2 <= mat.h / 2
        for one, other in combinations(boxes, 2):
            assert (
                abs(one.x - other.x) >= (one.w + other.w) / 2 + 5
                or abs(one.y - other.y) >= (one.h + other.h) / 2 + 5
            )


@pytest.mark.parametrize(("width", "height"), SIDES)
def test_the_mat_leaves_room_for_the_hand_and_the_other_seats(width, height):
    mat = grid_space(next(grown(width, height)), x=960, y=442).mat
    assert mat.y - mat.h / 2 >= 50
    assert mat.y + mat.h / 2 <= 834
    assert mat.x - mat.w / 2 >= 655


def test_growth_shows_as_strips_one_short_of_the_full_span_and_goes_at_it():
    spans = {}
    for layout in grown(6, 6):
        space = grid_space(layout, x=960, y=442)
        spans[space.columns.span] = (space.columns.has_strips, len(space.columns.shown()))
    assert spans[4] == (False, 6)
    assert spans[5] == (True, 7)
    assert spans[6] == (False, 6)


def test_a_strip_is_narrow_until_a_card_is_held_over_it():
    layout = next(layout for layout in grown(6, 6) if grid_space(layout, x=0, y=0).columns.has_strips)
    space = grid_space(layout, x=960, y=442)
    cell = next(cell for cell in layout.legal_cells() if space.is_strip(cell))
    assert min(space.box(cell)[2:]) == STRIP
    held = grid_space(layout, x=960, y=442, held=cell)
    assert held.box(cell)[2:] == (80, 112)
    assert all(abs(held.box(cell).x - held.mat.x) + 40 <= held.mat.w / 2 for cell in held.cells())


@pytest.mark.parametrize("focus", [None, 0, 4])
@pytest.mark.parametrize("count", range(1, 10))
def test_the_numbers_of_a_hand_stay_uncovered(count, focus):
    focus = None if focus is None else min(focus, count - 1)
    ids = [Hidden(0, slot) for slot in range(count)]
    poses = list(hand_poses(ids, focus=focus, is_face_up=True).values())
    for left, right in pairwise(poses):
        assert right.x - left.x >= 0.6 * HAND_CARD
        if left.layer > right.layer:
            assert right.x - left.x >= HAND_CARD
    assert poses[0].x - HAND_CARD / 2 >= PLATE_TEXT + PLATE_ROOM
    assert poses[-1].x + HAND_CARD / 2 <= 1400


def test_other_seats_fill_the_left_rail_first():
    sides = [[slot.side for slot in rail_slots(others)] for others in range(6)]
    assert sides == [[], [1], [1, -1], [1, 1, -1], [1, 1, -1, -1], [1, 1, 1, -1, -1]]


@pytest.mark.parametrize("count", range(1, 10))
def test_a_hand_on_a_rail_stays_between_panel_and_mat(count):
    ids = [Hidden(1, slot) for slot in range(count)]
    for slot in rail_slots(5):
        for poses in (rail_poses(ids, slot), open_rail_poses(ids, slot)):
            for pose in poses.values():
                assert 500 <= pose.x <= 655 or 1265 <= pose.x <= 1420
                assert abs(pose.y - (slot.y - 14)) <= 90


POINTS = {"a": (0, 0), "b": (98, 0), "c": (196, 128), "d": (0, 256)}


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        ("a", Intent.RIGHT, "b"),
        ("b", Intent.RIGHT, "c"),
        ("c", Intent.LEFT, "b"),
        ("d", Intent.RIGHT, "c"),
        ("a", Intent.DOWN, "d"),
        ("d", Intent.DOWN, "a"),
        ("b", Intent.DOWN, "c"),
        ("a", Intent.UP, "d"),
    ],
)
def test_a_direction_leads_to_the_nearest_thing_or_round_to_the_other_side(start, way, end):
    assert next_thing(POINTS[start], way, POINTS) == end


def test_nothing_to_go_to_is_said():
    assert next_thing((0, 0), Intent.UP, {"a": (0, 0)}) is None
    assert nearest((5, 5), {}) is None


def presses_between(points):
    """Return from each thing how many presses each other one takes."""
    for start in points:
        away, row = {start: 0}, [start]
        while row:
            at = row.pop(0)
            for way in (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT):
                there = next_thing(points[at], way, points)
                if there is not None and there not in away:
                    away[there] = away[at] + 1
                    row.append(there)
        yield away


@pytest.mark.parametrize("side", [4, 6, 9])
def test_directions_reach_every_legal_cell_in_few_presses(side):
    rng = Random(side)
    frame = Frame(side, side)
    for _ in range(12):
        layout = frame.lay([(frame.spots[Cell(0, 0)], Card(0))])
        for count in range(1, rng.randrange(2, side * side - 1)):
            layout = layout.put(rng.choice(layout.open), Card(count))
        space = grid_space(layout, x=960, y=442)
        points = {cell: space.box(cell)[:2] for cell in layout.legal_cells()}
        for away in presses_between(points):
            assert away.keys() == points.keys()
            assert max(away.values()) <= 8
