"""Every text at a widget that somebody can read, and which of its words are in the wrong language.

The pretended language has accents in every word of its texts, so that any word without one was not
translated, even in the middle of a sentence. Only names stay as they are: a test tells which.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPushButton,
    QSpinBox,
    QTabBar,
    QWidget,
)

from co2desk.engine.rules.references import FIRST, SECOND_CHANCE
from co2desk.languages import LANGUAGES
from co2desk.text.references import BOOKS, SEVERAL
from co2desk.ui.forecast.panel import ForecastPanel
from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.play.turn_steps import TurnSteps
from co2desk.ui.pointing.refusal_bubble import Bubble
from co2desk.ui.setup.player_rows import SHORT
from tests.ui.fitting import indexes
from tests.ui.painted_words import listening
from tests.ui.painting import picture_of
from tests.ui.pseudo import ACCENTED, NAME, PLAIN

WORD = re.compile(r"[^\W\d_]+")
TAG = re.compile(r"<[^<>]*>")
ROMAN = frozenset(("I", "II", "III", "IV"))
REGISTERED = re.compile(r"\b[A-Z]-?\d+\b")  # the number of a question about the rules
IN_BRACKETS = re.compile(r"\(([^()]*)\)")
CUT = "…"
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
TOLD_ANEW, IN_THESE = (Bubble, HistoryBar), (ForecastPanel, TurnSteps)

# What is the same in every language, alone or in a sentence: names, headings of the printed rulebooks.
HEADINGS = {
    heading
    for references in (FIRST, SECOND_CHANCE)
    for reference in references.values()
    for book in BOOKS
    for heading in getattr(reference, book).split(SEVERAL)
    if any(map(str.isalpha, heading))
}
SAME = frozenset(("co2desk", "CO₂", *HEADINGS))
# The same only where they stand alone: languages by their own names, and what Qt says once and never again.
SAME_ALONE = frozenset((*LANGUAGES.values(), NAME, *SHORT.values()))


# --- words ------------------------------------------------------------------------------------------------


def words_of(text: str, free: Iterable[str] = ()) -> list[str]:
    """The words of a text, without tags, names of keys in brackets, and what is the same everywhere."""
    if text in SAME_ALONE:
        return []
    names = tuple(sorted(free, key=len, reverse=True))
    text = any_of(names).sub(" ", text)
    if CUT in text:
        text = without_ends(text, names)
    text = IN_BRACKETS.sub(lambda found: " " if is_key(found[1]) else found[0], TAG.sub(" ", text))
    return [word for word in WORD.findall(REGISTERED.sub(" ", text)) if word not in ROMAN]


@cache
def any_of(names: tuple[str, ...]) -> re.Pattern[str]:
    """The longest first: a name may begin like another."""
    return re.compile("|".join(map(re.escape, sorted((*names, *SAME), key=len, reverse=True))))


def without_ends(text: str, names: Iterable[str]) -> str:
    """Without names that have too little room and end in dots, or have them in the middle."""
    for name in names:
        for length in range(len(name) - 1, 0, -1):
            text = text.replace(CUT + name[-length:], CUT).replace(name[:length] + CUT, CUT)
    return text


def is_key(text: str) -> bool:
    return bool(text) and QKeySequence(text).toString() == text


def plain_words(text: str, free: Iterable[str] = ()) -> list[str]:
    """What is not in the pretended language."""
    return [word for word in words_of(text, free) if set(word) & set(PLAIN) and not set(word) & set(ACCENTED)]


def accented_words(text: str, free: Iterable[str] = ()) -> list[str]:
    """What still is, in an English window."""
    return [word for word in words_of(text, free) if set(word) & set(ACCENTED)]


# --- texts ------------------------------------------------------------------------------------------------


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Where a text stands, and the text: of all widgets, entries and rows, also behind others."""
    for holder in (*window.findChildren(QMenuBar), window):
        for menu in holder.findChildren(QMenu) if isinstance(holder, QMenuBar | QMenu) else ():
            menu.aboutToShow.emit()  # it is filled when it opens
    gone = {thing for part in told_anew(window) for thing in (part, *part.findChildren(QObject))}
    for thing in (window, *window.findChildren(QObject)):
        if isinstance(thing, QWidget | QAction) and thing not in gone and not is_of_qt(thing):
            yield from ((type(thing).__name__, text) for text in texts_of(thing) if text)


def told_anew(window: QWidget) -> Iterator[QWidget]:
    """Parts that are hidden until they come with new words; what they said last, nobody reads."""
    for part in window.findChildren(QWidget):
        if part.isHidden() and (isinstance(part, TOLD_ANEW) or isinstance(part.parentWidget(), IN_THESE)):
            yield part


def is_of_qt(thing: QWidget | QAction) -> bool:
    """Buttons that Qt brings along speak by its own catalogues, and it has none of what nobody speaks."""
    if not isinstance(thing, QPushButton):
        return False
    box = thing.parentWidget()
    none = QDialogButtonBox.StandardButton.NoButton
    return isinstance(box, QDialogButtonBox) and box.standardButton(thing) != none


def texts_of(thing: QWidget | QAction) -> Iterator[str]:
    match thing:
        case QAction():
            yield from (thing.text(), thing.toolTip(), thing.iconText(), thing.statusTip(), thing.whatsThis())
        case QWidget():
            yield from (thing.windowTitle(), thing.toolTip(), thing.statusTip(), thing.whatsThis())
            yield from (thing.accessibleName(), thing.accessibleDescription())
            yield from words_on(thing)


def words_on(widget: QWidget) -> Iterator[str]:
    """What is written on it. What is typed into a line is its own."""
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QGroupBox() | QMenu():
            yield widget.title()
        case QTabBar():
            for tab in range(widget.count()):
                yield from (widget.tabText(tab), widget.tabToolTip(tab), widget.accessibleTabName(tab))
        case QComboBox():
            yield from rows(widget.model())
        case QHeaderView():
            for section in range(widget.count()):
                yield said(widget.model().headerData(section, widget.orientation()))
        case QAbstractItemView():
            yield from rows(widget.model())


def rows(model: QAbstractItemModel | None) -> Iterator[str]:
    for index in indexes(model):
        yield from row(index)


def row(index: QModelIndex) -> Iterator[str]:
    for role in ROLES:
        yield said(index.data(role))


def said(value: object) -> str:
    return value if isinstance(value, str) else ""


def painted(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What our own code paints on a widget."""
    with listening() as words:
        picture_of(widget)
    yield from ((f"painted on {type(widget).__name__}", word.text) for word in words.words)
