"""Missions that can't happen together with the options of a game set up anew (`docs/levels.md`).

Whatever is refused here is impossible; not everything impossible is refused. Records are read without it.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from ticgame.core.cards import ALL_CARDS, KEYS, PROPERTIES, Card, Relation, common
from ticgame.core.groups import Place, Shape
from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup
from ticgame.games.together.options import FrameKind, Options, RelationKind


@dataclass(frozen=True, slots=True)
class Supply:
    """What a game has: the cards of its deck and of its start layout, and how many the window can hold."""

    options: Options
    deck: tuple[Card, ...]
    given: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return self.given + self.deck

    @property
    def most_laid(self) -> int:
        """Return how many cards can come to lie on the table at most."""
        width, height = self.options.grid
        return min(width * height, len(self.cards))

    @property
    def can_settle(self) -> bool:
        """Return whether the window can be spanned in both directions: a card adds one line at most."""
        if self.options.frame is FrameKind.FIXED:
            return True
        columns = [cell.x for _card, cell in self.options.start] or [0]
        rows = [cell.y for _card, cell in self.options.start] or [0]
        width, height = self.options.grid
        lines = width - (max(columns) - min(columns) + 1) + height - (max(rows) - min(rows) + 1)
        return len(columns) + lines <= self.most_laid


def faults(options: Options, *, cards: Collection[Card] | None = None) -> list[str]:
    """Return every mission that can't be done, and why; `cards` is a smaller deck (default: all)."""
    given = tuple(card for card, _cell in options.start)
    deck = tuple(card for card in ALL_CARDS if card not in given and (cards is None or card in cards))
    supply = Supply(options, deck, given)
    found = [
        f"missions[{at}] ({mission.id}): {fault}"
        for at, mission in enumerate(options.missions, start=1)
        for fault in _mission_faults(mission, supply)
    ]
    return found + _separate_faults(supply)


def _mission_faults(mission: Mission, supply: Supply) -> Iterator[str]:
    if isinstance(mission, TicGroup):
        yield from _group_faults(mission, supply)
    elif isinstance(mission, OnePlay):
        yield from _play_faults(mission, supply)
    elif isinstance(mission, StraightRun):
        yield from _run_faults(mission, supply)


def _group_faults(mission: TicGroup, supply: Supply) -> Iterator[str]:
    width, height = supply.options.grid
    sizes = _group_sizes(mission, supply.options.missions)
    if mission.shape is Shape.LINE and mission.size > max(width, height):
        yield f"a line of {mission.size} doesn't fit a {width} × {height} grid"
    if mission.place is not Place.ANY and not supply.can_settle:
        yield f"with {supply.most_laid} cards at most the {width} × {height} window never comes to rest"
    keys = _keys_with(mission.size, supply.cards)
    wanted = sum(size >= mission.size for size in sizes)
    if keys < wanted:
        yield f"{wanted} different groups of {mission.size} are needed; the cards have {keys}"
    elif (need := _fewest_cards(sizes)) > supply.most_laid:
        yield f"it takes at least {need} cards; at most {supply.most_laid} can lie on the table"


def _group_sizes(mission: TicGroup, missions: Sequence[Mission]) -> list[int]:
    """Return the sizes of all groups of different keys that lie there once the mission is done."""
    sizes = [mission.size] * mission.count
    for other in missions:
        if isinstance(other, TicGroup) and other.id == mission.different_from:
            sizes += [other.size] * other.count
    return sizes


def _keys_with(size: int, cards: Collection[Card]) -> int:
    """Return how many keys have so many of the cards."""
    counts: dict[int, int] = {}
    for card in cards:
        for key in KEYS[card]:
            counts[key] = counts.get(key, 0) + 1
    return sum(count >= size for count in counts.values())


def _fewest_cards(sizes: Sequence[int]) -> int:
    """Return a number of cards below which groups of these sizes, all of different keys, can't lie.

    Two keys share a card at most, and a card has three keys.
    """
    ordered = sorted(sizes, reverse=True)
    by_pairs = [sum(ordered[:count]) - count * (count - 1) // 2 for count in range(1, len(ordered) + 1)]
    return max(*by_pairs, -(-sum(sizes) // 3))


def _play_faults(mission: OnePlay, supply: Supply) -> Iterator[str]:
    nics = mission.nics or 0
    asked = max(mission.edges, mission.tics + mission.singles + nics, mission.touching or 0)
    most = 4 if mission.touching is None else mission.touching
    if asked > most:
        yield f"{asked} edges are asked of a card that touches {most}"
    elif asked + 1 > supply.most_laid:
        yield f"it takes at least {asked + 1} cards; at most {supply.most_laid} can lie on the table"
    elif _contradicts_itself(mission):
        yield f"other edges are asked besides all {mission.all}"
    elif supply.options.relation is RelationKind.COMMON and not _has_neighbours(mission, asked, supply):
        yield "no card of the deck has such neighbours"


def _contradicts_itself(mission: OnePlay) -> bool:
    if mission.all is None:
        return False
    other = mission.singles if mission.all is Relation.TIC else mission.tics
    return bool(other or mission.nics)


def _has_neighbours(mission: OnePlay, edges: int, supply: Supply) -> bool:
    """Return whether some card of the deck has enough cards to make such edges with."""
    is_enough = {
        None: lambda tics, singles, nics: tics + singles + nics >= edges,
        Relation.TIC: lambda tics, singles, nics: tics >= max(edges, 1),
        Relation.SINGLE: lambda tics, singles, nics: singles >= max(edges, 1),
    }[mission.all]
    for card in supply.deck:
        shared = [common(card, other) for other in supply.cards if other != card]
        tics, singles, nics = shared.count(2), shared.count(1), shared.count(0)
        has_each = tics >= mission.tics and singles >= mission.singles and nics >= (mission.nics or 0)
        usable = nics if mission.nics is None else mission.nics
        if has_each and is_enough(tics, singles, usable):
            return True
    return False


def _run_faults(mission: StraightRun, supply: Supply) -> Iterator[str]:
    width, height = supply.options.grid
    if mission.length > max(width, height):
        yield f"a sequence of {mission.length} doesn't fit a {width} × {height} grid"
    elif mission.length > supply.most_laid:
        yield f"it takes {mission.length} cards; at most {supply.most_laid} can lie on the table"
    elif not _has_run(mission, supply.cards):
        yield f"the cards have no {mission.length} in which {mission.properties} of their properties run"


def _has_run(mission: StraightRun, cards: Collection[Card]) -> bool:
    for chosen in combinations(PROPERTIES, mission.properties):
        values = {tuple(positions[card] for positions in chosen) for card in cards}
        for first, step in product(values, product((-1, 1), repeat=mission.properties)):
            run = {
                tuple(value + at * way for value, way in zip(first, step, strict=True))
                for at in range(mission.length)
            }
            if run <= values:
                return True
    return False


def _separate_faults(supply: Supply) -> list[str]:
    # S3: separate sequences share no card.
    options = supply.options
    need = sum(mission.length for mission in options.missions if isinstance(mission, StraightRun))
    if not options.separate or need <= supply.most_laid:
        return []
    return [
        f"missions: separate sequences take {need} cards; at most {supply.most_laid} can lie on the table"
    ]
