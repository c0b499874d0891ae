"""Badges, markers, cursors, furniture and signs: each is there, and each is unlike the others."""

from itertools import pairwise

import pytest
from paint_kit import FULL_HD, colour_at, is_near, make_art, pixels, shown_on, visible_pixels
from pygame import Surface

from ticgame.core.cards import KEY_COUNT, Key, Relation
from ticgame.play.paint.art import Art
from ticgame.play.paint.icons import ICONS
from ticgame.play.paint.markers import DISCS
from ticgame.play.theme import ANIMALS

SAME_ICONS = {"eye": "spot"}


@pytest.fixture(scope="module")
def art() -> Art:
    return make_art()


def test_every_animal_has_its_own_badge_at_every_size(art: Art) -> None:
    for radius in (18, 24, 38, 64):
        badges = [art.badge(animal, radius) for animal in ANIMALS]
        assert len({pixels(badge) for badge in badges}) == 6
        assert all(badge.get_width() == badge.get_height() for badge in badges)


def test_badges_have_six_sides(art: Art) -> None:
    badge = art.badge("whale", 60)
    half = badge.get_width() // 2
    assert badge.get_at((half, half - 62)).a == 255, "a corner points up"
    assert badge.get_at((half - 62, half)).a == 0, "left and right are flat sides"


def test_every_relation_has_its_own_marker(art: Art) -> None:
    assert set(DISCS) == {relation.value for relation in Relation}
    for scale in (0.84, 1.0, 1.35):
        assert len({pixels(art.marker(kind, scale)) for kind in DISCS}) == len(DISCS)


def test_markers_differ_in_shape_without_colour(art: Art) -> None:
    """Colour never speaks alone: in grey, no two symbols may coincide."""
    shapes = set()
    for kind in DISCS:
        picture = art.marker(kind, 2.0, glow=False)
        half = picture.get_width() // 2
        ink = art.kit.colour(DISCS[kind].symbol)
        cells = tuple(
            is_near(picture.get_at((half + x, half + y))[:3], ink, within=40)
            for x in range(-18, 19, 3)
            for y in range(-18, 19, 3)
        )
        shapes.add(cells)
    assert len(shapes) == len(DISCS)


def test_mint_means_tic_only(art: Art) -> None:
    mint = art.kit.colour("tic")
    assert [kind for kind in DISCS if art.kit.colour(DISCS[kind].fill) == mint] == ["tic"]


@pytest.mark.parametrize("animal", ANIMALS)
@pytest.mark.parametrize("locked", [False, True])
def test_a_cursor_leaves_the_card_as_it_is(art: Art, animal: str, locked: bool) -> None:
    ring = art.cursor(80, 112, animal, locked=locked, badge=0)
    left, top = (ring.get_width() - 80) // 2, (ring.get_height() - 112) // 2
    assert not any(ring.get_at((left + x, top + y)).a for x in range(3, 77, 6) for y in range(3, 109, 6))


@pytest.mark.parametrize("animal", ANIMALS)
def test_a_cursor_never_covers_numeral_or_letter(art: Art, animal: str) -> None:
    ring = art.cursor(80, 112, animal)
    left, top = (ring.get_width() - 80) // 2, (ring.get_height() - 112) // 2
    for x in (*range(2, 28, 4), *range(60, 78, 4)):
        for y in range(4, 30, 4):
            assert ring.get_at((left + x, top + y)).a == 0, (x, y)


def test_a_locked_cursor_has_no_white_line(art: Art) -> None:
    def whites(picture: Surface) -> int:
        column = picture.get_height() // 2
        return sum(picture.get_at((x, column))[:] == (255, 255, 255, 255) for x in range(picture.get_width()))

    assert whites(art.cursor(80, 112, "frog", badge=0)) > 0
    assert whites(art.cursor(80, 112, "frog", badge=0, locked=True)) == 0


def test_nested_cursors_lie_outside_each_other(art: Art) -> None:
    inner = art.cursor(80, 112, "pig", badge=0, locked=True).get_bounding_rect(min_alpha=128)
    outer = art.cursor(80, 112, "owl", badge=0, locked=True, nest=1).get_bounding_rect(min_alpha=128)
    assert outer.width == inner.width + 18
    assert outer.height == inner.height + 18


@pytest.mark.parametrize("name", sorted(ICONS))
def test_every_icon_fills_its_place(art: Art, name: str) -> None:
    icon = art.icon(name, 64)
    assert icon.get_size() == (64, 64)
    assert 0.04 < visible_pixels(icon) / 64**2 < 0.95
    box = icon.get_bounding_rect()
    assert min(box.left, box.top, 64 - box.right, 64 - box.bottom) >= 0
    assert abs(box.centerx - 32) <= 7
    assert abs(box.centery - 32) <= 9


def test_icons_differ(art: Art) -> None:
    assert len({pixels(art.icon(name, 48)) for name in ICONS}) == len(ICONS) - len(SAME_ICONS)


def test_controls_differ_and_keycaps_grow(art: Art) -> None:
    faces = [f"pad:{name}" for name in ("A", "B", "X", "Y", "cross", "circle", "square", "triangle", "menu")]
    faces += [
        f"pad:{name}" for name in ("dpad", "left", "right", "up", "down", "LB", "Bottom", "Right", "Top")
    ]
    faces += ["key:A", "key:←", "key:→", "mouse:left", "mouse:right", "mouse:wheel"]
    assert len({pixels(art.key_glyph(face)) for face in faces}) == len(faces)
    assert art.key_glyph("key:Backspace").get_width() > art.key_glyph("key:A").get_width()
    assert {art.key_glyph(face).get_height() for face in faces} == {44}
    with pytest.raises(ValueError, match="joy:A"):
        art.key_glyph("joy:A")


def test_felt_covers_the_display_and_has_no_bands() -> None:
    for size in (FULL_HD, (1024, 600), (1000, 900)):
        felt = make_art(size).felt("table")
        assert felt.get_size() == size
        assert felt.get_at((0, 0)).a == 255
    felt = make_art().felt("title")
    row = [felt.get_at((x, 500)).b for x in range(200, 1400)]
    longest = run = 0
    for before, here in pairwise(row):
        run = run + 1 if before == here else 0
        longest = max(longest, run)
    assert longest < 40


def test_felt_is_brightest_in_the_middle(art: Art) -> None:
    felt = art.felt("table")
    assert sum(colour_at(felt, 0.5, 0.4)) > 1.5 * sum(colour_at(felt, 0.02, 0.6))


def test_progress_is_told_by_segments(art: Art) -> None:
    picture = art.segments(300, total=5, filled=3, preview=1)
    full, empty = art.kit.colour("mission"), art.kit.colour("mission.empty")
    middles = [colour_at(picture, (place + 0.45) / 5, 0.5) for place in range(5)]
    assert [middle == full for middle in middles] == [True, True, True, False, False]
    assert middles[4] == empty
    assert picture.get_width() == 300
    done = art.segments(300, total=5, filled=5, done=True)
    assert colour_at(done, 0.5, 0.5) == art.kit.colour("mission.done")


def test_every_key_has_its_own_chip(art: Art) -> None:
    assert len({pixels(art.key_chip(Key(key))) for key in range(KEY_COUNT)}) == KEY_COUNT


def test_slots_match_the_cards_they_wait_for() -> None:
    for size in (FULL_HD, (1280, 720), (1024, 600)):
        art = make_art(size)
        for width, height in ((80, 112), (69, 97), (60, 84), (53, 74), (92, 129)):
            slot = art.slot(width, height)
            assert slot.get_size() == art.back(width).get_size()
        assert pixels(art.slot(80, 112, legal=True)) != pixels(art.slot(80, 112))


def test_furniture_is_centred_in_its_picture(art: Art) -> None:
    for picture, width in (
        (art.panel(300, 200), 300),
        (art.panel(300, 200, animal="pig", active=True), 300),
        (art.menu_row(300, 56, focused=True), 300),
        (art.banner(300, 108, "frog"), 300),
    ):
        row = picture.get_height() // 2
        solid = [x for x in range(picture.get_width()) if picture.get_at((x, row)).a > 150]
        assert (solid[0] + solid[-1] + 1) / 2 == pytest.approx(picture.get_width() / 2, abs=1)
        assert solid[-1] - solid[0] + 1 == pytest.approx(width, abs=30)


def test_the_logo_is_joined_by_tics(art: Art) -> None:
    logo, mint = art.logo(), art.kit.colour("tic")
    assert logo.get_size() == (520, 240)
    assert all(is_near(shown_on(logo).get_at((x, 115))[:3], mint) for x in (180, 340))
