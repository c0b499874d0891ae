"""Pictures of Tic Squared and its Race: a card held over a grid, and everybody at once."""

from random import Random

from bench_room import NoCalls
from plans import Session

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.core.contract import Millis, Seat
from ticgame.core.match import Match
from ticgame.games import game
from ticgame.games.squared.actions import Play
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

ENTRIES = {"squared": 24, "race": 38}
SEEDS = {"squared": 8, "race": 8}


def turn(play: Session, seating: Seating) -> None:
    """Show the middle of a game in turns, a card of the hand held where it makes the most Tics."""
    match = _match("squared", seating)
    bots = {seat: make_bot("greedy", match.rules, seat, SEEDS["squared"]) for seat in seating.seats}
    while len(match.entries) < ENTRIES["squared"] or match.view(None).turn != 0:
        play_next(match, bots)
    table = screens_of("squared").table(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(table)
    play.pass_ms(2500)
    best = max(_plays(match, Seat(0)), key=lambda action: _tics(match, Seat(0), action))
    _hold(table, Seat(0), best)
    play.pass_ms(1200)


def race(play: Session, seating: Seating) -> None:
    """Show the middle of a Race, every seat with a card in hand or over a grid."""
    match, rng = _match("race", seating), Random(SEEDS["race"])
    bots = {seat: make_bot("greedy", match.rules, seat, SEEDS["race"]) for seat in seating.seats}
    while len(match.entries) < ENTRIES["race"]:
        play_next(match, bots)
    table = screens_of("race").table(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(table)
    play.pass_ms(2500)
    for seat in (Seat(1), Seat(3)):
        plays = [action for action in _plays(match, seat) if action.grid != seat]
        if plays:
            _hold(table, seat, rng.choice(plays))
    for seat in (Seat(0), Seat(2)):
        table.focus(seat, match.view(None).hand_sizes[seat] // 2)
    play.pass_ms(1200)


def _match(name: str, seating: Seating) -> Match:
    first = {"first": 0} if name == "squared" else {}
    rules = game(name).from_options(first, len(seating.seats))
    return Match.start(rules, players_of(seating), seed=SEEDS[name], app="shots")


def _plays(match: Match, seat: Seat) -> list[Play]:
    return [action for action in match.legal(seat) if isinstance(action, Play)]


def _tics(match: Match, seat: Seat, action: Play) -> int:
    step = match.rules.apply(match._state, seat, action, Millis(0))
    return sum(getattr(event, "rel", "") == "tic" for event in step.events)


def _hold(table: object, seat: Seat, action: Play) -> None:
    slot = table.hand(seat).index(action.card)
    table.pick(seat, slot)
    table.hover(seat, Target(action.grid, action.cell))
