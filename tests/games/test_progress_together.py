"""What the mission panel shows: progress, previews and words, held to what the engine does."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from mission_games import plays, random_game

from ticgame.games.together.catalogue import parse_missions
from ticgame.games.together.missions import Mission
from ticgame.games.together.rules import Edge, MissionDone
from ticgame.games.together.wording import mission_hint, mission_title


@pytest.mark.parametrize("batch", range(4))
def test_previews_are_what_then_happens_and_progress_is_done_when_done(batch: int) -> None:
    for seed in range(25):
        rng = Random(f"progress/{batch}/{seed}")
        game = random_game(rng)
        rules = game.rules
        for before, action, after, events in plays(game, rng):
            view = rules.view(before, before.turn)
            shown = rules.preview(view, action)
            assert [edge for _cell, edge in shown.edges] == [
                event for event in events if isinstance(event, Edge)
            ]
            lying = dict(before.table.layout.cards())
            assert [lying[cell] for cell, _edge in shown.edges] == [edge.with_ for _cell, edge in shown.edges]
            assert list(shown.missions) == [event.id for event in events if isinstance(event, MissionDone)]
            assert shown.penalty == after.table.penalty - before.table.penalty
            progress = rules.progress(rules.view(after, None))
            assert shown.progress == progress
            for item, claim in zip(progress, after.table.done, strict=True):
                assert item.is_done == (claim is not None)
                assert 0 <= item.have <= item.need
                assert item.is_done == (item.have == item.need), (batch, seed)
                assert all(after.table.layout.card_at(cell) is not None for cell in item.cells)


def many_missions() -> list[dict[str, object]]:
    """Missions that demand different things."""
    groups = [
        {
            "kind": "tic_group",
            "size": size,
            "count": count,
            "shape": shape,
            "place": place,
            "share_card": shares,
        }
        for size, count, shape, place, shares in product(
            (2, 3, 4, 5),
            (1, 2, 3),
            ("any", "line", "square", "L"),
            ("any", "centre", "corner"),
            (False, True),
        )
        if (shape != "square" or size == 4)
        and (shape != "L" or size == 3)
        and (place != "centre" or shape == "square")
        and (not shares or count == 2)
    ]
    one_plays = [
        {
            "kind": "play",
            "edges": edges,
            "tics": tics,
            "singles": singles,
            "touching": touching,
            "nics": nics,
            "all": all_,
        }
        for edges, tics, singles, touching, nics, all_ in product(
            (0, 3), (0, 1, 2), (0, 1, 2), (None, 2, 4), (None, 0, 1), (None, "tic", "single")
        )
        if (edges == 0 or (touching is None and edges > tics + singles))
        and tics + singles <= (touching or 4)
        and (all_ is None or (tics == singles == 0 and nics is None))
    ]
    runs = [
        {"kind": "sequence", "length": length, "properties": properties}
        for length, properties in product((2, 3, 4, 5), (1, 2, 3))
    ]
    return groups + one_plays + runs


@pytest.mark.parametrize("words", [mission_title, mission_hint])
def test_missions_that_demand_different_things_have_different_words(words: Callable[[Mission], str]) -> None:
    told: dict[str, object] = {}
    clashes = []
    for table in many_missions():
        (mission,), _faults = parse_missions([table])
        text = words(mission)
        assert text == text.strip() != ""
        if text in told:
            clashes.append((text, told[text], table))
        told[text] = table
    assert clashes == []


def test_own_words_go_first() -> None:
    (mission,), _faults = parse_missions(
        [{"kind": "play", "tics": 2, "title": "Twice", "hint": "Do it twice."}]
    )
    assert (mission_title(mission), mission_hint(mission)) == ("Twice", "Do it twice.")
