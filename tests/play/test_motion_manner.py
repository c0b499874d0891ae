"""Motion that is interrupted, cut short, reduced, off or faster."""

import pytest
from motion_kit import MovingTable, dealt_table, face, mission_play, nic_like, nic_play

from ticgame.core.cards import Relation
from ticgame.games.together.rules import Penalty
from ticgame.play.scenes.together.cues import Ears, cues_of
from ticgame.play.scenes.together.motifs import edge_key
from ticgame.play.settings import Speed
from ticgame.play.table import timing


@pytest.fixture
def table(tmp_path):
    with dealt_table(tmp_path) as table:
        yield table


# -- interruption, snapping, moderation


@pytest.mark.parametrize("ms", [0, 40, 120, 250, 340, 420, 600, 900])
def test_the_next_action_may_come_at_any_moment(table, ms):
    table.skip(4)
    for _ in range(6):
        table.act(table.plays(lambda events: True)[0])
        table.run(ms)
        if table.match.is_over:
            break
    table.run(6000)
    if not table.match.is_over:
        assert table.strays() == []
        assert table.picture.timeline.is_idle


@pytest.mark.parametrize("ms", [0, 200, 350, 500, 700])
def test_a_snap_leaves_the_picture_of_a_table_that_never_moved(table, ms):
    table.skip(5)
    table.act(mission_play(table) if ms == 700 else nic_like(table, 3))
    table.run(ms)
    table.picture.snap()
    assert table.picture.timeline.is_idle
    assert table.strays() == []
    assert table.odd_marks() == []
    assert table.stray_sprites() == 0


def test_little_motion_means_no_shake_no_flight_and_120_ms(tmp_path):
    table = MovingTable(tmp_path, motion="reduced")
    try:
        table.run(timing.FADE_MS + 20)
        action = nic_play(table)
        table.act(action)
        card, places = face(action), set()
        marks, cross = table.picture.panels["edges"], None
        for _ in range(9):
            table.run(1000 / 60)
            seen = table.seen(card)
            places.add((seen.x, seen.y))
        assert len(places) <= 2, "a card fades where it was and comes up where it rests"
        assert table.strays() == []
        edge = next(e for e in table.match.entries[-1].events if getattr(e, "rel", None) is Relation.NIC)
        cross = edge_key(table.picture.craft, table.match.view(None), action.cell, edge)
        assert marks.sprite(cross).is_visible
        assert table.picture.timeline.is_idle
    finally:
        table.close()


def test_no_motion_means_the_picture_is_there_at_once(tmp_path):
    table = MovingTable(tmp_path, motion="off")
    try:
        table.act(table.plays(lambda events: True)[0])
        assert table.picture.timeline.is_idle
        assert table.strays() == []
    finally:
        table.close()


def test_motion_speed_scales_time(tmp_path):
    lengths = {}
    for speed in Speed:
        table = MovingTable(tmp_path / speed.value, speed=speed)
        try:
            table.picture.hurry()
            table.act(table.plays(lambda events: True)[0])
            frames = 0
            while not table.picture.timeline.is_idle:
                table.run(1000 / 60)
                frames += 1
            lengths[speed] = frames
        finally:
            table.close()
    assert lengths[Speed.SLOW] > lengths[Speed.NORMAL] > lengths[Speed.FAST]


def test_penalties_are_counted_once(table):
    action = nic_play(table)
    before = table.match.view(None)
    table.act(action)
    entry = table.match.entries[-1]
    ears = Ears(table.picture.layout, ["pig", "frog", "whale"], 7, 330.0)
    sounds = [sound.name for sound in cues_of(before, table.match.view(None), entry, ears)]
    total = next(event.total for event in entry.events if isinstance(event, Penalty))
    assert sounds.count("nic") == total
