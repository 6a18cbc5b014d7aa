"""The end of the game: who has won or that the planet is lost, the scoring step by step, and the curves.

The final scoring (specification 15.2) is counted in its own order, each step on top of the last; then the
winner is named. A company goal is shown when it was scored and never otherwise (G-40). Where points alone do
not decide, every comparison is told (G-55). Alone one plays for points, also on a lost planet (16.4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEasingCurve, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from co2desk.engine.rules.scoring import Result
from co2desk.session import Session
from co2desk.session.history import breakdown, comparisons, scored_goals
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.dialogs.end_parts import BEFORE, TOTAL, Headline, Notes, ScoreTable, row_of
from co2desk.ui.panels.curves import CO2, POINTS, Curves
from co2desk.ui.seats import Seat
from co2desk.ui.theme import TEXT, Look, Type
from co2desk.ui.tongue import Retranslated, translate

STEP_MS, ROLL_MS = 1300, 500  # from one step of the scoring to the next; its numbers roll at the beginning
PLANET_LOST, SOLO_POLLUTION = "planet_lost", "solo_pollution"


class EndDialog(Retranslated, QDialog):
    """`play_again` and `replay` close the dialog; `save` and `step_chosen` leave it open."""

    play_again = Signal()
    replay = Signal()
    save = Signal()
    step_chosen = Signal(int)

    def __init__(
        self,
        parent: QWidget | None,
        session: Session,
        seats: tuple[Seat, ...],
        speaker: Speaker,
        look: Look,
        type_: Type,
        animate: bool = True,
    ) -> None:
        super().__init__(parent)
        self.session, self.seats, self.speaker, self.look, self.type = session, seats, speaker, look, type_
        self.outcome: Result = session.game.result
        self.before, self.steps = breakdown(self.outcome)
        self.shown = 0  # steps of the scoring that have been counted
        self.setFont(type_.font(TEXT))
        self._build()
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self.show_next)
        self._roll = QVariantAnimation(self)
        self._roll.setDuration(ROLL_MS)
        self._roll.setStartValue(0.0)
        self._roll.setEndValue(1.0)
        self._roll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._roll.valueChanged.connect(self._show_rolling)
        if animate:
            self.retranslate()
        else:
            self.show_all()

    def _build(self) -> None:
        lost = not self.outcome.winners
        self.headline = Headline(self.look, self.type)
        signs = [seat.sign for seat in self.seats] if len(self.before) == len(self.seats) else [""]
        rows = [BEFORE, *(step.name for step in self.steps), *([TOTAL] if self.steps else [])]
        self.table = ScoreTable(rows, signs, self.look, self.type)
        self.notes = Notes(self.look, self.type)
        self.curves = Curves(self.session, self.seats, self.speaker, self.look, self.type)
        self.curves.step_chosen.connect(self.step_chosen)
        self.curves.setCurrentIndex(CO2 if lost else POINTS)
        self.turning = {step: QPushButton() for step, _ in sorted(self.curves.history.turning_points) if lost}
        for step, button in self.turning.items():
            button.clicked.connect(lambda _=False, step=step: self.curves.choose(step))
        self.next_button, self.all_button = QPushButton(), QPushButton()
        self.next_button.clicked.connect(self.show_next)
        self.all_button.clicked.connect(self.show_all)
        self.board_button, self.save_button = QPushButton(), QPushButton()
        self.replay_button, self.again_button = QPushButton(), QPushButton()
        self.board_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        for button, signal in ((self.replay_button, self.replay), (self.again_button, self.play_again)):
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        self.again_button.setProperty("primary", "true")
        scoring = QWidget()
        left = QVBoxLayout(scoring)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.table, 100)
        left.addLayout(row_of(self.next_button, self.all_button, None))
        left.addWidget(self.notes)
        for button in self.turning.values():
            left.addWidget(button)
        left.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidget(scoring)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.area, 2 + len(self.before) if self.steps else 2)
        body.addWidget(self.curves, 6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(14)
        whole.addWidget(self.headline)
        whole.addLayout(body, 1)
        buttons = (self.save_button, self.replay_button, self.again_button)
        whole.addLayout(row_of(self.board_button, None, *buttons))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Most of the window it belongs to."""
        owner = self.parentWidget()
        wanted = owner.window().size() * 0.92 if owner else QSize(1180, 680)
        return wanted.expandedTo(self.minimumSizeHint())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if not self.counted:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        self._timer.stop()
        super().hideEvent(event)

    # --- counting ------------------------------------------------------------------------------------------

    @property
    def counted(self) -> bool:
        return self.shown == len(self.steps)

    def totals(self, steps: int) -> list[int]:
        """The points of each account after so many steps of the scoring."""
        return [
            points + sum(step.gains[account] or 0 for step in self.steps[:steps])
            for account, points in enumerate(self.before)
        ]

    def show_next(self) -> None:
        """The next step of the scoring, with rolling totals; the last one names the winner."""
        if self.shown + 1 < len(self.steps):
            self.shown += 1
            self.retranslate()
            self._roll.start()
        else:
            self.show_all()

    def show_all(self) -> None:
        self._timer.stop()
        self._roll.stop()
        self.shown = len(self.steps)
        self.retranslate()
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.headline.title.text()))

    def _show_rolling(self, share: float) -> None:
        old, new = self.totals(self.shown - 1), self.totals(self.shown)
        self.table.show_totals([round(a + (b - a) * share) for a, b in zip(old, new, strict=True)])

    # --- texts ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Everything that can be read, as far as the scoring has been counted."""
        self.setWindowTitle(translate("EndDialog", "End of the game"))
        self._name_buttons()
        self._show_headline()
        self._show_table()
        self.area.setMinimumWidth(self.table.minimumWidth() + 14)
        endings = (*self._tie_notes(), *self._loss_notes()) if self.counted else ()
        self.notes.say([*self._goal_notes(), *endings])
        self.curves.show_curves(self._names(), self.totals(self.shown), self.counted)

    def _name_buttons(self) -> None:
        self.next_button.setText(translate("EndDialog", "&Next step"))
        self.all_button.setText(translate("EndDialog", "Show &all"))
        self.board_button.setText(translate("EndDialog", "&Look at the board"))
        self.save_button.setText(translate("EndDialog", "&Save…"))
        self.replay_button.setText(translate("EndDialog", "&Replay"))
        self.again_button.setText(translate("EndDialog", "&Play again"))
        turn = translate("EndDialog", "Decade {decade}, step {step}: {change} ppm")
        history = self.curves.history
        for step, change in history.turning_points if self.turning else ():
            words = turn.format(decade=history.decade[step], step=step, change=f"{change:+d}")
            self.turning[step].setText(words)
        for button in (self.next_button, self.all_button):
            button.setVisible(not self.counted)
        # A key that is pressed once too often must not begin another game.
        (self.board_button if self.counted else self.next_button).setDefault(True)
        if self.focusWidget() in (None, self.next_button, self.all_button):
            (self.table if self.counted else self.next_button).setFocus()

    def _names(self) -> list[str]:
        """Whose points are counted together: everybody's own, or the team's."""
        if len(self.before) < len(self.seats):
            return [translate("EndDialog", "The team")]
        return [seat.name for seat in self.seats]

    def _show_headline(self) -> None:
        outcome = self.outcome
        reason = self.speaker.ending(outcome.ending)
        level = self.session.game.table.co2
        winners = [self.seats[player] for player in sorted(outcome.winners)]
        if not self.counted:
            self.headline.say(translate("EndDialog", "Counting the points"), reason, level)
        elif winners:
            if outcome.ending == SOLO_POLLUTION:
                alone = translate("EndDialog", "{reason} Alone, the points count, without a last income.")
                reason = alone.format(reason=reason)
            signs = [seat.sign for seat in winners]
            self.headline.say(self._victory(winners), reason, level, signs, max(outcome.scores))
        elif outcome.ending == PLANET_LOST:
            self.headline.say(translate("EndDialog", "The planet is lost"), reason, level, lost=True)
        else:
            self.headline.say(translate("EndDialog", "The game is lost"), reason, level, lost=True)

    def _victory(self, winners: Sequence[Seat]) -> str:
        names = self.speaker.listed("and", [seat.name for seat in winners])
        if len(self.seats) == 1 and self.steps:
            points = self.speaker.plural("amounts", "points", max(self.outcome.scores))
            return translate("EndDialog", "{name} reaches {points}").format(name=names, points=points)
        if len(winners) == 1:
            return translate("EndDialog", "{name} wins").format(name=names)
        if len(self.before) == 1:
            return translate("EndDialog", "The team wins")
        return translate("EndDialog", "{names} share the victory").format(names=names)

    def _show_table(self) -> None:
        table = self.table
        table.name(self._names(), [self._row_title(code) for code in table.codes])
        table.show_row(BEFORE, [f"{points}" for points in self.before])
        for number, step in enumerate(self.steps):
            gains = ["–" if gain is None else f"{gain:+d}" if gain else "0" for gain in step.gains]
            table.show_row(step.name, gains if number < self.shown else [""] * len(gains))
        if self.steps:
            table.show_totals(self.totals(self.shown))
            table.crown(self.outcome.winners if self.counted and len(self.before) > 1 else ())

    def _row_title(self, code: str) -> str:
        if code == BEFORE:
            ends = translate("EndDialog", "Points at the end")
            return translate("EndDialog", "Before the scoring") if self.steps else ends
        if code == TOTAL:
            return translate("EndDialog", "Final") if self.counted else translate("EndDialog", "So far")
        return capital(self.speaker.scoring_step(code))

    def _goal_notes(self) -> Iterator[tuple[str, str]]:
        """The company goals that were scored, once that step is counted."""
        if any(step.name == "company_goal" for step in self.steps[: self.shown]):
            for player, goal in sorted(scored_goals(self.session).items()):
                card = self.speaker.company_goal(goal.number).title
                text = self.speaker.company_goal_phrase(goal.number, own=False)
                sentence = translate("EndDialog", "{name} ({card}): {text}.")
                seat = self.seats[player]
                yield seat.sign, sentence.format(name=seat.name, card=card, text=text)

    def _tie_notes(self) -> Iterator[tuple[str, str]]:
        """Each comparison that was needed to find the winner among equals (G-55)."""
        speaker, made = self.speaker, comparisons(self.session)
        if not made:
            return
        names = speaker.listed("and", [self.seats[player].name for player in made[0].values])
        points = speaker.plural("amounts", "points", max(self.outcome.scores))
        tied = translate("EndDialog", "{names} have {points} each, so other merits are compared.")
        yield "", tied.format(names=names, points=points)
        equal = [self._criterion(one.criterion) for one in made if len(one.best) == len(one.values)]
        if equal:
            same = translate("EndDialog", "No difference: {criteria}.")
            yield "", same.format(criteria=speaker.listed("comma", equal))
        pair = translate("EndDialog", "{name} {value}")
        line = translate("EndDialog", "{criterion}: {values}.")
        for one in made:
            if len(one.best) < len(one.values):
                found = [pair.format(name=self.seats[p].name, value=n) for p, n in one.values.items()]
                values = speaker.listed("comma", found)
                yield "", line.format(criterion=self._criterion(one.criterion), values=values)
        if len(made[-1].best) > 1:
            yield "", translate("EndDialog", "Nothing is left to compare, so the victory is shared.")

    def _loss_notes(self) -> Iterator[tuple[str, str]]:
        """Nothing is scored; what can be asked is when it was lost."""
        if not self.outcome.winners:
            yield "", translate("EndDialog", "Nobody wins, and nothing is scored.")
            if self.turning:
                yield "", translate("EndDialog", "When did it go wrong? These steps changed the level most:")

    def _criterion(self, criterion: str | int) -> str:
        if isinstance(criterion, int):
            energy = self.speaker.energy_name(criterion)
            return translate("EndDialog", "Expertise in {energy}").format(energy=energy)
        return {
            "plants": translate("EndDialog", "Green plants"),
            "regions": translate("EndDialog", "Regions under control"),
            "un_goals": translate("EndDialog", "UN goals"),
            "infrastructures": translate("EndDialog", "Infrastructures"),
            "money": translate("EndDialog", "Money"),
        }[criterion]
