"""The banner above the table: the open claim, its verdict, a choice, or what everybody waits for."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Surface

from ticgame.core.cards import Card, Relation
from ticgame.core.sets import SIZES
from ticgame.play.marks import Mark
from ticgame.play.scenes.spotic.situation import Dial
from ticgame.play.scenes.spotic.verdict import (
    PROPERTIES,
    Agreement,
    Judgement,
    Outcome,
    Verdict,
    verdict_words,
)
from ticgame.play.stage import LEFT, RIGHT
from ticgame.play.table.grid import Box
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

LAYER: Final = 44
MOST_CARDS: Final = max(SIZES)
GLYPH: Final = 38.0
MOST_SECONDS: Final = 99
"""A longer time is no limit: the clock shows no figure."""


class Caller(NamedTuple):
    """Who has the word: name and emblem."""

    name: str
    animal: str


class Tip(NamedTuple):
    """A control and what it does now."""

    glyph: str
    words: str


class ClaimBanner(NamedTuple):
    """An open claim: who called what, the cards marked so far, who is next, the time left."""

    caller: Caller
    rel: Relation
    marks: tuple[Card, ...]
    tips: tuple[Tip, ...]
    queue: tuple[str, ...]
    dial: Dial


class VerdictBanner(NamedTuple):
    """A verdict with so many of its properties lit; `then` is the claim that is open meanwhile."""

    caller: Caller
    verdict: Verdict
    lit: int
    then: tuple[str, Relation] | None
    dial: Dial


class ChoiceBanner(NamedTuple):
    """A seat that must give up a set, the cards of the one in focus, the time left."""

    caller: Caller
    cards: tuple[Card, ...]
    tips: tuple[Tip, ...]
    dial: Dial


class IdleBanner(NamedTuple):
    """What everybody waits for, or what one seat should hear; `dial` is the time until "Card!"."""

    words: str
    animals: tuple[str, ...] = ()
    dial: Dial | None = None


Content = ClaimBanner | VerdictBanner | ChoiceBanner | IdleBanner


class BannerContent(NamedTuple):
    """The banner's box and what is in it."""

    box: Box
    content: Content
    is_compact: bool
    text_scale: float = 1.0


def paint_banner(art: "Art", banner: BannerContent) -> Iterator[Mark]:
    """Yield the idle table, an open claim, a choice or a verdict, whichever there is."""
    content = banner.content
    if isinstance(content, IdleBanner):
        yield from _paint_idle(art, banner, content)
        return
    box = banner.box
    yield Mark("plate", art.banner(box.w, box.h, content.caller.animal), box.x, box.y, LAYER)
    if isinstance(content, VerdictBanner):
        yield from _paint_verdict(art, banner, content)
    else:
        yield from _paint_word(art, banner, content)


# -- who has the word, and which cards


def _paint_word(art: "Art", banner: BannerContent, content: ClaimBanner | ChoiceBanner) -> Iterator[Mark]:
    box, left = banner.box, banner.box.x - banner.box.w / 2
    yield from _paint_badge(art, banner, content.caller.animal)
    is_claim = isinstance(content, ClaimBanner)
    title = f"{content.caller.name}: {content.rel.capitalize()}!" if is_claim else content.caller.name
    if banner.is_compact:
        size, width = 46.0, 330.0
        title = art.shortened(title, width, size, font="title")
        yield Mark("title", art.text(title, size, "ink", font="title"), left + 124, box.y, LAYER + 1, LEFT)
        yield from _paint_tips(art, content.tips, left + 462, box.y, width=426)
    else:
        size, width = 48.0, 360.0
        title = art.shortened(title, width, size, font="title")
        at = left + 172
        yield Mark("title", art.text(title, size, "ink", font="title"), at, box.y - 22, LAYER + 1, LEFT)
        yield from _paint_tips(art, content.tips, at, box.y + 28, width=390)
    cards = content.marks if is_claim else content.cards
    yield from _paint_slots(art, banner, cards, wanted=min(SIZES) if is_claim else len(cards))
    if is_claim:
        yield from _paint_queue(art, banner, content.queue)
    yield from _paint_dial(art, banner, content.dial, content.caller.animal)


def _paint_badge(art: "Art", banner: BannerContent, animal: str) -> Iterator[Mark]:
    left = banner.box.x - banner.box.w / 2
    x, radius = (left + 58, 46) if banner.is_compact else (left + 84, 64)
    yield Mark("badge", art.badge(animal, radius), x, banner.box.y, LAYER + 2)


def _paint_tips(art: "Art", tips: Sequence[Tip], x: float, y: float, *, width: float) -> Iterator[Mark]:
    """Yield controls with their words, as many as fit."""
    end = x + width
    for at, tip in enumerate(tips):
        glyph = art.key_glyph(tip.glyph, GLYPH) if tip.glyph else None
        glyph_width = glyph.get_width() / art.canvas.k + 8 if glyph else 0.0
        words_width = art.text_width(tip.words, 28, font="extra")
        if x + glyph_width + words_width > end:
            return
        if glyph:
            yield Mark(("tip", at), glyph, x, y, LAYER + 1, LEFT)
        words = art.text(tip.words, 28, "ink", font="extra")
        yield Mark(("tip words", at), words, x + glyph_width, y, LAYER + 1, LEFT)
        x += glyph_width + words_width + 20


def slot_boxes(banner: Box, *, is_compact: bool) -> list[Box]:
    """Return where the five cards in the banner are."""
    h = 54.0 if is_compact else 66.0
    w = h / CARD_RATIO
    left = banner.x - banner.w / 2 + (900 if is_compact else 578)
    return [Box(left + w / 2 + at * (w + 10), banner.y, w, h) for at in range(MOST_CARDS)]


def _paint_slots(art: "Art", banner: BannerContent, cards: Sequence[Card], *, wanted: int) -> Iterator[Mark]:
    for at, box in enumerate(slot_boxes(banner.box, is_compact=banner.is_compact)):
        alpha = 0.92 if at < wanted else 0.45
        back = art.box(box.w + 6, box.h + 6, radius=9, colour="ink", alpha=alpha)
        yield Mark(("slot", at), back, box.x, box.y, LAYER + 1)
        if at < len(cards):
            yield Mark(("card", at), art.card(cards[at], box.w), box.x, box.y, LAYER + 2)
        elif at < wanted:
            ring = art.ring(box.w, box.h, radius=7, width=2.5, alpha=0.75)
            yield Mark(("ring", at), ring, box.x, box.y, LAYER + 2)


def _paint_queue(art: "Art", banner: BannerContent, queue: Sequence[str]) -> Iterator[Mark]:
    """Yield the badges of those who have called meanwhile, the next one first."""
    if not queue:
        return
    box = banner.box
    right = box.x + box.w / 2 - (100 if banner.is_compact else 122)
    radius = 24.0
    shown = queue[:2] if not banner.is_compact else queue[:4]
    x = right - radius
    for at, animal in reversed(list(enumerate(shown))):
        yield Mark(("next", at), art.badge(animal, radius), x, box.y, LAYER + 2)
        x -= 2 * radius + 2
    words = art.text("next", 28, "ink", font="extra")
    yield Mark("next", words, x + radius - 6, box.y, LAYER + 1, RIGHT)


def _paint_dial(art: "Art", banner: BannerContent, dial: Dial, animal: str) -> Iterator[Mark]:
    box = banner.box
    x, radius = box.x + box.w / 2 - (56 if banner.is_compact else 68), (32 if banner.is_compact else 43)
    yield Mark("clock", art.clock(radius, dial.share, animal), x, box.y, LAYER + 1)
    if dial.seconds <= MOST_SECONDS:
        figure = art.text(str(dial.seconds), radius, "main", font="title")
        yield Mark("seconds", figure, x, box.y, LAYER + 2)


# -- verdicts


def _paint_verdict(art: "Art", banner: BannerContent, content: VerdictBanner) -> Iterator[Mark]:
    box, left = banner.box, banner.box.x - banner.box.w / 2
    verdict = content.verdict
    yield from _paint_badge(art, banner, content.caller.animal)
    is_good = verdict.outcome is Outcome.COLLECTED
    words = verdict_words(verdict)
    at = left + (124 if banner.is_compact else 162)
    name_width = 190.0
    name = art.shortened(content.caller.name, name_width, 30, font="extra")
    if banner.is_compact:
        yield Mark("title", art.text(words, 34, "ink", font="title"), at, box.y, LAYER + 1, LEFT)
    else:
        yield Mark("name", art.text(name, 30, "ink", font="extra"), at, box.y - 24, LAYER + 1, LEFT)
        yield Mark("title", art.text(words, 34, "ink", font="title"), at, box.y + 20, LAYER + 1, LEFT)
    sign = art.icon("check" if is_good else "cross", 40, "ink")
    if not verdict.judgements:
        yield Mark("sign", sign, at + 330, box.y, LAYER + 1)
    yield from _paint_judgements(art, banner, content)
    if content.then is not None:
        animal, rel = content.then
        x = box.x + box.w / 2 - (134 if banner.is_compact else 148)
        yield Mark("then", art.badge(animal, 30), x, box.y, LAYER + 2)
        yield Mark("then rel", art.marker(rel.value, 0.9, glow=False), x + 26, box.y + 20, LAYER + 3)
        yield from _paint_dial(art, banner, content.dial, animal)


def chip_boxes(banner: Box, *, is_compact: bool) -> list[Box]:
    """Return where the three properties of a verdict are."""
    left = banner.x - banner.w / 2
    w, h, start = (268.0, 64.0, 420.0) if is_compact else (184.0, 92.0, 352.0)
    return [Box(left + start + w / 2 + at * (w + 6), banner.y, w, h) for at in range(3)]


def _paint_judgements(art: "Art", banner: BannerContent, content: VerdictBanner) -> Iterator[Mark]:
    boxes = chip_boxes(banner.box, is_compact=banner.is_compact)
    for at, judgement in enumerate(content.verdict.judgements):
        box, is_lit = boxes[at], at < content.lit
        plate = art.box(box.w, box.h, radius=16, colour="ink", alpha=0.92)
        yield Mark(("chip", at), plate, box.x, box.y, LAYER + 1)
        if is_lit:
            is_clash = judgement.agreement is Agreement.CLASH
            colour = "nic" if is_clash else "tic"
            ring = art.ring(box.w, box.h, radius=16, width=4, colour=colour)
            yield Mark(("lit", at), ring, box.x, box.y, LAYER + 2)
        yield from _paint_judgement(art, banner, at=at, judgement=judgement, box=box, is_lit=is_lit)


def _paint_judgement(
    art: "Art", banner: BannerContent, *, at: int, judgement: Judgement, box: Box, is_lit: bool
) -> Iterator[Mark]:
    """Yield a property's values, one for each card, those that clash ringed; then what that means."""
    words = _judgement_words(art, judgement, box.w - 16) if is_lit else judgement.title
    is_clash = judgement.agreement is Agreement.CLASH
    colour = ("nic.text" if is_clash else "tic") if is_lit else "muted"
    text = art.text(words, 28, colour, font="extra")
    if banner.is_compact:
        y, width = box.y + 16, 124.0
        yield Mark(("words", at), text, box.x, box.y - 15, LAYER + 3)
    else:
        y, width = box.y + 20, box.w - 16
        yield Mark(("words", at), text, box.x, box.y - 24, LAYER + 3)
    pitch = min(34.0, width / max(1, len(judgement.values)))
    left = box.x - (len(judgement.values) - 1) * pitch / 2
    for place, value in enumerate(judgement.values):
        centre = (left + place * pitch, y)
        yield Mark(("value", at, place), _value(art, at, value), *centre, LAYER + 3)
        if PROPERTIES[at][0] == "Colour":
            letter = art.text(
                art.theme.letter_set[value], 20, art.theme.card_colours(value).glyph, font="extra"
            )
            yield Mark(("letter", at, place), letter, *centre, LAYER + 4)
        if is_lit and place in judgement.clashing:
            ring = art.ring(pitch - 1, 33, radius=9, width=3, colour="nic")
            yield Mark(("clash", at, place), ring, *centre, LAYER + 4)


def _judgement_words(art: "Art", judgement: Judgement, width: float) -> str:
    """Return the property and what its values mean, the latter alone where there is no room."""
    words = f"{judgement.title}: {judgement.agreement.value}"
    is_short = art.text_width(words, 28, font="extra") <= width
    return words if is_short else judgement.agreement.value


def _value(art: "Art", place: int, value: int) -> Surface:
    """Return the sign of a number, a shape or a colour."""
    title = PROPERTIES[place][0]
    if title == "Number":
        return art.text(str(value + 1), 30, "main", font="title")
    if title == "Shape":
        return art.shape(value, 11, "main")
    return art.chip(value, 24, 26)


# -- while nobody claims


def _paint_idle(art: "Art", banner: BannerContent, content: IdleBanner) -> Iterator[Mark]:
    box = banner.box
    yield Mark("plate", art.inset(box.w, box.h, radius=28, alpha=0.3), box.x, box.y, LAYER)
    size = 32 * min(banner.text_scale, 1.2)
    badges = len(content.animals) * 64.0
    width = box.w - badges - (150 if content.dial else 40)
    words = art.shortened(content.words, width, size, font="extra")
    picture = art.text(words, size, "main", font="extra")
    total = badges + picture.get_width() / art.canvas.k + (90 if content.dial else 0)
    x = box.x - total / 2
    for at, animal in enumerate(content.animals):
        yield Mark(("badge", at), art.badge(animal, 26), x + 28 + at * 64, box.y, LAYER + 1)
    yield Mark("words", picture, x + badges, box.y, LAYER + 1, LEFT)
    if content.dial:
        end = x + total - 30
        yield Mark("clock", art.clock(26, content.dial.share), end, box.y, LAYER + 1)
