"""What Ticcitories brings to the display."""

from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable
from ticgame.play.scenes.ticcitories.words import TALK

SCREENS = GameScreens(table=TiccitoriesTable, talk=TALK)
