"""A game of bots that is saved while it is played, for a test to kill: says each act once it is done.

`python kill_game.py FOLDER GAME SEED` prints `READY`, then the number of entries after each act, and undoes
its last act now and then where the game allows it.
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
        play(match, Random(seed + number))
        record.close()
        number += 1


def play(match: Match, rng: Random) -> None:
    while not match.is_over:
        at = Millis(match.at + 400)
        match.advance(at)
        for seat in match.actors():
            action = match.rules.sample(match._state, seat, match.at, rng)
            if action is not None and match.why_not(seat, action) is None:
                match.act(seat, action)
                print(len(match.entries), flush=True)
            if match.is_over:
                return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
