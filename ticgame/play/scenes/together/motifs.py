"""The director's table of TIC Together: which motion goes with which action and event."""

from collections.abc import Mapping
from typing import Final

from ticgame.core.match import TakeSeat
from ticgame.games.together.rules import Drew, MissionDone, Penalty, Place
from ticgame.games.together.table import Edge
from ticgame.play.table.director import Motif, no_motion

MOTIFS: Final[Mapping[type, Motif]] = {
    Place: no_motion,
    TakeSeat: no_motion,
    Edge: no_motion,
    Penalty: no_motion,
    MissionDone: no_motion,
    Drew: no_motion,
}
