"""What is heard at the table of TIC Together: a pure function of the views around an entry."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ticgame.core.cards import HIGH_EXTREME, LOW_EXTREME
from ticgame.core.layout import Cell
from ticgame.core.match import Entry, TakeSeat
from ticgame.games.together.rules import Drew, MissionDone, Place, TogetherView, Why
from ticgame.games.together.table import Edge
from ticgame.play.audio import tic_cue
from ticgame.play.scenes.together.motifs import BREAKING, SPARKLING
from ticgame.play.scenes.together.poses import DECK_PLACE, TogetherLayout
from ticgame.play.table import timing
from ticgame.play.table.cues import Sound, sound_at
from ticgame.play.table.timing import TURN_AFTER_MS

LAST_PIPS: Final = timing.SCREEN_SHAKE_PIPS
FLIP_MS: Final = 40.0
END_AFTER_MS: Final = timing.TIC_MS


class Ears(NamedTuple):
    """What the ear goes by: where things are, whose seat sounds how, the limit, when the card lands."""

    points: TogetherLayout
    animals: Sequence[str]
    limit: int
    landing_ms: float
    is_covered: bool = False
    """Whether the card played was face down before."""


def cues_of(before: TogetherView, after: TogetherView, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of an entry."""
    if isinstance(entry.action, TakeSeat):
        return [Sound(f"join_{ears.animals[entry.seat]}")]
    action: Place = entry.action
    x = ears.points.grid.box(action.cell).x
    landing = ears.landing_ms
    sounds = [sound_at("flip", x, delay_ms=FLIP_MS)] if ears.is_covered else []
    sounds.append(sound_at("place", x, delay_ms=landing))
    sounds += _edge_sounds(before, after, entry, ears)
    news = landing + timing.MISSION_AFTER_MS + timing.TIC_STAGGER_MS * max(0, _tics(entry) - 1)
    done = [event for event in entry.events if isinstance(event, MissionDone)]
    sounds += [
        Sound("mission", delay_ms=news + number * timing.TIC_STAGGER_MS) for number in range(len(done))
    ]
    if makes_extremes_meet(before, after, action.cell):
        sounds.append(sound_at("extremes", x, delay_ms=landing))
    sounds += [
        sound_at("deal", DECK_PLACE[0]) for event in entry.events if isinstance(event, Drew) and event.n
    ]
    if after.why is not None:
        name = "victory" if after.why is Why.MISSIONS else "defeat"
        sounds.append(Sound(name, delay_ms=news + END_AFTER_MS))
    elif after.turn != before.turn:
        name = f"turn_{ears.animals[after.turn]}"
        sounds.append(sound_at(name, ears.points.hand_point(after.turn)[0], delay_ms=TURN_AFTER_MS))
    return sounds


def _tics(entry: Entry) -> int:
    return sum(isinstance(event, Edge) and event.rel in SPARKLING for event in entry.events)


def _edge_sounds(before: TogetherView, after: TogetherView, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of the new edges: Tics rise one by one, the last two pips sound graver."""
    cell, sounds, tics, nics = entry.action.cell, [], 0, before.table.penalty
    for event in entry.events:
        if not isinstance(event, Edge):
            continue
        x = edge_x(ears.points, after, cell, event)
        if event.rel in SPARKLING:
            tics += 1
            delay = ears.landing_ms + (tics - 1) * timing.TIC_STAGGER_MS
            sounds.append(sound_at(tic_cue(tics), x, delay_ms=delay))
        elif event.rel in BREAKING:
            nics += 1
            name = "nic_last" if nics > ears.limit - LAST_PIPS else "nic"
            sounds.append(sound_at(name, x, delay_ms=ears.landing_ms))
        else:
            sounds.append(sound_at("single", x, delay_ms=ears.landing_ms))
    return sounds


def edge_x(points: TogetherLayout, after: TogetherView, cell: Cell, edge: Edge) -> float:
    """Return where an edge of the card on a cell lies, from the left."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        near = Cell(cell.x + dx, cell.y + dy)
        if after.layout.card_at(near) == edge.with_:
            return points.grid.edge(cell, near)[0]
    return points.grid.box(cell).x


def makes_extremes_meet(before: TogetherView, after: TogetherView, cell: Cell) -> bool:
    """Return whether a play has brought the second of the two Extremes onto the table."""
    extremes = {LOW_EXTREME, HIGH_EXTREME}
    lying = {card for _cell, card in before.layout.cards()}
    return after.layout.card_at(cell) in extremes and bool(extremes & lying)
