"""What SpoTic's table shows and sounds while it is played: everything moves to where it belongs."""

from collections import Counter

import pygame
import pytest
from plans import Session
from spotic_tables import open_spotic, spot, three
from together_tables import Blank

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.core.cards import Relation, parse_card
from ticgame.core.contract import Seat
from ticgame.games.spotic import actions as act
from ticgame.play.audio import CUES
from ticgame.play.scenes.spotic.banner import ClaimBanner, IdleBanner, VerdictBanner
from ticgame.play.scenes.spotic.boards import board_content
from ticgame.play.scenes.spotic.contents import banner
from ticgame.play.settings import Motion
from ticgame.play.table.pose import Face

TICS = [parse_card(code) for code in ("3ov", "3oc", "3oy", "3oo", "3or", "1sv", "2cc")]
SEATS = 3


def play_for(play, table, entries, *, seed=5):
    """Let bots act so many times, a few frames between; return the kinds of events seen."""
    names = ("random", "greedy", "casual")
    bots = {
        Seat(seat): make_bot(names[seat % 3], table.match.rules, Seat(seat), seed) for seat in range(SEATS)
    }
    for _entry in range(entries):
        if table.match.is_over:
            break
        play_next(table.match, bots)
        waiting = Seat((_entry + 1) % SEATS)
        if table.table.claim and table.match.why_not(waiting, act.Call(Relation.TIC)) is None:
            table.match.act(waiting, act.Call(Relation.TIC))
        table.clock_ms = float(table.match.at)
        play.frames(2)
    return Counter(type(event) for entry in table.match.entries for event in entry.events)


@pytest.mark.parametrize("motion", list(Motion))
def test_every_kind_of_event_leaves_all_cards_where_they_belong(tmp_path, motion):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=motion) as play:
        table = open_spotic(play, play.app.hub.clusters[:SEATS], seed=5, penalty=True, claim_ms=4000)
        heard = Counter()
        table.play_sound = lambda cue, *, pan=0.0: heard.update([cue])
        seen = play_for(play, table, 260)
        assert {act.Added, act.Claimed, act.Queued, act.Collected, act.Incorrect, act.Surrendered} <= set(
            seen
        )
        table.picture.timeline.update(10_000)
        sprites = table.picture.sprites
        assert set(sprites) == {Face(card) for card in table.table.cards}
        assert all(sprites.seen(card) == sprites.rest[card] for card in sprites)
        assert set(heard) <= set(CUES)
        assert {"flip", "place", "mission", "nic"} <= set(heard)


def test_a_table_that_grows_zooms_and_keeps_every_card(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = open_spotic(play, play.app.hub.clusters[:2], seed=4, shown=40)
        sprites = table.picture.sprites
        before = list(sprites)
        table.match.act(table.table.turn, act.Add())
        play.frames(5)
        moving = [card for card in before if sprites.seen(card) != sprites.rest[card]]
        assert len(moving) == 40, "all glide to the smaller grid"
        play.pass_ms(900)
        assert all(sprites.seen(card) == sprites.rest[card] for card in sprites)


# -- what stands where


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def shown(table):
    return banner(table.picture.layout, table.situation()).content


def test_the_banner_tells_turn_claim_and_verdict(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    assert isinstance(shown(table), IdleBanner)
    assert shown(table).words == "Frog adds a card"
    table.match.act(Seat(0), act.Call(Relation.NIC))
    assert isinstance(shown(table), ClaimBanner)
    assert [tip.words for tip in shown(table).tips] == ["Mark", "Show", "Give up"]
    assert shown(table).tips[0].glyph == "key:Enter", "of the seat's own device"
    table.match.act(Seat(1), act.Call(Relation.TIC))
    assert shown(table).queue == ("frog",)
    table.match.act(Seat(0), act.Show(tuple(TICS[:3])))
    assert isinstance(shown(table), VerdictBanner)
    assert shown(table).then == ("frog", Relation.TIC), "the next claim is open already"
    play.pass_ms(1600)
    assert isinstance(shown(table), ClaimBanner)


def test_the_screen_says_when_chance_decided(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    table.want(Seat(0), act.Call(Relation.TIC))
    table.want(Seat(2), act.Call(Relation.NIC))
    play.frames(1)
    first = table.table.claim.seat
    assert table.drawn_order()[0] == first
    assert "same moment" in shown(table).tips[0].words
    play.pass_ms(4000)
    assert "same moment" not in shown(table).tips[0].words


def test_a_cool_down_runs_round_the_badge(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    table.match.act(Seat(1), act.Call(Relation.TIC))
    table.match.act(Seat(1), act.Withdraw())
    shares = []
    for _step in range(6):
        shares.append(table.situation().plights[1].cooldown)
        play.pass_ms(550)
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == 1.0
    assert shares[-1] < 0.2
    play.pass_ms(300)
    assert table.situation().plights[1].cooldown == 0.0


def test_a_board_shows_sets_and_in_points_how_many(play):
    table = open_spotic(play, three(play)[:1], deck=TICS, shown=7, goal="points")
    table.match.act(Seat(0), act.Call(Relation.TIC))
    table.match.act(Seat(0), act.Show(tuple(TICS[:5])))
    content = board_content(table.situation(), Seat(0), table.picture.layout.boards[Seat(0)])
    assert content.counts == (0, 0, 1, 0, 0, 0, 0, 0, 0)
    assert content.score == "10"


def test_others_lose_their_light_while_one_has_the_word(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    table.pointings[Seat(1)].put(spot(0))
    play.frames(2)
    lit = table.picture.cursors.mark(Seat(1)).image
    table.match.act(Seat(0), act.Call(Relation.TIC))
    play.frames(2)
    assert table.picture.cursors.mark(Seat(1)).image is not lit


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("slots", [7, 61])
def test_nothing_leaves_the_display_with_large_text(tmp_path, size, seats, slots):
    with Session(tmp_path, Blank(), size=size, motion=Motion.OFF, text_scale_percent=130) as play:
        hub = play.app.hub
        devices = [hub.clusters[2], hub.mouse, *hub.clusters[:2], hub.clusters[3]][:seats]
        table = open_spotic(play, devices, seed=2, shown=slots)
        for seat in range(seats):
            play.app.evening.rename(seat, "Wilhelmine X")
            table.refuse_seat(Seat(seat), "After a miss you wait: you can call again in 1.3 seconds.")
        play.frames(2)
        whole = pygame.Rect(0, 0, *size)
        labels = [sprite for sprite in table.stage.sprites if sprite.is_visible and sprite.layer >= 40]
        glow = 40
        assert all(whole.inflate(glow, glow).contains(sprite.rect) for sprite in labels)


def test_marks_follow_the_claim_and_go_with_it(play):
    table = open_spotic(play, three(play), deck=TICS, shown=7)
    table.match.act(Seat(0), act.Call(Relation.TIC))
    for slot in range(3):
        table.mark(Seat(0), spot(slot))
    play.frames(1)
    assert len(table.picture.panels["marks"].keys) == 6, "a ring and a number on each"
    assert table.picture.sprites.rest[Face(table.cards()[spot(0)])].lift > 0
    table.match.act(Seat(0), act.Withdraw())
    play.frames(1)
    assert table.picture.panels["marks"].keys == ()
