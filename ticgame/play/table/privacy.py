"""Who may see which hand (T15): open hands, hands that show while their seat peeks, and the curtain."""

from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Final

from ticgame.core.contract import Seat
from ticgame.play.settings import HandPrivacy, Hold, Settings

PEEK_MS: Final = 8000.0
"""A hand that was uncovered with one press hides so long after its seat's last press."""
TAP_MS: Final = 300.0
"""A button that is let go sooner was tapped: the hand stays open as if it had been toggled."""


class PeekMode(StrEnum):
    """How hands are shown."""

    OPEN = "open"
    HOLD = "hold"
    TOGGLE = "toggle"
    CURTAIN = "curtain"

    @property
    def has_peeking(self) -> bool:
        """Whether a button shows a hand that is hidden otherwise."""
        return self in (PeekMode.HOLD, PeekMode.TOGGLE)


class Usual(StrEnum):
    """How a game hides hands from the people of one screen if they don't want it otherwise."""

    NOTHING = "nothing"
    PEEK = "peek"
    CURTAIN = "curtain"


def peek_mode(settings: Settings, humans: int, usual: Usual = Usual.PEEK) -> PeekMode:
    """Return how the hands of a game are shown, by the settings, the number of people and what is usual.

    A game that has nothing to hide is always open.
    """
    if usual is Usual.NOTHING:
        return PeekMode.OPEN
    if settings.hand_privacy is HandPrivacy.CURTAIN:
        return PeekMode.CURTAIN if humans > 1 else PeekMode.OPEN
    if settings.hand_privacy is HandPrivacy.AUTO:
        if humans <= 1:
            return PeekMode.OPEN
        if usual is Usual.CURTAIN:
            return PeekMode.CURTAIN
        return PeekMode.TOGGLE if settings.hold is Hold.TOGGLE else PeekMode.HOLD
    if settings.hand_privacy is HandPrivacy.OPEN:
        return PeekMode.OPEN
    if settings.hand_privacy is HandPrivacy.PEEK_TOGGLE or settings.hold is Hold.TOGGLE:
        return PeekMode.TOGGLE
    return PeekMode.HOLD


class Privacy:
    """Which people's hands the screen shows at the moment; a bot's hand never."""

    def __init__(self, mode: PeekMode, humans: Iterable[Seat]) -> None:
        self.mode = mode
        self._humans = tuple(humans)
        self._hides_at: dict[Seat, float | None] = {}
        self._opened_at: dict[Seat, float] = {}

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats whose hands may be shown at all."""
        return self._humans

    def set_humans(self, humans: Collection[Seat]) -> None:
        """Note which seats people play now; a hand that a bot took over hides."""
        self._humans = tuple(humans)
        for seat in [seat for seat in self._hides_at if seat not in self._humans]:
            del self._hides_at[seat]

    def shown(self) -> tuple[Seat, ...]:
        """Return the seats whose hand is open or peeked."""
        if self.mode is PeekMode.OPEN:
            return self._humans
        return tuple(seat for seat in self._humans if seat in self._hides_at)

    def peeking(self) -> tuple[Seat, ...]:
        """Return the seats that look at a hand which is hidden otherwise."""
        return self.shown() if self.mode.has_peeking else ()

    def press(self, seat: Seat, now_ms: float, *, is_toggle: bool = False) -> None:
        """Follow the button that peeks going down; `is_toggle` for a device that can't hold it."""
        if not self.mode.has_peeking or seat not in self._humans:
            return
        if self.mode is PeekMode.TOGGLE or is_toggle:
            if seat in self._hides_at:
                del self._hides_at[seat]
            else:
                self._hides_at[seat] = now_ms + PEEK_MS
        else:
            if seat not in self._hides_at:
                self._opened_at[seat] = now_ms
            self._hides_at[seat] = None

    def release(self, seat: Seat, now_ms: float) -> None:
        """Follow the button coming up: a tap leaves the hand open for a while, another one hides it."""
        opened_ms = self._opened_at.pop(seat, None)
        if not self.mode.has_peeking or self._hides_at.get(seat, 0.0) is not None:
            return
        if opened_ms is not None and now_ms - opened_ms < TAP_MS:
            self._hides_at[seat] = now_ms + PEEK_MS
        else:
            del self._hides_at[seat]

    def uncover(self, seat: Seat) -> None:
        """Show a hand until its turn ends: its seat has lifted the curtain."""
        if seat in self._humans:
            self._hides_at[seat] = None

    def note_press(self, seat: Seat, now_ms: float) -> None:
        """Let an uncovered hand stay a while longer: its seat is busy."""
        if self._hides_at.get(seat) is not None:
            self._hides_at[seat] = now_ms + PEEK_MS

    def hide(self, seat: Seat) -> None:
        """Cover a hand: its turn is over."""
        self._hides_at.pop(seat, None)

    def hide_all(self) -> None:
        """Cover every hand that isn't open: nobody watches the screen, or somebody else may."""
        self._hides_at.clear()

    def update(self, now_ms: float) -> None:
        """Cover what was uncovered long enough."""
        for seat, until in list(self._hides_at.items()):
            if until is not None and until <= now_ms:
                del self._hides_at[seat]

    def rest_ms(self, now_ms: float) -> float | None:
        """Return the time until a hand hides by itself, None if none does."""
        times = [until for until in self._hides_at.values() if until is not None]
        return max(0.0, min(times) - now_ms) if times else None
