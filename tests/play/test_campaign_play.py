"""Campaigns by presses: from the map to the last star, retried, eased, skipped, kept."""

import tomllib

import pytest
from campaign_plans import choose, choose_round, open_map, open_shelf, play_round, put, sit_with_the_mouse
from plans import Session, is_on, key, move

from ticgame.bots import make_bot
from ticgame.bots.driver import play_out
from ticgame.core.contract import Seat
from ticgame.core.records import SUFFIX
from ticgame.games.together.rules import Place
from ticgame.home import Folder
from ticgame.play.launch import make_title
from ticgame.play.scenes.campaign.shelf import INFO, _paint_info
from ticgame.play.settings import Motion, Speed

FIRST_STEPS = "First steps"


@pytest.fixture
def play(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST}
    with Session(tmp_path, size=(1024, 600), **settings) as session:
        session.frames(3)
        sit_with_the_mouse(session)
        yield session


def lose(play) -> None:
    """Play the table on top until it is lost: always the first card on the first cell."""
    table = play.app.stack.top
    for _ in range(60):
        if table.match.is_over:
            break
        view = table.match.view(Seat(0))
        put(play, table, Place(view.hand[0], view.layout.legal_cells()[0]))
    play.until(lambda session: session.app.stack.top is not table)


def standings(play) -> dict:
    data = tomllib.loads((play.home.path / "progress.toml").read_text("utf-8"))
    return {item["level"]: item for item in data["profile"][0]["round"]}


def test_first_steps_from_the_map_to_the_last_star(play):
    campaign = open_map(play, FIRST_STEPS)._campaign
    choose_round(play, 0)
    for at in range(len(campaign.rounds)):
        assert play.app.stack.top._at == at
        choose(play, "Play")
        play.until(is_on("TogetherTable"))
        assert play.app.stack.top.match.header.level == f"first-steps:{at + 1}"
        play_round(play)
        assert play.top == "Debrief" and play.app.stack.top._verdict.stars == 3
        is_last = at + 1 == len(campaign.rounds)
        choose(play, "Map" if is_last else "Next round")
        play.frames(2)
    assert play.top == "CampaignMap"
    kept = standings(play)
    assert [kept[f"first-steps:{at + 1}"]["stars"] for at in range(9)] == [3] * 9
    assert len(play.home.names(Folder.RECORDS, SUFFIX)) == 9


def test_a_lost_round_is_played_again_with_the_same_deal_or_another(play):
    open_map(play, "The Standard Missions")
    choose_round(play, 0)
    assert "Deal" not in [row.title for row in play.app.stack.top._menu.rows]
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    first = play.app.stack.top.match.header
    lose(play)
    assert play.top == "Debrief" and play.app.stack.top._verdict.stars == 0
    choose(play, "Same deal again")
    play.until(is_on("TogetherTable"))
    again = play.app.stack.top.match.header
    assert (again.seed, again.deck) == (first.seed, first.deck)
    lose(play)
    choose(play, "Play it again")
    play.until(is_on("Briefing"))
    assert "Deal" in [row.title for row in play.app.stack.top._menu.rows]
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    assert play.app.stack.top.match.header.deck != first.deck
    assert standings(play)["standard:1"]["losses"] == 2


def test_after_three_losses_a_round_is_eased_or_skipped(play):
    open_map(play, "The Standard Missions")
    for losses in range(3):
        choose_round(play, 0)
        titles = [row.title for row in play.app.stack.top._menu.rows]
        assert ("Easier" in titles, "Skip this round" in titles) == (losses > 0, False)
        choose(play, "Play")
        play.until(is_on("TogetherTable"))
        lose(play)
        choose(play, "Map")
        play.until(is_on("CampaignMap"))
    choose_round(play, 0)
    choose(play, "Easier")
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    assert play.app.stack.top.match.rules.options.limit == 11
    play_round(play)
    assert play.app.stack.top._verdict.stars == 1
    assert standings(play)["standard:1"] == {
        "level": "standard:1", "stars": 1, "seats": 0, "losses": 0, "skipped": False,
    }  # fmt: skip


def test_a_skipped_round_opens_the_next(play):
    open_map(play, "The Standard Missions")
    for _ in range(3):
        choose_round(play, 0)
        choose(play, "Play")
        play.until(is_on("TogetherTable"))
        lose(play)
        choose(play, "Map")
        play.until(is_on("CampaignMap"))
    choose_round(play, 0)
    choose(play, "Skip this round")
    play.until(is_on("Dialog"))
    choose(play, "Skip it")
    play.until(is_on("Briefing"))
    assert play.app.stack.top._at == 1
    assert standings(play)["standard:1"]["skipped"] is True


def test_a_locked_round_stays_shut_and_says_why(play):
    scene = open_map(play, FIRST_STEPS)
    assert [shown.words for shown in scene._prompts.shown] == ["Play", "Back"]
    x, y = scene._plan.place(3)
    play.feed(move(*play.app.canvas.to_pixels(x, y)))
    assert scene.focus == 3
    assert [shown.words for shown in scene._prompts.shown] == ["Back"]
    play.feed(key("Enter"))
    play.frames(2)
    assert play.top == "CampaignMap"
    assert scene._note == "Win the round before it first."


@pytest.mark.parametrize("percent", [100, 200])
def test_many_faults_stay_in_their_box(tmp_path, percent):
    with Session(tmp_path, text_scale_percent=percent) as play:
        round_ = '[[round]]\ntitle = "R"\npreset = "hard"\nmissions = ["nope"]\n'
        (play.home.folder(Folder.LEVELS) / "mine.toml").write_text(round_ * 8, "utf-8")
        shelf = open_shelf(play)
        choose(play, "mine.toml")
        marks = {mark.key: mark for mark in _paint_info(play.app.art, shelf._infos[shelf._menu.focus]())}
        text = marks["text"]
        assert text.y + text.image.get_height() / play.app.canvas.k <= INFO.bottom


def test_a_broken_level_is_listed_with_its_faults_and_stops_nothing(play):
    folder = play.home.folder(Folder.LEVELS)
    (folder / "mine.toml").write_text("format = 1\nid = 3\n", "utf-8")
    shelf = open_shelf(play)
    choose(play, "mine.toml")
    play.until(is_on("Dialog"))
    title, _facts, told, stars, _scale = shelf._infos[shelf._menu.focus]()
    assert title == "mine.toml" and stars is None
    assert "id: a text is needed, not 3" in told and "round: at least one [[round]] is needed" in told
    play.feed(key("Esc"))
    play.until(is_on("Shelf"))
    good = (
        'format = 1\nid = "mine"\ntitle = "My own"\nplayers = [1, 6]\n'
        '[[round]]\ntitle = "R"\nmissions = ["double-tic"]\n'
    )
    (folder / "mine.toml").write_text(good, "utf-8")
    choose(play, "Read them again")
    play.until(is_on("Dialog"))
    play.feed(key("Enter"))
    play.until(is_on("Shelf"))
    choose(play, "My own")
    play.until(is_on("CampaignMap"))


def test_a_second_family_has_stars_of_its_own(play):
    open_map(play, FIRST_STEPS)
    choose_round(play, 0)
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    play_round(play)
    choose(play, "Map")
    play.until(is_on("CampaignMap"))
    play.feed(key("Esc"))
    play.until(is_on("Shelf"))
    book = play.app.stack.top._book
    assert book.profiles.names == ("The family",)
    choose(play, "A new family")
    play.until(is_on("Writing"))
    play.app.stack.top._pad.write("Neighbours")
    play.app.stack.top._finish()
    play.until(is_on("Shelf"))
    assert book.profiles.names == ("The family", "Neighbours")
    assert book.progress.standings == {}
    choose(play, "Who plays")
    assert book.profiles.current == "The family"


def test_a_saved_puzzle_goes_on_with_its_open_deck_and_ends_in_the_debrief(play):
    open_map(play, "Puzzles")
    choose_round(play, 0)
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
    table = play.app.stack.top
    assert table.match.view(None).order
    view = table.match.view(Seat(0))
    put(play, table, Place(view.hand[0], view.layout.legal_cells()[0]))
    play.app.stack.pop(4)
    play.app.stack.push(make_title())
    play.frames(2)
    choose(play, play.app.stack.top._menu.rows[0].title)
    play.until(is_on("SavedGames"))
    play.feed(key("Enter"))
    play.until(is_on("Seats"))
    play.feed(key("Enter"))
    play.frames(2)
    play.feed(key("Enter"))
    play.feed(key("Enter"))
    play.until(is_on("TogetherTable"))
    table = play.app.stack.top
    assert len(table.match.entries) == 1 and table.match.view(None).order
    make = make_bot("greedy", table.match.rules, Seat(0), 1)
    play_out(table.match, {Seat(0): make})
    play.until(is_on("Debrief"))
    assert play.app.stack.top._attempt.level == "puzzles:1"


CONTESTS = """\
format = 1
id = "contests"
title = "Contests"
players = [2, 2]

[[round]]
title = "Cities"
game = "ticcitories"
side = 3
goal = { beat = "random" }

[[round]]
title = "Squares"
game = "squared"
used = 20
hand = 3
goal = { score = -50 }
stars = { three = 50, two = -50 }

[[round]]
title = "Race"
game = "race"
used = 20
hand = 3
goal = { time_ms = 3600000 }

[[round]]
title = "Spots"
game = "spotic"
cards = { colour = ["red"] }
goal = { score = -1 }
"""


def test_rounds_of_other_games_are_played_and_earn_stars(play):
    folder = play.home.folder(Folder.LEVELS)
    (folder / "contests.toml").write_text(CONTESTS, "utf-8")
    campaign = open_map(play, "Contests")._campaign
    play.app.stack.top._book.bot = "casual"
    play.app.evening.leave(play.app.hub.mouse)
    play.app.evening.join(play.app.hub.clusters[2])  # the mouse is too fast for games without turns
    choose_round(play, 0)
    for at, round_ in enumerate(campaign.rounds):
        choose(play, "Play")
        play.frames(2)
        table = play.app.stack.top
        match = table.match
        assert (match.header.game, match.header.level) == (round_.game, f"contests:{at + 1}")
        assert match.players[0].by == "human"
        assert match.players[1].by == ("random" if at == 0 else "casual")
        bots = {seat: make_bot("greedy", match.rules, seat, 5) for seat in (Seat(0), Seat(1))}
        play_out(match, bots)
        play.until(lambda session, table=table: session.app.stack.top is not table)
        assert play.top == "Debrief"
        debrief = play.app.stack.top
        if not debrief._verdict.stars:
            break
        if at + 1 < len(campaign.rounds):
            choose(play, "Next round")
            play.until(is_on("Briefing"))
    assert at > 0, "greedy beats random"
    assert standings(play)["contests:2"]["stars"] == 2


def test_people_join_and_leave_in_the_briefing_up_to_the_campaigns_number(play):
    open_map(play, "The Standard Missions")
    choose_round(play, 0)
    evening = play.app.evening
    choose(play, "Bots")
    assert (len(evening.humans), len(evening.bots)) == (1, 1)
    play.feed(key("F"))  # a second device
    play.feed(key("R"))  # passes its keys on: one more at the same device
    assert len(evening.humans) == 3 and len(evening.seats_of(play.app.hub.clusters[0])) == 2
    assert len(evening.bots) == 1
    play.feed(key("T"))
    assert len(evening.humans) == 2
    play.feed(key("Esc"))
    play.until(is_on("CampaignMap"))
    play.feed(key("Esc"))
    play.until(is_on("Shelf"))
    choose(play, "Puzzles")
    play.until(is_on("CampaignMap"))
    choose_round(play, 0)
    assert not evening.bots, "a puzzle is for one"
    choose(play, "Play")
    play.until(is_on("Dialog"))
    assert "This round is for 1 at most" in play.app.stack.top.text
    play.feed(key("Esc"))
    play.until(is_on("Briefing"))
    play.feed(key("T"))
    choose(play, "Play")
    play.until(is_on("TogetherTable"))
