"""Tables of Tic Squared and its Race for tests, and hands that play them."""

from collections.abc import Callable, Sequence
from typing import Any

from plans import Session
from together_tables import NotedCalls

from ticgame.bots import make_bot
from ticgame.core.match import Match
from ticgame.games import game
from ticgame.games.squared.actions import Draw, Play, Start
from ticgame.play.scenes.plug import screens_of
from ticgame.play.scenes.squared.hands import SquareHands
from ticgame.play.scenes.squared.situation import Target
from ticgame.play.table.players import bots_of, players_of
from ticgame.play.table.seating import Seating

SMALL = {"hand": 3, "used": 16}


def open_square_table(
    play: Session,
    seating: Seating,
    *,
    name: str = "squared",
    seed: int = 3,
    calls: Any = None,
    change: Callable[[Match], None] | None = None,
    **options: Any,
) -> SquareHands:
    """Put up a table; `change` may act in the match before anybody sees it."""
    first = {"first": 0} if name == "squared" else {}
    rules = game(name).from_options(first | options, len(seating.seats))
    match = Match.start(rules, players_of(seating), seed=seed, app="test")
    if change is not None:
        change(match)
    table = screens_of(name).table(match, seating, bots_of(seating, match), calls=calls or NotedCalls())
    play.app.stack.replace(table)
    play.frames(2)
    return table


def start_all(match: Match) -> None:
    """Let every seat choose its first card."""
    while not match.view(None).grids:
        seat = match.actors()[0]
        match.act(seat, Start(match.view(seat).hand[0]), match.at)


def play_ahead(entries: int, *, until_turn: int | None = None) -> Callable[[Match], None]:
    """Return what plays a match on by so many entries of bots, then until it is a seat's turn."""

    def change(match: Match) -> None:
        bots: dict[int, Any] = {}
        while len(match.entries) < entries or until_turn not in (None, match.view(None).turn):
            seat = match.actors()[0]
            bots.setdefault(seat, make_bot("casual", match.rules, seat, 1))
            match.act(seat, bots[seat].decide(match.view(seat), match.at).action, match.at)

    return change


def best_play(match: Match, seat: int) -> Play | None:
    """Return the first legal play of a seat, None if there is none."""
    return next((action for action in match.legal(seat) if isinstance(action, Play)), None)


def steer(table: SquareHands, seat: int, press: Callable[[str], None], action: Play) -> None:
    """Press controls, named by intent, until a card lies where a play says."""
    slot = table.hand(seat).index(action.card)
    for _press in range(40):
        if table.cursors[seat].slot == slot:
            break
        press("right")
    press("a")
    assert table.is_holding(seat)
    goal = Target(action.grid, action.cell)
    for _press in range(60):
        target = table.cursors[seat].target
        if target == goal:
            break
        if target.owner != goal.owner:
            press("next")
        else:
            press(_way(table, target, goal, _press))
    assert table.cursors[seat].target == goal
    press("a")


def _way(table: SquareHands, target: Target, goal: Target, count: int) -> str:
    (x, y), (goal_x, goal_y) = (table.picture.layout.point(place) for place in (target, goal))
    across, down = goal_x - x, goal_y - y
    is_across = abs(across) > abs(down) if count % 3 else abs(across) > 1 and abs(down) <= abs(across) * 9
    if is_across:
        return "right" if across > 0 else "left"
    return "down" if down > 0 else "up"


def act_by_presses(table: SquareHands, seat: int, press: Callable[[str], None]) -> None:
    """Do one thing for a seat with the presses of its device: draw where nothing fits."""
    if not table.public.grids:
        press("a")
        return
    action = best_play(table.match, seat)
    if action is not None:
        steer(table, seat, press, action)
    else:
        press("x" if table.match.why_not(seat, Draw()) is None else "y")


def play_out_by_presses(
    table: SquareHands, seats: Sequence[int], press: Callable[[int, str], None], *, most: int = 200
) -> None:
    """Let people play on with the presses of their devices until none of them is to act."""
    for _turn in range(most):
        actors = [seat for seat in table.match.actors() if seat in seats]
        if table.match.is_over or not actors:
            return
        act_by_presses(table, actors[0], lambda intent, seat=actors[0]: press(seat, intent))
    raise AssertionError(f"not over after {most} acts: {len(table.match.entries)} entries")
