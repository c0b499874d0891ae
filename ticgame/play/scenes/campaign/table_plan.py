"""Who plays a round: the people who are here, and bots as the round and the people want them."""

from ticgame.bots import bot_names
from ticgame.campaign.schema import Campaign, Round
from ticgame.core.contract import Seat
from ticgame.play.input.devices import Device
from ticgame.play.lobby.botnames import usual_bot
from ticgame.play.seats import Evening, SeatRefused
from ticgame.play.table.seating import Seating


class TablePlan:
    """Bots come and go so that the number of seats suits the campaign; people always stay."""

    def __init__(
        self, evening: Evening, campaign: Campaign, round_: Round, *, bot: str | None = None
    ) -> None:
        """`bot` is the strength that people chose last; without one bots stay as they are."""
        self._evening = evening
        self._low, self._high = campaign.players
        self.rival = str(round_.goal.value) if round_.is_duel else None
        """The bot to beat, which has every seat that no person has."""
        self._names = bot_names(round_.game)
        bots = evening.bots
        wanted = bot or (bots[0].bot if bots else None)
        self.bot = self.rival or (str(wanted) if wanted in self._names else usual_bot(round_.game))
        self.set_bots(len(bots))

    @property
    def people(self) -> int:
        return len(self._evening.humans)

    @property
    def bots(self) -> int:
        return len(self._evening.bots)

    @property
    def most_people(self) -> int:
        """How many people may play: one seat is for the bot to beat, if there is one."""
        return self._high - (self.rival is not None)

    @property
    def fault(self) -> str:
        """Why the round can't begin like this, in words; empty if it can."""
        if not self.people:
            return "Nobody has joined yet."
        if self.people > self.most_people:
            return f"This round is for {self.most_people} at most. Somebody has to leave (Y)."
        return ""

    def set_bots(self, count: int) -> None:
        """Have so many bots play, or as many as there may be."""
        fewest = max(self.rival is not None, self._low - self.people)
        wanted = max(fewest, min(self._high - self.people, count))
        for place in self._evening.bots:
            self._evening.clear(place.number)
        free = [place.number for place in self._evening.places if place.is_empty]
        for number in free[: max(0, wanted)]:
            self._evening.set_bot(number, self.bot)

    def step_bots(self, steps: int) -> None:
        self.set_bots(self.bots + steps)

    def step_strength(self, steps: int) -> None:
        """Have all bots play better or worse."""
        at = self._names.index(self.bot) + steps
        self.bot = self._names[max(0, min(len(self._names) - 1, at))]
        self.set_bots(self.bots)

    def join(self, device: Device, *, can_share: bool = False) -> int:
        """Seat a person, with `can_share` at a device that has a seat already; raises SeatRefused."""
        if self.people >= self.most_people:
            raise SeatRefused(f"This round is for {self.most_people} at most.")
        seat = self._evening.join(device, can_share=can_share, most=self.most_people)
        self.set_bots(self.bots)
        return seat


def team_of(seating: Seating, round_: Round) -> tuple[Seat, ...]:
    """Return the seats that play a round for the family: everybody, or the people against the bot."""
    if not round_.is_duel:
        return seating.seats
    return tuple(seat for seat in seating.seats if seating.place(seat).is_human)
