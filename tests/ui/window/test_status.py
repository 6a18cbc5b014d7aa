"""The corner beside the menus: how far the game is, and what happened last."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocumentFragment

from co2desk.engine.table.actions import Propose
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKind
from co2desk.ui.window.status import BETWEEN
from tests.ui.screen import Screen
from tests.ui.steady_player import steady


def facts(screen: Screen) -> list[str]:
    return screen.window.status.toolTip().split(BETWEEN)


def propose(screen: Screen) -> str:
    """The first action of a game, and what is told about it."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    screen.submit(next(action for action in screen.controller.moves.legal if isinstance(action, Propose)))
    screen.settle()
    return screen.controller.log.last_fact()


def test_it_says_what_happened_last(screen: Screen) -> None:
    """Issue 19: whoever comes to the table sees it without opening the log."""
    last = propose(screen)
    name = screen.controller.seats[screen.controller.session.decider(0)].name
    assert last.startswith(name)
    told, *clock, seed = facts(screen)
    assert told == last
    assert clock[0].startswith("Decade 1 ")
    assert seed == "seed 3"
    shown = QTextDocumentFragment.fromHtml(screen.window.status.text()).toPlainText()
    assert f"Last: {last}" in shown.replace("\xa0", " ")


def test_the_clock_is_that_of_the_board(screen: Screen) -> None:
    """Also in the middle of what is told, when nobody decides: the next decade lies there before its result
    has been read."""
    propose(screen)
    table = screen.controller.model.table.copy()
    table.decade = 2
    screen.controller.model.update(table, screen.controller.model.seat)
    assert any(fact.startswith("Decade 2 ") for fact in facts(screen))


def test_what_happened_last_stays_in_little_room(screen: Screen) -> None:
    """The decade and the round are on the board, too. Only where it is too long they take its place."""
    last = propose(screen)
    status, bar = screen.window.status, screen.window.menuBar()

    def shown_with(room: int) -> str:
        menus = bar.sizeHint().width() - status.sizeHint().width()
        bar.resize(menus + room, bar.height())
        return QTextDocumentFragment.fromHtml(status.text()).toPlainText().replace("\xa0", " ")

    whole = status.sizeHint().width()
    assert last in shown_with(whole)
    assert "seed 3" in shown_with(whole)
    lengths = [shown_with(room) for room in range(whole, 0, -10)]
    told = list(dict.fromkeys(lengths))
    assert [last in words for words in told] == [True] * 4 + [False] * (len(told) - 4)
    assert [words.count("·") for words in told] == [3, 2, 1, 0, *range(len(told) - 6, -1, -1), 0]
    assert told[-1] == ""


def test_it_shows_who_it_was_and_what_it_brought_and_the_place_glows(screen: Screen) -> None:
    """Issue 19: what just happened is seen at a glance, in the corner and on the board."""
    propose(screen)
    status, board = screen.window.status, screen.game_view.board
    action = screen.controller.session.actions[0]
    assert isinstance(action, Propose)
    assert status.text().count("<img") >= 2  # a crest, and what the project brings
    shown = QTextDocumentFragment.fromHtml(status.text()).toPlainText()
    assert "+" in shown.partition("Last: ")[2]
    (place,) = [key for key, item in board.items_by_key.items() if item.is_last]
    assert place.kind is PlaceKind.SPACE
    assert at.region_of(place) == action.region
    screen.game_view.show_history(0)
    assert not any(item.is_last for item in board.items_by_key.values())
    assert "<img" not in status.text()


def test_the_same_is_not_laid_out_again(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told several times with every action."""
    propose(screen)
    status, laid_out = screen.window.status, list[str]()
    monkeypatch.setattr(status, "setText", laid_out.append)
    status.say(status.toolTip(), status.last)
    assert laid_out == []
    status.say("Decade 1")
    assert laid_out == ["Decade 1"]


def test_a_name_that_looks_like_a_tag_is_shown_as_it_is(screen: Screen) -> None:
    """What happened last stands out in bold; nothing else in it means anything."""
    screen.new(players=2, seed=3, seats=(Seat("<i>An", SIGNS[0]), Seat("B & C", SIGNS[1])))
    screen.sit_down()
    screen.submit(next(action for action in screen.controller.moves.legal if isinstance(action, Propose)))
    screen.settle()
    name = screen.controller.seats[screen.controller.session.decider(0)].name
    shown = QTextDocumentFragment.fromHtml(screen.window.status.text()).toPlainText()
    assert f"Last: {name} proposes" in shown.replace("\xa0", " ")


def test_it_says_nothing_of_now_while_somebody_looks_at_the_past(screen: Screen) -> None:
    last = propose(screen)
    screen.game_view.show_history(0)
    assert last not in facts(screen)
    screen.push(screen.game_view.history.leave)
    assert last in facts(screen)


def test_it_is_told_in_words_that_everybody_may_read(screen: Screen) -> None:
    """The corner is in sight also while the next player is asked for."""
    screen.new(players=2, seed=3)
    play, log = steady(1), screen.controller.log
    for _ in range(30):
        screen.sit_down()
        screen.submit(play(screen.controller.game))
        told = set()
        for seat in (NOBODY, 0, 1):
            log.set_seat(seat)
            told.add(log.last_fact())
        log.set_seat(screen.controller.seat)
        assert len(told) == 1


def test_the_sign_of_the_sound_grows_with_the_text(screen: Screen) -> None:
    """On a large screen it would be a dot beside the words."""
    button = screen.window.sound_button
    small = button.iconSize().width()
    screen.window.preferences.set("text_size", 150)
    screen.settle()
    assert button.iconSize().width() == round(1.5 * small)
    screen.window.preferences.set("text_size", 100)
    screen.settle()
    assert button.iconSize().width() == small
