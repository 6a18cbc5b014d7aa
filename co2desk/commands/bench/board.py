"""Boards with a game, for `co2desk bench ui`: their memory, and how fast they are painted."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QDialog, QGraphicsScene, QGraphicsView

from co2desk.commands.bench.bare import SIZE, megabytes, tell_and_leave
from co2desk.commands.bench.engine import GAMES, played
from co2desk.commands.examples import crowded_second_chance, crowded_session
from co2desk.session import Session
from co2desk.session.setup import setup_of
from co2desk.ui.app import make_window
from co2desk.ui.application import Application
from co2desk.ui.board.flyers import Flyer, grip_pixmap
from co2desk.ui.board.view import BoardView
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.window.main_window import MainWindow

ITEMS = 300  # of the plain board
STEPS = 40  # of a drag

Triple = tuple[float, float, float]


def board_window() -> tuple[Application, MainWindow]:
    """Our window, on the page of the game."""
    app, window = make_window()
    window.preferences.set("covers", False)
    window.preferences.set("animation", "off")
    window.preferences.set("pace", "at_once")
    window.resize(*SIZE)
    window.show()
    window.pages.setCurrentWidget(window.parts.game_view)
    return app, window


def open_session(window: MainWindow, session: Session) -> None:
    window.parts.controller.open(session, setup_of(session))


def late_game(edition: str) -> Session:
    return crowded_session() if edition == "first" else crowded_second_chance("cooperative")


def show_board(edition: str) -> None:
    app, window = board_window()
    open_session(window, late_game(edition))
    app.processEvents()
    tell_and_leave()


# --- one game after the other -------------------------------------------------------------------------------


def tell_memory_of_games(number: int) -> None:
    """Say how many megabytes the window has after a game of each kind, and after so many more games.

    Each is shown, stepped through and closed.
    """
    app, window = board_window()
    kinds, chance, held = list(GAMES.values()), random.Random(1), []
    for game in range(len(kinds) + number):
        session, _ = played(kinds[game % len(kinds)], chance)
        open_session(window, session)
        for step in range(0, len(session.actions), 10):
            window.parts.game_view.show_history(step)
            app.processEvents()
        for dialog in window.findChildren(QDialog):  # the result
            dialog.close()
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # only a running program does so itself
        gc.collect()  # what Python would free a little later does not count
        held.append(megabytes())
    print(json.dumps([held[len(kinds) - 1], held[-1]]), flush=True)


# --- painting -----------------------------------------------------------------------------------------------


def tell_repaints(number: int) -> None:
    """Say for each edition how long a full repaint, one of plain pictures and a step of a drag take, so many
    times."""
    app, window = board_window()
    plain = plain_view()
    found: dict[str, list[Triple]] = {}
    view = window.parts.game_view.view
    view.setParent(None)
    view.resize(*SIZE)
    view.show()
    for edition in ("first", "second_chance"):
        open_session(window, late_game(edition))
        app.processEvents()
        found[edition] = measured(app, view, plain, number)
    view.setParent(window)  # or Qt would look for it when the program ends, after Python has deleted it
    print(json.dumps(found), flush=True)


def plain_view() -> QGraphicsView:
    """A board of plain pictures."""
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


def measured(app: QApplication, view: BoardView, plain: QGraphicsView, number: int) -> list[Triple]:
    item = next(item for key, item in view.board.items_by_key.items() if key.kind is PlaceKind.PROJECTS)
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
    triples = [(painted(view), painted(plain), dragged()) for _ in range(number)]
    view.board.removeItem(flyer)
    return triples


def spent(call: Callable[[], object]) -> float:
    """Processor time: painting waits for nothing, and other programs do not count."""
    began = time.process_time()
    call()
    return time.process_time() - began
