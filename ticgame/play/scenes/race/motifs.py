"""The director's tables of the Race: those of Tic Squared without what only turns have."""

from collections.abc import Mapping
from typing import Final

from ticgame.games.squared.actions import End, Turn
from ticgame.play.scenes.squared import motifs
from ticgame.play.table.director import Motif

ONLY_IN_TURNS: Final = (End, Turn)


def _without_turns(table: Mapping[type, Motif]) -> dict[type, Motif]:
    return {what: motif for what, motif in table.items() if what not in ONLY_IN_TURNS}


MOTIFS: Final[Mapping[type, Motif]] = _without_turns(motifs.MOTIFS)
REDUCED_MOTIFS: Final[Mapping[type, Motif]] = _without_turns(motifs.REDUCED_MOTIFS)
