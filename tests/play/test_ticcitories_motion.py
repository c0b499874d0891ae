"""What moves and sounds at the table of Ticcitories, from start to end."""

import pytest
from match_kit import act_as_bot, play_ahead
from plans import Session, key
from ticcitories_tables import open_table, to_the_last_card, until_placing
from together_tables import Blank, seat_people

from ticgame.core.cards import Relation
from ticgame.games.ticcitories.rules import Claim, Edge, Place, RowShown
from ticgame.play.audio import CUES
from ticgame.play.scenes.ticcitories.count import Phase
from ticgame.play.scenes.ticcitories.cues import Ears, count_cues, cues_of
from ticgame.play.scenes.ticcitories.visit import STAY_MS
from ticgame.play.settings import Motion
from ticgame.play.table import timing
from ticgame.play.table.pose import Face

ANIMALS = ["pig", "frog", "whale", "bear", "rabbit", "owl"]
FRAME_MS = 1000 / 60


@pytest.fixture(params=[Motion.NORMAL, Motion.REDUCED], ids=["normal", "reduced"])
def play(tmp_path, request):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=request.param) as session:
        yield session


def table_of(play, seats=3, **more):
    people = seat_people(play, play.app.hub.clusters[:1], ["greedy"] * (seats - 1))
    return open_table(play, people, has_bots=False, **more)


def run(table, ms):
    """Let time pass in frames of the picture alone."""
    left = ms
    while left > 0:
        table.picture.update(min(FRAME_MS, left))
        left -= FRAME_MS


def assert_rests(table):
    """Everything is where it belongs."""
    sprites = table.picture.sprites
    focus = table.picture.in_focus()
    assert [card for card in sprites if sprites.seen(card) != sprites.rest[card] and card != focus] == []
    for name, panel in table.picture.panels.items():
        for name_of_mark in panel.keys:
            mark, sprite = panel.mark(name_of_mark), panel.sprite(name_of_mark)
            assert (sprite.x, sprite.y) == (mark.x, mark.y), (name, name_of_mark)
            assert sprite.is_visible, (name, name_of_mark)
    marks = sum(len(panel.keys) for panel in table.picture.panels.values())
    assert len(table.stage.sprites) - marks - len(list(sprites)) <= 2, "only gleams of Extremes are left"


@pytest.mark.parametrize(("seats", "options"), [(2, {"row": 4, "side": 3}), (6, {}), (4, {"side": 5})])
def test_every_motion_of_a_game_ends_where_things_belong(play, seats, options):
    table = table_of(play, seats, **options)
    run(table, 2500)
    for number in range(30):
        act_as_bot(table.match, "casual")
        run(table, (40, 150, 2600)[number % 3])
        if number % 3 == 2:
            assert_rests(table)


def test_a_card_visits_the_large_grid_before_it_goes_home(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = table_of(play, change=until_placing)
        run(table, 2500)
        layout = table.picture.layout
        cell = table.cursor.cell
        card = Face(table.situation().held)
        play.feed(key("F"))
        large = table.picture.layout.large.box(cell)
        run(table, timing.CARRY_MS + timing.DROP_MS + STAY_MS / 2)
        seen = table.picture.sprites.pose(card)
        assert (seen.x, seen.y) == pytest.approx((large.x, large.y))
        run(table, 1500)
        home = table.picture.layout.grids[0].box(cell)
        seen = table.picture.sprites.pose(card)
        assert (seen.x, seen.y) == pytest.approx((home.x, home.y))
        assert layout.shown == table.picture.layout.shown


def test_the_next_seat_may_act_while_a_card_still_flies(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = open_table(play, seat_people(play, play.app.hub.clusters[:2]), change=until_placing)
        play.pass_ms(2500)
        before = len(table.match.entries)
        for name in ("F", "F", ";", ";"):
            play.feed(key(name))
        assert len(table.match.entries) >= before + 3, "no press waits for a motion"
        play.pass_ms(3000)
        assert_rests(table)


def test_the_count_can_be_cut_short(play):
    table = table_of(play, 2, side=3, change=to_the_last_card)
    run(table, 2500)
    act_as_bot(table.match)
    assert table.match.is_over
    assert table.is_counting
    run(table, 4500)
    assert table.picture._phase is not Phase.DONE
    table.update(600)
    play.feed(key("F"))
    assert not table.is_counting
    assert table.calls.asked == []
    assert table.picture._phase is Phase.DONE
    table.update(10)
    play.feed(key("F"))
    assert len(table.calls.asked) == 1


def test_the_count_runs_to_its_end_by_itself(play):
    table = table_of(play, 3, side=3, change=to_the_last_card)
    run(table, 2500)
    act_as_bot(table.match)
    seen = set()
    for _ in range(400):
        run(table, 50)
        seen.add(table.picture._phase)
        if not table.is_counting:
            break
    assert {Phase.TICS, Phase.DONE} <= seen
    heads = [table.picture.panels["heads"].mark((seat, "points")).image for seat in range(3)]
    run(table, 4000)
    assert [table.picture.panels["heads"].mark((seat, "points")).image for seat in range(3)] == heads
    assert_rests(table)


# -- what is heard


def heard(table, action=None):
    """Act, and return the entry and what is heard of it."""
    before = table.match.view(None)
    if action is None:
        act_as_bot(table.match)
    else:
        table.match.act(table.match.actors()[0], action)
    entry = table.match.entries[-1]
    ears = Ears(table.picture.layout, ANIMALS, 330.0, table.picture.count)
    return entry, cues_of(before, table.match.view(None), entry, ears)


def test_every_sound_of_a_game_exists_and_fits_what_happened(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = table_of(play, 3, side=3)
        while not table.match.is_over:
            before = table.match.view(None)
            entry, sounds = heard(table)
            names = [sound.name for sound in sounds]
            assert set(names) <= set(CUES)
            edges = [event for event in entry.events if isinstance(event, Edge)]
            tics = sum(edge.rel is Relation.TIC for edge in edges)
            if isinstance(entry.action, Place):
                assert names[0] == "place"
                wanted = [f"tic_{number + 1}" for number in range(tics)]
                assert [name for name in names[: 1 + len(edges)] if name.startswith("tic_")] == wanted
            else:
                assert names[0] == "confirm"
                rows = [event for event in entry.events if isinstance(event, RowShown)]
                assert names.count("deal") == sum(len(row.cards) for row in rows)
            after = table.match.view(None)
            turn = f"turn_{ANIMALS[after.turn]}"
            assert (turn in names) == (after.turn != before.turn and not after.is_over)
        assert names[-1] == "victory"


def test_the_count_is_heard_step_by_step(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = table_of(play, 2, side=3, change=to_the_last_card)
        act_as_bot(table.match)
        count = table.picture.count
        sounds = list(count_cues(count))
        assert len(sounds) == len(count.steps) + 1
        assert [sound.delay_ms for sound in sounds[:-1]] == [at for at, _step in count.steps]
        assert {sound.name for sound in sounds} <= set(CUES)


def test_the_deal_is_heard_card_by_card(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        sounds = table_of(play, 6).deal_sounds()
        assert [sound.name for sound in sounds] == ["deal"] * 12, "a row, and a first card for each grid"
        assert len({sound.delay_ms for sound in sounds}) == 12


def test_a_claim_is_heard_from_its_place(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600)) as play:
        table = table_of(play, 6, change=play_ahead(2))
        free = table.free_positions()
        _, first = heard(table, Claim(free[0]))
        _, last = heard(table, Claim(free[-1]))
        assert first[0].pan < last[0].pan
