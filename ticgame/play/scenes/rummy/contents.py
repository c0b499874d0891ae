"""What the panels of TIC Rummy say, from the views that the screen may see."""

from ticgame.games.rummy.collections import ROUNDS
from ticgame.games.rummy.wording import kind_gist, lay_down_words
from ticgame.play.scenes.rummy.desk import can_draw
from ticgame.play.scenes.rummy.panel_bands import Band, Lesson, Sign
from ticgame.play.scenes.rummy.panel_piles import MOST_NEWS, NewsLook, Piles, Plate, Told
from ticgame.play.scenes.rummy.panel_tray import TrayGroup, TrayLook
from ticgame.play.scenes.rummy.poses import target_place
from ticgame.play.scenes.rummy.situation import Situation, SpotKind
from ticgame.play.scenes.rummy.space import TRAY_CARD, RummySpace
from ticgame.play.scenes.rummy.tray import Fit
from ticgame.play.table.news import News
from ticgame.play.table.panel_cursors import CardCursor

LAID_NOTE = "You have laid down: add cards to any collection, and discard to end your turn."
COVERED_NOTE = "The hand is covered."
OVER_NOTE = "The deal is over."
PILE_FOCUS = {SpotKind.DECK: "deck", SpotKind.DISCARDS: "discards"}


def bands(now: Situation, space: RummySpace) -> tuple[Band, ...]:
    """Return every seat's band."""
    public = now.seen.public
    found = []
    for seat, (person, box) in enumerate(zip(now.people, space.bands, strict=True)):
        has_laid = public.laid[seat]
        wanted = () if has_laid else ROUNDS[public.rounds[seat] - 1]
        lessons = tuple(Lesson(want.kind.value, kind_gist(want.kind)) for want in wanted)
        sign = "plug" if person.is_lost else "check" if has_laid else None
        found.append(
            Band(
                seat,
                box,
                person.animal,
                person.name,
                person.number,
                public.rounds[seat],
                public.totals[seat],
                public.hand_sizes[seat],
                is_active=public.why is None and seat == public.turn,
                wish=f"Collects {lay_down_words(wanted)}" if wanted else "",
                lessons=lessons if seat == now.home else (),
                sign=sign,
                text_scale=now.text_scale,
            )
        )
    return tuple(found)


def plain(found: tuple[Band, ...]) -> tuple[Band, ...]:
    """Return bands with no more than what changes the looks of their panels, so that they rarely change."""
    return tuple(
        Band(band.seat, band.box, band.animal, "", 0, 0, 0, 0, is_active=band.is_active) for band in found
    )


def signs(now: Situation, space: RummySpace) -> tuple[Sign, ...]:
    """Return the kinds of all collections on the table."""
    return tuple(
        Sign(at, collection.kind.value, place)
        for at, (collection, place) in enumerate(zip(now.seen.public.table, space.table, strict=True))
    )


def tray(now: Situation, space: RummySpace) -> TrayLook:
    """Return the tray, or why there is nothing to put together."""
    if now.home is None or not now.is_home_shown:
        note = OVER_NOTE if now.seen.public.turn is None else COVERED_NOTE
        return TrayLook(note=note, text_scale=now.text_scale)
    if now.seen.public.laid[now.home]:
        return TrayLook(note=LAID_NOTE, text_scale=now.text_scale)
    groups = tuple(
        TrayGroup(look, *space.tray_place(at, 0), is_open=at == now.open_at)
        for at, look in enumerate(now.tray)
    )
    is_ready = all(group.look.fit is Fit.GOOD for group in groups)
    is_focused = now.grip is not None and now.grip.spot.kind is SpotKind.LAY
    animal = now.people[now.home].animal
    return TrayLook(groups, animal, is_ready=is_ready, is_lay_focused=is_focused, text_scale=now.text_scale)


def piles(now: Situation) -> Piles:
    """Return how many cards deck and discards have, whether the hand shown may draw, and its focus."""
    public, grip = now.seen.public, now.grip
    is_to_draw = grip is not None and can_draw(now.seen.own[now.home])
    is_free = grip is not None and grip.held is None and now.carry is None
    focus = PILE_FOCUS.get(grip.spot.kind) if is_free else None
    animal = now.people[now.home or 0].animal
    return Piles(public.deck_size, len(public.discards), can_draw=is_to_draw, focus=focus, animal=animal)


def news(now: Situation) -> NewsLook:
    """Return what has happened last."""
    lines = tuple(
        Told("" if item.seat is None else now.people[item.seat].animal, _short(item), item.cards, item.kinds)
        for item in now.news[-MOST_NEWS:]
    )
    return NewsLook(lines, now.text_scale)


def _short(item: News) -> str:
    """Return what happened in so few words that its signs have room beside them."""
    return "laid" if item.kinds else item.words


def plate(now: Situation) -> Plate:
    """Return whose turn it is or who is asked, with what is said of it."""
    person = now.people[now.speaker]
    if now.is_hinted:
        return Plate(person.animal)
    return Plate(person.animal, person.name, now.words, now.tone, now.text_scale)


def cursor(now: Situation, space: RummySpace) -> tuple[CardCursor, ...]:
    """Return the cursor around the place that a held card is over, or around a card of the tray."""
    grip = now.grip
    if grip is None:
        return ()
    animal = now.people[now.home].animal
    if grip.held is not None and grip.spot.kind is SpotKind.HAND:
        return ()
    if grip.held is not None:
        x, y, width = target_place(now, space, grip)
        return (CardCursor(now.home, animal, x, y - 8, width, is_dim=bool(grip.fault)),)
    if grip.spot.kind is SpotKind.TRAY_CARD:
        look = now.tray[grip.spot.at]
        if grip.spot.card in look.cards:
            x, y = space.tray_place(grip.spot.at, look.cards.index(grip.spot.card))
            return (CardCursor(now.home, animal, x, y, TRAY_CARD),)
    return ()
