"""What is heard at the table of SpoTic: a pure function of the situations around an entry."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ticgame.core.match import Entry, TakeSeat
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.state import SpoticView
from ticgame.play.scenes.spotic.flights import COLLECT_MS
from ticgame.play.scenes.spotic.places import SpoticLayout
from ticgame.play.scenes.spotic.verdict import LIGHT_MS
from ticgame.play.table import timing
from ticgame.play.table.cues import Sound, sound_at

LANDING_MS: Final = timing.CARRY_MS + timing.DROP_MS
VERDICT_MS: Final = 2 * LIGHT_MS
END_AFTER_MS: Final = 500.0


class Ears(NamedTuple):
    """What the ear goes by: where things are, and whose seat sounds how."""

    layout: SpoticLayout
    animals: Sequence[str]


def cues_of(before: SpoticView, after: SpoticView, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of an entry."""
    if isinstance(entry.action, TakeSeat):
        return [Sound(f"join_{ears.animals[entry.seat]}")]
    sounds = []
    for event in entry.events:
        sounds += _event_sounds(event, ears)
    if isinstance(entry.action, act.NoMore):
        sounds.append(_at_seat("confirm", entry.seat, ears))
    if after.table.why is not None and before.table.why is None:
        sounds.append(Sound("victory", delay_ms=COLLECT_MS + END_AFTER_MS))
    return sounds


def _event_sounds(event: object, ears: Ears) -> list[Sound]:
    match event:
        case act.Added(seat):
            return [_at_seat("flip", seat, ears), Sound("place", delay_ms=LANDING_MS)]
        case act.Claimed(seat):
            return [_at_seat(f"join_{ears.animals[seat]}", seat, ears)]
        case act.Queued(seat):
            return [_at_seat(f"turn_{ears.animals[seat]}", seat, ears)]
        case act.Collected(seat, _rel, cards):
            rising = [
                _at_seat(f"tic_{number}", seat, ears, delay_ms=number * timing.TIC_STAGGER_MS)
                for number in range(1, len(cards) - 1)
            ]
            return [*rising, _at_seat("mission", seat, ears, delay_ms=COLLECT_MS)]
        case act.NotNeeded(seat):
            return [_at_seat("single", seat, ears)]
        case act.Incorrect(seat):
            return [_at_seat("nic", seat, ears, delay_ms=VERDICT_MS)]
        case act.Choose(seat):
            return [_at_seat("nic_last", seat, ears)]
        case act.Surrendered(_seat, _cards, to):
            return [
                _at_seat("deal", seat, ears, delay_ms=number * timing.TIC_STAGGER_MS)
                for number, seat in enumerate(to)
            ]
    return []  # A turn of adding makes no sound of its own: the card that was added has just been heard.


def _at_seat(name: str, seat: int, ears: Ears, *, delay_ms: float = 0.0) -> Sound:
    return sound_at(name, ears.layout.boards[seat].box.x, delay_ms=delay_ms)
