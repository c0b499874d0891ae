"""A frame of the busiest table beside a bare loop that blits as many sprites of the same sizes."""

import json
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import bench_race
import bench_rummy
import bench_scene
import bench_spotic
import bench_ticcitories
import pygame
from bench_drivers import environments, measure_apart
from bench_table import Row, table
from pygame import Surface

from ticgame.play.table.cascade import VictoryCascade

RUNS = 5
FRAMES = 40
CARDS = 36
FRAME_MS = 1000 / 60


def report() -> str:
    """Return the table of ratios, on each driver."""
    rows = []
    with environments() as found:
        for name, env in found.items():
            ratios = measure_apart("bench_frame.py", env)
            rows += [Row(f"{what}, {name}", f"{ratio:.2f}", "at most 1.5") for what, ratio in ratios.items()]
    return table(
        "Busiest frame",
        rows,
        f"A frame of a real table at 1920 x 1080 with {CARDS} cards in motion (time passes, the scene "
        "draws, the display is updated) as a ratio to a bare loop that blits the same background and as many "
        "sprites of the same sizes (`convert_alpha`, one `blit` each) and updates the display; median of "
        f"{RUNS} runs of {FRAMES} frames that take turns in one process, each the median of its frames.",
    )


def measure() -> dict[str, float]:
    """Return the ratio of each busy moment."""
    return {
        "the layout glides": _ratio(_glide),
        "cards are thrown (the deal)": _ratio(_throw),
        "the victory cascade": _ratio(_cascade),
        "six grids of Ticcitories are counted": _ratio(
            bench_ticcitories.GridTable.begin_count, make=bench_ticcitories.GridTable
        ),
        "all cards of a Race glide, four are held": _ratio(
            bench_race.RacingTable.begin, make=bench_race.RacingTable
        ),
        "four hands of round 8 of TIC Rummy are dealt": _ratio(
            bench_rummy.RummyDeal.begin_deal, make=bench_rummy.RummyDeal
        ),
        "125 cards of SpoTic, six cursors and a claim": _ratio(
            bench_spotic.CrowdedTable.begin, make=bench_spotic.CrowdedTable
        ),
    }


def _busy_table() -> bench_scene.Table:
    found = bench_scene.Table(limit=20)
    found.play(24)
    return found


def _glide(found: bench_scene.Table) -> None:
    """Let 36 cards glide to where they rest."""
    picture = found.scene.picture
    cards = sorted(picture.sprites, key=lambda card: picture.sprites.rest[card].layer)[:CARDS]
    for number, card in enumerate(cards):
        rest = picture.sprites.rest[card]
        picture.sprites.show(card, rest._replace(x=rest.x + 49 + number, y=rest.y - 32))
    picture.director.glide(cards, FRAMES * FRAME_MS * 1.2)


def _throw(found: bench_scene.Table) -> None:
    """Throw 36 cards from the deck."""
    picture = found.scene.picture
    cards = list(picture.sprites)[:CARDS]
    start = picture.sprites.rest[cards[0]]._replace(x=1335, y=633, width=104, is_face_up=False)
    picture.director.deal(cards, start, rng=Random(1))
    for _ in range(30):
        picture.update(FRAME_MS)


def _cascade(found: bench_scene.Table) -> None:
    """Let 36 cards fly as if the game were won."""
    picture = found.scene.picture
    cards = list(picture.sprites)[:CARDS]
    picture.timeline.hold(VictoryCascade(picture.sprites, cards, (), Random(1)), key="cascade")
    for _ in range(60):
        picture.update(FRAME_MS)


def _ratio(begin: Callable[[Any], None], *, make: Callable[[], Any] = _busy_table) -> float:
    found = make()
    try:
        ours, bare = [], []
        for _ in range(RUNS):
            begin(found)
            times = [_frame(found) for _ in range(FRAMES)]
            blits = _blits(found)
            ours.append(statistics.median(times))
            found.scene.picture.snap()
            bare.append(statistics.median([_bare_frame(found, blits) for _ in range(FRAMES)]))
        return statistics.median(ours) / statistics.median(bare)
    finally:
        found.close()


def _frame(found: bench_scene.Table) -> float:
    start = time.perf_counter()
    found.scene.update(FRAME_MS)
    changed = found.scene.draw(found.app.display)
    pygame.display.update(changed)
    return time.perf_counter() - start


def _blits(found: bench_scene.Table) -> list[tuple[Surface, tuple[int, int]]]:
    """Return plain pictures of the sizes and places of all that the scene shows."""
    sprites = [sprite for sprite in found.scene.stage.sprites if sprite.is_visible and not sprite.is_baked]
    rng = Random(7)
    pictures = []
    for sprite in sprites:
        picture = pygame.Surface(sprite.rect.size, pygame.SRCALPHA)
        picture.fill((rng.randrange(256), rng.randrange(256), rng.randrange(256), 200))
        picture.fill((200, 80, 80, 255), picture.get_rect().inflate(-8, -8))
        pictures.append((picture.convert_alpha(), sprite.rect.topleft))
    return pictures


def _bare_frame(found: bench_scene.Table, blits: list[tuple[Surface, tuple[int, int]]]) -> float:
    display, background = found.app.display, found.app.art.felt("table")
    start = time.perf_counter()
    display.blit(background, (0, 0))
    for number, (picture, (x, y)) in enumerate(blits):
        display.blit(picture, (x + number % 3, y))
    pygame.display.update()
    return time.perf_counter() - start


if __name__ == "__main__":
    print(json.dumps(measure()))
