"""Find the deals of the puzzles: `python tools/make_puzzles.py` writes levels/puzzles.toml and their lines.

A puzzle is a fixed deal for one player who sees the whole deck. A deal is taken if the search finds a line of
play that wins it and a greedy player who looks one play ahead wouldn't earn three stars. The line is kept as
a record in tests/golden/puzzles, so that the puzzle is proven winnable; its Nics are what three stars take.
`--only N` finds puzzle N anew and leaves the others as they are.
"""

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomli_w
from puzzle_solver import solve

from ticgame.campaign.outcome import Ending, stars_of
from ticgame.campaign.rate import round_setup
from ticgame.campaign.reading import load_campaign, parse_campaign
from ticgame.campaign.schema import Campaign
from ticgame.core.contract import Seat
from ticgame.core.match import Match, Player
from ticgame.core.records import SUFFIX, format_record

ROOT: Final = Path(__file__).resolve().parent.parent
LEVEL: Final = ROOT / "levels" / "puzzles.toml"
LINES: Final = ROOT / "tests" / "golden" / "puzzles"
APP: Final = "golden"  # so that a new version changes no line
PLAY_MS: Final = 1000
MOST_DEALS: Final = 40
BEAM: Final = 120
TWO_STARS: Final = 2
"""How many Nics more two stars allow than three."""

Mission = str | dict[str, Any]


class Puzzle(NamedTuple):
    """A puzzle before its deal is found; `nics` are the most that its line may make."""

    title: str
    intro: str
    missions: list[Mission]
    cards: dict[str, list[Any]]
    grid: tuple[int, int] = (4, 4)
    hand: int = 3
    limit: int = 3
    nics: int = 0
    more: dict[str, Any] = {}  # noqa: RUF012 - never changed


NINE: Final = {"number": [1, 2, 3], "shape": ["circle", "square", "star"], "colour": ["red"]}
TWELVE: Final = {"number": [1, 2, 3], "shape": ["circle", "star"], "colour": ["violet", "red"]}
SIXTEEN: Final = {"number": [1, 2, 3, 4], "shape": ["circle", "triangle"], "colour": ["cyan", "orange"]}
EIGHTEEN: Final = {"number": [2, 3, 4], "shape": ["crescent", "square", "star"], "colour": ["cyan", "orange"]}
TWENTY: Final = {"number": [1, 2, 3, 4, 5], "shape": ["triangle", "star"], "colour": ["yellow", "red"]}
TWENTY_SEVEN: Final = {
    "number": [1, 3, 5],
    "shape": ["circle", "triangle", "star"],
    "colour": ["violet", "yellow", "red"],
}
STEPS: Final = {
    "number": [1, 2, 3],
    "shape": ["circle", "crescent", "triangle"],
    "colour": ["violet", "cyan", "yellow"],
}
THIRTY_TWO: Final = {
    "number": [1, 2, 3, 4],
    "shape": ["circle", "crescent", "square", "star"],
    "colour": ["cyan", "red"],
}
FIXED: Final = {"frame": "fixed"}
SEQUENCE: Final = {"relation": "sequence"}

LINE: Final = {"id": "line", "kind": "tic_group", "size": 3, "shape": "line"}
OTHER_LINE: Final = {
    "id": "other-line",
    "kind": "tic_group",
    "size": 3,
    "shape": "line",
    "different_from": "line",
    "title": "Another 3-card Tic line",
}
TWO_GROUPS: Final = ["tic-group-3", "different-tic-group-3"]
FOUR: Final = [*TWO_GROUPS, "double-tic", "strong-connection"]
FIVE: Final = [*TWO_GROUPS, "double-tic", "tic-group-4", "strong-connection"]

PUZZLES: Final = (
    Puzzle("Between two", "One card, two Tics. Three plays are enough.", ["double-tic"], TWELVE, (3, 3)),
    Puzzle("Three sides", "Keep a place with three neighbours.", ["triple-tic"], TWELVE, (3, 3)),
    Puzzle("Straight on", "Four in a row, and no other way.", ["tic-line-4"], TWENTY),
    Puzzle("Strong hands", "Three edges, two of them Tics.", ["strong-connection", "tic-group-3"], EIGHTEEN),
    Puzzle("The corner", "This grid stands still. Find its corner.", ["corner-L-3"], EIGHTEEN, more=FIXED),
    Puzzle("Two lines", "One line of three, and another.", [LINE, OTHER_LINE], NINE, (3, 3)),
    Puzzle("The link", "Two groups that share a card.", ["two-tic-groups-3-sharing"], EIGHTEEN, (3, 4)),
    Puzzle(
        "Three in twelve",
        "Two groups and a Double Tic in twelve cells.",
        [*TWO_GROUPS, "double-tic"],
        TWENTY_SEVEN,
        (3, 4),
    ),
    Puzzle(
        "Slim",
        "Three columns, five rows, and a Triple Tic.",
        ["triple-tic", "tic-group-3"],
        EIGHTEEN,
        (3, 5),
    ),
    Puzzle(
        "The middle of nine",
        "A hole without a Nic: in nine cells there is only one.",
        ["hole-no-nics", "tic-group-3"],
        TWENTY_SEVEN,
        (3, 3),
    ),
    Puzzle(
        "Twice three",
        "A Triple Tic, and two groups of three.",
        [*TWO_GROUPS, "triple-tic"],
        TWELVE,
    ),
    Puzzle(
        "Hooks",
        "An L in a corner, a Double Tic and another group.",
        ["corner-L-3", "double-tic", "different-tic-group-3"],
        EIGHTEEN,
        more=FIXED,
    ),
    Puzzle("Four lines", "Four of the Standard Missions with eighteen cards.", FOUR, EIGHTEEN),
    Puzzle("Nothing but Singles", "A hole of four Singles.", ["hole-all-singles"], EIGHTEEN),
    Puzzle("Both in sixteen", "A group of four, and a Double Tic.", ["tic-group-4", "double-tic"], SIXTEEN),
    Puzzle("The same four, twice", "Two groups of four.", ["two-tic-groups-4"], SIXTEEN, (4, 3), 3, 2),
    Puzzle("The square", "Two by two, right in the middle.", ["centre-square-4"], SIXTEEN, more=FIXED),
    Puzzle(
        "One of each",
        "A Mono of three and a Duo of three.",
        ["mono-3", "duo-3"],
        STEPS,
        (3, 3),
        more=SEQUENCE,
    ),
    Puzzle(
        "All three step",
        "A Tripo: number, shape and colour all move by one.",
        ["tripo-3", "duo-3"],
        STEPS,
        more=SEQUENCE,
    ),
    Puzzle(
        "Each for itself",
        "What one sequence has used serves no other.",
        ["mono-3", "duo-3", "tripo-3"],
        STEPS,
        more={**SEQUENCE, "separate": True},
    ),
    Puzzle("All four sides", "A card with a Tic on every side.", ["quadruple-tic"], TWENTY_SEVEN, (5, 5), 4),
    Puzzle("Five of a pair", "All five cards of a pair.", ["tic-group-5", "double-tic"], TWENTY, (4, 4), 4),
    Puzzle(
        "Fours", "Two groups of four that share a card.", ["two-tic-groups-4-sharing"], THIRTY_TWO, (5, 4), 4
    ),
    Puzzle("The full set", "The five Standard Missions in sixteen cells.", FIVE, TWENTY, (4, 4), 4),
)


def campaign_of(rounds: list[dict[str, Any]]) -> tuple[dict[str, Any], Campaign]:
    """Return the file's data and the campaign; raises ValueError with every fault."""
    data = {
        "format": 1,
        "id": "puzzles",
        "title": "Puzzles",
        "summary": "Fixed deals for one player who sees the whole deck. Every one of them can be won.",
        "players": [1, 1],
        "defaults": {"game": "together", "open_deck": True},
        "round": rounds,
    }
    campaign, faults = parse_campaign(data)
    if campaign is None:
        raise ValueError("; ".join(map(str, faults)))
    return data, campaign


def round_data(puzzle: Puzzle, seed: int, nics: int) -> dict[str, Any]:
    return {
        "title": puzzle.title,
        "intro": puzzle.intro,
        "seed": seed,
        "grid": list(puzzle.grid),
        "hand": puzzle.hand,
        "limit": puzzle.limit,
        **puzzle.more,
        "cards": puzzle.cards,
        "stars": {"three": nics, "two": nics + TWO_STARS},
        "missions": puzzle.missions,
    }


def find(puzzle: Puzzle, at: int) -> tuple[dict[str, Any], Match]:
    """Return the round of a puzzle and the match that proves it; raises LookupError if no deal will do."""
    for seed in range(100 * at, 100 * at + MOST_DEALS):
        for nics in range(puzzle.nics + 1):
            data = round_data(puzzle, seed, nics)
            _file, campaign = campaign_of([data])
            if is_easy(campaign):
                break
            match = proof(campaign, f"puzzles:{at}", nics)
            if match is not None:
                return data, match
    raise LookupError(f"{puzzle.title}: no deal found")


def is_easy(campaign: Campaign) -> bool:
    """Return whether somebody who looks one play ahead earns three stars."""
    setup = round_setup(campaign, 0, ["greedy"])
    ending = Ending.of_match(setup.play(setup.rules(), 1))
    return stars_of(campaign.rounds[0], ending, [Seat(0)]) == 3


def proof(campaign: Campaign, level: str, nics: int) -> Match | None:
    """Return the match of a line with at most so many Nics, None if the search finds none."""
    players = [Player("Ada", "human")]
    match = campaign.rounds[0].start(players, seed=0, app=APP, level=level)
    line = solve(match.rules, match.header.deck, most_penalty=nics, beam=BEAM)
    if line is None:
        return None
    for number, play in enumerate(line, start=1):
        match.act(Seat(0), play, number * PLAY_MS)
    return match


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", metavar="N", type=int, help="the number of one puzzle")
    only = parser.parse_args().only
    LINES.mkdir(exist_ok=True)
    rounds = kept_rounds() if only else []
    for at, puzzle in enumerate(PUZZLES, start=1):
        if only not in (None, at):
            continue
        data, match = find(puzzle, at)
        rounds[at - 1 : at] = [data]
        (LINES / f"puzzle-{at:02}{SUFFIX}").write_bytes(format_record(match).encode())
        result = match.result
        print(
            f"{at} {puzzle.title}: seed {data['seed']}, {len(match.entries)} plays, {result.penalty} Nics",
            flush=True,
        )
    data, _campaign = campaign_of(rounds)
    LEVEL.write_bytes(tomli_w.dumps(data).encode())


def kept_rounds() -> list[dict[str, Any]]:
    import tomllib

    load_campaign(LEVEL)
    return tomllib.loads(LEVEL.read_text("utf-8"))["round"]


if __name__ == "__main__":
    main()
