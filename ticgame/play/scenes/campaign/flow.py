"""The way through campaigns: shelf, map, briefing, table, debrief, and on."""

from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from ticgame.campaign.draft import LevelDraft, draft_of
from ticgame.campaign.outcome import Ending, figure_of, is_more_better, stars_of
from ticgame.campaign.progress import EASED_STARS, after_game
from ticgame.campaign.schema import Campaign
from ticgame.core.match import Match
from ticgame.play.campaigns import CampaignBook
from ticgame.play.lobby.plan import draw_seed
from ticgame.play.scene import Scene
from ticgame.play.scenes.campaign.attempt import Attempt, attempt_of
from ticgame.play.scenes.campaign.briefing import Briefing
from ticgame.play.scenes.campaign.debrief import Debrief, Verdict, Ways
from ticgame.play.scenes.campaign.editor import LevelEditor
from ticgame.play.scenes.campaign.map import CampaignMap
from ticgame.play.scenes.campaign.shelf import Shelf
from ticgame.play.scenes.campaign.table_plan import TablePlan, team_of
from ticgame.play.scenes.dialog import Answer, Dialog, nothing
from ticgame.play.scenes.starting import start_table
from ticgame.play.table.table_scene import TableScene

if TYPE_CHECKING:
    from ticgame.play.app import App


class CampaignFlow:
    """Makes the scenes of campaigns and joins them.

    While a round is played the stack holds the shelf, the map and one scene more: briefing, table or debrief.
    """

    def __init__(self, app: "App") -> None:
        self._app = app
        self._rng = SystemRandom()
        self.book = CampaignBook(app.home)
        self._last: Attempt | None = None
        self._map: CampaignMap | None = None

    def begin(self) -> Scene:
        """Return the shelf."""
        return Shelf(self.book, open_map=self._open, make=lambda: self._edit(LevelDraft()))

    def _open(self, campaign: Campaign) -> None:
        """Open a campaign; one that the level editor can change is asked about first."""
        own = {item.campaign.id for item in self.book.listed if item.is_own and item.campaign}
        draft = draft_of(campaign) if campaign.id in own else None
        if draft is None:
            self._open_map(campaign)
            return
        answers = [
            Answer("Play it", lambda: self._open_map(campaign)),
            Answer("Change it", lambda: self._edit(draft)),
            Answer("Back", nothing),
        ]
        self._app.stack.push(Dialog(campaign.title, "A level of your own.", answers))

    def _open_map(self, campaign: Campaign) -> None:
        self._map = CampaignMap(self.book, campaign, brief=self._brief)
        self._app.stack.push(self._map)

    def _brief(self, campaign: Campaign, at: int) -> None:
        self._app.stack.push(self._briefing(campaign, at))

    def _briefing(self, campaign: Campaign, at: int) -> Briefing:
        last = self._last
        is_same = last is not None and last.level == campaign.level(at)
        return Briefing(
            self.book,
            campaign,
            at,
            start=self._start,
            skip=lambda: self._skip(campaign, at),
            last=last if is_same else None,
        )

    def _start(self, attempt: Attempt) -> None:
        if attempt.seed is None:
            attempt = replace(attempt, seed=self._fresh_seed(attempt))
        self._last = attempt
        self._app.stack.replace(self._table(attempt))

    def _fresh_seed(self, attempt: Attempt) -> int:
        fixed = attempt.round.seed
        return draw_seed(self._rng.random) if fixed is None else fixed

    def _table(self, attempt: Attempt) -> TableScene:
        seats = len(self._app.evening.playing)
        played = attempt.played(seats)
        comforts = self._app.settings.comforts(played.game)
        round_ = replace(played, options={**comforts, **played.options})
        return start_table(
            self._app,
            round_.rules(seats),
            seed=attempt.seed,
            cards=round_.deck(),
            level=attempt.level,
            results=lambda table, summary: self._debrief(table, summary, attempt),
            leave=self._app.stack.pop,
        )

    # -- levels of one's own

    def _edit(self, draft: LevelDraft) -> None:
        self._app.stack.push(LevelEditor(draft, test=self._test, keep=self._keep))

    def _test(self, campaign: Campaign) -> None:
        """Put the table of a level over its editor."""
        evening = self._app.evening
        if not evening.humans:
            evening.join(self._app.last_device)
        TablePlan(evening, campaign, campaign.rounds[0])
        self._app.stack.push(self._test_table(campaign, draw_seed(self._rng.random)))

    def _test_table(self, campaign: Campaign, seed: int) -> TableScene:
        def debrief(table: TableScene, summary: Any) -> Scene:
            del summary
            attempt = Attempt(campaign, 0, seed=seed)
            return Debrief(table.match, attempt, self._verdict(table, attempt), ways)

        def again(seed: int) -> None:
            self._app.stack.replace(self._test_table(campaign, seed))

        ways = Ways(
            next_round=None,
            again=lambda: again(draw_seed(self._rng.random)),
            same_deal=lambda: again(seed),
            to_map=self._app.stack.pop,
            back_words="Back to the level",
        )
        rules = campaign.rounds[0].rules(len(self._app.evening.playing))
        return start_table(self._app, rules, seed=seed, results=debrief, leave=self._app.stack.pop)

    def _keep(self, draft: LevelDraft) -> str:
        data = draft.data(self.book.taken_ids())
        fault = self.book.keep_level(data)
        if not fault:
            draft.id = data["id"]
        return fault

    # -- after a game

    def open_deck(self, match: Match) -> None:
        """Show the draw order of a saved round again, if it is played with an open deck."""
        attempt = attempt_of(match, self.book.listed)
        if attempt is not None and attempt.round.has_open_deck:
            match.rules = match.rules.opened()

    def debrief_of(self, table: TableScene) -> Scene | None:
        """Return the debrief of a round that was saved and went on, None if its campaign isn't there."""
        attempt = attempt_of(table.match, self.book.listed)
        return None if attempt is None else self._debrief(table, None, attempt)

    def _debrief(self, table: TableScene, summary: Any, attempt: Attempt) -> Scene:
        del summary
        verdict = self._note(table, attempt)
        return Debrief(table.match, attempt, verdict, self._ways(attempt))

    def _note(self, table: TableScene, attempt: Attempt) -> Verdict:
        """Keep how the game went and return what the debrief tells."""
        progress, verdict = self.book.progress, self._verdict(table, attempt)
        before = progress.of(attempt.campaign, attempt.at)
        after = after_game(
            before,
            stars=verdict.stars,
            figure=verdict.figure,
            seats=table.match.seats,
            is_more_better=is_more_better(attempt.round),
            is_eased=attempt.is_eased,
        )
        progress.keep(attempt.campaign, attempt.at, after)
        self.book.save()
        is_best = verdict.stars > 0 and after.best == verdict.figure != before.best
        return verdict._replace(is_best=is_best)

    def _verdict(self, table: TableScene, attempt: Attempt) -> Verdict:
        match = table.match
        round_ = attempt.played(match.seats)
        ending, team = Ending.of_match(match), team_of(table.seating, round_)
        stars = stars_of(round_, ending, team)
        shown = min(stars, EASED_STARS) if attempt.is_eased else stars
        return Verdict(shown, figure_of(round_, ending, team), is_best=False)

    def _ways(self, attempt: Attempt) -> Ways:
        campaign, after = attempt.campaign, attempt.at + 1
        has_next = after < len(campaign.rounds) and self.book.progress.is_open(campaign, after)
        same = None if attempt.round.seed is not None else lambda: self._start(attempt)
        return Ways(
            next_round=(lambda: self._go_to(campaign, after)) if has_next else None,
            again=lambda: self._go_to(campaign, attempt.at),
            same_deal=same,
            to_map=self._app.stack.pop,
        )

    def _go_to(self, campaign: Campaign, at: int) -> None:
        """Open a briefing in place of what is on top, and stand on its place when the map comes back."""
        if self._map is not None:
            self._map.focus = at
        self._app.stack.replace(self._briefing(campaign, at))

    def _skip(self, campaign: Campaign, at: int) -> None:
        progress = self.book.progress
        progress.keep(campaign, at, replace(progress.of(campaign, at), is_skipped=True))
        self.book.save()
        if at + 1 < len(campaign.rounds):
            self._go_to(campaign, at + 1)
        else:
            self._app.stack.pop()
