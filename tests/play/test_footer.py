"""The edge of a table: inside the safe area in every game, and it says where bots can be hurried."""

import pytest
from plans import Session, key, move
from pygame import MOUSEBUTTONDOWN, MOUSEBUTTONUP
from pygame.event import Event
from together_tables import open_table, seat_people

from ticgame.bots import make_bot
from ticgame.play.scenes.rummy.scene import RummyTable
from ticgame.play.scenes.squared.scene import SquaredTable
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.settings import HandPrivacy, Motion, Speed
from ticgame.play.stage import Stage
from ticgame.play.table.footer import LOW, DeedLook, FooterLook, deed_box, paint_footer
from ticgame.play.table.marks import Marks
from ticgame.play.table.turn_table import COME_BACK, HURRY

PLACES = [LOW, *(table.footer for table in (RummyTable, SquaredTable, TiccitoriesTable, TogetherTable))]
DEED = DeedLook("key:Num Enter", "Take back", "pig")
LONG = "3-crescent-violet on row 2: a Tic with 3-square-violet, a Single with 4-star-cyan, " * 2


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, hand_privacy=HandPrivacy.OPEN) as session:
        session.frames(3)
        yield session


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_deeds_and_hints_lie_inside_the_safe_area_and_apart(play, place, scale):
    # In Ticcitories a hint takes the place of the deed.
    look = FooterLook(None if place is TiccitoriesTable.footer else DEED, LONG, scale, place)
    stage = Stage(play.app.canvas, play.app.art.felt("table"))
    marks = Marks(stage)
    marks.show(paint_footer(play.app.art, look))
    k = stage.k
    for name in marks.keys:
        rect = marks.sprite(name).rect
        assert rect.left >= 95 * k and rect.right <= 1825 * k, name
        assert rect.top >= 53 * k and rect.bottom <= 1028 * k, name
    box, hint = deed_box(play.app.art, look), marks.sprite("hint plate").rect
    is_apart = hint.left >= (box.x + box.w / 2) * k or abs(hint.centery - box.y * k) > box.h * k * 0.9
    assert is_apart


def test_where_bots_alone_are_left_holding_runs_fast_and_the_table_says_so(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.SLOW}
    with Session(tmp_path, **settings) as play:
        hub = play.app.hub
        table = open_table(play, seat_people(play, [hub.clusters[0]], ["greedy"] * 3), first=1)
        assert table.footer_look().deed is None
        table.stand_in(0, make_bot("greedy", table.match.rules, 0, 1))
        play.feed(key("S"))
        assert table.footer_look().deed == DeedLook("key:F", COME_BACK), "the press of its own person"
        point = play.app.canvas.to_pixels(960, 300)
        play.feed(move(*point))
        assert table.footer_look().deed == DeedLook("mouse:left", HURRY)
        play.feed([Event(MOUSEBUTTONDOWN, pos=point, button=1, touch=False)])
        play.pass_ms(600)
        assert len(table.match.entries) > 10
        play.feed([Event(MOUSEBUTTONUP, pos=point, button=1, touch=False)])
        count = len(table.match.entries)
        play.pass_ms(600)
        assert len(table.match.entries) <= count + 1
        play.feed(key("F"))
        assert table.footer_look().deed is None
