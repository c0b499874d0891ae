"""Motion for what happens: a game's table says which motion goes with which event.

The state of a game is final at once; the director makes the picture catch up. Before it is asked, the
sprites have taken their new poses but lie where they lay; afterwards each of them is on its way or there.
What moves already is turned to its new rest from where it is; nothing waits for it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from math import hypot
from random import Random
from typing import Any, Final, NamedTuple

from ticgame.core.contract import Seat, View
from ticgame.core.match import Entry
from ticgame.play.settings import Motion, Settings, Speed
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardDeal, CardFade, CardGlide
from ticgame.play.table.craft import Craft
from ticgame.play.table.hand_motions import fan_out
from ticgame.play.table.pose import Pose, Poses, SpriteId
from ticgame.play.table.toss import Toss
from ticgame.play.table.tween import Easing, out_cubic, out_quint

_RATES: Final = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 1.7}
_TOSS: Final = "toss"


class Shift(NamedTuple):
    """What changed: the public views around an entry, and every card's pose as it was shown.

    `heirs` names the old sprite that goes on under a new id. Cards that are new came from the deck.
    `hands` has the cards of each seat's hand now, `points` the layout before.
    """

    before: View
    after: View
    entry: Entry
    old: Poses
    heirs: Mapping[SpriteId, SpriteId]
    hands: Mapping[Seat, Sequence[SpriteId]]
    points: Any


class Manner(NamedTuple):
    """How much things move, and how fast."""

    is_reduced: bool = False
    rate: float = 1.0


def manner_of(settings: Settings) -> Manner:
    """Return the manner that the player wants."""
    return Manner(is_reduced=settings.motion is not Motion.NORMAL, rate=_RATES[settings.motion_speed])


Motif = Callable[[Craft, Shift, Any], None]
"""Starts the motion of one event (or action); the cards' way to their rest is started already."""


class Director:
    """Starts the motions of what happens on one stage."""

    def __init__(self, craft: Craft, motifs: Mapping[type, Motif], *, is_reduced: bool = False) -> None:
        self._craft = craft
        self._motifs = motifs
        self._is_reduced = is_reduced

    def play(self, shift: Shift, changed: Iterable[SpriteId]) -> None:
        """Start the motion of an entry: cards glide to their new rest, then each event has its own."""
        self.glide(changed)
        self._motifs[type(shift.entry.action)](self._craft, shift, shift.entry.action)
        for event in shift.entry.events:
            self._motifs[type(event)](self._craft, shift, event)

    def glide(
        self,
        cards: Iterable[SpriteId],
        length_ms: float = timing.GLIDE_MS,
        *,
        easing: Easing = out_quint,
    ) -> None:
        """Let cards glide to where they rest."""
        self.hurry()
        sprites = self._craft.sprites
        for card in cards:
            motion = (
                CardFade(sprites, card, sprites.pose(card))
                if self._is_reduced
                else CardGlide(sprites, card, sprites.pose(card), length_ms, easing)
            )
            self._craft.timeline.start(motion, key=card)

    def come_back(self, before: Poses) -> None:
        """Let cards fly back from where they were held before an act was taken back."""
        sprites = self._craft.sprites
        starts = starts_of(before, sprites.rest)
        for card, start in starts.items():
            sprites.show(card, start)
        self.glide(starts)
        if self._is_reduced:
            return
        for card, start in starts.items():
            rest = sprites.rest[card]
            if hypot(start.x - rest.x, start.y - rest.y) > timing.TAKE_BACK_FAR:
                flight = CardDeal(sprites, card, start, timing.TAKE_BACK_MS, spin=0)
                self._craft.timeline.start(flight, key=card)

    def focus(self, cards: Iterable[SpriteId]) -> None:
        """Let cards follow a focus that moved."""
        self.hurry()
        if self._is_reduced:
            for card in cards:
                self._craft.timeline.stop(card)
                self._craft.sprites.show(card, self._craft.sprites.rest[card])
        else:
            self.glide(cards, timing.FOCUS_MS, easing=out_cubic)

    def pass_on(self, cards: Iterable[SpriteId], hand: Sequence[SpriteId]) -> None:
        """Let another hand open at the lower edge, and other cards go where they belong."""
        self.glide(cards)
        if not self._is_reduced:
            fan_out(self._craft, hand)

    def deal(self, cards: Sequence[SpriteId], start: Pose, *, rng: Random) -> None:
        """Throw the opening hands from the deck, or let them come up."""
        if self._is_reduced:
            self.glide(cards)
        else:
            self._craft.timeline.start(Toss(self._craft.sprites, tuple(cards), start, rng), key=_TOSS)

    @property
    def is_dealing(self) -> bool:
        """Whether the opening deal still goes on."""
        return _TOSS in self._craft.timeline

    def hurry(self) -> None:
        """End the opening deal at once, if it still goes on."""
        self._craft.timeline.complete(_TOSS)

    def snap(self) -> None:
        """Show everything as it is."""
        self._craft.timeline.finish()
        self._craft.sprites.settle()


def starts_of(before: Poses, after: Poses) -> dict[SpriteId, Pose]:
    """Return for each card that rests elsewhere now where it comes from.

    A card that is new, for a hand has been covered, comes from the nearest place of those that are gone.
    """
    starts = {card: before[card] for card, pose in after.items() if card in before and before[card] != pose}
    gone = {card: pose for card, pose in before.items() if card not in after}
    new = {card: pose for card, pose in after.items() if card not in before}
    while gone and new:
        old, card = min(
            product(gone, new),
            key=lambda pair: hypot(gone[pair[0]].x - new[pair[1]].x, gone[pair[0]].y - new[pair[1]].y),
        )
        starts[card] = gone.pop(old)
        del new[card]
    return starts


def no_motion(craft: Craft, shift: Shift, what: Any) -> None:
    """The motif of what shows by itself."""
