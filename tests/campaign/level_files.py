"""Level files to test with: a good one that uses everything, and mutations of it."""

import string
from random import Random

EVERYTHING = """\
format = 1
id = "everything"
title = "Everything"
summary = "Uses all that a level can say."
author = "A"
players = [2, 4]

[defaults]
game = "together"
grid = [6, 6]
hand = 5
limit = 7
stars = { three = 1, two = 3 }

[[round]]
title = "Names"
intro = "Two lines.\\nOf text."
missions = ["tic-group-3", "different-tic-group-3", "double-tic", "hole-all-singles"]

[[round]]
title = "Tables"
frame = "fixed"
seed = 41
open_deck = true
first = 1
cards = { number = [1, 2, 3, 4], shape = ["circle", "star", "square", "triangle"], colour = ["red", "cyan"] }
start = [["3so", 0, 0], ["3sr", 1, 0]]
stars = { three = 2, two = 4 }
missions = [
  { id = "corner", kind = "tic_group", size = 3, shape = "L", place = "corner" },
  { kind = "tic_group", size = 3, count = 2, share_card = true, different_from = "corner" },
  { kind = "play", edges = 2, tics = 2, title = "Double", hint = "Put it between two others." },
  { kind = "play", touching = 3, nics = 0, all = "single" },
]

[[round]]
title = "Runs"
relation = "sequence"
separate = true
missions = ["mono-3", { kind = "sequence", length = 4, properties = 2 }, { kind = "play", edges = 3 }]

[[round]]
title = "Beat it"
game = "ticcitories"
side = 3
goal = { beat = "greedy" }

[[round]]
title = "Nine"
game = "spotic"
pace = "free"
goal = { time_ms = 600000 }
stars = { three = 180000, two = 300000 }

[[round]]
title = "Points"
game = "spotic"
penalty = true
cards = { number = [1, 3, 5] }
goal = { score = 12 }
stars = { three = 20, two = 16 }

[[round]]
title = "Squares"
game = "squared"
used = 60
hand = 8
goal = { score = 5 }
"""

_VALUES = (
    *("0", "-1", "1", "2", "7", "99", "1.5", "nan", "inf", "true", "false", "1979-05-27", "07:32:00"),
    *("9223372036854775807", "-9223372036854775808", "0xffffffffffffffffffffff", '"\\u0000"', '""', '"x"'),
    *('"L"', '"together"', '"spotic"', '"race"', '"rummy"', "[]", "[[]]", "[[[[[[[[]]]]]]]]", "[1, 2]", "{}"),
    *('["red"]', '["double-tic", "double-tic"]', '[["3so", 0, 0]]', '[["3so", 9999, 0]]', "{ three = 1 }"),
    *('[{ kind = "play" }]', '[{ kind = "sequence", length = 5, properties = 3 }]', '{ beat = "greedy" }'),
    "{ score = 1 }",
)


def mutate(text: str, rng: Random) -> bytes:
    """Return a level file with one to four things changed."""
    lines = text.splitlines()
    for _ in range(1 + int(rng.random() * 4)):
        _pick(rng, _MUTATIONS)(lines, rng)
    content = "\n".join(lines).encode("utf-8", "replace")
    return _with_wild_bytes(content, rng) if rng.random() < 0.1 else content


def _pick(rng: Random, things):
    return things[int(rng.random() * len(things))]


def _at(lines: list[str], rng: Random) -> int:
    return int(rng.random() * len(lines))


def _drop(lines: list[str], rng: Random) -> None:
    if len(lines) > 1:
        del lines[_at(lines, rng)]


def _double(lines: list[str], rng: Random) -> None:
    lines.insert(_at(lines, rng), _pick(rng, lines))


def _set_value(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    key, equals, _old = lines[at].partition(" = ")
    if equals:
        lines[at] = f"{key} = {_pick(rng, _VALUES)}"


def _swap_values(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    key, equals, _old = lines[at].partition(" = ")
    other = _pick(rng, lines).partition(" = ")[2]
    if equals and other:
        lines[at] = f"{key} = {other}"


def _change_letter(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    if lines[at]:
        spot = int(rng.random() * len(lines[at]))
        letter = _pick(rng, string.printable[:95] + "éß…\u2028")
        lines[at] = lines[at][:spot] + letter + lines[at][spot + int(rng.random() * 2) :]


def _change_number(lines: list[str], rng: Random) -> None:
    at = _at(lines, rng)
    digits = [spot for spot, letter in enumerate(lines[at]) if letter.isdigit()]
    if digits:
        spot = _pick(rng, digits)
        number = str(int(rng.random() * 12) - 1)
        lines[at] = lines[at][:spot] + number + lines[at][spot + 1 :]


_MUTATIONS = (_drop, _double, _set_value, _swap_values, _change_letter, _change_number)


def _with_wild_bytes(content: bytes, rng: Random) -> bytes:
    at = int(rng.random() * len(content))
    wild = bytes(int(rng.random() * 256) for _ in range(3))
    return content[:at] + wild + content[at:]
