"""The picture of a table of SpoTic: everything drawn, from what lies open and nothing else."""

from random import Random
from typing import TYPE_CHECKING, Final

from ticgame.core.match import Entry
from ticgame.games.spotic.actions import Added
from ticgame.play.marks import Marks, Panel
from ticgame.play.scenes.spotic import contents
from ticgame.play.scenes.spotic.banner import paint_banner
from ticgame.play.scenes.spotic.boards import board_content, paint_board
from ticgame.play.scenes.spotic.motifs import MOTIFS, REDUCED_MOTIFS, ZOOM_MS
from ticgame.play.scenes.spotic.places import STACK_CARD, layout_of, poses_of
from ticgame.play.scenes.spotic.situation import Situation
from ticgame.play.scenes.spotic.solo import paint_solo
from ticgame.play.stage import Stage
from ticgame.play.table.craft import Craft
from ticgame.play.table.director import Director, Manner, Shift
from ticgame.play.table.pose import Face, Pose, Poses, SpriteId
from ticgame.play.table.seat_cursors import SeatCursors
from ticgame.play.table.sprites import CardSprites
from ticgame.play.table.tween import Timeline

if TYPE_CHECKING:
    from ticgame.play.paint.art import Art

NORMAL: Final = Manner()


class SpoticPicture:
    """Stage, card sprites, boards, banner and cursors of one table at one size."""

    def __init__(self, stage: Stage, art: "Art", *, now: Situation, manner: Manner = NORMAL) -> None:
        self.stage = stage
        self.timeline = Timeline(rate=manner.rate)
        self.sprites = CardSprites(stage, art)
        self.now = now
        self.layout = layout_of(len(now.table.slots), now.table.seats)
        self.panels = {
            "mat": Panel(stage, art, contents.paint_mat),
            "slots": Panel(stage, art, contents.paint_slots),
            "banner": Panel(stage, art, paint_banner),
            "marks": Panel(stage, art, contents.paint_marked),
            "solo": Panel(stage, art, paint_solo),
            **{f"board {seat}": Panel(stage, art, paint_board) for seat in self.layout.boards},
        }
        self.craft = Craft(stage, art, self.sprites, self.timeline, self.panels, self.layout)
        motifs = REDUCED_MOTIFS if manner.is_reduced else MOTIFS
        self.director = Director(self.craft, motifs, is_reduced=manner.is_reduced)
        self._cursors = SeatCursors(stage, art, self.timeline, is_still=manner.is_reduced)
        self.sprites.take(self._poses(now), heirs={}, origins={})
        self._show_panels(is_snap=True)

    @property
    def cursors(self) -> Marks:
        """The rings of the seats."""
        return self._cursors.marks

    def _poses(self, now: Situation) -> Poses:
        marked = {card: at for at, card in enumerate(now.marks)}
        return poses_of(self.layout, now.table.slots, marked)

    # -- changes

    def refresh(self, now: Situation, *, is_snap: bool = False) -> None:
        """Show another situation in which nothing happened in the game."""
        if now == self.now:
            return
        before, self.now = self.now, now
        if before.marks != now.marks:
            changed = self.sprites.take(self._poses(now), heirs={}, origins={})
            if is_snap:
                self.director.snap()
            else:
                self.director.focus(changed)
        self._show_panels(is_snap=is_snap)

    def follow(self, now: Situation, entry: Entry, *, is_snap: bool) -> None:
        """Show what an entry changed."""
        before, self.now = self.now, now
        old = self.sprites.shown()
        points, self.layout = self.layout, layout_of(len(now.table.slots), now.table.seats)
        self.craft.points = self.layout
        poses = self._poses(now)
        changed = self.sprites.take(poses, heirs={}, origins=self._origins(entry))
        self._show_panels(is_snap=is_snap or points != self.layout)
        if is_snap:
            self.director.snap()
            return
        shift = Shift(before, now, entry, old, {}, {}, points)
        self.director.play(shift, changed)
        if points != self.layout:
            self._zoom(changed)

    def _zoom(self, changed: list[SpriteId]) -> None:
        """Let the cards glide to their places on a larger table."""
        self.director.glide([card for card in changed if card not in self.sprites.newcomers], ZOOM_MS)

    def _origins(self, entry: Entry) -> dict[SpriteId, Pose]:
        """Return where new cards come from: the stacks of their seats."""
        origins = {}
        for event in entry.events:
            if isinstance(event, Added):
                x, y = self.layout.boards[event.seat].stack
                origins[Face(event.card)] = Pose(x, y, STACK_CARD, is_face_up=False, layer=90)
        return origins

    @property
    def is_idle(self) -> bool:
        """Whether nothing moves."""
        return self.timeline.is_idle

    @property
    def is_dealing(self) -> bool:
        """Whether opening hands are on their way: there are none."""
        return False

    def deal(self, rng: Random) -> None:
        """Do nothing: the stacks lie there already."""

    def hurry(self) -> None:
        """Do nothing: nothing is dealt."""

    def snap(self) -> None:
        """Show everything at its end."""
        self.director.snap()

    def update(self, dt_ms: float) -> None:
        """Let motions go on."""
        self.sprites.begin_frame()
        self.timeline.update(dt_ms)

    def rest_ms(self) -> float | None:
        """Return how long nothing will move: 0 while something does, None without end."""
        return None if self.timeline.is_idle else 0.0

    # -- panels

    def _show_panels(self, *, is_snap: bool) -> None:
        now, panels, layout = self.now, self.panels, self.layout
        panels["mat"].update(layout.mat)
        panels["slots"].update(contents.slots(layout, now))
        panels["marks"].update(contents.marked(layout, now))
        panels["banner"].update(contents.banner(layout, now))
        panels["solo"].update(contents.solo(layout, now))
        for seat, board in layout.boards.items():
            panels[f"board {seat}"].update(board_content(now, seat, board))
        self._cursors.show(contents.cursors(layout, now), is_snap=is_snap)
