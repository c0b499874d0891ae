"""Every ruling of Ticcitories by its number, and the lines of its sheet."""

from random import Random
from typing import Any

import pytest
from slow_ticcitories import slow_score

from ticgame.core.cards import ALL_CARDS, format_card, parse_card
from ticgame.core.errors import OptionError
from ticgame.core.layout import Cell, Frame
from ticgame.core.match import Header, Match, Player
from ticgame.games.ticcitories.rules import Claim, Place, RowShown, Ticcitories, Unclaimed
from ticgame.games.ticcitories.scoring import score_grid

CODES = [format_card(card) for card in ALL_CARDS]


def deal(seats: int, deck: list[str] = CODES, **options: Any) -> Match:
    """A match whose deck is given; code order unless said otherwise, seat 0 first."""
    rules = Ticcitories.from_options({"first": 0} | options, seats)
    players = tuple(Player(f"Player {seat + 1}", "human") for seat in range(seats))
    cards = tuple(parse_card(code) for code in deck)
    return Match(rules, Header("ticcitories", rules.options_json(), players, None, cards, "test"))


def claim(match: Match, *positions: int) -> list[Any]:
    """Let the seats on turn claim one after the other; return the events of the last claim."""
    for pos in positions:
        entry = match.act(match.actors()[0], Claim(pos))
    return list(entry.events)


def place(match: Match, x: int, y: int) -> None:
    match.act(match.actors()[0], Place(Cell(x, y)))


def place_anywhere(match: Match) -> None:
    seat = match.actors()[0]
    match.act(seat, next(match.legal(seat)))


def grid_of(match: Match, seat: int) -> dict[str, str]:
    return {f"{cell.x},{cell.y}": format_card(card) for cell, card in match.view(None).grids[seat].cards()}


def test_D1_the_row_is_dealt_first_then_each_seats_first_card() -> None:
    match = deal(3)
    view = match.view(None)
    assert [format_card(card) for card in view.choosing.cards] == CODES[:3]
    assert [grid_of(match, seat) for seat in range(3)] == [{"0,0": code} for code in CODES[3:6]]


def test_D1_a_row_has_a_card_a_seat() -> None:
    assert Ticcitories.from_options({}, 5).options.row == 5
    with pytest.raises(OptionError, match="5 players take a row of 5 cards, not 4"):
        Ticcitories.from_options({"row": 4}, 5)


@pytest.mark.parametrize("row", [2, 3, 4])
def test_D1_two_players_may_have_a_longer_row_and_discard_the_rest(row: int) -> None:
    match = deal(2, row=row)
    events = claim(match, 1, row)
    shown = [format_card(card) for card in events[-1].cards]
    assert shown == CODES[row + 2 : 2 * row + 2]
    left = [format_card(card) for event in events if isinstance(event, Unclaimed) for card in event.cards]
    assert left == CODES[1 : row - 1]
    assert [type(event) for event in events] == [Unclaimed, RowShown] if row > 2 else [RowShown]


def test_D1_two_players_have_no_row_of_five() -> None:
    with pytest.raises(OptionError, match="row of 2 to 4 cards, not 5"):
        Ticcitories.from_options({"row": 5}, 2)


def test_D2_the_first_claims_go_in_seat_order_from_the_first_seat() -> None:
    match = deal(3, first=2)
    order = []
    for pos in (2, 1, 3):
        order.append(match.actors()[0])
        claim(match, pos)
    assert order == [2, 0, 1]


def test_D2_afterwards_the_positions_of_the_row_being_placed_are_the_order() -> None:
    match = deal(3)
    claim(match, 3, 1, 2)
    order = []
    for pos in (1, 2, 3):
        order.append(match.actors()[0])
        place_anywhere(match)
        assert match.actors()[0] == order[-1], "who placed claims from the next row at once"
        claim(match, pos)
    assert order == [1, 2, 0]
    assert match.actors() == (1,), "position 1 of the next row places first"


def test_D2_in_the_last_row_nobody_claims() -> None:
    match = deal(2, side=3)
    claim(match, 1, 2)
    for _row in range(7):
        for pos in (1, 2):
            place_anywhere(match)
            claim(match, pos)
    assert match.view(None).choosing is None
    place_anywhere(match)
    assert match.actors() == (1,)
    place_anywhere(match)
    assert match.is_over


def test_D3_a_grid_never_grows_beyond_its_side() -> None:
    match = deal(2, side=3)
    claim(match, 1, 2)
    for x in (1, 2):
        place(match, x, 0)
        claim(match, 1)
        place_anywhere(match)
        claim(match, 2)
    seat = match.actors()[0]
    assert match.why_not(seat, Place(Cell(3, 0))) == "The grid would no longer fit 3 × 3."
    assert (
        match.why_not(seat, Place(Cell(1, 2)))
        == "The card must touch another card of your grid side by side."
    )
    assert match.why_not(seat, Place(Cell(1, 0))) == "A card already lies there."
    assert match.why_not(seat, Place(Cell(0, 1))) is None


def test_D4_the_deck_must_last() -> None:
    with pytest.raises(OptionError, match=r"6 grids of 5 × 5 need 150 cards, the deck has 125"):
        Ticcitories.from_options({"side": 5}, 6)
    assert Ticcitories.from_options({"side": 5, "row": 4}, 2).cards_needed(2) == 98
    assert Ticcitories.from_options({"side": 5}, 5).cards_needed(5) == 125


def layout_of(rows: list[str]) -> Any:
    frame = Frame(5, 5)
    cells = [
        (frame.spots[Cell(x, y)], parse_card(code))
        for y, row in enumerate(rows)
        for x, code in enumerate(row.split())
        if code != "..."
    ]
    return frame.lay(cells)


def test_D5_each_edge_counts_once_and_a_group_by_its_whole_size() -> None:
    score = score_grid(layout_of(["4ov 4oc 4oy 4oo"]))
    assert (score.tics, score.nics) == (3, 0)
    assert [(group.size, group.bonus) for group in score.groups] == [(4, 4)]
    assert score.total == 10


def test_D5_five_are_a_tickle_and_nics_cost_one() -> None:
    assert score_grid(layout_of(["4ov 4oc 4oy 4oo 4or"])).total == 8 + 10
    assert score_grid(layout_of(["4ov 3cc"])).total == -1


def test_D5_extreme_cards_bring_more_to_each_of_their_groups() -> None:
    score = score_grid(layout_of(["3ov 2ov 1ov", "... ... 1oc", "... ... 1oy"]))
    assert [(group.size, group.bonus, group.extreme) for group in score.groups] == [(3, 3, 1), (3, 3, 1)]
    assert score.total == 4 * 2 + 2 * 4
    assert score_grid(layout_of(["3sr 4sr 5sr"])).total == 4 + 3 + 2


def test_a_grid_scores_as_the_slow_writing_says() -> None:
    rng = Random("ticcitories")
    for _game in range(60):
        seats = rng.choice((2, 3, 4))
        match = Match.start(
            Ticcitories.from_options({"side": rng.choice((3, 4, 5))}, seats),
            [Player("A", "random")] * seats,
            seed=rng.randrange(1000),
            app="test",
        )
        while not match.is_over:
            seat = match.actors()[0]
            match.act(seat, match.rules.sample(match._state, seat, 0, rng))
        for score, layout in zip(match.result.grids, match.view(None).grids, strict=True):
            tics, nics, groups, total = slow_score(dict(layout.cards()))
            assert (score.tics, score.nics, score.total) == (tics, nics, total)
            assert sorted((group.size, group.extreme) for group in score.groups) == groups


def test_groups_of_rich_grids_score_as_the_slow_writing_says() -> None:
    rng = Random("rich")
    seen = set()
    for _grid in range(300):
        pool = rng.sample([card for card in ALL_CARDS if card % 25 // 5 < 2 or card % 5 < 2 or card < 25], 16)
        frame = Frame(4, 4)
        layout = frame.lay(
            [(frame.spots[Cell(at % 4, at // 4)], card) for at, card in enumerate(sorted(pool))]
        )
        score = score_grid(layout)
        tics, nics, groups, total = slow_score(dict(layout.cards()))
        assert (score.tics, score.nics, score.total) == (tics, nics, total)
        assert sorted((group.size, group.extreme) for group in score.groups) == groups
        seen |= {group.size for group in score.groups}
    assert seen == {3, 4, 5}


def test_a_tie_is_a_shared_win() -> None:
    match = deal(2, side=3)
    claim(match, 1, 2)
    while not match.is_over:
        place_anywhere(match)
        if not match.is_over and not match.view(None).must_place:
            claim(match, next(match.legal(match.actors()[0])).pos)
    scores = match.result.scores
    assert match.result.winners() == tuple(seat for seat in (0, 1) if scores[seat] == max(scores))


def test_tokens_and_turns_are_refused_in_words() -> None:
    match = deal(2)
    assert match.why_not(1, Claim(1)) == "It is another player's turn."
    assert match.why_not(0, Claim(3)) == "The row has positions 1 to 2."
    assert match.why_not(0, Place(Cell(1, 0))) == "Choose a card of the row now."
    claim(match, 1)
    assert match.why_not(1, Claim(1)) == "Another token already lies on that card."
    claim(match, 2)
    assert match.why_not(0, Claim(1)) == "Place the card you claimed first."
