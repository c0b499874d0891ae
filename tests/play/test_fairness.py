"""Who is first when several press at the same moment: each as often as any other, whatever the device.

Presses of all kinds of devices are read in one sample, as the program reads them; what they want then goes
through an agenda into a match 10 000 times, for every choice of two seats or more.
"""

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

import pygame
import pytest
from pads import VirtualPad, key_down, needs_pads
from plans import SCANCODES

from ticgame.core.codec import Codec
from ticgame.core.contract import Millis, Rules, Seat, Step
from ticgame.core.errors import IllegalAction
from ticgame.core.match import Header, Match, Player
from ticgame.play.input.devices import Phase, Press
from ticgame.play.input.hub import DeviceHub
from ticgame.play.seats import Evening
from ticgame.play.table.agenda import Agenda

SEATS = 6
TIMES = 10_000
STANDARD_ERRORS = 3.0
FIRST_SEED = 100
"""Each choice of seats has a seed of its own. One share in 370 strays farther by chance alone."""
SOUTH = 0


class Snatch(NamedTuple):
    """Take what lies there: only the first one of a moment can."""


class OneEach(Rules):
    """One thing lies there at each moment; the state is the moment of the last taking."""

    name, title, seat_range, is_real_time = "snatch", "Snatch", (2, 6), True
    actions, events = Codec("a", {"snatch": Snatch}), Codec("e", {})

    def from_options(self, given: Any, seats: int) -> "OneEach":
        return self

    def options_json(self) -> dict[str, Any]:
        return {}

    def deal(self, seats: int, deck: Any) -> Step:
        return Step(-1, ())

    def actors(self, state: int) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(SEATS))

    def check(self, state: int, seat: Any, action: Any, at: Millis) -> None:
        if state == at:
            raise IllegalAction("X6", "Somebody else was first.")

    def apply(self, state: int, seat: Any, action: Any, at: Millis) -> Step:
        self.check(state, seat, action, at)
        return Step(at, ())

    def choices(self, view: Any, at: Millis) -> Any:
        return iter((Snatch(),))

    def sample(self, state: int, seat: Any, at: Millis, rng: Any) -> Snatch:
        return Snatch()

    def view(self, state: int, seat: Any) -> int:
        return state

    def result(self, state: int) -> None:
        return None

    def places(self, state: int) -> Any:
        return iter(())


@pytest.fixture
def pads():
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    pygame.joystick.init()
    pygame.event.get()
    plugged = [VirtualPad(), VirtualPad()]
    yield plugged
    for pad in plugged:
        pad.unplug()
    pygame.event.get()


def heard_at_once(hub: DeviceHub, evening: Evening, pads: list[VirtualPad]) -> list[int]:
    """Return the seats of presses made on all devices at one moment, in the order in which they arrive."""
    pads[0].press(SOUTH)
    pads[1].press(SOUTH)
    pygame.event.pump()
    keys = [key_down(SCANCODES[name]) for name in ("F", ";", "Enter")]
    mouse = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=3, touch=False)
    inputs = hub.translate([mouse, *keys, *pygame.event.get()], 1000.0)
    presses = [event for event in inputs if isinstance(event, Press) and event.phase is Phase.DOWN]
    assert len({(press.sample, press.at) for press in presses}) == 1, "one sample, one moment"
    return [evening.seat_for(press.device) for press in presses]


def firsts(seats: tuple[int, ...], seed: int) -> Counter[int]:
    """Return how often each of some seats is first, of 10 000 times that all press at once."""
    players = tuple(Player(f"P{seat}", "human") for seat in range(SEATS))
    match = Match(OneEach(), Header("snatch", {}, players, seed, None, "test"))
    agenda, found = Agenda(), Counter()
    for moment in range(TIMES):
        for seat in seats:
            agenda.add(Seat(seat), Snatch(), float(moment))
        outcomes = match.tick(agenda.take(float(moment)), Millis(moment))
        found[next(outcome.seat for outcome in outcomes if outcome.entry)] += 1
    return found


@needs_pads
def test_every_seat_wins_its_share_of_simultaneous_presses(pads):
    hub = DeviceHub(lambda x, y: (x, y))
    hub.translate(pygame.event.get(), 0.0)
    evening = Evening()
    devices = [hub.pads[0], hub.clusters[0], hub.mouse, hub.clusters[2], hub.pads[1], hub.clusters[1]]
    for device in devices:
        evening.join(device)
    arrived = heard_at_once(hub, evening, pads)
    assert sorted(arrived) == list(range(SEATS)), "a press of every seat"
    assert arrived != list(range(SEATS)), "the order of arrival goes by the kind of device"
    choices = [chosen for count in range(2, SEATS + 1) for chosen in combinations(range(SEATS), count)]
    for number, chosen in enumerate(choices):
        share = TIMES / len(chosen)
        error = sqrt(share * (1 - 1 / len(chosen)))
        found = firsts(tuple(seat for seat in arrived if seat in chosen), FIRST_SEED + number)
        strays = {seat: (found[seat] - share) / error for seat in chosen}
        assert max(map(abs, strays.values())) <= STANDARD_ERRORS, (chosen, strays)
