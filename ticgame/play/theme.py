"""What everything drawn agrees on: the canvas, the colours and the sizes of type."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ticgame.core.cards import COLOURS

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080
SMALLEST_K: Final = 0.2
"""Nothing is drawn smaller than this: it could not be read, and parts of it would have no pixel left."""
CARD_RATIO: Final = 1.4
"""The height of a card in widths."""
CARD_CORNER: Final = 0.115
"""The radius of a card's corners in widths."""
ANIMALS: Final = ("pig", "frog", "whale", "bear", "rabbit", "owl")
LETTERS: Final = "VCYOR"

Colour = tuple[int, int, int]


class Canvas(NamedTuple):
    """The display's pixels against the 1920 x 1080 design space, which lies centred in them.

    `safe_area` (0.9 to 1) shrinks the design space for television sets that cut off the edges. On a display
    that some desktop made smaller than it may be, the edges are out of sight.
    """

    size: tuple[int, int]
    safe_area: float = 1.0

    @property
    def k(self) -> float:
        """Return how many pixels a design unit is long."""
        width, height = self.size
        return max(SMALLEST_K, min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT) * self.safe_area)

    @property
    def origin(self) -> tuple[float, float]:
        """Return the pixel at which the design space begins."""
        width, height = self.size
        return (width - DESIGN_WIDTH * self.k) / 2, (height - DESIGN_HEIGHT * self.k) / 2

    def px(self, length: float) -> int:
        """Return a length in whole pixels; what is there at all is at least one pixel long."""
        return max(1, round(length * self.k)) if length > 0 else round(length * self.k)

    def to_pixels(self, x: float, y: float) -> tuple[float, float]:
        left, top = self.origin
        return left + x * self.k, top + y * self.k

    def to_design(self, px: float, py: float) -> tuple[float, float]:
        left, top = self.origin
        return (px - left) / self.k, (py - top) / self.k


def parse_colour(text: str) -> Colour:
    """Return red, green and blue of `#RRGGBB`; raise ValueError for any other text."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f"{text!r} is no colour: write it as #RRGGBB")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour that lies `share` (0 to 1) of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def linear(level: float) -> float:
    """Return the light of an sRGB level 0 to 255 as 0 to 1."""
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def level(light: float) -> float:
    """Return the sRGB level 0 to 255 of light 0 to 1: the inverse of `linear`."""
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return share * 255


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Return the WCAG 2 contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


class Ground(NamedTuple):
    """End colours of a card's ground, balanced so that its mean is the palette's colour."""

    top: Colour
    bottom: Colour
    tone: Colour


class CardColours(NamedTuple):
    """How the cards of one colour look in one of the two card palettes."""

    mean: Colour
    glyph: Colour
    keyline: Colour
    lip: Colour
    pattern: str
    tone: Colour
    pattern_alpha: float
    is_glyph_light: bool


class Tint(NamedTuple):
    """A colour of the palette with the opacity (0 to 1) it is meant to have."""

    colour: Colour
    alpha: float


class TypeRole(NamedTuple):
    """A use of type: face `title`, `extra` or `bold`, and size in design units."""

    face: str
    size: float


ROLES: Final[Mapping[str, TypeRole]] = {
    "victory": TypeRole("title", 120),
    "screen": TypeRole("title", 56),
    "plate": TypeRole("title", 52),
    "score": TypeRole("title", 46),
    "panel": TypeRole("title", 44),
    "menu": TypeRole("title", 42),
    "name": TypeRole("extra", 34),
    "list": TypeRole("extra", 30),
    "item": TypeRole("extra", 28),
    "hint": TypeRole("bold", 28),
}

# Where a short name such as "muted" is looked for, first match first.
_SCOPES: Final = (
    "",
    "text.",
    "meaning.",
    "seats.",
    "seats.common.",
    "surface.",
    "cards.common.",
    "cards.back.",
)


class Palette(NamedTuple):
    """All colours of the game by dotted name, as in `assets/palette.toml`."""

    tints: Mapping[str, Tint]
    tables: Mapping[str, Mapping[str, object]]
    grounds: Mapping[str, Ground]

    def tint(self, name: str) -> Tint:
        """Return a colour with its opacity by full or short name (`meaning.tic`, `tic`); raise KeyError."""
        for scope in _SCOPES:
            if scope + name in self.tints:
                return self.tints[scope + name]
        raise KeyError(f"the palette has no colour {name!r}")

    def card(self, colour: int, *, is_distinct: bool) -> CardColours:
        """Return how cards of a colour (position 0 to 4) look; `is_distinct` for high distinction."""
        name = COLOURS[colour]
        usual = self.tables["cards.default." + name]
        table = self.tables["cards.high_distinction." + name] if is_distinct else usual
        glyph = parse_colour(str(table["glyph"]))
        return CardColours(
            mean=parse_colour(str(table["hex"])),
            glyph=glyph,
            keyline=parse_colour(str(table["keyline"])),
            lip=parse_colour(str(usual["lip"])),
            pattern=str(table["pattern"]),
            tone=parse_colour(str(table["pattern_tone"])),
            pattern_alpha=float(str(table["pattern_alpha"])),
            is_glyph_light=glyph == self.tint("cream").colour,
        )


def load_palette() -> Palette:
    """Return the palette of the assets, from the module that tools/make_palette.py writes of them."""
    from ticgame.play.palette import GROUNDS, PALETTE

    return make_palette(PALETTE, grounds=GROUNDS)


def make_palette(document: Mapping[str, object], *, grounds: Mapping[str, object]) -> Palette:
    """Return the palette that the tables of `palette.toml` and `grounds.toml` describe; raise ValueError."""
    tables = dict(_tables(document))
    return Palette(dict(_tints(tables)), tables, _grounds(grounds))


def _tables(table: Mapping[str, object], prefix: str = "") -> Iterator[tuple[str, Mapping[str, object]]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield prefix + name, value
            yield from _tables(value, f"{prefix}{name}.")


def _tints(tables: Mapping[str, Mapping[str, object]]) -> Iterator[tuple[str, Tint]]:
    for scope, table in tables.items():
        if isinstance(table.get("hex"), str):
            yield scope, Tint(parse_colour(str(table["hex"])), float(str(table.get("alpha", 1.0))))
        for name, value in table.items():
            if isinstance(value, str) and value.startswith("#"):
                yield f"{scope}.{name}", Tint(parse_colour(value), 1.0)


def _grounds(document: Mapping[str, object]) -> dict[str, Ground]:
    return {
        name: Ground(*(parse_colour(str(table[key])) for key in Ground._fields))
        for name, table in _tables(document)
        if "tone" in table
    }


class Theme(NamedTuple):
    """The palette with a player's choices: card colours, strong patterns, letters (all may be set alone).

    `letter_set` has the five letters that mark the colours violet to red in the player's language.
    """

    palette: Palette
    is_distinct: bool = False
    has_strong_patterns: bool = False
    has_letters: bool = True
    letter_set: str = LETTERS

    @property
    def is_strong(self) -> bool:
        """Return whether card patterns are strong: by choice, or with high distinction."""
        return self.has_strong_patterns or self.is_distinct

    def colour(self, name: str) -> Colour:
        """Return a colour by name, `muted`, `tic`, `whale`, `surface.panel`; raise KeyError."""
        return self.palette.tint(name).colour

    def tint(self, name: str) -> Tint:
        return self.palette.tint(name)

    def card_colours(self, colour: int) -> CardColours:
        """Return how cards of a colour (position 0 to 4) look; strong patterns borrow the distinct ones."""
        look = self.palette.card(colour, is_distinct=self.is_distinct)
        if self.has_strong_patterns and not self.is_distinct:
            strong = self.palette.card(colour, is_distinct=True)
            return look._replace(tone=strong.tone, pattern_alpha=strong.pattern_alpha)
        return look

    def ground(self, colour: int) -> Ground:
        """Return the balanced ground of a colour under the present choices."""
        return self.palette.grounds[self.ground_name(colour)]

    def ground_name(self, colour: int) -> str:
        kind = "distinct" if self.is_distinct else "strong" if self.has_strong_patterns else "usual"
        return f"{kind}.{COLOURS[colour]}"

    def header(self, animal: str) -> Colour:
        """Return the tint of a seat's panel header."""
        return parse_colour(str(self.palette.tables["seats." + animal]["header"]))

    def lights(self) -> list[tuple[float, float, float, Colour, float]]:
        """Return the soft lights on the table: x, y, radius in design units, colour, strength."""
        rows = self.palette.tables["surface"]["lights"]
        assert isinstance(rows, list)
        return [(x, y, radius, parse_colour(tone), strength) for x, y, radius, tone, strength in rows]
