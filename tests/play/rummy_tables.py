"""Tables of TIC Rummy for tests: seats with chosen devices, hands as a test needs them."""

from collections.abc import Callable, Sequence
from typing import Any

from plans import Session, key
from together_tables import NotedCalls, seat_people

from ticgame.core.cards import ALL_CARDS, Card, parse_card
from ticgame.core.match import Header, Match
from ticgame.games.rummy.actions import Deal
from ticgame.games.rummy.collections import DEALT
from ticgame.games.rummy.rules import Rummy
from ticgame.play.scenes.rummy.scene import RummyTable
from ticgame.play.scenes.rummy.situation import SpotKind
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.pose import Face
from ticgame.play.table.seating import Seating

READY = "1ov 1cv 1tv 2ov 3cc 4ty 5qo"
"""A hand of round 2 that can lay down: three ones of violet, and circle to triangle that share nothing."""


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in codes.split())


class Calls(NotedCalls):
    """Notes what a table asks for; the curtain is drawn for real only where a test wants it."""

    def draw_curtain(self, table: RummyTable, seat: int) -> None:
        self.asked.append(("curtain", seat))


def rigged(
    seating: Seating, hands: Sequence[str], *, top: str = "5sr", deck: str = "", number: int = 2
) -> Match:
    """Return a match in which the seats hold these cards in the first deal; seat 0 begins."""
    seats = len(seating.seats)
    options = {"start_round": number, "last_round": number, "first_dealer": seats - 1}
    rules = Rummy.from_options(options, seats)
    header = Header(rules.name, rules.options_json(), tuple(players_of(seating)), None, None, "test")
    match = Match(rules, header)
    given = [list(cards(hand)) for hand in hands]
    first = [*(card for hand in given for card in hand), *cards(top), *cards(deck)]
    rest = [card for card in ALL_CARDS if card not in first]
    for hand in given:
        while len(hand) < DEALT[number - 1]:
            hand.append(rest.pop())
    dealt = [hand[slot] for slot in range(DEALT[number - 1]) for hand in given]
    match.act(None, Deal(seats - 1, (*dealt, *cards(top), *cards(deck), *rest)))
    return match


def open_table(
    play: Session,
    seating: Seating,
    match: Match | None = None,
    *,
    seed: int = 3,
    has_bots: bool = False,
    change: Callable[[Match], None] | None = None,
    calls: Any = None,
    **options: Any,
) -> RummyTable:
    """Put up a table of a match, or of a new one in which seat 0 begins."""
    if match is None:
        rules = Rummy.from_options({"first_dealer": len(seating.seats) - 1} | options, len(seating.seats))
        match = Match.start(rules, players_of(seating), seed=seed, app="test")
    if change is not None:
        change(match)
    bots = bots_of(seating, match) if has_bots else {}
    table = RummyTable(match, seating, bots, calls=calls or Calls())
    play.app.stack.replace(table)
    play.frames(2)
    return table


def one_person(play, hands=(READY, ""), *, device=None, number=2, **more):
    """Put up a table of one person (the left keys, or a device) and a bot that waits."""
    seating = seat_people(play, [device or play.app.hub.clusters[0]], ["greedy"])
    return open_table(play, seating, rigged(seating, hands, number=number, **more))


def press(play, *names):
    for name in names:
        play.feed(key(name))


def acts(table):
    """Return what was done after the first deal."""
    return [entry.action for entry in table.match.entries[1:]]


def line(table):
    return list(table.situation().line)


def go_to(play, table, card):
    """Bring the cursor of seat 0 to a card of its hand."""
    desk = table.desk(0)
    for _ in range(20):
        if desk.spot.kind is SpotKind.CARD and line(table)[desk.spot.at] == card:
            return
        press(play, "D" if desk.spot.kind is SpotKind.CARD else "S")
    raise AssertionError(f"the cursor is at {desk.spot}")


def fill_tray(play, table, codes):
    for card in cards(codes):
        go_to(play, table, card)
        press(play, "F")


def lay(play, table, codes):
    """Draw, put cards into the tray, and lay them down."""
    press(play, "F")
    fill_tray(play, table, codes)
    press(play, "F")


def pixels(play, place):
    return play.app.canvas.to_pixels(*place[:2])


def card_pixels(play, table, code):
    pose = table.picture.sprites.rest[Face(cards(code)[0])]
    return pixels(play, (pose.x - pose.width / 4, pose.y))
