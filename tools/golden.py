"""Play the golden games anew: `python tools/golden.py` writes them and their transcripts to tests/golden.

A golden is a record and the same game as text, with what each seat sees. What has changed in them is what has
changed in the game: read the difference before you keep it. `--texts` writes the transcripts only, from the
records that are there.
"""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.cli.transcript import Transcript
from ticgame.core.cards import ALL_CARDS, NUMBER, Card, card_name
from ticgame.core.contract import Seat
from ticgame.core.match import Match, Player
from ticgame.core.records import SUFFIX, format_record, read_record, record_lines
from ticgame.core.replays import replay
from ticgame.games import game

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "golden"
APP: Final = "golden"  # so that a new version changes no golden
NAMES: Final = ("Ada", "Bo", "Cy", "Dot", "Eli", "Fay")


@dataclass(frozen=True)
class Golden:
    """A game worth keeping; `handover` is the play after which a bot takes the first seat."""

    name: str
    bots: Sequence[str]
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    cards: Sequence[Card] | None = None
    handover: int | None = None

    @property
    def game(self) -> str:
        return self.name.partition("-")[0]


def _cards(word: str, *, numbers: int = 5) -> list[Card]:
    """Return the cards whose full name has a word and whose number is at most `numbers`."""
    return [card for card in ALL_CARDS if word in card_name(card) and NUMBER[card] < numbers]


GREEDY: Final = "greedy"
PLANNER: Final = "planner"
GOLDENS: Final = (
    Golden("together-standard", [GREEDY] * 4),
    Golden("together-strong", [GREEDY] * 4, seed=43),
    Golden("together-random", ["random"] * 3),
    Golden("together-solo", [GREEDY], {"grid": [5, 5], "hand": 4, "limit": 5}, seed=4),
    Golden("together-six-seats", [GREEDY] * 6, {"grid": [7, 7], "limit": 9, "first": 4}, seed=2),
    Golden("together-handover", [GREEDY] * 2, seed=3, handover=4),
    Golden("together-sequence", [GREEDY] * 3, {"relation": "sequence"}, seed=5),
    Golden("together-sequence-separate", [GREEDY] * 2, {"relation": "sequence", "separate": True}, seed=1),
    Golden(
        "together-sequence-start",
        [GREEDY] * 2,
        {
            "relation": "sequence",
            "frame": "fixed",
            "start": [["1ov", -1, 0], ["2cc", 0, 0], ["3ty", 1, 0]],
            "missions": ["tripo-3", {"kind": "play", "edges": 2}, {"kind": "play", "touching": 3}, "mono-4"],
        },
        seed=7,
    ),
    Golden(
        "together-fixed-start",
        [PLANNER] * 2,
        {
            "frame": "fixed",
            "grid": [5, 4],
            "start": [["3so", 0, 0], ["3sr", 1, 0], ["1ov", -2, -1]],
            "missions": ["double-tic", "tic-group-4", {"kind": "play", "touching": 3}],
        },
        seed=2,
    ),
    Golden(
        "together-places",
        [PLANNER] * 3,
        {"frame": "fixed", "grid": [6, 5], "limit": 20, "missions": ["corner-L-3", "triple-tic"]},
        seed=22,
    ),
    Golden("together-line", [GREEDY] * 4, {"limit": 20, "missions": ["tic-line-4"]}, seed=3),
    Golden(
        "together-centre",
        [PLANNER] * 4,
        {
            "frame": "fixed",
            "hand": 7,
            "start": [["3so", 0, 0], ["3sr", 1, 0]],
            "missions": ["centre-square-4"],
        },
        seed=11,
    ),
    Golden(
        "together-holes",
        [PLANNER] * 3,
        {"grid": [7, 7], "limit": 20, "missions": ["hole-no-nics", "hole-all-singles", "quadruple-tic"]},
        seed=1,
    ),
    Golden(
        "together-groups",
        [GREEDY] * 4,
        {
            "limit": 20,
            "grid": [9, 9],
            "missions": [
                "two-tic-groups-3-sharing",
                "two-tic-groups-4",
                "two-tic-groups-4-sharing",
                "tic-group-5",
                {"kind": "play", "singles": 3, "title": "Three Singles"},
            ],
        },
        seed=10,
    ),
    Golden(
        "together-full", [GREEDY] * 2, {"grid": [3, 3], "limit": 20, "missions": ["tic-group-5"]}, seed=11
    ),
    Golden(
        "together-small-deck",
        ["random"] * 2,
        {"limit": 20, "missions": ["quadruple-tic"]},
        seed=12,
        cards=_cards("star", numbers=4),
    ),
    Golden("ticcitories-standard", [GREEDY] * 4),
    Golden("ticcitories-six-seats", [GREEDY] * 6, {"side": 3}, seed=2),
    Golden("ticcitories-two-seats-row-of-three", [PLANNER, "casual"], {"side": 5, "row": 3}, seed=3),
    Golden(
        "ticcitories-two-seats-row-of-four",
        ["random"] * 2,
        {"side": 3, "row": 4, "first": 1},
        seed=4,
        handover=5,
    ),
    Golden("squared-random", ["random"] * 2, {"hand": 4, "used": 20}, handover=5),
    Golden(
        "squared-four-seats",
        [PLANNER, GREEDY, "casual", "random"],
        {"hand": 7, "used": 50, "first": 2},
        seed=4,
    ),
    Golden("race-random", ["random"] * 3, {"hand": 5, "used": 30}, seed=1, handover=6),
    Golden(
        "race-own-rules",
        [PLANNER, GREEDY],
        {"hand": 4, "used": 16, "two_tic_draw": False, "tic_to_finish": True, "draw_cooldown_ms": 0},
        seed=4,
    ),
    Golden("race-four-seats", [PLANNER, GREEDY, "casual", "random"], {"hand": 8, "used": 60}, seed=13),
    Golden("spotic-nine", [PLANNER, GREEDY], seed=2, handover=40),
    Golden("spotic-solo", [GREEDY], {"first": 0}, seed=3, cards=ALL_CARDS[::3]),
    Golden(
        "spotic-six-seats",
        [PLANNER, GREEDY, "casual", "random", GREEDY, "casual"],
        {"goal": "points", "card_call_ms": 2000, "claim_ms": 3000, "first": 4},
        seed=4,
        cards=ALL_CARDS[::2],
    ),
    Golden(
        "spotic-free-penalty",
        ["casual", "random", "casual"],
        {"pace": "free", "penalty": True, "miss_cooldown_ms": 1000},
        seed=8,
        cards=ALL_CARDS[::4],
    ),
    Golden(
        "spotic-random-points",
        ["random"] * 2,
        {"penalty": True, "goal": "points"},
        seed=77,
        cards=_cards("red"),
    ),
    Golden("spotic-random-nine", ["random"] * 2, {"card_call_ms": 3_600_000}, seed=50, cards=_cards("red")),
    Golden("rummy-random", ["random"] * 2, {"last_round": 2}, seed=19, handover=20),
    Golden(
        "rummy-first-rounds",
        [GREEDY, "casual", PLANNER],
        {"last_round": 3, "single_additions": "property", "first_dealer": 2},
        seed=6,
    ),
    Golden("rummy-last-rounds", [PLANNER, GREEDY], {"start_round": 6}, seed=5),
    Golden("rummy-void", [PLANNER, GREEDY, PLANNER, GREEDY], {"start_round": 8, "void_limit": 1}, seed=3),
)


def play(golden: Golden) -> Match:
    """Return a golden game, played to its end."""
    seats = len(golden.bots)
    rules = game(golden.game).from_options(golden.options, seats)
    players = [Player(name, by) for name, by in zip(NAMES, golden.bots, strict=False)]
    if golden.handover is not None:
        players[0] = players[0]._replace(by="human")
    match = Match.start(rules, players, seed=golden.seed, app=APP, cards=golden.cards)
    bots = {
        Seat(at): make_bot(name, match.rules, Seat(at), golden.seed) for at, name in enumerate(golden.bots)
    }
    while not match.is_over:
        play_next(match, bots)
        if len(match.entries) + 2 == golden.handover and not rules.is_real_time:
            match.note_hint(match.actors()[0])
        if len(match.entries) == golden.handover:
            match.take_seat(Seat(0), golden.bots[0])
    return match


def tell(path: Path) -> str:
    """Return the transcript of a record, with every view."""
    lines: list[str] = []
    with open(path, "rb") as file:
        record = read_record(record_lines(file), game)
    transcripts = []
    replay(record, begin=lambda match: transcripts.append(Transcript(match, lines.append, has_views=True)))
    transcripts[0].close()
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--texts", action="store_true", help="write the transcripts only")
    if not parser.parse_args().texts:
        for old in FOLDER.glob(f"*{SUFFIX}"):
            old.unlink()
        for golden in GOLDENS:
            (FOLDER / f"{golden.name}{SUFFIX}").write_bytes(format_record(play(golden)).encode())
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for path in sorted(FOLDER.glob(f"*{SUFFIX}")):
        path.with_suffix(".txt").write_bytes(tell(path).encode())
        print(f"{path.name}: {tell(path).splitlines()[-1]}")


if __name__ == "__main__":
    main()
