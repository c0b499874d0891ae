"""What the game keeps of campaigns: level files read once, progress that survives a broken file."""

import os

from ticgame import data_dir
from ticgame.campaign.catalogue import find_campaign
from ticgame.campaign.progress import Standing
from ticgame.home import Folder, Home
from ticgame.play import campaigns
from ticgame.play.campaigns import MOST_PROFILES, CampaignBook

LEVEL = """\
format = 1
id = "mine"
title = "{}"
players = [1, 6]
[[round]]
title = "R"
missions = ["double-tic"]
"""


def test_level_files_are_read_again_only_when_they_change(tmp_path, monkeypatch):
    read = []
    load = campaigns.load_campaign
    monkeypatch.setattr(campaigns, "load_campaign", lambda path: read.append(path.name) or load(path))
    home = Home(tmp_path)
    path = home.folder(Folder.LEVELS) / "mine.toml"
    path.write_text(LEVEL.format("One"), "utf-8")
    book = CampaignBook(home)
    assert len(read) == len(book.listed) == 1 + len(list(data_dir("levels").glob("*.toml")))
    read.clear()
    book.reload()
    assert read == []
    path.write_text(LEVEL.format("Two"), "utf-8")
    os.utime(path, ns=(1, 1))
    book.reload()
    assert read == ["mine.toml"]
    assert find_campaign(book.listed, "mine").title == "Two"
    path.write_text("broken", "utf-8")
    for _ in range(2):
        book.reload()
        assert [item.path.name for item in book.listed if item.campaign is None] == ["mine.toml"]
    path.unlink()
    book.reload()
    assert find_campaign(book.listed, "mine") is None


def test_progress_survives_its_file_being_broken(tmp_path):
    home = Home(tmp_path)
    book = CampaignBook(home)
    campaign = book.listed[0].campaign
    for stars in (1, 2):
        book.progress.keep(campaign, 0, Standing(stars, 4, 2))
        book.save()
    (tmp_path / campaigns.PROGRESS_FILE).write_text("[[profile", "utf-8")
    again = CampaignBook(Home(tmp_path))
    assert again.progress.of(campaign, 0) == Standing(1, 4, 2), "the last good copy"
    assert (tmp_path / f"{campaigns.PROGRESS_FILE}.corrupt-1").is_file()


def test_what_cannot_be_read_of_the_progress_is_told(tmp_path):
    (tmp_path / campaigns.PROGRESS_FILE).write_text('[[profile]]\nname = "A"\nround = [3]\n', "utf-8")
    home = Home(tmp_path)
    CampaignBook(home)
    assert any("entries that can't be read are left out: 1" in notice for notice in home.notices)


def test_families_have_names_and_there_is_room_for_some(tmp_path):
    book = CampaignBook(Home(tmp_path))
    assert not book.choose_profile("   ")
    for number in range(MOST_PROFILES - 1):
        assert book.choose_profile(f"  Family   {number} ")
        book.progress.keep(book.listed[0].campaign, 0, Standing(1))
    assert book.profiles.current == f"Family {MOST_PROFILES - 2}"
    assert book.choose_profile("Family 0")
    assert set(CampaignBook(Home(tmp_path)).profiles.names) >= {"Family 0"}
