"""Awkward moments to change the language: nothing is lost, and nothing is left in the old one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QToolTip, QWidget

from co2desk.languages import LANGUAGES
from co2desk.session import Session
from co2desk.session.journal import read_journal
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import DARK
from co2desk.ui.settings.dialog import SettingsDialog
from tests.ui.first_screen import main_action_done
from tests.ui.keyboard_and_mouse import choose
from tests.ui.play import decisions
from tests.ui.play.actions_dialog import opened
from tests.ui.player_languages import CHINESE, FINISHED, SEATS, language, turn
from tests.ui.pseudo import PSEUDO, is_pretended
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

COVERS = pytest.mark.parametrize("covers", [True, False], ids=["covers", "no covers"])
TWO = (Seat("Anna", "star", language="pl"), Seat("Bruno", "disc", language="de"))


def lay_finished(screen: Screen, seats: tuple[Seat, ...] = TWO) -> None:
    session, _ = Session.open(json.loads(FINISHED.read_text(encoding="utf-8")))
    screen.window.parts.controller.open(session, GameSetup(session.options, seats))
    screen.window.show_game()


# --- games ------------------------------------------------------------------------------------------------


@COVERS
def test_whoever_decides_again_after_the_end_reads_the_own_language(speaking: Screen, covers: bool) -> None:
    """Where the end is taken back, and where it is played again."""
    speaking.window.preferences.set("covers", covers)
    lay_finished(speaking)
    assert language(speaking) == "en"
    for back in (1, 2, 5):
        speaking.controller.undo(back)
        speaking.sit_down()
        decides = TWO[speaking.controller.game.decision.player]
        assert language(speaking) == decides.language
        speaking.controller.redo(back)
        assert speaking.controller.is_over
        assert language(speaking) == "en"


def test_the_past_of_a_game_goes_with_it(speaking: Screen, capfd: pytest.CaptureFixture[str]) -> None:
    """Chinese brings other typefaces: what shows the past is told of them at once, and must not be that of
    the game which has just left the table."""
    speaking.window.preferences.set("covers", False)
    lay_finished(speaking)
    speaking.game_view.show_history(len(speaking.controller.session.actions))
    assert speaking.game_view.past.is_open
    speaking.new(players=3, seed=3, seats=CHINESE)
    speaking.settle()
    assert not speaking.game_view.past.is_open
    assert "Error" not in capfd.readouterr().err


def test_a_notice_is_told_to_the_next_player_too(speaking: Screen) -> None:
    """The new game speaks to somebody else."""
    speaking.new(players=3, seed=3, seats=SEATS)
    for _ in range(2):
        speaking.sit_down()
        turn(speaking)
    speaking.sit_down()
    before = language(speaking)
    speaking.window.parts.files.open_branch(0)
    speaking.settle()
    assert language(speaking) != before
    assert speaking.window.notice.isVisible()
    words = {"pl": "osobna", "de": "eigenes", "en": "Branched off"}[language(speaking)]
    assert words in speaking.window.notice.text()


# --- what somebody looks for --------------------------------------------------------------------------------


@COVERS
def test_what_one_player_looks_for_is_not_left_to_the_next(speaking: Screen, covers: bool) -> None:
    speaking.window.preferences.set("covers", covers)
    speaking.new(players=3, seed=3, seats=SEATS)
    speaking.sit_down()
    fields = (speaking.game_view.log.search, opened(speaking).search)
    for field in fields:
        QTest.keyClicks(field, "Afryk")
    turn(speaking)
    assert [field.text() for field in fields] == ["", ""]
    assert not any(field.isUndoAvailable() for field in fields), "nobody brings it back"


def test_what_was_looked_for_goes_with_the_game(speaking: Screen) -> None:
    """Somebody else may sit in the same seat."""
    speaking.window.preferences.set("covers", False)
    speaking.new(players=3, seed=3, seats=SEATS)
    dialog = opened(speaking)
    fields = (speaking.game_view.log.search, dialog.search)
    for field in fields:
        QTest.keyClicks(field, "Afryk")
    speaking.new(players=3, seed=3, seats=SEATS)
    assert [field.text() for field in fields] == ["", ""]
    assert not any(field.isUndoAvailable() for field in fields)
    assert not dialog.isVisible()


def test_what_a_player_looks_for_stays_while_the_computer_plays_and_in_the_past(speaking: Screen) -> None:
    seats = (Seat("Anna", "star", language="pl"), Seat("Robot", "disc", "random"))
    speaking.new(players=2, seed=3, seats=seats)
    speaking.sit_down()
    speaking.game_view.log.search.setText("Afryk")
    before = len(speaking.controller.session.actions)
    play = steady(3)
    while len(speaking.controller.session.actions) < before + 8:
        speaking.wait_until(lambda: speaking.controller.is_my_decision)
        speaking.submit(play(speaking.controller.game))
    speaking.game_view.show_history(3)
    speaking.settle()
    assert speaking.game_view.log.search.text() == "Afryk"


def test_the_log_is_searched_in_the_new_language(speaking: Screen, language_manager: LanguageManager) -> None:
    speaking.new(players=3, seed=3)
    speaking.sit_down()
    log = speaking.game_view.log
    log.search.setText("decade 1")
    assert log.lines.rowCount() == 1
    language_manager.speak("de")
    speaking.settle()
    assert log.lines.rowCount() == 0
    assert log.nothing.isVisibleTo(log)
    log.search.setText("Dekade 1")
    assert log.lines.rowCount() == 1


def test_who_reads_in_the_middle_of_the_log_goes_on_there(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    """Lines are higher or lower in another language."""
    speaking.window.preferences.set("covers", False)
    lay_finished(speaking)
    speaking.window.resize(1000, 620)
    speaking.settle()
    speaking.game_view.side.show()  # in a small window it has given way
    speaking.game_view.side.setCurrentWidget(speaking.game_view.log)
    view = speaking.game_view.log.view
    speaking.wait_until(lambda: not view._resized.isActive())
    view.scrollTo(view.model().index(60, 0), view.ScrollHint.PositionAtTop)
    assert not view.following
    top = view.indexAt(QPoint(0, 0)).row()
    heights = set()
    for spoken in ("fr", "zh_TW", "ru", "en"):
        language_manager.speak(spoken)
        speaking.settle()
        assert view.indexAt(QPoint(0, 0)).row() == top
        heights.add(view.verticalScrollBar().maximum())
    assert len(heights) > 1


@COVERS
def test_new_lines_of_the_log_leave_the_reader_at_the_same_place(speaking: Screen, covers: bool) -> None:
    """Also if the next player reads with other typefaces."""
    speaking.window.preferences.set("covers", covers)
    speaking.window.resize(1000, 620)
    lay_finished(speaking, (Seat("Anna", "star", language="pl"), Seat("Bo", "disc", language="zh_TW")))
    speaking.controller.undo(40)
    speaking.sit_down()
    view = speaking.game_view.log.view
    speaking.game_view.side.show()  # in a small window it has given way
    speaking.game_view.side.setCurrentWidget(speaking.game_view.log)
    speaking.wait_until(lambda: not view._resized.isActive())
    view.scrollTo(view.model().index(60, 0), view.ScrollHint.PositionAtTop)
    top = view.indexAt(QPoint(0, 0)).row()
    heard = set()
    for _ in range(4):
        turn(speaking)
        speaking.sit_down()
        speaking.settle()
        heard.add(language(speaking))
        assert view.indexAt(QPoint(0, 0)).row() == top
    assert heard == {"pl", "zh_TW"}


# --- the window -------------------------------------------------------------------------------------------


def test_the_keyboard_stays_where_it_is(speaking: Screen, language_manager: LanguageManager) -> None:
    """At a button, and at the slider of an editor; in other words and in other colours."""
    for ask in (lambda screen: screen.new(players=2, seed=3), decisions.to_income_split):
        ask(speaking)
        speaking.sit_down()
        prompt = speaking.game_view.prompt
        editor = prompt.editor
        widget = next(filter(QWidget.isEnabled, speaking.buttons())) if editor is None else editor.fields[0]
        widget.setFocus()
        place = prompt._places().index(widget)
        language_manager.speak(PSEUDO)
        speaking.settle()
        found = speaking.window.focusWidget()
        assert found is not widget
        assert found is prompt._places()[place]
        speaking.window.preferences.set("theme", DARK)
        speaking.settle()
        assert speaking.window.focusWidget() is prompt._places()[place]
        language_manager.speak()
        speaking.settle()


def test_a_warning_takes_the_keyboard_only_once(speaking: Screen, language_manager: LanguageManager) -> None:
    """When it comes; not with every other language or size of text."""
    session, stage = main_action_done()
    stage.give(0, money=3, cep=1)
    stage.lobby(0, 3)
    speaking.lay(session)
    speaking.push(speaking.button("end_turn"))
    assert speaking.window.focusWidget() is speaking.button("back")
    search = speaking.game_view.log.search
    speaking.game_view.side.show()  # in a small window it has given way
    speaking.game_view.side.setCurrentWidget(speaking.game_view.log)
    search.setFocus()
    language_manager.speak(PSEUDO)
    speaking.settle()
    speaking.window.preferences.set("text_size", 125)
    speaking.settle()
    assert len(speaking.labels()) == 1
    assert speaking.window.focusWidget() is search


def test_a_warning_that_nobody_wants_any_more_is_gone(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    session, stage = main_action_done()
    stage.give(0, money=3, cep=1)
    stage.lobby(0, 3)
    speaking.lay(session)
    offered = speaking.offered()
    speaking.push(speaking.button("end_turn"))
    speaking.window.preferences.set("confirm_end_turn", False)
    language_manager.speak(PSEUDO)
    speaking.settle()
    assert (speaking.labels(), speaking.offered()) == ([], offered)
    assert speaking.controller.session.actions == []


def test_the_keyboard_comes_back_from_the_past_to_a_new_prompt(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    speaking.new(players=2, seed=3)
    speaking.sit_down()
    turn(speaking)
    speaking.sit_down()
    next(filter(QWidget.isEnabled, speaking.buttons())).setFocus()
    speaking.game_view.show_history(0)
    language_manager.speak(PSEUDO)
    speaking.settle()
    speaking.push(speaking.game_view.history.leave)
    assert speaking.window.focusWidget() is next(filter(QWidget.isEnabled, speaking.buttons()))


def test_no_tool_tip_stays_in_the_old_language(speaking: Screen, language_manager: LanguageManager) -> None:
    speaking.new(players=2, seed=3)
    speaking.sit_down()
    speaking.game_view.log.view.setFocus()  # a focus that moves would put the tip away, too
    QToolTip.showText(QPoint(300, 300), speaking.button("end_turn").toolTip(), speaking.window)
    assert QToolTip.isVisible()
    language_manager.speak(PSEUDO)
    speaking.settle()
    speaking.wait_until(lambda: not QToolTip.isVisible())


def test_a_dialog_for_files_keeps_its_language_as_a_question_does(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    """Qt's own one, where the system has none: it would change half of its words."""
    language_manager.speak("pl")
    heard: list[str] = []

    def hand_over() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QFileDialog)
        before = [label.text() for label in box.findChildren(QLabel)]
        language_manager.speak("de")
        heard.append(language_manager.language)
        assert [label.text() for label in box.findChildren(QLabel)] == before
        QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(100, speaking.window, hand_over)
    dialog = QFileDialog(speaking.window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.exec()
    dialog.deleteLater()
    assert heard == ["pl"]
    assert language_manager.language == "de"


# --- settings ---------------------------------------------------------------------------------------------


def settings(screen: Screen) -> SettingsDialog:
    return SettingsDialog(screen.window, screen.window.preferences, screen.controller)


def test_a_player_s_language_can_be_changed_in_the_middle_of_a_game(speaking: Screen) -> None:
    """At once, with every later hand-over, on the disk and in a save; the others keep theirs."""
    speaking.new(players=3, seed=3, seats=SEATS)
    speaking.sit_down()
    controller = speaking.controller
    reader, entries = controller.seat, len(controller.session.log)
    dialog = settings(speaking)
    assert dialog.seats is not None
    assert list(dialog.seats.lists) == [0, 1, 2]
    assert [box.value for box in dialog.seats.lists.values()] == ["pl", "de", ""]
    assert list(dialog.seats.lists[reader].values) == ["", *LANGUAGES]
    choose(dialog.seats.lists[reader], "fr")
    assert language(speaking) == "fr"
    dialog.accept()
    dialog.deleteLater()
    spoken = ["pl", "de", ""]
    spoken[reader] = "fr"
    assert [seat.language for seat in controller.seats] == spoken
    assert [seat.language for seat in controller.setup.seats] == spoken
    assert [player["language"] for player in controller.session.save()["players"]] == spoken
    assert speaking.window.autosave.trouble is None
    kept = read_journal(speaking.window.autosave.library.journal(controller.session).path)
    assert [player["language"] for player in kept.document["players"]] == spoken
    assert kept.entries == entries
    for _ in range(6):
        turn(speaking)
        assert language(speaking) == (spoken[controller.reader] or "en")
        speaking.sit_down()


def test_a_language_that_was_changed_after_the_game_was_saved_stays(speaking: Screen, tmp_path: Path) -> None:
    """The same game is opened from its own file."""
    speaking.new(players=3, seed=3, seats=SEATS)
    speaking.sit_down()
    turn(speaking)
    path = tmp_path / "game.co2game"
    assert speaking.window.parts.files.save_to(path)
    speaking.controller.set_language(0, "fr")
    for _ in range(2):
        assert speaking.window.open_from(path)
        assert [seat.language for seat in speaking.controller.seats] == ["fr", "de", ""]


def test_another_game_on_the_table_ends_the_settings(speaking: Screen) -> None:
    """Its people have other languages, and are not asked about."""
    speaking.new(players=3, seed=3, seats=SEATS)
    dialog = settings(speaking)
    dialog.show()
    assert dialog.seats is not None
    choose(dialog.seats.lists[2], "fr")
    speaking.new(players=2, seed=3, seats=TWO)
    speaking.settle()
    assert not dialog.isVisible()
    dialog.retranslate()
    assert speaking.controller.seats == TWO
    dialog.deleteLater()


def test_cancel_gives_every_player_the_own_language_back(speaking: Screen) -> None:
    speaking.new(players=3, seed=3, seats=SEATS)
    speaking.sit_down()
    own = language(speaking)
    dialog = settings(speaking)
    assert dialog.seats is not None
    for box in dialog.seats.lists.values():
        choose(box, "ru")
    assert language(speaking) == "ru"
    speaking.settle()
    assert dialog.cancel.text() == "Отмена"
    dialog.reject()
    dialog.deleteLater()
    assert language(speaking) == own
    assert speaking.controller.seats == SEATS
    assert speaking.controller.session.seats == SEATS


def test_the_program_s_language_is_for_whoever_has_chosen_none(speaking: Screen) -> None:
    speaking.new(players=3, seed=3, seats=SEATS)
    speaking.sit_down()
    dialog = settings(speaking)
    assert dialog.seats is not None
    reader = speaking.controller.seat
    own = language(speaking)
    choose(dialog.lists["language"], "fr")
    assert language(speaking) == (SEATS[reader].language or "fr")
    choose(dialog.seats.lists[reader], "")
    assert language(speaking) == "fr"
    dialog.reject()
    dialog.deleteLater()
    assert language(speaking) == own


def test_only_people_read_and_only_while_a_game_is_in_sight(
    speaking: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the start page the settings are those of the program alone."""
    seen: list[list[int]] = []

    def look(dialog: SettingsDialog) -> int:
        seen.append([] if dialog.seats is None else list(dialog.seats.lists))
        return dialog.result()

    monkeypatch.setattr(SettingsDialog, "exec", look)
    seats = (Seat("Robot", "disc", "random"), Seat("Anna & <b>Bo</b>", "star", language="pl"))
    speaking.window.show_settings()
    speaking.new(players=2, seed=3, seats=seats)
    speaking.window.show_settings()
    speaking.window.show_start()
    speaking.window.show_settings()
    assert seen == [[], [1], []]


def test_the_names_of_players_are_told_as_they_are(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    seats = (Seat("Anna & <b>Bo</b>", "star"), Seat("Cleo", "disc"))
    speaking.new(players=2, seed=3, seats=seats)
    dialog = settings(speaking)
    assert dialog.seats is not None
    ours = (dialog.seats.heading, dialog.seats.note)
    names = [label for label in dialog.seats.findChildren(QLabel) if label not in ours]
    assert [label.text() for label in names] == ["Anna & <b>Bo</b>", "Cleo"]
    assert {label.textFormat() for label in names} == {Qt.TextFormat.PlainText}
    assert dialog.seats.lists[1].accessibleName() == "Language of Cleo"
    language_manager.speak(PSEUDO)
    speaking.settle()
    assert is_pretended(dialog.seats.lists[1].accessibleName())
    dialog.deleteLater()
