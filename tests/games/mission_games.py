"""Random games of TIC Together in which missions do happen: tight decks, mission lists, start layouts."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from ticgame.core.cards import ALL_CARDS, COLOUR, NUMBER, SHAPE, Card, Relation, format_card
from ticgame.core.chance import shuffle
from ticgame.core.errors import OptionError
from ticgame.games.together.catalogue import CATALOGUE
from ticgame.games.together.rules import Place, State, Together

COMMON_NAMES = [name for name, table in CATALOGUE.items() if table["kind"] != "sequence"]
SEQUENCE_NAMES = [name for name, table in CATALOGUE.items() if table["kind"] == "sequence"]


class Game(NamedTuple):
    """A game ready to be dealt."""

    rules: Together
    seats: int
    deck: tuple[Card, ...]


def random_game(rng: Random, relation: str | None = None) -> Game:
    relation = relation or rng.choice(["common", "common", "sequence"])
    while True:
        try:
            return _try_game(rng, relation)
        except OptionError:
            continue  # the draw was no game: a square of three cards, a mission that differs from nothing


def _try_game(rng: Random, relation: str) -> Game:
    seats = rng.randint(1, 3)
    grid = [rng.choice([3, 3, 4, 4, 5, 6]), rng.choice([3, 3, 4, 4, 5, 6])]
    cards = _tight_deck(rng, relation)
    start = _start(rng, cards, grid) if rng.random() < 0.4 else []
    given = {code for code, _x, _y in start}
    deck = shuffle([card for card in cards if format_card(card) not in given], rng)
    hand = max(1, min(rng.randint(1, 6), (len(deck) - 1) // seats))
    options = {
        "grid": grid,
        "hand": hand,
        "limit": rng.choice([5, 20, 20]),
        "frame": rng.choice(["floating", "fixed"]),
        "relation": relation,
        "separate": rng.random() < 0.5,
        "first": rng.randrange(seats),
        "start": start,
        "missions": random_missions(rng, relation),
    }
    return Game(Together.from_options(options, seats), seats, deck)


def _tight_deck(rng: Random, relation: str) -> list[Card]:
    """A deck of few values, in which Tics (or steps) are many."""
    counts = rng.choice([(2, 5, 1), (5, 2, 2), (3, 3, 2), (1, 5, 5), (5, 2, 5), (3, 3, 3), (5, 5, 5)])
    if relation == "sequence":
        counts = rng.choice([(5, 2, 2), (5, 4, 2), (3, 3, 3), (5, 5, 5), (5, 5, 1)])
    low = [rng.randint(0, 5 - count) for count in counts]
    kept = [range(first, first + count) for first, count in zip(low, counts, strict=True)]
    if rng.random() < 0.5:
        rng.shuffle(kept)
    cards = [
        card
        for card in ALL_CARDS
        if NUMBER[card] in kept[0] and SHAPE[card] in kept[1] and COLOUR[card] in kept[2]
    ]
    return cards if len(cards) > 12 else list(ALL_CARDS)


def _start(rng: Random, cards: list[Card], grid: list[int]) -> list[list[Any]]:
    """Some cards at random cells near the start cell; they need not hang together."""
    cells = [(x, y) for x in range(grid[0]) for y in range(grid[1])]
    most = min(len(cells) - 1, len(cards) - 8, 8)
    picked = rng.sample(cells, rng.randint(1, most))
    given = rng.sample(cards, len(picked))
    dx, dy = (grid[0] - 1) // 2, (grid[1] - 1) // 2
    return [[format_card(card), x - dx, y - dy] for card, (x, y) in zip(given, picked, strict=True)]


def random_missions(rng: Random, relation: str) -> list[Any]:
    names = SEQUENCE_NAMES if relation == "sequence" else COMMON_NAMES
    missions: list[Any] = []
    for at in range(rng.randint(1, 7)):
        if rng.random() < 0.4:
            missions.append(rng.choice(names))
        elif relation == "sequence":
            missions.append(_random_sequence(rng) if rng.random() < 0.8 else {"kind": "play", "edges": 2})
        elif rng.random() < 0.7:
            missions.append(_random_group(rng, at))
        else:
            missions.append(_random_play(rng))
    return missions


def _random_sequence(rng: Random) -> dict[str, Any]:
    return {"kind": "sequence", "length": rng.randint(2, 5), "properties": rng.randint(1, 3)}


def _random_group(rng: Random, at: int) -> dict[str, Any]:
    shape = rng.choice(["any", "any", "line", "square", "L"])
    size = {"square": 4, "L": 3}.get(shape) or rng.randint(2, 5)
    table: dict[str, Any] = {"kind": "tic_group", "size": size, "shape": shape, "count": rng.randint(1, 3)}
    table["place"] = rng.choice(["any", "any", "corner"] + ["centre"] * (shape == "square"))
    if table["count"] == 2:
        table["share_card"] = rng.random() < 0.6
    if at and rng.random() < 0.5:
        table["different_from"] = f"m{rng.randint(1, at)}"
    return table


def _random_play(rng: Random) -> dict[str, Any]:
    table: dict[str, Any] = {"kind": "play"}
    for key, low, high in (
        ("edges", 0, 4),
        ("tics", 0, 4),
        ("singles", 0, 3),
        ("touching", 1, 4),
        ("nics", 0, 2),
    ):
        if rng.random() < 0.35:
            table[key] = rng.randint(low, high)
    if rng.random() < 0.2:
        table["all"] = rng.choice(["tic", "single"])
    return table


def eager_play(rules: Together, state: State, rng: Random) -> Place:
    """A legal play that often makes the most of Tics (or steps), else any."""
    seat = state.turn
    if rng.random() < 0.25:
        return rules.sample(state, seat, 0, rng)
    table = state.table
    worth = {Relation.TIC: 3, Relation.DUO: 3, Relation.TRIPO: 4, Relation.MONO: 2, Relation.SINGLE: 0}
    best, most = [], -100
    for action in rules.legal(state, seat, 0):
        edges = rules.sheet.edges(table.layout, rules.frame.spots[action.cell], action.card)
        value = sum(worth.get(edge.rel, -3) for edge in edges)
        if value > most:
            best, most = [], value
        if value == most:
            best.append(action)
    return rng.choice(best)


def plays(game: Game, rng: Random) -> Iterator[tuple[State, Place, State, tuple[Any, ...]]]:
    """Play a game to its end; yields each state before, the play, the state after and the events."""
    rules = game.rules
    state = rules.deal(game.seats, game.deck).state
    while rules.actors(state):
        action = eager_play(rules, state, rng)
        after, events = rules.apply(state, state.turn, action, 0)
        yield state, action, after, events
        state = after
