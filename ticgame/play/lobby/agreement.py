"""When a game begins: everybody is ready, nothing speaks against it, and the countdown is over."""

from collections.abc import Callable, Iterable, Sequence

from ticgame.play.lobby.countdown import Countdown
from ticgame.play.seats import Evening


class Agreement:
    """Who is ready; the countdown runs as long as all are and `faults` tells nothing for so many seats."""

    def __init__(self, evening: Evening, *, faults: Callable[[int], Sequence[str]]) -> None:
        self.countdown = Countdown()
        self._evening = evening
        self._faults = faults

    def faults(self) -> Sequence[str]:
        """Return why the game can't be played by those who sit here now."""
        return self._faults(len(self._evening.playing))

    def set_ready(self, seats: Iterable[int], *, is_ready: bool) -> None:
        """Note that people are ready, or no more."""
        for seat in seats:
            self._evening.set_ready(seat, is_ready=is_ready)
        self.weigh_up()

    def weigh_up(self) -> None:
        """Begin or stop the countdown as the seats are now."""
        if self._evening.is_everybody_ready and not self.faults():
            self.countdown.begin()
        else:
            self.countdown.cancel()

    def is_waiting(self, seats: Iterable[int]) -> bool:
        """Return whether the game is about to begin, or waits for others than these seats."""
        return self.countdown.is_running or any(self._evening.place(seat).is_ready for seat in seats)
