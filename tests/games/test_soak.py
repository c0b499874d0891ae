"""The soak tool sees what it is there to see."""

from collections.abc import Iterator
from typing import Any

import pytest
import soak as tool

from ticgame.core.match import Match
from ticgame.games import GAMES, game
from ticgame.games.rummy.rules import Rummy


def test_every_game_has_variants_that_can_be_played() -> None:
    for name in GAMES:
        variants = list(tool.variants(name))
        assert {variant.seats for variant in variants} >= set(game(name).seat_range)
        assert len({(variant.words, variant.seats) for variant in variants}) == len(variants)
        for variant in variants:
            rules = game(name).from_options(variant.options, variant.seats)
            options = rules.options_json()
            assert {key: options[key] for key in variant.options} == dict(variant.options)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_looked_at_to_its_end(name: str) -> None:
    variant = next(tool.variants(name))
    line = tool.row(variant, tool.soak_all(variant, 1))
    assert line.startswith(f"| {variant.words} | {variant.seats} | 1 | ")


def test_a_bot_of_a_variant_plays_most_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = next(each for each in tool.variants("rummy") if each.bot)
    short = variant._replace(options={**variant.options, "last_round": 1})
    chosen, sample = [], Rummy.sample
    monkeypatch.setattr(Rummy, "sample", lambda *_given: chosen.append(None) or sample(*_given))
    (played,) = tool.soak_all(short, 1)
    assert played.why == "out"
    assert 0 < len(chosen) < played.entries / 5


@pytest.mark.parametrize("claim_ms", [1, 400])
def test_random_games_end_where_claims_mostly_run_out_of_time(
    claim_ms: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # C5: else the sets that a miss costs would come back to the table for ever.
    monkeypatch.setattr(tool, "LONGEST", 5000)
    options = {"pace": "free", "goal": "points", "penalty": True, "claim_ms": claim_ms}
    (played,) = tool.soak_all(tool.Variant("spotic", "short claims", 6, options), 1)
    assert played.why in ("agreed", "exhausted")


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match.cards_in_play

    def less_and_less(match: Match) -> Iterator[Any]:
        cards = list(whole(match))
        return iter(cards[1:] if len(match.entries) > 5 else cards)

    monkeypatch.setattr(Match, "cards_in_play", less_and_less)
    with pytest.raises(AssertionError, match="lost or doubled") as told:
        tool.soak_all(next(tool.variants("ticcitories")), 1)
    assert "seed 1" in told.value.__notes__[0]


def test_a_section_is_replaced_in_its_page() -> None:
    page = tool.with_section(
        tool.with_section(tool.INTRODUCTION, "## A\n\nfirst table\n"), "## B\n\nsecond table\n"
    )
    assert page.startswith("# Soak")
    again = tool.with_section(page, "## A\n\nthird table\n")
    assert again == page.replace("first table", "third table")
    assert again.count("## ") == 2
