"""What it takes to mark a set of three on random tables of SpoTic, by kind of device."""

import statistics
from collections import deque
from itertools import permutations
from random import Random
from typing import Final, NamedTuple

from fairness_devices import PRESS_S, Target, costs_by_device, pointing_s, spread_of

from ticgame.core.cards import ALL_CARDS, Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.sets import RELATIONS, Kind, draw_set
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.cursor import ALONG, JUMPS, SIDEWAYS, Aim, aim_at, moved
from ticgame.play.scenes.spotic.lattice import Spot, all_spots
from ticgame.play.scenes.spotic.places import SpoticLayout, layout_of

TABLES: Final = 1000
SEED: Final = 7
CARDS: Final = (9, 75)
MOST_HOLES: Final = 9
SEATS: Final = 4
CALLS: Final = {Relation.TIC: Intent.X, Relation.SINGLE: Intent.Y, Relation.NIC: Intent.B}
_WAYS: Final = (*SIDEWAYS, *ALONG, *JUMPS)


class Puzzle(NamedTuple):
    """A table, a set of three on it, and where the cursor is when the set is seen."""

    layout: SpoticLayout
    cards: dict[Spot, Card]
    chosen: tuple[Spot, ...]
    relation: Relation
    start: Spot


class Cost(NamedTuple):
    """Presses (clicks) and seconds to mark the three cards, and seconds of the whole claim."""

    presses: int
    mark_s: float
    claim_s: float


def report() -> str:
    """Return the section of the page."""
    rng = Random(SEED)
    puzzles = [_puzzle(rng) for _table in range(TABLES)]
    costs = costs_by_device([_shortest(puzzle) for puzzle in puzzles], _by_presses)
    costs["mouse"] = [_by_mouse(puzzle) for puzzle in puzzles]
    return _page(costs)


def _puzzle(rng: Random) -> Puzzle:
    while True:
        deck = list(ALL_CARDS)
        rng.shuffle(deck)
        count, holes = rng.randint(*CARDS), rng.randint(0, MOST_HOLES)
        slots = count + holes
        places = rng.sample(all_spots()[:slots], count)
        cards = dict(zip(places, deck, strict=False))
        relation = rng.choice(RELATIONS)
        found = draw_set(tuple(cards.values()), Kind(relation, 3), rng)
        if found is not None:
            where = {card: place for place, card in cards.items()}
            chosen = tuple(where[card] for card in found)
            return Puzzle(layout_of(slots, SEATS), cards, chosen, relation, rng.choice(places))


class Walker:
    """The shortest ways of a cursor over one table, from wherever it has been asked."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._known: dict[Aim, dict[Spot, tuple[list[Intent], Aim]]] = {}

    def marking(self, order: tuple[Spot, ...]) -> list[Intent]:
        """Return the presses that mark cards in an order."""
        aim, intents = aim_at(self._puzzle.start), []
        for target in order:
            steps, aim = self._ways(aim)[target]
            intents += [*steps, Intent.A]
        return intents

    def _ways(self, start: Aim) -> dict[Spot, tuple[list[Intent], Aim]]:
        if start not in self._known:
            self._known[start] = self._spread(start)
        return self._known[start]

    def _spread(self, start: Aim) -> dict[Spot, tuple[list[Intent], Aim]]:
        ways: dict[Spot, tuple[list[Intent], Aim]] = {}
        waiting, seen = deque([(start, [])]), {start}
        while waiting:
            aim, intents = waiting.popleft()
            ways.setdefault(aim.spot, (intents, aim))
            for intent in _WAYS:
                after = moved(aim, intent, self._puzzle.cards, self._puzzle.layout.step)
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, [*intents, intent]))
        return ways


def _shortest(puzzle: Puzzle) -> list[Intent]:
    """Return the shortest row of presses, in the best order of the cards."""
    walker = Walker(puzzle)
    return min((walker.marking(order) for order in permutations(puzzle.chosen)), key=len)


def _by_presses(presses: int) -> Cost:
    return Cost(presses, presses * PRESS_S, (presses + 2) * PRESS_S)


def _by_mouse(puzzle: Puzzle) -> Cost:
    """Return the cost with the mouse: it calls on its board, marks on the table, shows on the banner."""
    layout = puzzle.layout
    start = _target(layout, puzzle.start)
    row = layout.boards[Seat(0)].row(RELATIONS.index(puzzle.relation))
    call = [] if puzzle.relation is Relation.NIC else [Target(row.x, row.y, row.h)]
    banner = Target(layout.banner.x, layout.banner.y, layout.banner.h)
    orders = [[_target(layout, spot) for spot in order] for order in permutations(puzzle.chosen)]
    mark_s = min(pointing_s(start, order) for order in orders)
    claims = [pointing_s(start, [*call, *order, banner]) for order in orders]
    # The right button calls Nic where the pointer is.
    extra_s = PRESS_S if puzzle.relation is Relation.NIC else 0.0
    return Cost(len(puzzle.chosen), mark_s, min(claims) + extra_s)


def _target(layout: SpoticLayout, spot: Spot) -> Target:
    box = layout.spot_box(spot)
    return Target(box.x, box.y, box.w)


def _page(costs: dict[str, list[Cost]]) -> str:
    means = {name: statistics.mean(cost.mark_s for cost in row) for name, row in costs.items()}
    others = [mean for name, mean in means.items() if name != "mouse"]
    spread = spread_of(others)
    lines = [
        "## SpoTic: marking a set of three",
        "",
        f"{TABLES} random tables of {CARDS[0]} to {CARDS[1]} cards with up to {MOST_HOLES} holes, a random",
        "set of three on each, the cursor on a random card; the best order of the cards. A claim is the",
        "call, the marks and the show.",
        "",
        "| device | presses, mean (most) | to mark, mean (median) | whole claim, mean |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, row in costs.items():
        presses, marks = [cost.presses for cost in row], [cost.mark_s for cost in row]
        claim = statistics.mean(cost.claim_s for cost in row)
        lines.append(
            f"| {name} | {statistics.mean(presses):.1f} ({max(presses)}) | {means[name]:.2f} s "
            f"({statistics.median(marks):.2f}) | {claim:.2f} s |"
        )
    share = means["mouse"] / min(others)
    lines += [
        "",
        f"Pads and keys are within {spread:.2f} × of each other (bar 1.1 ×). The mouse marks in "
        f"{share:.2f} × the time of the others: an advantage of {min(others) - means['mouse']:.2f} s a set.",
    ]
    return "\n".join(lines)
