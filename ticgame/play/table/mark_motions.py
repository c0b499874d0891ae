"""How marks of panels move: they slide in, pop up, jump; at the end each is as its panel wants it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

from pygame import Surface

from ticgame.play.marks import Marks
from ticgame.play.table.tween import Easing, out_quint

Anchor = Callable[[], tuple[float, float]]
"""Tells where something is at the moment, in design units."""


@dataclass(slots=True)
class PanelSlide:
    """All marks of a panel on their way from an offset to their places."""

    marks: Marks
    start: tuple[float, float]
    length_ms: float
    easing: Easing = out_quint

    def show(self, t: float) -> None:
        left = 0.0 if t >= 1 else 1 - self.easing(t)
        self.marks.shift(self.start[0] * left, self.start[1] * left)


@dataclass(slots=True)
class MarksGlide:
    """Marks of a panel on their way from where they were seen to their places."""

    marks: Marks
    starts: Mapping[Hashable, tuple[float, float]]
    length_ms: float
    easing: Easing = out_quint

    def show(self, t: float) -> None:
        left = 0.0 if t >= 1 else 1 - self.easing(t)
        for key, (x, y) in self.starts.items():
            mark, sprite = self.marks.mark(key), self.marks.sprite(key)
            if mark is not None:
                sprite.move(mark.x + (x - mark.x) * left, mark.y + (y - mark.y) * left)


@dataclass(slots=True)
class MarkPop:
    """A mark that grows into view, drawn by `picture` at a scale; before that it shows `before`, if any."""

    marks: Marks
    key: Hashable
    length_ms: float
    easing: Easing
    picture: Callable[[float], Surface]
    before: Surface | None = None

    def show(self, t: float) -> None:
        sprite = self.marks.sprite(self.key)
        if sprite is None:
            return
        if t >= 1:
            self.marks.restore(self.key)
            return
        if t <= 0 and self.before is not None:
            sprite.image = self.before
            return
        scale = round(self.easing(t) * 10) / 10
        sprite.is_visible = t > 0 and scale > 0 and not self.marks.is_hidden
        if sprite.is_visible:
            sprite.image = self.picture(scale)


@dataclass(slots=True)
class MarkDraw:
    """A mark that is drawn before one's eyes; `picture` gives it at a share of its way."""

    marks: Marks
    key: Hashable
    length_ms: float
    picture: Callable[[float], Surface]
    steps: int = 10

    def show(self, t: float) -> None:
        sprite = self.marks.sprite(self.key)
        if sprite is None:
            return
        if t >= 1:
            self.marks.restore(self.key)
            return
        sprite.is_visible = t > 0 and not self.marks.is_hidden
        if sprite.is_visible:
            sprite.image = self.picture(round(t * self.steps) / self.steps)


@dataclass(slots=True)
class MarkWait:
    """A mark that isn't to be seen until its time has come."""

    marks: Marks
    key: Hashable
    length_ms: float

    def show(self, t: float) -> None:
        sprite = self.marks.sprite(self.key)
        if sprite is not None and t < 1:
            sprite.is_visible = False
        elif sprite is not None:
            self.marks.restore(self.key)


@dataclass(slots=True)
class MarkSway:
    """A mark that leaves its place and comes back; `path` says by how much."""

    marks: Marks
    key: Hashable
    length_ms: float
    path: Callable[[float], tuple[float, float]]

    def show(self, t: float) -> None:
        sprite, mark = self.marks.sprite(self.key), self.marks.mark(self.key)
        if sprite is None:
            return
        dx, dy = self.path(t) if 0 < t < 1 else (0.0, 0.0)
        offset_x, offset_y = self.marks.offset
        sprite.move(mark.x + offset_x + dx, mark.y + offset_y + dy)


@dataclass(slots=True)
class MarkRoll:
    """A counter that rolls up: the old picture leaves upwards, the new one comes from below."""

    marks: Marks
    key: Hashable
    length_ms: float
    old: Surface
    reach: float = 14.0

    def show(self, t: float) -> None:
        sprite, mark = self.marks.sprite(self.key), self.marks.mark(self.key)
        if sprite is None:
            return
        if t >= 1:
            self.marks.restore(self.key)
            return
        is_new = t >= 0.5
        away = self.reach * 2 * (1 - t) if is_new else -self.reach * 2 * t
        sprite.image = mark.image if is_new else self.old
        offset_x, offset_y = self.marks.offset
        sprite.move(mark.x + offset_x, mark.y + offset_y + away)


def mark_anchor(marks: Marks, key: Hashable, place: tuple[float, float]) -> Anchor:
    """Return where a mark is at the moment; where it should be, if it is gone."""

    def anchor() -> tuple[float, float]:
        sprite = marks.sprite(key)
        return place if sprite is None else (sprite.x, sprite.y)

    return anchor
