"""What a scene shows: sprites over a backdrop, of which only what changed is drawn again."""

from bisect import insort
from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple, Protocol

from pygame import Rect, Surface

CENTRE = (0.5, 0.5)
LEFT = (0.0, 0.5)
RIGHT = (1.0, 0.5)
TOP_LEFT = (0.0, 0.0)
LEFT_EDGE = 96.0
RIGHT_EDGE = 1824.0
"""Where pages and tables begin and end, in design units."""

# Above these, one full redraw is cheaper than many small ones (measured at 1080p with and without X11).
MOST_DIRTY_SPRITES = 32
MOST_DIRTY_SHARE = 0.45


class Frame(Protocol):
    """How design units become pixels; `theme.Canvas` is one."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""

    @property
    def k(self) -> float:
        """How many pixels a design unit is long."""

    @property
    def origin(self) -> tuple[float, float]:
        """The pixel at which the design space begins."""


class _Order(NamedTuple):
    layer: int
    number: int


class Sprite:
    """One image on a stage, placed by its anchor in design units; made by `Stage.add`.

    `rect` is where it lies in pixels. Assigning `image`, `x`, `y`, `is_visible` or calling `move` is all
    that is needed to have it drawn again. A baked sprite belongs to the backdrop: under all live ones,
    free while it rests, dear to change.
    """

    __slots__ = (
        "_anchor",
        "_drawn",
        "_image",
        "_is_dirty",
        "_is_visible",
        "_offset",
        "_order",
        "_pair",
        "_stage",
        "_x",
        "_y",
        "blend",
        "is_baked",
        "rect",
    )

    def __init__(
        self,
        stage: "Stage",
        image: Surface,
        *,
        order: _Order,
        anchor: tuple[float, float],
        blend: int,
        is_baked: bool,
        is_visible: bool,
    ) -> None:
        self._stage = stage
        self._order = order
        self._anchor = anchor
        self._is_dirty = False
        self._is_visible = is_visible
        self._drawn: Rect | None = None
        self._x = self._y = 0.0
        self.blend = blend
        self.is_baked = is_baked
        self._take(image)

    def _take(self, image: Surface) -> None:
        width, height = image.get_size()
        self._image = image
        self._offset = (width * self._anchor[0], height * self._anchor[1])
        self.rect = Rect(0, 0, width, height)
        self._pair = (image, self.rect)

    def move(self, x: float, y: float) -> None:
        """Put the anchor at a point in design units."""
        self._x = x
        self._y = y
        stage = self._stage
        dx, dy = self._offset
        place = (round(stage.left + x * stage.k - dx), round(stage.top + y * stage.k - dy))
        if place != self.rect.topleft:
            self.rect.topleft = place
            if not self._is_dirty:
                stage.touch(self)

    @property
    def x(self) -> float:
        """Where the anchor is, in design units from the left."""
        return self._x

    @x.setter
    def x(self, x: float) -> None:
        self.move(x, self._y)

    @property
    def y(self) -> float:
        """Where the anchor is, in design units from the top."""
        return self._y

    @y.setter
    def y(self, y: float) -> None:
        self.move(self._x, y)

    @property
    def image(self) -> Surface:
        """The picture; a new one keeps its anchor in place."""
        return self._image

    @image.setter
    def image(self, image: Surface) -> None:
        if image is self._image:
            return
        self._take(image)
        self._stage.touch(self)
        self._stage.reorder()
        self.move(self._x, self._y)

    @property
    def layer(self) -> int:
        """Higher layers cover lower ones; within one, what was added later covers."""
        return self._order.layer

    @layer.setter
    def layer(self, layer: int) -> None:
        if layer != self._order.layer:
            self._stage.relayer(self, layer)

    @property
    def is_visible(self) -> bool:
        """Whether it is drawn at all."""
        return self._is_visible

    @is_visible.setter
    def is_visible(self, is_visible: bool) -> None:
        if is_visible != self._is_visible:
            self._is_visible = is_visible
            self._stage.touch(self)
            self._stage.reorder()

    def remove(self) -> None:
        """Take it off the stage."""
        self._stage.remove(self)


_by_order = attrgetter("_order")


class Stage:
    """Sprites over a backdrop of the display's size, for one canvas; a new size needs a new stage.

    `draw` paints the few rectangles that changed, or everything once when much moved, and returns what it
    painted, so that an idle screen costs nothing. Blit only onto the display: the images may be RLE-coded.
    """

    def __init__(self, canvas: Frame, backdrop: Surface) -> None:
        self.canvas = canvas
        self.k = canvas.k
        self.left, self.top = canvas.origin
        self._backdrop = backdrop
        self._base = backdrop
        self._baked: list[Sprite] = []
        self._live: list[Sprite] = []
        self._dirty: list[Sprite] = []
        self._stale: list[Rect] = []
        self._runs: list[tuple[int, list[tuple[Surface, Rect]]]] | None = None
        self._added = 0
        self._jolt = (0, 0)
        self._is_new = True

    @property
    def sprites(self) -> tuple[Sprite, ...]:
        """All sprites from the lowest to the highest."""
        return (*self._baked, *self._live)

    def add(
        self,
        image: Surface,
        x: float,
        y: float,
        *,
        layer: int = 0,
        anchor: tuple[float, float] = CENTRE,
        blend: int = 0,
        is_baked: bool = False,
        is_visible: bool = True,
    ) -> Sprite:
        """Show an image with its anchor at a point in design units."""
        order = _Order(layer, self._added)
        self._added += 1
        sprite = Sprite(
            self, image, order=order, anchor=anchor, blend=blend, is_baked=is_baked, is_visible=is_visible
        )
        insort(self._baked if is_baked else self._live, sprite, key=_by_order)
        sprite.move(x, y)
        self.touch(sprite)
        self.reorder()
        return sprite

    def set_backdrop(self, backdrop: Surface) -> None:
        """Exchange the picture under everything."""
        self._backdrop = backdrop
        self._base = backdrop
        for sprite in self._baked:
            self.touch(sprite)
        self._is_new = True

    def clear(self) -> None:
        """Take every sprite off."""
        for sprite in self.sprites:
            self.remove(sprite)

    def jolt(self, dx: int, dy: int) -> None:
        """Show everything so many pixels from its place, until told otherwise."""
        if (dx, dy) != self._jolt:
            self._jolt = (dx, dy)
            self._is_new = True

    def repaint(self) -> None:
        """Have everything drawn at the next `draw`: the display shows something else."""
        self._is_new = True

    # -- what sprites tell their stage

    def touch(self, sprite: Sprite) -> None:
        """Note that a sprite must be drawn again."""
        if not sprite._is_dirty:
            sprite._is_dirty = True
            self._dirty.append(sprite)

    def reorder(self) -> None:
        """Note that the list of what to blit has changed."""
        self._runs = None

    def relayer(self, sprite: Sprite, layer: int) -> None:
        """Move a sprite to another layer."""
        row = self._baked if sprite.is_baked else self._live
        row.remove(sprite)
        sprite._order = _Order(layer, sprite._order.number)
        insort(row, sprite, key=_by_order)
        self.touch(sprite)
        self.reorder()

    def remove(self, sprite: Sprite) -> None:
        """Take a sprite off; a second time does nothing."""
        row = self._baked if sprite.is_baked else self._live
        if sprite not in row:
            return
        row.remove(sprite)
        sprite._is_visible = False
        self.touch(sprite)
        self.reorder()

    # -- drawing

    def draw(self, display: Surface) -> list[Rect]:
        """Bring the display up to date and return the rectangles that changed, none if nothing did."""
        if not self._dirty and not self._is_new:
            return []
        areas = self._take_dirty()
        if self._stale:
            self._bake()
        if self._is_new or self._jolt != (0, 0) or self._is_much(areas, display):
            return [self._draw_all(display)]
        merged = merge_rects(areas, display.get_rect())
        for area in merged:
            self._draw_part(display, area)
        return merged

    def _take_dirty(self) -> list[Rect]:
        areas = []
        for sprite in self._dirty:
            sprite._is_dirty = False
            before, after = sprite._drawn, sprite.rect.copy() if sprite._is_visible else None
            sprite._drawn = after
            changed = [rect for rect in (before, after) if rect is not None]
            if sprite.is_baked:
                self._stale += changed
            if len(changed) == 2 and before.colliderect(after):
                areas.append(before.union(after))
            else:
                areas += changed
        self._dirty.clear()
        return areas

    def _is_much(self, areas: list[Rect], display: Surface) -> bool:
        if len(areas) > MOST_DIRTY_SPRITES:
            return True
        width, height = display.get_size()
        return sum(area.w * area.h for area in areas) > MOST_DIRTY_SHARE * width * height

    def _bake(self) -> None:
        if self._base is self._backdrop:
            self._base = self._backdrop.copy()
        whole = self._base.get_rect()
        visible = [sprite for sprite in self._baked if sprite._is_visible]
        rects = [sprite.rect for sprite in visible]
        for area in merge_rects(self._stale, whole):
            self._base.set_clip(area)
            self._base.blit(self._backdrop, area, area)
            for i in area.collidelistall(rects):
                self._base.blit(visible[i]._image, rects[i], special_flags=visible[i].blend)
        self._base.set_clip(None)
        self._stale.clear()

    def _draw_all(self, display: Surface) -> Rect:
        self._is_new = False
        display.blit(self._base, (0, 0))
        for blend, pairs in self._sorted_runs():
            display.fblits(pairs, blend)
        if self._jolt != (0, 0):
            display.scroll(*self._jolt)
        return display.get_rect()

    def _draw_part(self, display: Surface, area: Rect) -> None:
        display.set_clip(area)
        display.blit(self._base, area, area)
        for blend, pairs in self._sorted_runs():
            hits = area.collidelistall([rect for _, rect in pairs])
            display.fblits([pairs[i] for i in hits], blend)
        display.set_clip(None)

    def _sorted_runs(self) -> list[tuple[int, list[tuple[Surface, Rect]]]]:
        if self._runs is None:
            self._runs = []
            for sprite in self._live:
                if sprite._is_visible:
                    if not self._runs or self._runs[-1][0] != sprite.blend:
                        self._runs.append((sprite.blend, []))
                    self._runs[-1][1].append(sprite._pair)
        return self._runs


def merge_rects(rects: Iterable[Rect], within: Rect) -> list[Rect]:
    """Return rectangles that cover the same area inside `within` without overlapping one another."""
    merged: list[Rect] = []
    for rect in rects:
        grown = rect.clip(within)
        if not grown.w or not grown.h:
            continue
        while (i := grown.collidelist(merged)) >= 0:
            grown = grown.union(merged.pop(i))
        merged.append(grown)
    return merged
