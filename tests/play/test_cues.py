"""What is heard: each name exists, each sound has its moment, and the ear hears where the eye sees."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from motion_kit import dealt_table, relations

import ticgame.play
from ticgame.core.cards import HIGH_EXTREME, LOW_EXTREME, Relation
from ticgame.games.together.rules import MissionDone, Why
from ticgame.play.audio import CUES, TIC_STEPS, pan_at
from ticgame.play.scenes.together.cues import Ears, cues_of, makes_extremes_meet
from ticgame.play.scenes.together.poses import DECK_PLACE
from ticgame.play.table import timing
from ticgame.play.table.cues import CueQueue, Sound, deal_cues

ANIMALS = ["pig", "frog", "whale", "bear", "rabbit", "owl"]
PLAY = Path(ticgame.play.__file__).parent


@pytest.fixture
def table(tmp_path):
    with dealt_table(tmp_path) as table:
        yield table


def hear(table, action, *, is_covered=False):
    """Make a play and return what is heard of it."""
    before = table.match.view(None)
    table.act(action)
    ears = Ears(table.picture.layout, ANIMALS, table.match.rules.options.limit, 330.0, is_covered=is_covered)
    return cues_of(before, table.match.view(None), table.match.entries[-1], ears)


def names(sounds):
    return [sound.name for sound in sounds]


def test_a_play_is_heard_when_the_card_lands_and_from_where_it_lies(table):
    table.skip(2)
    action = table.plays(lambda events: relations(events) == [Relation.SINGLE])[0]
    sounds = {sound.name: sound for sound in hear(table, action, is_covered=True)}
    turn = f"turn_{ANIMALS[table.match.view(None).turn]}"
    assert sounds.keys() == {"flip", "place", "single", "deal", turn}
    x = table.picture.layout.grid.box(action.cell).x
    assert sounds["place"] == Sound("place", round(pan_at(x), 3), 330.0)
    assert sounds["flip"].delay_ms < sounds["place"].delay_ms == sounds["single"].delay_ms
    assert sounds["deal"].pan > 0, "the deck lies on the right"


def test_an_open_card_is_not_turned_over(table):
    assert "flip" not in names(hear(table, table.plays(lambda events: True)[0]))


def test_tics_of_one_play_rise_one_after_another(table):
    for _ in range(30):
        double = table.plays(lambda events: relations(events).count(Relation.TIC) >= 2)
        if double:
            break
        table.skip(1)
    tics = [sound for sound in hear(table, double[0]) if sound.name.startswith("tic_")]
    assert names(tics)[:2] == ["tic_1", "tic_2"]
    assert tics[1].delay_ms - tics[0].delay_ms == timing.TIC_STAGGER_MS


def test_the_last_two_nics_sound_graver(table):
    graver = []
    limit = table.match.rules.options.limit
    while not table.match.is_over:
        count = table.match.view(None).table.penalty
        one = table.plays(lambda events: relations(events).count(Relation.NIC) == 1)
        calm = table.plays(lambda events: Relation.NIC not in relations(events))
        action = (one or calm or table.plays(lambda events: True))[0]
        heard = names(hear(table, action))
        nics = [name for name in heard if name.startswith("nic")]
        graver += [(count + 1 + number, name) for number, name in enumerate(nics)]
    assert graver
    assert all((name == "nic_last") == (number > limit - 2) for number, name in graver)
    assert "nic_last" in names([Sound(name) for _, name in graver])


def test_missions_the_turn_and_the_end_are_heard(table):
    mission = False
    for _ in range(200):
        ranked = table.plays(lambda events: any(isinstance(event, MissionDone) for event in events))
        tics = table.plays(
            lambda events: {Relation.TIC, Relation.NIC} & {*relations(events)} == {Relation.TIC}
        )
        heard = names(hear(table, (ranked or tics or table.plays(lambda events: True))[0]))
        done = [e for e in table.match.entries[-1].events if isinstance(e, MissionDone)]
        assert heard.count("mission") == len(done)
        mission = mission or bool(done)
        if table.match.is_over:
            break
        assert f"turn_{ANIMALS[table.match.view(None).turn]}" in heard
    assert mission
    assert ("victory" in heard) == (table.match.view(None).why is Why.MISSIONS)
    assert ("defeat" in heard) == (table.match.view(None).why is not Why.MISSIONS)


def test_both_extremes_on_the_table_are_heard_when_the_second_comes(table):
    view = table.match.view(None)
    layout, spots = view.layout, view.layout.frame.spots
    first = layout.legal_cells()[0]
    low = layout.put(spots[first], LOW_EXTREME)
    second = low.legal_cells()[0]
    both = low.put(spots[second], HIGH_EXTREME)

    def seen(laid):
        return replace(view, table=view.table._replace(layout=laid))

    assert not makes_extremes_meet(view, seen(low), first)
    assert makes_extremes_meet(seen(low), seen(both), second)


def test_a_deal_is_heard_card_by_card():
    sounds = deal_cues(5, x=DECK_PLACE[0])
    assert names(sounds) == ["deal"] * 5
    assert [sound.delay_ms for sound in sounds] == [number * timing.DEAL_STAGGER_MS for number in range(5)]


# -- the queue


def test_sounds_are_heard_in_their_order_and_time():
    heard = []
    queue = CueQueue(lambda sound: heard.append(sound.name))
    queue.add([Sound("place", 0, 100), Sound("flip", 0, 0), Sound("tic_1", 0, 190)])
    assert heard == ["flip"]
    queue.update(99)
    assert heard == ["flip"]
    queue.update(200)
    assert heard == ["flip", "place", "tic_1"]
    assert queue.is_empty


def test_a_faster_table_is_heard_faster():
    heard = []
    queue = CueQueue(lambda sound: heard.append(sound.name), rate=2.0)
    queue.add([Sound("place", 0, 100)])
    queue.update(51)
    assert heard == ["place"]


def test_a_snap_is_heard_at_once_each_name_once():
    heard = []
    queue = CueQueue(lambda sound: heard.append(sound.name))
    queue.add([Sound("nic", 0, 100), Sound("nic", 0, 100), Sound("place", 0, 50)], is_snap=True)
    assert sorted(heard) == ["nic", "place"]
    assert queue.is_empty


def test_a_deal_that_is_cut_short_is_heard_no_more():
    heard = []
    queue = CueQueue(lambda sound: heard.append(sound.name))
    queue.add(deal_cues(10, x=DECK_PLACE[0]))
    queue.drop("deal")
    queue.update(5000)
    assert heard == ["deal"]


def test_the_scene_hears_a_play(table):
    table.heard.clear()
    table.act(table.plays(lambda events: True)[0])
    table.scene.cues.update(2000)
    assert "place" in table.heard


# -- names


def strings_of(path):
    """Yield the constant strings of a module, with the beginnings of formatted ones ending in `*`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield f"{node.values[0].value}*"


def test_every_sound_of_the_game_is_used():
    used = set()
    for path in PLAY.rglob("*.py"):
        if path.name != "audio.py":
            used |= set(strings_of(path))
    used |= {f"tic_{number}" for number in range(1, TIC_STEPS + 1)}
    unheard = [name for name in CUES if name not in used and f"{name.rsplit('_', 1)[0]}_*" not in used]
    assert unheard == []


def test_every_cue_of_a_game_exists(table):
    table.skip(1)
    for _ in range(60):
        if table.match.is_over:
            break
        sounds = hear(table, table.plays(lambda events: True)[0])
        assert set(names(sounds)) <= CUES.keys()
        assert all(-1 <= sound.pan <= 1 and sound.delay_ms >= 0 for sound in sounds)
