"""An edition to choose: its picture, its name, and what it is about in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout

from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import Look, color
from co2desk.ui.theme.planet import AIR, CLEAR, draw_planet
from co2desk.ui.widgets.dialogs import SPACE, Heading

COMPANIES = ("disc", "triangle", "square")
RADIUS, CHOSEN, FOCUSED = 12.0, 3.0, 2.0
WORDS = 0.6  # of the width: behind them the picture is veiled
VEIL = 0.9
HIGH = 6.4  # in heights of a line
CREST, APART, TOGETHER = 0.42, 1.25, 0.66  # of the height; from one to the next, in widths of a crest


class EditionCard(QAbstractButton):
    """`together`: the companies stand side by side, on a planet that heals."""

    def __init__(self, look: Look, together: bool) -> None:
        super().__init__()
        self.look, self.together = look, together
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.name, self.about = Heading(1.25), QLabel(wordWrap=True)
        column = self.column = QVBoxLayout(self)
        column.setSpacing(SPACE // 2)
        for label in (self.name, self.about):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)
        column.addStretch(1)

    def say(self, name: str, about: str) -> None:
        self.setText(name)  # for keys and screen readers: what is seen are the labels
        self.setAccessibleDescription(about)
        self.name.setText(name)
        self.about.setText(about)

    # --- room --------------------------------------------------------------------------------------------

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        inside = round(width * WORDS) - 3 * SPACE
        words = sum(label.heightForWidth(inside) for label in (self.name, self.about))
        return max(words + 4 * SPACE, round(HIGH * self.fontMetrics().height()))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        wide = 40 * SPACE
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(20 * SPACE, round(HIGH * self.fontMetrics().height()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            right = round(self.width() * (1 - WORDS)) + SPACE
            self.column.setContentsMargins(2 * SPACE, 2 * SPACE, right, SPACE)
        return super().event(event)

    # --- painting ----------------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        look, area = self.look, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(area, RADIUS, RADIUS)
        painter.setClipPath(corners)
        draw_planet(painter, self.size(), look, CLEAR if self.together else AIR)
        veil = QLinearGradient(area.topLeft(), area.topRight())
        for place, hidden in ((0.0, VEIL), (WORDS, VEIL), (WORDS + 0.2, 0.0)):
            veil.setColorAt(place, color(look.ground, hidden))
        painter.fillRect(area, veil)
        self._draw_companies(painter, area)
        painter.setClipping(False)
        self._draw_edge(painter, area)
        painter.end()

    def _draw_companies(self, painter: QPainter, area: QRectF) -> None:
        side = min(area.height() * CREST, area.width() * 0.1)
        step = side * (TOGETHER if self.together else APART)
        left = area.right() - 2 * SPACE - side - 2 * step
        top = area.bottom() - side - SPACE
        for number, sign in enumerate(COMPANIES):
            leads = not self.together and number == 1
            lift = side * 0.3 if leads else 0.0
            spot = QRectF(left + number * step, top - lift, side, side)
            place_crest(painter, sign, spot, self.look)
            if leads:  # one of them wins
                laurel = QRectF(0, 0, side * 0.5, side * 0.5)
                laurel.moveCenter(spot.center())
                laurel.moveBottom(spot.top() - 2)
                ART.draw(painter, "vp", laurel, self.look.money)

    def _draw_edge(self, painter: QPainter, area: QRectF) -> None:
        look = self.look
        ink, wide = look.panel_line, 1.5
        if self.isChecked():
            ink, wide = look.accent, CHOSEN
        elif self.hasFocus() or self.underMouse():
            ink, wide = look.accent, FOCUSED
        painter.setPen(QPen(color(ink), wide))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(color(look.ink), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), RADIUS - 3, RADIUS - 3)
        if self.isChecked():  # not by colour alone
            side = 22.0
            badge = QRectF(area.right() - side - SPACE, area.top() + SPACE, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(look.accent))
            painter.drawEllipse(badge)
            painter.setPen(QPen(color(look.accent_ink), 2.4))
            x, y = badge.center().x(), badge.center().y()
            tick = QPainterPath(badge.center())
            tick.moveTo(x - 5, y)
            tick.lineTo(x - 1.5, y + 4)
            tick.lineTo(x + 5, y - 4)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(tick)
