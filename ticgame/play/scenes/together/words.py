"""What the table of TIC Together tells its players in words."""

from ticgame.core.match import Entry
from ticgame.games.together.rules import MissionDone, Place, Why
from ticgame.games.together.table import Edge
from ticgame.play.input.bindings import Intent
from ticgame.play.table.news import News, counted
from ticgame.play.table.panel_hints import LastPlay
from ticgame.play.table.privacy import PeekMode

TALK = (
    "Talk about places, missions, dangerous and useful cells, and what kind of card would help. "
    "Never say which cards you hold."
)
_ENDS = {
    Why.MISSIONS: "All missions done!",
    Why.LIMIT: "Too many {}.",
    Why.FULL: "The grid is full.",
    Why.CARDS: "No cards are left.",
}


_LOSSES = {
    Why.LIMIT: "Too many {}s lie on the table.",
    Why.FULL: "The grid is full.",
    Why.CARDS: "Nobody has a card left.",
}


def loss_words(why: Why, *, penalty: str) -> str:
    """Return in a sentence why a game was lost; `penalty` is what is counted, a Nic or a Break."""
    return _LOSSES[why].format(penalty)


def end_words(why: Why, *, penalty: str) -> str:
    """Return why the game ended; `penalty` is what is counted, Nics or Breaks."""
    return _ENDS[why].format(penalty)


def hint_words(*, is_placing: bool, is_on_turn: bool, mode: PeekMode, is_shown: bool) -> dict[Intent, str]:
    """Return what a seat may press now, and what it does."""
    words: dict[Intent, str] = {}
    if is_on_turn and is_placing:
        words |= {Intent.A: "Place", Intent.B: "Back"}
    elif is_on_turn and (is_shown or not mode.has_peeking):
        words |= {Intent.A: "Pick up"}
    if mode.has_peeking:
        words[Intent.X] = "Hide hand" if is_shown else "Look"
    elif is_on_turn and is_placing:
        words[Intent.NEXT] = "Other card"
    words[Intent.Y] = "Missions"
    if not is_placing:
        words[Intent.MENU] = "Pause"
    return words


def news_of(entry: Entry) -> News | None:
    """Return what a play told everybody."""
    if not isinstance(entry.action, Place):
        return None
    kinds = [event.rel.value for event in entry.events if isinstance(event, Edge)]
    done = sum(isinstance(event, MissionDone) for event in entry.events)
    words = (
        f"placed a card and finished {'a mission' if done == 1 else f'{done} missions'}" if done else "placed"
    )
    return News(entry.seat, words, (entry.action.card,), counted(kinds))


def last_play(entry: Entry, *, name: str, animal: str) -> LastPlay:
    """Return what a play did."""
    kinds = tuple(event.rel for event in entry.events if isinstance(event, Edge))
    return LastPlay(name, animal, entry.action.card, kinds)
