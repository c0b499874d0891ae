"""Hands that press anything at any time: nothing breaks, and every record verifies."""

from random import Random

import pygame
import pytest
from plans import Session, click, key, key_down, key_up, move, wheel
from squared_tables import open_square_table, start_all
from together_tables import Blank, seat_people

from ticgame.core.records import format_record, read_record
from ticgame.core.replays import verify
from ticgame.games import game
from ticgame.play.scenes.gamecalls import GameCalls
from ticgame.play.scenes.plug import screens_of
from ticgame.play.settings import Assist, Motion, Speed

KEYS = ("W A S D F G R T Q E", "Up Left Down Right Enter Backspace Delete End Page_Up Page_Down")
NAMES = [name.replace("_", " ") for names in KEYS for name in names.split()]
SIZE = (1024, 600)
STEPS = 240


def anything(rng, held):
    """Return the events of something that somebody does."""
    what = rng.random()
    point = (rng.randrange(1024), rng.randrange(600))
    if what < 0.72:
        return key(rng.choice(NAMES))
    if what < 0.80:
        name = rng.choice(NAMES)
        held ^= {name}
        return key_down(name) if name in held else key_up(name)
    if what < 0.96:
        return rng.choice((click(*point), move(*point), wheel(1)))
    if what < 0.98:
        return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=False)]
    return [pygame.event.Event(pygame.WINDOWFOCUSLOST)]


@pytest.mark.parametrize(("name", "seed"), [("squared", 1), ("race", 2)])
def test_any_presses_at_any_time_break_nothing(tmp_path, name, seed):
    rng, held = Random(seed), set()
    settings = {
        "motion": rng.choice(list(Motion)),
        "bots_pace": Speed.FAST,
        "has_undo": False,
        "assist": rng.choice(list(Assist)),
    }
    with Session(tmp_path, Blank(), size=SIZE, **settings) as play:
        hub = play.app.hub
        mouse = [hub.mouse] if name == "race" else []
        seating = seat_people(play, [hub.clusters[0], hub.clusters[2], *mouse], ["casual"])
        table = open_square_table(play, seating, name=name, seed=seed, change=start_all, hand=5, used=40)
        table.calls = GameCalls(play.app, screens_of(name), results=lambda *_: Blank(), leave=lambda: None)
        for step in range(STEPS):
            if play.top == "Blank":
                break
            play.feed(anything(rng, held))
            if play.top not in (type(table).__name__, "Curtain", "Blank"):
                play.run([(2, key("Backspace")), (2, key("Enter"))])
            if not step % 90:
                play.app.store.change(safe_area_percent=step // 90 % 5)
        lines = iter(f"{line}\n".encode() for line in format_record(table.match).splitlines())
        verify(read_record(lines, game))
        assert len(table.match.entries) >= 5
