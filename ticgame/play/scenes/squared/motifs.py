"""The director's tables of Tic Squared and its Race: which motion goes with which action and event."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ticgame.core.cards import Relation
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell
from ticgame.core.match import TakeSeat
from ticgame.games.squared.actions import Draw, Drew, Edge, End, Play, Start, Started, Turn, TwoTic
from ticgame.play.scenes.squared.contents import leading
from ticgame.play.table import edge_motions, timing
from ticgame.play.table.card_motions import CardDeal, CardPlace, CardSway, landing_ms, nudge
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Motif, Shift, no_motion
from ticgame.play.table.effects import OVER_ALL, Effect, Frames, Piece
from ticgame.play.table.hand_motions import fan_out, flip_light
from ticgame.play.table.landing import hit
from ticgame.play.table.mark_motions import MarkSway, MarkWait
from ticgame.play.table.panel_fields import SMALLEST_EDGE_MARKER
from ticgame.play.table.panel_motions import turn_badge
from ticgame.play.table.pose import Face, Pose
from ticgame.play.table.tween import hump, out_cubic
from ticgame.play.theme import CARD_RATIO

DRAWS_STAGGER_MS: Final = 90.0
CROWN_HOP_MS: Final = 300.0
CROWN_HOP: Final = 60.0
_AROUND: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))


def start_of(craft: Craft, shift: Shift, card: Face) -> Pose:
    """Return how the card of a play was shown before; one out of a hidden hand comes from its seat."""
    old = shift.heirs.get(card, card)
    return shift.old[old] if old in shift.old else craft.points.head_pose(shift.entry.seat)


def landing(craft: Craft, shift: Shift) -> float:
    """Return after how many milliseconds the card of a play hits the table."""
    card = Face(shift.entry.action.card)
    return landing_ms(start_of(craft, shift, card), craft.sprites.rest[card])


def play(craft: Craft, shift: Shift, action: Play) -> None:
    """Carry a card to its cell and drop it; its neighbours step aside."""
    card = Face(action.card)
    craft.laid.append(card)
    delay = landing(craft, shift)
    craft.timeline.start(CardPlace(craft.sprites, card, start_of(craft, shift, card), delay), key=card)
    hit(craft, card, delay)
    for near, dx, dy in neighbours(shift.after, action):
        aside = nudge(dx * timing.NUDGE, dy * timing.NUDGE)
        motion = CardSway(craft.sprites, near, "nudge", timing.SETTLE_MS, aside)
        craft.timeline.start(motion, key=(near, "nudge"), delay_ms=delay)
    _hop_crown(craft, shift, delay)


def neighbours(view: Any, action: Play) -> Iterator[tuple[Face, int, int]]:
    """Yield the cards beside a play and in which direction each of them lies."""
    grid = view.grids[action.grid]
    for dx, dy in _AROUND:
        card = grid.card_at(Cell(action.cell.x + dx, action.cell.y + dy))
        if card is not None:
            yield Face(card), dx, dy


def _hop_crown(craft: Craft, shift: Shift, delay: float) -> None:
    """Let the crown hop where the lead has changed."""
    crowns = [key for key in craft.panels["heads"].keys if key[1] == "crown"]
    if not crowns or leading(shift.before) == leading(shift.after):
        return
    hop = MarkSway(craft.panels["heads"], crowns[0], CROWN_HOP_MS, lambda t: (0.0, -CROWN_HOP * hump(t)))
    craft.timeline.start(hop, key="crown", delay_ms=delay)


def edge(craft: Craft, shift: Shift, what: Edge) -> None:
    """Show an edge when the card has hit the table; Tics one after another."""
    joint = _joint(craft, shift, what)
    if joint is not None:
        (edge_motions.tic if what.rel is Relation.TIC else edge_motions.single)(craft, joint)


def edge_key(shift: Shift, what: Edge) -> tuple[Seat, Cell, Cell] | None:
    """Return the name of the marker of an edge that a play has made."""
    action = shift.entry.action
    for near, dx, dy in neighbours(shift.after, action):
        if near.card == what.with_:
            cell, other = action.cell, Cell(action.cell.x + dx, action.cell.y + dy)
            return (action.grid, other, cell) if dx < 0 or dy < 0 else (action.grid, cell, other)
    return None


def _joint(craft: Craft, shift: Shift, what: Edge) -> edge_motions.Joint | None:
    """Return where and when an edge of the play shows; None if its marker isn't on the table."""
    action, key = shift.entry.action, edge_key(shift, what)
    if key is None or craft.panels["edges"].mark(key) is None:
        return None
    space = craft.points.spaces[action.grid]
    is_upright = key[1].y == key[2].y
    reach = (space.card * CARD_RATIO if is_upright else space.card) / 2
    seed = action.card * 125 + what.with_
    seam = edge_motions.make_seam(craft, key, is_upright=is_upright, reach=reach, seed=seed)
    cards = (Face(action.card), Face(what.with_))
    delay = landing(craft, shift)
    if what.rel is Relation.TIC:
        delay += tics(shift).index(what) * timing.TIC_STAGGER_MS
    scale = max(SMALLEST_EDGE_MARKER, space.marker_scale)
    return edge_motions.Joint(key, cards, what.rel.value, seam, scale, delay)


def tics(shift: Shift) -> list[Edge]:
    """Return the Tics that a play has made."""
    return [event for event in shift.entry.events if isinstance(event, Edge) and event.rel is Relation.TIC]


def two_tic(craft: Craft, shift: Shift, what: TwoTic) -> None:
    """Let the drawn cards fly face down from the deck to each opponent, one at a time clockwise (Q5)."""
    delay = landing(craft, shift) + timing.TIC_STAGGER_MS + timing.TIC_POP_MS
    seats = len(what.drawn)
    left, number = list(what.drawn), 0
    newcomers = {seat: iter(new_cards(craft, shift, seat)) for seat in shift.hands}
    while any(left):
        for step in range(1, seats):
            seat = Seat((shift.entry.seat + step) % seats)
            if left[seat]:
                left[seat] -= 1
                card = next(newcomers.get(seat, iter(())), None)
                deal_one(craft, seat, card, delay_ms=delay + number * DRAWS_STAGGER_MS, number=number)
                number += 1


def new_cards(craft: Craft, shift: Shift, seat: Seat) -> list[Any]:
    """Return the cards that have come into a hand on the screen, in its order."""
    return [card for card in shift.hands.get(seat, ()) if card in craft.sprites.newcomers]


def deal_one(craft: Craft, seat: Seat, card: Any, *, delay_ms: float, number: int = 0) -> None:
    """Let a card fly from the deck to a hand, a back to the seat if its hand isn't on the screen."""
    if card is None:
        flight = Effect(craft.stage, timing.DEAL_MS, _flight(craft, seat), layer=OVER_ALL - 2)
        craft.timeline.complete(("flight", seat, number))
        craft.timeline.start(flight, key=("flight", seat, number), delay_ms=delay_ms)
        return
    motion = CardDeal(craft.sprites, card, craft.sprites.pose(card))
    craft.timeline.start(motion, key=card, delay_ms=delay_ms)
    if craft.sprites.rest[card].is_face_up:
        flip_light(craft, card, delay_ms=delay_ms + timing.DEAL_MS / 2)


def _flight(craft: Craft, seat: Seat) -> Frames:
    """Return a back on its way from the deck to a seat whose hand isn't on the screen."""
    start, (x, y) = craft.points.deck, craft.points.hand_point(seat)

    def frames(t: float) -> Iterator[Piece]:
        way, arc = out_cubic(t), timing.DEAL_ARC * hump(t)
        back = craft.art.back(start.width)
        yield Piece(back, start.x + (x - start.x) * way, start.y + (y - start.y) * way - arc)

    return frames


def drew(craft: Craft, shift: Shift, what: Drew) -> None:
    """Deal the card that the seat drew."""
    seat = shift.entry.seat
    card = next(iter(new_cards(craft, shift, seat)), None)
    deal_one(craft, seat, card, delay_ms=0.0)


def started(craft: Craft, shift: Shift, what: Started) -> None:
    """Show all start cards at once: each is carried from its hand to the middle of its grid."""
    for seat, grid in enumerate(shift.after.grids):
        for _cell, lying in grid.cards():
            card = Face(lying)
            old = shift.old.get(shift.heirs.get(card, card)) or craft.points.head_pose(Seat(seat))
            craft.laid.append(card)
            length = timing.CARRY_MS + timing.DROP_MS
            craft.timeline.start(CardPlace(craft.sprites, card, old, length), key=card)
            hit(craft, card, length)


def turn(craft: Craft, shift: Shift, what: Turn) -> None:
    """Let the badge of the seat whose turn begins jump, and its hand open."""
    turn_badge(craft, what.seat)
    fresh = new_cards(craft, shift, what.seat)
    if what.seat not in shift.points.hands:
        fan_out(craft, fresh)


MOTIFS: Final[Mapping[type, Motif]] = {
    Start: no_motion,
    Play: play,
    Draw: no_motion,
    End: no_motion,
    TakeSeat: no_motion,
    Started: started,
    Edge: edge,
    TwoTic: two_tic,
    Drew: drew,
    Turn: turn,
}


# -- for those who want little motion


def play_still(craft: Craft, shift: Shift, action: Play) -> None:
    """Let a card come up in its cell: it fades already."""
    craft.laid.append(Face(action.card))


def edge_still(craft: Craft, shift: Shift, what: Edge) -> None:
    """Let a marker appear with the card."""
    key = edge_key(shift, what)
    if key is not None and craft.panels["edges"].mark(key) is not None:
        wait = MarkWait(craft.panels["edges"], key, timing.FADE_MS)
        craft.timeline.start(wait, key=("edge", key))


REDUCED_MOTIFS: Final[Mapping[type, Motif]] = {
    Start: no_motion,
    Play: play_still,
    Draw: no_motion,
    End: no_motion,
    TakeSeat: no_motion,
    Started: no_motion,
    Edge: edge_still,
    TwoTic: no_motion,
    Drew: no_motion,
    Turn: no_motion,
}
