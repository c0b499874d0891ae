"""Panels: small pictures by name on a stage, redrawn only where their content changed."""

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from pygame import Surface

from ticgame.play.stage import CENTRE, Sprite, Stage

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

ContentT = TypeVar("ContentT")


class Mark(NamedTuple):
    """One picture of a panel: its anchor lies at x, y in design units. A baked one must rarely change."""

    key: Hashable
    image: Surface
    x: float
    y: float
    layer: int
    anchor: tuple[float, float] = CENTRE
    is_baked: bool = False


class Marks:
    """The sprites of some marks; showing others changes, adds and removes only what differs.

    `offset` moves all of them from their places; a motion that does so ends at (0, 0).
    """

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._marks: dict[Hashable, Mark] = {}
        self._sprites: dict[Hashable, Sprite] = {}
        self._offset = (0.0, 0.0)
        self.is_hidden = False

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """The names of what is shown, in the order in which it was added."""
        return tuple(self._sprites)

    def sprite(self, key: Hashable) -> Sprite | None:
        """Return the sprite of a mark, for motions that play with it."""
        return self._sprites.get(key)

    def place(self, key: Hashable) -> tuple[float, float] | None:
        """Return where a mark belongs, in design units."""
        mark = self._marks.get(key)
        return None if mark is None else (mark.x, mark.y)

    def places(self) -> dict[Hashable, tuple[float, float]]:
        """Return where all marks belong, by name."""
        return {key: (mark.x, mark.y) for key, mark in self._marks.items()}

    def seen_places(self) -> dict[Hashable, tuple[float, float]]:
        """Return where all marks are seen at the moment, by name, the offset left aside."""
        dx, dy = self._offset
        return {key: (sprite.x - dx, sprite.y - dy) for key, sprite in self._sprites.items()}

    @property
    def offset(self) -> tuple[float, float]:
        """How far all marks are shown from their places."""
        return self._offset

    def mark(self, key: Hashable) -> Mark | None:
        """Return a mark as it is wanted, whatever a motion makes of its sprite."""
        return self._marks.get(key)

    def restore(self, key: Hashable) -> None:
        """Show a mark as it is wanted."""
        mark, sprite = self._marks.get(key), self._sprites.get(key)
        if mark is not None:
            sprite.image = mark.image
            sprite.is_visible = not self.is_hidden
            sprite.move(mark.x + self._offset[0], mark.y + self._offset[1])

    def hide(self) -> None:
        """Show none of the marks until `restore_all`."""
        self.is_hidden = True
        for sprite in self._sprites.values():
            sprite.is_visible = False

    def restore_all(self) -> None:
        """Show every mark as it is wanted."""
        self.is_hidden = False
        for key in self._sprites:
            self.restore(key)

    def show(self, marks: Iterable[Mark]) -> None:
        """Show these marks and no others."""
        wanted = {mark.key: mark for mark in marks}
        for key in [key for key in self._sprites if key not in wanted]:
            self._sprites.pop(key).remove()
            del self._marks[key]
        for key, mark in wanted.items():
            self._show_one(key, mark)

    def _show_one(self, key: Hashable, mark: Mark) -> None:
        known = self._marks.get(key)
        if known == mark:
            return
        x, y = mark.x + self._offset[0], mark.y + self._offset[1]
        if known is None or (known.anchor, known.is_baked) != (mark.anchor, mark.is_baked):
            if known is not None:
                self._sprites[key].remove()
            self._sprites[key] = self._stage.add(
                mark.image, x, y, layer=mark.layer, anchor=mark.anchor, is_baked=mark.is_baked
            )
        else:
            sprite = self._sprites[key]
            sprite.image = mark.image
            sprite.layer = mark.layer
            sprite.move(x, y)
        self._marks[key] = mark

    def shift(self, dx: float, dy: float) -> None:
        """Show all marks away from their places."""
        if (dx, dy) == self._offset:
            return
        self._offset = (dx, dy)
        for key, mark in self._marks.items():
            self._sprites[key].move(mark.x + dx, mark.y + dy)


class Panel(Marks, Generic[ContentT]):
    """Marks that a function paints from some content, anew only if that changes."""

    def __init__(self, stage: Stage, art: "Art", paint: "Callable[[Art, ContentT], Iterable[Mark]]") -> None:
        super().__init__(stage)
        self._art = art
        self._paint = paint
        self._content: ContentT | None = None

    def update(self, content: ContentT) -> None:
        """Show some content."""
        if content != self._content:
            self._content = content
            self.show(self._paint(self._art, content))
