"""Ways through campaigns for press plans: to a map, through a round, on to the next."""

from random import Random

from plans import Session, click, is_on, move, wheel

from ticgame.bots import make_bot
from ticgame.core.contract import Seat
from ticgame.play.scenes.after_game import DEAF_MS, AfterGame
from ticgame.play.scenes.campaign.map import CampaignMap
from ticgame.play.scenes.campaign.shelf import Shelf

MOST_PLAYS = 60


def sit_with_the_mouse(play: Session) -> None:
    """Take the first seat on the title with a click."""
    bar = play.app.stack.top._seats
    play.feed(click(*play.app.canvas.to_pixels(bar._x, bar._y)))
    assert play.app.evening.humans[0].device is play.app.hub.mouse


def choose(play: Session, title: str) -> None:
    """Click a row of the menu on top, turning the wheel until it is there."""
    if isinstance(play.app.stack.top, AfterGame):
        play.pass_ms(DEAF_MS)
    menu = play.app.stack.top._menu
    row = [row.title for row in menu.rows].index(title)
    for turn in range(len(menu.rows)):
        for x in range(100, 1900, 100):
            for y in range(100, 1000, 12):
                if menu._row_at(x, y) == row:
                    play.feed(click(*play.app.canvas.to_pixels(x, y)))
                    return
        play.feed(move(*play.app.canvas.to_pixels(300, 400)))
        play.feed(wheel(-1 if turn < len(menu.rows) - 1 else 0))
    raise AssertionError(f"no row {title!r} to click; there are {[row.title for row in menu.rows]}")


def open_shelf(play: Session) -> Shelf:
    """Go from the title to the shelf; its deals are the same in every run."""
    choose(play, "Campaigns")
    play.until(is_on("Shelf"))
    shelf = play.app.stack.top
    shelf._open_map.__self__._rng = Random(1)
    return shelf


def open_map(play: Session, title: str) -> CampaignMap:
    """Go from the title to the map of a campaign."""
    open_shelf(play)
    choose(play, title)
    play.until(is_on("CampaignMap"))
    return play.app.stack.top


def choose_round(play: Session, at: int) -> None:
    """Click a place of the map on top."""
    x, y = play.app.stack.top._plan.place(at)
    play.feed(click(*play.app.canvas.to_pixels(x, y)))
    play.until(is_on("Briefing"))


def play_round(play: Session, bot: str = "greedy") -> None:
    """Play the table on top to its end by clicks, as a bot would choose, and wait for what follows."""
    table = play.app.stack.top
    chooser = make_bot(bot, table.match.rules, Seat(0), 1)
    for _ in range(MOST_PLAYS):
        if table.match.is_over:
            break
        choice = chooser.decide(table.match.view(Seat(0)), table.match.at).action
        put(play, table, choice)
    assert table.match.is_over
    play.until(lambda session: session.top != type(table).__name__)


def put(play: Session, table, choice) -> None:
    """Click a card of the hand and a cell."""
    before = len(table.match.entries)
    hand = table.match.view(Seat(0)).hand
    names = table.picture.hands(table.picture.now)[Seat(0)]
    pose = table.picture.sprites.rest[names[hand.index(choice.card)]]
    play.feed(click(*play.app.canvas.to_pixels(pose.x, pose.y)))
    play.feed(click(*play.app.canvas.to_pixels(*table.picture.layout.grid.box(choice.cell)[:2])))
    assert len(table.match.entries) == before + 1, f"{choice} was not placed: {table.refusal}"
