"""The stage draws what changed, only that, and in the right order."""

import random
from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect, Surface

from ticgame.play.stage import MOST_DIRTY_SPRITES, TOP_LEFT, Stage, merge_rects

SIZE = (640, 360)
NAVY, RED, GREEN, BLUE = (10, 20, 60), (200, 0, 0), (0, 200, 0), (0, 0, 200)


@pytest.fixture
def display():
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


def make_stage(*, k: float = 0.5, origin: tuple[int, int] = (0, 0)) -> Stage:
    backdrop = Surface(SIZE)
    backdrop.fill(NAVY)
    return Stage(SimpleNamespace(size=SIZE, k=k, origin=origin), backdrop)


def block(colour, size=(20, 10)) -> Surface:
    image = Surface(size)
    image.fill(colour)
    return image


def expected_picture(stage: Stage) -> Surface:
    """The slow way: everything from the bottom up."""
    picture = Surface(SIZE)
    picture.fill(NAVY)
    for sprite in stage.sprites:
        if sprite.is_visible:
            picture.blit(sprite.image, sprite.rect)
    return picture


def is_same(a: Surface, b: Surface) -> bool:
    return pygame.image.tobytes(a, "RGB") == pygame.image.tobytes(b, "RGB")


def test_first_draw_paints_everything_and_the_next_one_nothing(display):
    stage = make_stage()
    stage.add(block(RED), 100, 100)
    assert stage.draw(display) == [Rect(0, 0, *SIZE)]
    assert stage.draw(display) == []


def test_design_units_become_pixels_around_the_anchor(display):
    stage = make_stage(k=0.5, origin=(40, 8))
    centred = stage.add(block(RED), 100, 60)
    cornered = stage.add(block(GREEN), 100, 60, anchor=TOP_LEFT)
    assert centred.rect == Rect(80, 33, 20, 10)
    assert cornered.rect == Rect(90, 38, 20, 10)
    cornered.move(320, 184)
    assert cornered.rect.topleft == (200, 100)


def test_a_move_paints_only_where_it_left_and_where_it_arrived(display):
    stage = make_stage()
    sprite = stage.add(block(RED), 100, 100)
    stage.draw(display)
    sprite.move(600, 400)
    assert sorted(stage.draw(display), key=tuple) == [Rect(40, 45, 20, 10), Rect(290, 195, 20, 10)]
    assert display.get_at((50, 50)) == NAVY
    assert display.get_at((300, 200)) == RED


def test_a_move_below_a_pixel_paints_nothing(display):
    stage = make_stage()
    sprite = stage.add(block(RED), 100, 100)
    stage.draw(display)
    sprite.move(100.2, 100.2)
    assert stage.draw(display) == []


def test_layers_cover_one_another_and_can_be_changed(display):
    stage = make_stage()
    high = stage.add(block(RED), 100, 100, layer=5)
    stage.add(block(GREEN), 100, 100, layer=1)
    stage.draw(display)
    assert display.get_at((50, 50)) == RED
    high.layer = 0
    assert stage.draw(display) == [high.rect]
    assert display.get_at((50, 50)) == GREEN


def test_a_baked_sprite_lies_under_live_ones_and_can_still_change(display):
    stage = make_stage()
    baked = stage.add(block(RED, (60, 60)), 100, 100, layer=9, is_baked=True)
    live = stage.add(block(GREEN), 100, 100)
    stage.draw(display)
    assert display.get_at((50, 50)) == GREEN
    live.is_visible = False
    stage.draw(display)
    assert display.get_at((50, 50)) == RED
    baked.image = block(BLUE, (30, 30))
    stage.draw(display)
    assert display.get_at((50, 50)) == BLUE
    assert display.get_at((25, 25)) == NAVY


def test_an_exchanged_backdrop_keeps_what_is_baked(display):
    stage = make_stage()
    stage.add(block(RED), 100, 100, is_baked=True)
    stage.draw(display)
    stage.set_backdrop(block(BLUE, SIZE))
    stage.draw(display)
    assert display.get_at((50, 50)) == RED
    assert display.get_at((0, 0)) == BLUE


def test_removing_repairs_the_picture_and_may_be_repeated(display):
    stage = make_stage()
    sprite = stage.add(block(RED), 100, 100)
    stage.draw(display)
    sprite.remove()
    sprite.remove()
    assert stage.draw(display) == [Rect(40, 45, 20, 10)]
    assert display.get_at((50, 50)) == NAVY


def test_many_moving_sprites_are_one_full_redraw(display):
    stage = make_stage()
    sprites = [stage.add(block(RED, (4, 4)), 20 * i, 50) for i in range(MOST_DIRTY_SPRITES + 1)]
    stage.draw(display)
    for sprite in sprites:
        sprite.y += 300
    assert stage.draw(display) == [Rect(0, 0, *SIZE)]


@pytest.mark.parametrize("seed", range(8))
def test_partial_drawing_gives_the_picture_of_a_full_one(display, seed):
    rng = random.Random(seed)
    stage = make_stage()

    def place() -> tuple[int, int]:
        return rng.randrange(-60, 1340), rng.randrange(-60, 780)

    def image() -> Surface:
        return block([rng.randrange(256) for _ in range(3)], (rng.randrange(5, 90), rng.randrange(5, 90)))

    for i in range(30):
        stage.add(image(), *place(), layer=rng.randrange(4), is_baked=i % 3 == 0)
    for _ in range(40):
        for sprite in rng.sample(stage.sprites, rng.choice((1, 3, 12))):
            rng.choice(
                (
                    lambda s=sprite: s.move(*place()),
                    lambda s=sprite: setattr(s, "image", image()),
                    lambda s=sprite: setattr(s, "is_visible", not s.is_visible),
                    lambda s=sprite: setattr(s, "layer", rng.randrange(4)),
                )
            )()
        stage.draw(display)
        assert is_same(display, expected_picture(stage))


def test_merged_rectangles_never_overlap_and_stay_inside():
    merged = merge_rects(
        [
            Rect(0, 0, 10, 10),
            Rect(30, 0, 10, 10),
            Rect(5, 5, 28, 3),
            Rect(90, 90, 50, 50),
            Rect(200, 0, 5, 5),
        ],
        Rect(0, 0, 100, 100),
    )
    assert sorted(merged, key=tuple) == [Rect(0, 0, 40, 10), Rect(90, 90, 10, 10)]
