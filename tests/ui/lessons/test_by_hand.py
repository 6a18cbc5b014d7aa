"""The first chapter of each edition, played by clicks alone and by the keyboard alone: never by "Show me"."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolButton

from co2desk.engine.machine.actions import Action
from co2desk.lessons import DO, Lesson, load_lessons
from co2desk.ui.lessons.lessons import Lessons
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.ui.screen import Screen

RECYCLING, SOLAR, EUROPE_TECH = 0, 1, 7
PROJECT = at.space(EUROPE_TECH)
# What the learner clicks in each step, besides the end of the turn: a piece and its target, or what is to
# be used, once to see what would happen and once to do it.
CLICKS: dict[str, dict[str, list[PlaceKey]]] = {
    "first": {
        "propose": [at.projects(SOLAR), PROJECT],
        "install": [PROJECT, PROJECT],
        "build": [PROJECT, PROJECT],
    },
    "second_chance": {
        "plan": [at.projects(RECYCLING), PROJECT],
        "prepare": [PROJECT, PROJECT],
        "build": [PROJECT, PROJECT],
    },
}
FEW = 12  # presses of a key that lead to a choice: none of them is far away
Button = QPushButton | QToolButton
by_lesson = pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.name)


def begin(screen: Screen, lesson: Lesson) -> Lessons:
    screen.window.setUpdatesEnabled(False)
    lessons = screen.window.parts.lessons
    lessons.panel.show_me.clicked.connect(lambda: pytest.fail("the lesson did it itself"))
    lessons.begin(lesson.chapters[0])
    screen.settle()
    return lessons


def is_at(lessons: Lessons, number: int) -> bool:
    return lessons.guide is not None and lessons.guide.number == number


def wanted(lessons: Lessons) -> Action:
    """What the step asks for: the learner has read it."""
    assert lessons.guide is not None
    assert lessons.guide.shown is not None
    return lessons.guide.shown


@by_lesson
def test_a_chapter_is_played_by_clicks(screen: Screen, lesson: Lesson) -> None:
    lessons = begin(screen, lesson)
    guide = lessons.guide
    assert guide is not None
    while not guide.is_last:
        number, step = guide.number, guide.step.code.rpartition(".")[2]
        if guide.step.kind != DO:
            screen.push(lessons.panel.way_on)
        elif wanted(lessons).kind == "end_turn":
            for name in ("end_turn", "do_it"):
                if guide.number == number:
                    screen.push(screen.button(name))
        else:
            for place in CLICKS[lesson.edition][step]:
                screen.click(place, grip=place != PROJECT)
        screen.wait_until(partial(is_at, lessons, number + 1), 5_000)
    assert lessons.progress.is_finished(lesson.chapters[0])


@by_lesson
def test_a_chapter_is_played_by_the_keyboard(screen: Screen, lesson: Lesson) -> None:
    """Tab, arrow keys and Enter."""
    lessons = begin(screen, lesson)
    guide = lessons.guide
    assert guide is not None
    while not guide.is_last:
        number = guide.number
        if guide.step.kind == DO:
            answer(screen, lessons, wanted(lessons))
        else:
            go_to(screen, [lessons.panel.way_on])
            screen.key(Qt.Key.Key_Return)
        screen.wait_until(partial(is_at, lessons, number + 1), 5_000)
    assert lessons.progress.is_finished(lesson.chapters[0])


def go_to(screen: Screen, places: list[Button]) -> Button:
    """Press the Tab key until the keyboard is at one of these."""
    for _ in range(FEW):
        focus = screen.window.focusWidget()
        for place in places:
            if place is focus:
                return place
        screen.key(Qt.Key.Key_Tab)
    raise AssertionError(f"the Tab key does not lead to {places}")


def answer(screen: Screen, lessons: Lessons, action: Action) -> None:
    """Through the buttons above the board, one after the other, with what they warn of."""
    assert lessons.guide is not None
    number = lessons.guide.number
    for _ in range(FEW):
        if lessons.guide.number > number:
            return
        button = go_to(screen, [button for button in screen.buttons() if leads_to(button, action)])
        menu: object = button.menu()  # None where there is none, whatever its type says
        if isinstance(menu, QMenu):
            QTimer.singleShot(0, menu, partial(walk, menu, action))  # an open menu keeps everything waiting
        screen.key(Qt.Key.Key_Return)


def leads_to(button: Button, action: Action) -> bool:
    if not button.isEnabled():
        return False
    menu: object = button.menu()  # None where there is none, whatever its type says
    if isinstance(menu, QMenu):
        menu.aboutToShow.emit()
        return any(holds(entry, action) for entry in menu.actions())
    several = (*(button.property("steps") or ()), *(button.property("leaves") or ()))
    return button.property("choice") == action or action in several or button.objectName() == "do_it"


def holds(entry: QAction, action: Action) -> bool:
    inner: object = entry.menu()
    if isinstance(inner, QMenu):
        return any(holds(each, action) for each in inner.actions())
    return bool(entry.data() == action)


def walk(menu: QMenu, action: Action) -> None:
    """With the arrow keys to the entry of an action, and into the menus on the way; Enter takes it."""
    for _ in range(FEW):
        entry: object = menu.activeAction()  # None before the first key, whatever its type says
        if isinstance(entry, QAction) and holds(entry, action):
            break
        press(menu, Qt.Key.Key_Down)
    else:
        menu.close()
        raise AssertionError(f"the arrow keys do not lead to {action}")
    inner: object = entry.menu()
    if isinstance(inner, QMenu):
        press(menu, Qt.Key.Key_Right)
        walk(inner, action)
    else:
        press(menu, Qt.Key.Key_Return)


def press(menu: QMenu, key: Qt.Key) -> None:
    QTest.keyClick(menu, key)
    QApplication.processEvents()
