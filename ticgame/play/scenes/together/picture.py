"""The picture of a table of TIC Together: everything drawn, from what may be seen and nothing else."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.together.progress import Preview
from ticgame.games.together.rules import Together
from ticgame.play.scenes.together import contents
from ticgame.play.scenes.together.motifs import MOTIFS, REDUCED_MOTIFS, landing, slide_grid
from ticgame.play.scenes.together.poses import (
    TogetherLayout,
    deck_pose,
    layout_of,
    poses_of,
)
from ticgame.play.scenes.together.situation import Situation
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Director, Manner, Shift
from ticgame.play.table.fans import hand_poses
from ticgame.play.table.hand_motions import flip_light, follow_focus, pick_up, snap_back, spot
from ticgame.play.table.hand_sprites import hand_ids, heirs_of
from ticgame.play.table.idle import IdleLife
from ticgame.play.table.marks import Marks, Panel
from ticgame.play.table.panel_ghost import Ghost, HandRing, paint_ghost, paint_ring
from ticgame.play.table.panel_grid import paint_edges, paint_mat, paint_slots
from ticgame.play.table.panel_hints import paint_deck, paint_hints, paint_last_play
from ticgame.play.table.panel_limit import legend_bottom, paint_legend, paint_limit
from ticgame.play.table.panel_missions import paint_missions
from ticgame.play.table.panel_order import Order, paint_order
from ticgame.play.table.panel_seats import (
    Owner,
    Plate,
    RailSeat,
    paint_owner,
    paint_plate,
    paint_rails,
)
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, Poses, SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import Timeline

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

NORMAL: Final = Manner()
DRAG_GROWTH: Final = timing.PICK_UP_GROWTH
DRAG_LAYER: Final = 95


def dealing_order(hands: Sequence[Sequence[SpriteId]]) -> list[SpriteId]:
    """Return the cards of the hands one at a time, seat by seat, as they are dealt."""
    rounds = max((len(hand) for hand in hands), default=0)
    return [hand[number] for number in range(rounds) for hand in hands if number < len(hand)]


class TablePicture:
    """Stage, card sprites and panels of one table at one size."""

    def __init__(
        self, stage: Stage, art: "Art", rules: Together, *, now: Situation, manner: Manner = NORMAL
    ) -> None:
        self.stage = stage
        self.timeline = Timeline(rate=manner.rate)
        self._manner = manner
        self.sprites = CardSprites(stage, art)
        self._rules = rules
        self._panels = {
            "mat": Panel(stage, art, paint_mat),
            "slots": Panel(stage, art, paint_slots),
            "edges": Panel(stage, art, paint_edges),
            "missions": Panel(stage, art, paint_missions),
            "limit": Panel(stage, art, paint_limit),
            "legend": Panel(stage, art, paint_legend),
            "rails": Panel(stage, art, paint_rails),
            "plate": Panel(stage, art, paint_plate),
            "deck": Panel(stage, art, paint_deck),
            "order": Panel(stage, art, paint_order),
            "hints": Panel(stage, art, paint_hints),
            "last": Panel(stage, art, paint_last_play),
            "owner": Panel(stage, art, paint_owner),
            "ghost": Panel(stage, art, paint_ghost),
            "ring": Panel(stage, art, paint_ring),
        }
        self.now = now
        self.landing_ms = 0.0
        """How long the card of the last play takes to its cell."""
        self.layout = self._layout(now)
        self._craft = Craft(stage, art, self.sprites, self.timeline, self._panels, self.layout)
        motifs = REDUCED_MOTIFS if manner.is_reduced else MOTIFS
        self._director = Director(self._craft, motifs, is_reduced=manner.is_reduced)
        self._idle = IdleLife(self._craft, is_still=manner.is_reduced)
        self.sprites.take(self._poses(now), heirs={}, origins={})
        self._show_panels()

    @property
    def craft(self) -> Craft:
        """What motions work with."""
        return self._craft

    @property
    def panels(self) -> Mapping[str, Marks]:
        """The panels by name."""
        return self._panels

    def _layout(self, now: Situation) -> TogetherLayout:
        return layout_of(now.seen.public, home=now.home, held=now.cell)

    def _poses(self, now: Situation) -> Poses:
        poses = dict(poses_of(now.seen.public, now.seen.own, self.layout, focus=now.slot))
        if now.drag is not None:
            card = hand_ids(now.home, now.seen.public, now.seen.own)[now.drag.slot]
            held = poses[card]
            width = held.width * DRAG_GROWTH
            poses[card] = Pose(
                now.drag.x, now.drag.y, width, is_face_up=held.is_face_up, layer=DRAG_LAYER, lift=18
            )
        return poses

    # -- changes

    def refresh(self, now: Situation, *, is_snap: bool = False) -> None:
        """Show another situation in which nothing happened in the game."""
        if now == self.now:
            return
        before, self.now = self.now, now
        points, self.layout = self.layout, self._layout(now)
        self._craft.points = self.layout
        heirs = heirs_of(self._hands(before), self._hands(now))
        changed = self.sprites.take(self._poses(now), heirs=heirs, origins={})
        if is_snap:
            self._director.snap()
            self._show_panels()
            return
        spots = self._focus_spots()
        if before.home != now.home:
            self._director.pass_on(changed, self._hands(now)[now.home])
        elif before.seen.own.keys() != now.seen.own.keys():
            self._director.glide(changed, timing.FLIP_MS)
            self._light_up(changed)
        else:
            self._director.focus(changed)
        self._carry(before, now)
        self._show_panels()
        if not self._manner.is_reduced:
            slide_grid(self._craft, points, self.layout)
            self._follow_focus(spots)

    def _light_up(self, cards: Sequence[SpriteId]) -> None:
        """Let light cross the cards that turn their faces up."""
        for card in cards:
            if not self._manner.is_reduced and self.sprites.rest[card].is_face_up:
                flip_light(self._craft, card, delay_ms=timing.FLIP_MS / 2)

    def _carry(self, before: Situation, now: Situation) -> None:
        """Keep a card that is carried at the pointer."""
        if now.drag is None:
            return
        card = hand_ids(now.home, now.seen.public, now.seen.own)[now.drag.slot]
        self.timeline.stop(card)
        self.sprites.show(card, self.sprites.rest[card])
        if before.drag is None and not self._manner.is_reduced:
            pick_up(self._craft, card)

    def _focus_spots(self) -> dict[tuple[str, str], tuple[float, float] | None]:
        """Return where the ring and the ghost are seen; a new ghost comes from the card in hand."""
        ring = spot(self._craft, "ring", "ring")
        return {("ring", "ring"): ring, ("ghost", "card"): spot(self._craft, "ghost", "card") or ring}

    def _follow_focus(self, spots: Mapping[tuple[str, str], tuple[float, float] | None]) -> None:
        for (panel, key), start in spots.items():
            follow_focus(self._craft, panel, key, start)

    def follow(
        self, now: Situation, entry: Entry, *, played: tuple[Seat, int, Card] | None, is_snap: bool
    ) -> None:
        """Show what an entry changed; `played` is the seat, its place in the hand and the card laid."""
        before, self.now = self.now, now
        self._let_go_of_ghost(before)
        old = self.sprites.shown()
        points, self.layout = self.layout, self._layout(now)
        self._craft.points = self.layout
        laid = None if played is None else (played[0], played[1], Face(played[2]))
        heirs = heirs_of(self._hands(before), self._hands(now), played=laid)
        poses = self._poses(now)
        changed = self.sprites.take(poses, heirs=heirs, origins=self._origins(poses, heirs))
        self._show_panels()
        if is_snap:
            self._director.snap()
        else:
            shift = Shift(
                before.seen.public, now.seen.public, entry, old, poses, heirs, self._hands(now), points
            )
            self.landing_ms = landing(self._craft, shift) if played and not self._manner.is_reduced else 0.0
            self._director.play(shift, changed)

    def _let_go_of_ghost(self, before: Situation) -> None:
        """Let a card whose ghost is seen on its cell drop from there, instead of coming from the hand."""
        place = spot(self._craft, "ghost", "card")
        if place is None or before.drag is not None or before.slot is None or before.hand_card is None:
            return
        card = self._hands(before)[before.home][before.slot]
        self.timeline.stop(card)
        self.sprites.show(card, Pose(*place, self.layout.grid.card, layer=DRAG_LAYER, lift=timing.DROP_LIFT))

    def _hands(self, now: Situation) -> dict[Seat, list[SpriteId]]:
        public, own = now.seen
        return {Seat(seat): hand_ids(Seat(seat), public, own) for seat in range(len(public.hand_sizes))}

    def _origins(self, poses: Poses, heirs: Mapping[SpriteId, SpriteId]) -> dict[SpriteId, Pose]:
        """Return where new cards come from: the deck."""
        top = deck_pose()._replace(layer=90)
        return {card: top for card in poses if card not in heirs and card != Hidden(DECK, 0)}

    @property
    def director(self) -> Director:
        """What starts the motions of this table."""
        return self._director

    def hand_rest(self) -> list[Pose]:
        """Return how the cards of the hand at the lower edge rest, a carried one left where it was."""
        ids = hand_ids(self.now.home, self.now.seen.public, self.now.seen.own)
        at_home = poses_of(self.now.seen.public, self.now.seen.own, self.layout, focus=self.now.slot)
        return [at_home[card] for card in ids]

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return self.timeline.is_idle

    def snap(self) -> None:
        """Show everything at its end."""
        self._director.snap()

    def snap_back(self) -> None:
        """Show that the card in hand may not go where it was put."""
        if self.now.slot is not None and not self._manner.is_reduced:
            card = self._hands(self.now)[self.now.home][self.now.slot]
            seen = self.sprites.pose(card)
            ghost = spot(self._craft, "ghost", "card")
            snap_back(self._craft, card, ghost or (seen.x, seen.y))

    def come_back(self, old: "TablePicture") -> None:
        """Let cards come from where they are in the picture of before an act was taken back."""
        self._director.come_back(old.sprites.shown())
        if not self._manner.is_reduced:
            slide_grid(self._craft, old.layout, self.layout)
        self._show_ring()

    def deal(self, rng: Random) -> None:
        """Deal the opening hands, as if they had just been dealt."""
        dealt = dealing_order(list(self._hands(self.now).values()))
        self._director.deal(dealt, deck_pose()._replace(layer=90), rng=rng)

    @property
    def is_dealing(self) -> bool:
        """Whether the opening hands are still on their way."""
        return self._director.is_dealing

    def hurry(self) -> None:
        """End the opening deal at once."""
        self._director.hurry()

    def update(self, dt_ms: float) -> None:
        """Let motions go on."""
        self.sprites.begin_frame()
        self.timeline.update(dt_ms)
        self._idle.update(dt_ms, self._in_focus())
        self._show_ring()

    def rest_ms(self) -> float | None:
        """Return how long nothing will move: 0 while something does, None without end."""
        return self._idle.rest_ms() if self.timeline.is_idle else 0.0

    def _in_focus(self) -> SpriteId | None:
        """Return the card in focus, if it lies in the hand."""
        if self.now.slot is None or self.now.drag is not None:
            return None
        return self._hands(self.now)[self.now.home][self.now.slot]

    # -- panels

    def _show_panels(self) -> None:
        now, rules, panels = self.now, self._rules, self._panels
        public = now.seen.public
        ahead = self._ahead()
        panels["mat"].update(contents.mat_edge(self.layout, public))
        panels["slots"].update(contents.slots(self.layout.grid, public))
        panels["edges"].update(contents.edges(rules, self.layout.grid, public))
        panels["missions"].update(contents.missions(rules, public, ahead, now.text_scale))
        panels["limit"].update(contents.limit(rules, public, ahead))
        panels["legend"].update(contents.legend(rules, is_shown=now.has_legend))
        panels["deck"].update(contents.deck(public))
        panels["order"].update(Order(public.order))
        panels["rails"].update(self._rail_seats())
        panels["plate"].update(self._plate(ahead))
        panels["hints"].update(now.hints)
        panels["last"].update(now.last._replace(top=last_play_top(rules, now)))
        panels["owner"].update(self._owner())
        panels["ghost"].update(self._ghost(ahead))
        self._show_ring()

    def _ahead(self) -> Preview | None:
        """Return what the card in hand would do at the cell in focus, if that may be shown."""
        now = self.now
        if not now.has_ghost:
            return None
        return contents.preview(self._rules, now.seen, now.home, now.hand_card, now.cell)

    def _rail_seats(self) -> tuple[RailSeat, ...]:
        public = self.now.seen.public
        return tuple(
            RailSeat(
                slot,
                self.now.people[seat].animal,
                self.now.people[seat].name,
                public.hand_sizes[seat],
                is_on_turn=seat == public.turn and public.why is None,
                is_shown=seat in self.now.seen.own,
                is_looking=self.now.people[seat].is_looking,
                is_lost=self.now.people[seat].is_lost,
            )
            for seat, slot in self.layout.rails.items()
        )

    def _plate(self, ahead: Preview | None) -> Plate:
        now = self.now
        person = now.people[now.seen.public.turn]
        gains = contents.gains(ahead.edges) if ahead else ()
        return Plate(person.animal, person.name, now.words, now.refusal, gains, now.text_scale)

    def _ghost(self, ahead: Preview | None) -> Ghost | None:
        now, space = self.now, self.layout.grid
        if now.cell is None:
            return None
        marks = (
            tuple((*space.edge(now.cell, near), edge.rel.value) for near, edge in ahead.edges)
            if ahead
            else ()
        )
        card = now.hand_card if now.has_ghost else None
        is_covered = now.hand_card is None
        return Ghost(
            space.box(now.cell),
            space.card,
            now.people[now.home].animal,
            now.hand_card if not is_covered else card,
            marks,
            space.marker_scale,
        )

    def _owner(self) -> Owner | None:
        """Return whose hand lies at the lower edge, where hands are covered."""
        now = self.now
        if not now.is_private:
            return None
        poses = hand_poses(hand_ids(now.home, now.seen.public, now.seen.own), focus=None, is_face_up=False)
        first = next(iter(poses.values()), None)
        return first and Owner(now.people[now.home].animal, first.x, first.y, first.width)

    def _show_ring(self) -> None:
        """Keep the ring on the card in focus, wherever it is on its way."""
        now = self.now
        if now.slot is None or now.drag is not None:
            self._panels["ring"].update(None)
            return
        card = hand_ids(now.home, now.seen.public, now.seen.own)[now.slot]
        pose = self.sprites.seen(card)
        self._panels["ring"].update(HandRing(round(pose.x, 1), round(pose.y, 1), pose.width))


def last_play_top(rules: Together, now: Situation) -> float:
    """Return how far down the last play is told: under the legend, or in its place."""
    return legend_bottom(contents.legend(rules, is_shown=now.has_legend)) + 56
