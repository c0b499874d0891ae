"""What the options of a game mean, as a small picture: a board of sets, grids and rows, rounds."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from pygame import FRect

from ticgame.core.cards import parse_card
from ticgame.core.sets import SIZES
from ticgame.games.rummy.collections import DEALT, ROUNDS
from ticgame.games.spotic.options import Goal, Pace
from ticgame.games.spotic.state import SET_POINTS
from ticgame.play.marks import Mark
from ticgame.play.stage import LEFT
from ticgame.play.theme import CARD_RATIO
from ticgame.play.widgets.labels import fitted

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

Options = Mapping[str, Any]
_PART = 4
_KINDS = (("tic", "Tic"), ("single", "Single"), ("nic", "Nic"))
_SQUARE = ("3so", "3sv", "3cv", "2so", "2sv", "3tv", "2to", "2tv", "2cv")
_ROW = ("4qr", "2ty", "5sc", "1ov")


def paint_game_sample(art: "Art", game: str, options: Options, area: FRect) -> Iterator[Mark]:
    """Yield the picture of a game's options inside an area."""
    yield from _SAMPLES[game](art, options, area)


def _words(
    art: "Art", key: Any, words: str, *, x: float, y: float, right: float, colour: str = "main"
) -> Mark:
    return Mark(key, fitted(art, words, right - x, 30, colour=colour), x, y, _PART, LEFT)


def _spotic(art: "Art", options: Options, area: FRect) -> Iterator[Mark]:
    """Yield the board of nine sets, and how cards come."""
    has_points = options["goal"] == Goal.POINTS
    cell_w, cell_h = 128.0, 84.0
    for row, (kind, title) in enumerate(_KINDS):
        y = area.y + 90 + row * (cell_h + 14)
        yield Mark((kind, "sign"), art.marker(kind, 1.0, glow=False), area.x + 20, y, _PART)
        words = art.text(title, 30, art.relation_colour(kind), font="extra")
        yield Mark((kind, "title"), words, area.x + 48, y, _PART, LEFT)
        for column, size in enumerate(SIZES):
            x = area.right - (2 - column) * (cell_w + 14) - cell_w / 2
            yield Mark((kind, size), art.set_cell(cell_w, cell_h, None), x, y, _PART)
            figure = f"+{SET_POINTS[size]}" if has_points else str(size)
            yield Mark((kind, size, "figure"), art.text(figure, 36, "main", font="title"), x, y, _PART + 1)
    for column, size in enumerate(SIZES):
        x = area.right - (2 - column) * (cell_w + 14) - cell_w / 2
        yield Mark(("head", size), art.text(f"{size} cards", 28, "muted", font="bold"), x, area.y + 18, _PART)
    y = area.y + 90 + 3 * (cell_h + 14) - 8
    pace = "One after the other adds a card." if options["pace"] == Pace.TURNS else "Everybody adds cards."
    yield _words(art, "pace", pace, x=area.x, y=y, right=area.right, colour="muted")
    if options["penalty"]:
        yield _words(
            art,
            "penalty",
            "A wrong claim costs a set.",
            x=area.x,
            y=y + 42,
            right=area.right,
            colour="nic.text",
        )


def _ticcitories(art: "Art", options: Options, area: FRect) -> Iterator[Mark]:
    """Yield a grid with its first card, and a row of cards to claim from."""
    side = options["side"]
    pitch = min(72.0, 290 / side)
    h, w = pitch * 0.92, pitch * 0.92 / CARD_RATIO
    box = FRect(area.x, area.y, side * (w + 6) + 34, side * pitch + 34)
    yield Mark("mat", art.mat(box.w, box.h, radius=22), *box.center, 1)
    for column in range(side):
        for row in range(side):
            x, y = box.x + 17 + (column + 0.5) * (w + 6), box.y + 17 + (row + 0.5) * pitch
            is_first = (column, row) == (side // 2 - (side % 2 == 0), side // 2)
            image = art.card(parse_card("3so"), w) if is_first else art.slot(w, h, legal=False)
            yield Mark(("cell", column, row), image, x, y, _PART)
    left = box.right + 44
    cards = options.get("row") or len(_ROW) - 1
    yield _words(art, "row", "The row", x=left, y=area.y + 20, right=area.right, colour="muted")
    width = min(74.0, (area.right - left) / cards - 10)
    for place in range(cards):
        x = left + width / 2 + place * (width + 10)
        yield Mark(("row", place), art.card(parse_card(_ROW[place]), width), x, area.y + 104, _PART)
        yield Mark(
            ("pos", place),
            art.number_disc(place + 1, 17),
            x,
            area.y + 104 + width * CARD_RATIO / 2 + 22,
            _PART + 1,
        )
    count = "one a player" if options.get("row") is None else f"{cards} cards"
    yield _words(art, "count", count, x=left, y=area.y + 220, right=area.right, colour="muted")
    yield _words(art, "cells", f"{side * side} cards a grid", x=left, y=area.y + 264, right=area.right)


def _squared(art: "Art", options: Options, area: FRect) -> Iterator[Mark]:
    """Yield a square that grows, a hand, and the deck."""
    w = 56.0
    h = w * CARD_RATIO
    mat = FRect(area.x, area.y, 4 * (w + 6) + 30, 3 * (h + 6) + 30)
    yield Mark("mat", art.mat(mat.w, mat.h, radius=22), *mat.center, 1)
    for place, code in enumerate(_SQUARE):
        row, column = divmod(place, 3)
        x, y = mat.x + 15 + (column + 0.5) * (w + 6), mat.y + 15 + (row + 0.5) * (h + 6)
        yield Mark(("card", place), art.card(parse_card(code), w), x, y, _PART)
    for row in range(3):
        x, y = mat.x + 15 + 3.5 * (w + 6), mat.y + 15 + (row + 0.5) * (h + 6)
        yield Mark(("slot", row), art.slot(w, h, legal=True), x, y, _PART)
    left = mat.right + 40
    yield _words(art, "hand", f"{options['hand']} cards in hand", x=left, y=area.y + 20, right=area.right)
    step = min(30.0, (area.right - left - 56) / max(1, options["hand"] - 1))
    for card in range(options["hand"]):
        yield Mark(("back", card), art.back(50), left + 26 + card * step, area.y + 84, _PART + card)
    used = options.get("used")
    words = "deck by players" if used is None else f"{used} cards in play"
    yield _words(art, "used", words, x=left, y=area.y + 152, right=area.right, colour="muted")
    if options.get("tic_to_finish"):
        yield _words(art, "finish", "A Tic to finish", x=left, y=area.y + 198, right=area.right, colour="tic")
    if options.get("two_tic_draw", True):
        yield Mark("two", art.edge_tile(("tic", "tic"), 54), left + 27, area.y + 246, _PART)
        yield _words(art, "draw", "others draw", x=left + 68, y=area.y + 246, right=area.right)


def _rummy(art: "Art", options: Options, area: FRect) -> Iterator[Mark]:
    """Yield the rounds that are played, each with its collections and the cards that it deals."""
    pitch = 50.0
    for number, (wanted, dealt) in enumerate(zip(ROUNDS, DEALT, strict=True), start=1):
        y = area.y + 18 + (number - 1) * pitch
        is_played = options["start_round"] <= number <= options["last_round"]
        colour = "main" if is_played else "muted"
        disc = art.number_disc(number, 19, "frog" if is_played else None)
        yield Mark(("round", number), disc, area.x + 20, y, _PART)
        words = ", ".join(f"{each.kind.value.capitalize()} {each.size}" for each in wanted)
        size = 30 if is_played else 28
        yield Mark(
            ("wanted", number), art.text(words, size, colour, font="extra"), area.x + 58, y, _PART, LEFT
        )
        cards = art.text(f"{dealt} cards", 28, colour, font="bold")
        yield Mark(("dealt", number), cards, area.right - cards.get_width() / art.canvas.k, y, _PART, LEFT)


_SAMPLES: Mapping[str, Callable[["Art", Options, FRect], Iterator[Mark]]] = MappingProxyType({
    "spotic": _spotic,
    "ticcitories": _ticcitories,
    "squared": _squared,
    "race": _squared,
    "rummy": _rummy,
})  # fmt: skip
