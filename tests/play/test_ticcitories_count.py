"""The count at the end adds up, step by step, to what the rules say."""

from itertools import pairwise

import pytest
from test_ticcitories_space import views

from ticgame.games.ticcitories.scoring import score_grid
from ticgame.play.scenes.ticcitories.count import (
    COUNTED,
    PHASE_PAUSE_MS,
    Phase,
    count_of,
    items_of,
    timetable,
    whole_sum,
)


def ends(seats, side, seeds):
    return [views(seats, side, seed=seed)[-1].grids for seed in seeds]


@pytest.mark.parametrize("side", [3, 4, 5])
def test_the_sum_is_the_score(side):
    for grids in ends(2, side, range(1, 12)):
        for layout in grids:
            score = score_grid(layout)
            own = whole_sum(layout)
            assert own.total == score.total
            assert (own.tics.count, own.nics.count, own.groups.count) == (
                score.tics,
                score.nics,
                len(score.groups),
            )
            assert own.extremes.points == sum(group.extreme for group in score.groups)


def test_the_last_step_has_everything_and_each_step_adds_to_the_one_before():
    for grids in ends(3, 4, range(1, 6)):
        counts = count_of(grids)
        assert counts[-1].sums == tuple(whole_sum(layout) for layout in grids)
        for before, after in pairwise(counts):
            assert COUNTED.index(before.phase) <= COUNTED.index(after.phase)
            for old, item, new in zip(before.sums, after.news, after.sums, strict=True):
                assert new.total == old.total + (item.points if item else 0)
        assert sum(item is not None for step in counts for item in step.news) == sum(
            len(list(items_of(layout))) for layout in grids
        )


def test_the_timetable_rests_before_each_phase_and_stays_short():
    for grids in ends(6, 4, range(1, 6)):
        counts = count_of(grids)
        table = timetable(counts, start_ms=500)
        assert table.steps[0][0] == 500 + PHASE_PAUSE_MS
        assert table.end_ms < 20_000
        for (one, before), (other, after) in pairwise(table.steps):
            assert other > one
            if before.phase is not after.phase:
                assert other - one >= PHASE_PAUSE_MS
    assert Phase.DONE not in COUNTED
