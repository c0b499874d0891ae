"""What the planner counts, held against the rules and against counting by hand."""

from collections.abc import Iterator
from itertools import product
from math import exp, log
from random import Random
from typing import Any

import pytest

from ticgame.bots.together.card_sets import at_least, card_set, common_sets, key_sets
from ticgame.bots.together.group_outlook import GroupOutlook
from ticgame.bots.together.keys import Keys
from ticgame.bots.together.odds import Odds, at_least_of, at_least_so_many
from ticgame.bots.together.patterns import patterns
from ticgame.bots.together.play_outlook import PlayOutlook
from ticgame.bots.together.run_outlook import Lines, progressions
from ticgame.bots.together.survey import Survey
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import ALL_CARDS, KEY_COUNT, KEYS, Card, Key, Relation, format_card, relation
from ticgame.core.groups import Shape
from ticgame.core.match import Match, Player
from ticgame.games.together.rules import Together, TogetherView

GROUPS = [
    {"kind": "tic_group", "size": 3},
    {"kind": "tic_group", "size": 4},
    {"kind": "tic_group", "size": 3, "shape": "L", "place": "corner"},
    {"kind": "tic_group", "size": 3, "shape": "line"},
    {"kind": "tic_group", "size": 4, "shape": "square", "place": "centre"},
    {"kind": "tic_group", "size": 2, "place": "corner"},
]
THREE_OF_A_SQUARE = [["1ov", 0, 0], ["2ov", 1, 0], ["3ov", 0, 1]]
PLAYS = [
    {"kind": "play", "tics": 2},
    {"kind": "play", "tics": 2, "edges": 3},
    {"kind": "play", "touching": 3, "nics": 0},
    {"kind": "play", "edges": 2, "all": "single"},
    {"kind": "play", "singles": 1, "nics": 1},
]


def views(options: dict[str, Any], games: int, plays: int) -> Iterator[tuple[Together, TogetherView]]:
    """Yield views of crowded tables: a settled window, cards that go well together."""
    cards = [card for card in ALL_CARDS if format_card(card)[1] in "oc"]
    for seed in range(games):
        given = {"grid": [4, 4], "limit": 20, "hand": 3, "frame": "fixed", "first": 0} | options
        rules = Together.from_options(given, 2)
        match = Match.start(rules, [Player("x", "random")] * 2, seed=seed, app="test", cards=cards)
        rng = Random(seed)
        for _ in range(plays):
            for seat in match.actors():
                match.act(seat, rng.choice(list(match.legal(seat))))
        for seat in match.actors():
            yield match.rules, match.view(seat)


def odds_of(survey: Survey) -> Odds:
    return Odds(survey.chance_to_come, survey.plays_left, survey.turns_left, Weights())


def finishers(rules: Together, view: TogetherView, spot: int) -> int:
    """Return the unseen and held cards that would do the only mission at a spot, by the rules."""
    lying = {card for _cell, card in view.layout.cards()}
    cards = [card for card in ALL_CARDS if card not in lying]
    return card_set(card for card in cards if rules.sheet.lay(view.table, spot, card).missions)


@pytest.mark.parametrize("mission", GROUPS, ids=str)
def test_a_group_needs_one_card_exactly_where_the_rules_say_so(mission: dict[str, Any]) -> None:
    seen = 0
    start = THREE_OF_A_SQUARE if mission.get("shape") == "square" else []
    for rules, view in views({"missions": [mission], "start": start}, games=40, plays=6):
        survey = Survey(rules, view)
        outlook = GroupOutlook(rules.missions[0], rules.sheet.ids, Keys(survey), odds_of(survey), Weights())
        free = [card for card in ALL_CARDS if card not in survey.cards.values()]
        for key in range(KEY_COUNT):
            cards = [card for card in free if key in KEYS[card]]
            does = any(
                gives_group(rules, view, spot, card, key) for spot in survey.openings for card in cards
            )
            if cards:
                assert (outlook.need(key, survey.now).cards == 1) == does
                seen += does
    assert seen > 0


def gives_group(rules: Together, view: TogetherView, spot: int, card: Card, key: Key) -> bool:
    """Return whether by the rules a card at a spot gives its key a group as the mission wants it."""
    laid = rules.sheet.lay(view.table, spot, card)
    return key in [group.key for group in rules.missions[0].fitting(laid.table.layout, laid.table.groups)]


@pytest.mark.parametrize("mission", PLAYS, ids=str)
def test_the_cards_that_do_a_play_are_those_of_the_rules(mission: dict[str, Any]) -> None:
    seen = 0
    for rules, view in views({"missions": [mission]}, games=12, plays=6):
        survey = Survey(rules, view)
        outlook = PlayOutlook(rules.missions[0], survey, odds_of(survey), Weights(), is_sequence=False)
        free = ~card_set(survey.cards.values())
        for spot in survey.openings:
            wanted = finishers(rules, view, spot)
            assert outlook.accepted(survey.cards_beside(spot), 0) & free & ((1 << 125) - 1) == wanted
            seen += wanted > 0
    assert seen > 0


def test_a_line_that_lacks_one_card_has_a_chance_exactly_if_a_card_does_it() -> None:
    mission = {"kind": "sequence", "length": 3, "properties": 2}
    seen = 0
    for rules, view in views({"missions": [mission], "relation": "sequence"}, games=25, plays=5):
        survey = Survey(rules, view)
        lines = Lines(survey, odds_of(survey), barred=frozenset())
        possible = survey.unseen | card_set(survey.hand)
        for spot in survey.openings:
            through = [line for line in lines.through(spot, 3) if sum(at in survey.cards for at in line) == 2]
            hopeful = any(lines.chances(line, survey.window.inside)[1] > 0 for line in through)
            assert hopeful == bool(finishers(rules, view, spot) & possible)
            seen += hopeful
    assert seen > 0


@pytest.mark.parametrize(
    "options", [{}, {"frame": "floating"}, {"frame": "floating", "grid": [3, 6]}], ids=str
)
def test_the_grid_after_a_play_is_the_layout_s(options: dict[str, Any]) -> None:
    for rules, view in views(options, games=10, plays=4):
        survey = Survey(rules, view)
        for spot in survey.openings:
            after, layout = survey.aftermath(spot), view.layout.put(spot, Card(0))
            assert {at for at, is_open in enumerate(after.is_open) if is_open} == set(layout.open)
            assert set(after.lost) == set(survey.openings) - set(layout.open) - {spot}
            assert after.window is layout.window


def test_a_survey_knows_what_may_still_come() -> None:
    rules, view = next(views({"grid": [5, 5]}, games=1, plays=3))
    survey = Survey(rules, view)
    assert survey.unseen.bit_count() == 125 - view.layout.count - len(view.hand)
    assert survey.plays_left == 25 - view.layout.count - 1
    # The other's three cards, and each drawn card but those of the last round.
    assert survey.coming == 3 + survey.plays_left - 1
    assert survey.turns_left == survey.plays_left // 2


def test_with_one_play_left_only_the_next_hand_counts() -> None:
    rules, view = next(views({"grid": [3, 4]}, games=1, plays=9))
    survey = Survey(rules, view)
    assert (survey.plays_left, survey.turns_left, survey.coming) == (1, 0, 3)


@pytest.mark.parametrize(
    ("size", "shape", "count"),
    [
        (2, Shape.ANY, 2), (3, Shape.ANY, 6), (4, Shape.ANY, 19), (5, Shape.ANY, 63),
        (3, Shape.LINE, 2), (5, Shape.LINE, 2), (3, Shape.L, 4), (4, Shape.SQUARE, 1),
    ],
)  # fmt: skip
def test_patterns_are_all_fixed_polyominoes_of_a_shape(size: int, shape: Shape, count: int) -> None:
    assert len(patterns(size, shape)) == count


@pytest.mark.parametrize(
    ("values", "ways"),
    [
        ((0, -1, 2), ((0, 1, 2),)),
        ((0, 1, 0), ()),
        ((-1, 2, -1), ((1, 2, 3), (3, 2, 1))),
        ((-1, 4, -1), ()),
        ((4, 3, -1, -1), ((4, 3, 2, 1),)),
        ((1, 0, -1), ()),
    ],
)
def test_progressions_keep_to_the_positions_and_the_ends(values: tuple[int, ...], ways: Any) -> None:
    assert progressions(values) == ways


def test_card_sets_agree_with_relations() -> None:
    for count, kind in enumerate((Relation.NIC, Relation.SINGLE, Relation.TIC)):
        for card in ALL_CARDS[::7]:
            others = [other for other in ALL_CARDS if other != card and relation(card, other) is kind]
            assert common_sets(count)[card] == card_set(others)
    assert all(key_sets()[key] >> card & 1 for card in ALL_CARDS for key in KEYS[card])


def test_at_least_counts_in_how_many_sets_a_card_is() -> None:
    rng = Random(3)
    sets = [rng.getrandbits(125) for _ in range(4)]
    for count in range(5):
        wanted = card_set(card for card in ALL_CARDS if sum(bits >> card & 1 for bits in sets) >= count)
        assert at_least(sets, count) == wanted


def test_chances_of_several_things_are_those_of_adding_up_every_case() -> None:
    misses = [0.9, 0.5, 0.2, 0.75]
    for count in (1, 2, 3):
        chance = 0.0
        for case in product((False, True), repeat=4):
            weight = 1.0
            for happens, miss in zip(case, misses, strict=True):
                weight *= 1 - miss if happens else miss
            chance += weight * (sum(case) >= count)
        assert at_least_of([log(miss) for miss in misses], count) == pytest.approx(chance)
    assert at_least_so_many(2.0, 2) == pytest.approx(1 - 3 * exp(-2))


def test_odds_fall_with_need_and_end_with_the_plays() -> None:
    odds = Odds(0.5, plays_left=3, turns_left=1, weights=Weights())
    hits = [1 - exp(odds.log_miss(4, 1, need)) for need in (1, 2, 3, 4)]
    assert hits == sorted(hits, reverse=True)
    assert hits[3] == 0.0
    # One turn left: a second card of the hand can't be played any more.
    assert odds.log_miss(2, 3, 1) == odds.log_miss(2, 1, 1)
    assert odds.any_of(0, 0) == 0.0
