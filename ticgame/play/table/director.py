"""Motion for what happens: a game's table says which motion goes with which event.

The state of a game is final at once; the director makes the picture catch up. Before it is asked, the
sprites have taken their new poses but lie where they lay; afterwards each of them is on its way or there.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ticgame.core.contract import View
from ticgame.core.match import Entry
from ticgame.play.settings import Motion
from ticgame.play.stage import Stage
from ticgame.play.table.marks import Marks
from ticgame.play.table.pose import Poses, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import CardGlide, Timeline, out_quint

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

GLIDE_MS = 250.0


class Shift(NamedTuple):
    """What changed: the public views around an entry, every card's pose as it was shown and will rest.

    `heirs` names the old sprite that goes on under a new id. Cards that are new came from the deck.
    """

    before: View
    after: View
    entry: Entry
    old: Poses
    new: Poses
    heirs: Mapping[SpriteId, SpriteId]


@dataclass(slots=True)
class Craft:
    """What a motion works with; `points` is the game's layout, which knows where things are.

    The panels show the new state already; a motion may move, hide or exchange their sprites on its way,
    and leaves each as its panel wants it.
    """

    stage: Stage
    art: "Art"
    sprites: CardSprites
    timeline: Timeline
    panels: Mapping[str, Marks]
    points: Any


Motif = Callable[[Craft, Shift, Any], None]
"""Starts the motion of one event (or action); the cards' way to their rest is started already."""


def is_snap(motion: Motion, *, is_fast: bool = False, is_jump: bool = False) -> bool:
    """Return whether pictures change at once: no motion wanted, fast-forward, or a jump in a replay."""
    return motion is Motion.OFF or is_fast or is_jump


class Director:
    """Starts the motions of what happens on one stage."""

    def __init__(self, craft: Craft, motifs: Mapping[type, Motif]) -> None:
        self._craft = craft
        self._motifs = motifs

    def play(self, shift: Shift, changed: Iterable[SpriteId]) -> None:
        """Start the motion of an entry: cards glide to their new rest, then each event has its own."""
        self.glide(changed)
        self._motifs[type(shift.entry.action)](self._craft, shift, shift.entry.action)
        for event in shift.entry.events:
            self._motifs[type(event)](self._craft, shift, event)

    def glide(self, cards: Iterable[SpriteId], length_ms: float | None = None) -> None:
        """Let cards glide to where they rest."""
        sprites = self._craft.sprites
        for card in cards:
            motion = CardGlide(sprites, card, sprites.pose(card), length_ms or GLIDE_MS, out_quint)
            self._craft.timeline.start(motion, key=card)

    def snap(self) -> None:
        """Show everything as it is."""
        self._craft.timeline.finish()
        self._craft.sprites.settle()


def no_motion(craft: Craft, shift: Shift, what: Any) -> None:
    """The motif of what shows by itself."""
