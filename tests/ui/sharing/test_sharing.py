"""What leaves the window for others: text, challenge, picture, report; nothing of it is sent."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from co2desk.session import Session
from co2desk.session.notation import read_names, read_notation
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.widgets import message_box
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window


@pytest.fixture
def playing(screen: Screen) -> Screen:
    screen.new(players=2, seed=77)
    for _ in range(6):
        screen.sit_down()
        screen.submit(steady(5)(screen.controller.game))
        screen.settle()
    return screen


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """Somebody types this name into the dialog for files."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


@pytest.fixture
def agreed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every question is answered by its first choice; returns what was asked."""
    asked: list[str] = []

    def ask(_parent: object, sentence: str, *_: object, **__: object) -> int:
        asked.append(sentence)
        return 0

    monkeypatch.setattr(message_box, "ask", ask)
    return asked


def test_a_running_game_is_copied_as_text_only_after_asking(
    playing: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text contains the deal, and with it every hand and every secret goal."""
    asked: list[tuple[str, bool]] = []

    def ask(_parent: object, sentence: str, _choices: object, careful: bool = False) -> int:
        asked.append((sentence, careful))
        return message_box.CANCELLED

    monkeypatch.setattr(message_box, "ask", ask)
    QGuiApplication.clipboard().setText("mine")
    playing.window.menus.copy_text.trigger()
    assert clipboard() == "mine"
    assert len(asked) == 1
    assert "secret goals" in asked[0][0]
    assert asked[0][1], "Enter copies nothing"


def test_alone_nothing_is_hidden_from_anybody(screen: Screen, agreed: list[str]) -> None:
    screen.new(players=1, seed=77)
    screen.window.menus.copy_text.trigger()
    assert read_notation(clipboard()).options.seed == 77
    assert agreed == []


@pytest.mark.usefixtures("agreed")
def test_the_game_as_text_can_be_read_back(playing: Screen) -> None:
    """Names and all actions are in the clipboard; the corner of the window says so."""
    playing.window.menus.copy_text.trigger()
    again = read_notation(clipboard())
    assert again.game.fingerprint() == playing.fingerprint
    assert read_names(clipboard()) == ("Anna", "Bruno")
    assert "clipboard" in playing.window.notice.text()


@pytest.mark.usefixtures("agreed")
def test_a_copied_game_is_opened_at_another_table(playing: Screen) -> None:
    """By the menu: the same position with the same names, as a game of its own that can be played on."""
    before, id_ = playing.fingerprint, playing.controller.session.id
    playing.window.menus.copy_text.trigger()
    playing.new(players=3, seed=5)
    QGuiApplication.clipboard().setText(f"Look at this:\n\n{clipboard()}\nBye!")
    playing.window.menus.open_copied.trigger()
    assert playing.fingerprint == before
    assert [seat.name for seat in playing.controller.seats] == ["Anna", "Bruno"]
    assert playing.controller.session.id != id_
    assert not playing.window.autosave.is_saved
    playing.sit_down()
    playing.submit(steady(5)(playing.controller.game))
    assert playing.fingerprint != before


@pytest.mark.usefixtures("agreed")
def test_a_text_that_is_no_game_is_told_and_nothing_happens(
    playing: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first line that is wrong is named; the game on the table stays."""
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(message_box, "tell", lambda _, sentence, details="": told.append((sentence, details)))
    before = playing.fingerprint
    playing.window.menus.copy_text.trigger()
    whole = clipboard()
    for text in ("", "hello", whole.replace("Seed: 77", "Seed: 78"), whole.partition("-- End")[0]):
        QGuiApplication.clipboard().setText(text)
        playing.window.menus.open_copied.trigger()
    assert len(told) == 4
    assert all(sentence.startswith("The text in the clipboard is not a game") for sentence, _ in told)
    assert all("line" in sentence and "expected" in details for sentence, details in told)
    assert playing.fingerprint == before


def test_a_challenge_deals_the_same_game(playing: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copied in one window, and taken from the clipboard in another: the dialog has it all filled in."""
    options = playing.controller.session.options
    playing.window.menus.copy_challenge.trigger()
    assert clipboard().startswith("CO2-")
    seen: list[NewGameDialog] = []

    def start(dialog: NewGameDialog) -> int:
        seen.append(dialog)
        dialog._start()
        return dialog.result()

    monkeypatch.setattr(NewGameDialog, "exec", start)
    playing.window.menus.play_challenge.trigger()
    (dialog,) = seen
    assert dialog.setup.options == options
    assert dialog.seed.problem.text() == ""
    assert playing.fingerprint == Session.new(options).game.fingerprint()


@pytest.mark.parametrize("code", ["CO2-", "CO2-1C6XS-NJFZ7-3347X-X4", "co2 nonsense", "CO2-" + "Z" * 900])
def test_a_wrong_code_is_told_and_nothing_is_filled_in(screen: Screen, code: str) -> None:
    """While it is typed, too: the dialog waits for the rest."""
    dialog = NewGameDialog(screen.window, None)
    before = dialog.form.edition, dialog.seats.count
    dialog.seed.ask_for_code(code)
    assert dialog.seed.problem.text()
    assert (dialog.form.edition, dialog.seats.count) == before
    dialog._start()
    assert dialog.result() == 0
    dialog.deleteLater()


def test_a_picture_of_the_board_shows_no_secret(
    playing: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The same picture whoever sits at the screen."""
    playing.sit_down()
    with_hand = playing.window.parts.sharing.picture()
    playing.controller.seat = -1
    assert playing.window.parts.sharing.picture() == with_hand
    choose(monkeypatch, tmp_path / "board")
    playing.window.menus.save_picture.trigger()
    assert QImage(str(tmp_path / "board.png")).size() == with_hand.size()
    playing.window.menus.copy_picture.trigger()
    assert QGuiApplication.clipboard().image().size() == with_hand.size()


def test_a_report_holds_the_game_and_nothing_of_the_person(
    playing: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Game, system and messages; no path of the home folder."""
    choose(monkeypatch, tmp_path / "report.zip")
    playing.window.menus.report.trigger()
    with zipfile.ZipFile(tmp_path / "report.zip") as report:
        game = json.loads(report.read("game.co2game"))
        assert Session.load(game).game.fingerprint() == playing.fingerprint
        assert str(Path.home()) not in "".join(report.read(name).decode() for name in report.namelist())


@pytest.mark.parametrize("entry", ["save_picture", "report"])
def test_a_place_that_cannot_be_written_is_told(
    playing: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, entry: str
) -> None:
    """And a dialog that was cancelled writes nothing and says nothing."""
    told: list[str] = []
    monkeypatch.setattr(message_box, "tell", lambda parent, sentence, details="": told.append(sentence))
    choose(monkeypatch, "")
    getattr(playing.window.menus, entry).trigger()
    assert told == []
    choose(monkeypatch, tmp_path / "missing" / "file")
    getattr(playing.window.menus, entry).trigger()
    assert len(told) == 1
    assert list(tmp_path.glob("missing")) == []
