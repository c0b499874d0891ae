"""Pictures of Ticcitories: six grids with a card in hand, and the count at the end."""

from bench_room import NoCalls
from plans import Session, key

from ticgame.bots import make_bot
from ticgame.bots.driver import play_next
from ticgame.core.contract import Seat
from ticgame.core.match import Match
from ticgame.games.ticcitories.preview import preview
from ticgame.games.ticcitories.rules import Ticcitories
from ticgame.play.scenes.ticcitories.scene import TiccitoriesTable
from ticgame.play.table.players import players_of
from ticgame.play.table.seating import Seating

SEED = 5
CARDS_LAID = 9
COUNTING_MS = 9500


def six_grids(play: Session, seating: Seating) -> None:
    """Show a table in the middle of a game, the best place for the card in hand in focus."""
    match, bots = _match(seating)
    while not _is_about_to_place(match, Seat(0)):
        play_next(match, bots)
    scene = TiccitoriesTable(match, seating, {}, calls=NoCalls())
    play.app.stack.replace(scene)
    play.pass_ms(2500)
    view = match.view(None)
    card = view.placing.card_of(Seat(0))
    best = max(scene.legal_cells(), key=lambda cell: preview(view.grids[0], cell, card).points)
    for _press in range(len(scene.legal_cells())):
        if scene.cursor.cell == best:
            break
        play.feed(key("Page Down"))
    play.pass_ms(1200)


def count(play: Session, seating: Seating) -> None:
    """Show the count of six full grids while groups are counted."""
    match, bots = _match(seating)
    while sum(grid.count for grid in match.view(None).grids) < 6 * 16 - 1:
        play_next(match, bots)
    play.app.stack.replace(TiccitoriesTable(match, seating, {}, calls=NoCalls()))
    play.pass_ms(2500)
    play_next(match, bots)
    play.pass_ms(COUNTING_MS)


def _match(seating: Seating) -> tuple[Match, dict[Seat, object]]:
    rules = Ticcitories.from_options({"first": 0}, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=SEED, app="shots")
    bots = {seat: make_bot("greedy", match.rules, seat, SEED) for seat in seating.seats}
    return match, bots


def _is_about_to_place(match: Match, seat: Seat) -> bool:
    view = match.view(None)
    return match.actors() == (seat,) and view.must_place and view.grids[seat].count == CARDS_LAID
