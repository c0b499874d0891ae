"""Names and favourite missions are remembered, whatever their files say."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ticgame.home import Home
from ticgame.play.keepsakes import (
    FAVOURITES_FILE,
    LONGEST_NAME,
    MOST_FAVOURITES,
    MOST_NAMES,
    NAMES_FILE,
    Favourite,
    Favourites,
    Names,
)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_latest_name_comes_first(home: Home) -> None:
    names = Names(home)
    for name in ("Ada", "Ben", "Ada"):
        names.remember(name)
    assert Names(home).latest == ("Ada", "Ben")
    names.forget("Ada")
    assert Names(home).latest == ("Ben",)


def test_only_the_latest_names_stay(home: Home) -> None:
    names = Names(home)
    for number in range(MOST_NAMES + 3):
        names.remember(f"n{number}")
    assert len(Names(home).latest) == MOST_NAMES
    assert Names(home).latest[0] == f"n{MOST_NAMES + 2}"


@given(st.text())
def test_any_text_gives_a_name_that_fits_or_none(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    home = Home(tmp_path_factory.mktemp("home"))
    names = Names(home)
    names.remember(text)
    assert all(name.isprintable() and 0 < len(name) <= LONGEST_NAME for name in names.latest)
    assert Names(home).latest == names.latest


def test_a_favourite_is_found_by_its_game(home: Home) -> None:
    favourites = Favourites(home)
    kept = favourites.keep("  Sunday\tevening ", "together", ["m1", "m2"])
    favourites.keep("Other", "ticcitories", ["m3"])
    assert kept == Favourite("Sunday evening", "together", ("m1", "m2"))
    assert Favourites(home).of_game("together") == (kept,)


def test_a_title_is_used_once(home: Home) -> None:
    favourites = Favourites(home)
    favourites.keep("Sunday", "together", ["m1"])
    favourites.keep("Sunday", "together", ["m2"])
    assert Favourites(home).of_game("together") == (Favourite("Sunday", "together", ("m2",)),)
    favourites.drop("Sunday")
    favourites.drop("Sunday")
    assert Favourites(home).of_game("together") == ()


def test_what_is_no_favourite_is_not_kept(home: Home) -> None:
    favourites = Favourites(home)
    assert favourites.keep(" \n", "together", ["m1"]) is None
    assert favourites.keep("Sunday", "together", []) is None
    for number in range(MOST_FAVOURITES):
        assert favourites.keep(f"n{number}", "together", ["m1"])
    assert favourites.keep("one too many", "together", ["m1"]) is None
    assert favourites.keep("n0", "together", ["m2"]), "a kept title can still be replaced"


def test_unusable_entries_are_left_out_and_told(home: Home) -> None:
    home.locate(FAVOURITES_FILE).write_text(
        '[[favourite]]\ntitle = "Good"\ngame = "together"\nmissions = ["m1"]\n'
        '[[favourite]]\ntitle = "No missions"\ngame = "together"\nmissions = []\n'
        '[[favourite]]\ntitle = 7\ngame = "together"\nmissions = ["m1"]\n'
        '[[favourite]]\ntitle = "Odd"\ngame = "together"\nmissions = ["m1", 2]\n'
        '[[favourite]]\ntitle = "Half"\n'
    )
    assert Favourites(home).of_game("together") == (Favourite("Good", "together", ("m1",)),)
    assert home.notices == [
        f"{home.locate(FAVOURITES_FILE)}: favourites that can't be read or share a title are left out: 4"
    ]


@pytest.mark.parametrize("content", ["names = 3", "names = [1, '', 'Ada', 'Ada', '\\u0007']", "[names]"])
def test_a_strange_file_of_names_is_read_as_far_as_it_goes(home: Home, content: str) -> None:
    home.locate(NAMES_FILE).write_text(content.replace("'", '"'))
    assert Names(home).latest == (("Ada",) if "Ada" in content else ())
