"""The goals of the player at the screen: how far each of them is, and what is missing.

Personal and company goals are secret, also among partners: with nobody at the screen the panel is empty.
Every row can be reached with the arrow keys, reads as a sentence, and shows on the board what it is about.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from co2desk.engine.machine.game import Game
from co2desk.engine.table.ids import Player
from co2desk.forecast.missing import UN_GOAL, Goal
from co2desk.text import Speaker
from co2desk.ui.goals.words import GoalTeller
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.row_list.goal_rows import GoalPainter
from co2desk.ui.row_list.painter import SPACE, TEXT
from co2desk.ui.row_list.rows import RowKey, Shown, unchanged
from co2desk.ui.row_list.view import Index, Role, RowModel, RowView
from co2desk.ui.theme.look import Look, Type

UN_ROW = "un"  # the key of a UN goal begins with it


class GoalsPanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the row under the pointer or of the current one
    unpointed = Signal()
    goal_wanted = Signal(object)  # a Goal: what is missing for it?

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._teller: GoalTeller[Any] | None = None
        self._pointing: RowKey | None = None  # the row that others have been told of
        self._is_due = False  # behind another tab nobody reads the rows, and wording them takes long
        self.title = QLabel(wordWrap=True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.rows = RowModel(self)
        self.view = RowView(look, type_)
        self.view.setModel(self.rows)
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.setProperty("role", "soft")
        self.nothing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE // 2, SPACE // 2)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.title)
        column.addWidget(self.view, 1)
        column.addWidget(self.nothing, 1)
        self.view.pointed.connect(self._point)
        self.view.unpointed.connect(self._unpoint)
        self.view.activated.connect(self._choose)
        self.set_look(look, type_)
        self.retranslate()

    # --- what others set ------------------------------------------------------------------------------

    def show_goals(
        self, goals: type[GoalTeller[Any]], game: Game[Any], seat: Player, speaker: Speaker
    ) -> None:
        """The goals of a seat in a game that is being played, as its edition tells them; nobody's goals are
        nothing.

        The position is kept as it is now: what happens behind a cover does not show through.
        """
        if seat == NOBODY or game.is_over:
            self.clear()
            return
        if self._teller is not None and self._teller.seat != seat:
            self.clear()  # nobody goes on reading where somebody else has stopped
        self._teller = goals(game.copy(), seat, speaker)
        if not self.isVisible():
            self._is_due = True
            return
        self.retranslate()
        if self._pointing is not None:  # the row that is being read may be about other places now
            self._point(self.rows.index(self.rows.row_of(self._pointing)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self._is_due:
            self.retranslate()

    def clear(self) -> None:
        """Nobody sits at the screen, there is no game, or it is over."""
        self._teller = None
        self.retranslate()
        self.view.scrollToTop()

    def set_look(self, look: Look, type_: Type) -> None:
        self.title.setFont(type_.font(TEXT + 2, bold=True))
        self.nothing.setFont(type_.font(TEXT))
        self.view.setStyleSheet(
            f"QListView {{ padding: 0; border: 1px solid {look.panel_line}; background: {look.panel}; }}"
        )  # a narrow column: the rows bring their own room
        self.view.lines.rows = GoalPainter(look, type_)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()

    # --- words and rows -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        teller = self._teller
        self.nothing.setText(
            translate("GoalsPanel", "Only the player at the screen sees their own goals here.")
        )
        for widget in (self.title, self.view):
            widget.setVisible(teller is not None)
        self.nothing.setVisible(teller is None)
        title = "" if teller is None else self._title(teller)
        self.title.setText(title)
        self.view.setAccessibleName(title)
        self._set_rows(unchanged([]) if teller is None else unchanged(teller.rows()))
        self._is_due = False

    @staticmethod
    def _title(teller: GoalTeller[Any]) -> str:
        name = teller.speaker.player_name(teller.seat)
        return translate("GoalsPanel", "Goals of {name}").format(name=name)

    def _set_rows(self, rows: list[Shown]) -> None:
        """Show other rows; who reads one goes on reading it."""
        bar, current = self.view.verticalScrollBar(), self.view.currentIndex()
        scrolled = bar.value()
        key = current.data(Role.SHOWN).row.key if current.isValid() else None
        self.rows.set_rows(rows)
        kept = self.rows.row_of(key)
        if kept >= 0:
            self.view.setCurrentIndex(self.rows.index(kept))
        self.view.executeDelayedItemsLayout()
        bar.setValue(scrolled)
        if self.rows.row_of(self._pointing) < 0:
            self._unpoint()

    # --- pointing -------------------------------------------------------------------------------------

    def places_at(self, mouse: QPoint) -> tuple[PlaceKey, ...]:
        """What the row under the mouse is about; elsewhere, the current row."""
        index = self.view.indexAt(self.view.viewport().mapFromGlobal(mouse))
        shown: Shown | None = (index if index.isValid() else self.view.currentIndex()).data(Role.SHOWN)
        return () if shown is None else shown.row.places

    def _point(self, index: Index) -> None:
        shown: Shown = index.data(Role.SHOWN)
        self._pointing = shown.row.key
        self.pointed.emit(shown.places)

    def _choose(self, index: Index) -> None:
        """A UN goal, by Enter or a double click."""
        name, *numbers = index.data(Role.SHOWN).row.key
        if name == UN_ROW and numbers:
            self.goal_wanted.emit(Goal(UN_GOAL, int(numbers[0])))

    def _unpoint(self) -> None:
        if self._pointing is not None:
            self._pointing = None
            self.unpointed.emit()
