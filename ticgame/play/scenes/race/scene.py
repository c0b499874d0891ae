"""The table of Tic Squared Race: every seat plays at once, with its own cursor and held card."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from ticgame.core.contract import Seat
from ticgame.core.match import Change
from ticgame.games.squared.actions import Draw, Play, Start
from ticgame.games.squared.race import RaceView
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Press
from ticgame.play.scenes.race.picture import RacePicture
from ticgame.play.scenes.race.situation import RaceSituation, SeatNews
from ticgame.play.scenes.race.words import hint_words
from ticgame.play.scenes.squared.contents import leading
from ticgame.play.scenes.squared.hands import SquareHands
from ticgame.play.scenes.squared.situation import Grip, Seen, Target
from ticgame.play.scenes.squared.summary import contest_of
from ticgame.play.stage import Stage
from ticgame.play.table.contest import Contest
from ticgame.play.table.cooldown import share_left
from ticgame.play.table.cues import Sound, deal_cues
from ticgame.play.table.director import manner_of
from ticgame.play.table.privacy import Usual
from ticgame.play.table.real_time import RealTimeTable

REACH_MS: Final = 650.0
"""So long before a bot lays a card, it is seen holding it over the cell."""


class RaceTable(SquareHands, RealTimeTable):
    """One match of the Race; hands of people lie open, those of bots don't."""

    usual_privacy: ClassVar[Usual] = Usual.NOTHING

    # -- who may do what

    def can_act(self, seat: Seat) -> bool:
        return seat in self.match.actors()

    def owners(self) -> Iterable[int]:
        return range(len(self.public.hand_sizes))  # X1

    def summary(self) -> Contest:
        return contest_of(self.match)

    # -- the picture

    def make_picture(self, stage: Stage) -> RacePicture:
        return RacePicture(stage, self.app.art, now=self.situation(), manner=manner_of(self.app.settings))

    def situation(self) -> RaceSituation:
        public, settings = self.public, self.app.settings
        return RaceSituation(
            seen=Seen(public, self.own_views()),
            people=self.seating.people(),
            grips=() if public.why is not None else tuple(self._grip_of(seat) for seat in self.seating.seats),
            assist=settings.assist,
            has_ghost=settings.has_ghost,
            active=frozenset(Seat(seat) for seat in leading(public)),
            winners=self.match.result.winners() if self.match.is_over else (),
            text_scale=settings.table_text_percent / 100,
            seats=tuple(self._news_of(seat, public) for seat in self.seating.seats),
            clock_s=int(self.match.at if self.match.is_over else self.clock_ms) // 1000,
            luck=self.drawn_order(),
        )

    def _grip_of(self, seat: Seat) -> Grip:
        """Return where a seat's cursor is; a bot's follows what it is about to do."""
        if self.seating.is_human(seat):
            return self.grip(seat)._replace(is_at_rest=not self.can_act(seat))
        size = self.public.hand_sizes[seat]
        slot = (len(self.match.entries) * 5 + seat) % size if size else 0
        plan = self.thinkers.plans().get(seat)
        if plan is not None and isinstance(plan.action, Play) and plan.due - self.clock_ms <= REACH_MS:
            return Grip(seat, slot, Target(plan.action.grid, plan.action.cell))
        return Grip(seat, slot, is_at_rest=True)

    def _news_of(self, seat: Seat, public: RaceView) -> SeatNews:
        length = self.match.rules.options.draw_cooldown_ms
        wait = share_left(public.draws_from[seat], self.clock_ms, length) if public.why is None else 0.0
        is_asked = self.seating.is_human(seat) and not self.match.is_over
        return SeatNews(self.hints(seat) if is_asked else (), self.refusal_of(seat), wait)

    def hint_words(self, seat: Seat) -> dict[Intent, str]:
        return hint_words(self.public, seat, is_holding=self.is_holding(seat))

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        entry = change.entry
        if isinstance(entry.action, Play | Start):
            self.cursors[entry.seat].put_back()
        if isinstance(entry.action, Start):
            self.cursors[entry.seat].slot = 0  # Nobody shall see where the choice was made.
        self.show_entry(change, is_snap=is_snap)

    def deal_sounds(self) -> list[Sound]:
        return deal_cues(sum(self.public.hand_sizes), x=self.picture.layout.deck.x)

    # -- what seats want

    def act(self, seat: Seat, press: Press) -> None:
        if self.can_act(seat):
            super().act(seat, press)

    def try_action(self, seat: Seat, action: Any) -> bool:
        """Let the match decide at the end of the sample."""
        self.want(seat, action, is_held_back=isinstance(action, Play | Draw))
        return True

    def say_no(self, seat: Seat, words: str) -> None:
        self.refuse_seat(seat, words)

    def refuse_seat(self, seat: Seat, words: str) -> None:
        super().refuse_seat(seat, words)
        self.picture.snap_back(seat)

    def let_go_of(self, seat: Seat) -> None:
        self.cursors[seat].put_back()
        self.let_go()
