"""Nothing is clipped: whatever can be read in the window has room, in every language, in the smallest window
and with the largest text. A pretended language with accents and longer words stands for those to come.

Every language is taken everywhere in the smallest window with the largest text, other sizes here and there;
`make soak` takes all of them everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import Preferences
from co2desk.ui.window.main_window import LEAST
from tests.ui.asked_questions import asked_in_a_bar
from tests.ui.fitting import misfits
from tests.ui.painted_words import listening, painted_parts
from tests.ui.painting import picture_of
from tests.ui.pseudo import PSEUDO
from tests.ui.screen import Screen
from tests.ui.stations import FREE, smallest_screen
from tests.ui.troubles import EVERY_STATION

EVERYWHERE = (PSEUDO, *LANGUAGES)
LARGEST_TEXT, NORMAL_TEXT = 150, 100
LARGER = (1280, 720)
SELDOM = 4  # a sample takes every fourth station

Shown = tuple[str, tuple[int, int], int]  # a language, the size of the window, the text size
ALL: list[Shown] = [
    (language, size, text)
    for language in EVERYWHERE
    for size, text in ((LEAST, LARGEST_TEXT), (LEAST, NORMAL_TEXT), (LARGER, LARGEST_TEXT))
]
SAMPLES: list[Shown] = [
    (PSEUDO, LEAST, NORMAL_TEXT),
    (PSEUDO, LARGER, LARGEST_TEXT),
]


@contextmanager
def window(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, shown: Shown
) -> Iterator[Screen]:
    """The window in a language, a size and a text size; afterwards everything is as it was."""
    language, size, text = shown
    language_manager.speak(language)
    preferences.set("text_size", text)
    screen = Screen(app, preferences, size)
    screen.appearance.set_language(language)
    with smallest_screen():
        yield screen
    preferences.set("text_size", NORMAL_TEXT)
    screen.close()


def look_at(widget: QWidget) -> list[str]:
    """What does not fit: of the widgets, and of what they paint."""
    found = misfits(widget, FREE)
    for part in painted_parts(widget):
        with listening() as words:
            picture_of(part)
        found += words.misfits(FREE) + words.overlaps()
    if isinstance(widget, QDialog) and isinstance(widget.parentWidget(), QMainWindow | QWidget):
        found += too_large(widget)
    return found


def too_large(dialog: QDialog) -> Iterator[str]:
    """A dialog is no larger than the window it belongs to, or than the smallest screen."""
    owner = dialog.parentWidget()
    room = owner.window().size() if isinstance(owner, QWidget) else dialog.size()
    if dialog.width() > room.width() or dialog.height() > room.height():
        yield f"{type(dialog).__name__} is {dialog.width()} × {dialog.height()} pixels large"


def tour(screen: Screen, first: int = 0, step: int = 1) -> list[str]:
    """Go to every station, or to some of them, and tell everything that does not fit."""
    problems: dict[str, None] = {}  # each once, in order
    for name in list(EVERY_STATION)[first::step]:
        for widget in EVERY_STATION[name](screen):
            screen.settle()
            problems |= dict.fromkeys(f"{name}: {problem}" for problem in look_at(widget))
            assert isinstance(widget, QMenu) or widget.isVisible()
    return list(problems)


def name_of(shown: Shown) -> str:
    language, size, text = shown
    return f"{language}-{size[0]}-{text}"


@pytest.mark.parametrize("language", EVERYWHERE)
def test_everything_has_room_in_the_smallest_window_with_the_largest_text(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, language: str
) -> None:
    with window(app, preferences, language_manager, (language, LEAST, LARGEST_TEXT)) as screen:
        problems = tour(screen)
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("shown", SAMPLES, ids=name_of)
def test_a_part_of_everything_has_room_in_the_other_sizes(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, shown: Shown
) -> None:
    with window(app, preferences, language_manager, shown) as screen:
        problems = tour(screen, SAMPLES.index(shown), SELDOM)
    assert not problems, "\n".join(problems)


@pytest.mark.soak
@pytest.mark.parametrize("shown", ALL, ids=name_of)
def test_everything_has_room_in_every_language_and_size(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, shown: Shown
) -> None:
    with window(app, preferences, language_manager, shown) as screen:
        problems = tour(screen)
    assert not problems, "\n".join(problems)


# --- questions --------------------------------------------------------------------------------------------


def ask_everything(screen: Screen) -> list[str]:
    problems: dict[str, None] = {}
    for name, bar in asked_in_a_bar(screen):
        problems |= dict.fromkeys(f"{name}: {problem}" for problem in misfits(bar, FREE))
        if bar.height() > bar.window().height() * 0.6:
            problems[f"{name}: the bar is {bar.height()} pixels high"] = None
    return list(problems)


@pytest.mark.parametrize("language", EVERYWHERE)
def test_every_question_has_room_in_the_smallest_window_with_the_largest_text(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, language: str
) -> None:
    with window(app, preferences, language_manager, (language, LEAST, LARGEST_TEXT)) as screen:
        problems = ask_everything(screen)
    assert not problems, "\n".join(problems)


@pytest.mark.soak
@pytest.mark.parametrize("shown", ALL, ids=name_of)
def test_every_question_has_room_in_every_language_and_size(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager, shown: Shown
) -> None:
    with window(app, preferences, language_manager, shown) as screen:
        problems = ask_everything(screen)
    assert not problems, "\n".join(problems)
