"""Boards with a late game, for `co2desk bench ui`: their memory, and how fast they are painted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from co2desk.commands.bench_bare import SIZE, tell_and_leave
from co2desk.commands.examples import crowded_second_chance, crowded_session
from co2desk.session.setup import setup_of
from co2desk.ui.app import make_window
from co2desk.ui.board.flyers import Flyer, grip_pixmap
from co2desk.ui.board.view import BoardView
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.window.game_view import GameView
from co2desk.ui.window.main_window import MainWindow

STEPS = 40  # of a drag

Ratios = tuple[list[float], list[float]]


def show_board(edition: str) -> None:
    app, window = make_window()
    window.resize(*SIZE)
    window.show()
    crowded_game(window, edition)
    app.processEvents()
    tell_and_leave()


def crowded_game(window: MainWindow, edition: str) -> GameView:
    """A late game on the table of a window, with somebody at the screen."""
    game_view, controller = window.parts.game_view, window.parts.controller
    session = crowded_session() if edition == "first" else crowded_second_chance("cooperative")
    controller.preferences.set("covers", False)
    controller.open(session, setup_of(session))
    window.pages.setCurrentWidget(game_view)
    return game_view


def paint_ratios(editions: Iterable[str], items: int, pairs: int) -> dict[str, Ratios]:
    """For each edition: a full repaint against plain pixmap items, and a drag step against a full repaint."""
    app, window = make_window()
    plain = plain_view(items)
    found: dict[str, Ratios] = {}
    for edition in editions:
        view = crowded_game(window, edition).view
        view.setParent(None)
        view.resize(*SIZE)
        view.show()
        app.processEvents()
        found[edition] = measured(app, view, plain, pairs)
    return found


def plain_view(items: int) -> QGraphicsView:
    """A board of plain pictures."""
    scene = QGraphicsScene(0, 0, *SIZE)
    picture = QPixmap(64, 64)
    picture.fill(Qt.GlobalColor.darkGreen)
    for number in range(items):
        scene.addPixmap(picture).setPos(number % 20 * 78 + 8, number // 20 * 64 + 8)
    plain = QGraphicsView(scene)
    scene.setParent(plain)
    plain.resize(*SIZE)
    plain.show()
    return plain


def measured(app: QApplication, view: BoardView, plain: QGraphicsView, pairs: int) -> Ratios:
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
