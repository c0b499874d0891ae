"""Text and figures set to a width, for pages that are read by scrolling."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from ticgame.play.rulebook import Block, Chapter, Figure, Paragraph, Words
from ticgame.play.theme import CARD_RATIO

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

TEXT_SIZE = 30
HEADING_SIZE = 44
LEADING = 1.42
CARD_WIDTH = 92
CARD_GAP = 40
ITEM_INDENT = 40
BULLET = 11
CHAPTER_GAP = 46
BLOCK_GAP = 18
ITEM_GAP = 8


class Piece(NamedTuple):
    """A picture on a page: left edge and middle in design units from the page's top left corner."""

    x: float
    y: float
    picture: Surface


class Run(NamedTuple):
    """Words of one voice on one line; a glued run has no blank before it."""

    text: str
    is_loud: bool
    is_glued: bool = False


class Page:
    """Chapters one under the other; `tops` says where each begins, `height` where the last one ends.

    All lengths in design units. `scale` enlarges the text.
    """

    def __init__(self, art: "Art", chapters: Sequence[Chapter], *, width: float, scale: float = 1.0) -> None:
        self._art = art
        self._width = width
        self._scale = scale
        self._pieces: list[Piece] = []
        self.tops: list[float] = []
        self.height = 0.0
        for chapter in chapters:
            self._add_chapter(chapter)

    def picture(self, top: float, height: float) -> Surface:
        """Return what is seen of the page from `top` on, in pixels of the canvas."""
        px = self._art.canvas.px
        view = Surface((px(self._width), px(height)), pygame.SRCALPHA)
        for x, y, picture in self._pieces:
            place = picture.get_rect(midleft=(px(x), px(y - top)))
            if place.bottom > 0 and place.top < view.get_height():
                view.blit(picture, place)
        return view

    def _add_chapter(self, chapter: Chapter) -> None:
        if self.tops:
            self.height += CHAPTER_GAP * self._scale
        self.tops.append(self.height)
        if chapter.title:
            self._add_line([Run(chapter.title, is_loud=True)], 0, HEADING_SIZE, face="title")
            self.height += BLOCK_GAP
        before: Block | None = None
        for block in chapter.blocks:
            self._leave_gap(before, block)
            self._add_block(block)
            before = block

    def _leave_gap(self, before: Block | None, block: Block) -> None:
        if before is not None:
            gap = ITEM_GAP if _is_item(before) and _is_item(block) else BLOCK_GAP
            self.height += gap * self._scale

    def _add_block(self, block: Block) -> None:
        if isinstance(block, Figure):
            self._add_figure(block)
            return
        indent = ITEM_INDENT * self._scale if block.is_item else 0
        if block.is_item:
            middle = self.height + TEXT_SIZE * self._scale * LEADING / 2
            self._pieces.append(Piece(8 * self._scale, middle, self._bullet()))
        for line in self._wrapped(block.words, self._width - indent):
            self._add_line(line, indent, TEXT_SIZE)

    def _bullet(self) -> Surface:
        side = BULLET * self._scale
        return self._art.box(side, side, radius=side / 2, colour="accent")

    def _add_line(self, line: Sequence[Run], x: float, size: float, *, face: str = "") -> None:
        size *= self._scale
        middle = self.height + size * LEADING / 2
        for i, run in enumerate(line):
            font = face or _face(run)
            colour = "main" if run.is_loud else "muted"
            if i and not run.is_glued:
                x += self._art.text_width(" ", size, font=font)
            self._pieces.append(Piece(x, middle, self._art.text(run.text, size, colour, font=font)))
            x += self._art.text_width(run.text, size, font=font)
        self.height += size * LEADING

    def _wrapped(self, words: Sequence[Words], width: float) -> Iterator[list[Run]]:
        """Yield lines, neighbouring words of one voice joined."""
        line: list[Run] = []
        used = 0.0
        for run in _single_words(words):
            space = "" if run.is_glued else " "
            length = self._art.text_width(space + run.text, TEXT_SIZE * self._scale, font=_face(run))
            if line and used + length > width and not run.is_glued:
                yield line
                line, used = [], 0.0
            if line and line[-1].is_loud == run.is_loud:
                line[-1] = line[-1]._replace(text=f"{line[-1].text}{space}{run.text}")
            else:
                line.append(run)
            used += length
        if line:
            yield line

    def _add_figure(self, figure: Figure) -> None:
        width = CARD_WIDTH * min(self._scale, 1.4)
        middle = self.height + width * CARD_RATIO / 2
        x = 12.0
        for i, card in enumerate(figure.cards):
            self._pieces.append(Piece(x, middle, self._art.card(card, width)))
            if i < len(figure.relations) and (relation := figure.relations[i]):
                marker = self._art.marker(relation, 1.5)
                joint = x + width + CARD_GAP / 2 - marker.get_width() / 2 / self._art.canvas.k
                self._pieces.append(Piece(joint, middle, marker))
            x += width + CARD_GAP
        self.height += width * CARD_RATIO


def _is_item(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.is_item


def _face(run: Run) -> str:
    return "extra" if run.is_loud else "bold"


def _single_words(words: Sequence[Words]) -> Iterator[Run]:
    for i, (text, is_loud) in enumerate(words):
        is_glued = i > 0 and not text[0].isspace() and not words[i - 1].text[-1].isspace()
        for word in text.split():
            yield Run(word, is_loud=is_loud, is_glued=is_glued)
            is_glued = False
