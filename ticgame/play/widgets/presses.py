"""What an input means to a menu, whatever device it comes from."""

from ticgame.play.input.bindings import DIRECTIONS, Intent
from ticgame.play.input.devices import Input, Phase, Pointer, PointerKind, Press

LEFT_BUTTON = 1


def pressed(event: Input) -> Intent | None:
    """Return the intent that begins with an input."""
    if isinstance(event, Press) and event.phase is Phase.DOWN:
        return event.intent
    return None


def steered(event: Input) -> Intent | None:
    """Return the direction that an input asks for, a held one again and again."""
    if isinstance(event, Press) and event.phase is not Phase.UP and event.intent in DIRECTIONS:
        return event.intent
    return None


def goes_back(event: Input) -> bool:
    """Return whether an input asks to leave: back or menu, which is what Esc is."""
    return pressed(event) in (Intent.B, Intent.MENU)


def clicked(event: Input) -> tuple[float, float] | None:
    """Return where an input clicked, in design units."""
    if isinstance(event, Pointer) and event.kind is PointerKind.DOWN and event.button == LEFT_BUTTON:
        return event.x, event.y
    return None


def hovered(event: Input) -> tuple[float, float] | None:
    """Return where an input moved the pointer, in design units."""
    if isinstance(event, Pointer) and event.kind is PointerKind.MOVE:
        return event.x, event.y
    return None


def scrolled(event: Input) -> float:
    """Return how many notches an input turned the wheel, up positive."""
    if isinstance(event, Pointer) and event.kind is PointerKind.WHEEL:
        return event.steps
    return 0.0
