"""Make the rules that players read on paper: `python tools/make_rules.py` writes docs/rules/.

The words are those of the game, from assets/rules/; its figures become pictures of cards.
"""

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import pygame  # noqa: E402

from ticgame.core.cards import format_card  # noqa: E402
from ticgame.play.paint.art import Art  # noqa: E402
from ticgame.play.rulebook import Block, Chapter, Figure, Rulebook, load_rulebook  # noqa: E402
from ticgame.play.theme import Canvas, Theme, load_palette  # noqa: E402

FOLDER: Final = ROOT / "docs" / "rules"
CARD: Final = 100.0
PITCH: Final = 124.0
EDGE: Final = 24.0


def page(book: Rulebook) -> str:
    """Return a rule book in Markdown; figures are pictures in the folder `cards`."""
    parts = [f"# {book.title}", *map(_chapter, book.chapters)]
    return "\n\n".join(parts) + "\n"


def _chapter(chapter: Chapter) -> str:
    lines = [f"## {chapter.title}", ""]
    for block in chapter.blocks:
        is_item = not isinstance(block, Figure) and block.is_item
        if not is_item or not lines[-1].startswith("- "):
            lines += [""] if lines[-1] else []
        lines.append(_block(block))
    return "\n".join(lines)


def _block(block: Block) -> str:
    if isinstance(block, Figure):
        return f"![{' '.join(map(format_card, block.cards))}](cards/{_name(block)})"
    words = "".join(f"**{part.text}**" if part.is_loud else part.text for part in block.words)
    return f"- {words}" if block.is_item else words


def _name(figure: Figure) -> str:
    return f"{'-'.join(map(format_card, figure.cards))}.png"


def _draw_figures(book: Rulebook, art: Art) -> None:
    for chapter in book.chapters:
        for block in chapter.blocks:
            if isinstance(block, Figure):
                pygame.image.save(_picture(block, art), FOLDER / "cards" / _name(block))


def _picture(figure: Figure, art: Art) -> pygame.Surface:
    """Return the cards of a figure in a row, with what lies between them."""
    width = 2 * EDGE + CARD + PITCH * (len(figure.cards) - 1)
    height = 2 * EDGE + CARD * 1.4
    picture = pygame.Surface((round(width), round(height)))
    picture.fill(art.theme.colour("surface.mat_bottom"))
    middle = height / 2
    for at, card in enumerate(figure.cards):
        _blit(picture, art.card_sprite(card, CARD), EDGE + CARD / 2 + at * PITCH, middle)
    for at, named in enumerate(figure.relations):
        if named is not None:
            _blit(picture, art.marker(named, 1.05), EDGE + CARD / 2 + (at + 0.5) * PITCH, middle)
    return picture


def _blit(picture: pygame.Surface, image: pygame.Surface, x: float, y: float) -> None:
    picture.blit(image, image.get_rect(center=(round(x), round(y))))


def main() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    (FOLDER / "cards").mkdir(parents=True, exist_ok=True)
    for old in (FOLDER / "cards").glob("*.png"):
        old.unlink()
    art = Art(Canvas((1920, 1080)), Theme(load_palette()))
    for path in sorted((ROOT / "assets" / "rules").glob("*.md")):
        book = load_rulebook(path.stem)
        (FOLDER / path.name).write_text(page(book), encoding="utf-8")
        _draw_figures(book, art)
        print(f"docs/rules/{path.name}")


if __name__ == "__main__":
    main()
