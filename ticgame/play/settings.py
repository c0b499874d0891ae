"""The player's settings: each with its words and limits, kept in `settings.toml` of the player's folder."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, NamedTuple, Self

from ticgame.home import Home
from ticgame.play.setting_kinds import Choice, Kind, Range, Section, SizeChoice, Switch

FILE = "settings.toml"
TABLE_TEXT_LIMIT_PERCENT = 130
NO_CLAIM_LIMIT_MS = 3_600_000
COMFORTS: Mapping[str, tuple[str, ...]] = {"spotic": ("claim_ms",)}
"""Options of a game that are settings of the player's, under the same names."""


class DisplayMode(StrEnum):
    """How much of the desktop the game takes."""

    WINDOW = "window"
    FULL = "full"


class Motion(StrEnum):
    """How much moves."""

    NORMAL = "normal"
    REDUCED = "reduced"
    OFF = "off"


class Speed(StrEnum):
    """How fast motion, or a bot, is."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class CardColours(StrEnum):
    """The palette of the cards."""

    STANDARD = "standard"
    HIGH_DISTINCTION = "high_distinction"


class HandPrivacy(StrEnum):
    """Who sees a hand when."""

    AUTO = "auto"
    OPEN = "open"
    PEEK_HOLD = "peek_hold"
    PEEK_TOGGLE = "peek_toggle"
    CURTAIN = "curtain"


class Hold(StrEnum):
    """What stands for holding a button."""

    HOLD = "hold"
    TOGGLE = "toggle"


class TimedMouse(StrEnum):
    """What the mouse may do in games without turns, where it is quicker than anything else."""

    FREE = "free"
    HELD_150 = "held_150"
    HELD_300 = "held_300"
    HELD_500 = "held_500"
    BARRED = "barred"

    @property
    def is_barred(self) -> bool:
        """Whether the mouse can't have a seat at all."""
        return self is TimedMouse.BARRED

    @property
    def hold_ms(self) -> int:
        """How long what the mouse does is held back before it counts."""
        word, _, number = self.value.partition("_")
        return int(number) if word == "held" else 0


class Assist(StrEnum):
    """What shows where a card may go in games with a grid for each seat."""

    NONE = "none"
    OPEN = "open"
    LEGAL = "legal"


class _Values(NamedTuple):
    display: DisplayMode = DisplayMode.WINDOW
    display_size: tuple[int, int] | None = None
    safe_area_percent: int = 0
    text_scale_percent: int = 100
    motion: Motion = Motion.NORMAL
    motion_speed: Speed = Speed.NORMAL
    bots_pace: Speed = Speed.NORMAL
    card_colours: CardColours = CardColours.STANDARD
    has_colour_marks: bool = True
    has_strong_patterns: bool = False
    has_ghost: bool = True
    assist: Assist = Assist.OPEN
    hand_privacy: HandPrivacy = HandPrivacy.AUTO
    hold: Hold = Hold.HOLD
    has_undo: bool = True
    has_hints: bool = True
    claim_ms: int = 10_000
    timed_mouse: TimedMouse = TimedMouse.FREE
    effects_volume: int = 80
    music_volume: int = 60
    is_muted: bool = False


class Settings(_Values):
    """All settings of the player, each within its limits: anything else raises `ValueError`."""

    __slots__ = ()

    def __new__(cls, **values: Any) -> Self:
        settings = super().__new__(cls, **values)
        for name, kind in KINDS.items():
            if not kind.is_allowed(value := getattr(settings, name)):
                raise ValueError(f"{name} = {value!r} is not allowed: {kind.allowed}")
        return settings

    @property
    def table_text_percent(self) -> int:
        """The scale of text beside the cards."""
        return min(self.text_scale_percent, TABLE_TEXT_LIMIT_PERCENT)

    def comforts(self, game: str) -> dict[str, Any]:
        """Return the options of a game that are settings of the player's."""
        return {name: getattr(self, name) for name in COMFORTS.get(game, ())}


_SPEEDS = {Speed.SLOW: "Slow", Speed.NORMAL: "Normal", Speed.FAST: "Fast"}

KINDS: Mapping[str, Kind[Any]] = {
    "display": Choice(
        section=Section.DISPLAY,
        title="Display",
        help="A window on the desktop, or the full screen (F11).",
        labels={DisplayMode.WINDOW: "Window", DisplayMode.FULL: "Full screen"},
    ),
    "display_size": SizeChoice(
        section=Section.DISPLAY,
        title="Window size",
        help="How large the window opens.",
        smallest=(1024, 600),
        largest=(7680, 4320),
        sizes=((1024, 600), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)),
    ),
    "safe_area_percent": Range(
        section=Section.DISPLAY,
        title="Safe area",
        help="A wider margin for a television that cuts off the edges.",
        low=0,
        high=10,
        by=1,
        unit=" %",
    ),
    "text_scale_percent": Range(
        section=Section.DISPLAY,
        title="Text size",
        help="Larger words; beside the cards up to 130 %.",
        low=100,
        high=200,
        by=10,
        unit=" %",
    ),
    "motion": Choice(
        section=Section.MOTION,
        title="Motion",
        help="Reduced: short fades; nothing shakes, spins or flies.",
        labels={Motion.NORMAL: "Normal", Motion.REDUCED: "Reduced", Motion.OFF: "Off"},
    ),
    "motion_speed": Choice(
        section=Section.MOTION,
        title="Motion speed",
        help="How fast cards move. You never have to wait for them.",
        labels=_SPEEDS,
    ),
    "bots_pace": Choice(
        section=Section.MOTION,
        title="Pace of the bots",
        help="How long a bot takes to move, and without turns to see and to act.",
        labels=_SPEEDS,
    ),
    "card_colours": Choice(
        section=Section.SEEING,
        title="Card colours",
        help="High distinction suits every kind of colour vision.",
        labels={CardColours.STANDARD: "Standard", CardColours.HIGH_DISTINCTION: "High distinction"},
    ),
    "has_colour_marks": Switch(
        section=Section.SEEING, title="Colour letters", help="A letter on every card names its colour."
    ),
    "has_strong_patterns": Switch(
        section=Section.SEEING, title="Strong patterns", help="Each colour's pattern stands out more."
    ),
    "has_ghost": Switch(
        section=Section.TABLE,
        title="Ghost card",
        help="Shows what each edge would be before you place a card.",
    ),
    "assist": Choice(
        section=Section.TABLE,
        title="Where cards may go",
        help="In Tic Squared: all open places, or those without a Nic for your card.",
        labels={Assist.NONE: "Don't show", Assist.OPEN: "Open places", Assist.LEGAL: "For your card"},
    ),
    "hand_privacy": Choice(
        section=Section.TABLE,
        title="Hands",
        help="By the game: open for one person, else as the game asks.",
        labels={
            HandPrivacy.AUTO: "By the game",
            HandPrivacy.OPEN: "Open",
            HandPrivacy.PEEK_HOLD: "Peek: hold",
            HandPrivacy.PEEK_TOGGLE: "Peek: press",
            HandPrivacy.CURTAIN: "Curtain",
        },
    ),
    "hold": Choice(
        section=Section.TABLE,
        title="Holding a button",
        help="Or press once to begin and once more to end.",
        labels={Hold.HOLD: "Hold", Hold.TOGGLE: "Press twice"},
    ),
    "has_undo": Switch(
        section=Section.TABLE,
        title="Taking back",
        help="Your own last act, while nobody acted and nothing new was seen.",
    ),
    "has_hints": Switch(
        section=Section.TABLE,
        title="Hints",
        help="In the pause: what you could do now, and why. They are counted.",
    ),
    "claim_ms": Choice(
        section=Section.TABLE,
        title="Time for a claim",
        help="In SpoTic: how long you may take to show the cards.",
        labels={
            5_000: "5 seconds",
            10_000: "10 seconds",
            15_000: "15 seconds",
            20_000: "20 seconds",
            30_000: "30 seconds",
            60_000: "1 minute",
            NO_CLAIM_LIMIT_MS: "No limit",
        },
    ),
    "timed_mouse": Choice(
        section=Section.TABLE,
        title="Mouse against the clock",
        help="Without turns the mouse is quickest: hold it back, or bar it.",
        labels={
            TimedMouse.FREE: "Plays as it is",
            TimedMouse.HELD_150: "Waits 0.15 s",
            TimedMouse.HELD_300: "Waits 0.3 s",
            TimedMouse.HELD_500: "Waits 0.5 s",
            TimedMouse.BARRED: "Doesn’t play",
        },
    ),
    "effects_volume": Range(
        section=Section.SOUND,
        title="Effects",
        help="Cards, marks, turns and menus.",
        low=0,
        high=100,
        by=5,
        unit=" %",
    ),
    "music_volume": Range(
        section=Section.SOUND,
        title="Music",
        help="The pieces for winning and losing.",
        low=0,
        high=100,
        by=5,
        unit=" %",
    ),
    "is_muted": Switch(
        section=Section.SOUND, title="Mute", help="No sound at all. Nothing is ever told by sound alone."
    ),
}
"""What each setting may be, in the order in which a screen shows them."""


def parse_settings(table: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """Return the settings in a table, and for each key that can't be used a sentence why.

    A value that isn't allowed leaves its setting at the default; an unknown key is left out.
    """
    values: dict[str, Any] = {}
    faults: list[str] = []
    for name, raw in table.items():
        kind = KINDS.get(name)
        if kind is None:
            faults.append(f"there is no setting {name[:40]!r}: it is left out")
            continue
        try:
            values[name] = kind.parse_toml(raw)
        except ValueError as error:
            faults.append(f"{name}: {error} ({kind.allowed}): the default is used")
    return Settings(**values), faults


def format_settings(settings: Settings) -> dict[str, Any]:
    """Return the table that `parse_settings` reads."""
    return {name: kind.format_toml(getattr(settings, name)) for name, kind in KINDS.items()}


class SettingsStore:
    """The settings as they are now; who watches hears of each change at once."""

    def __init__(self, home: Home) -> None:
        self._home = home
        self._watchers: list[Callable[[Settings], None]] = []
        self._current, faults = parse_settings(home.read_toml(FILE))
        self._saved: Settings | None = self._current
        for fault in faults:
            home.tell(f"{home.locate(FILE)}: {fault}")

    @property
    def current(self) -> Settings:
        """The settings as they are now."""
        return self._current

    def change(self, **values: Any) -> Settings:
        """Set some settings and tell the watchers; raises `ValueError` for what isn't allowed.

        The disk is left alone until `save`: a slider changes many times a second.
        """
        return self._become(Settings(**(self._current._asdict() | values)))

    def step(self, name: str, steps: int) -> Settings:
        """Move one setting so many steps up or down."""
        return self.change(**{name: KINDS[name].step(getattr(self._current, name), steps)})

    def reset(self) -> Settings:
        """Go back to the defaults and keep them."""
        settings = self._become(Settings())
        self._saved = None  # The file may hold what was left out: it is written anew in any case.
        self.save()
        return settings

    def save(self) -> bool:
        """Keep the settings in the player's folder; False if they last only until the game is closed."""
        if self._current == self._saved:
            return True
        is_kept = self._home.write_toml(FILE, format_settings(self._current))
        if is_kept:
            self._saved = self._current
        return is_kept

    def watch(self, watcher: Callable[[Settings], None]) -> Callable[[], None]:
        """Call `watcher` now and after each change, until the function returned is called."""
        self._watchers.append(watcher)
        watcher(self._current)
        return lambda: self._watchers.remove(watcher)

    def _become(self, settings: Settings) -> Settings:
        if settings != self._current:
            self._current = settings
            for watcher in list(self._watchers):
                watcher(settings)
        return settings
