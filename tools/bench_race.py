"""A real table of the Race with four grids for measuring, on the driver that the environment names."""

from random import Random
from typing import Final

from bench_room import NoCalls, Room

from ticgame.core.contract import Millis
from ticgame.games.squared.actions import Play
from ticgame.games.squared.race import Race
from ticgame.play.scenes.race.scene import RaceTable

SEATS: Final = 4
ON_GRIDS: Final = 48
GLIDE_MS: Final = 800.0


class RacingTable(Room):
    """Four people with long hands and grids, each holding a card over a grid."""

    def __init__(self) -> None:
        super().__init__(SEATS, people=SEATS)
        rules = Race.from_options({"used": 125, "hand": 22, "two_tic_draw": False}, SEATS)
        self.match = self.deal(rules, seed=5)
        rng = Random(5)
        while sum(grid.count for grid in self.match.view(None).grids) < ON_GRIDS:
            seat = self.match.actors()[len(self.match.entries) % len(self.match.actors())]
            plays = [play for play in self.match.legal(seat) if isinstance(play, Play)]
            action = rng.choice(plays) if plays else self.match.rules.sample(self.match._state, seat, 0, rng)
            self.match.act(seat, action, Millis(self.match.at + 3000))
        self.scene = RaceTable(self.match, self.seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.snap()
        for seat in self.seating.seats:
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
