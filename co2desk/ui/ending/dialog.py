"""The end of the game: who has won or that it is lost, why, and how it came to that.

Players who compete have the final scoring, counted step by step before the winner is named (specification
15.2; Second Chance 16.2). A team has the conditions of winning, each with what became of it (16.1, 16.3).
Alone in the first edition one plays for points, also on a lost planet (16.4). Curves and turning points lead
to the board of any moment.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QEasingCurve, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.session.verdict import BROKEN
from co2desk.text import Speaker
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.ending.curves import CO2, POINTS, Curves
from co2desk.ui.ending.parts import Headline, row_of
from co2desk.ui.ending.scoring import Scoring
from co2desk.ui.ending.team import TeamVerdict
from co2desk.ui.ending.turning_points import TurningPoints
from co2desk.ui.ending.what_decided import WhatDecided
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models.places import NOBODY
from co2desk.ui.play.ending_words import ending_words, outcome_words, victory_words, why_words
from co2desk.ui.theme.look import TEXT, Look, Type
from co2desk.ui.widgets.flow import FlowLayout

STEP_MS, ROLL_MS = 1300, 500  # from one step of the scoring to the next; its numbers roll at the beginning
EDGE, BETWEEN, LEAST_CURVES = 16, 16, 300  # pixels: around the parts, between them, the height of curves
CONTENT = (1360, 760)  # pixels at a text size of 100 %: larger only for lists that would have to be scrolled
PLANET_LOST, SOLO_POLLUTION = "planet_lost", "solo_pollution"
PARTS: tuple[type[Part], ...] = (
    TeamVerdict,
    Scoring,
    WhatDecided,
    TurningPoints,
)  # from top to bottom, if they belong

P = TypeVar("P", bound=Part)


class EndDialog(Retranslated, QDialog):
    """`play_again`, `replay` and `learn` close the dialog; `save` and `step_chosen` leave it open."""

    play_again = Signal()
    replay = Signal()
    learn = Signal()  # from one's own moves
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
        self.ending = Ending(session, seats, speaker, look, type_)
        self.setFont(type_.font(TEXT))
        self.headline = Headline(look, type_)
        self.parts = [part(self.ending) for part in PARTS if part.belongs(self.ending)]
        self.curves = Curves(session, self.ending.history, seats, speaker, look, type_)
        self.curves.turn_to(CO2 if self.ending.lost else POINTS)
        self.board_button, self.save_button, self.learn_button = QPushButton(), QPushButton(), QPushButton()
        self.replay_button, self.again_button = QPushButton(), QPushButton()
        self._connect()
        self._lay_out()
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
        self.resize(self.sizeHint())  # Qt itself would not go beyond two thirds of the screen

    def _connect(self) -> None:
        self.curves.step_chosen.connect(self.step_chosen)
        for part in self.parts:
            part.step_chosen.connect(self.curves.choose)
        for scoring in self.found(Scoring):
            scoring.next_wanted.connect(self.show_next)
            scoring.all_wanted.connect(self.show_all)
        self.board_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        for button, signal in (
            (self.replay_button, self.replay),
            (self.again_button, self.play_again),
            (self.learn_button, self.learn),
        ):
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        self.again_button.setProperty("primary", "true")

    def _lay_out(self) -> None:
        beside = QWidget()
        self.left = QVBoxLayout(beside)
        self.left.setContentsMargins(0, 0, 0, 0)
        for part in sorted(self.parts, key=lambda part: not isinstance(part, WhatDecided)):
            self.left.addWidget(part)
        self.left.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidget(beside)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QHBoxLayout()
        self.body.setSpacing(BETWEEN)
        self.body.addWidget(self.area, 2 + len(self.ending.before) if self.ending.steps else 2)
        self.body.addWidget(self.curves, 6 if self.ending.verdict is None else 3)
        self.whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        whole.setSpacing(14)
        whole.addWidget(self.headline)
        whole.addLayout(self.body, 1)
        looking = FlowLayout(gap=8)  # below each other in a narrow window
        for button in (self.board_button, self.learn_button):
            looking.addWidget(button)
        buttons = row_of(self.save_button, self.replay_button, self.again_button)
        buttons.insertLayout(0, looking, 1)
        whole.addLayout(buttons)

    def found(self, kind: type[P]) -> list[P]:
        """The part of a kind, if this game has it."""
        return [part for part in self.parts if isinstance(part, kind)]

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As large as what it says, and at most most of the window it belongs to."""
        wanted, scale = self._wanted(), self.ending.type.scale
        wide, high = (round(length * scale) for length in CONTENT)
        around = self.headline.minimumHeight() + self.again_button.sizeHint().height() + 2 * (EDGE + BETWEEN)
        for decided in self.found(WhatDecided):
            around += decided.high_in_a_row(wide) + self.whole.spacing()
        lists = sum(
            part.sizeHint().height() + self.left.spacing()
            for part in self.parts
            if not isinstance(part, WhatDecided)
        )
        content = QSize(wide, max(high, around + lists))
        return wanted.boundedTo(content).expandedTo(self.minimumSizeHint())

    def _wanted(self) -> QSize:
        owner = self.parentWidget()
        return owner.window().size() * 0.92 if owner else QSize(1180, 680)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place_all()

    def _place_all(self) -> None:
        """Curves beside everything else, or below it where there is no room for both. What decided the game
        stands below all that is beside each other, or comes first where not even that has room."""
        curves = self.curves.minimumSizeHint()
        wide = self.area.minimumWidth() + curves.width() + BETWEEN + 2 * EDGE
        buttons = self.again_button.sizeHint().height()
        high = self.headline.minimumHeight() + curves.height() + buttons + 2 * (EDGE + BETWEEN)
        below = self.width() < wide or self._wanted().height() < high
        self._place_curves(below)
        for decided in self.found(WhatDecided):
            high += decided.high_in_a_row(self.width() - 2 * EDGE) + self.whole.spacing()
            self._place_decided(decided, in_a_row=not below and self._wanted().height() >= high)

    def _place_decided(self, decided: WhatDecided, in_a_row: bool) -> None:
        if in_a_row == (self.whole.indexOf(decided) < 0):
            decided.arrange(in_a_row)
            if in_a_row:
                self.left.removeWidget(decided)
                self.whole.insertWidget(self.whole.indexOf(self.body) + 1, decided)
            else:
                self.whole.removeWidget(decided)
                self.left.insertWidget(0, decided)

    def _place_curves(self, below: bool) -> None:
        if below != (self.body.indexOf(self.curves) < 0):
            if below:
                self.body.removeWidget(self.curves)
                self.left.insertWidget(self.left.count() - 1, self.curves)  # above the free room
            else:
                self.left.removeWidget(self.curves)
                self.body.addWidget(self.curves)
                self.body.setStretchFactor(self.curves, 6 if self.ending.verdict is None else 3)
            self.curves.setMinimumHeight(round(self.ending.type.scale * LEAST_CURVES) if below else 0)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if not self.ending.counted:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        self._timer.stop()
        super().hideEvent(event)

    # --- counting ------------------------------------------------------------------------------------------

    def show_next(self) -> None:
        """The next step of the scoring, with rolling totals; the last one names the winner."""
        if self.ending.shown + 1 < len(self.ending.steps):
            self.ending.shown += 1
            self.retranslate()
            self._roll.start()
        else:
            self.show_all()

    def show_all(self) -> None:
        self._timer.stop()
        self._roll.stop()
        self.ending.shown = len(self.ending.steps)
        self.retranslate()
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.headline.title.text()))

    def _show_rolling(self, share: float) -> None:
        for scoring in self.found(Scoring):
            scoring.show_rolling(share)

    # --- texts ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Everything that can be read, as far as the scoring has been counted."""
        self.setWindowTitle(translate("EndDialog", "End of the game"))
        self.board_button.setText(translate("EndDialog", "&View the board"))
        #: The button that opens a dialog with better moves than the player's own.
        self.learn_button.setText(translate("EndDialog", "&Learn from your moves"))
        #: The button that saves the finished game in a file.
        self.save_button.setText(translate("EndDialog", "&Save…"))
        #: The button that plays the finished game again, step by step.
        self.replay_button.setText(translate("EndDialog", "&Replay"))
        self.again_button.setText(translate("EndDialog", "&Play again"))
        self._show_headline()
        for part in self.parts:
            part.refresh()
        ending = self.ending
        bar = self.area.verticalScrollBar().sizeHint().width() + 2 * self.area.frameWidth()
        beside = [part for part in self.parts if not isinstance(part, WhatDecided)]
        widths = [max(part.minimumWidth(), part.minimumSizeHint().width()) for part in beside]
        self.area.setMinimumWidth(max(widths) + bar)
        self.curves.show_curves(ending.names(), ending.totals(ending.shown), ending.counted)
        self._place_all()
        self._keep_focus()

    def _keep_focus(self) -> None:
        """What comes next has the focus, unless the reader has gone elsewhere."""
        scoring = self.found(Scoring)
        asking = [button for part in scoring for button in (part.next_button, part.all_button)]
        # A key that is pressed once too often must not begin another game.
        waits = scoring and not self.ending.counted
        (scoring[0].next_button if waits else self.board_button).setDefault(True)
        if self.focusWidget() in (None, *asking):
            self.parts[0].focus_target.setFocus()

    def _show_headline(self) -> None:
        ending, outcome = self.ending, self.ending.outcome
        reason = ending_words(ending.speaker, ending.game)
        level = ending.game.table.co2
        winners = [ending.seats[player] for player in sorted(outcome.winners)]
        if not ending.counted:
            self.headline.say((translate("EndDialog", "Counting the points"), "", reason), level)
        elif winners:
            if outcome.ending == SOLO_POLLUTION:
                alone = translate(
                    "EndDialog", "{reason} In the solo game your points still count, without a final income."
                )
                reason = alone.format(reason=reason)
            signs = [seat.sign for seat in winners]
            title = victory_words(ending.speaker, ending.seats, ending.game, NOBODY)
            why = why_words(ending.speaker, ending.seats, ending.game)
            self.headline.say((title, why, reason), level, signs, max(outcome.scores))
        else:
            self._show_loss(reason, level)

    def _show_loss(self, reason: str, level: int) -> None:
        """With the figure that lost the game, if it was one."""
        verdict = self.ending.verdict
        told, game = self.ending, self.ending.game
        title = outcome_words(told.speaker, told.seats, game, NOBODY)
        why = why_words(told.speaker, told.seats, game)
        broken = ["ppm"] if told.outcome.ending == PLANET_LOST else []
        if verdict is not None and verdict.points == BROKEN:
            broken.append("points")
        points = None if verdict is None else verdict.vp
        self.headline.say((title, why, reason), level, points=points, lost=True, broken=broken)
