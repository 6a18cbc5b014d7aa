"""The engine's table as a Qt item model: one tree of places, read when asked, changed by narrow signals.

The model holds no copy of the game. After each step the controller hands over the new table; the model
compares what each place shows with what it showed and tells only of the places that differ. A reset happens
only when another game begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.models.place_tree import Place, Reader, T, root
from co2desk.ui.models.places import NOBODY, PlaceKey

Index = QModelIndex | QPersistentModelIndex
Words = Callable[[PlaceKey, Any], str]

KEY = Qt.ItemDataRole.UserRole
VALUE = Qt.ItemDataRole.UserRole + 1
NAMES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
HELP = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
TEXTS = (*NAMES, *HELP)


class TableModel(QAbstractItemModel):
    """Rows are places. `words(key, value)` names what lies on one, `help_(key, value)` explains it."""

    changed = Signal(object)  # the keys of all places that differ after a step

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root: Place[Any] = root()
        self._table: Table
        self._seat = NOBODY
        self._places: dict[PlaceKey, Place[Any]] = {}
        self._readers: list[Reader[Any]] = []  # of all places, in their order
        self._shown: dict[PlaceKey, Any] = {}  # in the same order
        self.words: Words = lambda key, value: ""
        self.help_: Words = lambda key, value: ""

    # --- what is shown ---------------------------------------------------------------------------------

    def begin(self, places: Place[T], table: T, seat: Player) -> None:
        """Another game: the only reset there is."""
        self.beginResetModel()
        self._root, self._table, self._seat = places, table, seat
        self._places = {place.key: place for place in places.walk()}
        self._readers = [place.read for place in self._places.values()]
        self._shown = {key: place.read(table, seat) for key, place in self._places.items()}
        self.endResetModel()

    def update(self, table: Table, seat: Player) -> list[PlaceKey]:
        """Show another state of the same game, or another seat; returns the keys of what differs."""
        self._table, self._seat = table, seat
        changes: dict[PlaceKey, object] = {}
        for (key, shown), read in zip(self._shown.items(), self._readers, strict=True):
            value = read(table, seat)
            if value is not shown and (shown != value or type(shown) is not type(value)):
                changes[key] = value
        self._shown.update(changes)
        different = list(changes)
        for key in different:
            index = self.index_of(key)
            self.dataChanged.emit(index, index)
        if different:
            self.changed.emit(different)
        return different

    def retranslate(self) -> None:
        """The words have changed, the table has not."""
        for place in (self._root, *self._root.walk()):
            if place.inside:
                first, last = place.inside[0], place.inside[-1]
                self.dataChanged.emit(self.index_of(first.key), self.index_of(last.key), list(TEXTS))

    @property
    def seat(self) -> Player:
        return self._seat

    @property
    def table(self) -> Table:
        return self._table

    def value(self, key: PlaceKey) -> Any:
        """What lies on a place: a record of `views.py`, or a number."""
        return self._shown.get(key)

    def keys(self) -> list[PlaceKey]:
        return list(self._places)

    # --- Qt's questions --------------------------------------------------------------------------------

    def index_of(self, key: PlaceKey) -> QModelIndex:
        place = self._places.get(key)
        return self.createIndex(place.row, 0, place) if place is not None else QModelIndex()

    def _place(self, index: Index) -> Place[Any]:
        return index.internalPointer() if index.isValid() else self._root

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's
        inside = self._place(parent).inside
        if column != 0 or not 0 <= row < len(inside) or (parent.isValid() and parent.column() != 0):
            return QModelIndex()
        return self.createIndex(row, 0, inside[row])

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        outer = self._place(index).parent if index.isValid() else None
        if outer is None or outer is self._root:
            return QModelIndex()
        return self.createIndex(outer.row, 0, outer)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's name
        return len(self._place(parent).inside) if not parent.isValid() or parent.column() == 0 else 0

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's name
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        key = self._place(index).key
        if role == KEY:
            return key
        if role == VALUE:
            return self._shown[key]
        if role in NAMES:
            return self.words(key, self._shown[key])
        if role in HELP:
            return self.help_(key, self._shown[key])
        return None
