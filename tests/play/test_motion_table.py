"""The director's tables have an entry for all that can happen, and every motion goes from start to end."""

from importlib import import_module
from math import isclose
from pathlib import Path

import pygame
import pytest
from motion_kit import MovingTable, dealt_table, face, mission_play, nic_like, nic_play, relations

from ticgame.core.cards import Relation
from ticgame.core.match import TakeSeat
from ticgame.games import GAMES, game
from ticgame.games.together.rules import MissionDone, Why
from ticgame.play.input.devices import Phase
from ticgame.play.scenes.together.motifs import edge_key
from ticgame.play.table import timing
from ticgame.play.table.panel_motions import ScreenShake
from ticgame.play.table.pose import DECK, Face, Hidden

PLAY = Path(import_module("ticgame.play").__file__).parent


@pytest.fixture
def table(tmp_path):
    with dealt_table(tmp_path) as table:
        yield table


def games_on_screen():
    return [name for name in GAMES if (PLAY / "scenes" / name / "picture.py").is_file()]


def test_a_game_is_on_screen():
    assert "together" in games_on_screen()


@pytest.mark.parametrize("name", games_on_screen())
@pytest.mark.parametrize("tables", ["MOTIFS", "REDUCED_MOTIFS"])
def test_every_action_and_event_has_a_motion(name, tables):
    rules = game(name)
    motifs = getattr(import_module(f"ticgame.play.scenes.{name}.motifs"), tables)
    kinds = {TakeSeat, *rules.actions.table.values(), *rules.events.table.values()}
    assert kinds == set(motifs), f"{tables} of {name}: missing {kinds - set(motifs)}"


# -- the rows of the motion table, one by one


def test_a_played_card_is_carried_dropped_and_squashed(table):
    table.skip(3)
    action = table.plays(lambda events: True)[0]
    start = table.seen(Hidden(table.scene.home, 2))
    table.act(action)
    card = face(action)
    assert (table.seen(card).x, table.seen(card).y) == pytest.approx((start.x, start.y - 0), abs=20)
    assert not table.seen(card).is_face_up
    table.run(timing.CARRY_MS + timing.DROP_MS * 0.5)
    above = table.seen(card)
    assert above.is_face_up
    assert above.y < table.rest(card).y - timing.DROP_LIFT * 0.5
    assert above.lift > timing.DROP_LIFT * 0.5
    table.run(timing.DROP_MS * 0.5 + 20)
    assert timing.SQUASH - 0.001 < table.seen(card).scale_y < 1.05
    table.run(3000)
    assert table.strays() == []


def test_neighbours_step_aside_and_come_back(table):
    table.skip(2)
    action = table.plays(lambda events: relations(events) == [Relation.SINGLE])[0]
    table.act(action)
    neighbour = Face(table.match.entries[-1].events[0].with_)
    table.run(timing.CARRY_MS + timing.DROP_MS + timing.SETTLE_MS / 2)
    rest, seen = table.picture.sprites.pose(neighbour), table.seen(neighbour)
    assert isclose(abs(seen.x - rest.x) + abs(seen.y - rest.y), timing.NUDGE, abs_tol=0.3)


def test_a_drawn_card_comes_in_an_arc_from_the_deck(table):
    action = table.plays(lambda events: True)[0]
    table.act(action)
    drawn = next(iter(table.picture.sprites.newcomers))
    deck = table.rest(Hidden(DECK, 0))
    assert (table.seen(drawn).x, table.seen(drawn).y) == (deck.x, deck.y)
    table.run(timing.DEAL_MS / 2)
    seen, rest = table.seen(drawn), table.rest(drawn)
    # At half the time out_cubic has gone 7/8 of the way: below the line by that much is no arc.
    line = deck.y + (rest.y - deck.y) * 0.875
    assert seen.y < line - timing.DEAL_ARC * 0.8
    assert seen.lift > timing.DEAL_LIFT * 0.8
    table.run(timing.DEAL_MS / 2 + 1)
    assert table.seen(drawn) == rest


def test_a_peek_turns_the_hand_over_edge_on_and_light_crosses_it(tmp_path):
    table = MovingTable(tmp_path, seats=2, humans=2)
    try:
        table.picture.hurry()
        before = {card: table.seen(card) for card in table.picture.sprites}
        table.scene.peek(table.scene.home, Phase.DOWN)
        table.scene.refresh()
        hand = [Face(card) for card in table.match.view(table.scene.home).hand]
        assert all(not table.seen(card).is_face_up for card in hand)
        assert {table.seen(card).x for card in hand} <= {pose.x for pose in before.values()}
        table.run(timing.FLIP_MS / 2)
        assert all(table.seen(card).scale_x < 0.3 for card in hand)
        table.run(timing.FLIP_MS * 0.4)
        assert table.stray_sprites() == len(hand)
        table.run(timing.FLIP_MS)
        assert [table.picture.sprites.pose(card) for card in hand] == [table.rest(card) for card in hand]
        assert table.stray_sprites() == 0
    finally:
        table.close()


def tic_mark(table, action):
    edge = next(event for event in table.match.entries[-1].events if event.rel is Relation.TIC)
    return edge_key(table.picture.craft, table.match.view(None), action.cell, edge)


def test_a_tic_pops_up_with_light_and_glints_and_both_cards_bounce(table):
    table.skip(4)
    action = table.plays(lambda events: Relation.TIC in relations(events))[0]
    sprites = len(table.scene.stage.sprites)
    table.act(action)
    key = tic_mark(table, action)
    marks = table.picture.panels["edges"]
    assert not marks.sprite(key).is_visible
    landing = table.picture.landing_ms
    table.run(landing - 1)
    assert not marks.sprite(key).is_visible
    table.run(timing.TIC_POP_MS * 0.6)
    assert marks.sprite(key).image.get_width() > marks.mark(key).image.get_width()
    assert len(table.scene.stage.sprites) >= sprites + timing.GLINTS // 2
    pose = table.picture.sprites.pose(face(action))
    assert table.seen(face(action)).y < pose.y - timing.BOUNCE / 2
    table.run(timing.TIC_MS)
    assert marks.sprite(key).image is marks.mark(key).image
    table.run(2000)
    assert table.strays() == []


def test_several_tics_come_one_after_another(tmp_path):
    for seed in range(40):
        table = MovingTable(tmp_path, seed=seed)
        try:
            table.picture.hurry()
            table.skip(7)
            double = table.plays(lambda events: relations(events).count(Relation.TIC) >= 2)
            if double:
                check_two_tics(table, double[0])
                return
        finally:
            table.close()
    pytest.fail("no position with two Tics in one play was found")


def check_two_tics(table, action):
    table.act(action)
    view, craft = table.match.view(None), table.picture.craft
    tics = [event for event in table.match.entries[-1].events if getattr(event, "rel", None) is Relation.TIC]
    first, second = (edge_key(craft, view, action.cell, event) for event in tics[:2])
    marks = table.picture.panels["edges"]
    table.run(table.picture.landing_ms + timing.TIC_STAGGER_MS * 0.7)
    assert marks.sprite(first).is_visible
    assert not marks.sprite(second).is_visible
    table.run(timing.TIC_STAGGER_MS)
    assert marks.sprite(second).is_visible


def test_a_single_only_grows(table):
    table.skip(2)
    action = table.plays(lambda events: relations(events) == [Relation.SINGLE])[0]
    table.act(action)
    landing = table.picture.landing_ms
    table.run(landing + timing.SINGLE_MS / 4)
    marks = table.picture.panels["edges"]
    edge = table.match.entries[-1].events[0]
    key = edge_key(table.picture.craft, table.match.view(None), action.cell, edge)
    assert marks.sprite(key).image.get_width() < marks.mark(key).image.get_width()
    table.run(timing.SINGLE_MS)
    assert marks.sprite(key).image is marks.mark(key).image


def test_a_nic_shakes_both_cards_stamps_a_cross_and_fills_a_pip(table):
    action = nic_play(table)
    limit = table.picture.panels["limit"]
    table.act(action)
    event = next(e for e in table.match.entries[-1].events if getattr(e, "rel", None) is Relation.NIC)
    assert limit.sprite(0).image is not limit.mark(0).image, "the pip is empty until the card lands"
    table.run(table.picture.landing_ms)
    swings = {face(action): 0.0, Face(event.with_): 0.0}
    for _ in range(24):
        table.run(1000 / 60)
        for card in swings:
            away = abs(table.seen(card).x - table.picture.sprites.pose(card).x)
            swings[card] = max(swings[card], away)
    assert all(3 < away <= timing.NIC_SHAKE + timing.NUDGE for away in swings.values())
    table.run(1500)
    assert table.strays() == []
    assert limit.sprite(0).image is limit.mark(0).image


@pytest.mark.parametrize(("nics", "shakes"), [(3, False), (5, True), (6, True)])
def test_only_the_last_two_pips_shake_the_screen(table, nics, shakes):
    jolts = []
    table.scene.stage.jolt = lambda dx, dy: jolts.append((dx, dy))
    while table.match.view(None).table.penalty < nics:
        table.act(nic_like(table, nics - table.match.view(None).table.penalty))
        table.picture.snap()
    jolts.clear()
    table.act(nic_like(table, 1))
    table.run(table.picture.landing_ms + timing.NIC_MS)
    assert any(jolt != (0, 0) for jolt in jolts) == shakes
    assert not shakes or jolts[-1] == (0, 0)
    shake = ScreenShake(table.scene.stage)
    for t in range(101):
        shake.show(t / 100)
    assert max(abs(dx) for dx, _ in jolts[-101:]) <= timing.SCREEN_SHAKE * table.scene.stage.k + 0.5


def test_a_mission_is_ticked_and_its_cards_wave(table):
    action = mission_play(table)
    before = table.match.view(None).table
    table.act(action)
    news = [event for event in table.match.entries[-1].events if isinstance(event, MissionDone)]
    missions = table.picture.panels["missions"]
    check = missions.sprite((news[0].id, "check"))
    assert not check.is_visible
    assert missions.sprite("count").image is not missions.mark("count").image
    after = table.match.view(None).table
    claim = next(new for new, old in zip(after.done, before.done, strict=True) if new and not old)
    cards = [Face(after.layout.board[spot]) for spot in claim.spots]
    hops = dict.fromkeys(cards, 0.0)
    for _ in range(90):
        table.run(1000 / 60)
        for card in cards:
            hops[card] = max(hops[card], table.picture.sprites.pose(card).y - table.seen(card).y)
    assert all(hop >= timing.WAVE * 0.8 for hop in hops.values())
    assert check.is_visible
    assert missions.sprite("count").image is missions.mark("count").image
    table.run(1500)
    assert table.strays() == []


def test_the_check_of_a_mission_is_drawn_from_its_left_end_to_its_right_one(table):
    table.act(mission_play(table))
    news = [event for event in table.match.entries[-1].events if isinstance(event, MissionDone)]
    missions = table.picture.panels["missions"]
    check = missions.sprite((news[0].id, "check"))
    ink = table.picture.craft.art.kit.colour("ink")
    lengths = []
    for _ in range(120):
        table.run(1000 / 120)
        if check.is_visible:
            dark = pygame.mask.from_threshold(check.image, ink, (40, 40, 40, 255))
            lengths.append((max((box.right for box in dark.get_bounding_rects()), default=0), dark.count()))
    assert lengths == sorted(lengths), "it only grows, to the right"
    assert len(set(lengths)) > 6, "it is drawn, not just there"
    assert check.image is missions.mark((news[0].id, "check")).image
    drawn_ms = sum(length != lengths[-1] for length in lengths) * 1000 / 120
    assert drawn_ms == pytest.approx(timing.CHECK_MS, abs=40)


@pytest.mark.parametrize("motion", ["normal", "reduced"])
def test_a_lost_game_says_so_over_the_table(tmp_path, motion):
    table = MovingTable(tmp_path, motion=motion, limit=1)
    try:
        for _ in range(30):
            nic = table.plays(lambda events: Relation.NIC in relations(events))
            table.act((nic or table.plays(lambda events: True))[0])
            if table.match.is_over:
                break
            table.picture.snap()
        assert table.match.view(None).why is Why.LIMIT
        words = table.picture.craft.art.text("Not this time", timing.TITLE_SIZE, font="title", shadow=True)

        def is_there():
            return any(sprite.image is words for sprite in table.scene.stage.sprites)

        assert not is_there()
        table.run(timing.DEFEAT_MS + 3000)
        assert is_there(), "and it stays"
    finally:
        table.close()


def test_the_next_hand_fans_out_and_the_plate_slides_in(table):
    table.act(table.plays(lambda events: True)[0])
    plate = table.picture.panels["plate"]
    assert plate.offset == (-timing.PLATE_SLIDE, 0)
    hand = [Hidden(table.scene.home, slot) for slot in range(5)]
    table.run(timing.TURN_STAGGER_MS * 2)
    away = [abs(table.seen(card).x - table.rest(card).x) for card in hand]
    assert away[0] < away[4], "the first card is ahead of the last"
    table.run(timing.TURN_MS + 4 * timing.TURN_STAGGER_MS)
    assert plate.offset == (0, 0)
    assert [table.seen(card) for card in hand] == [table.rest(card) for card in hand]


def test_the_table_glides_with_its_markers(table):
    table.skip(3)
    columns = table.picture.layout.grid.columns
    sideways = [
        action
        for action in table.plays(lambda events: True)
        if not columns.first <= action.cell.x <= columns.last
    ]
    action = sideways[0]
    table.act(action)
    marks = table.picture.panels["edges"]
    assert marks.offset[0] != 0, "a layout that grows sideways moves to stay in the middle"
    table.run(timing.GLIDE_MS + 1)
    assert marks.offset == (0, 0)
