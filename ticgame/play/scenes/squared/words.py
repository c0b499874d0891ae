"""What the table of Tic Squared tells its players in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from ticgame.core.match import Entry
from ticgame.games.squared.actions import Draw, Edge, Play, TwoTic
from ticgame.games.squared.rules import SquaredView
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.squared.situation import LastPlay
from ticgame.play.table.news import News, counted

TALK: Final = "Hands are secret. Everything on the table may be talked about."
ENDS: Final[Mapping[str, str]] = {
    "out": "has played the last card!",
    "deck": "The deck is empty: grid − hand decides.",
}


def turn_words(view: SquaredView, *, is_holding: bool, has_plays: bool) -> str:
    """Return what the person on turn is to do; `view` is that seat's own."""
    if not view.grids:
        return "Choose the card that your grid starts with"
    if view.has_drawn and has_plays:
        return "Play the card you drew, or keep it and end your turn"
    if is_holding:
        return "Put it where it makes no Nic"
    if view.has_tic:
        return "A Tic: go on, or end your turn"
    if not has_plays:
        return "Nothing fits: draw a card"
    return "Play a card, or draw one"


def hint_words(view: SquaredView, *, is_holding: bool, can_draw: bool, can_end: bool) -> dict[Intent, str]:
    """Return what the seat on turn may press now, and what it does."""
    if not view.grids:
        return {Intent.A: "Choose", Intent.MENU: "Pause"}
    words: dict[Intent, str] = {}
    if is_holding:
        words |= {Intent.A: "Place", Intent.B: "Back", Intent.NEXT: "Next grid"}
    else:
        words |= {Intent.A: "Pick up"}
    if can_draw:
        words[Intent.X] = "Draw"
    if can_end:
        words[Intent.Y] = "End turn"
    if not is_holding:
        words[Intent.MENU] = "Pause"
    return words


def news_of(entry: Entry, names: Sequence[str]) -> News | None:
    """Return what an entry told everybody; names are those of the seats."""
    if isinstance(entry.action, Draw):
        return News(entry.seat, "drew a card")
    if not isinstance(entry.action, Play):
        return None
    owner = entry.action.grid
    where = "placed" if owner == entry.seat else f"placed on {names[owner]}’s grid"
    if any(isinstance(event, TwoTic) for event in entry.events):
        where += ", so the others drew cards"
    kinds = [event.rel.value for event in entry.events if isinstance(event, Edge)]
    return News(entry.seat, where, (entry.action.card,), counted(kinds))


def last_play(entry: Entry) -> LastPlay | None:
    """Return what a play did, None for an entry that is no play."""
    if not isinstance(entry.action, Play):
        return None
    kinds = tuple(event.rel for event in entry.events if isinstance(event, Edge))
    return LastPlay(entry.seat, entry.action.card, entry.action.grid, kinds)
