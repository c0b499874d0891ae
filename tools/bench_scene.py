"""A real table of TIC Together for measuring, on the video driver that the environment names."""

from bench_room import NoCalls, Room

from ticgame.core.contract import Millis, Seat
from ticgame.games.together.rules import Place, Together
from ticgame.play.scenes.together.scene import TogetherTable

SEATS = 6


class Table(Room):
    """One table, as the program would open it; a person has the first seat, bots that wait the others."""

    def __init__(self, *, seats: int = SEATS, **options: object) -> None:
        super().__init__(seats)
        rules = Together.from_options({"first": 0, **options}, seats)
        self.match = self.deal(rules, seed=3)
        self.scene = TogetherTable(self.match, self.seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.scene.picture.hurry()

    def play(self, count: int) -> None:
        """Let so many plays be made at once, such as keep the game going longest."""
        for _ in range(count):
            seat = self.match.actors()[0]
            self.match.act(seat, self._longest(seat), Millis(0))
            self.scene.picture.snap()

    def _longest(self, seat: Seat) -> Place:
        """Return the play that ends the game least: few Nics, no mission."""
        view, rules = self.match.view(seat), self.match.rules

        def cost(action: Place) -> int:
            ahead = rules.preview(view, action)
            return 10 * len(ahead.missions) + ahead.penalty

        return min(rules.choices(view, Millis(0)), key=cost)
