"""Pieces of boards and banners: the caller's banner, clocks, pills, numbered discs, cells of sets."""

from typing import Final

from pygame import Surface

from ticgame.play.paint.kit import Kit
from ticgame.play.paint.markers import DISCS
from ticgame.play.paint.panels import inset, plate, progress, ring
from ticgame.play.paint.raster import box_mask, centred, clear, cut, draw, fill, soft_box, soft_margin, tinted
from ticgame.play.paint.shapes import Point, circle, sector, stroke
from ticgame.play.theme import Colour, Tint, mix

_WHITE: Final = (255, 255, 255)
# The share of a check's length up to its knee.
_SHORT_ARM: Final = 0.37


def banner(kit: Kit, width: int, height: int, colour: Colour) -> Surface:
    """Return a striped banner in a seat's colour, in the middle of its picture."""
    k = kit.canvas.k
    radius = min(28 * k, height / 2)
    margin = soft_margin(30 * k) + kit.canvas.px(12)
    picture = clear(width + 2 * margin, height + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    centred(picture, tinted(soft_box(width, height, radius, 24 * k), colour, 0.6), x, y)
    centred(picture, plate(width, height, radius, mix(colour, _WHITE, 0.32), mix(colour, _WHITE, 0.05)), x, y)
    stripes = clear(width, height)
    pitch = 70 * k
    bands = []
    for place in range(-2, round(width / pitch) + 1):
        left = place * pitch
        bands.append([(left, height), (left + 32 * k, height), (left + 82 * k, 0.0), (left + 50 * k, 0.0)])
    draw(stripes, bands, _WHITE, alpha=0.09)
    centred(picture, cut(stripes, box_mask(width, height, radius)), x, y)
    centred(picture, ring(width, height, radius, 3 * k, Tint(_WHITE, 0.75)), x, y)
    return picture


def clock(kit: Kit, radius: float, share: float, colour: Colour) -> Surface:
    """Return a ring that drains, `share` 0 to 1 of it left; the middle is free for the seconds."""
    half = round(radius * 1.08) + 2
    picture = clear(2 * half, 2 * half)
    ink = kit.colour("ink")
    fill(picture, circle(half, half, radius * 1.07), ink)
    if share >= 1:
        fill(picture, circle(half, half, radius), colour)
    elif share > 0:
        fill(picture, sector(half, half, radius, share), colour)
    fill(picture, circle(half, half, radius * 0.79), ink)
    return picture


def pill(kit: Kit, width: int, height: int) -> Surface:
    """Return the flat pill behind a short remark beside a title."""
    return tinted(box_mask(width, height, height / 2), mix(kit.colour("key_cap"), kit.colour("accent"), 0.04))


def number_disc(kit: Kit, number: int, radius: float, colour: Colour | None) -> Surface:
    """Return a disc with a number: in a seat's colour on a picked card, else dark with a pale rim."""
    half = round(radius * 1.15) + 2
    picture = clear(2 * half, 2 * half)
    ink = kit.colour("ink")
    fill(picture, circle(half, half, radius * 1.13), ink)
    if colour is None:
        rim = circle(half, half, radius * 1.02)
        draw(picture, [rim], kit.colour("accent"), alpha=0.8, holes=[circle(half, half, radius * 0.92)])
    else:
        fill(picture, circle(half, half, radius), colour)
    figure = kit.type.ink(str(number), max(6, round(radius * 0.98)))
    centred(picture, tinted(figure, kit.colour("main") if colour is None else ink), half, half)
    return picture


def set_cell(kit: Kit, width: int, height: int, kind: str | None) -> Surface:
    """Return a cell of a board, in the middle of its picture; filled and checked if its set is there."""
    k = kit.canvas.k
    radius = min(16 * k, height * 0.28)
    margin = round(10 * k)
    picture = clear(width + 2 * margin, height + 2 * margin)
    x, y = picture.get_width() / 2, picture.get_height() / 2
    if kind is None:
        centred(picture, inset(kit, (width, height), radius, alpha=0.40, line=0.12), x, y)
        return picture
    colour = kit.colour(DISCS[kind].fill)
    centred(picture, plate(width, height, radius, mix(colour, _WHITE, 0.25), colour), x, y)
    if min(width, height) >= 44 * k:
        centred(
            picture,
            check_disc(13 * k, kit.colour("ink"), kit.colour("tic")),
            x + width / 2 - 8 * k,
            margin + 8 * k,
        )
    return picture


def check_disc(radius: float, disc: Colour, check: Colour, *, drawn: float = 1.0) -> Surface:
    """Return a check on a disc, `drawn` 0 to 1 of its way from the left end to the right one."""
    half = round(radius) + 2
    picture = clear(2 * half, 2 * half)
    fill(picture, circle(half, half, radius), disc)
    reach, thick = radius * 0.58, radius * 0.30
    knee = (half - reach * 0.15, half + reach * 0.55)
    ends = ((half - reach * 0.75, half), knee, (half + reach * 0.8, half - reach * 0.55))
    arms = [
        stroke(start, _on_the_way(start, end, share), thick)
        for start, end, share in (
            (ends[0], knee, min(1.0, drawn / _SHORT_ARM)),
            (knee, ends[2], (drawn - _SHORT_ARM) / (1 - _SHORT_ARM)),
        )
        if share > 0
    ]
    if arms:
        draw(picture, arms, check)
    return picture


def _on_the_way(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def toggle(kit: Kit, width: int, height: int, *, is_on: bool) -> Surface:
    """Return a switch, knob right and track mint when on."""
    track = kit.colour("tic") if is_on else kit.colour("mission.empty")
    picture = tinted(box_mask(width, height, height / 2), track)
    middle = width - height / 2 if is_on else height / 2
    fill(picture, circle(middle, height / 2, height * 0.40), kit.colour("ink" if is_on else "main"))
    return picture


def slider(kit: Kit, width: int, height: int, share: float) -> Surface:
    """Return a slider's track and knob; `share` 0 to 1 of it is filled."""
    picture = clear(width, height)
    track = max(4, round(height * 0.38))
    usable = width - height
    filled = progress(kit, usable, track, share=share, colour=kit.colour("accent"))
    picture.blit(filled, (height // 2, (height - track) // 2))
    middle = height / 2 + usable * share
    fill(picture, circle(middle, height / 2, height * 0.48), kit.colour("ink"))
    fill(picture, circle(middle, height / 2, height * 0.40), kit.colour("main"))
    return picture
