"""What the table of TIC Rummy tells its players in words."""

from typing import Final

from ticgame.core.match import Entry
from ticgame.games.rummy.actions import Add, Deal, Discard, Draw, Lay, Out, Recycle, Source, Void
from ticgame.games.rummy.collections import ROUNDS, Collection, End
from ticgame.games.rummy.state import RummyView
from ticgame.games.rummy.wording import kind_name, lay_down_words, next_words
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.rummy.desk import Desk
from ticgame.play.scenes.rummy.situation import Spot, SpotKind
from ticgame.play.table.news import News

_LETTING_GO: Final = {
    SpotKind.DISCARDS: "Discard",
    SpotKind.GROUP: "Put in",
    SpotKind.PLACE: "Add",
    SpotKind.HAND: "Put back",
}
_DEEDS: Final = {
    SpotKind.DECK: "Draw",
    SpotKind.DISCARDS: "Take",
    SpotKind.LAY: "Lay down",
    SpotKind.TRAY_CARD: "Take out",
}
DRAWING: Final = "Let it go over your hand"
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
    if spot.kind is SpotKind.HAND:
        return "Let it go where it belongs"
    return added_words(view.table[spot.at], spot.end)


def added_words(collection: Collection, end: End | None) -> str:
    """Return what a card does that is added to a collection."""
    name = kind_name(collection.kind)
    if end is None:
        return f"It goes with this {name}"
    return f"It goes on here: {next_words(collection, end)}"


def hint_words(view: RummyView, desk: Desk, *, has_pointer: bool) -> dict[Intent, str]:
    """Return what the seat whose hand is shown may press now, and what it does."""
    if desk.held is not None:
        deed = _LETTING_GO[desk.spot.kind]
        return {Intent.A: deed, Intent.B: "Back", Intent.NEXT: "Next place", Intent.MENU: "Pause"}
    deed = _deed_at(desk.spot, has_laid=view.laid[view.seat])
    words = {Intent.A: f"{deed}, or drag" if has_pointer and desk.spot.kind is not SpotKind.LAY else deed}
    if not view.laid[view.seat]:
        if desk.tray.cards and desk.spot.kind is not SpotKind.TRAY_CARD:
            words[Intent.B] = "Take out"
        if desk.tray.rooms > 1:
            words[Intent.NEXT] = "Next collection"
    words[Intent.X] = f"Sort: {desk.order}"
    if view.is_on_turn and view.has_drawn:
        words[Intent.Y] = "Discard"
    words[Intent.MENU] = "Pause"
    return words


def _deed_at(spot: Spot, *, has_laid: bool) -> str:
    """Return what confirming does at a place while nothing is held."""
    if spot.kind is SpotKind.CARD:
        return "Pick up" if has_laid else "Put in"
    return _DEEDS[spot.kind]


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
