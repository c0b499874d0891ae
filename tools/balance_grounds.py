"""Write assets/grounds.toml: gradient ends and pattern tones that make the mean of each card ground exact.

The palette gives the mean colour of a whole ground, and its pattern darkens or lightens it. Both ends of the
gradient and the pattern's tone are scaled together in linear light until the mean is the palette's colour.
Run it after any change to card colours or patterns: `python tools/balance_grounds.py`, and
tools/make_palette.py after it.
"""

import os
import tomllib
from collections import Counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from ticgame import data_dir
from ticgame.core.cards import COLOURS
from ticgame.play.paint.cards import ground_picture
from ticgame.play.theme import CardColours, Colour, Ground, Palette, Theme, level, linear, make_palette, mix

SIZE = (80, 112)
ROUNDS = 6


def mean_light(picture: pygame.Surface) -> list[float]:
    """Return the mean of red, green and blue over a picture in linear light."""
    data = pygame.image.tobytes(picture, "RGB")
    means = []
    for channel in range(3):
        counts = Counter(data[channel::3])
        means.append(sum(count * linear(value) for value, count in counts.items()) / (len(data) / 3))
    return means


def scaled(colour: tuple[float, ...], gains: list[float]) -> tuple[float, ...]:
    return tuple(min(255.0, level(linear(value) * gain)) for value, gain in zip(colour, gains, strict=True))


def rounded(colour: tuple[float, ...]) -> Colour:
    return round(colour[0]), round(colour[1]), round(colour[2])


def balance(look: CardColours, *, is_strong: bool) -> Ground:
    """Return the ground of one colour whose mean is the palette's."""
    start = (mix(look.mean, (255, 255, 255), 0.12), mix(look.mean, (0, 0, 0), 0.03), look.tone)
    ends: list[tuple[float, ...]] = list(start)
    for _ in range(ROUNDS):
        picture = ground_picture(look, Ground(*map(rounded, ends)), *SIZE, is_strong=is_strong)
        gains = [
            linear(want) / max(have, 1e-4) for want, have in zip(look.mean, mean_light(picture), strict=True)
        ]
        ends = [scaled(end, gains) for end in ends]
    return Ground(*map(rounded, ends))


def hex_of(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)


def sections(palette: Palette) -> list[str]:
    """Return one TOML table for each card palette, strength of patterns and colour."""
    tables = []
    for theme in (
        Theme(palette),
        Theme(palette, has_strong_patterns=True),
        Theme(palette, is_distinct=True),
    ):
        for place in range(len(COLOURS)):
            ground = balance(theme.card_colours(place), is_strong=theme.is_strong)
            lines = [f'{key} = "{hex_of(end)}"' for key, end in ground._asdict().items()]
            tables.append("\n".join([f"[{theme.ground_name(place)}]", *lines]))
    return tables


def main() -> None:
    folder = data_dir("assets")
    head = "# Balanced card grounds, written by tools/balance_grounds.py from palette.toml."
    palette = make_palette(tomllib.loads((folder / "palette.toml").read_text("utf-8")), grounds={})
    (folder / "grounds.toml").write_text("\n\n".join([head, *sections(palette)]) + "\n")


if __name__ == "__main__":
    main()
