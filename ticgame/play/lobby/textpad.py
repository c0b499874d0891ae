"""Writing with four directions and a button: a board of letters, and the text that comes of it."""

from enum import StrEnum
from typing import NamedTuple

from ticgame.play.input.bindings import Intent

COLUMNS = 6


class KeyKind(StrEnum):
    """What a key of the board does."""

    LETTER = "letter"
    SPACE = "space"
    SHIFT = "shift"
    ACCENTS = "accents"
    ERASE = "erase"
    DONE = "done"


class PadKey(NamedTuple):
    """A key of the board: what it says, what it does, the columns it covers."""

    label: str
    kind: KeyKind
    column: int
    span: int = 1


_PLAIN = ("abcdef", "ghijkl", "mnopqr", "stuvwx", "yz-'.")
_ACCENTED = ("äàáâãå", "éèêëęæ", "íïöóôõ", "øœüúûù", "çñßłš")
_LAST_ROW = (
    PadKey("Shift", KeyKind.SHIFT, 0),
    PadKey("é", KeyKind.ACCENTS, 1),
    PadKey("Erase", KeyKind.ERASE, 2, 2),
    PadKey("Done", KeyKind.DONE, 4, 2),
)


class TextPad:
    """A text of at most `limit` characters, written letter by letter or from a keyboard.

    The first letter of each word comes out large by itself.
    """

    def __init__(self, text: str = "", *, limit: int) -> None:
        self.text = text[:limit]
        self.row = 0
        self.column = 0
        self._limit = limit
        self._is_shifted: bool | None = None
        self._has_accents = False

    @property
    def is_large(self) -> bool:
        """Whether the next letter is a capital."""
        if self._is_shifted is not None:
            return self._is_shifted
        return not self.text or self.text[-1] in " -"

    @property
    def rows(self) -> tuple[tuple[PadKey, ...], ...]:
        """The board as it is now."""
        letters = _ACCENTED if self._has_accents else _PLAIN
        shown = [[self._cased(letter) for letter in row] for row in letters]
        rows = [
            tuple(PadKey(letter, KeyKind.LETTER, column) for column, letter in enumerate(row))
            for row in shown
        ]
        rows[-1] += (PadKey("␣", KeyKind.SPACE, COLUMNS - 1),)
        return (*rows, _LAST_ROW)

    @property
    def key(self) -> PadKey:
        """The key in focus."""
        return self.key_at(self.row, self.column)

    def key_at(self, row: int, column: int) -> PadKey:
        """Return the key that covers a place of the board."""
        return next(key for key in self.rows[row] if key.column <= column < key.column + key.span)

    def steer(self, way: Intent) -> None:
        """Move the focus, round and round."""
        if way is Intent.UP:
            self.row = (self.row - 1) % len(self.rows)
        elif way is Intent.DOWN:
            self.row = (self.row + 1) % len(self.rows)
        elif way is Intent.LEFT:
            self.column = (self.key.column - 1) % COLUMNS
        elif way is Intent.RIGHT:
            self.column = (self.key.column + self.key.span) % COLUMNS

    def focus(self, row: int, column: int) -> None:
        """Put the focus on a place of the board."""
        self.row, self.column = row, column

    def press(self) -> bool:
        """Press the key in focus; True if that ends the writing."""
        kind = self.key.kind
        if kind is KeyKind.LETTER:
            self.write(self.key.label)
        elif kind is KeyKind.SPACE:
            self.write(" ")
        elif kind is KeyKind.SHIFT:
            self._is_shifted = not self.is_large
        elif kind is KeyKind.ACCENTS:
            self._has_accents = not self._has_accents
        elif kind is KeyKind.ERASE:
            self.erase()
        return kind is KeyKind.DONE

    def write(self, text: str) -> None:
        """Add text as far as there is room."""
        self.text = (self.text + text)[: self._limit]
        self._is_shifted = None

    def erase(self) -> None:
        """Take the last character away."""
        self.text = self.text[:-1]
        self._is_shifted = None

    def _cased(self, letter: str) -> str:
        # A capital ß is two letters in many fonts.
        return letter.upper() if self.is_large and letter != "ß" else letter
