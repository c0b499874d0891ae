"""The list of missions: every word at its full size, every row reachable, whatever the text size."""

import pytest
from paint_kit import make_art
from pygame import FRect

from ticgame.games.together.catalogue import CATALOGUE
from ticgame.play.input.bindings import Intent
from ticgame.play.input.devices import Phase, Press
from ticgame.play.lobby.mission_sets import catalogue_mission
from ticgame.play.stage import Stage
from ticgame.play.widgets import missionlist
from ticgame.play.widgets.missionlist import MissionList

AREA = FRect(96, 150, 1020, 790)


def press(intent: Intent) -> Press:
    return Press(None, intent, Phase.DOWN, 0.0)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_every_row_has_room_for_all_its_words_at_full_size(scale: float) -> None:
    art = make_art((1280, 720))
    rows = MissionList([catalogue_mission(name) for name in CATALOGUE], toggle=lambda row: None)
    rows.lay_out(Stage(art.canvas, art.felt("table")), art, AREA, scale=scale)
    seen = set()
    for focus in range(len(rows.missions)):
        assert rows.focus == focus
        assert focus in rows._in_view()
        seen.update(rows._in_view())
        look = rows._look(focus)
        box = FRect(*look.box)
        assert AREA.contains(box)
        for mark in missionlist._paint_row(art, look):
            if mark.key in ("title", "hint"):
                half = mark.image.get_height() / 2 / art.canvas.k
                # Pictures of text have some blank above and below.
                assert box.top - 6 <= mark.y - half <= mark.y + half <= box.bottom + 6, (look.hint, mark.key)
            if mark.key == "hint":
                size = missionlist.HINT_SIZE * scale
                room = box.w - missionlist.TEXT_LEFT - missionlist.TEXT_RIGHT
                lines = len(art.wrap(look.hint, room, size, font="bold"))
                pitch = size * missionlist.HINT_LEADING * art.canvas.k
                assert mark.image.get_height() >= lines * pitch * 0.9, "no line is smaller than the others"
        rows.handle(press(Intent.DOWN))
    assert seen == set(range(len(rows.missions)))
    assert rows.focus == 0, "it goes round"
    rows.handle(press(Intent.UP))
    assert rows.focus == len(rows.missions) - 1
    assert rows._first == rows._furthest
