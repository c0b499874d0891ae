"""Sounds play where there is a device, and nothing ever raises where there is none."""

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from ticgame import data_dir
from ticgame.play.audio import CHANNELS, CUES, MOST_REOPENINGS, Audio, pan_at, tic_cue
from ticgame.play.settings import Settings

FOLDER = data_dir("assets") / "sounds"


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio(FOLDER, rng=random.Random(1), is_strict=True)
    assert audio.open(), "the dummy driver opens everywhere"
    yield audio
    audio.close()


class Heard:
    """Hands out the mixer's channels and keeps what was played on them, and how loud on either side."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sounds: list[pygame.mixer.Sound] = []
        self.volumes: list[tuple[float, ...]] = []
        self._find_channel = pygame.mixer.find_channel
        monkeypatch.setattr(pygame.mixer, "find_channel", lambda: self)

    def play(self, sound: pygame.mixer.Sound) -> None:
        self._channel = self._find_channel()
        self._channel.play(sound)
        self.sounds.append(sound)

    def set_volume(self, *volumes: float) -> None:
        self._channel.set_volume(*volumes)
        self.volumes.append(volumes)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(monkeypatch)


def busy_channels() -> list[pygame.mixer.Channel]:
    return [channel for number in range(CHANNELS) if (channel := pygame.mixer.Channel(number)).get_busy()]


def refuse(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the mixer fail as it does without a sound card, noise included, and count the attempts."""
    attempts: list[str] = []

    def init(*_: object, **__: object) -> None:
        attempts.append("tried")
        os.write(2, b"ALSA lib confmisc.c:855: cannot find card '0'\n")
        raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")

    monkeypatch.setattr(pygame.mixer, "init", init)
    return attempts


# The table


def test_every_file_is_used_and_every_take_has_a_file() -> None:
    takes = [take for cue in CUES.values() for take in cue.takes]
    assert len(takes) == len(set(takes))
    assert set(takes) == {path.stem for path in FOLDER.glob("*.wav")}


def test_tics_of_one_play_rise_and_then_stay() -> None:
    assert [tic_cue(number) for number in (1, 2, 6, 7, 40)] == ["tic_1", "tic_2", "tic_6", "tic_6", "tic_6"]
    assert all(tic_cue(number) in CUES for number in range(9))


def test_a_place_is_heard_where_it_is_seen() -> None:
    assert pan_at(960) == 0
    assert -1 < pan_at(0) < pan_at(480) < 0 < pan_at(1440) < pan_at(1920) < 1
    assert pan_at(-500) == pan_at(0)


# With a device


@pytest.mark.parametrize("name", CUES)
def test_every_cue_plays(audio: Audio, heard: Heard, name: str) -> None:
    audio.play(name)
    assert [sound.get_length() > 0 for sound in heard.sounds] == [True]


def test_files_load_one_by_one_until_all_are_there(audio: Audio) -> None:
    loads = 0
    while audio.load_next():
        loads += 1
    assert loads == len(list(FOLDER.glob("*.wav")))


def test_takes_vary_and_never_repeat_at_once(audio: Audio, heard: Heard) -> None:
    for _ in range(60):
        audio.play("deal")
        audio.stop()
    assert all(now is not before for before, now in pairwise(heard.sounds))
    assert len(set(map(id, heard.sounds))) == len(CUES["deal"].takes)


def test_the_same_seed_chooses_the_same_takes() -> None:
    chosen = []
    for _ in range(2):
        audio = Audio(FOLDER, rng=random.Random(5))
        chosen.append([audio._choose("deal", CUES["deal"].takes) for _ in range(20)])
    assert chosen[0] == chosen[1]


def test_an_unknown_cue_fails_in_tests_only(audio: Audio) -> None:
    with pytest.raises(KeyError, match="tick"):
        audio.play("tick")
    Audio(FOLDER).play("tick")


@pytest.mark.parametrize(
    ("settings", "is_heard"),
    [
        (Settings(), {"place": True, "victory": True}),
        (Settings(effects_volume=0), {"place": False, "victory": True}),
        (Settings(music_volume=0), {"place": True, "victory": False}),
        (Settings(is_muted=True), {"place": False, "victory": False}),
    ],
)
def test_each_volume_governs_its_own_sounds(
    audio: Audio, heard: Heard, settings: Settings, is_heard: dict[str, bool]
) -> None:
    audio.use(settings)
    for name, is_loud in is_heard.items():
        heard.sounds.clear()
        audio.play(name)
        assert bool(heard.sounds) is is_loud


def test_volume_and_gain_multiply(audio: Audio, heard: Heard) -> None:
    audio.use(Settings(effects_volume=50))
    audio.play("place", gain=0.5)
    audio.play("victory")
    assert heard.volumes == [(pytest.approx(0.125),), (pytest.approx(0.36),)]


def test_the_side_where_it_happens_is_louder(audio: Audio, heard: Heard) -> None:
    audio.play("place", pan=-0.5)
    audio.play("place", pan=0.5)
    audio.play("place", pan=0)
    (left, right), (mirrored_left, mirrored_right), middle = heard.volumes
    assert left > right > 0
    assert (mirrored_left, mirrored_right) == (right, left)
    assert middle == (left,)


def test_a_device_with_one_speaker_hears_the_volume_too(
    audio: Audio, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mixer, "get_init", lambda: (44_100, -16, 1))
    audio.play("place", pan=-0.5, gain=0.5)
    assert len(heard.volumes[0]) == 1


def test_muting_ends_what_plays(audio: Audio) -> None:
    audio.play("victory")
    audio.use(Settings(is_muted=True))
    assert busy_channels() == []


@pytest.mark.parametrize("pan", [-9.0, -1.0, 0.3, 1.0, 9.0])
@pytest.mark.parametrize("gain", [-1.0, 0.0, 0.5, 7.0])
def test_no_pan_or_gain_raises(audio: Audio, heard: Heard, pan: float, gain: float) -> None:
    audio.play("place", pan=pan, gain=gain)
    assert len(heard.sounds) == int(gain > 0)
    assert all(0 <= volume <= 1 for volumes in heard.volumes for volume in volumes)


def test_more_sounds_than_channels_are_dropped(audio: Audio) -> None:
    for _ in range(CHANNELS + 5):
        audio.play("victory")
    assert len(busy_channels()) == CHANNELS


def test_a_missing_or_broken_file_is_silent_and_told_once(tmp_path: Path) -> None:
    (tmp_path / "refuse.wav").write_bytes(b"RIFF no sound")
    shutil.copy(FOLDER / "victory.wav", tmp_path)
    notices: list[str] = []
    audio = Audio(tmp_path, tell=notices.append)
    audio.open()
    for name in ("refuse", "refuse", "extremes", "extremes"):
        audio.play(name)
    assert busy_channels() == []
    audio.play("victory")
    assert len(busy_channels()) == 1
    audio.close()
    assert len(notices) == 2
    assert "refuse.wav can't be loaded" in notices[0]
    assert "extremes.wav can't be loaded" in notices[1]


# Without a device


def test_nothing_is_touched_before_it_opens(tmp_path: Path) -> None:
    audio = Audio(tmp_path / "nowhere")
    assert not audio.is_available
    assert not audio.load_next()
    audio.play("place")
    audio.stop()
    audio.use(Settings(is_muted=True))
    audio.close()


def test_without_a_device_all_is_silent_and_the_terminal_stays_clean(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    refuse(monkeypatch)
    audio = Audio(FOLDER, is_strict=True)
    assert not audio.open()
    for name in CUES:
        audio.play(name, pan=0.2)
    audio.use(Settings())
    audio.stop()
    assert not audio.load_next()
    os.write(2, b"later words are seen\n")
    assert capfd.readouterr().err == "later words are seen\n"


def test_a_fresh_process_without_a_device_is_quiet() -> None:
    program = (
        "import sys; from pathlib import Path; from ticgame.play.audio import Audio\n"
        "audio = Audio(Path(sys.argv[1])); print(audio.open()); audio.play('place'); audio.close()"
    )
    environ = os.environ | {"SDL_AUDIODRIVER": "no_such_driver", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", program, str(FOLDER)]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout, run.stderr) == (0, "False\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that can close a descriptor")
def test_a_process_without_a_terminal_opens_sound_all_the_same() -> None:
    program = (
        "import sys; from pathlib import Path; from ticgame.play.audio import Audio\n"
        "print(Audio(Path('.')).open())"
    )
    command = ["sh", "-c", '"$0" -c "$1" 2>&-', sys.executable, program]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60)
    assert run.stdout == "True\n"


def test_a_device_lost_in_play_is_survived_and_the_next_one_serves(audio: Audio) -> None:
    audio.play("place")
    pygame.mixer.quit()
    audio.play("place")
    audio.play("place")
    audio.stop()
    assert not audio.is_available
    audio.device_added()
    assert audio.is_available
    audio.play("victory")
    assert len(busy_channels()) == 1


def test_losing_the_device_moves_on_to_another(audio: Audio) -> None:
    audio.device_removed()
    assert audio.is_available
    audio.play("victory")
    assert len(busy_channels()) == 1


def test_a_device_that_never_opens_is_not_tried_for_ever(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = refuse(monkeypatch)
    for _ in range(20):
        audio.device_removed()
        audio.device_added()
    assert len(attempts) == MOST_REOPENINGS
    assert not audio.is_available


def test_a_device_more_changes_nothing_while_one_serves(audio: Audio) -> None:
    audio.play("victory")
    audio.device_added()
    assert len(busy_channels()) == 1
