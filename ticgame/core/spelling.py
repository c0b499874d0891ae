"""A word that somebody may have meant."""

import difflib
from collections.abc import Iterable


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """Return `; did you mean 'x'?` for the known word closest to what was written, empty if none is close."""
    close = difflib.get_close_matches(str(word), [str(item) for item in known], n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
