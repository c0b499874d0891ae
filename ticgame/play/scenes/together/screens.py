"""What TIC Together brings to the display."""

from ticgame.play.scenes.plug import GameScreens
from ticgame.play.scenes.together.missions_page import MissionsPage
from ticgame.play.scenes.together.results import Results
from ticgame.play.scenes.together.scene import TogetherTable
from ticgame.play.scenes.together.words import TALK

SCREENS = GameScreens(
    table=TogetherTable, results=Results, talk=TALK, explain=lambda table: MissionsPage(table.match)
)
