"""The variants of every game that the soak plays: seats and options, each with a name for its table."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final, NamedTuple

from ticgame.games import game


class Variant(NamedTuple):
    """One way to play a game; `words` tell it from the game's others.

    With a `bot` most acts are the bot's and the rest random; without one all are random.
    """

    game: str
    words: str
    seats: int
    options: Mapping[str, Any]
    bot: str | None = None


def variants(name: str) -> Iterator[Variant]:
    """Yield the variants of a game that is registered."""
    return _BY_GAME[name]()


def _together() -> Iterator[Variant]:
    relations = {
        "Commonness": {},
        "Sequence": {"relation": "sequence"},
        "Sequence, separate": {"relation": "sequence", "separate": True},
    }
    presets = game("together").presets
    for (preset, table), (words, relation), seats in product(presets.items(), relations.items(), (1, 4, 6)):
        yield Variant("together", f"{preset}, {words}", seats, {**table, **relation})
    yield Variant("together", "fixed window", 4, {"frame": "fixed"})


def _ticcitories() -> Iterator[Variant]:
    for seats in range(2, 7):
        for side, row in product((3, 4, 5), (2, 3, 4) if seats == 2 else (seats,)):
            if (seats, side) != (6, 5):  # D4: the deck wouldn't last
                yield Variant(
                    "ticcitories", f"{side} × {side}, row of {row}", seats, {"side": side, "row": row}
                )


def _deck_sizes(seats: int) -> Iterator[tuple[str, dict[str, int]]]:
    yield "usual deck, 12 in hand", {}
    yield "smallest deck, 2 in hand", {"hand": 2, "used": 2 * seats + 1}
    yield "smallest deck, 12 in hand", {"hand": 12, "used": 12 * seats + 1}
    yield "whole deck, 2 in hand", {"hand": 2, "used": 125}
    yield "whole deck, 31 in hand", {"hand": 31, "used": 125}


def _squared() -> Iterator[Variant]:
    for seats in (2, 3, 4):
        for words, deck in _deck_sizes(seats):
            yield Variant("squared", words, seats, deck)


def _race() -> Iterator[Variant]:
    rules = product((True, False), (False, True), (2000, 0))
    names = ("two_tic_draw", "tic_to_finish", "draw_cooldown_ms")
    for seats, values in product((2, 3, 4), rules):
        options = dict(zip(names, values, strict=True))
        yield Variant(
            "race", ", ".join(f"{name} {_json(value)}" for name, value in options.items()), seats, options
        )
    for seats in (2, 3, 4):
        for words, deck in list(_deck_sizes(seats))[1:]:
            yield Variant("race", words, seats, deck)


def _spotic() -> Iterator[Variant]:
    for goal, pace, penalty in product(("nine", "points"), ("turns", "free"), (False, True)):
        words = f"{goal}, {pace}, {'penalty' if penalty else 'no penalty'}"
        for seats in range(1, 7):
            yield Variant("spotic", words, seats, {"goal": goal, "pace": pace, "penalty": penalty})


def _rummy() -> Iterator[Variant]:
    low, high = game("rummy").seat_range
    # Random players hardly ever lay down in late rounds, so void deals end their games; it takes a bot to get
    # through all eight.
    tables = {
        "rounds 1 to 3": ({"start_round": 1, "last_round": 3}, None),
        "all eight rounds": ({}, None),
        "all eight rounds, the first void deal ends it": ({"void_limit": 1}, None),
        "round 8 alone, two void deals end it": ({"start_round": 8, "void_limit": 2}, None),
        "all eight rounds, greedy bots with random slips": ({}, "greedy"),
    }
    for (words, (options, bot)), additions in product(tables.items(), ("pure", "property")):
        for seats in range(low, high + 1):
            yield Variant(
                "rummy",
                f"{words}, {additions} additions",
                seats,
                {**options, "single_additions": additions},
                bot,
            )


def _json(value: Any) -> str:
    return str(value).lower()


_BY_GAME: Final = {
    "together": _together,
    "ticcitories": _ticcitories,
    "squared": _squared,
    "race": _race,
    "spotic": _spotic,
    "rummy": _rummy,
}
