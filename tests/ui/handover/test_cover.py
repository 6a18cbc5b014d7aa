"""The cover between two people: it hides, it blocks, and tells nothing before the right player is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from co2desk.session.seats import Seat
from co2desk.ui.handover.cover import CoverPanel
from co2desk.ui.log.lines import TURN, LogLine, Weight
from co2desk.ui.preferences import DARK, LIGHT, STANDARD
from co2desk.ui.theme.look import Type, look_of
from tests.ui.painting import picture_of

ANNA = Seat("Anna", "star")
LINES = [
    LogLine("Bruno's turn.", Weight.TURN, TURN, 1),
    LogLine("Bruno recruits a scientist.", Weight.FACT, TURN, 1),
    LogLine("Anna draws lobby card 17.", Weight.CONSEQUENCE, TURN, 0),
]
DECISION = "Choose where your scientist goes."
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


class Behind(QWidget):
    """A window with a button in its corner, a field and a shortcut: what must not be reached."""

    def __init__(self) -> None:
        super().__init__()
        self.button, self.field = QPushButton("End turn"), QLineEdit()
        column = QVBoxLayout(self)
        column.addWidget(self.button)
        column.addWidget(self.field)
        column.addStretch()
        self.shortcut = QShortcut(QKeySequence("Ctrl+E"), self)
        self.pressed = QSignalSpy(self.button.clicked)
        self.fired = QSignalSpy(self.shortcut.activated)
        self.cover = CoverPanel(self, look_of(STANDARD, False), Type("sans-serif"))
        self.cover.set_seats([ANNA, Seat("Bruno", "disc")])
        self.uncovered, self.done = QSignalSpy(self.cover.uncovered), QSignalSpy(self.cover.done)
        self.typed: list[int] = []  # keys that nobody inside wanted
        self.asked: list[int] = []  # how often `uncovered` had been told when the lines were asked for

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self.typed.append(event.key())

    def ask_anna(self, lines: list[LogLine]) -> None:
        def tell() -> list[LogLine]:
            self.asked.append(self.uncovered.count())
            return lines

        self.cover.show_for(0, ANNA, tell, lambda: DECISION)
        QApplication.processEvents()

    def click(self, widget: QWidget) -> None:
        """A click on the place of a widget: whoever lies on top there gets it."""
        place = widget.mapTo(self, QPoint(12, widget.height() // 2))
        QTest.mouseClick(self.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key for whoever has the focus."""
        QTest.keyClick(self.windowHandle(), key, modifier)


@pytest.fixture
def window(app: QApplication) -> Iterator[Behind]:
    """A window on the screen, without its cover."""
    made = Behind()
    made.resize(800, 600)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowActive(made)
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shown_words(cover: CoverPanel) -> str:
    """Everything that can be read on the cover now."""
    labels = [label.text() for label in cover.findChildren(QLabel) if label.isVisible()]
    buttons = [button.text() for button in cover.findChildren(QPushButton) if button.isVisible()]
    lines = [line.text for line in cover.told.lines] if cover.list.isVisible() else []
    return "\n".join([*labels, *buttons, *lines])


# --- what it tells, and when -------------------------------------------------------------------------------


def test_the_first_page_names_the_player_and_the_decision_and_nothing_else(window: Behind) -> None:
    """No line has been asked for, and none is held anywhere, before the player says so (I-22)."""
    window.ask_anna(LINES)
    words = shown_words(window.cover)
    assert "Anna, it is your turn to decide" in words
    assert DECISION in words
    assert "I am Anna" in words
    assert window.asked == []
    assert window.cover.told.rowCount() == 0
    assert "Bruno" not in words
    assert not window.cover.report.isVisible()


def test_lines_are_asked_for_after_the_table_knows_who_sits_here(window: Behind) -> None:
    """`uncovered` comes first, then the lines, once; the second page shows all of them."""
    window.ask_anna(LINES)
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    assert window.asked == [1]
    words = shown_words(window.cover)
    assert "Since your last turn" in words
    assert all(line.text in words for line in LINES)
    assert window.done.count() == 0
    assert window.cover.isVisible()


def test_the_cover_goes_with_everything_it_told(window: Behind) -> None:
    """After "go on" nothing of the lines is left in the widget."""
    window.ask_anna(LINES)
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    QTest.mouseClick(window.cover.go_on, LEFT)
    assert window.done.count() == 1
    assert not window.cover.isVisible()
    assert window.cover.told.rowCount() == 0


def test_a_cover_that_is_taken_away_forgets_what_it_would_have_told(window: Behind) -> None:
    """Another game begins while the cover is up: neither the lines nor the way to them stay."""
    window.ask_anna(LINES)
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    window.cover.hide()
    assert window.cover.told.rowCount() == 0
    window.ask_anna(LINES)
    assert window.cover.question.isVisible()
    assert window.cover.told.rowCount() == 0
    assert window.asked == [1]


def test_a_cover_for_the_next_player_holds_nothing_of_the_last_one(window: Behind) -> None:
    """Even when it comes while the second page is still open (I-22)."""
    window.ask_anna(LINES)
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    window.cover.show_for(1, Seat("Bruno", "disc"), list, lambda: DECISION)
    assert window.cover.told.rowCount() == 0
    assert "Anna" not in shown_words(window.cover)
    assert window.cover.it_is_me.isVisible()


def test_a_second_page_without_lines_is_left_out(window: Behind) -> None:
    """In brief mode; the cover is gone at once, and both signals have come."""
    window.ask_anna([])
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    assert (window.uncovered.count(), window.done.count()) == (1, 1)
    assert not window.cover.isVisible()


def test_without_brief_the_second_page_says_that_nothing_happened(window: Behind) -> None:
    """A sentence in place of an empty list."""
    window.cover.brief = False
    window.ask_anna([])
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    assert "Nothing has happened" in shown_words(window.cover)
    assert not window.cover.list.isVisible()
    QTest.mouseClick(window.cover.go_on, LEFT)
    assert window.done.count() == 1


def test_the_report_is_read_from_its_beginning(window: Behind) -> None:
    """A long list starts at the top and can be scrolled by keyboard: Tab leads into it."""
    window.ask_anna(LINES * 60)
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    QApplication.processEvents()
    bar = window.cover.list.verticalScrollBar()
    assert bar.value() == 0 < bar.maximum()
    window.press(Key.Key_Tab)
    assert window.cover.list.hasFocus()
    window.press(Key.Key_End)
    assert bar.value() > 0


# --- keys --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_and_space_turn_the_pages(window: Behind, key: Qt.Key) -> None:
    """Both buttons have the focus when their page comes."""
    window.ask_anna(LINES)
    window.press(key)
    assert window.uncovered.count() == 1
    assert window.done.count() == 0
    window.press(key)
    assert window.done.count() == 1


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_key_still_held_from_before_does_not_uncover(window: Behind, key: Qt.Key) -> None:
    """Somebody keeps the key down that ended the own turn: repeated presses count for nothing."""
    window.ask_anna(LINES)
    for _ in range(3):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(window.focusWidget(), held)
    assert window.uncovered.count() == 0
    assert window.asked == []


def test_escape_does_nothing(window: Behind) -> None:
    """On either page the cover stays."""
    window.ask_anna(LINES)
    window.press(Key.Key_Escape)
    assert window.cover.question.isVisible()
    QTest.mouseClick(window.cover.it_is_me, LEFT)
    window.press(Key.Key_Escape)
    assert window.cover.report.isVisible()
    assert window.done.count() == 0


# --- nothing behind it can be reached ----------------------------------------------------------------------


def test_the_cover_is_as_large_as_what_it_covers(window: Behind) -> None:
    """Also after the window has changed its size, and above everything that came later."""
    window.ask_anna(LINES)
    assert window.cover.geometry() == window.rect()
    window.resize(1000, 700)
    QApplication.processEvents()
    assert window.cover.geometry() == window.rect()
    later = QPushButton("later", window)
    later.setGeometry(0, 0, 300, 300)
    later.show()
    QApplication.processEvents()
    assert window.childAt(5, 5) is window.cover


def test_clicks_do_not_reach_what_lies_behind(window: Behind) -> None:
    """The same click presses the button before and after, and not while the cover is up."""
    window.click(window.button)
    assert window.pressed.count() == 1
    window.ask_anna(LINES)
    window.click(window.button)
    assert window.pressed.count() == 1
    window.press(Key.Key_Return)
    window.click(window.button)
    assert window.pressed.count() == 1
    window.press(Key.Key_Return)
    window.click(window.button)
    assert window.pressed.count() == 2


def test_keys_and_shortcuts_do_not_reach_what_lies_behind(window: Behind) -> None:
    """Letters go nowhere, and a shortcut of the window fires before and after, but not under the cover."""
    window.field.setFocus()
    window.press(Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert window.fired.count() == 1
    window.ask_anna(LINES)
    window.typed.clear()
    for turn_page in (Key.Key_Return, Key.Key_Return):
        window.press(Key.Key_E, Qt.KeyboardModifier.ControlModifier)
        window.press(Key.Key_X)
        window.press(Key.Key_Escape)
        assert window.fired.count() == 1
        assert window.field.text() == ""
        assert window.typed == []
        window.press(turn_page)
    window.press(Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    window.press(Key.Key_X)
    assert window.fired.count() == 2
    assert window.field.text() == "x"


@pytest.mark.parametrize("key", [Key.Key_Tab, Key.Key_Backtab, Key.Key_Down, Key.Key_Up])
def test_the_focus_stays_inside(window: Behind, key: Qt.Key) -> None:
    """However often a key moves it, on both pages."""
    window.ask_anna(LINES)
    for _ in range(2):
        for _ in range(5):
            window.press(key)
            assert window.cover.isAncestorOf(window.focusWidget())
        window.cover.it_is_me.click()


def test_the_focus_comes_back_when_something_behind_takes_it(window: Behind) -> None:
    """A program may move the focus by itself; the player cannot type there all the same."""
    window.ask_anna(LINES)
    window.field.setFocus()
    assert window.cover.isAncestorOf(window.focusWidget())
    window.press(Key.Key_X)
    assert window.field.text() == ""


def test_the_focus_goes_back_to_where_it_was(window: Behind) -> None:
    """When the cover is gone the player goes on at the same place, and nothing steals the focus any more."""
    window.field.setFocus()
    window.ask_anna(LINES)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert window.field.hasFocus()
    window.button.setFocus()
    assert window.button.hasFocus()


def test_what_had_the_focus_may_be_gone_by_then(window: Behind) -> None:
    """Buttons of a decision disappear with it: the cover goes all the same."""
    button = QPushButton("Move", window)
    button.show()
    button.setFocus()
    window.ask_anna(LINES)
    button.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert window.done.count() == 1
    assert not window.cover.isVisible()


# --- looks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_card_is_solid_and_the_rest_dimmed(window: Behind, theme: str) -> None:
    """What lies behind shines through beside the card, and not through it."""
    window.cover.set_look(look_of(STANDARD, theme == DARK), Type("sans-serif"))
    window.setStyleSheet("Behind { background: #ff0000; }")
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.ask_anna(LINES)
    picture = picture_of(window)
    card = window.cover.question.geometry()
    panel = window.cover.look.panel
    assert picture.pixelColor(card.left() + 20, card.center().y()).name() == panel
    beside = picture.pixelColor(5, window.height() - 5)
    assert beside.name() not in ("#ff0000", window.cover.look.ground)


def test_the_sign_of_the_player_is_large(window: Behind) -> None:
    """The next player knows the sign from across the room, and another player's sign is another picture."""
    pictures = []
    for seat in (ANNA, Seat("Bruno", "disc")):
        window.cover.show_for(0, seat, list, lambda: DECISION)
        pictures.append(window.cover.sign.pixmap().toImage())
    assert pictures[0] != pictures[1]
    assert min(picture.width() for picture in pictures) >= 96


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_is_cut_at_any_text_size(window: Behind, scale: float) -> None:
    """The card holds a long name and a long sentence with the largest text."""
    window.resize(900, 760)
    window.cover.set_look(look_of(STANDARD, False), Type("sans-serif", scale))
    long = Seat("Maximiliane-Alexandra von Hohenfels", "star")
    window.cover.show_for(0, long, list, lambda: DECISION * 3)
    QApplication.processEvents()
    for label in (window.cover.headline, window.cover.decision, window.cover.advice):
        assert label.height() >= label.heightForWidth(label.width())
    assert window.rect().contains(window.cover.question.geometry())


def test_the_words_follow_the_language(window: Behind) -> None:
    """The player who sits down reads the own language: every text is set again."""
    window.ask_anna(LINES)
    for text in (window.cover.headline, window.cover.it_is_me, window.cover.go_on, window.cover.title):
        text.setText("?")
    QApplication.sendEvent(window.cover, QEvent(QEvent.Type.LanguageChange))
    assert window.cover.headline.text() == "Anna, it is your turn to decide"
    assert "?" not in (window.cover.go_on.text(), window.cover.title.text(), window.cover.it_is_me.text())
