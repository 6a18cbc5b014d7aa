"""Every player in their own language: the hand-over switches the whole window, the log and the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from co2desk.languages import LANGUAGES
from co2desk.session import GameOptions, Session
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models.places import NOBODY
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.widgets import message_box
from tests.ui.first_screen import prepared
from tests.ui.player_languages import CHINESE, FINISHED, SEATS, language, turn
from tests.ui.screen import Screen
from tests.ui.steady_player import Chooser, steady

FIRST_FONT = {"zh_TW": "Noto Sans TC Subset", "zh_CN": "Noto Sans SC Subset", "en": "Noto Sans"}
UNDO = {"pl": "Cofnij", "de": "Rückgängig", "en": "Undo"}


def shown(screen: Screen) -> str:
    screen.settle()
    return screen.window.menus.undo.text()


def test_the_cover_and_the_window_speak_to_whoever_is_next(speaking: Screen) -> None:
    """Polish, German and, for who has chosen nothing, the language of the program; the log comes along."""
    speaking.new(players=3, seed=3, seats=SEATS)
    for _ in range(6):
        asked = speaking.controller.waiting_for
        expected = SEATS[asked].language or "en"
        assert language(speaking) == expected
        assert UNDO[expected] in shown(speaking)
        assert SEATS[asked].name in speaking.game_view.cover.headline.text()
        speaking.sit_down()
        assert language(speaking) == expected
        log = speaking.controller.log
        lines = {log.index(row).data() for row in range(log.rowCount())}
        began = {"pl": "dekada 1", "de": "Dekade 1", "en": "Decade 1"}[expected]
        assert any(began in str(line) for line in lines)
        turn(speaking)


def test_no_warning_goes_over_to_the_next_player(speaking: Screen) -> None:
    """With the covers or without them: the prompt bar, which keeps a warning in every language, asks anew."""
    for covers in (True, False):
        speaking.window.preferences.set("covers", covers)
        session, stage = prepared(players=2)
        stage.table.mandatory_done = 1
        stage.give(0, money=3, cep=1)
        speaking.lay(session, SEATS[:2])
        assert language(speaking) == "pl"
        speaking.push(speaking.button("end_turn"))
        assert len(speaking.labels()) == 1
        speaking.push(speaking.button("do_it"))
        speaking.sit_down()
        assert language(speaking) == "de"
        assert speaking.game_view.proposals.pending is None
        assert speaking.labels() == []


def test_without_covers_the_language_changes_with_the_player(speaking: Screen) -> None:
    """Whoever does not hide anything still reads in the own language."""
    speaking.window.preferences.set("covers", False)
    speaking.new(players=3, seed=3, seats=CHINESE)
    for _ in range(6):
        spoken = CHINESE[speaking.controller.seat].language or "en"
        assert language(speaking) == spoken
        families = speaking.game_view.log.type.font(14).families()
        assert families[0] == FIRST_FONT[spoken]
        turn(speaking)
        speaking.settle()


def test_the_end_and_the_list_of_games_are_for_everybody(speaking: Screen) -> None:
    """There the program speaks its own language; back at the game it is the player's again."""
    speaking.new(players=3, seed=3, seats=SEATS)
    asked = SEATS[speaking.controller.waiting_for].language or "en"
    speaking.window.show_start()
    assert language(speaking) == "en"
    speaking.window.show_game()
    assert language(speaking) == asked
    play = steady(3)
    speaking.lay(nearly_over(play), SEATS)
    while not speaking.controller.is_over:
        speaking.sit_down()
        speaking.submit(play(speaking.controller.game))
    assert speaking.controller.seat == NOBODY
    assert language(speaking) == "en"
    come_back(speaking)
    assert language(speaking) == "en"


def nearly_over(play: Chooser) -> Session:
    """A game in which each of the three has a few more decisions to make."""
    session = Session.new(GameOptions(players=3, seed=3))
    while not session.game.is_over:
        session.play(play(session.game))
    session.undo(8)
    return session


def come_back(screen: Screen) -> None:
    """From the list of games, as from a walk."""
    screen.window.show_start()
    assert language(screen) == "en"
    screen.window.show_game()


@pytest.mark.parametrize("covers", [True, False], ids=["covers", "no covers"])
@pytest.mark.parametrize(
    ("seats", "spoken"),
    [
        ((Seat("Anna", "star", language="pl"), Seat("Robot", "disc", "random")), "pl"),
        ((Seat("Anna", "star", language="pl"), Seat("Ola", "disc", language="pl")), "pl"),
        ((Seat("Anna", "star", language="pl"), Seat("Ben", "disc", language="de")), "en"),
    ],
    ids=["one person", "one language", "two languages"],
)
def test_the_result_is_told_in_the_language_that_all_people_have(
    speaking: Screen, seats: tuple[Seat, ...], spoken: str, covers: bool
) -> None:
    """Where they have none in common, in that of the program; also when they come back to it."""
    speaking.window.preferences.set("covers", covers)
    session, _ = Session.open(json.loads(FINISHED.read_text(encoding="utf-8")))
    speaking.window.parts.controller.open(session, GameSetup(session.options, seats))
    speaking.window.show_game()
    assert speaking.controller.is_over
    assert language(speaking) == spoken
    come_back(speaking)
    assert language(speaking) == spoken


def test_a_question_keeps_its_language_until_it_is_answered(speaking: Screen) -> None:
    """A hand-over behind an open box changes neither the box nor the window; afterwards it does."""
    assert speaking.window.language_manager is not None
    speaking.window.language_manager.speak("pl")
    heard: list[str] = []

    def hand_over() -> None:
        (box,) = [box for box in speaking.window.findChildren(QMessageBox) if box.isVisible()]
        before = [button.text() for button in box.buttons()]
        assert speaking.window.language_manager is not None
        speaking.window.language_manager.speak("fr")
        speaking.window.language_manager.speak("de")
        heard.append(language(speaking))
        assert [button.text() for button in box.buttons()] == before
        QTest.keyClick(box, Qt.Key.Key_Escape)

    QTimer.singleShot(50, speaking.window, hand_over)
    message_box.tell(speaking.window, "?")
    assert heard == ["pl"]
    assert language(speaking) == "de"


def test_no_dialog_stays_behind(speaking: Screen) -> None:
    """Every one that is closed is gone; else each hand-over would translate all of them."""
    window = speaking.window
    ways = (
        window.show_settings,
        window.parts.starter.set_up,
        window.parts.show_about,
        lambda: message_box.tell(window, "?"),
    )
    for way in ways:
        QTimer.singleShot(50, window, close_dialog)
        way()
    speaking.settle()
    assert window.findChildren(QDialog) == []


def close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_names_that_nobody_gave_follow_the_language_to_the_next_game(
    speaking: Screen, language_manager: LanguageManager
) -> None:
    """In the dialog at once, and when the last game is played again. A name that was given stays."""
    starter = speaking.window.parts.starter
    language_manager.speak("de")
    dialog = starter._dialog()
    dialog.seats.rows[2].name.setText("Deep Green")
    assert [seat.name for seat in dialog.seats.seats()] == ["Spieler 1", "Computer 2", "Deep Green"]
    dialog.start.click()
    starter.start(dialog.setup)
    dialog.deleteLater()
    language_manager.speak("fr")
    again = starter._dialog()
    again.same_again.click()
    assert [seat.name for seat in again.seats.seats()] == ["Joueur 1", "Ordinateur 2", "Deep Green"]
    language_manager.speak("pl")
    assert again.seats.seats()[0].name == "Gracz 1"
    again.deleteLater()


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_who_plays_a_seat_stands_on_one_line(
    speaking: Screen, language_manager: LanguageManager, spoken: str
) -> None:
    language_manager.speak(spoken)
    dialog = NewGameDialog(speaking.window, None)
    dialog.show()
    speaking.settle()
    for row in dialog.seats.rows[:3]:
        for player in row.player.values:
            row.player.choose(player)
            high = row.player.heightForWidth(row.player.width())
            assert high < 1.5 * row.player.sizeHint().height(), player
    dialog.deleteLater()


def test_a_language_is_chosen_for_each_seat_and_kept_in_the_save(speaking: Screen) -> None:
    """In the new-game dialog; a computer player reads nothing."""
    dialog = NewGameDialog(speaking.window, None)
    first, second = dialog.seats.rows[:2]
    assert list(first.language.values) == ["", *LANGUAGES]
    first.language.choose("fr")
    assert not second.language.isEnabled()
    assert [seat.language for seat in dialog.seats.seats()[:2]] == ["fr", ""]
    dialog.seats._move(0, 1)
    assert [seat.language for seat in dialog.seats.seats()[:2]] == ["", "fr"]
    dialog.deleteLater()
    speaking.new(players=3, seed=3, seats=SEATS)
    written = speaking.controller.session.save()["players"]
    assert [player["language"] for player in written] == ["pl", "de", ""]


def test_a_game_that_takes_the_place_of_another_one_may_change_the_language(
    speaking: Screen, capfd: pytest.CaptureFixture[str]
) -> None:
    """The prompt that is told anew is not that of the game which has just left the table."""
    speaking.window.preferences.set("covers", False)
    rivals: dict[str, Any] = {"edition": "second_chance", "variants": {"mode": "competitive"}}
    for options in ({}, rivals, {}):
        speaking.new(players=3, seed=3, seats=SEATS, **options)
        speaking.settle()
        turn(speaking)
    assert "Error" not in capfd.readouterr().err
