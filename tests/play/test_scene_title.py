"""The title: joining, leaving, the ways out, and what happens when nobody is there."""

import pygame
import pytest
from pads import VirtualPad, needs_pads
from plans import Session, click, is_on, key, wheel

from ticgame.play.scene import Scene
from ticgame.play.scenes.library import Library
from ticgame.play.scenes.title import ATTRACT_MS, Title, Way
from ticgame.play.settings import Motion
from ticgame.play.stage import Stage

SOUTH, EAST, START, DPAD_DOWN = 0, 1, 6, 12


class Blank(Scene):
    """A scene that shows nothing and says how long it was played."""

    def __init__(self) -> None:
        self.played_ms = 0.0

    def relayout(self, canvas) -> None:
        self.stage = Stage(canvas, self.app.art.felt("table"))

    def update(self, dt_ms: float) -> None:
        self.played_ms += dt_ms

    def rest_ms(self) -> float:
        return 0.0


@pytest.fixture
def play(tmp_path):
    title = Title(
        [
            Way("Play", "6 games", "play", lambda app: Blank()),
            Way("Rules and records", "", "learn", lambda app: Library()),
        ],
        attract=lambda then: Blank(),
    )
    with Session(tmp_path, title) as session:
        yield session


def seated(play: Session) -> list[str]:
    return [place.device.key for place in play.app.evening.humans]


def test_the_first_press_joins_and_acts(play):
    play.run([(1, key("F")), (is_on("Blank"), [])])
    assert seated(play) == ["wasd"]


def test_the_next_people_only_join_until_they_have_a_seat(play):
    play.run([(1, key("F")), (is_on("Blank"), lambda play: play.app.stack.pop()), (is_on("Title"), key(";"))])
    assert play.top == "Title"
    assert seated(play) == ["wasd", "ijkl"]
    play.run([(1, key(";")), (is_on("Blank"), [])])


def test_back_leaves_the_seat(play):
    play.feed(key("S"))
    play.feed(key("F"))
    assert seated(play) == ["wasd"]
    play.run([(is_on("Library"), key("F")), (is_on("RulesReader"), key("G")), (is_on("Library"), key("G"))])
    play.run([(is_on("Title"), key("G"))])
    assert seated(play) == []


def test_a_free_seat_can_be_clicked(play):
    play.feed(click(148 * 2 / 3, 940 * 2 / 3))
    assert seated(play) == ["mouse"]
    assert play.top == "Title"


@pytest.mark.parametrize("way_out", [key("Esc"), key("1"), key("Home")])
def test_the_menu_button_asks_before_it_quits(play, way_out):
    play.run([(1, way_out), (is_on("QuitQuestion"), key("Backspace")), (is_on("Title"), way_out)])
    play.run([(is_on("QuitQuestion"), key("Down")), (1, key("Enter"))])
    assert not play.app.is_running


def test_after_a_while_bots_play_until_anything_is_pressed(play):
    play.pass_ms(ATTRACT_MS - 2000)
    assert play.top == "Title"
    play.pass_ms(4000)
    assert play.top == "Attract"
    play.run([(5, key("F")), (is_on("Title"), [])])
    assert seated(play) == [], "the press that wakes does nothing else"
    play.pass_ms(ATTRACT_MS + 2000)
    assert play.top == "Attract"
    play.run([(5, key("F5")), (is_on("Title"), [])])
    assert seated(play) == [], "a key that means nothing else wakes as well"
    play.pass_ms(ATTRACT_MS - 2000)
    assert play.top == "Title"


def test_presses_keep_the_attract_mode_away(play):
    for _ in range(6):
        play.pass_ms(ATTRACT_MS / 3)
        play.feed(key("S"))
    assert play.top == "Title"


def test_an_idle_title_rests(tmp_path):
    with Session(tmp_path, Title([]), motion=Motion.REDUCED) as play:
        play.pass_ms(3000)
        assert play.app.stack.top.rest_ms() is None


def test_the_notices_of_the_folder_are_told_once(tmp_path):
    (tmp_path / "settings.toml").write_text("motion = [")
    with Session(tmp_path) as play:
        play.run([(is_on("Dialog"), key("Enter")), (is_on("Title"), [])])
        play.frames(10)
        assert play.top == "Title"


@pytest.mark.parametrize("ways", [1, 3, 7])
def test_the_whole_menu_is_seen_at_once(tmp_path, ways):
    ways = [Way(f"Way {n}", "note", "together", lambda app: Blank()) for n in range(ways)]
    with Session(tmp_path, Title(ways)) as play:
        menu = play.app.stack.top._menu
        assert len(menu._views) == len(menu.rows)
        assert menu._views[-1]._plate.rect.bottom < 894 * 2 / 3, "it ends above the seats"


def test_a_folder_in_which_nothing_can_be_kept_is_told_over_the_title_at_once(tmp_path):
    (tmp_path / "in the way").write_bytes(b"")
    with Session(tmp_path / "in the way" / "home") as play:
        assert play.top == "Dialog", "the first thing to be seen"
        before = play.app.stack.top
        assert "Nothing can be kept in" in before.text
        assert not before._reader.is_long, "short words need no bar"
        play.run([(3, key("Enter")), (is_on("Title"), key("Down")), (3, [])])
        assert play.top == "Title", "told once"


def test_many_notices_are_read_by_scrolling_and_stay_on_the_display(tmp_path):
    with Session(tmp_path, size=(1024, 600), text_scale_percent=200) as play:
        play.app.home.notices += [
            f"/a/long/path/to/file-{i}.toml can't be read: {'why ' * 20}" for i in range(9)
        ]
        play.app.stack.top.resume()
        play.until(is_on("Dialog"))
        dialog, whole = play.app.stack.top, play.picture.get_rect()
        assert all(whole.contains(sprite.rect) for sprite in dialog.stage.sprites if sprite.layer == 1)
        seen = [pygame.image.tobytes(play.picture, "RGB")]
        for press in (key("Down"), key("Page Down"), wheel(-2)):
            play.feed(press)
            seen.append(pygame.image.tobytes(play.picture, "RGB"))
        assert len(set(seen)) == 4, "each of them moves the text"
        for _ in range(60):
            play.feed(key("Down"))
        end = pygame.image.tobytes(play.picture, "RGB")
        play.feed(key("Down"))
        assert pygame.image.tobytes(play.picture, "RGB") == end, "it ends"
        play.run([(1, key("Enter")), (is_on("Title"), [])])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1280, 1024)])
@pytest.mark.parametrize("percent", [100, 200])
def test_no_word_of_the_title_leaves_the_display(tmp_path, size, percent):
    title = Title(
        [Way(f"A game of a long name {i}", "words · 1–6", "together", lambda app: Blank()) for i in range(7)]
    )
    with Session(tmp_path, title, size=size, text_scale_percent=percent) as play:
        play.pass_ms(2000)
        whole = play.picture.get_rect()
        outside = [
            sprite.rect
            for sprite in title.stage.sprites
            if sprite.layer >= 10 and not whole.contains(sprite.rect)
        ]
        assert not outside


@needs_pads
def test_one_gamepad_goes_through_the_menus(play):
    pad = VirtualPad()
    try:

        def press(button: int) -> None:
            play.tap(pad, button, frames=2)

        play.frames(2)
        press(DPAD_DOWN)
        press(SOUTH)
        assert play.top == "Library"
        press(SOUTH)
        assert play.top == "RulesReader"
        assert [place.device.kind for place in play.app.evening.humans] == ["pad"]
        press(EAST)
        press(EAST)
        assert play.top == "Title"
        press(START)
        assert play.top == "QuitQuestion"
        press(DPAD_DOWN)
        press(SOUTH)
        assert not play.app.is_running
    finally:
        pad.unplug()
