"""The count on the table: the sheet fills step by step, what counts lights up in the grids, then confetti."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from ticgame.core.contract import Seat
from ticgame.core.layout import Cell, Layout
from ticgame.play.scenes.ticcitories.count import Count, Item, Phase, Timetable, cards_on
from ticgame.play.scenes.ticcitories.space import Space
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardSway, nudge, shake
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import OVER_ALL, OVER_CARDS, Effect, Piece, Seam, confetti, crack, glints
from ticgame.play.table.panel_motions import jump, wave
from ticgame.play.table.pose import Face
from ticgame.play.table.tween import damped_sine, hump
from ticgame.play.theme import CARD_CORNER, CARD_RATIO

LIGHT_MS: Final = 760.0
GLINTS: Final = 4
"""Fewer than in play: six grids sparkle at once."""
CONFETTI_PLACE: Final = (960.0, 700.0)


@dataclass(slots=True)
class CountWalk:
    """Tells which step of a count is reached, by `reveal`; None once all has been counted."""

    count: Timetable
    reveal: Callable[[int | None], None]
    length_ms: float
    _shown: int = -1

    def show(self, t: float) -> None:
        if t >= 1:
            self.reveal(None)
            return
        reached = sum(at <= t * self.length_ms for at, _step in self.count.steps)
        if reached != self._shown:
            self._shown = reached
            self.reveal(reached)


def show_step(craft: Craft, space: Space, grids: tuple[Layout, ...], step: Count) -> None:
    """Light up what a step counts in every grid."""
    for seat, item in enumerate(step.news):
        if item is not None:
            _show_item(craft, space, Seat(seat), layout=grids[seat], item=item)


def _show_item(craft: Craft, space: Space, seat: Seat, *, layout: Layout, item: Item) -> None:
    faces = [Face(card) for card in cards_on(layout, item.cells)]
    if item.phase is Phase.TICS:
        _tic(craft, space, seat, cells=item.cells, faces=faces)
    elif item.phase is Phase.NICS:
        _nic(craft, space, seat, cells=item.cells, faces=faces)
    else:
        _light_up(craft, faces, "tic" if item.phase is Phase.GROUPS else "leader", seat)
        wave(craft, faces, delay_ms=0.0)


def _seam(space: Space, seat: Seat, cells: tuple[Cell, Cell], faces: list[Face]) -> Seam:
    grid = space.grids[seat]
    place = grid.edge(*cells)
    is_upright = cells[0].y == cells[1].y
    reach = (grid.card * CARD_RATIO if is_upright else grid.card) / 2
    return Seam(lambda: place, is_upright=is_upright, reach=reach, seed=faces[0].card * 125 + faces[1].card)


def _tic(craft: Craft, space: Space, seat: Seat, *, cells: tuple[Cell, ...], faces: list[Face]) -> None:
    seam = _seam(space, seat, cells, faces)
    sparks = Effect(craft.stage, timing.TIC_MS, glints(craft.art, seam, count=GLINTS), OVER_CARDS)
    craft.timeline.start(sparks, key=("counted", seat, cells))
    _mark(craft, "tic", seam, ("mark", seat, cells))
    for face in faces:
        hop = CardSway(craft.sprites, face, "counted", timing.BOUNCE_MS, nudge(0, -timing.BOUNCE))
        craft.timeline.start(hop, key=(face, "counted"))


def _nic(craft: Craft, space: Space, seat: Seat, *, cells: tuple[Cell, ...], faces: list[Face]) -> None:
    seam = _seam(space, seat, cells, faces)
    split = Effect(craft.stage, timing.CRACK_MS, crack(craft.art, seam), OVER_CARDS)
    craft.timeline.start(split, key=("counted", seat, cells))
    _mark(craft, "nic", seam, ("mark", seat, cells))
    swing = damped_sine(timing.NIC_HZ, timing.NIC_MS)
    for side, face in zip((1, -1), faces, strict=True):
        path = shake(swing, timing.NIC_SHAKE / 2 * side)
        craft.timeline.start(
            CardSway(craft.sprites, face, "counted", timing.NIC_MS, path), key=(face, "counted")
        )


def _mark(craft: Craft, kind: str, seam: Seam, key: object) -> None:
    """Let a marker come up at a seam and go again."""
    art = craft.art

    def frames(t: float) -> Iterable[Piece]:
        scale = round(0.5 + 0.6 * hump(t), 1)
        yield Piece(art.marker(kind, scale), *seam.middle())

    craft.timeline.start(Effect(craft.stage, LIGHT_MS, frames, OVER_CARDS + 1), key=key)


def _light_up(craft: Craft, faces: list[Face], colour: str, seat: Seat) -> None:
    """Draw a line of light around some cards for a while."""
    art, sprites = craft.art, craft.sprites

    def frames(t: float) -> Iterable[Piece]:
        alpha = round(min(1.0, 3 * hump(t)), 1)
        for face in faces:
            pose = sprites.seen(face)
            radius = pose.width * CARD_CORNER + 4
            ring = art.ring(
                pose.width + 10, pose.height + 10, radius=radius, width=5, colour=colour, alpha=alpha
            )
            yield Piece(ring, pose.x, pose.y)

    light = Effect(craft.stage, LIGHT_MS + 60 * len(faces), frames, OVER_CARDS)
    craft.timeline.start(light, key=("light", seat))


def celebrate(craft: Craft, winners: Iterable[Seat], *, seed: int) -> None:
    """Throw confetti and let the winners' badges jump."""
    x, y = CONFETTI_PLACE
    flakes = confetti(craft.art, x, y, seconds=timing.VICTORY_MS / 1000, seed=seed)
    rain = Effect(craft.stage, timing.VICTORY_MS, flakes, OVER_ALL - 1)
    craft.timeline.start(rain, key="confetti")
    jump(craft, [("heads", (seat, "badge")) for seat in winners], delay_ms=0.0)
