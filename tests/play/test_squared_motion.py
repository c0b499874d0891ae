"""Tic Squared and its Race in motion: every motion ends as the picture says, every act is heard."""

from random import Random

import pytest
from plans import Session
from squared_tables import open_square_table, start_all
from together_tables import Blank, seat_people

from ticgame.bots import make_bot
from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Draw, End, Play, Start, TwoTic
from ticgame.play.audio import CUES
from ticgame.play.scenes.squared.cues import Ears, cues_of
from ticgame.play.scenes.squared.finale import won_by
from ticgame.play.settings import HandPrivacy, Motion
from ticgame.play.table import timing
from ticgame.play.table.cues import deal_cues
from ticgame.play.table.pose import Face

FRAME_MS = 1000 / 60
LONGEST_MS = 6000.0
ANIMALS = ["pig", "frog", "whale", "bear"]


def opened(play, name, *, seed=3, **options):
    """Put up a table of one person and three bots that wait until the test plays for them."""
    play.app.store.change(hand_privacy=HandPrivacy.OPEN)
    seating = seat_people(play, [play.app.hub.clusters[2]], ["greedy"] * 3)
    table = open_square_table(play, seating, name=name, seed=seed, **options)
    for seat in range(1, 4):
        table.thinkers.replace(seat, None)
    table.picture.hurry()
    return table


def players(table):
    return {seat: make_bot("greedy", table.match.rules, seat, 5) for seat in range(4)}


def act(table, bots, rng):
    seat = rng.choice(table.match.actors())
    decision = bots[seat].decide(table.match.view(seat), table.match.at)
    at = Millis(max(table.match.at, decision.due))
    table.match.act(seat, decision.action, at)
    table.clock_ms = max(table.clock_ms, float(at))


def run(table, ms):
    left = ms
    while left > 0:
        table.picture.update(min(FRAME_MS, left))
        table.draw(table.app.display)
        left -= FRAME_MS


def assert_at_rest(table):
    picture, sprites = table.picture, table.picture.sprites
    assert [card for card in sprites if sprites.seen(card) != sprites.rest[card]] == []
    for name, panel in picture.panels.items():
        for key in panel.keys:
            mark, sprite = panel.mark(key), panel.sprite(key)
            assert (sprite.x, sprite.y, sprite.is_visible) == (mark.x, mark.y, True), (name, key)
            assert sprite.image is mark.image or (name, key) == ("plate", "badge"), (name, key)
    marks = sum(len(panel.keys) for panel in picture.panels.values())
    footer = len(table._footer.keys) if hasattr(table, "_footer") else 0
    known = marks + footer + len(list(sprites)) + len(picture._idle._gleams)
    assert len(table.stage.sprites) == known, "an effect has left something"


@pytest.mark.parametrize("motion", [Motion.NORMAL, Motion.REDUCED])
@pytest.mark.parametrize("name", ["squared", "race"])
def test_a_whole_game_in_motion_leaves_everything_where_it_belongs(tmp_path, name, motion):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=motion) as play:
        table, rng = opened(play, name), Random(4)
        bots = players(table)
        for _act in range(120):
            if table.match.is_over:
                break
            act(table, bots, rng)
            table.refresh()
            run(table, rng.choice((0.0, 20.0, 200.0)))
            if not _act % 16 and not table.match.is_over:
                run(table, LONGEST_MS / 2)
                assert_at_rest(table)
        assert table.match.is_over
        run(table, LONGEST_MS)
        table.picture.snap()
        assert_at_rest(table)


@pytest.mark.parametrize("name", ["squared", "race"])
def test_every_act_is_heard_and_every_sound_exists(tmp_path, name):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as play:
        table, heard = opened(play, name), {}
        bots = {seat: make_bot("random", table.match.rules, seat, 5) for seat in range(4)}
        ears = Ears(table.picture.layout, ANIMALS, 330.0)

        def note(change):
            sounds = cues_of(change.before, change.after, change.entry, ears)
            assert all(sound.name in CUES for sound in sounds)
            heard.setdefault(type(change.entry.action), []).append(sounds)
            if any(isinstance(event, TwoTic) for event in change.entry.events):
                assert any(sound.name == "tic_2" for sound in sounds)

        table.match.watch(note)
        rng = Random(4)
        while not table.match.is_over:
            act(table, bots, rng)
        assert heard.keys() == {Start, Play, Draw} | ({End} if name == "squared" else set())
        assert all(sounds for rows in heard.values() for sounds in rows)
        assert any(sound.name == "victory" for sound in heard[type(table.match.entries[-1].action)][-1])
        assert deal_cues(48, x=900.0)[-1].delay_ms < 640


def two_tic_table(play, name):
    """Return a table and a play of two Tics that makes others draw."""
    for seed in range(60):
        table = opened(play, name, seed=seed, change=start_all)
        bots, rng = players(table), Random(seed)
        for _act in range(40):
            if table.match.is_over:
                break
            for seat in table.match.actors():
                for action in table.match.legal(seat):
                    step = table.match.rules.apply(table.match._state, seat, action, table.match.at)
                    drawn = [event.drawn for event in step.events if isinstance(event, TwoTic)]
                    if drawn and sum(drawn[0]) >= 3 and seat != 0 and step.state.why is None:
                        return table, seat, action, drawn[0]
            act(table, bots, rng)
        for place in play.app.evening.playing:
            play.app.evening.clear(place.number)
    raise AssertionError("no two Tics")


@pytest.mark.parametrize("name", ["squared", "race"])
def test_after_two_tics_cards_fly_from_the_deck_to_each_opponent(tmp_path, name):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.NORMAL) as play:
        table, seat, action, drawn = two_tic_table(play, name)
        run(table, LONGEST_MS / 2)
        before = len(table.match.view(0).hand)
        table.match.act(seat, action, table.match.at)
        fresh = [Face(card) for card in table.match.view(0).hand[before:]]
        assert len(fresh) == drawn[0]
        deck = table.picture.layout.deck
        for card in fresh:
            seen = table.picture.sprites.seen(card)
            assert (seen.x, seen.y, seen.is_face_up) == (deck.x, deck.y, False)
        # The last card of all leaves when all before it have left.
        run(table, timing.CARRY_MS + timing.DROP_MS + timing.TIC_STAGGER_MS + timing.TIC_POP_MS + 80)
        assert table.picture.sprites.seen(fresh[-1]).y == deck.y or len(fresh) == 1
        run(table, sum(drawn) * 90.0 + timing.DEAL_MS + 1000)
        assert_at_rest(table)


def test_the_winners_are_named():
    assert won_by(["Ada"]) == "Ada wins!"
    assert won_by(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy win!"
