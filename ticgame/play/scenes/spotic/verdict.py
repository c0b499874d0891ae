"""Why shown cards are a set or none: property by property, with the cards that clash (P4, P5)."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from ticgame.core.cards import COLOUR, NUMBER, SHAPE, Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.sets import RELATIONS, SIZES, is_set

PROPERTIES: Final = (("Number", NUMBER), ("Shape", SHAPE), ("Colour", COLOUR))
LIGHT_MS: Final = 180.0
"""So long after one property the next lights up."""


class Agreement(StrEnum):
    """How one property of some cards compares."""

    SAME = "same"
    DIFFERENT = "all different"
    CLASH = "clash"


class Judgement(NamedTuple):
    """One property of the cards shown: its values in their order, and the places of those that clash."""

    title: str
    values: tuple[int, ...]
    agreement: Agreement
    clashing: tuple[int, ...] = ()


class Outcome(StrEnum):
    """What became of a claim."""

    COLLECTED = "collected"
    NOT_NEEDED = "not needed"
    INCORRECT = "incorrect"
    TIME_UP = "time up"
    WITHDRAWN = "withdrawn"


class Verdict(NamedTuple):
    """A claim that is over: who, what was called, what was shown and what became of it."""

    seat: Seat
    rel: Relation
    outcome: Outcome
    cards: tuple[Card, ...] = ()
    judgements: tuple[Judgement, ...] = ()

    @property
    def clashing_cards(self) -> tuple[Card, ...]:
        """The cards that clash in any property, in the order shown."""
        places = {place for judgement in self.judgements for place in judgement.clashing}
        return tuple(self.cards[place] for place in sorted(places))


def judge(cards: Sequence[Card]) -> tuple[Judgement, ...]:
    """Return how the cards compare in number, shape and colour."""
    return tuple(
        _judge_one(title, tuple(positions[card] for card in cards)) for title, positions in PROPERTIES
    )


def _judge_one(title: str, values: tuple[int, ...]) -> Judgement:
    counts = Counter(values)
    if len(counts) == 1:
        return Judgement(title, values, Agreement.SAME)
    if len(counts) == len(values):
        return Judgement(title, values, Agreement.DIFFERENT)
    return Judgement(title, values, Agreement.CLASH, _clashing(values, counts))


def _clashing(values: tuple[int, ...], counts: Counter[int]) -> tuple[int, ...]:
    """Return the places that break the pattern: those apart from a clear majority, else those alike."""
    value, count = counts.most_common(1)[0]
    if 2 * count > len(values):
        return tuple(place for place, other in enumerate(values) if other != value)
    return tuple(place for place, other in enumerate(values) if counts[other] > 1)


def verdict_words(verdict: Verdict) -> str:
    """Return the outcome in two or three words."""
    rel, outcome = verdict.rel, verdict.outcome
    if outcome is Outcome.COLLECTED:
        return f"{rel.capitalize()} of {len(verdict.cards)}!"
    if outcome is Outcome.NOT_NEEDED:
        return "You have it"
    if outcome is Outcome.TIME_UP:
        return "Time is up"
    if outcome is Outcome.WITHDRAWN:
        return "Given up"
    if len(verdict.cards) not in SIZES:
        return "3 to 5 cards"
    other = next((rel for rel in RELATIONS if is_set(rel, verdict.cards)), None)
    return f"It's a {other.capitalize()}" if other else f"No {rel.capitalize()}"
