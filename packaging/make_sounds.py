#!/usr/bin/env python3
"""Make resources/sounds: eight short sounds, computed here from sines and noise, and so our own.

    make_sounds.py [FOLDER]

The results are part of the project, so nobody has to run this who does not change a sound.
"""

from __future__ import annotations

import math
import random
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22050  # samples a second
LOUD = 0.42  # of what a sample can hold: beside other programs nothing here is loud

Wave = list[float]  # samples from -1 to 1


def tone(pitch: float, seconds: float, fades: float, overtones: tuple[float, ...] = (1.0, 0.3, 0.1)) -> Wave:
    """A note that begins softly and fades by `fades` a second, such as that of a marimba."""
    samples = []
    for number in range(round(seconds * RATE)):
        at = number / RATE
        shape = min(1.0, at / 0.006) * math.exp(-fades * at) * min(1.0, (seconds - at) / 0.02)
        sound = sum(
            part * math.sin(2 * math.pi * pitch * (order + 1) * at) for order, part in enumerate(overtones)
        )
        samples.append(shape * sound)
    return samples


def knock(seconds: float, fades: float, dull: float, seed: int) -> Wave:
    """Noise whose high parts are taken away: something put down on a table."""
    chance, last, samples = random.Random(seed), 0.0, []
    for number in range(round(seconds * RATE)):
        last += dull * (chance.uniform(-1, 1) - last)
        samples.append(last * math.exp(-fades * number / RATE))
    return samples


def mixed(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds at their times (in seconds) with their loudness."""
    length = max(round(start * RATE) + len(sound) for start, _, sound in parts)
    whole = [0.0] * length
    for start, loudness, sound in parts:
        first = round(start * RATE)
        for number, sample in enumerate(sound):
            whole[first + number] += loudness * sample
    return whole


def place() -> Wave:
    return mixed((0, 1, knock(0.09, 55, 0.35, seed=1)), (0, 0.5, tone(180, 0.1, 40)))


def build() -> Wave:
    rising = ((0.0, 262.0), (0.09, 330.0), (0.18, 392.0))
    return mixed(
        (0, 0.8, knock(0.08, 50, 0.3, seed=2)), *((at, 0.7, tone(pitch, 0.32, 9)) for at, pitch in rising)
    )


def pay() -> Wave:
    return mixed((0, 0.6, tone(1568, 0.16, 22)), (0.06, 0.7, tone(2093, 0.24, 16)))


def card() -> Wave:
    return mixed((0, 0.9, knock(0.14, 22, 0.75, seed=3)), (0.05, 0.35, knock(0.08, 45, 0.9, seed=4)))


def decade() -> Wave:
    return mixed(
        (0, 0.8, tone(196, 1.1, 3.2)), (0, 0.5, tone(294, 1.1, 3.6)), (0.25, 0.5, tone(392, 0.85, 4))
    )


def danger() -> Wave:
    return mixed(
        (0, 0.9, tone(139, 0.5, 4, (1.0, 0.6, 0.4))), (0.22, 0.9, tone(131, 0.7, 4, (1.0, 0.6, 0.4)))
    )


def win() -> Wave:
    rising = ((0.0, 392.0), (0.13, 494.0), (0.26, 587.0), (0.39, 784.0))
    return mixed(*((at, 0.7, tone(pitch, 0.8, 4.5)) for at, pitch in rising))


def lose() -> Wave:
    falling = ((0.0, 330.0), (0.22, 294.0), (0.44, 233.0), (0.66, 165.0))
    return mixed(*((at, 0.8, tone(pitch, 0.7, 4.5)) for at, pitch in falling))


SOUNDS: dict[str, Callable[[], Wave]] = {
    function.__name__: function for function in (place, build, pay, card, decade, danger, win, lose)
}


def samples(sound: Wave) -> list[int]:
    """All sounds are equally loud."""
    loudest = max(map(abs, sound))
    return [round(32767 * LOUD * sample / loudest) for sample in sound]


def write(path: Path, sound: Wave) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        numbers = samples(sound)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def main(words: list[str]) -> int:
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
