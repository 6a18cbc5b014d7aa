"""Every chapter is played to its end on a small screen, in every language, with all that it says in sight."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from co2desk.languages import LANGUAGES
from co2desk.lessons import Chapter, load_lessons
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.lessons.lessons import Lessons
from co2desk.ui.window.state import FRAME
from tests.ui.screen import Screen

CHAPTERS = [chapter for lesson in load_lessons() for chapter in lesson.chapters]
SMALL = (1280 - FRAME.width(), 720 - FRAME.height())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_is_played_to_its_end_and_nothing_covers_its_words(
    speaking: Screen, language_manager: LanguageManager, language: str
) -> None:
    speaking.window.resize(*SMALL)
    language_manager.speak(language)
    speaking.window.setUpdatesEnabled(False)
    for chapter in CHAPTERS:
        play(speaking, chapter)


def play(screen: Screen, chapter: Chapter) -> None:
    lessons = screen.window.parts.lessons
    lessons.begin(chapter)
    screen.settle()
    panel = lessons.panel
    while True:
        guide = lessons.guide
        assert guide is not None
        where = f"{guide.step.code} in {panel.title.text()}"
        assert covered(screen, lessons) == [], where
        assert panel.area.verticalScrollBar().maximum() == 0, f"{where}: a part has to be scrolled to"
        if guide.is_last:
            return
        following = guide.number + 1
        screen.push(panel.way_on)
        screen.wait_until(partial(is_at, lessons, following))


def is_at(lessons: Lessons, number: int) -> bool:
    return lessons.guide is not None and lessons.guide.number == number


def covered(screen: Screen, lessons: Lessons) -> list[str]:
    """What a learner needs and cannot see: below the bar, outside of the window, or below the panel."""
    panel, view = lessons.panel, screen.game_view
    needed = {
        "title": panel.title,
        "text": panel.text,
        "task": panel.task,
        "back": panel.back,
        "next": panel.next,
        "show": panel.show_me,
        "watch": panel.watch,
        "chapters": panel.chapters,
        "play": panel.play,
        "tabs": view.side.tabBar(),
    }
    window, whole = screen.window, place(screen, panel)
    bar = place(screen, view.prompt)
    mask = view.prompt.mask()
    shape = QRegion(bar) if mask.isEmpty() else mask.translated(bar.topLeft())
    found = []
    for name, part in needed.items():
        if part.isVisible():
            rect = place(screen, part)
            hidden = rect.intersects(whole) if name == "tabs" else not whole.contains(rect)
            if hidden or shape.intersects(rect) or not window.rect().contains(rect):
                found.append(name)
    return found


def place(screen: Screen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen.window, widget.rect().topLeft()), widget.size())
