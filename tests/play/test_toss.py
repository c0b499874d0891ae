"""The opening deal and the end of a game: physics that always ends where it should, the same each time."""

import subprocess
import sys
from random import Random

import pytest
from motion_kit import MovingTable, relations
from plans import key

from ticgame.core.cards import Relation
from ticgame.games.together.rules import Why
from ticgame.play.table import timing
from ticgame.play.table.cascade import Wave, leaps_for
from ticgame.play.table.pose import DECK, Hidden, Pose
from ticgame.play.table.toss import Slide, throws_for

DECK_POSE = Pose(1335, 633, 104, is_face_up=False)
SEATS = [(585, 190), (1335, 190), (585, 436), (960, 930)]
HANDS = [(DECK_POSE, Pose(x, y + 12 * slot, 58, angle=90 - 11 * slot)) for slot in range(5) for x, y in SEATS]


@pytest.fixture
def table(tmp_path):
    table = MovingTable(tmp_path, seats=4)
    yield table
    table.close()


def test_pymunk_is_loaded_only_when_cards_are_thrown():
    code = (
        "import sys, ticgame.play.launch, ticgame.play.scenes.together.scene;"
        "sys.exit('pymunk' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def lies(seed, times):
    slide = Slide(throws_for(HANDS, Random(seed)))
    for ms in times:
        slide.run(ms)
    return [slide.lie(number) for number in range(len(HANDS))]


def test_a_throw_is_the_same_each_time_whatever_the_frames():
    assert lies(5, [400, 1600]) == lies(5, [*range(0, 1600, 16), 1600])


def test_another_seed_throws_otherwise():
    assert lies(5, [900]) != lies(6, [900])


def test_thrown_cards_slide_towards_their_places_and_bump():
    throws = throws_for(HANDS, Random(1))
    together = Slide(throws)
    together.run(1500)
    bumped = 0
    for number, throw in enumerate(throws):
        alone = Slide([throw])
        alone.run(1500)
        free, pushed = alone.lie(0), together.lie(number)
        assert abs(free.x - throw.goal.x) + abs(free.y - throw.goal.y) < 260
        bumped += abs(free.x - pushed.x) + abs(free.y - pushed.y) > 5
    assert bumped > 3


def test_the_opening_hands_are_thrown_and_end_exactly_in_their_places(table):
    hand = [card for card in table.picture.sprites if isinstance(card, Hidden) and card.pile != DECK]
    deck = table.rest(Hidden(DECK, 0))
    assert table.picture.is_dealing
    assert all((table.seen(card).x, table.seen(card).y) == (deck.x, deck.y) for card in hand)
    table.run(600)
    assert sum(table.seen(card) != table.rest(card) for card in hand) > 15
    table.run(timing.TOSS_MS - 600 + 1)
    assert not table.picture.is_dealing
    assert table.strays() == []


def test_every_card_nears_its_place_without_a_jump_at_the_end(table):
    table.run(timing.TOSS_MS - 20)
    for card in table.picture.sprites:
        seen, rest = table.seen(card), table.rest(card)
        assert abs(seen.x - rest.x) + abs(seen.y - rest.y) < 4
        assert abs(seen.angle - rest.angle) < 4


@pytest.mark.parametrize("ms", [0, 100, 700, 1500])
def test_any_press_ends_the_deal_at_once(tmp_path, ms):
    table = MovingTable(tmp_path, seats=2, humans=1)
    try:
        table.run(ms)
        table.session.feed(key("D"))
        assert not table.picture.is_dealing
        table.run(timing.FOCUS_MS + 1)
        assert [card for card in table.strays() if isinstance(card, Hidden)] == []
    finally:
        table.close()


def test_a_play_ends_the_deal_and_moves_on(table):
    table.run(300)
    table.act(table.plays(lambda events: True)[0])
    assert not table.picture.is_dealing
    table.run(3000)
    assert table.strays() == []


@pytest.mark.parametrize("motion", ["reduced", "off"])
def test_little_motion_throws_nothing(tmp_path, motion):
    table = MovingTable(tmp_path, motion=motion)
    try:
        assert not table.picture.is_dealing
        table.run(timing.FADE_MS + 1)
        assert table.strays() == []
    finally:
        table.close()


# -- the end


def leap_lies(times):
    wave = Wave(leaps_for([Pose(700 + 40 * number, 400, 80) for number in range(12)], Random(2)))
    for ms in times:
        wave.run(ms)
    return [wave.lie(number) for number in range(12)]


def test_a_cascade_is_the_same_each_time_and_stays_on_the_display():
    end = leap_lies([timing.VICTORY_MS])
    assert end == leap_lies([*range(0, int(timing.VICTORY_MS), 17), timing.VICTORY_MS])
    assert all(0 < lie.x < 1920 and lie.y < 1080 for lie in end)


def last_play(table, *, wins):
    """Bring a table one play before its end; return that play and why the game ends with it."""
    rules = table.match.rules
    for _ in range(200):
        state, seat = table.match._state, table.match.actors()[0]
        ranks = {action: rank(rules, state, seat, action) for action in rules.legal(state, seat, 0)}
        action = (max if wins else min)(ranks, key=ranks.get)
        after = rules.apply(state, seat, action, 0).state
        if after.why is not None:
            return action, after.why
        table.act(action)
        table.picture.snap()
    raise AssertionError("no end in 200 plays")


def rank(rules, state, seat, action):
    step = rules.apply(state, seat, action, 0)
    done = sum(claim is not None for claim in step.state.table.done)
    tics = relations(step.events).count(Relation.TIC)
    return 20 * done + 3 * tics - 8 * step.state.table.penalty


def test_a_won_table_flies_and_its_last_picture_stays_until_a_snap(table):
    table.picture.hurry()
    action, why = last_play(table, wins=True)
    assert why is Why.MISSIONS
    table.act(action)
    table.run(timing.CARRY_MS + timing.DROP_MS + timing.TIC_MS * 3)
    assert table.strays(), "cards are in the air"
    assert table.stray_sprites() > 20, "confetti is in the air"
    table.run(timing.VICTORY_MS + 1500)
    assert table.picture.is_idle
    assert table.strays() != []
    table.picture.snap()
    assert table.strays() == []
    assert table.odd_marks() == []
    assert table.stray_sprites() == 0


def test_over_a_lost_table_the_light_goes_down_and_cards_turn_from_the_outside_in(table):
    table.picture.hurry()
    action, why = last_play(table, wins=False)
    assert why is not Why.MISSIONS
    table.act(action)
    bright = brightness(table)
    turned = []
    for _ in range(220):
        table.run(1000 / 60)
        turned += [card for card in table.strays() if not table.seen(card).is_face_up and card not in turned]
    lying = [card for card in turned if table.rest(card).is_face_up]
    assert len(lying) == len(list(table.match.view(None).layout.cards()))
    x, y = (sum(getattr(table.rest(card), axis) for card in lying) / len(lying) for axis in "xy")
    away = [(table.rest(card).x - x) ** 2 + (table.rest(card).y - y) ** 2 for card in lying]
    assert away[0] > away[-1]
    assert all(table.seen(card).y == table.rest(card).y + timing.DEFEAT_SINK for card in lying)
    assert brightness(table) == pytest.approx(bright * timing.DEFEAT_LIGHT, abs=3)
    assert table.picture.is_idle
    table.picture.snap()
    assert table.strays() == []
    assert table.odd_marks() == []
    assert table.stray_sprites() == 0


def brightness(table):
    """Return how bright the felt is where nothing lies."""
    table.scene.draw(table.session.app.display)
    return sum(table.session.app.display.get_at((10, 10))[:3])


def test_the_results_follow_the_last_picture(table):
    table.picture.hurry()
    action, _ = last_play(table, wins=True)
    table.act(action)
    table.session.pass_ms(3000)
    assert table.calls.results == 0
    table.session.pass_ms(3000)
    assert table.calls.results == 1
