"""What am I missing? From the board, by key, from the goals and from the list of actions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from co2desk.commands.examples import crowded_second_chance
from co2desk.engine.table.ids import INSTALLED
from co2desk.forecast.missing import PLANT, REGION, UN_GOAL, Goal
from co2desk.ui.models import places as at
from co2desk.ui.play.action_list import GOAL
from co2desk.ui.row_list.rows import RowKey
from co2desk.ui.row_list.view import Role
from tests.ui.screen import Screen


@pytest.fixture
def late(screen: Screen) -> Screen:
    """A late position of a team."""
    screen.lay(crowded_second_chance("cooperative"))
    return screen


def menu(screen: Screen) -> QMenu:
    found = screen.game_view.goal_menus.menu
    assert found is not None
    return found


def told(screen: Screen) -> list[str]:
    advice = screen.game_view.advice
    assert screen.game_view.side.currentWidget() is advice
    return [shown.sentence for shown in advice.rows.rows]


def prepared(screen: Screen) -> int:
    return next(space for space, stage in enumerate(screen.table.space_stage) if stage == INSTALLED)


def test_a_right_click_on_a_project_asks_for_its_plant_or_its_region(late: Screen) -> None:
    space = prepared(late)
    key = at.space(space)
    late.game_view.board_input.menu_wanted.emit(key, late.game_view.view.mapToGlobal(late.point(key)))
    opened = menu(late)
    plant, region = opened.actions()
    assert plant.text() != region.text()
    late.choose_entry(opened, plant)
    advice = late.game_view.advice
    assert told(late)[0].startswith("Missing for ")
    assert late.window.focusWidget() is advice.view
    late.window.activateWindow()
    late.settle()
    assert late.marked("pointed") == {key}


def test_a_move_that_brings_something_can_be_played(late: Screen) -> None:
    """By Enter, through the one way in."""
    game_view, controller, advice = late.game_view, late.controller, late.game_view.advice
    moves: list[RowKey] = []
    for goal in (Goal(PLANT, space) for space in late.table.projects()):
        game_view.show_missing(goal)
        rows = [shown.row.key for shown in advice.rows.rows]
        moves = moves or [key for key in rows if len(key) == 3 or key == ("ready", 0)]
        if moves:
            break
    advice.view.setCurrentIndex(advice.rows.index(advice.rows.row_of(moves[0])))
    assert advice.take.isEnabled()
    before = len(controller.session.actions)
    late.key(Qt.Key.Key_Return)
    if game_view.proposals.pending is not None:
        late.push(late.button("do_it"))
    assert len(controller.session.actions) > before


def test_a_key_asks_for_one_of_all_goals(late: Screen) -> None:
    """Shift+F3, while the mouse is nowhere: all projects, UN goals and regions, by arrow keys and Enter."""
    late.key(Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    opened = menu(late)
    table = late.table
    assert len(opened.actions()) == len(list(table.projects())) + len(table.un_row) + table.setting.regions
    QTest.keyClick(opened, Qt.Key.Key_Return)
    late.settle()
    assert told(late)[0].startswith("Missing for ")


def test_a_un_goal_is_chosen_in_the_goals_panel(late: Screen) -> None:
    panel = late.game_view.goals
    late.game_view.side.setCurrentWidget(panel)
    card = late.table.un_row[0]
    panel.view.setFocus(Qt.FocusReason.TabFocusReason)
    panel.view.setCurrentIndex(panel.rows.index(panel.rows.row_of(("un", card))))
    late.key(Qt.Key.Key_Return)
    assert late.controller.speaker.un_goal(card).title in told(late)[0]


def test_the_list_of_actions_asks_for_the_nearest_goal_of_what_is_not_possible(late: Screen) -> None:
    late.game_view.show_actions()
    dialog = late.game_view.actions_dialog
    assert dialog is not None
    groups = [dialog.filter.index(row, 0) for row in range(dialog.filter.rowCount())]
    reasons = [dialog.filter.index(0, 0, group) for group in groups]
    goal = next(reason for reason in reasons if isinstance(reason.data(GOAL), Goal))
    dialog.tree.setCurrentIndex(dialog.filter.index(0, 0, groups[0]))
    assert not dialog.missing.isEnabled()  # a legal action
    dialog.tree.setCurrentIndex(goal)
    late.push(dialog.missing)
    assert not dialog.isVisible()
    assert told(late)[0].startswith("Missing for ")


def test_escape_puts_it_away_and_a_claimed_card_is_forgotten(late: Screen) -> None:
    game_view = late.game_view
    card = late.table.un_row[0]
    game_view.show_missing(Goal(UN_GOAL, card))
    assert told(late)
    late.key(Qt.Key.Key_Escape)
    assert told(late) == []
    game_view.show_missing(Goal(UN_GOAL, card))
    late.controller.table.un_row = late.table.un_row[1:]
    game_view.advice.refresh()
    assert told(late) == []


def test_it_is_gone_before_the_next_player_sits_down(late: Screen) -> None:
    late.game_view.show_missing(Goal(REGION, 0))
    assert told(late)
    late.controller.step_away()
    assert late.controller.is_covered
    assert late.game_view.advice.rows.rowCount() == 0
    late.game_view.show_missing(Goal(REGION, 0))
    late.game_view.ask_for_goal()
    assert late.game_view.advice.rows.rowCount() == 0
    assert not late.window.menus.missing.isEnabled()
    late.sit_down()
    assert late.game_view.advice.view.currentIndex().data(Role.SHOWN) is None
