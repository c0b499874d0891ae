"""The table of TIC Together: one match on the screen, played with any device."""

from typing import TYPE_CHECKING, Final

from ticgame.bots.hint import Hint
from ticgame.core.cards import Card
from ticgame.core.contract import Millis, Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Change, Entry
from ticgame.core.records import SUFFIX
from ticgame.games.together.rules import Place, TogetherView
from ticgame.home import Folder
from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Phase, Pointer, Press
from ticgame.play.scenes.together.contents import Seen
from ticgame.play.scenes.together.contents import legend as legend_of
from ticgame.play.scenes.together.cues import Ears, cues_of
from ticgame.play.scenes.together.cursor import Cursor
from ticgame.play.scenes.together.mouse import MouseHand
from ticgame.play.scenes.together.picture import TablePicture
from ticgame.play.scenes.together.poses import DECK_PLACE
from ticgame.play.scenes.together.situation import Person, Situation
from ticgame.play.scenes.together.summary import Chronicle, GameSummary
from ticgame.play.scenes.together.words import end_words, hint_words, last_play, news_of
from ticgame.play.stage import Stage
from ticgame.play.table.cues import Sound, deal_cues
from ticgame.play.table.director import manner_of
from ticgame.play.table.footer import FooterLook, FooterPlace, HintPlace, has_room
from ticgame.play.table.news import News
from ticgame.play.table.panel_hints import Hints, LastPlay, hint_box, hints_for
from ticgame.play.table.panel_limit import PANEL_LEFT, legend_bottom
from ticgame.play.table.panel_limit import WIDTH as PANEL_WIDTH
from ticgame.play.table.pose import Face
from ticgame.play.table.privacy import PeekMode
from ticgame.play.table.steering import STEPS
from ticgame.play.table.turn_table import TurnTable

if TYPE_CHECKING:
    from ticgame.play.app import App

HAND_POINT: Final = (960.0, 846.0)
LEGEND_GAMES: Final = 4
"""So many games of it, left ones as well, are kept once everybody knows the markers."""
DEED_PLACE: Final = (1420.0, 846.0)
HINT_BOTTOM: Final = 869.0
HINT_GAP: Final = 16.0
"""Both lie over what may be pressed; a hint in the place of the last play, under the legend."""


class TogetherTable(TurnTable):
    """One match of TIC Together; it shows the legend of the markers in the first few games.

    The markers of the Sequence variation are rarer guests: their legend is always there.
    """

    picture: TablePicture

    def prepare(self) -> None:
        self.cursor = Cursor()
        self.chronicle = Chronicle()
        self._last = LastPlay()
        self._slots = dict.fromkeys(self.seating.seats, 0)
        self._cells: dict[Seat, Cell] = {}
        self._mouse = MouseHand(self)
        self._begin_turn()

    def enter(self, app: "App") -> None:
        kept = [name for each in (Folder.RECORDS, Folder.SAVES) for name in app.home.names(each, SUFFIX)]
        games = sum(f"/{self.match.header.game}-" in name for name in kept)
        self._has_legend = games < LEGEND_GAMES or self.match.rules.sheet.is_sequence
        super().enter(app)

    def note(self, change: Change) -> None:
        self.chronicle.note(change, self.match.rules.sheet.ids)
        if isinstance(change.entry.action, Place):
            place = self.seating.place(change.entry.seat)
            self._last = last_play(change.entry, name=place.name, animal=place.animal.value)
            self._cells[change.entry.seat] = change.entry.action.cell

    def forget(self) -> None:
        self.chronicle = Chronicle()
        self._last = LastPlay()
        self._cells = {}

    def begin_again(self) -> None:
        self._begin_turn()

    # -- what everybody sees

    @property
    def public(self) -> TogetherView:
        """What everybody may see of the game."""
        return self.match.view(None)

    @property
    def home(self) -> Seat:
        """The seat whose hand lies at the lower edge: the person on turn, or the one who is next."""
        public = self.public
        humans = self.seating.humans()
        seats = len(public.hand_sizes)
        order = [Seat((public.turn + step) % seats) for step in range(seats)]
        return next((seat for seat in order if seat in humans and public.hand_sizes[seat]), public.turn)

    @property
    def can_act(self) -> bool:
        """Whether a person is on turn."""
        return not self.match.is_over and self.seating.is_human(self.public.turn)

    def is_on_turn(self, seat: Seat) -> bool:
        """Return whether a seat may act."""
        return seat in self.match.actors()

    @property
    def is_home_shown(self) -> bool:
        """Whether the hand at the lower edge lies open."""
        return self.home in self.privacy.shown()

    def has_people_left(self) -> bool:
        sizes = self.public.hand_sizes
        return any(sizes[seat] for seat in self.seating.humans())

    def summary(self) -> GameSummary:
        """Return the story of the finished game."""
        return self.chronicle.summary(self.match)

    def news_of(self, entry: Entry) -> News | None:
        return news_of(entry)

    # -- the picture

    def make_picture(self, stage: Stage) -> TablePicture:
        manner = manner_of(self.app.settings)
        return TablePicture(stage, self.app.art, self.match.rules, now=self.situation(), manner=manner)

    def situation(self) -> Situation:
        public, home = self.public, self.home
        is_acting = self.can_act and self.calls is not None
        return Situation(
            seen=Seen(public, self.own_views()),
            home=home,
            people=self._people(),
            slot=self.cursor.slot if is_acting else None,
            cell=self.cursor.cell if is_acting else None,
            drag=self._mouse.drag if is_acting else None,
            words=self._plate_words(),
            refusal=self.refusal,
            hints=self._hints(home),
            last=LastPlay() if self.told_hint() else self._last,
            has_ghost=self.app.settings.has_ghost,
            has_legend=self._shows_legend(),
            is_private=self.privacy.mode is not PeekMode.OPEN,
            text_scale=self.app.settings.table_text_percent / 100,
        )

    @property
    def footer(self) -> FooterPlace:
        return self._footer_below(is_legend_shown=self._shows_legend())

    def _footer_below(self, *, is_legend_shown: bool) -> FooterPlace:
        top = legend_bottom(legend_of(self.match.rules, is_shown=is_legend_shown)) + HINT_GAP
        return FooterPlace(DEED_PLACE, HintPlace(PANEL_LEFT, top, HINT_BOTTOM, PANEL_WIDTH))

    def _shows_legend(self) -> bool:
        """Return whether the legend is shown: it makes room for a hint that doesn't fit below it."""
        hint = self.told_hint() if self._has_legend else ""
        if not hint:
            return self._has_legend
        place = self._footer_below(is_legend_shown=True)
        return has_room(self.app.art, FooterLook(self._deed(), hint, place=place))

    def _people(self) -> tuple[Person, ...]:
        peeking = self.privacy.peeking()
        return tuple(
            Person(place.name, place.animal.value, is_lost=place.is_lost, is_looking=seat in peeking)
            for seat in self.seating.seats
            if (place := self.seating.place(seat))
        )

    def _plate_words(self) -> str:
        public = self.public
        if public.why is not None:
            is_sequence = self.match.rules.sheet.is_sequence
            return end_words(public.why, penalty="Breaks" if is_sequence else "Nics")
        if not self.seating.is_human(public.turn):
            return "is thinking"
        if public.turn in self.privacy.peeking():
            return f"{self.seating.place(public.turn).name} is looking"
        return "Your turn"

    def _hints(self, home: Seat) -> Hints:
        device = self.seating.device(home) if self.seating.is_human(home) else None
        if device is None or self.calls is None or self.match.is_over or self.is_covered:
            return Hints(())
        words = hint_words(
            is_placing=self.cursor.is_placing,
            is_on_turn=self.can_act,
            mode=self.privacy.mode,
            is_shown=home in self.privacy.shown(),
        )
        return Hints(hints_for(device, words), self.app.settings.table_text_percent / 100)

    def hint_at(self, x: float, y: float) -> Intent | None:
        """Return the intent of the hint at a point."""
        hints = self._hints(self.home).hints
        found = (hint.intent for at, hint in enumerate(hints) if hint_box(at).contains(x, y))
        return next(found, None)

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        entry = change.entry
        self.note(change)
        played = None
        if isinstance(entry.action, Place):
            size = change.before.hand_sizes[entry.seat]
            slot = self.cursor.slot if self.seating.is_human(entry.seat) else size // 2
            played = (entry.seat, min(slot, size - 1), Face(entry.action.card))
            self._slots[entry.seat] = slot
            self._begin_turn()
        is_covered = entry.seat not in self.picture.now.seen.own
        self.picture.follow(self.situation(), entry, played=played, is_snap=is_snap)
        self._sound(change, is_covered=is_covered, is_snap=is_snap)

    def _sound(self, change: Change, *, is_covered: bool, is_snap: bool) -> None:
        """Let an entry be heard."""
        ears = Ears(
            self.picture.layout,
            [self.seating.place(seat).animal.value for seat in self.seating.seats],
            self.match.rules.options.limit,
            self.picture.landing_ms,
            is_covered=is_covered,
        )
        self.cues.add(cues_of(change.before, change.after, change.entry, ears), is_snap=is_snap)

    def deal_sounds(self) -> list[Sound]:
        return deal_cues(sum(self.public.hand_sizes), x=DECK_PLACE[0])

    def _begin_turn(self) -> None:
        home = self.home
        self.cursor.slot = self._slots[home]
        self.cursor.begin(self.public.hand_sizes[home], home=HAND_POINT, last=self._cells.get(home))

    # -- input

    def act(self, seat: Seat, press: Press) -> None:
        if press.intent in DIRECTIONS:
            self._steer(press.intent)
        elif press.phase is not Phase.DOWN:
            return
        elif press.intent in STEPS:
            self.cycle(STEPS[press.intent])
        elif press.intent is Intent.A and self.cursor.is_placing:
            self.place(self.cursor.cell)
        elif press.intent is Intent.A:
            self.pick(self.cursor.slot)
        elif press.intent is Intent.B:
            self.put_back()

    def point(self, seat: Seat, pointer: Pointer) -> None:
        self._mouse.take(seat, pointer)

    def show_hint(self, seat: Seat, hint: Hint) -> None:
        self.cursor.slot = self.match.view(seat).hand.index(hint.action.card)
        if not self.cursor.is_placing:
            self.cursor.pick(self._points())
        self.cursor.hover(hint.action.cell)

    def is_holding(self, seat: Seat) -> bool:
        return self.cursor.is_placing and self.is_on_turn(seat)

    def let_go(self) -> None:
        self._mouse.let_go()

    def _steer(self, way: Intent) -> None:
        if way is Intent.UP and not self.cursor.is_placing:
            self.pick(self.cursor.slot)
        elif self.cursor.steer(way, self._hand_size(), self._points()):
            self.play_sound("focus")

    def _hand_size(self) -> int:
        return self.public.hand_sizes[self.public.turn]

    def _points(self) -> dict[Cell, tuple[float, float]]:
        """Return where the legal cells lie."""
        grid = self.picture.layout.grid
        return {cell: grid.box(cell)[:2] for cell in self.public.layout.legal_cells()}

    def cycle(self, steps: int) -> None:
        """Put the focus on another card."""
        self.cursor.cycle(steps, self._hand_size())
        self.play_sound("focus")

    def pick(self, slot: int) -> None:
        """Pick up a card of the hand of the seat on turn, which must see it."""
        if not self.is_home_shown:
            self.refuse(self._look_first())
            return
        self.cursor.slot = slot
        if not self.cursor.is_placing:
            self.cursor.pick(self._points())
            self.play_sound("pick_up")

    def _look_first(self) -> str:
        device = self.seating.device(self.home)
        button = device.glyph(Intent.X).text if device else "X"
        return f"Press {button} to look at your cards."

    def put_back(self) -> None:
        """Return to the hand with the card picked up."""
        if self.cursor.is_placing:
            self.cursor.put_back()
            self.play_sound("back")

    def place(self, cell: Cell | None) -> None:
        """Place the card in focus on a cell, or say why that can't be."""
        seat = self.public.turn
        if cell is None:
            return
        action = Place(self._card_in_focus(seat), cell)
        reason = self.match.why_not(seat, action)
        if reason is None:
            self.match.act(seat, action, Millis(int(self.clock_ms)))
        else:
            self.refuse(reason)
            self.picture.snap_back()

    def _card_in_focus(self, seat: Seat) -> Card:
        return self.match.view(seat).hand[self.cursor.slot]
