"""Whole recorded games, looked at step by step: the board is always the board of the position."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from co2desk.engine.machine.game import Game
from co2desk.forecast import forecast
from co2desk.session import Session
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.goals.panel import GoalsPanel
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.preferences import FAST, OFF
from tests.ui.board_check import assert_board_is_true
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

REPLAYS = Path(__file__).parents[2] / "replays"
RECORDED = sorted(path.stem for path in REPLAYS.glob("*.co2game"))
WAY = 25  # so many steps are walked, there and back
SAMPLES = 7  # boards are built anew for so many steps of each game


@cache
def document(name: str) -> Any:
    return json.loads((REPLAYS / f"{name}.co2game").read_text(encoding="utf-8"))


def lay(screen: Screen, name: str, back: int = 0) -> Session:
    """A recorded game on the desk, at its end or some actions before it."""
    session = Session.load(document(name))
    session.undo(back)
    screen.lay(session)
    for dialog in screen.window.findChildren(EndDialog):
        dialog.close()
    screen.settle()
    return session


def values(model: TableModel) -> dict[PlaceKey, Any]:
    return {key: model.value(key) for key in model.keys()}  # noqa: SIM118 - not a mapping


def true_values(screen: Screen, step: int) -> dict[PlaceKey, Any]:
    """What a model shows that never showed anything but this position."""
    controller, fresh = screen.controller, TableModel()
    table = controller.session.table_at(step)
    fresh.begin(controller.declaration.places(table.setting), table, controller.seat)
    return values(fresh)


def some_steps(last: int, seed: str) -> list[int]:
    """The ends and some steps between, in any order: forward, back, near and far."""
    chance = Random(seed)
    return [last, 0, *(chance.randrange(last) for _ in range(SAMPLES - 2))]


@pytest.mark.parametrize("name", RECORDED)
def test_every_step_shows_its_own_position(screen: Screen, name: str) -> None:
    """A long way forward, step by step, and back again: no model begins anew, and each position is the same
    both times. The game does not change."""
    session = lay(screen, name)
    controller, bar = screen.controller, screen.game_view.history
    final = screen.fingerprint
    last = len(session.actions)
    first = Random(name).randrange(last - WAY)
    screen.game_view.show_history(first)
    resets = [QSignalSpy(model.modelReset) for model in (controller.model, controller.log)]
    for step in range(first, first + WAY):
        assert bar.step == step
        assert values(controller.model) == true_values(screen, step)
        bar.to_next_step()
    for step in reversed(range(first, first + WAY)):
        bar.to_previous_step()
        assert bar.step == step
        assert values(controller.model) == true_values(screen, step)
    assert not any(spy.count() for spy in resets)
    bar.end()
    assert values(controller.model) == true_values(screen, last)
    assert screen.fingerprint == final


@pytest.mark.parametrize("name", RECORDED)
def test_the_board_is_the_board_of_the_position_wherever_one_jumps(screen: Screen, name: str) -> None:
    """Each time it looks like a board that is built for this position; a step back and forth changes
    nothing. Some of the steps forward are animated, and ended in the middle."""
    session = lay(screen, name)
    game_view, bar = screen.game_view, screen.game_view.history
    game_view.show_history(0)
    for number, step in enumerate(some_steps(len(session.actions), name)):
        screen.controller.preferences.set("animation", FAST if number % 2 else OFF)
        bar.go_to(step)
        assert_board_is_true(screen)
        assert values(screen.controller.model) == true_values(screen, step)
        bar.to_previous_step()
        bar.to_next_step()
        game_view.animator.finish()
        assert_board_is_true(screen)
    screen.key(Qt.Key.Key_Escape)
    assert_board_is_true(screen)
    assert not any(item.is_new for item in game_view.board.items_by_key.values())


@pytest.mark.parametrize("name", ["first-green-regions", "competitive-last-decade", "solo-won"])
def test_turns_and_decades_are_walked_with_keys(screen: Screen, name: str) -> None:
    """Every beginning of a decade, and every beginning of a turn, is one key press after the other."""
    lay(screen, name)
    bar = screen.game_view.history
    screen.game_view.show_history(0)
    for starts, on, modifier in (
        ([start.step for start in bar.steps.decades], Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier),
        ([turn.step for turn in bar.steps.turns], Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier),
    ):
        bar.to_beginning()
        for step in (*starts[1:], bar.steps.last):
            screen.key(on, modifier)
            assert bar.step == step
        back = Qt.Key.Key_PageUp if on == Qt.Key.Key_PageDown else Qt.Key.Key_Left
        for step in reversed([start for start in starts if start < bar.steps.last]):
            screen.key(back, modifier)
            assert bar.step == step


@pytest.mark.parametrize("name", ["first-below-danger", "cooperative-won", "first-solo-pollution"])
def test_every_step_has_words(screen: Screen, name: str) -> None:
    """Where it is and what was done; no sentence is left empty, and no name of a place holder is left."""
    session = lay(screen, name)
    screen.game_view.show_history(0)
    words = screen.game_view.history.words
    assert words is not None
    for step in range(len(session.actions) + 1):
        for sentence in (words.where(step), *words.what(step, words.told(step)), words.with_level(step)):
            assert sentence
            assert "{" not in sentence


@pytest.mark.parametrize("name", ["first-last-decade", "competitive-last-decade"])
def test_forecast_and_goals_are_those_of_the_position(screen: Screen, name: str) -> None:
    """Never those of the present; a game that is over has none, and the present has its own again."""
    session = lay(screen, name, back=5)
    game_view, bar = screen.game_view, screen.game_view.history
    game_view.side.setCurrentWidget(game_view.goals)
    present, wanted = game_view.forecast.told, [row.sentence for row in game_view.goals.rows.rows]
    assert present is not None
    for step in (3, len(session.actions) // 2, len(session.actions)):
        game_view.show_history(step)
        table, seat = session.table_at(step), screen.controller.seat
        assert game_view.forecast.told == forecast(table, seat)
        assert game_view.forecast.table is table
        fresh = GoalsPanel(game_view.board.look, game_view.board.type)
        fresh.show()
        fresh.show_goals(
            screen.controller.declaration.goals,
            Game(session.game.edition, table),
            seat,
            screen.controller.speaker,
        )
        assert game_view.goals.rows.rows == fresh.rows.rows != []
        fresh.deleteLater()
    game_view.show_history(3)
    bar.end()
    assert game_view.forecast.table is screen.table
    assert game_view.forecast.told == present
    assert [row.sentence for row in game_view.goals.rows.rows] == wanted
