"""Make the program's sounds: resources/sounds/*.wav, all of them computed here.

    sounds.py           write the files
    sounds.py --check   change nothing, fail if a file isn't what would be written

Everything is mono, 16 bits, 22,050 samples a second. Tones are sums of partials that die away; what is wood
or bone is a few short modes. The same files come out of every run.
"""

import argparse
import math
import random
import struct
import sys
import wave
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
PEAK = 0.7  # of what 16 bits hold
FULL = 32_767
ATTACK = 0.002  # seconds: without it a sound begins with a click
RELEASE = 0.012  # and ends with one
TOLERANCE = 1  # in units of 16 bits: mathematical libraries differ in the last place

Partial = tuple[float, float, float]
"""A frequency in Hz, its share of the whole, and the seconds in which it falls to a third."""

KNOCK: tuple[Partial, ...] = ((410.0, 1.0, 0.030), (980.0, 0.6, 0.018), (2150.0, 0.25, 0.008))
BAR: tuple[Partial, ...] = ((1.0, 1.0, 0.16), (3.93, 0.28, 0.05), (9.2, 0.08, 0.02))
"""A wooden bar: its partials as multiples of the tone."""


def tone(frequency: float, length: float = 1.0) -> tuple[Partial, ...]:
    """Return the partials of a wooden bar; `length` stretches the time in which it dies away."""
    return tuple((frequency * ratio, share, decay * length) for ratio, share, decay in BAR)


def mixed(seconds: float, strokes: Sequence[tuple[float, float, Sequence[Partial]]]) -> list[int]:
    """Return the samples of strokes, each with its start in seconds, its loudness and its partials."""
    count = round(seconds * RATE)
    samples = [0.0] * count
    for start, loudness, partials in strokes:
        begin = round(start * RATE)
        for frequency, share, decay in partials:
            turn = 2 * math.pi * frequency / RATE
            for at in range(count - begin):
                samples[begin + at] += (
                    loudness
                    * share
                    * min(1.0, at / (ATTACK * RATE))
                    * math.exp(-at / (decay * RATE))
                    * math.sin(turn * at)
                )
    fade = RELEASE * RATE
    samples = [value * min(1.0, (count - 1 - at) / fade) for at, value in enumerate(samples)]
    scale = PEAK * FULL / max(abs(value) for value in samples)
    return [round(value * scale) for value in samples]


def roll() -> list[int]:
    """Return dice that tumble: knocks that come thick at first, then further apart and softer."""
    source = random.Random(6)
    strokes: list[tuple[float, float, Sequence[Partial]]] = []
    at = 0.0
    while at < 0.5:
        pitch = source.uniform(1.3, 2.4)
        partials = [(frequency * pitch, share, decay * 0.6) for frequency, share, decay in KNOCK]
        strokes.append((at, source.uniform(0.5, 1.0) * (1 - at), partials))
        at += source.uniform(0.022, 0.05) * (1 + 3 * at)
    return mixed(0.62, strokes)


def keep() -> list[int]:
    """Return a die that is set down."""
    return mixed(0.14, [(0.0, 1.0, KNOCK)])


def entry() -> list[int]:
    """Return two tones upwards: something is written down."""
    return mixed(0.34, [(0.0, 0.8, tone(523.25, 0.6)), (0.08, 1.0, tone(659.26, 0.8))])


def bonus() -> list[int]:
    """Return a bright chord, tone by tone."""
    tones = (659.26, 783.99, 1046.5, 1318.51)
    return mixed(0.62, [(0.07 * place, 0.9, tone(pitch)) for place, pitch in enumerate(tones)])


def farkle() -> list[int]:
    """Return two low tones downwards."""
    return mixed(0.6, [(0.0, 0.9, tone(233.08, 1.1)), (0.16, 1.0, tone(164.81, 1.5))])


def win() -> list[int]:
    """Return a small fanfare."""
    tones = ((0.0, 523.25), (0.11, 659.26), (0.22, 783.99), (0.33, 1046.5), (0.33, 1318.51))
    return mixed(0.95, [(start, 0.8, tone(pitch, 1.4)) for start, pitch in tones])


def all_sounds() -> Mapping[str, list[int]]:
    """Return the samples of each sound by its name."""
    makers = (roll, keep, entry, bonus, farkle, win)
    return MappingProxyType({maker.__name__: maker() for maker in makers})


def read(path: Path) -> list[int]:
    """Return the samples of a file.

    Raises:
        OSError, wave.Error: it can't be read, or isn't of the one form that the sounds have.
    """
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name}: another form")
        count = file.getnframes()
        return list(struct.unpack(f"<{count}h", file.readframes(count)))


def write(path: Path, samples: Sequence[int]) -> None:
    """Write the samples of a sound."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def is_same(samples: Sequence[int], others: Sequence[int]) -> bool:
    """Return whether two sounds are the same, however sines are rounded."""
    if len(samples) != len(others):
        return False
    return all(abs(one - other) <= TOLERANCE for one, other in zip(samples, others, strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the sounds, and return the exit status."""
    parser = argparse.ArgumentParser(description="Make the program's sounds.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail on a file that differs")
    only_check = parser.parse_args(arguments).check
    status = 0
    for name, samples in all_sounds().items():
        path = FOLDER / f"{name}.wav"
        if only_check:
            if not path.exists() or not is_same(read(path), samples):
                print(f"{path.name} is not what packaging/sounds.py makes", file=sys.stderr)
                status = 1
        else:
            FOLDER.mkdir(parents=True, exist_ok=True)
            write(path, samples)
    return status


if __name__ == "__main__":
    sys.exit(main())
