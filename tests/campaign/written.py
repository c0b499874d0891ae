"""Writing a campaign as the data of its file; what is written reads back equal."""

from typing import Any

from ticgame.campaign.options import option_keys
from ticgame.campaign.reading import FORMAT
from ticgame.campaign.schema import Campaign, CardFilter, Round
from ticgame.core.cards import COLOURS, SHAPES


def campaign_data(campaign: Campaign) -> dict[str, Any]:
    """Return the data of a campaign's file, with every round's options in the round itself."""
    data: dict[str, Any] = {"format": FORMAT, "id": campaign.id, "title": campaign.title}
    data |= {key: value for key in ("summary", "author") if (value := getattr(campaign, key))}
    return data | {
        "players": list(campaign.players),
        "round": [_round_data(round_) for round_ in campaign.rounds],
    }


def _round_data(round_: Round) -> dict[str, Any]:
    data: dict[str, Any] = {"title": round_.title}
    if round_.intro:
        data["intro"] = round_.intro
    data["game"] = round_.game
    if round_.seed is not None:
        data["seed"] = round_.seed
    if round_.has_open_deck:
        data["open_deck"] = True
    data |= {option_keys(round_.game)[name]: value for name, value in round_.options.items()}
    if round_.cards is not None:
        data["cards"] = _filter_data(round_.cards)
    if round_.stars is not None:
        data["stars"] = {"three": round_.stars.three, "two": round_.stars.two}
    if round_.goal is not None:
        data["goal"] = {round_.goal.kind.value: round_.goal.value}
    return data


def _filter_data(kept: CardFilter) -> dict[str, list[Any]]:
    values = {
        "number": [at + 1 for at in kept.number],
        "shape": [SHAPES[at] for at in kept.shape],
        "colour": [COLOURS[at] for at in kept.colour],
    }
    return {name: named for name, named in values.items() if named}
