"""Card faces show what they are: ground, number, shape, colour marks, the Extremes."""

import pytest
from paint_kit import colour_at, is_near, make_art, mean_light, pixels
from pygame import Surface

from ticgame.core.cards import ALL_CARDS, COLOUR, COLOURS, NUMBER, parse_card
from ticgame.play.paint.art import Art
from ticgame.play.paint.cards import card_height, ground_picture
from ticgame.play.theme import level


@pytest.fixture(scope="module")
def art() -> Art:
    return make_art()


@pytest.mark.parametrize("width", [60, 80, 120, 250])
@pytest.mark.parametrize(
    ("choices", "within"),
    # Under strong patterns alone, cyan's blue meets the end of its scale two levels early.
    [({}, 1.1), ({"has_strong_patterns": True}, 2.6), ({"is_distinct": True}, 2.0)],
)
def test_mean_of_a_ground_is_the_colour_of_the_palette(
    width: int, choices: dict[str, bool], within: float
) -> None:
    theme = make_art(**choices).theme
    for colour, name in enumerate(COLOURS):
        look, ground = theme.card_colours(colour), theme.ground(colour)
        picture = ground_picture(look, ground, width, card_height(width), is_strong=theme.is_strong)
        mean = [level(light) for light in mean_light(picture)]
        assert mean == pytest.approx(look.mean, abs=within), name


@pytest.mark.parametrize("width", [80, 53, 49])
@pytest.mark.parametrize("choices", [{}, {"is_distinct": True}, {"has_letters": False}])
def test_all_cards_differ(width: int, choices: dict[str, bool]) -> None:
    art = make_art(**choices)
    assert len({pixels(art.card(card, width)) for card in ALL_CARDS}) == 125


def test_a_card_has_the_proportions_of_its_design(art: Art) -> None:
    assert art.card(ALL_CARDS[7], 80).get_size() == (80, 112)
    assert art.card(ALL_CARDS[7], 120).get_size() == (120, 168)
    assert make_art((1280, 720)).card(ALL_CARDS[7], 120).get_size() == (80, 112)


def test_corners_are_round_and_edges_solid(art: Art) -> None:
    face = art.card(parse_card("3so"), 80)
    for corner in ((0, 0), (79, 0), (0, 111), (79, 111)):
        assert face.get_at(corner).a == 0
    for middle in ((0, 56), (79, 56), (40, 0), (40, 111)):
        assert face.get_at(middle).a == 255


def test_keyline_and_lip_frame_the_card(art: Art) -> None:
    for colour in range(5):
        face = art.card(ALL_CARDS[50 + colour], 120)
        look = art.theme.card_colours(colour)
        assert is_near(colour_at(face, 0.5, 0.999), look.lip), COLOURS[colour]
        assert is_near(colour_at(face, 0.0, 0.4), look.keyline, within=26), COLOURS[colour]


def runs_along(picture: Surface, y: int, colour: tuple[int, int, int]) -> int:
    """Return how many separate stretches of a colour a row of pixels has."""
    row = [is_near(tuple(picture.get_at((x, y)))[:3], colour, within=24) for x in range(picture.get_width())]
    return sum(here and not before for before, here in zip([False, *row], row, strict=False))


@pytest.mark.parametrize("width", [80, 120])
def test_pips_count_the_number(art: Art, width: int) -> None:
    for card in ALL_CARDS:
        glyph = art.theme.card_colours(COLOUR[card]).glyph
        row = round(card_height(width) * 0.872)
        assert runs_along(art.card(card, width), row, glyph) == NUMBER[card] + 1


def test_glyphs_are_cream_on_dark_grounds_and_ink_on_bright_ones(art: Art) -> None:
    for card in ALL_CARDS:
        face, colour = art.card(card, 120), COLOUR[card]
        # Every shape covers this point; the crescent too.
        assert is_near(colour_at(face, 0.72, 0.555), art.theme.card_colours(colour).glyph), card
        name = "cream" if COLOURS[colour] in ("violet", "red") else "ink"
        assert art.theme.card_colours(colour).glyph == art.theme.colour(name)


def test_numeral_is_as_high_as_the_design_says(art: Art) -> None:
    face = art.card(parse_card("1ty"), 200)
    ink = art.theme.colour("ink")
    rows = [
        y for y in range(140) if any(is_near(face.get_at((x, y))[:3], ink, within=60) for x in range(30, 62))
    ]
    assert rows[-1] - rows[0] + 1 == pytest.approx(0.305 * 280, abs=2.5)
    assert rows[0] == pytest.approx(0.075 * 280, abs=2)


def test_letters_can_be_switched_off_and_follow_the_language() -> None:
    card = parse_card("2ty")
    usual, bare, german = make_art(), make_art(has_letters=False), make_art(letter_set="VCGOR")
    faces = {pixels(art.card(card, 120)) for art in (usual, bare, german)}
    assert len(faces) == 3
    top_right = (0.865, 0.1)
    yellow = bare.theme.card_colours(2).mean
    assert is_near(colour_at(bare.card(card, 120), *top_right), yellow, within=20)


def test_high_distinction_puts_the_letter_on_a_plate() -> None:
    art = make_art(is_distinct=True)
    for card in (parse_card("2tv"), parse_card("2tc")):
        face = art.card(card, 200)
        assert is_near(colour_at(face, 0.90, 0.07), art.theme.card_colours(COLOUR[card]).glyph, within=8)


def test_extremes_have_a_line_and_a_glint(art: Art) -> None:
    for code in ("1ov", "5sr"):
        face = art.card(parse_card(code), 240)
        glint = colour_at(face, 0.15, 0.70)
        assert is_near(glint, art.theme.colour("extreme_sparkle"), within=8)
    plain = art.card(parse_card("2ov"), 240)
    assert not is_near(colour_at(plain, 0.15, 0.70), art.theme.colour("extreme_sparkle"), within=60)


def test_backs_change_design_below_seventy(art: Art) -> None:
    roundel = art.theme.colour("roundel")
    large, small = art.back(104), art.back(58)
    assert is_near(colour_at(large, 0.28, 0.49), roundel, within=16)
    assert not is_near(colour_at(small, 0.28, 0.49), roundel, within=30)
