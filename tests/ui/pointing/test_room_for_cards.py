"""The card beside the mouse finds room at any place of the board, also in a small window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from co2desk.engine.table import actions as act
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.ui.board import drags
from tests.ui.first_screen import ANNA, ASIA_MONEY, EUROPE_TECH
from tests.ui.screen import Screen
from tests.ui.stations import crowded

SIZES = [(1280, 720), (1024, 600)]


def laid(screen: Screen, mode: str, size: tuple[int, int]) -> None:
    screen.lay(crowded(mode))
    screen.window.resize(*size)
    screen.settle()
    screen.game_view.pointer._timer.setInterval(0)


def piece_of(screen: Screen, key: PlaceKey) -> QRect:
    """A piece in the window."""
    view, item = screen.game_view.view, screen.game_view.board.items_by_key[key]
    place = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
    return place.translated(view.mapTo(screen.window, QPoint()))


def card_of(screen: Screen) -> QRect:
    card = screen.game_view.pointer.card
    return QRect(card.mapTo(screen.window, QPoint()), card.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["first", "cooperative", "competitive", "solo"])
def test_no_card_covers_its_piece_or_leaves_the_window(
    screen: Screen, mode: str, size: tuple[int, int]
) -> None:
    """By mouse, one piece after the other. Where the board is too small, the card lies over the window."""
    laid(screen, mode, size)
    view, told = screen.game_view.view, 0
    for key, item in screen.game_view.board.items_by_key.items():
        where = screen.point(key)
        if not item.isVisible() or screen.game_view.board_input.key_at(where.toPointF()) != key:
            continue  # something lies above its middle
        screen.hover(key)
        assert screen.game_view.pointer.card.isVisible(), key
        assert screen.window.rect().contains(card_of(screen)), key
        assert not card_of(screen).intersects(piece_of(screen, key)), key
        assert not card_of(screen).contains(where + view.mapTo(screen.window, QPoint())), key
        told += 1
    assert told > 60


@pytest.mark.parametrize("size", SIZES)
def test_a_drag_covers_neither_its_goal_nor_the_piece_in_the_hand(
    screen: Screen, size: tuple[int, int]
) -> None:
    drags.lay(screen, drags.PLAYED["9.1 scientist from project to project"])
    screen.window.resize(*size)
    screen.settle()
    for goal in (at.space(ASIA_MONEY), at.topic(0, 0)):
        screen.lift(at.worker(EUROPE_TECH), goal)
        assert screen.game_view.pointer.card.isVisible()
        mouse = screen.point(goal) + screen.game_view.view.mapTo(screen.window, QPoint())
        assert not card_of(screen).intersects(piece_of(screen, goal))
        assert not card_of(screen).contains(mouse)
        screen.right_click(goal)
    assert act.move_scientist(EUROPE_TECH, ASIA_MONEY) in screen.controller.moves.legal


@pytest.mark.parametrize("size", SIZES)
def test_a_card_follows_a_move_without_being_asked_again(screen: Screen, size: tuple[int, int]) -> None:
    """The mouse rests, and somebody moves: the card tells how it is now, and still has its room."""
    laid(screen, "first", size)
    screen.hover(at.player(ANNA))
    before = screen.explained
    table = screen.controller.table
    table.money[ANNA] += 7
    screen.controller.model.update(table, ANNA)
    screen.settle()
    assert screen.explained != before
    assert f"Money: ${table.money[ANNA]}" in screen.explained[1]
    assert not card_of(screen).intersects(piece_of(screen, at.player(ANNA)))
