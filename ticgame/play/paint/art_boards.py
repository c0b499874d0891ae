"""The part of `Art` for boards and missions."""

from typing import TYPE_CHECKING

from pygame import Surface

from ticgame.core.cards import Key
from ticgame.play.paint.kit import Paint
from ticgame.play.paint.later import Later
from ticgame.play.paint.painter import Painter

if TYPE_CHECKING:
    from ticgame.play.paint import boards, missions
else:
    boards = Later("boards")
    missions = Later("missions")


class BoardArt(Painter):
    """Counters of what was won."""

    def banner(self, w: float, h: float, animal: str) -> Surface:
        return self.kit.picture(
            ("banner", w, h, animal),
            lambda: boards.banner(self.kit, *self._px(w, h), self.kit.colour(animal)),
        )

    def clock(self, radius: float, share: float, colour: Paint = "accent") -> Surface:
        """Return a draining ring in steps of a hundredth."""
        part, tone = round(share, 2), self.kit.colour(colour)
        return self.kit.picture(
            ("clock", radius, part, tone), lambda: boards.clock(self.kit, radius * self.canvas.k, part, tone)
        )

    def number_disc(self, number: int, radius: float = 20, animal: str | None = None) -> Surface:
        """Return a number on a disc, in a seat's colour if one is given."""
        tone = self.kit.colour(animal) if animal else None
        return self.kit.picture(
            ("number", number, radius, tone),
            lambda: boards.number_disc(self.kit, number, radius * self.canvas.k, tone),
        )

    def set_cell(self, w: float, h: float, kind: str | None = None) -> Surface:
        """Return a board's cell, filled and checked if `kind` names the set collected there."""
        return self.kit.picture(
            ("set cell", w, h, kind), lambda: boards.set_cell(self.kit, *self._px(w, h), kind)
        )

    def check_disc(
        self, radius: float = 14, disc: Paint = "tic", check: Paint = "ink", *, drawn: float = 1.0
    ) -> Surface:
        """Return a check on a disc, of which a share 0 to 1 is drawn."""
        tones, part = (self.kit.colour(disc), self.kit.colour(check)), round(drawn, 2)
        return self.kit.picture(
            ("check", radius, tones, part),
            lambda: boards.check_disc(radius * self.canvas.k, *tones, drawn=part),
        )

    def segments(
        self,
        width: float,
        *,
        total: int,
        filled: int,
        preview: int = 0,
        done: bool = False,
        height: float = 16,
    ) -> Surface:
        """Return progress in segments; `preview` more are outlined in mint."""
        return self.kit.picture(
            ("segments", width, total, filled, preview, done, height),
            lambda: missions.segments(
                self.kit, *self._px(width, height), total=total, filled=filled, preview=preview, is_done=done
            ),
        )

    def key_chip(self, key: Key, size: float = 60) -> Surface:
        return self.kit.picture(
            ("key chip", key, size), lambda: missions.key_chip(self.kit, key, self.canvas.px(size))
        )

    def edge_tile(self, kinds: tuple[str, ...], size: float = 60) -> Surface:
        """Return a tile with one to four edge symbols."""
        return self.kit.picture(
            ("edge tile", kinds, size), lambda: missions.edge_tile(self.kit, kinds, self.canvas.px(size))
        )
