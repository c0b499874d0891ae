"""Pictures of campaigns for `tools/shots.py`."""

from plans import Session

from ticgame.campaign.catalogue import find_campaign
from ticgame.campaign.draft import LevelDraft, catalogue_values
from ticgame.campaign.progress import Standing
from ticgame.play.scenes.campaign.flow import CampaignFlow

STARS = (3, 3, 2, 3, 1)


def begin(play: Session) -> CampaignFlow:
    """Show the shelf with some rounds of First steps won."""
    flow = CampaignFlow(play.app)
    play.app.stack.push(flow.begin())
    play.frames(2)
    campaign = find_campaign(flow.book.listed, "first-steps")
    for at, stars in enumerate(STARS):
        flow.book.progress.keep(campaign, at, Standing(stars, 3 - stars, 4))
    flow._open_map(campaign)
    play.frames(5)
    return flow


def path(play: Session) -> None:
    begin(play)


def briefing(play: Session) -> None:
    flow = begin(play)
    flow._brief(find_campaign(flow.book.listed, "three-rounds-15"), 2)
    play.frames(5)


def editor(play: Session) -> None:
    flow = begin(play)
    names = ("corner-L-3", "triple-tic", "hole-all-singles", "two-tic-groups-3-sharing")
    flow._edit(LevelDraft("Ada’s evening", missions=[catalogue_values(name) for name in names]))
    play.frames(5)
