"""Which program plays a seat: chosen by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from co2desk.session.seats import Program
from co2desk.ui.players.program_dialog import ProgramDialog, ask_for_program
from tests.ui.keyboard_and_mouse import click, show, write

Open = Callable[[Program | None], ProgramDialog]


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    parent = QWidget()

    def open_one(program: Program | None) -> ProgramDialog:
        dialog = ProgramDialog(parent, program)
        show(dialog)
        return dialog

    yield open_one
    parent.deleteLater()


def test_a_program_is_typed_in(opened: Open) -> None:
    dialog = opened(None)
    write(dialog.file, " /opt/bot ")
    write(dialog.words, 'fast "two words"')
    dialog.seconds.setValue(12)
    click(dialog.done_button)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.program == Program(("/opt/bot", "fast", "two words"), 12)


def test_a_program_that_was_chosen_before_is_shown_as_it_was(opened: Open) -> None:
    program = Program(("/opt/my bot", "--name", "a b", 'q"q'), 90)
    dialog = opened(program)
    click(dialog.done_button)
    assert dialog.program == program


def test_without_a_file_the_dialog_says_so_and_stays(opened: Open) -> None:
    dialog = opened(None)
    assert not dialog.problem.isVisible()
    click(dialog.done_button)
    assert dialog.isVisible()
    assert dialog.problem.isVisible()
    assert dialog.focusWidget() is dialog.file
    write(dialog.file, "/opt/bot")
    assert not dialog.problem.isVisible()
    click(dialog.cancel)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_file_is_looked_for(opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[str] = []

    def chosen(parent: QWidget, title: str, folder: str) -> tuple[str, str]:
        asked.append(folder)
        return (str(tmp_path / "bot"), "") if len(asked) == 1 else ("", "")

    monkeypatch.setattr(QFileDialog, "getOpenFileName", chosen)
    dialog = opened(None)
    for _ in range(2):
        click(dialog.browse)
    assert dialog.file.text() == str(tmp_path / "bot")  # the second time nothing was chosen
    assert asked == [str(Path.home()), str(tmp_path)]
    click(dialog.cancel)


@pytest.mark.parametrize("accepts", [True, False])
def test_whoever_cancels_has_chosen_nothing(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, accepts: bool
) -> None:
    program, parent = Program(("/opt/bot",)), QWidget()
    monkeypatch.setattr(ProgramDialog, "exec", lambda dialog: int(accepts))
    assert ask_for_program(parent, program) == (program if accepts else None)
    parent.deleteLater()
