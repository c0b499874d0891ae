"""What lives on a resting table, pictures in motion within their bounds, and light that never flashes."""

import itertools
from math import cos, pi
from random import Random

import pygame
import pytest
from motion_kit import MovingTable

from ticgame.core.cards import Card
from ticgame.play.launch import ArtMaker
from ticgame.play.settings import Settings
from ticgame.play.table import effects, timing, tween
from ticgame.play.table.grid import Box
from ticgame.play.table.idle import GLOW_STEPS, life_at
from ticgame.play.table.pictures import (
    MASTER_COUNTS,
    MOST_KEPT,
    MOST_NEW,
    CardPictures,
    look_of,
    nearest_look,
)
from ticgame.play.table.pose import Face, Pose
from ticgame.play.table.tween import Timeline
from ticgame.play.theme import load_palette


@pytest.fixture
def table(tmp_path):
    table = MovingTable(tmp_path, seats=1, humans=1, start=[["1ov", 0, 0], ["5sr", 1, 0]])
    table.picture.hurry()
    yield table
    table.close()


@pytest.fixture(scope="module")
def art():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    yield ArtMaker(load_palette())((1280, 720), Settings())
    pygame.display.quit()


def test_a_breath_goes_two_pixels_up_and_back_in_four_seconds():
    heights = [life_at(ms, k=1.0).breath_px for ms in range(0, 4001, 10)]
    assert (heights[0], max(heights), heights[-1]) == (0, timing.BREATH, 0)
    assert heights[200] == timing.BREATH
    assert sum(a != b for a, b in itertools.pairwise(heights)) == 4


def test_the_badge_glows_in_steps():
    steps = {life_at(ms, k=1.0).glow for ms in range(0, 4000, 10)}
    assert steps == set(range(GLOW_STEPS + 1))


def test_the_extremes_gleam_for_700_ms_every_6_seconds():
    gleam = [ms for ms in range(0, 12000, 5) if life_at(ms, k=1.0).sheen is not None]
    assert next(ms for ms in gleam if ms >= 6000) == 6000
    assert len(gleam) * 5 == 2 * timing.SHEEN_MS


def test_only_the_card_in_focus_breathes_and_the_ring_goes_with_it(table):
    table.run(2000 - timing.SHEEN_MS)
    picture = table.picture
    focus = Face(table.scene.match.view(0).hand[table.scene.cursor.slot])
    rise = table.rest(focus).y - table.seen(focus).y
    assert rise > 0
    assert table.strays() == [focus]
    ring = picture.panels["ring"].mark("ring")
    assert ring.y == pytest.approx(table.seen(focus).y, abs=0.11)


def test_both_extremes_gleam_where_they_rest_and_only_then(table):
    sprites = len(table.scene.stage.sprites)
    table.run(timing.SHEEN_EVERY_MS - timing.SHEEN_MS + 300)
    assert len(table.scene.stage.sprites) == sprites + 2
    table.run(timing.SHEEN_MS)
    assert len(table.scene.stage.sprites) == sprites


def test_between_two_steps_nothing_is_drawn(table):
    table.run(500)
    rest = table.picture.rest_ms()
    assert rest > 100
    table.picture.update(rest - 25)
    assert table.scene.draw(table.session.app.display) == []
    table.picture.update(30)
    assert table.scene.draw(table.session.app.display) != []


def test_little_motion_lets_everything_rest(tmp_path):
    table = MovingTable(tmp_path, seats=1, humans=1, motion="reduced")
    try:
        table.run(timing.FADE_MS + 20)
        table.run(6500)
        assert table.picture.rest_ms() is None
        assert table.strays() == []
    finally:
        table.close()


# -- pictures in motion


def test_only_a_few_new_pictures_are_made_in_a_frame(art):
    pictures = CardPictures(art)
    poses = [Pose(0, 0, 80, angle) for angle in range(0, 360, 10)]
    pictures.begin_frame()
    seen = {pictures.near(Face(Card(7)), pose) for pose in poses}
    assert len(seen) == MOST_NEW - MASTER_COUNTS, "the face itself was drawn as well"
    pictures.begin_frame()
    more = {pictures.near(Face(Card(7)), pose) for pose in poses}
    assert len(more - seen) == MOST_NEW
    for _ in range(len(poses)):
        pictures.begin_frame()
        seen |= {pictures.near(Face(Card(7)), pose) for pose in poses}
    assert len(seen) > 30


def test_a_card_whose_picture_waits_shows_the_nearest(art):
    pictures = CardPictures(art)
    pictures.near(Face(Card(7)), Pose(0, 0, 80))
    pictures.begin_frame()
    made = [pictures.near(Face(Card(7)), Pose(0, 0, 80, 20.0 * number)) for number in range(1, MOST_NEW + 1)]
    assert pictures.near(Face(Card(7)), Pose(0, 0, 80, 61.0 + 3)) is made[2]


def test_the_store_of_pictures_is_bounded(art):
    pictures = CardPictures(art)
    for width in range(20, 60, 4):
        for angle in range(0, 360, 2):
            pictures.begin_frame()
            pictures.near(Face(Card(1)), Pose(0, 0, width, angle, lift=0 if angle % 4 else 6))
    assert len(pictures._kept) <= MOST_KEPT


def test_looks_are_steps():
    assert look_of(Pose(0, 0, 81, 44.9)) == look_of(Pose(9, 9, 79, 43.1))
    assert look_of(Pose(0, 0, 80, -90)) == look_of(Pose(0, 0, 80, 270))


# -- easings and the timeline


@pytest.mark.parametrize(
    "easing",
    [tween.out_cubic, tween.in_cubic, tween.out_quint, tween.out_back, tween.in_out_sine,
     tween.spring(3.2, 0.6), tween.pop(1.25)],
)  # fmt: skip
def test_easings_go_from_0_to_1(easing):
    assert easing(0) == pytest.approx(0, abs=1e-9)
    assert easing(1) == pytest.approx(1, abs=1e-9)


def test_easings_have_their_shape():
    assert tween.out_cubic(0.5) == 1 - 0.5**3
    assert tween.in_cubic(0.5) == 0.5**3
    assert tween.in_out_sine(0.25) == pytest.approx((1 - cos(pi / 4)) / 2)
    assert max(tween.out_back(t / 100) for t in range(101)) > 1.03
    assert max(tween.pop(1.25)(t / 100) for t in range(101)) == pytest.approx(1.25, abs=0.01)


def test_a_damped_sine_has_its_frequency_and_dies_away():
    swing = tween.damped_sine(timing.NIC_HZ, timing.NIC_MS)
    values = [swing(ms / timing.NIC_MS) for ms in range(int(timing.NIC_MS) + 1)]
    crossings = sum(a < 0 <= b for a, b in itertools.pairwise(values))
    assert crossings == pytest.approx(timing.NIC_HZ * timing.NIC_MS / 1000, abs=1)
    assert abs(values[-1]) < 1e-6
    assert max(map(abs, values[210:])) < max(map(abs, values[:210])) / 2


class Trace:
    """A motion that remembers what it was asked to show."""

    def __init__(self, length_ms):
        self.length_ms = length_ms
        self.shown = []

    def show(self, t):
        self.shown.append(round(t, 3))


def test_a_motion_starts_now_ends_exactly_and_runs_once():
    timeline, trace = Timeline(), Trace(100)
    timeline.start(trace, key="a", delay_ms=50)
    for _ in range(10):
        timeline.update(25)
    assert trace.shown == [0, 0.25, 0.5, 0.75, 1.0]
    assert timeline.is_idle


def test_a_motion_takes_the_place_of_another_of_its_key():
    timeline, old, new = Timeline(), Trace(100), Trace(100)
    timeline.start(old, key="a")
    timeline.update(30)
    timeline.start(new, key="a")
    timeline.update(100)
    assert old.shown == [0, 0.3]
    assert new.shown == [0, 1.0]


# -- light


def changes_of_light(frames, length_ms):
    """Return how often an effect turns from growing brighter to darker or back."""
    alphas = []
    for step in range(1, 200):
        pieces = list(frames(step / 200))
        alphas.append(max((piece.image.get_at(middle(piece.image)).a for piece in pieces), default=0))
    turns, rising = 0, None
    for before, after in itertools.pairwise(alphas):
        if after != before:
            turns += rising is not None and rising != (after > before)
            rising = after > before
    return turns


def middle(image):
    return image.get_width() // 2, image.get_height() // 2


def test_a_flash_comes_once_and_is_small(art):
    frames = effects.row_flash(art, Box(300, 300, 372, 106))
    assert changes_of_light(frames, timing.ROW_FLASH_MS) == 0
    biggest = max(piece.image.get_width() * piece.image.get_height() for piece in frames(0.05))
    assert biggest < 1280 * 720 / 4


def test_glints_stay_in_the_gap(art):
    seam = effects.Seam(lambda: (500.0, 400.0), is_upright=True, reach=56.0, seed=12)
    frames = effects.glints(art, seam)
    seen = [piece for step in range(1, 100) for piece in frames(step / 100)]
    assert len(list(frames(0.3))) == timing.GLINTS
    assert all(abs(piece.x - 500) <= 6 for piece in seen), "a glyph is 8 units inside its card at least"
    assert max(abs(piece.y - 400) for piece in seen) <= timing.GLINT_FARTHEST


def test_confetti_has_60_shapes_in_the_colours_of_the_cards(art):
    frames = effects.confetti(art, 960, 700, seconds=2.6, seed=4)
    assert len(list(frames(0.05))) == timing.CONFETTI


def test_the_nearest_look_is_the_one_a_full_search_finds():
    rng = Random(3)

    def look():
        return look_of(
            Pose(
                0,
                0,
                rng.uniform(40, 200),
                rng.uniform(-400, 400),
                lift=rng.uniform(0, 60),
                scale_x=rng.uniform(0.06, 1),
                alpha=rng.random(),
            )
        )

    def difference(one, other):
        turn = abs(one.angle - other.angle)
        return (
            abs(one.width - other.width)
            + min(turn, 360 - turn)
            + abs(one.lift - other.lift) * 0.3
            + abs(one.scale_x - other.scale_x) * 80
            + abs(one.scale_y - other.scale_y) * 80
            + abs(one.alpha - other.alpha) * 100
        )

    assert nearest_look(look(), ()) is None
    for _ in range(50):
        wanted, others = look(), [look() for _ in range(60)]
        least = min(difference(wanted, other) for other in others)
        assert difference(wanted, nearest_look(wanted, others)) == pytest.approx(least)
