"""Whole games of TIC Rummy by presses alone, with every kind of device, and a long one of bots."""

import pytest
from match_kit import verify_record
from pads import VirtualPad, needs_pads
from plans import Session, click, key
from rummy_tables import open_table
from together_tables import Blank, seat_people

from ticgame.bots import make_bot
from ticgame.games.rummy.actions import Add, Discard, Draw, Lay, Source
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.settings import Motion, Speed
from ticgame.play.table.contest import Contest

ROUND_TWO = {"start_round": 2, "last_round": 2}
SOUTH, NORTH, RIGHT_BUMPER, DPAD_DOWN = 0, 3, 10, 12


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF, bots_pace=Speed.FAST) as session:
        yield session


def finish(play, table):
    """Wait for the results; return what they tell."""
    play.pass_ms(4000)
    assert table.match.is_over
    (contest,) = [asked for asked in table.calls.asked if isinstance(asked, Contest)]
    verify_record(table.match)
    return contest


def play_on(play, table, press, *, most=900):
    """Call `press` whenever the first seat is on turn, and let time pass for the bots."""
    for _ in range(most):
        if table.match.is_over:
            return
        if play.top == "ScoreSheet":
            play.feed(key("Enter"))
        elif table.match.actors() == (0,) and not table.is_between_deals:
            press()
        else:
            play.pass_ms(300)
    raise AssertionError(f"no end after {most} rounds: {table.match.view(None)}")


@pytest.mark.parametrize(
    ("cluster", "keys"),
    [(0, "F T F"), (1, "; [ ;"), (2, "Enter End Enter"), (3, "Num 0,Num 3,Num 0")],
)
def test_a_whole_game_with_one_key_cluster_that_only_draws_and_discards(play, cluster, keys):
    names = keys.split(",") if "," in keys else keys.split()
    seating = seat_people(play, [play.app.hub.clusters[cluster]], ["planner"])
    table = open_table(play, seating, has_bots=True, **ROUND_TWO)

    def press():
        for name in names:
            play.feed(key(name))

    play_on(play, table, press)
    assert finish(play, table).winners == (1,)


class Person:
    """Plays seat 0 as a good player would, by telling the cursor where to go with keys."""

    def __init__(self, play, table):
        self.play, self.table = play, table
        self.bot = make_bot("planner", table.match.rules, 0, 1)

    def press(self, *names):
        for name in names:
            self.play.feed(key(name))

    def act(self):
        match = self.table.match
        action = self.bot.decide(match.view(0), match.at).action
        before = len(match.entries)
        match action:
            case Draw(source):
                self.go_to(
                    lambda spot: spot.kind is (SpotKind.DECK if source is Source.DECK else SpotKind.DISCARDS)
                )
                self.press("F")
            case Lay(collections):
                for at, item in enumerate(collections):
                    for card in item.cards:
                        self.collect(card, at)
                self.press("F")
            case Add(card, to, end):
                self.hold(card, Spot(SpotKind.PLACE, to, end))
            case Discard(card):
                self.hold(card, Spot(SpotKind.DISCARDS))
        assert len(match.entries) > before
        assert match.entries[before].action == action or isinstance(action, Lay)

    def go_to(self, is_there):
        """Steer with the four directions until the cursor is somewhere."""
        desk = self.table.desk(0)
        for way in ("D", "W", "D", "S", "D", "S", "D", "W", "W", "D") * 6:
            for _ in range(20):
                if is_there(desk.spot):
                    return
                if way != "D":
                    break
                self.press("D")
            self.press(way)
        raise AssertionError(f"the cursor is at {desk.spot}")

    def collect(self, card, at):
        """Put a card into a collection of the tray, where it isn't yet."""
        desk, view = self.table.desk(0), self.table.match.view(0)
        while desk.tray.open_at != at:
            self.press("E")
        self.go_to(lambda spot: spot.kind is SpotKind.CARD and desk.line(view)[spot.at] == card)
        self.press("F")
        assert card in desk.tray.looks()[at].cards

    def hold(self, card, target):
        """Pick a card up and let it go somewhere."""
        desk, view = self.table.desk(0), self.table.match.view(0)
        self.go_to(lambda spot: spot.kind is SpotKind.CARD and desk.line(view)[spot.at] == card)
        self.press("T" if target.kind is SpotKind.DISCARDS else "F")
        self.go_to(lambda spot: spot == target)
        self.press("F")


def test_a_whole_game_played_well_by_keys(play):
    seating = seat_people(play, [play.app.hub.clusters[0]], ["greedy"])
    table = open_table(play, seating, has_bots=True, seed=8, **ROUND_TWO)
    person = Person(play, table)
    play_on(play, table, person.act)
    finish(play, table)
    assert any(entry.seat == 0 and isinstance(entry.action, Lay) for entry in table.match.entries)


@needs_pads
def test_a_whole_game_with_one_gamepad(play):
    pad = VirtualPad()
    try:
        play.frames(2)
        seating = seat_people(play, [play.app.hub.pads[0]], ["planner", "casual"])
        table = open_table(play, seating, has_bots=True, **ROUND_TWO)

        def press():
            play.tap(pad, SOUTH, NORTH, SOUTH)

        play_on(play, table, press)
        finish(play, table)
    finally:
        pad.unplug()


def test_a_whole_game_by_clicks(play):
    seating = seat_people(play, [play.app.hub.mouse], ["planner"])
    table = open_table(play, seating, has_bots=True, seed=5, **ROUND_TWO)

    def press():
        box = table.mouse._box
        play.feed(click(*play.app.canvas.to_pixels(*box(0, Spot(SpotKind.DECK))[:2])))
        desk, view = table.desk(0), table.match.view(0)
        table.lift(0, desk.line(view)[0], Spot(SpotKind.HAND))
        play.feed(click(*play.app.canvas.to_pixels(*box(0, Spot(SpotKind.DISCARDS))[:2])))

    play_on(play, table, press)
    finish(play, table)


def test_two_people_pass_one_keyboard_between_them(play):
    clusters = play.app.hub.clusters[:2]
    table = open_table(play, seat_people(play, clusters), seed=2, **ROUND_TWO)
    names = {0: ("F", "T", "F"), 1: (";", "[", ";")}
    for _ in range(12):
        seat = table.match.actors()[0]
        table.uncover(seat)
        before = len(table.match.entries)
        for name in names[seat]:
            play.feed(key(name))
        assert len(table.match.entries) == before + 2, "drawn and discarded"
        assert table.match.actors() == (1 - seat,)


def test_eight_rounds_of_four_bots_in_fast_motion(play):
    seating = seat_people(play, [], ["planner"] * 4)
    table = open_table(play, seating, has_bots=True, seed=3)
    table._is_fast = True
    for _ in range(6000):
        if table.match.is_over:
            break
        play.frames(1)
    contest = finish(play, table)
    assert max(table.match.result.rounds) == 8
    assert len(contest.standings) == 4
