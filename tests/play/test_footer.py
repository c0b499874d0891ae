"""The edge of a table: inside the safe area in every game, and it says where bots can be hurried."""

import pytest
from plans import Session, key, move
from pygame import MOUSEBUTTONDOWN, MOUSEBUTTONUP
from pygame.event import Event
from test_taking_back_table import open_game
from together_tables import open_table, seat_people

from ticgame.bots import make_bot
from ticgame.play.paint.art import Art
from ticgame.play.settings import HandPrivacy, Motion, Speed
from ticgame.play.table.footer import DeedLook
from ticgame.play.table.turn_table import COME_BACK, HURRY

CLEAR = 170
"""Shadows, glows and faint panels are not so dense: words over them stay readable."""
DEED = DeedLook("key:Num Enter", "Take back", "pig")
LONG = "3-crescent-violet on row 2: a Tic with 3-square-violet, a Single with 4-star-cyan, " * 2


LONGEST = {
    "ticcitories": (
        "1-triangle-yellow scores +10: a Tic with 2-triangle-yellow, a Single and a Nic.",
        "1-triangle-violet costs 1: a Single with 2-triangle-orange and a Nic.",
        "Take 4-triangle-yellow: it costs nothing in your grid, and you get choice 4 next time.",
    ),
    "together": (
        "1-triangle-yellow: a Single with 2-crescent-yellow and a Nic with 2-crescent-violet, "
        "and 2 of 3 for “New 3-card group”.",
    ),
    "sequence": (
        "3-crescent-yellow: a Tripo with 2-triangle-orange and a Duo with 3-triangle-cyan. "
        "It finishes 4-card Mono and 3-card Duo!",
        "3-crescent-yellow: a Tripo with 2-triangle-orange and a Duo with 3-triangle-cyan, "
        "and 2 of 3 for “3-card Tripo”.",
    ),
    "squared": (
        "1-triangle-orange: a Tic with 1-triangle-violet and a Single with 5-triangle-violet.",
        "1-triangle-orange: a Tic with 1-triangle-violet and a Single, then play 1-crescent-orange.",
    ),
    "rummy": ("Discard 5-triangle-orange: it is in none of the collections that you gather.",),
}
"""Hints as long as they come."""


def told(table, *, deed=None, hint=""):
    """Have a table tell of a deed and a hint, and return the sprites of its footer."""
    table._deed = lambda: deed
    table.told_hint = lambda: hint
    table.refresh()
    footer = table._footer
    return {key: footer.sprite(key) for key in footer.keys}


def covered(table, plate, mine):
    """Return the rectangles of what a plate lies over, but for what it lies on whole."""
    others = [sprite for sprite in table.stage.sprites if sprite not in mine and sprite.is_visible]
    for other in others:
        part = other.rect.clip(plate.rect)
        if part.w and part.h and not other.rect.contains(plate.rect):
            dense = other.image.subsurface(part.move(-other.rect.x, -other.rect.y)).get_bounding_rect(CLEAR)
            if dense.w > 2 and dense.h > 2:
                yield part


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(
    ("name", "seats", "acts"),
    [("together", 6, 14), ("squared", 4, 9), ("ticcitories", 2, 21), ("ticcitories", 6, 33), ("rummy", 4, 0)],
)
def test_deeds_and_hints_cover_nothing_and_lie_inside_the_safe_area(tmp_path, name, seats, acts, percent):
    with Session(
        tmp_path, hand_privacy=HandPrivacy.OPEN, motion=Motion.OFF, text_scale_percent=percent
    ) as play:
        play.frames(3)
        devices = (play.app.hub.clusters * 2)[:seats]
        table = open_game(play, name, devices=devices, acts=acts)
        for deed, hint in ((DEED, ""), (None, LONG), (DEED, LONG)):
            marks = told(table, deed=deed, hint=hint)
            k = table.stage.k
            for key, sprite in marks.items():
                rect = sprite.rect
                assert rect.left >= 95 * k and rect.right <= 1825 * k, key
                assert rect.top >= 53 * k and rect.bottom <= 1028 * k, key
            plates = [marks[key] for key in ("plate", "hint plate") if key in marks]
            assert plates
            for plate in plates:
                assert list(covered(table, plate, list(marks.values()))) == []
            assert len(plates) < 2 or not plates[0].rect.colliderect(plates[1].rect)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(
    ("name", "options"),
    [("together", {}), ("together", {"relation": "sequence"}), ("squared", {}), ("ticcitories", {}),
     ("rummy", {})],
)  # fmt: skip
def test_all_of_a_hint_is_read_also_beside_a_deed(tmp_path, monkeypatch, name, options, percent):
    with Session(
        tmp_path, hand_privacy=HandPrivacy.OPEN, motion=Motion.OFF, text_scale_percent=percent
    ) as play:
        play.frames(3)
        hub = play.app.hub
        table = open_game(play, name, devices=[hub.mouse, hub.clusters[3]], acts=2, **options)
        shorten, cut = Art.shortened, []

        def spy(art, words, *args, **kwargs):
            shown = shorten(art, words, *args, **kwargs)
            cut.extend([words] if shown != words else [])
            return shown

        monkeypatch.setattr(Art, "shortened", spy)
        for hint in LONGEST[options.get("relation", name)]:
            for deed in (None, DEED):
                told(table, deed=deed, hint=hint)
                assert not cut, f"{hint!r} beside {deed}"


def test_where_bots_alone_are_left_holding_runs_fast_and_the_table_says_so(tmp_path):
    settings = {"motion": Motion.OFF, "bots_pace": Speed.SLOW}
    with Session(tmp_path, **settings) as play:
        hub = play.app.hub
        table = open_table(play, seat_people(play, [hub.clusters[0]], ["greedy"] * 3), first=1)
        assert table.footer_look().deed is None
        table.stand_in(0, make_bot("greedy", table.match.rules, 0, 1))
        play.feed(key("S"))
        assert table.footer_look().deed == DeedLook("key:F", COME_BACK), "the press of its own person"
        point = play.app.canvas.to_pixels(960, 300)
        play.feed(move(*point))
        assert table.footer_look().deed == DeedLook("mouse:left", HURRY)
        play.feed([Event(MOUSEBUTTONDOWN, pos=point, button=1, touch=False)])
        play.pass_ms(600)
        assert len(table.match.entries) > 10
        play.feed([Event(MOUSEBUTTONUP, pos=point, button=1, touch=False)])
        count = len(table.match.entries)
        play.pass_ms(600)
        assert len(table.match.entries) <= count + 1
        play.feed(key("F"))
        assert table.footer_look().deed is None
