"""What the rules of a round's game make of it, for every number of seats of the campaign."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ticgame.campaign.faults import Table
from ticgame.campaign.options import OptionSource
from ticgame.campaign.schema import TOGETHER, Round
from ticgame.core.cards import ALL_CARDS
from ticgame.core.contract import Rules
from ticgame.core.errors import OptionError
from ticgame.games import game

LONGEST_TITLE: Final = 60
LONGEST_HINT: Final = 200


def check_round(
    round_: Round, source: OptionSource, players: tuple[int, int] | None, *, has_form: bool
) -> None:
    """Note every fault of a round that its rules find; `has_form` says that its form has none."""
    table = source.round
    if round_.game == TOGETHER and "missions" not in round_.options:
        table.fault("missions", "is missing; a round of TIC Together needs at least one mission")
    _check_words(round_, source)
    told: set[str] = set()
    counts = _seat_counts(round_, source, players)
    for seats in counts:
        found = dict(_seat_faults(round_, seats, has_form=has_form, is_first=seats == counts[0]))
        for key, reason in found.items():
            # A fault that several numbers of seats share is told for the first of them.
            if key not in told:
                _note(source, key, reason)
        told |= found.keys()


def _seat_counts(round_: Round, source: OptionSource, players: tuple[int, int] | None) -> Sequence[int]:
    """Return the numbers of seats to look at, at least one; a number that the game can't seat is noted."""
    low, high = game(round_.game).seat_range
    title = game(round_.game).title
    if players is None:
        return (low,)  # they are wrong themselves
    first, last = players
    if not low <= first <= last <= high:
        reason = f"{title} is for {low} to {high} players, the campaign for {first} to {last}"
        source.holder("game").fault("game", reason)
    elif round_.is_duel and first < 2:
        source.round.fault("goal.beat", "a bot takes one seat, so players must start at 2")
    return range(max(low, first), min(high, last) + 1) or (low,)


def _check_words(round_: Round, source: OptionSource) -> None:
    """Note words of missions that no screen has room for."""
    missions = round_.options.get("missions")
    for at, mission in enumerate(missions if isinstance(missions, list) else (), start=1):
        if isinstance(mission, Mapping):
            path = source.holder("missions").at(f"missions[{at}]")
            words = Table(mission, path, source.round.faults)
            words.text("title", longest=LONGEST_TITLE, default="")
            words.text("hint", longest=LONGEST_HINT, default="")


def _seat_faults(round_: Round, seats: int, *, has_form: bool, is_first: bool) -> Iterator[tuple[str, str]]:
    """Yield the faults for a number of seats: the key, with its place in a list, and what is wrong."""
    try:
        rules = round_.rules(seats)
    except OptionError as error:
        yield from map(_split, error.faults)
        return
    if has_form:
        yield from _deck_faults(round_, rules, seats, is_first=is_first)


def _deck_faults(round_: Round, rules: Rules, seats: int, *, is_first: bool) -> Iterator[tuple[str, str]]:
    deck = rules.deck_cards(seats)
    kept = round_.deck()
    if deck is None:
        if kept is not None:
            yield "cards", f"{rules.title} is always played with all {len(ALL_CARDS)} cards"
        return
    cards = [card for card in deck if kept is None or card in kept]
    if len(cards) < (need := rules.cards_needed(seats)):
        yield "cards", f"{len(cards)} cards are too few, the deal for {seats} players takes {need}"
        return
    if is_first:
        yield from map(_split, rules.hopeless(cards=kept))


def _split(fault: str) -> tuple[str, str]:
    """Return the key of a fault of options, with its place, and the rest."""
    match = re.match(r"([a-z_]+(?:\[\d+\](?:\..+?)?)?)(?: \([^)]*\))?: (.*)", fault, re.DOTALL)
    return (match[1], match[2]) if match else ("", fault)


def _note(source: OptionSource, key: str, reason: str) -> None:
    option = re.match(r"[a-z_]*", key)[0]
    name = source.names.get(option, option)
    holder = source.holder(name) if name else source.round
    if name in source.round.data or name in source.defaults.data:
        holder.fault(name + key.removeprefix(option), reason)
    else:  # an option that nobody gave can only be wrong beside others
        source.round.faults.add(source.round.path, f"{key}: {reason}" if key else reason)
