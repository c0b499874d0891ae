"""What happens in the panels: pips fill with ink, missions are ticked, the plate changes hands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ticgame.core.contract import Seat
from ticgame.play.stage import Stage
from ticgame.play.table import timing
from ticgame.play.table.card_motions import CardSway, nudge
from ticgame.play.table.craft import Craft
from ticgame.play.table.effects import OVER_PANELS, Effect, ink_splash, row_flash, row_glints
from ticgame.play.table.grid import Box
from ticgame.play.table.mark_motions import MarkDraw, MarkPop, MarkRoll, MarkSway, MarkWait, PanelSlide
from ticgame.play.table.panel_missions import CHECK_RADIUS
from ticgame.play.table.pose import SpriteId
from ticgame.play.table.tween import damped_sine, hump, out_back, out_quint


@dataclass(slots=True)
class ScreenShake:
    """The whole picture shakes."""

    stage: Stage
    length_ms: float = timing.NIC_MS

    def show(self, t: float) -> None:
        swing = damped_sine(timing.NIC_HZ, self.length_ms)
        shift = 0 if t <= 0 or t >= 1 else round(timing.SCREEN_SHAKE * swing(t) * self.stage.k)
        self.stage.jolt(shift, -shift // 2)


def fill_pip(craft: Craft, pip: int, place: tuple[float, float, float], *, delay_ms: float) -> None:
    """Fill a pip of the limit's panel with a splash of ink."""
    x, y, radius = place
    art, panel = craft.art, craft.panels["limit"]

    empty = art.nic_pip(radius, filled=False)
    growing = MarkPop(
        panel,
        pip,
        timing.SPLASH_MS * 0.6,
        out_back,
        lambda scale: art.nic_pip(round(radius * max(0.3, scale), 1), filled=True),
        before=empty,
    )
    craft.timeline.start(growing, key=("pip", pip), delay_ms=delay_ms)
    splash = Effect(
        craft.stage,
        timing.SPLASH_MS,
        ink_splash(art, x, y, radius=radius * 2.1, seed=pip % 5),
        layer=5,
    )
    craft.timeline.start(splash, key=("splash", pip), delay_ms=delay_ms)


def shake_screen(craft: Craft, *, delay_ms: float) -> None:
    """Shake everything a little."""
    craft.timeline.start(ScreenShake(craft.stage), key="screen shake", delay_ms=delay_ms)


def tick_mission(
    craft: Craft,
    id_: str,
    box: Box,
    *,
    done: tuple[int, int],
    delay_ms: float,
) -> None:
    """Tick a mission off in its panel; `done` are how many of how many are done now, `box` its row."""
    art, panel, timeline = craft.art, craft.panels["missions"], craft.timeline
    for part in ("tint", "line", "done"):
        timeline.start(MarkWait(panel, (id_, part), delay_ms), key=("row waits", id_, part))
    check = MarkDraw(
        panel, (id_, "check"), timing.CHECK_MS, lambda share: art.check_disc(CHECK_RADIUS, drawn=share)
    )
    timeline.start(check, key=("check", id_), delay_ms=delay_ms)
    old = art.text(f"{done[0] - 1} / {done[1]}", "name", "accent")
    timeline.start(MarkRoll(panel, "count", timing.COUNTER_MS, old), key="count", delay_ms=delay_ms)
    flash = Effect(craft.stage, timing.ROW_FLASH_MS, row_flash(art, box), layer=5)
    timeline.start(flash, key=("flash", id_), delay_ms=delay_ms)
    sparks = row_glints(art, box, seed=len(id_))
    timeline.start(
        Effect(craft.stage, timing.MISSION_MS, sparks, OVER_PANELS), key=("glints", id_), delay_ms=delay_ms
    )


def wave(craft: Craft, cards: Iterable[SpriteId], *, delay_ms: float) -> None:
    """Let cards hop one after another."""
    for number, card in enumerate(cards):
        motion = CardSway(craft.sprites, card, "wave", timing.WAVE_MS, nudge(0, -timing.WAVE))
        craft.timeline.start(motion, key=(card, "wave"), delay_ms=delay_ms + number * timing.WAVE_STAGGER_MS)


def slide_plate(craft: Craft) -> None:
    """Let the plate of the seat on turn come in from the left."""
    slide = PanelSlide(craft.panels["plate"], (-timing.PLATE_SLIDE, 0.0), timing.TURN_MS, out_quint)
    craft.timeline.start(slide, key="plate")


def turn_badge(craft: Craft, seat: Seat) -> None:
    """Let the badge of the seat whose turn begins make a small jump, in the panel of the seats' heads."""
    sway = MarkSway(
        craft.panels["heads"],
        (seat, "badge"),
        timing.TURN_MS,
        lambda t: (0.0, -timing.BADGE_JUMP * 0.5 * hump(t)),
    )
    craft.timeline.start(sway, key=("turn", seat))


def slide_panels(craft: Craft, names: Sequence[str], dx: float, dy: float) -> None:
    """Let panels whose places have moved by so much glide there with the cards."""
    for name in names:
        panel = craft.panels[name]
        start = (panel.offset[0] - dx, panel.offset[1] - dy)
        if start != (0.0, 0.0):
            slide = PanelSlide(panel, start, timing.GLIDE_MS, out_quint)
            craft.timeline.start(slide, key=("slide", name))


def jump(craft: Craft, badges: Iterable[tuple[str, object]], *, delay_ms: float) -> None:
    """Let badges, each by its panel and mark, jump in turn."""
    for number, (name, key) in enumerate(badges):
        motion = MarkSway(
            craft.panels[name], key, timing.BADGE_JUMP_MS, lambda t: (0.0, -timing.BADGE_JUMP * hump(t))
        )
        craft.timeline.start(
            motion, key=("jump", name, key), delay_ms=delay_ms + number * timing.BADGE_JUMP_MS * 0.6
        )
