"""The Race by presses: everybody at once, each seat with its own cursor and held card."""

from pathlib import Path

import pygame
import pytest
from plans import Session, click, key, key_down, key_up, move
from squared_tables import SMALL, act_by_presses, best_play, open_square_table, start_all
from together_tables import Blank, NotedCalls, seat_people

from ticgame.core.cards import Relation
from ticgame.games.squared.actions import Draw, Play, Start
from ticgame.play.scenes.squared.contents import touches
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.settings import Assist, Motion
from ticgame.play.table.contest import Contest

KEYS = {
    0: {"a": "F", "b": "G", "x": "R", "next": "E", "up": "W", "down": "S", "left": "A", "right": "D"},
    2: {"a": "Enter", "b": "Backspace", "x": "Delete", "next": "Page Down"}
    | {way: way.title() for way in ("up", "down", "left", "right")},
}
DEVICES = (2, 0)


@pytest.fixture
def play(tmp_path: Path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def two_people(play, bots=(), **options):
    devices = [play.app.hub.clusters[at] for at in DEVICES]
    return open_square_table(play, seat_people(play, devices, bots), name="race", **options)


def press(play, seat, intent):
    play.feed(key(KEYS[DEVICES[seat]][intent]))


def wait_until_drawing_is_allowed(play, table, seat):
    play.until(lambda _: table.match.is_over or table.match.why_not(seat, Draw()) is None)


def test_a_whole_race_of_two_on_one_keyboard(play):
    table = two_people(play, **SMALL)
    for step in range(200):
        if table.match.is_over:
            break
        seat = step % 2
        if not table.public.grids:
            press(play, seat, "a")
        elif best_play(table.match, seat) is None:
            wait_until_drawing_is_allowed(play, table, seat)
            press(play, seat, "x")
        else:
            act_by_presses(table, seat, lambda intent, seat=seat: press(play, seat, intent))
    assert table.match.is_over
    play.pass_ms(5000)
    assert [type(asked) for asked in table.calls.asked] == [Contest]
    assert {entry.seat for entry in table.match.entries} == {0, 1}


def test_a_person_races_bots_with_the_mouse(play):
    seating = seat_people(play, [play.app.hub.mouse], ["casual", "greedy", "planner"])
    table = open_square_table(play, seating, name="race", hand=4)
    pixels = play.app.canvas.to_pixels

    def corner(slot):
        pose = table.picture.hand_rest(0)[slot]
        return pixels(pose.x - pose.width * 0.3, pose.y - pose.height * 0.3)

    play.feed(click(*corner(2)))
    for _step in range(400):
        if table.match.is_over:
            break
        action = best_play(table.match, 0) if table.public.grids else None
        if action is not None:
            play.feed(click(*corner(table.hand(0).index(action.card))))
            play.feed(click(*pixels(*table.picture.layout.point(Target(action.grid, action.cell)))))
        play.pass_ms(700)
    assert table.match.is_over
    assert sum(entry.seat == 0 for entry in table.match.entries) >= 3
    assert {entry.seat for entry in table.match.entries} == {0, 1, 2, 3}


def begun(play, **more):
    return two_people(play, change=start_all, **more)


def test_both_move_and_hold_at_once(play):
    table = begun(play)
    play.feed([*key_down("Right"), *key_down("D"), *key_up("Right"), *key_up("D")])
    assert [table.cursors[seat].slot for seat in (0, 1)] == [1, 1]
    play.feed([*key_down("Enter"), *key_down("F")])
    assert table.is_holding(0) and table.is_holding(1)
    grips = table.situation().grips
    assert [grip.target.owner for grip in grips] == [0, 1], "each begins at its own grid"
    play.feed([*key_up("Enter"), *key_up("F"), *key("Page Down")])
    assert [table.cursors[seat].target.owner for seat in (0, 1)] == [1, 1]


def hold_over(table, seat, action):
    cursor = table.cursors[seat]
    cursor.slot = table.hand(seat).index(action.card)
    table.pick(seat, cursor.slot)
    table.hover(seat, Target(action.grid, action.cell))


def rivals(table):
    """Return two plays of the two seats for one cell."""
    for one in table.match.legal(0):
        for other in table.match.legal(1):
            if isinstance(one, Play) and isinstance(other, Play) and one[1:] == other[1:]:
                return one, other
    raise AssertionError("no cell fits both")


def test_for_one_cell_at_one_moment_the_seed_decides_and_the_table_says_so(play):
    firsts = set()
    for seed in range(8):
        table = begun(play, seed=seed)
        for seat, action in enumerate(rivals(table)):
            hold_over(table, seat, action)
        play.feed([*key_down("Enter"), *key_down("F")])
        play.feed([*key_up("Enter"), *key_up("F")])
        first = table.match.entries[-1].seat
        assert table.drawn_order()[0] == first
        assert table.picture.panels["announcement"].keys
        assert table.refusal_of(1 - first) == "A card already lies there."
        assert (1 - first, "notice", 0) in table.picture.panels["heads"].keys
        firsts.add(first)
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert firsts == {0, 1}


def no_rivals(table):
    """Return a play that would be a Nic and a legal one, of the two seats for one cell."""
    public = table.public
    for action in table.match.legal(1):
        if isinstance(action, Play):
            for card in table.hand(0):
                if any(touch.kind is Relation.NIC for touch in touches(public, Target(*action[1:]), card)):
                    return Play(card, action.grid, action.cell), action
    raise AssertionError("no card of the first seat is a Nic where the second may play")


def test_nothing_is_said_of_chance_where_one_of_two_plays_was_a_nic_anyway(play):
    table = begun(play)
    for seat, action in enumerate(no_rivals(table)):
        hold_over(table, seat, action)
    play.feed([*key_down("Enter"), *key_down("F")])
    play.feed([*key_up("Enter"), *key_up("F")])
    assert table.match.entries[-1].seat == 1
    assert table.refusal_of(0)
    assert table.drawn_order() == ()


def test_a_held_card_leaves_a_cell_that_another_seat_has_taken(play):
    table = begun(play)
    one, other = rivals(table)
    hold_over(table, 0, one)
    hold_over(table, 1, other)
    play.feed(key("F"))
    assert table.match.entries[-1].seat == 1
    assert table.is_holding(0)
    assert table.cursors[0].target in table.points(0)


def test_drawing_again_too_soon_is_refused_and_the_ring_runs_out(play):
    table = begun(play)
    while best_play(table.match, 0) is None:
        table.match.act(1, Draw(), table.match.at)
    play.feed(key("Delete"))
    assert len(table.match.view(0).hand) == 12
    play.frames(2)
    assert table.situation().seats[0].cooldown > 0.8
    assert 0 in table.picture.panels["rings"].keys
    play.feed(key("Delete"))
    assert "draw again in" in table.refusal_of(0)
    play.pass_ms(2100)
    assert table.situation().seats[0].cooldown == 0
    play.feed(key("Delete"))
    assert len(table.match.view(0).hand) == 13


def test_first_cards_are_secret_until_all_have_chosen(play):
    pictures = []
    for choice in (0, 5):
        table = two_people(play)
        table.match.act(0, Start(table.match.view(0).hand[choice]))
        play.frames(3)
        pictures.append(pygame.image.tobytes(play.picture, "RGB"))
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert pictures[0] == pictures[1]


def test_the_picture_is_the_same_whatever_a_bot_holds(play):
    pictures = set()
    for turned in range(2):
        table = two_people(play, ["casual"], change=start_all)
        table.thinkers.replace(2, None)
        state = table.match._state
        cards = (*state.hands[2], *state.pile.cards[state.pile.drawn :])[:: -1 if turned else 1]
        size = len(state.hands[2])
        pile = state.pile._replace(cards=(*state.pile.cards[: state.pile.drawn], *cards[size:]))
        table.match._state = state._replace(hands=(*state.hands[:2], cards[:size]), pile=pile)
        play.app.refresh()
        play.frames(3)
        pictures.add(pygame.image.tobytes(play.picture, "RGB"))
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    assert len(pictures) == 1


def test_a_bot_is_seen_holding_its_card_before_it_plays(play):
    table = two_people(play, ["planner", "greedy"], change=start_all)
    held = set()
    for _frame in range(1500):
        before = table.situation().grips
        count = len(table.match.entries)
        play.frames(1)
        for entry in table.match.entries[count:]:
            if entry.seat >= 2 and isinstance(entry.action, Play):
                target = Target(entry.action.grid, entry.action.cell)
                held.add(before[entry.seat].target == target)
        if len(held) or table.match.is_over:
            break
    assert held == {True}


class PausingCalls(NotedCalls):
    def pause(self, table):
        super().pause(table)
        table.app.stack.push(Blank())


def test_a_paused_race_is_hidden_and_its_clock_stands_still(play):
    table = begun(play, calls=PausingCalls())
    shown = pygame.image.tobytes(play.picture, "RGB")
    clock = table.clock_ms
    play.feed(key("Home"))
    play.frames(3)
    assert table.calls.asked == ["pause"]
    table.stage.repaint()
    table.draw(play.app.display)
    assert pygame.image.tobytes(play.picture, "RGB") != shown
    assert table.clock_ms - clock < 50


def test_help_shows_each_seat_the_cells_for_its_own_card(play):
    play.app.store.change(assist=Assist.LEGAL)
    table = begun(play)
    play.frames(2)
    for seat in (0, 1):
        card = table.card_in_focus(seat)
        legal = {
            Target(a.grid, a.cell) for a in table.match.legal(seat) if isinstance(a, Play) and a.card == card
        }
        assert set(table.points(seat)) == legal
        animal = table.seating.people()[seat].animal
        lit = {Target(k[0], k[1]) for k in table.picture.panels["slots"].keys if k[2:] == (animal,)}
        assert lit == legal


def test_the_wrong_device_moves_nobody_elses_cursor(play):
    table = begun(play)
    play.feed(move(500, 300))
    play.feed(click(500, 300))
    play.feed(key("L"))
    assert [cursor.slot for cursor in table.cursors.values()] == [0, 0]
    assert not any(cursor.is_holding for cursor in table.cursors.values())
