"""One try at a round."""

from collections.abc import Sequence
from dataclasses import dataclass

from ticgame.campaign.catalogue import Listed, find_campaign
from ticgame.campaign.easing import eased
from ticgame.campaign.schema import Campaign, Round
from ticgame.core.match import Match
from ticgame.play.settings import COMFORTS


@dataclass(frozen=True, slots=True)
class Attempt:
    """A round of a campaign as it is played: `seed` is None until a deal is drawn."""

    campaign: Campaign
    at: int
    seed: int | None = None
    is_eased: bool = False

    @property
    def round(self) -> Round:
        """The round as its file has it."""
        return self.campaign.rounds[self.at]

    @property
    def level(self) -> str:
        """How records name the round."""
        return self.campaign.level(self.at)

    def played(self, seats: int) -> Round:
        """Return the round as it is played: as it is, or easier."""
        return eased(self.round, seats) if self.is_eased else self.round


def attempt_of(match: Match, listed: Sequence[Listed]) -> Attempt | None:
    """Return the attempt that a match is, by the level in its header; None if there is no such round.

    A match with other options than the round's own, comforts apart, was made easier.
    """
    name, _colon, number = (match.header.level or "").rpartition(":")
    campaign = find_campaign(list(listed), name)
    if campaign is None or not number.isdecimal() or not 1 <= int(number) <= len(campaign.rounds):
        return None
    attempt = Attempt(campaign, int(number) - 1, seed=match.header.seed)
    own = attempt.round.rules(match.seats).options_json()
    asked = {
        key: value
        for key, value in own.items()
        if value is not None and key not in COMFORTS.get(match.header.game, ())
    }
    is_eased = any(match.header.options[key] != value for key, value in asked.items())
    return Attempt(campaign, attempt.at, seed=attempt.seed, is_eased=is_eased)
