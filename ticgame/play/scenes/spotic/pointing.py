"""What each seat points at, whatever its device: its cursor, the cards it marks, the set it gives up."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from ticgame.core.cards import Card
from ticgame.core.sets import SIZES
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.spotic.cursor import Aim, aim_at, moved
from ticgame.play.scenes.spotic.lattice import Spot, Step, all_spots

MOST_MARKS: Final = max(SIZES)
_BACK: Final = frozenset((Intent.LEFT, Intent.UP, Intent.PREV))


@dataclass(slots=True)
class Pointing:
    """One seat's finger on the table."""

    aim: Aim
    marks: list[Card] = field(default_factory=list)
    pick: int = 0

    @property
    def spot(self) -> Spot:
        """The place that the seat points at."""
        return self.aim.spot

    def move(self, intent: Intent, cards: Collection[Spot], step: Step) -> bool:
        """Go to another card and return whether there is one."""
        before, self.aim = self.aim, moved(self.aim, intent, cards, step)
        return self.aim != before

    def put(self, spot: Spot) -> None:
        """Point at a place."""
        if spot != self.spot:
            self.aim = aim_at(spot)

    def toggle(self, card: Card) -> bool:
        """Mark a card, or take its mark back; return False if no more can be marked."""
        if card in self.marks:
            self.marks.remove(card)
        elif len(self.marks) < MOST_MARKS:
            self.marks.append(card)
        else:
            return False
        return True

    def turn(self, intent: Intent, count: int) -> None:
        """Go on to another of so many sets that may be given up."""
        if count:
            self.pick = (self.pick + (-1 if intent in _BACK else 1)) % count

    def begin(self) -> None:
        """Forget marks and picks: a new claim, or none."""
        self.marks.clear()
        self.pick = 0


def first_pointing(seat: int) -> Pointing:
    """Return where a seat points at first: the middle, each somewhere else."""
    return Pointing(aim_at(all_spots()[seat]))
