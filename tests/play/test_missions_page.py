"""The page over a table that says what its missions ask for."""

import pytest
from plans import Session, is_on, key
from test_taking_back_table import open_game

from ticgame.games.together.catalogue import CATALOGUE, SEQUENCE
from ticgame.play.scenes.together.missions_page import MissionsPage
from ticgame.play.settings import Motion

NAMES = [name for name in CATALOGUE if name not in SEQUENCE]


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, motion=Motion.OFF) as session:
        session.frames(3)
        yield session


def open_page(play, **options):
    table = open_game(play, "together", acts=2, **options)
    page = MissionsPage(table.match)
    play.app.stack.push(page)
    play.frames(2)
    return page


def test_what_doesnt_fit_a_page_is_turned_to_up_to_the_last_mission(play):
    page = open_page(play, missions=NAMES)
    assert page.shown.start == 0 and len(page.shown) < len(NAMES)
    for _more in NAMES:
        play.feed(key("Down"))
        play.frames(1)
    assert page.shown.stop == len(NAMES)
    for _more in NAMES:
        play.feed(key("Up"))
        play.frames(1)
    assert page.shown.start == 0


def test_enter_leads_back_to_the_table(play):
    page = open_page(play)
    assert page.shown == range(5)
    play.feed(key("Enter"))
    play.until(is_on("TogetherTable"))
