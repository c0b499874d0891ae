"""Pictures kept for the next frame, least recently used ones dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class PictureCache:
    """Pictures by key, bounded by the memory that their pixels take."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the picture of a key, made now if it is not kept."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = make()
        self._keep(key, picture)
        return picture

    def _keep(self, key: Hashable, picture: Surface) -> None:
        self._pictures[key] = picture
        self.bytes += _cost(picture)
        while self.bytes > self.max_bytes and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self.bytes -= _cost(oldest)


def _cost(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * picture.get_bytesize()
