"""What the pictures of Tic Squared and of its Race share: the seats' grids, the hands, the cursors."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import ClassVar

from ticgame.core.contract import Seat
from ticgame.core.match import Entry
from ticgame.games.squared.actions import Play
from ticgame.play.input.bindings import Intent
from ticgame.play.marks import Panel
from ticgame.play.scenes.squared import contents
from ticgame.play.scenes.squared.finale import show_finale, won_by
from ticgame.play.scenes.squared.header import Deck, paint_deck
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.motifs import MOTIFS, REDUCED_MOTIFS
from ticgame.play.scenes.squared.poses import hands_of, poses_of
from ticgame.play.scenes.squared.situation import Grip, Situation
from ticgame.play.table.card_motions import landing_ms
from ticgame.play.table.card_picture import ARRIVAL_LAYER, CardPicture, Played
from ticgame.play.table.director import Motif
from ticgame.play.table.hand_motions import snap_back
from ticgame.play.table.panel_columns import Column, Head, paint_columns, paint_heads
from ticgame.play.table.panel_cursors import (
    AheadMarker,
    CardCursor,
    LeftPlace,
    paint_ahead,
    paint_cursors,
    paint_left_places,
)
from ticgame.play.table.panel_fields import (
    SMALLEST_EDGE_MARKER,
    paint_field_edges,
    paint_field_slots,
    paint_starts,
)
from ticgame.play.table.pose import DECK, Face, Hidden, Pose, Poses, SpriteId


class SquarePicture(CardPicture):
    """The seats' panels with their grids; a table adds where hands lie and what its own panels say."""

    now: Situation
    layout: SquaredLayout
    motifs: ClassVar[Mapping[type, Motif]] = MOTIFS
    reduced_motifs: ClassVar[Mapping[type, Motif]] = REDUCED_MOTIFS
    gliding: ClassVar[tuple[str, ...]] = ("edges", "slots")
    landing_ms = 0.0
    """How long the card of the last play takes to its cell."""

    def make_panels(self) -> dict[str, Panel]:
        stage, art = self.stage, self.art
        return {
            "columns": Panel(stage, art, paint_columns),
            "heads": Panel(stage, art, paint_heads),
            "slots": Panel(stage, art, paint_field_slots),
            "starts": Panel(stage, art, paint_starts),
            "edges": Panel(stage, art, paint_field_edges),
            "left": Panel(stage, art, paint_left_places),
            "cursors": Panel(stage, art, paint_cursors),
            "ahead": Panel(stage, art, paint_ahead),
            "deck": Panel(stage, art, paint_deck),
            **self.own_panels(),
        }

    # -- what a table says

    @abstractmethod
    def own_panels(self) -> dict[str, Panel]:
        """Return the panels that only this table has."""

    @abstractmethod
    def deck_content(self) -> Deck:
        """Return what the deck's pill says."""

    @abstractmethod
    def show_own_panels(self) -> None:
        """Bring the panels up to date that only this table has."""

    @abstractmethod
    def hint_at(self, seat: Seat, x: float, y: float) -> Intent | None:
        """Return the intent of a seat's hint at a point."""

    # -- where things are

    def poses(self, now: Situation) -> Poses:
        return poses_of(now.seen, self.layout, now.grips)

    def hands(self, now: Situation) -> dict[Seat, list[SpriteId]]:
        return hands_of(now.seen, self.layout)

    def origin(self, now: Situation, card: SpriteId, entry: Entry | None) -> Pose | None:
        """A card that is new on a grid, or in a hand that opens, comes from its seat; a drawn one doesn't."""
        if card == Hidden(DECK, 0):
            return None
        seat = _laid_by(now, card, entry)
        opened = (owner for owner, hand in self.hands(now).items() if card in hand)
        owner = next(opened, None)
        if seat is None and owner is not None and owner not in self.hands_before:
            seat = owner
        return self.deck_pose() if seat is None else self.layout.head_pose(seat)

    def deck_pose(self) -> Pose:
        return self.layout.deck._replace(layer=ARRIVAL_LAYER)

    def played(self, before: Situation, entry: Entry) -> Played | None:
        if not isinstance(entry.action, Play) or entry.seat not in self.layout.hands:
            return None
        return entry.seat, _slot_of(before, entry), Face(entry.action.card)

    def follow(self, now: Situation, entry: Entry, *, is_snap: bool) -> None:
        is_play = isinstance(entry.action, Play) and not is_snap and not self.manner.is_reduced
        start = self._start_of(entry) if is_play else None
        super().follow(now, entry, is_snap=is_snap)
        card = Face(entry.action.card) if is_play else None
        self.landing_ms = landing_ms(start, self.sprites.rest[card]) if is_play else 0.0
        if now.seen.public.why is not None and not is_snap:
            names = [now.people[seat].name for seat in now.winners]
            show_finale(self.craft, now.winners, won_by(names), is_reduced=self.manner.is_reduced)

    def _start_of(self, entry: Entry) -> Pose:
        """Return how the card of a play is shown before it is laid."""
        hand = self.hands(self.now).get(entry.seat)
        card = None if hand is None else hand[_slot_of(self.now, entry)]
        return self.layout.head_pose(entry.seat) if card is None else self.sprites.pose(card)

    def is_turned(self, before: Situation, now: Situation) -> bool:
        return before.seen.own.keys() != now.seen.own.keys()

    # -- what follows the cards

    def in_focus(self) -> SpriteId | None:
        grip = next((grip for grip in self.now.grips if not grip.is_at_rest and not grip.is_holding), None)
        return None if grip is None else self._card_of(grip)

    def _card_of(self, grip: Grip) -> SpriteId | None:
        hand = self.hands(self.now).get(grip.seat, [])
        return hand[grip.slot] if grip.slot < len(hand) else None

    def each_frame(self) -> None:
        """Keep cursors around their cards, wherever these are on their way."""
        self.panels["cursors"].update(tuple(self._cursors()))

    def _cursors(self) -> Iterator[CardCursor]:
        taken: dict[object, int] = {}
        for grip in self.now.grips:
            card = self._card_of(grip)
            if card is None or grip.point is not None:
                continue
            pose = self.sprites.seen(card)
            where = grip.target or card
            nest = taken[where] = taken.get(where, -1) + 1
            animal = self.now.people[grip.seat].animal
            x, y = round(pose.x, 1), round(pose.y, 1)
            width = self.sprites.rest[card].width
            yield CardCursor(grip.seat, animal, x, y, width, nest, is_dim=grip.is_at_rest)

    def hand_rest(self, seat: Seat) -> list[Pose]:
        """Return how the cards of a hand rest, a held one left where it was."""
        slot = next((grip.slot for grip in self.now.grips if grip.seat == seat), 0)
        at_home = poses_of(self.now.seen, self.layout, (Grip(seat, slot),))
        return [at_home[card] for card in self.hands(self.now)[seat]]

    def snap_back(self, seat: Seat) -> None:
        """Show that the card which a seat holds may not go where it was put."""
        grip = next((grip for grip in self.now.grips if grip.seat == seat), None)
        card = None if grip is None else self._card_of(grip)
        if card is not None and not self.manner.is_reduced:
            at = self.layout.point(grip.target) if grip.target else self.sprites.pose(card)[:2]
            snap_back(self.craft, card, at)

    # -- panels

    def show_panels(self) -> None:
        now, panels, layout = self.now, self.panels, self.layout
        columns = contents.columns(layout, self.heads())
        panels["columns"].update(_plain(columns))
        panels["heads"].update(columns)
        panels["slots"].update(contents.slots(now, layout))
        panels["starts"].update(contents.starts(now.seen.public, layout))
        panels["edges"].update(contents.edges(now.seen.public, layout))
        panels["left"].update(tuple(self._left_places()))
        panels["ahead"].update(tuple(self._ahead()))
        panels["deck"].update(self.deck_content())
        self.show_own_panels()
        self.each_frame()

    def heads(self) -> tuple[Head, ...]:
        """Return what the heads of the seats' panels say."""
        now, public = self.now, self.now.seen.public
        signs = dict.fromkeys(now.locked, "lock")
        if not public.grids:
            signs |= {Seat(seat): "check" for seat, has in enumerate(public.has_chosen) if has}
        signs |= {Seat(seat): "plug" for seat, person in enumerate(now.people) if person.is_lost}
        return contents.heads(public, now.people, active=now.active, signs=signs, text_scale=now.text_scale)

    def _left_places(self) -> Iterator[LeftPlace]:
        for grip in self.now.grips:
            hand = self.layout.hands.get(grip.seat)
            if grip.is_holding and hand is not None:
                x, y = hand.place(grip.slot)
                yield LeftPlace(grip.seat, self.now.people[grip.seat].animal, x, y, hand.card)

    def _ahead(self) -> Iterator[AheadMarker]:
        for grip in self.now.grips:
            for number, touch in enumerate(contents.gains(self.now, grip)):
                space = self.layout.spaces[grip.target.owner]
                x, y = space.edge(grip.target.cell, touch.near)
                scale = max(SMALLEST_EDGE_MARKER, space.marker_scale)
                yield AheadMarker(grip.seat, number, touch.kind.value, x, y, scale)


def _laid_by(now: Situation, card: SpriteId, entry: Entry | None) -> Seat | None:
    """Return out of whose hand a card on a grid has come."""
    if not isinstance(card, Face):
        return None
    for seat, grid in enumerate(now.seen.public.grids):
        if any(lying == card.card for _cell, lying in grid.cards()):
            is_play = entry is not None and isinstance(entry.action, Play)
            return entry.seat if is_play else Seat(seat)
    return None


def _slot_of(before: Situation, entry: Entry) -> int:
    view = before.seen.own.get(entry.seat)
    if view is not None:
        return view.hand.index(entry.action.card)
    grip = next((grip for grip in before.grips if grip.seat == entry.seat), None)
    size = before.seen.public.hand_sizes[entry.seat]
    return min(grip.slot, size - 1) if grip else size // 2


def _plain(columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """Return panels with no more of their heads than what changes their looks, so that they rarely change."""
    bare = Head("", "", "", "")
    return tuple(
        column._replace(head=bare._replace(animal=column.head.animal, is_active=column.head.is_active))
        for column in columns
    )
