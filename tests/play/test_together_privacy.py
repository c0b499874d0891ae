"""Hands that stay hidden: who sees what when, and that the picture knows nothing else."""

from dataclasses import replace

import pygame
import pytest
from match_kit import play_ahead
from plans import Session, click, key, key_down, key_up
from together_tables import Blank, open_table, seat_people

from ticgame.core.match import Match
from ticgame.play.input.devices import Phase
from ticgame.play.settings import HandPrivacy, Hold, Settings
from ticgame.play.table.panel_hints import hint_box
from ticgame.play.table.pose import Face, Hidden
from ticgame.play.table.privacy import PEEK_MS, TAP_MS, PeekMode, Privacy, peek_mode


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as session:
        yield session


def clusters(play, count):
    return play.app.hub.clusters[:count]


def faces(table):
    """Return the cards that the screen shows as faces beside those that lie on the table."""
    laid = {card for _, card in table.public.layout.cards()}
    return {sprite.card for sprite in table.picture.sprites if isinstance(sprite, Face)} - laid


@pytest.mark.parametrize(
    ("settings", "humans", "mode"),
    [
        (Settings(), 1, PeekMode.OPEN),
        (Settings(), 2, PeekMode.HOLD),
        (Settings(hold=Hold.TOGGLE), 3, PeekMode.TOGGLE),
        (Settings(hand_privacy=HandPrivacy.OPEN), 4, PeekMode.OPEN),
        (Settings(hand_privacy=HandPrivacy.PEEK_HOLD), 1, PeekMode.HOLD),
        (Settings(hand_privacy=HandPrivacy.PEEK_HOLD, hold=Hold.TOGGLE), 2, PeekMode.TOGGLE),
        (Settings(hand_privacy=HandPrivacy.PEEK_TOGGLE), 2, PeekMode.TOGGLE),
    ],
)
def test_the_mode_follows_settings_and_number_of_people(settings, humans, mode):
    assert peek_mode(settings, humans) is mode


def test_a_toggled_hand_hides_eight_seconds_after_the_last_press():
    privacy = Privacy(PeekMode.TOGGLE, [0, 1])
    privacy.press(0, 1000)
    privacy.note_press(0, 5000)
    privacy.update(5000 + PEEK_MS - 1)
    assert privacy.shown() == (0,)
    privacy.update(5000 + PEEK_MS)
    assert privacy.shown() == ()


def test_presses_of_others_keep_no_hand_open():
    privacy = Privacy(PeekMode.TOGGLE, [0, 1])
    privacy.press(0, 0)
    privacy.note_press(1, 7000)
    privacy.update(PEEK_MS)
    assert privacy.shown() == ()


def test_one_person_sees_their_hand_and_no_bots(play):
    table = open_table(play, seat_people(play, clusters(play, 1), ["greedy"] * 3))
    assert faces(table) == set(table.match.view(0).hand)


def test_several_people_see_no_hand_until_they_peek(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    assert faces(table) == set()
    play.feed(key_down("R"))
    assert faces(table) == set(table.match.view(0).hand)
    assert "is looking" in table.situation().words
    play.pass_ms(TAP_MS)
    play.feed(key_up("R"))
    assert faces(table) == set()


def test_a_tap_leaves_the_hand_open_for_a_while_and_another_one_hides_it(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    hand = set(table.match.view(0).hand)
    play.feed(key("R"))
    assert faces(table) == hand
    play.pass_ms(PEEK_MS - 2000)
    assert faces(table) == hand
    play.feed(key("R"))
    assert faces(table) == set()
    play.feed(key("R"))
    play.pass_ms(PEEK_MS + 200)
    assert faces(table) == set()


def test_whoever_has_not_looked_is_told_to_look_and_not_to_pick_up(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    assert table.situation().hints.hints[0].words == "Look"
    play.feed(key("R"))
    assert [hint.words for hint in table.situation().hints.hints][:2] == ["Pick up", "Hide hand"]


def test_one_may_peek_while_another_is_on_turn(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    play.feed(key_down("P"))
    assert faces(table) == set(table.match.view(1).hand)
    assert [seat.is_looking for seat in table.situation().people] == [False, True]


def test_open_never_opens_the_hand_of_a_bot(play):
    play.app.store.change(hand_privacy=HandPrivacy.OPEN)
    table = open_table(play, seat_people(play, clusters(play, 2), ["greedy"] * 2))
    assert faces(table) == {*table.match.view(0).hand, *table.match.view(1).hand}


def test_a_hand_hides_when_the_focus_goes_and_stays_hidden(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    play.feed(key_down("R"))
    play.feed([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    assert faces(table) == set()
    play.feed([pygame.event.Event(pygame.WINDOWFOCUSGAINED), *key_up("R")])
    assert faces(table) == set()


def test_a_hand_hides_at_the_end_of_its_turn(play):
    play.app.store.change(hand_privacy=HandPrivacy.PEEK_TOGGLE)
    table = open_table(play, seat_people(play, clusters(play, 2)))
    play.feed(key("R"))
    play.feed(key("F"))
    play.feed(key("F"))
    assert table.public.turn == 1
    assert faces(table) == set()


def test_a_card_is_picked_up_only_while_its_seat_looks(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    play.feed(key("F"))
    assert not table.cursor.is_placing
    assert table.refusal == "Press R to look at your cards."


def test_a_covered_hand_has_no_ghost(play):
    table = open_table(play, seat_people(play, clusters(play, 2)))
    play.feed(key_down("R"))
    play.feed(key("F"))
    assert table.picture.now.hand_card is not None
    gains = table.picture.panels["plate"].keys
    assert any(key[1:] == ("sign",) for key in gains if isinstance(key, tuple))
    play.pass_ms(TAP_MS)
    play.feed(key_up("R"))
    assert table.picture.now.hand_card is None
    assert table.cursor.is_placing
    assert not any(isinstance(key, tuple) for key in table.picture.panels["plate"].keys)


def test_a_mouse_opens_its_hand_with_a_click_and_hides_it_with_the_hint(play):
    table = open_table(play, seat_people(play, [play.app.hub.mouse, clusters(play, 1)[0]]))
    x, y = play.app.canvas.to_pixels(960, 930)
    play.feed(click(x, y))
    assert faces(table) == set(table.match.view(0).hand)
    hint = next(at for at, hint in enumerate(table.situation().hints.hints) if hint.words == "Hide hand")
    play.feed(click(*play.app.canvas.to_pixels(*hint_box(hint)[:2])))
    assert faces(table) == set()


def look_alike(match: Match, seen: set[int]) -> Match:
    """Return a match with the same cards where anybody in `seen` can look, and others everywhere else."""
    deck = list(match.header.deck)
    seats, hand = match.seats, match.rules.options.hand
    hidden = [
        at for at in range(len(deck)) if at != seats * hand and not (at < seats * hand and at % seats in seen)
    ]
    turned = [deck[at] for at in hidden]
    for at, card in zip(hidden, turned[7:] + turned[:7], strict=True):
        deck[at] = card
    return Match(match.rules, replace(match.header, deck=tuple(deck)))


@pytest.mark.parametrize(("people", "seen"), [(1, {0}), (2, set()), (3, {0})])
def test_states_that_look_alike_give_the_same_picture(play, people, seen):
    seating = seat_people(play, clusters(play, people), ["greedy"] * (4 - people))
    pictures = []
    for is_changed in (False, True):
        table = open_table(play, seating)
        if is_changed:
            other = look_alike(table.match, seen)
            assert other.view(None) == table.match.view(None)
            assert other.view(3) != table.match.view(3)
            table.match = other
        table.relayout(play.app.canvas)
        if seen and people > 1:
            table.peek(0, Phase.DOWN)
        table.refresh()
        table.picture.snap()
        table.stage.repaint()
        table.stage.draw(play.app.display)
        pictures.append(pygame.image.tobytes(play.app.display, "RGB"))
    assert pictures[0] == pictures[1]


def test_hidden_sprites_carry_no_card(play):
    table = open_table(play, seat_people(play, clusters(play, 2), ["greedy"]), change=play_ahead(6))
    others = [sprite for sprite in table.picture.sprites if isinstance(sprite, Hidden)]
    assert len(others) == sum(table.public.hand_sizes) + 1
