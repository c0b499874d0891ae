"""The picture of Tic Squared in turns: the hand at the lower edge, whose turn it is, the last play."""

from typing import Final

from ticgame.core.contract import Seat
from ticgame.play.input.bindings import Intent
from ticgame.play.marks import Panel
from ticgame.play.scenes.squared.header import Deck, Plate, Told, paint_plate, paint_told
from ticgame.play.scenes.squared.layout import HEADER_MIDDLE, SquaredLayout, turn_layout
from ticgame.play.scenes.squared.picture import SquarePicture
from ticgame.play.scenes.squared.situation import TurnSituation
from ticgame.play.stage import RIGHT_EDGE
from ticgame.play.table.panel_prompts import HintLines, hint_in, in_two_lines, paint_prompts

HINT_YS: Final = (72.0, 120.0)


class TurnPicture(SquarePicture):
    """One hand lies at the lower edge; the upper edge tells who is to do what."""

    now: TurnSituation

    def own_panels(self) -> dict[str, Panel]:
        stage, art = self.stage, self.art
        return {
            "plate": Panel(stage, art, paint_plate),
            "hints": Panel(stage, art, paint_prompts),
            "told": Panel(stage, art, paint_told),
        }

    def lay_out(self, now: TurnSituation) -> SquaredLayout:
        return turn_layout(now.seen.public, home=now.home)

    def deck_content(self) -> Deck:
        return Deck(self.now.seen.public.deck_size, can_draw=self.now.can_draw)

    def show_own_panels(self) -> None:
        now, status = self.now, self.now.status
        person = now.people[status.seat]
        plate = Plate(person.animal, person.name, status.words, status.refusal, now.text_scale)
        self.panels["plate"].update(plate)
        self.panels["hints"].update(self.hint_lines())
        self.panels["told"].update(_told(now))

    def hint_lines(self) -> HintLines:
        """Return what may be pressed now, at the upper edge."""
        lines = in_two_lines(self.now.hints)
        ys = HINT_YS if len(lines) > 1 else (HEADER_MIDDLE,)
        return HintLines(lines, ys, right=RIGHT_EDGE, text_scale=self.now.text_scale)

    def hint_at(self, seat: Seat, x: float, y: float) -> Intent | None:
        return hint_in(self.art, self.hint_lines(), x, y)


def _told(now: TurnSituation) -> Told | None:
    last = now.last
    if last is None:
        return None
    who, owner = now.people[last.seat], now.people[last.owner]
    where = "on their own grid" if last.seat == last.owner else f"on {owner.name}’s grid"
    return Told(who.animal, f"{who.name} placed", where, last.card, last.kinds, now.text_scale)
