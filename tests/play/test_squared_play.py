"""Whole games of Tic Squared by presses alone, with every kind of device, and what the table says."""

from pathlib import Path

import pygame
import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, is_on, key
from squared_tables import (
    SMALL,
    act_by_presses,
    best_play,
    open_square_table,
    play_ahead,
    play_out_by_presses,
    start_all,
)
from together_tables import Blank, seat_people

from ticgame.games.squared.actions import Draw, End, Play, Start
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.settings import Assist, HandPrivacy, Motion, Speed
from ticgame.play.table.contest import Contest
from ticgame.play.table.panel_prompts import placed_hints

PAD = {"a": 0, "b": 1, "x": 2, "y": 3, "next": 10, "up": 11, "down": 12, "left": 13, "right": 14}
KEYS = {
    0: {"a": "F", "x": "R", "y": "T", "next": "E", "up": "W", "down": "S", "left": "A", "right": "D"},
    1: {"a": ";", "x": "P", "y": "[", "next": "O", "up": "I", "down": "K", "left": "J", "right": "L"},
    2: {"a": "Enter", "x": "Delete", "y": "End", "next": "Page Down"}
    | {way: way.title() for way in ("up", "down", "left", "right")},
    3: {"a": "Num 0", "x": "Num 1", "y": "Num 3", "next": "Num 9"}
    | {"up": "Num 8", "down": "Num 5", "left": "Num 4", "right": "Num 6"},
}


@pytest.fixture
def play(tmp_path: Path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.FAST, "hand_privacy": HandPrivacy.OPEN}
    with Session(tmp_path, Blank(), size=(1024, 600), **settings) as session:
        yield session


def finish(play, table):
    play.pass_ms(5000)
    assert table.match.is_over
    assert [type(asked) for asked in table.calls.asked] == [Contest]
    return table.calls.asked[0]


@pytest.mark.parametrize("clusters", [(0, 2), (1, 3)])
def test_a_whole_game_of_two_on_one_keyboard(play, clusters):
    table = open_square_table(
        play, seat_people(play, [play.app.hub.clusters[at] for at in clusters]), **SMALL
    )
    play_out_by_presses(table, (0, 1), lambda seat, intent: play.feed(key(KEYS[clusters[seat]][intent])))
    story = finish(play, table)
    assert story.winners == table.match.result.winners()
    assert {entry.seat for entry in table.match.entries} == {0, 1}


@needs_pads
def test_a_whole_game_with_one_gamepad_against_bots(play):
    pad = VirtualPad()
    try:
        play.frames(2)
        table = open_square_table(play, seat_people(play, [play.app.hub.pads[0]], ["greedy"] * 3), hand=2)

        def press(_seat, intent):
            play.tap(pad, PAD[intent])

        for _round in range(60):
            play_out_by_presses(table, (0,), press)
            if table.match.is_over:
                break
            play.until(lambda _: table.match.is_over or table.can_act(0))
        finish(play, table)
    finally:
        pad.unplug()


def pixels(play, point):
    return play.app.canvas.to_pixels(*point)


def card_pixels(play, table, seat, card):
    pose = table.picture.hand_rest(seat)[table.hand(seat).index(card)]
    return pixels(play, (pose.x - pose.width * 0.3, pose.y - pose.height * 0.3))


def target_pixels(play, table, action):
    return pixels(play, table.picture.layout.point(Target(action.grid, action.cell)))


@pytest.mark.parametrize("is_dragged", [False, True])
def test_a_whole_game_with_the_mouse(play, is_dragged):
    table = open_square_table(play, seat_people(play, [play.app.hub.mouse], ["casual"]), **SMALL)
    play.feed(click(*card_pixels(play, table, 0, table.hand(0)[1])))
    for _turn in range(80):
        play.until(lambda _: table.match.is_over or table.can_act(0))
        if table.match.is_over:
            break
        action = best_play(table.match, 0)
        before = len(table.match.entries)
        if action is None and table.match.why_not(0, Draw()) is None:
            play.feed(click(*pixels(play, (924, 94))))
        elif action is None:
            hints = placed_hints(play.app.art, table.picture.hint_lines())
            placed = next(placed for placed in hints if placed.hint.intent is Intent.Y)
            play.feed(click(*pixels(play, placed.box[:2])))
        elif is_dragged:
            play.drag(card_pixels(play, table, 0, action.card), target_pixels(play, table, action))
        else:
            play.feed(click(*card_pixels(play, table, 0, action.card)))
            play.feed(click(*target_pixels(play, table, action)))
        assert len(table.match.entries) > before, action
    finish(play, table)


# -- the start, the turn, the lock


def two_people(play, **options):
    clusters = play.app.hub.clusters
    return open_square_table(play, seat_people(play, [clusters[2], clusters[0]]), **options)


def test_first_cards_are_chosen_face_down_and_shown_together(play):
    table = two_people(play)
    play.feed(key("Enter"))
    assert table.public.has_chosen == (True, False)
    assert table.public.grids == ()
    assert table.home == 1
    assert (0, "sign") in table.picture.panels["heads"].keys
    play.feed(key("F"))
    assert [grid.count for grid in table.public.grids] == [1, 1]


def test_the_picture_of_a_choice_in_secret_is_the_same_whatever_was_chosen(play):
    pictures = []
    for choice in (0, 5):
        table = open_square_table(play, seat_people(play, [play.app.hub.clusters[2]], ["casual"]))
        table.thinkers.replace(1, None)
        hand = table.match.view(0).hand
        table.match.act(0, Start(hand[choice]))
        table.refresh()
        play.frames(3)
        pictures.append(pygame.image.tobytes(play.picture, "RGB"))
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert pictures[0] == pictures[1]


def test_another_hand_leaves_no_trace_in_the_picture(play):
    """What the cards of a bot are changes nothing that is seen."""
    pictures = []
    for swap in (False, True):
        table = open_square_table(
            play,
            seat_people(play, [play.app.hub.clusters[2]], ["casual"]),
            change=play_ahead(8, until_turn=0),
        )
        table.thinkers.replace(1, None)
        if swap:
            state = table.match._state
            hidden = (*state.hands[1], *state.pile.cards[state.pile.drawn :])
            turned = hidden[::-1]
            size = len(state.hands[1])
            pile = state.pile._replace(cards=(*state.pile.cards[: state.pile.drawn], *turned[size:]))
            table.match._state = state._replace(hands=(state.hands[0], turned[:size]), pile=pile)
        play.app.refresh()
        play.frames(4)
        pictures.append(pygame.image.tobytes(play.picture, "RGB"))
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert pictures[0] == pictures[1]


def test_a_play_on_one_opponents_grid_locks_the_others(play):
    seating = seat_people(play, [play.app.hub.clusters[at] for at in (2, 0, 1)])
    table = open_square_table(play, seating, change=start_all)
    for _turn in range(200):
        seat = table.match.actors()[0]
        wanted = [
            action
            for action in table.match.legal(seat)
            if isinstance(action, Play)
            and action.grid != seat
            and any(rel.rel.value == "tic" for rel in edges_of(table, seat, action))
        ]
        if wanted:
            table.try_action(seat, wanted[0])
            break
        table.try_action(seat, next(a for a in table.match.legal(seat) if isinstance(a, Draw | End)))
    view = table.public
    assert view.opponent is not None
    third = ({0, 1, 2} - {view.turn, view.opponent}).pop()
    assert table.situation().locked == {third}
    assert (third, "sign") in table.picture.panels["heads"].keys
    assert all(target.owner != third for target in table.points(view.turn))
    shown = {mark[0] for mark in table.picture.panels["slots"].keys}
    assert third not in shown


def edges_of(table, seat, action):
    step = table.match.rules.apply(table.match._state, seat, action, table.match.at)
    return [event for event in step.events if hasattr(event, "rel")]


def test_a_drawn_card_has_the_focus_and_only_it_may_be_played(play):
    for seed in range(20):
        table = two_people(play, change=start_all, seed=seed)
        play.feed(key("Delete"))
        if table.public.has_drawn:
            break
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    view = table.match.view(0)
    assert table.cursors[0].slot == len(view.hand) - 1
    assert table.hand(0)[-1] == view.drawn
    assert Intent.Y in table.hint_words(0)
    play.feed(key("Left"))
    play.feed(key("Enter"))
    play.feed(key("Enter"))
    assert "drawn" in table.refusal
    play.feed(key("End"))
    assert table.public.turn == 1


def test_a_nic_is_refused_in_words_and_the_card_stays_held(play):
    table = two_people(play, change=play_ahead(12, until_turn=0))
    for _press in range(200):
        play.feed(key("Right"))
        play.feed(key("Enter"))
        for _step in range(6):
            before = len(table.match.entries)
            play.feed(key("Enter"))
            if table.refusal:
                break
            assert len(table.match.entries) > before
            break
        if table.refusal:
            break
        if table.public.turn != 0:
            table = two_people(play, change=play_ahead(12, until_turn=0), seed=_press + 4)
    assert "Nic" in table.refusal or "row" in table.refusal or "column" in table.refusal
    assert table.is_holding(0)


# -- help with places


def held_targets(play, assist):
    play.app.store.change(assist=assist)
    play.frames(2)
    table = two_people(play, change=play_ahead(12, until_turn=0))
    return table, set(table.points(0))


def test_only_open_cells_are_targets_and_with_help_only_those_that_fit(play):
    table, opened = held_targets(play, Assist.OPEN)
    grids = table.public.grids
    assert opened == {Target(seat, cell) for seat, grid in enumerate(grids) for cell in grid.legal_cells()}
    assert table.picture.panels["slots"].keys
    for place in play.app.evening.playing:
        play.app.evening.clear(place.number)
    table, fitting = held_targets(play, Assist.LEGAL)
    card = table.card_in_focus(0)
    legal = {Target(a.grid, a.cell) for a in table.match.legal(0) if isinstance(a, Play) and a.card == card}
    assert fitting == legal
    for place in play.app.evening.playing:
        play.app.evening.clear(place.number)
    table, hidden = held_targets(play, Assist.NONE)
    assert hidden == opened
    assert table.picture.panels["slots"].keys == ()


def test_a_held_card_stays_held_when_the_table_is_laid_out_anew(play):
    table = two_people(play, change=play_ahead(12, until_turn=0))
    play.feed(key("Enter"))
    target = table.cursors[0].target
    play.app.store.change(safe_area_percent=5)
    play.frames(3)
    assert table.cursors[0].target == target is not None


# -- the curtain


def behind_the_curtain(play, seed, *, change=None):
    play.app.store.change(hand_privacy=HandPrivacy.AUTO)
    clusters = play.app.hub.clusters
    seating = seat_people(play, [clusters[2], clusters[0]])
    table = open_square_table(play, seating, seed=seed, change=change, **SMALL)
    table.calls = GameCalls(
        play.app, screens_of("squared"), results=lambda _table, story: Told(story), leave=lambda: None
    )
    play.frames(2)
    return table


class Told(Blank):
    def __init__(self, story):
        self.story = story


def test_a_whole_game_behind_the_curtain(play):
    table = behind_the_curtain(play, 3)
    lifted = 0
    for _step in range(400):
        if table.match.is_over:
            break
        if play.top == "Curtain":
            assert table.own_views() == {}
            play.feed(key("Enter" if table.curtain_seat() == 0 else "F"))
            lifted += 1
        elif table.acting is None or table.acting not in table.privacy.shown():
            play.frames(1)
        else:
            seat, before = table.acting, len(table.match.entries)
            assert list(table.own_views()) == [seat]
            act_by_presses(table, seat, lambda i, s=seat: play.feed(key(KEYS[2 if s == 0 else 0][i])))
            assert len(table.match.entries) > before
    assert table.match.is_over
    assert lifted >= 4
    play.until(is_on("Told"))


def test_before_it_is_uncovered_nothing_shows_of_the_next_hand(play):
    """Whatever the next seat holds and could play, the frame is the same."""
    pictures = set()
    for turned in range(3):
        table = behind_the_curtain(play, 3, change=play_ahead(6, until_turn=1))
        state = table.match._state
        deck = state.pile.cards[state.pile.drawn :]
        cards = (*state.hands[1], *deck)
        cards = cards[turned * 2 :] + cards[: turned * 2]
        size = len(state.hands[1])
        pile = state.pile._replace(cards=(*state.pile.cards[: state.pile.drawn], *cards[size:]))
        table.match._state = state._replace(hands=(state.hands[0], cards[:size]), pile=pile)
        play.app.stack.pop(len(play.app.stack.scenes) - 1)
        play.frames(1)
        table.refresh()
        table.draw(play.app.display)
        pictures.add(pygame.image.tobytes(play.picture, "RGB"))
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert len(pictures) == 1


def test_the_news_tell_what_the_others_did(play):
    table = behind_the_curtain(play, 3, change=play_ahead(9, until_turn=1))
    told = table.news_for(1)
    assert told
    assert all(news.seat != 1 and news.words for news in told)
