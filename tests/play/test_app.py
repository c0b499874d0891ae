"""The loop: what every frame does, and what the desktop may do to it."""

import os
import subprocess
import sys

import pygame
import pytest
from plans import Session, is_on, key, key_down, key_up
from pygame.event import Event

from ticgame.play.input.devices import Press
from ticgame.play.launch import play as run_to_the_end
from ticgame.play.pacing import FRAME_MS
from ticgame.play.scene import Scene
from ticgame.play.settings import DisplayMode
from ticgame.play.stage import Stage


class Watcher(Scene):
    """Writes down what it hears."""

    def __init__(self, *, rest: float | None = None) -> None:
        self._rest = rest
        self.heard: list[object] = []
        self.dts: list[float] = []
        self.gaps: list[float] = []
        self.sizes: list[tuple[int, int]] = []

    def relayout(self, canvas) -> None:
        self.sizes.append(canvas.size)
        self.stage = Stage(canvas, self.app.art.felt("table"))

    def handle(self, event) -> bool:
        self.heard.append(event)
        return True

    def update(self, dt_ms: float) -> None:
        self.dts.append(dt_ms)

    def rest_ms(self) -> float | None:
        return self._rest

    def stalled(self, gap_ms: float) -> None:
        self.gaps.append(gap_ms)


class Sampler(Watcher):
    wants_sampling = True


class Broken(Watcher):
    """Breaks at the first press."""

    def handle(self, event) -> bool:
        raise RuntimeError("a leg is off")

    def crash_info(self) -> dict[str, str]:
        return {"Running game": "seed 12"}


@pytest.fixture
def watcher() -> Watcher:
    return Watcher(rest=0.0)


@pytest.fixture
def play(tmp_path, watcher):
    with Session(tmp_path, watcher) as session:
        session.pass_ms(2000)
        yield session


def test_a_moving_scene_gets_sixty_frames_a_second(play, watcher):
    watcher.dts.clear()
    play.pass_ms(1000)
    assert len(watcher.dts) == pytest.approx(60, abs=1)
    assert sum(watcher.dts) == pytest.approx(1000, abs=FRAME_MS)


def test_a_resting_scene_gets_a_frame_a_second_and_draws_nothing(play, watcher):
    watcher._rest = None
    watcher.dts.clear()
    changes = []
    watcher.draw = lambda display: changes.extend(found := watcher.stage.draw(display)) or found
    play.pass_ms(10_000)
    assert len(watcher.dts) <= 12
    assert changes == []


def test_time_that_nobody_lived_through_is_told_and_not_counted(play, watcher):
    watcher.dts.clear()
    play.clock.ms += 30_000
    play.frames(2)
    assert watcher.gaps == [pytest.approx(30_000, abs=50)]
    assert sum(watcher.dts) < 50


def test_sampling_stamps_inputs_by_the_millisecond(tmp_path):
    sampler = Sampler(rest=0.0)
    with Session(tmp_path, sampler) as play:
        play.pass_ms(1500)
        arrivals = iter([key_down("W"), key_down("I")])
        ordinary_sleep = play.clock.sleep

        def sleep(ms: float) -> None:
            ordinary_sleep(ms)
            play.pump.waiting += next(arrivals, [])

        play.clock.sleep = sleep
        play.frames(1)
        first, second = sampler.heard
        assert second.at - first.at == pytest.approx(1, abs=0.01)
        assert first.sample != second.sample


def test_f11_and_alt_enter_change_the_display_and_are_no_presses(play, watcher):
    play.feed(key("F11"))
    assert play.app.settings.display is DisplayMode.FULL
    assert play.display.is_fullscreen
    play.feed(key("Enter", mod=pygame.KMOD_LALT))
    assert play.app.settings.display is DisplayMode.WINDOW
    assert not play.display.is_fullscreen
    assert play.display.size == (1280, 720)
    assert watcher.heard == []


def test_a_resize_is_followed_when_it_has_settled(play, watcher):
    watcher.sizes.clear()
    for size in ((1300, 740), (1400, 800), (1600, 900)):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        play.feed([Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
    assert watcher.sizes == []
    play.pass_ms(400)
    assert watcher.sizes == [(1600, 900)]
    assert play.app.canvas.size == (1600, 900)


def test_a_minimised_display_is_not_drawn_and_is_whole_when_it_returns(play, watcher):
    drawn = []
    watcher.draw = lambda display: drawn.extend(found := watcher.stage.draw(display)) or found
    play.feed([Event(pygame.WINDOWMINIMIZED)])
    play.pass_ms(500)
    assert drawn == []
    play.feed([Event(pygame.WINDOWRESTORED)])
    assert drawn == [play.picture.get_rect()]


def test_closing_asks_once_and_then_obeys(play):
    play.run([(1, [Event(pygame.QUIT)]), (is_on("QuitQuestion"), [])])
    assert play.app.is_running
    play.feed([Event(pygame.QUIT)])
    assert not play.app.is_running


def test_what_arrives_during_a_change_of_scenes_is_dropped_but_not_a_lost_focus(play, watcher):
    class Next(Watcher):
        pass

    following = Next()
    watcher.handle = lambda event: play.app.stack.push(following) or True
    play.feed([*key_down("W"), *key_down("I"), Event(pygame.WINDOWFOCUSLOST)])
    play.frames(3)
    assert [type(event).__name__ for event in following.heard] == ["FocusLost"]
    play.feed([*key_up("W"), *key_up("I"), Event(pygame.WINDOWFOCUSGAINED)])
    play.feed(key("W"))
    presses = [(event.intent, event.phase) for event in following.heard if isinstance(event, Press)]
    assert presses == [("up", "down"), ("up", "up")]


def test_what_breaks_leaves_a_report_a_line_and_a_message(tmp_path, capsys):
    with Session(tmp_path) as play:
        shown = []

        def close(session: Session) -> list[Event]:
            shown.append(session.top)
            return key("Enter")

        ordinary_get = play.pump.get
        play.pump.get = lambda: ordinary_get() + (close(play) if play.top == "Dialog" else key("F"))
        assert run_to_the_end(play.app, Broken(rest=0.0)) == 1
    assert "Dialog" in shown
    [report] = (tmp_path / "crashes").iterdir()
    text = report.read_text()
    assert "Running game:\nseed 12" in text
    assert "RuntimeError: a leg is off" in text
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "a leg is off" in lines[0]
    assert str(report) in lines[0]


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ""},
        {"DISPLAY": ":98765"},
        {"DISPLAY": "", "SDL_VIDEODRIVER": "x11"},
    ],
    ids=["none", "dead", "x11 only"],
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="SDL chooses its drivers like this on Linux")
def test_no_display_is_told_and_never_drawn_on(environment, tmp_path):
    code = """
from ticgame.play.display import Display, NoDisplay
try:
    Display()
except NoDisplay as refusal:
    print("refused:", refusal)
"""
    unset = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "DISPLAY")
    environ = {name: value for name, value in os.environ.items() if name not in unset}
    environ |= {name: value for name, value in environment.items() if value}
    environ["XDG_RUNTIME_DIR"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environ, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.startswith("refused: No display can be opened here")
    assert len(done.stdout.splitlines()) == 1


def test_a_display_that_is_hidden_before_the_first_picture_keeps_the_pace(tmp_path):
    with Session(tmp_path) as play:
        play.app._is_warm = False  # as in the first frames
        play.feed([Event(pygame.WINDOWMINIMIZED)])
        before = play.clock.ms
        play.frames(30)
        assert play.clock.ms - before > 29 * 16, "the loop spins"
