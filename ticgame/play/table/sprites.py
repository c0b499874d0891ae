"""The cards on a stage, kept in step with the poses that a game says they rest in."""

from collections.abc import Hashable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from ticgame.play.stage import Sprite, Stage
from ticgame.play.table.pictures import CardPictures
from ticgame.play.table.pose import Pose, Poses, SpriteId

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art


class Sway(NamedTuple):
    """What a motion adds to the pose of a card, whatever else moves it: lengths, degrees, stretch."""

    dx: float = 0.0
    dy: float = 0.0
    angle: float = 0.0
    lift: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0

    def over(self, pose: Pose) -> Pose:
        """Return a pose with this added."""
        return pose._replace(
            x=pose.x + self.dx,
            y=pose.y + self.dy,
            angle=pose.angle + self.angle,
            lift=pose.lift + self.lift,
            scale_x=pose.scale_x * self.scale_x,
            scale_y=pose.scale_y * self.scale_y,
        )


class CardSprites:
    """One sprite a card, by id; `rest` says where each of them belongs.

    `take` brings new poses: it renames, adds and removes sprites, but moves none of those that stay.
    Whoever moves them (a motion, or `settle`) reads `rest` at the moment, so that a later change of mind
    turns a card in flight instead of stopping it. Sways come on top, each under a key of its own.
    """

    def __init__(self, stage: Stage, art: "Art") -> None:
        self._stage = stage
        self._pictures = CardPictures(art)
        self._sprites: dict[SpriteId, Sprite] = {}
        self._poses: dict[SpriteId, Pose] = {}
        self._shown: dict[SpriteId, Pose] = {}
        self._sways: dict[SpriteId, dict[Hashable, Sway]] = {}
        self.rest: dict[SpriteId, Pose] = {}
        self.newcomers: frozenset[SpriteId] = frozenset()
        """The cards that came with the last poses taken."""

    def __iter__(self) -> Iterator[SpriteId]:
        return iter(self._sprites)

    def __contains__(self, sprite: SpriteId) -> bool:
        return sprite in self._sprites

    def begin_frame(self) -> None:
        """Allow some more new pictures of cards in motion."""
        self._pictures.begin_frame()

    def pose(self, sprite: SpriteId) -> Pose:
        """Return how a card is held at the moment, sways left aside."""
        return self._poses[sprite]

    def seen(self, sprite: SpriteId) -> Pose:
        """Return how a card is seen at the moment, with its sways."""
        return self._shown[sprite]

    def shown(self) -> dict[SpriteId, Pose]:
        """Return how every card is held at the moment."""
        return dict(self._poses)

    def take(self, poses: Poses, *, heirs: Mapping[SpriteId, SpriteId], origins: Poses) -> list[SpriteId]:
        """Make the sprites of these poses, and of no others; return those that rest elsewhere now.

        `heirs` names for a new id the old one whose sprite it becomes; `origins` says where a new one
        without an heir comes from (else it appears where it rests).
        """
        sources = self._sources(poses, heirs)
        for old in self._sprites.keys() - set(sources.values()):
            self._sprites[old].remove()
        self._sprites = {new: self._sprites[old] for new, old in sources.items()}
        self._poses = {new: self._poses[old] for new, old in sources.items()}
        self._sways = {card: sways for card, sways in self._sways.items() if sources.get(card) == card}
        before = {new: self.rest[old] for new, old in sources.items()}
        self._shown = {new: self._shown[old] for new, old in sources.items() if new == old}
        self.rest = dict(poses)
        self.newcomers = frozenset(poses.keys() - sources.keys())
        for new, pose in poses.items():
            if new not in sources:
                before[new] = self._add(new, origins.get(new, pose))
            elif new not in self._shown:
                self._draw(new)
        return [new for new, pose in poses.items() if before[new] != pose]

    def _sources(self, poses: Poses, heirs: Mapping[SpriteId, SpriteId]) -> dict[SpriteId, SpriteId]:
        """Return for each id whose sprite is there already the old id of that sprite."""
        sources = {
            new: old for new, old in heirs.items() if new in poses and old in self._sprites and new != old
        }
        given = set(sources.values())
        sources |= {
            new: new for new in poses if new in self._sprites and new not in sources and new not in given
        }
        return sources

    def settle(self) -> None:
        """Show every card where it rests."""
        self._sways.clear()
        for sprite, pose in self.rest.items():
            self._poses[sprite] = pose
            self._draw(sprite)

    def show(self, sprite: SpriteId, pose: Pose) -> None:
        """Hold a card in a pose."""
        self._poses[sprite] = pose
        self._draw(sprite)

    def sway(self, sprite: SpriteId, key: Hashable, sway: Sway | None) -> None:
        """Add to the pose of a card, under a key; None takes that away."""
        if sprite not in self._sprites:
            return
        sways = self._sways.setdefault(sprite, {})
        if sway is None:
            sways.pop(key, None)
        else:
            sways[key] = sway
        if not sways:
            del self._sways[sprite]
        self._draw(sprite)

    def _draw(self, sprite: SpriteId) -> None:
        pose = self._poses[sprite]
        for sway in self._sways.get(sprite, {}).values():
            pose = sway.over(pose)
        before = self._shown.get(sprite)
        if pose == before:
            return
        self._shown[sprite] = pose
        item = self._sprites[sprite]
        # All but place and layer: most motions only move.
        if before is None or pose[2:5] != before[2:5] or pose[6:] != before[6:] or self._is_rest(sprite):
            item.image = self._picture(sprite, pose)
        item.layer = pose.layer
        item.move(pose.x, pose.y)

    def _is_rest(self, sprite: SpriteId) -> bool:
        return self._shown[sprite] == self.rest.get(sprite)

    def _add(self, sprite: SpriteId, pose: Pose) -> Pose:
        image = self._picture(sprite, pose)
        self._sprites[sprite] = self._stage.add(image, pose.x, pose.y, layer=pose.layer)
        self._poses[sprite] = self._shown[sprite] = pose
        return pose

    def _picture(self, sprite: SpriteId, pose: Pose) -> Surface:
        rest = self.rest.get(sprite, pose)
        if pose[2:5] == rest[2:5] and pose[6:] == rest[6:]:
            return self._pictures.exact(sprite, pose)
        return self._pictures.near(sprite, pose)
