"""A part of the log, for whoever looks for something in it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QSortFilterProxyModel

from co2desk.ui.log.lines import LogLine, Weight, kinds_of, players_of
from co2desk.ui.log.model import Index, LogModel, Role


class LogFilter(QSortFilterProxyModel):
    """Every condition has to hold; an empty one holds always.

    The headings of decades stay among kinds and players, as signposts; words search them like any line.
    """

    def __init__(self, model: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: frozenset[str] = frozenset()
        self._players: frozenset[int] = frozenset()
        self._words: tuple[str, ...] = ()
        self._headlines = False
        self.setSourceModel(model)

    def set_kinds(self, kinds: Iterable[str]) -> None:
        self._change("_kinds", frozenset(kinds))

    def set_players(self, players: Iterable[int]) -> None:
        """Lines about any of these players."""
        self._change("_players", frozenset(players))

    def set_words(self, words: str) -> None:
        """Lines that hold all of these words or parts of words."""
        self._change("_words", tuple(words.casefold().split()))

    def set_headlines_only(self, on: bool) -> None:
        """Leave out the small consequences."""
        self._change("_headlines", on)

    def _change(self, condition: str, value: object) -> None:
        """Filtering a long log again takes a while, so only when the condition differs."""
        if getattr(self, condition) != value:
            self._filter_again(condition, value)

    def reworded(self) -> None:
        """The lines are told in other words, which may hold what is searched for."""
        if self._words:
            self._filter_again("_words", self._words)

    def _filter_again(self, condition: str, value: object) -> None:
        """Qt 6.10 wants to know before and after; older ones have the single call that it deprecates."""
        if hasattr(self, "endFilterChange"):
            self.beginFilterChange()
            setattr(self, condition, value)
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        else:
            setattr(self, condition, value)
            self.invalidateFilter()

    @property
    def is_open(self) -> bool:
        """Does everything pass?"""
        return not (self._kinds or self._players or self._words or self._headlines)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:  # noqa: N802 - Qt's name
        if self.is_open:
            return True
        index = self.sourceModel().index(source_row, 0, source_parent)
        line: LogLine = index.data(Role.LINE)
        if self._headlines and line.weight == Weight.CONSEQUENCE:
            return False
        if line.weight != Weight.DECADE:
            event = index.data(Role.EVENT)
            if self._kinds and not self._kinds & kinds_of(event):
                return False
            if self._players and not self._players & players_of(event):
                return False
        text = line.text.casefold()
        return all(word in text for word in self._words)
