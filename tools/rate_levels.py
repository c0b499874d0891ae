"""Rate every round that ships: `python tools/rate_levels.py` writes docs/ratings.md.

Two bots play each round at a table of four (of as many seats as its campaign allows, if four are too many).
`--games` and `--planner-games` say how often, `--output` where the page goes; with the same seed the same
table comes out.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ticgame import data_dir
from ticgame.campaign.catalogue import list_campaigns
from ticgame.campaign.outcome import Ending
from ticgame.campaign.rate import Rating, round_setup, round_team
from ticgame.campaign.schema import Campaign
from ticgame.core.estimates import Estimate
from ticgame.core.records import SUFFIX

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ratings.md"
LINES: Final = ROOT / "tests" / "golden" / "puzzles"
SEATS: Final = 4
STANDARD_TIMES: Final = 5
"""So many times more games of `greedy` as it takes to tell the presets of `standard` apart."""
HEAD: Final = """\
# Ratings of the campaigns

How often bots win each round that comes with the game, so that an author can see how hard a round is.
`python tools/rate_levels.py` writes this page: {greedy} games of the bot `greedy` ({standard} in \
`standard`) and
{planner} of `planner` a round, four seats (or as many as the campaign allows), seeds from {seed}. Behind each
rate stands its 95 % interval; Nics (Breaks in sequence rounds) are the mean of all games, won or lost. A
round with a fixed deck is the same game every time: there it only says whether the bot wins it.
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--planner-games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=PAGE)
    given = parser.parse_args()
    games = {"greedy": given.games, "planner": given.planner_games}
    lines = [HEAD.format(**games, standard=games["greedy"] * STANDARD_TIMES, seed=given.seed)]
    for listed in list_campaigns(data_dir("levels")):
        lines += campaign_lines(listed.campaign, games, given.seed)
    given.output.write_bytes("\n".join(lines).encode() + b"\n")


def campaign_lines(campaign: Campaign, games: dict[str, int], seed: int) -> Iterator[str]:
    """Yield the table of a campaign."""
    if campaign.id == "standard":
        games = games | {"greedy": games["greedy"] * STANDARD_TIMES}
    yield f"## {campaign.title}\n\n`{campaign.id}` · {campaign.summary}\n"
    yield "| round | greedy wins | Nics | planner wins | Nics |"
    yield "|---|---|---|---|---|"
    for at, round_ in enumerate(campaign.rounds):
        cells = [cell for bot in games for cell in rated(campaign, at, bot, range(seed, seed + games[bot]))]
        print(campaign.level(at), *cells, flush=True)
        yield f"| {at + 1} {round_.title} | {' | '.join(cells)} |"
    if campaign.id == "puzzles":
        count = len(list(LINES.glob(f"*{SUFFIX}")))
        yield f"\nEach is won by a line of play that is kept as a record: {count} in `tests/golden/puzzles`."
    yield ""


def rated(campaign: Campaign, at: int, bot: str, seeds: range) -> tuple[str, str]:
    """Return how often a bot wins a round, and the mean of its Nics."""
    round_ = campaign.rounds[at]
    low, high = campaign.players
    setup = round_setup(campaign, at, [bot] * max(low, min(SEATS, high)))
    rating = Rating(round_, round_team(round_, len(setup.bots)))
    rules = setup.rules()
    # These bots play a fixed deck alike with every seed.
    for seed in seeds if round_.seed is None else seeds[:1]:
        rating.add(Ending.of_match(setup.play(rules, seed)))
    mean = f"{rating.figure.estimate().value:.2f}"
    if round_.seed is not None:
        return "wins" if rating.wins else "loses", mean
    return _percent(rating.win_rate()), mean


def _percent(rate: Estimate) -> str:
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


if __name__ == "__main__":
    main()
