"""Levels that somebody makes: what is written passes the check and reads back equal."""

import tomli_w

from ticgame.campaign.draft import (
    RANKED,
    THREE_ROUNDS,
    LevelDraft,
    catalogue_names,
    catalogue_values,
    free_id,
    set_kind,
    set_value,
    three_rounds,
    value_of,
)
from ticgame.campaign.reading import parse_campaign, parse_text
from ticgame.core.cards import parse_card
from ticgame.games.together.catalogue import CATALOGUE, DIFFERENT, STANDARD


def test_a_draft_tells_what_it_lacks() -> None:
    draft = LevelDraft()
    assert draft.faults() == ["Missions: a list of at least one mission is needed"]
    mission = draft.add_mission()
    assert draft.faults() == []
    set_value(mission, "shape", "L")
    set_value(mission, "size", 4)
    assert draft.faults() == ["Mission 1: an L has 3 cards, not 4"]


def test_what_a_draft_writes_reads_back_equal() -> None:
    draft = LevelDraft("Ada’s level", grid=(5, 4), hand=3, limit=6, is_fixed=True)
    first = draft.add_mission()
    set_value(first, "size", 4)
    second = draft.add_mission()
    set_value(second, "different_from", draft.earlier_groups(second)[0])
    set_kind(third := draft.add_mission(), "play")
    set_value(third, "tics", 2)
    assert draft.place(1, 1, parse_card("3so")) and draft.place(2, 1, parse_card("3sr"))
    assert not draft.place(3, 1, parse_card("3so")), "a card lies in one place only"
    campaign, faults = parse_text(tomli_w.dumps(draft.data({"ada-s-level"})).encode())
    assert faults == []
    assert campaign == draft.parse({"ada-s-level"}).campaign
    assert campaign.id == "ada-s-level-2"
    options = campaign.rounds[0].rules(2).options
    assert [tuple(cell) for _card, cell in options.start] == [(-1, 0), (0, 0)]
    assert [mission.id for mission in options.missions] == ["group-1", "m2", "m3"]


def test_usual_values_are_not_written() -> None:
    draft = LevelDraft()
    mission = draft.add_mission()
    set_value(mission, "size", 5)
    assert value_of(mission, "size") == 5
    set_value(mission, "size", 3)
    assert mission == {"kind": "tic_group"} and value_of(mission, "size") == 3


def test_the_other_variation_keeps_only_what_it_knows() -> None:
    draft = LevelDraft()
    draft.add_mission()
    draft.missions.append(catalogue_values("strong-connection"))
    draft.set_variation(is_sequence=True)
    assert draft.missions == [{"kind": "play", "edges": 3}]
    draft.add_mission()
    assert draft.faults() == []
    draft.set_variation(is_sequence=False)
    assert draft.missions == [{"kind": "play", "edges": 3}]


def test_nothing_differs_from_a_mission_that_has_gone() -> None:
    draft = LevelDraft()
    first, second, third = (draft.add_mission() for _ in range(3))
    set_value(third, "different_from", draft.earlier_groups(third)[0])
    draft.remove(first)
    assert draft.missions == [second, third] and "different_from" not in third
    assert second["id"] == "group-2"
    fourth = draft.add_mission()
    assert len(set(draft.earlier_groups(fourth))) == 2
    set_value(fourth, "different_from", third["id"])
    set_kind(third, "play")
    draft.mend()
    assert "different_from" not in fourth and draft.faults() == []


def test_a_smaller_grid_drops_what_lies_outside() -> None:
    draft = LevelDraft(grid=(6, 6))
    draft.place(5, 0, parse_card("3so"))
    draft.place(1, 1, parse_card("3sr"))
    draft.resize((5, 5))
    assert draft.start == {(1, 1): parse_card("3sr")}


def test_every_mission_that_is_offered_makes_a_level() -> None:
    for is_sequence in (False, True):
        for name in catalogue_names(is_sequence=is_sequence):
            draft = LevelDraft(grid=(7, 7), is_sequence=is_sequence, missions=[catalogue_values(name)])
            assert draft.faults() == [], name


def test_ids_are_made_from_titles_and_free() -> None:
    assert free_id("Très bien, Ada!", ()) == "tr-s-bien-ada"
    assert free_id("???", ()) == "level"
    assert free_id("A", {"a", "a-2"}) == "a-3"
    assert len(free_id("x" * 90, {"x" * 56})) <= 60


def test_three_rounds_are_sorted_by_rating() -> None:
    assert set(RANKED) == {name for name, table in CATALOGUE.items() if table["kind"] != "sequence"}
    for count in THREE_ROUNDS:
        names = list(reversed(RANKED))[:count]
        campaign, faults = parse_campaign(three_rounds("Mine", names, {"mine"}))
        assert faults == [] and campaign.id == "mine-2"
        assert [len(round_.options["missions"]) for round_ in campaign.rounds] == [count // 3] * 3
        assert {name for round_ in campaign.rounds for name in round_.options["missions"]} == set(names)
        ranks = [max(map(RANKED.index, round_.options["missions"])) for round_ in campaign.rounds]
        assert ranks == sorted(ranks)


def test_the_mission_that_differs_follows_a_group() -> None:
    names = [*STANDARD, "hole-no-nics", "hole-all-singles", *RANKED[8:13]]
    first = three_rounds("Mine", names, ())["round"][0]["missions"]
    assert first.index(DIFFERENT) == first.index("tic-group-3") + 1
