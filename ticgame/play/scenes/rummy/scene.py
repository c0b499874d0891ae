"""The table of TIC Rummy: one match on the screen, played with any device."""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final

from ticgame.bots.hint import Hint as GivenHint
from ticgame.core.contract import Seat
from ticgame.core.match import Change, Entry
from ticgame.games.rummy.actions import Deal, Draw, Lay, RoundsNow, Source, Turn
from ticgame.games.rummy.state import RummyView
from ticgame.play.input.devices import DeviceKind, Phase, Pointer, Press
from ticgame.play.scenes.rummy.cues import Ears, cues_of, deal_cues
from ticgame.play.scenes.rummy.deals import deals_of
from ticgame.play.scenes.rummy.desk import Desk
from ticgame.play.scenes.rummy.hands import RummyHands
from ticgame.play.scenes.rummy.panel_piles import Tone
from ticgame.play.scenes.rummy.picture import RummyPicture
from ticgame.play.scenes.rummy.sheet import ScoreSheet
from ticgame.play.scenes.rummy.situation import Grip, Seen, Situation, SpotKind
from ticgame.play.scenes.rummy.summary import contest_of
from ticgame.play.scenes.rummy.words import DRAWING, hint_words, news_of, target_words, turn_words
from ticgame.play.stage import Frame, Stage
from ticgame.play.table.contest import Contest
from ticgame.play.table.cues import Sound
from ticgame.play.table.director import manner_of
from ticgame.play.table.footer import FooterPlace, HintPlace
from ticgame.play.table.news import News
from ticgame.play.table.panel_hints import Hint, hints_for
from ticgame.play.table.privacy import Usual
from ticgame.play.widgets.rows import Entry as MenuEntry
from ticgame.play.widgets.rows import Row

OUT_MS: Final = 1500.0
"""How long the table is seen when a deal is over, before the sheet comes."""
BOTS_SHEET_MS: Final = 2600.0
NEWS_KEPT: Final = 6
FOOTER: Final = FooterPlace((1530.0, 829.0), HintPlace(186.0, 54.0, 136.0, 900.0))
"""Below the news; and a hint in the place of what is to be done."""


@dataclass(slots=True)
class DealEnd:
    """A deal that is over but still seen: its last view, for how long, and the next deal if there is one."""

    view: RummyView
    seen_ms: float = 0.0
    next: Change | None = None
    is_told: bool = False
    """Whether the score sheet lies over the table."""


class RummyTable(RummyHands):
    """One match of TIC Rummy; the hand of the person to act lies at the lower edge."""

    usual_privacy: ClassVar[Usual] = Usual.CURTAIN
    has_peek_button: ClassVar[bool] = False  # X sorts here.

    picture: RummyPicture

    def prepare(self) -> None:
        super().prepare()
        self._news: list[News] = []
        self._end_of_deal: DealEnd | None = None

    # -- what everybody sees

    @property
    def public(self) -> RummyView:
        """What everybody may see: of the deal that has just ended until its sheet has been read."""
        return self.match.view(None) if self._end_of_deal is None else self._end_of_deal.view

    @property
    def home(self) -> Seat | None:
        """The seat whose hand lies at the lower edge: the person on turn, or the one who is next."""
        humans = self.seating.humans()
        turn = self.match.view(None).turn or 0
        order = [Seat((turn + step) % self.match.seats) for step in range(self.match.seats)]
        return next((seat for seat in order if seat in humans), None)

    @property
    def is_between_deals(self) -> bool:
        """Whether a deal is over and the next isn't shown yet."""
        return self._end_of_deal is not None

    def summary(self) -> Contest:
        return contest_of(self.match)

    def pause_rows(self) -> tuple[Row, ...]:
        sheet = MenuEntry("Score sheet", lambda _: self.app.stack.push(self._sheet()), icon="trophy")
        return (*super().pause_rows(), sheet)

    def news_of(self, entry: Entry) -> News | None:
        return news_of(entry)

    # -- the picture

    @property
    def footer(self) -> FooterPlace:
        return FOOTER

    def told_hint(self) -> str:
        """Return the hint, unless it must make room for what can't be, or for what a held card would do."""
        home = self.home
        is_busy = self.refusal or (home is not None and self._desks[home].held is not None)
        return "" if is_busy else super().told_hint()

    def make_picture(self, stage: Stage) -> RummyPicture:
        return RummyPicture(stage, self.app.art, now=self.situation(), manner=manner_of(self.app.settings))

    def relayout(self, canvas: Frame) -> None:
        super().relayout(canvas)
        # The first deal is the table's own act, so that the match has an entry when it begins.
        if len(self.match.entries) == 1 and not self.clock_ms and not self.is_snap():
            self.picture.deal(Random(self.match.header.seed or 0))
            self.cues.add(self.deal_sounds())

    def deal_sounds(self) -> list[Sound]:
        return deal_cues(sum(self.public.hand_sizes))

    def own_views(self) -> dict[Seat, Any]:
        """Return the own view of the hand at the lower edge, if it is shown."""
        home = self.home
        if home is None or home not in self.privacy.shown() or self.is_between_deals:
            return {}
        return {home: self.match.view(home)}

    def situation(self) -> Situation:
        public, home, own = self.public, self.home, self.own_views()
        view = own.get(home)
        desk = self.desk(home) if view is not None else None
        is_asked = desk is not None and self.calls is not None and not self.match.is_over
        grip = self._grip(home, view, desk) if is_asked else None
        words, tone = self._words(view, desk, grip)
        return Situation(
            seen=Seen(public, own),
            people=self.seating.people(),
            home=home,
            line=desk.line(view) if desk else (),
            tray=desk.tray.looks() if desk and not public.laid[home] else (),
            open_at=desk.tray.open_at if desk and not public.laid[home] else None,
            grip=grip,
            carry=self.mouse.carry if is_asked and self.mouse.seat == home else None,
            speaker=self._speaker(home, is_asked=is_asked and view.is_on_turn),
            words=words,
            tone=tone,
            is_hinted=bool(self.told_hint()),
            hints=self._hints(home, view, desk) if is_asked else (),
            news=tuple(self._news),
            text_scale=self.app.settings.table_text_percent / 100,
        )

    def _speaker(self, home: Seat | None, *, is_asked: bool) -> Seat:
        if is_asked:
            return home
        turn = self.public.turn
        return turn if turn is not None else home or Seat(0)

    def _grip(self, seat: Seat, view: RummyView, desk: Desk) -> Grip:
        fault = "" if desk.held is None else self.why_not_there(seat, desk.held, desk.spot)
        return Grip(desk.spot, desk.held, fault)

    def _words(self, view: RummyView | None, desk: Desk | None, grip: Grip | None) -> tuple[str, Tone]:
        """Return what the plate says, and how that is meant."""
        if self.is_between_deals or self.match.is_over:
            return "The deal is over" if self.is_between_deals else "The game is over", Tone.PLAIN
        if self.refusal:
            return self.refusal, Tone.BAD
        if view is None or desk is None:
            return "is thinking", Tone.PLAIN
        if self.mouse.carry is not None and self.mouse.carry.source is not None:
            return DRAWING, Tone.PLAIN
        if grip is not None and grip.held is not None:
            if grip.fault:
                return grip.fault, Tone.BAD
            return target_words(view, grip.spot), Tone.GOOD
        if desk.spot.kind is SpotKind.TRAY_CARD and (fault := desk.tray.looks()[desk.spot.at].fault):
            return fault, Tone.BAD
        if not view.is_on_turn:
            return "is thinking", Tone.PLAIN
        return turn_words(view, is_tray_full=desk.tray.is_complete), Tone.PLAIN

    def _hints(self, seat: Seat, view: RummyView, desk: Desk) -> tuple[Hint, ...]:
        device = self.seating.device(seat)
        if device is None:
            return ()
        return hints_for(device, hint_words(view, desk, has_pointer=device.kind is DeviceKind.MOUSE))

    # -- what happens

    def follow(self, change: Change, *, is_snap: bool) -> None:
        entry = change.entry
        if isinstance(entry.action, Deal) and self._end_of_deal is not None:
            self._end_of_deal.next = change
            return
        self.note(change)
        is_end = any(isinstance(event, RoundsNow) for event in entry.events)
        if is_end and change.after.why is None and not self.is_fast and not (is_snap or self._is_unseen):
            self._end_of_deal = DealEnd(change.after)
        self._move_cursor(change)
        self._show(change.before, change.after, entry, is_snap=is_snap)

    @property
    def _is_unseen(self) -> bool:
        return self.calls is None

    def _show(self, before: RummyView, after: RummyView, entry: Entry, *, is_snap: bool) -> None:
        now = self.situation()
        self.picture.follow(now, entry, is_snap=is_snap)
        ears = Ears(self.picture.layout, [person.animal for person in now.people])
        self.cues.add(cues_of(before, after, entry, ears), is_snap=is_snap)

    def show_hint(self, seat: Seat, hint: GivenHint) -> None:
        self.desk(seat).go_to_hint(hint, self.match.view(seat))

    def is_holding(self, seat: Seat) -> bool:
        desk = self._desks[seat]
        return desk.held is not None or bool(desk.tray.cards)

    def begin_again(self) -> None:
        turn = self.match.view(None).turn
        if turn is not None:
            self._desks[turn].begin_turn()

    def _go_back(self, change: Change) -> None:
        """Show the table as it was; a lay-down that was taken back is in the tray again."""
        taken = change.entry.action.entry
        if not isinstance(taken.action, Lay):
            super()._go_back(change)
            return
        desk = self.desk(change.entry.seat)
        desk.tray.fill(taken.action)
        super()._go_back(change)
        desk.go_on(self.match.view(change.entry.seat))
        self.refresh()

    def forget(self) -> None:
        self._news = []

    def note(self, change: Change) -> None:
        taken = None
        action = change.entry.action
        if isinstance(action, Draw) and action.from_ is Source.DISCARD:
            taken = change.before.discards[-1]
        news = news_of(change.entry, taken)
        if news is not None:
            self._news = [*self._news, news][-NEWS_KEPT:]

    def _move_cursor(self, change: Change) -> None:
        """Put the cursor of a seat on a card that it has just drawn, or on the deck when its turn begins."""
        seat, entry = change.entry.seat, change.entry
        for event in entry.events:
            if isinstance(event, Turn) and event.seat != self.mouse.seat:
                self._desks[event.seat].begin_turn()
        if isinstance(entry.action, Draw) and self.seating.is_human(seat):
            view = self.match.view(seat)
            desk = self.desk(seat)
            desk.go_on(view)
            if desk.spot.kind is not SpotKind.LAY:
                desk.go_to_card(view.hand[-1], view)

    # -- between two deals

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        end = self._end_of_deal
        if end is None or end.is_told:
            return
        end.seen_ms += dt_ms
        if self.has_people_left():
            if end.seen_ms >= OUT_MS:
                end.is_told = True
                self.app.stack.push(self._sheet())
        elif end.seen_ms >= BOTS_SHEET_MS:
            self._go_on(end)

    def _play_bots(self) -> None:
        if not self.is_between_deals:
            super()._play_bots()

    def curtain_seat(self) -> Seat | None:
        return None if self.is_between_deals else super().curtain_seat()

    def rest_ms(self) -> float | None:
        return 0.0 if self.is_between_deals else super().rest_ms()

    def _sheet(self) -> ScoreSheet:
        options = self.match.rules.options
        stories = deals_of(self.match.entries, seats=self.match.seats, start_round=options.start_round)
        return ScoreSheet(stories, self.seating.people(), self.match.view(None).rounds)

    def resume(self) -> None:
        if self._end_of_deal is not None and self._end_of_deal.is_told:
            self._go_on(self._end_of_deal)
        super().resume()

    def _go_on(self, end: DealEnd) -> None:
        """Show the next deal."""
        self._end_of_deal = None
        if end.next is not None:
            self.follow(end.next, is_snap=self.is_snap())

    # -- what seats want

    def press(self, seat: Seat, press: Press) -> None:
        """Take a press of a seat: whoever's hand is shown may sort it and fill its tray at any time."""
        if press.phase is Phase.UP:
            return
        if self._end_of_deal is not None:
            self._end_of_deal.seen_ms = max(self._end_of_deal.seen_ms, OUT_MS)
            return
        if seat == self.home and not self._is_curtained(seat, press):
            self.act(seat, press)

    def point(self, seat: Seat, pointer: Pointer) -> None:
        if not self.is_between_deals:
            super().point(seat, pointer)
