"""A screen without a monitor, outside the rooms, and a person's hands at it.

The X server and its tools belong to this computer: a package in a room that forgot to ask for a library does
not get it from them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from proof.rooms import ProofError

SIZE = "1600x1000x24"
PATIENCE_SECONDS = 60
FEW_COLOURS = 50
GRAB = """
import sys
from PySide6.QtGui import QGuiApplication

app = QGuiApplication([])
picture = app.primaryScreen().grabWindow(0).toImage()
picture.save(sys.argv[1])
small = picture.scaled(160, 100)
print(len({small.pixel(x, y) for x in range(160) for y in range(100)}))
"""


class Screen:
    """`program` is a pattern of the class that its windows have, `manager` a window manager, or none."""

    def __init__(self, program: str = "^co2desk$", manager: str = "") -> None:
        self.program, self.manager = program, manager

    def __enter__(self) -> Screen:
        read_end, write_end = os.pipe()
        command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", SIZE, "-nolisten", "tcp"]
        server = subprocess.Popen(  # noqa: S603
            command, pass_fds=[write_end], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(write_end)
        with os.fdopen(read_end) as told:
            number = told.readline().strip()
        if not number:
            raise ProofError("Xvfb did not start")
        self.name = f":{number}"
        self.helpers = [server]
        if self.manager:
            manager = subprocess.Popen(  # noqa: S603
                [self.manager], env=self._environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            self.helpers.append(manager)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for helper in reversed(self.helpers):
            helper.terminate()
            helper.wait()

    # --- seeing --------------------------------------------------------------------------------------------

    def windows(self) -> dict[str, str]:
        """The windows of the program: number -> title."""
        found = self._xdotool("search", "--onlyvisible", "--class", self.program).split()
        return {number: self._xdotool("getwindowname", number).strip() for number in found}

    def wait_for_window(self, but: frozenset[str] = frozenset(), seconds: int = PATIENCE_SECONDS) -> str:
        """The number of a window that appears, besides those that are known."""
        return self._wait("no window appeared", lambda: next(iter(set(self.windows()) - but), ""), seconds)

    def wait_for_title(self, window: str, word: str) -> str:
        def title() -> str:
            found = self.windows().get(window, "")
            return found if word in found else ""

        return self._wait(f"no window has {word} in its title", title)

    def wait_for_end(self) -> None:
        self._wait("the window is still there", lambda: "gone" if not self.windows() else "")

    def take_picture(self, path: Path, colours: int = FEW_COLOURS) -> None:
        """Save what the screen shows, as soon as it shows more than empty areas: more colours than that."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._wait("the screen shows nothing", lambda: "much" if self._grab(path) > colours else "")
        time.sleep(1)  # whatever glides has arrived
        self._grab(path)

    def _grab(self, path: Path) -> int:
        """How many colours a small copy of the picture has."""
        outcome = subprocess.run(  # noqa: S603
            [sys.executable, "-c", GRAB, str(path)],
            env=self._environment() | {"QT_QPA_PLATFORM": "xcb"},
            capture_output=True,
            text=True,
            check=True,
        )
        return int(outcome.stdout)

    # --- acting --------------------------------------------------------------------------------------------

    def press(self, window: str, *keys: str) -> None:
        self._focus(window)
        for key in keys:
            self._xdotool("key", key)

    def click(self, window: str, across: int, down: int) -> None:
        """At a place of the window, in pixels from its upper left corner."""
        self._focus(window)
        self._xdotool("mousemove", "--sync", "--window", window, str(across), str(down))
        time.sleep(0.3)  # a person's mouse does not arrive and press in one moment
        self._xdotool("click", "1")
        self._xdotool("mousemove", "0", "0")  # where nothing explains itself to it

    def write(self, window: str, text: str) -> None:
        self._focus(window)
        self._xdotool("type", "--delay", "40", text)

    def size(self, window: str) -> tuple[int, int]:
        lines = self._xdotool("getwindowgeometry", "--shell", window).split()
        told = dict(line.split("=") for line in lines)
        return int(told.get("WIDTH", 0)), int(told.get("HEIGHT", 0))

    def _focus(self, window: str) -> None:
        """A window manager gives it if it is asked; where there is none, the window just gets it."""
        self._xdotool("windowactivate" if self.manager else "windowfocus", "--sync", window)

    def _xdotool(self, *words: str) -> str:
        command = ["xdotool", *words]
        return subprocess.run(  # noqa: S603
            command, env=self._environment(), capture_output=True, text=True, check=False
        ).stdout

    def _environment(self) -> dict[str, str]:
        return os.environ | {"DISPLAY": self.name}

    def _wait(self, complaint: str, look: Callable[[], str], seconds: int = PATIENCE_SECONDS) -> str:
        for _ in range(seconds * 5):
            found = look()
            if found:
                return found
            time.sleep(0.2)
        raise ProofError(complaint)
