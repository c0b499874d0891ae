"""A real table of the Race with four grids for measuring, on the driver that the environment names."""

import tempfile
from pathlib import Path
from random import Random
from typing import Final

from bench_scene import SIZE, NoCalls

from ticgame.core.contract import Millis
from ticgame.core.match import Match
from ticgame.games.squared.actions import Play
from ticgame.games.squared.race import Race
from ticgame.home import Home
from ticgame.play.app import App
from ticgame.play.display import Display
from ticgame.play.launch import make_app
from ticgame.play.scenes.race.scene import RaceTable
from ticgame.play.settings import SettingsStore
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

FRAME_MS: Final = 1000 / 60
SEATS: Final = 4
ON_GRIDS: Final = 48
GLIDE_MS: Final = 800.0


class RacingTable:
    """Four people with long hands and grids, each holding a card over a grid."""

    def __init__(self) -> None:
        home = Home(Path(tempfile.mkdtemp(prefix="ticgame-bench-")))
        self.display = Display(size=SIZE)
        self.app: App = make_app(self.display, home=home, store=SettingsStore(home))
        for cluster in self.app.hub.clusters:
            self.app.evening.join(cluster)
        seating = Seating.of_playing(self.app.evening)
        rules = Race.from_options({"used": 125, "hand": 22, "two_tic_draw": False}, SEATS)
        self.match = Match.start(rules, players_of(seating), seed=5, app="bench")
        rng = Random(5)
        while sum(grid.count for grid in self.match.view(None).grids) < ON_GRIDS:
            seat = self.match.actors()[len(self.match.entries) % len(self.match.actors())]
            plays = [play for play in self.match.legal(seat) if isinstance(play, Play)]
            action = rng.choice(plays) if plays else self.match.rules.sample(self.match._state, seat, 0, rng)
            self.match.act(seat, action, Millis(self.match.at + 3000))
        self.scene = RaceTable(self.match, seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.snap()
        for seat in seating.seats:
            self.scene.pick(seat, 1 + seat)
        self.scene.refresh()
        self.scene.picture.snap()

    def begin(self) -> None:
        """Let every card glide to where it rests, four held ones with their cursors among them."""
        picture = self.scene.picture
        cards = list(picture.sprites)
        for number, card in enumerate(cards):
            rest = picture.sprites.rest[card]
            picture.sprites.show(card, rest._replace(x=rest.x + 30 + number % 9, y=rest.y - 24))
        picture.director.glide(cards, GLIDE_MS)

    def close(self) -> None:
        self.app.close()
        self.display.close()
