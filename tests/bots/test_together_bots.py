"""Every bot of TIC Together with all kinds of options: legal, steady, in slices, in order of strength."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ticgame.bots import bot_names, make_bot
from ticgame.bots.bot import Bot
from ticgame.bots.driver import play_out
from ticgame.bots.together.casual import SLICE as CASUAL_SLICE
from ticgame.bots.together.greedy import SLICE as GREEDY_SLICE
from ticgame.bots.together.planner import FEWEST, WORK
from ticgame.bots.together.planner import SLICE as PLANNER_SLICE
from ticgame.bots.together.prospects import Prospects
from ticgame.core.match import Match, Player
from ticgame.games.together.catalogue import CATALOGUE
from ticgame.games.together.options import PRESETS
from ticgame.games.together.rules import Together
from ticgame.games.together.table import Sheet

COMMON = [name for name, table in CATALOGUE.items() if table["kind"] != "sequence"]
CORNERS: dict[str, dict[str, Any]] = {
    "standard": {},
    "tiny": {"grid": [3, 3], "hand": 1, "limit": 1},
    "huge": {"grid": [9, 9], "hand": 9, "limit": 20},
    "catalogue": {"grid": [5, 6], "limit": 20, "frame": "fixed", "missions": COMMON},
    "narrow": {
        "grid": [3, 9],
        "hand": 3,
        "missions": ["corner-L-3", "tic-line-4", "two-tic-groups-3-sharing"],
    },
    "holes": {"limit": 20, "missions": ["hole-no-nics", "hole-all-singles", "centre-square-4"]},
    "sequence": {"relation": "sequence", "frame": "fixed"},
    "separate": {
        "relation": "sequence",
        "separate": True,
        "limit": 20,
        "missions": ["mono-3", "duo-4", {"kind": "sequence", "length": 5}, {"kind": "play", "touching": 4}],
    },
    "own missions": {
        "start": [["3so", 0, 0], ["3sr", 1, 0], ["1ov", 5, 5]],
        "missions": [
            {"kind": "tic_group", "size": 2, "count": 7},
            {"id": "corner", "kind": "tic_group", "size": 5, "place": "corner"},
            {"kind": "tic_group", "size": 3, "different_from": "corner"},
            {"kind": "play", "singles": 2, "nics": 1},
            {"kind": "play", "all": "tic", "edges": 2},
        ],
    },
}
BOTS = bot_names("together")
WORKERS = [name for name in BOTS if name != "random"]


def start(options: dict[str, Any], seats: int, seed: int, bot: str = "random") -> Match:
    rules = Together.from_options(options, seats)
    return Match.start(rules, [Player(bot, bot)] * seats, seed=seed, app="test")


def play(bot: str, options: dict[str, Any], seats: int, seed: int) -> Match:
    match = start(options, seats, seed, bot)
    play_out(match, {seat: make_bot(bot, match.rules, seat, seed) for seat in range(seats)})
    return match


def positions(options: dict[str, Any], seed: int) -> Iterator[Match]:
    """Yield a match of three greedy bots before some of its moves."""
    match = start(options, 3, seed)
    bots = [make_bot("greedy", match.rules, seat, seed) for seat in range(3)]
    while not match.is_over:
        if len(match.entries) % 6 in (0, 5):
            yield match
        (seat,) = match.actors()
        match.act(seat, bots[seat].decide(match.view(seat), match.at).action)


@pytest.mark.parametrize("seats", [1, 4, 6])
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("bot", WORKERS)
def test_bots_play_whole_games_with_any_options(bot: str, corner: str, seats: int) -> None:
    if corner == "huge" and seats == 4:
        pytest.skip("one and six seats say enough about the longest games")
    match = play(bot, CORNERS[corner], seats, seed=seats)
    # The match refuses what isn't legal, and the driver raises if nothing then happens.
    assert match.is_over
    assert match.at > 0


def test_a_bot_plays_a_small_deck_to_its_end() -> None:
    rules = Together.from_options({"hand": 2}, 2)
    cards = [card for card in rules.deck_cards(2) if card % 11 == 0]
    for bot in WORKERS:
        match = Match.start(rules, [Player(bot, bot)] * 2, seed=4, app="test", cards=cards)
        play_out(match, {seat: make_bot(bot, match.rules, seat, 4) for seat in range(2)})
        assert match.result.why == "cards"


def test_the_planner_counts_on_the_cards_of_an_open_deck() -> None:
    rules = Together.from_options({}, 2)
    match = Match.start(rules, [Player("x", "planner")] * 2, seed=4, app="test")
    rules = Together(match.rules.options, has_open_deck=True)
    match = Match(rules, match.header)
    play_out(match, {seat: make_bot("planner", rules, seat, 4) for seat in range(2)})
    assert match.is_over


@pytest.mark.parametrize("bot", BOTS)
def test_equal_views_and_chance_give_equal_decisions(bot: str) -> None:
    for corner in ("standard", "holes", "sequence"):
        for match in positions(CORNERS[corner], seed=2):
            (seat,) = match.actors()
            one, other = (make_bot(bot, match.rules, seat, 5) for _ in range(2))
            view = match.view(seat)
            assert one.decide(view, match.at) == other.decide(view, match.at)


@pytest.mark.parametrize("bot", [name for name in WORKERS if name != "casual"])
def test_what_was_thought_before_doesn_t_matter(bot: str) -> None:
    """A bot without mistakes keeps nothing from one move to the next."""
    for match in positions(CORNERS["standard"], seed=3):
        (seat,) = match.actors()
        fresh, used = make_bot(bot, match.rules, seat, 5), make_bot(bot, match.rules, seat, 5)
        used.decide(start({"first": seat}, 3, 9).view(seat), match.at)
        view = match.view(seat)
        assert fresh.decide(view, match.at).action == used.decide(view, match.at).action


def test_due_times_lie_in_the_bot_s_thinking_time() -> None:
    match = start({}, 1, 1)
    for bot in BOTS:
        player = make_bot(bot, match.rules, 0, 1)
        low, high = player.think_ms
        for _ in range(20):
            assert 5000 + low <= player.decide(match.view(0), 5000).due <= 5000 + high


def slices(bot: Bot, match: Match, count: list[int]) -> list[int]:
    """Return how often the counted work was done in each slice of one decision."""
    (seat,) = match.actors()
    done, before = [], 0
    count[0] = 0
    for _ in bot.think(match.view(seat), match.at):
        done.append(count[0] - before)
        before = count[0]
    return [*done, count[0] - before]


@pytest.mark.parametrize(("bot", "most"), [("casual", CASUAL_SLICE), ("greedy", GREEDY_SLICE)])
def test_a_slice_tries_only_so_many_plays(bot: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(CORNERS["huge"], 2, 6)
    worker = make_bot(bot, match.rules, match.actors()[0], 6)
    count = counted(monkeypatch, Sheet, "lay")
    tried = slices(worker, match, count)
    assert max(tried) <= most
    assert sum(tried) > 0


@pytest.mark.parametrize("corner", ["standard", "huge", "catalogue", "sequence"])
def test_a_planner_s_slices_and_moves_are_bounded(corner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count = counted(monkeypatch, Prospects, "after")
    for match in positions(CORNERS[corner], seed=7):
        planner = make_bot("planner", match.rules, match.actors()[0], 6)
        open_missions = match.view(None).table.done.count(None)
        weighed = slices(planner, match, count)
        assert max(weighed) <= max(1, PLANNER_SLICE // open_missions)
        assert 0 < sum(weighed) <= max(FEWEST, WORK // open_missions)


def counted(monkeypatch: pytest.MonkeyPatch, kind: type, name: str) -> list[int]:
    """Return a list whose one number grows with each call of a method."""
    count, method = [0], getattr(kind, name)

    def call(*arguments: Any, **named: Any) -> Any:
        count[0] += 1
        return method(*arguments, **named)

    monkeypatch.setattr(kind, name, call)
    return count


def wins(bot: str, options: dict[str, Any], games: int) -> int:
    return sum(play(bot, options, 4, seed).result.win for seed in range(1, games + 1))


def test_each_bot_is_stronger_than_the_one_before() -> None:
    """Margins of at least three deviations at the rates of docs/bots.md."""
    standard = {bot: wins(bot, PRESETS["standard"], 40) for bot in ("random", "casual", "greedy")}
    assert standard["random"] == 0
    assert standard["random"] + 8 < standard["casual"] < standard["greedy"] - 6
    # In the Sequence variation a look one play ahead is worth far less.
    sequence = {bot: wins(bot, {"relation": "sequence"}, 40) for bot in ("greedy", "planner")}
    assert sequence["greedy"] + 8 < sequence["planner"]


def test_a_bot_takes_the_play_that_wins() -> None:
    options = {"start": [["1ov", 0, 0], ["1oc", 1, 0]], "missions": ["tic-group-3"], "hand": 3}
    rules = Together.from_options(options, 1)
    rng = Random(1)
    for bot in ("greedy", "planner"):
        winners = 0
        for seed in range(40):
            match = Match.start(rules, [Player("x", bot)], seed=seed, app="test")
            view = match.view(0)
            can_win = any(
                rules.sheet.lay(view.table, rules.frame.spots[play.cell], play.card, is_first=True).missions
                for play in rules.choices(view, 0)
            )
            if can_win:
                winners += 1
                match.act(0, make_bot(bot, match.rules, 0, int(rng.random() * 99)).decide(view, 0).action)
                assert match.result is not None
                assert match.result.win
        assert winners > 3
