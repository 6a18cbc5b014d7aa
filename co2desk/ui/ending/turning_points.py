"""When was it lost, how was it won: the turning points, each with a button that leads to the board then."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.engine.table.events import Co2Reduced, EnvironmentalPenalty, PenaltyPaid
from co2desk.session.history import Moment, happened
from co2desk.text.figures import signed
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.theme.look import LABEL, TEXT

COSTS = (EnvironmentalPenalty, PenaltyPaid, Co2Reduced)  # what a team's points are lost for


class TurningPoints(Part):
    """A lost game has those of the CO₂ level; a team has those of its points too, and what they were for."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.question = QLabel(wordWrap=True)
        self.question.setFont(ending.type.font(TEXT, bold=True))
        self.buttons: dict[int, QPushButton] = {}
        self.words: dict[int, QLabel] = {}  # what changed
        self.causes: dict[int, QLabel] = {}  # and what for
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.question)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        column.addLayout(grid)
        history = ending.history
        for row, step in enumerate(sorted(point.step for point in history.moments or history.turning_points)):
            grid.addWidget(self._button(step), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addLayout(self._told(step), row, 1)

    def _button(self, step: int) -> QPushButton:
        self.buttons[step] = QPushButton()
        self.buttons[step].clicked.connect(lambda: self.step_chosen.emit(step))
        return self.buttons[step]

    def _told(self, step: int) -> QVBoxLayout:
        self.words[step], self.causes[step] = QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.words[step].setFont(self.ending.type.font(TEXT))
        self.causes[step].setFont(self.ending.type.font(LABEL))
        self.causes[step].setProperty("role", "soft")
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addStretch(1)
        for label in (self.words[step], self.causes[step]):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
            told.addWidget(label)
        told.addStretch(1)
        return told

    @staticmethod
    def belongs(ending: Ending) -> bool:
        history = ending.history
        return bool(history.moments or (ending.lost and history.turning_points))

    @property
    def focus_target(self) -> QWidget:
        return next(iter(self.buttons.values()))

    def refresh(self) -> None:
        history = self.ending.history
        self.question.setText(self._question())
        for moment in history.moments:
            self._show(moment.step, self._moment(moment), self._causes(moment.step))
        if not history.moments:
            turn = translate("EndDialog", "Decade {decade}: {change} ppm")
            for step, change in history.turning_points:
                self._show(step, turn.format(decade=history.decade[step], change=signed(change)), "")

    def _show(self, step: int, words: str, causes: str) -> None:
        button = self.buttons[step]
        button.setText(translate("EndDialog", "Step {step}").format(step=step))
        told = translate("EndDialog", "Step {step}. {changes}. {causes}")
        button.setAccessibleName(told.format(step=step, changes=words, causes=causes).rstrip())
        button.setToolTip(translate("EndDialog", "Show the board at this point."))
        self.words[step].setText(words)
        self.causes[step].setText(causes)
        self.causes[step].setVisible(bool(causes))

    #: Heading over the steps that mattered most.
    def _question(self) -> str:
        if not self.ending.history.moments:
            return translate("EndDialog", "When did it go wrong? The steps that changed the level most:")
        if self.ending.lost:
            return translate("EndDialog", "Biggest costs, decade by decade")
        return translate("EndDialog", "Costs, decade by decade")

    #: What a step changed: points or CO₂ level, with its sign. {points} is a number with its noun.
    def _moment(self, moment: Moment) -> str:
        changes = []
        points = self.ending.speaker.plural("amounts", "points", abs(moment.points))
        if moment.points < 0:
            changes.append(translate("EndDialog", "–{points}").format(points=points))
        elif moment.points:
            changes.append(translate("EndDialog", "+{points}").format(points=points))
        if moment.ppm < 0:
            changes.append(translate("EndDialog", "–{ppm} ppm").format(ppm=-moment.ppm))
        elif moment.ppm:
            changes.append(translate("EndDialog", "+{ppm} ppm").format(ppm=moment.ppm))
        when = (
            translate("EndDialog", "End of decade {decade}: {changes}")
            if moment.ends_decade
            else translate("EndDialog", "Decade {decade}: {changes}")
        )
        return when.format(decade=moment.decade, changes=self.ending.speaker.listed("comma", changes))

    def _causes(self, step: int) -> str:
        """What the points were lost for, as the log told it."""
        events = [event for event in happened(self.ending.session, step) if isinstance(event, COSTS)]
        return sentences(*map(self.ending.speaker.event, events))
