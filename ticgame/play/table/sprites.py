"""The cards on a stage, kept in step with the poses that a game says they rest in."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.play.stage import Sprite, Stage
from ticgame.play.table.pose import Face, Pose, Poses, SpriteId

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art


class CardSprites:
    """One sprite a card, by id; `rest` says where each of them belongs.

    `take` brings new poses: it renames, adds and removes sprites, but moves none of those that stay.
    Whoever moves them (a motion, or `settle`) reads `rest` at the moment, so that a later change of mind
    turns a card in flight instead of stopping it.
    """

    def __init__(self, stage: Stage, art: "Art") -> None:
        self._stage = stage
        self._art = art
        self._sprites: dict[SpriteId, Sprite] = {}
        self._shown: dict[SpriteId, Pose] = {}
        self.rest: dict[SpriteId, Pose] = {}

    def __iter__(self) -> Iterator[SpriteId]:
        return iter(self._sprites)

    def __contains__(self, sprite: SpriteId) -> bool:
        return sprite in self._sprites

    def pose(self, sprite: SpriteId) -> Pose:
        """Return how a card is shown at the moment."""
        return self._shown[sprite]

    def shown(self) -> dict[SpriteId, Pose]:
        """Return how every card is shown at the moment."""
        return dict(self._shown)

    def take(self, poses: Poses, *, heirs: Mapping[SpriteId, SpriteId], origins: Poses) -> list[SpriteId]:
        """Make the sprites of these poses, and of no others; return those that rest elsewhere now.

        `heirs` names for a new id the old one whose sprite it becomes; `origins` says where a new one
        without an heir comes from (else it appears where it rests).
        """
        kept = {self._heir_of(new, heirs): new for new in poses if self._heir_of(new, heirs) in self._sprites}
        for old in [old for old in self._sprites if old not in kept]:
            self._sprites.pop(old).remove()
            del self._shown[old]
        self._sprites = {kept[old]: sprite for old, sprite in self._sprites.items()}
        self._shown = {kept[old]: pose for old, pose in self._shown.items()}
        before = {kept[old]: pose for old, pose in self.rest.items() if old in kept}
        self.rest = dict(poses)
        for new, pose in poses.items():
            if new not in self._sprites:
                self._add(new, origins.get(new, pose))
                before[new] = self._shown[new]
        return [new for new, pose in poses.items() if before[new] != pose]

    def _heir_of(self, new: SpriteId, heirs: Mapping[SpriteId, SpriteId]) -> SpriteId:
        return new if new in self._sprites else heirs.get(new, new)

    def settle(self) -> None:
        """Show every card where it rests."""
        for sprite, pose in self.rest.items():
            self.show(sprite, pose)

    def show(self, sprite: SpriteId, pose: Pose) -> None:
        """Show a card in a pose."""
        if self._shown.get(sprite) == pose:
            return
        item = self._sprites[sprite]
        item.image = self._picture(sprite, pose)
        item.layer = pose.layer
        item.move(pose.x, pose.y)
        self._shown[sprite] = pose

    def _add(self, sprite: SpriteId, pose: Pose) -> None:
        image = self._picture(sprite, pose)
        self._sprites[sprite] = self._stage.add(image, pose.x, pose.y, layer=pose.layer)
        self._shown[sprite] = pose

    def _picture(self, sprite: SpriteId, pose: Pose) -> Surface:
        held = {
            "lift": pose.lift,
            "angle": pose.angle,
            "scale_x": pose.scale_x,
            "scale_y": pose.scale_y,
        }
        if isinstance(sprite, Face) and pose.is_face_up:
            return self._art.card_sprite(sprite.card, pose.width, **held)
        return self._art.back_sprite(pose.width, **held)
