"""All lessons with their chapters: what is finished, and where one was left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from co2desk.lessons import Chapter, Lesson, Progress
from co2desk.ui.editions.names import edition_name
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.lessons.words import chapter_title, lesson_note
from co2desk.ui.widgets.dialogs import TITLE, FittedDialog, Heading, note, panel

LEAST = 40  # the height of a chapter


class LessonsDialog(Retranslated, FittedDialog):
    """`chosen` is the chapter to begin with."""

    WIDE = 56

    def __init__(self, parent: QWidget | None, lessons: Sequence[Lesson], progress: Progress) -> None:
        super().__init__(parent)
        self.lessons, self.progress = lessons, progress
        self.chosen: Chapter | None = None
        self.heading, self.intro = Heading(TITLE), note()
        self.titles, self.notes = [Heading() for _ in lessons], [note() for _ in lessons]
        self.buttons = {
            chapter.key: ChapterButton(chapter) for lesson in lessons for chapter in lesson.chapters
        }
        for button in self.buttons.values():
            button.clicked.connect(lambda _=False, chapter=button.chapter: self._choose(chapter))
        columns = QHBoxLayout(self.content)
        columns.setContentsMargins(0, 0, 0, 0)
        for lesson, title, about in zip(lessons, self.titles, self.notes, strict=True):
            chapters = [self.buttons[chapter.key] for chapter in lesson.chapters]
            columns.addWidget(panel(title, about, *chapters), 1, Qt.AlignmentFlag.AlignTop)
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.box.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addWidget(self.heading)
        whole.addWidget(self.intro)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.box)
        self.buttons[self._suggested().key].setProperty("primary", "true")
        self.buttons[self._suggested().key].setFocus()
        self.retranslate()

    def _suggested(self) -> Chapter:
        """The one that was left, or the first that is not finished."""
        chapters = [chapter for lesson in self.lessons for chapter in lesson.chapters]
        begun = [chapter for chapter in chapters if chapter.key == self.progress.last]
        is_open = [c for c in (*begun, *chapters) if not self.progress.is_finished(c)]
        return (is_open or chapters)[0]

    def _choose(self, chapter: Chapter) -> None:
        self.chosen = chapter
        self.accept()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("LessonsDialog", "Learn to play"))
        self.heading.setText(translate("LessonsDialog", "Learn to play"))
        self.intro.setText(
            translate(
                "LessonsDialog",
                "Short chapters on the real board, about two minutes each. You make the moves. Skip what you "
                "know, leave at any time and continue later. New to both games? Begin with either.",
            )
        )
        for lesson, title, about in zip(self.lessons, self.titles, self.notes, strict=True):
            title.setText(edition_name(lesson.edition))
            about.setText(lesson_note(lesson))
            for number, chapter in enumerate(lesson.chapters, start=1):
                self.buttons[chapter.key].tell(number, self.progress)
        self.box.button(QDialogButtonBox.StandardButton.Close).setText(translate("LessonsDialog", "Close"))


class ChapterButton(QPushButton):
    """A chapter: its number, its title, and how far one is."""

    def __init__(self, chapter: Chapter) -> None:
        super().__init__()
        self.chapter = chapter
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 10, 4)
        self._row.addWidget(self.label)
        self.setMinimumHeight(LEAST)
        # A button is as high as its own text, and this one has a label instead, which may need several lines.
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)

    def tell(self, number: int, progress: Progress) -> None:
        title, step = chapter_title(self.chapter), progress.step_of(self.chapter)
        if progress.is_finished(self.chapter):
            #: A chapter of a lesson in a list: its number and title, and that it is finished.
            words = translate("LessonsDialog", "{number}. {title} (finished)")
        elif step:
            #: A chapter of a lesson in a list: its number and title, and where it was left.
            words = translate("LessonsDialog", "{number}. {title} (step {step} of {count})")
        else:
            words = "{number}. {title}"
        said = words.format(number=number, title=title, step=step + 1, count=len(self.chapter.steps))
        self.label.setText(said)
        self.setAccessibleName(said)
