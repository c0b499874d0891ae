"""Render contact sheets of everything drawn, for looking at it.

    python tools/sheet.py --size 1920x1080 --out sheets [--distinct] [--no-letters] [NAME ...]

Names: cards kit signs furniture table title. Without a name all are written, one PNG each.
"""

import argparse
import os
from collections.abc import Callable, Mapping
from math import cos, radians, sin
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from ticgame.core.cards import ALL_CARDS, Key, parse_card, relation
from ticgame.play.paint.art import Art
from ticgame.play.paint.icons import ICONS
from ticgame.play.theme import ANIMALS, Canvas, Theme, load_palette

MARKERS: Final = ("tic", "single", "nic", "break", "mono", "duo", "tripo")
GLYPHS: Final = (
    "pad:A", "pad:B", "pad:X", "pad:Y", "pad:cross", "pad:circle", "pad:square", "pad:triangle",
    "pad:Bottom", "pad:Left", "pad:dpad", "pad:left", "pad:up", "pad:LB", "pad:L2", "pad:menu",
    "pad:Options", "key:A", "key:Ä", "key:;", "key:Num 4", "key:Space", "key:←", "key:↑", "key:Enter",
    "mouse:left", "mouse:right", "mouse:wheel",
)  # fmt: skip


class Sheet:
    """A display-sized picture to put things on by design units."""

    def __init__(self, art: Art, felt: str = "table") -> None:
        self.art = art
        self.surface = Surface(art.canvas.size, 0, 32)
        self.surface.blit(art.felt(felt), (0, 0))

    def put(self, picture: Surface, x: float, y: float, *, anchor: float = 0.5) -> None:
        """Blit a picture, its middle at y and the `anchor` share of its width at x."""
        px, py = self.art.canvas.to_pixels(x, y)
        place = (round(px - picture.get_width() * anchor), round(py - picture.get_height() / 2))
        self.surface.blit(picture, place)

    def text(
        self, string: str, x: float, y: float, role: str, colour: str = "main", *, anchor: float = 0.0
    ) -> None:
        self.put(self.art.text(string, role, colour), x, y, anchor=anchor)


def cards(sheet: Sheet) -> None:
    """All 125 cards at 80 x 112, then smaller and smaller."""
    for place, card in enumerate(ALL_CARDS):
        sheet.put(sheet.art.card_sprite(card, 80), 60 + place % 20 * 94, 74 + place // 20 * 128)
    x = 560.0
    for width in (105, 70, 60, 53, 49, 40):
        for code in ("1ov", "4cc", "2ty"):
            sheet.put(sheet.art.card_sprite(parse_card(code), width), x, 960)
            x += width + 8
        x += 20


def kit(sheet: Sheet) -> None:
    """Badges, markers, pips, cursors, Extremes and backs."""
    art = sheet.art
    for place, animal in enumerate(ANIMALS):
        x = 120 + place * 150
        sheet.put(art.badge(animal, 60, glow=animal == "bear"), x, 160)
        sheet.put(art.badge(animal, 28), x - 26, 266)
        sheet.put(art.badge(animal, 18), x + 30, 266)
        sheet.text(animal.capitalize(), x, 318, "item", anchor=0.5)
    for place, kind in enumerate(MARKERS):
        x = 1040 + place * 120
        sheet.put(art.marker(kind, 2.2), x, 150)
        sheet.put(art.marker(kind, 1.05), x - 26, 240)
        sheet.put(art.marker(kind, 0.84), x + 26, 240)
        sheet.text(kind.capitalize(), x, 318, "item", anchor=0.5)
    _cursors(sheet)
    _backs(sheet)
    _counters(sheet)


def _cursors(sheet: Sheet) -> None:
    art = sheet.art
    sheet.text("Cursors", 60, 400, "menu")
    codes = ("1ov", "4cc", "2ty", "3so", "5sr", "2tc")
    for place, (animal, code) in enumerate(zip(ANIMALS, codes, strict=True)):
        for row, locked in enumerate((False, True)):
            x, y = 128 + place * 165, 536 + row * 180
            sheet.put(art.card_sprite(parse_card(code), 80), x, y)
            sheet.put(art.cursor(80, 112, animal, locked=locked), x, y)


def _backs(sheet: Sheet) -> None:
    art = sheet.art
    sheet.text("Extremes and backs", 1080, 400, "menu")
    for place, code in enumerate(("1ov", "5sr")):
        sheet.put(art.card_sprite(parse_card(code), 150), 1166 + place * 180, 563)
    sheet.put(art.back_sprite(150), 1526, 563)
    sheet.put(art.back_sprite(96), 1678, 567)
    for place in range(5):
        sheet.put(
            art.back_sprite(58, angle=-11 * (place - 2)), 1740 + place * 24, 700 + abs(place - 2) ** 2 * 3
        )


def _counters(sheet: Sheet) -> None:
    art = sheet.art
    for filled in range(7):
        sheet.put(art.nic_pip(20, filled=filled < 3), 1120 + filled * 51, 740)
    sheet.put(art.segments(304, total=5, filled=3, preview=1), 1560, 780)
    sheet.put(art.segments(304, total=5, filled=5, done=True), 1560, 820)
    for place, key in enumerate((0, 23, 31, 49, 56, 62, 68, 74)):
        sheet.put(art.key_chip(Key(key)), 1120 + place * 74, 900)
    tiles = (("tic", "tic"), ("tic", "tic", "single"), ("tic",), ("nic", "nic", "single", "tic"))
    for place, kinds in enumerate(tiles):
        sheet.put(art.edge_tile(kinds), 1120 + place * 74, 980)
    for colour in range(5):
        sheet.put(art.chip(colour, 110, 60), 128 + colour * 126, 990)
    sheet.put(art.empty_badge(46), 860, 990)
    sheet.put(art.empty_badge(46, "owl"), 970, 990)


def signs(sheet: Sheet) -> None:
    """Icons and controls."""
    for place, name in enumerate(ICONS):
        x, y = 90 + place % 14 * 132, 80 + place // 14 * 140
        sheet.put(sheet.art.icon(name, 64), x, y)
        sheet.text(name, x, y + 62, "hint", "muted", anchor=0.5)
    x = 60.0
    for glyph in GLYPHS:
        picture = sheet.art.key_glyph(glyph, 48)
        width = picture.get_width() / sheet.art.canvas.k
        sheet.put(picture, x % 1800 + width / 2, 720 + x // 1800 * 90)
        x += width + 24


def furniture(sheet: Sheet) -> None:
    """Panels, rows, slots, bars, boards."""
    art = sheet.art
    sheet.put(art.menu_row(600, 56), 400, 70)
    sheet.put(art.menu_row(624, 56, focused=True), 412, 140)
    sheet.put(art.icon("together", 44, "ink"), 150, 140)
    sheet.text("TIC Together", 206, 140, "menu", "ink")
    sheet.put(art.icon("spot", 44), 150, 70)
    sheet.text("SpoTic", 206, 70, "menu")
    _panels(sheet)
    _board(sheet)
    _controls(sheet)
    _effects(sheet)


def _panels(sheet: Sheet) -> None:
    art = sheet.art
    sheet.put(art.panel(404, 240), 300, 340)
    sheet.text("Missions", 126, 264, "panel")
    for row in range(2):
        sheet.put(art.inset(372, 70), 300, 340 + row * 80)
    for place, animal in enumerate(ANIMALS):
        active = animal == "whale"
        sheet.put(art.panel(190, 200, animal=animal, active=active), 660 + place * 215, 340)
        sheet.put(art.badge(animal, 40), 616 + place * 215, 300)
    sheet.put(art.mat(420, 300), 300, 680)
    for place, legal in enumerate((True, False)):
        sheet.put(art.slot(80, 112, legal=legal), 180 + place * 98, 640)
    sheet.put(art.strip(80), 376, 606)


def _board(sheet: Sheet) -> None:
    art = sheet.art
    sheet.put(art.banner(900, 108, "frog"), 1060, 560)
    sheet.put(art.badge("frog", 66), 690, 560)
    sheet.put(art.text("Noé: Tic!", 58, "dark", font="title"), 776, 545, anchor=0)
    sheet.put(art.clock(43, 0.62, "frog"), 1440, 560)
    sheet.put(art.figures("6", 44, font="title"), 1440, 560)
    for place, kind in enumerate(("tic", "single", "nic", None)):
        sheet.put(art.set_cell(72, 96, kind), 680 + place * 84, 720)
    for place in range(3):
        sheet.put(art.number_disc(place + 1, 22, "whale" if place else None), 1060 + place * 60, 720)


def _controls(sheet: Sheet) -> None:
    art = sheet.art
    sheet.put(art.toggle(on=True), 1300, 700)
    sheet.put(art.toggle(on=False), 1300, 760)
    sheet.put(art.slider(300, 0.4), 1540, 700)
    sheet.put(art.pill(128), 1800, 700)


def _effects(sheet: Sheet) -> None:
    art = sheet.art
    effects = [
        art.crown(),
        art.dust(60),
        art.crack(120, 3),
        art.splash(50, 2),
        art.sparkle(44),
        art.link(120),
    ]
    effects += [art.confetti(shape, 14, shape, shape * 20) for shape in range(5)]
    for place, picture in enumerate(effects):
        sheet.put(picture, 640 + place * 110, 900)
    words = (
        "Two cards that share exactly two of number, shape and colour make a Tic. Żółw, Příliš, Öl, œuvre."
    )
    sheet.put(art.paragraph(words, 520, "hint", "muted"), 340, 950)
    sheet.put(art.text("Łucja jest gotowa", "screen", shadow=True), 700, 1010, anchor=0)


def table(sheet: Sheet) -> None:
    """A turn of TIC Together as the table shows it."""
    art = sheet.art
    sheet.put(art.mat(610, 780), 960, 442)
    board = {(1, 1): "3sc", (1, 2): "3sr", (1, 3): "3cr", (1, 4): "4oo", (2, 1): "1sc", (2, 2): "1qr"}
    board |= {
        (2, 3): "1sr",
        (2, 4): "4so",
        (3, 1): "5ty",
        (3, 2): "1sy",
        (3, 3): "1sy",
        (3, 4): "4sv",
        (4, 4): "2sv",
    }
    _cells(sheet, {cell: parse_card(code) for cell, code in board.items()})
    _missions(sheet)
    _nics(sheet)
    _hand(sheet)


def _missions(sheet: Sheet) -> None:
    art = sheet.art
    sheet.put(art.panel(404, 672), 298, 390)
    sheet.text("Missions", 124, 102, "panel")
    sheet.text("2 / 5", 472, 102, "name", "accent", anchor=1)
    for row in range(5):
        y = 199 + row * 115
        sheet.put(art.inset(372, 106, radius=18, alpha=0.30, line=0.05), 298, y)
        if row in (0, 2):
            sheet.put(art.box(372, 106, radius=18, colour="tic", alpha=0.07), 298, y)
            sheet.put(art.ring(372, 106, radius=18, width=2.2, colour="tic", alpha=0.75), 298, y)
            sheet.put(art.check_disc(14), 216, y + 21)
            sheet.text("Done", 240, y + 21, "item", "tic")
        else:
            sheet.put(art.segments(196, total=3, filled=2, preview=row == 1), 202, y + 21, anchor=0)
            sheet.text("2/3", 464, y + 21, "item", anchor=1)
        sheet.put(art.key_chip(Key(row * 16)) if row % 2 == 0 else art.edge_tile(("tic", "tic")), 158, y)
        sheet.text("3-card Tic group", 202, y - 17, "item")


def _nics(sheet: Sheet) -> None:
    art = sheet.art
    sheet.put(art.panel(404, 196), 1622, 152)
    sheet.text("Nics", 1448, 104, "panel")
    sheet.text("2 of 7", 1796, 104, "name", "nic.text", anchor=1)
    for place in range(7):
        sheet.put(art.nic_pip(20, filled=place < 2), 1470 + place * 50.6, 186)


def _hand(sheet: Sheet) -> None:
    art = sheet.art
    for place, (code, low) in enumerate((("5ov", 8), ("2co", 2), ("1sc", -14), ("4ty", 2), ("5sr", 8))):
        angle = 0 if place == 2 else (2 - place) * 1.8
        x, y = 960 + (place - 2) * 136, 930 + low
        if place == 2:
            sheet.put(art.glow(120, 168, radius=14), x, y - 4)
        sheet.put(art.card_sprite(parse_card(code), 120, angle=angle, lift=4 if place == 2 else 0), x, y)
        if place == 2:
            sheet.put(art.ring(128, 176, radius=18), x, y)
    sheet.put(art.badge("bear", 64, glow=True), 168, 922)
    sheet.text("André", 258, 884, "plate")
    sheet.text("Your turn", 258, 936, "list", "muted")
    sheet.put(art.back_sprite(104), 1335, 633)
    sheet.put(art.key_glyph("pad:A"), 1442, 900)
    sheet.put(art.text("Place", "hint", shadow=True), 1476, 900, anchor=0)


def _cells(sheet: Sheet, board: Mapping[tuple[int, int], int]) -> None:
    """Put cards on a grid of 6 x 6 with their markers, slots elsewhere."""
    art = sheet.art

    def middle(row: int, column: int) -> tuple[float, float]:
        return 715 + column * 98, 122 + row * 128

    for row in range(6):
        for column in range(6):
            cell = (row, column)
            beside = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            if cell in board:
                sheet.put(art.card_sprite(ALL_CARDS[board[cell]], 80), *middle(*cell))
            else:
                sheet.put(art.slot(80, 112, legal=any(near in board for near in beside)), *middle(*cell))
    for (row, column), card in board.items():
        for near in ((row, column + 1), (row + 1, column)):
            if near in board and board[near] != card:
                (x, y), (nx, ny) = middle(row, column), middle(*near)
                kind = relation(ALL_CARDS[card], ALL_CARDS[board[near]])
                sheet.put(art.marker(kind, 0.84), (x + nx) / 2, (y + ny) / 2)
    x, y = middle(4, 3)
    sheet.put(art.card_sprite(parse_card("1sc"), 80, lift=6), x, y - 6)
    sheet.put(art.cursor(80, 112, "bear", gap=4), x, y - 6)
    sheet.put(art.marker("tic", 1.05), x, y - 64)


def title(sheet: Sheet) -> None:
    """The title's background, logo, fan and rows."""
    art = sheet.art
    for place, code in enumerate(("3oo", "3ov", "3sv", "3sc", "5sc")):
        angle = (place - 2) * 10
        x, y = 1318 + 1060 * sin(radians(angle)), 1616 - 1060 * cos(radians(angle))
        sheet.put(art.card_sprite(parse_card(code), 250, lift=8, angle=-angle), x, y)
    sheet.put(art.logo(), 340, 160)
    sheet.put(art.text("Two in common", 46, font="title", shadow=True), 100, 300, anchor=0)
    rows = (("together", "TIC Together"), ("spot", "SpoTic"), ("draft", "Ticcitories"), ("gear", "Settings"))
    for place, (name, label) in enumerate(rows):
        focused, y = place == 0, 378 + place * 63
        sheet.put(
            art.menu_row(624 if focused else 600, 56, focused=focused), 96 + (312 if focused else 300), y
        )
        sheet.put(art.icon(name, 44, "ink" if focused else "main"), 150, y)
        sheet.text(label, 202, y, "menu", "ink" if focused else "main")
    for place, animal in enumerate(ANIMALS):
        picture = art.badge(animal, 46) if place < 4 else art.empty_badge(46, animal)
        sheet.put(picture, 148 + place * 152, 940)


SHEETS: Final[Mapping[str, tuple[Callable[[Sheet], None], str]]] = {
    "cards": (cards, "table"), "kit": (kit, "table"), "signs": (signs, "table"),
    "furniture": (furniture, "table"), "table": (table, "table"), "title": (title, "title"),
}  # fmt: skip


def parse_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> None:
    parser = argparse.ArgumentParser(description="Render contact sheets of everything drawn.")
    parser.add_argument("names", nargs="*", choices=[*SHEETS, []], metavar="NAME", help=" ".join(SHEETS))
    parser.add_argument("--size", type=parse_size, default=(1920, 1080), metavar="WxH")
    parser.add_argument("--out", type=Path, default=Path("sheets"), metavar="FOLDER")
    parser.add_argument("--distinct", action="store_true", help="high distinction")
    parser.add_argument("--no-letters", action="store_true", help="without letters on cards")
    wanted = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    theme = Theme(load_palette(), is_distinct=wanted.distinct, has_letters=not wanted.no_letters)
    art = Art(Canvas(wanted.size), theme)
    wanted.out.mkdir(parents=True, exist_ok=True)
    for name in wanted.names or SHEETS:
        draw, felt = SHEETS[name]
        sheet = Sheet(art, felt)
        draw(sheet)
        pygame.image.save(sheet.surface, wanted.out / f"{name}.png")


if __name__ == "__main__":
    main()
