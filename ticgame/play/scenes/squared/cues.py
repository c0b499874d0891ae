"""What is heard at a table of Tic Squared or its Race: a pure function of the views around an entry."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ticgame.core.cards import HIGH_EXTREME, LOW_EXTREME, Relation
from ticgame.core.match import Entry, TakeSeat
from ticgame.games.squared.actions import Draw, Edge, End, Play, Start, Started, TwoTic
from ticgame.play.audio import tic_cue
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table import timing
from ticgame.play.table.cues import Sound, sound_at
from ticgame.play.table.timing import TURN_AFTER_MS

END_AFTER_MS: Final = 900.0
MOST_DEALS: Final = 8


class Ears(NamedTuple):
    """What the ear goes by: where things are, whose seat sounds how, when the card of a play lands."""

    points: SquaredLayout
    animals: Sequence[str]
    landing_ms: float


def cues_of(before: Any, after: Any, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of an entry."""
    action = entry.action
    if isinstance(action, TakeSeat):
        return [Sound(f"join_{ears.animals[entry.seat]}")]
    sounds = []
    if isinstance(action, Play):
        sounds += _play_sounds(before, after, entry, ears)
    elif isinstance(action, Start):
        sounds += _start_sounds(entry, ears)
    elif isinstance(action, Draw):
        sounds.append(sound_at("deal", ears.points.deck.x))
    elif isinstance(action, End):
        sounds.append(sound_at("back", ears.points.hand_point(entry.seat)[0]))
    if after.why is not None:
        sounds.append(Sound("victory", delay_ms=END_AFTER_MS))
    elif (turn := getattr(after, "turn", None)) is not None and (turn != before.turn or not before.grids):
        x = ears.points.hand_point(turn)[0]
        sounds.append(sound_at(f"turn_{ears.animals[turn]}", x, delay_ms=TURN_AFTER_MS))
    return sounds


def _start_sounds(entry: Entry, ears: Ears) -> list[Sound]:
    if not any(isinstance(event, Started) for event in entry.events):
        return [sound_at("confirm", ears.points.hand_point(entry.seat)[0])]
    landing = timing.CARRY_MS + timing.DROP_MS
    return [sound_at("place", field.x, delay_ms=landing) for field in ears.points.fields]


def _play_sounds(before: Any, after: Any, entry: Entry, ears: Ears) -> list[Sound]:
    action: Play = entry.action
    x = ears.points.point(Target(action.grid, action.cell))[0]
    sounds = [sound_at("place", x, delay_ms=ears.landing_ms)]
    tics = 0
    for event in entry.events:
        if isinstance(event, Edge) and event.rel is Relation.TIC:
            tics += 1
            delay = ears.landing_ms + (tics - 1) * timing.TIC_STAGGER_MS
            sounds.append(sound_at(tic_cue(tics), x, delay_ms=delay))
        elif isinstance(event, Edge):
            sounds.append(sound_at("single", x, delay_ms=ears.landing_ms))
        elif isinstance(event, TwoTic):
            sounds += _deal_sounds(event, ears)
    if makes_extremes_meet(after, action):
        sounds.append(sound_at("extremes", x, delay_ms=ears.landing_ms))
    return sounds


def _deal_sounds(event: TwoTic, ears: Ears) -> list[Sound]:
    """Return the sounds of the cards that opponents draw; of many, only the first are heard."""
    start = ears.landing_ms + timing.TIC_STAGGER_MS + timing.TIC_POP_MS
    return [
        sound_at("deal", ears.points.deck.x, delay_ms=start + number * timing.TIC_STAGGER_MS)
        for number in range(min(MOST_DEALS, sum(event.drawn)))
    ]


def makes_extremes_meet(after: Any, action: Play) -> bool:
    """Return whether a play has brought the second of the two Extremes onto one grid."""
    lying = {card for _cell, card in after.grids[action.grid].cards()}
    return action.card in (LOW_EXTREME, HIGH_EXTREME) and {LOW_EXTREME, HIGH_EXTREME} <= lying
