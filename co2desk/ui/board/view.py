"""The view on the board: fit, zoom, pan, zoom to a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from co2desk.ui.board.scene import BoardScene

STEP = 1.2
MOST = 5.0  # times the size that fits


class BoardView(QGraphicsView):
    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self._fits = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Items ask for smooth edges when they paint themselves; copying their pictures needs none, and takes
        # twice the time with it.
        self.setRenderHints(QPainter.RenderHint(0))
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        # One rectangle around what changed: while a piece is dragged, many small ones cost four times more.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAcceptDrops(False)  # a file that is dropped here is for the window
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The scene paints every pixel: Qt need not fill them first, which takes a tenth of a full repaint.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # --- size ------------------------------------------------------------------------------------------

    @property
    def fits(self) -> bool:
        return self._fits

    def fit_scale(self) -> float:
        room, board = self.viewport().size(), self.board.sceneRect()
        return max(0.05, min(room.width() / board.width(), room.height() / board.height()))

    def fit(self) -> None:
        """Show the whole board."""
        self._fits = True
        scale = self.fit_scale()
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(self.board.sceneRect().center())

    def zoom(self, factor: float, anchor: QPointF | None = None) -> None:
        fitting = self.fit_scale()
        now = self.transform().m11()
        wanted = min(max(now * factor, fitting), fitting * MOST)
        if wanted <= fitting * 1.001:
            self.fit()
            return
        self._fits = False
        self.scale(wanted / now, wanted / now)
        if anchor is not None:
            self.centerOn(anchor)

    def zoom_in(self) -> None:
        self.zoom(STEP)

    def zoom_out(self) -> None:
        self.zoom(1 / STEP)

    def zoom_to(self, rect: QRectF) -> None:
        """Show a part of the board as large as it goes."""
        self._fits = False
        self.fitInView(rect.adjusted(-16, -16, 16, 16), Qt.AspectRatioMode.KeepAspectRatio)
        if self.transform().m11() > self.fit_scale() * MOST:
            self.resetTransform()
            scale = self.fit_scale() * MOST
            self.scale(scale, scale)
            self.centerOn(rect.center())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._fits or self.transform().m11() < self.fit_scale():
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        turn = event.angleDelta().y()
        if turn:
            self.zoom(STEP ** (turn / 120))
        event.accept()
