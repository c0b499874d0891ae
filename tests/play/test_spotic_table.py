"""Where SpoTic's cards lie, how cursors reach them, how shown cards are judged; nothing hidden is drawn."""

from collections import deque
from dataclasses import replace
from random import Random

import pygame
import pytest
from plans import Session
from spotic_tables import STEERING, open_spotic
from together_tables import Blank

from ticgame.core.cards import ALL_CARDS, Relation, parse_card
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.spotic import actions as act
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.cursor import aim_at, moved
from ticgame.play.scenes.spotic.lattice import STEPS, Spot, all_spots, step_for
from ticgame.play.scenes.spotic.places import SpoticLayout, layout_of
from ticgame.play.scenes.spotic.verdict import Agreement, Outcome, Verdict, judge, verdict_words
from ticgame.play.settings import Motion

MOST_PRESSES = 6


def cards(*codes):
    return tuple(parse_card(code) for code in codes)


def presses_from(start, spots, step):
    """Return how many presses each place with a card takes from a start."""
    found, seen, waiting = {}, {aim_at(start)}, deque([(aim_at(start), 0)])
    while waiting:
        aim, count = waiting.popleft()
        found.setdefault(aim.spot, count)
        for intent in STEERING:
            after = moved(aim, intent, spots, step)
            if after not in seen:
                seen.add(after)
                waiting.append((after, count + 1))
    return found


# -- the lattice


def test_every_card_has_a_place_and_no_two_share_one():
    assert len(set(all_spots())) == len(all_spots()) == 128
    assert [step.columns * step.rows for step in STEPS] == [40, 60, 84, 112, 128]


def test_a_step_of_growth_keeps_every_place_and_fills_from_the_middle():
    for step in STEPS:
        count = step.columns * step.rows
        assert set(all_spots()[:count]) == set(step.spots())
    assert set(all_spots()[:4]) == {Spot(-1, 0), Spot(0, 0), Spot(-1, -1), Spot(0, -1)} or set(
        all_spots()[:2]
    ) == {Spot(-1, 0), Spot(0, 0)}


@pytest.mark.parametrize("slots", [1, 40, 41, 60, 84, 112, 125])
@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_lies_over_anything_else(slots, seats):
    layout = layout_of(slots, seats)
    boxes = [layout.spot_box(spot) for spot in layout.step.spots()]
    boxes += [layout.banner, *(board.box for board in layout.boards.values())]
    rects = [pygame.FRect(box.x - box.w / 2, box.y - box.h / 2, box.w, box.h) for box in boxes]
    assert len(layout.boards) == seats
    for at, rect in enumerate(rects):
        assert rect.collidelist(rects[at + 1 :]) == -1
        assert pygame.FRect(95, 37, 1730, 988).contains(rect), "inside the safe area"
    mat = layout.mat
    for spot in layout.step.spots():
        box = layout.spot_box(spot)
        assert abs(box.x - mat.x) + box.w / 2 < mat.w / 2
        assert abs(box.y - mat.y) + box.h / 2 < mat.h / 2


def test_a_point_finds_the_place_under_it():
    for step in STEPS:
        layout = SpoticLayout(4, step)
        for spot in step.spots():
            x, y, w, h = layout.spot_box(spot)
            assert layout.spot_at(x + w * 0.49, y - h * 0.49) == spot
    assert layout.spot_at(100, 100) is None


# -- cursors


def test_any_card_of_a_full_table_of_60_is_six_presses_away():
    spots = set(all_spots()[:60])
    farthest = max(max(presses_from(start, spots, STEPS[1]).values()) for start in spots)
    assert farthest <= MOST_PRESSES


@pytest.mark.parametrize("slots", [62, 84, 112, 128])
def test_holes_make_no_way_longer_and_no_card_unreachable(slots):
    rng = Random(slots)
    for _table in range(4):
        spots = set(rng.sample(all_spots()[:slots], 60))
        for start in rng.sample(sorted(spots), 8):
            found = presses_from(start, spots, step_for(slots))
            assert spots <= set(found)
            assert max(found[spot] for spot in spots) <= MOST_PRESSES


@pytest.mark.parametrize("count", [1, 2, 5, 20, 40])
def test_few_cards_with_wide_gaps_are_all_reached_also_from_a_hole(count):
    rng = Random(count)
    for _table in range(10):
        places = rng.sample(all_spots()[:60], count + 1)
        found = presses_from(places[0], set(places[1:]), STEPS[1])
        assert set(places[1:]) <= set(found)


def test_a_cursor_wraps_jumps_three_and_remembers_its_column():
    full, step = set(all_spots()[:40]), STEPS[0]
    corner = aim_at(Spot(3, 2))
    assert moved(corner, Intent.RIGHT, full, step).spot == Spot(-4, 2)
    assert moved(corner, Intent.DOWN, full, step).spot == Spot(3, -2)
    assert moved(aim_at(Spot(-4, 0)), Intent.NEXT, full, step).spot == Spot(-1, 0)
    assert moved(aim_at(Spot(-4, 0)), Intent.PREV, full, step).spot == Spot(1, 0)
    holes = full - {Spot(3, 0)}
    down = moved(aim_at(Spot(3, -1)), Intent.DOWN, holes, step)
    assert down.spot == Spot(2, 0)
    assert moved(down, Intent.DOWN, holes, step).spot == Spot(3, 1)


# -- verdicts


def test_a_set_is_judged_property_by_property():
    number, shape, colour = judge(cards("3ov", "3oc", "3oy"))
    assert (number.agreement, shape.agreement, colour.agreement) == (
        Agreement.SAME,
        Agreement.SAME,
        Agreement.DIFFERENT,
    )
    assert colour.values == (0, 1, 2)


def test_the_clashing_cards_are_named():
    shown = cards("4ov", "4cv", "4tc", "3qy")
    number, shape, colour = judge(shown)
    assert number.clashing == (3,), "one against three"
    assert shape.agreement is Agreement.DIFFERENT
    assert colour.clashing == (0, 1), "two alike where the others differ"
    verdict = Verdict(Seat(0), Relation.SINGLE, Outcome.INCORRECT, shown, judge(shown))
    assert verdict.clashing_cards == cards("4ov", "4cv", "3qy")


@pytest.mark.parametrize(
    ("rel", "outcome", "codes", "words"),
    [
        (Relation.TIC, Outcome.COLLECTED, ("3ov", "3oc", "3oy"), "Tic of 3!"),
        (Relation.NIC, Outcome.INCORRECT, ("3ov", "3oc", "3oy"), "It's a Tic"),
        (Relation.NIC, Outcome.INCORRECT, ("3ov", "3cc", "2ty"), "No Nic"),
        (Relation.TIC, Outcome.NOT_NEEDED, ("3ov", "3oc", "3oy"), "You have it"),
        (Relation.TIC, Outcome.TIME_UP, (), "Time is up"),
        (Relation.TIC, Outcome.WITHDRAWN, (), "Given up"),
    ],
)
def test_an_outcome_has_words(rel, outcome, codes, words):
    shown = cards(*codes)
    assert verdict_words(Verdict(Seat(0), rel, outcome, shown, judge(shown))) == words


# -- the picture


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def test_the_order_of_the_stacks_is_not_in_the_picture(play):
    """Two states that look alike for everybody give the same picture."""
    shown, hidden = list(ALL_CARDS[:10]), list(ALL_CARDS[10:])
    table = open_spotic(play, play.app.hub.clusters[:2], deck=shown, shown=10)
    before = pygame.image.tobytes(play.picture, "RGB")
    Random(1).shuffle(hidden)
    header = replace(table.match.header, deck=(*shown, *hidden))
    other = Match(table.match.rules, header)
    for _add in shown:
        other.act(other.view(None).table.turn, act.Add())
    assert other.view(None) == table.match.view(None)
    assert list(other.cards_in_play()) != list(table.match.cards_in_play())
    table.match = other
    table.relayout(play.app.canvas)
    play.frames(2)
    assert pygame.image.tobytes(play.picture, "RGB") == before


def test_a_card_never_moves_while_the_table_has_room(play):
    table = open_spotic(play, play.app.hub.clusters[:2], seed=4)
    seen = {}
    for _add in range(40):
        table.match.act(table.table.turn, act.Add())
        rest = {card: (pose.x, pose.y, pose.width) for card, pose in table.picture.sprites.rest.items()}
        assert all(rest[card] == place for card, place in seen.items())
        seen = rest
    table.match.act(table.table.turn, act.Add())
    zoomed = table.picture.sprites.rest
    order = sorted(seen, key=lambda card: (seen[card][1], seen[card][0]))
    assert sorted(seen, key=lambda card: (zoomed[card].y, zoomed[card].x)) == order, (
        "neighbours stay neighbours"
    )
