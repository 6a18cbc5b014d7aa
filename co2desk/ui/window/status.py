"""Where the game stands, beside the menus, and what has gone well, told for a moment below them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenuBar, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.pointing.refusal_bubble import Bubble

if TYPE_CHECKING:
    from co2desk.ui.stage.last import Last

BETWEEN = "  ·  "
PICTURE = 1.05  # how high pictures are, in heights of a line
WIDE = "\N{NO-BREAK SPACE}" * 2  # in rich text, where two spaces are one
STRONG = '<span style="font-weight: 600">'  # as in headings: the fonts have no heavier letters


class Status(QLabel):
    """A row of facts, as many as there is room for beside the menus; all of them are in the tool tip. What
    happened last stands out."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__()
        self.bar = bar
        self.facts: list[str] = []
        self.last: Last | None = None  # one of them
        # The words and the room they have.
        self._fitted: tuple[list[str], Last | None, int, int] | None = None
        self.setProperty("role", "status")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bar.installEventFilter(self)

    def say(self, facts: str, last: Last | None = None) -> None:
        self.facts, self.last = facts.split(BETWEEN) if facts else [], last
        self.setToolTip(facts)
        QApplication.sendEvent(self.bar, QResizeEvent(self.bar.size(), self.bar.size()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Before the bar puts everything in its place."""
        if watched is self.bar and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """The menus come first."""
        menus = self.bar.sizeHint().width() - self.sizeHint().width()
        told = [self._told(fact) for fact in self.facts]
        if (told, self.last, menus, self.bar.width()) == self._fitted:
            return  # it is told with every decision, and laying out rich text takes long
        self._fitted = told, self.last, menus, self.bar.width()
        wanted = Qt.TextFormat.RichText if self.last else Qt.TextFormat.PlainText
        if wanted != self.textFormat():
            self.clear()  # or the words of before would be measured as something that they are not
            self.setTextFormat(wanted)
        for some in self._shortened(told):
            words = BETWEEN.join(some)
            self.setText(words.replace("  ", WIDE) if self.last else words)
            if not words or menus + self.sizeHint().width() <= self.bar.width():
                break

    def _shortened(self, told: list[str]) -> Iterator[list[str]]:
        """All, and fewer and fewer from the end; then without what happened last, which may be too long."""
        sentence = self.last.sentence if self.last is not None else ""
        last = [number for number, fact in enumerate(self.facts) if fact == sentence]
        for without in ([], last) if last else ([],):
            kept = [fact for number, fact in enumerate(told) if number not in without]
            least = last[0] + 1 if last and not without else 0
            for count in range(len(kept), least - 1, -1):
                yield kept[:count]

    def _told(self, fact: str) -> str:
        """Players' names are in it, and may look like anything."""
        if self.last is None:
            return fact
        if fact != self.last.sentence:
            return escape(fact)
        #: Beside the menus, before and around what happened last: {event} is a line of the log. Little room.
        words = translate("MainWindow", "Last: {event}").format(event=f"{STRONG}{escape(fact)}</span>")
        return f"{self.last.before}{words}{self.last.after}"

    @property
    def picture_side(self) -> int:
        """How large pictures among the words are."""
        return round(self.fontMetrics().height() * PICTURE)


class Notice(Retranslated, Bubble):
    """A sentence below the menus that nobody has to answer. It goes by itself."""

    SHOWN_MS = 4000

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sentence: Callable[[], str] = str
        self._below: QWidget | None = None
        self.setProperty("role", "notice")
        self.setObjectName("notice")

    def announce(self, sentence: Callable[[], str], below: QWidget) -> None:
        self._sentence, self._below = sentence, below
        self._tell()

    def retranslate(self) -> None:
        """The next player reads it from its beginning."""
        if self.isVisible():
            self._tell()

    def _tell(self) -> None:
        if self._below is not None:
            place = QPoint(self.view.width(), self._below.geometry().bottom() - 16)
            self.tell(place, self._sentence())
