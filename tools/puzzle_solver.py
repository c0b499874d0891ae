"""Looking for a line of play that wins a game of TIC Together for one player who sees the whole deck."""

from collections.abc import Iterator
from heapq import nlargest
from typing import Final, NamedTuple

from ticgame.bots.together.promise import promise
from ticgame.core.cards import Card
from ticgame.games.together.rules import Place, Together
from ticgame.games.together.table import Table

MISSION: Final = 30.0
PENALTY: Final = -4.0


class Node(NamedTuple):
    """A position on the way: what lies there, what is held, how many of the deck are drawn, how it came."""

    table: Table
    hand: tuple[Card, ...]
    drawn: int
    line: tuple[Place, ...]
    worth: float


def solve(rules: Together, deck: tuple[Card, ...], *, most_penalty: int, beam: int) -> list[Place] | None:
    """Return plays that win with at most so many Nics; None if this search finds none.

    Of the positions after each play the `beam` most promising are kept, so None proves nothing.
    """
    best = [_start(rules, deck)]
    while best:
        grown: dict[tuple, Node] = {}
        for node in best:
            for after in _plays(rules, deck, node, most_penalty):
                if after.table.is_complete:
                    return list(after.line)
                table = after.table
                key = (table.layout.board, after.hand, table.done, table.penalty)
                if key not in grown or grown[key].worth < after.worth:
                    grown[key] = after
        best = nlargest(beam, grown.values(), key=lambda node: node.worth)
    return None


def _start(rules: Together, deck: tuple[Card, ...]) -> Node:
    state = rules.deal(1, deck).state
    return Node(state.table, tuple(sorted(state.hands[0])), state.drawn, (), 0.0)


def _plays(rules: Together, deck: tuple[Card, ...], node: Node, most_penalty: int) -> Iterator[Node]:
    layout, sheet = node.table.layout, rules.sheet
    is_first = not node.line and len(rules.options.start) > 1
    for card in node.hand:
        rest = tuple(other for other in node.hand if other != card)
        drawn = node.drawn
        if drawn < len(deck):
            rest = tuple(sorted((*rest, deck[drawn])))
            drawn += 1
        for cell in layout.legal_cells():
            spot = rules.frame.spots[cell]
            laid = sheet.lay(node.table, spot, card, is_first=is_first)
            is_over = not laid.table.is_complete and (
                laid.table.penalty >= rules.options.limit or laid.table.layout.is_full or not rest
            )
            if laid.table.penalty > most_penalty or is_over:
                continue
            done = len(laid.table.done) - laid.table.done.count(None)
            worth = (
                MISSION * done
                + PENALTY * laid.table.penalty
                + promise(sheet.missions, laid, spot)
                + _groups(laid.table)
            )
            yield Node(laid.table, rest, drawn, (*node.line, Place(card, cell)), worth)


def _groups(table: Table) -> float:
    """Return what the groups that lie there are worth: large ones are halfway to something."""
    return sum((len(group.spots) - 1) ** 2 for group in table.groups) * 0.5
