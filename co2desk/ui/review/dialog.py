"""Learn from your moves: up to three own turns with a better one each, its reasons, and a way to try it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn
from co2desk.session import Session
from co2desk.session.own_turns import has_own_turns
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.players.turn_words import forced_words, is_move, turn_words
from co2desk.ui.players.why import why
from co2desk.ui.review.reviewer import DONE, FAILED, RUNNING, STOPPED, WAITING, Finding, Reviewer
from co2desk.ui.widgets.controls import Choice as ListChoice
from co2desk.ui.widgets.dialogs import SPACE, TITLE, Heading, note, open_at, panel, scrolling
from co2desk.ui.widgets.why_box import what_points_are


def people(session: Session) -> list[int]:
    """The seats whose turns can be looked at."""
    return [seat for seat in range(len(session.seats)) if has_own_turns(session, seat)]


class ReviewDialog(Retranslated, QDialog):
    """Stays open beside the board; its process ends with it."""

    step_chosen = Signal(int)  # look at the board there
    branch_wanted = Signal(int)  # play on from there

    def __init__(self, parent: QWidget, session: Session, speak: Callable[[], Speaker]) -> None:
        super().__init__(parent)
        self.session, self.speak = session, speak
        self.title, self.about = Heading(TITLE), note()
        self.who = ListChoice()
        self.people = people(session)
        self.who.offer(self.people)
        self.who.setVisible(len(self.people) > 1)
        self.progress, self.state, self.run = QProgressBar(), QLabel(wordWrap=True), QPushButton()
        self.progress.setTextVisible(False)
        self.content = QWidget()
        self.found = QVBoxLayout(self.content)
        self.found.setContentsMargins(0, 0, 0, 0)
        self.found.setSpacing(SPACE)
        self.found.addStretch(1)
        self.area = scrolling(self.content)
        self.close_button = QPushButton()
        self.cards: list[FindingCard] = []
        self._lay_out()
        self.reviewer = self._review()
        self.run.clicked.connect(self._run)
        self.who.activated.connect(self._another_person)
        self.close_button.clicked.connect(self.close)
        self.finished.connect(self._stop)
        self.retranslate()
        open_at(self, 46, 34)
        self.reviewer.go_on()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(SPACE)
        row.addWidget(self.progress, 1)
        row.addWidget(self.run)
        end = QHBoxLayout()
        end.addStretch(1)
        end.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE)
        for part in (self.title, self.about, self.who):
            column.addWidget(part)
        column.addLayout(row)
        column.addWidget(self.state)
        column.addWidget(self.area, 1)
        column.addLayout(end)
        for button in (self.run, self.close_button):
            button.setAutoDefault(False)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        line = self.fontMetrics().height()
        return QSize(26 * line, 16 * line)

    def _review(self) -> Reviewer:
        reviewer = Reviewer(self.session, self.who.value, self)
        reviewer.changed.connect(self._show)
        return reviewer

    def _another_person(self) -> None:
        if self.who.value != self.reviewer.seat:
            self.reviewer.stop()
            self.reviewer.deleteLater()
            self.reviewer = self._review()
            self.reviewer.go_on()

    def _run(self) -> None:
        if self.reviewer.state == RUNNING:
            self.reviewer.stop()
        else:
            self.reviewer.go_on()

    def _stop(self) -> None:
        self.reviewer.stop()

    # --- words -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setWindowTitle(translate("ReviewDialog", "Learn from your moves"))
        self.title.setText(translate("ReviewDialog", "Learn from your moves"))
        about = translate(
            "ReviewDialog",
            "Expert looks at your turns again. It knows only what you could know then, and names up to "
            "three turns for which it sees a clearly better one.",
        )
        self.about.setText(f"{about}\n{what_points_are()}")
        self.who.name(self.speak().names[seat] for seat in self.people)
        #: The name of the list of players, for screen readers.
        self.who.setAccessibleName(translate("ReviewDialog", "Player"))
        self.progress.setAccessibleName(translate("ReviewDialog", "Turns looked at"))
        #: The button that closes the dialog.
        self.close_button.setText(translate("ReviewDialog", "&Close"))
        self._drop([*self.cards])  # they are made anew in the new language
        self._show()

    def _drop(self, cards: list[FindingCard]) -> None:
        for card in cards:
            self.cards.remove(card)
            self.found.removeWidget(card)
            card.hide()
            card.deleteLater()

    def _show(self) -> None:
        reviewer = self.reviewer
        count = len(reviewer.turns)
        self.progress.setRange(0, count)
        self.progress.setValue(reviewer.looked_at)
        self.run.setVisible(reviewer.state != DONE)
        self.run.setText(
            translate("ReviewDialog", "&Stop")
            if reviewer.state in (WAITING, RUNNING)
            else translate("ReviewDialog", "C&ontinue")
        )
        self.state.setText(self._state())
        self._show_findings(reviewer.findings)

    def _show_findings(self, findings: list[Finding]) -> None:
        """Cards that stay are left alone: somebody may be about to press a button of theirs."""
        self._drop([card for card in self.cards if card.finding not in findings])
        for row, finding in enumerate(findings):
            if row == len(self.cards) or self.cards[row].finding != finding:
                card = FindingCard(finding, self.session, self.speak(), self.content)
                card.step_chosen.connect(self.step_chosen)
                card.branch_wanted.connect(self.branch_wanted)
                self.found.insertWidget(row, card)
                self.cards.insert(row, card)

    def _state(self) -> str:
        reviewer = self.reviewer
        if reviewer.state == DONE and not reviewer.findings:
            return translate("ReviewDialog", "Expert sees no clearly better turn. Well played.")
        words = {
            WAITING: translate("ReviewDialog", "Turn {number} of {count}…"),
            RUNNING: translate("ReviewDialog", "Turn {number} of {count}…"),
            STOPPED: translate("ReviewDialog", "Stopped. Turns looked at: {done} of {count}."),
            FAILED: translate(
                "ReviewDialog",
                "The program that looks at your turns has failed. Turns looked at: {done} of {count}.",
            ),
            DONE: translate("ReviewDialog", "All turns looked at: {count}."),
        }[reviewer.state]
        done, count = reviewer.looked_at, len(reviewer.turns)
        return words.format(number=min(done + 1, count), done=done, count=count)


class FindingCard(QFrame):
    """One turn: what was done, what would have been better, and why."""

    step_chosen = Signal(int)
    branch_wanted = Signal(int)

    def __init__(self, finding: Finding, session: Session, speaker: Speaker, parent: QWidget) -> None:
        super().__init__(parent)
        self.finding = finding
        turn = finding.turn
        heading = Heading()
        heading.setText(
            translate("ReviewDialog", "Decade {decade}, round {round}").format(
                decade=turn.decade, round=turn.round
            )
        )
        #: What the player did in a turn.
        played = translate("ReviewDialog", "You: {moves}")
        #: What would have been better than what the player did.
        better = translate("ReviewDialog", "Better: {moves}")
        own, other = played_words(finding, session, speaker), better_words(finding, session, speaker)
        self.played = text(played.format(moves=speaker.listed("semicolon", own)))
        self.better = text(better.format(moves=speaker.listed("semicolon", other)))
        told = why(finding.better, speaker, "", is_over=True)
        self.reasons = text("\n".join(told.reasons) if told is not None else "")
        self.reasons.setProperty("role", "soft")
        self.look, self.play = QPushButton(), QPushButton()
        self.look.setText(translate("ReviewDialog", "Show the board"))
        #: A button: begins a game of its own at that turn.
        self.play.setText(translate("ReviewDialog", "Continue from here"))
        self.look.clicked.connect(lambda: self.step_chosen.emit(turn.step))
        self.play.clicked.connect(lambda: self.branch_wanted.emit(turn.step))
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for button in (self.look, self.play):
            button.setAutoDefault(False)
            button.setAccessibleDescription(heading.text())
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(panel(heading, self.played, self.better, self.reasons, buttons))


def text(words: str) -> QLabel:
    label = QLabel(words, wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
    return label


def played_words(finding: Finding, session: Session, speaker: Speaker) -> list[str]:
    """What was done in the turn, without small choices; that it was ended only if nothing else was done."""
    taken = [(session.positions[step], action) for step, action in finding.turn.taken]
    edition, told = session.game.edition, []
    for table, action in taken:
        if is_move(table.stack[-1], action):
            told.append(speaker.action(action, table, table.stack[-1]))
        told += forced_words(Game(edition, table), action, speaker)
    ends = [(table, action) for table, action in taken if isinstance(action, EndTurn)]
    return told or [speaker.action(action, table, table.stack[-1]) for table, action in ends]


def better_words(finding: Finding, session: Session, speaker: Speaker) -> list[str]:
    turn = finding.turn
    game = Game(session.game.edition, session.positions[turn.step])
    return list(turn_words(finding.better, game, turn.player, speaker))
