"""What the Race brings to the display."""

from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.race.scene import RaceTable
from ticgame.play.scenes.race.words import TALK

SCREENS = GameScreens(table=RaceTable, talk=TALK, is_hiding=True)
