"""The files in assets/sounds are what the tool makes, and sound as they should."""

import math
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import make_sounds
import pytest
from sounds.loudness import loudness_lufs
from sounds.score import LOUDNESS_LUFS, SCORE, TIC_STEPS
from sounds.voices import SEATS, pitch_hz

from ticgame import data_dir

FOLDER = data_dir("assets") / "sounds"
FILES = sorted(FOLDER.glob("*.wav"))
RATE_HZ = 44_100
PEAK = 10 ** (-6 / 20)
LARGEST_TOTAL_BYTES = 2_000_000

D_MAJOR_PENTATONIC = {"D", "E", "F#", "A", "B"}


def read(path: Path) -> list[float]:
    with wave.open(str(path), "rb") as file:
        numbers = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        numbers.byteswap()
    return [number / 32_768 for number in numbers]


def strength(signal: list[float], frequency_hz: float) -> float:
    """Return how strong a frequency is in a signal, after Goertzel."""
    double = 2 * math.cos(2 * math.pi * frequency_hz / RATE_HZ)
    before = now = 0.0
    for sample in signal:
        before, now = now, sample + double * now - before
    return math.sqrt(before * before + now * now - double * before * now) / len(signal)


def test_the_files_are_what_the_tool_makes(capsys: pytest.CaptureFixture[str]) -> None:
    is_different = make_sounds.main(["--check"])
    assert not is_different, capsys.readouterr().out


def test_the_tool_writes_what_is_missing_and_deletes_what_has_no_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forgotten.wav").write_bytes(b"")
    few = {name: make_sounds.SCORE[name] for name in ("focus_1", "place_2")}
    monkeypatch.setattr(make_sounds, "SCORE", few)
    assert make_sounds.main(["--check", "--folder", str(tmp_path)]) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["forgotten.wav"]
    assert make_sounds.main(["--folder", str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"focus_1.wav", "place_2.wav"}
    for name in few:
        assert (tmp_path / f"{name}.wav").read_bytes() == (FOLDER / f"{name}.wav").read_bytes()


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < LARGEST_TOTAL_BYTES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_mono_starts_and_ends_in_silence_and_keeps_its_peak(path: Path) -> None:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE_HZ)
    signal = read(path)
    peak = max(map(abs, signal))
    assert 0.1 < peak <= PEAK
    assert abs(signal[0]) < 0.002, "it starts with a click"
    assert max(map(abs, signal[-20:])) < 0.002, "it ends with a click"
    assert abs(sum(signal) / len(signal)) < 0.01, "its middle is not silence"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_as_loud_as_the_score_says(path: Path) -> None:
    assert loudness_lufs(read(path)) == pytest.approx(LOUDNESS_LUFS + SCORE[path.stem].trim_db, abs=0.5)


def test_loudness_agrees_with_the_standard() -> None:
    # BS.1770: a full-scale sine of 997 Hz on one channel reads -3.01 LUFS.
    sine = [math.sin(2 * math.pi * 997 * index / RATE_HZ) for index in range(RATE_HZ)]
    assert loudness_lufs(sine) == pytest.approx(-3.01, abs=0.05)
    assert loudness_lufs([0.0] * RATE_HZ) < -100


def length_s(name: str) -> float:
    return len(read(FOLDER / f"{name}.wav")) / RATE_HZ


@pytest.mark.parametrize(
    ("name", "is_right"),
    [
        ("focus_1", lambda seconds: seconds <= 0.03),
        ("deal_1", lambda seconds: seconds < 0.2),
        ("extremes", lambda seconds: 0.5 < seconds < 0.8),
        ("victory", lambda seconds: 3.8 < seconds < 4.2),
        ("defeat", lambda seconds: 1.8 < seconds < 2.2),
    ],
)
def test_sounds_last_as_long_as_they_should(name: str, is_right: Callable[[float], bool]) -> None:
    assert is_right(length_s(name))


def test_each_further_tic_is_higher() -> None:
    signals = [read(FOLDER / f"tic_{step}.wav") for step in range(1, len(TIC_STEPS) + 1)]
    lower = [pitch_hz(pair[0]) for pair in TIC_STEPS]
    assert lower == sorted(set(lower))
    for signal, (root, fifth) in zip(signals, TIC_STEPS, strict=True):
        for note in (root, fifth):
            between = strength(signal, pitch_hz(note, steps=-1)) + strength(signal, pitch_hz(note, steps=1))
            assert strength(signal, pitch_hz(note)) > 3 * between


def test_notes_that_may_overlap_are_of_one_scale() -> None:
    notes = [note for pair in TIC_STEPS for note in pair] + [note for _, note in SEATS.values()]
    assert {note[:-1] for note in notes} <= D_MAJOR_PENTATONIC


def test_a_refusal_is_dull_and_quiet() -> None:
    refuse, place = read(FOLDER / "refuse.wav"), read(FOLDER / "place_1.wav")
    assert loudness_lufs(refuse) < loudness_lufs(place)
    body = max(strength(refuse, hz) for hz in (220, 247))
    assert max(strength(refuse, hz) for hz in range(1500, 9000, 250)) < body / 20
