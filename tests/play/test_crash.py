"""A crash leaves a readable report, and never too many of them."""

from datetime import datetime, timedelta

from ticgame import __version__
from ticgame.home import Folder, Home
from ticgame.play.crash import MOST_REPORTS, tell_terminal, write_report

WHEN = datetime(2030, 1, 2, 3, 4, 5)


def broken() -> ValueError:
    try:
        raise ValueError("the table has no fifth leg\nand no sixth")
    except ValueError as error:
        return error


def test_a_report_names_version_system_details_and_place(tmp_path):
    path = write_report(Home(tmp_path), broken(), {"Running game": '{"seed": 7}'}, when=WHEN)
    report = path.read_text()
    assert path.parent == tmp_path / Folder.CRASHES
    for part in (
        "when: 2030-01-02T03:04:05",
        f"ticgame: {__version__}",
        "pygame: ",
        'Running game:\n{"seed": 7}',
        "in broken",
        "ValueError: the table has no fifth leg",
    ):
        assert part in report, f"{part!r} is missing in:\n{report}"


def test_only_the_newest_reports_stay(tmp_path):
    home = Home(tmp_path)
    days = [WHEN + timedelta(days=i) for i in range(MOST_REPORTS + 3)]
    paths = [write_report(home, broken(), {}, when=day) for day in days]
    assert sorted((tmp_path / Folder.CRASHES).iterdir()) == paths[3:]


def test_the_terminal_gets_one_line(tmp_path, capsys):
    tell_terminal(broken(), tmp_path / "report.txt")
    reason = "something broke (the table has no fifth leg)"
    assert capsys.readouterr().err == f"ticgame: sorry, {reason}. A report is in {tmp_path}/report.txt\n"
