"""What it takes to make a play on random tables of the Race, by kind of device."""

import statistics
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from fairness_devices import PRESS_S, Target, costs_by_device, pointing_s, spread_of

from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Match, Player
from ticgame.games.squared.actions import Play
from ticgame.games.squared.race import Race
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.scenes.race.layout import race_layout
from ticgame.play.scenes.squared.aiming import Points, beyond
from ticgame.play.scenes.squared.contents import open_targets
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.situation import Target as Place
from ticgame.play.table.grid_cursor import GridCursor

TABLES: Final = 1000
SEED: Final = 11
SEATS: Final = (2, 4)
ACTS: Final = (8, 70)
_JUMPS: Final = {Intent.PREV: -1, Intent.NEXT: 1}
NodeT = TypeVar("NodeT")


class Puzzle(NamedTuple):
    """A table of the Race, a legal play of the first seat, and where its cursor was."""

    layout: SquaredLayout
    points: Points
    hand_size: int
    slot: int
    goal_slot: int
    start: Place
    goal: Place


class Cost(NamedTuple):
    """Presses (clicks) and seconds from seeing a play to having made it."""

    presses: int
    play_s: float


def report() -> str:
    """Return the section of the page."""
    rng = Random(SEED)
    puzzles = [_puzzle(rng) for _table in range(TABLES)]
    costs = costs_by_device([_shortest(puzzle) for puzzle in puzzles], _by_presses)
    costs["mouse"] = [_by_mouse(puzzle) for puzzle in puzzles]
    return _page(costs)


def _puzzle(rng: Random) -> Puzzle:
    while True:
        match = _match(rng)
        plays = [] if match.is_over else [play for play in match.legal(Seat(0)) if isinstance(play, Play)]
        if plays:
            return _aimed(match, rng.choice(plays), rng)


def _match(rng: Random) -> Match:
    """Return a Race after a random number of random acts."""
    seats = rng.randint(*SEATS)
    rules = Race.from_options({}, seats)
    players = [Player(f"Player {seat}", "random") for seat in range(seats)]
    match = Match.start(rules, players, seed=rng.randrange(10**9), app="fairness")
    for _act in range(rng.randint(*ACTS)):
        if match.is_over:
            break
        seat = rng.choice(match.actors())
        match.act(seat, match.rules.sample(match._state, seat, match.at, rng), Millis(match.at + 3000))
    return match if match.view(None).grids else _match(rng)


def _aimed(match: Match, play: Play, rng: Random) -> Puzzle:
    public, hand = match.view(None), match.view(Seat(0)).hand
    layout = race_layout(public)
    points = {place: layout.point(place) for place in open_targets(public, range(match.seats), None)}
    own = [place for place in points if place.owner == 0]
    return Puzzle(
        layout,
        points,
        len(hand),
        rng.randrange(len(hand)),
        hand.index(play.card),
        rng.choice(own or list(points)),
        Place(play.grid, play.cell),
    )


def _shortest(puzzle: Puzzle) -> list[Intent]:
    """Return the shortest row of presses: to the card, take it, to the cell, place it."""
    to_card = _way(puzzle.slot, puzzle.goal_slot, lambda slot: _hand_steps(puzzle, slot))
    first = GridCursor[Place]()
    first.hover(puzzle.start, puzzle.points[puzzle.start])
    first.pick(puzzle.points)
    to_cell = _way(first.target, puzzle.goal, lambda place: _grid_steps(puzzle, place))
    return [*to_card, Intent.A, *to_cell, Intent.A]


def _hand_steps(puzzle: Puzzle, slot: int) -> Iterator[tuple[Intent, int]]:
    per_row = puzzle.layout.hands[Seat(0)].per_row
    for intent in (*DIRECTIONS, *_JUMPS):
        cursor = GridCursor[Place]()
        cursor.slot = slot
        if intent in _JUMPS:
            cursor.jump(_JUMPS[intent], puzzle.hand_size)
        else:
            cursor.walk(intent, puzzle.hand_size, per_row=per_row)
        yield intent, cursor.slot


def _grid_steps(puzzle: Puzzle, place: Place) -> Iterator[tuple[Intent, Place]]:
    for intent in DIRECTIONS:
        cursor = GridCursor[Place]()
        cursor.hover(place, puzzle.points[place])
        cursor.step(intent, puzzle.points)
        yield intent, cursor.target
    for intent, ways in _JUMPS.items():
        yield intent, beyond(place, puzzle.points, puzzle.layout, ways)


def _way(start: NodeT, goal: NodeT, steps: Callable[[NodeT], Iterator[tuple[Intent, Any]]]) -> list[Intent]:
    """Return the fewest presses from one place to another."""
    waiting, seen = deque([(start, [])]), {start}
    while waiting:
        node, intents = waiting.popleft()
        if node == goal:
            return intents
        for intent, after in steps(node):
            if after not in seen:
                seen.add(after)
                waiting.append((after, [*intents, intent]))
    raise AssertionError(f"no way from {start} to {goal}")


def _by_presses(presses: int) -> Cost:
    return Cost(presses, presses * PRESS_S)


def _by_mouse(puzzle: Puzzle) -> Cost:
    """Return the cost with the mouse, which rests where it placed its last card."""
    layout, hand = puzzle.layout, puzzle.layout.hands[Seat(0)]
    rest = _target(layout, puzzle.start)
    card = Target(*hand.place(puzzle.goal_slot), min(hand.card, hand.pitch_x))
    return Cost(2, pointing_s(rest, [card, _target(layout, puzzle.goal)]))


def _target(layout: SquaredLayout, place: Place) -> Target:
    box = layout.spaces[place.owner].box(place.cell)
    return Target(box.x, box.y, min(box.w, box.h))


def _page(costs: dict[str, list[Cost]]) -> str:
    means = {name: statistics.mean(cost.play_s for cost in row) for name, row in costs.items()}
    others = [mean for name, mean in means.items() if name != "mouse"]
    spread = spread_of(others)
    lines = [
        "## Tic Squared Race: making a play",
        "",
        f"{TABLES} random tables of {SEATS[0]} to {SEATS[1]} seats after {ACTS[0]} to {ACTS[1]} random",
        "acts, a random legal play of the first seat on any grid; its cursor on a random card, its last card",
        "placed on its own grid. From seeing the play to having made it: to the card, take it, to the cell,",
        "place it. All open places are targets (the default).",
        "",
        "| device | presses, mean (median, most) | a play, mean (median) |",
        "| --- | ---: | ---: |",
    ]
    for name, row in costs.items():
        presses, plays = [cost.presses for cost in row], [cost.play_s for cost in row]
        lines.append(
            f"| {name} | {statistics.mean(presses):.1f} ({statistics.median(presses):.0f}, {max(presses)}) | "
            f"{means[name]:.2f} s ({statistics.median(plays):.2f}) |"
        )
    lines += [
        "",
        f"Pads and keys are within {spread:.2f} × of each other (bar 1.1 ×). "
        + _mouse_words(means["mouse"], min(others)),
    ]
    return "\n".join(lines)


def _mouse_words(mouse_s: float, others_s: float) -> str:
    """Return what the mouse gains or loses."""
    gain, what = abs(others_s - mouse_s), "an advantage" if mouse_s < others_s else "a disadvantage"
    share = mouse_s / others_s
    return f"The mouse plays in {share:.2f} × the time of the others: {what} of {gain:.2f} s a play."
