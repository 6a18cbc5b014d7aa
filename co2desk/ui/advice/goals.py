"""Goals that one can point at: which place stands for which, what they are called, and menus of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.engine.table.ids import EMPTY
from co2desk.engine.table.table import Table
from co2desk.forecast.missing import PLANT, REGION, UN_GOAL, Goal
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.widgets.menu_entries import add_entries


def goals_at(key: PlaceKey, table: Table) -> list[Goal]:
    """What a place stands for: a project for its plant and for its region, a card for itself."""
    found: list[Goal] = []
    if key.kind is PlaceKind.UN_GOAL and key.number < len(table.un_row):
        found.append(Goal(UN_GOAL, table.un_row[key.number]))
    space, region = at.space_of(key), at.region_of(key)
    if space is not None:
        found.append(Goal(PLANT, space))
    if region is not None:
        found.append(Goal(REGION, region))
    return found


def all_goals(table: Table) -> list[Goal]:
    """The projects on the board, the UN goals on display, and the regions."""
    projects = [space for space, stage in enumerate(table.space_stage) if stage != EMPTY]
    return [
        *(Goal(PLANT, space) for space in projects),
        *(Goal(UN_GOAL, card) for card in table.un_row),
        *(Goal(REGION, region) for region in range(table.setting.regions)),
    ]


def places_of_goal(goal: Goal, table: Table) -> tuple[PlaceKey, ...]:
    if goal.kind == PLANT:
        return (at.space(goal.number),)
    if goal.kind == REGION:
        return (at.region(goal.number),)
    return tuple(at.un_goal(number) for number, card in enumerate(table.un_row) if card == goal.number)


def goal_name(goal: Goal, speaker: Speaker, table: Table) -> str:
    """In few words."""
    if goal.kind == PLANT:
        return capital(speaker.short_place(goal.number, table))
    if goal.kind == REGION:
        return speaker.region_name(goal.number)
    return speaker.un_goal(goal.number).title


class GoalMenus(QObject):
    """Asks the player at the screen for a goal: one of a place, or any."""

    chosen = Signal(object)  # a Goal

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.controller, self.widget = controller, parent
        self.menu: QMenu | None = None  # while it is open

    @property
    def is_possible(self) -> bool:
        """Conditions are those of whoever sits at the screen."""
        controller = self.controller
        if not controller.has_game or controller.is_over or controller.is_covered:
            return False
        return controller.seat != NOBODY

    def open_at(self, key: PlaceKey | None, where: QPoint, else_all: bool = False) -> None:
        """For what a place stands for; if that is nothing, perhaps for all goals there are."""
        if not self.is_possible:
            return
        table = self.controller.table
        goals = goals_at(key, table) if key is not None else []
        if not goals and else_all:
            goals = all_goals(table)
        if goals:
            self._open(goals, where)

    def _open(self, goals: Sequence[Goal], where: QPoint) -> None:
        speaker, table = self.controller.speaker, self.controller.table
        menu = QMenu(self.widget)
        menu.setObjectName("goals")
        #: An entry of a menu: the player's own question. {goal}: a project, a UN goal or a region.
        question = translate("AdvicePanel", "What am I missing for {goal}?")
        words = [question.format(goal=goal_name(goal, speaker, table)) for goal in goals]
        for goal, entry in zip(goals, add_entries(menu, words), strict=True):
            entry.triggered.connect(lambda _=False, g=goal: self.chosen.emit(g))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.aboutToHide.connect(self._closes)
        self.menu = menu
        menu.popup(where)
        menu.setActiveAction(menu.actions()[0])

    def _closes(self) -> None:
        self.menu = None  # it deletes itself

    def close(self) -> None:
        """Somebody else sits down, or reads another language."""
        if self.menu is not None:
            self.menu.close()
