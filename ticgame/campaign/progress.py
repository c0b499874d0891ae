"""How far a family has come: what is remembered of each round, and which rounds are open."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ticgame.campaign.outcome import MOST_STARS
from ticgame.campaign.schema import Campaign

LOSSES_TO_SKIP: Final = 3
EASED_STARS: Final = 1
"""The most stars of a round that was made easier."""
USUAL_PROFILE: Final = "The family"
_LARGEST: Final = 2**53


@dataclass(frozen=True, slots=True)
class Standing:
    """What is remembered of a round.

    `best` is its best figure (Nics, score or milliseconds) and `seats` how many played then; `losses` are
    those in a row since the last win.
    """

    stars: int = 0
    best: int | None = None
    seats: int = 0
    losses: int = 0
    is_skipped: bool = False

    @property
    def is_passed(self) -> bool:
        """Whether the round behind it is open."""
        return self.stars > 0 or self.is_skipped

    @property
    def can_skip(self) -> bool:
        return not self.is_passed and self.losses >= LOSSES_TO_SKIP


def after_game(
    standing: Standing,
    *,
    stars: int,
    figure: int | None,
    seats: int,
    is_more_better: bool = False,
    is_eased: bool = False,
) -> Standing:
    """Return the standing after another game of the round; 0 stars is a loss.

    A round that was eased earns one star at most and no best figure.
    """
    if not stars:
        return replace(standing, losses=standing.losses + 1)
    if is_eased:
        return replace(standing, stars=max(standing.stars, min(stars, EASED_STARS)), losses=0)
    sign = -1 if is_more_better else 1
    is_best = figure is not None and (standing.best is None or sign * figure < sign * standing.best)
    best, with_seats = (figure, seats) if is_best else (standing.best, standing.seats or seats)
    return replace(standing, stars=max(standing.stars, stars), best=best, seats=with_seats, losses=0)


@dataclass(slots=True)
class Progress:
    """The standings of one profile, by level (`id:round`)."""

    standings: dict[str, Standing] = field(default_factory=dict)

    def of(self, campaign: Campaign, at: int) -> Standing:
        """Return the standing of the round at a place, counted from 0."""
        return self.standings.get(campaign.level(at), Standing())

    def keep(self, campaign: Campaign, at: int, standing: Standing) -> None:
        self.standings[campaign.level(at)] = standing

    def is_open(self, campaign: Campaign, at: int) -> bool:
        """Return whether a round may be played: the first, and any whose forerunner is won or skipped."""
        return at == 0 or self.of(campaign, at).is_passed or self.of(campaign, at - 1).is_passed

    def first_open(self, campaign: Campaign) -> int:
        """Return the first round that isn't passed yet, the last one if all are."""
        rounds = range(len(campaign.rounds))
        return next((at for at in rounds if not self.of(campaign, at).is_passed), len(campaign.rounds) - 1)

    def stars(self, campaign: Campaign) -> int:
        """Return the stars of all rounds."""
        return sum(self.of(campaign, at).stars for at in range(len(campaign.rounds)))


@dataclass(slots=True)
class Profiles:
    """The families that play here, by name, and the one that plays now."""

    current: str = USUAL_PROFILE
    progress: dict[str, Progress] = field(default_factory=dict)

    @property
    def now(self) -> Progress:
        """The progress of the profile that plays now."""
        return self.progress.setdefault(self.current, Progress())

    @property
    def names(self) -> tuple[str, ...]:
        """The names, the one that plays now among them."""
        return tuple(dict.fromkeys((*self.progress, self.current)))


def format_profiles(profiles: Profiles) -> dict[str, Any]:
    """Return profiles as the data of their file."""
    tables = [
        {"name": name, "round": [_format_standing(*item) for item in progress.standings.items()]}
        for name, progress in profiles.progress.items()
    ]
    return {"current": profiles.current, "profile": tables}


def parse_profiles(data: Mapping[str, Any]) -> tuple[Profiles, int]:
    """Return the profiles of a file's data, and how many entries in it can't be read and are left out."""
    profiles, lost = Profiles(), 0
    for table in _list(data.get("profile")):
        if not isinstance(table, Mapping) or not _is_name(name := table.get("name")):
            lost += 1
            continue
        progress = profiles.progress.setdefault(name, Progress())
        for item in _list(table.get("round")):
            standing = _parse_standing(item)
            lost += standing is None
            if standing is not None:
                progress.standings[item["level"]] = standing
    if _is_name(current := data.get("current")):
        profiles.current = current
    return profiles, lost


def _format_standing(level: str, standing: Standing) -> dict[str, Any]:
    best = {} if standing.best is None else {"best": standing.best}
    return {
        "level": level,
        "stars": standing.stars,
        **best,
        "seats": standing.seats,
        "losses": standing.losses,
        "skipped": standing.is_skipped,
    }


def _parse_standing(item: Any) -> Standing | None:
    if not isinstance(item, Mapping) or not _is_name(item.get("level")):
        return None
    whole = [item.get(key, 0) for key in ("stars", "best", "seats", "losses")]
    if not all(type(value) is int and abs(value) < _LARGEST for value in whole):
        return None
    stars, _best, seats, losses = whole
    is_skipped = item.get("skipped", False)
    if not 0 <= stars <= MOST_STARS or not 0 <= seats <= 6 or losses < 0 or type(is_skipped) is not bool:
        return None
    return Standing(stars, item.get("best"), seats, losses, is_skipped=is_skipped)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
