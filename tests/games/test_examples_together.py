"""The example of each mission does it with its last card, and not before."""

import pytest

from ticgame.core.layout import Frame
from ticgame.games.together.catalogue import CATALOGUE, DIFFERENT, parse_missions
from ticgame.games.together.example import example_of
from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup
from ticgame.games.together.table import Sheet

TABLES = [
    *(
        {"kind": "tic_group", "size": size, "shape": shape}
        for size in (2, 3, 4, 5)
        for shape in ("any", "line")
    ),
    *({"kind": "tic_group", "size": size, "place": "corner"} for size in (2, 3, 4, 5)),
    *({"kind": "tic_group", "size": size, "count": 2, "share_card": True} for size in (2, 3, 4, 5)),
    *({"kind": "tic_group", "size": size, "count": 2} for size in (2, 5)),
    {"kind": "tic_group", "size": 3, "shape": "L", "count": 2},
    {"kind": "tic_group", "size": 4, "shape": "square", "count": 2, "share_card": True},
    {"kind": "tic_group", "size": 4, "shape": "square", "place": "corner"},
    *({"kind": "play", "touching": touching, "nics": 0} for touching in (1, 2, 3, 4)),
    {"kind": "play", "touching": 4, "tics": 2, "singles": 2},
    {"kind": "play", "tics": 1, "singles": 1, "nics": 2},
    {"kind": "play", "edges": 4, "tics": 1},
    {"kind": "play", "edges": 1, "all": "tic"},
    *(
        {"kind": "sequence", "length": length, "properties": properties}
        for length in (2, 3, 4, 5)
        for properties in (1, 2, 3)
    ),
]
NAMES = [name for name in CATALOGUE if name != DIFFERENT]


def check(mission: Mission, *, is_sequence: bool) -> None:
    shown = example_of(mission, is_sequence=is_sequence)
    width, height = shown.window or (9, 9)
    is_fixed = shown.window is not None
    frame = Frame(width, height, is_fixed=is_fixed, given=[cell for _card, cell in shown.cards])
    offset = ((width - 1) // 2, (height - 1) // 2) if is_fixed else (0, 0)
    placed = [
        (frame.spots[cell._replace(x=cell.x - offset[0], y=cell.y - offset[1])], card)
        for card, cell in shown.cards
    ]
    sheet = Sheet([mission], is_sequence=is_sequence)
    *before, (spot, card) = placed
    table = sheet.start(frame, before)
    assert len({card for card, _cell in shown.cards}) == len(shown.cards) == len(dict(placed))
    laid = sheet.lay(table, spot, card, is_first=isinstance(mission, TicGroup) and mission.count > 1)
    assert laid.missions == (0,)
    if isinstance(mission, OnePlay) or len(before) < 2:
        return
    if isinstance(mission, StraightRun) or mission.count == 1:
        early = sheet.lay(sheet.start(frame, before[:-1]), before[-1][0], before[-1][1], is_first=True)
        assert early.missions == ()


@pytest.mark.parametrize("name", NAMES)
def test_an_example_of_the_catalogue(name: str) -> None:
    (mission,), faults = parse_missions([name])
    assert not faults
    check(mission, is_sequence=isinstance(mission, StraightRun))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_example_of_a_table(table: dict) -> None:
    (mission,), faults = parse_missions([table])
    assert not faults
    check(mission, is_sequence=isinstance(mission, StraightRun))


@pytest.mark.parametrize("touching", [1, 2, 3, 4])
def test_an_example_of_a_play_in_a_sequence_game(touching: int) -> None:
    check(OnePlay("m1", touching=touching), is_sequence=True)


def test_a_group_that_differs_is_shown_with_another_key() -> None:
    (one, other), _faults = parse_missions(["tic-group-3", DIFFERENT])
    first, second = (dict(example_of(mission).cards) for mission in (one, other))
    assert not set(first) & set(second)
