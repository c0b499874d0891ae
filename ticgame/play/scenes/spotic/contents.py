"""What the panels around SpoTic's table show in a situation, and how mat, slots and marks are painted."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.sets import SIZES
from ticgame.play.marks import Mark
from ticgame.play.scenes.spotic.banner import (
    BannerContent,
    Caller,
    ChoiceBanner,
    ClaimBanner,
    Content,
    IdleBanner,
    Tip,
    VerdictBanner,
)
from ticgame.play.scenes.spotic.lattice import all_spots
from ticgame.play.scenes.spotic.places import SpoticLayout, spot_of
from ticgame.play.scenes.spotic.situation import NO_DIAL, Person, Situation
from ticgame.play.scenes.spotic.solo import SoloContent
from ticgame.play.table.grid import Box
from ticgame.play.table.seat_cursors import CursorSpot

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

SLOT_LAYER: Final = 2
RING_LAYER: Final = 23
DISC_LAYER: Final = 26
BY_CHANCE: Final = "First by lot: same moment"


class SlotsContent(NamedTuple):
    """The places of cards that were taken."""

    boxes: tuple[Box, ...]


class Marked(NamedTuple):
    """A marked card: its box as it is raised, and its number."""

    card: Card
    box: Box
    number: int


class MarkedContent(NamedTuple):
    """The cards that the claimant has marked."""

    animal: str
    cards: tuple[Marked, ...] = ()


def paint_mat(art: "Art", box: Box) -> Iterator[Mark]:
    """Yield the mat, which lies under everything."""
    yield Mark("mat", art.mat(box.w, box.h, radius=34), box.x, box.y, 0, is_baked=True)


def slots(layout: SpoticLayout, now: Situation) -> SlotsContent:
    """Return the holes of the table."""
    return SlotsContent(
        tuple(
            layout.spot_box(spot)
            for spot, card in zip(all_spots(), now.table.slots, strict=False)
            if card is None
        )
    )


def paint_slots(art: "Art", content: SlotsContent) -> Iterator[Mark]:
    """Yield a faint slot for each hole."""
    for box in content.boxes:
        yield Mark((box.x, box.y), art.slot(box.w, box.h), box.x, box.y, SLOT_LAYER)


def marked(layout: SpoticLayout, now: Situation) -> MarkedContent:
    """Return the cards marked in the open claim."""
    claim = now.table.claim
    if claim is None:
        return MarkedContent("")
    found = []
    for at, card in enumerate(now.marks):
        spot = spot_of(now.table.slots, card)
        if spot is not None:
            x, y, w, h = layout.spot_box(spot)
            found.append(Marked(card, Box(x, y - 9, w, h), at + 1))
    return MarkedContent(now.people[claim.seat].animal, tuple(found))


def paint_marked(art: "Art", content: MarkedContent) -> Iterator[Mark]:
    """Yield a ring in the seat's colour and a number on each marked card."""
    for card, box, number in content.cards:
        ring = art.cursor(box.w, box.h, content.animal, gap=1, band=7, badge=0)
        yield Mark(("ring", card), ring, box.x, box.y, RING_LAYER)
        disc = art.number_disc(number, 20 if box.w > 75 else 17, content.animal)
        yield Mark(("number", card), disc, box.x + box.w / 2 - 2, box.y + box.h / 2 - 4, DISC_LAYER)


def cursors(layout: SpoticLayout, now: Situation) -> tuple[CursorSpot, ...]:
    """Return where the seats point; while one has the word, the others' rings have no light."""
    table = now.table
    raised = {spot_of(table.slots, card) for card in now.marks}
    spots = []
    for seat, spot in enumerate(now.spots):
        x, y, w, h = layout.spot_box(spot)
        box = Box(x, y - (9 if spot in raised else 0), w, h)
        is_locked = table.is_blocked and not table.is_claimant(Seat(seat))
        spots.append(CursorSpot(Seat(seat), now.people[seat].animal, box, is_locked=is_locked))
    return tuple(spots)


def solo(layout: SpoticLayout, now: Situation) -> SoloContent:
    """Return what the clock of a game alone says."""
    return SoloContent(layout.side, now.solo)


# -- the banner


def banner(layout: SpoticLayout, now: Situation) -> BannerContent:
    """Return what the banner shows: first a fresh verdict, then a claim or a choice."""
    return BannerContent(
        layout.banner, _content(now), is_compact=layout.is_compact, text_scale=now.text_scale
    )


def _content(now: Situation) -> Content:
    if now.news is not None:
        return _verdict(now)
    if now.table.claim is not None:
        return _claim(now)
    if now.table.choice is not None:
        return _choice(now)
    return _idle(now)


def _caller(person: Person) -> Caller:
    return Caller(person.name, person.animal)


def _verdict(now: Situation) -> VerdictBanner:
    verdict, claim = now.news.verdict, now.table.claim
    then = (now.people[claim.seat].animal, claim.rel) if claim else None
    return VerdictBanner(
        _caller(now.people[verdict.seat]), verdict, now.news.lit, then, now.dial if claim else NO_DIAL
    )


def _claim(now: Situation) -> ClaimBanner:
    claim = now.table.claim
    person = now.people[claim.seat]
    is_drawn = claim.seat in now.drawn and len(now.marks) == 0
    tips = (Tip("", BY_CHANCE),) if is_drawn else _claim_tips(person, len(now.marks))
    queue = tuple(now.people[call.seat].animal for call in now.table.queue)
    return ClaimBanner(_caller(person), claim.rel, now.marks, tips, queue, now.dial)


def _claim_tips(person: Person, marks: int) -> tuple[Tip, ...]:
    controls = person.controls
    if controls is None:
        return (Tip("", "is showing the cards"),)
    mark, show = Tip(controls.add, "Mark"), Tip(controls.show, "Show")
    back = Tip(controls.back, "Give up")
    return (show, mark, back) if marks >= min(SIZES) else (mark, show, back)


def _choice(now: Situation) -> ChoiceBanner:
    choice = now.table.choice
    person = now.people[choice.seat]
    cards = now.table.held[choice.seat][choice.sets[now.pick]].cards
    words = "Give up this set" if person.controls else "gives up a set"
    tip = Tip(person.controls.add if person.controls else "", words)
    return ChoiceBanner(_caller(person), cards, (tip,), now.dial)


def _idle(now: Situation) -> IdleBanner:
    table = now.table
    if now.drawn:
        names = ", then ".join(now.people[seat].name for seat in now.drawn)
        return IdleBanner(f"At the same moment: chance says {names}", _animals(now, now.drawn))
    refused = next((seat for seat, plight in enumerate(now.plights) if plight.refusal), None)
    if refused is not None and now.people[refused].controls is not None:
        return IdleBanner(now.plights[refused].refusal, _animals(now, (Seat(refused),)))
    if table.why is not None:
        return IdleBanner("The game is over", _animals(now, now.winners))
    if table.is_dealt_out:
        return IdleBanner("All cards are out: call what you still see, or say no more")
    if now.is_free:
        return IdleBanner("Spot a set and call it. Anybody may add a card.")
    person = now.people[table.turn]
    return IdleBanner(f"{person.name} adds a card", (person.animal,), now.idle_dial)


def _animals(now: Situation, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(now.people[seat].animal for seat in seats)
