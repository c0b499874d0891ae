"""Scenes, and the stack that says which of them has the display.

How to write a scene::

    class Greeting(Scene):
        def relayout(self, canvas):            # build the stage here: runs after enter and on each resize
            art = self.app.art
            self.stage = Stage(canvas, art.felt("table"))
            self.stage.add(art.text("Hello", "screen"), 960, 540)

        def handle(self, event):                   # True: taken
            if isinstance(event, Press) and event.phase is Phase.DOWN and event.intent is Intent.B:
                self.app.stack.pop()
                return True
            return False

Its life: `enter` once, `relayout`, then `handle`, `update` and `draw` every frame while it is on top; `pause`
when another scene covers it, `resume` when it is on top again, `exit` once when it leaves. `app` gives the
stack, hub, evening, settings, audio, art and home. What must outlive a resize belongs in attributes
set by `enter`; what is drawn belongs to `relayout`. A scene that waits for input leaves `rest_ms` at None
and costs nothing; one that moves returns 0 from it (every frame) or the time to its next change. The
time given to `update` stands still while the scene is covered, so a sum of it is a game clock;
`app.now_ms` goes on. A scene shown over another sets `is_overlay` and takes `self.app.veiled()` for its
backdrop.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from ticgame.play.stage import Frame, Stage

if TYPE_CHECKING:
    from ticgame.play.app import App
    from ticgame.play.input.devices import Input


class Scene:
    """One screen, or a box over one."""

    is_overlay: ClassVar[bool] = False
    wants_sampling: ClassVar[bool] = False
    """True has input sampled every millisecond instead of every frame."""

    app: "App"
    stage: Stage

    def enter(self, app: "App") -> None:
        """Begin; called once, before the first `relayout`."""
        self.app = app

    def relayout(self, canvas: Frame) -> None:
        """Build `stage` for a canvas; called after `enter` and whenever the canvas or the look changes."""
        raise NotImplementedError

    def handle(self, event: "Input") -> bool:
        """Take an input and return whether it meant anything here."""
        return False

    def inputs_done(self) -> None:
        """Hear that all inputs of this frame have been handed out."""

    def update(self, dt_ms: float) -> None:
        """Let time pass."""

    def rest_ms(self) -> float | None:
        """Return how long nothing will change by itself: 0 while something moves, None without end."""
        return None

    def draw(self, display: Surface) -> list[Rect]:
        """Bring the display up to date and return what changed on it."""
        return self.stage.draw(display)

    def stalled(self, gap_ms: float) -> None:
        """Hear that the program stood still for a while, which `update` never counts."""

    def pause(self) -> None:
        """Hear that another scene covers this one."""

    def resume(self) -> None:
        """Hear that this scene is on top again."""

    def exit(self) -> None:
        """End; called once."""

    def crash_info(self) -> dict[str, str]:
        """Return what a crash report should hold about this scene, by title."""
        return {}


class SceneStack:
    """The scenes from the bottom to the one that plays.

    Changes are only noted; `settle` carries them out between frames.
    """

    def __init__(self, app: "App") -> None:
        self._app = app
        self._scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes from the bottom up."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that plays, if there is one."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Cover the top scene with another."""
        self._changes.append(lambda: self._push(scene))

    def pop(self, count: int = 1) -> None:
        """End the top scene, or several."""
        self._changes.append(lambda: self._pop(count))

    def replace(self, scene: Scene) -> None:
        """End the top scene and put another in its place."""
        self._changes.append(lambda: self._replace(scene))

    def reset(self, scene: Scene) -> None:
        """End all scenes and begin with another."""
        self._changes.append(lambda: self._reset(scene))

    def settle(self) -> bool:
        """Carry out what was asked for and return whether anything changed."""
        if not self._changes:
            return False
        while self._changes:
            self._changes.pop(0)()
        return True

    def relayout(self, canvas: Frame) -> None:
        """Build every stage anew, from the bottom, for an overlay shows what lies beneath it."""
        for scene in self._scenes:
            self._lay_out(scene, canvas)

    def _lay_out(self, scene: Scene, canvas: Frame) -> None:
        place = self._scenes.index(scene)
        if scene.is_overlay and place:
            below = self._scenes[place - 1]
            below.stage.repaint()
            below.draw(self._app.display)
        scene.relayout(canvas)

    def _push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._begin(scene)

    def _pop(self, count: int) -> None:
        for _ in range(min(count, len(self._scenes))):
            self._scenes.pop().exit()
        if self._scenes:
            self._scenes[-1].stage.repaint()
            self._scenes[-1].resume()

    def _replace(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes.pop().exit()
        self._begin(scene)

    def _reset(self, scene: Scene) -> None:
        while self._scenes:
            self._scenes.pop().exit()
        self._begin(scene)

    def _begin(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter(self._app)
        self._lay_out(scene, self._app.canvas)
