"""Every question on which the rulebooks differ: what each book says, and what this game is played with.

The questions are the switches of the edition (specification 19 to 21); a change holds for this game alone.
"""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.machine.switches import Switch
from co2desk.text import Speaker
from co2desk.ui.help.topics import Topic, offer_help, set_topic
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.setup.reading_choices import ReadingChoices
from co2desk.ui.setup.readings_delegate import ReadingsDelegate
from co2desk.ui.setup.readings_model import ALL, CHANGED, DIFFERENT, KEY_ROLE, ReadingsFilter, ReadingsModel
from co2desk.ui.widgets.columns import Columns
from co2desk.ui.widgets.controls import Choice
from co2desk.ui.widgets.dialogs import SPACE, TITLE, Heading, note, open_at, panel, say, scrolling

SEARCH_EDGE = 48  # pixels around the words in the search field: frame, padding, the button that clears it


class ReadingsDialog(Retranslated, QDialog):
    """The list of questions on the left, the one that is selected on the right. Changes count at once."""

    def __init__(self, parent: QWidget | None, choices: ReadingChoices, speaker: Speaker) -> None:
        super().__init__(parent)
        self.choices = choices
        self.speaker = speaker
        self.title = Heading(TITLE)
        self.intro = note()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.show_only = Choice()
        self.show_only.offer((ALL, DIFFERENT, CHANGED) if choices.several_books else (ALL, CHANGED))
        self.model = ReadingsModel(choices, speaker)
        self.filter = ReadingsFilter(self.model)
        self.list = self._list()
        self.nothing = note()
        self.detail = ReadingDetail(choices, speaker)
        self.all_back = QPushButton()
        self.all_back.setAutoDefault(False)
        self.done_button = QPushButton()
        self.done_button.setProperty("primary", True)
        self.done_button.setAutoDefault(False)
        self._lay_out()
        self.search.textChanged.connect(self._filter)
        self.show_only.activated.connect(self._filter)
        self.list.selectionModel().currentChanged.connect(self._show_current)
        self.detail.value.activated.connect(self._change)
        self.detail.back.clicked.connect(self._back)
        self.all_back.clicked.connect(self._all_back)
        self.done_button.clicked.connect(self.accept)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        set_topic(self, self._topic)
        offer_help(self)
        self.retranslate()
        self._select(0)
        open_at(self, 57, 34)

    def _list(self) -> QListView:
        view = QListView()
        view.setModel(self.filter)
        view.setWordWrap(True)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setItemDelegate(ReadingsDelegate(view))
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        return view

    def _lay_out(self) -> None:
        above = QWidget()
        search = Columns(above, SPACE)
        search.add(self.search, 3)
        search.add(self.show_only, 2)
        left = QVBoxLayout()
        left.setSpacing(SPACE)
        left.addWidget(above)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing, 1)
        body = QHBoxLayout()
        body.setSpacing(2 * SPACE)
        body.addLayout(left, 1)
        body.addWidget(self.detail, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.all_back)
        buttons.addStretch(1)
        buttons.addWidget(self.done_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE + 4)
        column.addWidget(self.title)
        column.addWidget(self.intro)
        column.addLayout(body, 1)
        column.addLayout(buttons)

    def retranslate(self) -> None:
        several = self.choices.several_books
        #: The title of the dialog, with several rulebooks or with one.
        self.setWindowTitle(
            translate("ReadingsDialog", "Differences between the rulebooks")
            if several
            else translate("ReadingsDialog", "Open questions in the rulebook")
        )
        self.title.setText(self.windowTitle())
        self.intro.setText(
            translate("ReadingsDialog", "You play by: {book}. Changes here apply to this game only.").format(
                book=self.speaker.profile(self.choices.book)
            )
        )
        self.search.setPlaceholderText(
            translate("ReadingsDialog", "Search by word, card number or D-12…")
            if several
            else translate("ReadingsDialog", "Search by word or number (A13)…")
        )
        words = self.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + SEARCH_EDGE)
        self.search.setAccessibleName(translate("ReadingsDialog", "Search the questions"))
        #: Which questions are shown, to choose from a list.
        names = {
            ALL: translate("ReadingsDialog", "All questions"),
            DIFFERENT: translate("ReadingsDialog", "Books differ"),
            CHANGED: translate("ReadingsDialog", "Changed by you"),
        }
        self.show_only.name(names[value] for value in self.show_only.values)
        self.show_only.setAccessibleName(translate("ReadingsDialog", "Questions to show"))
        #: The name of the list, for screen readers.
        self.list.setAccessibleName(translate("ReadingsDialog", "Questions"))
        self.nothing.setText(translate("ReadingsDialog", "No matching questions."))
        self.all_back.setText(
            translate("ReadingsDialog", "Reset all to the &book")
            if several
            else translate("ReadingsDialog", "Reset all to &recommended")
        )
        #: The button that closes the dialog and keeps what was changed.
        self.done_button.setText(translate("ReadingsDialog", "&Done"))
        self.model.retell()
        self._filter()

    # --- what is shown -----------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """The key of the question that is shown, or ""."""
        index = self.list.currentIndex()
        return str(index.data(KEY_ROLE)) if index.isValid() else ""

    def _topic(self) -> Topic:
        """The question that is read, in a game of the book that is chosen."""
        return Topic("switches", self.current, self.choices.options())

    def _filter(self) -> None:
        self.filter.narrow(self.search.text(), self.show_only.value)
        found = self.filter.rowCount() > 0
        self.list.setVisible(found)
        self.nothing.setVisible(not found)
        if found and not self.list.currentIndex().isValid():
            self._select(0)
        self._show_current()

    def _select(self, row: int) -> None:
        index = self.filter.index(row, 0)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _show_current(self, *_: QModelIndex) -> None:
        self.detail.show_switch(self.model.switch(self.current))
        self.all_back.setEnabled(bool(self.choices.changes))

    # --- what is changed ---------------------------------------------------------------------------------

    def _change(self) -> None:
        self.choices.change(self.current, self.detail.value.value)
        self._changed()

    def _back(self) -> None:
        self.choices.back_to_book(self.current)
        self._changed()
        self.detail.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def _all_back(self) -> None:
        self.choices.all_back_to_book()
        self._changed()

    def _changed(self) -> None:
        self.model.retell()
        self._filter()


class ReadingDetail(Retranslated, QFrame):
    """One question with the answers of all books."""

    def __init__(self, choices: ReadingChoices, speaker: Speaker) -> None:
        super().__init__()
        self.choices = choices
        self.speaker = speaker
        self.switch: Switch | None = None
        self.question = Heading()
        self.label = QLabel()
        self.value = Choice()
        self.value.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.value.setMinimumContentsLength(12)
        self.label.setBuddy(self.value)
        self.state = note()
        self.back = QPushButton()
        self.back.setAutoDefault(False)
        self.books_label = Heading(1.0)
        self.books = QGridLayout()
        self.books.setHorizontalSpacing(2 * SPACE)
        self.books.setVerticalSpacing(SPACE)
        self.books.setColumnStretch(0, 2)
        self.books.setColumnStretch(1, 3)
        self.book_labels = [(QLabel(), QLabel()) for _ in choices.books]
        for row, (book, answer) in enumerate(self.book_labels):
            for label in (book, answer):
                label.setWordWrap(True)
                label.setAlignment(Qt.AlignmentFlag.AlignTop)
            self.books.addWidget(book, row, 0)
            self.books.addWidget(answer, row, 1)
        for widget in (self.books_label, *(label for pair in self.book_labels for label in pair)):
            widget.setVisible(choices.several_books)  # a single book does not say what it leaves open
        self.settles = note()
        state = QWidget()
        line = Columns(state, SPACE)
        line.add(self.state, 3)
        line.add(self.back, 2)
        content = panel(
            self.question, self.label, self.value, state, self.books_label, self.books, self.settles
        )
        layout = content.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - `panel` makes a column
        layout.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scrolling(content))
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(translate("ReadingDetail", "In this &game:"))
        several = self.choices.several_books
        self.back.setText(
            translate("ReadingDetail", "Reset to the b&ook")
            if several
            else translate("ReadingDetail", "Use rec&ommended")
        )
        #: Heading over the answers of the printed rulebooks to one question.
        self.books_label.setText(translate("ReadingDetail", "In each rulebook"))
        self.show_switch(self.switch)

    def show_switch(self, switch: Switch | None) -> None:
        """Show a question, or nothing when none is selected."""
        self.setVisible(switch is not None)
        self.switch = switch
        if switch is None:
            return
        key, choices, speaker = switch.key, self.choices, self.speaker
        self.question.setText(speaker.reading(key))
        self.value.offer(switch.values)
        self.value.name(speaker.reading_value(key, value) for value in switch.values)
        self.value.choose(choices.value(key))
        self.value.setAccessibleName(speaker.reading(key))
        self.value.setToolTip(self.value.currentText())
        changed = choices.is_changed(key)
        self.back.setEnabled(changed)
        if changed:
            say(self.state, translate("ReadingDetail", "Changed by you."))
        elif choices.several_books:
            say(self.state, translate("ReadingDetail", "As in the chosen book."))
        else:
            say(self.state, translate("ReadingDetail", "As recommended."))
        for book, (name, answer) in zip(choices.books, self.book_labels, strict=True):
            chosen = book == choices.book
            mark = translate("ReadingDetail", "{book} (chosen)") if chosen else "{book}"
            name.setText(mark.format(book=speaker.profile(book)))
            answer.setText(speaker.reading_value(key, choices.in_book(key, book)))
            for label in (name, answer):
                font = label.font()
                font.setBold(chosen)
                label.setFont(font)
        numbers = ", ".join(switch.settles)
        text = (
            translate("ReadingDetail", "Numbers in the list of differences: {numbers}")
            if choices.several_books
            else translate("ReadingDetail", "Numbers in the list of open questions: {numbers}")
        )
        self.settles.setText(text.format(numbers=numbers))
