"""The readings of the rules that the running game is played with."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from co2desk.session.editions import builder_for
from co2desk.session.options import GameOptions
from co2desk.ui.controller import Controller
from co2desk.ui.help.topics import Topic, offer_help, set_topic
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.widgets.dialogs import open_at
from co2desk.ui.widgets.wrapped_rows import WrappedRows

KEY = Qt.ItemDataRole.UserRole


class PlayedReadings(Retranslated, QDialog):
    """What rulebooks leave open or answer differently, with this game's answers; unusual ones first."""

    def __init__(self, parent: QWidget | None, controller: Controller) -> None:
        super().__init__(parent)
        self.controller = controller
        self.intro = QLabel()
        self.intro.setWordWrap(True)
        self.list = QListWidget()
        self.list.setSpacing(2)
        self.list.setItemDelegate(WrappedRows(self.list))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.intro)
        box.addWidget(self.list, 1)
        box.addWidget(self.buttons)
        set_topic(self.list, self._topic)
        offer_help(self)
        self.retranslate()
        open_at(self, 38, 32)

    def retranslate(self) -> None:
        session, speaker = self.controller.session, self.controller.speaker
        options = session.options
        self.setWindowTitle(translate("PlayedReadings", "Rulings in this game"))
        self.intro.setText(
            translate("PlayedReadings", "Rules: {book}. Unusual rulings come first.").format(
                book=speaker.profile(options.book)
            )
        )
        usual = builder_for(options).readings(GameOptions(options.edition, options.players))
        special = [key for key in session.readings if session.readings[key] != usual[key]]
        self.list.clear()
        for key in (*special, *(key for key in session.readings if key not in special)):
            mark = "• " if key in special else ""
            answer = speaker.reading_value(key, session.readings[key])
            item = QListWidgetItem(f"{mark}{speaker.reading(key)}\n{answer}")
            item.setData(KEY, key)
            self.list.addItem(item)

    def _topic(self) -> Topic | None:
        """The question under the mouse, or the current one."""
        place = self.list.viewport().mapFromGlobal(QCursor.pos())
        index = self.list.indexAt(place)
        key = (index if index.isValid() else self.list.currentIndex()).data(KEY)
        return None if key is None else Topic("switches", key)
