"""Hidden hands of TIC Rummy, and what is shown between deals."""

import pygame
import pytest
from match_kit import act_as_bot
from plans import Session
from rummy_tables import (
    READY,
    Calls,
    cards,
    fill_tray,
    line,
    one_person,
    open_table,
    press,
    rigged,
)
from together_tables import Blank, seat_people

from ticgame.games.rummy.actions import Discard, Draw, Source
from ticgame.play.scenes.curtain import Curtain
from ticgame.play.settings import HandPrivacy, Motion
from ticgame.play.table.pose import Face


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


# -- hidden hands


def two_people(play, *, calls=None, deck="3so"):
    seating = seat_people(play, play.app.hub.clusters[:2])
    match = rigged(seating, [READY, "2qr 3qr 4qr 5tr 5cr 5or 4sr"], deck=deck, top="4so")
    return open_table(play, seating, match, calls=calls)


def faces(table):
    """Return the cards of hands that the screen shows."""
    public = table.public
    lying = {card for item in public.table for card in item.cards} | set(public.discards)
    return {sprite.card for sprite in table.picture.sprites if isinstance(sprite, Face)} - lying


def test_with_two_people_the_curtain_falls_before_a_hand_is_seen(play):
    table = two_people(play)
    play.pass_ms(400)
    assert ("curtain", 0) in table.calls.asked
    assert faces(table) == set()
    table.uncover(0)
    play.frames(2)
    assert faces(table) == set(cards(READY))
    press(play, "F", "T", "F")
    assert table.match.actors() == (1,)
    assert faces(table) == set()
    play.pass_ms(400)
    assert ("curtain", 1) in table.calls.asked


class Curtained(Calls):
    """Draws the curtain as the program does."""

    def draw_curtain(self, table, seat):
        table.app.stack.push(Curtain(table, seat))


def test_the_frame_before_uncovering_knows_nothing_of_the_next_hand(tmp_path):
    pictures = []
    for other in ("2qr 3qr 4qr 5tr 5cr 5or 4sr", "1qc 2sc 3tc 4oc 5qc 3sv 2tv"):
        with Session(tmp_path / other[:3], Blank(), size=(1024, 600), motion=Motion.OFF) as play:
            seating = seat_people(play, play.app.hub.clusters[:2])
            match = rigged(seating, [READY, other], deck="3so", top="4so")
            open_table(play, seating, match, calls=Curtained())
            play.pass_ms(400)
            press(play, "F")
            play.pass_ms(300)
            press(play, "F", "T", "F")
            play.pass_ms(600)
            assert play.top == "Curtain"
            pictures.append(pygame.image.tobytes(play.picture, "RGB"))
    assert pictures[0] == pictures[1]


def test_no_hand_of_a_bot_and_no_deck_is_in_the_picture(tmp_path):
    """Two games that look alike to the person at the table give the same picture."""
    pictures = []
    for other, deck in (
        ("2qr 3qr 4qr 5tr 5cr 5or 4sr", "1oc 2oc"),
        ("1qc 2sc 3tc 4oc 5qc 3sv 2tv", "5ty 4tc"),
    ):
        with Session(tmp_path / other[:3], Blank(), size=(1024, 600), motion=Motion.OFF) as play:
            one_person(play, [READY, other], deck=deck, top="4so")
            play.pass_ms(300)
            pictures.append(pygame.image.tobytes(play.picture, "RGB"))
    assert pictures[0] == pictures[1]


def test_no_frame_of_a_deal_and_of_draws_shows_what_is_hidden(tmp_path):
    shown = []
    for other, drawn in (("2qr 3qr 4qr 5tr 5cr 5or 4sr", "1oc"), ("1qc 2sc 3tc 4oc 5qc 3sv 2tv", "5ty")):
        with Session(tmp_path / drawn, Blank(), size=(1024, 600)) as play:
            table = one_person(play, [READY, other], deck=f"3so {drawn}", top="4so")
            frames = filmed(play)
            table.match.act(0, Draw(Source.DECK))
            table.match.act(0, Discard(cards("5qo")[0]))
            table.match.act(1, Draw(Source.DECK))
            shown.append((table.match.view(1).hand, frames + filmed(play)))
    (hand, frames), (other_hand, other_frames) = shown
    assert set(hand).isdisjoint(other_hand)
    assert len(set(frames)) > 20, "cards move"
    assert frames == other_frames


def filmed(play):
    """Return the pictures of the next seconds, so many frames apart that cards are seen on their way."""
    frames = []
    for _ in range(40):
        play.frames(3)
        frames.append(pygame.image.tobytes(play.picture, "RGB"))
    return frames


def test_open_hands_stay_open_if_the_lobby_wants_that(play):
    play.app.store.change(hand_privacy=HandPrivacy.OPEN)
    table = two_people(play)
    play.pass_ms(300)
    assert table.calls.asked == []
    assert faces(table) == set(cards(READY)), "the hand of the seat on turn"


# -- between deals


def test_after_a_deal_the_sheet_comes_and_then_the_next_deal(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        seating = seat_people(play, [play.app.hub.clusters[0]], ["greedy"])
        table = open_table(play, seating, seed=4, start_round=2, last_round=3)
        match = table.match
        play.pass_ms(3000)
        while not table.is_between_deals:
            act_as_bot(match, "planner")
        ended = table.public
        assert ended.turn is None
        assert match.view(None).deals == ended.deals + 1, "the next deal has begun already"
        play.until(lambda play: play.top == "ScoreSheet")
        press(play, "F")
        play.until(lambda play: play.top == "RummyTable")
        assert table.public == match.view(None)
        play.pass_ms(3000)
        sprites = table.picture.sprites
        assert len(line(table)) == match.view(None).hand_sizes[0]
        focus = table.picture.in_focus()
        assert [card for card in sprites if sprites.seen(card) != sprites.rest[card] and card != focus] == []


def test_the_pause_offers_the_score_sheet(play):
    table = one_person(play)
    hint, sheet = (row.title for row in table.pause_rows())
    assert (hint.startswith("Hint for"), sheet) == (True, "Score sheet")


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 130), ((1920, 1080), 100)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_word_leaves_the_display(tmp_path, size, percent, seats):
    with Session(tmp_path, Blank(), size=size, motion=Motion.OFF, text_scale_percent=percent) as play:
        seating = seat_people(play, play.app.hub.clusters[:1], ["planner"] * (seats - 1))
        table = open_table(play, seating, seed=6, start_round=8, last_round=8)
        for _ in range(20):
            act_as_bot(table.match, "planner")
        whole = play.picture.get_rect()
        for sprite in table.stage.sprites:
            if sprite.is_visible and sprite.layer >= 10:
                assert whole.contains(sprite.rect)


def test_a_new_size_shows_the_same(play):
    table = one_person(play)
    press(play, "F")
    fill_tray(play, table, "1ov 1cv")
    poses = dict(table.picture.sprites.rest)
    table.relayout(play.app.canvas)
    assert dict(table.picture.sprites.rest) == poses
