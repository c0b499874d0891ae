"""The mouse at the table: a click draws, picks a card up, lets it go, lays down."""

from typing import TYPE_CHECKING

from ticgame.core.contract import Seat
from ticgame.play.input.devices import Phase, Pointer, PointerKind, Press
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.scenes.rummy.space import DECK_PLACE, DISCARD_PLACE, LAY_BUTTON, PILE_CARD, TRAY_CARD
from ticgame.play.table.grid import Box
from ticgame.play.table.pose import CARD_RATIO, Face
from ticgame.play.widgets.presses import LEFT_BUTTON

if TYPE_CHECKING:
    from ticgame.play.scenes.rummy.scene import RummyTable


class MouseHand:
    """What the mouse does for its seat."""

    def __init__(self, table: "RummyTable") -> None:
        self._table = table

    def take(self, seat: Seat, pointer: Pointer) -> None:
        """Take a move, click or turn of the wheel."""
        table = self._table
        if pointer.kind is PointerKind.DOWN and pointer.button == LEFT_BUTTON:
            hint = table.picture.hint_at(pointer.x, pointer.y)
            if hint is not None:
                table.press(seat, Press(pointer.device, hint, Phase.DOWN, pointer.at, pointer.sample))
                return
            if self._aim(seat, pointer):
                table.confirm(seat)
        elif pointer.kind is PointerKind.MOVE:
            self._aim(seat, pointer)
        elif pointer.kind is PointerKind.WHEEL:
            table.cycle(seat, -1 if pointer.steps > 0 else 1)

    def _aim(self, seat: Seat, pointer: Pointer) -> bool:
        """Put the cursor on what lies under the pointer; return whether there is anything."""
        table = self._table
        spot = self._spot_at(seat, pointer.x, pointer.y)
        if spot is not None:
            table.point_at(seat, spot)
        return spot is not None

    def _spot_at(self, seat: Seat, x: float, y: float) -> Spot | None:
        table = self._table
        if table.home != seat or not table.situation().is_home_shown:
            return None
        desk = table.desk(seat)
        view, space = table.match.view(seat), table.picture.layout
        rows = [spot for row in desk.rows(view, space) for spot, _x in row]
        hits = (spot for spot in reversed(rows) if self._box(seat, spot).contains(x, y))
        return next(hits, None)

    def _box(self, seat: Seat, spot: Spot) -> Box:
        """Return where a spot may be clicked."""
        table, space = self._table, self._table.picture.layout
        if spot.kind is SpotKind.LAY:
            return LAY_BUTTON
        if spot.kind is SpotKind.GROUP:
            want = table.desk(seat).tray.wanted[spot.at]
            first, last = space.tray_place(spot.at, 0), space.tray_place(spot.at, want.size - 1)
            return Box((first[0] + last[0]) / 2, first[1], last[0] - first[0] + TRAY_CARD + 20, 140.0)
        if spot.kind is SpotKind.PLACE:
            place = space.table[spot.at]
            x, y = place.end_place(spot.end)
            return Box(x, y, place.card * 1.1, place.card * CARD_RATIO)
        if spot.kind in (SpotKind.CARD, SpotKind.TRAY_CARD):
            return self._card_box(seat, spot)
        x, y = DECK_PLACE if spot.kind is SpotKind.DECK else DISCARD_PLACE
        return Box(x, y, PILE_CARD, PILE_CARD * CARD_RATIO)

    def _card_box(self, seat: Seat, spot: Spot) -> Box:
        table = self._table
        line = table.desk(seat).line(table.match.view(seat))
        card = spot.card if spot.kind is SpotKind.TRAY_CARD else line[spot.at]
        pose = table.picture.sprites.rest.get(Face(card))
        if pose is None:
            return Box(-1000.0, -1000.0, 0.0, 0.0)
        return Box(pose.x, pose.y, pose.width, pose.height + 20)
