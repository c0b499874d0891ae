"""Words that have to fit: as large as there is room for, and never too small to be read."""

import pytest
from paint_kit import make_art

from ticgame.play.paint.art import Art
from ticgame.play.widgets.labels import SMALLEST, fitting_size, paragraph_size

WORDS = "Everything that is told here takes more than one line, however wide the box may be."


@pytest.fixture(scope="module")
def art() -> Art:
    return make_art()


@pytest.mark.parametrize("size", [28.0, 31.0, 37.4, 40.3])
def test_wrapped_words_are_never_smaller_than_the_smallest(art: Art, size: float) -> None:
    assert paragraph_size(art, WORDS, (300, 20), size, leading=1.2) == SMALLEST


def test_wrapped_words_are_as_large_as_they_fit(art: Art) -> None:
    size = paragraph_size(art, WORDS, (600, 140), 60, leading=1.2)
    assert SMALLEST < size < 60
    heights = [len(art.wrap(WORDS, 600, each, font="bold")) * each * 1.2 for each in (size, size + 1)]
    assert heights[0] <= 140 < heights[1]
    assert paragraph_size(art, WORDS, (600, 900), 60, leading=1.2) == 60


def test_a_line_is_as_large_as_it_fits_and_never_too_small(art: Art) -> None:
    assert fitting_size(art, WORDS, 100, 40) == SMALLEST
    assert fitting_size(art, WORDS, 5000, 40) == 40
    size = fitting_size(art, WORDS, 1300, 40)
    assert SMALLEST < size < 40
    assert art.text_width(WORDS, size, font="extra") <= 1300
