"""Records played again, and compared with what the rules say."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, product

from ticgame.core.cards import ALL_CARDS, PROPERTIES, Card
from ticgame.core.chance import Chance
from ticgame.core.errors import IllegalAction, RecordError
from ticgame.core.match import Entry, Match, TakeSeat
from ticgame.core.records import Read, Record, dump, entry_line, result_line


def replay(record: Record, *, begin: Callable[[Match], None] | None = None) -> Match:
    """Return the match of a record, played again to its last entry.

    `begin` gets the freshly dealt match before the first entry, to watch it. Raises RecordError at the
    first entry that is illegal or had other events.
    """
    match = _played_again(record, begin)
    match.go_on()
    return match


def verify(record: Record) -> None:
    """Replay a record and compare everything; raises RecordError at the first difference."""
    _verify_deck(record)
    match = replay(record)
    extra = match.entries[len(record.entries) :]
    expected = entry_line(match.rules, extra[0]) if extra else result_line(match)
    if record.result is None:
        # Where a record ends before a deal or a new deck, these come when it is resumed.
        if expected is not None and not extra:
            raise RecordError(f"expected {expected}, got nothing", line=record.line_count + 1)
        return
    line, result = record.result
    got = dump({"result": result})
    if expected != got:
        raise RecordError(f"expected {expected or 'no result, the game goes on'}, got {got}", line=line)


def _played_again(record: Record, begin: Callable[[Match], None] | None) -> Match:
    match, reads = Match(record.rules, record.header, is_retold=True), enumerate(record.entries)
    if record.header.deck is None and record.entries and record.entries[0].entry.seat is None:
        _replay_entry(match, next(reads)[1], 0)  # the deal
    if begin is not None:
        begin(match)
    for at, read in reads:
        _replay_entry(match, read, at)
    return match


def _replay_entry(match: Match, read: Read, at: int) -> None:
    entry = read.entry
    if entry.seat is not None and not isinstance(entry.action, TakeSeat):
        match.run_table()  # that comes before every act
    if len(match.entries) <= at:
        try:
            match.redo(entry)
            if len(match.entries) <= at:  # the game itself did nothing then
                match.check(None, entry.action)
        except IllegalAction as refusal:
            raise RecordError(f"illegal: {refusal}", line=read.line) from None
    if _is_same(match.entries[at], entry):
        return
    expected, got = (entry_line(match.rules, each) for each in (match.entries[at], entry))
    if expected != got:
        raise RecordError(f"expected {expected}, got {got}", line=read.line)


def _is_same(one: Entry, other: Entry) -> bool:
    """Return whether two entries are equal, which takes less than to compare their lines.

    Types are compared as well, since named tuples of two types are equal where their values are.
    """
    return (
        one == other
        and type(one.action) is type(other.action)
        and [*map(type, one.events)] == [*map(type, other.events)]
    )


def _verify_deck(record: Record) -> None:
    header, rules = record.header, record.rules
    if header.seed is None or header.deck is None:
        return
    size, chance = rules.dealt_size(len(header.players)), Chance(header.seed)
    if size is None:
        pools: Iterable[tuple[Card, ...]] = (header.deck,)
    elif header.level is None:
        pools = (ALL_CARDS,)
    else:
        pools = _filtered_decks(header.deck)
    if not any(chance.shuffled(pool, "deck")[:size] == header.deck for pool in pools):
        raise RecordError(f"expected the deck that seed {header.seed} shuffles, got another", line=1)


def _filtered_decks(dealt: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield what the `cards` filter of a level can leave of the deck, if these cards came of it (C2)."""
    kept = []
    for positions in PROPERTIES:
        seen = {positions[card] for card in dealt}
        unseen = [value for value in range(5) if value not in seen]
        kept.append(
            [seen.union(more) for count in range(len(unseen) + 1) for more in combinations(unseen, count)]
        )
    for choice in product(*kept):
        yield tuple(
            card
            for card in ALL_CARDS
            if all(positions[card] in values for positions, values in zip(PROPERTIES, choice, strict=True))
        )
