"""The log: a model of events that keeps secrets, a filter, and a panel to read, search and point with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QMessageLogContext, QPoint, QtMsgType, qInstallMessageHandler
from PySide6.QtCore import Qt as QtNames
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from co2desk.bots import seat_bots
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.text import Speaker
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.log import lines as log
from co2desk.ui.log.filter import LogFilter
from co2desk.ui.log.lines import LINES, Weight
from co2desk.ui.log.model import LogModel, Role
from co2desk.ui.log.panel import LogPanel
from co2desk.ui.log.view import GLYPHS
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY
from co2desk.ui.preferences import DARK, LIGHT, STANDARD
from co2desk.ui.theme.look import Look, Type, look_of
from tests.ui.painting import picture_of

NAMES = ["Anna", "Bruno", "Chiara", "David"]
SEATS = [Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=False)]
TYPE = Type("sans-serif")
LEFT = QtNames.MouseButton.LeftButton
Key = QtNames.Key

TURN = [ev.TurnBegan(1), ev.MoneyPaid(1, 9, "build"), ev.PlantBuilt(1, 1, 2, 0, 0), ev.TurnEnded(1, 1)]
OPENING = [ev.DecadeBegan(1), ev.RoundBegan(1), ev.TurnBegan(0)]


def look(theme: str = LIGHT) -> Look:
    return look_of(STANDARD, theme == DARK)


@cache
def kit(edition: str = "first") -> Any:
    return Session.new(GameOptions(edition=edition, players=4)).pack.kit


@cache
def played_game() -> tuple[Session, list[tuple[int, list[Event]]]]:
    """A whole game between four computer players, and what each step of it brought."""
    session = Session.new(GameOptions(players=4, seed=7))
    bots = seat_bots(["sample"], 4, 7)
    told = [(0, session.setup_events)]
    while not session.game.is_over:
        events = session.play(bots[session.game.decision.player].choose(session.game))
        told.append((len(session.actions), events))
    return session, told


@pytest.fixture
def model(app: QApplication) -> LogModel:
    """An empty log with words."""
    made = LogModel()
    made.set_speaker(Speaker(kit(), NAMES))
    made.places_of = lambda event: FIRST.event_places.places_of(event, None)
    return made


@pytest.fixture
def played(model: LogModel) -> LogModel:
    """The log of a whole game."""
    session, told = played_game()
    model.places_of = lambda event: FIRST.event_places.places_of(event, session.game.table)
    for step, events in told:
        model.append(events, step)
    return model


def take_back(model: LogModel, step: int) -> None:
    """Show the game of `played_game` as it was after a step, as undo does."""
    _, told = played_game()
    opening, *actions = (events for _, events in told[: step + 1])
    model.reset(opening, actions)


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What Qt warns of."""
    heard: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind != QtMsgType.QtDebugMsg:
            heard.append(message)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


class Ears:
    """Every signal of a model that says its rows have changed, in order."""

    def __init__(self, model: LogModel) -> None:
        self.heard: list[tuple[str, int, int]] = []
        model.rowsInserted.connect(lambda _, first, last: self.heard.append(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.heard.append(("removed", first, last)))
        model.modelReset.connect(lambda: self.heard.append(("reset", 0, 0)))
        model.layoutChanged.connect(lambda *_: self.heard.append(("layout", 0, 0)))
        model.dataChanged.connect(
            lambda first, last, _: self.heard.append(("changed", first.row(), last.row()))
        )


def texts(model: Any) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def everything(model: LogModel) -> list[str]:
    """What leaves a model through any role."""
    roles = (*range(20), *range(0x100, 0x120))
    return [repr(model.index(row).data(role)) for row in range(model.rowCount()) for role in roles]


# --- the model -------------------------------------------------------------------------------------------


def test_every_event_has_a_kind_and_a_weight() -> None:
    """No event class is forgotten, and every kind has a member and a glyph."""
    assert set(LINES) == set(ev.EVENTS.values())
    assert {kind for kind, _ in LINES.values()} == set(log.KINDS) == set(GLYPHS)


def test_headings_are_the_decades_rounds_turns_and_the_end() -> None:
    """Everything else is a line."""
    headings = {event for event, (_, weight) in LINES.items() if weight <= Weight.TURN}
    assert headings == {ev.DecadeBegan, ev.RoundBegan, ev.TurnBegan, ev.GameEnded}


def test_an_appended_action_inserts_its_lines_and_changes_nothing_else(model: LogModel) -> None:
    """One signal for all events of an action, and none for an action without events."""
    model.append(OPENING, 0)
    ears = Ears(model)
    model.append(TURN, 1)
    model.append([], 2)
    assert ears.heard == [("inserted", 3, 6)]
    assert [model.index(row).data(Role.STEP) for row in range(7)] == [0, 0, 0, 1, 1, 1, 1]
    assert texts(model)[5] == "Bruno builds a solar plant in Europe."


def test_a_un_goal_and_its_points_are_one_line_that_points_at_both(model: LogModel) -> None:
    """13.2: the engine has an event for each; whoever reads or hears the log is told once."""
    goal = [ev.TechPaid(1, 1, 0), ev.UnGoalScored(1, 34, 4), ev.PointsGained(1, 4, "un_goal")]
    model.append(goal, 1)
    told = ["Bruno pays 1 technology cube.", "Bruno scores UN goal “Biomass, recycling”: 4 points."]
    assert texts(model) == told
    line = model.index(1)
    assert line.data(QtNames.ItemDataRole.AccessibleTextRole) == told[1]
    assert line.data(Role.PLACES) == (at.player(1), at.SCORE)
    assert line.data(Role.WEIGHT) == Weight.FACT, "it stays when the log is read in short"
    model.reset(goal, [[ev.PointsGained(1, 4, "un_goal")], [ev.PointsGained(1, 8, "plant")]])
    assert texts(model) == [*told, "Bruno gains 8 points for the plant."]
    model.append(goal[2:], 3)
    assert model.rowCount() == 3


def test_another_game_resets_the_log(model: LogModel) -> None:
    """The opening has step 0, the events of the first action step 1, and so on."""
    model.append(TURN, 1)
    ears = Ears(model)
    model.reset(OPENING, [TURN, [ev.TurnBegan(2)]])
    assert ears.heard == [("reset", 0, 0)]
    assert [model.index(row).data(Role.STEP) for row in range(8)] == [0, 0, 0, 1, 1, 1, 1, 2]
    model.reset(OPENING)
    assert model.rowCount() == 3


def test_another_speaker_changes_the_words_alone(model: LogModel) -> None:
    """One signal for all rows: the events stay where they are."""
    model.append(TURN, 1)
    ears = Ears(model)
    model.set_speaker(Speaker(kit(), ["Ada", "Bo", "Cy", "Di"]))
    assert ears.heard == [("changed", 0, 3)]
    assert texts(model)[0] == "Bo's turn."


def test_a_line_says_whose_it_is_what_it_is_about_and_where(model: LogModel) -> None:
    """Player, kind, places and the text for a screen reader; who sends a scientist away owns that line."""
    model.append([ev.ScientistSentAway(2, 1, 5), ev.RoundBegan(2)], 1)
    line = model.index(0)
    assert line.data(Role.PLAYER) == 1
    assert line.data(Role.KIND) == log.SCIENTIST
    assert line.data(Role.PLACES) == (at.space(5), at.player(2))
    assert line.data(Role.EVENT) == ev.ScientistSentAway(2, 1, 5)
    assert line.data(QtNames.ItemDataRole.AccessibleTextRole) == line.data()
    assert model.index(1).data(Role.PLAYER) == NOBODY
    assert model.index(1).data(Role.WEIGHT) == Weight.ROUND


@pytest.mark.parametrize("edition", ["first", "second_chance"])
@pytest.mark.parametrize("name", sorted(ev.PRIVATE))
@pytest.mark.parametrize("seat", [NOBODY, 0, 2])
def test_no_role_tells_another_seat_which_card_it_was(
    app: QApplication, edition: str, name: str, seat: int
) -> None:
    """Two logs that differ in the secret alone are alike in every role, for everybody but player 1 (I-22)."""
    logs = []
    for card in (5, 6):
        model = LogModel()
        model.set_speaker(Speaker(kit(edition), NAMES))
        model.append([ev.EVENTS[name](1, card)], 1)
        model.set_seat(seat)
        logs.append(model)
    one, other = logs
    assert everything(one) == everything(other)
    assert one.since(0, seat) == other.since(0, seat)
    for model in logs:
        model.set_seat(1)
    assert one.index(0).data() != other.index(0).data()
    assert one.since(0, 1) != other.since(0, 1)


def test_another_seat_changes_only_lines_with_a_secret_of_the_two(model: LogModel) -> None:
    """The rest of the log, and the secrets of players who neither come nor go, stay untouched."""
    model.append([ev.LobbyDrawn(0, 5), *TURN, ev.LobbyDrawn(1, 6), ev.LobbyDrawn(2, 7)], 1)
    ears = Ears(model)
    model.set_seat(1)
    model.set_seat(1)
    assert ears.heard == [("changed", 5, 5)]
    model.set_seat(2)
    assert ears.heard[1:] == [("changed", 5, 5), ("changed", 6, 6)]


def test_what_happened_since_a_decision_begins_with_its_heading(model: LogModel) -> None:
    """The turn that was running is named first; a turn in which nothing has happened yet is not."""
    model.append(OPENING, 0)
    model.append([ev.LobbyDrawn(0, 5)], 1)
    model.append([ev.TurnEnded(0, 1), *TURN[:1]], 2)
    model.append([*TURN[1:], ev.RoundBegan(2), ev.TurnBegan(0)], 3)
    told = model.since(2, 0)
    assert [line.text for line in told] == [
        "Anna's turn.",
        "Anna ends the turn.",
        "Bruno's turn.",
        "Bruno pays $9 for the plant.",
        "Bruno builds a solar plant in Europe.",
        "Bruno ends the turn.",
    ]
    assert [line.weight for line in told[2:5]] == [Weight.TURN, Weight.CONSEQUENCE, Weight.FACT]
    assert model.since(4, 0) == []


def test_the_supply_phase_that_an_own_last_turn_brought_is_told(model: LogModel) -> None:
    """Whoever ends the last turn of a decade has to give the screen away before seeing what comes of it."""
    supply = [ev.DecadeBegan(2), ev.FossilPlantPlaced(2, 1, 0, 350), ev.DisasterStruck(1, 2)]
    model.append([*OPENING, *TURN], 0)
    model.append([ev.TurnEnded(0, 1), *supply, ev.RoundBegan(1), ev.TurnBegan(1)], 1)
    assert [line.weight for line in model.since(1, 0)[2:]] == [Weight.DECADE, Weight.FACT, Weight.FACT]


def test_headings_alone_are_nothing_that_happened(model: LogModel) -> None:
    """A round and a turn that have only begun do not make a report."""
    model.append(OPENING, 0)
    assert model.since(0, 0) == []


def test_qt_finds_nothing_wrong_with_the_models(model: LogModel, complaints: list[str]) -> None:
    """QAbstractItemModelTester watches log and filter through a game, undo, seats, words and a reset."""
    lines = LogFilter(model)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    testers = [QAbstractItemModelTester(each, mode) for each in (model, lines)]
    _, told = played_game()
    for step, events in told:
        model.append(events, step)
    model.append([ev.LobbyDrawn(1, 5)], len(told))
    for seat in (1, 2, NOBODY):
        model.set_seat(seat)
    lines.set_kinds([log.CLIMATE, log.CARD])
    lines.set_players([1])
    take_back(model, 40)
    lines.set_words("bruno")
    model.set_speaker(Speaker(kit(), ["Ada", "Bo", "Cy", "Di"]))
    lines.set_words("")
    model.reset(OPENING, [TURN])
    assert complaints == []
    assert len(testers) == 2


# --- the filter ------------------------------------------------------------------------------------------


def test_lost_points_are_found_among_points(model: LogModel) -> None:
    """A penalty in the supply is told in one line: it passes for both kinds."""
    model.append([ev.PenaltyPaid(1, 3), ev.PointsLost(1, 3, "penalty")], 1)
    lines = LogFilter(model)
    for kind in (log.GOAL, log.SUPPLY):
        lines.set_kinds([kind])
        assert [lines.index(row, 0).data(Role.EVENT) for row in rows(lines)] == [ev.PenaltyPaid(1, 3)]
    lines.set_kinds([log.MARKET])
    assert lines.rowCount() == 0


def test_kinds_leave_the_decades_as_signposts(played: LogModel) -> None:
    """Only lines of the chosen kinds and the headings of decades pass; no kind chosen is all kinds."""
    lines = LogFilter(played)
    lines.set_kinds([log.CLIMATE])
    shown = [lines.index(row, 0) for row in rows(lines)]
    found = {(index.data(Role.KIND), index.data(Role.WEIGHT)) for index in shown}
    assert found == {
        (log.CLIMATE, Weight.FACT),
        (log.CLIMATE, Weight.CONSEQUENCE),
        (log.TURN, Weight.DECADE),
        (log.END, Weight.DECADE),
    }
    lines.set_kinds([])
    assert lines.rowCount() == played.rowCount()
    assert lines.is_open


def test_a_player_finds_every_line_that_concerns_them(model: LogModel) -> None:
    """Also where somebody else acts: a fee received, a scientist sent away."""
    model.append([ev.MoneyGiven(1, 2, 1), ev.ScientistSentAway(2, 1, 5), ev.MoneyGained(3, 2, "lobby")], 1)
    lines = LogFilter(model)
    lines.set_players([2])
    assert lines.rowCount() == 2
    lines.set_players([2, 3])
    assert lines.rowCount() == 3


def test_all_words_have_to_be_in_a_line(played: LogModel) -> None:
    """In any order, whatever their case, as parts of words."""
    lines = LogFilter(played)
    lines.set_words("ASIA builds anna")
    assert texts(lines)
    assert all("Anna builds a" in text and "Asia" in text for text in texts(lines))


def test_in_short_leaves_out_the_consequences(played: LogModel) -> None:
    """Headings and facts stay."""
    lines = LogFilter(played)
    lines.set_headlines_only(True)
    assert {lines.index(row, 0).data(Role.WEIGHT) for row in rows(lines)} == set(Weight) - {
        Weight.CONSEQUENCE
    }


def test_conditions_are_all_asked_for_and_new_lines_too(played: LogModel) -> None:
    """Kind, player and words together; what is appended later passes the same conditions."""
    lines = LogFilter(played)
    lines.set_kinds([log.PROJECT])
    lines.set_players([1])
    lines.set_words("plant")
    before = lines.rowCount()
    played.append(TURN, 999)
    assert before > 0
    assert lines.rowCount() == before + 1


def rows(model: Any) -> range:
    return range(model.rowCount())


# --- the panel -------------------------------------------------------------------------------------------


@pytest.fixture
def panel(played: LogModel) -> Iterator[LogPanel]:
    """The log of a whole game on the screen."""
    made = LogPanel(played, SEATS, look(), TYPE)
    made.resize(340, 600)
    made.show()
    made.activateWindow()
    QTest.qWaitForWindowExposed(made)
    yield made
    made.close()
    made.deleteLater()


def eventually(condition: Callable[[], bool]) -> bool:
    """Wait for something, but not for ever."""
    for _ in range(250):
        if condition():
            return True
        QTest.qWait(20)
    return False


def spot(panel: LogPanel, row: int) -> QPoint:
    """The middle of a line, scrolled into view."""
    index = panel.lines.index(row, 0)
    panel.view.scrollTo(index)
    return panel.view.visualRect(index).center()


def test_the_newest_line_is_in_view_until_the_reader_scrolls_up(panel: LogPanel, played: LogModel) -> None:
    """Following goes on by itself at the end, and the button leads back there."""
    bar = panel.view.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    played.append(TURN, 999)
    QApplication.processEvents()
    assert bar.value() == bar.maximum()
    assert panel.newest.isHidden()
    bar.setValue(bar.maximum() // 2)
    where = bar.value()
    played.append(TURN, 1000)
    QApplication.processEvents()
    assert bar.value() == where
    assert panel.newest.isVisible()
    QTest.mouseClick(panel.newest, LEFT)
    assert bar.value() == bar.maximum()
    assert panel.newest.isHidden()


def test_another_width_keeps_the_end_in_view_and_no_line_is_cut(panel: LogPanel) -> None:
    """Lines wrap to the width: a narrower log is a longer one."""
    bar = panel.view.verticalScrollBar()
    before = bar.maximum()
    panel.resize(260, 600)
    assert eventually(lambda: bar.maximum() > before)  # Qt lays out again after a moment
    assert bar.value() == bar.maximum()
    row = panel.view.visualRect(panel.lines.index(panel.lines.rowCount() - 1, 0))
    assert row.width() <= panel.view.viewport().width()


def test_other_words_get_the_room_they_need(panel: LogPanel, played: LogModel) -> None:
    """Long names make lines wrap: the log grows, stays at its end, and shrinks again with short names."""
    bar = panel.view.verticalScrollBar()
    before = bar.maximum()
    played.set_speaker(Speaker(kit(), [f"{name} of the Institute for Applied Meteorology" for name in NAMES]))
    assert eventually(lambda: bar.maximum() > before)
    assert bar.value() == bar.maximum()
    longest = bar.maximum()
    played.set_speaker(Speaker(kit(), NAMES))
    assert eventually(lambda: bar.maximum() < longest)


def test_lines_that_go_and_come_are_measured_anew(panel: LogPanel, played: LogModel) -> None:
    """After filters, undo and other lines in the place of old ones every height fits its own words."""
    changes: list[Callable[[], None]] = [
        lambda: panel.lines.set_headlines_only(True),
        lambda: take_back(played, 40),
        lambda: panel.lines.set_headlines_only(False),
        lambda: played.append([ev.RoundBegan(2), *TURN], 41),
    ]
    for change in changes:
        change()
        QApplication.processEvents()
        assert heights(panel) == heights(panel, fresh=True)


def heights(panel: LogPanel, fresh: bool = False) -> list[int]:
    if fresh:
        panel.view.lines.forget()
    return [panel.view.sizeHintForIndex(panel.lines.index(row, 0)).height() for row in rows(panel.lines)]


def test_a_hidden_log_is_laid_out_when_it_is_shown(panel: LogPanel, played: LogModel) -> None:
    """Nothing is worded while it is behind another tab; afterwards the newest line is in view, or the line
    that somebody was reading."""
    panel.hide()
    with mock.patch.object(LogModel, "_words") as words:
        played.append(TURN, played_game()[1][-1][0] + 1)
        QTest.qWait(20)
    words.assert_not_called()
    panel.show()
    bar = panel.view.verticalScrollBar()
    newest = panel.view.model().index(panel.view.model().rowCount() - 1, 0)
    assert bar.value() == bar.maximum() > 0
    assert panel.view.viewport().rect().contains(panel.view.visualRect(newest))
    bar.setValue(bar.maximum() // 2)
    reading = panel.view.indexAt(QPoint(0, 0)).row()
    panel.hide()
    played.append(TURN, played_game()[1][-1][0] + 2)
    panel.show()
    assert panel.view.indexAt(QPoint(0, 0)).row() == reading


def test_the_line_under_the_pointer_shows_its_places(panel: LogPanel) -> None:
    """Its keys are told when the pointer comes, and their end when it leaves."""
    pointed, unpointed = QSignalSpy(panel.pointed), QSignalSpy(panel.unpointed)
    row = next(row for row in rows(panel.lines) if panel.lines.index(row, 0).data(Role.KIND) == log.PROJECT)
    move(panel, panel.view.viewport(), spot(panel, row))
    assert eventually(lambda: pointed.count() > 0)
    assert pointed.at(pointed.count() - 1) == [panel.lines.index(row, 0).data(Role.PLACES)]
    before = unpointed.count()
    move(panel, panel.search, QPoint(20, 10))
    assert eventually(lambda: unpointed.count() > before)


def move(panel: LogPanel, widget: QWidget, place: QPoint) -> None:
    """The pointer goes to a place of a widget, through the window like a real one."""
    QTest.mouseMove(panel.windowHandle(), widget.mapTo(panel, place))


def test_the_log_is_read_by_keyboard(panel: LogPanel) -> None:
    """Down leads from the search to the newest line, Up to older ones, Enter chooses the step."""
    pointed, chosen = QSignalSpy(panel.pointed), QSignalSpy(panel.step_chosen)
    panel.search.setFocus()
    QTest.keyClick(panel.search, Key.Key_Down)
    assert panel.view.hasFocus()
    assert panel.view.currentIndex().row() == panel.lines.rowCount() - 1
    QTest.keyClick(panel.view, Key.Key_Up)
    current = panel.view.currentIndex()
    assert current.row() == panel.lines.rowCount() - 2
    assert pointed.at(pointed.count() - 1) == [current.data(Role.PLACES)]
    QTest.keyClick(panel.view, Key.Key_Return)
    assert chosen.count() == 1
    assert chosen.at(0) == [current.data(Role.STEP)]


def test_a_double_click_chooses_the_step(panel: LogPanel) -> None:
    """The step of the line: how many actions had been played."""
    chosen = QSignalSpy(panel.step_chosen)
    place = spot(panel, 40)
    QTest.mouseClick(panel.view.viewport(), LEFT, pos=place)
    QTest.mouseDClick(panel.view.viewport(), LEFT, pos=place)
    QTest.mouseRelease(panel.view.viewport(), LEFT, pos=place)  # else the button stays down for later tests
    assert chosen.count() == 1
    assert chosen.at(0) == [panel.lines.index(40, 0).data(Role.STEP)]


def test_clicks_and_words_filter_the_log(panel: LogPanel, played: LogModel) -> None:
    """Kind, player, "in short" and the search field, each with a real click or key."""
    QTest.mouseClick(panel.kinds[log.CLIMATE], LEFT)
    assert 0 < panel.lines.rowCount() < played.rowCount()
    QTest.mouseClick(panel.kinds[log.CLIMATE], LEFT)
    QTest.mouseClick(panel.players[1], LEFT)
    assert all("Bruno" in text or text.endswith(("begins.", "over.")) for text in shown_facts(panel))
    QTest.mouseClick(panel.players[1], LEFT)
    assert panel.lines.rowCount() == played.rowCount()
    QTest.mouseClick(panel.headlines, LEFT)
    short = panel.lines.rowCount()
    assert short < played.rowCount()
    QTest.keyClicks(panel.search, "summit")
    assert 0 < panel.lines.rowCount() < short
    QTest.keyClick(panel.search, Key.Key_Escape)
    assert panel.search.text() == ""
    assert panel.lines.rowCount() == short


def shown_facts(panel: LogPanel) -> list[str]:
    """Lines that name a player, if any: a few facts of a player speak of a region alone."""
    found = (panel.lines.index(row, 0) for row in rows(panel.lines))
    return [i.data() for i in found if i.data(Role.KIND) in (log.PROJECT, log.SCIENTIST, log.TURN, log.CARD)]


def test_an_empty_log_says_so_and_an_empty_search_too(panel: LogPanel, played: LogModel) -> None:
    """Two sentences: nothing has happened, or nothing fits; with lines there is none."""
    assert panel.nothing.isHidden()
    panel.search.setText("no line has these words")
    assert panel.nothing.isVisible()
    searched = panel.nothing.text()
    panel.search.clear()
    assert panel.nothing.isHidden()
    played.reset([])
    assert panel.nothing.isVisible()
    assert panel.nothing.text() not in ("", searched)
    assert panel.view.viewport().rect().contains(panel.nothing.rect())


def test_every_button_has_a_name_for_a_screen_reader(panel: LogPanel) -> None:
    """Pictures alone say nothing to somebody who cannot see them; no two buttons have the same name."""
    buttons = [*panel.kinds.values(), *panel.players]
    names = [button.accessibleName() for button in buttons]
    assert all(names)
    assert len(set(names)) == len(names)
    assert all(button.toolTip() for button in [*buttons, panel.headlines])
    assert "Bruno" in panel.players[1].accessibleName()


def test_every_filter_and_the_list_can_be_reached_by_tab(panel: LogPanel) -> None:
    """From the search field through all toggles to the list, in the order in which they are seen."""
    order = [*panel.kinds.values(), panel.headlines, *panel.players, panel.view]
    panel.search.setFocus()
    for stop in order:
        QTest.keyClick(panel.focusWidget(), Key.Key_Tab)
        assert panel.focusWidget() is stop


def test_other_people_at_the_table_get_their_own_buttons(panel: LogPanel) -> None:
    """Another game with other seats: the filter of the old ones is gone."""
    QTest.mouseClick(panel.players[3], LEFT)
    panel.set_game(SEATS[:2])
    assert len(panel.players) == 2
    assert panel.lines.is_open


def test_kinds_of_lines_are_named_in_the_words_of_the_edition(panel: LogPanel) -> None:
    """Lobby cards of the one game are lobbyist cards in the other, and expertise is knowledge."""
    renamed = {
        log.CARD: ("Show lobby cards", "Show lobbyist cards"),
        log.EXPERTISE: ("Show expertise", "Show knowledge"),
        log.SUPPLY: ("Show income and supply", "Show income and energy supply"),
    }
    assert set(SECOND_CHANCE.log_names()) == set(renamed)
    for number, declaration in enumerate((FIRST, SECOND_CHANCE)):
        panel.set_game(SEATS[:2], declaration.log_names)
        for kind, names in renamed.items():
            assert panel.kinds[kind].toolTip() == panel.kinds[kind].accessibleName() == names[number]
    assert panel.kinds[log.END].toolTip() == "Show the end of the game"


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_a_line_shows_the_sign_of_its_player(app: QApplication, model: LogModel, theme: str) -> None:
    """The same words with another sign, or as a consequence without one, make another picture."""
    pictures = []
    for sign in ("disc", "square"):
        panel = LogPanel(model, [Seat("Anna", sign)], look(theme), TYPE)
        model.reset([ev.ScientistRecruited(0)])
        panel.resize(340, 300)
        panel.show()
        pictures.append(picture_of(panel.view))
        panel.close()
        panel.deleteLater()
    assert pictures[0] != pictures[1]


def test_the_words_follow_the_language(panel: LogPanel) -> None:
    """Every text is set again when the language changes."""
    panel.newest.setText("?")
    panel.kinds[log.CARD].setAccessibleName("?")
    panel.retranslate()
    assert panel.newest.text() != "?"
    assert panel.kinds[log.CARD].accessibleName() != "?"
