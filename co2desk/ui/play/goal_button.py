"""A goal to keep, as a button with the words of the card: nothing else on the screen shows it yet.

Company goals of rivals, personal goals of a team (D2); each with what its holder has of it so far.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout

from co2desk.engine.editions.second_chance.personal_goals import progress
from co2desk.engine.editions.second_chance.scoring import COUNTED
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.rules.payments import ceps_available
from co2desk.text import CardText, Speaker
from co2desk.ui.i18n.translation import translate

WIDE = 17  # in heights of a line of text
EDGE = 10


def personal_goal(table: SecondChanceTable, player: int, card: int, speaker: Speaker) -> tuple[CardText, str]:
    had, needed = progress(table, player, card)
    so_far = translate("GoalButton", "So far you have {had} of {needed}.").format(had=had, needed=needed)
    return speaker.personal_goal(card, table.setting.players), so_far


def company_goal(table: SecondChanceTable, player: int, card: int, speaker: Speaker) -> tuple[CardText, str]:
    """CEPs of regions count too, because they come to the hand before the scoring (A43)."""
    goal = table.setting.goal_by_number[card]
    counted = COUNTED[goal.per](table, player, ceps_available(table, player))
    points = speaker.plural("amounts", "points", min(goal.limit, goal.vp * counted))
    #: “It” is the company goal on the button.
    so_far = translate("GoalButton", "It would score {points} now.").format(points=points)
    return speaker.company_goal(card), so_far


Told = Callable[[SecondChanceTable, int, int, Speaker], tuple[CardText, str]]


def goal_told(table: SecondChanceTable) -> Told:
    """How the goals are told that are dealt in this mode."""
    return company_goal if table.setting.rivals else personal_goal


class GoalButton(QPushButton):
    """Its words stand in labels, because a button breaks no lines; they leave the mouse to the button."""

    def __init__(self, text: CardText, so_far: str) -> None:
        super().__init__()
        shown = (text.title, text.body[0], so_far)  # what follows is the same on all of them
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.column.setSpacing(4)
        for line in shown:
            label = QLabel(line)
            label.setWordWrap(True)
            label.setProperty(
                "role", "hover-title" if line == text.title else "soft" if line == so_far else ""
            )
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.column.addWidget(label)
        self.column.addStretch(1)
        self.setAccessibleName(text.title)
        self.setAccessibleDescription("\n".join((*text.body, so_far)))
        self.setToolTip("\n".join((text.title, *text.body)))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        wide = WIDE * self.fontMetrics().height()
        return QSize(wide, self.column.totalHeightForWidth(wide))
