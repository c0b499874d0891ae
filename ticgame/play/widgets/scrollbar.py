"""The bar beside what is longer than its place."""

from typing import TYPE_CHECKING

from pygame import FRect

from ticgame.play.stage import Stage

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LEAST_THUMB = 40.0


class ScrollBar:
    """A track with a thumb on it."""

    def __init__(self, stage: Stage, art: "Art", track: FRect, *, seen: float, layer: int) -> None:
        """Show it; `seen` is the share of the whole that is seen at once, 0 to 1."""
        self._track = track
        self._thumb_height = min(track.h, max(LEAST_THUMB, track.h * seen))
        radius = track.w / 2
        stage.add(
            art.box(track.w, track.h, radius=radius, colour="surface.inset", alpha=0.6),
            *track.center,
            layer=layer,
        )
        self._thumb = stage.add(
            art.box(track.w, self._thumb_height, radius=radius, colour="accent"),
            *track.center,
            layer=layer + 1,
        )

    def show(self, share: float) -> None:
        """Put the thumb at a share, 0 to 1, of its way."""
        room = self._track.h - self._thumb_height
        self._thumb.y = self._track.y + self._thumb_height / 2 + room * min(1.0, max(0.0, share))
