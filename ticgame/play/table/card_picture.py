"""What every table's picture does: sprites follow poses, motions start, panels show what is.

A game adds where things lie, which cards are whose, and what its panels say.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.play.marks import Panel
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Director, Manner, Motif, Shift
from ticgame.play.table.hand_motions import flip_light
from ticgame.play.table.hand_sprites import heirs_of
from ticgame.play.table.idle import IdleLife
from ticgame.play.table.mark_motions import MarksGlide
from ticgame.play.table.pose import Pose, Poses, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import Timeline

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ARRIVAL_LAYER: Final = 90
"""Of a card that is about to come: over all that lies there."""
Played = tuple[Seat, int, SpriteId]


class CardPicture(ABC):
    """Stage, card sprites and panels of one table at one size; `now` is the situation that it shows."""

    motifs: ClassVar[Mapping[type, Motif]]
    reduced_motifs: ClassVar[Mapping[type, Motif]]
    gliding: ClassVar[tuple[str, ...]] = ()
    """The panels whose marks lie between the cards and glide with them."""

    def __init__(self, stage: Stage, art: "Art", *, now: Any, manner: Manner) -> None:
        self.stage = stage
        self.art = art
        self.now = now
        self.manner = manner
        self.timeline = Timeline(rate=manner.rate)
        self.sprites = CardSprites(stage, art)
        self.panels = self.make_panels()
        self.layout = self.lay_out(now)
        self.hands_before: dict[Seat, list[SpriteId]] = {}
        """The hands that were on the screen before the last change."""
        self.craft = Craft(stage, art, self.sprites, self.timeline, self.panels, self.layout)
        table = self.reduced_motifs if manner.is_reduced else self.motifs
        self.director = Director(self.craft, table, is_reduced=manner.is_reduced)
        self._idle = IdleLife(self.craft, is_still=manner.is_reduced)
        self.sprites.take(self.poses(now), heirs={}, origins={})
        self.show_panels()

    # -- what a game says

    @abstractmethod
    def make_panels(self) -> dict[str, Panel]:
        """Return the panels by name, from the lowest to the highest."""

    @abstractmethod
    def lay_out(self, now: Any) -> Any:
        """Return where things are in a situation."""

    @abstractmethod
    def poses(self, now: Any) -> Poses:
        """Return how every card rests in a situation, by the layout as it is."""

    @abstractmethod
    def hands(self, now: Any) -> dict[Seat, list[SpriteId]]:
        """Return the cards of each hand that is on the screen."""

    @abstractmethod
    def show_panels(self) -> None:
        """Bring all panels up to date."""

    @abstractmethod
    def origin(self, now: Any, card: SpriteId, entry: Entry | None) -> Pose | None:
        """Return where a card comes from that is new with an entry, None if it was always there."""

    @abstractmethod
    def deck_pose(self) -> Pose:
        """Return how a card looks that comes from the deck."""

    def played(self, before: Any, entry: Entry) -> Played | None:
        """Return the seat, the place in its old hand and the face of a card that an entry laid."""
        return None

    def in_focus(self) -> SpriteId | None:
        """Return the card that breathes while nothing happens."""
        return None

    def is_turned(self, before: Any, now: Any) -> bool:
        """Return whether hands were shown or covered between two situations."""
        return False

    @abstractmethod
    def each_frame(self) -> None:
        """Keep what follows the cards in step with them."""

    # -- changes

    def refresh(self, now: Any, *, is_snap: bool = False) -> None:
        """Show another situation in which nothing happened in the game."""
        if now == self.now:
            return
        before = self._turn_to(now)
        heirs = heirs_of(self.hands_before, self.hands(now))
        changed = self.sprites.take(self.poses(now), heirs=heirs, origins=self._origins(None, heirs))
        if is_snap:
            self.director.snap()
        else:
            self.move(before, changed)
        self._show_panels(is_snap=is_snap)
        self.each_frame()

    def move(self, before: Any, changed: Sequence[SpriteId]) -> None:
        """Start the motions of cards that rest elsewhere though nothing happened in the game."""
        if self.is_turned(before, self.now):
            self.director.glide(changed, timing.FLIP_MS)
            self._light_up(changed)
        else:
            self.director.focus(changed)

    def follow(self, now: Any, entry: Entry, *, is_snap: bool) -> None:
        """Show what an entry changed."""
        old, points = self.sprites.shown(), self.layout
        before = self._turn_to(now)
        heirs = heirs_of(self.hands_before, self.hands(now), played=self.played(before, entry))
        changed = self.sprites.take(self.poses(now), heirs=heirs, origins=self._origins(entry, heirs))
        old |= {card: self.sprites.pose(card) for card in self.sprites.newcomers}
        self._show_panels(is_snap=is_snap)
        if is_snap:
            self.director.snap()
        else:
            shift = Shift(
                before.seen.public,
                now.seen.public,
                entry,
                old,
                heirs,
                self.hands(now),
                points,
            )
            self.play(shift, changed)
        self.each_frame()

    def play(self, shift: Shift, changed: Sequence[SpriteId]) -> None:
        """Start the motions of an entry."""
        self.director.play(shift, changed)

    def _show_panels(self, *, is_snap: bool) -> None:
        """Bring the panels up to date; what lies between the cards glides with them."""
        starts = {name: self.panels[name].seen_places() for name in self.gliding}
        self.show_panels()
        for name in () if is_snap or self.manner.is_reduced else self.gliding:
            self._glide(name, starts[name])

    def _glide(self, name: str, starts: Mapping[Hashable, tuple[float, float]]) -> None:
        panel, places = self.panels[name], self.panels[name].places()
        moved = {key: start for key, start in starts.items() if places.get(key, start) != start}
        if moved:
            motion = MarksGlide(panel, moved, timing.GLIDE_MS)
            self.timeline.start(motion, key=("glide", name))

    def _turn_to(self, now: Any) -> Any:
        """Take in a situation and return the one before."""
        before, self.hands_before = self.now, self.hands(self.now)
        self.now = now
        self.layout = self.lay_out(now)
        self.craft.points = self.layout
        return before

    def _origins(self, entry: Entry | None, heirs: Mapping[SpriteId, SpriteId]) -> dict[SpriteId, Pose]:
        """Return where the cards come from that have no sprite yet, or whose sprite goes on as another."""
        now, given = self.now, set(heirs.values())
        new = [card for card in self.poses(now) if card not in self.sprites or card in given]
        found = {card: self.origin(now, card, entry) for card in new}
        return {card: pose for card, pose in found.items() if pose is not None}

    def _light_up(self, cards: Sequence[SpriteId]) -> None:
        """Let light cross the cards that turn their faces up."""
        for card in cards:
            if not self.manner.is_reduced and self.sprites.rest[card].is_face_up:
                flip_light(self.craft, card, delay_ms=timing.FLIP_MS / 2)

    def come_back(self, old: "CardPicture") -> None:
        """Let cards come from where they are in the picture of before an act was taken back."""
        self.director.come_back(old.sprites.shown())
        for name in () if self.manner.is_reduced else self.gliding:
            self._glide(name, old.panels[name].seen_places())
        self.each_frame()

    # -- the opening deal

    def deal(self, rng: Random) -> None:
        """Deal the opening hands, as if they had just been dealt."""
        dealt = dealing_order(list(self.hands(self.now).values()))
        self.director.deal(dealt, self.deck_pose(), rng=rng)

    @property
    def is_dealing(self) -> bool:
        """Whether the opening hands are still on their way."""
        return self.director.is_dealing

    def hurry(self) -> None:
        """End the opening deal at once."""
        self.director.hurry()

    # -- time

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return self.timeline.is_idle

    def snap(self) -> None:
        """Show everything at its end."""
        self.director.snap()
        self.each_frame()

    def update(self, dt_ms: float) -> None:
        """Let motions go on."""
        self.sprites.begin_frame()
        self.timeline.update(dt_ms)
        self._idle.update(dt_ms, self.in_focus())
        self.each_frame()

    def rest_ms(self) -> float | None:
        """Return how long nothing will move: 0 while something does, None without end."""
        return self._idle.rest_ms() if self.timeline.is_idle else 0.0


def dealing_order(hands: Sequence[Sequence[SpriteId]]) -> list[SpriteId]:
    """Return the cards of the hands one at a time, seat by seat, as they are dealt."""
    rounds = max((len(hand) for hand in hands), default=0)
    return [hand[number] for number in range(rounds) for hand in hands if number < len(hand)]
