"""What the list of saved games and its seats show: nothing that lies hidden in a game."""

import os
from dataclasses import replace
from random import Random

import pytest
from plans import Session, is_on, key
from pygame import image
from test_saves import begin

from ticgame.core.cards import ALL_CARDS
from ticgame.core.match import Match
from ticgame.core.records import format_record
from ticgame.games.rummy.actions import Deal, Draw, Source
from ticgame.home import Folder
from ticgame.play.lobby.gamecards import CARDS
from ticgame.play.settings import Motion

DATE = 1_790_000_000


def pictures(folder, match):
    """Return what the list and the seats show of a saved match."""
    with Session(folder, size=(1024, 600), motion=Motion.OFF) as play:
        path = play.home.folder(Folder.SAVES) / f"{match.header.game}-20261130-081400-1.ticrec"
        path.write_text(format_record(match), encoding="utf-8")
        os.utime(path, (DATE, DATE))
        play.app.stack.top.resume()
        seen = []
        for scene in ("SavedGames", "Seats"):
            play.run([(2, key("Enter")), (is_on(scene), [])])
            play.frames(2)
            seen.append(image.tobytes(play.picture, "RGB"))
        return seen


@pytest.mark.parametrize("name", [name for name in CARDS if begin(name).header.deck is not None])
def test_other_hands_and_decks_look_alike_in_the_list(tmp_path, name):
    match = begin(name)
    deck = Random(3).sample(match.header.deck, len(match.header.deck))
    other = Match(match.rules, replace(match.header, seed=None, deck=tuple(deck)))
    assert format_record(other) != format_record(match)
    assert pictures(tmp_path / "one", match) == pictures(tmp_path / "two", other)


def test_other_deals_of_rummy_look_alike_in_the_list(tmp_path):
    seen = []
    for seed in (1, 2):
        match = Match(begin("rummy").rules, replace(begin("rummy").header, seed=None))
        match.act(None, Deal(0, tuple(Random(seed).sample(ALL_CARDS, len(ALL_CARDS)))))
        match.act(1, Draw(Source.DECK))
        seen.append((match.view(1).hand, pictures(tmp_path / str(seed), match)))
    (hand, shown), (other_hand, other_shown) = seen
    assert hand != other_hand
    assert shown == other_shown
