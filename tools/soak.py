"""Play random games of every variant of every game and look at each: `python tools/soak.py`.

    python tools/soak.py spotic race --games 1000      some games, as tables
    python tools/soak.py --write docs/soak.md          every game; its section of the page is replaced

Where random players would get nowhere a variant names a bot, which does most of what is done. A game must
end, every card must be in exactly one place after each entry (C7), and its record must read back, replay and
verify without a warning. The first that doesn't stops the run, with its game, options and seed.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from pages import with_section
from soak_variants import Variant, variants

from ticgame.bots import make_bot
from ticgame.bots.bot import Bot
from ticgame.core.contract import Seat
from ticgame.core.match import Match, Player
from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import GAMES, game

LONGEST: Final = 200_000
"""A game of more entries is said not to end."""
PAUSES: Final = ((0.8, 0), (0.98, 400), (0.99, 3000), (0.998, 11_000), (1.0, 130_000))
"""How long nothing happens in a game in real time, in ms, up to each share of the pauses."""
SLIPS: Final = 0.1
"""How often a seat that a bot plays acts at random all the same."""
INTRODUCTION: Final = """# Soak

Made by `python tools/soak.py --games N --write docs/soak.md`, game by game: random games of every variant,
as many as the column says, seeds from 1 on. Where a variant names a bot, the bot did nine acts of ten and
chance the tenth. Each game ended; after every entry each card was in exactly one place (C7); every record
read back, replayed and verified. An entry is one line of a record.
"""


class Soaked(NamedTuple):
    """What one game came to."""

    entries: int
    why: str


def soak(variant: Variant, seed: int) -> Soaked:
    """Play one game and look at it all the way; raises AssertionError with what is wrong."""
    rules = game(variant.game).from_options(variant.options, variant.seats)
    players = [Player(f"Seat {seat}", "random") for seat in range(variant.seats)]
    match = Match.start(rules, players, seed=seed, app="soak")
    bots = [variant.bot and make_bot(variant.bot, match.rules, seat, seed) for seat in range(variant.seats)]
    cards, looked_at, rng = set(match.cards_in_play()), 0, Random(f"soak/{seed}")
    assert len(cards) == sum(1 for _card in match.cards_in_play()), "a card is doubled from the start"
    while not match.is_over:
        move(match, bots, rng)
        if len(match.entries) > looked_at:
            now = list(match.cards_in_play())
            assert len(now) == len(cards) and set(now) == cards, (
                f"a card is lost or doubled at {match.entries[-1]}"
            )
            looked_at = len(match.entries)
        assert looked_at < LONGEST, "the game doesn't end"
    record = read_record(iter(format_record(match).encode().splitlines(keepends=True)), game)
    verify(record)
    assert not record.warnings, record.warnings
    return Soaked(len(match.entries), match.result.to_json().get("why", ""))


def move(match: Match, bots: Sequence[Bot | None], rng: Random) -> None:
    """Let a random seat act, or wait; in real time the clock runs on."""
    actors = match.actors()
    if not actors:
        match.advance_to_deadline()
        return
    seat = actors[int(rng.random() * len(actors))]
    action = choice(match, seat, bots[seat], rng)
    if action is not None or not match.rules.is_real_time:
        match.act(seat, action)
    if match.rules.is_real_time:
        at = rng.random()
        match.advance(match.at + next(ms for share, ms in PAUSES if at < share))


def choice(match: Match, seat: Seat, bot: Bot | None, rng: Random) -> Any:
    """Return what a seat does: as its bot would if it has one, now and then at random."""
    if bot is None or rng.random() < SLIPS:
        return match.rules.sample(match._state, seat, match.at, rng)
    decision = bot.decide(match.view(seat), match.at)
    return decision and decision.action


def soak_all(variant: Variant, games: int) -> list[Soaked]:
    """Play so many games of a variant, and say which it was if one is at fault."""
    found = []
    for seed in range(1, games + 1):
        try:
            found.append(soak(variant, seed))
        except Exception as fault:
            fault.add_note(f"{variant.game}, {variant.seats} seats, {dict(variant.options)}, seed {seed}")
            raise
    return found


def row(variant: Variant, found: Sequence[Soaked]) -> str:
    """Return a variant's line of the table."""
    sizes = [each.entries for each in found]
    reasons = sorted({each.why for each in found} - {""})
    shares = (f"{why} {sum(each.why == why for each in found)}" for why in reasons)
    cells = [
        variant.words,
        str(variant.seats),
        str(len(found)),
        f"{statistics.median(sizes):.0f}",
        str(max(sizes)),
        ", ".join(shares),
    ]
    return f"| {' | '.join(cells)} |"


def section(name: str, games: int) -> str:
    """Return a game's table; tells on the way what is done."""
    lines = [
        f"## {game(name).title}",
        "",
        "| variant | seats | games | entries, median | most | ended by |",
        "|---|---|---|---|---|---|",
    ]
    start_s, played = time.monotonic(), list(variants(name))
    for variant in played:
        lines.append(row(variant, soak_all(variant, games)))
        print(lines[-1], flush=True)
    total = f"{len(played)} variants, {len(played) * games} games"
    print(f"{name}: {total} in {time.monotonic() - start_s:.0f} s", flush=True)
    return "\n".join([*lines, "", f"{total}.", ""])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--games", type=int, default=1000, help="games of each variant")
    parser.add_argument("--write", type=Path, help="the page whose sections are replaced")
    options = parser.parse_args(arguments)
    for name in options.game or GAMES:
        text = section(name, options.games)
        if options.write:
            page = options.write.read_text(encoding="utf-8") if options.write.exists() else INTRODUCTION
            options.write.write_text(with_section(page, text), encoding="utf-8")


if __name__ == "__main__":
    main()
