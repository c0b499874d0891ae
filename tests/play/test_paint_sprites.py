"""Cards for the stage: encoded last, centred on the card, turned from kept masters, bounded."""

import pygame
import pytest
from paint_kit import is_near, make_art, pixels, shown_on
from pygame import Surface

from ticgame.core.cards import ALL_CARDS, parse_card
from ticgame.play.paint.art import Art
from ticgame.play.paint.cache import PictureCache
from ticgame.play.paint.kit import PICTURE_BYTES


@pytest.fixture(scope="module")
def art() -> Art:
    return make_art()


def is_encoded(picture: Surface) -> bool:
    return bool(picture.get_flags() & pygame.RLEACCELOK)


def test_sprites_are_encoded_and_their_sources_are_not(art: Art) -> None:
    card = parse_card("4cc")
    sprites = [
        art.card_sprite(card, 80),
        art.card_sprite(card, 80, angle=20),
        art.back_sprite(58),
        art.mat(300, 200),
    ]
    assert all(map(is_encoded, sprites))
    assert not is_encoded(art.card(card, 80))
    # Drawing another pose from the kept face must not switch encoding off, nor spoil the face.
    before = pixels(art.card(card, 80))
    art.card_sprite(card, 80, angle=35)
    assert is_encoded(art.card_sprite(card, 80))
    assert pixels(art.card(card, 80)) == before


def test_encoding_hardly_changes_what_is_seen(art: Art) -> None:
    sprite = art.card_sprite(parse_card("5sr"), 80)
    shown = shown_on(sprite)
    face = art.card(parse_card("5sr"), 80)
    left, top = (sprite.get_width() - 80) // 2, (sprite.get_height() - 112) // 2
    for x in range(8, 72, 5):
        for y in range(8, 104, 7):
            assert is_near(shown.get_at((left + x, top + y))[:3], face.get_at((x, y))[:3], within=1)


@pytest.mark.parametrize("width", [80, 53, 104, 120])
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 600)])
def test_a_resting_face_lies_on_whole_pixels_in_the_middle(width: int, size: tuple[int, int]) -> None:
    art = make_art(size)
    card = parse_card("3qo")
    sprite, face = art.card_sprite(card, width), art.card(card, width)
    left, top = sprite.get_width() - face.get_width(), sprite.get_height() - face.get_height()
    assert (left % 2, top % 2) == (0, 0)
    middle = face.get_rect().center
    place = (middle[0] + left // 2, middle[1] + top // 2)
    assert is_near(shown_on(sprite).get_at(place)[:3], face.get_at(middle)[:3], within=1)


def test_lift_softens_and_lowers_the_shadow(art: Art) -> None:
    flat, high = art.card_sprite(ALL_CARDS[9], 80), art.card_sprite(ALL_CARDS[9], 80, lift=18)
    assert high.get_height() > flat.get_height()
    assert high.get_width() > flat.get_width()


def test_poses_are_rounded_so_that_pictures_are_shared(art: Art) -> None:
    assert art.card_sprite(ALL_CARDS[3], 80, angle=3.6) is art.card_sprite(ALL_CARDS[3], 80, angle=3.5)
    assert art.card_sprite(ALL_CARDS[3], 80, angle=3.6) is not art.card_sprite(ALL_CARDS[3], 80, angle=4.5)
    assert art.card_sprite(ALL_CARDS[3], 80, lift=10.2) is art.card_sprite(ALL_CARDS[3], 80, lift=10)


def test_a_turned_card_has_no_dark_fringe(art: Art) -> None:
    """Between keyline and bright table no pixel may be darker than either by much."""
    bright = (200, 200, 200)
    face = art.card_sprite(parse_card("3oy"), 160, angle=12)
    shown = shown_on(face, bright)
    row = shown.get_height() // 2 - 60
    levels = [shown.get_at((x, row)).r for x in range(shown.get_width() // 2)]
    inside = next(x for x, value in enumerate(levels) if value > 235)
    assert min(levels[inside - 3 : inside]) > 70


def test_flips_get_narrow(art: Art) -> None:
    whole, thin = art.card_sprite(ALL_CARDS[3], 80), art.card_sprite(ALL_CARDS[3], 80, scale_x=0.1)
    assert thin.get_width() < whole.get_width() - 60
    assert art.back_sprite(80, scale_x=0.0).get_width() < whole.get_width() - 60


def surface_of(kilobytes: int) -> Surface:
    return Surface((256, kilobytes), pygame.SRCALPHA)


def test_the_cache_forgets_what_was_used_longest_ago() -> None:
    cache = PictureCache(10 * 1024)
    for name in "abc":
        cache.get(name, lambda: surface_of(3))
    kept = cache.get("a", lambda: surface_of(3))
    cache.get("d", lambda: surface_of(3))
    assert cache.bytes <= 10 * 1024
    assert cache.get("a", lambda: surface_of(3)) is kept
    made: list[str] = []

    def make() -> Surface:
        made.append("b")
        return surface_of(3)

    cache.get("b", make)
    assert made == ["b"]


def test_the_cache_shows_even_what_is_larger_than_it() -> None:
    cache = PictureCache(1024)
    assert cache.get("huge", lambda: surface_of(64)).get_height() == 64
    assert len(cache) == 1


def test_an_evening_of_turning_cards_stays_in_bounds() -> None:
    art = make_art()
    art.kit.pictures.max_bytes = 4 * 2**20
    for angle in range(0, 60, 3):
        for card in ALL_CARDS[:12]:
            art.card_sprite(card, 120, angle=angle)
    assert art.kit.pictures.bytes <= 4 * 2**20
    assert PICTURE_BYTES <= 256 * 2**20
