"""Words that have to fit: made smaller first, then cut."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.play.paint.kit import Paint

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

SMALLEST = 28.0


def fitting_size(art: "Art", words: str, width: float, size: float, *, font: str = "extra") -> float:
    """Return the size at which words fit a width, no larger than `size` and no smaller than `SMALLEST`."""
    needed = art.text_width(words, size, font=font)
    if needed > width:
        size = max(min(SMALLEST, size), size * width / needed)
    # Type comes in whole pixels, so a size that fits by proportion may still be a little too wide.
    while size > SMALLEST and art.text_width(words, size, font=font) > width:
        size = max(SMALLEST, size - 1)
    return size


def paragraph_size(
    art: "Art", words: str, room: tuple[float, float], size: float, *, leading: float, font: str = "bold"
) -> float:
    """Return the size at which wrapped words fit a width and a height, between `SMALLEST` and `size`."""
    width, height = room
    while size > SMALLEST and len(art.wrap(words, width, size, font=font)) * size * leading > height:
        size = max(SMALLEST, size - 1)
    return size


def fitted(
    art: "Art",
    words: str,
    width: float,
    size: float,
    *,
    colour: Paint = "main",
    font: str = "extra",
    shadow: bool = False,
) -> Surface:
    """Return a line that fits a width, smaller or cut if need be."""
    size = fitting_size(art, words, width, size, font=font)
    shown = art.shortened(words, width, size, font=font)
    return art.text(shown, size, colour, font=font, shadow=shadow)
