"""A slow, obvious second writing of TIC Together's table, from the rulings alone.

Cards are triples of positions, the layout is a dictionary, and everything is worked out on the whole layout
after every play. It shares nothing with the engine, so that the two can be compared.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

Cell = tuple[int, int]
SlowCard = tuple[int, int, int]
SlowKey = tuple[
    int, int, int
]  # which properties (0: number+shape, 1: number+colour, 2: shape+colour), values

PAIRS = ((0, 1), (0, 2), (1, 2))
ALL_KEYS = [(kind, one, two) for kind in range(3) for one in range(5) for two in range(5)]
BY_EQUAL = {0: "nic", 1: "single", 2: "tic"}
BY_STEPS = {0: "break", 1: "mono", 2: "duo", 3: "tripo"}
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))  # left, right, up, down


def card_of(code: str) -> SlowCard:
    return (int(code[0]) - 1, "octqs".index(code[1]), "vcyor".index(code[2]))


def has_key(card: SlowCard, key: SlowKey) -> bool:
    kind, one, two = key
    first, second = PAIRS[kind]
    return card[first] == one and card[second] == two


def relation(a: SlowCard, b: SlowCard, *, is_sequence: bool) -> str:
    if is_sequence:
        return BY_STEPS[sum(abs(x - y) == 1 for x, y in zip(a, b, strict=True))]
    return BY_EQUAL[sum(x == y for x, y in zip(a, b, strict=True))]


def are_beside(a: Cell, b: Cell) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def hang_together(cells: Sequence[Cell]) -> bool:
    """Union by union: every cell begins alone, cells side by side come together."""
    parts = [{cell} for cell in cells]
    for a, b in combinations(cells, 2):
        if are_beside(a, b):
            one = next(part for part in parts if a in part)
            two = next(part for part in parts if b in part)
            if one is not two:
                one |= two
                parts.remove(two)
    return len(parts) == 1


def components(cells: Sequence[Cell]) -> list[set[Cell]]:
    """Union-find over all pairs of cells."""
    root = {cell: cell for cell in cells}

    def find(cell: Cell) -> Cell:
        while root[cell] != cell:
            cell = root[cell]
        return cell

    for a, b in combinations(cells, 2):
        if are_beside(a, b):
            root[find(a)] = find(b)
    return [{cell for cell in cells if find(cell) == top} for top in cells if root[top] == top]


def is_line(cells: Sequence[Cell]) -> bool:
    return len({x for x, _y in cells}) == 1 or len({y for _x, y in cells}) == 1


def is_square(cells: Sequence[Cell]) -> bool:
    x, y = min(cells)
    return set(cells) == {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def is_corner_with_two_arms(cells: Sequence[Cell]) -> bool:
    if len(cells) != 3:
        return False
    for corner in cells:
        one, two = (cell for cell in cells if cell != corner)
        across = are_beside(corner, one) and one[1] == corner[1]
        along = are_beside(corner, two) and two[0] == corner[0]
        if across and along:
            return True
        if (
            are_beside(corner, two)
            and two[1] == corner[1]
            and are_beside(corner, one)
            and one[0] == corner[0]
        ):
            return True
    return False


SHAPES = {"any": lambda cells: True, "line": is_line, "square": is_square, "L": is_corner_with_two_arms}


class SlowTable:
    """One game's table; `play` puts a card down and returns what the record would say of it."""

    def __init__(self, options: Mapping[str, Any], start: Mapping[Cell, str]) -> None:
        self.width, self.height = options["grid"]
        self.is_fixed = options["frame"] == "fixed"
        self.is_sequence = options["relation"] == "sequence"
        self.is_separate = options["separate"]
        self.limit = options["limit"]
        self.missions = options["missions"]
        self.cards = {cell: card_of(code) for cell, code in start.items()}
        self.codes = dict(start)
        self.penalty = 0
        self.done: dict[str, list[SlowKey]] = {}
        self.claimed: set[Cell] = set()

    # The window.

    def windows(self) -> list[Cell]:
        """The top left cells of every window that holds the whole layout."""
        if self.is_fixed:
            return [(-((self.width - 1) // 2), -((self.height - 1) // 2))]
        columns = [x for x, _y in self.cards]
        rows = [y for _x, y in self.cards]
        return [
            (left, top)
            for left in range(min(columns) - self.width, max(columns) + 1)
            for top in range(min(rows) - self.height, max(rows) + 1)
            if all(self.is_in((left, top), cell) for cell in self.cards)
        ]

    def is_in(self, window: Cell, cell: Cell) -> bool:
        return 0 <= cell[0] - window[0] < self.width and 0 <= cell[1] - window[1] < self.height

    def legal_cells(self) -> set[Cell]:
        windows = self.windows()
        return {
            cell
            for card in self.cards
            for cell in ((card[0] + dx, card[1] + dy) for dx, dy in SIDES)
            if cell not in self.cards and any(self.is_in(window, cell) for window in windows)
        }

    @property
    def is_settled(self) -> bool:
        return len(self.windows()) == 1

    @property
    def is_full(self) -> bool:
        return len(self.cards) == self.width * self.height

    # A play.

    def play(self, code: str, cell: Cell) -> list[dict[str, Any]]:
        card = card_of(code)
        edges = []
        for dx, dy in SIDES:
            near = (cell[0] + dx, cell[1] + dy)
            if near in self.cards:
                rel = relation(card, self.cards[near], is_sequence=self.is_sequence)
                edges.append({"e": "edge", "with": self.codes[near], "rel": rel})
        self.cards[cell] = card
        self.codes[cell] = code
        events: list[dict[str, Any]] = list(edges)
        bad = sum(edge["rel"] == ("break" if self.is_sequence else "nic") for edge in edges)
        self.penalty += bad
        if bad:
            events.append({"e": "penalty", "total": self.penalty})
        for mission in self.missions:
            if mission["id"] not in self.done and self.is_done(mission, [edge["rel"] for edge in edges]):
                events.append({"e": "mission", "id": mission["id"]})
        return events

    def why(self) -> str | None:
        if len(self.done) == len(self.missions):
            return "missions"
        if self.penalty >= self.limit:
            return "limit"
        return "full" if self.is_full else None

    # Missions.

    def is_done(self, mission: Mapping[str, Any], relations: list[str]) -> bool:
        """Whether the mission is done now; notes its keys and claims."""
        judge = {"tic_group": self.group_keys, "play": self.play_keys, "sequence": self.sequence_keys}
        keys = judge[mission["kind"]](mission, relations)
        if keys is not None:
            self.done[mission["id"]] = keys
        return keys is not None

    def play_keys(self, mission: Mapping[str, Any], relations: list[str]) -> list[SlowKey] | None:
        tics, singles, nics = (relations.count(rel) for rel in ("tic", "single", "nic"))
        demands = [
            len(relations) >= mission["edges"],
            tics >= mission["tics"],
            singles >= mission["singles"],
            mission["touching"] is None or len(relations) == mission["touching"],
            mission["nics"] is None or nics == mission["nics"],
            mission["all"] is None or all(rel == mission["all"] for rel in relations),
        ]
        return [] if all(demands) else None

    def group_keys(self, mission: Mapping[str, Any], _relations: list[str]) -> list[SlowKey] | None:
        barred: list[SlowKey] = []
        if mission["different_from"] is not None:
            if mission["different_from"] not in self.done:
                return None
            barred = self.done[mission["different_from"]]
        fitting = [
            (key, group)
            for key in ALL_KEYS
            if key not in barred
            for group in self.groups(key)
            if self.group_fits(group, mission)
        ]
        if mission["share_card"]:
            pairs = [
                sorted([one[0], two[0]])
                for one, two in combinations(fitting, 2)
                if one[0] != two[0] and one[1] & two[1]
            ]
            return min(pairs, default=None)
        keys = sorted({key for key, _group in fitting})
        return keys[: mission["count"]] if len(keys) >= mission["count"] else None

    def groups(self, key: SlowKey) -> list[set[Cell]]:
        return components([cell for cell, card in self.cards.items() if has_key(card, key)])

    def group_fits(self, group: set[Cell], mission: Mapping[str, Any]) -> bool:
        return any(
            hang_together(chosen)
            and SHAPES[mission["shape"]](chosen)
            and self.has_place(chosen, mission["place"])
            for chosen in combinations(sorted(group), mission["size"])
        )

    def has_place(self, chosen: Sequence[Cell], place: str) -> bool:
        if place == "any":
            return True
        if not self.is_settled:
            return False
        (left, top), right, bottom = self.windows()[0], 0, 0
        right, bottom = left + self.width - 1, top + self.height - 1
        if place == "corner":
            return any(
                corner in chosen for corner in ((left, top), (right, top), (left, bottom), (right, bottom))
            )
        across = sorted({x - left for x, _y in chosen})
        along = sorted({y - top for _x, y in chosen})
        return self.is_central(across, self.width) and self.is_central(along, self.height)

    @staticmethod
    def is_central(lines: list[int], side: int) -> bool:
        if side % 2 == 0:
            return lines == [side // 2 - 1, side // 2]
        return (side - 1) // 2 in lines

    def sequence_keys(self, mission: Mapping[str, Any], _relations: list[str]) -> list[SlowKey] | None:
        for cells in self.lines(mission["length"]):
            if self.is_separate and self.claimed & set(cells):
                continue
            if self.properties_running(cells) >= mission["properties"]:
                if self.is_separate:
                    self.claimed |= set(cells)
                return []
        return None

    def lines(self, length: int) -> Iterator[list[Cell]]:
        """Every line of that many cards, by its start's (row, column), horizontal before vertical."""
        for x, y in sorted(self.cards, key=lambda cell: (cell[1], cell[0])):
            for dx, dy in ((1, 0), (0, 1)):
                cells = [(x + dx * at, y + dy * at) for at in range(length)]
                if all(cell in self.cards for cell in cells):
                    yield cells

    def properties_running(self, cells: list[Cell]) -> int:
        running = 0
        for which in range(3):
            values = [self.cards[cell][which] for cell in cells]
            up = all(values[at + 1] == values[at] + 1 for at in range(len(values) - 1))
            down = all(values[at + 1] == values[at] - 1 for at in range(len(values) - 1))
            running += up or down
        return running
