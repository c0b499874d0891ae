"""The level editor by presses: a level is built, tried, rated, kept, won and changed."""

from random import Random

import pytest
from campaign_plans import choose, choose_round, open_shelf, play_round, sit_with_the_mouse
from plans import Session, click, is_on, key

from ticgame.campaign.draft import RANKED, LevelDraft, catalogue_values
from ticgame.campaign.reading import load_campaign
from ticgame.cli.commands import main
from ticgame.core.cards import parse_card
from ticgame.home import Folder
from ticgame.play.lobby.lobby import Lobby
from ticgame.play.scenes.campaign.flow import CampaignFlow
from ticgame.play.scenes.campaign.mission_rows import ASKED
from ticgame.play.scenes.campaign.start_editor import _place, _plate
from ticgame.play.scenes.missions import MissionsScreen
from ticgame.play.settings import Motion, Speed


@pytest.fixture
def play(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST}
    with Session(tmp_path, size=(1024, 600), **settings) as session:
        session.frames(3)
        sit_with_the_mouse(session)
        yield session


def open_editor(play, draft: LevelDraft | None = None):
    """Put a draft into the editor, over the shelf."""
    flow = CampaignFlow(play.app)
    play.app.stack.push(flow.begin())
    play.frames(1)
    flow._edit(draft or LevelDraft())
    play.until(is_on("LevelEditor"))
    return play.app.stack.top


def test_a_level_is_built_tried_kept_and_won(play, capsys):
    open_shelf(play)
    choose(play, "Make a level")
    play.until(is_on("LevelEditor"))
    choose(play, "Add a mission")
    play.until(is_on("MissionEditor"))
    choose(play, "Done")
    play.until(is_on("LevelEditor"))
    choose(play, "Add a mission")
    play.until(is_on("MissionEditor"))
    choose(play, "Kind")
    choose(play, "Tics")
    choose(play, "Tics")
    choose(play, "Done")
    play.until(is_on("LevelEditor"))
    editor = play.app.stack.top
    assert editor._draft.missions == [{"kind": "tic_group", "id": "group-1"}, {"kind": "play", "tics": 2}]
    choose(play, "Try it")
    play.until(is_on("TogetherTable"))
    play_round(play)
    assert play.top == "Debrief" and play.app.stack.top._verdict.stars == 3
    choose(play, "Back to the level")
    play.until(is_on("LevelEditor"))
    choose(play, "Keep it")
    play.until(is_on("Dialog"))
    play.feed(key("Esc"))
    play.until(is_on("LevelEditor"))
    path = play.home.path / Folder.LEVELS / "my-level.toml"
    assert main(["levels", "check", str(path)]) == 0, capsys.readouterr().out
    assert load_campaign(path) == editor._draft.parse().campaign
    play.feed(key("Esc"))
    play.until(is_on("Shelf"))
    choose(play, "My level")
    play.until(is_on("Dialog"))
    choose(play, "Play it")
    play.until(is_on("CampaignMap"))
    choose_round(play, 0)
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    assert play.app.stack.top.match.header.level == "my-level:1"
    play_round(play)
    assert play.app.stack.top._verdict.stars == 3


def test_what_is_wrong_is_told_and_nothing_is_written(play):
    draft = LevelDraft(missions=[{"kind": "tic_group", "shape": "L", "size": 4}])
    editor = open_editor(play, draft)
    assert editor._notes_now().is_fault and "an L has 3 cards" in editor._notes_now().words
    for row in ("Keep it", "Try it", "How hard is it?"):
        choose(play, row)
        play.until(is_on("Dialog"))
        play.feed(key("Esc"))
        play.until(is_on("LevelEditor"))
    assert play.home.names(Folder.LEVELS, ".toml") == []


def test_a_level_is_rated_in_the_background(play):
    draft = LevelDraft(grid=(4, 4), missions=[catalogue_values("tic-group-3")])
    editor = open_editor(play, draft)
    choose(play, "How hard is it?")
    play.until(lambda session: editor._rated is not None and editor._rated.games == 20)
    play.frames(2)
    assert editor._notes_now().words.startswith("Four keen bots won ")
    assert editor.rest_ms() is None
    choose(play, "Limit")
    assert editor._rated is None, "what was found out holds no longer"


def test_a_kept_level_is_changed_in_place(play):
    draft = LevelDraft("Ours", missions=[catalogue_values("double-tic")])
    open_editor(play, draft)
    choose(play, "Keep it")
    play.until(is_on("Dialog"))
    play.feed(key("Esc"))
    play.until(is_on("LevelEditor"))
    play.feed(key("Esc"))
    play.until(is_on("Shelf"))
    choose(play, "Ours")
    play.until(is_on("Dialog"))
    choose(play, "Change it")
    play.until(is_on("LevelEditor"))
    choose(play, "Window")
    choose(play, "Keep it")
    play.until(is_on("Dialog"))
    assert play.home.names(Folder.LEVELS, ".toml") == ["levels/ours.toml"]
    path = play.home.path / "levels" / "ours.toml"
    assert load_campaign(path).rounds[0].options["frame"] == "fixed"


def test_leaving_what_is_not_kept_is_asked_about(play):
    open_editor(play)
    choose(play, "Add a mission")
    play.until(is_on("MissionEditor"))
    play.feed(key("Esc"))
    play.until(is_on("LevelEditor"))
    play.feed(key("Esc"))
    play.until(is_on("Dialog"))
    choose(play, "Go on with it")
    play.until(is_on("LevelEditor"))
    play.feed(key("Esc"))
    play.until(is_on("Dialog"))
    choose(play, "Leave it")
    play.until(is_on("Shelf"))


def test_start_cards_are_laid_by_keys_and_by_clicks(play):
    draft = LevelDraft(grid=(5, 5), missions=[catalogue_values("double-tic")])
    open_editor(play, draft)
    choose(play, "Start cards")
    play.until(is_on("StartEditor"))
    # Arrows: X is Delete, Y is End, Next is Page Down.
    for name in ("Delete", "Delete", "End", "Page Down", "Enter", "Right", "Delete", "Enter"):
        play.feed(key(name))
    assert draft.start == {(2, 2): parse_card("3cc"), (3, 2): parse_card("4cc")}
    play.feed(click(*play.app.canvas.to_pixels(*_place((5, 5), (3, 2)))))
    assert draft.start == {(2, 2): parse_card("3cc")}
    play.feed(click(*play.app.canvas.to_pixels(*_plate(1).center)))
    play.feed(click(*play.app.canvas.to_pixels(*_place((5, 5), (0, 4)))))
    assert draft.start[0, 4] == parse_card("4tc")
    play.feed(key("Esc"))
    play.until(is_on("LevelEditor"))
    assert draft.data()["round"][0]["start"] == [["3cc", 0, 0], ["4tc", -2, 2]]


@pytest.mark.parametrize("kind", ASKED)
def test_every_value_of_every_row_can_be_reached_and_never_breaks_the_screen(play, kind):
    draft = LevelDraft(is_sequence=kind == "sequence")
    draft.add_mission()
    mission = draft.add_mission()
    mission["kind"] = kind
    editor = open_editor(play, draft)
    editor._edit(mission)
    play.until(is_on("MissionEditor"))
    scene = play.app.stack.top
    for asked in ASKED[kind]:
        row = next(row for row in scene._menu.rows if row.title == asked.title)
        row.steer(-len(asked.values))
        seen = [row.value()]
        for _ in asked.values[1:]:
            row.steer(1)
            play.frames(1)
            seen.append(row.value())
        assert seen == [asked.label(value) for value in asked.values]
        row.steer(-len(asked.values))


def test_missions_of_the_catalogue_are_taken_over(play):
    draft = LevelDraft(grid=(7, 7))
    draft.add_mission()
    editor = open_editor(play, draft)
    editor._edit(draft.missions[0])
    play.until(is_on("MissionEditor"))
    titles = [play.app.stack.top._menu.rows[0].value()]
    for _ in range(40):
        play.feed(key("Right"))
        titles.append(play.app.stack.top._menu.rows[0].value())
    assert len(set(titles)) == 15 and "—" not in titles


def test_favourite_missions_make_three_rounds(play):
    lobby = Lobby(play.app.home, play.app.evening, rng=Random(1))
    play.app.stack.push(MissionsScreen(lobby))
    play.until(is_on("MissionsScreen"))
    lobby.pick_missions(RANKED[:11])
    screen = play.app.stack.top
    screen._ask_rounds()
    play.until(is_on("Dialog"))
    assert "11 are picked" in play.app.stack.top.text
    play.feed(key("Esc"))
    play.until(is_on("MissionsScreen"))
    lobby.pick_missions(RANKED[4:])
    screen._ask_rounds()
    play.until(is_on("Writing"))
    play.app.stack.top._pad.write("Our twelve")
    play.app.stack.top._finish()
    play.until(is_on("Dialog"))
    campaign = load_campaign(play.home.path / "levels" / "our-twelve.toml")
    assert [len(round_.options["missions"]) for round_ in campaign.rounds] == [4, 4, 4]
    assert campaign.rounds[0].options["missions"] == list(RANKED[4:8])


def test_the_list_names_a_mission_only_as_long_as_it_is_that_mission(play):
    open_editor(play)
    choose(play, "Add a mission")
    play.until(is_on("MissionEditor"))
    rows = {row.title: row for row in play.app.stack.top._menu.rows}
    assert rows["From the list"].value() == "3-card Tic group"
    choose(play, "Cards")
    rows = {row.title: row for row in play.app.stack.top._menu.rows}
    assert rows["From the list"].value() == "4-card Tic group"
    choose(play, "They share a card" if "They share a card" in rows else "Shape")
    choose(play, "Place")
    choose(play, "Place")
    rows = {row.title: row for row in play.app.stack.top._menu.rows}
    assert rows["From the list"].value() == "—"
