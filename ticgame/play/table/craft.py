"""What a motion of a table works with."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ticgame.play.marks import Marks
from ticgame.play.stage import Stage
from ticgame.play.table.pose import SpriteId
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import Timeline

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art


@dataclass(slots=True)
class Craft:
    """What a motion works with; `points` is the game's layout, which knows where things are.

    The panels show the new state already; a motion may move, hide or exchange their sprites on its way,
    and leaves each as its panel wants it. `laid` has the cards laid so far, in their order.
    """

    stage: Stage
    art: "Art"
    sprites: CardSprites
    timeline: Timeline
    panels: Mapping[str, Marks]
    points: Any
    laid: list[SpriteId] = field(default_factory=list)
