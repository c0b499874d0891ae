"""The team's chances after each play that a seat could make."""

from collections.abc import Generator, Sequence
from math import log
from typing import Final, Protocol

from ticgame.bots.together.group_outlook import GroupOutlook, Keys
from ticgame.bots.together.odds import Odds, at_least_so_many
from ticgame.bots.together.play_outlook import PlayOutlook
from ticgame.bots.together.run_outlook import Lines, RunOutlook
from ticgame.bots.together.survey import Aftermath, Survey
from ticgame.bots.together.weights import Weights
from ticgame.core.cards import Card
from ticgame.games.together.missions import Claim, Mission, OnePlay, TicGroup
from ticgame.games.together.rules import Place, Together, TogetherView

LOST: Final = -1e6
LEAST: Final = 1e-6
"""The least chance; keeps logarithms finite."""


class Outlook(Protocol):
    """How likely one mission gets done."""

    def prepare(self) -> Generator[None, None, None]:
        """Look at the table as it is, in slices."""

    def chance(self, card: Card, after: Aftermath, done: Sequence[Claim | None]) -> float:
        """Return the chance after a card, when the missions with a claim are done."""


class Prospects:
    """The team's chances after each play of one view."""

    def __init__(self, rules: Together, view: TogetherView, weights: Weights) -> None:
        self._rules = rules
        self._view = view
        self._weights = weights
        self._survey = Survey(rules, view)
        survey = self._survey
        self._odds = Odds(survey.chance_to_come, survey.plays_left, survey.turns_left, weights)
        self._keys = Keys(self._survey)
        claimed = view.table.claimed if rules.sheet.is_separate else frozenset()
        self._lines = Lines(self._survey, self._odds, barred=claimed)
        self._outlooks = [self._outlook(mission) for mission in rules.missions]

    def _outlook(self, mission: Mission) -> Outlook:
        sheet = self._rules.sheet
        if isinstance(mission, TicGroup):
            return GroupOutlook(mission, sheet.ids, self._keys, self._odds, self._weights)
        if isinstance(mission, OnePlay):
            is_sequence = sheet.is_sequence
            return PlayOutlook(mission, self._survey, self._odds, self._weights, is_sequence=is_sequence)
        return RunOutlook(mission, self._survey, self._lines, self._odds, self._weights)

    def prepare(self) -> Generator[None, None, None]:
        """Look at the table as it is, mission by mission."""
        for claim, outlook in zip(self._view.table.done, self._outlooks, strict=True):
            if claim is None:
                yield from outlook.prepare()

    def after(self, play: Place) -> float:
        """Return the log of the chance to win after a play."""
        card, cell = play
        spot = self._rules.frame.spots[cell]
        table = self._rules.sheet.lay(self._view.table, spot, card, is_first=not self._view.plays).table
        if table.is_complete:
            return -0.001 * table.penalty
        allowance = self._rules.options.limit - table.penalty
        if allowance <= 0 or self._survey.plays_left <= 0:
            return LOST
        after = self._survey.aftermath(spot)
        score = self._log_survival(allowance)
        for claim, outlook in zip(table.done, self._outlooks, strict=True):
            if claim is None:
                score += log(max(LEAST, outlook.chance(card, after, table.done)))
        return score

    def _log_survival(self, allowance: int) -> float:
        """Return the log of the chance that later plays don't use up the Nics still allowed."""
        rate = self._weights.penalty_rate * self._survey.plays_left
        return log(max(LEAST, 1.0 - at_least_so_many(rate, allowance)))
