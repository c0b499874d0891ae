"""How a bot notices sets: a model of perception on the match's clock.

Each kind of set catches the eye at a rate: the harder the kind and the fuller the table, the slower; the more
such sets lie there, the faster. A kind is noticed when the rates since the last time have added up to an
effort that is drawn anew each time (gamma, shape 2: seldom at once, sometimes very late). A bot with ghosts
also sees sets where none are.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from ticgame.core.cards import Card, Relation
from ticgame.core.contract import Millis
from ticgame.core.sets import KINDS, SIZES, Kind, counts, draw_set, is_set

MEAN_MS: Final = {
    Kind(relation, size): Millis(ms)
    for relation, row in {
        Relation.TIC: (6_000, 8_000, 10_000),
        Relation.SINGLE: (11_000, 24_000, 45_000),
        Relation.NIC: (9_000, 24_000, 50_000),
    }.items()
    for size, ms in zip(SIZES, row, strict=True)
}
"""How long a good player takes on average to notice the one set of a kind among twelve cards."""
USUAL_CARDS: Final = 12
FEWEST_CARDS: Final = 6
CLUTTER: Final = 0.7
CROWD: Final = 0.5
"""The powers with which more cards make one set harder to see, and more sets make the kind easier."""
FOCUS: Final = 0.3
"""The power with which fewer kinds to look for make each easier to see."""
FASTEST_MS: Final = 700

Pick = Callable[[tuple[Card, ...], Kind], tuple[Card, ...] | None]
"""Chooses one of the sets of a kind on a table."""


class Notice(NamedTuple):
    """A set that a bot believes in, and when it can speak of it."""

    kind: Kind
    cards: tuple[Card, ...]
    due: Millis


class Sight(NamedTuple):
    """How well a bot sees: `pace` multiplies all times, `ghosts` are the sets it imagines of each kind."""

    pace: float
    ghosts: float
    reaction_ms: tuple[Millis, Millis]


class Eye:
    """What one bot notices on the table, and when."""

    def __init__(self, sight: Sight, rng: Random, pick: Pick) -> None:
        self.pace = 1.0
        """How many times as long as its sight has it everything takes from the next look on."""
        self._sight = sight
        self._rng = rng
        self._pick = pick
        self._cards: tuple[Card, ...] = ()
        self._at = Millis(0)
        self._rates = dict.fromkeys(KINDS, 0.0)
        self._left = {kind: self._effort() for kind in KINDS}
        self._reactions = {kind: self._reaction() for kind in KINDS}
        self.notices: list[Notice] = []

    def look(self, cards: tuple[Card, ...], interest: Mapping[Kind, float], at: Millis) -> None:
        """Let time go on to `at` over the table seen last, then look at this one."""
        self._go_on(at)
        there = set(cards)
        self.notices = [notice for notice in self.notices if there.issuperset(notice.cards)]
        self._cards = cards
        seen = {notice.kind for notice in self.notices}
        focus = (len(KINDS) / max(1, len(interest))) ** FOCUS
        for kind in KINDS:
            weight = 0.0 if kind in seen else interest.get(kind, 0.0)
            self._rates[kind] = self._rate(kind) * weight * focus if weight else 0.0

    def next(self) -> Notice | None:
        """Return what will be noticed next if the table stays as it is; its cards aren't known yet."""
        coming = [Notice(kind, (), self.due(kind)) for kind, rate in self._rates.items() if rate]
        return min(coming, key=lambda notice: notice.due, default=None)

    def due(self, kind: Kind) -> Millis:
        """Return when the bot could speak of a kind that it looks for, if the table stays as it is."""
        return self._spoken(kind, self._when(kind))

    def forget(self, notice: Notice) -> None:
        """Take a set for gone, right or wrong."""
        if notice in self.notices:
            self.notices.remove(notice)

    def hunt_ms(self, relation: Relation, interest: Mapping[Kind, float]) -> tuple[Kind, Millis] | None:
        """Return the kind of a relation that is noticed first in a hurry, and how soon, if any."""
        found = counts_of(self._cards)
        times = [
            (self._effort() / self._rate(kind), kind)
            for kind in KINDS
            if kind.relation is relation and kind in interest and found[kind]
        ]
        if not times:
            return None
        ms, kind = min(times)
        return kind, Millis(int(ms))

    def _go_on(self, at: Millis) -> None:
        for kind, rate in self._rates.items():
            if not rate:
                continue
            when = self._when(kind)
            self._left[kind] -= rate * (at - self._at)
            if self._left[kind] <= 0:
                self._notice(kind, when)
        self._at = at

    def _when(self, kind: Kind) -> Millis:
        return Millis(self._at + max(0, int(self._left[kind] / self._rates[kind])))

    def _notice(self, kind: Kind, when: Millis) -> None:
        if cards := self._see(kind):
            self.notices.append(Notice(kind, cards, self._spoken(kind, when)))
        self._rates[kind] = 0.0
        self._left[kind] = self._effort()
        self._reactions[kind] = self._reaction()

    def _see(self, kind: Kind) -> tuple[Card, ...] | None:
        """Return a set of the kind, or now and then one that isn't."""
        real = counts_of(self._cards)[kind]
        if self._rng.random() * (real + self._sight.ghosts) < real:
            return self._pick(self._cards, kind)
        return ghost(self._cards, kind, self._rng)

    def _rate(self, kind: Kind) -> float:
        """Return the effort spent on a kind each millisecond."""
        cards = len(self._cards)
        ghosts = self._sight.ghosts if cards >= FEWEST_CARDS else 0.0
        sets = counts_of(self._cards)[kind] + ghosts
        clutter = (USUAL_CARDS / max(FEWEST_CARDS, cards)) ** CLUTTER
        rate = clutter * (sets**CROWD if sets > 1 else sets) / (MEAN_MS[kind] * self._sight.pace * self.pace)
        return min(rate, 1 / FASTEST_MS)

    def _effort(self) -> float:
        return self._rng.gammavariate(2.0, 0.5)

    def _reaction(self) -> Millis:
        low, high = self._sight.reaction_ms
        return Millis(low + int(self._rng.random() * (high - low)))

    def _spoken(self, kind: Kind, when: Millis) -> Millis:
        """Return when the bot can speak of a kind that it notices at a time."""
        return Millis(when + int(self._reactions[kind] * self.pace))


@lru_cache(maxsize=32)
def counts_of(cards: tuple[Card, ...]) -> Mapping[Kind, int]:
    """Return how many sets of each kind a table holds."""
    return counts(cards)


def ghost(cards: tuple[Card, ...], kind: Kind, rng: Random) -> tuple[Card, ...] | None:
    """Return cards that look like a set of a kind but for one of them; None if there is nothing like it."""
    near = draw_set(cards, kind, rng) or draw_set(cards, kind._replace(size=max(3, kind.size - 1)), rng)
    if near is None:
        return None
    kept = [card for card in near if card != near[int(rng.random() * len(near))]][: kind.size - 1]
    others = [card for card in cards if card not in near]
    while len(kept) < kind.size and others:
        kept.append(others.pop(int(rng.random() * len(others))))
    wrong = tuple(sorted(kept))
    return wrong if len(wrong) == kind.size and not is_set(kind.relation, wrong) else None
