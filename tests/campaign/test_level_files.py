"""Level files read, written and mutated: whatever they hold, there is a campaign or a report."""

import re
from pathlib import Path
from random import Random

import pytest
import tomli_w
from level_files import EVERYTHING, mutate
from written import campaign_data

from ticgame import data_dir
from ticgame.campaign.catalogue import ORDER, find_campaign, list_campaigns
from ticgame.campaign.reading import load_campaign, parse_text
from ticgame.campaign.schema import Campaign, GoalKind
from ticgame.cli.commands import main
from ticgame.core.match import Player

SHIPPED = sorted(data_dir("levels").glob("*.toml"))
BY_NAME = pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)


def parsed(text: str) -> Campaign:
    campaign, faults = parse_text(text.encode())
    assert campaign is not None, list(map(str, faults))
    return campaign


def test_a_file_that_uses_everything_is_read() -> None:
    campaign = parsed(EVERYTHING)
    names, tables, runs, duel, nine, points, squares = campaign.rounds
    assert campaign.players == (2, 4)
    assert names.options["grid"] == [6, 6] and names.intro == "Two lines.\nOf text."
    assert (names.stars.three, tables.stars.three) == (1, 2)
    assert tables.seed == 41 and tables.has_open_deck and len(tables.deck()) == 32
    assert runs.options["separate"] is True
    assert duel.options == {"side": 3} and duel.goal.kind is GoalKind.BEAT and duel.stars is None
    assert nine.goal.value == 600_000 and "goal" not in nine.options
    assert points.options["goal"] == "points" and len(points.deck()) == 75
    assert squares.options == {"used": 60, "hand": 8}


def test_a_campaign_reads_back_as_it_was_written() -> None:
    campaign = parsed(EVERYTHING)
    assert parse_text(tomli_w.dumps(campaign_data(campaign)).encode()).campaign == campaign


@BY_NAME
def test_what_ships_is_read_and_reads_back(path: Path) -> None:
    campaign = load_campaign(path)
    assert campaign.id == path.stem
    assert parse_text(tomli_w.dumps(campaign_data(campaign)).encode()).campaign == campaign


@BY_NAME
def test_every_round_that_ships_can_be_dealt_for_every_number_of_seats(path: Path) -> None:
    campaign = load_campaign(path)
    fewest, most = campaign.players
    for at, round_ in enumerate(campaign.rounds):
        for seats in range(fewest, most + 1):
            players = [Player(f"P{seat}", "human") for seat in range(seats)]
            match = round_.start(players, seed=1, app="test", level=campaign.level(at))
            assert match.header.level == f"{path.stem}:{at + 1}"
            assert not match.is_over


def test_everything_listed_first_ships() -> None:
    assert set(ORDER) == {path.stem for path in SHIPPED}


def check_mutations(count: int, *, seed: int) -> int:
    """Return how many of so many mutated files were still good; anything raised fails."""
    rng = Random(seed)
    good = 0
    for _ in range(count):
        content = mutate(EVERYTHING, rng)
        campaign, faults = parse_text(content)
        assert (campaign is None) == bool(faults), content
        assert all(str(fault) for fault in faults)
        if campaign is not None:
            good += 1
            assert parse_text(tomli_w.dumps(campaign_data(campaign)).encode()).campaign == campaign, content
    return good


def test_a_mutated_file_gives_a_campaign_or_a_report() -> None:
    good = check_mutations(300, seed=1)
    assert 0 < good < 300


def test_a_broken_file_of_the_players_is_listed_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "levels"
    own.mkdir()
    (own / "bad.toml").write_text("format = 2\n", "utf-8")
    (own / "copy.toml").write_bytes(SHIPPED[0].read_bytes())
    (own / "mine.toml").write_text(EVERYTHING, "utf-8")
    (own / "notes.txt").write_text("no level", "utf-8")
    listed = list_campaigns(data_dir("levels"), own)
    mine = [item for item in listed if item.is_own]
    assert [item.campaign is None for item in mine] == [True, True, False]
    first = SHIPPED[0]
    assert [str(fault) for fault in mine[1].faults] == [
        f"id: '{first.stem}' is the id of {first.name} already; take another"
    ]
    assert find_campaign(listed, "everything") == mine[2].campaign
    monkeypatch.setenv("TICGAME_HOME", str(tmp_path))
    assert main(["levels", "check", str(own)]) == 1
    assert f"{own / 'copy.toml'}: id: '{first.stem}' is the id of" in capsys.readouterr().out
    assert main(["levels", "list"]) == 0
    out = capsys.readouterr().out
    assert "everything" in out and f"broken: {own / 'bad.toml'}: format: 2 is of a newer ticgame" in out


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert list_campaigns(tmp_path / "none", tmp_path / "nor-this") == []


def test_what_the_page_shows_is_a_level() -> None:
    page = (data_dir("levels").parent / "docs" / "levels.md").read_text("utf-8")
    whole, *rounds = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(parsed(whole).rounds) == 2
    for text in rounds:
        assert parsed(f'format = 1\nid = "x"\ntitle = "X"\nplayers = [2, 4]\n{text}').rounds


def test_rummy_is_played_for_few_points_and_with_all_cards() -> None:
    head = 'format = 1\nid = "x"\ntitle = "X"\nplayers = [2, 4]\n[[round]]\ntitle = "R"\ngame = "rummy"\n'
    stars = "stars = { three = 10, two = 20 }\n"
    campaign = parsed(f"{head}last_round = 2\ngoal = {{ score = 40 }}\n{stars}")
    assert campaign.rounds[0].options == {"last_round": 2}
    _none, faults = parse_text(f"{head}goal = {{ score = 40 }}\ncards = {{ number = [1] }}\n".encode())
    assert [str(fault) for fault in faults] == [
        "round[1].cards: TIC Rummy is always played with all 125 cards"
    ]
