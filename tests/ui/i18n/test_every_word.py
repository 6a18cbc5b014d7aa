"""Every word that can be read follows the language, wherever the window is just then.

The window goes to every station of the tour. At each one the language changes under the eyes of the player:
from English to the one that nobody speaks at the first page, back at the second, and so on. Afterwards not a
single word of the other language may be left, in no sentence, title, list, tool tip, or name for a screen
reader, and not on the board.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import TracebackType

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from co2desk import paths
from co2desk.languages import ENGLISH
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import Preferences
from co2desk.ui.window.main_window import MainWindow
from tests.ui.asked_questions import asked_in_a_bar
from tests.ui.everything_shown import explanations
from tests.ui.painted_words import painted_parts
from tests.ui.pseudo import PSEUDO, pretended
from tests.ui.readable import accented_words, painted, plain_words, texts
from tests.ui.screen import Screen
from tests.ui.stations import FREE, crowded, seats, smallest_screen, title_of
from tests.ui.troubles import ASKED, EVERY_STATION, WITH_WORDS_OF_FILES

# Nothing changes the language while one of these is open: it is asked, or chosen from, in one language.
IN_ONE_LANGUAGE = list(dict.fromkeys(("questions", "menus", *map(title_of, ASKED))))
IN_ANY = [name for name in EVERY_STATION if title_of(name) not in IN_ONE_LANGUAGE]
PARTS = 3
SOME_PAGES = {"pointed at": 4, "readings": 3}  # which have many of a kind: every fourth or third of them


@pytest.fixture
def screen(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager
) -> Iterator[Screen]:
    """A window whose language is changed by the test alone, which follows it as the program does."""
    found = Screen(app, preferences)
    language_manager.changed.connect(found.appearance.set_language)
    with smallest_screen():
        yield found
    language_manager.changed.disconnect(found.appearance.set_language)
    found.close()


@pytest.fixture(autouse=True)
def nothing_fails(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An error in what Qt calls ends nothing, and would leave half of the window in the old language."""
    errors: list[BaseException] = []

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        errors.append(error)

    monkeypatch.setattr(sys, "excepthook", hook)
    yield
    assert errors == []


def read(widget: QWidget) -> Iterator[tuple[str, str]]:
    """All texts at a widget, but for the board."""
    yield from texts(widget)
    for part in painted_parts(widget):
        yield from painted(part)


def read_board(screen: Screen) -> Iterator[tuple[str, str]]:
    """What is painted on the board, and what is told about every piece."""
    yield from painted(screen.game_view.view)
    for kind, key, _, _, _, *told in explanations(screen.game_view):
        yield from ((f"{kind} {key.kind}", text) for text in told)


def wrong_words(found: Iterator[tuple[str, str]], language: str, name: str) -> Iterator[str]:
    wrong = plain_words if language == PSEUDO else accented_words
    free = (*FREE, str(paths.user_packs_dir()))
    seen: dict[str, str] = {text: where for where, text in found}
    for text, where in seen.items():
        words = wrong(text, free)
        if title_of(name) in WITH_WORDS_OF_FILES and language == PSEUDO:
            words = [word for word in words if not word.islower()]
        if words:
            yield f"{where}: {words} in {text!r}"


def change_at(screen: Screen, language_manager: LanguageManager, name: str) -> Iterator[str]:
    """Change the language at every page of a station, and tell what stays behind."""
    every = SOME_PAGES.get(title_of(name), 1)
    for number, widget in enumerate(EVERY_STATION[name](screen)):
        if number % every:
            continue
        screen.settle()
        language = ENGLISH if number // every % 2 else PSEUDO
        language_manager.speak(language)
        screen.settle()
        assert language_manager.language == language
        if widget.isVisible():  # what was told at the mouse is gone
            yield from wrong_words(read(widget), language, name)
        if isinstance(widget, MainWindow) and title_of(name) == "desk" and not number:
            yield from wrong_words(read_board(screen), language, name)
    language_manager.speak(ENGLISH)
    screen.settle()


@pytest.mark.parametrize("part", range(PARTS))
def test_a_change_of_the_language_reaches_every_word(
    screen: Screen, language_manager: LanguageManager, part: int
) -> None:
    found: dict[str, None] = {}
    first, behind = (len(IN_ANY) * number // PARTS for number in (part, part + 1))
    for name in IN_ANY[first:behind]:  # neighbours are often in the same game
        found |= dict.fromkeys(f"{name}: {problem}" for problem in change_at(screen, language_manager, name))
    assert not found, "\n".join(found)


def test_a_change_of_the_language_reaches_every_question(
    screen: Screen, language_manager: LanguageManager
) -> None:
    """With its answers: buttons, menus, sliders and numbers."""
    found: dict[str, None] = {}
    for number, (name, bar) in enumerate(asked_in_a_bar(screen)):
        language = ENGLISH if number % 2 else PSEUDO
        language_manager.speak(language)
        screen.settle()
        found |= dict.fromkeys(f"{name}: {problem}" for problem in wrong_words(read(bar), language, name))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("title", IN_ONE_LANGUAGE)
def test_whatever_is_asked_is_asked_in_the_language_of_the_moment(
    screen: Screen, language_manager: LanguageManager, title: str
) -> None:
    """Over a desk that was laid in English."""
    screen.lay(crowded("first"), seats(crowded("first")))
    language_manager.speak(PSEUDO)
    screen.settle()
    found: dict[str, None] = {}
    for name in (name for name in EVERY_STATION if title_of(name) == title):
        for widget in EVERY_STATION[name](screen):
            screen.settle()
            assert isinstance(widget, QMenu) or widget.isVisible()
            found |= dict.fromkeys(wrong_words(read(widget), PSEUDO, name))
    assert not found, "\n".join(found)


# --- the eyes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (pretended("The title") + " – co2desk", []),
        ("Anna – co2desk", []),
        ("Anna plays", ["plays"]),
        (pretended("Step {n}").format(n=4) + " of Anna", ["of"]),
        ("CO₂", []),
        ("CO₂ level", ["level"]),
        (pretended("Back") + " (Ctrl+Left)", []),
        (pretended("Back") + " (Left behind)", ["Left", "behind"]),
        (f'<a href="226" style="color: red">{pretended("step")}</a>', []),
        ("Polski", []),
        ("Polski, Deutsch", ["Polski", "Deutsch"]),
        ("Frie…", []),
        ("Undo…", ["Undo"]),
        ("12 × 7", []),
    ],
)
def test_a_single_word_is_noticed(app: QApplication, text: str, left: list[str]) -> None:
    assert plain_words(text, FREE) == left


def test_a_single_word_of_the_other_language_is_noticed(app: QApplication) -> None:
    assert accented_words(f"Anna takes {pretended('one')} card", FREE) == [pretended("one").split()[0], "ľ"]
    assert accented_words("Anna takes one card", FREE) == []
