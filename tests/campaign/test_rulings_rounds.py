"""The ruling on the rounds of a campaign, T13 (`docs/rulings.md`)."""

from ticgame.campaign.reading import parse_text
from ticgame.campaign.schema import Campaign
from ticgame.core.match import Match, Player
from ticgame.games.together.rules import Place

CAMPAIGN = """\
format = 1
id = "three"
title = "Three rounds"
players = [2, 2]

[defaults]
grid = [5, 7]
limit = 4

[[round]]
title = "One"
missions = ["tic-group-3"]

[[round]]
title = "Two"
missions = ["tic-group-5"]

[[round]]
title = "Three"
grid = [6, 6]
limit = 9
missions = ["tic-group-4"]
"""


def campaign() -> Campaign:
    read, faults = parse_text(CAMPAIGN.encode())
    assert read is not None, faults
    return read


def started(at: int, *, seed: int) -> Match:
    rounds = campaign()
    players = (Player("Ada", "human"), Player("Ben", "human"))
    return rounds.rounds[at].start(players, seed=seed, app="test", level=rounds.level(at))


def test_T13_rounds_have_the_same_grid_and_limit_unless_one_says_otherwise() -> None:
    rules = [round_.rules(2) for round_ in campaign().rounds]
    tables = [((each.frame.width, each.frame.height), each.options.limit) for each in rules]
    assert tables == [((5, 7), 4), ((5, 7), 4), ((6, 6), 9)]


def test_T13_each_round_has_its_own_deal_and_nic_count() -> None:
    first = started(0, seed=1)
    while first.view(None).table.penalty == 0:
        (seat,) = first.actors()
        first.act(seat, next(play for play in first.legal(seat) if makes_a_nic(first, seat, play)))
    second = started(1, seed=2)
    assert (second.view(None).table.penalty, second.entries) == (0, [])
    assert second.header.deck != first.header.deck
    assert (first.header.level, second.header.level) == ("three:1", "three:2")


def makes_a_nic(match: Match, seat: int, play: Place) -> bool:
    return match.rules.preview(match.view(seat), play).penalty > 0
