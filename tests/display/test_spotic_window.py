"""A whole game of SpoTic in a real window: three people on one keyboard, two of them holding keys down."""

from pathlib import Path

import pytest
from program import Program, until

from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.core.records import read_record
from ticgame.core.replays import replay, verify
from ticgame.core.sets import KINDS, example, existing
from ticgame.games import game
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.state import Table, kinds_held
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.cursor import ALONG, JUMPS, SIDEWAYS, Aim, moved
from ticgame.play.scenes.spotic.lattice import Spot, lying, step_for
from ticgame.play.scenes.spotic.places import spot_of
from ticgame.play.scenes.spotic.pointing import first_pointing

pytestmark = [pytest.mark.display, pytest.mark.xdist_group("display")]

ARROWS = ("Up", "Down", "Left", "Right", "Return", "BackSpace", "Delete", "End", "Prior", "Next", "Home")
IJKL = ("i", "k", "j", "l", "semicolon", "apostrophe", "p", "bracketleft", "u", "o", "0")
KEYS = [dict(zip(Intent, keys, strict=True)) for keys in (ARROWS, tuple("wsadfgrtqe1"), IJKL)]
CALLS = {"tic": Intent.X, "single": Intent.Y, "nic": Intent.B}
ADD_ALL = [keys[Intent.A] for keys in KEYS]
FIRST_CARDS = 24
CLAIM_S = 15.0
ATTEMPTS = 3


class StoodStill(AssertionError):
    """A claim came to nothing: a computer that stands still for 250 ms pauses the game, as it should."""


def match_of(program: Program) -> Match:
    """Return the running game as its record has it."""
    lines = [f"{line}\n".encode() for line in program.record()]
    return replay(read_record(iter(lines), game))


def table_of(program: Program) -> Table:
    return match_of(program).view(None).table


def way(aim: Aim, target: Spot, table: Table) -> tuple[list[Intent], Aim]:
    """Return the fewest presses from a cursor to a card, and the cursor then."""
    cards, step = lying(table.slots), step_for(len(table.slots))
    waiting: list[tuple[Aim, list[Intent]]] = [(aim, [])]
    for at, presses in waiting:
        if at.spot == target:
            return presses, at
        waiting += [
            (moved(at, intent, cards, step), [*presses, intent]) for intent in (*SIDEWAYS, *ALONG, *JUMPS)
        ]
        if len(waiting) > 200_000:
            break
    raise AssertionError(f"no way from {aim} to {target}")


def claim(program: Program, seat: int, aim: Aim) -> None:
    """Call, mark and show a set for a seat in one go."""
    table, keys = table_of(program), KEYS[seat]
    needed = existing(table.cards) - kinds_held(table.held[seat])
    kind = max(needed, key=lambda kind: (kind.size, KINDS.index(kind)))
    presses = [keys[CALLS[kind.relation.value]]]
    for card in example(table.cards, kind):
        steps, aim = way(aim, spot_of(table.slots, card), table)
        presses += [*(keys[step] for step in steps), keys[Intent.A]]
    program.press(*presses, keys[Intent.X])

    def has_collected() -> bool:
        return len(table_of(program).held[seat]) > len(table.held[seat])

    try:
        until(has_collected, f"seat {seat} to collect {kind}", patience_s=CLAIM_S)
    except AssertionError as fault:
        raise StoodStill(str(fault)) from fault


def test_a_whole_game_of_three_people_on_one_keyboard(screen: str, tmp_path: Path) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        try:
            play_a_game(screen, folder)
            return
        except StoodStill:
            if attempt == ATTEMPTS:
                raise


def play_a_game(screen: str, folder: Path) -> None:
    (folder / "settings.toml").write_text('motion = "off"')
    with Program(screen, folder) as program:
        program.choose_game("spotic")
        until(program.is_still, "the seats")
        program.press("f", "semicolon")
        until(lambda: program.press(*ADD_ALL) or program.record(), "a table")
        while len(table_of(program).slots) < FIRST_CARDS:
            program.press(*ADD_ALL)
        # Two hold a direction down for good while the third marks and shows: nobody blocks anybody.
        program.hold("Up", "w")
        claim(program, 2, first_pointing(2).aim)
        program.let_go("Up", "w")
        match = match_of(program)
        assert match.header.game == "spotic"
        assert [player.by for player in match.players] == ["human"] * 3
        program.press("r", "Delete")
        until(lambda: table_of(program).queue, "a claim and a call behind it")
        assert table_of(program).claim.seat == 1
        assert [call.seat for call in table_of(program).queue] == [0]
        finish(program)
        lines = [f"{line}\n".encode() for line in program.record()]
        verify(read_record(iter(lines), game))
        entries = match_of(program).entries
        assert {entry.seat for entry in entries if isinstance(entry.action, act.Add)} == {0, 1, 2}
        assert program.process.poll() is None, "the program goes on after a game"
    assert "Traceback" not in program.output


def finish(program: Program) -> None:
    """Give the two claims up, add every card, and have everybody say "no more"."""
    until(lambda: not table_of(program).is_blocked or program.press("g", "BackSpace"), "both claims to end")
    while not table_of(program).is_dealt_out:
        program.ask("key", "--delay", "15", *ADD_ALL * 12)
    until(lambda: program.has_result() or program.press(*ADD_ALL), "the end")
    assert Seat(2) in match_of(program).result.winners()
