"""Guided games: lessons as data (resources/lessons), played on the real engine. No window is needed."""

from __future__ import annotations

from co2desk.lessons.guide import Guide
from co2desk.lessons.positions import begin_chapter
from co2desk.lessons.progress import Progress
from co2desk.lessons.reader import load_lesson, load_lessons
from co2desk.lessons.records import DO, READ, WATCH, Chapter, Lesson, Step

__all__ = [
    "DO",
    "READ",
    "WATCH",
    "Chapter",
    "Guide",
    "Lesson",
    "Progress",
    "Step",
    "begin_chapter",
    "load_lesson",
    "load_lessons",
]
