"""The summary of `sim`, as data and in words."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from ticgame.bots.setup import Setup
from ticgame.cli.tally import Tally
from ticgame.core.estimates import Estimate, Mean
from ticgame.core.sentences import amount
from ticgame.games import game


def summary_json(setup: Setup, tally: Tally, *, seed: int, seconds: float) -> dict[str, Any]:
    """Return the summary as data; `seconds` is how long the games took to play here."""
    data: dict[str, Any] = {
        "game": setup.game,
        "games": tally.games,
        "players": len(setup.bots),
        "bots": list(setup.bots),
        "seed": seed,
        "seconds": round(seconds, 3),
    }
    if setup.level is not None:
        data["level"] = setup.level
    if not tally.games:
        return data
    data["moves"] = round(tally.moves.estimate().value, 3)
    rates = tally.win_rates()
    if tally.is_shared:
        data |= {"wins": tally.wins[0], "win_rate": _rounded(rates[0].value), "interval": _bounds(rates[0])}
    else:
        data |= {"wins": tally.wins, "win_rates": [_rounded(rate.value) for rate in rates]}
        data["intervals"] = [_bounds(rate) for rate in rates]
    if tally.penalty.count:
        data["mean_penalty"] = _rounded(tally.penalty.estimate().value)
        if tally.penalty.has_interval:
            data["penalty_interval"] = _bounds(tally.penalty.estimate())
    if scores := [mean for mean in tally.scores if mean.count]:
        data["mean_scores"] = [_rounded(score.estimate().value) for score in scores]
        if scores[0].has_interval:
            data["score_intervals"] = [_bounds(score.estimate()) for score in scores]
    return data | {key: dict(counter) for key, counter in tally.counts.items() if counter}


def summary_lines(setup: Setup, tally: Tally, *, seed: int, seconds: float, title: str) -> Iterator[str]:
    """Yield the summary as lines for people."""
    seats = len(setup.bots)
    yield f"{title}, {seats} player{'s' * (seats != 1)}, bots: {_bot_words(setup.bots)}"
    if not tally.games:
        yield f"seed {seed}: stopped before the first game was over"
        return
    last = seed + tally.games - 1
    yield f"{amount(tally.games, 'game')}, seed{f's {seed} to {last}' if last > seed else f' {seed}'}"
    yield ""
    yield from _win_lines(setup, tally)
    if tally.penalty.count:
        yield _line(penalty_name(setup.options), mean_words(tally.penalty))
    for seat, mean in enumerate(tally.scores):
        if mean.count:
            yield _line(f"{game(setup.game).score_name} {setup.players[seat].name}", mean_words(mean))
    yield _line("moves", f"{tally.moves.estimate().value:.1f} a game")
    for key, label in (("why", "ended by"), ("grade", "grades"), ("done", "missions")):
        if counter := tally.counts[key]:
            yield _line(label, _shares(counter, tally.games))
    yield _line("game time", f"{tally.game_s.estimate().value / 60:.1f} minutes a game")
    yield _line("took", f"{seconds:.2f} s here")


def penalty_name(options: Mapping[str, Any]) -> str:
    """Return what counts against the team in TIC Together with these options."""
    return "Breaks" if options.get("relation") == "sequence" else "Nics"


def _win_lines(setup: Setup, tally: Tally) -> Iterator[str]:
    rates = tally.win_rates()
    names = ["won"] if tally.is_shared else [f"won {player.name}" for player in setup.players]
    for name, wins, rate in zip(names, tally.wins, rates, strict=False):
        share = f"{100 * rate.value:.1f} % (95 %: {100 * rate.low:.1f} to {100 * rate.high:.1f} %)"
        yield _line(name, f"{wins} of {tally.games}, {share}")


def _line(label: str, text: str) -> str:
    return f"  {label:<14} {text}"


def mean_words(mean: Mean) -> str:
    """Return the mean of a figure of each game, with its interval if there is one."""
    estimate = mean.estimate()
    spread = f" (95 %: {estimate.low:.2f} to {estimate.high:.2f})" if mean.has_interval else ""
    return f"{estimate.value:.2f} a game{spread}"


def _shares(counter: Counter[str], games: int) -> str:
    return ", ".join(f"{word} {100 * count / games:.0f} %" for word, count in counter.most_common())


def _bot_words(bots: tuple[str, ...]) -> str:
    if len(set(bots)) == 1:
        return bots[0]
    return ", ".join(f"{name} × {n}" if n > 1 else name for name, n in _runs(bots))


def _runs(bots: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    for name, same in groupby(bots):
        yield name, len(list(same))


def _rounded(value: float) -> float:
    return round(value, 4)


def _bounds(estimate: Estimate) -> list[float]:
    return [_rounded(estimate.low), _rounded(estimate.high)]
