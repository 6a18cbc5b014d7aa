"""F1 opens the section about whatever somebody points at, by mouse or by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor, QFont, QTextBlock, QTextCursor, QTextFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.engine.table import ids
from co2desk.engine.table.actions import END_TURN, propose
from co2desk.engine.table.events import ProjectProposed
from co2desk.rulebook.html import MARKED_ROW
from co2desk.session.editions import EDITIONS
from co2desk.text.figures import figure
from co2desk.text.words import capital
from co2desk.ui.help.topics import COMPARISON, Topic
from co2desk.ui.log.model import Role
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.play.goal_button import GoalButton
from co2desk.ui.pointing.place_topic import CARDS
from co2desk.ui.rulebook.window import CODE, FIRST, RulesWindow
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.played_readings import PlayedReadings
from co2desk.ui.setup.readings import ReadingsDialog
from tests.ui.first_screen import EUROPE, SOLAR, prepared
from tests.ui.screen import Screen
from tests.ui.stations import crowded, seats

WITH_ROWS = {
    PlaceKind.EVENT,
    PlaceKind.UN_GOAL,
    PlaceKind.COMPANY_GOAL,
    PlaceKind.PERSONAL_GOAL,
    PlaceKind.ENVIRONMENTAL_GOAL,
    PlaceKind.TOPIC,
    PlaceKind.PROJECTS,
    PlaceKind.PRICE,
    PlaceKind.LOBBYIST,
}
TECH = 1  # the second project space of a region


def point_at(widget: QWidget, place: QPoint | None = None) -> None:
    QCursor.setPos(widget.mapToGlobal(widget.rect().center() if place is None else place))


def point_at_place(screen: Screen, key: PlaceKey) -> None:
    view = screen.game_view.view
    item = screen.game_view.board.items_by_key[key]
    point_at(view.viewport(), view.mapFromScene(item.sceneBoundingRect().center()))


def read(screen: Screen) -> str:
    """Press F1, and see which section is open."""
    shown = screen.window.parts.rules.shown
    if shown is not None and shown.isActiveWindow():  # it came to the front
        QTest.keyClick(shown.windowHandle(), Qt.Key.Key_F1)
    else:
        screen.key(Qt.Key.Key_F1)
    shown = screen.window.parts.rules.shown
    assert shown is not None
    assert shown.isVisible()
    return shown.current


def over(dialog: QWidget) -> RulesWindow:
    """Press F1 in a dialog: the rules that come over it."""
    dialog.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(dialog.windowHandle(), Qt.Key.Key_F1)
    (found,) = [window for window in dialog.findChildren(RulesWindow) if window.isVisible()]
    return found


def test_pieces_buttons_refusals_and_decisions_have_their_sections(screen: Screen) -> None:
    session, _ = prepared()
    screen.lay(session)
    for key, code in (
        (at.MARKET, "market"),
        (at.track(1), "expertise"),
        (at.agenda(2), "board"),
        (at.un_goal(1), "un_goal"),  # cards
        (at.EVENT, "event"),
        (at.COMPANY_GOAL, "company_goal"),
    ):
        point_at_place(screen, key)
        assert read(screen) == code
    point_at(screen.button("group_install"))  # it is closed: nothing has been proposed
    assert read(screen) == "install"
    refusal = session.game.why_not(END_TURN)
    assert refusal is not None
    screen.game_view.pointer._tell_refusal(refusal)
    assert read(screen) == "turn"
    assert screen.game_view.topics.open() == Topic("decisions", "turn")  # if nothing is pointed at


def marked(screen: Screen) -> str:
    """The text of the row that stands out, which is in sight."""
    rules = screen.window.parts.rules.shown
    assert rules is not None
    document = rules.browser.document()
    found = [
        block
        for block in (document.findBlockByNumber(number) for number in range(document.blockCount()))
        if any(piece.charFormat().anchorNames() == [MARKED_ROW] for piece in pieces(block))
    ]
    (block,) = found
    assert rules.browser.viewport().rect().contains(rules.browser.cursorRect(QTextCursor(block)))
    row = QTextCursor(block).currentTable()
    cell = row.cellAt(block.position())
    assert cell.firstCursorPosition().charFormat().fontWeight() >= QFont.Weight.Bold
    return " ".join(
        row.cellAt(cell.row(), column).firstCursorPosition().block().text() for column in range(row.columns())
    )


def pieces(block: QTextBlock) -> Iterator[QTextFragment]:
    pieces = block.begin()
    while not pieces.atEnd():
        yield pieces.fragment()
        pieces += 1


def test_a_card_has_its_row(screen: Screen) -> None:
    """Its section opens at the card, which stands out; so it is with regions and tracks."""
    session, _ = prepared()
    screen.lay(session)
    speaker, table = screen.controller.speaker, session.game.table
    cards = ((at.un_goal(1), table.un_row[1]), (at.EVENT, table.event), (at.COMPANY_GOAL, table.goal[0]))
    for key, card in (*cards, (at.lobby_card(0), table.lobby_hand[0][0])):
        point_at_place(screen, key)
        read(screen)
        assert marked(screen).split()[0] == figure(card)
    point_at_place(screen, at.track(1))
    read(screen)
    assert marked(screen).startswith("Solar")
    point_at_place(screen, at.agenda(EUROPE))
    read(screen)
    assert marked(screen).startswith(speaker.region_name(EUROPE))
    rules = screen.window.parts.rules.shown
    assert rules is not None
    rules.show_section("aim")
    rules.go_back()
    assert rules.marked is None  # who goes back reads the section from its beginning


def opened_at(screen: Screen, key: PlaceKey) -> str:
    """The row that stands out when F1 is pressed over a place."""
    point_at_place(screen, key)
    read(screen)
    return marked(screen)


@pytest.mark.parametrize("mode", ["first", *MODES])
def test_every_card_and_tile_on_the_board_has_its_row(screen: Screen, mode: str) -> None:
    """Issue 20: F1 at a card opened the section of all cards at its beginning."""
    session = crowded(mode)
    screen.lay(session, seats(session))
    board, model, speaker = screen.game_view.board, screen.controller.model, screen.controller.speaker
    numbered = {*CARDS, PlaceKind.LOBBYIST}
    found: set[PlaceKind] = set()
    for key, item in board.items_by_key.items():
        value = model.value(key)
        if key.kind in found or not item.isVisible() or not value:
            continue
        if key.kind in numbered:
            card = value.card if key.kind is PlaceKind.LOBBYIST else value
            assert opened_at(screen, key).split()[0] == figure(card), key
        elif key.kind in (PlaceKind.PROJECTS, PlaceKind.PRICE, PlaceKind.PLANTS, PlaceKind.TRACK):
            assert opened_at(screen, key).startswith(capital(speaker.energy_name(key.number))), key
        elif key.kind is PlaceKind.ENVIRONMENTAL_GOAL:
            assert opened_at(screen, key).startswith(capital(speaker.environmental_goal(value.tile))), key
        elif key.kind is PlaceKind.TOPIC:
            topics = model.value(at.summit(ids.summit_of(key.number))).topics
            assert opened_at(screen, key).endswith(speaker.energy_names(topics)), key
        else:
            continue
        found.add(key.kind)
    shown = {key.kind for key in board.items_by_key if model.value(key)}
    assert found >= WITH_ROWS & shown
    assert len(found) > 5


def test_a_goal_of_the_panel_has_its_row(screen: Screen) -> None:
    session, _ = prepared()
    screen.lay(session)
    goals = screen.game_view.goals
    screen.game_view.side.setCurrentWidget(goals)
    screen.settle()
    card = session.game.table.un_row[2]
    row = goals.rows.row_of(("un", card))
    goals.view.scrollTo(goals.rows.index(row))
    point_at(goals.view.viewport(), goals.view.visualRect(goals.rows.index(row)).center())
    assert read(screen) == "un_goal"
    assert marked(screen).split()[0] == figure(card)


def test_a_goal_to_keep_has_its_row(screen: Screen) -> None:
    """Among personal goals in a solo game, among company goals between rivals."""
    for players, mode, section in ((1, "solo", "personal_goal"), (2, "competitive", "company_goal")):
        screen.new(players=players, edition="second_chance", variants={"mode": mode})
        screen.sit_down()
        button = screen.window.findChildren(GoalButton)[0]
        point_at(button)
        assert read(screen) == section
        assert marked(screen).split()[0] == figure(button.property("choice").card)


def test_a_line_of_the_log_has_its_section(screen: Screen) -> None:
    """Of the line under the mouse."""
    session, _ = prepared()
    screen.lay(session)
    screen.submit(propose(SOLAR, EUROPE, TECH))
    log = screen.game_view.log
    screen.game_view.side.setCurrentWidget(log)
    screen.settle()
    rows = [log.view.model().index(row, 0) for row in range(log.view.model().rowCount())]
    line = next(row for row in rows if isinstance(row.data(Role.EVENT), ProjectProposed))
    log.view.scrollTo(line)
    point_at(log.view.viewport(), log.view.visualRect(line).center())
    assert read(screen) == "propose"


def test_the_focus_counts_if_the_mouse_rests(screen: Screen) -> None:
    """Somebody plays by keyboard, and the mouse lies somewhere on the board."""
    session, _ = prepared()
    screen.lay(session)
    point_at_place(screen, at.track(1))
    screen.window.activateWindow()
    screen.settle()
    for widget in (screen.game_view.view, screen.button("group_propose")):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert read(screen) == "propose"


def test_the_rules_can_be_searched_and_followed(screen: Screen) -> None:
    screen.new()
    screen.sit_down()
    screen.key(Qt.Key.Key_F1)
    rules = screen.window.parts.rules.shown
    assert rules is not None
    rules.show_section("build")
    QTest.keyClicks(rules.search, "disaster oceania")
    assert [rules.list.item(row).data(CODE) for row in range(rules.list.count())] == [None, "event"]
    rules.list.setCurrentRow(1)
    assert rules.current == "event"
    assert "350 ppm" in rules.browser.toPlainText()
    QTest.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert rules.current == "build"
    rules.search.setText("no such words")
    assert not rules.list.isVisible()
    assert rules.nothing.isVisible()


def test_every_section_of_both_games_is_shown(screen: Screen) -> None:
    """Without a game both can be read; the other one is a choice away."""
    screen.key(Qt.Key.Key_F1)
    rules = screen.window.parts.rules.shown
    assert rules is not None
    for edition in EDITIONS:
        rules.edition.choose(edition)
        rules.retranslate()
        for code, page in rules.pages.items():
            rules.show_section(code)
            assert page.title in rules.browser.toPlainText()
        rules.show_comparison()
        assert rules.browser.toPlainText()


def test_another_game_has_its_own_rules(screen: Screen) -> None:
    screen.new(players=2)
    screen.sit_down()
    screen.key(Qt.Key.Key_F1)
    rules = screen.window.parts.rules.shown
    assert rules is not None
    rules.show_section("propose")
    screen.new(players=3, edition="second_chance")
    assert rules.edition.value == "second_chance"
    assert rules.current == FIRST


def test_a_question_of_the_rulebooks_has_its_section(screen: Screen) -> None:
    """In the dialogs of a new game, with the rulings chosen there, and of the game on the table."""
    dialog = NewGameDialog(screen.window, None)
    dialog.show()
    screen.settle()
    dialog.choices.book = "ru"
    dialog.rulebook.book.setFocus(Qt.FocusReason.TabFocusReason)
    compared = over(dialog)
    assert compared.current == COMPARISON
    assert "Russian rulebook" in compared.browser.toPlainText()
    compared.close()
    readings = ReadingsDialog(dialog, dialog.choices, dialog.rulebook.speaker)
    readings.show()
    readings.search.setText("D-20")
    assert over(readings).current == "move_scientist"
    dialog.deleteLater()


def test_a_button_of_the_dialog_for_a_new_game_compares_the_books(screen: Screen) -> None:
    dialog = NewGameDialog(screen.window, None)
    dialog.show()
    screen.settle()
    dialog.choices.book = "ru"
    dialog.rulebook.compare.click()
    (compared,) = [window for window in dialog.findChildren(RulesWindow) if window.isVisible()]
    assert compared.current == COMPARISON
    assert "This game is played by: Russian rulebook." in compared.browser.toPlainText()
    dialog.deleteLater()


def test_a_variant_has_its_section(screen: Screen) -> None:
    dialog = NewGameDialog(screen.window, None, shows_all=True)
    dialog.show()
    screen.settle()
    field = next(field for field in dialog.variants.fields if field.variant.key == "auction")
    dialog.area.ensureWidgetVisible(field)
    point_at(field)
    assert over(dialog).current == "auction"
    dialog.deleteLater()


def test_the_books_are_compared_with_the_game(screen: Screen) -> None:
    """Played by the Russian book: it agrees with itself, and says where others do not."""
    screen.new(players=3, book="ru")
    screen.window.compare_rulebooks()
    rules = screen.window.parts.rules.shown
    assert rules is not None
    text = rules.browser.toPlainText()
    assert "This game is played by: Russian rulebook." in text
    polish = rules.book.differences("pl")
    assert polish > 0
    assert f"Polish rulebook: {polish} questions are answered differently." in text
    assert rules.book.differences("ru") == 0
    played = PlayedReadings(screen.window, screen.controller)
    played.show()
    point_at(played.list.viewport(), played.list.visualItemRect(played.list.item(0)).center())
    assert over(played).current in rules.pages
    played.deleteLater()
