"""How hard a round is: bots play it many times, and somebody counts."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ticgame.bots.driver import play_next
from ticgame.bots.setup import Setup
from ticgame.campaign.outcome import Ending, figure_of, stars_of
from ticgame.campaign.schema import Campaign, Round
from ticgame.core.contract import Seat
from ticgame.core.estimates import Estimate, Mean, estimate_rate


class Rating:
    """What many games of one round came to."""

    def __init__(self, round_: Round, team: Sequence[Seat]) -> None:
        self.games = 0
        self.wins = 0
        self.figure = Mean()
        """Nics, score or game time of all games, won or lost."""
        self.stars: Counter[int] = Counter()
        self.done: Counter[str] = Counter()
        self._round = round_
        self._team = team

    def add(self, ending: Ending) -> None:
        self.games += 1
        stars = stars_of(self._round, ending, self._team)
        self.wins += stars > 0
        self.stars[stars] += 1
        self.done.update(ending.result.get("done", ()))
        if (figure := figure_of(self._round, ending, self._team)) is not None:
            self.figure.add(figure)

    def win_rate(self) -> Estimate:
        """Return the share of games won, of at least one game."""
        return estimate_rate(self.wins, self.games)


def round_setup(campaign: Campaign, at: int, bots: Sequence[str]) -> Setup:
    """Return a round of bots, one name a seat; a bot to beat sits at all seats but the first."""
    round_ = campaign.rounds[at]
    names = [bots[0], *[str(round_.goal.value)] * (len(bots) - 1)] if round_.is_duel else bots
    return Setup(
        round_.game,
        round_.options,
        tuple(names),
        deck_seed=round_.seed,
        cards=round_.deck(),
        has_open_deck=round_.has_open_deck,
        level=campaign.level(at),
    )


def round_team(round_: Round, seats: int) -> tuple[Seat, ...]:
    """Return the seats that play for the team where all seats are bots."""
    return (Seat(0),) if round_.is_duel else tuple(map(Seat, range(seats)))


def rate_by_moves(round_: Round, setup: Setup, seeds: range) -> Iterator[Rating]:
    """Play a round with each seed and yield its rating so far after every move, for a screen that goes on."""
    rating = Rating(round_, round_team(round_, len(setup.bots)))
    rules = setup.rules()
    for seed in seeds:
        match, bots = setup.start(rules, seed)
        while not match.is_over:
            play_next(match, bots)
            yield rating
        rating.add(Ending.of_match(match))
        yield rating
