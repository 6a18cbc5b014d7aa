"""The games on the start page: offered, chosen and removed by mouse and keys, whatever they are called."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget

from co2desk.session.library import KnownGame
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import STANDARD
from co2desk.ui.start.game_list import GameList
from co2desk.ui.start.game_painter import LARGEST, Pictures
from co2desk.ui.start.game_words import GameWords
from co2desk.ui.start.recent_games import RecentGames
from co2desk.ui.theme.appearance import load_fonts
from co2desk.ui.theme.look import Type, look_of
from tests.ui.keyboard_and_mouse import show
from tests.ui.known_games import HOSTILE, game, games, settle
from tests.ui.painting import picture_of
from tests.ui.pseudo import PSEUDO, is_pretended

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def panel(app: QApplication, words: GameWords) -> Iterator[RecentGames]:
    load_fonts()
    found = RecentGames(look_of(STANDARD, dark=True), Type("Noto Sans"), words)
    found.resize(560, 620)
    show(found)
    yield found
    found.close()
    found.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def told(panel: RecentGames) -> list[tuple[str, str]]:
    """What the panel has told others."""
    found: list[tuple[str, str]] = []
    panel.chosen.connect(lambda id_: found.append(("chosen", id_)))
    panel.removed.connect(lambda id_: found.append(("removed", id_)))
    return found


def showing(panel: RecentGames, found: list[KnownGame]) -> GameList:
    panel.show_games(found)
    settle()
    return panel.list


def middle(view: GameList, row: int) -> QPoint:
    return view.visualRect(view.rows.index(row)).center()


def button_place(view: GameList, row: int, name: str) -> QPoint:
    index = view.rows.index(row)
    places = view.cards.places(view.visualRect(index).toRectF(), view.rows.games[row], with_buttons=True)
    place: QPoint = getattr(places, name).center().toPoint()
    return place


def question(panel: RecentGames) -> QMessageBox:
    settle()
    (box,) = [box for box in panel.findChildren(QMessageBox) if box.isVisible()]
    return box


def answer(panel: RecentGames, word: str) -> None:
    box = question(panel)
    (button,) = [button for button in box.buttons() if word in button.text()]
    QTest.mouseClick(button, LEFT)
    settle()


# --- the game on top ------------------------------------------------------------------------------------


def test_the_newest_game_that_is_not_finished_is_offered_on_top(panel: RecentGames) -> None:
    view = showing(panel, [game(1, is_over=True), game(2), game(3)])
    assert panel.card.game == game(2)
    assert [each.id for each in view.rows.games] == ["id1", "id3"]


def test_without_an_unfinished_game_there_is_only_the_list(panel: RecentGames) -> None:
    view = showing(panel, [game(1, is_over=True), game(2, is_over=True)])
    assert not panel.card.isVisible()
    assert not panel.offers_game
    assert view.isVisible()
    assert view.rows.rowCount() == 2


def test_without_games_nothing_is_shown(panel: RecentGames) -> None:
    showing(panel, games(3))
    showing(panel, [])
    assert not any(part.isVisible() for part in (panel.offer, panel.card, panel.heading, panel.list))


def test_the_button_of_the_card_continues(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    showing(panel, games(2))
    assert panel.card.resume.text() == "Continue"
    QTest.mouseClick(panel.card.resume, LEFT)
    assert told == [("chosen", "id0")]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_the_button_of_the_card(
    panel: RecentGames, told: list[tuple[str, str]], key: Qt.Key
) -> None:
    showing(panel, games(2))
    panel.card.resume.setFocus()
    QTest.keyClick(panel.card.resume, key)
    assert told == [("chosen", "id0")]


def test_a_double_click_on_the_card_continues(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    showing(panel, games(1))
    QTest.mouseDClick(panel.card.title, LEFT)
    assert told == [("chosen", "id0")]


def test_a_game_that_was_cut_off_says_what_happened(panel: RecentGames) -> None:
    """Plainly, and also to a screen reader that stands on the button."""
    sentence = "co2desk closed unexpectedly. The game continues after the last action that was saved."
    showing(panel, [game(1, was_cut_off=True)])
    assert panel.card.interruption.isVisible()
    assert panel.card.interruption.text() == sentence
    assert sentence in panel.card.resume.accessibleDescription()
    showing(panel, [game(1)])
    assert not panel.card.interruption.isVisible()
    assert sentence not in panel.card.resume.accessibleDescription()


# --- the list, by mouse -----------------------------------------------------------------------------------


def test_a_click_selects_and_nothing_more(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(4))
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, 1))
    assert view.currentIndex().row() == 1
    assert told == []


def test_a_double_click_continues(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(4))
    QTest.mouseDClick(view.viewport(), LEFT, pos=middle(view, 1))
    assert told == [("chosen", "id2")]


def test_the_button_on_an_entry_continues(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(4))
    QTest.mouseClick(view.viewport(), LEFT, pos=button_place(view, 2, "resume"))
    assert told == [("chosen", "id3")]


def test_a_press_that_ends_elsewhere_does_nothing(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    """Somebody has changed the mind, the way one does with any button."""
    view = showing(panel, games(4))
    QTest.mousePress(view.viewport(), LEFT, pos=button_place(view, 1, "resume"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, 1))
    QTest.mousePress(view.viewport(), LEFT, pos=button_place(view, 0, "resume"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=button_place(view, 1, "resume"))
    assert told == []


def test_the_right_button_on_a_button_does_not_press_it(
    panel: RecentGames, told: list[tuple[str, str]]
) -> None:
    view = showing(panel, games(4))
    for name in ("resume", "remove"):
        QTest.mouseClick(view.viewport(), RIGHT, pos=button_place(view, 1, name))
        QTest.mouseDClick(view.viewport(), RIGHT, pos=middle(view, 1))
    settle()
    assert told == []
    assert panel.findChildren(QMessageBox) == []


def test_the_cross_asks_before_it_removes(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(4))
    QTest.mouseClick(view.viewport(), LEFT, pos=button_place(view, 1, "remove"))
    assert told == []
    answer(panel, "Remove")
    assert told == [("removed", "id2")]


def test_the_cross_of_the_card_asks_too(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    showing(panel, games(4))
    QTest.mouseClick(panel.card.remove, LEFT)
    answer(panel, "Keep")
    assert told == []
    QTest.mouseClick(panel.card.remove, LEFT)
    answer(panel, "Remove")
    assert told == [("removed", "id0")]


@pytest.mark.parametrize("entry", [0, 1])
def test_a_menu_offers_the_same(panel: RecentGames, told: list[tuple[str, str]], entry: int) -> None:
    view = showing(panel, games(4))
    view.customContextMenuRequested.emit(middle(view, 1))
    (menu,) = panel.findChildren(QMenu)
    menu.actions()[entry].trigger()
    menu.close()
    if entry == 1:
        answer(panel, "Remove")
    assert told == [("chosen" if entry == 0 else "removed", "id2")]


def test_a_menu_beside_the_games_is_none(panel: RecentGames) -> None:
    view = showing(panel, games(2))
    view.customContextMenuRequested.emit(QPoint(5, view.viewport().height() + 50))
    assert panel.findChildren(QMenu) == []


# --- the list, by keys ------------------------------------------------------------------------------------


def test_arrows_walk_and_enter_continues(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(5))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Up)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert told == [("chosen", "id2")]


def test_arrows_walk_between_card_and_list(panel: RecentGames) -> None:
    """As if the card were the first line of the list."""
    view = showing(panel, games(3))
    panel.card.resume.setFocus()
    QTest.keyClick(panel.card.resume, Qt.Key.Key_Down)
    assert view.hasFocus()
    assert view.currentIndex().row() == 0
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert panel.card.resume.hasFocus()


def test_arrows_stay_where_there_is_nowhere_to_go(panel: RecentGames) -> None:
    """Only a card, or only a list."""
    showing(panel, games(1))
    panel.card.resume.setFocus()
    QTest.keyClick(panel.card.resume, Qt.Key.Key_Down)
    assert panel.card.resume.hasFocus()
    view = showing(panel, [game(1, is_over=True), game(2, is_over=True)])
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.hasFocus()
    assert view.currentIndex().row() == 0


def test_delete_removes_after_a_question(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    """Enter and Escape, which a hasty hand presses, keep the game."""
    view = showing(panel, games(4))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(view, Qt.Key.Key_Delete)
        QTest.keyClick(question(panel), key)
        settle()
    assert told == []
    QTest.keyClick(view, Qt.Key.Key_Delete)
    answer(panel, "Remove")
    assert told == [("removed", "id1")]


def test_delete_on_the_card_asks_too(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    showing(panel, games(2))
    panel.card.resume.setFocus()
    QTest.keyClick(panel.card.resume, Qt.Key.Key_Delete)
    answer(panel, "Remove")
    assert told == [("removed", "id0")]


def test_the_question_says_what_is_left(panel: RecentGames) -> None:
    """A file that the player has saved stays; without one the game is gone."""
    view = showing(panel, [game(1), game(2, saved_as="/home/anna/sunday.co2game"), game(3)])
    for row, sentence in enumerate(("The file sunday.co2game will be kept.", "It will be deleted for good")):
        panel.ask_to_remove(view.rows.games[row])
        assert sentence in question(panel).text()
        answer(panel, "Keep")


def test_who_has_removed_a_game_stands_on_the_next_one(panel: RecentGames) -> None:
    view = showing(panel, games(6))
    view.setCurrentIndex(view.rows.index(2))
    showing(panel, [each for each in games(6) if each.id != "id3"])
    assert view.currentIndex().data(Qt.ItemDataRole.UserRole).id == "id4"
    showing(panel, games(4))
    assert view.currentIndex().row() == 2
    showing(panel, games(1))
    showing(panel, games(4))
    assert not view.currentIndex().isValid()


def test_who_has_chosen_a_game_keeps_it(panel: RecentGames) -> None:
    """Another game has been played since, and everything has moved by one."""
    view = showing(panel, games(4))
    view.setCurrentIndex(view.rows.index(1))
    showing(panel, [game(9), *games(4)])
    assert view.currentIndex().data(Qt.ItemDataRole.UserRole).id == "id2"


# --- names, room and look -------------------------------------------------------------------------------


def test_a_game_of_programs_has_no_names(words: GameWords, panel: RecentGames) -> None:
    nameless = game(seats=(), players=4)
    assert words.players(nameless) == "Players: 4"
    assert words.players(game(seats=(), players=10**9)) == "Unnamed players"
    showing(panel, [nameless, nameless])
    assert not picture_of(panel).isNull()


def test_the_words_follow_the_language(panel: RecentGames, language_manager: LanguageManager) -> None:
    """Everything that is not somebody's name, and the list tells its view."""
    view = showing(panel, [game(1, was_cut_off=True), game(2, seats=(), practice=True, saved_as="/a/b")])
    changed: list[int] = []
    view.rows.dataChanged.connect(lambda first, last: changed.append(last.row()))
    language_manager.speak(PSEUDO)
    settle()
    card = panel.card
    said = [
        panel.offer.text(),
        panel.heading.text(),
        view.accessibleName(),
        card.resume.text(),
        card.remove.toolTip(),
        card.interruption.text(),
        card.status.words,
        *view.rows.index(0).data(Qt.ItemDataRole.DisplayRole).splitlines()[1:],
    ]
    assert [text for text in said if not is_pretended(text)] == []
    assert changed == [0]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_names_are_shown_as_plain_text(panel: RecentGames, words: GameWords, text: str) -> None:
    """On the card, in the list, in tool tips, in the question, for screen readers."""
    seats = tuple(Seat(text, sign) for sign in SIGNS)
    hostile = game(1, seats=seats, saved_as=f"/{text}.co2game", edition=text, mode=text)
    view = showing(panel, [hostile, hostile._replace(id="id2")])
    assert not picture_of(panel).isNull()
    assert panel.card.interruption.textFormat() != Qt.TextFormat.RichText
    index = view.rows.index(0)
    for tip in (index.data(Qt.ItemDataRole.ToolTipRole), panel.card.players.toolTip()):
        assert tip.startswith("<qt>")
        assert set(tip.replace("<qt>", "").replace("</qt>", "").replace("<br>", "")).isdisjoint("<>")
    sentence = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert len(sentence.splitlines()) == 3
    panel.ask_to_remove(hostile)
    box = question(panel)
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert words.players(hostile) in box.text()
    answer(panel, "Keep")


def test_a_hundred_thousand_seats_are_five(panel: RecentGames, words: GameWords) -> None:
    crowd = game(1, seats=(Seat("Anna", "disc"),) * 100_000)
    showing(panel, [crowd, crowd._replace(id="id2")])
    assert words.players(crowd) == ", ".join(["Anna"] * 5)
    assert len(panel.card.players.players) == 5


def test_a_long_name_is_to_be_read_in_a_tool_tip(panel: RecentGames) -> None:
    name = "Bartholomäus von und zu Hohenstein-Wald"
    view = showing(panel, [game(n, seats=(Seat(name, "disc"),) * 3) for n in range(2)])
    assert panel.card.players.metrics.horizontalAdvance(name) * 3 > view.viewport().width()
    assert name in view.rows.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert name in panel.card.players.toolTip()


def test_two_hundred_games_scroll(panel: RecentGames, told: list[tuple[str, str]]) -> None:
    view = showing(panel, games(200))
    assert view.rows.rowCount() == 199
    assert view.verticalScrollBar().maximum() > view.height() * 10
    view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert told == [("chosen", "id199")]
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()
    QTest.mouseDClick(view.viewport(), LEFT, pos=middle(view, 197))
    assert told[-1] == ("chosen", "id198")


def test_who_has_scrolled_stays_there(panel: RecentGames) -> None:
    view = showing(panel, games(30))
    view.verticalScrollBar().setValue(300)
    showing(panel, [game(99), *games(30)])
    assert view.verticalScrollBar().value() == 300


def test_the_picture_has_its_share_of_the_card(panel: RecentGames) -> None:
    """More of a wide one, less where the text is large; nothing is pushed out."""
    showing(panel, games(1))
    shares = []
    for width, scale in ((640, 1.0), (440, 1.0), (440, 1.5)):
        panel.resize(width, 600)
        panel.set_look(look_of(STANDARD, dark=False), Type("Noto Sans", scale))
        settle()
        shares.append(panel.card.picture.width())
        assert panel.card.width() == width
        assert panel.card.status.width() > width / 3
    assert shares == sorted(shares, reverse=True)
    assert len(set(shares)) == 3


def test_a_list_is_as_high_as_its_games_as_long_as_there_is_room(panel: RecentGames) -> None:
    panel.resize(560, 900)
    view = showing(panel, games(4))
    assert view.height() == 3 * view.cards.height()
    assert view.verticalScrollBar().maximum() == 0
    panel.resize(560, 400)
    settle()
    assert view.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_look_changes_at_once(panel: RecentGames, dark: bool, scale: float) -> None:
    view = showing(panel, games(3))
    high = view.cards.height()
    panel.set_look(look_of(STANDARD, dark), Type("Noto Sans", scale))
    settle()
    assert view.cards.height() == pytest.approx(high * scale, abs=15)
    assert view.visualRect(view.rows.index(0)).height() == view.cards.height()


def test_everything_has_a_name_for_screen_readers(panel: RecentGames) -> None:
    view = showing(panel, games(3))
    for widget in (view, panel.card, panel.card.remove, panel.card.title, panel.card.players):
        assert widget.accessibleName()
    assert "Anna, Bruno, Chiara" in panel.card.resume.accessibleDescription()
    spoken = QAccessible.queryAccessibleInterface(view).child(0)
    assert "Anna, Bruno, Chiara" in spoken.text(QAccessible.Text.Name)


# --- pictures -------------------------------------------------------------------------------------------


def picture(path: Path, size: tuple[int, int] = (320, 202)) -> Path:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    assert image.save(str(path))
    return path


def has_magenta(panel: QWidget) -> bool:
    image = picture_of(panel)
    colors = (image.pixelColor(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))
    return any((each.red(), each.green(), each.blue()) == (255, 0, 255) for each in colors)


def test_a_game_is_shown_with_its_picture(panel: RecentGames, tmp_path: Path) -> None:
    path = picture(tmp_path / "a.png")
    view = showing(panel, [game(1), game(2, picture=path)])
    assert has_magenta(view)
    assert not has_magenta(panel.card)
    showing(panel, [game(1, picture=path), game(2)])
    assert has_magenta(panel.card)
    assert not has_magenta(view)


def test_a_new_picture_is_shown_when_the_games_are(panel: RecentGames, tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(b"")
    showing(panel, [game(1, picture=path)])
    assert not has_magenta(panel.card)
    picture(path)
    showing(panel, [game(1, picture=path)])
    assert has_magenta(panel.card)


def no_file(path: Path) -> None:
    """It was removed between looking and drawing."""


def half_a_file(path: Path) -> None:
    data = picture(path).read_bytes()
    path.write_bytes(data[:40])


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


ODD: dict[str, Callable[[Path], object]] = {
    "no file": no_file,
    "empty": lambda path: path.write_bytes(b""),
    "half a file": half_a_file,
    "text": lambda path: path.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "a folder": lambda path: path.mkdir(),
    "too large": lambda path: picture(path, (LARGEST + 1, 2)),
}
if hasattr(os, "mkfifo"):
    ODD["a pipe"] = a_pipe


@pytest.mark.parametrize("kind", ODD)
def test_a_picture_that_is_none_leaves_the_map(panel: RecentGames, tmp_path: Path, kind: str) -> None:
    """The same drawing as for a game that has no picture yet."""
    path = tmp_path / "a.png"
    ODD[kind](path)
    assert Pictures().pixmap(path, 100).isNull()
    showing(panel, [game(1)])
    without = picture_of(panel.card.picture)
    showing(panel, [game(1, picture=path)])
    assert picture_of(panel.card.picture) == without


def test_only_some_pictures_are_kept(tmp_path: Path, app: QApplication) -> None:
    pictures = Pictures()
    path = picture(tmp_path / "a.png")
    for width in range(1, 300):
        assert pictures.pixmap(path, width).width() <= width
    assert len(pictures._kept) <= 64
