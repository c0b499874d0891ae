"""Tables of SpoTic for tests: seats with chosen devices, positions set up by hand, plays by keys."""

from collections.abc import Iterable, Sequence
from typing import Any

from plans import Session, key
from together_tables import NotedCalls, seat_people

from ticgame.core.cards import ALL_CARDS, Card, Relation
from ticgame.core.contract import Seat
from ticgame.core.match import Header, Match
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Device
from ticgame.play.scenes.spotic.cursor import ALONG, JUMPS, SIDEWAYS, moved
from ticgame.play.scenes.spotic.lattice import Spot, all_spots, step_for
from ticgame.play.scenes.spotic.places import spot_of
from ticgame.play.scenes.spotic.scene import STALE_MS, SpoticTable
from ticgame.play.table.players import bots_of, players_of

STEERING = (*SIDEWAYS, *ALONG, *JUMPS)
KEYS = {
    "wasd": dict(zip(Intent, ["W", "S", "A", "D", "F", "G", "R", "T", "Q", "E", "1"], strict=True)),
    "arrows": dict(
        zip(
            Intent,
            [
                "Up",
                "Down",
                "Left",
                "Right",
                "Enter",
                "Backspace",
                "Delete",
                "End",
                "Page Up",
                "Page Down",
                "Home",
            ],
            strict=True,
        )
    ),
    "ijkl": dict(zip(Intent, ["I", "K", "J", "L", ";", "'", "P", "[", "U", "O", "0"], strict=True)),
}


def open_spotic(
    play: Session,
    devices: Sequence[Device],
    bots: Sequence[str] = (),
    *,
    seed: int = 3,
    deck: Iterable[Card] | None = None,
    shown: int = 0,
    mouse: Any = None,
    calls: Any = None,
    **options: Any,
) -> SpoticTable:
    """Put up a table; `deck` is the dealing order, `shown` so many cards lie face up already."""
    seating = seat_people(play, devices, bots)
    rules = Spotic.from_options({"first": 0} | options, len(seating.seats))
    if deck is None:
        match = Match.start(rules, players_of(seating), seed=seed, app="test")
    else:
        first = list(deck)
        whole = (*first, *(card for card in ALL_CARDS if card not in first))
        match = Match(
            rules, Header("spotic", rules.options_json(), tuple(players_of(seating)), seed, whole, "test")
        )
    for number in range(shown):
        table = match.view(None).table
        match.act(Seat(number % match.seats) if table.turn is None else table.turn, act.Add())
    table = SpoticTable(match, seating, bots_of(seating, match), calls=calls or NotedCalls(), mouse=mouse)
    play.app.stack.replace(table)
    play.frames(3)
    return table


def three(play: Session) -> list[Device]:
    """Return the devices of three people who sit in another order than theirs."""
    clusters = play.app.hub.clusters
    return [clusters[2], clusters[0], clusters[1]]


def press(play: Session, scheme: str, *intents: Intent) -> None:
    """Press and let go keys of a cluster, one frame each."""
    for intent in intents:
        play.feed(key(KEYS[scheme][intent]))


def way_to(table: SpoticTable, seat: Seat, target: Spot) -> list[Intent]:
    """Return the fewest presses that take a seat's cursor to a card."""
    cards, step = table.cards(), step_for(len(table.table.slots))
    start = table.pointings[seat].aim
    ways: dict[Any, list[Intent]] = {start: []}
    waiting = [start]
    while waiting:
        aim = waiting.pop(0)
        if aim.spot == target:
            return ways[aim]
        for intent in STEERING:
            after = moved(aim, intent, cards, step)
            if after not in ways:
                ways[after] = [*ways[aim], intent]
                waiting.append(after)
    raise AssertionError(f"no way from {start.spot} to {target}")


def claim(
    play: Session, table: SpoticTable, seat: Seat, scheme: str, cards: Sequence[Card], rel: Relation
) -> None:
    """Call, mark and show a set by keys alone."""
    call = {Relation.TIC: Intent.X, Relation.SINGLE: Intent.Y, Relation.NIC: Intent.B}[rel]
    press(play, scheme, call)
    for card in cards:
        spot = spot_of(table.table.slots, card)
        press(play, scheme, *way_to(table, seat, spot), Intent.A)
    press(play, scheme, Intent.X)
    play.pass_ms(STALE_MS + 20)


def spot(slot: int) -> Spot:
    return all_spots()[slot]
