"""Missions in words, made from their data (`docs/levels.md`)."""

from typing import Final

from ticgame.core.cards import COLOURS, SHAPES, Key, Relation, key_positions
from ticgame.core.groups import Place, Shape
from ticgame.core.sentences import amount, listed
from ticgame.games.together.missions import Mission, OnePlay, StraightRun, TicGroup

_TIMES: Final = ("No Tic", "A Tic", "Double Tic", "Triple Tic", "Quadruple Tic")
_RUNS: Final = ("", "Mono", "Duo", "Tripo")
_COUNTS: Final = ("no", "one", "two", "three", "four", "five")
_PROPERTIES: Final = ("", "one property", "two properties", "all three properties")


def mission_title(mission: Mission) -> str:
    """Return the mission's own title, or one made from its data: "4-card Tic line"."""
    if mission.title:
        return mission.title
    if isinstance(mission, TicGroup):
        return _group_title(mission)
    if isinstance(mission, OnePlay):
        return _play_title(mission)
    assert isinstance(mission, StraightRun)
    return f"{mission.length}-card {_RUNS[mission.properties]}"


def mission_hint(mission: Mission) -> str:
    """Return the mission's own hint, or a sentence that says what it demands."""
    if mission.hint:
        return mission.hint
    if isinstance(mission, TicGroup):
        return _group_hint(mission)
    if isinstance(mission, OnePlay):
        return f"Place one card that {_play_demand(mission)}."
    assert isinstance(mission, StraightRun)
    return (
        f"Put {_COUNTS[mission.length]} cards in a straight line in which {_PROPERTIES[mission.properties]} "
        f"{'goes' if mission.properties == 1 else 'go'} up or down by one from card to card."
    )


def key_words(key: Key) -> str:
    """Return a key as players say it: "4-square", "2-red", "orange star"."""
    number, shape, colour = key_positions(key)
    if number is None:
        return f"{COLOURS[colour]} {SHAPES[shape]}"
    return f"{number + 1}-{SHAPES[shape] if shape is not None else COLOURS[colour]}"


def _group_title(mission: TicGroup) -> str:
    size, place = mission.size, mission.place
    where = {Place.ANY: "", Place.CENTRE: " in the centre", Place.CORNER: " in a corner"}[place]
    if mission.count > 1:
        sharing = " sharing a card" if mission.share_card else ""
        what = {
            Shape.ANY: f"{size}-card groups",
            Shape.LINE: f"{size}-card lines",
            Shape.SQUARE: "Tic squares",
            Shape.L: "Tic Ls",
        }[mission.shape]
        return f"{_number(mission.count)} {what}{where}{sharing}"
    if mission.shape is Shape.LINE:
        return f"{size}-card Tic line{where}"
    if mission.shape is Shape.SQUARE:
        return f"Tic square{where}"
    if mission.shape is Shape.L:
        return f"Tic L{where}"
    return f"New {size}-card group{where}" if mission.different_from else f"{size}-card Tic group{where}"


def _group_hint(mission: TicGroup) -> str:
    shape = {
        Shape.ANY: "side by side",
        Shape.LINE: "in a straight line",
        Shape.SQUARE: "two by two",
        Shape.L: "as a corner with two arms",
    }[mission.shape]
    place = {
        Place.ANY: "",
        Place.CENTRE: ", in the centre of the grid",
        Place.CORNER: ", one of them in a corner of the grid",
    }[mission.place]
    cards = _COUNTS[mission.size]
    if mission.count > 1:
        text = f"{_number(mission.count)} times, join {cards} cards that share two properties, {shape}{place}"
        sharing = "; one card is in both groups" if mission.share_card else ""
        return f"{text}; another pair each time{sharing}."
    other = "; another pair than the first group" if mission.different_from else ""
    return f"Join {cards} cards that share the same two properties, {shape}{place}{other}."


def _play_title(mission: OnePlay) -> str:
    if mission.touching == 4:
        if mission.all:
            return f"Hole of four {mission.all.capitalize()}s"
        if mission.nics == 0 and not (mission.tics or mission.singles):
            return "Hole without a Nic"
    if mission.all:
        least = mission.touching or mission.edges
        return f"Only {mission.all.capitalize()}s" + (f", {amount(least, 'edge')}" if least > 1 else "")
    is_plain = not mission.singles and mission.touching is None and mission.nics is None
    if is_plain and mission.edges == 3 and mission.tics == 2:
        return "Strong Connection"
    if is_plain and mission.tics and not mission.edges:
        return _TIMES[mission.tics]
    return _sentence(", ".join(_play_parts(mission))) or "Any play"


def _play_demand(mission: OnePlay) -> str:
    if mission.all:
        touched = f"{_cards(mission.edges)} or more" if mission.edges > 1 else "its neighbours"
        if mission.touching:
            touched = f"exactly {_cards(mission.touching)}"
        return f"touches {touched}, all of them {mission.all.capitalize()}s"
    parts = _play_parts(mission)
    return f"makes {listed(parts)} at once" if parts else "touches another card"


def _play_parts(mission: OnePlay) -> list[str]:
    parts = []
    if mission.touching:
        parts.append(f"exactly {amount(mission.touching, 'edge')}")
    elif mission.edges > mission.tics + mission.singles:
        parts.append(f"{amount(mission.edges, 'edge')} or more")
    if mission.tics:
        parts.append(f"{amount(mission.tics, Relation.TIC.capitalize())} or more")
    if mission.singles:
        parts.append(f"{amount(mission.singles, Relation.SINGLE.capitalize())} or more")
    if mission.nics is not None:
        parts.append(
            f"{'no' if not mission.nics else 'exactly ' + str(mission.nics)} Nic{'s' * (mission.nics != 1)}"
        )
    return parts


def _cards(count: int) -> str:
    return f"{_COUNTS[count]} card{'s' * (count != 1)}"


def _number(count: int) -> str:
    return _sentence(_COUNTS[count]) if count < len(_COUNTS) else str(count)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
