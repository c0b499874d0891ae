"""The palette keeps the contrasts that it promises, and canvas and theme answer for it."""

import tomllib

import pytest

from ticgame import data_dir
from ticgame.core.cards import COLOURS
from ticgame.play import palette
from ticgame.play.theme import (
    ANIMALS,
    Canvas,
    Theme,
    contrast,
    level,
    linear,
    load_palette,
    mix,
    parse_colour,
)

PALETTE = load_palette()
PANEL_TOP = "panel top"
# Panels are 7 % lighter at the top: what can be read there can be read everywhere on them.
PANEL = mix(PALETTE.tint("surface.panel").colour, (255, 255, 255), 0.07)


@pytest.mark.parametrize(
    ("is_distinct", "ratios"),
    [(False, (4.8, 10.0, 15.0, 6.1, 6.4)), (True, (4.9, 9.9, 15.1, 5.5, 8.0))],
)
def test_glyphs_stand_out_from_their_ground(is_distinct: bool, ratios: tuple[float, ...]) -> None:
    for colour, ratio in enumerate(ratios):
        look = PALETTE.card(colour, is_distinct=is_distinct)
        assert round(contrast(look.mean, look.glyph), 1) == ratio, COLOURS[colour]


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [
        ("text.main", PANEL_TOP, 14.1),
        ("text.muted", PANEL_TOP, 8.4),
        ("text.accent", PANEL_TOP, 8.1),
        ("meaning.tic", PANEL_TOP, 10.6),
        ("meaning.single", PANEL_TOP, 9.8),
        ("meaning.nic", PANEL_TOP, 4.1),
        ("meaning.nic.text", PANEL_TOP, 7.0),
        ("meaning.mission", PANEL_TOP, 8.1),
        ("meaning.mission", "meaning.mission.empty", 5.0),
        ("text.main", "surface.mat_top", 11.6),
        ("text.muted", "surface.mat_top", 6.9),
        ("meaning.menu_focus.text_muted", "meaning.menu_focus.bottom", 6.4),
        ("seats.owl", "text.dark", 3.9),
    ],
)
def test_words_and_marks_are_readable(one: str, other: str, ratio: float) -> None:
    ground = PANEL if other == PANEL_TOP else PALETTE.tint(other).colour
    have = contrast(PALETTE.tint(one).colour, ground)
    assert have == pytest.approx(ratio, abs=0.1)


@pytest.mark.parametrize(("animal", "main", "muted"), [
    ("pig", 8.7, 5.2), ("frog", 10.9, 6.5), ("whale", 10.2, 6.1),
    ("bear", 9.8, 5.8), ("rabbit", 9.2, 5.5), ("owl", 11.9, 7.1),
])  # fmt: skip
def test_panel_headers_carry_text(animal: str, main: float, muted: float) -> None:
    theme = Theme(PALETTE)
    header = theme.header(animal)
    assert contrast(theme.colour("main"), header) == pytest.approx(main, abs=0.06)
    assert contrast(theme.colour("muted"), header) == pytest.approx(muted, abs=0.06)


def test_keylines_separate_dark_cards_from_the_mat() -> None:
    theme = Theme(PALETTE)
    for colour, ratio in ((0, 7.0), (4, 5.9)):
        keyline = theme.card_colours(colour).keyline
        assert contrast(keyline, theme.colour("mat_top")) == pytest.approx(ratio, abs=0.1)


def test_short_names_find_text_before_seats() -> None:
    assert PALETTE.tint("muted") == PALETTE.tint("text.muted")
    assert PALETTE.tint("whale").colour == parse_colour("#4799FC")
    assert PALETTE.tint("legal_slot.line").alpha == 0.55
    with pytest.raises(KeyError, match="puce"):
        PALETTE.tint("puce")


def test_every_seat_has_a_colour_and_a_header() -> None:
    theme = Theme(PALETTE)
    assert len({theme.colour(animal) for animal in ANIMALS}) == len({theme.header(a) for a in ANIMALS}) == 6


def test_strong_patterns_alone_keep_the_usual_colours() -> None:
    usual, strong = Theme(PALETTE), Theme(PALETTE, has_strong_patterns=True)
    distinct = Theme(PALETTE, is_distinct=True)
    for colour in range(5):
        assert strong.card_colours(colour).mean == usual.card_colours(colour).mean
        assert strong.card_colours(colour).pattern_alpha == distinct.card_colours(colour).pattern_alpha
    assert strong.is_strong
    assert distinct.is_strong
    assert not usual.is_strong


def test_colours_are_read_strictly() -> None:
    assert parse_colour("#804CE6") == (128, 76, 230)
    for wrong in ("804CE6", "#804CE", "#80 CE6 "):
        with pytest.raises(ValueError):
            parse_colour(wrong)


def test_light_and_level_are_inverse() -> None:
    assert [round(level(linear(value))) for value in range(256)] == list(range(256))
    assert mix((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 600), (3840, 2160), (1080, 1920)])
def test_canvas_centres_the_design_space(size: tuple[int, int]) -> None:
    canvas = Canvas(size)
    assert canvas.to_pixels(960, 540) == pytest.approx((size[0] / 2, size[1] / 2))
    assert canvas.to_design(*canvas.to_pixels(123, 456)) == pytest.approx((123, 456))
    left, top = canvas.to_pixels(0, 0)
    assert left >= -1e-9
    assert top >= -1e-9


def test_canvas_shrinks_for_television_sets() -> None:
    canvas = Canvas((1920, 1080), safe_area=0.9)
    assert canvas.k == pytest.approx(0.9)
    assert canvas.to_pixels(0, 0) == pytest.approx((96, 54))
    assert (canvas.px(0), canvas.px(0.2), canvas.px(10)) == (0, 1, 9)


@pytest.mark.parametrize(("name", "table"), [("palette", palette.PALETTE), ("grounds", palette.GROUNDS)])
def test_the_module_of_colours_is_what_the_assets_say(name: str, table: dict[str, object]) -> None:
    said = tomllib.loads((data_dir("assets") / f"{name}.toml").read_text(encoding="utf-8"))
    assert table == said, "the assets have changed: run tools/make_palette.py"
