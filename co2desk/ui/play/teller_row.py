"""What a person can do while computer players move: pause, skip to the own decision, choose the pace."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.play.pace import pace_names
from co2desk.ui.preferences import CHOICES, Preferences
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import Look
from co2desk.ui.widgets.shortcuts import key_name

PAUSE_KEY, SKIP_KEY = Qt.Key.Key_Space, Qt.Key.Key_Escape


def pause_text(is_paused: bool) -> str:
    if is_paused:
        #: A button: computer players have been waiting, and play on.
        return translate("TellerRow", "Go on")
    #: A button: computer players wait before their next move.
    return translate("TellerRow", "Pause")


def with_key(words: str, key: Qt.Key) -> str:
    #: Tooltip of a button. {words}: “Pause”; {key} does the same: “Space”.
    return translate("TellerRow", "{words} ({key})").format(words=words, key=key_name(key))


class TellerRow(Retranslated, QWidget):
    """Stays the same from move to move, so that nothing slips away below the pointer."""

    pause_wanted = Signal()
    skip_wanted = Signal()

    def __init__(self, preferences: Preferences, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.preferences, self.look = preferences, look
        self.is_paused = False
        self.pause, self.skip, self.pace = QPushButton(), QPushButton(), QToolButton()
        self.pause.clicked.connect(self.pause_wanted)
        self.skip.clicked.connect(self.skip_wanted)
        self.pace.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.pace)
        group = QActionGroup(self.menu)
        self.paces = {}
        for pace in CHOICES["pace"][1]:
            action = self.paces[pace] = self.menu.addAction("")
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, pace=pace: preferences.set("pace", pace))
            group.addAction(action)
        self.pace.setMenu(self.menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for button in (self.pause, self.skip, self.pace):
            row.addWidget(button)
        preferences.changed.connect(lambda key: self.retranslate() if key == "pace" else None)
        self.hide()
        self.retranslate()

    def set_paused(self, on: bool) -> None:
        self.is_paused = on
        self.retranslate()

    def set_look(self, look: Look) -> None:
        self.look = look
        self.retranslate()

    def retranslate(self) -> None:
        self.pause.setIcon(ART.icon("play" if self.is_paused else "pause", self.look.ink))
        self.skip.setIcon(ART.icon("skip", self.look.ink))
        self.pause.setText(pause_text(self.is_paused))
        self.pause.setToolTip(with_key(self.pause.text(), PAUSE_KEY))
        #: A button: the moves of computer players pass at once, up to the next decision of a person.
        self.skip.setText(translate("TellerRow", "Skip to your decision"))
        self.skip.setToolTip(with_key(self.skip.text(), SKIP_KEY))
        names, chosen = pace_names(), self.preferences.value("pace")
        #: A button with a menu. {pace}: Slow, Normal, Fast, At once.
        self.pace.setText(translate("TellerRow", "Pace: {pace}").format(pace=names[chosen]))
        for pace, action in self.paces.items():
            action.setText(names[pace])
            action.setChecked(pace == chosen)
