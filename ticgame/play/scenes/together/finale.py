"""How a game of TIC Together ends on the table."""

from random import Random
from typing import Final

from ticgame.games.together.rules import Why
from ticgame.play.marks import Marks
from ticgame.play.table import timing
from ticgame.play.table.cascade import Defeat, VictoryCascade, hold_title
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Shift
from ticgame.play.table.effects import OVER_ALL, Effect, confetti
from ticgame.play.table.panel_motions import jump
from ticgame.play.table.pose import Face, SpriteId

TITLE_PLACE: Final = (960.0, 400.0)
VICTORY: Final = "Victory!"
DEFEAT: Final = "Not this time"


def show_finale(craft: Craft, shift: Shift, *, delay_ms: float, is_reduced: bool = False) -> None:
    """Start the end of a game when its last play has been seen."""
    if shift.after.why is not Why.MISSIONS:
        _show_defeat(craft, shift, delay_ms=delay_ms, is_reduced=is_reduced)
    elif is_reduced:
        hold_title(craft, VICTORY, timing.FADE_MS, place=TITLE_PLACE, delay_ms=delay_ms, is_grown=True)
    else:
        _show_victory(craft, shift, delay_ms=delay_ms)


def table_cards(craft: Craft, shift: Shift) -> list[SpriteId]:
    """Return the cards on the table in the order in which they were laid, as far as that was seen."""
    lying = [Face(card) for _cell, card in shift.after.layout.cards()]
    order = {card: number for number, card in enumerate(craft.laid)}
    return sorted(lying, key=lambda card: order.get(card, -1))


def _show_victory(craft: Craft, shift: Shift, *, delay_ms: float) -> None:
    """Let the cards fly, confetti fall, the title grow and the winners' badges jump."""
    stage, timeline, seed = craft.stage, craft.timeline, int(shift.entry.action.card)
    cascade = VictoryCascade(craft.sprites, table_cards(craft, shift), _on_mat(craft), Random(seed))
    timeline.hold(cascade, key="cascade", delay_ms=delay_ms)
    flakes = confetti(craft.art, 960, 700, seconds=timing.VICTORY_MS / 1000, seed=seed)
    rain = Effect(stage, timing.VICTORY_MS, flakes, OVER_ALL - 1)
    timeline.start(rain, key="confetti", delay_ms=delay_ms)
    title_ms = delay_ms + timing.TITLE_AFTER_MS
    length_ms = timing.VICTORY_MS - timing.TITLE_AFTER_MS
    hold_title(craft, VICTORY, length_ms, place=TITLE_PLACE, delay_ms=title_ms)
    jump(craft, winners_badges(craft), delay_ms=title_ms + timing.TITLE_MS / 2)


def winners_badges(craft: Craft) -> list[tuple[str, object]]:
    """Return the marks of all badges at the table, that on the plate first."""
    keys = craft.panels["rails"].keys
    return [("plate", "badge"), *(("rails", key) for key in keys if "badge" in key)]


def _show_defeat(craft: Craft, shift: Shift, *, delay_ms: float, is_reduced: bool) -> None:
    """Let the light go down and the cards sink; then the title comes, quietly."""
    cards = table_cards(craft, shift)
    defeat = Defeat(craft.stage, craft.sprites, cards, _on_mat(craft), has_motion=not is_reduced)
    craft.timeline.hold(defeat, key="defeat", delay_ms=delay_ms)
    title_ms = delay_ms + (timing.FADE_MS if is_reduced else timing.DEFEAT_TITLE_AFTER_MS)
    hold_title(craft, DEFEAT, timing.FADE_MS, place=TITLE_PLACE, delay_ms=title_ms, is_grown=True)


def _on_mat(craft: Craft) -> tuple[Marks, ...]:
    """Return what lies between the cards."""
    return craft.panels["edges"], craft.panels["slots"]
