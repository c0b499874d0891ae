"""`Art`: every picture of the game at the canvas's own pixel size, drawn once and kept.

Lengths go in as design units (1920 x 1080); surfaces come out in pixels. A picture belongs to the store
that keeps it: do not draw on it, copy it first. Colours are RGB or a name of the palette ("muted", "tic",
"whale"). Methods marked * return run-length encoded sprites: blit them onto the display or another opaque
surface only. Pictures with a shadow or a light around them are padded evenly, so that the middle of the
picture is the middle of the thing: place them by their centre.

Cards       card(card, width)   card_sprite*(card, width, lift=, angle=, scale_x=, scale_y=)
            back(width)         back_sprite*(width, lift=, angle=, scale_x=, scale_y=)
            chip(colour, width, height)         sheen(width, step)
Seats       badge(animal, radius, glow=)        empty_badge(radius, colour)
            cursor(w, h, animal, nest=, locked=, gap=, band=, badge=, anchor=, radius=)
Edges       marker(kind, scale, glow=)   kinds tic single nic, break mono duo tripo
            relation_colour(kind)        nic_pip(radius, filled=)    link(length, thickness, colour)
Text        text(string, role_or_size, colour, font=, shadow=)       text_width(string, role_or_size, font=)
            figures(...) digits in equal cells    paragraph(string, width, role_or_size, colour, ...)
            wrap(string, width, role_or_size, font=)    shortened(string, width, role_or_size, font=)
Furniture   felt(kind)   mat*(w, h)   panel(w, h, ...)   inset(w, h, ...)   menu_row(w, h, focused=)
            slot(w, h, legal=)   strip(w, h)   ring(w, h, ...)   glow(w, h, ...)   box(w, h, ...)
            toggle(on=)   slider(width, share)   pill(w, h)
Boards      banner(w, h, animal)   clock(radius, share, colour)   number_disc(number, radius, animal)
            set_cell(w, h, kind)   check_disc(radius)
Missions    segments(width, total=, filled=, preview=, done=)   key_chip(key, size)   edge_tile(kinds, size)
Signs       icon(name, size, colour)   key_glyph(glyph, size)   shape(shape, radius, colour)
Effects     sparkle(radius, colour, alpha)   crown(size)   dust(radius, alpha)   crack(length, seed)
            splash(radius, seed)   confetti(shape, radius, colour, angle)
Title       logo*()

Text roles: victory screen plate score panel menu (Fredoka One), name list item (Manrope ExtraBold), hint
(Manrope Bold).
"""

from ticgame.play.paint.art_boards import BoardArt
from ticgame.play.paint.art_cards import CardArt
from ticgame.play.paint.art_furniture import FurnitureArt
from ticgame.play.paint.art_seats import SeatArt
from ticgame.play.paint.art_signs import SignArt
from ticgame.play.paint.art_text import TextArt


class Art(CardArt, SeatArt, TextArt, FurnitureArt, BoardArt, SignArt):
    """Everything that can be drawn, for one canvas in one theme."""
