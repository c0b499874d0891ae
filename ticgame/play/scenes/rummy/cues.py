"""What is heard at the table of TIC Rummy: a pure function of the views around an entry."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ticgame.core.match import Entry, TakeSeat
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Out, Recycle, Source, Void
from ticgame.games.rummy.state import RummyView
from ticgame.play.audio import tic_cue
from ticgame.play.scenes.rummy.motifs import DEAL_STAGGER_MS
from ticgame.play.scenes.rummy.space import DECK_PLACE, DISCARD_PLACE, RummySpace
from ticgame.play.table import timing
from ticgame.play.table.cues import Sound, sound_at
from ticgame.play.table.timing import TURN_AFTER_MS

LANDING_MS: Final = timing.CARRY_MS + timing.DROP_MS
MOST_DEALT: Final = 16


class Ears(NamedTuple):
    """What the ear goes by: where things are, whose seat sounds how."""

    space: RummySpace
    animals: Sequence[str]


def cues_of(before: RummyView, after: RummyView, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of an entry."""
    if isinstance(entry.action, TakeSeat):
        return [Sound(f"join_{ears.animals[entry.seat]}")]
    sounds = _deed_sounds(after, entry, ears)
    if after.why is not None:
        sounds.append(Sound("victory", delay_ms=LANDING_MS + timing.TIC_MS))
    elif any(isinstance(event, Out) for event in entry.events):
        sounds.append(Sound("mission", delay_ms=LANDING_MS))
    elif after.turn is not None and after.turn != before.turn:
        x = ears.space.head(after.turn)[0]
        sounds.append(sound_at(f"turn_{ears.animals[after.turn]}", x, delay_ms=TURN_AFTER_MS))
    return sounds


def _deed_sounds(after: RummyView, entry: Entry, ears: Ears) -> list[Sound]:
    match entry.action:
        case Deal():
            return deal_cues(sum(after.hand_sizes))
        case Recycle():
            return deal_cues(4)
        case Void():
            return [Sound("defeat")]
        case Draw(source):
            x = DECK_PLACE[0] if source is Source.DECK else DISCARD_PLACE[0]
            return [sound_at("deal" if source is Source.DECK else "pick_up", x)]
        case Lay(collections):
            return [
                sound_at(tic_cue(number + 2), 960.0, delay_ms=LANDING_MS + number * timing.MISSION_MS * 0.35)
                for number in range(len(collections))
            ] + [Sound("mission", delay_ms=LANDING_MS + timing.MISSION_MS * 0.35 * len(collections))]
        case Add(_card, to):
            x = ears.space.table[to].x if to < len(ears.space.table) else 960.0
            place = sound_at("place", x, delay_ms=LANDING_MS)
            return [place, sound_at(tic_cue(1), x, delay_ms=LANDING_MS)]
        case Discard():
            return [sound_at("place", DISCARD_PLACE[0], delay_ms=LANDING_MS)]
    raise TypeError(f"no sound for {entry.action!r}")


def deal_cues(count: int) -> list[Sound]:
    """Return the sounds of so many cards that are dealt; of many, only the first are heard."""
    step, heard = 2 * DEAL_STAGGER_MS, min(count, MOST_DEALT)
    return [sound_at("deal", DECK_PLACE[0], delay_ms=number * step) for number in range(heard)]
