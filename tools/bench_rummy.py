"""A real table of TIC Rummy in its longest round for measuring, on the driver that the environment names."""

import tempfile
from pathlib import Path
from random import Random
from typing import Final

from bench_scene import SIZE, NoCalls

from ticgame.core.match import Match
from ticgame.games.rummy.rules import Rummy
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.launch import make_app
from ticgame.play.scenes.rummy.scene import RummyTable
from ticgame.play.settings import SettingsStore
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

FRAME_MS: Final = 1000 / 60
SEATS: Final = 4
FLYING_MS: Final = 500.0


class RummyDeal:
    """Four seats in round 8: 56 cards are dealt; a person has the first seat, bots that wait the others."""

    def __init__(self) -> None:
        home = Home(Path(tempfile.mkdtemp(prefix="ticgame-bench-")))
        self.display = Display(size=SIZE)
        self.app: App = make_app(self.display, home=home, store=SettingsStore(home))
        evening = self.app.evening
        evening.join(self.app.hub.clusters[0])
        for number in range(1, SEATS):
            evening.set_bot(number, "casual")
        seating = Seating.of_playing(evening)
        rules = Rummy.from_options({"first_dealer": SEATS - 1, "start_round": 8}, SEATS)
        match = Match.start(rules, players_of(seating), seed=5, app="bench")
        self.scene = RummyTable(match, seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.snap()

    def begin_deal(self) -> None:
        """Deal all hands once more, and go on to where most cards fly."""
        picture = self.scene.picture
        picture.snap()
        picture.deal(Random(1))
        for _ in range(round(FLYING_MS / FRAME_MS)):
            picture.update(FRAME_MS)

    def close(self) -> None:
        self.app.close()
        self.display.close()
