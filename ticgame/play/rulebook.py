"""Pages of rules for players, read from `assets/rules/`.

The files are plain text in a few marks: `# title`, `## chapter`, `- item`, `!cards 3so tic 3sv` for a row of
cards with the relations between them, `**loud**` words, and paragraphs between blank lines.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ticgame import data_dir
from ticgame.core.cards import Card, Relation, parse_card


class Words(NamedTuple):
    """A run of words in one voice."""

    text: str
    is_loud: bool


class Paragraph(NamedTuple):
    """Running text; an item of a list has a bullet before it."""

    words: tuple[Words, ...]
    is_item: bool


class Figure(NamedTuple):
    """Cards in a row; `relations[i]` is between card i and the next, None where nothing is said."""

    cards: tuple[Card, ...]
    relations: tuple[Relation | None, ...]


Block = Paragraph | Figure


class Chapter(NamedTuple):
    """A part of the rules under a heading."""

    title: str
    blocks: tuple[Block, ...]


class Rulebook(NamedTuple):
    """The rules of one game."""

    title: str
    chapters: tuple[Chapter, ...]


def load_rulebook(game: str, *, folder: Path | None = None) -> Rulebook:
    """Read the rules of a game; raises OSError or ValueError."""
    path = (folder or data_dir("assets") / "rules") / f"{game}.md"
    return parse_rulebook(path.read_text(encoding="utf-8"))


def parse_rulebook(text: str) -> Rulebook:
    """Read a page of rules; raises ValueError for text outside a chapter or a figure that can't be."""
    title = ""
    chapters: list[tuple[str, list[Block]]] = []
    for line in _joined_lines(text):
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            chapters.append((line[3:].strip(), []))
        elif not chapters:
            raise ValueError(f"rules: {line!r} stands before the first chapter")
        else:
            chapters[-1][1].append(_parse_block(line))
    return Rulebook(title, tuple(Chapter(name, tuple(blocks)) for name, blocks in chapters))


def _joined_lines(text: str) -> Iterator[str]:
    """Yield a line for each block: a paragraph may be broken over several."""
    paragraph: list[str] = []
    for line in [*text.splitlines(), ""]:
        is_mark = line.startswith(("#", "- ", "!"))
        if (is_mark or not line.strip()) and paragraph:
            yield " ".join(paragraph)
            paragraph = []
        if is_mark:
            yield line
        elif line.strip():
            paragraph.append(line.strip())


def _parse_block(line: str) -> Block:
    if line.startswith("!"):
        return _parse_figure(line)
    is_item = line.startswith("- ")
    return Paragraph(_parse_words(line[2:] if is_item else line), is_item=is_item)


def _parse_words(text: str) -> tuple[Words, ...]:
    parts = re.split(r"\*\*(.+?)\*\*", text)
    return tuple(Words(part, is_loud=i % 2 == 1) for i, part in enumerate(parts) if part)


def _parse_figure(line: str) -> Figure:
    name, *codes = line.split()
    if name != "!cards" or not codes:
        raise ValueError(f"rules: {line!r} is no figure: write !cards and card codes")
    cards: list[Card] = []
    relations: list[Relation | None] = []
    pending: Relation | None = None
    for code in codes:
        if code in _RELATIONS:
            pending = Relation(code)
            continue
        if cards:
            relations.append(pending)
        cards.append(parse_card(code))
        pending = None
    return Figure(tuple(cards), tuple(relations))


_RELATIONS = frozenset(Relation)
