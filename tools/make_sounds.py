"""Make the sounds in assets/sounds: `python tools/make_sounds.py [--check] [--levels]`."""

import argparse
import sys
import wave
from pathlib import Path

from sounds.loudness import loudness_lufs
from sounds.score import SCORE, render
from sounds.signal import RATE_HZ, Signal, to_bytes, write_wave

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def read_frames(path: Path) -> bytes | None:
    """Return the samples of a WAV file, None if it isn't there."""
    try:
        with wave.open(str(path), "rb") as file:
            return file.readframes(file.getnframes())
    except FileNotFoundError:
        return None


def describe(name: str, signal: Signal) -> str:
    """Return a line with a sound's length, peak and loudness."""
    peak = max(abs(sample) for sample in signal)
    return f"{name:16} {len(signal) / RATE_HZ:5.2f} s  peak {peak:.3f}  {loudness_lufs(signal):6.1f} LUFS"


def main(arguments: list[str] | None = None) -> int:
    """Write the files that differ and delete those without a sound; with --check only tell."""
    parser = argparse.ArgumentParser(description="Make the game's sounds in assets/sounds.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    parser.add_argument("--levels", action="store_true", help="print length, peak and loudness of each")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    different = [path for path in sorted(options.folder.glob("*.wav")) if path.stem not in SCORE]
    if not options.check:
        for path in different:
            path.unlink()
    for name in SCORE:
        signal = render(name)
        path, frames = options.folder / f"{name}.wav", to_bytes(signal)
        if options.levels:
            print(describe(name, signal))
        if read_frames(path) != frames:
            different.append(path)
            if not options.check:
                write_wave(path, frames)
    for path in different:
        print(f"{'differs' if options.check else 'written'}: {path.name}")
    return int(options.check and bool(different))


if __name__ == "__main__":
    sys.exit(main())
