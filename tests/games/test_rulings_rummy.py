"""Every ruling of TIC Rummy by its number."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rummy_hands import some_collection, some_hand
from slow_rummy import slow_additions, slow_is_collection, slow_lay_downs

from ticgame.core.cards import ALL_CARDS, Card, parse_card
from ticgame.core.errors import IllegalAction, OptionError, RecordError
from ticgame.core.match import Header, Match, Player
from ticgame.core.records import entry_line, format_record, read_record
from ticgame.core.replays import replay, verify
from ticgame.games import game
from ticgame.games.rummy.actions import (
    Add,
    Deal,
    Discard,
    Draw,
    Laid,
    Lay,
    Out,
    Penalties,
    Recycle,
    RoundsNow,
    Source,
    Turn,
    Void,
)
from ticgame.games.rummy.collections import DEALT, ROUNDS, Collection, End, Kind, added, is_collection, lay
from ticgame.games.rummy.listing import any_lay_down, lay_downs, legal_additions
from ticgame.games.rummy.rules import Rummy
from ticgame.games.rummy.wording import misfit_words

VOID = Path(__file__).parents[1] / "golden" / "rummy-void.ticrec"
DECK, PILE = Draw(Source.DECK), Draw(Source.DISCARD)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in text.split())


def ordered(*hands: str, rest: str = "") -> tuple[Card, ...]:
    """Return a whole deck that deals these hands, seat 1 first, then `rest` and all others in code order."""
    dealt = [card for together in zip(*map(cards, hands), strict=True) for card in together]
    first = [*dealt, *cards(rest)]
    return (*first, *(card for card in ALL_CARDS if card not in first))


def table(deck: tuple[Card, ...] = ALL_CARDS, seats: int = 2, **options: Any) -> Match:
    """A match without a seed: seat 0 has dealt this deck, seat 1 is on turn."""
    rules = Rummy.from_options({"first_dealer": 0} | options, seats)
    players = tuple(Player(f"Player {seat + 1}", "human") for seat in range(seats))
    match = Match(rules, Header("rummy", rules.options_json(), players, None, None, "test"))
    match.act(None, Deal(0, deck))
    return match


def turn(match: Match, source: Draw = DECK, *plays: Any, card: str | None = None) -> tuple[Any, ...]:
    """Play a turn of the seat that is on; without a card the one just drawn is discarded."""
    seat = match.actors()[0]
    match.act(seat, source)
    for play in plays:
        match.act(seat, play)
    last = parse_card(card) if card else match.view(seat).hand[-1]
    return match.act(seat, Discard(last)).events


def pass_turns(match: Match) -> None:
    """Draw from the deck and discard until it is used up."""
    while match.actors():
        turn(match)


def put(kind: Kind, text: str) -> Collection:
    return lay(kind, 0, cards(text))


def grown(collection: Collection, card: str, end: End | None, *, is_pure: bool = True) -> Collection | None:
    return added(collection, parse_card(card), end, is_pure=is_pure)


ROUND_2 = "1ov 1oc 1oy 2cc 3ty 4qo 5sr"
"""A hand of round 2: a Tic collection, a Nic collection and one card more."""
LAY_2 = Lay((Laid(Kind.TIC, cards("1ov 1oc 1oy")), Laid(Kind.NIC, cards("2cc 3ty 4qo"))))
OTHER = "1sv 1sc 1sy 1so 2sv 2sc 2sy"


@pytest.mark.parametrize(
    ("kind", "text", "is_one"),
    [
        (Kind.SINGLE, "1ov 1cc 1ty 1qo", True),
        (Kind.SINGLE, "1ov 1cc 1ty 1qc", False),  # two cards Tic
        (Kind.SINGLE, "1ov 2cv 3tv 4qv", True),
        (Kind.TIC, "1ov 1oc 1oy", True),
        (Kind.TIC, "1ov 1oc 1cc", False),  # not the same two properties
        (Kind.NIC, "1ov 2cc 3ty", True),
        (Kind.NIC, "1ov 2cc 3tv", False),
    ],
)
def test_R1_sets_share_as_their_kind_asks(kind: Kind, text: str, is_one: bool) -> None:
    assert is_collection(kind, cards(text)) == is_one


def test_R1_an_addition_to_a_single_collection_tics_with_none_unless_the_option_says_so() -> None:
    ones = put(Kind.SINGLE, "1ov 1cc 1ty 1qo")
    assert grown(ones, "1sr", None)
    assert grown(ones, "1sc", None) is None
    assert grown(ones, "1sc", None, is_pure=False)
    assert grown(ones, "2sr", None, is_pure=False) is None


@pytest.mark.parametrize(
    ("kind", "text", "is_one"),
    [
        (Kind.MONO, "1ov 2ov 3sr 4cc", True),
        (Kind.MONO, "4ov 5ov 1ov 2ov", False),
        (Kind.MONO, "3ov 4ov 5ov 4oc", False),  # no turning round when laid
        (Kind.DUO, "1sv 2qv 3tv", True),  # numbers up, shapes down
        (Kind.DUO, "1sv 2qv 3sv", False),
        (Kind.TRIPO, "1sv 2qc 3ty", True),
        (Kind.TRIPO, "1sv 2qc 3tc", False),
    ],
)
def test_R2_sequences_run_each_property_in_one_direction(kind: Kind, text: str, is_one: bool) -> None:
    assert is_collection(kind, cards(text)) == is_one


def test_R3_a_running_property_goes_on_and_turns_round_at_an_end() -> None:
    numbers = put(Kind.MONO, "2ov 3oc 4ov 5oc")
    assert grown(numbers, "4sr", End.LAST)
    assert grown(numbers, "1sr", End.LAST) is None
    assert grown(numbers, "1sr", End.FIRST)
    assert grown(numbers, "3sr", End.FIRST) is None  # no turning round in the middle
    longer = grown(grown(numbers, "1sr", End.FIRST), "2sr", End.FIRST)
    assert longer.cards == cards("2sr 1sr 2ov 3oc 4ov 5oc")
    assert grown(longer, "3ty", End.FIRST)
    assert grown(longer, "1ty", End.FIRST) is None
    back = grown(grown(longer, "4ty", End.LAST), "3ty", End.LAST)
    assert grown(back, "2cc", End.LAST)
    assert grown(back, "4cc", End.LAST) is None


def test_R3_each_property_turns_round_by_itself() -> None:
    tripo = put(Kind.TRIPO, "1tv 2qc 3sy")
    assert grown(tripo, "4qo", End.LAST)
    assert grown(tripo, "4so", End.LAST) is None
    assert grown(tripo, "2cc", End.FIRST)  # number and colour turn, the shape goes on


def test_R3_a_property_that_has_stopped_runs_no_more() -> None:
    mono = put(Kind.MONO, "1ov 2cv 3tv 4qv")  # number and shape run
    only_number = grown(mono, "5ov", End.LAST)
    assert only_number.running == (0,)
    assert grown(only_number, "1sc", End.LAST) is None
    assert grown(only_number, "4oc", End.LAST)


def test_R4_a_turn_draws_first_and_discards_last() -> None:
    match = table(start_round=2)
    seat = match.actors()[0]
    held = match.view(seat).hand[0]
    assert match.why_not(seat, Discard(held)) == "Draw a card first."
    assert match.why_not(0, DECK) == "It is another player's turn."
    match.act(seat, PILE)
    assert match.why_not(seat, PILE) == "You have drawn already."
    taken = match.view(seat).hand[-1]
    assert match.act(seat, Discard(taken)).events == (Turn(0),)


def test_R4_additions_come_after_laying_down_and_leave_a_card_to_discard() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 1or 1oo"), start_round=2)
    match.act(1, DECK)
    add = Add(parse_card("1or"), 0)
    assert match.why_not(1, add) == "Lay down your own collections first."
    match.act(1, LAY_2)
    assert match.why_not(1, LAY_2) == "You have laid down already in this deal."
    match.act(1, add)
    assert match.why_not(1, Add(parse_card("5sr"), 1)) == "Keep a card to discard."
    assert match.why_not(1, Add(parse_card("5sr"), 0)) == (
        "5-star-red doesn't fit that Tic. All cards of a Tic share the same two things."
    )
    assert match.why_not(1, Add(parse_card("5sr"), 1, End.LAST)) == "Only sequences have ends."
    assert match.why_not(1, Add(parse_card("5sr"), 2)) == "There is no collection 2 on the table."


def test_R5_the_deck_is_made_anew_once_in_a_deal() -> None:
    match = table(start_round=2)
    pass_turns(match)
    pile = match.view(None).discards
    assert len(pile) == 125 - 14
    with pytest.raises(IllegalAction):
        match.act(None, Void())
    with pytest.raises(IllegalAction):
        match.act(None, Recycle(pile))
    match.act(None, Recycle(pile[:-1]))
    view = match.view(None)
    assert (view.deck_size, view.discards) == (len(pile) - 1, pile[-1:])
    pass_turns(match)
    with pytest.raises(IllegalAction):
        match.act(None, Recycle(match.view(None).discards[:-1]))
    assert match.act(None, Void()).events == (RoundsNow((2, 2)),)
    assert match.view(None).totals == (0, 0)
    with pytest.raises(IllegalAction):
        match.act(None, Deal(0, ALL_CARDS))
    assert match.act(None, Deal(1, ALL_CARDS)).events == (Turn(0),)


def test_R5_somebody_may_sit_down_before_the_table_goes_on() -> None:
    # records.md: "`seat` entries apart"; what the table does may come later then.
    lines, count = [], 0
    for line in VOID.read_bytes().splitlines(keepends=True):
        if b'"seat":null' in line:
            count += 1
            t = json.loads(line)["t"]
            lines.append(b'{"do":{"a":"seat","by":"human"},"ev":[],"seat":1,"t":%d}\n' % (t + 1))
            line = line.replace(b'"t":%d}' % t, b'"t":%d}' % (t + 2))
        lines.append(line)
    assert count == 3, "a deal, a new deck, a void deal"
    record = read_record(iter(lines), game)
    verify(record)
    assert format_record(replay(record)).encode() == b"".join(lines)
    with pytest.raises(RecordError, match=r'expected \{"do":\{"a":"deal"'):
        verify(read_record(iter([*lines[:2], *lines[3:]]), game))


def test_R5_a_record_may_end_before_the_table_goes_on() -> None:
    lines = VOID.read_bytes().splitlines(keepends=True)
    ends = [end for end, line in enumerate(lines) if b'"seat":null' in line]
    assert len(ends) == 3, "a deal, a new deck, a void deal"
    for end in ends:
        record = read_record(iter(lines[:end]), game)
        verify(record)
        (made,) = replay(record).entries[end - 1 :]
        assert entry_line(record.rules, made).encode() + b"\n" == lines[end]
        with pytest.raises(RecordError, match="expected"):
            verify(read_record(iter([*lines[:end], lines[-1]]), game))


def test_R5_a_deck_that_would_have_no_card_voids_the_deal() -> None:
    match = table(start_round=2)
    state = match._state._replace(deck=(), discards=match._state.discards[:1])
    assert match.rules.actors(state) == ()
    assert match.rules.table_action(state, match.chance) == Void()
    with pytest.raises(IllegalAction):
        match.rules.check(state, None, Recycle(()), 0)


def test_R5_void_deals_in_a_row_end_the_game() -> None:
    match = table(start_round=2, void_limit=2)
    for dealer in (1, None):
        pass_turns(match)
        match.act(None, Recycle(match.view(None).discards[:-1]))
        pass_turns(match)
        match.act(None, Void())
        if dealer is not None:
            match.act(None, Deal(dealer, ALL_CARDS))
    assert match.result.to_json() == {"winners": [0, 1], "why": "void", "totals": [0, 0], "rounds": [2, 2]}


def go_out(match: Match) -> tuple[Any, ...]:
    """Let seat 1 lay down round 2 and go out in one turn."""
    return turn(match, DECK, LAY_2, Add(parse_card("5sr"), 1))


def test_R6_going_out_costs_the_others_their_numbers_and_moves_on_who_laid_down() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 5qv"), start_round=2)
    assert go_out(match) == (Out(1), Penalties((10, 0)), RoundsNow((2, 3)))
    assert match.view(None).totals == (10, 0)


def test_R6_nobody_goes_past_the_last_round() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 5qv"), start_round=2, last_round=2)
    assert go_out(match)[-1] == RoundsNow((2, 2))


def test_R7_the_game_ends_when_a_seat_goes_out_on_the_last_round() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 5qv"), start_round=2, last_round=2)
    go_out(match)
    assert match.result.to_json() == {"winners": [1], "why": "out", "totals": [10, 0], "rounds": [2, 2]}
    goes_on = table(ordered(ROUND_2, OTHER, rest="5qr 5qv"), start_round=2)
    go_out(goes_on)
    assert goes_on.result is None
    with pytest.raises(OptionError, match="can't lie after last_round"):
        Rummy.from_options({"start_round": 3, "last_round": 2}, 2)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"start_round": 0}, "start_round: a whole number from 1 to 8 is needed, not 0"),
        ({"last_round": 9}, "last_round: a whole number from 1 to 8 is needed, not 9"),
        ({"last_round": True}, "last_round: a whole number from 1 to 8 is needed, not True"),
        ({"void_limit": 0}, "void_limit: a whole number from 1 to 1000000 is needed, not 0"),
        ({"single_additions": "any"}, "single_additions: pure or property is needed, not 'any'"),
        ({"first_dealer": 2}, "first_dealer: a seat from 0 to 1 is needed, not 2"),
        ({"rounds": 3}, "rounds: TIC Rummy has no such option; it has start_round, last_round"),
    ],
)
def test_R7_options_that_do_not_go_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as told:
        Rummy.from_options(options, 2)
    assert reason in str(told.value)


def test_R8_each_seat_gets_the_cards_of_its_own_round() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 5qv"), start_round=2, last_round=4)
    go_out(match)
    match.act(None, Deal(1, ALL_CARDS))
    assert match.view(None).hand_sizes == (7, 7)
    match._state = match._state._replace(turn=None, rounds=(4, 2))
    match.act(None, Deal(0, ALL_CARDS))
    view = match.view(None)
    assert view.hand_sizes == (10, 7)
    assert match.view(1).hand == tuple(range(0, 14, 2))
    assert match.view(0).hand == (*range(1, 14, 2), 14, 15, 16)
    assert (view.discards, view.deck_size) == ((17,), 107)
    assert DEALT == (9, 7, 7, 10, 10, 11, 8, 14)


def test_R8_the_first_dealer_comes_from_the_seed() -> None:
    players = [Player("A", "human")] * 4
    dealers = {
        Match.start(Rummy.from_options({}, 4), players, seed=seed, app="test").view(None).dealer
        for seed in range(20)
    }
    assert dealers == {0, 1, 2, 3}


def test_R9_a_collection_is_laid_with_the_cards_its_round_asks_for() -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 1oo"), start_round=2)
    match.act(1, DECK)
    four = Lay((LAY_2.collections[0], Laid(Kind.NIC, cards("2cc 3ty 4qo 5sr"))))
    assert match.why_not(1, four) == "The Nic takes exactly 3 cards."
    half = Lay(LAY_2.collections[:1])
    assert match.why_not(1, half) == "Round 2 asks for a 3-card Tic and a 3-card Nic, all at once."
    match.act(1, LAY_2)


@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        ("1ov 1oc 1oy | 2cc 3ty 4qr", "You don't hold 4-square-red."),
        ("1ov 1oc 1oy | 1oc 3ty 4qo", "Each card can lie in one place only."),
        ("1ov 1oc 2cc | 3ty 4qo 5sr", "That is no Tic. All cards of a Tic share the same two things."),
        ("1ov 1oc 1oy | 2cc 3ty 2or", "That is no Nic. No two cards of a Nic share anything."),
    ],
)
def test_R4_a_lay_down_that_does_not_go_is_refused_with_the_reason(laid: str, reason: str) -> None:
    match = table(ordered(ROUND_2, OTHER, rest="5qr 2or"), start_round=2)
    match.act(1, DECK)
    tic, nic = laid.split(" | ")
    assert match.why_not(1, Lay((Laid(Kind.TIC, cards(tic)), Laid(Kind.NIC, cards(nic))))) == reason


@pytest.mark.parametrize(
    ("kind", "text", "card", "end", "reason"),
    [
        (Kind.MONO, "2ov 3ov 4sr 5cc", "5tr", End.LAST, "that end of the Mono goes on with number 4."),
        (Kind.DUO, "3tv 4qv 5sv", "3tr", End.LAST, "the Duo goes on with number 4 and square."),
        (Kind.DUO, "3tv 2qc 1so", "3tv", End.LAST, "the Duo goes on with number 2 and square."),
        (Kind.DUO, "3tv 2qc 1sy", "5ov", End.FIRST, "goes on with two of number 4, crescent and cyan."),
        (
            Kind.SINGLE,
            "1ov 1cc 1ty 1qo",
            "1sc",
            None,
            "of a Single share one thing, and no two of them share",
        ),
    ],
)
def test_R3_a_misfit_is_told_what_would_fit(
    kind: Kind, text: str, card: str, end: End | None, reason: str
) -> None:
    assert misfit_words(put(kind, text), parse_card(card), end, is_pure=True).find(reason) > 0


def test_samples_reach_every_lay_down_and_addition() -> None:
    match, rng = table(ordered(ROUND_2, OTHER, rest="1or 1oo"), start_round=2), Random("reach")
    match.act(1, DECK)
    for follow in (LAY_2, Add(parse_card("1oo"), 0)):
        legal = set(match.legal(1))
        assert follow in legal
        assert {match.rules.sample(match._state, 1, 0, rng) for _draw in range(60 * len(legal))} == legal
        match.act(1, follow)


@pytest.mark.parametrize("number", range(1, len(ROUNDS) + 1))
def test_lay_downs_equal_their_slow_twin(number: int) -> None:
    rng, can = Random(number), 0
    for _hand in range(12):
        hand = some_hand(rng, number)
        expected = list(slow_lay_downs(hand, number))
        can += bool(expected)
        assert list(lay_downs(hand, number)) == expected
        drawn = any_lay_down(hand, number, rng)
        assert drawn in expected if expected else drawn is None
    assert can


def test_collections_equal_their_slow_twin() -> None:
    rng = Random("twins")
    for _case in range(4000):
        kind, dealt = rng.choice(list(Kind)), tuple(rng.sample(ALL_CARDS, rng.choice((3, 4))))
        assert is_collection(kind, dealt) == slow_is_collection(kind, dealt)


@pytest.mark.parametrize("kind", Kind)
def test_additions_equal_their_slow_twin(kind: Kind) -> None:
    rng = Random(f"additions/{kind}")
    for _case in range(25):
        collection, is_pure = lay(kind, 0, some_collection(rng, kind, 3)), rng.random() < 0.5
        for _more in range(5):
            hand = [card for card in ALL_CARDS if card not in collection.cards]
            found = list(legal_additions(hand, [collection], is_pure=is_pure))
            assert found == slow_additions(hand, [collection], is_pure=is_pure)
            if not found:
                break
            add = rng.choice(found)
            collection = added(collection, add.card, add.end, is_pure=is_pure)
