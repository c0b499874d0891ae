"""Type: Fredoka One for titles and figures, Manrope for everything else, at the display's own pixel size.

Every picture of a line of text has the middle of its capital letters at half its height, so a sprite placed
by its centre sits level with icons and badges, whatever tails the letters have.
"""

from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect, Surface

from ticgame.play.paint.cache import PictureCache
from ticgame.play.paint.raster import clear, shrunk
from ticgame.play.theme import ROLES, Canvas, Colour, TypeRole

FACES: Final[Mapping[str, str]] = {
    "title": "FredokaOne-Regular.ttf",
    "extra": "Manrope-ExtraBold.ttf",
    "bold": "Manrope-Bold.ttf",
}
FALLBACK: Final = "extra"
FALLBACK_SCALE: Final = 0.96
SHADOW: Final = (0, 0, 0)
SHADOW_ALPHA: Final = 0.6
SHADOW_DROP: Final = 2
LABEL_BYTES: Final = 24 * 2**20
MOST_FONTS: Final = 48
MOST_WIDTHS: Final = 4000

Size = str | float


def role(size: Size, face: str | None = None) -> TypeRole:
    """Return face and design size of a role's name or a number; a given face wins over the role's."""
    found = ROLES[size] if isinstance(size, str) else TypeRole("bold", size)
    return TypeRole(face or found.face, found.size)


class Lettering:
    """Draws and measures text for one canvas; widths and sizes come and go in design units."""

    def __init__(self, canvas: Canvas, folder: Path) -> None:
        self._canvas = canvas
        self._folder = folder
        self._fonts: OrderedDict[tuple[str, int], pygame.font.Font] = OrderedDict()
        self._labels = PictureCache(LABEL_BYTES)
        self._widths: dict[tuple[str, Size, str | None], float] = {}

    def font(self, face: str, px: int) -> pygame.font.Font:
        """Return a face at a pixel size, kept open while it is in use."""
        key = (face, max(1, px))
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._folder / FACES[face], key[1])
            if len(self._fonts) > MOST_FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return self._fonts[key]

    def missing(self, face: str, string: str, *, px: int = 32) -> str:
        """Return the characters of a string that a face cannot draw; any size will do."""
        metrics = self.font(face, px).metrics(string)
        return "".join(
            letter
            for letter, box in zip(string, metrics, strict=True)
            if not letter.isspace() and (box is None or not any(box[:4]))
        )

    def fitted(self, string: str, size: Size, face: str | None = None) -> TypeRole:
        """Return face and size for a string: titles with a letter Fredoka One lacks are set in Manrope."""
        wanted = role(size, face)
        px = round(wanted.size * self._canvas.k)
        # All faces have all of ASCII.
        if wanted.face == "title" and not string.isascii() and self.missing("title", string, px=px):
            return TypeRole(FALLBACK, wanted.size * FALLBACK_SCALE)
        return wanted

    def _font_for(self, string: str, size: Size, face: str | None) -> pygame.font.Font:
        fit = self.fitted(string, size, face)
        return self.font(fit.face, round(fit.size * self._canvas.k))

    def width(self, string: str, size: Size, face: str | None = None) -> float:
        """Return the width of a line in design units."""
        key = (string, size, face)
        if key not in self._widths:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            self._widths[key] = self._font_for(string, size, face).size(string)[0] / self._canvas.k
        return self._widths[key]

    def line(
        self, string: str, size: Size, colour: Colour, *, face: str | None = None, is_shadowed: bool = False
    ) -> Surface:
        """Return a line of text; pictures are kept, so do not draw on them."""
        key = (string, size, colour, face, is_shadowed)
        return self._labels.get(
            key, lambda: self._line(string, size, colour, face=face, is_shadowed=is_shadowed)
        )

    def _line(
        self, string: str, size: Size, colour: Colour, *, face: str | None, is_shadowed: bool = False
    ) -> Surface:
        font = self._font_for(string, size, face)
        glyphs = font.render(string, True, colour)
        return self._levelled(font, [(glyphs, 0)], width=glyphs.get_width(), is_shadowed=is_shadowed)

    def _levelled(
        self, font: pygame.font.Font, pieces: list[tuple[Surface, int]], *, width: int, is_shadowed: bool
    ) -> Surface:
        middle = font.get_ascent() - cap_height(font) / 2
        half = round(max(middle, font.get_height() - middle)) + 1
        top = round(half - middle)
        picture = clear(width + 1, 2 * half)
        drop = self._canvas.px(SHADOW_DROP)
        for glyphs, x in pieces:
            if is_shadowed:
                picture.blit(_shade(glyphs), (x, top + drop))
        for glyphs, x in pieces:
            picture.blit(glyphs, (x, top))
        return picture

    def figures(
        self, string: str, size: Size, colour: Colour, *, face: str | None = None, is_shadowed: bool = False
    ) -> Surface:
        """Return a counter or clock whose digits stand in equal cells, so it does not tremble."""
        key = ("figures", string, size, colour, face, is_shadowed)
        return self._labels.get(
            key, lambda: self._figures(string, size, colour, face=face, is_shadowed=is_shadowed)
        )

    def _figures(
        self, string: str, size: Size, colour: Colour, *, face: str | None, is_shadowed: bool
    ) -> Surface:
        font = self._font_for(string, size, face)
        cell = max(font.size(digit)[0] for digit in "0123456789")
        pieces, x = [], 0
        for letter in string:
            glyph = font.render(letter, True, colour)
            width = cell if letter.isdigit() else glyph.get_width()
            pieces.append((glyph, x + (width - glyph.get_width()) // 2))
            x += width
        return self._levelled(font, pieces, width=x, is_shadowed=is_shadowed)

    def wrap(self, string: str, width: float, size: Size, face: str | None = None) -> list[str]:
        """Return the lines of a text set to a width; a word wider than that is cut between letters."""
        lines: list[str] = []
        for paragraph in string.split("\n"):
            line = ""
            for word in paragraph.split():
                joined = f"{line} {word}" if line else word
                if self.width(joined, size, face) <= width:
                    line = joined
                    continue
                if line:
                    lines.append(line)
                *full, line = self._cut(word, width, size, face)
                lines += full
            lines.append(line)
        return lines

    def _cut(self, word: str, width: float, size: Size, face: str | None) -> list[str]:
        pieces = [""]
        for letter in word:
            if pieces[-1] and self.width(pieces[-1] + letter, size, face) > width:
                pieces.append("")
            pieces[-1] += letter
        return pieces

    def paragraph(
        self,
        string: str,
        width: float,
        size: Size,
        colour: Colour,
        *,
        face: str | None = None,
        align: str = "left",
        leading: float = 1.35,
    ) -> Surface:
        """Return wrapped text; `align` left, centre or right, `leading` lines' distance in sizes."""
        lines = [self._line(line, size, colour, face=face) for line in self.wrap(string, width, size, face)]
        pitch = role(size, face).size * leading * self._canvas.k
        wide = self._canvas.px(width)
        picture = clear(wide, round(pitch * (len(lines) - 1)) + lines[0].get_height())
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[align]
        for place, line in enumerate(lines):
            picture.blit(line, (round((wide - line.get_width()) * share), round(pitch * place)))
        return picture

    def shortened(self, string: str, width: float, size: Size, face: str | None = None) -> str:
        """Return a string cut with an ellipsis so that it fits a width."""
        if self.width(string, size, face) <= width:
            return string
        while string and self.width(string.rstrip() + "…", size, face) > width:
            string = string[:-1]
        return string.rstrip() + "…"

    def ink(
        self, string: str, height: int, *, face: str = "title", outline: float = 0.0, margin: int = 0
    ) -> Surface:
        """Return a mask of letters whose ink is exactly `height` pixels high, `margin` pixels around it.

        `outline` pixels are grown around the letters, within the margin.
        """
        font = self.font(face, _ample(height))
        letters = font.render(string, True, (255, 255, 255))
        ink = letters.get_bounding_rect(min_alpha=40)
        reach = round(outline * ink.h / height)
        grown = _outlined(font, string, reach) if reach else letters
        return _cut_out(grown, ink, height, reach=reach, margin=margin)

    def cap(self, string: str, height: int, *, face: str = "title") -> Surface:
        """Return a mask of letters whose capitals are `height` pixels high, in the middle of its height."""
        font = self.font(face, _ample(height))
        letters = font.render(string, True, (255, 255, 255))
        ink = letters.get_bounding_rect(min_alpha=40)
        middle = font.get_ascent() - cap_height(font) / 2
        half = round(max(middle - ink.top, ink.bottom - middle))
        level = Rect(ink.x, round(middle) - half, ink.w, 2 * half)
        return _cut_out(letters, level, max(1, round(height * 2 * half / cap_height(font))))


def _cut_out(letters: Surface, ink: Rect, height: int, *, reach: int = 0, margin: int = 0) -> Surface:
    """Return the part `ink` of letters `height` pixels high, within a margin in pixels.

    `reach` is by how much the letters have grown, of which `ink` knows nothing, in pixels of their own.
    """
    scale = height / ink.h
    edge = round(margin / scale)
    source = clear(ink.w + 2 * edge, ink.h + 2 * edge)
    source.blit(letters, (edge - ink.x - reach, edge - ink.y - reach))
    size = (max(1, round(ink.w * scale)) + 2 * margin, height + 2 * margin)
    return shrunk(source, size)


def _ample(height: int) -> int:
    """Return a font size from which ink of that height can be shrunk smoothly."""
    return max(24, height * (5 if height < 40 else 3 if height < 110 else 2))


def cap_height(font: pygame.font.Font) -> int:
    """Return the height of a capital letter in pixels."""
    box = font.metrics("H")[0]
    return box[3] if box else font.get_ascent()


def _outlined(font: pygame.font.Font, string: str, reach: int) -> Surface:
    font.outline = reach
    grown = font.render(string, True, (255, 255, 255))
    font.outline = 0
    return grown


def _shade(glyphs: Surface) -> Surface:
    """Return the shadow of rendered text."""
    shade = clear(*glyphs.get_size())
    shade.blit(glyphs, (0, 0))
    shade.fill((*SHADOW, round(255 * SHADOW_ALPHA)), special_flags=pygame.BLEND_RGBA_MULT)
    return shade
