"""`co2desk selftest`: checks that everything works on this computer. Your own files are not touched.

Opens the window, starts a game, plays a turn, switches through all languages, saves and opens a file, and
quits. Prints one line for each step and exits with code 0 if all went well. It also runs without a screen,
and says so: then nothing is known about windows on a screen.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import tempfile
from pathlib import Path

from co2desk import paths
from co2desk.commands.play import has_screen

MOST_SECONDS = 180  # then something waits for an answer that nobody gives


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk selftest", description=__doc__)
    parser.add_argument("--languages", action="store_true", help="also open the dialogs in every language")
    found = parser.parse_args(words)
    try:
        from co2desk.commands.selftest_steps import SelfTest, SelfTestError  # noqa: PLC0415 - brings Qt along
    except ImportError as error:
        print(f"co2desk selftest: a library is missing: {error}.", file=sys.stderr)
        return 1
    seen = has_screen(os.environ, sys.platform)
    if not seen:
        print("there is no screen: the window is painted in memory, and nobody sees it", flush=True)
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if sys.stderr is not None:  # Windows has none without a console
        faulthandler.dump_traceback_later(MOST_SECONDS, exit=True)
    with tempfile.TemporaryDirectory(prefix="co2desk-") as home:
        os.environ[paths.HOME] = home
        try:
            for line in SelfTest(Path(home), found.languages).steps():
                print(line, flush=True)
        except SelfTestError as error:
            print(f"co2desk selftest: {error}.", file=sys.stderr)
            return 1
        finally:
            faulthandler.cancel_dump_traceback_later()
    print("everything works" if seen else "everything works, but no window was seen on a screen")
    return 0
