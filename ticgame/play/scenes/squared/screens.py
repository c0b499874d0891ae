"""What Tic Squared brings to the display."""

from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.squared.scene import SquaredTable
from ticgame.play.scenes.squared.words import TALK

SCREENS = GameScreens(table=SquaredTable, talk=TALK)
