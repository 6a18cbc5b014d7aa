"""The questions on which rulebooks differ, as a list that can be searched."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from co2desk.engine.machine.switches import Switch
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate
from co2desk.ui.setup.reading_choices import ReadingChoices

KEY_ROLE = Qt.ItemDataRole.UserRole
SEARCH_ROLE = Qt.ItemDataRole.UserRole + 1
ALL, DIFFERENT, CHANGED = "all", "different", "changed"
Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class ReadingsModel(QAbstractListModel):
    """One row for each switch: the question, and below it the answer of this game."""

    def __init__(self, choices: ReadingChoices, speaker: Speaker) -> None:
        super().__init__()
        self.choices = choices
        self.speaker = speaker
        self._by_key = {switch.key: switch for switch in choices.catalogue}

    def switch(self, key: str) -> Switch | None:
        return self._by_key.get(key)

    def retell(self) -> None:
        """Answers or the language have changed."""
        last = self.index(self.rowCount() - 1, 0)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.choices.catalogue)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        switch = self.choices.catalogue[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(switch)
            case Qt.ItemDataRole.FontRole if self.choices.is_changed(switch.key):
                font = QFont(QApplication.font())
                font.setBold(True)
                return font
            case _ if role == KEY_ROLE:
                return switch.key
            case _ if role == SEARCH_ROLE:
                return self._searched(switch)
        return None

    def _text(self, switch: Switch) -> str:
        question = self.speaker.reading(switch.key)
        answer = self.speaker.reading_value(switch.key, self.choices.value(switch.key))
        if self.choices.is_changed(switch.key):
            line = translate("ReadingsModel", "{question}\nChanged: {answer}")
        else:
            line = translate("ReadingsModel", "{question}\n{answer}")
        return line.format(question=question, answer=answer)

    def _searched(self, switch: Switch) -> str:
        """Everything a person may look for: the words on the screen, the key and the numbers."""
        answers = (self.speaker.reading_value(switch.key, value) for value in switch.values)
        words = (self.speaker.reading(switch.key), *answers, switch.key, *switch.settles)
        return "\n".join(words).casefold()


class ReadingsFilter(QSortFilterProxyModel):
    """The questions that hold every word of a search."""

    def __init__(self, model: ReadingsModel) -> None:
        super().__init__()
        self.model = model
        self.words: list[str] = []
        self.only = ALL
        self.setSourceModel(model)

    def narrow(self, search: str, only: str) -> None:
        self.words = search.casefold().split()
        self.only = only
        self.invalidate()  # `invalidateFilter` is deprecated in new Qt, and its successors are not in 6.8

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:  # noqa: N802 - Qt's name
        switch = self.model.choices.catalogue[row]
        if self.only == CHANGED and not self.model.choices.is_changed(switch.key):
            return False
        if self.only == DIFFERENT and not self.model.choices.books_differ(switch.key):
            return False
        text = self.model.index(row, 0).data(SEARCH_ROLE)
        return all(word in text for word in self.words)
