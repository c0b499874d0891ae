"""The bots of Ticcitories: legal with any options, steady, of different strength; and their rating tool."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rate_duels as tool

from ticgame.bots import bot_names, make_bot
from ticgame.bots.driver import play_out
from ticgame.bots.ticcitories.outlook import Outlook, mean_best
from ticgame.bots.ticcitories.planner import choice_after, later_seats
from ticgame.bots.ticcitories.worth import gain
from ticgame.core.cards import ALL_CARDS, COLOUR, SHAPE, Card, parse_card
from ticgame.core.contract import Seat
from ticgame.core.layout import Cell, Frame, Layout
from ticgame.core.match import Match, Player
from ticgame.games import game
from ticgame.games.ticcitories.rules import Claim, Row, TiccitoriesView
from ticgame.games.ticcitories.scoring import score_grid

BOTS = bot_names("ticcitories")
# Each as small and as large as the deck allows.
CORNERS: list[tuple[int, dict[str, Any]]] = [
    (2, {"side": 3, "row": 2}),
    (2, {"side": 5, "row": 4}),
    (2, {"side": 4, "row": 3, "first": 1}),
    (5, {"side": 4}),
    (6, {"side": 3, "first": 5}),
]


def start(bot: str, options: dict[str, Any], seats: int, seed: int) -> Match:
    rules = game("ticcitories").from_options(options, seats)
    return Match.start(rules, [Player(bot, bot)] * seats, seed=seed, app="test")


def play(bot: str, options: dict[str, Any], seats: int, seed: int) -> Match:
    match = start(bot, options, seats, seed)
    play_out(match, {Seat(at): make_bot(bot, match.rules, Seat(at), seed) for at in range(seats)})
    return match


@pytest.mark.parametrize(("seats", "options"), CORNERS)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_fill_every_grid_with_any_options(bot: str, seats: int, options: dict[str, Any]) -> None:
    match = play(bot, options, seats, seed=3)
    # The match refuses what isn't legal, and the driver raises if nothing then happens.
    side = match.rules.options.side
    assert [len(list(layout.cards())) for layout in match.view(None).grids] == [side * side] * seats


@pytest.mark.parametrize("bot", BOTS)
def test_equal_views_and_chance_give_equal_games(bot: str) -> None:
    one, other = (play(bot, {"side": 3}, 3, seed=8) for _ in range(2))
    assert one.entries == other.entries


def test_a_bot_without_mistakes_keeps_nothing_from_one_move_to_the_next() -> None:
    for bot in ("greedy", "planner"):
        match = start(bot, {"side": 3}, 2, seed=6)
        while not match.is_over:
            (seat,) = match.actors()
            fresh, used = (make_bot(bot, match.rules, seat, 5) for _ in range(2))
            other = start(bot, {"side": 3}, 2, seed=9)
            used.decide(other.view(other.actors()[0]), 0)
            action = fresh.decide(match.view(seat), match.at).action
            assert used.decide(match.view(seat), match.at).action == action
            match.act(seat, action, match.at)


@pytest.mark.parametrize(
    ("weak", "strong", "least"), [("random", "casual", 5), ("casual", "greedy", 5), ("greedy", "planner", 1)]
)
def test_stronger_bots_score_more(weak: str, strong: str, least: int) -> None:
    """Leads are some 13, 13 and 4 points (docs/bots-ticcitories.md); so few games shift them by 3."""
    lead = tool.Mean()
    for seed in range(1, 17):
        lead.add(tool.play("ticcitories", tool.Pair(strong, weak), seed).lead)
    assert lead.estimate().value > least


def random_grids(seed: str) -> Iterator[tuple[Layout, list[Card]]]:
    """Yield grids that grow at random from cards that often Tic, each with the cards that lie elsewhere."""
    rng = Random(seed)
    for side in (3, 4, 5) * 6:
        deck = [card for card in ALL_CARDS if SHAPE[card] in (0, 4) and COLOUR[card] in (0, 4)]
        deck += rng.sample(ALL_CARDS, 12)
        deck = list(dict.fromkeys(rng.sample(deck, len(deck))))
        frame = Frame(side, side)
        layout = frame.lay([(frame.spots[Cell(0, 0)], deck.pop())])
        while deck and not layout.is_full:
            yield layout, [card for card in ALL_CARDS if card not in layout.board]
            layout = layout.put(rng.choice(layout.open), deck.pop())


class TestOutlook:
    def test_points_are_the_gain_of_each_card_on_each_cell(self) -> None:
        groups = 0
        for layout, cards in random_grids("points"):
            outlook = Outlook(layout, cards)
            assert outlook.points.keys() == set(layout.open)
            for spot, points in outlook.points.items():
                assert [points[card] for card in cards] == [gain(layout, spot, card) for card in cards]
                groups += max(points[card] for card in cards) > 8
        assert groups > 10, "hardly a group was joined"

    def test_gain_is_what_the_score_grows_by(self) -> None:
        for layout, cards in random_grids("score"):
            before = score_grid(layout).total
            for spot in layout.open:
                for card in cards[::25]:
                    after = score_grid(layout.put(spot, card)).total
                    assert gain(layout, spot, card) == after - before

    @pytest.mark.parametrize(
        ("values", "draws", "mean"), [([3, 1, 2], 1, 2), ([0, 4], 2, 3), ([5], 9, 5), ([], 3, 0)]
    )
    def test_the_mean_of_the_best_draw(self, values: list[int], draws: int, mean: int) -> None:
        assert mean_best(values, draws) == pytest.approx(mean)

    def test_more_cards_promise_more(self) -> None:
        layout, cards = next(random_grids("pick"))
        outlook = Outlook(layout, cards)
        assert outlook.pick(1) < outlook.pick(2) < outlook.pick(4) <= max(map(outlook.best, cards))


def claiming(seats: int, claims: list[int | None], **changes: Any) -> TiccitoriesView:
    """Return a view of the seat on turn in the first row, of which some cards are claimed."""
    match = start("planner", {"side": 3, "row": len(claims), "first": 0}, seats, 5)
    seat = sum(claim is not None for claim in claims)
    view = match.view(Seat(seat))
    row = view.choosing._replace(claims=tuple(claims))
    return replace(view, choosing=row, turn=Seat(seat), **changes)


class TestNextChoice:
    @pytest.mark.parametrize(
        ("claims", "pos", "cards"),
        [
            ([None] * 4, 1, 4),
            ([None] * 4, 4, 1),
            ([0, None, None, None], 2, 3),
            ([None, None, None, 0], 1, 4),
            ([None, 0, None, 1], 1, 4),
            ([None, 0, None, 1], 3, 2),
            ([2, 0, None, 1], 3, 2),
        ],
    )
    def test_earlier_positions_choose_from_more(
        self, claims: list[int | None], pos: int, cards: float
    ) -> None:
        assert choice_after(claiming(4, claims), pos) == pytest.approx(cards)

    def test_of_two_the_other_falls_evenly_on_a_long_row(self) -> None:
        view = claiming(2, [None] * 4)
        assert [choice_after(view, pos) for pos in (1, 2, 3, 4)] == pytest.approx(
            [4, 4 - 1 / 3, 4 - 2 / 3, 3]
        )

    def test_who_still_chooses(self) -> None:
        assert list(later_seats(claiming(4, [None, 0, None, None]))) == [2, 3]
        match = start("planner", {"side": 3, "first": 2}, 3, 5)
        for _seat, pos in enumerate((3, 1, 2)):
            match.act(match.actors()[0], Claim(pos))
        assert match.view(None).placing.order() == (0, 1, 2)
        assert list(later_seats(match.view(Seat(0)))) == [1, 2]

    def test_of_equal_cards_the_planner_takes_the_earlier_position(self) -> None:
        # Every card of the row makes Nics only, wherever it lies.
        cards = tuple(map(parse_card, ("2cc", "3ty", "4qo", "5sr")))
        grid = Frame(3, 3)
        layout = grid.lay([(grid.spots[Cell(0, 0)], parse_card("1ov"))])
        view = claiming(4, [None] * 4, grids=(layout,) * 4)
        view = replace(view, choosing=Row(cards, (None,) * 4))
        bot = make_bot("planner", game("ticcitories").from_options({"side": 3}, 4), Seat(0), 1)
        assert bot.decide(view, 0).action == Claim(1)


class TestTool:
    def test_four_seeds_go_through_every_seating(self) -> None:
        seatings = {tool.seating(tool.Pair("a", "b"), seed) for seed in range(1, 5)}
        assert seatings == {tuple("ab"), tuple("ba"), tuple("abab"), tuple("baba")}

    @pytest.mark.parametrize(
        ("winners", "scores", "is_won", "is_shared", "lead"),
        [
            ([0], [9, 5, 4, 6], True, False, 1.0),
            ([0, 2], [9, 5, 9, 6], True, False, 3.5),
            ([3], [7, 5, 4, 8], False, False, -1.0),
            ([1, 2], [1, 9, 9, 3], False, True, -1.0),
        ],
    )
    def test_a_result_is_judged_for_the_stronger_bot(
        self,
        winners: list[int],
        scores: list[int],
        is_won: bool,
        is_shared: bool,
        lead: float,
    ) -> None:
        duel = tool.judge(tool.Pair("a", "b"), ("a", "b", "a", "b"), winners, scores)
        assert duel == tool.Duel(4, is_won=is_won, is_shared=is_shared, lead=lead)

    def test_a_row_counts_both_numbers_of_seats(self) -> None:
        duels = [
            tool.Duel(2, is_won=True, is_shared=False, lead=3.0),
            tool.Duel(2, is_won=False, is_shared=True, lead=0.0),
            tool.Duel(4, is_won=True, is_shared=False, lead=1.0),
            tool.Duel(4, is_won=True, is_shared=False, lead=4.0),
        ]
        cells = tool.row(tool.Pair("a", "b"), duels).strip("| ").split(" | ")
        assert cells[0] == "`a` against `b`"
        assert [cell.partition(" ")[0] for cell in cells[1:]] == ["75.0", "50.0", "100.0", "1", "+2.00"]

    def test_too_few_games_are_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stop:
            tool.main(["--games", "3"])
        assert stop.value.code == 2
        assert "--games" in capsys.readouterr().err

    def test_the_page_has_a_row_a_pair(self, tmp_path: Path) -> None:
        tool.main(["--games", "4", "--output", str(tmp_path / "page.md")])
        text = (tmp_path / "page.md").read_text(encoding="utf-8")
        assert text.count(" against `") == len(BOTS) - 1
        assert "seeds 1 to 4," in text
        assert all(f"- `{bot}`: " in text for bot in BOTS)
