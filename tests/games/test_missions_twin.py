"""The engine's missions against a slow second writing of the rulings, play by play."""

from collections import Counter
from random import Random

from mission_games import Game, plays, random_game
from slow_together import ALL_KEYS, SlowTable

from ticgame.core.cards import format_card
from ticgame.games.together.rules import State, Together

GAMES = 300


def slow_table(game: Game) -> SlowTable:
    state = game.rules.deal(game.seats, game.deck).state
    start = {tuple(cell): format_card(card) for cell, card in state.table.layout.cards()}
    return SlowTable(game.rules.options_json(), start)


def assert_equal_tables(rules: Together, state: State, slow: SlowTable) -> None:
    table = state.table
    assert table.penalty == slow.penalty
    assert set(table.layout.legal_cells()) == slow.legal_cells()
    assert table.layout.is_settled == slow.is_settled
    assert table.layout.is_full == slow.is_full
    assert {rules.frame.cells[spot] for spot in table.claimed} == slow.claimed
    for mission, claim in zip(rules.missions, table.done, strict=True):
        keys = slow.done.get(mission.id)
        assert (claim is None) == (keys is None), mission.id
        if claim is not None:
            assert [ALL_KEYS[key] for key in claim.keys] == keys, mission.id


def compare_game(game: Game, rng: Random) -> Counter[str]:
    """Play a game on both tables at once; return how often each kind of mission was done."""
    rules, slow = game.rules, slow_table(game)
    done: Counter[str] = Counter()
    for before, action, after, events in plays(game, rng):
        assert_equal_tables(rules, before, slow)
        expected = slow.play(format_card(action.card), tuple(action.cell))
        told = [rules.events.encode(event) for event in events]
        assert [event for event in told if event["e"] != "draw"] == expected
        assert_equal_tables(rules, after, slow)
        ended = slow.why() or ("cards" if not any(after.hands) else None)
        assert (after.why and after.why.value) == ended
        done.update(mission_label(rules, event["id"]) for event in expected if event["e"] == "mission")
    return done


def mission_label(rules: Together, mission_id: str) -> str:
    """What is special about a mission, to count what the games reached."""
    table = next(item for item in rules.options_json()["missions"] if item["id"] == mission_id)
    if table["kind"] == "sequence":
        return f"sequence {table['length']}x{table['properties']}" + " separate" * rules.options.separate
    if table["kind"] == "play":
        return "play"
    marks = [f"size {table['size']}", table["shape"], table["place"]]
    marks += ["sharing"] * table["share_card"] + ["different"] * (table["different_from"] is not None)
    return " ".join(marks)


def test_missions_equal_their_slow_twin() -> None:
    done: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = Random(f"twin/{seed}")
        game = random_game(rng)
        try:
            done += compare_game(game, rng)
        except AssertionError as difference:
            raise AssertionError(f"game {seed}: {game.rules.options_json()}") from difference
    reached = " / ".join(done)
    for wanted in ("size 5", "square centre", "L corner", "line", "sharing", "different", "play", "separate"):
        assert wanted in reached, f"no game did a mission with {wanted!r}: {done}"
