"""What moves and sounds at the table of TIC Rummy, and where its cards lie."""

from itertools import combinations, pairwise

import pytest
from match_kit import act_as_bot
from plans import Session
from rummy_tables import open_table
from together_tables import Blank, seat_people

from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Source
from ticgame.games.rummy.listing import ends_of
from ticgame.play.audio import CUES
from ticgame.play.scenes.rummy.cues import Ears, cues_of, deal_cues
from ticgame.play.scenes.rummy.deals import deals_of
from ticgame.play.scenes.rummy.space import space_of
from ticgame.play.settings import Motion
from ticgame.play.table.pose import Face, Pose

ANIMALS = ["pig", "frog", "whale", "bear"]
FRAME_MS = 1000 / 60


def table_of(play, seats=3, **more):
    people = seat_people(play, play.app.hub.clusters[:1], ["planner"] * (seats - 1))
    return open_table(play, people, **more)


def run(table, ms):
    left = ms
    while left > 0:
        table.picture.update(min(FRAME_MS, left))
        left -= FRAME_MS


def assert_rests(table):
    sprites, focus = table.picture.sprites, table.picture.in_focus()
    assert [card for card in sprites if sprites.seen(card) != sprites.rest[card] and card != focus] == []
    for name, panel in table.picture.panels.items():
        for name_of_mark in panel.keys:
            mark, sprite = panel.mark(name_of_mark), panel.sprite(name_of_mark)
            assert (sprite.x, sprite.y) == (mark.x, mark.y), (name, name_of_mark)
            assert sprite.is_visible, (name, name_of_mark)


def skip_the_sheet(table):
    """Go on to the next deal as if the sheet had been read."""
    if table.is_between_deals:
        table._end_of_deal.is_told = True
        table.resume()


@pytest.mark.parametrize("motion", [Motion.NORMAL, Motion.REDUCED])
def test_every_motion_of_some_deals_ends_where_things_belong(tmp_path, motion):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=motion) as play:
        table = table_of(play, 3, seed=6, start_round=2, last_round=3)
        run(table, 2500)
        kinds = set()
        for number in range(260):
            kinds.add(type(table.match.entries[-1].action))
            act_as_bot(table.match, "planner")
            skip_the_sheet(table)
            if table.match.is_over or number % 13 == 12:
                run(table, 3000)
                table.refresh()
                assert_rests(table)
            elif number % 5 == 0:
                run(table, 90)
            if table.match.is_over:
                break
        assert {Deal, Draw, Lay, Discard} <= kinds


def test_every_sound_exists_and_fits_what_happened(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as play:
        table = table_of(play, 3, seed=6, start_round=2, last_round=2)
        seen = set()

        def hear(change):
            ears = Ears(space_of(change.after, home=None), ANIMALS)
            names = [sound.name for sound in cues_of(change.before, change.after, change.entry, ears)]
            assert set(names) <= set(CUES), names
            action = change.entry.action
            seen.add(type(action))
            if isinstance(action, Draw):
                assert names[0] == ("deal" if action.from_ is Source.DECK else "pick_up")
            if isinstance(action, Discard | Add):
                assert names[0] == "place"
            if isinstance(action, Lay):
                assert names[-1] == "mission"
            turn = change.after.turn
            if isinstance(action, Discard) and turn is not None:
                assert f"turn_{ANIMALS[turn]}" in names

        table.match.watch(hear)
        for _ in range(400):
            if table.match.is_over:
                break
            act_as_bot(table.match, "planner")
            skip_the_sheet(table)
        assert table.match.is_over
        assert {Draw, Lay, Discard} <= seen
    assert {sound.name for sound in deal_cues(5)} == {"deal"}


# -- where things lie


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_lie_within_their_bands_and_every_one_shows_its_numeral(tmp_path, seats):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as play:
        table = table_of(play, seats, seed=4, start_round=6, last_round=8)
        most = 0
        for _ in range(700):
            if table.match.is_over:
                break
            act_as_bot(table.match, "planner")
            skip_the_sheet(table)
            view = table.match.view(None)
            if len(view.table) > 2 and sum(len(item.cards) for item in view.table) > most:
                most = sum(len(item.cards) for item in view.table)
                look_at(view, table.picture.layout)
        assert most > 8


def look_at(view, space):
    for collection, place in zip(view.table, space.table, strict=True):
        band = space.bands[collection.owner]
        assert place.card >= 80
        assert place.pitch >= 0.3 * place.card
        for at in range(len(collection.cards)):
            x, y = place.card_place(at)
            assert abs(y - band.y) + place.card * 0.7 <= band.h / 2 + 0.01
            assert x + place.card / 2 <= band.x + band.w / 2
        for end in ends_of(collection):
            x, _y = place.end_place(end)
            assert band.x - band.w / 2 <= x - place.card / 2
            assert x + place.card / 2 <= band.x + band.w / 2 + 40
    boxes = [
        (place.left, place.left + place.card + (place.count - 1) * place.pitch, place.y)
        for place in space.table
    ]
    for one, other in combinations(boxes, 2):
        assert one[2] != other[2] or one[1] < other[0] or other[1] < one[0], "collections lie apart"


def test_a_hand_of_fifteen_lies_in_one_row_with_every_numeral_in_sight(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as play:
        table = table_of(play, 2, seed=4, start_round=8, last_round=8)
        table.match.act(0, Draw(Source.DECK))
        view = table.match.view(0)
        assert len(view.hand) == 15
        poses: list[Pose] = [table.picture.sprites.rest[Face(card)] for card in view.hand]
        xs = sorted(pose.x for pose in poses)
        assert len({pose.y for pose in poses}) <= 2
        assert min(right - left for left, right in pairwise(xs)) >= 60
        assert xs[0] - 46 >= 96
        assert xs[-1] + 46 <= 1824


def test_the_score_sheet_adds_up(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as play:
        table = table_of(play, 3, seed=6, start_round=2, last_round=3)
        for _ in range(900):
            if table.match.is_over:
                break
            act_as_bot(table.match, "planner")
            skip_the_sheet(table)
        stories = deals_of(table.match.entries, seats=3, start_round=2)
        result = table.match.result
        assert stories[-1].totals == result.totals
        assert tuple(map(sum, zip(*(story.points for story in stories), strict=True))) == result.totals
        for story in stories:
            assert story.out is None or (story.points[story.out] == 0 and story.laid[story.out])
