"""The stack of scenes: who hears what, in which order, and when."""

from types import SimpleNamespace

import pytest
from pygame import Surface

from ticgame.play.scene import Scene, SceneStack
from ticgame.play.stage import Stage

CANVAS = SimpleNamespace(size=(64, 36), k=1.0, origin=(0, 0))


class Noted(Scene):
    """Writes down what the stack tells it."""

    def __init__(self, name: str, log: list[str]) -> None:
        self.name = name
        self.log = log

    def note(self, what: str) -> None:
        self.log.append(f"{self.name} {what}")

    def enter(self, app) -> None:
        super().enter(app)
        self.note("enter")

    def relayout(self, canvas) -> None:
        self.note("relayout")
        self.stage = Stage(canvas, Surface(canvas.size))

    def draw(self, display):
        self.note("draw")
        return super().draw(display)

    def pause(self) -> None:
        self.note("pause")

    def resume(self) -> None:
        self.note("resume")

    def exit(self) -> None:
        self.note("exit")


class Over(Noted):
    is_overlay = True


@pytest.fixture
def stack() -> SceneStack:
    return SceneStack(SimpleNamespace(canvas=CANVAS, display=Surface(CANVAS.size)))


@pytest.fixture
def log() -> list[str]:
    return []


def settle(stack: SceneStack, log: list[str]) -> list[str]:
    log.clear()
    assert stack.settle()
    return log


def test_nothing_happens_before_the_frame_ends(stack, log):
    stack.push(Noted("title", log))
    assert stack.top is None
    assert log == []
    assert settle(stack, log) == ["title enter", "title relayout"]
    assert not stack.settle()


def test_push_and_pop_pause_and_resume(stack, log):
    stack.push(Noted("title", log))
    stack.settle()
    stack.push(Noted("game", log))
    assert settle(stack, log) == ["title pause", "game enter", "game relayout"]
    stack.pop()
    assert settle(stack, log) == ["game exit", "title resume"]
    assert stack.top.name == "title"


def test_an_overlay_gets_a_fresh_picture_of_what_lies_beneath(stack, log):
    stack.push(Noted("game", log))
    stack.settle()
    stack.push(Over("pause", log))
    assert settle(stack, log) == ["game pause", "pause enter", "game draw", "pause relayout"]
    log.clear()
    stack.relayout(CANVAS)
    assert log == ["game relayout", "game draw", "pause relayout"]


def test_replace_and_reset_end_what_was_there(stack, log):
    for name in ("title", "game"):
        stack.push(Noted(name, log))
    stack.settle()
    stack.replace(Noted("results", log))
    assert settle(stack, log) == ["game exit", "results enter", "results relayout"]
    stack.reset(Noted("title again", log))
    assert settle(stack, log) == ["results exit", "title exit", "title again enter", "title again relayout"]


def test_several_changes_of_a_frame_keep_their_order(stack, log):
    stack.push(Noted("title", log))
    stack.push(Noted("choose", log))
    stack.pop()
    stack.push(Noted("game", log))
    stack.settle()
    assert [scene.name for scene in stack.scenes] == ["title", "game"]


def test_the_last_pop_leaves_an_empty_stack(stack, log):
    stack.push(Noted("title", log))
    stack.settle()
    stack.pop(5)
    assert settle(stack, log) == ["title exit"]
    assert stack.top is None
