"""The final scoring step by step (first edition 15.2; Second Chance 16.2), and what has to be said about it.

A company goal is shown when it was scored and never otherwise (G-40). Where points alone do not decide, every
comparison is told (G-55, A52).
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from co2desk.session.history import comparisons, scored_goals
from co2desk.text.figures import figure, signed
from co2desk.text.words import capital
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.ending.parts import BEFORE, TOTAL, Notes, ScoreTable, row_of
from co2desk.ui.i18n.translation import translate


class Scoring(Part):
    """The table of points; `next_wanted` and `all_wanted` ask for more of it."""

    next_wanted = Signal()
    all_wanted = Signal()

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        accounts = len(ending.before)
        signs = [seat.sign for seat in ending.seats] if accounts == len(ending.seats) else [""]
        rows = [BEFORE, *(step.name for step in ending.steps), *([TOTAL] if ending.steps else [])]
        self.table = ScoreTable(rows, signs, ending.look, ending.type)
        self.notes = Notes(ending.look, ending.type)
        self.next_button, self.all_button = QPushButton(), QPushButton()
        self.next_button.clicked.connect(self.next_wanted)
        self.all_button.clicked.connect(self.all_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        column.addLayout(row_of(self.next_button, self.all_button, None))
        column.addWidget(self.notes)

    @staticmethod
    def belongs(ending: Ending) -> bool:
        return ending.verdict is None

    @property
    def focus_target(self) -> QWidget:
        return self.table if self.ending.counted else self.next_button

    def refresh(self) -> None:
        counted = self.ending.counted
        self.next_button.setText(translate("EndDialog", "&Next step"))
        self.all_button.setText(translate("EndDialog", "Show &all"))
        for button in (self.next_button, self.all_button):
            button.setVisible(not counted)
        self._show_table()
        self.setMinimumWidth(self.table.minimumWidth())
        endings = (*self._tie_notes(), *self._loss_notes()) if counted else ()
        self.notes.say([*self._goal_notes(), *endings])

    # --- the table -----------------------------------------------------------------------------------------

    def _show_table(self) -> None:
        table, ending = self.table, self.ending
        table.name(ending.names(), [self._row_title(code) for code in table.codes])
        table.show_row(BEFORE, [figure(points) for points in ending.before])
        for number, step in enumerate(ending.steps):
            gains = ["–" if gain is None else signed(gain) if gain else "0" for gain in step.gains]
            table.show_row(step.name, gains if number < ending.shown else [""] * len(gains))
        if ending.steps:
            table.show_totals(ending.totals(ending.shown))
            table.crown(ending.outcome.winners if ending.counted and len(ending.before) > 1 else ())

    def show_rolling(self, share: float) -> None:
        """The totals on their way to the step that was counted last."""
        old, new = self.ending.totals(self.ending.shown - 1), self.ending.totals(self.ending.shown)
        self.table.show_totals([round(a + (b - a) * share) for a, b in zip(old, new, strict=True)])

    def _row_title(self, code: str) -> str:
        if code == BEFORE:
            ends = translate("EndDialog", "Final points")
            return translate("EndDialog", "Before the scoring") if self.ending.steps else ends
        if code == TOTAL:
            counted = self.ending.counted
            #: The last line of the table: all points, or those counted so far.
            return translate("EndDialog", "Final") if counted else translate("EndDialog", "So far")
        return capital(self.ending.speaker.scoring_step(code))

    # --- notes ---------------------------------------------------------------------------------------------

    def _goal_notes(self) -> Iterator[tuple[str, str]]:
        """The company goals that were scored, once that step is counted."""
        ending, speaker = self.ending, self.ending.speaker
        if any(step.name == "company_goal" for step in ending.steps[: ending.shown]):
            for player, goal in sorted(scored_goals(ending.session).items()):
                card = speaker.company_goal(goal.number).title
                text = speaker.company_goal_phrase(goal.number, own=False)
                sentence = translate("EndDialog", "{name} ({card}): {text}.")
                seat = ending.seats[player]
                yield seat.sign, sentence.format(name=seat.name, card=card, text=text)

    def _tie_notes(self) -> Iterator[tuple[str, str]]:
        """Each comparison that was needed to find the winner among equals (G-55, A52)."""
        ending, speaker, seats = self.ending, self.ending.speaker, self.ending.seats
        made = comparisons(ending.session)
        if not made:
            return
        names = speaker.listed("and", [seats[player].name for player in made[0].values])
        points = speaker.plural("amounts", "points", max(ending.outcome.scores))
        tied = translate("EndDialog", "{names} have {points} each. Tie-breakers decide.")
        yield "", tied.format(names=names, points=points)
        equal = [self._criterion(one.criterion) for one in made if len(one.best) == len(one.values)]
        if equal:
            same = translate("EndDialog", "Also tied: {criteria}.")
            yield "", same.format(criteria=speaker.listed("comma", equal))
        pair = translate("EndDialog", "{name} {value}")
        line = translate("EndDialog", "{criterion}: {values}.")
        for one in made:
            if len(one.best) < len(one.values):
                found = [pair.format(name=seats[p].name, value=n) for p, n in one.values.items()]
                values = speaker.listed("comma", found)
                yield "", line.format(criterion=self._criterion(one.criterion), values=values)
        if any(one.criterion == "money" for one in made):
            yield "", translate("EndDialog", "Money exchanged for points still counts in full here.")
        if len(made[-1].best) > 1:
            #: After the last tie-breaker that was compared.
            yield "", translate("EndDialog", "There are no more tie-breakers, so the victory is shared.")

    def _loss_notes(self) -> Iterator[tuple[str, str]]:
        if self.ending.lost:
            yield "", translate("EndDialog", "Nobody wins, and nothing is scored.")

    def _criterion(self, criterion: str | int) -> str:
        if isinstance(criterion, int):
            energy = self.ending.speaker.energy_name(criterion)
            return translate("EndDialog", "Expertise in {energy}").format(energy=energy)
        #: What decides a tie, as the label of a number.
        return {
            "plants": translate("EndDialog", "Green plants"),
            "regions": translate("EndDialog", "Regions controlled"),
            "un_goals": translate("EndDialog", "UN goals"),
            "infrastructures": translate("EndDialog", "Infrastructures"),
            "money": translate("EndDialog", "Money"),
        }[criterion]
