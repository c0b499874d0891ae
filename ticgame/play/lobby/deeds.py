"""What a press on the seats' screen did, for the eye and the ear."""

from enum import StrEnum
from typing import NamedTuple


class DeedKind(StrEnum):
    """What a press did."""

    NOTHING = "nothing"
    MOVED = "moved"
    JOINED = "joined"
    LEFT = "left"
    READY = "ready"
    WAITING = "waiting"
    CHANGED = "changed"
    WROTE = "wrote"
    OPENED = "opened"
    REFUSED = "refused"
    WENT_BACK = "went back"


class Deed(NamedTuple):
    """What a press did, to which seat, and what to tell people; `tile` is the one that was opened."""

    kind: DeedKind
    seat: int | None = None
    words: str = ""
    tile: int | None = None


NOTHING = Deed(DeedKind.NOTHING)
