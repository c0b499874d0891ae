"""What flies, glows and cracks for a moment: an effect says for a share of its time what there is to see."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.stage import Sprite, Stage
from ticgame.play.table import timing
from ticgame.play.table.grid import Box
from ticgame.play.table.mark_motions import Anchor
from ticgame.play.table.tween import out_back, out_cubic, part
from ticgame.play.theme import CARD_CORNER

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

UNDER_CARDS = 8
OVER_CARDS = 26
OVER_PANELS = 48
OVER_ALL = 92


class Piece(NamedTuple):
    """One picture of an effect, its middle in design units."""

    image: Surface
    x: float
    y: float


Frames = Callable[[float], Iterable[Piece]]
"""What an effect consists of at a share of its time, between 0 and 1."""


@dataclass(slots=True)
class Effect:
    """A motion of pictures that are there only for its time."""

    stage: Stage
    length_ms: float
    frames: Frames
    layer: int = OVER_CARDS
    _sprites: list[Sprite] = field(default_factory=list)

    def show(self, t: float) -> None:
        pieces = list(self.frames(t)) if 0 < t < 1 else []
        for sprite, piece in zip(self._sprites, pieces, strict=False):
            sprite.image = piece.image
            sprite.move(piece.x, piece.y)
        for piece in pieces[len(self._sprites) :]:
            self._sprites.append(self.stage.add(piece.image, piece.x, piece.y, layer=self.layer))
        for sprite in self._sprites[len(pieces) :]:
            sprite.remove()
        del self._sprites[len(pieces) :]


class Seam(NamedTuple):
    """The gap between two cards: where its middle is, whether it runs up and down, half its length."""

    middle: Anchor
    is_upright: bool
    reach: float
    seed: int

    def point(self, along: float, aside: float) -> tuple[float, float]:
        """Return a point of it by its distances from the middle."""
        x, y = self.middle()
        return (x + aside, y + along) if self.is_upright else (x + along, y + aside)


def glints(art: "Art", seam: Seam, *, count: int = timing.GLINTS) -> Frames:
    """Return glints that fly along a gap and out of it, never over a card's middle."""
    rng = random.Random(seam.seed)
    flights = []
    for number in range(count):
        way = 1 if number % 2 else -1
        reach = rng.uniform(timing.GLINT_NEAREST, timing.GLINT_FARTHEST) * way
        flights.append((reach, rng.uniform(-6, 6), rng.choice((7, 9, 12)), rng.uniform(0, 0.18)))

    def frames(t: float) -> Iterable[Piece]:
        for reach, aside, size, late in flights:
            own = part(t, late, late + 0.82)
            radius = round(size * min(1.0, 4 * own) * (1 - own**2) * 2) / 2
            if radius >= 1:
                way = out_cubic(own)
                yield Piece(art.sparkle(radius, "selection"), *seam.point(reach * way, aside * way))

    return frames


def link_line(art: "Art", seam: Seam) -> Frames:
    """Return the line of light that draws itself along a gap and thins out."""
    first = timing.LINK_MS / timing.TIC_MS

    def frames(t: float) -> Iterable[Piece]:
        drawn = max(0.25, round(out_cubic(part(t, 0, first)) * 4) / 4)
        thickness = max(1, round(5 * (1 - part(t, first, 0.8))))
        line = art.link(2 * seam.reach * drawn, thickness)
        yield Piece(_turned(art, ("link", seam.reach, drawn, thickness), line, seam), *seam.middle())

    return frames


def crack(art: "Art", seam: Seam) -> Frames:
    """Return the hairline crack along the gap of two cards that have nothing in common."""
    number = seam.seed % 5
    length = 2 * seam.reach

    def frames(t: float) -> Iterable[Piece]:
        picture = art.crack(length, number)
        yield Piece(_turned(art, ("crack", length, number), picture, seam), *seam.middle())

    return frames


def _turned(art: "Art", key: tuple[object, ...], picture: Surface, seam: Seam) -> Surface:
    if not seam.is_upright:
        return picture
    return art.kit.picture(("upright", *key), lambda: pygame.transform.rotate(picture, 90))


def dust_ring(art: "Art", middle: Anchor, width: float) -> Frames:
    """Return the ring of dust around a card that has hit the table."""

    def frames(t: float) -> Iterable[Piece]:
        step = min(6, int(t * 7))
        share = out_cubic(step / 6)
        radius = width * (0.62 + 0.3 * share)
        alpha = round(timing.DUST_ALPHA * (1 - step / 7), 3)
        yield Piece(art.dust(radius, alpha), *middle())

    return frames


def ink_splash(art: "Art", x: float, y: float, *, radius: float, seed: int) -> Frames:
    """Return the ink that splashes when a pip fills, and dries up."""

    def frames(t: float) -> Iterable[Piece]:
        share = out_back(part(t, 0, 0.4)) if t < 0.4 else 1 - out_cubic(part(t, 0.4, 1))
        step = round(radius * share / 3) * 3
        if step > 0:
            yield Piece(art.splash(step, seed), x, y)

    return frames


def row_flash(art: "Art", box: Box) -> Frames:
    """Return the mint light of a mission's row, once."""

    def frames(t: float) -> Iterable[Piece]:
        alpha = round(0.6 * (1 - out_cubic(t)), 1)
        if alpha > 0:
            yield Piece(art.box(box.w, box.h, radius=18, colour="tic", alpha=alpha), box.x, box.y)

    return frames


def row_glints(art: "Art", box: Box, *, seed: int) -> Frames:
    """Return glints that leave the edge of a mission's row one after another, from left to right."""
    rng = random.Random(seed)
    flights = []
    for number in range(timing.ROW_GLINTS):
        along = (number + 0.5) / timing.ROW_GLINTS
        side = 1 if number % 2 else -1
        flights.append((along, side, rng.uniform(10, 30), rng.choice((6, 8, 11))))

    def frames(t: float) -> Iterable[Piece]:
        for along, side, reach, size in flights:
            own = part(t, along * 0.45, along * 0.45 + 0.5)
            radius = round(size * min(1.0, 4 * own) * (1 - own**2))
            if radius >= 1:
                middle = (
                    box.x + (along - 0.5) * box.w,
                    box.y + side * (box.h / 2 - 4 + reach * out_cubic(own)),
                )
                yield Piece(art.sparkle(radius, "tic"), *middle)

    return frames


def ring_of(art: "Art", middle: Anchor, *, w: float, h: float, colour: str) -> Frames:
    """Return a line around a card in a colour."""
    ring = art.ring(w + 8, h + 8, radius=w * CARD_CORNER + 4, width=4, colour=colour)
    return lambda t: [Piece(ring, *middle())]


def edge_light(art: "Art", box: Box) -> Frames:
    """Return the light that runs through the edge of the mat once."""

    def frames(t: float) -> Iterable[Piece]:
        alpha = round(sin(pi * t) * 0.8, 1)
        if alpha > 0:
            halo = art.ring(box.w + 20, box.h + 20, radius=46, width=14, colour="accent", alpha=alpha * 0.35)
            yield Piece(halo, box.x, box.y)
            line = art.ring(box.w, box.h, radius=36, width=5, colour="accent", alpha=alpha)
            yield Piece(line, box.x, box.y)

    return frames


class Flake(NamedTuple):
    """A piece of confetti: a card shape in a card colour, where it starts and how it flies."""

    shape: int
    radius: float
    x: float
    y: float
    speed_x: float
    speed_y: float
    turn: float
    spin: float
    sway: float


GRAVITY = 900.0
"""Design units a second squared, for confetti, which the air holds up."""


def confetti(art: "Art", x: float, y: float, *, seconds: float, seed: int) -> Frames:
    """Return confetti in the shapes and colours of the cards, thrown up from a point."""
    rng = random.Random(seed)
    flakes = [_flake(rng, number, x, y) for number in range(timing.CONFETTI)]

    def frames(t: float) -> Iterable[Piece]:
        time = t * seconds
        for flake in flakes:
            fall = flake.y + flake.speed_y * time + GRAVITY * time * time / 2
            aside = flake.x + flake.speed_x * time + flake.sway * sin(time * 5 + flake.turn)
            if fall < 1120:
                angle = round((flake.turn + flake.spin * time) / 45) * 45 % 360
                yield Piece(art.confetti(flake.shape, flake.radius, flake.shape, angle), aside, fall)

    return frames


def _flake(rng: random.Random, number: int, x: float, y: float) -> Flake:
    turn = rng.uniform(-0.42, 0.42) * pi
    speed = rng.uniform(700, 1250)
    return Flake(
        shape=number % 5,
        radius=rng.choice((11, 14)),
        x=x + rng.uniform(-260, 260),
        y=y,
        speed_x=speed * sin(turn),
        speed_y=-speed * cos(turn),
        turn=rng.uniform(0, 360),
        spin=rng.uniform(-260, 260),
        sway=rng.uniform(4, 18),
    )


def title(art: "Art", words: str, x: float, y: float, *, length_ms: float, is_grown: bool = False) -> Frames:
    """Return a title that grows into view, if it isn't grown from the start, and stays."""

    def frames(t: float) -> Iterable[Piece]:
        grown = 1.0 if is_grown else out_back(part(t * length_ms, 0, timing.TITLE_MS))
        share = timing.TITLE_FROM + (1 - timing.TITLE_FROM) * grown
        size = round(timing.TITLE_SIZE * share / 4) * 4
        yield Piece(art.text(words, size, font="title", shadow=True), x, y)

    return frames
