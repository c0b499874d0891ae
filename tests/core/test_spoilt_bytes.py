"""A changed byte of any golden record shows, at its line or a later one, or is in what no game can see.

`python tools/spoil.py` does the same with every byte.
"""

from pathlib import Path
from random import Random

import pytest
import spoil as tool

from ticgame.core.records import SUFFIX
from ticgame.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted((ROOT / "golden").glob(f"*{SUFFIX}"))
SAMPLE = 24
"""How many bytes of each record are changed; the header, long but one line, gets a third of them at most."""


def places(content: bytes, rng: Random) -> list[int]:
    body = content.index(b"\n")
    return rng.sample(range(body), SAMPLE // 3) + rng.sample(range(body, len(content)), SAMPLE - SAMPLE // 3)


def test_every_game_has_records_to_spoil() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} >= set(GAMES)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_changed_byte_shows(path: Path) -> None:
    content, rng = path.read_bytes(), Random(path.stem)
    missed = [
        (at, spoilt)
        for at, spoilt, verdict in tool.verdicts(content, places(content, rng), rng)
        if verdict is tool.Verdict.MISSED
    ]
    assert not missed


class TestVerdicts:
    """What the tool calls right and wrong, on one small game."""

    CONTENT = (ROOT / "golden" / "together-full.ticrec").read_bytes()

    @pytest.mark.parametrize(
        ("part", "other", "verdict"),
        [
            (b'"Ada"', b'"Ida"', "UNSEEN"),
            (b'"rel":"tic"', b'"rel":"nic"', "REFUSED"),
            (b'"t":', b'"u":', "REFUSED"),
            (b'"seed":11', b'"seed":12', "REFUSED"),
            (b'{"result"', b' "result"', "REFUSED"),
            (b'"seat":0', b'"seat":1', "REFUSED"),
        ],
    )
    def test_of_a_part(self, part: bytes, other: bytes, verdict: str) -> None:
        at = self.CONTENT.index(part)
        spoilt = self.CONTENT[:at] + other + self.CONTENT[at + len(part) :]
        assert tool.judge(self.CONTENT, spoilt, at) is tool.Verdict[verdict]

    def test_of_a_lost_line_end(self) -> None:
        assert tool.judge(self.CONTENT, self.CONTENT[:-1], len(self.CONTENT) - 1) is tool.Verdict.WARNED

    def test_a_difference_that_verifying_overlooks_is_missed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tool, "verify", lambda record: None)
        spoilt = self.CONTENT.replace(b'"rel":"tic"', b'"rel":"nic"', 1)
        assert tool.judge(self.CONTENT, spoilt, self.CONTENT.index(b'"rel":"tic"')) is tool.Verdict.MISSED

    def test_of_other_cards_that_are_no_set_either(self) -> None:
        content = (ROOT / "golden" / "spotic-random-nine.ticrec").read_bytes()
        right = b'["2tr","3cr","3tr","4sr","5cr"]},"ev":[{"e":"incorrect"'
        assert right in content
        spoilt = content.replace(b'"3tr","4sr"', b'"2cr","4sr"', 1)
        assert tool.judge(content, spoilt, content.index(right)) is tool.Verdict.ANOTHER
