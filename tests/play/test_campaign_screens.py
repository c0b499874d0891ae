"""Where things lie on the screens of campaigns: paths, coming cards, mission cards, words."""

import pytest
from paint_kit import make_art
from pygame import FRect

from ticgame import data_dir
from ticgame.campaign.reading import load_campaign
from ticgame.campaign.schema import Goal, GoalKind, Round
from ticgame.core.cards import ALL_CARDS
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.scenes.campaign.missioncards import MOST, MissionCardsLook, paint_mission_cards
from ticgame.play.scenes.campaign.path import plan_path
from ticgame.play.scenes.campaign.words import facts, figure_words, goal_words, ordinal
from ticgame.play.table.panel_order import BOX, Order, paint_order

AREA = FRect(96, 170, 1140, 760)


@pytest.mark.parametrize("count", [1, 2, 6, 7, 9, 10, 11, 24, 25, 60, 100])
def test_every_place_of_a_path_lies_apart_and_can_be_reached(count):
    plan = plan_path(count, AREA)
    for page in range(plan.pages):
        places = [plan.place(at) for at in plan.on_page(page)]
        for at, (x, y) in zip(plan.on_page(page), places, strict=True):
            assert AREA.contains(FRect(x - plan.radius, y - plan.radius, 2 * plan.radius, 2 * plan.radius))
            assert plan.place_at(x, y, page=page) == at
        gaps = [
            ((x - a) ** 2 + (y - b) ** 2) ** 0.5
            for i, (x, y) in enumerate(places)
            for a, b in places[i + 1 :]
        ]
        assert min(gaps, default=1e9) > 2.2 * plan.radius
    seen, new = {0}, [0]
    while new:
        at = new.pop()
        for way in DIRECTIONS:
            after = plan.neighbour(at, way)
            assert 0 <= after < count
            if after not in seen:
                seen.add(after)
                new.append(after)
    assert len(seen) == count


def test_the_path_goes_on_at_the_end_of_a_line():
    plan = plan_path(24, AREA)
    assert plan.neighbour(5, Intent.RIGHT) == 6, "down to the next line, which runs to the left"
    assert plan.neighbour(6, Intent.LEFT) == 7
    assert plan.neighbour(7, Intent.UP) == 4


@pytest.mark.parametrize("count", [0, 1, 5, 14, 27, 41, 124])
def test_coming_cards_stay_in_their_box_and_none_is_shown_twice(count):
    art = make_art((1280, 720))
    marks = list(paint_order(art, Order(ALL_CARDS[:count])))
    cards = [mark for mark in marks if isinstance(mark.key, tuple)]
    box, k = FRect(*BOX), art.canvas.k
    assert len({(mark.x, mark.y) for mark in cards}) == len(cards)
    for mark in cards:
        w, h = mark.image.get_width() / k, mark.image.get_height() / k
        assert box.contains(FRect(mark.x - w / 2 + 1, mark.y - h / 2 + 1, w - 2, h - 2))
    assert any(mark.key == "more" for mark in marks) == (len(cards) < count)
    assert bool(marks) == bool(count)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_mission_cards_of_everything_that_ships_stay_in_their_box(size, scale):
    art = make_art(size)
    box = FRect(116, 236, 1110, 624)
    for path in sorted(data_dir("levels").glob("*.toml")):
        campaign = load_campaign(path)
        for round_ in campaign.rounds:
            missions = round_.rules(campaign.players[0]).missions
            is_sequence = round_.options.get("relation") == "sequence"
            look = MissionCardsLook(missions, is_sequence=is_sequence, box=tuple(box), scale=scale)
            plates = 0
            for mark in paint_mission_cards(art, look):
                w, h = mark.image.get_width() / art.canvas.k, mark.image.get_height() / art.canvas.k
                left, top = mark.x - w * mark.anchor[0], mark.y - h * mark.anchor[1]
                is_light = "glow" in str(mark.key)
                inside = box.inflate(60, 60) if is_light else box.inflate(16, 16)
                assert inside.contains(FRect(left, top, w, h)), (path.stem, round_.title, mark.key)
                plates += mark.key[1] == "plate"
            assert plates == min(MOST, len(missions))


def test_facts_and_goals_are_told_in_words():
    standard = load_campaign(data_dir("levels") / "standard.toml").rounds[4]
    assert facts(standard) == ("Grid 5 × 5", "4 cards in a hand", "The 5th Nic ends it")
    assert figure_words(standard, 1) == "1 Nic" and figure_words(standard, 3) == "3 Nics"
    beat = Round("R", "squared", {}, goal=Goal(GoalKind.BEAT, "greedy"))
    time = Round("R", "spotic", {}, goal=Goal(GoalKind.TIME_MS, 185_000))
    few = Round("R", "rummy", {}, goal=Goal(GoalKind.SCORE, 30))
    assert goal_words(beat) == "Beat the keen bot"
    assert goal_words(time) == "Win within 3:05" and figure_words(time, 61_000) == "1:01"
    assert goal_words(few) == "Have 30 points or fewer"
    assert [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 13, 20)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "20th",
    ]  # fmt: skip
