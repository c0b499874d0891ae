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


def hint_words(zone: Zone | None, *, has_choice: bool = True) -> dict[Intent, str]:
    """Return what a seat may press now, and what it does; no zone: it isn't on turn.

    Without a choice the last card is still taken by a press: it turns up a new row, and until then the card
    just placed can be taken back.
    """
    words: dict[Intent, str] = {}
    choose = "Choose" if has_choice else "Take it"
    if zone is Zone.PLACE:
        words = {Intent.A: "Place"}
    elif zone is Zone.CHOOSE:
        words = {Intent.A: choose, Intent.X: "Try it"}
    elif zone is Zone.TRY:
        words = {Intent.A: choose, Intent.B: "Back"}
    words[Intent.Y] = "Rules"
    if zone is not Zone.TRY:
        words[Intent.MENU] = "Pause"
    return words
