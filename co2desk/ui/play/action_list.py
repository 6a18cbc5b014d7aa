"""What can I do? Every action in its group, to search in; what is not possible says why not."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.machine.actions import Action
from co2desk.ui.actions.reasons import why_none
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.widgets.dialogs import open_at, scrolling
from co2desk.ui.widgets.wrapped_rows import WrappedRows

ACTION = Qt.ItemDataRole.UserRole
OTHER_BOOKS = Qt.ItemDataRole.UserRole + 1  # of a reason: where the rulebooks of other languages say so
SIZE, EXPLAINED = (33, 29), 4  # of the dialog and of the explanation, in heights of a line of text


class ActionsDialog(Retranslated, QDialog):
    """Stays open while playing; follows the decision."""

    chosen = Signal(object)

    def __init__(self, controller: Controller, adviser: Adviser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.adviser = controller, adviser
        self.items = QStandardItemModel(self)
        self.filter = QSortFilterProxyModel(self)
        self.filter.setSourceModel(self.items)
        self.filter.setRecursiveFilteringEnabled(True)
        self.filter.setAutoAcceptChildRows(True)  # a heading that is found brings its actions
        self.filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.tree = QTreeView()
        self.tree.setModel(self.filter)
        self.tree.setHeaderHidden(True)
        self.tree.setItemDelegate(WrappedRows(self.tree))
        self.tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.tree.activated.connect(self._activate)
        self.tree.selectionModel().currentChanged.connect(self._explain)
        self.explanation = QLabel()
        self.explanation.setWordWrap(True)
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.explanation.setProperty("role", "soft")
        self.do_it = QPushButton()
        self.do_it.setProperty("primary", True)
        self.do_it.clicked.connect(lambda: self._activate(self.tree.currentIndex()))
        self.close_button = QPushButton()
        self.close_button.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.do_it)
        box = QVBoxLayout(self)
        box.addWidget(self.search)
        box.addWidget(self.tree, 1)
        self.told = scrolling(self.explanation)
        box.addWidget(self.told)
        box.addLayout(buttons)
        controller.stepping.connect(self._wait)
        controller.decision_changed.connect(self.refresh)
        self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        if not event.spontaneous():  # not earlier: the font is settled only now
            self.told.setFixedHeight(EXPLAINED * self.fontMetrics().height())
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # nobody has made it larger or smaller
                open_at(self, *SIZE)
        super().showEvent(event)

    def retranslate(self) -> None:
        chosen = self._action(self.tree.currentIndex())
        #: The title of the dialog: the player's own question.
        self.setWindowTitle(translate("ActionsDialog", "What can I do?"))
        self.search.setPlaceholderText(translate("ActionsDialog", "Search by region, energy or card…"))
        #: The name of the search field, for screen readers.
        self.search.setAccessibleName(translate("ActionsDialog", "Search"))
        #: The name of the list, for screen readers.
        self.tree.setAccessibleName(translate("ActionsDialog", "Actions"))
        self.do_it.setText(translate("ActionsDialog", "Take this action"))
        #: The button that closes the dialog.
        self.close_button.setText(translate("ActionsDialog", "Close"))
        self.refresh()
        self._point_at(chosen)

    def refresh(self) -> None:
        """List what may be done now."""
        self._wait()
        controller = self.controller
        if not controller.is_my_decision:
            return
        frame, table, speaker = controller.game.decision, controller.table, controller.speaker
        groups: dict[str, QStandardItem] = {}
        for action in controller.moves.legal:
            title = speaker.group(action.kind)
            group = groups.get(title)
            if group is None:
                group = groups[title] = self._group(title)
            entry = QStandardItem(speaker.action(action, table, frame))
            entry.setData(action, ACTION)
            group.appendRow(entry)
        for record in controller.declaration.actions.of_turn() if frame.kind == "turn" else ():
            title = speaker.group(record.kind)
            reasons = why_none(controller.game, record) if title not in groups else []
            if not reasons:
                continue
            groups[title] = group = self._group(title)
            reason = QStandardItem(self.adviser.refusal(reasons[0], anywhere=True))
            reason.setData("\n".join(self.adviser.other_books(reasons[0])), OTHER_BOOKS)
            reason.setForeground(self.palette().placeholderText())
            group.appendRow(reason)
        self.tree.expandAll()

    def _wait(self) -> None:
        """The board is catching up: what was listed is past."""
        self.items.clear()
        self._explain(QModelIndex())

    def _group(self, title: str) -> QStandardItem:
        group = QStandardItem(title)
        font = group.font()
        font.setBold(True)
        group.setFont(font)
        group.setSelectable(False)
        self.items.appendRow(group)
        return group

    def _search(self, words: str) -> None:
        self.filter.setFilterFixedString(words)
        self.tree.expandAll()

    def _action(self, index: QModelIndex) -> Action | None:
        found = index.data(ACTION) if index.isValid() else None
        return found if isinstance(found, Action) else None

    def _explain(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        action = self._action(index)
        self.do_it.setEnabled(action is not None)
        if action is not None:
            self.explanation.setText("\n".join(self.adviser.consequences(action)))
        else:
            self.explanation.setText(str(index.data(OTHER_BOOKS) or "") if index.isValid() else "")

    def _point_at(self, action: Action | None) -> None:
        """The same line in other words."""
        groups = (self.filter.index(row, 0) for row in range(self.filter.rowCount()))
        entries = (
            self.filter.index(row, 0, group) for group in groups for row in range(self.filter.rowCount(group))
        )
        for entry in entries:
            if action is not None and self._action(entry) == action:
                self.tree.setCurrentIndex(entry)

    def _activate(self, index: QModelIndex) -> None:
        action = self._action(index)
        if action is not None:
            self.chosen.emit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            first = self.filter.index(0, 0, self.filter.index(0, 0))
            self._activate(self.tree.currentIndex() if self.tree.currentIndex().isValid() else first)
            return
        super().keyPressEvent(event)
