"""What the table of TIC Rummy tells its players in words."""

from typing import Final

from ticgame.core.match import Entry
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Out, Recycle, Source, Void
from ticgame.games.rummy.collections import ROUNDS, Collection, End
from ticgame.games.rummy.state import RummyView
from ticgame.games.rummy.wording import kind_name, lay_down_words, next_words
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.rummy.order import HandOrder
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.table.news import News

_LETTING_GO: Final = {SpotKind.DISCARDS: "Discard", SpotKind.GROUP: "Put in", SpotKind.PLACE: "Add"}
TALK: Final = "Hands are secret. Everything on the table may be talked about."


def turn_words(view: RummyView, *, is_tray_full: bool) -> str:
    """Return what the person whose hand is shown is to do; `view` is that seat's own."""
    if not view.is_on_turn:
        return "Sort your hand while you wait"
    if not view.has_drawn:
        return "Draw from the deck, or take the top discard"
    if view.laid[view.seat]:
        return "Add cards to any collection, then discard one"
    if is_tray_full:
        return "Everything is together: lay it down"
    return f"Collect {lay_down_words(ROUNDS[view.rounds[view.seat] - 1])}, or discard"


def target_words(view: RummyView, spot: Spot) -> str:
    """Return what letting a held card go would do, where that is allowed."""
    if spot.kind is SpotKind.DISCARDS:
        return "Discard it: that ends your turn"
    if spot.kind is SpotKind.GROUP:
        return "Put it into the tray"
    return added_words(view.table[spot.at], spot.end)


def added_words(collection: Collection, end: End | None) -> str:
    """Return what a card does that is added to a collection."""
    name = kind_name(collection.kind)
    if end is None:
        return f"It goes with this {name}"
    return f"It goes on here: {next_words(collection, end)}"


def hint_words(view: RummyView, spot: Spot, *, is_holding: bool, order: HandOrder) -> dict[Intent, str]:
    """Return what the seat whose hand is shown may press now, and what it does."""
    words: dict[Intent, str] = {}
    if is_holding:
        deed = _LETTING_GO[spot.kind]
        return {Intent.A: deed, Intent.B: "Back", Intent.NEXT: "Next place", Intent.MENU: "Pause"}
    if spot.kind in (SpotKind.DECK, SpotKind.DISCARDS):
        words[Intent.A] = "Draw" if spot.kind is SpotKind.DECK else "Take"
    elif spot.kind is SpotKind.LAY:
        words[Intent.A] = "Lay down"
    else:
        words[Intent.A] = "Pick up"
    words[Intent.X] = f"Sort: {order}"
    if view.is_on_turn and view.has_drawn:
        words[Intent.Y] = "Discard"
    words[Intent.MENU] = "Pause"
    return words


def news_of(entry: Entry, taken: object = None) -> News | None:
    """Return what an entry told everybody; `taken` is the discard that a draw took."""
    match entry.action:
        case Draw(Source.DECK):
            return News(entry.seat, "drew")
        case Draw(Source.DISCARD):
            return News(entry.seat, "took", () if taken is None else (taken,))
        case Lay(collections):
            return News(
                entry.seat,
                "laid down",
                kinds=tuple((item.kind.value, len(item.cards)) for item in collections),
            )
        case Add(card):
            return News(entry.seat, "added", (card,))
        case Discard(card):
            is_out = any(isinstance(event, Out) for event in entry.events)
            return News(entry.seat, "goes out" if is_out else "discarded", (card,))
        case Recycle():
            return News(None, "A new deck")
        case Void():
            return News(None, "A void deal")
        case Deal(dealer):
            return News(dealer, "dealt")
    return None
