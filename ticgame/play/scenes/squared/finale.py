"""How a game of Tic Squared or its Race ends on the table: the winners' cards fly."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ticgame.core.contract import Seat
from ticgame.play.table import timing
from ticgame.play.table.cascade import VictoryCascade, hold_title
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import OVER_ALL, Effect, confetti
from ticgame.play.table.panel_motions import jump
from ticgame.play.table.pose import Face, SpriteId

TITLE_PLACE: Final = (960.0, 400.0)
TITLE_LAYER: Final = OVER_ALL + 6
"""Over the markers of cards in hand."""
AFTER_MS: Final = 1000.0
"""How long after the last entry the end begins: its card has landed and sparkled."""


def won_by(names: Sequence[str]) -> str:
    """Return who has won, for a title."""
    if len(names) == 1:
        return f"{names[0]} wins!"
    return f"{', '.join(names[:-1])} and {names[-1]} win!"


def show_finale(craft: Craft, winners: Sequence[Seat], words: str, *, is_reduced: bool) -> None:
    """Let the winners' cards fly and say who has won, when the last play has been seen."""
    if is_reduced:
        hold_title(
            craft,
            words,
            timing.FADE_MS,
            place=TITLE_PLACE,
            delay_ms=timing.FADE_MS,
            layer=TITLE_LAYER,
            is_grown=True,
        )
        return
    cards = [card for seat in winners for card in grid_cards(craft, seat)]
    seed = len(cards) + sum(winners)
    between = tuple(craft.panels[name] for name in ("edges", "slots", "cursors", "ahead", "left"))
    cascade = VictoryCascade(craft.sprites, cards, between, Random(seed))
    craft.timeline.hold(cascade, key="cascade", delay_ms=AFTER_MS)
    flakes = confetti(craft.art, 960, 700, seconds=timing.VICTORY_MS / 1000, seed=seed)
    rain = Effect(craft.stage, timing.VICTORY_MS, flakes, TITLE_LAYER - 1)
    craft.timeline.start(rain, key="confetti", delay_ms=AFTER_MS)
    title_ms = AFTER_MS + timing.TITLE_AFTER_MS
    length_ms = timing.VICTORY_MS - timing.TITLE_AFTER_MS
    hold_title(craft, words, length_ms, place=TITLE_PLACE, delay_ms=title_ms, layer=TITLE_LAYER)
    jump(craft, [("heads", (seat, "badge")) for seat in winners], delay_ms=title_ms)


def grid_cards(craft: Craft, seat: Seat) -> list[SpriteId]:
    """Return the cards that rest in a seat's field, in the order in which they were laid."""
    field = craft.points.fields[seat]
    inside = [
        card
        for card, pose in craft.sprites.rest.items()
        if isinstance(card, Face) and field.contains(pose.x, pose.y)
    ]
    order = {card: number for number, card in enumerate(craft.laid)}
    return sorted(inside, key=lambda card: order.get(card, -1))
