"""Where a card that is held may be let go, and what that would do."""

from collections.abc import Iterable

from ticgame.core.cards import Card
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.rummy.actions import Add, Discard
from ticgame.play.scenes.rummy.situation import Spot, SpotKind


def action_at(spot: Spot, card: Card) -> Add | Discard:
    """Return what letting a card go at a place means."""
    if spot.kind is SpotKind.PLACE:
        return Add(card, spot.at, spot.end)
    return Discard(card)


def fitting(match: Match, seat: Seat, card: Card, spots: Iterable[Spot]) -> list[Spot]:
    """Return the places where a seat may let a card go; groups of the tray take any card."""
    return [
        spot
        for spot in spots
        if spot.kind is SpotKind.GROUP or match.why_not(seat, action_at(spot, card)) is None
    ]
