"""Play a game without turns for half an hour of simulated time, with everything that can go wrong.

    python tools/soak_table.py                    30 minutes of SpoTic at 1920 x 1080 and smaller sizes
    python tools/soak_table.py --game race --minutes 6 --seed 4

All seats are taken, by bots or pads that press at random; people pause, pull out pads, lose the focus and
resize the window, and the computer stands still for a while. The program's own loop runs on a clock of its
own under the dummy driver.
Ends with an error if anything raises, if a record doesn't verify, or if the most memory that was ever in use
grows by more than a tenth after the first sixth of the time.
"""

import argparse
import os
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play")]

import pygame  # noqa: E402
from pads import VirtualPad  # noqa: E402
from plans import Session, key  # noqa: E402

from ticgame.core.contract import Seat  # noqa: E402
from ticgame.core.records import SUFFIX, read_record, record_lines  # noqa: E402
from ticgame.core.replays import verify  # noqa: E402
from ticgame.games import game  # noqa: E402
from ticgame.games.spotic import actions as act  # noqa: E402
from ticgame.home import Folder  # noqa: E402
from ticgame.play.scene import Scene  # noqa: E402
from ticgame.play.scenes.starting import start_table  # noqa: E402
from ticgame.play.stage import Stage  # noqa: E402
from ticgame.play.table.real_time import RealTimeTable  # noqa: E402

SEATS: Final = {"spotic": 6, "race": 4}
BOTS: Final = ("casual", "greedy", "planner", "random")
SIZES: Final = ((1920, 1080), (1280, 720), (1024, 600))
MISHAP_MS: Final = (1_500.0, 14_000.0)
PRESS_MS: Final = (60.0, 700.0)
BUTTONS: Final = (0, 0, 1, 2, 3, 9, 10, 11, 12, 13, 14)
GROWTH: Final = 1.1
FIRST_CARDS: Final = 66
OPTIONS: Final = {
    "spotic": (
        {"pace": "free"},
        {},
        {"penalty": True, "miss_cooldown_ms": 1000},
        {"goal": "points", "pace": "free", "card_call_ms": 3000},
    ),
    "race": ({"used": 125, "hand": 20}, {}, {"tic_to_finish": True}, {"hand": 4, "two_tic_draw": False}),
}


class Blank(Scene):
    """What lies under the tables."""

    def relayout(self, canvas: object) -> None:
        self.stage = Stage(canvas, self.app.art.felt("title"))


class Soak:
    """One session of games with mishaps."""

    def __init__(self, play: Session, rng: Random, name: str) -> None:
        self.play = play
        self._name = name
        self.rng = rng
        self.games = 0
        self.over: Counter[str] = Counter()
        self.mishaps: Counter[str] = Counter()
        self._pads = [VirtualPad(), VirtualPad()]
        self._next_mishap = 0.0
        self._next_press = 0.0
        play.frames(3)

    def run(self, minutes: float) -> None:
        """Play until so much time has passed on the session's clock."""
        end = self.play.clock.ms + minutes * 60_000
        while self.play.clock.ms < end:
            if self.play.top == "Blank":
                self._begin()
            self._play_on()
            self.play.frames(1)

    def close(self) -> None:
        for pad in self._pads:
            pad.unplug()

    def _begin(self) -> None:
        app, evening, seats = self.play.app, self.play.app.evening, SEATS[self._name]
        for seat in range(seats):
            evening.clear(seat)
        self._plug_in()
        people = app.hub.pads[: self.games % 3]
        for device in people:
            evening.join(device)
        for seat in range(len(people), seats):
            evening.set_bot(seat, self.rng.choice(BOTS))
        options = OPTIONS[self._name][self.games % len(OPTIONS[self._name])]
        rules = game(self._name).from_options(options, seats)
        table = start_table(
            app,
            rules,
            seed=self.games,
            results=self._results,
            leave=app.stack.pop,
        )
        app.stack.push(table)
        if not self.games and self._name == "spotic":
            self._lay_out_cards(table)
        self.games += 1
        self.play.frames(2)

    def _lay_out_cards(self, table: RealTimeTable) -> None:
        """Begin with a full table, so that the first minutes see the largest pictures as well."""
        for number in range(FIRST_CARDS):
            table.match.act(Seat(number % SEATS[self._name]), act.Add())

    def _results(self, table: RealTimeTable, summary: object) -> Scene:
        self.over[table.match.result.why] += 1
        return Blank()

    def _play_on(self) -> None:
        """Press something now and then; let something go wrong now and then."""
        now = self.play.clock.ms
        if now >= self._next_press:
            self._next_press = now + self.rng.uniform(*PRESS_MS)
            self._press()
        if now >= self._next_mishap:
            self._next_mishap = now + self.rng.uniform(*MISHAP_MS)
            mishap = self.rng.choice(self._all_mishaps())
            self.mishaps[mishap.__name__.strip("_")] += 1
            mishap()

    def _press(self) -> None:
        """Press on a pad at the table; elsewhere go on, with any answer where a device is lost."""
        if self.play.top == "LostSeat":
            for _step in range(self.rng.randrange(3)):
                self.play.feed(key("Down"))
        if not isinstance(self.play.app.stack.top, RealTimeTable):
            self.play.feed(key("Enter"))
            return
        pad = self.rng.choice(self._pads)
        if pad.is_plugged:
            button = self.rng.choice(BUTTONS)
            pad.press(button)
            self.play.frames(1)
            pad.let_go(button)

    def _all_mishaps(self) -> tuple[Callable[[], None], ...]:
        return (self._pause, self._unplug, self._lose_focus, self._resize, self._stand_still)

    def _pause(self) -> None:
        self.play.feed(key("Home"))

    def _unplug(self) -> None:
        pad = self.rng.choice(self._pads)
        if pad.is_plugged:
            pad.unplug()
        else:
            self._plug_in()

    def _plug_in(self) -> None:
        self._pads = [pad if pad.is_plugged else VirtualPad() for pad in self._pads]
        self.play.frames(2)

    def _lose_focus(self) -> None:
        self.play.feed([pygame.event.Event(pygame.WINDOWFOCUSLOST)])
        self.play.pass_ms(self.rng.uniform(20.0, 2000.0))
        self.play.feed([pygame.event.Event(pygame.WINDOWFOCUSGAINED)])

    def _resize(self) -> None:
        size = SIZES[self.mishaps["resize"] % len(SIZES)]
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.play.feed([pygame.event.Event(pygame.WINDOWSIZECHANGED)])

    def _stand_still(self) -> None:
        self.play.clock.sleep(self.rng.uniform(260.0, 3000.0))


def most_memory_mb() -> float:
    """Return the most memory that the process has ever had in use."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def verified(play: Session) -> int:
    """Verify every record in the player's folder and return how many there are."""
    names = [name for folder in (Folder.RECORDS, Folder.SAVES) for name in play.home.names(folder, SUFFIX)]
    for name in names:
        with play.home.locate(name).open("rb") as file:
            verify(read_record(record_lines(file), game))
    return len(names)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(SEATS), default="spotic", help="which game; SpoTic by default")
    parser.add_argument("--minutes", type=float, default=30.0, help="simulated minutes; 30 by default")
    parser.add_argument("--seed", type=int, default=1, help="seed of the mishaps")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Session(Path(folder), Blank(), size=SIZES[0]) as play:
        soak = Soak(play, Random(options.seed), options.game)
        soak.run(options.minutes / 6)
        early = most_memory_mb()
        soak.run(options.minutes * 5 / 6)
        late = most_memory_mb()
        soak.close()
        records = verified(play)
    print(f"{options.minutes:g} simulated minutes, {soak.games} games begun, ended: {dict(soak.over)}")
    print(f"mishaps: {dict(soak.mishaps)}; {records} records verified")
    print(
        f"most memory: {early:.0f} MB after a sixth of the time, "
        f"{late:.0f} MB at the end ({late / early:.2f} x)"
    )
    return 0 if late <= GROWTH * early else 1


if __name__ == "__main__":
    sys.exit(main())
