"""Which sprites a hand consists of, and which old one each new one goes on as."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ticgame.core.contract import Seat
from ticgame.play.table.pose import Face, Hidden, SpriteId


def hand_ids(seat: Seat, public: Any, own: Mapping[Seat, Any]) -> list[SpriteId]:
    """Return the sprites of a seat's hand: faces where its own view is at hand, else hidden places."""
    if seat in own:
        return [Face(card) for card in own[seat].hand]
    return [Hidden(seat, slot) for slot in range(public.hand_sizes[seat])]


def heirs_of(
    old: Mapping[Seat, list[SpriteId]],
    new: Mapping[Seat, list[SpriteId]],
    *,
    played: tuple[Seat, int, SpriteId] | None = None,
) -> dict[SpriteId, SpriteId]:
    """Return which old sprite each new one of the hands goes on as, when faces hide, show or change places.

    `played` names the seat, the place in its old hand and the face of a card that now lies on the table.
    """
    heirs: dict[SpriteId, SpriteId] = {}
    for seat, now in new.items():
        before = list(old.get(seat, ()))
        if played is not None and played[0] == seat and played[1] < len(before):
            heirs[played[2]] = before.pop(played[1])
        # An open card that stays is still itself, wherever the hand's order takes it.
        stay = {card for card in now if isinstance(card, Face) and card in before}
        pairs = zip(_without(now, stay), _without(before, stay), strict=False)
        heirs |= {new_id: old_id for new_id, old_id in pairs if new_id != old_id}
    return heirs


def _without(cards: Sequence[SpriteId], some: Collection[SpriteId]) -> list[SpriteId]:
    return [card for card in cards if card not in some]
