"""The base of tables without turns: ticks by sample, game time, held-back mice, covers."""

from collections import Counter
from itertools import pairwise

import pygame
import pytest
from plans import Session, click, key, key_down, key_up
from together_tables import Blank, NotedCalls, seat_people

from ticgame.core.cards import Relation
from ticgame.core.match import Match
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Phase
from ticgame.play.scenes.dialog import message
from ticgame.play.settings import Motion
from ticgame.play.table.agenda import Agenda
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.real_time import MouseRule, RealTimeTable

CARD_AT = (250, 540)


class NoPicture:
    """A picture that shows nothing and never moves."""

    is_idle = True
    is_dealing = False

    def refresh(self, now, *, is_snap): ...

    def update(self, dt_ms): ...

    def rest_ms(self):
        return None

    def deal(self, rng): ...

    def hurry(self): ...

    def snap(self): ...


class Callers(RealTimeTable):
    """A table whose seats call Tic with X, and add with A."""

    def make_picture(self, stage):
        stage.add(self.app.art.card(0, 300), *CARD_AT)
        return NoPicture()

    def situation(self):
        return None

    def follow(self, change, *, is_snap): ...

    def order_counts(self, actions):
        return sum(isinstance(action, act.Call) for _seat, action in actions) > 1

    def act(self, seat, press):
        if press.phase is Phase.DOWN and press.intent is Intent.X:
            self.want(seat, act.Call(Relation.TIC), is_held_back=True)
        elif press.phase is Phase.DOWN and press.intent is Intent.A:
            self.want(seat, act.Add())

    def point(self, seat, pointer):
        if pointer.button == 1 and pointer.kind == "down":
            self.want(seat, act.Call(Relation.NIC), is_held_back=True)


class PausingCalls(NotedCalls):
    def pause(self, table):
        super().pause(table)
        table.app.stack.push(message("Pause", ""))


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), motion=Motion.OFF) as session:
        yield session


def open_table(play, devices, bots=(), *, seed=3, mouse=None, **options):
    seating = seat_people(play, devices, bots)
    rules = Spotic.from_options({"first": 0} | options, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="test")
    table = Callers(match, seating, bots_of(seating, match), calls=PausingCalls(), mouse=mouse)
    play.app.stack.replace(table)
    play.frames(3)
    return table


def table_of(table):
    return table.match.view(None).table


def test_an_agenda_gives_what_is_due_in_the_order_it_came():
    agenda = Agenda()
    for seat, at in ((0, 5.0), (1, 3.0), (2, 5.0)):
        agenda.add(seat, "x", at)
    assert agenda.next_ms == 3.0
    assert agenda.take(4.0) == [(1, "x")]
    assert agenda.take(5.0) == [(0, "x"), (2, "x")]
    assert agenda.next_ms is None


def test_presses_of_one_sample_are_one_tick_in_an_order_drawn_by_the_seed(play):
    clusters = play.app.hub.clusters
    table = open_table(play, [clusters[0], clusters[2]])
    firsts = Counter()
    for _round in range(40):
        play.feed([*key_down("Delete"), *key_down("R")])
        claim, queue = table_of(table).claim, table_of(table).queue
        assert {claim.seat, queue[0].seat} == {0, 1}
        assert table.drawn_order() == (claim.seat, queue[0].seat)
        firsts[claim.seat] += 1
        play.feed([*key_up("Delete"), *key_up("R")])
        for _miss in range(2):
            table.match.act(table_of(table).claim.seat, act.Withdraw())
        play.pass_ms(3100)
    assert min(firsts.values()) > 8, firsts


def test_a_press_counts_at_the_time_of_its_sample_and_not_of_its_frame(play):
    table = open_table(play, [play.app.hub.clusters[2]])
    play.pass_ms(500)
    before = table.clock_ms
    clock, pump = play.clock, play.pump
    play.app._pacer._due_ms = clock.ms + 10
    asked = clock.ms

    def sleep(ms, real=clock.sleep):
        real(ms)
        if clock.ms >= asked + 4 and not pump.sent:
            pump.sent = True
            pump.waiting += key("Delete")

    pump.sent, clock.sleep = False, sleep
    play.app.frame()
    entry = table.match.entries[-1]
    assert isinstance(entry.action, act.Call)
    late = table.clock_ms - entry.t
    assert 4 <= late <= 8, f"pressed 4 ms into a frame of 10, counted {late} ms before its end"
    assert entry.t > before


def test_input_is_sampled_120_times_a_second_and_more_when_drawing_is_slow(play):
    table = open_table(play, [play.app.hub.clusters[2]])
    times, pump, clock = [], play.pump, play.clock
    get, draw = pump.get, table.draw

    def slow_draw(display):
        clock.sleep(8.0)
        return draw(display)

    def noted_get():
        times.append(clock.ms)
        return get()

    pump.get, table.draw = noted_get, slow_draw
    start = clock.ms
    play.pass_ms(1000)
    assert len(set(times)) / (clock.ms - start) * 1000 >= 120
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert max(gaps) <= 1000 / 120


def test_a_time_out_comes_before_presses_of_the_same_moment(play):
    table = open_table(play, [play.app.hub.clusters[2]], claim_ms=100)
    play.feed(key("Delete"))
    play.pass_ms(400)
    assert table_of(table).claim is None
    assert isinstance(table.match.entries[-1].action, act.Timeout)
    assert table.match.entries[-1].t == table.match.entries[-2].t + 100


def test_a_mouse_that_is_held_back_calls_later(play):
    table = open_table(play, [play.app.hub.mouse], mouse=MouseRule(delay_ms=300))
    pressed = table.clock_ms
    play.feed(click(600, 300))
    play.feed(click(600, 300))
    play.pass_ms(200)
    assert table_of(table).claim is None
    play.pass_ms(200)
    assert table_of(table).claim.rel is Relation.NIC
    assert 299 <= table.match.entries[-1].t - pressed <= 320
    assert table.refusal_of(0) == ""


def test_a_barred_mouse_does_nothing(play):
    table = open_table(play, [play.app.hub.mouse], mouse=MouseRule(is_barred=True))
    play.feed(click(600, 300))
    play.pass_ms(100)
    assert table.match.entries == []


def test_each_seat_has_its_own_refusal(play):
    clusters = play.app.hub.clusters
    table = open_table(play, [clusters[2], clusters[0]])
    play.feed(key("F"))
    assert table.refusal_of(1) == "It is another player's turn to add."
    assert table.refusal_of(0) == ""
    play.feed(key("Enter"))
    assert table.refusal_of(1), "what another seat does takes no words away"
    play.feed(key("F"))
    assert table.refusal_of(1) == ""


@pytest.mark.parametrize(
    ("cause", "why"), [("menu", ""), ("focus", "Another window came"), ("gap", "The game stood still")]
)
def test_what_stops_the_clock_hides_the_table_and_says_why(play, cause, why):
    table = open_table(play, [play.app.hub.clusters[2]], ["casual"])
    play.pass_ms(300)
    shown = pygame.image.tobytes(play.picture, "RGB")
    if cause == "menu":
        play.feed(key("Home"))
    elif cause == "focus":
        play.feed([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    else:
        play.clock.sleep(400)
        play.frames(1)
    play.frames(2)
    assert table.calls.asked == ["pause"]
    assert why in table.why_paused and bool(table.why_paused) is bool(why)
    stopped = table.clock_ms
    card = pygame.Rect(0, 0, 200, 280)
    card.center = [round(place) for place in play.app.canvas.to_pixels(*CARD_AT)]
    assert pygame.image.tobytes(play.picture, "RGB") != shown
    colours = [play.picture.get_at((card.x + 20, y)) for y in range(card.y + 20, card.bottom - 20, 40)]
    assert all(max(colour[:3]) < 90 for colour in colours), "no card shines through"
    play.clock.sleep(5000)
    play.frames(3)
    assert table.clock_ms == stopped == table.clock_ms
    play.feed(key("Enter"))
    play.frames(2)
    assert play.top == "Callers"
    assert table.why_paused == "", "the next pause may be asked for"
    assert table.clock_ms - stopped < 100
    play.feed(key("Delete"))
    assert isinstance(table.match.entries[-1].action, act.Call)


def test_presses_made_while_the_program_stood_still_do_nothing(play):
    table = open_table(play, [play.app.hub.clusters[2]])
    play.clock.sleep(400)
    play.pump.waiting += key("Delete")
    play.frames(2)
    assert table.match.entries == []
    assert table.calls.asked == ["pause"]


def test_a_table_that_takes_long_to_be_drawn_begins_without_a_pause(play):
    table = open_table(play, [play.app.hub.clusters[2]])
    table.relayout(play.app.canvas)
    play.clock.sleep(900)
    play.frames(2)
    assert table.calls.asked == []
    play.clock.sleep(900)
    play.frames(1)
    assert table.calls.asked == ["pause"]


def test_bots_act_at_their_own_times_however_long_a_frame_takes(play):
    table = open_table(play, [play.app.hub.clusters[2]], ["greedy"])
    play.feed(key("Enter"))
    for _frame in range(400):
        play.clock.sleep(100)
        play.frames(1)
    adds = [entry for entry in table.match.entries if entry.seat == 1]
    assert adds
    assert table.calls.asked == [], "a slow frame is no stall"
