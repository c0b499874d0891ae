"""What seats do with their hands at a table of TIC Rummy: sort, pick up, put together, let go."""

from abc import ABC
from typing import Any

from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Change
from ticgame.games.rummy.actions import Draw, Source
from ticgame.games.rummy.state import RummyView
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Phase, Pointer, Press
from ticgame.play.scenes.rummy.desk import Desk, action_at
from ticgame.play.scenes.rummy.mouse import MouseHand
from ticgame.play.scenes.rummy.order import HandOrder
from ticgame.play.scenes.rummy.picture import RummyPicture
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.scenes.rummy.tray import Fit
from ticgame.play.table.steering import STEPS
from ticgame.play.table.turn_table import TurnTable


class RummyHands(TurnTable, ABC):
    """The part of the table that seats act through; what is legal the match says."""

    picture: RummyPicture

    def prepare(self) -> None:
        self._desks = {seat: Desk(self._usual_order(seat)) for seat in self.seating.seats}
        self.mouse = MouseHand(self)

    def _usual_order(self, seat: Seat) -> HandOrder:
        """Return how a seat's person sorted the last hand this evening."""
        return HandOrder(self.seating.evening.hand_orders.get(self.seating.numbers[seat], HandOrder.NUMBER))

    def desk(self, seat: Seat) -> Desk:
        """Return what a seat has arranged, in step with its hand."""
        self._desks[seat].follow(self.match.view(seat))
        return self._desks[seat]

    def why_not_there(self, seat: Seat, card: Card, spot: Spot) -> str:
        """Return why a card can't be let go at a place, empty if it can."""
        if spot.kind is SpotKind.HAND:
            return ""
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
            if seat == self.mouse.seat:
                self.mouse.let_go()
            self._put_back(desk, view)
        elif press.intent is Intent.X and desk.held is None:
            self._sort(seat, desk, view)
        elif press.intent is Intent.Y:
            self._aim_at_discards(seat)

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self.mouse.take(seat, pointer)

    def let_go(self) -> None:
        for seat in self.seating.humans():
            self.put_down(seat)

    def let_go_after(self, change: Change) -> None:
        """Drop what the seat held that has acted, and cards of covered hands: other people sort on."""
        shown = self.privacy.shown()
        for seat in self.seating.humans():
            if seat == change.entry.seat or seat not in shown:
                self.put_down(seat)

    def put_down(self, seat: Seat) -> None:
        """Put back what a seat holds, or carries with the mouse."""
        desk = self._desks[seat]
        if seat == self.mouse.seat:
            self.mouse.let_go()
        if desk.held is not None:
            desk.put_back(self.match.view(seat))

    def point_at(self, seat: Seat, spot: Spot) -> None:
        """Put a seat's cursor on a place."""
        if self.desk(seat).point_at(spot):
            self.play_sound("focus")

    def _sort(self, seat: Seat, desk: Desk, view: RummyView) -> None:
        desk.sort(view)
        self.seating.evening.hand_orders[self.seating.numbers[seat]] = desk.order
        self.play_sound("flip")

    def _steer(self, seat: Seat, way: Intent) -> None:
        desk, view = self.desk(seat), self.match.view(seat)
        if desk.steer(way, view, self.picture.layout):
            self.play_sound("focus")
        elif desk.held is not None and way is Intent.DOWN:
            self._put_back(desk, view)

    def cycle(self, seat: Seat, steps: int) -> None:
        """Go on to the next place where the held card may go, collection to fill, or card of the hand."""
        desk, view = self.desk(seat), self.match.view(seat)
        if desk.held is not None:
            targets = desk.targets(view, self.picture.layout)
            spots = [spot for spot in targets if not self.why_not_there(seat, desk.held, spot)]
            if spots:
                at = spots.index(desk.spot) + steps if desk.spot in spots else 0
                self.point_at(seat, spots[at % len(spots)])
        elif view.laid[seat]:
            self._steer(seat, Intent.LEFT if steps < 0 else Intent.RIGHT)
        elif desk.tray.open_next(steps):
            self.play_sound("focus")

    def open_group(self, seat: Seat, at: int) -> None:
        """Have the next cards go into a collection of the tray."""
        if self.desk(seat).tray.open(at):
            self.play_sound("focus")

    def confirm(self, seat: Seat) -> None:
        """Do what the cursor is at: draw, put into the tray or take out, pick up, let go, lay down."""
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
        elif kind is SpotKind.TRAY_CARD:
            self._put_back(desk, view)
        elif (card := desk.card_at_cursor(view)) is not None:
            if view.laid[seat]:
                self.lift(seat, card, self._first_target(seat, desk, view, card))
            else:
                self._collect(desk, view, card)

    def lift(self, seat: Seat, card: Card, target: Spot) -> None:
        """Pick a card up and hold it over a place."""
        self.desk(seat).pick(card, target)
        self.play_sound("pick_up")

    def _collect(self, desk: Desk, view: RummyView, card: Card) -> None:
        """Put a card into the collection that is open, or another that it may lie in; or say why in none."""
        at = desk.tray.place_for(card)
        if at is None:
            self.refuse(desk.tray.why_not(card))
            self.picture.refuse()
        else:
            self._put_in(desk, view, card, at)

    def _put_in(self, desk: Desk, view: RummyView, card: Card, at: int) -> None:
        desk.put_into_tray(card, at, view)
        self.forgive()
        self.play_sound("confirm" if desk.tray.looks()[at].fit is Fit.GOOD else "place")

    def _first_target(self, seat: Seat, desk: Desk, view: RummyView, card: Card) -> Spot:
        """Return where a card that is picked up is held first: where it goes best."""
        spots = desk.targets(view, self.picture.layout)
        places = (spot for spot in spots if spot.kind is SpotKind.PLACE)
        fits = (spot for spot in places if not self.why_not_there(seat, card, spot))
        return next(fits, Spot(SpotKind.DISCARDS))

    def _drop(self, seat: Seat, desk: Desk, view: RummyView) -> None:
        """Let the held card go where it is, or say why that can't be."""
        card, spot = desk.held, desk.spot
        if spot.kind is SpotKind.HAND:
            self._put_back(desk, view)
        elif spot.kind is not SpotKind.GROUP:
            if not self.try_action(seat, action_at(spot, card)):
                self.picture.snap_back()
        elif fault := desk.tray.why_full(spot.at):
            self.refuse(fault)
            self.picture.snap_back()
        else:
            self._put_in(desk, view, card, spot.at)

    def _put_back(self, desk: Desk, view: RummyView) -> None:
        """Put back what is held, else take a card out of the tray: the one at the cursor, or the last one."""
        if desk.held is not None:
            desk.put_back(view)
        elif not desk.take_out(view, desk.spot.card if desk.spot.kind is SpotKind.TRAY_CARD else None):
            return
        self.forgive()
        self.play_sound("back")

    def _aim_at_discards(self, seat: Seat) -> None:
        """Hold the card in focus over the discards; once more, and it is let go there."""
        desk, view = self.desk(seat), self.match.view(seat)
        discards = Spot(SpotKind.DISCARDS)
        if desk.held is not None and desk.spot == discards:
            self._drop(seat, desk, view)
        elif (card := desk.card_at_cursor(view)) is not None:
            self.lift(seat, card, discards)

    def try_action(self, seat: Seat, action: Any) -> bool:
        """Do something, or say why that can't be."""
        reason = self.match.why_not(seat, action)
        if reason is not None:
            self.refuse(reason)
            return False
        self.match.act(seat, action, Millis(int(self.clock_ms)))
        return True
