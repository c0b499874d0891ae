"""`ticgame watch` and the text it tells games in."""

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ticgame.cli.commands import main
from ticgame.cli.console import Console, clean
from ticgame.cli.pen import Depth, Pen, find_depth
from ticgame.cli.picture import draw_layout
from ticgame.cli.transcript import NARRATORS, Transcript, format_time
from ticgame.core.cards import parse_card
from ticgame.core.contract import Millis
from ticgame.core.layout import Cell, Frame
from ticgame.core.match import Match, Player
from ticgame.games import GAMES
from ticgame.games.together.rules import Together

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
WATCH = "watch together --seed 7 --players 2 --bots greedy"


def told(words: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main(words.split()) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def test_every_game_has_a_narrator() -> None:
    assert NARRATORS.keys() == GAMES.keys()


def test_a_game_of_bots_is_told_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(WATCH, capsys)
    assert lines[0] == "TIC Together, 2 players"
    assert lines[1] == "Bot 1 (greedy), Bot 2 (greedy). Seed 7."
    assert any(
        re.fullmatch(r"   1  0:0\d\.\d  Bot \d places .* at column -?\d, row -?\d\.", x) for x in lines
    )
    assert lines[-1].startswith("Everybody ")
    assert not any("holds" in line for line in lines)
    assert lines == told(WATCH, capsys), "equal games are told in equal words"


def test_views_tell_what_each_seat_alone_sees(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(f"{WATCH} --views", capsys)
    plays = sum(" places " in line for line in lines)
    for seat in (1, 2):
        assert sum(f"  Bot {seat} holds" in line for line in lines) == plays + 1
    assert [line for line in lines if " holds " not in line] == told(WATCH, capsys)


def test_a_record_is_told_in_the_same_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(f"sim together --seed 7 --players 2 --bots greedy --json --record {tmp_path}".split())
    capsys.readouterr()
    assert told(f"watch {tmp_path}/together-7.ticrec", capsys) == told(WATCH, capsys)


def test_a_record_with_a_fault_is_told_up_to_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(f"sim together --seed 7 --players 2 --bots greedy --json --record {tmp_path}".split())
    path = tmp_path / "together-7.ticrec"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], lines[3].replace(b'"cell":[', b'"cell":[9'), *lines[4:]]))
    capsys.readouterr()
    assert main(["watch", str(path)]) == 2
    out, err = capsys.readouterr()
    assert sum(" places " in line for line in out.splitlines()) == 2
    assert err.startswith(f"{path}:4: illegal: ")
    assert err.count("\n") == 1


def test_a_seat_that_changes_hands_and_an_unfinished_game_are_told() -> None:
    lines: list[str] = []
    players = (Player("Ada\x1b[2J", "human"), Player("Bo", "greedy"))
    match = Match.start(Together.from_options({}, 2), players, seed=7, app="0.1.0")
    transcript = Transcript(match, lines.append)
    match.take_seat(0, "greedy", Millis(61_234))
    transcript.close()
    assert lines[1] == "Ada\\x1b[2J (a person), Bo (greedy). Seed 7."
    assert "   1  1:01.2  From here on greedy plays for Ada\\x1b[2J." in lines
    assert lines[-1] == "The game isn't over yet."


def test_game_time_in_words() -> None:
    assert [format_time(Millis(t)) for t in (0, 99, 100, 59_999, 60_000, 3_600_000)] == [
        "0:00.0",
        "0:00.0",
        "0:00.1",
        "0:59.9",
        "1:00.0",
        "60:00.0",
    ]


def picture(pen: Pen) -> list[str]:
    frame = Frame(3, 3)
    cells = {"3so": (0, 0), "3sr": (1, 0), "1ov": (1, 1), "2oc": (0, 1)}
    layout = frame.lay((frame.spots[Cell(*cell)], parse_card(code)) for code, cell in cells.items())
    return list(draw_layout(layout, pen, lambda one, other: "=", last=Cell(1, 1)))


def test_a_layout_as_text() -> None:
    assert picture(Pen(Depth.PLAIN)) == [
        "      -1     0     1     2",
        "  -1         .     .",
        "   0   .    3so = 3sr    .",
        "             =     =",
        "   1   .    2oc =[1ov]   .",
        "   2         .     .",
    ]


@pytest.mark.parametrize("depth", [Depth.INDEXED, Depth.TRUE])
def test_colours_change_nothing_but_colour(depth: Depth) -> None:
    coloured = picture(Pen(depth))
    assert [COLOURS.sub("", line) for line in coloured] == picture(Pen(Depth.PLAIN))
    assert any("\x1b[48;" in line for line in coloured)


def test_the_five_colours_are_five() -> None:
    for depth in (Depth.INDEXED, Depth.TRUE):
        pen = Pen(depth)
        assert len({pen.card(parse_card(f"1o{colour}"), "x") for colour in "vcyor"}) == 5


def test_colours_only_on_a_terminal_that_wants_them() -> None:
    assert find_depth({"TERM": "xterm-256color"}, is_terminal=True) is Depth.INDEXED
    assert find_depth({"TERM": "xterm", "COLORTERM": "truecolor"}, is_terminal=True) is Depth.TRUE
    for environ in ({"NO_COLOR": "1", "COLORTERM": "truecolor"}, {"TERM": "dumb"}):
        assert find_depth(environ, is_terminal=True) is Depth.PLAIN
    assert find_depth({"COLORTERM": "truecolor"}, is_terminal=False) is Depth.PLAIN


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("plain", ["--plain", ""])
def test_a_terminal_gets_colours_unless_plain(plain: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = Terminal()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert main([*WATCH.split(), *plain.split()]) == 0
    assert ("\x1b[" in out.getvalue()) == (not plain)


def test_a_terminal_of_few_characters_gets_simpler_ones() -> None:
    raw = io.BytesIO()
    console = Console(io.TextIOWrapper(raw, encoding="ascii", write_through=True), None, {})
    console.say("6 × 6 … Zoë ✦")
    console.flush()
    assert raw.getvalue() == b"6 x 6 ... Zo? ?\n"


def test_foreign_text_is_made_harmless() -> None:
    assert clean("a\x1b[2J\n\x9b\u2028\ud800é") == "a\\x1b[2J\\n\\x9b\\u2028\\ud800é"


def test_progress_is_shown_on_a_terminal_and_wiped() -> None:
    err = Terminal()
    console = Console(None, err, {})
    console.progress("half")
    console.say("done")
    assert err.getvalue() == "\r\x1b[Khalf\r\x1b[K"
    quiet = io.StringIO()
    Console(None, quiet, {}).progress("half")
    assert quiet.getvalue() == ""


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ticgame", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **environ},
    )


def test_the_delay_comes_after_each_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rests: list[float] = []
    monkeypatch.setattr("ticgame.cli.watch.time.sleep", rests.append)
    lines = told(f"{WATCH} --delay 0.25", capsys)
    assert rests == [0.25] * sum(" places " in line for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_a_closed_pipe_is_quiet() -> None:
    for words in ("watch together --seed 1", "sim together --games 300 --json --seed 1", "sim --help"):
        command = f"'{sys.executable}' -m ticgame {words} | head -n 1"
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
        assert done.stdout.count("\n") == 1
        assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "words", ["watch together --seed 1", "sim together --seed 1", "levels list", "--version", "sim --help"]
)
def test_a_full_disk_behind_the_output_is_told(words: str) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "ticgame", *words.split()]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.stderr == f"ticgame: the output can't be written: {os.strerror(errno.ENOSPC)}\n"
    assert done.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_fault_is_told_even_if_the_output_is_lost(tmp_path: Path) -> None:
    (tmp_path / "together-2.ticrec").mkdir()
    words = f"sim together --json --bots random --seed 1 --games 2 --record {tmp_path}".split()
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "ticgame", *words]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "together-2.ticrec can't be written" in done.stderr


def test_help_teaches_options_presets_and_bots_in_any_encoding() -> None:
    for command in ("sim", "watch"):
        done = run(command, "--help", PYTHONIOENCODING="ascii")
        assert (done.returncode, done.stderr) == (0, "")
        for word in (
            "--set option=value",
            "expert",
            "limit=5",
            "greedy",
            "draw_cooldown_ms 2000",
            "TIC Rummy, 2 to 4",
        ):
            assert word in done.stdout
    assert "sim " in run("--help").stdout


def test_headless_commands_do_not_import_pygame() -> None:
    code = (
        "import sys; from ticgame.cli.commands import main; "
        "main('watch together --seed 1'.split()); main('sim together --seed 1 --games 2'.split()); "
        "assert not {'pygame', 'pymunk'} & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
