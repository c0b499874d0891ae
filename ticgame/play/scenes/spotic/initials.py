"""Three initials, set letter by letter with four directions, as on an arcade machine."""

from ticgame.play.fame import INITIALS, LETTERS
from ticgame.play.input.bindings import Intent


class InitialsWheel:
    """Three letters and the one that is being set."""

    def __init__(self, text: str = "AAA") -> None:
        self.letters = list(text[:INITIALS])
        self.at = 0
        self.is_done = False

    @property
    def text(self) -> str:
        """The letters as they are now."""
        return "".join(self.letters)

    def press(self, intent: Intent) -> bool:
        """Follow a press and return whether it meant anything."""
        if self.is_done:
            return False
        if intent in (Intent.UP, Intent.DOWN):
            self.turn(self.at, -1 if intent is Intent.UP else 1)
        elif intent in (Intent.LEFT, Intent.B):
            self.at = max(0, self.at - 1)
        elif intent is Intent.RIGHT:
            self.at = min(INITIALS - 1, self.at + 1)
        elif intent is Intent.A:
            self.is_done = self.at == INITIALS - 1
            self.at = min(INITIALS - 1, self.at + 1)
        else:
            return False
        return True

    def turn(self, at: int, steps: int) -> None:
        """Turn one letter on."""
        self.at = at
        place = (LETTERS.index(self.letters[at]) + steps) % len(LETTERS)
        self.letters[at] = LETTERS[place]
