"""Take the pictures of the README: `python tools/shots.py` writes docs/pictures/.

The scenes are the program's own, played by the press plans' driver with a clock of its own.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "play")]

import pygame  # noqa: E402
import shots_campaign  # noqa: E402
import shots_rummy  # noqa: E402
import shots_spotic  # noqa: E402
import shots_squared  # noqa: E402
import shots_ticcitories  # noqa: E402
from bench_room import NoCalls  # noqa: E402
from plans import Session, key, key_down  # noqa: E402

from ticgame.bots import make_bot  # noqa: E402
from ticgame.bots.driver import play_next, play_out  # noqa: E402
from ticgame.core.match import Match  # noqa: E402
from ticgame.games.together.progress import Preview  # noqa: E402
from ticgame.games.together.rules import Together  # noqa: E402
from ticgame.play.scenes.evening import EveningFlow  # noqa: E402
from ticgame.play.scenes.exits import Exits  # noqa: E402
from ticgame.play.scenes.together.results import Results  # noqa: E402
from ticgame.play.scenes.together.scene import TogetherTable  # noqa: E402
from ticgame.play.scenes.together.summary import Chronicle  # noqa: E402
from ticgame.play.table.players import players_of  # noqa: E402
from ticgame.play.table.seating import Seating  # noqa: E402

NAMES: Final = ("Zoë", "Noé", "Łucja", "André", "Mia", "Ola")
FOLDER: Final = ROOT / "docs" / "pictures"


def people(play: Session, count: int, bots: int = 0) -> Seating:
    """Seat people with key clusters and the mouse, and bots after them."""
    hub, evening = play.app.hub, play.app.evening
    devices = [hub.clusters[2], hub.clusters[0], hub.mouse, hub.clusters[1], hub.clusters[3]]
    for number, device in enumerate(devices[:count]):
        evening.join(device)
        evening.rename(number, NAMES[number])
    for number in range(count, count + bots):
        evening.set_bot(number, "planner")
        evening.rename(number, NAMES[number])
    return Seating.of_playing(evening)


def begun(seating: Seating, seed: int, plays: int) -> Match:
    """Return a match after so many plays of good bots, whole rounds of them, so that seat 0 is on turn."""
    rules = Together.from_options({"first": 0}, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="shots")
    bots = {seat: make_bot("planner", match.rules, seat, seed) for seat in seating.seats}
    for _play in range(plays):
        play_next(match, bots)
    return match


def title(play: Session) -> None:
    people(play, 4)
    play.app.stack.top.resume()
    play.pass_ms(4000)


def seats(play: Session) -> None:
    people(play, 3, bots=1)
    play.app.stack.push(EveningFlow(play.app).begin("together"))
    play.frames(5)
    play.app.evening.set_ready(1, is_ready=True)
    play.app.stack.top.relayout(play.app.canvas)
    play.frames(5)


def table(play: Session, *, humans: int, bots: int, seed: int, plays: int) -> None:
    seating = people(play, humans, bots)
    match = begun(seating, seed, plays)
    play.app.stack.replace(TogetherTable(match, seating, {}, calls=NoCalls()))
    play.pass_ms(2500)


def table_open(play: Session) -> None:
    table(play, humans=1, bots=3, seed=11, plays=12)
    scene = play.app.stack.top
    match, view = scene.match, scene.match.view(0)
    best = max(match.legal(0), key=lambda action: _looks(match.rules.preview(view, action)))
    while view.hand[scene.cursor.slot] != best.card:
        play.feed(key("Right"))
    play.feed(key("Enter"))
    for _press in range(40):
        x, y = (best.cell[at] - scene.cursor.cell[at] for at in (0, 1))
        if (x, y) == (0, 0):
            break
        across = abs(x) > abs(y) or (abs(x) == abs(y) and _press % 2)
        play.feed(key(("Right" if x > 0 else "Left") if across else ("Down" if y > 0 else "Up")))
    play.pass_ms(1200)


def _looks(ahead: Preview) -> tuple[int, int]:
    """Return how much there is to see in a ghost: missions, then edges that are no Nics."""
    return len(ahead.missions), len(ahead.edges) - 3 * ahead.penalty


def table_peek(play: Session) -> None:
    table(play, humans=4, bots=2, seed=12, plays=12)


def table_looking(play: Session) -> None:
    table(play, humans=2, bots=1, seed=14, plays=9)
    play.feed(key_down("Delete"))
    play.pass_ms(1200)


def results(play: Session, seed: int, bot: str) -> None:
    seating = people(play, 4)
    rules = Together.from_options({"first": 0}, 4)
    match, chronicle = Match.start(rules, players_of(seating), seed=seed, app="shots"), Chronicle()
    match.watch(lambda change: chronicle.note(change, match.rules.sheet.ids))
    play_out(match, {seat: make_bot(bot, match.rules, seat, seed) for seat in seating.seats})
    summary = chronicle.summary(match)
    play.app.stack.replace(Results(summary, seating, Exits(*[lambda: None] * 3)))
    play.pass_ms(250)


def _with_people(play: Session, count: int, show: Callable[[Session], None]) -> None:
    people(play, count)
    show(play)


SHOTS: Final[dict[str, Callable[[Session], None]]] = {
    "title": title,
    "seats": seats,
    "together": table_open,
    "peek": table_peek,
    "looking": table_looking,
    "win": lambda play: results(play, 7, "planner"),
    "loss": lambda play: results(play, 4, "casual"),
    "spotic": lambda play: shots_spotic.claim(play, people(play, 3, bots=1)),
    "spotic-verdict": lambda play: shots_spotic.verdict(play, people(play, 4)),
    "spotic-125": lambda play: shots_spotic.crowd(play, people(play, 5, bots=1)),
    "spotic-fame": lambda play: shots_spotic.fame(play, people(play, 1)),
    "ticcitories": lambda play: shots_ticcitories.six_grids(play, people(play, 1, bots=5)),
    "ticcitories-count": lambda play: shots_ticcitories.count(play, people(play, 1, bots=5)),
    "squared": lambda play: shots_squared.turn(play, people(play, 1, bots=3)),
    "race": lambda play: shots_squared.race(play, people(play, 4)),
    "rummy": lambda play: shots_rummy.laying(play, people(play, 1, bots=3)),
    "rummy-sheet": lambda play: shots_rummy.sheet(play, people(play, 1, bots=3)),
    "campaign": lambda play: _with_people(play, 4, shots_campaign.path),
    "briefing": lambda play: _with_people(play, 3, shots_campaign.briefing),
    "editor": lambda play: _with_people(play, 1, shots_campaign.editor),
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", choices=[*SHOTS, []], metavar="NAME", help=", ".join(SHOTS))
    parser.add_argument("--size", default="1280x720", help="width x height in pixels")
    parser.add_argument("--out", type=Path, default=FOLDER, help="where to write them")
    options = parser.parse_args()
    size = tuple(map(int, options.size.split("x")))
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names or SHOTS:
        with tempfile.TemporaryDirectory() as folder, Session(Path(folder), size=size) as play:
            play.frames(10)
            SHOTS[name](play)
            pygame.image.save(play.picture, options.out / f"{name}.png")
            print(options.out / f"{name}.png")


if __name__ == "__main__":
    main()
