"""Whatever is written after `ticgame`, a fault is one clear line on standard error and exit 2."""

import os
from pathlib import Path

import pytest

from ticgame.cli.commands import main
from ticgame.core.match import Match, Player
from ticgame.core.records import format_record
from ticgame.games.together.rules import Together

FAULTS = {
    "fly": "invalid choice: 'fly'",
    "sim": "GAME",
    "sim chess": "there is no game 'chess'",
    "sim together --players 7": "TIC Together is for 1 to 6 players, not 7",
    "sim together --players 0": "'0' is no whole number of 1 or more",
    "sim together --players two": "'two' is no whole number",
    "sim together --players ２": "no whole number",
    "sim together --players 1_0": "no whole number",
    "sim together --seed -1": "'-1' is no whole number of 0 or more",
    "sim together --seed 1.5": "'1.5' is no whole number",
    f"sim together --seed {'9' * 9000}": "no whole number",
    "sim together --games 0": "'0' is no whole number",
    f"sim together --games {10**30}": "no whole number from 1 to 1000000000",
    "sim together --jobs 0": "'0' is no whole number from 1 to 60",
    "sim together --jobs 61": "'61' is no whole number from 1 to 60",
    "sim together --game 5": "unrecognized arguments: --game 5",
    "sim together --bots clever": "has no bot 'clever'; it has random",
    "sim together --bots random,": "has an empty name",
    "sim together --bots random,random,random --players 2": "3 names for 2 players",
    "sim together --set hand": "'hand' isn't written OPTION=VALUE",
    "sim together --set =5": "isn't written OPTION=VALUE",
    "sim together --set blinds=4": "blinds: TIC Together has no such option",
    "sim together --set hand=99": "hand: a whole number from 1 to 9 is needed, not 99",
    "sim together --set hand=NaN": "hand: a whole number",
    "sim together --set hand=5 --set hand=4": "hand: given twice",
    "sim together --set preset=mad": "has no preset 'mad'; it has easy, standard",
    "sim together --set preset=[]": "has no preset []",
    'sim together --set start=[["9zz",0,0]]': "'9zz' is no card",
    'sim together --set missions=["tic-grup-3"]': "did you mean 'tic-group-3'?",
    "sim together --set missions=[]": "at least one mission is needed",
    'sim together --set grid=[3,3] --set missions=["tic-line-4"]': "a line of 4 doesn't fit a 3 × 3 grid",
    f"sim together --set hand={'[' * 9000}": "hand: a whole number",
    "sim together --level x.toml": "x.toml: there is no such file",
    "sim together --level nonesuch": "no campaign of that name; there are first-steps",
    "sim together --level first-steps:99": "there is no round 99",
    "sim spotic --level first-steps": "of together; write sim together and --level FILE:1",
    "sim together --level first-steps --set hand=4": "--set and --level don't go together",
    "sim race --set draw_cooldown_ms=1e9": "from 0 to 1000000000000 is needed, not 1000000000.0",
    "sim spotic --set claim_ms=1.5": "a whole number of milliseconds from 0 to 1000000000000 is needed",
    f"sim spotic --set miss_cooldown_ms={10**400}": "milliseconds from 0 to 1000000000000 is needed",
    "levels": "WHAT",
    "levels fly": "invalid choice: 'fly'",
    "levels check": "PATH",
    "levels rate": "PATH[:ROUND]",
    "levels rate nonesuch": "no campaign of that name",
    "levels rate first-steps --players 7": "First steps is for 1 to 6 players, not 7",
    "levels rate first-steps --bots clever": "has no bot 'clever'; it has random",
    "levels rate first-steps --games 0": "'0' is no whole number",
    "replay": "FILE",
    "watch": "GAME|FILE",
    "watch chess": "the games to watch are together",
    "watch together --delay -1": "no number of seconds from 0 to 3600",
    "watch together --delay nan": "no number of seconds",
    "watch together --delay soon": "no number of seconds",
    "--windowe": "unrecognized arguments",
}


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("words", FAULTS, ids=lambda words: words[:50])
def test_a_fault_is_one_line_and_exit_2(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    line = one_line(capsys)
    assert line.startswith("ticgame: ")
    assert FAULTS[words] in line


def test_a_fault_that_quotes_very_much_is_told_in_short(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "together", "--set", f"{'x' * 50_000}=1"]) == 2
    line = one_line(capsys)
    assert len(line) < 1100
    assert line.startswith("ticgame: xxx")
    assert line.endswith("missions\n")


def test_an_empty_name_is_no_folder_for_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["sim", "together", "--seed", "1", "--record", ""]) == 2
    assert "the name of a folder is needed" in one_line(capsys)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words", ["sim together --level", "levels check", "levels rate", "replay", "replay --verify", "watch"]
)
def test_an_empty_name_is_no_file(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), ""]) == 2
    assert "is needed, not an empty one" in one_line(capsys)


def test_all_faults_of_the_options_are_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "together", "--set", "hand=0", "--set", "limit=x", "--set", "grid=6"]) == 2
    line = one_line(capsys)
    assert all(f"{option}: " in line for option in ("hand", "limit", "grid"))


def test_a_deck_that_is_too_small_is_refused_before_the_first_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    start = ",".join(f'["{code}",{at % 9},{at // 9}]' for at, code in enumerate(_codes(80)))
    words = ["sim", "together", "--set", f"start=[{start}]", "--set", "grid=[9,9]", "--set", "hand=9"]
    assert main([*words, "--players", "6"]) == 2
    assert "45 cards are too few" in one_line(capsys)


def _codes(count: int) -> list[str]:
    from ticgame.core.cards import CODES

    return list(CODES[:count])


@pytest.fixture
def record(tmp_path: Path) -> Path:
    players = (Player("Ada", "human"),)
    match = Match.start(Together.from_options({}, 1), players, seed=3, app="0.1.0")
    path = tmp_path / "game.ticrec"
    path.write_bytes(format_record(match).encode())
    return path


@pytest.mark.parametrize("command", ["replay --verify", "replay", "watch"])
def test_files_that_are_no_records_are_one_line_and_exit_2(
    command: str, tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)) * 10_000)
    (tmp_path / "zeros").write_bytes(bytes(3_000_000))
    (tmp_path / "empty").touch()
    (tmp_path / "broken").write_text('{"record":1,\n')
    (tmp_path / "newer").write_bytes(record.read_bytes().replace(b'"record":1', b'"record":2'))
    (tmp_path / "chess").write_bytes(record.read_bytes().replace(b'"together"', b'"chess"'))
    (tmp_path / "bare").write_bytes(record.read_bytes().replace(b'"hand":5,', b""))
    os.symlink(tmp_path / "loop", tmp_path / "loop")
    names = ["noise", "zeros", "empty", "broken", "newer", "chess", "bare", "loop", "missing", ".", "a\0b"]
    for name in [*names, "x" * 5000]:
        assert main([*command.split(), f"{tmp_path}/{name}"]) == 2, name
        assert name[:1] in one_line(capsys)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs devices")
def test_a_device_or_a_pipe_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("/dev/zero", str(tmp_path / "pipe")):
        assert main(["replay", name]) == 2
        assert one_line(capsys) == f"{name}: it is no ordinary file, not a record\n"


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_one_line_and_exit_2(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record.chmod(0)
    assert main(["replay", str(record)]) == 2
    assert "Permission denied" in one_line(capsys)


def test_a_folder_for_records_that_cannot_be_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in (str(record), f"{record}/deeper", "a\0b"):
        assert main(["sim", "together", "--bots", "random", "--record", folder]) == 2
        assert "can't be made" in one_line(capsys)


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "together-5.ticrec").mkdir()
    assert main(f"sim together --bots random --seed 5 --record {tmp_path}".split()) == 2
    assert "together-5.ticrec can't be written" in capsys.readouterr().err


def test_table_options_go_with_a_game_only(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", str(record), "--seed", "4"]) == 2
    assert "go with a game, not with a record" in one_line(capsys)
