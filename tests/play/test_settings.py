"""Settings keep to their limits, whatever the file says, and survive the disk."""

from pathlib import Path
from typing import Any

import pytest
import tomli_w
from hypothesis import given, settings
from hypothesis import strategies as st

from ticgame.home import Home
from ticgame.play.setting_kinds import Choice, Range, Section, SizeChoice, Switch
from ticgame.play.settings import (
    FILE,
    KINDS,
    CardColours,
    DisplayMode,
    HandPrivacy,
    Motion,
    Settings,
    SettingsStore,
    Speed,
    format_settings,
    parse_settings,
)

NAMES = list(KINDS)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def values(name: str) -> st.SearchStrategy[Any]:
    """Every value a setting may have."""
    kind = KINDS[name]
    if isinstance(kind, Switch):
        return st.booleans()
    if isinstance(kind, Range):
        return st.integers(kind.low, kind.high)
    if isinstance(kind, Choice):
        return st.sampled_from(list(kind.labels))
    assert isinstance(kind, SizeChoice)
    (left, top), (right, bottom) = kind.smallest, kind.largest
    return st.none() | st.tuples(st.integers(left, right), st.integers(top, bottom))


any_settings = st.builds(Settings, **{name: values(name) for name in NAMES})

scalars = st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
toml_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


# Limits


def test_every_setting_is_described_in_the_order_of_its_section() -> None:
    assert set(Settings()._fields) == set(KINDS)
    sections = [kind.section for kind in KINDS.values()]
    assert sections == sorted(sections, key=list(Section).index)


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_has_words_for_the_screen(name: str) -> None:
    kind = KINDS[name]
    assert 3 < len(kind.title) <= 24
    assert kind.help.endswith(".")
    assert len(kind.help) <= 70
    assert kind.label(getattr(Settings(), name))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("display", "full screen"),
        ("display", DisplayMode),
        ("motion", Speed.NORMAL),
        ("motion", "normal"),
        ("safe_area_percent", -1),
        ("safe_area_percent", 11),
        ("text_scale_percent", 99),
        ("text_scale_percent", 201),
        ("text_scale_percent", 150.0),
        ("text_scale_percent", True),
        ("has_ghost", 1),
        ("is_muted", "false"),
        ("claim_ms", 4_000),
        ("claim_ms", 10_000.0),
        ("effects_volume", 101),
        ("display_size", (1023, 600)),
        ("display_size", (1280, 599)),
        ("display_size", (7681, 4320)),
        ("display_size", (1280.0, 720)),
        ("display_size", (1280,)),
        ("display_size", "1280x720"),
    ],
)
def test_no_settings_outside_the_limits_can_be_made(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"{name} = "):
        Settings(**{name: value})


def test_settings_never_change_in_place() -> None:
    with pytest.raises(AttributeError):
        Settings().motion = Motion.OFF  # type: ignore[misc]


def test_text_beside_the_cards_stops_growing() -> None:
    assert Settings(text_scale_percent=120).table_text_percent == 120
    assert Settings(text_scale_percent=200).table_text_percent == 130


# Steps of a screen


@pytest.mark.parametrize("name", NAMES)
def test_steps_reach_every_end_and_stay_there(name: str) -> None:
    kind = KINDS[name]
    value = getattr(Settings(), name)
    for steps in (1, -1):
        seen = [value]
        while (further := kind.step(seen[-1], steps)) != seen[-1]:
            assert kind.is_allowed(further)
            assert further not in seen
            seen.append(further)
            assert len(seen) < 100
        assert kind.step(seen[-1], 3 * steps) == seen[-1]


def test_steps_between_words() -> None:
    kind = KINDS["motion"]
    assert kind.step(Motion.NORMAL, 1) is Motion.REDUCED
    assert [kind.label(value) for value in Motion] == ["Normal", "Reduced", "Off"]


def test_a_size_made_by_hand_steps_to_its_neighbours() -> None:
    kind = KINDS["display_size"]
    assert kind.step((1300, 700), 1) == (1600, 900)
    assert kind.step((1300, 700), -1) == (1280, 720)
    assert kind.step((1024, 600), -1) is None
    assert kind.label((1300, 700)) == "1300 × 700"


def test_a_slider_knows_where_it_stands() -> None:
    assert KINDS["text_scale_percent"].fraction(150) == 0.5
    assert KINDS["motion"].fraction(Motion.OFF) is None


# The file


@given(any_settings)
def test_settings_survive_their_table(these: Settings) -> None:
    assert parse_settings(format_settings(these)) == (these, [])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('motion = "fast"', ['motion: "fast"', '"normal" or "reduced" or "off"']),
        ("text_scale_percent = 500", ["text_scale_percent: 500", "a whole number from 100 to 200"]),
        ("text_scale_percent = 150.0", ["text_scale_percent: 150.0"]),
        ("has_ghost = 1", ["has_ghost: 1", "true or false"]),
        ("safe_area_percent = true", ["safe_area_percent: true"]),
        ('display_size = "800x600"', ['display_size: "800x600"', '"1024x600" to "7680x4320"']),
        ('display_size = "1280x720\\n"', ["display_size"]),
        ('display_size = "١٢٨٠x720"', ["display_size"]),
        ("claim_ms = 6000", ["claim_ms: 6000", "5000 or 10000"]),
        ("motion = 2024-01-01", ["motion: such a value"]),
        ("[motion]", ["motion: a list or table"]),
    ],
)
def test_a_bad_value_falls_back_with_a_notice(home: Home, line: str, words: list[str]) -> None:
    home.locate(FILE).write_text(f'bots_pace = "fast"\n{line}\n', encoding="utf-8")
    assert SettingsStore(home).current == Settings(bots_pace=Speed.FAST)
    assert len(home.notices) == 1
    for word in [str(home.locate(FILE)), *words]:
        assert word in home.notices[0]


def test_an_unknown_key_is_left_out_with_a_notice(home: Home) -> None:
    home.locate(FILE).write_text('glitter = 3\nmotion = "off"\n')
    store = SettingsStore(home)
    assert store.current == Settings(motion=Motion.OFF)
    assert "no setting 'glitter'" in home.notices[0]
    store.change(has_ghost=False)
    store.save()
    assert "glitter" not in home.read_toml(FILE)


def test_a_broken_file_gives_defaults_and_a_notice(home: Home) -> None:
    home.locate(FILE).write_text("motion = ")
    assert SettingsStore(home).current == Settings()
    assert "settings.toml.corrupt-1" in home.notices[0]


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=8), toml_values, max_size=8))
def test_any_table_gives_settings_and_a_sentence_for_each_fault(table: dict[str, Any]) -> None:
    found, faults = parse_settings(table)
    kept = parse_settings({name: raw for name, raw in table.items() if name in KINDS})
    assert kept[0] == found
    unchanged = [name for name, raw in table.items() if name in KINDS and not is_taken(name, raw, found)]
    assert len(faults) == len(unchanged) + sum(name not in KINDS for name in table)


def is_taken(name: str, raw: object, found: Settings) -> bool:
    written = format_settings(found)[name]
    return type(raw) is type(written) and raw == written


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_file_with_spoilt_bytes_never_stops_the_game(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    home = Home(tmp_path_factory.mktemp("home"))
    content = bytearray(tomli_w.dumps(format_settings(Settings(motion=Motion.OFF))).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    home.locate(FILE).write_bytes(content)
    store = SettingsStore(home)
    store.change(has_ghost=not store.current.has_ghost)
    assert store.save()
    again = Home(home.path)
    assert SettingsStore(again).current == store.current
    assert again.notices == []


# The store


def test_changes_are_kept_by_save_only(home: Home) -> None:
    store = SettingsStore(home)
    store.change(motion=Motion.REDUCED, card_colours=CardColours.HIGH_DISTINCTION)
    assert SettingsStore(home).current == Settings()
    assert store.save()
    assert SettingsStore(home).current == store.current
    assert home.read_toml(FILE)["card_colours"] == "high_distinction"


def test_nothing_is_written_while_nothing_has_changed(home: Home) -> None:
    store = SettingsStore(home)
    assert store.save()
    store.change(is_muted=True)
    store.change(is_muted=False)
    assert store.save()
    assert not home.locate(FILE).exists()


def test_a_refused_change_changes_nothing(home: Home) -> None:
    store = SettingsStore(home)
    with pytest.raises(ValueError, match="effects_volume"):
        store.change(is_muted=True, effects_volume=500)
    assert store.current == Settings()


def test_watchers_hear_of_changes_until_they_stop(home: Home) -> None:
    store = SettingsStore(home)
    heard: list[HandPrivacy] = []
    stop = store.watch(lambda current: heard.append(current.hand_privacy))
    store.change(hand_privacy=HandPrivacy.OPEN)
    store.change(hand_privacy=HandPrivacy.OPEN)
    stop()
    store.change(hand_privacy=HandPrivacy.PEEK_HOLD)
    assert heard == [HandPrivacy.AUTO, HandPrivacy.OPEN]


def test_a_watcher_may_stop_itself(home: Home) -> None:
    store = SettingsStore(home)
    heard: list[str] = []

    def once(current: Settings) -> None:
        heard.append("once")
        if len(heard) > 1:
            stop()

    stop = store.watch(once)
    store.watch(lambda current: heard.append("always"))
    store.step("motion", 1)
    store.step("motion", 1)
    assert heard == ["once", "always", "once", "always", "always"]


def test_reset_keeps_the_defaults(home: Home) -> None:
    store = SettingsStore(home)
    store.change(motion=Motion.OFF)
    store.save()
    assert store.reset() == Settings()
    assert SettingsStore(home).current == Settings()


def test_reset_cleans_a_file_with_faults(home: Home) -> None:
    home.locate(FILE).write_text("glitter = 3\n")
    SettingsStore(home).reset()
    again = Home(home.path)
    assert SettingsStore(again).current == Settings()
    assert again.notices == []


def test_without_a_folder_settings_last_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    home = Home(tmp_path / "home")
    store = SettingsStore(home)
    store.change(motion=Motion.OFF)
    assert not store.save()
    assert store.current.motion is Motion.OFF
    assert SettingsStore(home).current.motion is Motion.OFF
    assert home.notices
