"""Taking back in the window: free, with the consent of the table, alone, and done again."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from co2desk.session.seats import Seat
from co2desk.session.takebacks import AGREED, FREE, PRACTICE, TakeBack
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models.places import NOBODY
from co2desk.ui.widgets import message_box
from tests.ui.painting import picture_of
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
AGAINST_BOTS = (Seat("Zoë", "star"), Seat("Ada", "disc", "steady"), Seat("Max", "square", "steady"))


class Table:
    """The people who are asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.agree = True

    def ask(
        self, parent: object, sentence: str, choices: Sequence[str], details: str = "", careful: bool = False
    ) -> int:
        self.asked.append(f"{sentence}\n{details}")
        return 0 if self.agree else message_box.CANCELLED


@pytest.fixture
def consent(monkeypatch: pytest.MonkeyPatch) -> Table:
    found = Table()
    monkeypatch.setattr(message_box, "ask", found.ask)
    return found


def undo(screen: Screen) -> None:
    screen.key(Qt.Key.Key_Z, CTRL)


def redo(screen: Screen) -> None:
    screen.key(Qt.Key.Key_Z, CTRL_SHIFT)


def act(screen: Screen) -> None:
    """The one at the screen does something sensible."""
    screen.submit(steady(5)(screen.controller.game))
    screen.settle()


def take_backs(screen: Screen) -> list[TakeBack]:
    return [entry for entry in screen.controller.session.log if isinstance(entry, TakeBack)]


@pytest.fixture
def playing(screen: Screen) -> Screen:
    screen.new(players=2, seed=5)
    screen.sit_down()
    return screen


def test_an_own_action_is_taken_back_freely_and_done_again(playing: Screen, consent: Table) -> None:
    """Ctrl+Z and Ctrl+Shift+Z; board and game are as they were, and nobody is asked."""
    before, board = playing.fingerprint, picture_of(playing.game_view.view)
    seat = playing.controller.seat
    act(playing)
    after = playing.fingerprint
    assert playing.controller.seat == seat
    undo(playing)
    assert playing.fingerprint == before
    assert playing.controller.is_my_decision
    playing.settle()
    assert picture_of(playing.game_view.view) == board
    redo(playing)
    assert playing.fingerprint == after
    assert consent.asked == []
    assert take_backs(playing) == [TakeBack(1, FREE)]


def test_the_button_in_the_bar_takes_back_too(playing: Screen, consent: Table) -> None:
    """Closed while there is nothing to take back."""
    button = playing.game_view.prompt.undo
    assert not button.isEnabled()
    before = playing.fingerprint
    act(playing)
    assert button.isEnabled()
    playing.push(button)
    assert playing.fingerprint == before
    assert not button.isEnabled()


def test_what_is_taken_back_and_done_otherwise_cannot_be_done_again(playing: Screen, consent: Table) -> None:
    """Another action closes the way back."""
    game = playing.controller.game
    first, second, *_ = game.legal()
    playing.submit(first)
    undo(playing)
    assert playing.window.menus.redo.isEnabled()
    playing.submit(second)
    assert not playing.window.menus.redo.isEnabled()


def test_another_players_decision_needs_the_consent_of_the_table(playing: Screen, consent: Table) -> None:
    """Refused: nothing changes. Agreed: the log says so, and the question named what would be lost."""
    controller = playing.controller
    anna = controller.seat
    while controller.seat == anna:
        act(playing)
    playing.sit_down()
    bruno = controller.seat
    assert bruno not in (anna, NOBODY)
    act(playing)
    undo(playing)
    assert consent.asked == []
    mark, entries = playing.fingerprint, len(controller.session.log)
    consent.agree = False
    undo(playing)
    assert len(consent.asked) == 1
    assert controller.seats[anna].name in consent.asked[0]
    assert (playing.fingerprint, len(controller.session.log)) == (mark, entries)
    consent.agree = True
    undo(playing)
    assert playing.fingerprint != mark
    assert take_backs(playing)[-1] == TakeBack(1, AGREED)
    assert controller.waiting_for == anna  # her cards are hidden until she sits down
    lines = [controller.log.index(row).data() for row in range(controller.log.rowCount())]
    assert any("consent" in str(line) for line in lines)
    playing.sit_down()
    assert controller.is_my_decision
    redo(playing)
    assert playing.fingerprint == mark


def test_the_turn_before_the_cover_can_be_taken_back_freely(playing: Screen, consent: Table) -> None:
    """Nobody else has decided yet; the screen asks for the one who decides again."""
    controller = playing.controller
    anna, before = controller.seat, ""
    while controller.waiting_for == NOBODY:
        before = playing.fingerprint
        act(playing)
    assert controller.waiting_for != anna
    playing.push(playing.game_view.cover.undo)
    assert playing.fingerprint == before
    assert controller.waiting_for == anna
    assert controller.seat == NOBODY
    assert consent.asked == []


def test_who_sits_down_does_not_take_back_the_turn_before_freely(playing: Screen, consent: Table) -> None:
    """As soon as Bruno has Anna's place, her turn is hers: the table is asked."""
    controller = playing.controller
    anna = controller.seat
    while controller.waiting_for == NOBODY:
        act(playing)
    playing.sit_down()
    assert controller.seat not in (anna, NOBODY)
    mark = playing.fingerprint
    consent.agree = False
    undo(playing)
    assert len(consent.asked) == 1
    assert playing.fingerprint == mark


def test_the_undo_key_works_on_the_cover(playing: Screen, consent: Table) -> None:
    """What it asks for is what has to be decided then."""
    controller, before = playing.controller, ""
    while controller.waiting_for == NOBODY:
        before = playing.fingerprint
        act(playing)
    undo(playing)
    assert playing.fingerprint == before
    asked = playing.game_view.cover.decision.text()
    assert asked == playing.game_view._asked_in_public()


def test_the_turns_of_computer_players_go_with_the_own_one(screen: Screen, consent: Table) -> None:
    """One undo leads back to the last decision of a person; redo brings everything again. The only person at
    the table is not asked whether everybody agrees."""
    screen.new(players=3, seed=5, seats=AGAINST_BOTS)
    controller = screen.controller
    screen.wait_until(lambda: controller.is_my_decision)
    before, steps = "", 0
    while not (controller.game.to_act != 0 or controller.is_over):
        before, steps = screen.fingerprint, len(controller.session.actions)
        screen.submit(steady(5)(controller.game))
    screen.wait_until(lambda: controller.is_my_decision)
    after, played = screen.fingerprint, len(controller.session.actions)
    assert played > steps + 1
    undo(screen)
    assert consent.asked == []
    assert [entry.how for entry in take_backs(screen)] == [PRACTICE]
    assert screen.fingerprint == before
    assert controller.is_my_decision
    redo(screen)
    assert (screen.fingerprint, len(controller.session.actions)) == (after, played)
    assert controller.is_my_decision


@pytest.mark.parametrize("players", [1, 2])
def test_alone_and_in_practice_there_is_no_limit(screen: Screen, consent: Table, players: int) -> None:
    """To the beginning without a question; the log says that it was for practice."""
    screen.new(players=players, seed=5, practice=players > 1)
    screen.sit_down()
    beginning = screen.fingerprint
    for _ in range(25):
        act(screen)
        screen.sit_down()
    steps = len(screen.controller.session.actions)
    for _ in range(steps):
        undo(screen)
        screen.sit_down()
    assert not screen.window.menus.undo.isEnabled()
    assert screen.fingerprint == beginning
    assert consent.asked == []
    assert PRACTICE in {entry.how for entry in take_backs(screen)}
    for _ in range(steps):
        redo(screen)
        screen.sit_down()
    assert len(screen.controller.session.actions) == steps


def test_a_finished_game_can_be_taken_back_from_its_end(screen: Screen, consent: Table) -> None:
    """The end is something like hidden goals coming up: the table is asked, and then the game goes on."""
    screen.new(players=2, seed=5)
    controller = screen.controller
    play = steady(5)
    while not controller.is_over:
        screen.sit_down()
        screen.submit(play(controller.game))
    screen.settle()
    for dialog in screen.window.findChildren(EndDialog):
        dialog.close()
    undo(screen)
    assert not controller.is_over
    assert consent.asked
    screen.sit_down()
    assert controller.is_my_decision


def test_an_undo_is_in_the_journal(playing: Screen, consent: Table) -> None:
    """Whoever continues the game after a crash can still do it again."""
    act(playing)
    after = playing.fingerprint
    undo(playing)
    id_ = playing.controller.session.id
    playing.window.autosave.end()
    playing.window.continue_game(id_)
    playing.sit_down()
    redo(playing)
    assert playing.fingerprint == after
