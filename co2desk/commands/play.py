"""`co2desk play`: the window, if this system can show one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

USAGE = "usage: co2desk [play] [FILE.co2game]\n\nOpens the window, optionally with a saved game."


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Can a window be shown? Only on X11 and Wayland systems the environment tells."""
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def run(words: list[str]) -> int:
    if any(word in ("-h", "--help") for word in words):
        print(USAGE)
        return 0
    if any(word.startswith("-") for word in words) or len(words) > 1:
        print("co2desk: play takes only the name of a saved game.", file=sys.stderr)
        return 2
    if not has_screen(os.environ, sys.platform):
        print(
            "co2desk cannot open its window because there is no screen. Start it on a desktop, or watch a "
            "game between computer players in this terminal with `co2desk watch`.",
            file=sys.stderr,
        )
        return 1
    try:
        from co2desk.ui import app  # noqa: PLC0415 - Qt, which a system without a screen may be unable to load
    except ImportError as error:  # Qt comes along, but for a few libraries that every desktop has
        print(f"co2desk cannot open its window because a library is missing: {error}.", file=sys.stderr)
        return 1
    return app.run(words)
