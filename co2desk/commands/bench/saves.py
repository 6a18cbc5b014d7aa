"""`co2desk bench saves`: opening, recording, showing and stepping through a finished game of five, as ratios
to references of the same run. Every number is the median over the rounds, in processor time; only what is
synced to the disk is measured by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from co2desk import paths
from co2desk.commands.bench.bare import SIZE
from co2desk.commands.examples import CROWDED_SEED, played
from co2desk.commands.figures import Figure, print_figures
from co2desk.commands.options import at_least_one
from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import readable, write_all
from co2desk.session.library import GameLibrary
from co2desk.session.setup import setup_of
from co2desk.ui.app import make_window
from co2desk.ui.pictures.thumbnails import DELAY_MS

ENTRY = b"x" * 100  # about as long as an action in a journal
PARSED = 20  # times in a row: once is too short to be measured
MILLI = 1000


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench saves", description=__doc__)
    parser.add_argument("--rounds", type=at_least_one, default=9, help="how often (default 9)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    found = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME] = home  # the player's own settings and games stay out of it
        session = played(5, CROWDED_SEED, 99)
        title = f"a finished game of five, {len(session.actions)} actions (medians of {found.rounds} rounds)"
        rows = (*of_documents(session, found.rounds), recording(Path(home), session))
        print_figures(title, (*rows, *in_the_window(session, found.rounds)), found.json)
    return 0


def of_documents(session: Session, rounds: int) -> Iterator[Figure]:
    text = readable(session.save())
    document = json.loads(text)
    parsing = "parsing its JSON"
    times = [
        (
            spent(lambda: [json.loads(text) for _ in range(PARSED)]) / PARSED,
            spent(lambda: Session.load(document)),
            spent(lambda: readable(session.save())),
        )
        for _ in range(rounds)
    ]
    parsed, opened, written = zip(*times, strict=True)
    yield compared("opening it, checked and played again", opened, parsing, parsed, 40)
    yield compared("writing it as a document", written, parsing, parsed)


def compared(
    name: str, ours: tuple[float, ...], reference: str, theirs: tuple[float, ...], aim: float | None = None
) -> Figure:
    """Measured in turns: the ratio is the median of the ratios."""
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    return Figure(name, ratio, reference, statistics.median(ours) * MILLI, "ms", aim)


def recording(home: Path, session: Session) -> Figure:
    """Every action of a game that is recorded, each beside as long a line in a plain file."""
    autosave, again = Autosave(GameLibrary(home / "games")), session.branched(0)
    autosave.begin(again)
    ours, plain = [], []
    with (home / "plain").open("wb", buffering=0) as file:
        for action in session.actions:
            again.play(action)
            ours.append(elapsed(autosave.record))
            plain.append(elapsed(partial(synced, file.fileno())))
    autosave.end()
    return compared("recording an action", tuple(ours), "a line, synced to the disk", tuple(plain))


def synced(descriptor: int) -> None:
    write_all(descriptor, ENTRY)
    os.fsync(descriptor)


def in_the_window(session: Session, rounds: int) -> Iterator[Figure]:
    """From the session to the board, and from one step of its history to the next."""
    app, window = make_window()
    window.preferences.set("animation", "off")
    window.preferences.set("pace", "at_once")
    window.resize(*SIZE)
    window.show()
    game_view, controller = window.parts.game_view, window.parts.controller
    window.pages.setCurrentWidget(game_view)

    def show(game: Session) -> None:
        controller.open(game, setup_of(game))
        app.processEvents()

    def step_to(step: int) -> None:
        game_view.show_history(step)
        app.processEvents()

    def repainted() -> None:
        game_view.view.viewport().update()
        app.processEvents()

    document, new = session.save(), session.branched(0)
    times = [
        (spent(lambda: show(session)), spent(lambda: show(new)) + spent(lambda: Session.load(document)))
        for _ in range(rounds)
    ]
    shown, references = zip(*times, strict=True)
    yield compared("showing it, painted", shown, "a new game, and opening", references, 2)
    show(session)
    drawn = time.monotonic() + 1.5 * DELAY_MS / MILLI
    while time.monotonic() < drawn:  # the pictures for the list of games, which belong to no step
        app.processEvents()
        time.sleep(0.01)
    walks = [walked(len(session.actions), step_to) for _ in range(max(1, rounds // 3))]
    steps = [statistics.median(times) for times in zip(*walks, strict=True)]
    usual = statistics.median(steps)
    repaint = statistics.median(spent(repainted) for _ in range(rounds))
    yield Figure("a step of its history, painted", usual / repaint, "a full repaint", usual * MILLI, "ms")
    longest = max(steps)
    yield Figure("the longest step", longest / usual, "the median step", longest * MILLI, "ms", 2)
    window.close()


def walked(last: int, step_to: Callable[[int], None]) -> list[float]:
    """What each step takes, from the beginning to the last one."""
    step_to(0)
    return [spent(partial(step_to, step)) for step in range(1, last)]


def spent(call: Callable[[], object]) -> float:
    """Seconds of processor time."""
    began = time.process_time()
    call()
    return time.process_time() - began


def elapsed(call: Callable[[], object]) -> float:
    """Seconds by the clock."""
    began = time.perf_counter()
    call()
    return time.perf_counter() - began
