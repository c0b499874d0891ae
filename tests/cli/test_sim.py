"""`ticgame sim`: seeds, records, JSON lines, processes, the summary."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from ticgame.bots.setup import Setup
from ticgame.cli.batch import interrupts_held_back, next_size
from ticgame.cli.commands import main
from ticgame.cli.summary import summary_json, summary_lines
from ticgame.cli.tally import Played, Tally
from ticgame.core.estimates import Mean, estimate_rate

SIM = "sim together --bots random --players 2"


def lines_of(words: str, capsys: pytest.CaptureFixture[str]) -> list[dict]:
    assert main(words.split()) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_json_line_for_each_game_and_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    *games, last = lines_of(f"{SIM} --seed 4 --games 6 --json", capsys)
    assert [line["seed"] for line in games] == [4, 5, 6, 7, 8, 9]
    for line in games:
        assert sorted(line) == ["game", "moves", "ms", "result", "seed"]
        assert sorted(line["result"]) == ["done", "grade", "penalty", "why", "win"]
        assert 0 < line["moves"] < line["ms"]
    summary = last["summary"]
    assert (summary["games"], summary["players"], summary["bots"]) == (6, 2, ["random", "random"])
    assert summary["wins"] == sum(line["result"]["win"] for line in games)
    assert summary["mean_penalty"] == pytest.approx(
        sum(line["result"]["penalty"] for line in games) / 6, abs=1e-3
    )
    assert summary["moves"] == pytest.approx(sum(line["moves"] for line in games) / 6, abs=1e-2)


def test_lines_are_in_the_byte_form_of_records(capsys: pytest.CaptureFixture[str]) -> None:
    main(f"{SIM} --seed 4 --json".split())
    for line in capsys.readouterr().out.splitlines():
        assert line == json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def test_the_same_seeds_give_the_same_records_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = lines_of(f"{SIM} --seed 1 --games 9 --json --record {tmp_path}/a/b", capsys)
    shared = lines_of(f"{SIM} --seed 1 --games 9 --json --record {tmp_path}/c --jobs 2", capsys)
    assert alone[:-1] == shared[:-1]
    assert {**alone[-1]["summary"], "seconds": 0} == {**shared[-1]["summary"], "seconds": 0}
    names = sorted(path.name for path in (tmp_path / "a/b").iterdir())
    assert names == [f"together-{seed}.ticrec" for seed in range(1, 10)]
    for name in names:
        assert (tmp_path / "a/b" / name).read_bytes() == (tmp_path / "c" / name).read_bytes()
    assert main(["replay", "--verify", *(str(tmp_path / "c" / name) for name in names)]) == 0


def test_a_drawn_seed_is_told_and_plays_the_same_game_again(capsys: pytest.CaptureFixture[str]) -> None:
    main(f"{SIM} --json".split())
    first, told = capsys.readouterr()
    seed = told.split()[1]
    assert told == f"seed {seed}\n"
    main(f"{SIM} --json --seed {seed}".split())
    again, told = capsys.readouterr()
    assert first.splitlines()[0] == again.splitlines()[0]
    assert told == ""


def test_a_preset_lies_below_the_options_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(f"{SIM} --seed 1 --set hand=3 --set preset=expert --record {tmp_path}".split())
    options = json.loads((tmp_path / "together-1.ticrec").read_text().splitlines()[0])["options"]
    assert (options["grid"], options["hand"], options["limit"]) == ([5, 5], 3, 5)


def test_values_are_json_or_text(tmp_path: Path) -> None:
    words = f"{SIM} --seed 1 --set frame=fixed --set grid=[4,7] --set separate=true --record {tmp_path}"
    assert main([*words.split(), "--set", 'missions=["triple-tic"]']) == 0
    options = json.loads((tmp_path / "together-1.ticrec").read_text().splitlines()[0])["options"]
    assert (options["frame"], options["grid"], options["separate"]) == ("fixed", [4, 7], True)
    assert [mission["id"] for mission in options["missions"]] == ["triple-tic"]


def test_four_players_and_greedy_bots_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    *_games, last = lines_of("sim together --seed 1 --json", capsys)
    assert last["summary"]["bots"] == ["greedy"] * 4
    *_games, last = lines_of("sim together --seed 1 --bots random,greedy --json", capsys)
    assert last["summary"]["bots"] == ["random", "greedy"]


def test_the_summary_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{SIM} --seed 1 --games 20".split()) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == "TIC Together, 2 players, bots: random"
    assert lines[1] == "20 games, seeds 1 to 20"
    assert any(line.startswith("  won            0 of 20, 0.0 % (95 %: 0.0 to ") for line in lines)
    assert err == "", "progress belongs on a terminal only"


def test_missions_that_nobody_does_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = "sim together --bots random --players 1 --set limit=1 --seed 1"
    assert main([*words.split(), "--set", 'missions=["tic-group-5", "quadruple-tic"]']) == 0
    assert "  missions       tic-group-5 0 %, quadruple-tic 0 %\n" in capsys.readouterr().out


def test_breaks_count_in_the_sequence_variation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM.split(), "--seed", "1", "--set", "relation=sequence"]) == 0
    out = capsys.readouterr().out
    assert "\n  Breaks         " in out and "Nics" not in out


def test_one_game_has_no_interval_of_a_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{SIM} --seed 1".split()) == 0
    assert re.search(r"^  Nics           \d+\.00 a game$", capsys.readouterr().out, re.MULTILINE)
    *_games, last = lines_of(f"{SIM} --seed 1 --json", capsys)
    assert "mean_penalty" in last["summary"]
    assert "penalty_interval" not in last["summary"]
    *_games, last = lines_of(f"{SIM} --seed 1 --games 2 --json", capsys)
    assert len(last["summary"]["penalty_interval"]) == 2


@pytest.mark.parametrize(("named", "ending"), [("", "-r1"), (":1", "")])
def test_records_have_a_round_in_their_name_if_all_are_played(
    named: str, ending: str, tmp_path: Path
) -> None:
    level = tmp_path / "one.toml"
    level.write_text(
        'format = 1\nid = "one"\ntitle = "One"\nplayers = [1, 1]\n'
        '[[round]]\ntitle = "Only"\nmissions = ["double-tic"]\n'
    )
    words = f"sim together --bots random --seed 5 --level {level}{named} --record {tmp_path}/games"
    assert main(words.split()) == 0
    assert [path.name for path in (tmp_path / "games").iterdir()] == [f"together-5{ending}.ticrec"]


def test_wilson_intervals() -> None:
    # Figures of the usual tables for Wilson's interval without correction.
    assert estimate_rate(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)
    assert estimate_rate(5, 10) == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-4)
    assert estimate_rate(81, 263) == pytest.approx((0.3080, 0.2553, 0.3662), abs=1e-4)
    assert estimate_rate(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)


def test_a_mean_and_its_interval() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(value)
    value, low, high = mean.estimate()
    assert value == pytest.approx(5)
    assert (low, high) == pytest.approx((5 - 1.4816, 5 + 1.4816), abs=1e-3)


def test_a_game_of_rivals_is_summed_up_by_seat() -> None:
    setup, tally = Setup("together", {}, ("greedy", "random")), Tally(2)
    for seed, winners, scores in ((1, (0,), [21, 17]), (2, (0, 1), [15, 15]), (3, (1,), [9, 19])):
        tally.add(Played(seed, {"winners": list(winners), "scores": scores}, winners, 30, 60_000))
    data = summary_json(setup, tally, seed=1, seconds=1.0)
    assert data["wins"] == [2, 2]
    assert data["win_rates"] == [pytest.approx(2 / 3, abs=1e-4)] * 2
    assert data["mean_scores"] == [15, 17]
    text = "\n".join(summary_lines(setup, tally, seed=1, seconds=1.0, title="Rivals"))
    assert "won Bot 1      2 of 3" in text
    assert "score Bot 2    17.00 a game" in text


def test_points_of_rummy_are_told_as_a_penalty(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "rummy", "--seed", "1", "--players", "2", "--set", "last_round=1"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^  penalty Bot 1  \d+\.00 a game$", out, re.MULTILINE)
    assert "score" not in out


def test_no_game_at_all_is_summed_up_too() -> None:
    setup, tally = Setup("together", {}, ("greedy",)), Tally(1)
    assert summary_json(setup, tally, seed=1, seconds=1.0)["games"] == 0
    assert "stopped before" in list(summary_lines(setup, tally, seed=1, seconds=1.0, title="T"))[1]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_progress_bar_on_a_terminal_grows_and_goes() -> None:
    import pty

    ours, theirs = pty.openpty()
    words = ["sim", "together", "--games", "400", "--seed", "1", "--bots", "random"]
    with subprocess.Popen(
        [sys.executable, "-m", "ticgame", *words], stdout=subprocess.PIPE, stderr=theirs
    ) as run:
        os.close(theirs)
        shown = b"".join(iter(lambda: read_terminal(ours), b""))
        assert run.stdout is not None
        assert b"400 games, seeds 1 to 400" in run.stdout.read()
    os.close(ours)
    bars = re.findall(rb"\[(#*)\.*\] (\d+) of 400 games", shown)
    assert bars, "no bar was shown"
    assert all(len(done) == int(games) * 30 // 400 for done, games in bars)
    assert [int(games) for _done, games in bars] == sorted({int(games) for _done, games in bars})
    assert shown.endswith(b"\r\x1b[K"), "the bar is wiped before the summary"


def read_terminal(end: int) -> bytes:
    """Return what comes next; nothing once the other end is closed, which Linux tells as an error."""
    try:
        return os.read(end, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize(
    ("size", "seconds", "following"), [(1, 0.01, 2), (16, 0.01, 20), (4, 0.3, 4), (8, 2.0, 4), (1, 60.0, 1)]
)
def test_the_longer_games_take_the_fewer_are_handed_out_at_once(
    size: int, seconds: float, following: int
) -> None:
    # Else the first slow games would come, and count at a Ctrl-C, only when many are played.
    assert next_size(size, seconds, largest=20) == following


def hear_ctrl_c() -> None:
    """Have Ctrl-C mean what it usually does: what a shell starts in the background ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_sums_up_what_was_played(jobs: str) -> None:
    words = ["sim", "together", "--games", "1000000", "--seed", "1", "--json", "--jobs", jobs]
    run = subprocess.Popen(
        [sys.executable, "-m", "ticgame", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert run.stdout is not None and run.stderr is not None
    lines = [run.stdout.readline()]
    os.killpg(run.pid, signal.SIGINT)
    lines += run.stdout.read().splitlines()
    assert run.wait(timeout=30) == 130
    assert run.stderr.read() == ""
    games = json.loads(lines[-1])["summary"]["games"]
    assert games - (len(lines) - 1) in (0, 1), "the last game may have been counted but not written yet"


def test_a_ctrl_c_while_processes_begin_comes_afterwards() -> None:
    reached = []
    with pytest.raises(KeyboardInterrupt), interrupts_held_back():
        signal.raise_signal(signal.SIGINT)
        reached.append("the end of the block")
    assert reached


def test_a_ctrl_c_that_another_thread_is_given_comes_afterwards_too() -> None:
    reached, may_go = [], Event()
    thread = Thread(target=lambda: may_go.wait() and signal.raise_signal(signal.SIGINT))
    thread.start()
    with pytest.raises(KeyboardInterrupt), interrupts_held_back():
        may_go.set()
        thread.join()
        reached.append("the end of the block")
    assert reached


@pytest.mark.skipif(sys.platform == "win32", reason="needs groups of processes")
def test_processes_end_with_the_first_one() -> None:
    words = ["sim", "together", "--games", "1000000", "--seed", "1", "--json", "--jobs", "2"]
    run = subprocess.Popen(
        [sys.executable, "-m", "ticgame", *words],
        stdout=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert run.stdout is not None
    assert run.stdout.readline().startswith(b'{"game"')
    run.kill()
    # Every process holds the other end of the pipe.
    reader = Thread(target=run.stdout.read, daemon=True)
    reader.start()
    reader.join(timeout=20)
    assert not reader.is_alive()
    run.wait()
