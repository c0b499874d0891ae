"""How a game of SpoTic ends on the table."""

from typing import Final

from ticgame.play.scenes.spotic.situation import Situation
from ticgame.play.table import timing
from ticgame.play.table.cascade import Staying, hold_title
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Shift
from ticgame.play.table.effects import OVER_ALL, Effect, Piece, confetti
from ticgame.play.table.panel_motions import jump

TITLE_PLACE: Final = (960.0, 480.0)
MOST_NAMES: Final = 2
BAND: Final = 190.0
BAND_MARGIN: Final = 60.0


def show_finale(craft: Craft, shift: Shift, *, delay_ms: float, is_reduced: bool = False) -> None:
    """Say who has won; confetti falls and the winners' badges jump."""
    winners, seed = shift.after.winners, len(shift.after.table.slots)
    words = final_words(shift.after)
    width = craft.art.text_width(words, timing.TITLE_SIZE, font="title") + 2 * BAND_MARGIN
    band = Piece(craft.art.box(width, BAND, radius=40, colour="ink", alpha=0.72), *TITLE_PLACE)
    ground = Staying(Effect(craft.stage, timing.VICTORY_MS, lambda _t: [band], OVER_ALL), timing.VICTORY_MS)
    craft.timeline.hold(ground, key="band", delay_ms=delay_ms)
    hold_title(
        craft,
        words,
        timing.VICTORY_MS,
        place=TITLE_PLACE,
        delay_ms=delay_ms,
        layer=OVER_ALL + 2,
        is_grown=is_reduced,
    )
    if is_reduced:
        return
    flakes = confetti(craft.art, 960, 760, seconds=timing.VICTORY_MS / 1000, seed=seed)
    rain = Effect(craft.stage, timing.VICTORY_MS, flakes, OVER_ALL + 1)
    craft.timeline.start(rain, key="confetti", delay_ms=delay_ms)
    jump(craft, [(f"board {seat}", "badge") for seat in winners], delay_ms=delay_ms + timing.TITLE_MS / 2)


def final_words(now: Situation) -> str:
    """Return who has won, in a line."""
    if now.table.seats == 1:
        return "All nine!" if now.table.why == "nine" else "That's all!"
    names = [now.people[seat].name for seat in now.winners]
    if len(names) == 1:
        return f"{names[0]} wins!"
    return f"{names[0]} and {names[1]} win!" if len(names) == MOST_NAMES else "A shared win!"
