"""The picture of the Race: every seat's grid, hand and cursor at once."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ticgame.core.contract import Seat
from ticgame.play.input.bindings import Intent
from ticgame.play.marks import Mark, Panel
from ticgame.play.scenes.race.header import Announcement, paint_announcement, paint_title
from ticgame.play.scenes.race.layout import race_layout, seat_spaces
from ticgame.play.scenes.race.motifs import MOTIFS, REDUCED_MOTIFS
from ticgame.play.scenes.race.situation import RaceSituation
from ticgame.play.scenes.race.words import CHANCE, OPENING
from ticgame.play.scenes.squared.header import Deck
from ticgame.play.scenes.squared.layout import SquaredLayout
from ticgame.play.scenes.squared.picture import SquarePicture
from ticgame.play.table.cooldown import cooldown_mark
from ticgame.play.table.director import Motif
from ticgame.play.table.panel_columns import BADGE, HEAD_LAYER, Head, badge_place
from ticgame.play.table.panel_prompts import HintLines, hint_in, paint_prompts
from ticgame.play.table.pose import SpriteId

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art


class SeatRing(NamedTuple):
    """The wait of a seat that can't draw yet, around its badge."""

    seat: Seat
    animal: str
    x: float
    y: float
    share: float


def paint_rings(art: "Art", content: tuple[SeatRing, ...]) -> Iterator[Mark]:
    """Yield the rings that run out around badges."""
    for ring in content:
        yield cooldown_mark(
            art,
            ring.seat,
            x=ring.x,
            y=ring.y,
            badge=BADGE,
            share=ring.share,
            animal=ring.animal,
            layer=HEAD_LAYER - 1,
        )


def paint_seat_hints(art: "Art", content: tuple[HintLines, ...]) -> Iterator[Mark]:
    """Yield what each seat may press now."""
    for seat, lines in enumerate(content):
        for mark in paint_prompts(art, lines):
            yield mark._replace(key=(seat, mark.key))


class RacePicture(SquarePicture):
    """Every seat's panel has its grid and its hand."""

    now: RaceSituation
    motifs: ClassVar[Mapping[type, Motif]] = MOTIFS
    reduced_motifs: ClassVar[Mapping[type, Motif]] = REDUCED_MOTIFS

    def own_panels(self) -> dict[str, Panel]:
        stage, art = self.stage, self.art
        return {
            "title": Panel(stage, art, paint_title),
            "hints": Panel(stage, art, paint_seat_hints),
            "rings": Panel(stage, art, paint_rings),
            "announcement": Panel(stage, art, paint_announcement),
        }

    def lay_out(self, now: RaceSituation) -> SquaredLayout:
        return race_layout(now.seen.public)

    def in_focus(self) -> SpriteId | None:
        return None  # With several cursors nothing breathes.

    def heads(self) -> tuple[Head, ...]:
        """Return what the heads say: what is refused takes the place of the figures for a while."""
        return tuple(
            head._replace(notice=news.refusal)
            for head, news in zip(super().heads(), self.now.seats, strict=True)
        )

    def deck_content(self) -> Deck:
        return Deck(self.now.seen.public.deck_size, clock_s=self.now.clock_s)

    def show_own_panels(self) -> None:
        self.panels["title"].update("Race")
        self.panels["hints"].update(self.seat_hints())
        self.panels["rings"].update(tuple(self._rings()))
        self.panels["announcement"].update(self._announcement())

    def _announcement(self) -> Announcement:
        now = self.now
        if now.luck:
            first = CHANCE.format(name=now.people[now.luck[0]].name)
            return Announcement(first, tuple(now.people[seat].animal for seat in now.luck))
        return Announcement("" if now.seen.public.grids else OPENING)

    def seat_hints(self) -> tuple[HintLines, ...]:
        """Return what each seat may press now, in its panel."""
        found = []
        spaces = seat_spaces(len(self.now.people))
        for (column, space), news in zip(spaces, self.now.seats, strict=True):
            left, ys = space.hints
            room = column.x + column.w / 2 - left - 8
            lines = (news.hints,) if len(ys) == 1 else (news.hints[:1], news.hints[1:])
            found.append(HintLines(lines, ys, left, text_scale=self.now.text_scale, room=room))
        return tuple(found)

    def _rings(self) -> Iterator[SeatRing]:
        for seat, news in enumerate(self.now.seats):
            if news.cooldown > 0:
                x, y = badge_place(self.layout.columns[seat])
                yield SeatRing(Seat(seat), self.now.people[seat].animal, x, y, news.cooldown)

    def hint_at(self, seat: Seat, x: float, y: float) -> Intent | None:
        return hint_in(self.art, self.seat_hints()[seat], x, y)
