"""Titles of lessons and what they are about, which are read before any game lies on the table."""

from __future__ import annotations

from co2desk.components import load_pack
from co2desk.lessons import Chapter, Lesson
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate


def chapter_title(chapter: Chapter) -> str:
    """From the table of the lessons, like every other text of them."""
    return _words(str(chapter.options["edition"]), chapter.key)


def lesson_note(lesson: Lesson) -> str:
    """Which game it teaches, for somebody who knows neither edition."""
    return _words(lesson.edition, lesson.name)


def _words(edition: str, key: str) -> str:
    return Speaker(load_pack(edition, own=None).kit, [], translate).template("lessons", key)
