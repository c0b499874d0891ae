"""The part of `Art` for text."""

from pygame import Surface

from ticgame.play.paint.kit import Paint
from ticgame.play.paint.painter import Painter
from ticgame.play.text import Size


class TextArt(Painter):
    """Lines, figures and paragraphs."""

    def text(
        self,
        string: str,
        size: Size,
        colour: Paint = "main",
        *,
        font: str | None = None,
        shadow: bool = False,
    ) -> Surface:
        """Return a line of text, its capitals in the middle of its height."""
        return self.kit.type.line(string, size, self.kit.colour(colour), face=font, is_shadowed=shadow)

    def figures(
        self,
        string: str,
        size: Size,
        colour: Paint = "main",
        *,
        font: str | None = None,
        shadow: bool = False,
    ) -> Surface:
        """Return a counter or clock that keeps still while its digits change."""
        return self.kit.type.figures(string, size, self.kit.colour(colour), face=font, is_shadowed=shadow)

    def text_width(self, string: str, size: Size, *, font: str | None = None) -> float:
        return self.kit.type.width(string, size, font)

    def wrap(self, string: str, width: float, size: Size, *, font: str | None = None) -> list[str]:
        return self.kit.type.wrap(string, width, size, font)

    def shortened(self, string: str, width: float, size: Size, *, font: str | None = None) -> str:
        """Return a string cut with an ellipsis to fit a width."""
        return self.kit.type.shortened(string, width, size, font)

    def paragraph(
        self,
        string: str,
        width: float,
        size: Size,
        colour: Paint = "main",
        *,
        font: str | None = None,
        align: str = "left",
        leading: float = 1.35,
    ) -> Surface:
        """Return wrapped text `width` units wide; `align` left, centre or right."""
        tone = self.kit.colour(colour)
        key = ("paragraph", string, width, size, tone, font, align, leading)
        return self.kit.picture(
            key,
            lambda: self.kit.type.paragraph(
                string, width, size, tone, face=font, align=align, leading=leading
            ),
        )
