"""The table of Ticcitories: one match on the screen, played with any device."""

from typing import ClassVar, Final

from ticgame.bots.hint import Hint
from ticgame.core.contract import Millis, Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Change
from ticgame.games.ticcitories.preview import preview
from ticgame.games.ticcitories.rules import Claim, Place, TiccitoriesView
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Device, Phase, Pointer, Press
from ticgame.play.scenes.ticcitories.cues import Ears, cues_of
from ticgame.play.scenes.ticcitories.cursor import Cursor, Zone
from ticgame.play.scenes.ticcitories.mouse import MouseHand
from ticgame.play.scenes.ticcitories.panel_bar import (
    BAR_END,
    BOTTOM,
    MIDDLE,
    TOP,
    hint_boxes,
    hints_left,
)
from ticgame.play.scenes.ticcitories.picture import TiccitoriesPicture
from ticgame.play.scenes.ticcitories.situation import Focus, LastPlace, Situation
from ticgame.play.scenes.ticcitories.space import DECK_PLACE
from ticgame.play.scenes.ticcitories.summary import contest_of
from ticgame.play.scenes.ticcitories.words import hint_words, plate_words
from ticgame.play.stage import LEFT_EDGE, Stage
from ticgame.play.table.contest import Contest
from ticgame.play.table.cues import Sound, deal_cues
from ticgame.play.table.director import manner_of
from ticgame.play.table.footer import FooterLook, FooterPlace, HintPlace, deed_width
from ticgame.play.table.panel_hints import Hints, hints_for
from ticgame.play.table.privacy import Usual
from ticgame.play.table.steering import STEPS
from ticgame.play.table.turn_table import TurnTable

SHEET_MS: Final = 8000.0
"""How long the finished sheet stays by itself."""
BAR_GAP: Final = 20.0


class TiccitoriesTable(TurnTable):
    """One match of Ticcitories."""

    usual_privacy: ClassVar[Usual] = Usual.NOTHING

    picture: TiccitoriesPicture

    def prepare(self) -> None:
        self.cursor = Cursor()
        self._last: LastPlace | None = None
        self._last_cells: dict[Seat, Cell] = {}
        self._mouse = MouseHand(self)
        self._told_ms = 0.0
        self._begin_act()

    # -- what everybody sees

    @property
    def public(self) -> TiccitoriesView:
        """What everybody may see of the game: all but the order of the deck."""
        return self.match.view(None)

    @property
    def can_act(self) -> bool:
        """Whether a person is on turn."""
        return not self.match.is_over and self.seating.is_human(self.public.turn)

    def is_on_turn(self, seat: Seat) -> bool:
        """Return whether a seat may act."""
        return seat in self.match.actors()

    def legal_cells(self) -> list[Cell]:
        """Return where a card may go in the grid of the seat on turn."""
        return self.public.grids[self.public.turn].legal_cells()

    def free_positions(self) -> list[int]:
        """Return the positions of the row that may still be chosen."""
        choosing = self.public.choosing
        claims = choosing.claims if choosing is not None else ()
        return [position for position, seat in enumerate(claims, start=1) if seat is None]

    # -- the picture

    def make_picture(self, stage: Stage) -> TiccitoriesPicture:
        return TiccitoriesPicture(
            stage, self.app.art, now=self.situation(), manner=manner_of(self.app.settings)
        )

    def situation(self) -> Situation:
        public = self.public
        is_acting = self.can_act and self.calls is not None
        return Situation(
            view=public,
            people=self.seating.people(),
            focus=self._focus() if is_acting else None,
            words=plate_words(public, is_human=self.seating.is_human(public.turn), zone=self.cursor.zone),
            refusal=self.refusal,
            hints=self._hints(),
            last=self._last,
            bar_end=self._bar_end(),
            has_ghost=self.app.settings.has_ghost,
            text_scale=self.app.settings.table_text_percent / 100,
        )

    def _focus(self) -> Focus:
        cursor = self.cursor
        if cursor.zone is Zone.PLACE:
            return Focus(Zone.PLACE, cell=cursor.cell)
        return Focus(cursor.zone, cursor.cell, cursor.position)

    def footer_look(self) -> FooterLook:
        """Return what can be taken back, to the left of what may be pressed; a hint in its place, or none."""
        look = super().footer_look()
        if self.refusal:
            return look._replace(deed=None, hint="")
        end = hints_left(self.app.art, self._hints()) - BAR_GAP
        if look.hint:
            place = FooterPlace(hint=HintPlace(LEFT_EDGE, TOP, BOTTOM, end - LEFT_EDGE))
            return look._replace(deed=None, place=place)
        return look._replace(place=FooterPlace((end - deed_width(self.app.art, look), MIDDLE)))

    def _bar_end(self) -> float:
        """Return where the line over the rows ends that tells of the game."""
        look = self.footer_look()
        if look.hint:
            return LEFT_EDGE
        return BAR_END if look.deed is None else look.place.deed[0] - BAR_GAP

    def _hints(self) -> Hints:
        """Return what may be pressed now, in the glyphs of the seat on turn, or of anybody at the table."""
        device = self._speaking_device()
        if device is None or self.calls is None:
            return Hints(())
        if self.match.is_over:
            words = {Intent.A: "Skip" if self.is_counting else "Results"}
        else:
            zone = self.cursor.zone if self.can_act else None
            words = hint_words(zone, has_choice=len(self.free_positions()) > 1)
        return Hints(hints_for(device, words), self.app.settings.table_text_percent / 100)

    def _speaking_device(self) -> Device | None:
        """Return the device of the seat on turn, else of the first person at the table."""
        humans = self.seating.humans()
        turn = self.public.turn
        seat = turn if turn in humans else next(iter(humans), None)
        return None if seat is None else self.seating.device(seat)

    @property
    def is_counting(self) -> bool:
        """Whether the count at the end is still under way."""
        return self.picture is not None and self.picture.count is not None

    def hint_at(self, x: float, y: float) -> Intent | None:
        """Return the intent of the hint at a point."""
        hints = self._hints()
        boxes = hint_boxes(self.app.art, hints)
        found = (hint.intent for hint, box in zip(hints.hints, boxes, strict=True) if box.contains(x, y))
        return next(found, None)

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        entry = change.entry
        self.note(change)
        self._begin_act()
        self.picture.follow(self.situation(), entry, is_snap=is_snap)
        if self.picture.count is not None:
            self._told_ms = self.picture.count.end_ms / manner_of(self.app.settings).rate
        ears = Ears(
            self.picture.layout,
            [self.seating.place(seat).animal.value for seat in self.seating.seats],
            self.picture.landing_ms,
            self.picture.count,
        )
        self.cues.add(cues_of(change.before, change.after, entry, ears), is_snap=is_snap)

    def show_hint(self, seat: Seat, hint: Hint) -> None:
        if isinstance(hint.action, Place):
            self.cursor.hover(hint.action.cell)
        else:
            self.cursor.stop_trying()
            self.cursor.position = hint.action.pos

    def is_holding(self, seat: Seat) -> bool:
        return self.cursor.zone is Zone.TRY and self.is_on_turn(seat)

    def note(self, change: Change) -> None:
        entry = change.entry
        if isinstance(entry.action, Place):
            before = change.before
            card = before.placing.card_of(entry.seat)
            gain = preview(before.grids[entry.seat], entry.action.cell, card)
            self._last = LastPlace(entry.seat, card, gain.points)
            self._last_cells[entry.seat] = entry.action.cell

    def forget(self) -> None:
        self._last = None
        self._last_cells.clear()

    def begin_again(self) -> None:
        self._begin_act()

    def deal_sounds(self) -> list[Sound]:
        return deal_cues(len(self.public.grids) + len(self.public.choosing.cards), x=DECK_PLACE[0])

    def _begin_act(self) -> None:
        public = self.public
        if public.must_place:
            near = self._last_cells.get(public.turn, Cell(0, 0))
            self.cursor.begin_placing(self.legal_cells(), near=near)
        else:
            self.cursor.begin_choosing(self.free_positions())

    # -- the end

    def summary(self) -> Contest:
        return contest_of(self.match)

    @property
    def end_wait_ms(self) -> float:
        return self._told_ms + SHEET_MS

    def skip_end(self) -> bool:
        if not self.is_counting:
            return False
        self.cues.clear()
        self.picture.skip_count()
        self._told_ms = self._over_ms
        self.play_sound("victory")
        return True

    # -- input

    def act(self, seat: Seat, press: Press) -> None:
        if press.intent in DIRECTIONS:
            if self.cursor.steer(press.intent, self.legal_cells(), self.free_positions()):
                self.play_sound("focus")
        elif press.phase is not Phase.DOWN:
            return
        elif press.intent in STEPS:
            self.cycle(STEPS[press.intent])
        elif press.intent is Intent.A and self.cursor.zone is Zone.PLACE:
            self.place(self.cursor.cell)
        elif press.intent is Intent.A:
            self.choose(self.cursor.position)
        elif press.intent is Intent.X:
            self.try_out()
        elif press.intent is Intent.B and self.cursor.zone is Zone.TRY:
            self.stop_trying()

    def try_out(self) -> None:
        """Hold the card in focus over the grid to see what it would bring, or put it back."""
        if self.cursor.zone is Zone.CHOOSE:
            self.cursor.try_out(self.legal_cells())
            self.play_sound("pick_up")
        elif self.cursor.zone is Zone.TRY:
            self.stop_trying()

    def stop_trying(self) -> None:
        """Put a card that was tried back into the row."""
        self.cursor.stop_trying()
        self.play_sound("back")

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self._mouse.take(seat, pointer)

    def cycle(self, steps: int) -> None:
        """Go on to the next card of the row or cell of the grid."""
        if self.cursor.cycle(steps, self.legal_cells(), self.free_positions()):
            self.play_sound("focus")

    def place(self, cell: Cell | None) -> None:
        """Place the card of the seat on turn on a cell, or say why that can't be."""
        if cell is not None:
            self._do(Place(cell))

    def choose(self, position: int) -> None:
        """Claim a card of the row for the seat on turn, or say why that can't be."""
        self._do(Claim(position))

    def _do(self, action: Place | Claim) -> None:
        seat = self.public.turn
        reason = self.match.why_not(seat, action)
        if reason is None:
            self.match.act(seat, action, Millis(int(self.clock_ms)))
        else:
            self.refuse(reason)
            self.picture.refuse()
