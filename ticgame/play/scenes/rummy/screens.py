"""What TIC Rummy brings to the display."""

from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.rummy.scene import RummyTable
from ticgame.play.scenes.rummy.words import TALK

SCREENS = GameScreens(table=RummyTable, talk=TALK)
