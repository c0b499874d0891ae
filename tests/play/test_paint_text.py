"""Type: every letter needed is there, figures keep still, lines sit level, fonts bring their licences."""

import pytest
from paint_kit import make_art, visible_pixels

from ticgame import data_dir
from ticgame.play.paint.art import Art
from ticgame.play.text import FACES
from ticgame.play.theme import ROLES

LANGUAGES = {
    "English": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'()+-−–—×·…/%&=’“”",
    "French": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»",
    "German": "äöüßÄÖÜ„“",
    "Spanish": "áéíñóúüÁÉÍÑÓÚÜ¿¡",
}
NAMES = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻčďěňřšťůžğışőűБорисИванΝίκος"


@pytest.fixture(scope="module")
def art() -> Art:
    return make_art()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_our_languages_is_in_every_font(art: Art, language: str, face: str) -> None:
    assert art.kit.type.missing(face, LANGUAGES[language]) == ""


@pytest.mark.parametrize("face", ["extra", "bold"])
def test_names_of_many_players_can_be_written(art: Art, face: str) -> None:
    assert art.kit.type.missing(face, NAMES) == ""


def test_titles_with_a_missing_letter_are_set_in_manrope(art: Art) -> None:
    assert art.kit.type.missing("title", "Łucja Świątek") == "Śą"
    fitted = art.kit.type.fitted("Łucja Świątek", "plate")
    assert (fitted.face, fitted.size) == ("extra", pytest.approx(52 * 0.96))
    assert art.kit.type.fitted("Łucja", "plate") == ROLES["plate"]


def test_fallback_draws_all_letters(art: Art) -> None:
    whole = visible_pixels(art.text("Świątek", "plate"))
    assert whole > visible_pixels(art.text("witek", "plate"))


def test_figures_in_a_counter_keep_still(art: Art) -> None:
    widths = {art.figures(f"{digit}:1{digit}", "plate").get_width() for digit in range(10)}
    assert len(widths) == 1
    assert len({art.text(str(digit), "plate").get_width() for digit in range(10)}) > 1


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160)])
def test_capitals_stand_in_the_middle_of_the_picture(role: str, size: tuple[int, int]) -> None:
    picture = make_art(size).text("H", role)
    ink = picture.get_bounding_rect(min_alpha=128)
    assert abs(ink.centery - picture.get_height() / 2) <= 1.01


def test_tails_do_not_move_a_line(art: Art) -> None:
    assert art.text("Hgpj", "name").get_height() == art.text("H", "name").get_height()


def test_type_follows_the_canvas() -> None:
    arts = [make_art(size) for size in ((1280, 720), (1920, 1080), (3840, 2160))]
    heights = [
        art.text("H", "victory").get_bounding_rect(min_alpha=128).height / art.canvas.k for art in arts
    ]
    widths = [art.text_width("Tic Squared", "screen") for art in arts]
    assert heights == pytest.approx([heights[1]] * 3, abs=1)
    assert widths == pytest.approx([widths[1]] * 3, rel=0.03)


def test_no_role_is_smaller_than_28() -> None:
    assert min(role.size for role in ROLES.values()) == 28


def test_wrapping_keeps_words_and_widths(art: Art) -> None:
    words = "Two cards that share exactly two of number, shape and colour make a Tic."
    lines = art.wrap(words, 300, "hint")
    assert len(lines) > 2
    assert " ".join(lines) == words
    assert all(art.text_width(line, "hint") <= 300 for line in lines)
    assert art.wrap("one\n\ntwo", 300, "hint") == ["one", "", "two"]


def test_a_word_wider_than_the_column_is_cut(art: Art) -> None:
    lines = art.wrap("Donaudampfschifffahrtsgesellschaft", 160, "hint")
    assert "".join(lines) == "Donaudampfschifffahrtsgesellschaft"
    assert all(art.text_width(line, "hint") <= 160 for line in lines)


def test_long_names_are_shortened(art: Art) -> None:
    short = art.shortened("Maximiliane-Theodora", 150, "name")
    assert short.endswith("…")
    assert art.text_width(short, "name") <= 150
    assert art.shortened("Mia", 150, "name") == "Mia"


def test_paragraphs_grow_by_lines(art: Art) -> None:
    one = art.paragraph("Tic", 400, "hint")
    two = art.paragraph("Tic\nNic", 400, "hint")
    assert one.get_width() == two.get_width() == 400
    assert two.get_height() - one.get_height() == pytest.approx(28 * 1.35, abs=1)
    right = art.paragraph("Tic", 400, "hint", align="right").get_bounding_rect()
    assert right.right > 395


def test_ink_has_the_asked_height(art: Art) -> None:
    for height in (8, 24, 60, 130):
        assert art.kit.type.ink("4", height).get_height() == height
    grown = art.kit.type.ink("4", 60, margin=6, outline=5)
    plain = art.kit.type.ink("4", 60, margin=6)
    assert grown.get_size() == plain.get_size()
    assert visible_pixels(grown) > visible_pixels(plain)
    # Solid in the middle: shrinking must not make letters grey.
    assert max(plain.get_at((x, 40)).a for x in range(plain.get_width())) == 255


@pytest.mark.parametrize(("text", "holder"), [
    ("OFL-FredokaOne.txt", 'Milena B Brandao (milenabbrandao@gmail.com), with Reserved Font Name "Fredoka"'),
    ("OFL-Manrope.txt", "The Manrope Project Authors"),
])  # fmt: skip
def test_each_font_has_its_own_licence(text: str, holder: str) -> None:
    licence = (data_dir("assets") / "fonts" / text).read_text(encoding="utf-8")
    assert holder in licence.splitlines()[0]
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Press Start" not in licence
