"""The director's tables of Ticcitories: which motion goes with which action and event."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from ticgame.core.cards import Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import TakeSeat
from ticgame.games.ticcitories.rules import Claim, Edge, Place, RowShown, Unclaimed
from ticgame.play.scenes.ticcitories.poses import VISIT_LAYER
from ticgame.play.scenes.ticcitories.space import (
    LARGE_MARKERS,
    ROW_CARD,
    SMALL_MARKER,
    Space,
)
from ticgame.play.scenes.ticcitories.visit import CardVisit, visit_ms
from ticgame.play.table import edge_motions, timing
from ticgame.play.table.card_motions import CardDeal, CardPlace, landing_ms
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Motif, Shift, no_motion
from ticgame.play.table.effects import Effect, Frames, Piece
from ticgame.play.table.landing import hit
from ticgame.play.table.mark_motions import MarkPop, MarkWait, PanelSlide
from ticgame.play.table.pose import Face, Pose
from ticgame.play.table.tween import out_back, out_cubic, out_quint
from ticgame.play.theme import CARD_RATIO

LARGE_PANELS: Final = ("cards", "slots", "edges", "plate")
TURN_SLIDE: Final = 36.0
CLAIM_MS: Final = 260.0
FADE_STEPS: Final = 6
UNCLAIMED_MS: Final = 420.0


class Spot(NamedTuple):
    """Where the card of a placing entry lands first: the pose, and whether that is on the large grid."""

    pose: Pose
    is_large: bool


def placed_card(shift: Shift) -> Card:
    """Return the card that an entry has placed."""
    return shift.before.placing.card_of(shift.entry.seat)


def landing_spot(space: Space, seat: Seat, cell: Cell, rest: Pose) -> Spot:
    """Return where a card lands first: on the large grid, if that is its seat's, else where it rests."""
    if space.shown != seat:
        return Spot(rest, is_large=False)
    box = space.large.box(cell)
    return Spot(Pose(box.x, box.y, space.large.card, layer=VISIT_LAYER), is_large=True)


def _spot(craft: Craft, shift: Shift) -> Spot:
    rest = craft.sprites.rest[Face(placed_card(shift))]
    return landing_spot(craft.points, shift.entry.seat, shift.entry.action.cell, rest)


def landing(craft: Craft, shift: Shift) -> float:
    """Return after how many milliseconds the card hits the grid."""
    return landing_ms(shift.old[Face(placed_card(shift))], _spot(craft, shift).pose)


def place(craft: Craft, shift: Shift, action: Place) -> None:
    """Drop a card onto the large grid, then let it go to its seat's own; or straight there."""
    card = Face(placed_card(shift))
    craft.laid.append(card)
    start, spot, delay = shift.old[card], _spot(craft, shift), landing(craft, shift)
    if spot.is_large:
        visit = CardVisit(craft.sprites, card, start, spot.pose, delay, visit_ms(delay))
        craft.timeline.start(visit, key=card)
        craft.timeline.start(
            MarkWait(craft.panels["cards"], (shift.entry.seat, action.cell), delay),
            key=("large card", action.cell),
        )
    else:
        craft.timeline.start(CardPlace(craft.sprites, card, start, delay), key=card)
    hit(craft, card, delay, at=spot.pose)
    _pass_on(craft, shift)


def claim(craft: Craft, shift: Shift, action: Claim) -> None:
    """Drop a seat's emblem onto the card that it has claimed."""
    mark = (shift.before.choosing.cards[action.pos - 1], "claim")
    grow = MarkPop(craft.panels["rows"], mark, CLAIM_MS, out_back, _emblem(craft, mark))
    craft.timeline.start(grow, key=mark)
    _pass_on(craft, shift)


def _emblem(craft: Craft, mark: object) -> Callable[[float], pygame.Surface]:
    """Return what draws a claim at a scale."""
    whole = craft.panels["rows"].mark(mark).image

    def picture(scale: float) -> pygame.Surface:
        return craft.art.kit.picture(
            ("claim", whole, scale), lambda: pygame.transform.smoothscale_by(whole, max(0.2, scale))
        )

    return picture


def _pass_on(craft: Craft, shift: Shift) -> None:
    """Let the next seat's grid come in, if it is another's turn now."""
    if shift.after.is_over or shift.before.turn == shift.after.turn:
        return
    _hurry_home(craft)
    for name in LARGE_PANELS:
        slide = PanelSlide(craft.panels[name], (TURN_SLIDE, 0.0), timing.GLIDE_MS, out_quint)
        craft.timeline.start(slide, key=("slide", name))


def _hurry_home(craft: Craft) -> None:
    """Send a card home that still visits the large grid, which shows another seat's cards now."""
    for card in craft.laid[-2:]:
        if card in craft.sprites and _is_visiting(craft, card):
            pose = craft.sprites.pose(card)
            visit = CardPlace(craft.sprites, card, pose, landing_ms(pose, craft.sprites.rest[card]))
            craft.timeline.start(visit, key=card)


def _is_visiting(craft: Craft, card: Face) -> bool:
    return craft.sprites.pose(card).layer == VISIT_LAYER


def edge(craft: Craft, shift: Shift, what: Edge) -> None:
    """Show an edge when the card has hit the grid; Tics one after another."""
    joint = _joint(craft, shift, what)
    if what.rel is Relation.TIC:
        edge_motions.tic(craft, joint)
    elif what.rel is Relation.NIC:
        edge_motions.nic(craft, joint)
    else:
        edge_motions.single(craft, joint)


def _joint(craft: Craft, shift: Shift, what: Edge) -> edge_motions.Joint:
    """Return where and when an edge shows: on the large grid, or in the small one of its seat."""
    seat, cell, card = shift.entry.seat, shift.entry.action.cell, placed_card(shift)
    layout = shift.after.grids[seat]
    near = next(near for near, other in layout.neighbours(cell) if other == what.with_)
    is_large = _spot(craft, shift).is_large
    space: Space = craft.points
    grid = space.large if is_large else space.grids[seat]
    cells = tuple(sorted((cell, near), key=lambda one: (one.y, one.x)))
    panel, key = "edges" if is_large else "joints", (seat, *cells)
    is_upright = cell.y == near.y
    seam = edge_motions.make_seam(
        craft,
        key,
        is_upright=is_upright,
        reach=(grid.card * CARD_RATIO if is_upright else grid.card) / 2,
        seed=card * 125 + what.with_,
        panel=panel,
        place=grid.edge(*cells),
    )
    delay = landing(craft, shift)
    if what.rel is Relation.TIC:
        delay += tics_of(shift.entry.events).index(what) * timing.TIC_STAGGER_MS
    scale = LARGE_MARKERS[grid.columns.side] if is_large else SMALL_MARKER
    return edge_motions.Joint(key, (Face(card), Face(what.with_)), what.rel.value, seam, scale, delay, panel)


def tics_of(events: Iterable[object]) -> list[Edge]:
    """Return the Tics among events."""
    return [event for event in events if isinstance(event, Edge) and event.rel is Relation.TIC]


def row_shown(craft: Craft, shift: Shift, what: RowShown) -> None:
    """Deal a new row from the deck."""
    del shift
    for number, card in enumerate(what.cards, start=1):
        face = Face(card)
        motion = CardDeal(craft.sprites, face, craft.sprites.pose(face))
        craft.timeline.start(motion, key=face, delay_ms=number * timing.DEAL_STAGGER_MS)


def unclaimed(craft: Craft, shift: Shift, what: Unclaimed) -> None:
    """Let the cards that nobody took fade where they lay."""
    for position, card in enumerate(shift.before.choosing.cards, start=1):
        if card in what.cards:
            place = shift.points.row_place(position, is_choosing=True)
            effect = Effect(craft.stage, UNCLAIMED_MS, _fading(craft, card, place))
            craft.timeline.start(effect, key=("unclaimed", card))


def _fading(craft: Craft, card: Card, place: tuple[float, float]) -> Frames:
    """Return the pictures of a card that fades."""
    art = craft.art
    x, y = place

    def frames(t: float) -> Iterator[Piece]:
        step = min(FADE_STEPS - 1, int(t * FADE_STEPS))
        picture = art.kit.picture(("fading", card, step), lambda: _faded(art.card(card, ROW_CARD), step))
        yield Piece(picture, x, y + 30 * out_cubic(t))

    return frames


def _faded(picture: pygame.Surface, step: int) -> pygame.Surface:
    pale = picture.copy()
    alpha = round(255 * (1 - (step + 1) / (FADE_STEPS + 1)))
    pale.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


MOTIFS: Final[Mapping[type, Motif]] = {
    Claim: claim,
    Place: place,
    TakeSeat: no_motion,
    Edge: edge,
    Unclaimed: unclaimed,
    RowShown: row_shown,
}


# -- for those who want little motion


def place_still(craft: Craft, shift: Shift, action: Place) -> None:
    """Let a card come up in its cell: it fades already."""
    del action
    craft.laid.append(Face(placed_card(shift)))


def edge_still(craft: Craft, shift: Shift, what: Edge) -> None:
    """Let a marker appear with the card."""
    joint = _joint(craft, shift, what)
    wait = MarkWait(craft.panels[joint.panel], joint.key, timing.FADE_MS)
    craft.timeline.start(wait, key=("edge", joint.key))


REDUCED_MOTIFS: Final[Mapping[type, Motif]] = {
    Claim: no_motion,
    Place: place_still,
    TakeSeat: no_motion,
    Edge: edge_still,
    Unclaimed: no_motion,
    RowShown: no_motion,
}
