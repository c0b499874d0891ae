"""A changed byte of any golden record shows, at its line or a later one, or is in what no game can see.

`python tools/spoil.py` does the same with every byte.
"""

import json
from pathlib import Path
from random import Random

import pytest
import spoil_judge
from spoil import changes, spoil
from spoil_judge import Verdict, judge

from ticgame.core.records import SUFFIX
from ticgame.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted((ROOT / "golden").glob(f"*{SUFFIX}"))
SAMPLE = 24
"""How many bytes of each record are changed; the header, long but one line, gets a third of them at most."""


def lines_of(name: str, count: int | None = None) -> bytes:
    """Return a golden record, or its first lines."""
    content = (ROOT / "golden" / f"{name}.ticrec").read_bytes()
    return b"".join(content.splitlines(keepends=True)[:count])


def with_part(content: bytes, part: bytes, other: bytes) -> tuple[bytes, int]:
    """Return the record with its first such part exchanged, and where it is."""
    at = content.index(part)
    return content[:at] + other + content[at + len(part) :], at


def places(content: bytes, rng: Random) -> list[int]:
    body = content.index(b"\n")
    return rng.sample(range(body), SAMPLE // 3) + rng.sample(range(body, len(content)), SAMPLE - SAMPLE // 3)


def test_every_game_has_records_to_spoil() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} >= set(GAMES)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_changed_byte_shows(path: Path) -> None:
    content, rng = path.read_bytes(), Random(path.stem)
    missed = [
        change for change in changes(content, places(content, rng), rng) if change.verdict is Verdict.MISSED
    ]
    assert not missed


def test_what_the_tool_tells_of_a_record() -> None:
    path = ROOT / "golden" / "spotic-random-nine.ticrec"
    counts, told = spoil(path, 89)
    assert counts.total() == len(path.read_bytes()) // 89 + 1
    assert counts[Verdict.REFUSED] > counts.total() // 2
    assert told == ["- spotic-random-nine, same game: `show` 1 times"]


class TestVerdicts:
    """What becomes of one change of each kind."""

    @pytest.mark.parametrize(
        ("part", "other", "verdict"),
        [
            (b'"Ada"', b'"Ida"', "LABEL"),
            (b'"app":"g', b'"app":"h', "LABEL"),
            (b'"rel":"tic"', b'"rel":"nic"', "REFUSED"),
            (b'"t":', b'"u":', "REFUSED"),
            (b'"t":1', b'"t":2', "LATER"),
            (b'"seed":11', b'"seed":12', "REFUSED"),
            (b'{"result"', b' "result"', "REFUSED"),
            (b'"seat":0', b'"seat":1', "REFUSED"),
        ],
    )
    def test_of_a_part(self, part: bytes, other: bytes, verdict: str) -> None:
        content = lines_of("together-full")
        assert judge(content, *with_part(content, part, other)) is Verdict[verdict]

    def test_of_a_lost_line_end(self) -> None:
        content = lines_of("together-full")
        assert judge(content, content[:-1], len(content) - 1) is Verdict.WARNED

    def test_of_who_plays_a_seat(self) -> None:
        content = lines_of("together-handover")
        spoilt = with_part(content, b'{"a":"seat","by":"greedy"', b'{"a":"seat","by":"greasy"')
        assert judge(content, *spoilt) is Verdict.LABEL

    def test_of_a_time_that_changes_nothing(self) -> None:
        content = lines_of("together-full")
        assert judge(content, *with_part(content, b'"t":1272', b'"t":1279')) is Verdict.TIME

    def test_of_an_option_that_changes_nothing(self) -> None:
        content = lines_of("race-random")
        spoilt = with_part(content, b'"draw_cooldown_ms":2', b'"draw_cooldown_ms":1')
        assert judge(content, *spoilt) is Verdict.OPTION

    def test_of_a_card_that_never_showed(self) -> None:
        content = lines_of("together-full", 1)
        header = json.loads(content)
        last = header["deck"].pop()
        content = content.replace(f',"{last}"'.encode(), b"").replace(b'"seed":11', b'"seed":null')
        hidden = header["deck"][-1]
        spoilt = with_part(content, f'"{hidden}"'.encode(), f'"{last}"'.encode())
        assert judge(content, *spoilt) is Verdict.HIDDEN

    def test_of_other_cards_that_are_no_set_either(self) -> None:
        content = lines_of("spotic-random-nine")
        right = b'["2tr","3cr","3tr","4sr","5cr"]},"ev":[{"e":"incorrect"'
        spoilt = with_part(content, right, right.replace(b'"3tr"', b'"2cr"'))
        assert judge(content, *spoilt) is Verdict.RETOLD

    def test_of_a_place_that_is_as_good(self) -> None:
        content = lines_of("together-full", 2)
        spoilt = with_part(content, b'"cell":[0,-1]', b'"cell":[-1,0]')
        assert judge(content, *spoilt) is Verdict.TWIN

    @pytest.mark.parametrize(
        ("part", "other"),
        [
            (b'"rel":"tic"', b'"rel":"nic"'),
            (b'"e":"edge"', b'"e":"edgy"'),
            (b'"seed":11', b'"seed":12'),
            (b'"deck":["1ov"', b'"deck":["5sr"'),
            (b'"record":1', b'"record":2'),
            (b'"game":"t', b'"game":"s'),
            (b'"a":"place"', b'"a":"plate"'),
            (b'"win":false', b'"win":true'),
            (b'{"by":"', b'{"by":"human","name":"Eve"},{"by":"'),
        ],
    )
    def test_anything_else_is_missed_where_verifying_overlooks_it(
        self, monkeypatch: pytest.MonkeyPatch, part: bytes, other: bytes
    ) -> None:
        content = lines_of("together-full")
        right = spoil_judge._read(content)
        monkeypatch.setattr(spoil_judge, "_read", lambda spoilt: right)
        monkeypatch.setattr(spoil_judge, "verify", lambda record: None)
        assert judge(content, *with_part(content, part, other)) is Verdict.MISSED
