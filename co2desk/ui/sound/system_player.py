"""Plays a file through the system: what plays sounds there is used, and nothing is brought along.

On Linux that is a program of PipeWire, PulseAudio or ALSA, on macOS one of the system, on Windows a library.
Without any of them, or without a device, nothing is heard and nothing else happens.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QProcess

from co2desk.paths import resources_dir

if sys.platform == "win32":
    import winsound

PROGRAMS = ("pw-play", "paplay", "aplay", "afplay")  # the first one that is there
SHORTEST_GAP = 90  # milliseconds between two sounds: several at once would only rattle


class SystemPlayer:
    def __init__(self) -> None:
        self._program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        self._last = QElapsedTimer()

    def play(self, name: str) -> None:
        """One of the sounds in resources/sounds. Returns at once."""
        if self._last.isValid() and self._last.elapsed() < SHORTEST_GAP:
            return
        self._last.start()
        self._start(resources_dir() / "sounds" / f"{name}.wav")

    def _start(self, file: Path) -> None:
        if sys.platform == "win32":
            play_on_windows(file)
        elif self._program is not None:
            process = QProcess()
            process.setProgram(self._program)
            process.setArguments([str(file)])
            for silent in (process.setStandardOutputFile, process.setStandardErrorFile):
                silent(QProcess.nullDevice())  # without a device it complains on every sound
            process.startDetached()


def play_on_windows(file: Path) -> None:
    if sys.platform == "win32":
        try:
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        except RuntimeError:
            return  # there is no device
