"""The seconds between everybody being ready and the deal."""

from math import ceil

SECONDS = 3
SECOND_MS = 1000.0


class Countdown:
    """Counts 3, 2, 1 while it runs; then, or when somebody skips it, it is over."""

    def __init__(self) -> None:
        self._left_ms: float | None = None

    @property
    def is_running(self) -> bool:
        return self._left_ms is not None and self._left_ms > 0

    @property
    def is_over(self) -> bool:
        return self._left_ms is not None and self._left_ms <= 0

    @property
    def seconds(self) -> int:
        """The number to show, 0 if it doesn't run."""
        return ceil(self._left_ms / SECOND_MS) if self.is_running else 0

    @property
    def share(self) -> float:
        """How much of the present second is left, 1 to 0."""
        return self._left_ms / SECOND_MS - (self.seconds - 1) if self.is_running else 0.0

    def begin(self) -> None:
        """Start, unless it runs already."""
        if self._left_ms is None:
            self._left_ms = SECONDS * SECOND_MS

    def skip(self) -> None:
        """End it now."""
        self._left_ms = 0.0

    def cancel(self) -> None:
        """Stop it as if it had not begun."""
        self._left_ms = None

    def update(self, dt_ms: float) -> None:
        if self.is_running:
            self._left_ms -= dt_ms
