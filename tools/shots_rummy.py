"""Pictures of TIC Rummy: a hand about to be laid down, and the score sheet."""

from collections.abc import Iterator
from itertools import count
from typing import Final

from bench_room import NoCalls
from plans import Session, key

from ticgame.bots import make_bot
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.rummy.actions import Lay
from ticgame.games.rummy.rules import Rummy
from ticgame.play.scenes.rummy.scene import RummyTable
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

SEED: Final = 8
FIRST: Final = Seat(0)


def laying(play: Session, seating: Seating) -> None:
    """Show a tray that is full, while others have laid down already."""
    match, bots = next(_promising(seating))
    action = bots[FIRST].decide(match.view(FIRST), match.at).action
    scene = RummyTable(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(scene)
    play.pass_ms(1500)
    desk = scene.desk(FIRST)
    for at, laid in enumerate(action.collections):
        for card in laid.cards:
            desk.tray.put(card, at)
    for _press in range(2):
        play.feed(key("Delete"))
    play.feed(key("Up"))
    play.pass_ms(1500)


def sheet(play: Session, seating: Seating) -> None:
    """Show the score sheet after some deals."""
    match, bots = _match(seating, first=1, seed=SEED)
    while match.view(None).deals < 6:
        _act(match, bots)
    scene = RummyTable(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(scene)
    play.pass_ms(1500)
    play.app.stack.push(scene._sheet())
    play.pass_ms(500)


def _promising(seating: Seating) -> Iterator[tuple[Match, dict[Seat, object]]]:
    """Yield matches in which the first seat can lay down after two others have."""
    for seed in count(1):
        match, bots = _match(seating, first=6, seed=seed)
        while match.view(None).deals == 1:
            if _is_about_to_lay(match, bots) and sum(match.view(None).laid) >= 2:
                yield match, bots
                break
            _act(match, bots)


def _match(seating: Seating, *, first: int, seed: int) -> tuple[Match, dict[Seat, object]]:
    seats = len(seating.seats)
    rules = Rummy.from_options({"first_dealer": seats - 1, "start_round": first}, seats)
    match = Match.start(rules, players_of(seating), seed=seed, app="shots")
    return match, {seat: make_bot("planner", match.rules, seat, seed) for seat in seating.seats}


def _act(match: Match, bots: dict[Seat, object]) -> None:
    seat = match.actors()[0]
    match.act(seat, bots[seat].decide(match.view(seat), match.at).action)


def _is_about_to_lay(match: Match, bots: dict[Seat, object]) -> bool:
    if match.actors() != (FIRST,) or not match.view(None).has_drawn:
        return False
    return isinstance(bots[FIRST].decide(match.view(FIRST), match.at).action, Lay)
