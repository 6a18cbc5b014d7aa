"""The first start: which language, how large the text, what the game is about, and three ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import is_installed, spoken
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.preferences import CHOICES, Preferences
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.theme.planet import draw_planet
from co2desk.ui.welcome.picture import Picture
from co2desk.ui.widgets.dialogs import SPACE, TITLE, Heading, note, scrolling
from co2desk.ui.widgets.flow import FlowLayout

WIDEST = 860  # pixels, at a text size of 100 %
EDGE = 24
GREEDY = 1000  # the content takes all the width that it can use


class Door(QPushButton):
    """A large button."""

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return super().sizeHint() + QSize(5 * SPACE, 3 * SPACE)


class WelcomePage(Retranslated, QWidget):
    learn = Signal()
    play = Signal()
    open_game = Signal()

    def __init__(self, preferences: Preferences, appearance: Appearance) -> None:
        super().__init__()
        self.preferences, self.appearance = preferences, appearance
        self.title, self.picture = Heading(TITLE), Picture(appearance)
        self.sentences = [QLabel() for _ in range(3)]
        for sentence in self.sentences:
            sentence.setWordWrap(True)
        self.languages = {code: QPushButton() for code in LANGUAGES if is_installed(code)}
        self.sizes = {size: QPushButton() for size in CHOICES["text_size"][1]}
        self.size_label = note()
        self.doors = {"learn": Door(), "play": Door(), "open": Door()}
        self._groups = [
            self._one_of(self.languages.values(), self._choose_language),
            self._one_of(self.sizes.values(), self._choose_size),
        ]
        for name, signal in (("learn", self.learn), ("play", self.play), ("open", self.open_game)):
            self.doors[name].clicked.connect(signal)
        self.doors["learn"].setProperty("primary", "true")
        self._arrange()
        appearance.changed.connect(self._look_changed)
        self.retranslate()

    def _one_of(self, buttons: Iterable[QPushButton], call: Callable[[], None]) -> QButtonGroup:
        group = QButtonGroup(self)
        for button in buttons:
            button.setCheckable(True)
            group.addButton(button)
        group.buttonClicked.connect(lambda _: call())
        return group

    def _arrange(self) -> None:
        self.content = QFrame()
        self.content.setProperty("role", "veil")  # the planet shines through
        column = QVBoxLayout(self.content)
        column.setContentsMargins(EDGE, 2 * SPACE, EDGE, 2 * SPACE)
        column.setSpacing(SPACE)
        column.addLayout(flow(self.languages.values()))
        column.addLayout(flow((self.size_label, *self.sizes.values())))
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.picture, 8)
        for sentence in self.sentences:
            column.addWidget(sentence)
        column.addSpacing(SPACE)
        column.addLayout(flow(self.doors.values()))
        column.addStretch(1)
        outer = QWidget()
        middle = QHBoxLayout(outer)
        middle.setContentsMargins(0, SPACE, 0, SPACE)
        middle.addStretch(1)
        middle.addWidget(self.content, GREEDY)
        middle.addStretch(1)
        self._fit()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolling(outer))

    def _fit(self) -> None:
        self.content.setMaximumWidth(round(WIDEST * self.appearance.type.scale))

    # --- what is chosen ----------------------------------------------------------------------------------

    def _choose_language(self) -> None:
        chosen = next(code for code, button in self.languages.items() if button.isChecked())
        self.preferences.set("language", chosen)

    def _choose_size(self) -> None:
        chosen = next(size for size, button in self.sizes.items() if button.isChecked())
        self.preferences.set("text_size", chosen)

    def _look_changed(self) -> None:
        self._fit()
        self.picture.update()
        self.update()

    # --- words -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        for code, button in self.languages.items():
            button.setText(LANGUAGES[code])
            button.setChecked(code == spoken())
        for size, button in self.sizes.items():
            button.setText(translate("SettingsDialog", "{percent}%").format(percent=size))
            button.setChecked(size == self.preferences.value("text_size"))
        self.size_label.setText(translate("WelcomePage", "Text size"))
        self.title.setText(translate("WelcomePage", "Welcome to CO₂"))
        said = (
            translate(
                "WelcomePage",
                "The world needs power. Where no green plant is ready in time, a fossil one comes, and the "
                "CO₂ level rises.",
            ),
            translate(
                "WelcomePage",
                "You plan projects, pay with permits and build green plants: that brings money, know-how and "
                "points.",
            ),
            translate(
                "WelcomePage", "But if the level rises too far, the planet is lost, and all players lose."
            ),
        )
        for label, sentence in zip(self.sentences, said, strict=True):
            label.setText(sentence)
        #: Three large buttons at the first start: lessons, a game at once, a saved game.
        self.doors["learn"].setText(translate("WelcomePage", "Learn to play"))
        self.doors["play"].setText(translate("WelcomePage", "Play a quick game"))
        self.doors["open"].setText(translate("WelcomePage", "Open a saved game…"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_planet(painter, self.size(), self.appearance.look)
        painter.end()


def flow(parts: Iterable[QWidget]) -> FlowLayout:
    """Side by side, and in the next line where there is no room."""
    row = FlowLayout(gap=SPACE)
    for part in parts:
        row.addWidget(part)
    return row
