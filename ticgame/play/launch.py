"""Putting the program together, and running it to its end."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from ticgame import data_dir
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.audio import Audio
from ticgame.play.display import Display
from ticgame.play.input.hub import DeviceHub
from ticgame.play.input.remaps import read_remaps
from ticgame.play.pacing import Clock, Pump, PygamePump, SystemClock
from ticgame.play.paint.art import Art
from ticgame.play.scene import Scene
from ticgame.play.scenes.title import Title, Way
from ticgame.play.seats import Evening
from ticgame.play.settings import CardColours, Settings, SettingsStore
from ticgame.play.theme import Canvas, Palette, Theme, load_palette

if TYPE_CHECKING:
    from ticgame.play.scenes.campaign.flow import CampaignFlow
    from ticgame.play.scenes.evening import EveningFlow


def make_app(
    display: Display,
    *,
    home: Home,
    store: SettingsStore,
    clock: Clock | None = None,
    pump: Pump | None = None,
) -> App:
    """Return the program, ready to run a scene."""
    pygame.font.init()
    home.check()
    evening = Evening(remaps=read_remaps(home))
    audio = Audio(data_dir("assets") / "sounds", tell=home.tell)
    app = App(
        display=display,
        hub=DeviceHub(
            lambda px, py: app.canvas.to_design(px, py), opens_pads=False, shared_owner=evening.lone_cluster
        ),
        evening=evening,
        home=home,
        store=store,
        audio=audio,
        clock=clock or SystemClock(),
        pump=pump or PygamePump(),
        make_art=ArtMaker(load_palette()),
        confirm_quit=_question_before_quitting,
    )
    return app


def _question_before_quitting() -> Scene:
    from ticgame.play.scenes.quit import QuitQuestion  # only where somebody closes the display

    return QuitQuestion()


def make_title() -> Title:
    """Return the first scene, with every game that has a table."""
    flows: dict[App, EveningFlow] = {}
    campaigns: dict[App, CampaignFlow] = {}

    def flow_of(app: App) -> "EveningFlow":
        # What comes after the title is imported when somebody goes there: the program starts sooner.
        from ticgame.play.scenes.evening import EveningFlow

        if app not in flows:
            flows[app] = EveningFlow(app, campaigns=lambda: campaigns_of(app))
        return flows[app]

    def campaigns_of(app: App) -> "CampaignFlow":
        from ticgame.play.scenes.campaign.flow import CampaignFlow

        if app not in campaigns:
            campaigns[app] = CampaignFlow(app)
        return campaigns[app]

    def attract(then: Callable[[], None]) -> Scene:
        from ticgame.play.scenes.together.demo import fresh_demo

        return fresh_demo(then)

    def rules_and_records(app: App) -> Scene:
        from ticgame.play.scenes.library import Library

        return Library()

    ways = [
        Way("Play", "Choose a game", "play", lambda app: flow_of(app).choose()),
        Way("Campaigns", "On a map", "campaign", lambda app: campaigns_of(app).begin()),
        Way("Rules and records", "", "learn", rules_and_records),
    ]
    return Title(ways, attract=attract, go_on=lambda app: flow_of(app).saved_games())


def play(app: App, first: Scene) -> int:
    """Run the program; if it breaks, keep a report, say so and return 1."""
    try:
        app.run(first)
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _end_broken(app, error)
    finally:
        app.close()
    return 0


def _end_broken(app: App, error: Exception) -> int:
    """Tell the terminal and, if that still works, the display."""
    # Only a broken program needs these.
    from datetime import datetime

    from ticgame.play.crash import tell_terminal, write_report
    from ticgame.play.scenes.dialog import message

    path = write_report(app.home, error, _details(app), when=datetime.now())
    tell_terminal(error, path)
    with suppress(Exception):  # What broke may be what this needs; the report is safe by now.
        text = f"Sorry! ticgame has to close. What happened is written in\n{path}"
        app.start_over(message("Something broke", text, words="Close", then=app.quit))
    return 1


def _details(app: App) -> dict[str, str]:
    details: dict[str, str] = {"Settings": str(app.settings)}
    for scene in app.stack.scenes:
        with suppress(Exception):  # A broken scene may not even be able to tell about itself.
            details |= scene.crash_info()
    details["Scenes"] = ", ".join(type(scene).__name__ for scene in app.stack.scenes)
    return details


class ArtMaker:
    """Makes the art for a size and settings, or gives back the last one if it still fits."""

    def __init__(self, palette: Palette) -> None:
        self._palette = palette
        self._last: Art | None = None

    def __call__(self, size: tuple[int, int], settings: Settings) -> Art:
        canvas = Canvas(size, safe_area=1 - settings.safe_area_percent / 100)
        theme = make_theme(self._palette, settings)
        if self._last is None or (self._last.canvas, self._last.theme) != (canvas, theme):
            self._last = Art(canvas, theme)
        return self._last


def make_theme(palette: Palette, settings: Settings) -> Theme:
    """Return the look that the settings ask for."""
    return Theme(
        palette,
        is_distinct=settings.card_colours == CardColours.HIGH_DISTINCTION,
        has_strong_patterns=settings.has_strong_patterns,
        has_letters=settings.has_colour_marks,
    )
