"""The mouse at the table: a click does what lies there, and cards are dragged to where they go."""

from typing import TYPE_CHECKING, Final

from ticgame.core.contract import Seat
from ticgame.games.rummy.actions import Draw, Source
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.rummy.situation import Carry, Spot, SpotKind
from ticgame.play.scenes.rummy.space import (
    BANDS_BOTTOM,
    DECK_PLACE,
    DISCARD_PLACE,
    LAY_BUTTON,
    NEWS,
    PILE_CARD,
    RummySpace,
)
from ticgame.play.table.grid import Box
from ticgame.play.table.pose import Face
from ticgame.play.table.steering import DRAG_START
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.scenes.rummy.scene import RummyTable

HAND: Final = Spot(SpotKind.HAND)
DOUBLE_CLICK_MS: Final = 300
_SOURCES: Final = {SpotKind.DECK: Source.DECK, SpotKind.DISCARDS: Source.DISCARD}
_NOWHERE: Final = Box(-1000.0, -1000.0, 0.0, 0.0)


class MouseHand:
    """What the mouse does for its seat: `seat` is the one that has something under the button."""

    def __init__(self, table: "RummyTable") -> None:
        self._table = table
        self._down: tuple[float, float] = (0.0, 0.0)
        self._last: Pointer | None = None
        self.seat: Seat | None = None
        self.carry: Carry | None = None

    def let_go(self) -> None:
        """Drop what is carried."""
        self.seat = self.carry = None

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        if pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            self._press(seat, pointer)
        elif pointer.kind is PointerKind.UP and pointer.button == LEFT_BUTTON:
            self._release(seat, pointer)
        elif pointer.kind is PointerKind.MOVE:
            self._move(seat, pointer)
        elif pointer.kind is PointerKind.WHEEL and self.seat is None:
            self._table.cycle(seat, -1 if pointer.steps > 0 else 1)

    def _is_double(self, pointer: Pointer) -> bool:
        """Return whether a press is the second of a double click: cards have moved up under it meanwhile."""
        last, self._last = self._last, pointer
        if last is None or pointer.at - last.at > DOUBLE_CLICK_MS:
            return False
        return abs(pointer.x - last.x) + abs(pointer.y - last.y) <= DRAG_START

    def _press(self, seat: Seat, pointer: Pointer) -> None:
        """Do what is clicked at once, unless it may be dragged as well."""
        table = self._table
        hint = table.picture.hint_at(pointer.x, pointer.y)
        if hint is not None:
            table.press(seat, Press(pointer.device, hint, Phase.DOWN, pointer.at, pointer.sample))
            return
        if self._is_double(pointer):
            return
        is_aimed = self._aim(seat, pointer)
        if is_aimed and table.desk(seat).held is None and table.desk(seat).spot.kind is not SpotKind.LAY:
            self.seat, self._down = seat, (pointer.x, pointer.y)
        elif is_aimed:
            table.confirm(seat)
        elif (group := self._group_at(seat, pointer)) is not None:
            table.open_group(seat, group.at)

    def _move(self, seat: Seat, pointer: Pointer) -> None:
        if seat != self.seat:
            self._aim(seat, pointer)
            return
        far = abs(pointer.x - self._down[0]) + abs(pointer.y - self._down[1]) > DRAG_START
        if self.carry is None and far:
            self._carry_off(seat, pointer)
        elif self.carry is not None:
            self.carry = self.carry._replace(x=pointer.x, y=pointer.y)
            self._aim_carried(seat, pointer)

    def _carry_off(self, seat: Seat, pointer: Pointer) -> None:
        """Begin to drag what is under the button: a card of one's own, or the top of a pile."""
        table = self._table
        desk, view = table.desk(seat), table.match.view(seat)
        source = _SOURCES.get(desk.spot.kind)
        card = None if source is not None else desk.card_at_cursor(view)
        if card is not None:
            table.lift(seat, card, HAND)
        elif source is not None:
            table.play_sound("pick_up")
        else:
            self.let_go()
            return
        self.carry = Carry(pointer.x, pointer.y, source)
        self._aim_carried(seat, pointer)

    def _aim_carried(self, seat: Seat, pointer: Pointer) -> None:
        if self.carry.source is None:
            self._table.point_at(seat, self._target_at(seat, pointer) or HAND)

    def _release(self, seat: Seat, pointer: Pointer) -> None:
        """Let go what is dragged, or click; what may not lie there goes back."""
        table, carry = self._table, self.carry
        is_own = seat == self.seat
        self.let_go()
        if not is_own:
            return
        if carry is None:
            table.confirm(seat)
        elif carry.source is None:
            if table.desk(seat).held is not None:
                table.confirm(seat)
            table.put_down(seat)
        elif self._is_mine(seat, pointer):
            table.try_action(seat, Draw(carry.source))

    def _is_mine(self, seat: Seat, pointer: Pointer) -> bool:
        """Return whether a drawn card may be let go there: around one's hand, or on one's own band."""
        space: RummySpace = self._table.picture.layout
        is_below = pointer.y > BANDS_BOTTOM and not NEWS.contains(pointer.x, pointer.y)
        return is_below or space.bands[seat].contains(pointer.x, pointer.y)

    # -- what lies where

    def _aim(self, seat: Seat, pointer: Pointer) -> bool:
        """Put the cursor on what lies under the pointer; return whether there is anything."""
        table = self._table
        is_holding = table.desk(seat).held is not None
        spot = (self._target_at if is_holding else self._spot_at)(seat, pointer)
        if spot is not None:
            table.point_at(seat, spot)
        return spot is not None

    def _can_see(self, seat: Seat) -> bool:
        return self._table.home == seat and self._table.situation().is_home_shown

    def _spot_at(self, seat: Seat, pointer: Pointer) -> Spot | None:
        table = self._table
        if not self._can_see(seat):
            return None
        rows = table.desk(seat).rows(table.match.view(seat), table.picture.layout)
        spots = [spot for row in rows for spot, _x in row]
        hits = (spot for spot in reversed(spots) if self._box(seat, spot).contains(pointer.x, pointer.y))
        return next(hits, None)

    def _target_at(self, seat: Seat, pointer: Pointer) -> Spot | None:
        """Return where the held card may be let go that is under the pointer."""
        table = self._table
        targets = table.desk(seat).targets(table.match.view(seat), table.picture.layout)
        hits = (spot for spot in targets if self._box(seat, spot).contains(pointer.x, pointer.y))
        return next(hits, None)

    def _group_at(self, seat: Seat, pointer: Pointer) -> Spot | None:
        table = self._table
        if not self._can_see(seat) or table.match.view(seat).laid[seat]:
            return None
        groups = (Spot(SpotKind.GROUP, at) for at in range(len(table.desk(seat).tray.wanted)))
        return next((spot for spot in groups if self._box(seat, spot).contains(pointer.x, pointer.y)), None)

    def _box(self, seat: Seat, spot: Spot) -> Box:
        """Return where a spot may be clicked."""
        space: RummySpace = self._table.picture.layout
        if spot.kind is SpotKind.LAY:
            return LAY_BUTTON
        if spot.kind is SpotKind.GROUP:
            return space.group_box(spot.at)
        if spot.kind is SpotKind.PLACE:
            return space.table[spot.at].end_box(spot.end)
        if spot.kind in (SpotKind.CARD, SpotKind.TRAY_CARD):
            return self._card_box(seat, spot)
        x, y = DECK_PLACE if spot.kind is SpotKind.DECK else DISCARD_PLACE
        return Box(x, y, PILE_CARD, PILE_CARD * CARD_RATIO)

    def _card_box(self, seat: Seat, spot: Spot) -> Box:
        table = self._table
        line = table.desk(seat).line(table.match.view(seat))
        card = spot.card if spot.kind is SpotKind.TRAY_CARD else line[spot.at]
        pose = table.picture.sprites.rest.get(Face(card))
        return _NOWHERE if pose is None else Box(pose.x, pose.y, pose.width, pose.height + 20)
