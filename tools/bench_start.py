"""From the command to the title drawn and answering, beside the bare libraries."""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping

from bench_drivers import environments
from bench_table import Row, table

RUNS = 9
SIZES = ((1920, 1080), (1280, 720))
BARE = """
import pygame, pymunk
pygame.init()
pygame.display.set_mode({size})
print("ready", flush=True)
"""
# The command as it is, in a window of a given size. As soon as the first picture is on the display, which
# must be the whole title (only the fan of cards may follow), a key is pressed, and the next picture answers.
OURS = """
import sys
from ticgame.cli.play import prepare
prepare()
import pygame
from ticgame.cli.commands import main
from ticgame.play import display

show = pygame.display.update
pictures = []

def update(areas):
    show(areas)
    picture = pygame.display.get_surface()
    width, height = picture.get_size()
    pictures.append(picture.subsurface((0, 0, width // 3, height // 2)).copy())
    if len(pictures) == 1:
        down = {{"key": pygame.K_DOWN, "scancode": pygame.KSCAN_DOWN, "mod": 0, "unicode": ""}}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, down))
        return
    print("ready", flush=True)
    letters = pygame.mask.from_threshold(pictures[0], (255, 248, 232), (12, 12, 12, 255)).count()
    assert letters > width * height // 2000, "there is no logo yet"
    before, after = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    assert before != after, "a press does nothing"
    sys.exit(0)

pygame.display.update = update
display.windowed_size = lambda desktop: {size}
sys.argv = ["ticgame"]
sys.exit(main())
"""


def report() -> str:
    """Return the table of ratios, on each driver at each size."""
    rows = []
    with environments() as found:
        for name, env in found.items():
            for size in SIZES:
                where = f"{name}, {size[0]} x {size[1]}"
                ours, bare = measure(env, size)
                rows.append(
                    Row(f"start to the title answering, {where}", f"{ours / bare:.2f}", "at most 1.5")
                )
                what = f"the same in milliseconds beside the libraries, {where}"
                rows.append(Row(what, f"{ours * 1000:.0f} / {bare * 1000:.0f}"))
    return table(
        "Start",
        rows,
        "Time from the start of a process until the title is drawn and has answered a press, as a ratio to "
        "one that does `import pygame, pymunk; pygame.init(); set_mode` on the same driver at the same size; "
        f"median of {RUNS} runs that take turns, after one of each that isn't counted. Pads, sound and the "
        "fan of cards follow in the frames after that.",
    )


def measure(env: Mapping[str, str], size: tuple[int, int]) -> tuple[float, float]:
    """Return the seconds of our start and of the bare one."""
    times: dict[str, list[float]] = {OURS: [], BARE: []}
    with tempfile.TemporaryDirectory(prefix="ticgame-bench-") as folder:
        # Compiled modules are kept, as they are where a program is installed; the player is new.
        env = {**env, "XDG_DATA_HOME": folder, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        env.pop("TICGAME_HOME", None)
        for _ in range(RUNS + 1):
            for code, found in times.items():
                found.append(_seconds_until_ready(code.format(size=size), env))
    ours, bare = (statistics.median(found[1:]) for found in times.values())
    return ours, bare


def _seconds_until_ready(code: str, env: Mapping[str, str]) -> float:
    started = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE) as process:
        said = process.stdout.readline()
        seconds = time.perf_counter() - started
    if said.strip() != b"ready" or process.returncode:
        raise RuntimeError(f"a process that was to be measured failed (exit {process.returncode})")
    return seconds
