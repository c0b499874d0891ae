"""Rules and records: every game's rules, and the hall of fame, from the title."""

import pytest
from plans import Session, click, is_on, key

from ticgame.play.fame import FameEntry, HallOfFame
from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.scenes.library import Library


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path) as session:
        session.app.stack.push(Library())
        session.frames(2)
        yield session


def test_every_row_leads_to_the_rules_of_its_game(play):
    for card in CARDS.values():
        play.run([(1, key("Enter")), (is_on("RulesReader"), [])])
        assert play.app.stack.top._book.title == card.title
        play.run([(1, key("Backspace")), (is_on("Library"), key("Down"))])


def test_the_hall_of_fame_has_a_page_for_each_board(play):
    hall = HallOfFame(play.home)
    hall.enter("spotic-nine", FameEntry("ADA", 9, 60_000, 80))
    hall.enter("spotic-points", FameEntry("NOE", 31, 60_000, 80))
    play.run([(1, key("Up")), (1, key("Enter")), (is_on("FamePage"), [])])
    page = play.app.stack.top

    def first() -> str:
        return page._board._content.rows[0].initials

    assert first() == "ADA"
    play.feed(key("Right"))
    assert first() == "NOE"
    play.feed(click(*play.app.canvas.to_pixels(*page._tabs._boxes[0].center)))
    assert (first(), play.top) == ("ADA", "FamePage")
    play.run([(1, key("Backspace")), (is_on("Library"), key("Backspace")), (is_on("Title"), [])])


def test_the_title_leads_there_and_the_box_follows_the_focus(tmp_path):
    with Session(tmp_path) as play:
        play.run([(5, key("Down")), (0, key("Down")), (0, key("Enter")), (is_on("Library"), [])])
        library = play.app.stack.top
        assert library._box._content.title == "TIC Together"
        play.feed(key("Down"))
        assert library._box._content.title == "SpoTic"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("percent", [100, 200])
def test_nothing_leaves_the_display(tmp_path, size, percent):
    with Session(tmp_path, Library(), size=size, text_scale_percent=percent) as play:
        for _row in range(len(CARDS) + 1):
            play.feed(key("Down"))
            whole = play.picture.get_rect()
            sprites = [sprite for sprite in play.app.stack.top.stage.sprites if sprite.layer > 1]
            assert all(whole.contains(sprite.rect) for sprite in sprites if sprite.is_visible)
