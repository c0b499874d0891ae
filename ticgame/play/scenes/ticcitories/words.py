"""What the table of Ticcitories tells its players in words."""

from ticgame.games.ticcitories.rules import TiccitoriesView
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.ticcitories.cursor import Zone

TALK = "Everything lies open. Whether you advise one another is up to you; agree on it before you start."


def plate_words(view: TiccitoriesView, *, is_human: bool, zone: Zone) -> str:
    """Return what the seat on turn does."""
    if is_human and zone is Zone.TRY:
        return "tries"
    return "places" if view.must_place else "chooses"


def hint_words(zone: Zone | None) -> dict[Intent, str]:
    """Return what a seat may press now, and what it does; no zone: it isn't on turn."""
    words: dict[Intent, str] = {}
    if zone is Zone.PLACE:
        words = {Intent.A: "Place"}
    elif zone is Zone.CHOOSE:
        words = {Intent.A: "Choose", Intent.X: "Try it"}
    elif zone is Zone.TRY:
        words = {Intent.A: "Choose", Intent.B: "Back"}
    words[Intent.Y] = "Rules"
    if zone is not Zone.TRY:
        words[Intent.MENU] = "Pause"
    return words
