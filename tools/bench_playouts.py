"""Random playouts through `Rules`, in slices that take turns with the yardsticks."""

import statistics
import time
from collections.abc import Callable
from random import Random

import floor_coop
from bench_table import Row, table

from ticgame.core.cards import ALL_CARDS
from ticgame.core.chance import Chance, shuffle
from ticgame.games import game

SLICES = 25
SLICE_SECONDS = 0.02
MOVE_MS = 1000  # between two moves of a game in real time
Playout = Callable[[Random], int]


def report() -> str:
    """Return the table of moves per second; 'object' is the yardstick's row of that name."""
    playouts = _ours() | {"yardstick: object": _floor_object} | _peers()
    rates = _interleaved(playouts)
    base = rates["yardstick: object"]
    bars = {
        "TIC Together, 4 seats": "at least 0.4",
        "TIC Together, with the whole legal list": "at least 0.15",
        "Ticcitories, 4 seats": "at least 0.4",
        "Tic Squared, 4 seats": "at least 0.4",
        "Tic Squared, 2 seats": "at least 0.4",
        "TIC Rummy, 4 seats": "at least 0.2",
    }
    rows = [Row(name, f"{rate / base:.2f}", bars.get(name, "")) for name, rate in rates.items()]
    return table(
        "Random playouts",
        rows,
        f"Moves per second as a ratio to the `object` row of `tools/floor_coop.py`; median of {SLICES} "
        "slices of CPU time in turn in one process. Ours: deal with its shuffle, actors, sample (or the "
        "whole legal list), apply with its check, result.",
    )


def _ours() -> dict[str, Playout]:
    together = game("together").from_options({"first": 0}, 4)
    rummy = game("rummy").from_options({"first_dealer": 0}, 4)
    others = {
        "Ticcitories, 4 seats": (game("ticcitories").from_options({"first": 0}, 4), 4),
        "Tic Squared, 4 seats": (game("squared").from_options({"first": 0}, 4), 4),
        "Tic Squared, 2 seats": (game("squared").from_options({"first": 0}, 2), 2),
        "Tic Squared Race, 4 seats": (game("race").from_options({}, 4), 4),
    }
    return (
        {
            "TIC Together, 4 seats": lambda rng: _sampled(together, 4, rng),
            "TIC Together, with the whole legal list": lambda rng: _listed(together, rng),
        }
        | {
            name: lambda rng, rules=rules, seats=seats: _sampled(rules, seats, rng)
            for name, (rules, seats) in others.items()
        }
        | {"TIC Rummy, 4 seats": lambda rng: _dealt_anew(rummy, 4, rng)}
    )


def _sampled(rules, seats: int, rng: Random) -> int:
    state = rules.deal(seats, shuffle(list(ALL_CARDS), rng)[: rules.dealt_size(seats)]).state
    moves = 0
    while acting := rules.actors(state):
        seat, at = acting[moves % len(acting)], moves * MOVE_MS
        state = rules.apply(state, seat, rules.sample(state, seat, at, rng), at).state
        moves += 1
    assert rules.result(state) is not None
    return moves


def _dealt_anew(rules, seats: int, rng: Random) -> int:
    """Play a game whose table deals again and again; moves are those of the seats."""
    chance, state, moves = Chance(int(rng.random() * 1_000_000)), rules.deal(seats, ()).state, 0
    while rules.result(state) is None:
        if acting := rules.actors(state):
            state = rules.apply(state, acting[0], rules.sample(state, acting[0], 0, rng), 0).state
            moves += 1
        else:
            state = rules.apply(state, None, rules.table_action(state, chance), 0).state
    return moves


def _listed(rules, rng: Random) -> int:
    state = rules.deal(4, shuffle(list(ALL_CARDS), rng)).state
    moves = 0
    while seats := rules.actors(state):
        legal = list(rules.legal(state, seats[0], 0))
        state = rules.apply(state, seats[0], legal[int(rng.random() * len(legal))], 0).state
        moves += 1
    assert rules.result(state) is not None
    return moves


def _floor_object(rng: Random) -> int:
    return floor_coop.object_playout(rng)[0] - 1


def _peers() -> dict[str, Playout]:
    """Return playouts of other packages, those that are installed here."""
    peers = {}
    for name, build in {"python-chess": _chess, "no-thanks, 4 seats": _no_thanks}.items():
        try:
            peers[f"peer: {name}"] = build()
        except ImportError:
            continue
    return peers


def _chess() -> Playout:
    import chess

    def playout(rng: Random) -> int:
        board, plies = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return playout


def _no_thanks() -> Playout:
    import logging

    from no_thanks.core import Action, Game, Player

    logging.getLogger().setLevel(logging.CRITICAL)

    class Coin(Player):
        rng = Random(0)
        moves = 0

        def action(self):
            Coin.moves += 1
            return Action.TAKE if self.tokens <= 0 or self.rng.random() < 0.5 else Action.PASS

    players = [Coin(f"p{number}") for number in range(4)]

    def playout(rng: Random) -> int:
        before = Coin.moves
        Game(players).play()
        return Coin.moves - before

    return playout


def _interleaved(playouts: dict[str, Playout]) -> dict[str, float]:
    """Return moves per CPU second by name, medians of slices taken in turn."""
    rng = Random(11)
    batches = {name: _batch(playout, rng) for name, playout in playouts.items()}
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    for _ in range(SLICES):
        for name, playout in playouts.items():
            start = time.process_time()
            moves = sum(playout(rng) for _ in range(batches[name]))
            rates[name].append(moves / (time.process_time() - start))
    return {name: statistics.median(found) for name, found in rates.items()}


def _batch(playout: Playout, rng: Random) -> int:
    start, games = time.process_time(), 0
    while time.process_time() - start < SLICE_SECONDS:
        playout(rng)
        games += 1
    return games
