"""How many frames, and how long, from a press to the picture that shows it."""

import json
import statistics
import time

import pygame
from bench_drivers import environments, measure_apart
from bench_scene import Table
from bench_table import Row, table
from pygame.event import Event

PRESSES = {
    "the focus moves": (pygame.K_d, pygame.KSCAN_D),
    "a card is picked up": (pygame.K_w, pygame.KSCAN_W),
    "a card is put back": (pygame.K_g, pygame.KSCAN_G),
}
ROUNDS = 20
MOST_FRAMES = 10


def report() -> str:
    """Return the table of frames and milliseconds, on each driver."""
    rows = []
    with environments() as found:
        for name, env in found.items():
            for what, (frames, ms) in measure_apart("bench_press.py", env).items():
                rows.append(Row(f"{what}, {name}", f"{frames} ({ms:.1f} ms)", "1"))
    return table(
        "Press to picture",
        rows,
        "The most frames of the running program from the arrival of a key press until the display shows "
        f"another picture, in {ROUNDS} rounds, every other one while cards still move; 1 is the frame that "
        "takes the event. In brackets the median time from the event to the updated display.",
    )


def measure() -> dict[str, tuple[int, float]]:
    """Return the most frames and the median milliseconds of each press."""
    found = Table(seats=1)
    try:
        for _ in range(30):
            found.app.frame()
        counts: dict[str, list[tuple[int, float]]] = {what: [] for what in PRESSES}
        for number in range(ROUNDS):
            for what, (key, scancode) in PRESSES.items():
                counts[what].append(_press(found, key, scancode))
                if number % 2:
                    found.scene.picture.snap()
                    found.app.frame()
        return {
            what: (max(frames for frames, _ in seen), statistics.median(ms for _, ms in seen))
            for what, seen in counts.items()
        }
    finally:
        found.close()


def _press(found: Table, key: int, scancode: int) -> tuple[int, float]:
    before = pygame.image.tobytes(found.app.display, "RGB")
    fields = {"key": key, "scancode": scancode, "mod": 0, "unicode": ""}
    pygame.event.post(Event(pygame.KEYDOWN, fields))
    started = time.perf_counter()
    for frame in range(1, MOST_FRAMES + 1):
        found.app.frame()
        ms = (time.perf_counter() - started) * 1000
        if pygame.image.tobytes(found.app.display, "RGB") != before:
            pygame.event.post(Event(pygame.KEYUP, fields))
            found.app.frame()
            return frame, ms
    raise RuntimeError(f"a press of {pygame.key.name(key)} changed nothing in {MOST_FRAMES} frames")


if __name__ == "__main__":
    print(json.dumps(measure()))
