"""Pictures of SpoTic: a claim, a verdict, a table of 125 cards, the hall of fame."""

from random import Random

from bench_room import NoCalls
from plans import Session, key

from ticgame.core.cards import Relation
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.core.sets import Kind, draw_set
from ticgame.games.spotic import actions as act
from ticgame.games.spotic.rules import Spotic
from ticgame.play.fame import FameEntry, HallOfFame
from ticgame.play.scenes.exits import Exits
from ticgame.play.scenes.spotic.places import spot_of
from ticgame.play.scenes.spotic.scene import SpoticTable
from ticgame.play.scenes.spotic.solo_results import SoloResults
from ticgame.play.scenes.spotic.summary import SoloGame
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

FAME = (("ZOE", 9, 402_000, 91), ("MIA", 9, 455_000, 88), ("NOE", 9, 511_000, 104), ("ADA", 8, 640_000, 125))


def _begun(play: Session, seating: Seating, *, seed: int, sets: int, cards: int) -> SpoticTable:
    """Put up a table at which some sets have been collected, and so many cards lie."""
    rules = Spotic.from_options({"first": 0}, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="shots")
    rng = Random(seed)
    kinds = [Kind(rel, 3 + number % 2) for number in range(sets) for rel in (Relation.NIC, Relation.SINGLE)]
    while True:
        table = match.view(None).table
        seat = Seat(rng.randrange(match.seats))
        held = {item.kind for item in table.held[seat]}
        wanted = [kind for kind in kinds if kind not in held]
        if sum(map(len, table.held)) < sets and len(table.cards) > 11 and wanted:
            found = draw_set(table.cards, wanted[0], rng)
            if found:
                match.act(seat, act.Call(wanted[0].relation))
                match.act(seat, act.Show(found))
        if len(match.view(None).table.cards) >= cards or table.turn is None:
            break
        match.act(match.view(None).table.turn, act.Add())
    scene = SpoticTable(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(scene)
    play.frames(3)
    cards_there = sorted(scene.cards())
    for seat in seating.seats:
        scene.pointings[seat].put(cards_there[(7 + 9 * seat) % len(cards_there)])
    return scene


def _mark(scene: SpoticTable, seat: Seat, rel: Relation, *, marks: int, seed: int) -> None:
    found = draw_set(scene.table.cards, Kind(rel, 3), Random(seed))
    scene.match.act(seat, act.Call(rel))
    for number, card in enumerate(found[: marks + 1]):
        spot = spot_of(scene.table.slots, card)
        scene.pointings[seat].put(spot)
        if number < marks:
            scene.mark(seat, spot)


def claim(play: Session, seating: Seating) -> None:
    scene = _begun(play, seating, seed=9, sets=8, cards=36)
    _mark(scene, Seat(1), Relation.TIC, marks=2, seed=1)
    scene.match.act(Seat(3), act.Call(Relation.NIC))
    play.pass_ms(1500)


def verdict(play: Session, seating: Seating) -> None:
    scene = _begun(play, seating, seed=12, sets=6, cards=30)
    scene.match.act(Seat(2), act.Call(Relation.SINGLE))
    near = draw_set(scene.table.cards, Kind(Relation.SINGLE, 3), Random(2))
    other = next(card for card in scene.table.cards if card not in near)
    scene.match.act(Seat(2), act.Show((*near, other)))
    play.pass_ms(900)


def crowd(play: Session, seating: Seating) -> None:
    scene = _begun(play, seating, seed=5, sets=0, cards=125)
    _mark(scene, Seat(4), Relation.TIC, marks=2, seed=3)
    play.pass_ms(1500)


def fame(play: Session, seating: Seating) -> None:
    hall = HallOfFame(play.home)
    for initials, score, time_ms, cards in FAME:
        hall.enter("spotic-nine", FameEntry(initials, score, time_ms, cards))
    game = SoloGame("spotic-nine", "All nine sets!", 9, 31, 431_000, 96, is_points=False)
    play.app.stack.replace(SoloResults(game, seating, Exits(*[lambda: None] * 3)))
    play.frames(3)
    play.feed(key("Right"))
    play.pass_ms(300)
