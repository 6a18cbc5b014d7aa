"""What has happened since the person at the screen decided last, as a list.

It is for everybody, also for one person among computer players, who never sees a cover."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.session.seats import Seat
from co2desk.session.steps import deciders, since
from co2desk.ui.controller import Controller
from co2desk.ui.handover.cover import Lines
from co2desk.ui.handover.lines_model import LinesModel
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.log.lines import LogLine
from co2desk.ui.log.view import SPACE, LogView
from co2desk.ui.theme.look import Look, Type
from co2desk.ui.widgets.dialogs import open_at

WIDE, HIGH = 42, 30  # in lines of text


class SinceDialog(Retranslated, QDialog):
    replay_wanted = Signal()

    def __init__(self, parent: QWidget, look: Look, type_: Type, seats: Sequence[Seat], lines: Lines) -> None:
        super().__init__(parent)
        self._lines = lines
        self.told = LinesModel(self)
        self.list = LogView(look, type_, seats, follows=False)
        self.list.setModel(self.told)
        self.nothing = QLabel(wordWrap=True)
        self.nothing.setProperty("role", "soft")
        self.replay, self.done_button = QPushButton(), QPushButton()
        self.done_button.setProperty("primary", True)
        self.done_button.setDefault(True)
        self.replay.setAutoDefault(False)
        self.done_button.clicked.connect(self.accept)
        self.replay.clicked.connect(self.accept)
        self.replay.clicked.connect(self.replay_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.replay)
        buttons.addStretch(1)
        buttons.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addLayout(buttons)
        self.retranslate()
        open_at(self, WIDE, HIGH)
        self.done_button.setFocus()

    def retranslate(self) -> None:
        self.told.show(self._lines())
        self.list.setVisible(bool(self.told.lines))
        self.nothing.setVisible(not self.told.lines)
        self.replay.setEnabled(bool(self.told.lines))
        self.setWindowTitle(translate("CoverPanel", "Since your last turn"))
        self.list.setAccessibleName(translate("CoverPanel", "Since your last turn"))
        self.nothing.setText(translate("CoverPanel", "Nothing has happened since your last turn."))
        #: A button below the list of what happened since one's last turn: shows it again on the board.
        self.replay.setText(translate("SinceDialog", "Replay on the board"))
        #: The button that closes the list.
        self.done_button.setText(translate("SinceDialog", "Close"))


def since_last_turn(parent: QWidget, controller: Controller, look: Look, type_: Type) -> SinceDialog:
    """The dialog for the person at the screen. It goes when somebody else comes: it may tell of a hand."""
    dialog = SinceDialog(parent, look, type_, controller.seats, lambda: lines_since(controller))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    controller.covered.connect(dialog.reject)
    controller.began.connect(dialog.reject)
    return dialog


def lines_since(controller: Controller) -> list[LogLine]:
    """What happened after the last decision of the person at the screen, before which others had none."""
    session, seat = controller.session, controller.seat
    start = since(deciders(session), seat)
    if start is None:
        return []
    return controller.log.since(start + 1 if session.decider(start) == seat else start, seat)
