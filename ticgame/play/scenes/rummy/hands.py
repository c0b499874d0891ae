"""What seats do with their hands at a table of TIC Rummy: sort, pick up, put together, let go."""

from abc import ABC
from typing import Any

from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Seat
from ticgame.games.rummy.actions import Draw, Source
from ticgame.games.rummy.state import RummyView
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Phase, Pointer, Press
from ticgame.play.scenes.rummy.desk import Desk, action_at
from ticgame.play.scenes.rummy.mouse import MouseHand
from ticgame.play.scenes.rummy.picture import RummyPicture
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.table.steering import STEPS
from ticgame.play.table.turn_table import TurnTable


class RummyHands(TurnTable, ABC):
    """The part of the table that seats act through; what is legal the match says."""

    picture: RummyPicture

    def prepare(self) -> None:
        self._desks = {seat: Desk() for seat in self.seating.seats}
        self._mouse = MouseHand(self)

    def desk(self, seat: Seat) -> Desk:
        """Return what a seat has arranged, in step with its hand."""
        self._desks[seat].follow(self.match.view(seat))
        return self._desks[seat]

    def why_not_there(self, seat: Seat, card: Card, spot: Spot) -> str:
        """Return why a card can't be let go at a place, empty if it can."""
        if spot.kind is SpotKind.GROUP:
            return self._desks[seat].tray.why_full(spot.at)
        return self.match.why_not(seat, action_at(spot, card)) or ""

    def act(self, seat: Seat, press: Press) -> None:
        desk, view = self.desk(seat), self.match.view(seat)
        if press.intent in DIRECTIONS:
            self._steer(seat, press.intent)
        elif press.phase is not Phase.DOWN:
            return
        elif press.intent in STEPS:
            self.cycle(seat, STEPS[press.intent])
        elif press.intent is Intent.A:
            self.confirm(seat)
        elif press.intent is Intent.B:
            self._put_back(desk, view)
        elif press.intent is Intent.X and desk.held is None:
            desk.sort(view)
            self.play_sound("flip")
        elif press.intent is Intent.Y:
            self._aim_at_discards(seat)

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self._mouse.take(seat, pointer)

    def let_go(self) -> None:
        for seat in self.seating.humans():
            desk = self._desks[seat]
            if desk.held is not None:
                desk.put_back(self.match.view(seat))

    def point_at(self, seat: Seat, spot: Spot) -> None:
        """Put a seat's cursor on a place."""
        if self.desk(seat).point_at(spot):
            self.play_sound("focus")

    def _steer(self, seat: Seat, way: Intent) -> None:
        desk, view = self.desk(seat), self.match.view(seat)
        if desk.steer(way, view, self.picture.layout):
            self.play_sound("focus")
        elif desk.held is not None and way is Intent.DOWN:
            self._put_back(desk, view)

    def cycle(self, seat: Seat, steps: int) -> None:
        """Go on to the next place where the held card may go, or to the next card of the hand."""
        desk, view = self.desk(seat), self.match.view(seat)
        if desk.held is None:
            self._steer(seat, Intent.LEFT if steps < 0 else Intent.RIGHT)
            return
        targets = desk.targets(view, self.picture.layout)
        spots = [spot for spot in targets if not self.why_not_there(seat, desk.held, spot)]
        if spots:
            at = spots.index(desk.spot) + steps if desk.spot in spots else 0
            self.point_at(seat, spots[at % len(spots)])

    def confirm(self, seat: Seat) -> None:
        """Do what the cursor is at: draw, pick up, let go, lay down."""
        desk, view = self.desk(seat), self.match.view(seat)
        kind = desk.spot.kind
        if desk.held is not None:
            self._drop(seat, desk, view)
        elif kind is SpotKind.DECK:
            self.try_action(seat, Draw(Source.DECK))
        elif kind is SpotKind.DISCARDS:
            self.try_action(seat, Draw(Source.DISCARD))
        elif kind is SpotKind.LAY:
            self.try_action(seat, desk.tray.action())
        else:
            self._pick(seat, desk, view)

    def _pick(self, seat: Seat, desk: Desk, view: RummyView) -> None:
        card = desk.card_at_cursor(view)
        if card is not None:
            desk.pick(card, self._first_target(seat, desk, view, card))
            self.play_sound("pick_up")

    def _first_target(self, seat: Seat, desk: Desk, view: RummyView, card: Card) -> Spot:
        """Return where a card that is picked up is held first: where it goes best."""
        if not view.laid[seat]:
            return Spot(SpotKind.GROUP, desk.tray.place_for(card))
        spots = desk.targets(view, self.picture.layout)
        places = (spot for spot in spots if spot.kind is SpotKind.PLACE)
        fits = (spot for spot in places if not self.why_not_there(seat, card, spot))
        return next(fits, Spot(SpotKind.DISCARDS))

    def _drop(self, seat: Seat, desk: Desk, view: RummyView) -> None:
        if desk.spot.kind is not SpotKind.GROUP:
            is_done = self.try_action(seat, action_at(desk.spot, desk.held))
        elif fault := desk.tray.why_full(desk.spot.at):
            self.refuse(fault)
            is_done = False
        else:
            desk.put_into_tray(desk.spot.at, view)
            self.play_sound("place")
            is_done = True
        if not is_done:
            self.picture.snap_back()

    def _put_back(self, desk: Desk, view: RummyView) -> None:
        """Put back what is held, else take a card out of the tray."""
        if desk.held is not None:
            desk.put_back(view)
        elif desk.spot.kind is SpotKind.TRAY_CARD:
            desk.tray.take(desk.spot.card)
            desk.rest(view)
        elif (card := desk.tray.take_last()) is not None:
            desk.go_to_card(card, view)
        else:
            return
        self.play_sound("back")

    def _aim_at_discards(self, seat: Seat) -> None:
        """Hold the card in focus over the discards; once more, and it is let go there."""
        desk, view = self.desk(seat), self.match.view(seat)
        discards = Spot(SpotKind.DISCARDS)
        if desk.held is not None and desk.spot == discards:
            self._drop(seat, desk, view)
        elif (card := desk.card_at_cursor(view)) is not None:
            desk.pick(card, discards)
            self.play_sound("pick_up")

    def try_action(self, seat: Seat, action: Any) -> bool:
        """Do something, or say why that can't be."""
        reason = self.match.why_not(seat, action)
        if reason is not None:
            self.refuse(reason)
            return False
        self.match.act(seat, action, Millis(int(self.clock_ms)))
        return True
