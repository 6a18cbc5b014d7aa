"""The table as an item model: a sound tree of places that tells of nothing but what differs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QMessageLogContext,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions
from co2desk.session.setup import GameSetup
from co2desk.ui.controller import Controller
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.models.table_model import KEY, TEXTS, VALUE, TableModel
from co2desk.ui.preferences import Preferences
from tests.engine.random_play import choose
from tests.ui.screen import people

TEMPERS = ("builder", "trader", "scholar", "delegate")


# --- games without a window -----------------------------------------------------------------------------


@pytest.fixture
def controller(preferences: Preferences) -> Controller:
    return Controller(preferences)


def begin(controller: Controller, players: int, seed: int, **options: Any) -> None:
    controller.begin(GameSetup(GameOptions(players=players, seed=seed, **options), people(players)))
    speaker, setting = controller.speaker, controller.table.setting
    words = controller.declaration.board.words(speaker, setting, lambda: controller.table)
    controller.model.words, controller.model.help_ = words.name, words.description


def play(controller: Controller, seed: int, most: int = 10_000, temper: str = "") -> Iterator[Action]:
    """A random game; whoever is asked for sits down. The position is looked at after every action."""
    chance = Random(seed)
    temper = temper or TEMPERS[seed % len(TEMPERS)]
    for _ in range(most):
        controller.take_seat()
        if controller.is_over:
            return
        action = choose(controller.game, temper, chance)
        assert controller.submit(action)
        yield action


def all_keys(model: TableModel) -> list[PlaceKey]:
    return model.keys()


def indexes(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[QModelIndex]:
    inside = parent if parent is not None else QModelIndex()
    for row in range(model.rowCount(inside)):
        index = model.index(row, 0, inside)
        yield index
        yield from indexes(model, index)


# --- soundness ------------------------------------------------------------------------------------------


@contextmanager
def complaints() -> Iterator[list[str]]:
    """What Qt's tester of models has to say."""
    found: list[str] = []

    def listen(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        found.append(message)

    before = qInstallMessageHandler(listen)
    try:
        yield found
    finally:
        qInstallMessageHandler(before)


def watcher(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


class Unsound(QAbstractListModel):
    """Promises two rows and announces a third that it never has."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:  # noqa: N802 - Qt's
        return 2

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        return None


def test_the_tester_speaks_when_a_model_is_unsound(app: object) -> None:
    """Else its silence in the next test would prove nothing."""
    with complaints() as found:
        model = Unsound()
        testing = watcher(model)
        model.beginInsertRows(QModelIndex(), 2, 2)
        model.endInsertRows()
        del testing
    assert found


def assert_both_models_are_sound(controller: Controller, players: int, seed: int, temper: str) -> None:
    with complaints() as found:
        watchers = [watcher(controller.model), watcher(controller.log)]
        begin(controller, players, seed)
        seats = {controller.model.seat for _ in play(controller, seed, temper=temper)}
        begin(controller, players, seed + 1)  # another game in the place of this one
        for _ in play(controller, seed, most=5):
            pass
        del watchers
    assert not found
    assert seats >= {NOBODY, 0, 1}


def test_both_models_are_sound_through_a_whole_game(controller: Controller) -> None:
    """Issue 4: Qt's own tester watches the table and the log, with every change of seats."""
    assert_both_models_are_sound(controller, 2, 24, "hasty")  # a short one: the tester looks at everything


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_models_are_sound_through_long_games(controller: Controller, players: int) -> None:
    """The same with more people, summits, displaced scientists and all."""
    assert_both_models_are_sound(controller, players, players, "scholar")


def test_every_place_is_in_the_tree_once_and_can_be_found(controller: Controller) -> None:
    """Rows are places: each has its own key, and the key leads back to the row."""
    begin(controller, 4, 1)
    model = controller.model
    keys = [index.data(KEY) for index in indexes(model)]
    assert sorted(keys, key=repr) == sorted(all_keys(model), key=repr)
    assert len(set(keys)) == len(keys)
    for index in indexes(model):
        found = model.index_of(index.data(KEY))
        assert found == index
        assert model.parent(found) == model.parent(index)
    assert not model.index_of(at.slot(0, 99)).isValid()


def test_every_place_has_a_name_for_a_screen_reader(controller: Controller) -> None:
    """Issue 4: what is shown can be read, in every position; a place that only holds others may be silent."""
    begin(controller, 3, 2)
    for _ in play(controller, 2):
        controller.take_seat()
        for index in indexes(controller.model):
            shown = index.data(VALUE)
            spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert isinstance(spoken, str)
            assert spoken or shown in (None, 0, False, -1) or index.data(KEY)[0] in HOLDERS, index.data(KEY)
            assert isinstance(index.data(Qt.ItemDataRole.AccessibleDescriptionRole), str)


HOLDERS = ("regions", "summits", "tracks", "stacks", "un_goals", "players", "seat")


# --- what is told ---------------------------------------------------------------------------------------


class Shadow:
    """A copy of what the model shows, kept by its signals alone."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.values = self.true_values()
        self.needless: list[PlaceKey] = []
        model.dataChanged.connect(self._changed)

    def true_values(self) -> dict[PlaceKey, Any]:
        return {key: self.model.value(key) for key in all_keys(self.model)}

    def _changed(self, first: QModelIndex, last: QModelIndex, _roles: object = ()) -> None:
        key = first.data(KEY)
        value = first.data(VALUE)
        if first != last or (self.values[key] == value and type(self.values[key]) is type(value)):
            self.needless.append(key)
        self.values[key] = value


@pytest.mark.parametrize("seed", range(6))
def test_exactly_what_differs_is_told(controller: Controller, seed: int) -> None:
    """Architecture: the narrowest dataChanged, and no reset but the one that lays the game on the table."""
    begin(controller, 1 + seed % 5, seed, variants={"auction": seed % 2 == 1, "draft": seed % 3 == 1})
    resets = [QSignalSpy(model.modelReset) for model in (controller.model, controller.log)]
    shadow = Shadow(controller.model)
    told: list[list[PlaceKey]] = []
    controller.model.changed.connect(told.append)
    for _ in play(controller, seed):
        assert shadow.values == shadow.true_values()
        assert not shadow.needless
    assert [spy.count() for spy in resets] == [0, 0]
    assert all(keys and len(set(keys)) == len(keys) for keys in told)


def test_the_model_shows_what_the_places_say(controller: Controller) -> None:
    """What is told step by step is the same as what a fresh look at the table says."""
    begin(controller, 3, 7)
    for _ in play(controller, 7):
        places = controller.declaration.places(controller.table.setting)
        fresh = {place.key: place.read(controller.table, controller.model.seat) for place in places.walk()}
        assert fresh == {key: controller.model.value(key) for key in all_keys(controller.model)}


def test_the_same_state_again_tells_nothing(controller: Controller) -> None:
    """A step that changed nothing on the board is silent."""
    begin(controller, 2, 1)
    told: list[object] = []
    controller.model.changed.connect(told.append)
    controller.model.dataChanged.connect(lambda *_: told.append("changed"))
    assert controller.model.update(controller.table.copy(), controller.model.seat) == []
    assert not told


def test_another_language_changes_all_words_and_nothing_else(controller: Controller) -> None:
    """All rows are told, with the roles of words alone; no reset."""
    begin(controller, 2, 1)
    model = controller.model
    told: dict[PlaceKey, list[int]] = {}

    def note(first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        for row in range(first.row(), last.row() + 1):
            told[model.index(row, 0, first.parent()).data(KEY)] = roles

    reset = QSignalSpy(model.modelReset)
    model.dataChanged.connect(note)
    model.retranslate()
    assert set(told) == set(all_keys(model))
    assert all(set(roles) == set(TEXTS) for roles in told.values())
    assert reset.count() == 0


# --- what a seat may know -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_seat_shows_the_hand_of_whoever_is_in_view(controller: Controller, seed: int) -> None:
    """I-22: lobby cards and the company goal of that player, and nobody's under the cover."""
    begin(controller, 4, seed, variants={"draft": True})
    for _ in play(controller, seed, most=60):
        for seat in (NOBODY, *range(4)):
            controller.model.update(controller.table, seat)
            cards = [controller.model.value(at.lobby_card(number)) for number in range(5)]
            goal = controller.model.value(at.COMPANY_GOAL)
            table = controller.table
            if seat == NOBODY:
                assert not any(cards)
                assert not goal
                assert controller.model.value(at.MONEY) is None
            else:
                assert tuple(card for card in cards if card) == table.lobby_hand[seat]
                assert goal == table.goal[seat]
                assert controller.model.value(at.MONEY) == table.money[seat]
        controller.model.update(controller.table, controller.seat)
