"""`co2desk bench ui`: the window as ratios to plain Qt, measured in the same run.

Cold starts are processes of their own, ours and a bare window in turns; repaints are measured in turns in one
process. Machines are noisy, so every number is the median over the pairs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from co2desk import paths
from co2desk.commands.options import at_least_one

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QGraphicsView

    from co2desk.ui.board.view import BoardView
    from co2desk.ui.window.game_view import GameView
    from co2desk.ui.window.main_window import MainWindow

LIMITS = {"start": 2.0, "repaint": 3.0, "drag": 0.1, "memory": 2.0}
SIZE = (1600, 1000)
ITEMS = 300
STEPS = 40  # of a drag


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench ui", description=__doc__)
    parser.add_argument("--pairs", type=at_least_one, default=9, help="pairs of measurements (default 9)")
    parser.add_argument("--child", choices=CHILDREN, help=argparse.SUPPRESS)
    found = parser.parse_args(words)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if found.child:
        return CHILDREN[found.child]()
    with tempfile.TemporaryDirectory() as home:
        os.environ[paths.HOME] = home  # the player's own settings and games stay out of it
        measure(found.pairs)
    return 0


def measure(pairs: int) -> None:
    print(f"ratios to plain Qt, medians of {pairs} pairs, each with its limit")
    starts = [(child("ours"), child("bare")) for _ in range(pairs)]
    show("start", "cold start to first paint / a bare window", [a[0] / b[0] for a, b in starts])
    for edition in BOARDS:
        board = [(child(edition), child("bare")) for _ in range(max(1, pairs // 3))]
        show(
            "memory",
            f"{edition}: memory with a crowded board / a bare window",
            [a[1] / b[1] for a, b in board],
        )
    for edition, (repaints, drags) in paint_ratios(pairs).items():
        show("repaint", f"{edition}: full repaint / {ITEMS} plain pixmap items", repaints)
        show("drag", f"{edition}: repaint while dragging / full repaint", drags)


def show(key: str, title: str, ratios: list[float]) -> None:
    ratio = statistics.median(ratios)
    verdict = "" if ratio <= LIMITS[key] else "   ABOVE THE LIMIT"
    print(f"{title:62} {ratio:6.2f}   limit {LIMITS[key]:.1f}{verdict}")


# --- processes that start, paint once, and tell their memory ------------------------------------------------


def child(kind: str) -> tuple[float, float]:
    """Seconds until the first paint, and megabytes then."""
    began = time.perf_counter()
    with subprocess.Popen(  # noqa: S603 - this program itself
        [sys.executable, *(() if paths.is_frozen() else ("-m", "co2desk")), "bench", "ui", "--child", kind],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        told = process.stdout.readline()
        seconds = time.perf_counter() - began
    return seconds, float(told)


def tell_and_leave() -> None:
    """Painted: say how much memory it took, and be gone without tidying up."""
    with open("/proc/self/status", encoding="ascii") as status:  # noqa: PTH123 - no file of ours
        resident = next(line for line in status if line.startswith("VmRSS:"))
    os.write(1, f"{int(resident.split()[1]) / 1024:.1f}\n".encode())
    os._exit(0)


def bare_window() -> int:
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow  # noqa: PLC0415

    app = QApplication([])
    window = QMainWindow()
    view = QGraphicsView(QGraphicsScene())
    window.setCentralWidget(view)
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    tell_and_leave()
    return 0


def our_window() -> int:
    from co2desk.ui.app import make_window  # noqa: PLC0415 - what is measured

    app, window = make_window()
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    tell_and_leave()
    return 0


def our_board(edition: str) -> int:
    from co2desk.ui.app import make_window  # noqa: PLC0415 - what is measured

    app, window = make_window()
    window.resize(*SIZE)
    window.show()
    crowded_game(window, edition)
    app.processEvents()
    tell_and_leave()
    return 0


BOARDS = ("first", "second_chance")
CHILDREN: dict[str, Callable[[], int]] = {
    "bare": bare_window,
    "ours": our_window,
    **{edition: partial(our_board, edition) for edition in BOARDS},
}


# --- painting ---------------------------------------------------------------------------------------------


def crowded_game(window: MainWindow, edition: str) -> GameView:
    """A late game on the desk of a window, with somebody at the screen."""
    from co2desk.commands.examples import crowded_second_chance, crowded_session  # noqa: PLC0415 - after Qt
    from co2desk.session.setup import setup_of  # noqa: PLC0415 - the same

    game_view, controller = window.parts.game_view, window.parts.controller
    session = crowded_session() if edition == "first" else crowded_second_chance("cooperative")
    controller.preferences.set("covers", False)
    controller.open(session, setup_of(session))
    window.pages.setCurrentWidget(game_view)
    return game_view


Ratios = tuple[list[float], list[float]]


def paint_ratios(pairs: int) -> dict[str, Ratios]:
    """For each edition: a full repaint against plain pixmap items, and a drag step against a full repaint."""
    from co2desk.ui.app import make_window  # noqa: PLC0415 - after the choice of a platform

    app, window = make_window()
    plain = plain_view()
    found: dict[str, Ratios] = {}
    for edition in BOARDS:
        view = crowded_game(window, edition).view
        view.setParent(None)
        view.resize(*SIZE)
        view.show()
        app.processEvents()
        found[edition] = measured(app, view, plain, pairs)
    return found


def plain_view() -> QGraphicsView:
    from PySide6.QtCore import Qt  # noqa: PLC0415 - after the choice of a platform
    from PySide6.QtGui import QPixmap  # noqa: PLC0415 - the same
    from PySide6.QtWidgets import QGraphicsScene, QGraphicsView  # noqa: PLC0415 - the same

    scene = QGraphicsScene(0, 0, *SIZE)
    picture = QPixmap(64, 64)
    picture.fill(Qt.GlobalColor.darkGreen)
    for number in range(ITEMS):
        scene.addPixmap(picture).setPos(number % 20 * 78 + 8, number // 20 * 64 + 8)
    plain = QGraphicsView(scene)
    scene.setParent(plain)
    plain.resize(*SIZE)
    plain.show()
    return plain


def measured(app: QApplication, view: BoardView, plain: QGraphicsView, pairs: int) -> Ratios:
    from PySide6.QtCore import QPointF  # noqa: PLC0415 - after the choice of a platform

    from co2desk.ui.board.flyers import Flyer, grip_pixmap  # noqa: PLC0415 - the same

    item = next(item for key, item in view.board.items_by_key.items() if key[0] == "projects")
    flyer = Flyer(grip_pixmap(item, view.transform().m11() * view.devicePixelRatioF()))
    view.board.addItem(flyer)

    def painted(widget: QGraphicsView) -> float:
        widget.viewport().update()
        return spent(app.processEvents)

    def dragged() -> float:
        total = 0.0
        for step in range(STEPS):
            flyer.center_on(QPointF(200 + step * 9, 200 + step * 5))
            total += spent(app.processEvents)
        return total / STEPS

    dragged()
    repaints, drags = [], []
    for _ in range(pairs * 3):
        full, reference, step = painted(view), painted(plain), dragged()
        repaints.append(full / reference)
        drags.append(step / full)
    view.board.removeItem(flyer)
    return repaints, drags


def spent(call: Callable[[], object]) -> float:
    """Processor time: painting waits for nothing, and other programs do not count."""
    began = time.process_time()
    call()
    return time.process_time() - began
