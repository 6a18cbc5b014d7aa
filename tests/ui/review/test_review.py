"""Learn from your moves: from the end of a game to a better turn, by mouse and keys."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from co2desk.engine.editions.second_chance.lobbyists import BEFORE
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.protocol.player import Choice, Reviewed
from co2desk.session import Session
from co2desk.session.own_turns import OwnTurn, own_turns
from co2desk.session.seats import NAMES, seats_for
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.players.thinker import ENDED, Failure
from co2desk.ui.players.turn_words import ACTION, turn_words
from co2desk.ui.review.dialog import ReviewDialog, better_words, played_words
from co2desk.ui.review.reviewer import DONE, FAILED, MOST, RUNNING, STOPPED, Finding, Reviewer
from tests.replays.games import load_recorded
from tests.ui.board.painting_boards import speaker_of
from tests.ui.first_screen import ANNA, EUROPE, prepared
from tests.ui.screen import Screen
from tests.ui.second_screen import prepared as second_prepared

RESEARCH = 2
SALE = 35  # the lobbyist card for the sale of a CEP
GAMES = ("first-last-decade", "competitive-planet-lost", "cooperative-planet-lost", "solo-planet-lost")


def finished(name: str, people: int = 1) -> Session:
    """A recorded game in which some of the seats were those of people."""
    session = load_recorded(name)
    seats = seats_for(NAMES[: session.options.players])
    session.seats = tuple(
        seat if number < people else replace(seat, player="steady") for number, seat in enumerate(seats)
    )
    return session


def result(screen: Screen) -> EndDialog:
    (found,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, EndDialog) and w.isVisible()]
    return found


def opened(screen: Screen, name: str = GAMES[0], people: int = 1) -> ReviewDialog:
    """By the button at the end of the game."""
    session = finished(name, people)
    screen.lay(session, session.seats)
    dialog = result(screen)
    dialog.show_all()
    QTest.mouseClick(dialog.learn_button, Qt.MouseButton.LeftButton)
    review = screen.window.parts.review
    assert review is not None
    assert review.isVisible()
    return review


def wait(screen: Screen, review: ReviewDialog) -> None:
    screen.wait_until(lambda: review.reviewer.state == DONE)


@pytest.mark.parametrize("name", GAMES)
def test_up_to_three_turns_each_with_a_better_one_and_its_reasons(screen: Screen, name: str) -> None:
    review = opened(screen, name)
    wait(screen, review)
    reviewer = review.reviewer
    assert reviewer.turns == own_turns(screen.controller.session, 0)
    assert review.progress.value() == review.progress.maximum() == len(reviewer.turns)
    assert 1 <= len(review.cards) <= MOST
    steps = [card.finding.turn.step for card in review.cards]
    assert steps == sorted(steps)
    assert {turn.step for turn in reviewer.turns} >= set(steps)
    for card in review.cards:
        assert card.played.text().startswith("You: ")
        assert card.better.text().startswith("Better: ")
        assert card.played.text().split(": ", 1)[1] != card.better.text().split(": ", 1)[1]
        assert card.reasons.text()
    assert review.state.text() == f"All turns looked at: {len(reviewer.turns)}."
    review.close()


def test_the_board_shows_the_turn(screen: Screen) -> None:
    review = opened(screen)
    wait(screen, review)
    card = review.cards[0]
    QTest.mouseClick(card.look, Qt.MouseButton.LeftButton)
    assert screen.game_view.history.is_open
    assert screen.game_view.history.step == card.finding.turn.step
    assert review.isVisible()
    review.close()


def test_one_can_play_on_from_there_in_a_game_of_its_own(screen: Screen) -> None:
    review = opened(screen)
    wait(screen, review)
    before = screen.controller.session
    actions, turn = list(before.actions), review.cards[-1].finding.turn
    review.cards[-1].play.setFocus()
    QTest.keyClick(review.cards[-1].play, Qt.Key.Key_Space)
    session = screen.controller.session
    assert session is not before
    assert session.actions == actions[: turn.step]
    assert before.actions == actions
    assert session.game.decision.player == turn.player
    assert session.branch is not None
    assert session.branch.step == turn.step
    assert screen.window.parts.review is None  # it was about the other game


def test_it_can_be_stopped_and_continued(screen: Screen) -> None:
    review = opened(screen)
    assert review.reviewer.state == RUNNING
    screen.wait_until(lambda: review.reviewer.looked_at >= 2)
    QTest.mouseClick(review.run, Qt.MouseButton.LeftButton)
    looked_at = review.reviewer.looked_at
    assert review.reviewer.state == STOPPED
    assert f"Stopped. Turns looked at: {looked_at} of" in review.state.text()
    screen.settle()
    assert review.reviewer.looked_at == looked_at
    QTest.keyClick(review.run, Qt.Key.Key_Space)
    wait(screen, review)
    assert not review.run.isVisible()
    review.close()


def test_closing_ends_the_process_and_the_key_goes_on(screen: Screen) -> None:
    review = opened(screen)
    screen.wait_until(lambda: review.reviewer.looked_at >= 1)
    with mock.patch.object(review.reviewer._thinker, "end") as ended:
        QTest.keyClick(review, Qt.Key.Key_Escape)
    assert ended.called
    assert review.reviewer.state == STOPPED
    assert not review.isVisible()
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    screen.key(Qt.Key.Key_M, keys)
    assert screen.window.parts.review is review
    assert review.isVisible()
    wait(screen, review)
    review.close()


def test_a_program_that_fails_is_told_and_tried_again(screen: Screen) -> None:
    review = opened(screen)
    review.reviewer._thinker.drop()
    review.reviewer._thinker.failed.emit(Failure(ENDED))
    assert review.reviewer.state == FAILED
    assert "has failed" in review.state.text()
    QTest.mouseClick(review.run, Qt.MouseButton.LeftButton)
    wait(screen, review)
    review.close()


def test_the_weightiest_are_told_in_the_order_of_the_game(screen: Screen) -> None:
    session = finished(GAMES[0])
    points = iter([4.0, 9.0, 3.5, 8.0, 5.0])
    with mock.patch.object(Reviewer, "_next"):
        reviewer = Reviewer(session, 0, screen.window)
        for turn in reviewer.turns[:5]:
            reviewer._reviewed(Reviewed(Choice(turn.actions[0]), next(points)))
        reviewer._reviewed(Reviewed())
    assert [finding.points for finding in reviewer.findings] == [9.0, 8.0, 5.0]


def test_nothing_better_is_praised(screen: Screen) -> None:
    with mock.patch("tests.ui.thinking.Reviewed", return_value=Reviewed()):
        review = opened(screen)
        wait(screen, review)
    assert review.cards == []
    assert review.state.text() == "Expert sees no clearly better turn. Well played."
    review.close()


def test_everybody_at_the_table_can_look_at_their_own_turns(screen: Screen) -> None:
    review = opened(screen, people=2)
    assert review.who.isVisible()
    wait(screen, review)
    review.who.setFocus()
    QTest.keyClick(review.who, Qt.Key.Key_Down)
    assert review.reviewer.seat == 1
    wait(screen, review)
    assert all(card.finding.turn.player == 1 for card in review.cards)
    review.close()


def test_it_speaks_the_language_of_the_window(screen: Screen, language_manager: LanguageManager) -> None:
    review = opened(screen)
    wait(screen, review)
    language_manager.speak("de")
    screen.settle()
    assert review.cards[0].played.text().startswith("Du: ")
    assert review.cards[0].better.text().startswith("Besser: ")
    assert review.windowTitle() == "Aus deinen Spielzügen lernen"
    review.close()


def test_without_a_persons_turns_nothing_is_offered(screen: Screen) -> None:
    session = finished(GAMES[0], people=0)
    screen.lay(session, session.seats)
    assert not result(screen).learn_button.isVisible()
    result(screen).close()
    assert not screen.window.menus.review.isEnabled()
    screen.new(players=2)
    assert not screen.window.menus.review.isEnabled()


def test_what_a_grant_was_used_for_is_told(screen: Screen) -> None:
    """Issue 20: a better turn was named without the scientist that had to be recruited in it."""
    session, _ = prepared()
    energy = session.game.table.agenda[EUROPE][0]
    turn = (act.propose(energy, EUROPE, RESEARCH), act.RECRUIT, act.END_TURN)
    codec, before = session.game.codec, session.game.copy()
    choice = Choice(
        turn[0], plan=tuple({"code": ACTION, "action": codec.action_to_json(action)} for action in turn[1:])
    )
    speaker = speaker_of(session)
    recruits = speaker.action(act.RECRUIT, before.table, Frame("research_grant", ANNA))
    advised = list(turn_words(choice, before, ANNA, speaker))
    assert advised[1:] == [recruits]
    for action in turn:
        session.play(action)
    finding = Finding(OwnTurn(0, 1, 1, ANNA, tuple(enumerate(turn))), choice, 5.0)
    assert played_words(finding, session, speaker) == advised == better_words(finding, session, speaker)


def test_what_a_card_demands_is_told_where_there_is_no_choice() -> None:
    """8.C: a card for a sale is played before it, and the rules carry the sale out: it is no action of its
    own, but a turn without it makes no sense to a reader."""
    session, stage = second_prepared()
    stage.lobby(ANNA, SALE)
    stage.give(ANNA, money=3, cep=1)
    before, play = session.game.copy(), act.play_lobby(SALE, BEFORE, 0)
    speaker = speaker_of(session)
    sells = speaker.action(act.SELL_CEP, before.table, before.decision)
    assert list(turn_words(Choice(play), before, ANNA, speaker))[1:] == [sells]
    session.play(play)
    assert session.game.table.used_market  # the sale
    finding = Finding(OwnTurn(0, 1, 1, ANNA, ((0, play),)), Choice(play), 5.0)
    assert played_words(finding, session, speaker)[1:] == [sells]
