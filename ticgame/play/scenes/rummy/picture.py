"""The picture of a table of TIC Rummy: everything drawn, from what may be seen and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.play.input.bindings import Intent
from ticgame.play.marks import Panel
from ticgame.play.scenes.rummy import contents
from ticgame.play.scenes.rummy.motifs import MOTIFS, REDUCED_MOTIFS
from ticgame.play.scenes.rummy.panel_bands import paint_bands, paint_heads, paint_signs
from ticgame.play.scenes.rummy.panel_piles import (
    paint_news,
    paint_piles,
    paint_plate,
)
from ticgame.play.scenes.rummy.panel_tray import paint_tray
from ticgame.play.scenes.rummy.poses import carried_from_pile, deck_pose, hands_of, mini_pose, poses_of
from ticgame.play.scenes.rummy.situation import Situation, SpotKind
from ticgame.play.scenes.rummy.space import DISCARD_PLACE, PILE_CARD, RummySpace, space_of
from ticgame.play.stage import RIGHT_EDGE
from ticgame.play.table.card_picture import ARRIVAL_LAYER, CardPicture, Played
from ticgame.play.table.hand_motions import pick_up, show_refusal, snap_back
from ticgame.play.table.panel_cursors import paint_cursors
from ticgame.play.table.panel_ghost import HandRing, paint_ring
from ticgame.play.table.panel_prompts import HintLines, hint_in, in_two_lines, paint_prompts
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, Poses, SpriteId

HINT_YS: Final = (70.0, 114.0)
HINT_ROOM: Final = 726.0
_PAINTERS: Final = {
    "bands": paint_bands,
    "heads": paint_heads,
    "signs": paint_signs,
    "piles": paint_piles,
    "news": paint_news,
    "tray": paint_tray,
    "cursor": paint_cursors,
    "ring": paint_ring,
    "plate": paint_plate,
    "hints": paint_prompts,
}


class RummyPicture(CardPicture):
    """The picture of one table."""

    now: Situation
    layout: RummySpace
    motifs = MOTIFS
    reduced_motifs = REDUCED_MOTIFS
    gliding = ("signs",)
    _drawn_from: Pose | None = None
    """Where the pointer held the card that was drawn last, None if it didn't."""

    def make_panels(self) -> dict[str, Panel]:
        return {name: Panel(self.stage, self.art, paint) for name, paint in _PAINTERS.items()}

    # -- where things are

    def lay_out(self, now: Situation) -> RummySpace:
        return space_of(now.seen.public, home=now.home)

    def poses(self, now: Situation) -> Poses:
        return poses_of(now, self.layout)

    def hands(self, now: Situation) -> dict[Seat, list[SpriteId]]:
        return hands_of(now)

    def deck_pose(self) -> Pose:
        return deck_pose()._replace(layer=ARRIVAL_LAYER)

    def origin(self, now: Situation, card: SpriteId, entry: Entry | None) -> Pose | None:
        """A new card comes from the deck, from the discards, or out of the hand of who laid it."""
        if card == Hidden(DECK, 0) or entry is None:
            return None
        if isinstance(entry.action, Lay | Add | Discard) and isinstance(card, Face):
            return mini_pose(self.layout, entry.seat, 0, 1)
        if isinstance(entry.action, Draw) and entry.action.from_ is Source.DISCARD:
            return Pose(*DISCARD_PLACE, PILE_CARD, layer=ARRIVAL_LAYER)
        return self._drawn_from or self.deck_pose()

    def played(self, before: Situation, entry: Entry) -> Played | None:
        """Return the place in a covered hand that a card on the table has left."""
        if not isinstance(entry.action, Add | Discard) or self._was_open(before, entry.seat):
            return None
        size = before.seen.public.hand_sizes[entry.seat]
        return entry.seat, size // 2, Face(entry.action.card)

    def _was_open(self, before: Situation, seat: Seat) -> bool:
        return seat == before.home and before.is_home_shown

    def is_turned(self, before: Situation, now: Situation) -> bool:
        return before.home != now.home or before.is_home_shown != now.is_home_shown

    def deal(self, rng: Random) -> None:
        hands = self.hands(self.now)
        longest = max(map(len, hands.values()), default=0)
        dealt = [hand[slot] for slot in range(longest) for hand in hands.values() if slot < len(hand)]
        self.director.deal(dealt, self.deck_pose(), rng=rng)

    # -- what the pointer carries

    def move(self, before: Situation, changed: Sequence[SpriteId]) -> None:
        super().move(before, changed)
        card = self._carried()
        if card is not None:
            self.timeline.stop(card)
            self.sprites.show(card, self.sprites.rest[card])
            if before.carry is None and not self.manner.is_reduced:
                pick_up(self.craft, card)

    def _carried(self) -> SpriteId | None:
        """Return the card that the pointer carries."""
        now = self.now
        if now.carry is None:
            return None
        if now.carry.source is not None:
            return carried_from_pile(now)
        return None if now.grip is None or now.grip.held is None else Face(now.grip.held)

    def follow(self, now: Situation, entry: Entry, *, is_snap: bool) -> None:
        self._drawn_from = None
        if self._carried() == Hidden(DECK, 0):
            # The card drawn comes from the pointer; what stays on the deck has not been away.
            self._drawn_from = self.sprites.pose(Hidden(DECK, 0))
            self.sprites.show(Hidden(DECK, 0), deck_pose())
        super().follow(now, entry, is_snap=is_snap)

    # -- what follows the cards

    def in_focus(self) -> SpriteId | None:
        grip, line = self.now.grip, self.now.line
        if grip is None or grip.spot.kind is not SpotKind.CARD or grip.spot.at >= len(line):
            return None
        return Face(line[grip.spot.at])

    def each_frame(self) -> None:
        """Keep the ring around the card in focus, wherever it is on its way."""
        card = self.in_focus()
        if card is None or card not in self.sprites:
            self.panels["ring"].update(None)
            return
        pose = self.sprites.seen(card)
        self.panels["ring"].update(HandRing(round(pose.x, 1), round(pose.y, 1), pose.width))

    def refuse(self) -> None:
        """Show that the card in focus may not go into the tray."""
        card = self.in_focus()
        if card is not None and card in self.sprites and not self.manner.is_reduced:
            show_refusal(self.craft, card)

    def snap_back(self) -> None:
        """Show that the card which is held may not go where it was put."""
        grip = self.now.grip
        if grip is not None and grip.held is not None and not self.manner.is_reduced:
            card = Face(grip.held)
            rest = self.sprites.rest[card]
            snap_back(self.craft, card, (rest.x, rest.y - 10))

    # -- panels

    def show_panels(self) -> None:
        now, space, panels = self.now, self.layout, self.panels
        bands = contents.bands(now, space)
        panels["bands"].update(contents.plain(bands))
        panels["heads"].update(bands)
        panels["signs"].update(contents.signs(now, space))
        panels["piles"].update(contents.piles(now))
        panels["news"].update(contents.news(now))
        panels["tray"].update(contents.tray(now, space))
        panels["cursor"].update(contents.cursor(now, space))
        panels["plate"].update(contents.plate(now))
        panels["hints"].update(self.hint_lines())
        self.each_frame()

    def hint_lines(self) -> HintLines:
        """Return what may be pressed now, at the upper edge."""
        lines = in_two_lines(self.now.hints)
        ys = HINT_YS if len(lines) > 1 else (92.0,)
        return HintLines(lines, ys, right=RIGHT_EDGE, text_scale=self.now.text_scale, room=HINT_ROOM)

    def hint_at(self, x: float, y: float) -> Intent | None:
        """Return the intent of the hint at a point."""
        return hint_in(self.art, self.hint_lines(), x, y)
