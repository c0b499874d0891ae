"""What seats do at a table of Tic Squared or its Race: choose a card, hold it over a grid, place it, draw."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from ticgame.core.cards import Card
from ticgame.core.contract import Seat, View
from ticgame.core.match import Change
from ticgame.games.squared.actions import Draw, End, Play, Start
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Phase, Pointer, Press
from ticgame.play.scenes.squared.aiming import Points, beyond
from ticgame.play.scenes.squared.contents import open_targets
from ticgame.play.scenes.squared.cues import Ears, cues_of
from ticgame.play.scenes.squared.mouse import MouseHand
from ticgame.play.scenes.squared.picture import SquarePicture
from ticgame.play.scenes.squared.situation import Grip, Target
from ticgame.play.settings import Assist
from ticgame.play.table.dealt_order import DealtOrder
from ticgame.play.table.grid_cursor import GridCursor
from ticgame.play.table.panel_hints import Hint, hints_for
from ticgame.play.table.steering import STEPS
from ticgame.play.table.table_scene import TableScene

_FITS_NOWHERE: Final = "This card fits nowhere: it would be a Nic everywhere."


class SquareHands(TableScene):
    """The cursors and hands of all seats; a table says who may act and how an action reaches the match."""

    picture: SquarePicture

    def prepare(self) -> None:
        self.cursors = {seat: GridCursor[Target]() for seat in self.seating.seats}
        self._mice: dict[Seat, MouseHand] = {}
        self._orders = {seat: DealtOrder() for seat in self.seating.seats}

    # -- what a table says

    @abstractmethod
    def can_act(self, seat: Seat) -> bool:
        """Return whether a person's press counts for a seat now."""

    @abstractmethod
    def owners(self) -> Iterable[int]:
        """Return whose grids may be played on."""

    @abstractmethod
    def try_action(self, seat: Seat, action: Any) -> bool:
        """Do something for a seat, or say why it can't be; return whether nothing speaks against it."""

    @abstractmethod
    def say_no(self, seat: Seat, words: str) -> None:
        """Tell a seat why something can't be."""

    @abstractmethod
    def hint_words(self, seat: Seat) -> dict[Intent, str]:
        """Return what a seat may press now, and what it does."""

    # -- what everybody sees

    @property
    def public(self) -> Any:
        """What everybody may see of the game."""
        return self.match.view(None)

    def grip(self, seat: Seat) -> Grip:
        """Return where a seat's cursor is."""
        cursor, mouse = self.cursors[seat], self._mice.get(seat)
        point = mouse.point if mouse is not None else None
        return Grip(seat, cursor.slot, None if point else cursor.target, point)

    def hints(self, seat: Seat) -> tuple[Hint, ...]:
        """Return what a seat may press now, in the glyphs of its device."""
        device = self.seating.device(seat)
        return () if device is None or self.calls is None else hints_for(device, self.hint_words(seat))

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return a seat's hand in the order in which it lies."""
        return self._orders[seat].arranged(self.match.view(seat).hand)

    def shown_view(self, seat: Seat) -> View:
        """Return a seat's own view with its hand as it lies."""
        view = self.match.view(seat)
        return replace(view, hand=self._orders[seat].arranged(view.hand))

    def own_views(self) -> dict[Seat, View]:
        return {seat: self.shown_view(seat) for seat in self.privacy.shown()}

    def card_in_focus(self, seat: Seat) -> Card | None:
        """Return the card that a seat's cursor is at."""
        hand, slot = self.hand(seat), self.cursors[seat].slot
        return hand[slot] if slot < len(hand) else None

    def points(self, seat: Seat) -> Points:
        """Return the cells that the card in focus may be held over, with their middles."""
        public = self.public
        if not public.grids:
            return {}
        card = self.card_in_focus(seat) if self.app.settings.assist is Assist.LEGAL else None
        found = open_targets(public, self.owners(), card)
        return {target: self.picture.layout.point(target) for target in found}

    def is_holding(self, seat: Seat) -> bool:
        """Return whether a seat has a card picked up."""
        return self.cursors[seat].is_holding

    def has_plays(self, seat: Seat) -> bool:
        """Return whether a seat has any play."""
        return any(isinstance(action, Play) for action in self.match.legal(seat))

    def keep_cursors(self) -> None:
        """Keep every cursor on a card that is there and over a cell that is still open."""
        for seat, cursor in self.cursors.items():
            cursor.hold_within(self.public.hand_sizes[seat])
            if cursor.is_holding:
                cursor.keep_to(self.points(seat))

    def show_entry(self, change: Change, *, is_snap: bool) -> None:
        """Let an entry be seen and heard, the cursors kept to what is still there."""
        self.keep_cursors()
        now = self.situation()
        self.picture.follow(now, change.entry, is_snap=is_snap)
        ears = Ears(self.picture.layout, [person.animal for person in now.people], self.picture.landing_ms)
        self.cues.add(cues_of(change.before, change.after, change.entry, ears), is_snap=is_snap)

    # -- presses

    def act(self, seat: Seat, press: Press) -> None:
        if press.intent in DIRECTIONS:
            self._steer(seat, press.intent)
        elif press.phase is not Phase.DOWN:
            return
        elif press.intent in STEPS:
            self._jump(seat, STEPS[press.intent])
        elif press.intent is Intent.A:
            self._confirm(seat)
        elif press.intent is Intent.B:
            self.put_back(seat)
        elif press.intent is Intent.X:
            self.try_action(seat, Draw())
        elif press.intent is Intent.Y and End in self.match.rules.actions.table.values():
            self.try_action(seat, End())

    def _steer(self, seat: Seat, way: Intent) -> None:
        cursor = self.cursors[seat]
        if cursor.is_holding:
            has_moved = cursor.step(way, self.points(seat))
        else:
            per_row = self.picture.layout.hands[seat].per_row
            has_moved = cursor.walk(way, self.public.hand_sizes[seat], per_row=per_row)
            if not has_moved and way is Intent.UP and self.public.grids:
                self.pick(seat, cursor.slot)
        if has_moved:
            self.play_sound("focus")

    def _jump(self, seat: Seat, ways: int) -> None:
        """Go to the next grid with the card held, or on by several cards of the hand."""
        if self.is_holding(seat):
            self._jump_grid(seat, ways)
        else:
            self.cursors[seat].jump(ways, self.public.hand_sizes[seat])
        self.play_sound("focus")

    def _jump_grid(self, seat: Seat, ways: int) -> None:
        cursor, points = self.cursors[seat], self.points(seat)
        found = beyond(cursor.target, points, self.picture.layout, ways)
        cursor.hover(found, points[found])

    def _confirm(self, seat: Seat) -> None:
        cursor = self.cursors[seat]
        if not self.public.grids:
            self.try_action(seat, Start(self.card_in_focus(seat)))
        elif cursor.is_holding:
            self.place(seat, cursor.target)
        else:
            self.pick(seat, cursor.slot)

    def pick(self, seat: Seat, slot: int) -> None:
        """Pick up a card of a seat's hand; while start cards are chosen, choose it."""
        cursor = self.cursors[seat]
        cursor.slot = slot
        if not self.public.grids:
            return
        if cursor.pick(self.points(seat), home=self.picture.layout.fields[seat][:2]):
            self.play_sound("pick_up")
        else:
            self.say_no(seat, _FITS_NOWHERE)

    def focus(self, seat: Seat, slot: int) -> None:
        """Put a seat's focus on a card of its hand."""
        self.cursors[seat].slot = slot

    def hover(self, seat: Seat, target: Target) -> None:
        """Hold a seat's card over a cell."""
        self.cursors[seat].hover(target, self.picture.layout.point(target))

    def put_back(self, seat: Seat) -> None:
        """Return a seat's card to its hand."""
        if self.is_holding(seat):
            self.cursors[seat].put_back()
            self.play_sound("back")

    def place(self, seat: Seat, target: Target) -> None:
        """Play a seat's card in focus on a cell, or say why that can't be."""
        card = self.card_in_focus(seat)
        if card is not None and not self.try_action(seat, Play(card, target.owner, target.cell)):
            self.picture.snap_back(seat)

    # -- the mouse

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self._mice.setdefault(seat, MouseHand(self)).take(seat, pointer)

    def let_go(self) -> None:
        for mouse in self._mice.values():
            mouse.let_go()

    def slot_at(self, seat: Seat, x: float, y: float) -> int | None:
        """Return the place in a seat's hand at a point; the uppermost card wins."""
        found = [
            (pose.layer, slot)
            for slot, pose in enumerate(self.picture.hand_rest(seat))
            if pose.contains(x, y)
        ]
        return max(found)[1] if found else None

    def target_at(self, x: float, y: float) -> Target | None:
        """Return the cell of a grid at a point."""
        return self.picture.layout.target_at(x, y) if self.public.grids else None

    def hint_at(self, seat: Seat, x: float, y: float) -> Intent | None:
        """Return the intent of a seat's hint at a point."""
        return self.picture.hint_at(seat, x, y)
