"""Advice: hints for the player who decides, what is missing for a goal, and what partners plan.

Every row can be reached with the arrow keys, reads as a sentence, and shows on the board what it is about. A
row that is a move can be played: by a double click, by Enter, or by the button below.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.ids import EMPTY, NONE
from co2desk.forecast.missing import PLANT, UN_GOAL, Goal
from co2desk.ui.advice.hints import NONE as NO_HINT
from co2desk.ui.advice.hints import THINKING, Hints
from co2desk.ui.advice.rows import AdviceRows
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.row_list.goal_rows import GoalPainter
from co2desk.ui.row_list.painter import SPACE, TEXT
from co2desk.ui.row_list.rows import RowKey, Shown, unchanged
from co2desk.ui.row_list.view import Index, Role, RowModel, RowView
from co2desk.ui.theme.look import Look, Type
from co2desk.ui.widgets.dialogs import scrolling

FIRST_HINT: RowKey = ("hint", 0)
MISSING: RowKey = ("missing",)
PAGES = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}


class AdvicePanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the row under the pointer or of the current one
    unpointed = Signal()
    chosen = Signal(object)  # an action

    def __init__(
        self, controller: Controller, hints: Hints, look: Look, type_: Type, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.controller, self.hints = controller, hints
        self._advice = AdviceRows(controller, hints)
        self._energy = NONE  # of the project that the goal is about
        self._pointing: RowKey | None = None  # the row that others have been told of
        self.hint, self.take = QPushButton(), QPushButton()
        self.take.setProperty("primary", True)
        self.rows = RowModel(self)
        self.view = RowView(look, type_)
        self.view.setModel(self.rows)
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.setProperty("role", "soft")
        self.explained = scrolling(self.nothing)  # for large text in a small window
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE // 2, SPACE // 2)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.view, 1)
        column.addWidget(self.explained, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for button in (self.hint, self.take):
            buttons.addWidget(button, 1)
        column.addLayout(buttons)
        self.hint.clicked.connect(self.ask)
        self.take.clicked.connect(lambda: self._play(self.view.currentIndex()))
        self.view.activated.connect(self._play)
        self.view.pointed.connect(self._point)
        self.view.unpointed.connect(self._unpoint)
        self.view.selectionModel().currentChanged.connect(self._offer)
        hints.changed.connect(self._hint_changed)
        controller.began.connect(self.clear)
        for signal in (
            controller.began,
            controller.turned_to,
            controller.stepped,
            controller.decision_changed,
        ):
            signal.connect(self.refresh)
        self.set_look(look, type_)
        self.retranslate()

    # --- what others set ---------------------------------------------------------------------------------

    def set_look(self, look: Look, type_: Type) -> None:
        self.nothing.setFont(type_.font(TEXT))
        self.view.setStyleSheet(
            f"QListView {{ padding: 0; border: 1px solid {look.panel_line}; background: {look.panel}; }}"
        )  # a narrow column: the rows bring their own room
        self.view.lines.rows = GoalPainter(look, type_)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()

    def ask(self) -> None:
        """Somebody wants a hint: the list has the keyboard, for when it comes."""
        self.hints.ask()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go_to(FIRST_HINT)

    def show_missing(self, goal: Goal) -> None:
        """Somebody points at a goal."""
        self._advice.goal, self._energy = goal, self._energy_of(goal)
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go_to(MISSING)

    def clear(self) -> None:
        """Nobody sits at the screen, or nobody wants to read it any more: what was told is gone."""
        self._advice.goal = None
        self.hints.forget()
        self.refresh()

    def _forget_reached(self) -> None:
        """A goal that is there no more: a card was claimed, or another project lies on the space."""
        goal, table = self._advice.goal, self.controller.table
        if goal is None:
            return
        if self._energy_of(goal) != self._energy or (
            goal.kind == UN_GOAL and goal.number not in table.un_row
        ):
            self._advice.goal = None

    def _energy_of(self, goal: Goal) -> int:
        """Of the project on a space, as long as there is one."""
        table = self.controller.table
        is_project = goal.kind == PLANT and table.space_stage[goal.number] != EMPTY
        return table.space_energy[goal.number] if is_project else NONE

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape puts away what was asked for; long words in the place of the list are scrolled by page."""
        if event.key() in PAGES and self.explained.isVisible():
            self.explained.verticalScrollBar().triggerAction(PAGES[Qt.Key(event.key())])
            return
        if event.key() == Qt.Key.Key_Escape and (
            self._advice.goal is not None or self.hints.state != NO_HINT
        ):
            self.clear()
            return
        super().keyPressEvent(event)

    # --- words and rows ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        #: A button: asks for the best moves.
        self.hint.setText(translate("AdvicePanel", "Hint"))
        self.take.setText(translate("AdvicePanel", "Take this action"))
        #: The name of the list, for screen readers.
        self.view.setAccessibleName(translate("AdvicePanel", "Advice"))
        self.nothing.setText(
            translate(
                "AdvicePanel",
                "A hint shows the best moves and the reasons for them. Right-click a project, a UN goal or a "
                "region to see what you are missing for it. What computer partners plan is also told here.",
            )
        )
        self.refresh()

    def refresh(self) -> None:
        if self.controller.has_game:
            self._forget_reached()
        rows = unchanged(self._advice.rows())
        self.view.setVisible(bool(rows))
        self.explained.setVisible(not rows)
        self.hint.setEnabled(self.hints.is_possible and self.hints.state != THINKING)
        current = self.view.currentIndex()
        key = current.data(Role.SHOWN).row.key if current.isValid() else None
        self.rows.set_rows(rows)
        self._go_to(key)
        if self.rows.row_of(self._pointing) < 0:
            self._unpoint()
        self._offer()

    def _hint_changed(self) -> None:
        self.refresh()
        if self.view.hasFocus():
            self._go_to(FIRST_HINT)

    def _go_to(self, key: RowKey | None) -> None:
        row = self.rows.row_of(key)
        if row >= 0:
            self.view.setCurrentIndex(self.rows.index(row))

    # --- pointing and playing ----------------------------------------------------------------------------

    def _action(self, index: Index) -> Action | None:
        """The move that a row is."""
        return self._advice.moves.get(index.data(Role.SHOWN).row.key) if index.isValid() else None

    def _offer(self, *_: QModelIndex) -> None:
        self.take.setEnabled(self._action(self.view.currentIndex()) is not None)

    def _play(self, index: Index) -> None:
        action = self._action(index)
        if action is not None:
            self.chosen.emit(action)

    def _point(self, index: Index) -> None:
        shown: Shown = index.data(Role.SHOWN)
        self._pointing = shown.row.key
        self.pointed.emit(shown.places)

    def _unpoint(self) -> None:
        if self._pointing is not None:
            self._pointing = None
            self.unpointed.emit()
