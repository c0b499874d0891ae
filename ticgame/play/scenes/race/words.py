"""What the table of the Race tells its players in words."""

from ticgame.core.contract import Seat
from ticgame.games.squared.race import RaceView
from ticgame.play.input.bindings import Intent

TALK = "Everybody plays at once. Shouting is allowed."

OPENING = "Everybody chooses a first card"
CHANCE = "Same moment: the lot says {name}"


def hint_words(public: RaceView, seat: Seat, *, is_holding: bool) -> dict[Intent, str]:
    """Return what a seat may press now, and what it does."""
    if not public.grids:
        return {} if public.has_chosen[seat] else {Intent.A: "First card"}
    if is_holding:
        return {Intent.A: "Place", Intent.B: "Back"}
    return {Intent.A: "Pick up", Intent.X: "Draw"}
