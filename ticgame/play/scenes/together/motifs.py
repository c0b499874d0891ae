"""The director's tables of TIC Together: which motion goes with which action and event."""

from collections.abc import Iterator, Mapping
from typing import Final

from ticgame.core.cards import Relation
from ticgame.core.layout import Cell
from ticgame.core.match import TakeSeat
from ticgame.games.together.rules import Drew, MissionDone, Penalty, Place, TogetherView
from ticgame.games.together.table import Edge
from ticgame.play.scenes.together.finale import show_finale
from ticgame.play.scenes.together.poses import TogetherLayout
from ticgame.play.table import edge_motions, panel_motions, timing
from ticgame.play.table.card_motions import CardDeal, CardPlace, CardSway, landing_ms, nudge
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Motif, Shift, no_motion
from ticgame.play.table.effects import Effect, edge_light
from ticgame.play.table.grid import Box
from ticgame.play.table.hand_motions import fan_out, flip_light
from ticgame.play.table.landing import hit
from ticgame.play.table.mark_motions import MarkWait
from ticgame.play.table.panel_limit import pip_places
from ticgame.play.table.pose import Face, Pose
from ticgame.play.theme import CARD_RATIO

SPARKLING: Final = frozenset((Relation.TIC, Relation.DUO, Relation.TRIPO))
BREAKING: Final = frozenset((Relation.NIC, Relation.BREAK))


def landing(craft: Craft, shift: Shift) -> float:
    """Return after how many milliseconds the card of a play hits the table."""
    card = Face(shift.entry.action.card)
    return landing_ms(start_of(shift, card), craft.sprites.rest[card])


def start_of(shift: Shift, card: Face) -> Pose:
    """Return how the card of a play was shown before."""
    return shift.old[shift.heirs.get(card, card)]


def place(craft: Craft, shift: Shift, action: Place) -> None:
    """Carry a card to its cell and drop it; the table glides, the next hand opens."""
    card = Face(action.card)
    craft.laid.append(card)
    delay = landing(craft, shift)
    craft.timeline.start(CardPlace(craft.sprites, card, start_of(shift, card), delay), key=card)
    hit(craft, card, delay)
    for near, dx, dy in _neighbours(shift.after, action.cell):
        motion = CardSway(
            craft.sprites, near, "nudge", timing.SETTLE_MS, nudge(dx * timing.NUDGE, dy * timing.NUDGE)
        )
        craft.timeline.start(motion, key=(near, "nudge"), delay_ms=delay)
    slide_grid(craft, shift.points, craft.points)
    _settle_window(craft, shift, delay)
    if shift.before.turn != shift.after.turn and shift.after.why is None:
        turn(craft, shift)
    if shift.after.why is not None:
        show_finale(craft, shift, delay_ms=delay + _news_ms(shift) + timing.TIC_MS)


def _neighbours(view: TogetherView, cell: Cell) -> Iterator[tuple[Face, int, int]]:
    """Yield the cards beside a cell and in which direction each of them lies."""
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        card = view.layout.card_at(Cell(cell.x + dx, cell.y + dy))
        if card is not None:
            yield Face(card), dx, dy


def slide_grid(craft: Craft, before: TogetherLayout, after: TogetherLayout) -> None:
    """Let markers and cells glide with the cards of a layout that moved."""
    cell = Cell(0, 0)
    one, other = before.grid.box(cell), after.grid.box(cell)
    panel_motions.slide_panels(craft, ("edges", "slots"), other.x - one.x, other.y - one.y)


def _settle_window(craft: Craft, shift: Shift, delay: float) -> None:
    """Light the mat's edge up once when the window can move no more."""
    if shift.before.layout.is_settled or not shift.after.layout.is_settled:
        return
    light = Effect(craft.stage, timing.LIT_MS, edge_light(craft.art, craft.points.grid.mat), layer=1)
    craft.timeline.start(light, key="lit", delay_ms=delay)


def turn(craft: Craft, shift: Shift) -> None:
    """Bring the next seat's plate in and fan its hand out; the old hand goes back to its seat."""
    panel_motions.slide_plate(craft)
    home = craft.points.home
    if home != shift.points.home:
        fan_out(craft, shift.hands[home])


def edge(craft: Craft, shift: Shift, what: Edge) -> None:
    """Show an edge when the card has hit the table; Tics one after another."""
    joint = _joint(craft, shift, what)
    if joint is None:
        return
    if what.rel in SPARKLING:
        edge_motions.tic(craft, joint)
    elif what.rel in BREAKING:
        edge_motions.nic(craft, joint)
    else:
        edge_motions.single(craft, joint)


def _joint(craft: Craft, shift: Shift, what: Edge) -> edge_motions.Joint | None:
    """Return where and when an edge of the play shows; None if its marker isn't on the table."""
    action, grid = shift.entry.action, craft.points.grid
    key = edge_key(craft, shift.after, action.cell, what)
    if key is None:
        return None
    is_upright = key[0].y == key[1].y
    reach = (grid.card * CARD_RATIO if is_upright else grid.card) / 2
    seed = action.card * 125 + what.with_
    seam = edge_motions.make_seam(craft, key, is_upright=is_upright, reach=reach, seed=seed)
    cards = (Face(action.card), Face(what.with_))
    delay = landing(craft, shift)
    if what.rel in SPARKLING:
        delay += _tics(shift).index(what) * timing.TIC_STAGGER_MS
    return edge_motions.Joint(key, cards, what.rel.value, seam, grid.marker_scale, delay)


def edge_key(craft: Craft, view: TogetherView, cell: Cell, what: Edge) -> tuple[Cell, Cell] | None:
    """Return the name of the marker of an edge that the card on a cell has made."""
    near = _cell_beside(view, cell, what)
    keys = ((cell, near), (near, cell))
    return next((key for key in keys if craft.panels["edges"].mark(key) is not None), None)


def _cell_beside(view: TogetherView, cell: Cell, what: Edge) -> Cell | None:
    return next(
        (
            Cell(cell.x + dx, cell.y + dy)
            for near, dx, dy in _neighbours(view, cell)
            if near.card == what.with_
        ),
        None,
    )


def _tics(shift: Shift) -> list[Edge]:
    return [event for event in shift.entry.events if isinstance(event, Edge) and event.rel in SPARKLING]


def _news_ms(shift: Shift) -> float:
    """Return how long after the landing a play's missions are ticked: its last Tic has popped up."""
    return max(0, len(_tics(shift)) - 1) * timing.TIC_STAGGER_MS + timing.MISSION_AFTER_MS


def penalty(craft: Craft, shift: Shift, what: Penalty) -> None:
    """Fill the pips of the new Nics (Breaks); the last two shake the whole picture."""
    delay = landing(craft, shift)
    pips = fresh_pips(craft, shift, what)
    places = pip_places(pip_count(craft))
    for pip in pips:
        panel_motions.fill_pip(craft, pip, places[pip], delay_ms=delay)
    if pips and pips[-1] >= len(places) - timing.SCREEN_SHAKE_PIPS:
        panel_motions.shake_screen(craft, delay_ms=delay)


def pip_count(craft: Craft) -> int:
    """Return how many pips the limit's panel shows."""
    return sum(isinstance(key, int) for key in craft.panels["limit"].keys)


def fresh_pips(craft: Craft, shift: Shift, what: Penalty) -> list[int]:
    """Return the pips that a play fills."""
    return list(range(shift.before.table.penalty, min(what.total, pip_count(craft))))


def mission(craft: Craft, shift: Shift, what: MissionDone) -> None:
    """Tick a mission off and let the cards that it counts wave in their order."""
    news = [event.id for event in shift.entry.events if isinstance(event, MissionDone)]
    delay = landing(craft, shift) + _news_ms(shift) + news.index(what.id) * timing.TIC_STAGGER_MS
    done = shift.after.table.done
    row = craft.panels["missions"].mark((what.id, "inset"))
    if row is not None:
        k = craft.stage.k
        box = Box(row.x, row.y, row.image.get_width() / k, row.image.get_height() / k)
        before = sum(claim is not None for claim in shift.before.table.done)
        count = (before + news.index(what.id) + 1, len(done))
        panel_motions.tick_mission(craft, what.id, box, done=count, delay_ms=delay)
    panel_motions.wave(craft, claimed_cards(shift, what), delay_ms=delay)


def claimed_cards(shift: Shift, what: MissionDone) -> list[Face]:
    """Return the cards that a mission counts, in their order, a new claim of this entry."""
    after, before = shift.after.table, shift.before.table
    news = [event.id for event in shift.entry.events if isinstance(event, MissionDone)]
    fresh = [new for new, old in zip(after.done, before.done, strict=True) if new is not None and old is None]
    cells = (after.layout.frame.cells[spot] for spot in fresh[news.index(what.id)].spots)
    return [Face(card) for cell in cells if (card := after.layout.card_at(cell)) is not None]


def drew(craft: Craft, shift: Shift, what: Drew) -> None:
    """Deal what was drawn from the deck to the hand."""
    for number, card in enumerate(sorted(craft.sprites.newcomers & set(shift.hands[shift.entry.seat]))):
        motion = CardDeal(craft.sprites, card, craft.sprites.pose(card))
        delay = number * timing.DEAL_STAGGER_MS
        craft.timeline.start(motion, key=card, delay_ms=delay)
        if craft.sprites.rest[card].is_face_up:
            flip_light(craft, card, delay_ms=delay + timing.DEAL_MS / 2)


MOTIFS: Final[Mapping[type, Motif]] = {
    Place: place,
    TakeSeat: no_motion,
    Edge: edge,
    Penalty: penalty,
    MissionDone: mission,
    Drew: drew,
}


# -- for those who want little motion


def place_still(craft: Craft, shift: Shift, action: Place) -> None:
    """Let a card come up in its cell: it fades already; then the game may end."""
    craft.laid.append(Face(action.card))
    if shift.after.why is not None:
        show_finale(craft, shift, delay_ms=timing.FADE_MS, is_reduced=True)


def edge_still(craft: Craft, shift: Shift, what: Edge) -> None:
    """Let a marker appear with the card."""
    joint = _joint(craft, shift, what)
    if joint is not None:
        wait = MarkWait(craft.panels["edges"], joint.key, timing.FADE_MS)
        craft.timeline.start(wait, key=("edge", joint.key))


REDUCED_MOTIFS: Final[Mapping[type, Motif]] = {
    Place: place_still,
    TakeSeat: no_motion,
    Edge: edge_still,
    Penalty: no_motion,
    MissionDone: no_motion,
    Drew: no_motion,
}
