"""The way from the command to the title: the display first, then everything else."""

from typing import NamedTuple

from ticgame.home import Home
from ticgame.home_lock import HomeLock
from ticgame.play.display import Display
from ticgame.play.settings import DisplayMode, SettingsStore


class LaunchOptions(NamedTuple):
    """What the command line may ask of the display; `size` in pixels."""

    is_windowed: bool = False
    must_reset_settings: bool = False
    size: tuple[int, int] | None = None


def start(options: LaunchOptions) -> int:
    """Play until the players quit, and return the exit status; raises `NoDisplay`."""
    with HomeLock(Home.find()) as lock:
        return _play(options, lock.home)


def _play(options: LaunchOptions, home: Home) -> int:
    store = SettingsStore(home)
    if options.must_reset_settings:
        store.reset()
    if options.is_windowed:
        store.change(display=DisplayMode.WINDOW)
    settings = store.current
    display = Display(
        size=options.size or settings.display_size, is_fullscreen=settings.display is DisplayMode.FULL
    )
    try:
        from ticgame.play.launch import make_app, make_title, play

        return play(make_app(display, home=home, store=store), make_title())
    finally:
        display.close()
