"""Which program is to play a seat: its file, its arguments, and how long an answer is waited for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QProcess, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from co2desk.session.programs import MOST_SECONDS, can_run
from co2desk.session.seats import Program
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.players.words import quoted
from co2desk.ui.widgets.dialogs import SPACE, FittedDialog, note, panel, say, warning
from co2desk.ui.widgets.stepper import Stepper


class ProgramDialog(Retranslated, FittedDialog):
    """After `accept`, `program` is the one that was chosen."""

    WIDE = 44

    def __init__(self, parent: QWidget, program: Program | None) -> None:
        super().__init__(parent)
        self.file_label, self.words_label, self.seconds_label = QLabel(), QLabel(), QLabel()
        self.file, self.words, self.seconds = QLineEdit(), QLineEdit(), QSpinBox()
        self.browse = QPushButton()
        self.browse.setAutoDefault(False)
        self.seconds.setRange(1, MOST_SECONDS)
        self.seconds.setValue(Program(()).seconds)
        self.note, self.problem = note(), warning()
        self.cancel, self.done_button = QPushButton(), QPushButton()
        self.cancel.setAutoDefault(False)
        self.done_button.setProperty("primary", True)
        self.done_button.setDefault(True)
        if program is not None:
            self.file.setText(program.run[0])
            self.words.setText(" ".join(map(quoted, program.run[1:])))
            self.seconds.setValue(program.seconds)
        self._lay_out()
        self.browse.clicked.connect(self._choose_file)
        self.cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self._done)
        for line in (self.file, self.words):
            line.textChanged.connect(lambda: say(self.problem, ""))
        self.retranslate()
        self.file.setFocus()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        stepper = Stepper(self.seconds)
        for row, (label, field) in enumerate(
            ((self.file_label, self.file), (self.words_label, self.words), (self.seconds_label, stepper))
        ):
            label.setBuddy(self.seconds if field is stepper else field)
            grid.addWidget(label, row, 0)
            if field is stepper:
                grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
            else:
                grid.addWidget(field, row, 1)
        grid.addWidget(self.browse, 0, 2)
        inside = QVBoxLayout(self.content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(panel(grid, self.note))
        inside.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.done_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        whole.setSpacing(SPACE + 4)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.problem)
        whole.addLayout(buttons)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("ProgramDialog", "Another program"))
        #: The label of a field: the file of a program.
        self.file_label.setText(translate("ProgramDialog", "&Program"))
        #: A button: looks for a file.
        self.browse.setText(translate("ProgramDialog", "&Browse…"))
        #: The label of a field: what is passed to the program when it is started.
        self.words_label.setText(translate("ProgramDialog", "&Arguments"))
        self.seconds_label.setText(translate("ProgramDialog", "&Time limit in seconds"))
        self.note.setText(
            translate(
                "ProgramDialog",
                "The program must speak the protocol of co2desk. It runs with all your rights, so choose "
                "only a program that you trust.",
            )
        )
        #: The button that closes the dialog without a change.
        self.cancel.setText(translate("ProgramDialog", "Cancel"))
        #: The button that accepts what was entered.
        self.done_button.setText(translate("ProgramDialog", "OK"))
        if self.problem.isVisible():
            self._complain()

    @property
    def run(self) -> tuple[str, ...]:
        return self.file.text().strip(), *QProcess.splitCommand(self.words.text())

    @property
    def program(self) -> Program:
        return Program(self.run, self.seconds.value())

    def _choose_file(self) -> None:
        folder = str(Path(self.file.text()).parent) if self.file.text() else str(Path.home())
        name, _kind = QFileDialog.getOpenFileName(self, translate("ProgramDialog", "Another program"), folder)
        if name:
            self.file.setText(name)

    def _done(self) -> None:
        if can_run(self.run):
            self.accept()
        else:
            self._complain()
            self.file.setFocus()

    def _complain(self) -> None:
        say(self.problem, translate("ProgramDialog", "Choose the file of a program."))


def ask_for_program(parent: QWidget, program: Program | None) -> Program | None:
    """What somebody chooses; None if nothing is to change."""
    dialog = ProgramDialog(parent, program)
    chosen = dialog.program if dialog.exec() == dialog.DialogCode.Accepted else None
    dialog.deleteLater()
    return chosen
