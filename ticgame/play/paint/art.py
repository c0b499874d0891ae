"""`Art`: every picture of the game at the canvas's own pixel size, drawn once and kept.

Lengths go in as design units (1920 x 1080); surfaces come out in pixels. A picture belongs to the store
that keeps it: do not draw on it, copy it first. Colours are RGB or a name of the palette ("muted", "tic",
"whale"). Methods marked * return run-length encoded sprites: blit them onto the display or another opaque
surface only. Pictures with a shadow or a light around them are padded evenly, so that the middle of the
picture is the middle of the thing: place them by their centre.

Cards       card(card, width)   card_sprite*(card, width, lift=, angle=, scale_x=, scale_y=)
            back(width)         back_sprite*(width, lift=, angle=, scale_x=, scale_y=)
            card_size(width) in design units    chip(colour, width, height)    sheen(width, step)
Seats       badge(animal, radius, glow=)        empty_badge(radius, colour)
            cursor(w, h, animal, nest=, locked=, gap=, band=, badge=, anchor=, radius=)
Edges       marker(kind, scale, glow=)   kinds tic single nic, break mono duo tripo
            relation_colour(kind)        nic_pip(radius, filled=)    link(length, thickness, colour)
Text        text(string, role_or_size, colour, font=, shadow=)       text_width(string, role_or_size, font=)
            figures(...) digits in equal cells    paragraph(string, width, role_or_size, colour, ...)
            wrap(string, width, role_or_size, font=)    shortened(string, width, role_or_size, font=)
Furniture   felt(kind)   mat*(w, h)   panel(w, h, ...)   inset(w, h, ...)   menu_row(w, h, focused=)
            slot(w, h, legal=)   strip(w, h)   ring(w, h, ...)   glow(w, h, ...)   box(w, h, ...)
            veil(alpha)   bar(w, h, share, colour)   toggle(on=)   slider(width, share)   pill(w, h)
Boards      banner(w, h, animal)   clock(radius, share, colour)   number_disc(number, radius, animal)
            set_cell(w, h, kind)   check_disc(radius)
Missions    segments(width, total=, filled=, preview=, done=)   key_chip(key, size)   edge_tile(kinds, size)
Signs       icon(name, size, colour)   key_glyph(glyph, size)   shape(shape, radius, colour)
Effects     sparkle(radius, colour, alpha)   crown(size)   dust(radius, alpha)   crack(length, seed)
            splash(radius, seed)   confetti(shape, radius, colour, angle)
Title       logo*()   title_fan*()

Text roles: victory screen plate score panel menu (Fredoka One), name list item (Manrope ExtraBold), hint
(Manrope Bold).
"""

from pygame import Surface

from ticgame.core.cards import COLOUR, Card, Key
from ticgame.play.paint import (
    backs,
    badges,
    boards,
    cards,
    cursors,
    effects,
    glyphs,
    icons,
    markers,
    missions,
    panels,
    sprites,
    title,
)
from ticgame.play.paint import felt as felts
from ticgame.play.paint.cursors import CursorStyle
from ticgame.play.paint.kit import Kit, Paint, make_kit
from ticgame.play.paint.raster import box_mask, mask, soft_box, tinted
from ticgame.play.paint.shapes import card_shape
from ticgame.play.paint.sprites import Pose
from ticgame.play.text import Size
from ticgame.play.theme import Canvas, Colour, Theme, Tint


class Art:
    """Draws for one canvas in one theme: a new size or theme means a new Art."""

    def __init__(self, canvas: Canvas, theme: Theme) -> None:
        self.kit: Kit = make_kit(canvas, theme)
        self.canvas = canvas
        self.theme = theme

    # Cards

    def card(self, card: Card, width: float) -> Surface:
        """Return a card's face without a shadow, straight alpha."""
        return self._face(card, self.canvas.px(width))

    def _face(self, card: Card, w: int) -> Surface:
        return self.kit.picture(("face", card, w), lambda: cards.face(self.kit, card, w))

    def card_sprite(
        self,
        card: Card,
        width: float,
        *,
        lift: float = 0,
        angle: float = 0,
        scale_x: float = 1,
        scale_y: float = 1,
    ) -> Surface:
        """Return a face over its shadow, turned counter-clockwise by degrees; the caller raises it."""
        pose = Pose(lift, angle, scale_x, scale_y).rounded()
        edge = self.theme.card_colours(COLOUR[card]).keyline
        return self.kit.sprite(
            ("card", card, width, pose),
            lambda: sprites.posed(self.kit, lambda w: self._face(card, w), width, pose, edge),
        )

    def back(self, width: float) -> Surface:
        """Return a card's back without a shadow; under 70 units wide the small design."""
        return self._back(self.canvas.px(width), width)

    def _back(self, w: int, width: float) -> Surface:
        is_small = width < backs.SMALL_BELOW
        return self.kit.picture(("back", w, is_small), lambda: backs.back(self.kit, w, is_small=is_small))

    def back_sprite(
        self, width: float, *, lift: float = 0, angle: float = 0, scale_x: float = 1, scale_y: float = 1
    ) -> Surface:
        pose = Pose(lift, angle, scale_x, scale_y).rounded()
        edge = self.theme.colour("cards.back.keyline")
        return self.kit.sprite(
            ("back", width, pose),
            lambda: sprites.posed(self.kit, lambda w: self._back(w, width), width, pose, edge),
        )

    def card_size(self, width: float) -> tuple[float, float]:
        """Return width and height of a card as it is drawn, in design units."""
        w = self.canvas.px(width)
        return w / self.canvas.k, cards.card_height(w) / self.canvas.k

    def chip(self, colour: int, width: float, height: float) -> Surface:
        """Return a plate in a card colour with its pattern."""
        w, h = self.canvas.px(width), self.canvas.px(height)
        return self.kit.picture(("chip", colour, w, h), lambda: cards.chip(self.kit, colour, w, h, h * 0.25))

    def sheen(self, width: float, step: int) -> Surface:
        """Return the band of light over a card at step 0 to 15 of its way."""
        w = self.canvas.px(width)
        return self.kit.picture(("sheen", w, step), lambda: effects.sheen(self.kit, w, step))

    # Seats

    def badge(self, animal: str, radius: float, *, glow: bool = False) -> Surface:
        return self.kit.picture(
            ("badge", animal, radius, glow),
            lambda: badges.badge(self.kit, animal, radius * self.canvas.k, has_glow=glow),
        )

    def empty_badge(self, radius: float, colour: Paint = "rabbit") -> Surface:
        """Return a free seat's hexagon with a plus."""
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("empty badge", radius, tone),
            lambda: badges.empty_badge(self.kit, radius * self.canvas.k, tone),
        )

    def cursor(
        self,
        w: float,
        h: float,
        animal: str,
        *,
        nest: int = 0,
        locked: bool = False,
        gap: float = 5,
        band: float = 6,
        badge: float = 24,
        anchor: tuple[float, float] | None = None,
        radius: float | None = None,
    ) -> Surface:
        """Return a seat's cursor around a card of w x h; its middle is the card's.

        `nest` 1 lies around another cursor. `badge` is the badge's radius, 0 for none; `anchor` moves it
        from the seat's own place to shares (-1 to 1) of half the cursor. `radius` is the corner's, else a
        card's.
        """
        style = CursorStyle(gap, band, badge, nest, locked, anchor, radius)
        return self.kit.picture(
            ("cursor", w, h, animal, style),
            lambda: cursors.cursor(self.kit, self._card_px(w, h), animal, style),
        )

    def _px(self, w: float, h: float) -> tuple[int, int]:
        return self.canvas.px(w), self.canvas.px(h)

    def _card_px(self, w: float, h: float) -> tuple[int, int]:
        """Return the pixels of a box, exactly those of a card if it has a card's proportions."""
        wide, high = self._px(w, h)
        return wide, cards.card_height(wide) if abs(h - w * cards.RATIO) < 1.5 else high

    # Edges

    def marker(self, kind: str, scale: float = 1.0, *, glow: bool = True) -> Surface:
        return self.kit.picture(
            ("marker", kind, scale, glow),
            lambda: markers.marker(self.kit, kind, scale * self.canvas.k, has_glow=glow),
        )

    def relation_colour(self, kind: str) -> Colour:
        """Return the colour of words about a relation."""
        return markers.colour_of(self.kit, kind)

    def nic_pip(self, radius: float = 20, *, filled: bool) -> Surface:
        return self.kit.picture(
            ("nic pip", radius, filled),
            lambda: markers.nic_pip(self.kit, radius * self.canvas.k, is_filled=filled),
        )

    def link(self, length: float, thickness: float = 6, colour: Paint = "tic") -> Surface:
        """Return the line of light between two cards, lying across."""
        k, tone = self.canvas.k, self.kit.colour(colour)
        return self.kit.picture(
            ("link", length, thickness, tone), lambda: effects.link(length * k, thickness * k, tone)
        )

    # Text

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

    # Furniture

    def felt(self, kind: str) -> Surface:
        """Return the background of a whole display, `table` or `title`, opaque."""
        return self.kit.picture(("felt", kind), lambda: felts.felt(kind, self.canvas.size))

    def mat(self, w: float, h: float, *, radius: float = 36) -> Surface:
        return self.kit.sprite(
            ("mat", w, h, radius), lambda: panels.mat(self.kit, self._px(w, h), radius * self.canvas.k)
        )

    def panel(
        self,
        w: float,
        h: float,
        *,
        radius: float = 26,
        animal: str | None = None,
        active: bool = False,
        alpha: float = 0.84,
        shadow: bool = True,
    ) -> Surface:
        """Return a panel; with an animal it has the seat's header tint and line, and a glow if `active`."""
        key = ("panel", w, h, radius, animal, active, alpha, shadow)
        return self.kit.picture(
            key,
            lambda: panels.panel(
                self.kit,
                self._px(w, h),
                radius * self.canvas.k,
                animal=animal,
                is_active=active,
                alpha=alpha,
                has_shadow=shadow,
            ),
        )

    def inset(
        self, w: float, h: float, *, radius: float = 17, alpha: float = 0.34, line: float = 0.07
    ) -> Surface:
        return self.kit.picture(
            ("inset", w, h, radius, alpha, line),
            lambda: panels.inset(self.kit, self._px(w, h), radius * self.canvas.k, alpha=alpha, line=line),
        )

    def menu_row(self, w: float, h: float, *, focused: bool = False, radius: float = 26) -> Surface:
        return self.kit.picture(
            ("menu row", w, h, focused, radius),
            lambda: panels.menu_row(
                self.kit, self._px(w, h), min(radius, h / 2) * self.canvas.k, is_focused=focused
            ),
        )

    def slot(self, w: float, h: float, *, legal: bool = False) -> Surface:
        return self.kit.picture(
            ("slot", w, h, legal),
            lambda: panels.slot(
                self.kit, self._card_px(w, h), self.canvas.px(w) * cards.CORNER, is_legal=legal
            ),
        )

    def strip(self, w: float, h: float = 44) -> Surface:
        """Return a growth strip with a plus."""
        return self.kit.picture(
            ("strip", w, h), lambda: panels.strip(self.kit, self._px(w, h), 10 * self.canvas.k)
        )

    def ring(
        self,
        w: float,
        h: float,
        *,
        radius: float,
        width: float = 4,
        colour: Paint = "selection",
        alpha: float = 1.0,
    ) -> Surface:
        """Return the line inside the edge of a rounded box."""
        tint, k = Tint(self.kit.colour(colour), alpha), self.canvas.k
        return self.kit.picture(
            ("ring", w, h, radius, width, tint),
            lambda: panels.ring(*self._px(w, h), radius * k, width * k, tint),
        )

    def glow(
        self,
        w: float,
        h: float,
        *,
        radius: float,
        blur: float = 18,
        colour: Paint = "selection",
        alpha: float = 0.55,
    ) -> Surface:
        """Return light around a rounded box of w x h, in the middle of its picture."""
        tone, k = self.kit.colour(colour), self.canvas.k
        return self.kit.picture(
            ("glow", w, h, radius, blur, tone, alpha),
            lambda: tinted(soft_box(*self._px(w, h), radius * k, blur * k), tone, alpha),
        )

    def box(self, w: float, h: float, *, radius: float, colour: Paint, alpha: float = 1.0) -> Surface:
        """Return a plain rounded box."""
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("box", w, h, radius, tone, alpha),
            lambda: tinted(box_mask(*self._px(w, h), radius * self.canvas.k), tone, alpha),
        )

    def veil(self, alpha: float | None = None) -> Surface:
        """Return an even layer over the display, by default so thin that cards stay readable."""
        tint = self.theme.tint("veil")
        share = tint.alpha if alpha is None else alpha
        return self.kit.picture(("veil", share), lambda: effects.veil(self.canvas.size, tint.colour, share))

    def bar(self, w: float, h: float, share: float, colour: Paint = "accent") -> Surface:
        tone, part = self.kit.colour(colour), round(share, 2)
        return self.kit.picture(
            ("bar", w, h, part, tone), lambda: panels.progress(self.kit, *self._px(w, h), part, tone)
        )

    def toggle(self, w: float = 76, h: float = 40, *, on: bool) -> Surface:
        return self.kit.picture(
            ("toggle", w, h, on), lambda: boards.toggle(self.kit, *self._px(w, h), is_on=on)
        )

    def slider(self, w: float, share: float, *, h: float = 36) -> Surface:
        part = round(share, 2)
        return self.kit.picture(
            ("slider", w, h, part), lambda: boards.slider(self.kit, *self._px(w, h), part)
        )

    def pill(self, w: float, h: float = 52) -> Surface:
        return self.kit.picture(("pill", w, h), lambda: boards.pill(self.kit, *self._px(w, h)))

    # Boards

    def banner(self, w: float, h: float, animal: str) -> Surface:
        return self.kit.picture(
            ("banner", w, h, animal),
            lambda: boards.banner(self.kit, *self._px(w, h), self.kit.colour(animal)),
        )

    def clock(self, radius: float, share: float, colour: Paint = "accent") -> Surface:
        """Return a draining ring in steps of a hundredth."""
        part, tone = round(share, 2), self.kit.colour(colour)
        return self.kit.picture(
            ("clock", radius, part, tone), lambda: boards.clock(self.kit, radius * self.canvas.k, part, tone)
        )

    def number_disc(self, number: int, radius: float = 20, animal: str | None = None) -> Surface:
        """Return a number on a disc, in a seat's colour if one is given."""
        tone = self.kit.colour(animal) if animal else None
        return self.kit.picture(
            ("number", number, radius, tone),
            lambda: boards.number_disc(self.kit, number, radius * self.canvas.k, tone),
        )

    def set_cell(self, w: float, h: float, kind: str | None = None) -> Surface:
        """Return a board's cell, filled and checked if `kind` names the set collected there."""
        return self.kit.picture(
            ("set cell", w, h, kind), lambda: boards.set_cell(self.kit, *self._px(w, h), kind)
        )

    def check_disc(self, radius: float = 14, disc: Paint = "tic", check: Paint = "ink") -> Surface:
        tones = (self.kit.colour(disc), self.kit.colour(check))
        return self.kit.picture(
            ("check", radius, tones), lambda: boards.check_disc(radius * self.canvas.k, *tones)
        )

    # Missions

    def segments(
        self,
        width: float,
        *,
        total: int,
        filled: int,
        preview: int = 0,
        done: bool = False,
        height: float = 16,
    ) -> Surface:
        """Return progress in segments; `preview` more are outlined in mint."""
        return self.kit.picture(
            ("segments", width, total, filled, preview, done, height),
            lambda: missions.segments(
                self.kit, *self._px(width, height), total=total, filled=filled, preview=preview, is_done=done
            ),
        )

    def key_chip(self, key: Key, size: float = 60) -> Surface:
        return self.kit.picture(
            ("key chip", key, size), lambda: missions.key_chip(self.kit, key, self.canvas.px(size))
        )

    def edge_tile(self, kinds: tuple[str, ...], size: float = 60) -> Surface:
        """Return a tile with one to four edge symbols."""
        return self.kit.picture(
            ("edge tile", kinds, size), lambda: missions.edge_tile(self.kit, kinds, self.canvas.px(size))
        )

    # Signs

    def icon(self, name: str, size: float, colour: Paint = "main") -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("icon", name, size, tone), lambda: icons.icon(name, self.canvas.px(size), tone)
        )

    def key_glyph(self, glyph: str, size: float = 44) -> Surface:
        """Return a control: `pad:A`, `pad:cross`, `pad:dpad`, `pad:LB`, `key:Space`, `mouse:left`."""
        return self.kit.picture(
            ("glyph", glyph, size), lambda: glyphs.key_glyph(self.kit, glyph, self.canvas.px(size))
        )

    def shape(self, shape: int, radius: float, colour: Paint) -> Surface:
        """Return a card shape (position 0 to 4), its nominal centre in the middle."""
        r, tone = radius * self.canvas.k, self.kit.colour(colour)
        half = round(r * 1.3) + 1
        return self.kit.picture(
            ("shape", shape, radius, tone),
            lambda: tinted(mask(2 * half, 2 * half, [card_shape(shape, half, half, r)]), tone),
        )

    # Effects

    def sparkle(self, radius: float, colour: Paint = "extreme_sparkle", alpha: float = 1.0) -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("sparkle", radius, tone, alpha), lambda: effects.sparkle(radius * self.canvas.k, tone, alpha)
        )

    def crown(self, size: float = 58) -> Surface:
        tones = (self.kit.colour("leader"), self.kit.colour("ink"))
        return self.kit.picture(("crown", size), lambda: effects.crown(self.canvas.px(size), *tones))

    def dust(self, radius: float, alpha: float = 0.25) -> Surface:
        return self.kit.picture(("dust", radius, alpha), lambda: effects.dust(radius * self.canvas.k, alpha))

    def crack(self, length: float = 80, seed: int = 0, colour: Paint = "selection") -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("crack", length, seed, tone), lambda: effects.crack(length * self.canvas.k, tone, seed)
        )

    def splash(self, radius: float = 34, seed: int = 0, colour: Paint = "nic") -> Surface:
        tone = self.kit.colour(colour)
        return self.kit.picture(
            ("splash", radius, seed, tone), lambda: effects.splash(radius * self.canvas.k, tone, seed)
        )

    def confetti(self, shape: int, radius: float, colour: int, angle: float = 0) -> Surface:
        """Return a card shape in a card colour, turned by degrees (rounded to 15)."""
        turn = round(angle / 15) * 15 % 360
        tone = self.theme.card_colours(colour).mean
        return self.kit.picture(
            ("confetti", shape, radius, tone, turn),
            lambda: effects.confetti(shape, radius * self.canvas.k, tone, turn),
        )

    # Title

    def logo(self) -> Surface:
        return self.kit.sprite(("logo",), lambda: title.logo(self.kit))

    def title_fan(self) -> Surface:
        """Return the five large cards that explain the game, with their `=`."""
        return self.kit.sprite(("fan",), lambda: title.fan(self.kit))
