"""Menus answer to every device, and nobody's press is lost on another's."""

import pygame
import pytest
from pads import NoPads
from plans import Session, click, key, key_down, key_up, move, wheel

from ticgame.play.input.bindings import Intent
from ticgame.play.input.hub import DeviceHub
from ticgame.play.scene import Scene
from ticgame.play.stage import Stage
from ticgame.play.widgets.menu import Menu
from ticgame.play.widgets.prompts import glyph_names
from ticgame.play.widgets.rows import Dial, Entry, Slider, SwitchRow, slide_to


class Board(Scene):
    """A menu of one row of each kind, and what was done with it."""

    def __init__(self, extra: int = 0) -> None:
        self.log: list[str] = []
        self.number, self.volume, self.is_loud = 0, 5, False
        self.menu = Menu(
            [
                Entry("Go", lambda device: self.log.append(f"go {device.key}")),
                Dial("Number", lambda: str(self.number), self._step_number),
                Slider(
                    "Volume", lambda: f"{self.volume}", self._step_volume, position=lambda: self.volume / 10
                ),
                SwitchRow("Loud", lambda: str(self.is_loud), self._step_loud, state=lambda: self.is_loud),
                *(Entry(f"Row {i}", lambda device, i=i: self.log.append(f"row {i}")) for i in range(extra)),
            ]
        )

    def _step_number(self, steps: int) -> None:
        self.number = max(0, min(2, self.number + steps))

    def _step_volume(self, steps: int) -> None:
        self.volume = max(0, min(10, self.volume + steps))

    def _step_loud(self, steps: int) -> None:
        self.is_loud = steps > 0

    def relayout(self, canvas) -> None:
        self.stage = Stage(canvas, self.app.art.felt("table"))
        self.menu.lay_out(self.stage, self.app.art, pygame.FRect(96, 100, 900, 600))

    def handle(self, event) -> bool:
        return self.menu.handle(event)


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Board(), size=(1920, 1080)) as session:
        yield session


@pytest.fixture
def board(play) -> Board:
    return play.app.stack.top


@pytest.mark.parametrize(("down", "accept"), [("S", "F"), ("K", ";"), ("Down", "Enter"), ("Num 2", "Num 0")])
def test_every_key_cluster_moves_and_presses(play, board, down, accept):
    play.feed(key(accept))
    play.feed(key(down))
    assert len(board.log) == 1
    assert board.menu.focus == 1


def test_the_mouse_hovers_clicks_and_drags(play, board):
    play.feed(move(300, 330))
    assert board.menu.focus == 2
    play.feed(click(300, 130))
    assert board.log == ["go mouse"]
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(964 - 220 + 20, 311), button=1, touch=False)
    play.feed([*move(760, 311), down])
    assert board.volume < 3
    play.feed(move(1200, 600))
    assert board.volume == 10, "a held slider follows the pointer wherever it goes"
    play.feed([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(1200, 600), button=1, touch=False)])
    play.feed(move(300, 311))
    assert board.volume == 10


def test_a_held_direction_blocks_nobody(play, board):
    play.feed(key_down("S"))
    play.feed(key("Enter"))
    assert board.menu.focus == 1
    assert board.number == 1, "the other device acts while the first one holds"
    play.pass_ms(2000)
    assert board.menu.focus == 3, "a held direction repeats and stops at the end"
    play.feed(key_up("S"))
    play.feed(key("S"))
    assert board.menu.focus == 0, "a new press goes round"


def test_left_and_right_change_values_and_a_goes_round(play, board):
    play.feed(key("Down"))
    for expected in (1, 2, 0):
        play.feed(key("Enter"))
        assert board.number == expected
    play.feed(key("Left"))
    assert board.number == 0
    play.feed(key("Down"))
    play.feed(key("Right"))
    play.feed(key("Enter"))
    assert board.volume == 6
    play.feed(key("Down"))
    play.feed(key("Enter"))
    assert board.is_loud
    play.feed(key("Enter"))
    assert not board.is_loud


def test_a_press_is_on_the_display_at_the_end_of_its_frame(play):
    play.frames(120)
    before = play.picture.copy()
    play.feed(key("Down"))
    after = play.picture
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_a_long_list_scrolls_with_the_focus_and_the_wheel(tmp_path):
    board = Board(extra=12)
    with Session(tmp_path, board, size=(1280, 720)) as play:
        play.feed(key("Up"))
        assert board.menu.row.title == "Row 11"
        play.feed(key("Enter"))
        assert board.log == ["row 11"]
        for _ in range(20):
            play.feed(wheel(1))
        play.feed(click(200, 90))
        assert board.log[-1] == "go mouse", "scrolled to the top, the first row lies there again"


def test_a_slider_is_set_as_near_as_its_steps_allow():
    board = Board()
    for share, expected in ((0.0, 0), (0.34, 3), (1.0, 10), (0.96, 10), (0.5, 5)):
        slide_to(board.menu.rows[2], share)
        assert board.volume == expected


@pytest.mark.parametrize(
    ("intents", "names"),
    [
        ((Intent.LEFT, Intent.RIGHT), ["mouse:left"]),
        ((Intent.UP, Intent.DOWN), ["mouse:wheel"]),
        ((Intent.PREV, Intent.NEXT), ["mouse:side_back", "mouse:side_forward"]),
    ],
)
def test_a_prompt_names_each_control_of_the_mouse_once(intents, names):
    assert glyph_names(DeviceHub(pads=NoPads(), to_design=lambda x, y: (x, y)).mouse, intents) == names


def test_the_arrows_beside_a_value_stay_where_they_are(play):
    words = ["One", "Another one", "A third way", "4"]
    shown = [0]

    def step(steps: int) -> None:
        shown[0] = max(0, min(len(words) - 1, shown[0] + steps))

    board = Board()
    board.menu = Menu([Dial("Way", lambda: words[shown[0]], step)])
    play.app.stack.replace(board)
    play.frames(2)
    for x, way in ((982, 1), (714, -1)):
        for _ in words:
            old = shown[0]
            play.feed(click(x, 130))
            assert shown[0] == max(0, min(len(words) - 1, old + way)), f"a click at {x} on {words[old]!r}"


def test_a_click_where_an_arrow_was_before_its_row_took_the_focus_still_means_it(play):
    steps = []
    board = Board()
    board.menu = Menu([Entry("Other", lambda _: None), Dial("Way", lambda: "One", steps.append)])
    play.app.stack.replace(board)
    play.frames(2)
    less = next(view for view in board.menu._views if view._less.is_visible)
    x, y = less._less.x + 2, less._less.y
    play.feed(click(x, y))
    play.feed(click(x, y))
    assert steps == [-1, -1]
