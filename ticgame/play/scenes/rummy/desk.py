"""What a seat does with its own hand on the screen: sorts it, fills its tray, picks a card up and aims it."""

from collections.abc import Sequence

from ticgame.bots.hint import Hint
from ticgame.core.cards import Card
from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.games.rummy.listing import ends_of
from ticgame.games.rummy.state import RummyView
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.rummy.order import HandOrder, sorted_hand
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.scenes.rummy.space import DECK_PLACE, DISCARD_PLACE, LAY_BUTTON, RummySpace
from ticgame.play.scenes.rummy.tray import Tray
from ticgame.play.table.steering import SIDEWAYS

Rows = Sequence[Sequence[tuple[Spot, float]]]
"""Where a cursor may go: rows from the top, each with its spots and how far right they lie."""

_UPRIGHT = {Intent.UP: -1, Intent.DOWN: 1}


class Desk:
    """The hand of one seat as its person arranges it; `spot` is where the cursor is, `held` what it holds."""

    def __init__(self, order: HandOrder = HandOrder.NUMBER) -> None:
        self.order = order
        self.tray = Tray(1)
        self.spot = Spot(SpotKind.DECK)
        self.held: Card | None = None
        self._slot = 0
        self._deal = 0

    # -- what there is

    def follow(self, view: RummyView) -> None:
        """Take in the seat's own view: cards that are gone leave the tray, a new deal empties it."""
        number = view.rounds[view.seat]
        if view.deals != self._deal or self.tray.number != number:
            self.tray, self._deal, self.held = Tray(number), view.deals, None
            self.spot, self._slot = Spot(SpotKind.DECK), 0
        self.tray.keep(view.hand)
        if self.held is not None and self.held not in view.hand:
            self.held = None
            self.rest(view)
        if self.held is None and not self._is_there(view):
            self.rest(view)

    def _is_there(self, view: RummyView) -> bool:
        """Return whether the cursor is at something that is still there."""
        kind = self.spot.kind
        if kind in (SpotKind.DECK, SpotKind.DISCARDS):
            return can_draw(view)
        if kind is SpotKind.CARD:
            return self.spot.at < len(self.line(view))
        if kind is SpotKind.TRAY_CARD:
            return self.spot.card in self.tray.looks()[self.spot.at].cards
        return kind is SpotKind.LAY and not view.laid[view.seat]

    def begin_turn(self) -> None:
        """Go to the deck: a turn begins with a draw, whatever was held meanwhile."""
        self.held = None
        self.spot = Spot(SpotKind.DECK)

    def line(self, view: RummyView) -> tuple[Card, ...]:
        """Return the hand in its order, without the cards in the tray and the one that is held."""
        gone = {*self.tray.cards, self.held}
        free = [card for card in view.hand if card not in gone]
        return tuple(sorted_hand(free, self.order, view.rounds[view.seat]))

    # -- where the cursor may go

    def rows(self, view: RummyView, space: RummySpace) -> Rows:
        """Return where the cursor may go."""
        if self.held is not None:
            return self._targets(view, space)
        rows = []
        if can_draw(view):
            rows.append([
                (Spot(SpotKind.DECK), DECK_PLACE[0]),
                (Spot(SpotKind.DISCARDS), DISCARD_PLACE[0]),
            ])  # fmt: skip
        if not view.laid[view.seat]:
            rows.append(self._tray_row(space))
        line = self.line(view)
        rows.append([
            (Spot(SpotKind.CARD, at), space.hand_place(at, len(line))[0]) for at in range(len(line))
        ])  # fmt: skip
        return rows

    def _tray_row(self, space: RummySpace) -> list[tuple[Spot, float]]:
        cards = [
            (Spot(SpotKind.TRAY_CARD, at, card=card), space.tray_place(at, slot)[0])
            for at, look in enumerate(self.tray.looks())
            for slot, card in enumerate(look.cards)
        ]
        return [*cards, (Spot(SpotKind.LAY), LAY_BUTTON.x)]

    def _targets(self, view: RummyView, space: RummySpace) -> Rows:
        discards = (Spot(SpotKind.DISCARDS), DISCARD_PLACE[0])
        if not view.laid[view.seat]:
            groups = [
                (Spot(SpotKind.GROUP, at), space.tray_place(at, 1)[0]) for at in range(len(self.tray.wanted))
            ]
            return [[*groups, discards]]
        rows = []
        for seat in range(len(view.hand_sizes)):
            own = [
                (Spot(SpotKind.PLACE, at, end), space.table[at].end_place(end)[0])
                for at, collection in enumerate(view.table)
                if collection.owner == seat
                for end in ends_of(collection)
            ]
            if own:
                rows.append([*own, discards])
        return rows or [[discards]]

    def targets(self, view: RummyView, space: RummySpace) -> list[Spot]:
        """Return every place that the held card may be over, once."""
        return list(dict.fromkeys(spot for row in self._targets(view, space) for spot, _x in row))

    # -- moving

    def steer(self, way: Intent, view: RummyView, space: RummySpace) -> bool:
        """Move by a direction and return whether there was anything to move to."""
        rows = [row for row in self.rows(view, space) if row]
        spots = [[spot for spot, _x in row] for row in rows]
        at = next((at for at, row in enumerate(spots) if self.spot in row), None)
        if at is None:
            self.rest(view)
            return True
        place = spots[at].index(self.spot)
        if way in SIDEWAYS:
            return self._go(spots[at][(place + SIDEWAYS[way]) % len(spots[at])])
        x = rows[at][place][1]
        at += _UPRIGHT[way]
        if not 0 <= at < len(rows):
            return False
        if Spot(SpotKind.LAY) in spots[at] and self.tray.is_complete:
            return self._go(Spot(SpotKind.LAY))
        return self._go(min(rows[at], key=lambda item: abs(item[1] - x))[0])

    def _go(self, spot: Spot) -> bool:
        is_other = spot != self.spot
        self.spot = spot
        if spot.kind is SpotKind.CARD:
            self._slot = spot.at
        return is_other

    def point_at(self, spot: Spot) -> bool:
        """Go straight to a place."""
        return self._go(spot)

    def rest(self, view: RummyView) -> None:
        """Go to the hand, where the cursor was there."""
        count = len(self.line(view))
        if count:
            self._go(Spot(SpotKind.CARD, min(self._slot, count - 1)))
        else:
            self._go(Spot(SpotKind.LAY))

    def go_to_card(self, card: Card, view: RummyView) -> None:
        """Go to a card of the hand, if it is there."""
        line = self.line(view)
        if card in line:
            self._go(Spot(SpotKind.CARD, line.index(card)))

    def sort(self, view: RummyView) -> None:
        """Sort the hand the next way; the cursor stays with its card."""
        line = self.line(view)
        card = line[self.spot.at] if self.spot.kind is SpotKind.CARD and self.spot.at < len(line) else None
        self.order = self.order.next
        if card is not None:
            self.go_to_card(card, view)

    # -- holding

    def card_at_cursor(self, view: RummyView) -> Card | None:
        """Return the card that the cursor is at or holds."""
        if self.held is not None:
            return self.held
        if self.spot.kind is SpotKind.TRAY_CARD:
            return self.spot.card
        line = self.line(view)
        is_card = self.spot.kind is SpotKind.CARD and self.spot.at < len(line)
        return line[self.spot.at] if is_card else None

    def pick(self, card: Card, target: Spot) -> None:
        """Pick a card up and hold it over a place."""
        self.tray.take(card)
        self.held = card
        self.spot = target

    def go_to_hint(self, hint: Hint, view: RummyView) -> None:
        """Put the cursor on what a hint is about: a pile, the first of its cards, or a tray that is full."""
        if self.held is not None:
            self.put_back(view)
        if isinstance(hint.action, Lay):
            self.tray.fill(hint.action)
            self.go_on(view)
        elif isinstance(hint.action, Draw):
            is_open = hint.action.from_ is Source.DISCARD
            self.point_at(Spot(SpotKind.DISCARDS if is_open else SpotKind.DECK))
        elif hint.cards[0] in self.line(view):
            self.go_to_card(hint.cards[0], view)

    def put_back(self, view: RummyView) -> None:
        """Put the held card back into the hand; the cursor stays with it."""
        card, self.held = self.held, None
        self.rest(view)
        if card is not None:
            self.go_to_card(card, view)

    def put_into_tray(self, card: Card, at: int, view: RummyView) -> None:
        """Put a card into a collection of the tray, and go to the next one, or on if all are complete."""
        self.tray.put(card, at)
        self.held = None
        self.go_on(view)

    def take_out(self, view: RummyView, card: Card | None = None) -> bool:
        """Take a card out of the tray, or the last one, and go to it; return whether there was one."""
        if card is None:
            card = self.tray.take_last()
        else:
            self.tray.take(card)
        if card is not None:
            self.go_to_card(card, view)
        return card is not None

    def go_on(self, view: RummyView) -> None:
        """Go to laying down if everything is together and it may be done now, else to the hand."""
        if can_lay(view) and self.tray.is_complete:
            self._go(Spot(SpotKind.LAY))
        else:
            self.rest(view)


def can_draw(view: RummyView) -> bool:
    """Return whether the seat is to draw now."""
    return view.is_on_turn and not view.has_drawn


def can_lay(view: RummyView) -> bool:
    """Return whether the seat may lay down now, if it has what it takes."""
    return view.is_on_turn and view.has_drawn and not view.laid[view.seat]


def action_at(spot: Spot, card: Card) -> Add | Discard:
    """Return what letting a card go at a place means."""
    if spot.kind is SpotKind.PLACE:
        return Add(card, spot.at, spot.end)
    return Discard(card)
