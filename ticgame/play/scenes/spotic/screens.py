"""What SpoTic brings to the display."""

from ticgame.play.scene import Scene
from ticgame.play.scenes.contest_results import ContestResults
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.spotic.scene import SpoticTable
from ticgame.play.scenes.spotic.solo_results import SoloResults
from ticgame.play.scenes.spotic.summary import SoloGame
from ticgame.play.scenes.spotic.words import TALK
from ticgame.play.table.contest import Contest
from ticgame.play.table.seating import Seating


def results(summary: Contest | SoloGame, seating: Seating, exits: Exits) -> Scene:
    """Return what follows a game: the places, or for one alone the hall of fame."""
    if isinstance(summary, SoloGame):
        return SoloResults(summary, seating, exits)
    return ContestResults(summary, seating, exits)


SCREENS = GameScreens(table=SpoticTable, results=results, talk=TALK)
