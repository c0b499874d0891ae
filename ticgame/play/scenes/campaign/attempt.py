"""One try at a round."""

from dataclasses import dataclass

from ticgame.campaign.easing import eased
from ticgame.campaign.schema import Campaign, Round


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
