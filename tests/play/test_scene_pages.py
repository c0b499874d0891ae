"""Rules, settings, pause and dialogs, by plans of presses."""

import tomllib

import pygame
import pytest
from plans import Session, click, is_on, key, key_down, key_up, wheel

from ticgame.play.scene import Scene
from ticgame.play.scenes.dialog import Answer, Dialog
from ticgame.play.scenes.pause import Pause
from ticgame.play.scenes.rules import RulesReader
from ticgame.play.scenes.settings import SettingsScreen
from ticgame.play.setting_kinds import Section
from ticgame.play.settings import KINDS
from ticgame.play.stage import Stage
from ticgame.play.widgets.rows import Entry


class Blank(Scene):
    """Something to lie under a dialog."""

    def relayout(self, canvas) -> None:
        self.stage = Stage(canvas, self.app.art.felt("table"))


def pixels(play: Session) -> bytes:
    return pygame.image.tobytes(play.picture, "RGB")


def opened(play: Session, scene) -> None:
    play.app.stack.push(scene)
    play.frames(2)


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path) as session:
        session.pass_ms(2000)
        yield session


def test_rules_scroll_and_turn_and_end(play):
    opened(play, RulesReader("together"))
    first = pixels(play)
    play.feed(key("Down"))
    play.pass_ms(600)
    assert pixels(play) != first
    play.feed(wheel(5))
    play.feed(key("Up"))
    play.pass_ms(1500)
    assert pixels(play) == first, "scrolled back to the top, the page is what it was"
    for _ in range(30):
        play.feed(key("Right"))
    play.pass_ms(1500)
    last = pixels(play)
    play.feed(key("Right"))
    play.pass_ms(300)
    assert pixels(play) == last
    play.run([(1, key("Esc")), (is_on("Title"), [])])


def test_a_chapter_of_the_rules_can_be_clicked(play):
    opened(play, RulesReader("together"))
    play.feed(key("Right"))
    play.feed(key("Right"))
    play.pass_ms(1500)
    by_keys = pixels(play)
    play.feed(wheel(40))
    play.pass_ms(2000)
    assert pixels(play) != by_keys
    play.feed(click(130, (156 + 2.5 * 66) * 2 / 3))
    play.pass_ms(2000)
    play.feed(key("Num 1"))
    assert play.app.stack.top._chapter() == 2


def test_every_setting_has_a_row_and_changes_hold_at_once_and_last(tmp_path):
    with Session(tmp_path) as play:
        screen = SettingsScreen()
        opened(play, screen)
        titles = []
        for _ in Section:
            titles += [row.title for row in screen._menu.rows]
            play.feed(key("Page Down"))
        titles.remove("My levels folder")
        titles.remove("Reset all settings")
        titles.remove("Nobody has a seat yet")
        assert titles == [kind.title for kind in KINDS.values()]
        play.run([(1, key("E")), (1, key("E")), (1, key("Right"))])
        assert play.app.settings.card_colours == "high_distinction"
        assert play.app.art.theme.is_distinct, "cards are drawn in the new colours in the same frame"
        play.run([(1, key("Esc")), (is_on("Title"), [])])
    assert tomllib.loads((tmp_path / "settings.toml").read_text())["card_colours"] == "high_distinction"


def test_the_strip_of_tabs_can_be_reached_with_arrows_alone(play):
    screen = SettingsScreen()
    opened(play, screen)
    play.run([(1, key("Up")), (1, key("Right")), (1, key("Right")), (1, key("Down")), (1, key("Down"))])
    assert screen._menu.row.title == "Colour letters"
    play.feed(key("Enter"))
    assert not play.app.settings.has_colour_marks


def test_what_a_setting_does_is_told_beside_it(play):
    screen = SettingsScreen()
    opened(play, screen)
    assert screen._info._content.help == KINDS["display"].help
    play.feed(key("Down"))
    assert screen._info._content.title == screen._menu.row.title == "Window size"
    play.run([(1, key("E")), (1, key("E"))])
    assert screen._info._content.has_cards, "colours are shown on cards"


def test_the_title_of_a_question_stays_inside_its_box(tmp_path):
    with Session(tmp_path, size=(1024, 600), text_scale_percent=200) as play:
        question = Dialog("Forget this game of a very long name indeed?", "", [Answer("No", lambda: None)])
        opened(play, question)
        panel = next(sprite for sprite in question.stage.sprites if sprite.layer == 0)
        words = [sprite for sprite in question.stage.sprites if sprite.layer == 1]
        assert words
        assert all(panel.rect.contains(sprite.rect) for sprite in words)


@pytest.mark.parametrize("percent", [100, 200])
def test_every_row_of_a_pause_is_seen_at_once(tmp_path, percent):
    more = tuple(Entry(f"Row {i}", lambda _: None) for i in range(3))
    with Session(tmp_path, text_scale_percent=percent) as play:
        pause = Pause(game="rummy", rows=more, leave=lambda: None)
        opened(play, pause)
        assert len(pause._menu._views) == len(pause._menu.rows) == 7


def test_settings_are_reset_only_after_a_question(play):
    play.app.store.change(has_ghost=False)
    opened(play, SettingsScreen())
    for name in ("Down", "Down", "Down", "Down", "Down"):
        play.feed(key(name))
    play.run([(0, key("Enter")), (is_on("Dialog"), key("Esc")), (is_on("SettingsScreen"), [])])
    assert not play.app.settings.has_ghost
    play.run([(1, key("Enter")), (is_on("Dialog"), key("Down")), (0, key("Enter"))])
    play.until(is_on("SettingsScreen"))
    assert play.app.settings.has_ghost


def test_pause_offers_rules_and_the_way_out(play):
    log = []
    opened(play, Pause(game="together", talk="Words.", leave=lambda: log.append("left")))
    play.run([(1, key("S")), (1, key("F")), (is_on("RulesReader"), key("G")), (is_on("Pause"), [])])
    play.run([(1, key("Up")), (0, key("Up")), (1, key("Enter")), (is_on("Title"), [])])
    assert log == ["left"]


def test_back_continues_a_paused_game(play):
    opened(play, Pause(game="together", leave=lambda: pytest.fail("left the game")))
    play.run([(1, key("Esc")), (is_on("Title"), [])])


def test_a_dialog_gives_its_answer_after_it_has_gone(play):
    log = []
    opened(
        play,
        Dialog(
            "Which?",
            "Words",
            [
                Answer(word, lambda word=word: log.append((word, play.top)))
                for word in ("one", "two", "three")
            ],
            back=1,
        ),
    )
    play.run([(1, key("Down")), (1, key("Down")), (1, key("Enter")), (is_on("Title"), [])])
    assert log[0][0] == "three"
    answers = [Answer("one", lambda: log.append("one")), Answer("two", lambda: log.append("two"))]
    opened(play, Dialog("Which?", "", answers, back=0))
    play.run([(1, key("Backspace")), (is_on("Title"), [])])
    assert log[-1] == "one"


def test_a_key_held_over_a_change_of_scenes_does_nothing_there(play):
    opened(play, Pause(game="together", leave=lambda: None))
    play.feed(key_down("S"))
    play.feed(key("Enter"))
    play.until(is_on("RulesReader"))
    before = play.app.stack.top._goal
    play.pass_ms(2000)
    assert play.app.stack.top._goal == before, "the direction held before has no say here"
    play.feed(key_up("S"))
    play.feed(key("S"))
    assert play.app.stack.top._goal > before


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("length", [1, 8, 16, 60])
@pytest.mark.parametrize("answers", [1, 3])
def test_a_dialog_of_any_length_leaves_its_prompts_alone(tmp_path, length, answers, percent):
    with Session(tmp_path, Blank(), size=(1024, 600), text_scale_percent=percent) as play:
        text = "Some words of a text that may be long. " * length
        opened(play, Dialog("A question?", text, [Answer("Yes", print)] * answers))
        sprites = play.app.stack.top.stage.sprites
        # The panel's picture has a shadow around it; the words and rows have not.
        (plate,) = (sprite.rect for sprite in sprites if sprite.layer == 19)
        inside = [sprite.rect for sprite in sprites if sprite.layer in (1, 12) and sprite.is_visible]
        assert max(rect.bottom for rect in inside) < plate.top
        assert min(rect.top for rect in inside) > 0


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize(
    "make",
    [
        lambda: Pause(game="together", talk="A few words on what may be said. " * 4, leave=lambda: None),
        SettingsScreen,
        lambda: RulesReader("together"),
        lambda: Dialog(
            "A question?", "A text of some length. " * 8, [Answer("Yes", print), Answer("No", print)]
        ),
    ],
    ids=["pause", "settings", "rules", "dialog"],
)
def test_pages_stay_on_the_display_at_every_text_size(tmp_path, make, percent):
    with Session(tmp_path, size=(1024, 600), text_scale_percent=percent) as play:
        opened(play, make())
        whole = play.picture.get_rect().inflate(2, 2)
        # Glows and shadows may reach over the edge; words (anchored or in the upper layers) may not.
        outside = [
            sprite.rect
            for sprite in play.app.stack.top.stage.sprites
            if sprite.is_visible and sprite.layer in (2, 12, 20) and not whole.contains(sprite.rect)
        ]
        assert not outside
