"""What one sees before a game: the world at dusk, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.ui.appearance import Appearance
from co2desk.ui.art import ART, draw_energy, renderer
from co2desk.ui.theme import color
from co2desk.ui.tongue import Retranslated, translate

ENERGIES = ("forestation", "solar", "fusion", "biomass", "recycling")


class StartPage(Retranslated, QWidget):
    new_game = Signal()
    quick_game = Signal()
    open_game = Signal()
    settings = Signal()
    about = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.title, self.tagline = QLabel("CO₂"), QLabel()
        self.title.setProperty("role", "poster")
        self.tagline.setProperty("role", "soft")
        self.tagline.setWordWrap(True)
        self.new, self.quick, self.open = QPushButton(), QPushButton(), QPushButton()
        self.options, self.info = QPushButton(), QPushButton()
        self.new.setProperty("primary", True)
        for button, signal in (
            (self.new, self.new_game),
            (self.quick, self.quick_game),
            (self.open, self.open_game),
            (self.options, self.settings),
            (self.info, self.about),
        ):
            button.clicked.connect(signal)
            button.setMinimumHeight(40)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addStretch(3)
        column.addWidget(self.title)
        column.addWidget(self.tagline)
        column.addSpacing(56)
        for button in (self.new, self.quick, self.open):
            column.addWidget(button)
        small = QHBoxLayout()
        small.addWidget(self.options)
        small.addWidget(self.info)
        column.addLayout(small)
        column.addStretch(4)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)
        self.tagline.setMinimumWidth(420)
        self.tagline.setMaximumWidth(480)
        appearance.changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        self.tagline.setText(
            translate(
                "StartPage",
                "Build green power plants all over the world before the climate tips. "
                "The rules of the board game by Vital Lacerda, kept by the computer.",
            )
        )
        self.new.setText(translate("StartPage", "New game …"))
        self.quick.setText(translate("StartPage", "Play at once against two computer players"))
        self.open.setText(translate("StartPage", "Open a saved game …"))
        self.options.setText(translate("StartPage", "Settings"))
        self.info.setText(translate("StartPage", "About"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        look = self.appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), color(look.ground))
        width = max(self.width(), self.height() * 16 / 9)
        world = QRectF(
            (self.width() - width) / 2, (self.height() - width * 9 / 16) / 2, width, width * 9 / 16
        )
        renderer("world", look.map).render(painter, world)
        y = self.tagline.geometry().bottom() + 14
        x = self.tagline.geometry().left()
        for number, energy in enumerate(ENERGIES):
            draw_energy(painter, energy, QRectF(x + number * 44, y, 34, 34), look)
        ART.draw(painter, "scientist", QRectF(x + 5 * 44 + 12, y - 4, 40, 40), look.ink_soft)
        painter.end()
