"""Words that a table shows for a while."""

from typing import Final, NamedTuple


class Said(NamedTuple):
    """What was said, and until which game time it counts."""

    words: str = ""
    until_ms: float = 0.0

    def at(self, now_ms: float) -> str:
        """Return the words while they count, then nothing."""
        return self.words if now_ms < self.until_ms else ""

    def rest_ms(self, now_ms: float) -> float | None:
        """Return how long the words still count, None if they don't."""
        return self.until_ms - now_ms if self.at(now_ms) else None


NOTHING_SAID: Final = Said()
