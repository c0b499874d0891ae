"""What the table of Ticcitories lets its seats do, and what it says about it."""

import pygame
import pytest
from match_kit import act_as_bot, play_ahead
from plans import Session, click, key, move
from ticcitories_tables import open_table, to_the_last_card, until_choosing, until_placing
from together_tables import Blank, seat_people

from ticgame.games.ticcitories.preview import preview
from ticgame.games.ticcitories.rules import Claim, Place
from ticgame.games.ticcitories.scoring import score_grid
from ticgame.play.input.bindings import Intent
from ticgame.play.scenes.ticcitories import contents
from ticgame.play.scenes.ticcitories.count import Phase
from ticgame.play.scenes.ticcitories.cursor import Zone
from ticgame.play.scenes.ticcitories.panel_bar import hint_boxes
from ticgame.play.settings import Motion
from ticgame.play.table.contest import Contest
from ticgame.play.table.pose import Face


@pytest.fixture
def play(tmp_path):
    with Session(tmp_path, Blank(), size=(1024, 600), motion=Motion.OFF) as session:
        yield session


def clusters(play, count):
    return play.app.hub.clusters[:count]


def table_of(play, count=2, **more):
    return open_table(play, seat_people(play, clusters(play, count)), **more)


def acts(table):
    return [entry.action for entry in table.match.entries]


def with_mouse(play, **more):
    """Put up a table of the mouse and a cluster."""
    return open_table(play, seat_people(play, [play.app.hub.mouse, *clusters(play, 1)]), **more)


def pixels(play, place):
    return play.app.canvas.to_pixels(*place[:2])


def test_the_first_seat_chooses_the_card_in_focus(play):
    table = table_of(play, 3)
    play.feed(key("D"))
    play.feed(key("F"))
    assert acts(table) == [Claim(2)]
    assert table.public.turn == 1


def test_claimed_cards_are_passed_over(play):
    table = table_of(play, 3, change=lambda match: match.act(0, Claim(2)))
    assert table.cursor.position == 1
    play.feed(key("L"))
    assert table.cursor.position == 3
    play.feed(key("L"))
    assert table.cursor.position == 1


def test_the_last_card_is_taken_by_a_press_so_that_the_placing_can_be_taken_back(play):
    def to_the_last_choice(match):
        while not (match.view(None).must_place and match.view(None).step == 1):
            act_as_bot(match)

    table = table_of(play, 2, change=to_the_last_choice)
    seat, count = table.public.turn, len(acts(table))
    confirm, back = (("F", "G"), (";", "'"))[seat]
    play.feed(key(confirm))
    assert table.situation().hints.hints[0].words == "Take it"
    play.feed(key(back))
    assert len(acts(table)) == count
    play.feed(key(confirm))
    play.feed(key(confirm))
    assert isinstance(acts(table)[-1], Claim)
    assert table.undo_seat() is None, "a new row has turned up"


def test_only_the_seat_on_turn_acts(play):
    table = table_of(play, 3)
    play.feed(key(";"))
    play.feed(key("L"))
    assert acts(table) == []
    assert table.cursor.position == 1


def test_a_card_is_placed_where_the_cursor_is_and_the_next_is_chosen(play):
    table = table_of(play, 2, change=until_placing)
    assert table.cursor.zone is Zone.PLACE
    play.feed(key("D"))
    cell, before = table.cursor.cell, len(acts(table))
    play.feed(key("F"))
    assert acts(table)[before:] == [Place(cell)]
    assert table.cursor.zone is Zone.CHOOSE
    play.feed(key("F"))
    assert isinstance(acts(table)[-1], Claim)


def test_the_cursor_comes_to_every_legal_cell(play):
    table = table_of(play, 2, change=play_ahead(20))
    if table.cursor.zone is not Zone.PLACE:
        play.feed(key("F"))
    seen, names = set(), ("W", "A", "S", "D") if table.public.turn == 0 else ("I", "J", "K", "L")
    for number in range(120):
        seen.add(table.cursor.cell)
        play.feed(key(names[(number * 7 // 3) % 4]))
    seen.add(table.cursor.cell)
    missing = set(table.legal_cells()) - seen
    for _ in range(len(table.legal_cells())):
        play.feed(key("E" if table.public.turn == 0 else "O"))
        seen.add(table.cursor.cell)
    assert set(table.legal_cells()) <= seen, missing


def test_the_plate_tells_what_the_card_in_hand_brings(play):
    table = table_of(play, 2, change=until_placing)
    now = table.situation()
    card, cell = now.held, now.held_cell
    layout = table.public.grids[0]
    mark = table.picture.panels["plate"].mark("points")
    assert mark is not None
    then = preview(layout, cell, card)
    gains = contents.gains_of(then)
    assert contents.plate(now, now.people[0], contents.ahead(now)).points == then.points
    assert sum(gain.points for gain in gains) == then.points
    play.feed(key("F"))
    assert table.situation().last.points == then.points
    assert score_grid(table.public.grids[0]).total == score_grid(layout).total + then.points


def test_without_ghosts_nothing_is_told_beforehand(play):
    play.app.store.change(has_ghost=False)
    table = table_of(play, 2, change=until_placing)
    assert contents.ahead(table.situation()) is None
    assert table.picture.panels["plate"].mark("points") is None


def test_a_card_of_the_row_may_be_tried_before_it_is_chosen(play):
    table = table_of(play, 2, change=until_choosing)
    before = len(acts(table))
    play.feed(key("R"))
    assert table.cursor.zone is Zone.TRY
    assert table.situation().held == table.public.choosing.cards[table.cursor.position - 1]
    play.feed(key("E"))
    play.feed(key("S"))
    assert len(acts(table)) == before
    position = table.cursor.position
    play.feed(key("G"))
    assert table.cursor.zone is Zone.CHOOSE
    play.feed(key("R"))
    play.feed(key("F"))
    assert acts(table)[before:] == [Claim(position)]


def test_a_mouse_places_where_it_clicks_and_says_why_not(play):
    table = open_table(
        play, seat_people(play, [play.app.hub.mouse, *clusters(play, 1)]), change=until_placing
    )
    layout = table.public.grids[0]
    taken = next(cell for cell, _card in layout.cards())
    before = len(acts(table))
    play.feed(click(*pixels(play, table.picture.layout.large.box(taken))))
    assert table.refusal == "A card already lies there."
    assert len(acts(table)) == before
    cell = table.legal_cells()[-1]
    play.feed(move(*pixels(play, table.picture.layout.grids[0].box(cell))))
    assert table.cursor.cell == cell
    play.feed(click(*pixels(play, table.picture.layout.grids[0].box(cell))))
    assert acts(table)[before:] == [Place(cell)]


def test_a_mouse_drags_the_card_to_place_onto_its_cell(play):
    table = open_table(
        play, seat_people(play, [play.app.hub.mouse, *clusters(play, 1)]), change=until_placing
    )
    before, layout = len(acts(table)), table.picture.layout
    position = table.public.placing.claims.index(0) + 1
    start = pixels(play, layout.row_place(position, is_choosing=False))
    cell = table.legal_cells()[-1]
    for end, done in ((pixels(play, layout.row_place(position, is_choosing=False)), []),
                      (pixels(play, layout.large.box(cell)), [Place(cell)])):  # fmt: skip
        press, release = click(*start)[-2], click(*end)[-1]
        play.feed([*move(*start), press])
        play.feed(move(*end))
        play.feed([release])
        assert acts(table)[before:] == done


def test_a_mouse_chooses_what_it_clicks(play):
    table = with_mouse(play, row=4)
    play.feed(move(*pixels(play, table.picture.layout.row_place(3, is_choosing=True))))
    assert table.cursor.position == 3
    play.feed(click(*pixels(play, table.picture.layout.row_place(2, is_choosing=True))))
    assert acts(table) == [Claim(2)]


def test_a_claimed_card_is_refused_in_words(play):
    table = open_table(play, seat_people(play, [*clusters(play, 1), play.app.hub.mouse]))
    play.feed(key("F"))
    assert table.public.turn == 1
    play.feed(click(*pixels(play, table.picture.layout.row_place(1, is_choosing=True))))
    assert table.refusal == "Another token already lies on that card."
    assert len(acts(table)) == 1


def test_hints_can_be_clicked(play):
    table = open_table(
        play, seat_people(play, [play.app.hub.mouse, *clusters(play, 1)]), change=until_choosing
    )
    hints = table.situation().hints
    boxes = dict(zip([hint.intent for hint in hints.hints], hint_boxes(play.app.art, hints), strict=True))
    play.feed(click(*pixels(play, boxes[Intent.X])))
    assert table.cursor.zone is Zone.TRY
    hints = table.situation().hints
    boxes = dict(zip([hint.intent for hint in hints.hints], hint_boxes(play.app.art, hints), strict=True))
    play.feed(click(*pixels(play, boxes[Intent.Y])))
    assert table.calls.asked == ["missions"]


def test_the_hints_have_the_glyphs_of_the_seat_on_turn(play):
    table = table_of(play, 2)
    assert [hint.glyph for hint in table.situation().hints.hints][:1] == ["key:F"]
    play.feed(key("F"))
    assert [hint.glyph for hint in table.situation().hints.hints][:1] == ["key:;"]


@pytest.mark.parametrize(("size", "percent"), [((1024, 600), 130), ((1280, 720), 100), ((1920, 1080), 130)])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_word_leaves_the_display_or_lies_on_a_hint(tmp_path, size, percent, seats):
    with Session(tmp_path, Blank(), size=size, motion=Motion.OFF, text_scale_percent=percent) as play:
        people = seat_people(play, clusters(play, 1), ["greedy"] * (seats - 1))
        table = open_table(play, people, has_bots=False, change=until_placing)
        whole = play.picture.get_rect()
        for sprite in table.stage.sprites:
            if sprite.is_visible and sprite.layer >= 30:
                assert whole.contains(sprite.rect)
        bar = table.picture.panels["bar"]
        boxes = [bar.sprite(name).rect for name in bar.keys]
        for at, one in enumerate(boxes):
            others = [other for other in boxes[at + 1 :] if one.colliderect(other)]
            assert len(others) <= 1, "only the empty edges of two lines overlap"


def test_a_new_size_shows_the_same(play):
    table = table_of(play, 3, change=until_placing)
    poses = dict(table.picture.sprites.rest)
    table.relayout(play.app.canvas)
    assert dict(table.picture.sprites.rest) == poses


def until_placing_with(*, is_turned):
    """Return what plays a match on until seat 0 places, the rest of its deck turned round or not."""

    def change(match):
        until_placing(match)
        state = match._state
        rest = state.deck[state.drawn :]
        match._state = state._replace(deck=state.deck[: state.drawn] + (rest[::-1] if is_turned else rest))

    return change


def test_the_deck_is_not_in_the_picture(tmp_path):
    """Two games alike but for the order of the deck look alike."""
    pictures = []
    for is_turned in (False, True):
        with Session(tmp_path / str(is_turned), Blank(), size=(1024, 600), motion=Motion.OFF) as play:
            table_of(play, 3, change=until_placing_with(is_turned=is_turned))
            play.pass_ms(200)
            pictures.append(pygame.image.tobytes(play.picture, "RGB"))
    assert pictures[0] == pictures[1]


def test_no_frame_of_a_placing_shows_the_deck(tmp_path):
    shown = []
    for is_turned in (False, True):
        with Session(tmp_path / str(is_turned), Blank(), size=(1024, 600)) as play:
            table = table_of(play, 3, change=until_placing_with(is_turned=is_turned))
            play.pass_ms(200)
            act_as_bot(table.match)
            frames = []
            for _ in range(30):
                play.frames(3)
                frames.append(pygame.image.tobytes(play.picture, "RGB"))
            public = table.public
            lying = [list(grid.cards()) for grid in public.grids]
            shown.append(((lying, public.placing, public.choosing), frames))
    assert shown[0][0] == shown[1][0], "nothing was dealt that was to be hidden"
    assert len(set(shown[0][1])) > 10, "a card moves"
    assert shown[0][1] == shown[1][1]


def test_every_card_that_lies_open_is_shown_once_in_the_grids(play):
    table = table_of(play, 4, change=play_ahead(40))
    faces = [sprite.card for sprite in table.picture.sprites if isinstance(sprite, Face)]
    held = table.situation().held if table.public.must_place else None
    lying = [card for grid in table.public.grids for _cell, card in grid.cards()]
    assert set(lying) <= set(faces)
    assert held not in faces


def test_the_end_shows_the_sheet_then_the_results(play):
    table = table_of(play, 2, side=3, change=to_the_last_card)
    names = ("F", ";")
    play.feed(key(names[table.public.turn]))
    assert table.match.is_over
    sheet = table.picture.panels["sheet"]
    assert sheet.mark("mat") is not None
    assert "win" in contents.bar(table.situation(), Phase.DONE, table.picture._whole_sums()).title
    play.pass_ms(1000)
    assert table.calls.asked == []
    play.feed(key("F"))
    (contest,) = table.calls.asked
    assert isinstance(contest, Contest)
    assert [standing.points for standing in contest.standings] == [
        str(points).replace("-", "−") for points in sorted(table.match.result.scores, reverse=True)
    ]
    assert contest.winners == table.match.result.winners()


def test_the_results_come_by_themselves_when_the_sheet_was_long_enough_in_sight(play):
    table = table_of(play, 2, side=3, change=to_the_last_card)
    play.feed(key(("F", ";")[table.public.turn]))
    play.pass_ms(7000)
    assert table.calls.asked == []
    play.pass_ms(2000)
    assert len(table.calls.asked) == 1


def test_a_click_leads_on_from_the_end(play):
    table = with_mouse(play, side=3, change=to_the_last_card)
    if table.public.turn == 0:
        play.feed(click(*pixels(play, table.picture.layout.large.box(table.cursor.cell))))
    else:
        play.feed(key("F"))
    assert table.match.is_over
    play.pass_ms(800)
    play.feed(click(10, 10))
    assert len(table.calls.asked) == 1
