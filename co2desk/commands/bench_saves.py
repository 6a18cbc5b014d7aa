"""`co2desk bench saves`: opening, recording and stepping through a finished game of five, in milliseconds and
as ratios to parsing its JSON in the same run. Every number is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from co2desk import paths
from co2desk.commands.examples import CROWDED_SEED, played
from co2desk.commands.options import at_least_one
from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import readable
from co2desk.session.library import GameLibrary
from co2desk.session.setup import setup_of
from co2desk.ui.app import make_window


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench saves", description=__doc__)
    parser.add_argument("--rounds", type=at_least_one, default=9, help="how often (default 9)")
    found = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME] = home  # the player's own settings and games stay out of it
        measure(Path(home), found.rounds)
    return 0


def measure(home: Path, rounds: int) -> None:
    session = played(5, CROWDED_SEED, 99)
    text = readable(session.save())
    parsing = median(lambda: json.loads(text), rounds)
    print(f"a finished game of five: {len(session.actions)} actions, {len(text) / 1024:.0f} kB")
    print(f"  {'parsing the JSON':44}{parsing * 1000:8.2f} ms")
    document = json.loads(text)
    show("opening it: checked and played again", median(lambda: Session.load(document), rounds), parsing)
    show("writing it as a document", median(lambda: readable(session.save()), rounds), parsing)
    show("recording one action, synced to the disk", recording(home, session), parsing)
    for title, seconds in in_the_window(session, rounds).items():
        show(title, seconds, parsing)


def show(title: str, seconds: float, parsing: float) -> None:
    print(f"  {title:44}{seconds * 1000:8.2f} ms {seconds / parsing:8.1f} x parsing")


def recording(home: Path, session: Session) -> float:
    """One action of a game that is recorded; the median of all of them."""
    autosave, again = Autosave(GameLibrary(home / "games")), session.branched(0)
    autosave.begin(again)
    times = []
    for action in session.actions:
        again.play(action)
        begun = time.perf_counter()
        autosave.record()
        times.append(time.perf_counter() - begun)
    autosave.end()
    return statistics.median(times)


def in_the_window(session: Session, rounds: int) -> dict[str, float]:
    """From the session to the board, and from one step of its history to the next."""
    app, window = make_window()
    window.preferences.set("animation", "off")
    window.resize(1600, 1000)
    window.show()
    game_view, controller = window.parts.game_view, window.parts.controller
    window.pages.setCurrentWidget(game_view)

    def lay() -> None:
        controller.open(session, setup_of(session))
        app.processEvents()

    opening = median(lay, rounds)
    game_view.show_history(0)
    app.processEvents()
    times = []
    for step in range(1, len(session.actions)):
        begun = time.perf_counter()
        game_view.history.go_to(step)
        app.processEvents()
        times.append(time.perf_counter() - begun)
    window.close()
    return {
        "showing it in the window, painted": opening,
        "one step of its history, painted (median)": statistics.median(times),
        "one step of its history, painted (longest)": max(times),
    }


def median(call: Callable[[], object], rounds: int) -> float:
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)
