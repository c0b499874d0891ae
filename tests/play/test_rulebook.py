"""The rules that players read are well formed, and their pictures tell the truth."""

import re

import make_rules
import pytest

from ticgame import data_dir
from ticgame.core.cards import Relation, format_card, relation, step_relation
from ticgame.play.rulebook import Figure, Paragraph, Words, load_rulebook, parse_rulebook

GAMES = sorted(path.stem for path in (data_dir("assets") / "rules").glob("*.md"))


PAGE = """# Game

## One
Long and
broken **very loud** text.
- item
!cards 3so tic 3sv 1ov
"""


def test_blocks_are_told_apart():
    book = parse_rulebook(PAGE)
    assert book.title == "Game"
    [chapter] = book.chapters
    text, item, figure = chapter.blocks
    words = (
        Words("Long and broken ", is_loud=False),
        Words("very loud", is_loud=True),
        Words(" text.", is_loud=False),
    )
    assert text == Paragraph(words, is_item=False)
    assert item == Paragraph((Words("item", is_loud=False),), is_item=True)
    assert [format_card(card) for card in figure.cards] == ["3so", "3sv", "1ov"]
    assert figure.relations == (Relation.TIC, None)


@pytest.mark.parametrize("text", ["lost words", "## One\n!cards", "## One\n!cards 9zz", "## One\n!dance 3so"])
def test_what_is_malformed_is_refused(text):
    with pytest.raises(ValueError):
        parse_rulebook(text)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_show_the_relation_that_they_name(game):
    figures = [
        block
        for chapter in load_rulebook(game).chapters
        for block in chapter.blocks
        if isinstance(block, Figure)
    ]
    assert figures
    for figure in figures:
        for a, b, named in zip(figure.cards, figure.cards[1:], figure.relations, strict=False):
            found = {relation(a, b), step_relation(a, b)}
            assert named is None or named in found, f"{format_card(a)} {named} {format_card(b)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_says_something(game):
    assert all(chapter.title and chapter.blocks for chapter in load_rulebook(game).chapters)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_on_paper_say_what_the_game_says(game):
    page = (make_rules.FOLDER / f"{game}.md").read_text("utf-8")
    assert page == make_rules.page(load_rulebook(game)), "run tools/make_rules.py"
    for name in re.findall(r"\((cards/[^)]+)\)", page):
        assert (make_rules.FOLDER / name).exists(), name
