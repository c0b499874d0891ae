"""Tables of TIC Together whose time only moves as told, for tests of motion."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from plans import Session

from ticgame.core.cards import Relation
from ticgame.core.contract import Millis
from ticgame.core.match import Match
from ticgame.games.together.rules import MissionDone, Place, Together
from ticgame.games.together.table import Edge
from ticgame.play.scenes.together.picture import TablePicture
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.settings import Motion, Speed
from ticgame.play.table.players import players_of
from ticgame.play.table.pose import Face, Pose, SpriteId
from ticgame.play.table.seating import Seating

FRAME_MS = 1000 / 60


class NoCalls:
    """A table's way out that leads nowhere, but remembers."""

    def __init__(self) -> None:
        self.results = 0

    def show_results(self, table: TogetherTable) -> None:
        self.results += 1

    def pause(self, table: TogetherTable) -> None: ...

    def ask_for_seat(self, table: TogetherTable, seat: int) -> None: ...

    def explain(self, table: TogetherTable) -> None: ...


class MovingTable:
    """A table of bots that wait until the test plays for them."""

    def __init__(
        self,
        folder: Path,
        *,
        seats: int = 3,
        seed: int = 3,
        humans: int = 0,
        motion: str = "normal",
        speed: Speed = Speed.NORMAL,
        **options: object,
    ) -> None:
        self.session = Session(folder, motion=Motion(motion), motion_speed=speed)
        self.session.__enter__()
        app = self.session.app
        for number in range(humans):
            app.evening.join(app.hub.clusters[number])
        for number in range(humans, seats):
            app.evening.set_bot(number, "casual")
        seating = Seating.of_playing(app.evening)
        rules = Together.from_options({"first": 0, **options}, seats)
        self.match = Match.start(rules, players_of(seating), seed=seed, app="test")
        self.calls = NoCalls()
        self.scene = TogetherTable(self.match, seating, {}, calls=self.calls)
        self.heard: list[str] = []
        self.scene.play_sound = lambda cue, *, pan=0.0: self.heard.append(cue)
        app.stack.reset(self.scene)
        app.stack.settle()

    def close(self) -> None:
        self.session.__exit__()

    @property
    def picture(self) -> TablePicture:
        return self.scene.picture

    def run(self, ms: float) -> None:
        """Let time pass in frames of the picture alone, drawing each."""
        left = ms
        while left > 0:
            step = min(FRAME_MS, left)
            self.picture.update(step)
            self.scene.draw(self.session.app.display)
            left -= step

    def plays(self, fits: Callable[[list[object]], bool]) -> list[Place]:
        """Return the plays of the seat on turn whose events fit."""
        state, seat = self.match._state, self.match.actors()[0]
        rules = self.match.rules
        return [
            action
            for action in rules.legal(state, seat, Millis(0))
            if fits(list(rules.apply(state, seat, action, Millis(0)).events))
        ]

    def act(self, action: Place) -> None:
        self.match.act(self.match.actors()[0], action, Millis(0))

    def skip(self, plays: int, rng: Random | None = None) -> None:
        """Let so many plays without a Nic be made at once."""
        for _ in range(plays):
            calm = self.plays(lambda events: Relation.NIC not in relations(events))
            self.act((rng or Random(0)).choice(calm or self.plays(lambda events: True)))
            self.picture.snap()

    def seen(self, card: SpriteId) -> Pose:
        return self.picture.sprites.seen(card)

    def rest(self, card: SpriteId) -> Pose:
        return self.picture.sprites.rest[card]

    def strays(self) -> list[SpriteId]:
        """Return the cards that are not seen exactly as they rest."""
        sprites = self.picture.sprites
        return [card for card in sprites if sprites.seen(card) != sprites.rest[card]]

    def odd_marks(self) -> list[tuple[str, object]]:
        """Return the marks that are not seen as their panel wants them; the glow of a badge lives."""
        odd = []
        for name, panel in self.picture.panels.items():
            for key in panel.keys:
                mark, sprite = panel.mark(key), panel.sprite(key)
                is_right = (sprite.x, sprite.y, sprite.is_visible) == (mark.x, mark.y, True)
                if not is_right or (sprite.image is not mark.image and (name, key) != ("plate", "badge")):
                    odd.append((name, key))
        return odd

    def stray_sprites(self) -> int:
        """Return how many sprites are on the stage that are neither cards nor marks."""
        marks = sum(len(panel.keys) for panel in self.picture.panels.values())
        return len(self.scene.stage.sprites) - marks - len(list(self.picture.sprites))


@contextmanager
def dealt_table(folder: Path) -> Iterator[MovingTable]:
    """Yield a table whose cards lie where they are dealt to."""
    table = MovingTable(folder)
    table.picture.hurry()
    yield table
    table.close()


def relations(events: list[object]) -> list[Relation]:
    """Return the relations of the edges among events."""
    return [event.rel for event in events if isinstance(event, Edge)]


def face(action: Place) -> Face:
    return Face(action.card)


def nic_play(table):
    table.skip(3)
    return table.plays(lambda events: Relation.NIC in relations(events))[0]


def nic_like(table, most):
    """Return a play with at least one Nic, but no more than so many, or any calm one."""

    def fits(events):
        return 1 <= relations(events).count(Relation.NIC) <= most

    return (table.plays(fits) or table.plays(lambda events: Relation.NIC not in relations(events)))[0]


def mission_play(table):
    for _ in range(20):
        found = table.plays(lambda events: any(isinstance(event, MissionDone) for event in events))
        if found:
            return found[0]
        tics = table.plays(
            lambda events: {Relation.TIC, Relation.NIC} & {*relations(events)} == {Relation.TIC}
        )
        table.act((tics or table.plays(lambda events: True))[0])
        table.picture.snap()
    return pytest.fail("no mission was done in twenty plays")
