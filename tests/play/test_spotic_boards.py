"""The boards of SpoTic: no control hides the sign that it calls, whatever its name."""

import pytest
from plans import Session
from spotic_tables import open_spotic
from together_tables import Blank

from ticgame.play.settings import Motion


@pytest.mark.parametrize("bots", [0, 4])
def test_no_control_lies_over_a_sign(tmp_path, bots):
    with Session(tmp_path, Blank(), size=(1280, 720), motion=Motion.OFF) as play:
        clusters = play.app.hub.clusters
        table = open_spotic(play, [clusters[3], clusters[2]], ["greedy"] * bots)
        seen = 0
        for panel in table.picture.panels.values():
            for name in panel.keys:
                if name[0] == "call":
                    seen += 1
                    sign = panel.sprite(("sign", *name[1:])).rect.inflate(-8, -8)  # but for its soft rim
                    assert not panel.sprite(name).rect.colliderect(sign)
        assert seen == 6
