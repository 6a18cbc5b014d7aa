"""The one door between the window and the session: who may act, what is told, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import END_TURN, install
from co2desk.engine.table.table import Table
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.controller import Audience, Controller
from co2desk.ui.models.places import NOBODY
from co2desk.ui.preferences import Preferences
from tests.ui.screen import NAMES, Screen, people
from tests.ui.steady_player import steady

SIGNALS = ("began", "covered", "stepping", "stepped", "decision_changed", "refused", "over")


@pytest.fixture
def controller(preferences: Preferences) -> Controller:
    return Controller(preferences)


def begin(controller: Controller, players: int = 2, seed: int = 3, kinds: str = "") -> None:
    """`kinds` has a letter for each seat: p for a person, s for a steady computer player."""
    bots = {"p": "person", "s": "steady"}
    seats = tuple(Seat(NAMES[n], SIGNS[n], bots[kind]) for n, kind in enumerate(kinds)) or people(players)
    controller.begin(GameSetup(GameOptions(players=len(seats), seed=seed), seats))


def listen(controller: Controller) -> list[str]:
    """The names of the signals in the order in which they come."""
    heard: list[str] = []

    def note(name: str) -> Callable[..., None]:
        return lambda *_: heard.append(name)

    for name in SIGNALS:
        getattr(controller, name).connect(note(name))
    return heard


def answer(controller: Controller, seed: int = 1) -> None:
    """One sensible action of whoever has to decide."""
    controller.take_seat()
    assert controller.submit(steady(seed)(controller.game))


# --- a game begins --------------------------------------------------------------------------------------


def test_before_a_game_nothing_can_be_done(controller: Controller) -> None:
    """No game lies on the table: every question has an answer, and asking for the game itself is an error."""
    assert not controller.has_game
    assert controller.is_over
    assert not controller.is_my_decision
    assert not controller.can_cash(0)
    assert not controller.submit(END_TURN)
    with pytest.raises(LookupError):
        _ = controller.session


def test_several_people_begin_under_the_cover(controller: Controller) -> None:
    """Nobody is in view; the cover asks for whoever decides first."""
    heard = listen(controller)
    begin(controller)
    assert heard == ["began", "covered", "decision_changed"]
    assert controller.seat == NOBODY
    assert controller.waiting_for == controller.game.to_act
    assert not controller.is_my_decision
    assert not controller.moves.legal
    controller.take_seat()
    assert heard[3:] == ["decision_changed"]
    assert controller.is_my_decision
    assert controller.moves.legal


def test_one_person_begins_at_once(controller: Controller) -> None:
    """Alone or among computer players there is nobody to hide anything from."""
    heard = listen(controller)
    begin(controller, kinds="p")
    assert heard == ["began", "decision_changed"]
    assert controller.seat == 0
    assert controller.is_my_decision


def test_a_game_that_cannot_be_set_up_leaves_the_running_one_alone(controller: Controller) -> None:
    """Wrong options are an error for the caller, and change nothing."""
    begin(controller)
    before, heard = controller.game.fingerprint(), listen(controller)
    with pytest.raises(BadDocumentError):
        controller.begin(GameSetup(GameOptions(players=2, seed=1, book="no such book"), people(2)))
    assert controller.game.fingerprint() == before
    assert not heard


def test_a_saved_game_brings_its_whole_log(controller: Controller) -> None:
    """What happened before the first action and with each of them, as if it had been played here."""
    begin(controller, seed=5)
    for _ in range(20):
        answer(controller)
    lines = [controller.log.index(row).data() for row in range(controller.log.rowCount())]
    other = Controller(controller.preferences)
    other.open(controller.session, controller.setup)
    assert [other.log.index(row).data() for row in range(other.log.rowCount())] == lines
    assert len(lines) > 20


# --- acting ---------------------------------------------------------------------------------------------


def test_a_step_is_told_in_order(controller: Controller) -> None:
    """Stepping before the models change, stepped after it, then whoever decides next."""
    begin(controller)
    controller.take_seat()
    heard = listen(controller)
    seen: list[Any] = []
    controller.stepping.connect(lambda: seen.append(controller.log.rowCount()))
    controller.stepped.connect(lambda events: seen.append((controller.log.rowCount(), len(events))))
    rows = controller.log.rowCount()
    answer(controller)
    assert heard == ["stepping", "stepped", "decision_changed"]
    assert seen[0] == rows
    assert seen[1] == (rows + seen[1][1], seen[1][1])


def test_what_the_rules_refuse_changes_nothing_and_is_told(controller: Controller) -> None:
    """The refusal comes from the engine itself."""
    begin(controller)
    controller.take_seat()
    told: list[Any] = []
    controller.refused.connect(told.append)
    before, heard = controller.game.fingerprint(), listen(controller)
    assert not controller.submit(install(0))
    assert told == [controller.game.why_not(install(0))]
    assert heard == ["refused"]
    assert controller.game.fingerprint() == before


def test_under_the_cover_no_answer_is_taken(controller: Controller) -> None:
    """Not even a legal one."""
    begin(controller)
    before, heard = controller.game.fingerprint(), listen(controller)
    for action in controller.game.legal():
        assert not controller.submit(action)
    assert controller.game.fingerprint() == before
    assert not heard


def test_a_seat_is_taken_once(controller: Controller) -> None:
    """Whoever says "it is me" twice changes nothing the second time."""
    begin(controller)
    controller.take_seat()
    seat, heard = controller.seat, listen(controller)
    controller.take_seat()
    assert controller.seat == seat
    assert not heard


def test_the_game_is_over_once(controller: Controller) -> None:
    """The end is told after the last step, once; then nothing can be done."""
    begin(controller, kinds="p", seed=9)
    heard = listen(controller)
    while not controller.is_over:
        answer(controller)
    assert heard[-4:] == ["stepping", "stepped", "decision_changed", "over"]
    assert heard.count("over") == 1
    assert not controller.moves.legal
    assert not controller.can_cash(0)
    assert not controller.submit(END_TURN)
    assert heard[-1] == "refused"


def test_a_finished_game_can_be_opened(controller: Controller) -> None:
    """Nobody is asked, nobody's hand is shown, and the end is told."""
    session = Session.new(GameOptions(players=2, seed=9))
    bot = steady(9)
    while not session.game.is_over:
        session.play(bot(session.game))
    heard = listen(controller)
    controller.open(session, GameSetup(session.options, people(2)))
    assert heard == ["began", "decision_changed", "over"]
    assert (controller.seat, controller.waiting_for) == (NOBODY, NOBODY)


def test_since_the_last_turn_begins_after_the_own_last_action(controller: Controller) -> None:
    """For the report on the cover: what others have done since."""
    begin(controller, players=3, seed=4)
    for _ in range(25):
        decider = controller.game.decision.player
        answer(controller)
        assert controller.last_decided[decider] == len(controller.session.actions)
        others = [step for seat, step in enumerate(controller.last_decided) if seat != decider]
        assert all(step < len(controller.session.actions) for step in others)


# --- computer players -----------------------------------------------------------------------------------


def until(done: Callable[[], bool], most: int = 20_000) -> None:
    """Let events come until it is so; `most` is a number of looks, no time."""
    for _ in range(most):
        if done():
            return
        QApplication.processEvents()
    raise AssertionError("it never came")


def test_computer_players_play_until_a_person_has_to_decide(controller: Controller) -> None:
    """One action after the other, each from the event loop."""
    begin(controller, kinds="sps", seed=6)
    played: list[int] = []
    for _ in range(15):
        until(lambda: controller.is_my_decision)
        assert controller.seat == 1
        played.append(len(controller.session.actions))
        answer(controller)
    assert len(controller.session.actions) > len(played)


def test_computer_players_alone_play_a_whole_game(controller: Controller) -> None:
    """Nobody sits at the screen: the game is watched."""
    begin(controller, kinds="sss", seed=6)
    assert controller.seat == NOBODY
    until(lambda: controller.is_over)
    assert controller.session.game.is_over


def test_a_computer_player_waits_for_an_animation(controller: Controller) -> None:
    """As long as the board has not caught up nobody answers."""
    begin(controller, kinds="ps", seed=3)
    until(lambda: controller.is_my_decision)
    controller.animate = lambda events, before: True
    while controller.game.to_act == controller.seat:
        answer(controller)
        if controller.game.to_act == controller.seat:
            controller.animation_ended()
    played = len(controller.session.actions)
    QTest.qWait(30)
    assert len(controller.session.actions) == played
    controller.animation_ended()
    until(lambda: len(controller.session.actions) == played + 1)
    QTest.qWait(30)
    assert len(controller.session.actions) == played + 1  # it waits for its own pieces too


def test_whoever_is_next_is_asked_after_the_animation(controller: Controller) -> None:
    """The board says whether pieces travel: until they have arrived nobody is asked, and then only once."""
    begin(controller)
    controller.take_seat()
    controller.animate = lambda events, before: True
    heard = listen(controller)
    answer(controller)
    assert heard == ["stepping", "stepped"]
    assert controller.busy
    controller.animation_ended()
    controller.animation_ended()
    assert heard == ["stepping", "stepped", "decision_changed"]


def test_the_board_is_told_how_the_table_was_before(controller: Controller) -> None:
    """After everything else shows the new one: pieces travel from where they lay."""
    begin(controller)
    controller.take_seat()
    before, seen = controller.game.fingerprint(), []

    def animate(events: Sequence[Event], table: Table) -> bool:
        seen.append((Game(controller.game.edition, table).fingerprint(), controller.model.table))
        return False

    controller.animate = animate
    answer(controller)
    assert seen == [(before, controller.table)]


def test_another_game_stops_a_computer_player_that_was_about_to_move(controller: Controller) -> None:
    """Its move belongs to the old game."""
    begin(controller, kinds="sp", seed=3)
    begin(controller, kinds="pp", seed=4)
    QTest.qWait(30)
    assert not controller.session.actions


def test_for_whom_it_is_shown_is_asked_before_it_is_shown(controller: Controller) -> None:
    asked: list[str] = []

    def audience(events: Sequence[Event]) -> Audience:
        asked.append("audience")
        return Audience.PLAYER

    def animate(events: Sequence[Event], before: Table) -> bool:
        asked.append("animate")
        return False

    begin(controller, kinds="pp")
    controller.show_with(audience, animate)
    answer(controller)
    assert asked == ["audience", "animate"]


def test_a_late_end_of_an_animation_asks_nobody_twice(controller: Controller) -> None:
    """When the animation belonged to a game that is gone."""
    begin(controller, kinds="pp")
    heard = listen(controller)
    controller.animation_ended()
    assert not heard


# --- at the window --------------------------------------------------------------------------------------


def test_an_answer_that_comes_too_late_is_refused_in_words(screen: Screen) -> None:
    """From a menu or a list that was still open when the game went on: no error, no change, a sentence."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    late = [action for action in screen.controller.moves.legal if action.kind == "propose"]
    screen.game_view.proposals.propose(late[0])
    screen.settle()
    before = screen.fingerprint
    screen.game_view.proposals.propose(late[1])
    screen.settle()
    assert screen.fingerprint == before
    assert screen.told
    assert screen.buttons()


def test_covers_can_be_switched_off_in_the_middle_of_a_game(screen: Screen) -> None:
    """From then on whoever decides is shown at once; the cover that is up is still answered."""
    screen.new(players=2, seed=3)
    screen.controller.preferences.set("covers", False)
    screen.sit_down()
    for _ in range(10):
        screen.submit(steady(3)(screen.controller.game))
        QApplication.processEvents()
        assert not screen.game_view.cover.isVisible()
        assert screen.controller.is_my_decision
    screen.controller.preferences.set("covers", True)
    seats = set()
    for _ in range(10):
        screen.submit(steady(3)(screen.controller.game))
        screen.settle()
        seats.add(screen.controller.seat)
        screen.sit_down()
    assert NOBODY in seats
