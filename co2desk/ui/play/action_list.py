"""What can I do? Every action by topic or by region, to search in; what is not possible says why not.

Whoever looks at an entry sees on the board where it would happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QCursor,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QTabBar,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.machine.actions import Action
from co2desk.forecast.missing import nearest_goal
from co2desk.ui.actions.reasons import why_none
from co2desk.ui.controller import Controller
from co2desk.ui.help.topics import Topic, offer_help, set_topic
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.adviser import Adviser
from co2desk.ui.widgets.dialogs import open_at, scrolling
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.keyboard import ENTER
from co2desk.ui.widgets.tabs import name_arrows
from co2desk.ui.widgets.wrapped_rows import WrappedRows

ACTION = Qt.ItemDataRole.UserRole
TOPIC = Qt.ItemDataRole.UserRole + 2  # what F1 is about
OTHER_BOOKS = Qt.ItemDataRole.UserRole + 1  # of a reason: where the rulebooks of other languages say so
GOAL = Qt.ItemDataRole.UserRole + 3  # of a reason: a Goal that is nearest, if there is one
WIDE, HIGH, EXPLAINED = 15, 22, 4  # of the dialog and of the explanation, in heights of a line of text

GAP, SEARCH_EDGE = 8, 32  # pixels: between two buttons; around the words in the search field

STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
BY_TOPIC, BY_REGION = 0, 1


class WordFilter(QSortFilterProxyModel):
    """Every word that was typed stands somewhere in the entry or in its heading, in whatever order."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setRecursiveFilteringEnabled(True)  # a heading stays as long as one of its entries does

    def search(self, text: str) -> None:
        self.beginFilterChange()
        self._words = text.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(  # noqa: N802 - Qt's name
        self, row: int, parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        if not parent.isValid():
            return not self._words
        source = self.sourceModel()
        said = f"{parent.data()} {source.index(row, 0, parent).data()}".casefold()
        return all(word in said for word in self._words)


def corner_beside(size: QSize, beside: QRect, room: QRect) -> QPoint:
    """Where a window of this size lies in the lower right corner of a column, and not beyond the screen."""
    left = min(beside.right() + 1 - size.width(), room.right() + 1 - size.width())
    top = min(beside.bottom() + 1 - size.height(), room.bottom() + 1 - size.height())
    return QPoint(max(room.left(), left), max(room.top(), top))


class ActionsDialog(Retranslated, QDialog):
    """Stays open while playing; follows the decision."""

    chosen = Signal(object)
    pointed = Signal(object)  # places of the board: there the entry that is looked at would happen
    unpointed = Signal()
    goal_wanted = Signal(object)  # a Goal: what is missing for it?

    def __init__(self, controller: Controller, adviser: Adviser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.adviser = controller, adviser
        self.beside: Callable[[], QRect] = QRect  # where on the screen it hides nothing of the board
        self.items = QStandardItemModel(self)
        self.filter = WordFilter(self)
        self.filter.setSourceModel(self.items)
        self.order = QTabBar()
        self.order.setDrawBase(False)
        self.order.addTab("")
        self.order.addTab("")
        self.order.currentChanged.connect(self._reorder)
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
        set_topic(self.tree, self._topic)
        offer_help(self)
        self.explanation = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.explanation.setProperty("role", "soft")
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self.nothing.setTextFormat(Qt.TextFormat.PlainText)
        self.nothing.hide()
        self.missing, self.close_button, self.do_it = QPushButton(), QPushButton(), QPushButton()
        box = QVBoxLayout(self)
        box.addWidget(self.search)
        box.addWidget(self.order)
        box.addWidget(self.nothing, 1)
        box.addWidget(self.tree, 1)
        self.told = scrolling(self.explanation)
        box.addWidget(self.told)
        box.addLayout(self._buttons())
        controller.stepping.connect(self._wait)
        controller.decision_changed.connect(self.refresh)
        self.retranslate()

    def _buttons(self) -> QLayout:
        """Below each other where the column beside the board is narrow: the list is no wider than that."""
        self.do_it.setProperty("primary", True)
        self.do_it.clicked.connect(lambda: self._activate(self.tree.currentIndex()))
        self.missing.clicked.connect(self._ask_what_is_missing)
        self.close_button.clicked.connect(self.close)
        row = FlowLayout(gap=GAP)
        for button in (self.do_it, self.close_button, self.missing):
            row.addWidget(button)
        return row

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        if not event.spontaneous():  # not earlier: the font is settled only now
            self.told.setFixedHeight(EXPLAINED * self.fontMetrics().height())
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # nobody has made it larger or smaller
                self._open_beside()
        super().showEvent(event)

    def _open_beside(self) -> None:
        """Over the column beside the board: the board shows where an action would happen."""
        beside = self.beside()
        line = self.fontMetrics().height()
        open_at(self, max(WIDE, beside.width() / line), max(HIGH, beside.height() / line))
        if not beside.isEmpty():
            self.move(corner_beside(self.size(), beside, self.screen().availableGeometry()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._name_search()

    def _name_search(self) -> None:
        """What can be searched for, or only that one can search, where there is little room."""
        words = translate("ActionsDialog", "Search by region, energy or card…")
        if self.search.fontMetrics().horizontalAdvance(words) > self.search.width() - SEARCH_EDGE:
            words = translate("ActionsDialog", "Search")
        self.search.setPlaceholderText(words)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self.unpointed.emit()

    def retranslate(self) -> None:
        chosen = self._action(self.tree.currentIndex())
        #: The title of the dialog: the player's own question.
        self.setWindowTitle(translate("ActionsDialog", "What can I do?"))
        self._name_search()
        #: The name of the search field, for screen readers.
        self.search.setAccessibleName(translate("ActionsDialog", "Search"))
        #: The name of the list, for screen readers.
        self.tree.setAccessibleName(translate("ActionsDialog", "Actions"))
        #: Two tabs above the list: its headings are kinds of actions, or regions.
        self.order.setTabText(BY_TOPIC, translate("ActionsDialog", "By topic"))
        self.order.setTabText(BY_REGION, translate("ActionsDialog", "By region"))
        name_arrows(self.order)
        self.do_it.setText(translate("ActionsDialog", "Take this action"))
        #: A button: the player's own question about an action that is not possible.
        self.missing.setText(translate("ActionsDialog", "What am I missing?"))
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
            title = self._heading(action)
            group = groups.get(title)
            if group is None:
                group = groups[title] = self._group(title)
            entry = QStandardItem(speaker.action(action, table, frame))
            entry.setData(action, ACTION)
            entry.setData(("actions", action.kind), TOPIC)
            group.appendRow(entry)
        by_topic = self.order.currentIndex() == BY_TOPIC
        if not by_topic:
            self._sort_regions()
        for record in controller.declaration.actions.of_turn() if by_topic and frame.kind == "turn" else ():
            title = speaker.group(record.kind)
            reasons = why_none(controller.game, record) if title not in groups else []
            if not reasons:
                continue
            groups[title] = group = self._group(title)
            reason = QStandardItem(self.adviser.refusal(reasons[0], anywhere=True))
            reason.setData(nearest_goal(controller.game, frame.player, record.action), GOAL)
            reason.setData("\n".join(self.adviser.other_books(reasons[0])), OTHER_BOOKS)
            reason.setData(("rules", reasons[0].rule), TOPIC)
            reason.setForeground(self.palette().placeholderText())
            group.appendRow(reason)
        self._show_found()

    def _reorder(self) -> None:
        chosen = self._action(self.tree.currentIndex())
        self.refresh()
        self._point_at(chosen)

    def _heading(self, action: Action) -> str:
        speaker = self.controller.speaker
        if self.order.currentIndex() == BY_REGION:
            region = self._region(action)
            if region is not None:
                return speaker.region_name(region)
        return speaker.group(action.kind)

    def _region(self, action: Action) -> int | None:
        regions = (at.region_of(place) for place in self._places(action))
        return next((region for region in regions if region is not None), None)

    def _places(self, action: Action) -> list[PlaceKey]:
        """Where the action would happen: first where its piece goes, then what is clicked or taken for it."""
        controller = self.controller
        record, table = controller.declaration.actions.of(action), controller.table
        drags = list(record.drags(table, controller.moves.seat, action))
        clicks = record.clicks(table, controller.moves.seat, action)
        found = [*(target for _, target in drags), *clicks, *(source for source, _ in drags)]
        return list(dict.fromkeys(found))

    def _sort_regions(self) -> None:
        """In the order of the board; what happens in no region comes after them."""
        speaker, regions = self.controller.speaker, range(self.controller.table.setting.regions)
        order = [speaker.region_name(region) for region in regions]
        rows = [self.items.takeRow(0) for _ in range(self.items.rowCount())]
        for row in sorted(rows, key=lambda row: order.index(row[0].text()) if row[0].text() in order else 99):
            self.items.appendRow(row)

    def _show_found(self) -> None:
        """The list, or a word about why it is empty."""
        self.tree.expandAll()
        words = self.search.text().strip()
        found = self.filter.rowCount() > 0 or not words
        self.tree.setVisible(found)
        self.nothing.setVisible(not found)
        if not found:
            #: {words} is what was typed into the search field.
            self.nothing.setText(
                translate(
                    "ActionsDialog",
                    "No action contains “{words}”. Try fewer words, or the name of a region, an energy or a "
                    "card.",
                ).format(words=words)
            )

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
        self.filter.search(words)
        self._show_found()
        if words.strip() and not self._action(self.tree.currentIndex()):
            first = next(self._entries(), None)
            if first is not None:
                self.tree.setCurrentIndex(first)

    def _topic(self) -> Topic | None:
        """The line under the mouse, or the current one."""
        index = self.tree.indexAt(self.tree.viewport().mapFromGlobal(QCursor.pos()))
        found = (index if index.isValid() else self.tree.currentIndex()).data(TOPIC)
        return None if found is None else Topic(*found)

    def _action(self, index: QModelIndex) -> Action | None:
        found = index.data(ACTION) if index.isValid() else None
        return found if isinstance(found, Action) else None

    def _explain(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        action = self._action(index)
        self.do_it.setEnabled(action is not None)
        if self.isVisible():
            self._show_places(action)
        self.missing.setEnabled(index.isValid() and index.data(GOAL) is not None)
        if action is not None:
            self.explanation.setText("\n".join(self.adviser.consequences(action)))
        else:
            self.explanation.setText(str(index.data(OTHER_BOOKS) or "") if index.isValid() else "")

    def _show_places(self, action: Action | None) -> None:
        if action is None:
            self.unpointed.emit()
        else:
            self.pointed.emit(self._places(action))

    def _entries(self) -> Iterator[QModelIndex]:
        """The lines below the headings, as far as they are shown."""
        for row in range(self.filter.rowCount()):
            group = self.filter.index(row, 0)
            for number in range(self.filter.rowCount(group)):
                yield self.filter.index(number, 0, group)

    def _ask_what_is_missing(self) -> None:
        goal = self.tree.currentIndex().data(GOAL)
        if goal is not None:
            self.close()
            self.goal_wanted.emit(goal)

    def _point_at(self, action: Action | None) -> None:
        """The same line in other words."""
        for entry in self._entries():
            if action is not None and self._action(entry) == action:
                self.tree.setCurrentIndex(entry)

    def _activate(self, index: QModelIndex) -> None:
        action = self._action(index)
        if action is not None:
            self.chosen.emit(action)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ENTER and self.search.hasFocus():
            first = self.filter.index(0, 0, self.filter.index(0, 0))
            self._activate(self.tree.currentIndex() if self.tree.currentIndex().isValid() else first)
            return
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None and self.search.hasFocus():
            self._walk(step)
            return
        super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        """Arrow keys in the search field: through the lines, past the headings."""
        entries = list(self._entries())
        if not entries:
            return
        current = self.tree.currentIndex()
        if current in entries:
            number = max(0, min(len(entries) - 1, entries.index(current) + step))
        else:
            number = 0 if step > 0 else len(entries) - 1
        self.tree.setCurrentIndex(entries[number])
        self.tree.scrollTo(entries[number])
