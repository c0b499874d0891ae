"""Plays as bots weigh them: each with how many Tics it makes."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ticgame.core.cards import ALL_CARDS, Card, common_table
from ticgame.core.contract import Seat
from ticgame.games.squared.actions import Play
from ticgame.games.squared.grid import CELLS, Grid

_new: Final = tuple.__new__


class Move(NamedTuple):
    """A play without a Nic: a card on a spot of a seat's grid, and its Tics, 0 to 2."""

    card: Card
    owner: Seat
    spot: int
    tics: int

    def play(self) -> Play:
        return Play(self.card, self.owner, CELLS[self.spot])


def list_moves(
    grids: Sequence[Grid], owners: Iterable[int], cards: Iterable[Card], *, least_tics: int = 0
) -> list[Move]:
    """Return the moves of the cards with at least so many Tics: by card as given, grid, row, column."""
    table, moves = common_table(), []
    for card in cards:
        shared = table[card]
        for owner in owners:
            board, corner, outline, _count = grids[owner]
            for at, touches in outline.openings:
                first = shared[board[corner + touches[0]]]
                if not first:
                    continue
                tics = first - 1
                if len(touches) > 1:
                    second = shared[board[corner + touches[1]]]
                    if not second:
                        continue
                    tics += second - 1
                if tics >= least_tics:
                    moves.append(_new(Move, (card, owner, corner + at, tics)))
    return moves


def put(grids: tuple[Grid, ...], move: Move) -> tuple[Grid, ...]:
    """Return the grids once a move is made."""
    card, owner, spot, _tics = move
    return (*grids[:owner], grids[owner].put(spot, card), *grids[owner + 1 :])


def friends(card: Card, others: Iterable[Card]) -> int:
    """Return how well a card goes with others: 3 for each Tic, 1 for each Single."""
    shared = common_table()[card]
    return sum((0, 1, 3, 0)[shared[other]] for other in others)


def best_start(hand: Sequence[Card]) -> Card:
    """Return the card of a hand that goes best with the rest, the lowest of equals."""
    return max(sorted(hand), key=lambda card: friends(card, hand))


def unseen_cards(grids: Sequence[Grid], hand: Sequence[Card]) -> list[Card]:
    """Return the cards that lie nowhere in sight, in code order: in other hands, the deck or set aside."""
    seen = {card for grid in grids for _cell, card in grid.cards()} | set(hand)
    return [card for card in ALL_CARDS if card not in seen]
