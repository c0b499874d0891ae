"""The table of Tic Squared in turns: one match on the screen, played with any device."""

from collections.abc import Iterable
from typing import Any, ClassVar

from ticgame.bots.hint import Hint
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Change, Entry
from ticgame.games.squared.actions import Draw, End, Play
from ticgame.games.squared.rules import SquaredView
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Phase, Press
from ticgame.play.scenes.squared.hands import SquareHands
from ticgame.play.scenes.squared.situation import LastPlay, Seen, Status, Target, TurnSituation
from ticgame.play.scenes.squared.summary import contest_of
from ticgame.play.scenes.squared.turn_picture import TurnPicture
from ticgame.play.scenes.squared.words import ENDS, hint_words, last_play, news_of, turn_words
from ticgame.play.stage import Stage
from ticgame.play.table.contest import Contest
from ticgame.play.table.cues import Sound, deal_cues
from ticgame.play.table.director import manner_of
from ticgame.play.table.news import News
from ticgame.play.table.privacy import Usual
from ticgame.play.table.turn_table import TurnTable


class SquaredTable(SquareHands, TurnTable):
    """One match of Tic Squared; the hand of the person to act lies at the lower edge."""

    picture: TurnPicture
    usual_privacy: ClassVar[Usual] = Usual.CURTAIN
    has_peek_button: ClassVar[bool] = False  # X draws here.

    def prepare(self) -> None:
        super().prepare()
        self._last: LastPlay | None = None

    # -- who is to act

    @property
    def home(self) -> Seat | None:
        """The seat whose hand lies at the lower edge: the person to act, or the one who is next."""
        public, humans = self.public, self.seating.humans()
        if not public.grids:
            waiting = [seat for seat in humans if not public.has_chosen[seat]]
            return next(iter(waiting or humans), None)
        seats = len(public.hand_sizes)
        order = [Seat((public.turn + step) % seats) for step in range(seats)]
        return next((seat for seat in order if seat in humans), None)

    @property
    def acting(self) -> Seat | None:
        """The person whose presses count now, None while bots are to act."""
        home = self.home
        return home if home is not None and home in self.match.actors() else None

    def can_act(self, seat: Seat) -> bool:
        return seat == self.acting

    def owners(self) -> Iterable[int]:
        public: SquaredView = self.public
        return public.turn_state.owners(len(public.grids))  # Q4

    def summary(self) -> Contest:
        return contest_of(self.match)

    def news_of(self, entry: Entry) -> News | None:
        return news_of(entry, [self.seating.place(seat).name for seat in self.seating.seats])

    # -- the picture

    def make_picture(self, stage: Stage) -> TurnPicture:
        return TurnPicture(stage, self.app.art, now=self.situation(), manner=manner_of(self.app.settings))

    def situation(self) -> TurnSituation:
        public, acting, settings = self.public, self.acting, self.app.settings
        is_asked = acting is not None and self.calls is not None and acting in self.privacy.shown()
        return TurnSituation(
            seen=Seen(public, self.own_views()),
            people=self.seating.people(),
            status=self._status(acting),
            home=self.home,
            grips=(self.grip(acting),) if is_asked else (),
            assist=settings.assist,
            has_ghost=settings.has_ghost,
            active=frozenset(self.match.actors()) if public.grids else frozenset(),
            locked=self._locked(),
            can_draw=is_asked and self._can(acting, Draw()),
            hints=self.hints(acting) if is_asked else (),
            last=self._last,
            winners=self.match.result.winners() if self.match.is_over else (),
            text_scale=settings.table_text_percent / 100,
        )

    def own_views(self) -> dict[Seat, Any]:
        """Return the own view of the hand at the lower edge, if it is shown."""
        home = self.home
        return {home: self.shown_view(home)} if home is not None and home in self.privacy.shown() else {}

    def _locked(self) -> frozenset[Seat]:
        """Return the seats whose grids can't be played on any more in this turn (Q4)."""
        public = self.public
        if not public.grids or public.why is not None:
            return frozenset()
        return frozenset(range(len(public.grids))) - frozenset(self.owners())

    def _status(self, acting: Seat | None) -> Status:
        public = self.public
        if self.match.is_over:
            return Status(self.match.result.winners()[0], ENDS[public.why])
        if acting is None:
            return Status(self.match.actors()[0], "is thinking")
        if acting not in self.privacy.shown():
            return Status(acting, "is next")
        view = self.match.view(acting)
        words = turn_words(view, is_holding=self.is_holding(acting), has_plays=self.has_plays(acting))
        return Status(acting, words, self.refusal)

    def hint_words(self, seat: Seat) -> dict[Intent, str]:
        return hint_words(
            self.public,
            is_holding=self.is_holding(seat),
            can_draw=self._can(seat, Draw()),
            can_end=self._can(seat, End()),
        )

    def _can(self, seat: Seat, action: Any) -> bool:
        return self.match.why_not(seat, action) is None

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        entry = change.entry
        self.note(change)
        if entry.seat in self.cursors:
            self.cursors[entry.seat].put_back()
        self._choose_drawn(change)
        self.show_entry(change, is_snap=is_snap)

    def _choose_drawn(self, change: Change) -> None:
        """Put the focus on a card that was just drawn: only that one may be played next (Q6)."""
        seat = change.entry.seat
        if isinstance(change.entry.action, Draw) and self.public.has_drawn:
            self.cursors[seat].slot = self.public.hand_sizes[seat] - 1

    def show_hint(self, seat: Seat, hint: Hint) -> None:
        cursor = self.cursors[seat]
        cursor.put_back()
        if not hint.cards:
            return
        cursor.slot = self.hand(seat).index(hint.cards[0])
        if isinstance(hint.action, Play):
            target = Target(hint.action.grid, hint.action.cell)
            cursor.hover(target, self.picture.layout.point(target))

    def note(self, change: Change) -> None:
        self._last = last_play(change.entry) or self._last

    def forget(self) -> None:
        self._last = None

    def begin_again(self) -> None:
        self.keep_cursors()

    def deal_sounds(self) -> list[Sound]:
        return deal_cues(sum(self.public.hand_sizes), x=self.picture.layout.deck.x)

    # -- what seats want

    def press(self, seat: Seat, press: Press) -> None:
        """Take a press of a seat: here every control acts."""
        if press.phase is Phase.UP:
            return
        self.privacy.note_press(seat, self.clock_ms)
        if self.can_act(seat) and not self._is_curtained(seat, press):
            self.act(seat, press)

    def try_action(self, seat: Seat, action: Any) -> bool:
        reason = self.match.why_not(seat, action)
        if reason is not None:
            self.say_no(seat, reason)
            return False
        self.match.act(seat, action, Millis(int(self.clock_ms)))
        return True

    def say_no(self, seat: Seat, words: str) -> None:
        self.refuse(words)
