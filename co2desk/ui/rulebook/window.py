"""The rules of a game: a list of sections to search in, and the one that is read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QKeySequence, QShortcut, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from co2desk.rulebook.board_examples import BoardExample
from co2desk.rulebook.html import MARKED_ROW, PICTURE, PLACE, SECTION, Inks, comparison_html, page_html
from co2desk.rulebook.pages import Page, Rulebook
from co2desk.rulebook.sections import Section
from co2desk.rulebook.tables import About
from co2desk.session.editions import EDITIONS
from co2desk.ui.board.pieces import piece_picture
from co2desk.ui.help.topics import COMPARISON, HELP, Topic
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.rulebook.illustrations import example_pictures
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.theme.look import Type
from co2desk.ui.widgets.controls import Choice
from co2desk.ui.widgets.dialogs import SPACE, note, open_at
from co2desk.ui.widgets.wrapped_rows import WrappedRows

CODE = Qt.ItemDataRole.UserRole
FIRST = "aim"
PICTURE_SIDE = 2.2  # of a picture, in heights of a line
BOARD_SCALE = 1.1  # pixels for a unit of the board, in letters of the usual size
# The rules of an edition, and the rulebook that the game is played by.
MakeBook = Callable[[str], tuple[Rulebook, str]]


class Browser(QTextBrowser):
    """Its pictures are pieces, and places of the board in the position of an example."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.places: list[QImage] = []
        self.setOpenLinks(False)

    @property
    def picture_height(self) -> int:
        return round(PICTURE_SIDE * self.fontMetrics().height())

    def show_page(self, html: str, example: BoardExample | None = None) -> None:
        """`example` is the position that the page shows."""
        type_ = Type(self.appearance.type.family)  # the picture grows with the text, and its letters with it
        scale = BOARD_SCALE * self.appearance.type.scale
        look, ratio = self.appearance.look, self.devicePixelRatioF()
        self.places = (
            [] if example is None else example_pictures(example, translate, look, type_, scale, ratio)
        )
        self.setHtml(html)

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        address = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value:
            if address.startswith(PICTURE):
                look, type_, ratio = self.appearance.look, self.appearance.type, self.devicePixelRatioF()
                return piece_picture(address.removeprefix(PICTURE), self.picture_height, look, type_, ratio)
            if address.startswith(PLACE):
                return self.places[int(address.removeprefix(PLACE))]
        return super().loadResource(kind, name)


class RulesWindow(Retranslated, QDialog):
    """Stays open while playing, and follows the language. `make_book` is asked again for every language."""

    help_wanted = Signal()  # F1 once more: about something in the window below

    def __init__(self, parent: QWidget, appearance: Appearance, edition: str, make_book: MakeBook) -> None:
        super().__init__(parent)
        self.appearance, self.make_book = appearance, make_book
        self.edition = Choice()
        self.edition.offer(EDITIONS)
        self.edition.choose(edition)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.list = QListWidget()
        self.list.setItemDelegate(WrappedRows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = note()
        self.browser = Browser(appearance)
        self.back, self.forward, self.compare, self.close_button = (QPushButton() for _ in range(4))
        self.current = FIRST
        self.marked: About | None = None  # what was asked for in the lists of the current section
        self._before: list[str] = []  # what was read before, and what one went back from
        self._after: list[str] = []
        self._lay_out()
        self.edition.activated.connect(self.retranslate)
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(self._chosen)
        self.browser.anchorClicked.connect(self._follow)
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.compare.clicked.connect(self.show_comparison)
        self.close_button.clicked.connect(self.close)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        QShortcut(QKeySequence(HELP), self, self.help_wanted.emit)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self.go_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Forward), self, self.go_forward)
        appearance.changed.connect(self._show)
        self.retranslate()
        open_at(self, 54, 38)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        for part in (self.edition, self.search, self.list, self.nothing):
            column.addWidget(part)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(self.browser)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        line = self.fontMetrics().height()
        split.setSizes([17 * line, 37 * line])
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        for button in (self.back, self.forward, self.compare, self.close_button):
            button.setAutoDefault(False)
            if button is self.close_button:
                buttons.addStretch(1)
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        whole.setSpacing(SPACE + 4)
        whole.addWidget(split, 1)
        whole.addLayout(buttons)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        line = self.fontMetrics().height()
        return QSize(30 * line, 16 * line)

    def retranslate(self) -> None:
        self.book, self.played_by = self.make_book(self.edition.value)
        self.pages: dict[str, Page] = {page.section.code: page for page in self.book.pages()}
        if self.current not in (*self.pages, COMPARISON):
            self.current = FIRST
        self._before = [code for code in self._before if code in self.pages]
        self._after = [code for code in self._after if code in self.pages]
        speaker = self.book.speaker
        self.edition.name(speaker.template("games", edition) for edition in EDITIONS)
        #: Which of the two games the rules are of.
        self.edition.setAccessibleName(translate("RulesWindow", "Game"))
        self.setWindowTitle(self.book.name)
        self.search.setPlaceholderText(translate("RulesWindow", "Search the rules…"))
        self.search.setAccessibleName(translate("RulesWindow", "Search the rules"))
        #: The name of the list, for screen readers.
        self.list.setAccessibleName(translate("RulesWindow", "Sections"))
        self.browser.setAccessibleName(translate("RulesWindow", "Section"))
        self.nothing.setText(translate("RulesWindow", "No matching sections."))
        #: Goes back to the section that was read before.
        self.back.setText(translate("RulesWindow", "&Back"))
        #: Goes forward again, after “Back”.
        self.forward.setText(translate("RulesWindow", "&Forward"))
        self.compare.setText(
            translate("RulesWindow", "Compare the &rulebooks")
            if len(self.book.books) > 1
            else translate("RulesWindow", "Open &questions")
        )
        #: The button that closes the window with the rules.
        self.close_button.setText(translate("RulesWindow", "&Close"))
        self._filter()
        self._show()

    # --- what is read ------------------------------------------------------------------------------------

    def read(self, topic: Topic | None) -> None:
        """The section about something; without one, the section that was read last."""
        if topic is None:
            return
        if topic.kind == COMPARISON:
            self.show_comparison()
            return
        section = self.book.sections.find(topic.kind, topic.name)
        if section is not None:
            self.show_section(section.code, topic.about)

    def show_section(self, code: str, marked: About | None = None) -> None:
        """`marked` is what is asked about: its row in a list of the section stands out."""
        if code != self.current:
            self._before.append(self.current)
            self._after.clear()
            self._go(code, marked)
        elif marked != self.marked:
            self._go(code, marked)

    def show_comparison(self) -> None:
        self.show_section(COMPARISON)

    def go_back(self) -> None:
        if self._before:
            self._after.append(self.current)
            self._go(self._before.pop())

    def go_forward(self) -> None:
        if self._after:
            self._before.append(self.current)
            self._go(self._after.pop())

    def _go(self, code: str, marked: About | None = None) -> None:
        self.current, self.marked = code, marked
        self._mark()
        self._show()

    def _show(self) -> None:
        look = self.appearance.look
        inks = Inks(look.ink_soft, look.accent, look.panel_line, look.socket)
        if self.current == COMPARISON:
            self.browser.show_page(comparison_html(self.book, self.played_by, inks))
        else:
            page, height = self.pages[self.current], self.browser.picture_height
            self.browser.show_page(page_html(page, self.book, inks, height, self.marked), page.section.board)
            if self.marked is not None:
                self.browser.scrollToAnchor(MARKED_ROW)
        self.back.setEnabled(bool(self._before))
        self.forward.setEnabled(bool(self._after))

    def _follow(self, address: QUrl) -> None:
        self.show_section(address.toString().removeprefix(SECTION))

    # --- the list ----------------------------------------------------------------------------------------

    def _filter(self) -> None:
        """The sections that hold all words of the search, below their chapters."""
        words = self.search.text().casefold().split()
        self.list.blockSignals(True)
        self.list.clear()
        chapter = ""
        for page in self.pages.values():
            searched = page.searched()
            if all(word in searched for word in words):
                if page.section.chapter != chapter:
                    chapter = page.section.chapter
                    self.list.addItem(self._heading(page.section))
                item = QListWidgetItem(page.heading)
                item.setData(CODE, page.section.code)
                self.list.addItem(item)
        self.list.blockSignals(False)
        found = self.list.count() > 0
        self.list.setVisible(found)
        self.nothing.setVisible(not found)
        self._mark()

    def _heading(self, section: Section) -> QListWidgetItem:
        heading = QListWidgetItem(self.book.chapter(section))
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        return heading

    def _mark(self) -> None:
        """The list shows which section is read."""
        items = (self.list.item(row) for row in range(self.list.count()))
        current = next((item for item in items if item.data(CODE) == self.current), None)
        self.list.blockSignals(True)
        if current is None:
            self.list.setCurrentRow(-1)
        else:
            self.list.setCurrentItem(current)
            self.list.scrollToItem(current)
        self.list.blockSignals(False)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(CODE):
            self.show_section(item.data(CODE))
