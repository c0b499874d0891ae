"""The director's tables of SpoTic: which motion goes with which action and event.

The views of a shift are whole situations: there is nothing on this table that anybody may not see.
"""

from collections.abc import Mapping
from typing import Final

from ticgame.core.contract import Seat
from ticgame.core.match import TakeSeat
from ticgame.core.sets import SIZES, Kind
from ticgame.games.spotic import actions as act
from ticgame.play.scenes.spotic.finale import show_finale
from ticgame.play.scenes.spotic.flights import (
    COLLECT_MS,
    SURRENDER_MS,
    SURRENDER_STAGGER_MS,
    collected,
    given_up,
)
from ticgame.play.scenes.spotic.places import set_place
from ticgame.play.scenes.spotic.verdict import LIGHT_MS
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardPlace, CardSway, landing_ms, nudge, shake
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Motif, Shift, no_motion
from ticgame.play.table.effects import OVER_ALL, OVER_CARDS, Effect, ring_of
from ticgame.play.table.landing import hit
from ticgame.play.table.mark_motions import MarkPop, MarkWait, PanelSlide
from ticgame.play.table.panel_motions import jump
from ticgame.play.table.pose import Face
from ticgame.play.table.tween import damped_sine, out_back

ZOOM_MS: Final = 600.0
BANNER_MS: Final = 240.0
BANNER_DROP: Final = 190.0
POP_MS: Final = 260.0


def added(craft: Craft, shift: Shift, what: act.Added) -> None:
    """Carry a card from its stack to its place and drop it."""
    card = Face(what.card)
    craft.laid.append(card)
    start = craft.sprites.pose(card)
    delay = landing_ms(start, craft.sprites.rest[card])
    craft.timeline.start(CardPlace(craft.sprites, card, start, delay), key=card)
    hit(craft, card, delay)


def turn(craft: Craft, shift: Shift, what: act.Turn) -> None:
    """Let the stack of the seat that adds next hop."""
    _hop(craft, what.seat, "stack")


def claimed(craft: Craft, shift: Shift, what: act.Claimed) -> None:
    """Let the banner drop in, and the caller's badge jump."""
    _drop_banner(craft)
    _hop(craft, what.seat, "badge")


def _drop_banner(craft: Craft) -> None:
    slide = PanelSlide(craft.panels["banner"], (0.0, -BANNER_DROP), BANNER_MS, out_back)
    craft.timeline.start(slide, key="banner")


def _hop(craft: Craft, seat: Seat, mark: str) -> None:
    jump(craft, [(f"board {seat}", mark)], delay_ms=0.0)


def queued(craft: Craft, shift: Shift, what: act.Queued) -> None:
    """Let the badge of the seat that waits hop."""
    _hop(craft, what.seat, "badge")


def was_collected(craft: Craft, shift: Shift, what: act.Collected) -> None:
    """Let the set line up and fly to its cell, which fills with a pop."""
    board = craft.points.boards[what.seat]
    kind = Kind(what.rel, len(what.cards))
    key = ("cell", set_place(kind))
    cell = board.cell(*divmod(set_place(kind), len(SIZES)))
    lying = [(card, shift.old[Face(card)]) for card in what.cards if Face(card) in shift.old]
    x = sum(pose.x for _card, pose in lying) / len(lying)
    y = sum(pose.y for _card, pose in lying) / len(lying)
    reach = lying[0][1].width * 0.55 * len(lying)
    mat = craft.points.mat
    line = (min(max(x, mat.x - mat.w / 2 + reach), mat.x + mat.w / 2 - reach), y)
    flight = Effect(craft.stage, COLLECT_MS, collected(craft.art, lying, line, (cell.x, cell.y)), OVER_ALL)
    craft.timeline.start(flight, key=("collected", what.cards))
    panel = craft.panels[f"board {what.seat}"]
    pop = MarkPop(
        panel,
        key,
        POP_MS,
        out_back,
        lambda scale: craft.art.set_cell(cell.w * scale, cell.h * scale, kind.relation.value),
        before=craft.art.set_cell(cell.w, cell.h),
    )
    craft.timeline.start(pop, key=("pop", what.seat, key), delay_ms=COLLECT_MS)


def not_needed(craft: Craft, shift: Shift, what: act.NotNeeded) -> None:
    """Let the cards of a set that the seat has already nod and stay."""
    for card in _shown(shift):
        motion = CardSway(craft.sprites, card, "nod", timing.BOUNCE_MS, nudge(0, -timing.BOUNCE * 2))
        craft.timeline.start(motion, key=(card, "nod"))


def incorrect(craft: Craft, shift: Shift, what: act.Incorrect) -> None:
    """Let the cards shown shake; those that clash get a ring while the verdict lights up."""
    for card in _shown(shift):
        swing = shake(damped_sine(timing.NIC_HZ, timing.NIC_MS), timing.NIC_SHAKE)
        motion = CardSway(craft.sprites, card, "shake", timing.NIC_MS, swing)
        craft.timeline.start(motion, key=(card, "shake"), delay_ms=2 * LIGHT_MS)
    news = shift.after.news
    for card in news.verdict.clashing_cards if news else ():
        _ring(craft, Face(card))


def _ring(craft: Craft, card: Face) -> None:
    if card not in craft.sprites:
        return
    rest = craft.sprites.rest[card]
    ring = ring_of(craft.art, lambda: (rest.x, rest.y), w=rest.width, h=rest.height, colour="nic")
    effect = Effect(craft.stage, 5 * LIGHT_MS, ring, OVER_CARDS)
    craft.timeline.start(effect, key=("clash", card), delay_ms=2 * LIGHT_MS)


def _shown(shift: Shift) -> list[Face]:
    action = shift.entry.action
    return [Face(card) for card in action.cards] if isinstance(action, act.Show) else []


def choose(craft: Craft, shift: Shift, what: act.Choose) -> None:
    """Let the banner that asks drop in."""
    _drop_banner(craft)


def surrendered(craft: Craft, shift: Shift, what: act.Surrendered) -> None:
    """Let the cards of a set given up fly to the stacks that get them."""
    boards = craft.points.boards
    start = boards[what.seat].rows
    ends = [boards[seat].stack for seat in what.to]
    length = SURRENDER_MS + SURRENDER_STAGGER_MS * (len(ends) - 1)
    frames = given_up(craft.art, (start.x, start.y), ends, length_ms=length)
    craft.timeline.start(Effect(craft.stage, length, frames, OVER_ALL), key=("surrender", what.seat))


def ends(craft: Craft, shift: Shift, action: object) -> None:
    """Show the end, if an action was the last one."""
    if shift.after.table.why is not None:
        show_finale(craft, shift, delay_ms=COLLECT_MS + POP_MS)


MOTIFS: Final[Mapping[type, Motif]] = {
    TakeSeat: no_motion,
    act.Add: ends,
    act.CardCall: ends,
    act.Call: no_motion,
    act.Show: ends,
    act.Withdraw: ends,
    act.Surrender: ends,
    act.NoMore: ends,
    act.Timeout: ends,
    act.SurrenderTimeout: ends,
    act.Added: added,
    act.Turn: turn,
    act.Claimed: claimed,
    act.Queued: queued,
    act.Collected: was_collected,
    act.NotNeeded: not_needed,
    act.Incorrect: incorrect,
    act.Choose: choose,
    act.Surrendered: surrendered,
}


# -- for those who want little motion


def collected_still(craft: Craft, shift: Shift, what: act.Collected) -> None:
    """Let the cell of a set fill without a flight."""
    key = ("cell", set_place(Kind(what.rel, len(what.cards))))
    wait = MarkWait(craft.panels[f"board {what.seat}"], key, timing.FADE_MS)
    craft.timeline.start(wait, key=("cell", what.seat, key))


def incorrect_still(craft: Craft, shift: Shift, what: act.Incorrect) -> None:
    """Ring the cards that clash."""
    news = shift.after.news
    for card in news.verdict.clashing_cards if news else ():
        _ring(craft, Face(card))


def ends_still(craft: Craft, shift: Shift, action: object) -> None:
    """Show the end as words, if an action was the last one."""
    if shift.after.table.why is not None:
        show_finale(craft, shift, delay_ms=timing.FADE_MS, is_reduced=True)


REDUCED_MOTIFS: Final[Mapping[type, Motif]] = {
    kind: {ends: ends_still, was_collected: collected_still, incorrect: incorrect_still}.get(motif, no_motion)
    for kind, motif in MOTIFS.items()
}
