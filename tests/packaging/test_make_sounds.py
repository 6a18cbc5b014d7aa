"""The sounds of the program are those that the script computes; they are short and small."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import make_sounds
import pytest
from make_sounds import FOLDER, RATE, SOUNDS


def numbers(path: Path) -> tuple[int, ...]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_what_the_script_makes_of_it(name: str) -> None:
    """To the last but one unit: another computer may round a sine differently."""
    kept, made = numbers(FOLDER / f"{name}.wav"), make_sounds.samples(SOUNDS[name]())
    assert len(kept) == len(made)
    assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1
    assert len(kept) < 1.5 * RATE, "short"
    assert abs(kept[-1]) < 400, "it ends without a click"


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 300_000
