"""The differences of the rulebooks: searched, compared, changed for one game and put back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from co2desk.components import load_profiles, profile_values
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.switches import catalogue_of
from co2desk.session import Session
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.reading_choices import ReadingChoices
from co2desk.ui.setup.readings import ReadingsDialog
from co2desk.ui.setup.readings_model import ALL, CHANGED, DIFFERENT, KEY_ROLE
from tests.ui.keyboard_and_mouse import choose, click, show, write


@pytest.fixture
def game(app: QApplication) -> Iterator[NewGameDialog]:
    dialog = NewGameDialog(None, None)
    show(dialog)
    yield dialog
    for opened in dialog.findChildren(ReadingsDialog):
        opened.close()
    dialog.close()
    dialog.deleteLater()


@pytest.fixture
def dialog(game: NewGameDialog) -> ReadingsDialog:
    """The view of the differences, opened from a new game by the Russian book."""
    choose(game.rulebook.book, "ru")
    return differences(game)


def differences(game: NewGameDialog) -> ReadingsDialog:
    click(game.rulebook.differences)
    found = game.findChild(ReadingsDialog)
    assert isinstance(found, ReadingsDialog)
    assert QTest.qWaitForWindowActive(found)
    return found


def shown(dialog: ReadingsDialog) -> list[str]:
    """The keys of the questions in the list."""
    rows = range(dialog.filter.rowCount())
    return [str(dialog.filter.index(row, 0).data(KEY_ROLE)) for row in rows]


def search(dialog: ReadingsDialog, key: str) -> None:
    """Look a question up by its key."""
    write(dialog.search, key)
    assert shown(dialog) == [key]
    assert dialog.current == key


def text_of(dialog: ReadingsDialog, key: str) -> str:
    index = next(
        dialog.filter.index(row, 0)
        for row in range(dialog.filter.rowCount())
        if dialog.filter.index(row, 0).data(KEY_ROLE) == key
    )
    return str(index.data())


# --- looking -----------------------------------------------------------------------------------------------


def test_every_switch_is_a_question_in_the_list(dialog: ReadingsDialog) -> None:
    """All of them (specification 21), in the order of the rules, each with its answer below."""
    assert shown(dialog) == [switch.key for switch in catalogue_of(Switches)]
    for row in range(dialog.filter.rowCount()):
        question, answer = dialog.filter.index(row, 0).data().split("\n")
        assert question
        assert answer


def test_the_answers_of_all_books_stand_beside_each_other(dialog: ReadingsDialog) -> None:
    """D-14: installing biomass brings $1 in the Russian book alone; the chosen book is marked."""
    search(dialog, "biomass_install_money")
    books = [(name.text(), answer.text()) for name, answer in dialog.detail.book_labels]
    assert ["$1" in answer for _, answer in books] == [False, False, False, True, False]
    assert ["(chosen)" in name for name, _ in books] == [False, False, False, True, False]
    assert dialog.detail.value.value == 1
    assert "D-14" in dialog.detail.settles.text()


def test_a_number_of_the_register_finds_its_questions(dialog: ReadingsDialog) -> None:
    """D-08 is settled by three switches, one for each number of players."""
    write(dialog.search, "d-08")
    assert shown(dialog) == ["goals_removed_1", "goals_removed_2", "goals_removed_3"]


def test_every_word_of_a_search_has_to_occur(dialog: ReadingsDialog) -> None:
    """Words are found in questions and in answers, in any order."""
    write(dialog.search, "biomass money")
    assert "biomass_install_money" in shown(dialog)
    write(dialog.search, "biomass zebra")
    assert shown(dialog) == []
    assert dialog.nothing.isVisible()
    assert not dialog.detail.isVisible()
    write(dialog.search, "")
    assert len(shown(dialog)) == len(catalogue_of(Switches))
    assert dialog.current
    assert dialog.detail.isVisible()


def test_the_list_can_be_narrowed_to_where_the_books_differ(dialog: ReadingsDialog) -> None:
    """Only questions on which two profiles have different answers are left."""
    choose(dialog.show_only, DIFFERENT)
    profiles = load_profiles("first").values()
    assert set(shown(dialog)) == {key for profile in profiles for key in profile.values}


def test_the_arrow_keys_walk_through_the_questions(dialog: ReadingsDialog) -> None:
    """The question on the right follows the list."""
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    second = catalogue_of(Switches)[1].key
    assert dialog.current == second
    assert dialog.detail.question.text() == dialog.speaker.reading(second)


# --- changing ----------------------------------------------------------------------------------------------


def test_a_changed_reading_is_marked_and_played(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """The mark is a word and bold type, no colour; the game is played with this value."""
    search(dialog, "plant_choice")
    before = text_of(dialog, "plant_choice")
    choose(dialog.detail.value, "any")
    assert "Changed:" in text_of(dialog, "plant_choice")
    assert "Changed:" not in before
    assert dialog.list.currentIndex().data(Qt.ItemDataRole.FontRole).bold()
    assert dialog.detail.back.isEnabled()
    click(dialog.done_button)
    assert game.rulebook.note.text() == "Rulings changed for this game: 1"
    click(game.start)
    assert game.setup.options.switches == {"plant_choice": "any"}
    assert Session.new(game.setup.options).readings["plant_choice"] == "any"


def test_back_to_the_book_takes_one_change_back(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """The other change stays, and the focus is where the next choice is made."""
    for key, value in (("plant_choice", "any"), ("summit_spaces", 5)):
        search(dialog, key)
        choose(dialog.detail.value, value)
    click(dialog.detail.back)
    assert dialog.detail.value.value == 6
    assert not dialog.detail.back.isEnabled()
    assert dialog.focusWidget() is dialog.detail.value
    click(dialog.done_button)
    assert game.choices.changes == {"plant_choice": "any"}


def test_choosing_what_the_book_says_is_no_change(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """Back and forth in the list of values leaves nothing behind."""
    search(dialog, "biomass_install_money")
    choose(dialog.detail.value, 3)
    assert game.choices.changes == {"biomass_install_money": 3}
    choose(dialog.detail.value, 1)
    assert game.choices.changes == {}


def test_everything_goes_back_to_the_book_at_once(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """The button is enabled while there is something to put back."""
    assert not dialog.all_back.isEnabled()
    for key, value in (("plant_choice", "any"), ("summit_spaces", 5)):
        search(dialog, key)
        choose(dialog.detail.value, value)
    write(dialog.search, "")
    choose(dialog.show_only, CHANGED)
    assert shown(dialog) == ["summit_spaces", "plant_choice"]
    click(dialog.all_back)
    assert shown(dialog) == []
    assert not dialog.all_back.isEnabled()
    choose(dialog.show_only, ALL)
    assert len(shown(dialog)) == len(catalogue_of(Switches))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert game.choices.changes == {}


def test_a_list_of_cards_can_be_chosen(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """D-08: values that are lists of card numbers reach the options as they are."""
    search(dialog, "goals_removed_2")
    choose(dialog.detail.value, (28, 30, 33))
    click(dialog.done_button)
    click(game.start)
    assert game.setup.options.switches == {"goals_removed_2": (28, 30, 33)}
    assert Session.new(game.setup.options).readings["goals_removed_2"] == (28, 30, 33)


def test_several_changes_are_counted(game: NewGameDialog, dialog: ReadingsDialog) -> None:
    """The new game dialog says how many there are."""
    for key, value in (("plant_choice", "any"), ("summit_spaces", 5)):
        search(dialog, key)
        choose(dialog.detail.value, value)
    click(dialog.done_button)
    assert game.rulebook.note.text() == "Rulings changed for this game: 2"


# --- what is chosen, without a window ----------------------------------------------------------------------


@pytest.mark.parametrize("book", ["consensus", "pl", "fr", "ru", "zh"])
@pytest.mark.parametrize("literal", [False, True])
def test_the_choices_say_what_the_profiles_say(book: str, literal: bool) -> None:
    """The dialog and the session read the same book in the same way."""
    choices = ReadingChoices("first", Switches)
    choices.take(book, literal, {})
    expected = profile_values("first", book, literal)
    assert {key: choices.value(key) for key in expected} == expected
    assert choices.changes == {}


def test_a_change_that_another_book_makes_too_is_none_there() -> None:
    """It is remembered, and counts again when the first book comes back."""
    choices = ReadingChoices("first", Switches)
    choices.change("biomass_install_money", 1)
    assert choices.is_changed("biomass_install_money")
    choices.book = "ru"
    assert choices.changes == {}
    choices.book = "pl"
    assert choices.changes == {"biomass_install_money": 1}


def test_unknown_books_and_readings_are_not_taken() -> None:
    """A remembered setup of another release does no harm."""
    choices = ReadingChoices("first", Switches)
    choices.take("latin", True, {"plant_choice": "all", "no_such": 1, "summit_spaces": 7})
    assert choices.book == "consensus"
    assert choices.changes == {"summit_spaces": 7}


def test_an_edition_with_one_rulebook_has_one_book() -> None:
    """Second Chance has no profiles; its first values are the book's."""
    from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches  # noqa: PLC0415

    choices = ReadingChoices("second_chance", SecondChanceSwitches)
    assert choices.books == ("consensus",)
    assert not choices.has_misprints
    assert all(choices.value(switch.key) == switch.values[0] for switch in choices.catalogue)
