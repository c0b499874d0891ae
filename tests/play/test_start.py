"""The way to the title: what is made ahead, and what waits until the title is there."""

import gc
import os
import subprocess
import sys

import pygame
import pytest
from paint_kit import make_art, pixels, shown_on
from plans import Session, is_on, key

from ticgame.cli import play as command
from ticgame.cli.console import Console
from ticgame.play.display import MINIMUM_SIZE, Display, NoDisplay
from ticgame.play.paint.logo import draw_logo
from ticgame.play.settings import Motion
from ticgame.play.start import LaunchOptions

SIZE = (640, 360)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 600)])
def test_the_stored_logo_looks_like_the_drawn_one(size):
    art = make_art(size)
    stored, drawn = shown_on(art.logo()), shown_on(draw_logo(art.kit))
    assert stored.get_size() == drawn.get_size()
    small = [pygame.transform.smoothscale(picture, (65, 30)) for picture in (stored, drawn)]
    off = [abs(a - b) for a, b in zip(*map(pixels, small), strict=True)]
    assert sum(off) / len(off) < 3, "tools/make_logo.py has to run again"


def test_other_colours_and_large_displays_get_a_logo_of_their_own():
    usual = make_art((1280, 720))
    for art in (make_art((1280, 720), is_distinct=True), make_art((1280, 720), has_strong_patterns=True)):
        assert pixels(art.logo()) == pixels(draw_logo(art.kit))
        assert pixels(art.logo()) != pixels(usual.logo())
    large = make_art((3840, 2160))
    assert pixels(large.logo()) == pixels(draw_logo(large.kit))


def test_the_display_opens_with_the_icon_of_the_game(monkeypatch):
    steps = []
    set_mode = pygame.display.set_mode

    def open_display(*words):
        steps.append("open")
        return set_mode(*words)

    monkeypatch.setattr(pygame.display, "set_icon", steps.append)
    monkeypatch.setattr(pygame.display, "set_mode", open_display)
    Display(size=SIZE).close()
    icon, then = steps
    assert then == "open"
    assert icon.get_size() == (64, 64)
    assert icon.get_at((0, 0)).a == 0, "round the tiles it is transparent"
    assert icon.get_at((12, 20)).a == 255


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_display_cannot_be_made_smaller_than_the_game_needs(tmp_path):
    with Session(tmp_path, size=(300, 200)) as play:
        assert play.app.display.get_size() == MINIMUM_SIZE
        assert tuple(pygame.Window.from_display_module().minimum_size) == MINIMUM_SIZE


@pytest.mark.parametrize("size", [(320, 200), (200, 600), (1, 1)])
def test_a_desktop_that_makes_it_smaller_all_the_same_breaks_nothing(tmp_path, monkeypatch, size):
    monkeypatch.setattr("ticgame.play.display.MINIMUM_SIZE", (1, 1))
    with Session(tmp_path, size=size, motion=Motion.OFF) as play:
        play.frames(30)
        for scene in ("ChooseGame", "Seats", "TogetherTable"):
            play.feed(key("Enter"))
            play.until(is_on(scene))
        play.run([(20, key("Esc")), (is_on("Pause"), [])])
        assert play.app.display.get_size() == size


def test_garbage_is_looked_for_once_the_program_is_warm(tmp_path):
    gc.disable()
    try:
        with Session(tmp_path) as play:
            assert not gc.isenabled()
            play.until(lambda session: gc.isenabled())
    finally:
        gc.unfreeze()
        gc.enable()


def test_a_program_that_starts_hidden_gets_warm_too(tmp_path):
    gc.disable()
    try:
        with Session(tmp_path) as play:
            play.feed([pygame.event.Event(pygame.WINDOWMINIMIZED)])
            play.until(lambda session: gc.isenabled())
            assert play.app.audio.is_available
    finally:
        gc.unfreeze()
        gc.enable()


def test_garbage_is_looked_for_where_a_game_is_told_instead(monkeypatch):
    def refuse(*_, **__):
        raise NoDisplay("There is no screen.")

    told = []
    monkeypatch.setattr("ticgame.play.start.Display", refuse)
    monkeypatch.setattr("ticgame.cli.watch.run", lambda *_: told.append(gc.isenabled()) or 0)
    try:
        assert command.run(LaunchOptions(), Console.of_process()) == 0
        assert told == [True]
    finally:
        gc.enable()


def test_a_start_leaves_alone_what_the_title_does_not_need():
    code = (
        "import sys; from ticgame.play import display, launch; from ticgame.play.app import App\n"
        "from ticgame.play.start import LaunchOptions, start\n"
        "App.run = lambda app, first: (app.begin(first), app.frame())\n"
        "start(LaunchOptions(size=(640, 360)))\n"
        "print(*sorted({'pymunk', 'zipfile', 'tomllib', 'tomli_w', 'argparse', 'json'} & set(sys.modules)))\n"
        "print(*sorted(name for name in sys.modules if name.startswith('ticgame.games')))"
    )
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=env)
    assert (done.returncode, done.stdout.split()) == (0, []), done.stderr
