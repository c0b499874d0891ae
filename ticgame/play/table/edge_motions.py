"""What an edge looks like when it is made: Tics sparkle, Singles come up, Nics crack."""

from typing import NamedTuple

from pygame import Surface

from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardSway, nudge, shake
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import Effect, Seam, crack, glints, link_line
from ticgame.play.table.mark_motions import MarkPop, mark_anchor
from ticgame.play.table.panel_grid import EDGE_LAYER
from ticgame.play.table.pose import SpriteId
from ticgame.play.table.tween import Easing, damped_sine, out_cubic, pop, spring


class Joint(NamedTuple):
    """An edge on the table: its mark, its two cards, its kind, where it is, when it shows.

    `panel` names the panel that has the mark.
    """

    key: object
    cards: tuple[SpriteId, SpriteId]
    kind: str
    seam: Seam
    scale: float
    delay_ms: float
    panel: str = "edges"


def make_seam(
    craft: Craft,
    key: object,
    *,
    is_upright: bool,
    reach: float,
    seed: int,
    panel: str = "edges",
    place: tuple[float, float] = (0.0, 0.0),
) -> Seam:
    """Return the gap around a marker; around a place, where there is no marker."""
    mark = craft.panels[panel].mark(key)
    place = (mark.x, mark.y) if mark is not None else place
    return Seam(mark_anchor(craft.panels[panel], key, place), is_upright=is_upright, reach=reach, seed=seed)


def tic(craft: Craft, joint: Joint) -> None:
    """Let a `=` pop up, a line of light draw itself, glints fly, and both cards bounce."""
    _pop(craft, joint, timing.TIC_POP_MS, pop(timing.TIC_OVERSHOOT))
    _effect(
        craft,
        joint,
        "link",
        Effect(craft.stage, timing.TIC_MS, link_line(craft.art, joint.seam), EDGE_LAYER - 1),
    )
    _effect(
        craft,
        joint,
        "glints",
        Effect(craft.stage, timing.TIC_MS, glints(craft.art, joint.seam), EDGE_LAYER + 2),
    )
    for card in joint.cards:
        motion = CardSway(
            craft.sprites, card, ("bounce", joint.key), timing.BOUNCE_MS, nudge(0, -timing.BOUNCE)
        )
        craft.timeline.start(motion, key=(card, "bounce", joint.key), delay_ms=joint.delay_ms)


def single(craft: Craft, joint: Joint) -> None:
    """Let a disc come up, nothing else."""
    _pop(craft, joint, timing.SINGLE_MS, out_cubic)


def nic(craft: Craft, joint: Joint) -> None:
    """Stamp a cross, crack the gap and shake both cards."""

    def stamp(t: float) -> float:
        return timing.STAMP_FROM + (1 - timing.STAMP_FROM) * spring(1.0, 0.9)(t)

    _pop(craft, joint, timing.STAMP_MS, stamp)
    _effect(
        craft,
        joint,
        "crack",
        Effect(craft.stage, timing.CRACK_MS, crack(craft.art, joint.seam), EDGE_LAYER - 1),
    )
    swing = damped_sine(timing.NIC_HZ, timing.NIC_MS)
    for side, card in zip((1, -1), joint.cards, strict=True):
        path = shake(swing, timing.NIC_SHAKE * side)
        motion = CardSway(craft.sprites, card, ("shake", joint.key), timing.NIC_MS, path)
        craft.timeline.start(motion, key=(card, "shake", joint.key), delay_ms=joint.delay_ms)


def _pop(craft: Craft, joint: Joint, length_ms: float, easing: Easing) -> None:
    art = craft.art

    def picture(scale: float) -> Surface:
        return art.marker(joint.kind, round(joint.scale * scale, 3))

    motion = MarkPop(craft.panels[joint.panel], joint.key, length_ms, easing, picture)
    craft.timeline.start(motion, key=("edge", joint.key), delay_ms=joint.delay_ms)


def _effect(craft: Craft, joint: Joint, name: str, effect: Effect) -> None:
    craft.timeline.start(effect, key=(name, joint.key), delay_ms=joint.delay_ms)
