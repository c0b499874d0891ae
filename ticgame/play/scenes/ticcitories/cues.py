"""What is heard at the table of Ticcitories: a pure function of the views around an entry."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ticgame.core.cards import Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import Entry, TakeSeat
from ticgame.games.ticcitories.rules import Claim, Edge, RowShown, TiccitoriesView
from ticgame.play.audio import tic_cue
from ticgame.play.scenes.ticcitories.count import Phase, Timetable
from ticgame.play.scenes.ticcitories.space import DECK_PLACE, Space
from ticgame.play.table import timing
from ticgame.play.table.cues import Sound, sound_at
from ticgame.play.table.timing import TURN_AFTER_MS


class Ears(NamedTuple):
    """What the ear goes by: where things are, whose seat sounds how, when the card lands, the count."""

    space: Space
    animals: Sequence[str]
    landing_ms: float
    count: Timetable | None = None


def cues_of(before: TiccitoriesView, after: TiccitoriesView, entry: Entry, ears: Ears) -> list[Sound]:
    """Return the sounds of an entry."""
    if isinstance(entry.action, TakeSeat):
        return [Sound(f"join_{ears.animals[entry.seat]}")]
    if isinstance(entry.action, Claim):
        sounds = list(_claim_sounds(entry, ears))
    else:
        sounds = list(_place_sounds(entry, ears))
    if after.is_over and ears.count is not None:
        sounds += count_cues(ears.count)
    elif after.turn != before.turn:
        x = ears.space.columns[after.turn].x
        sounds.append(sound_at(f"turn_{ears.animals[after.turn]}", x, delay_ms=TURN_AFTER_MS))
    return sounds


def _claim_sounds(entry: Entry, ears: Ears) -> Iterator[Sound]:
    x, _y = ears.space.row_place(entry.action.pos, is_choosing=True)
    yield sound_at("confirm", x)
    for event in entry.events:
        if isinstance(event, RowShown):
            for number in range(len(event.cards)):
                yield sound_at("deal", DECK_PLACE[0], delay_ms=(number + 1) * timing.DEAL_STAGGER_MS)


def _place_sounds(entry: Entry, ears: Ears) -> Iterator[Sound]:
    x, landing, tics = card_x(ears.space, entry.seat, entry.action.cell), ears.landing_ms, 0
    yield sound_at("place", x, delay_ms=landing)
    for event in entry.events:
        if not isinstance(event, Edge):
            continue
        if event.rel is Relation.TIC:
            tics += 1
            yield sound_at(tic_cue(tics), x, delay_ms=landing + (tics - 1) * timing.TIC_STAGGER_MS)
        else:
            yield sound_at(event.rel.value, x, delay_ms=landing)


def card_x(space: Space, seat: Seat, cell: Cell) -> float:
    """Return where a card that has been placed lands, from the left."""
    grid = space.large if space.shown == seat else space.grids[seat]
    return grid.box(cell).x


def count_cues(count: Timetable) -> Iterator[Sound]:
    """Yield what is heard of the count: Tics rise, Nics crack, groups and Extremes ring, then the end."""
    tics = 0
    for at, step in count.steps:
        if step.phase is Phase.TICS:
            tics += 1
            yield Sound(tic_cue((tics - 1) % 6 + 1), delay_ms=at)
        else:
            yield Sound(_PHASE_CUES[step.phase], delay_ms=at)
    yield Sound("victory", delay_ms=count.end_ms)


_PHASE_CUES: Final = {Phase.NICS: "nic", Phase.GROUPS: "mission", Phase.EXTREMES: "extremes"}
