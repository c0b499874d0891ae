"""Opening the desktop's display: driver, size, full screen, icon."""

import os
import warnings

import pygame
from pygame import Surface

from ticgame import data_dir
from ticgame.play.sdl import prepare_environment

MINIMUM_SIZE = (1024, 600)
UNSEEN_DRIVERS = frozenset({"offscreen", "dummy", "evdev"})
_SHARE_OF_DESKTOP = 0.85


class NoDisplay(Exception):
    """No display can be opened; the message says why and what to do."""


def windowed_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the largest comfortable 16:9 size on a desktop, never larger than the desktop itself."""
    width = min(desktop[0] * _SHARE_OF_DESKTOP, desktop[1] * _SHARE_OF_DESKTOP * 16 / 9)
    size = (max(round(width), MINIMUM_SIZE[0]), max(round(width * 9 / 16), MINIMUM_SIZE[1]))
    return (min(size[0], desktop[0]), min(size[1], desktop[1]))


class Display:
    """The desktop window of the program, or the whole screen."""

    def __init__(self, *, size: tuple[int, int] | None = None, is_fullscreen: bool = False) -> None:
        """Open it; raises `NoDisplay` instead of drawing where nobody can see it."""
        prepare_environment(os.environ)
        _start_video()
        # Set before the display opens, or pygame looks for an icon of its own first.
        pygame.display.set_icon(pygame.image.load(data_dir("assets") / "icon.bmp"))
        self._size = size or windowed_size(pygame.display.get_desktop_sizes()[0])
        self.is_fullscreen = is_fullscreen
        pygame.display.set_caption("ticgame")
        self._open()

    @property
    def surface(self) -> Surface:
        """What to draw on; its size may change at any time."""
        return pygame.display.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels, as they are now."""
        return self.surface.get_size()

    def set_fullscreen(self, is_fullscreen: bool) -> None:
        """Fill the screen, or go back to the size before."""
        if is_fullscreen == self.is_fullscreen:
            return
        if is_fullscreen:
            self._size = self.size
        self.is_fullscreen = is_fullscreen
        self._open()

    def close(self) -> None:
        """Give the display back."""
        pygame.display.quit()

    def _open(self) -> None:
        try:
            if self.is_fullscreen:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                _set_windowed_mode(self._size)
        except pygame.error as error:
            raise NoDisplay(f"The display could not be opened ({error}).") from None
        window = _window()
        if not self.is_fullscreen and window.size != self._size:
            window.size = self._size  # coming back from the full screen, set_mode leaves it as it was
        _forbid_smaller_than(window, MINIMUM_SIZE)


def _start_video() -> None:
    asked_for = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(f"No display can be opened here ({error}).") from None
    driver = pygame.display.get_driver()
    if driver in UNSEEN_DRIVERS and driver not in asked_for.split(","):
        pygame.display.quit()
        raise NoDisplay("No display can be opened here: there is no desktop that ticgame could draw on.")


def _set_windowed_mode(size: tuple[int, int]) -> None:
    with warnings.catch_warnings():
        # Coming back from the full screen, pygame warns that the size is still the old one.
        warnings.simplefilter("ignore", RuntimeWarning)
        pygame.display.set_mode(size, pygame.RESIZABLE)


def _window() -> pygame.Window:
    with warnings.catch_warnings():
        # pygame-ce means to give this another name one day; there is no other way to the window yet.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _forbid_smaller_than(window: pygame.Window, size: tuple[int, int]) -> None:
    desktop = pygame.display.get_desktop_sizes()[0]
    window.minimum_size = (min(size[0], desktop[0]), min(size[1], desktop[1]))
