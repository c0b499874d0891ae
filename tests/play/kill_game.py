"""A game of bots that is saved while it is played, for a test to kill: says each act once it is done.

`python kill_game.py FOLDER GAME SEED` prints `READY`, then after each act the number of the game and of its
entries. Now and then it takes an act back, where the game allows that, or notes a hint.
"""

import sys
from datetime import datetime
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from ticgame.core.contract import Millis
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.home import Home
from ticgame.play.table.record import RunningRecord


def main(folder: str, name: str, seed: int) -> None:
    seats = max(2, game(name).seat_range[0])
    rules = game(name).from_options({}, seats)
    players = [Player(f"P{seat}", "human" if seat else "random") for seat in range(seats)]
    home, number = Home(Path(folder)), 0
    print("READY", flush=True)
    while True:
        match = Match.start(rules, players, seed=seed + number, app="test")
        record = RunningRecord(home, match, began=datetime(2026, 1, 1 + number % 28))
        play(match, Random(seed + number), number)
        record.close()
        number += 1


def play(match: Match, rng: Random, number: int) -> None:
    while not match.is_over:
        at = Millis(match.at + 400)
        match.advance(at)
        for seat in match.actors():
            action = match.rules.sample(match._state, seat, match.at, rng)
            if action is not None and match.why_not(seat, action) is None:
                match.act(seat, action)
                print(number, len(match.entries), flush=True)
                play_about(match, seat, rng, number)
            if match.is_over:
                return


def play_about(match: Match, seat: int, rng: Random, number: int) -> None:
    """Take the act back, or note a hint, now and then."""
    if rng.random() < 0.2 and match.why_not_take_back(seat) is None:
        match.take_back(seat)
        print(number, len(match.entries), flush=True)
    if rng.random() < 0.1 and not match.rules.is_real_time and match.actors():
        match.note_hint(match.actors()[0])
        print(number, len(match.entries), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
