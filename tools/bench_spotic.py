"""The busiest moment of SpoTic for the frame benchmark: 125 cards, six cursors, a claim on its way."""

from random import Random
from typing import Final

from bench_room import NoCalls, Room

from ticgame.core.cards import Relation
from ticgame.core.contract import Millis, Seat
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.options import OFF_MS
from ticgame.games.spotic.rules import Spotic
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Phase, Press
from ticgame.play.scenes.spotic.scene import SpoticTable

SEATS: Final = 6
MARK_SHARE: Final = 0.2
MOST_MARKS: Final = 5
_WAYS: Final = (Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT, Intent.PREV, Intent.NEXT)


class PressedTable(SpoticTable):
    """A table at which every seat moves its cursor in every frame, and the claimant marks cards."""

    presses = Random(1)

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        device = self.app.hub.clusters[0]
        for seat in self.seating.seats:
            intent = self.presses.choice(_WAYS)
            self.act(seat, Press(device, intent, Phase.DOWN, 0.0))
        if self.presses.random() < MARK_SHARE and len(self.pointings[Seat(0)].marks) < MOST_MARKS:
            self.mark(Seat(0), self.presses.choice(sorted(self.cards())))
        self.inputs_done()


class CrowdedTable(Room):
    """All 125 cards face up, and one seat with the word."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        rules = Spotic.from_options({"first": 0, "claim_ms": OFF_MS}, SEATS)
        self.match = self.deal(rules, seed=3)
        while (turn := self.match.view(None).table.turn) is not None:
            self.match.act(turn, act.Add(), Millis(0))
        self.scene = PressedTable(self.match, self.seating, {}, calls=NoCalls())
        self.app.begin(self.scene)
        self.match.act(Seat(0), act.Call(Relation.TIC), Millis(0))

    def begin(self) -> None:
        """Begin with the claim as it is."""
        self.scene.picture.snap()
