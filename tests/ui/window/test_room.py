"""The window fits its screen, and nothing in it moves when something else is written."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt

from co2desk.engine.table.actions import KeepCard
from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.window.main_window import LEAST
from co2desk.ui.window.state import FRAME, SIZE, first_size
from tests.ui.pseudo import PSEUDO
from tests.ui.screen import Screen

SMALL = (1024, 600)


# --- the first window --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wide", "high"), [(1024, 600), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160)]
)
def test_the_first_window_fits_the_screen_it_opens_on(wide: int, high: int) -> None:
    """A screen with a scale of two has half as many units: 2560 x 1440 pixels are 1280 x 720."""
    size = first_size(QRect(0, 0, wide, high)) + FRAME
    assert size.width() <= wide
    assert size.height() <= high


def test_the_first_window_is_as_large_as_it_was_designed_where_there_is_room() -> None:
    assert first_size(QRect(0, 0, 1920, 1080)) == SIZE
    assert first_size(QRect(0, 0, 3840, 2160)) == QSize(3072, 1728)


def test_the_smallest_window_fits_a_screen_of_1024_by_600() -> None:
    assert LEAST[0] <= SMALL[0]
    assert LEAST[1] + FRAME.height() <= SMALL[1]


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_own_goods_and_cards_are_in_sight_on_a_small_screen(screen: Screen, edition: str) -> None:
    variants = {"mode": "competitive"} if edition == "second_chance" else {}
    screen.new(players=3, edition=edition, variants=variants)
    screen.sit_down()
    screen.window.resize(SMALL[0], SMALL[1] - FRAME.height())
    screen.settle()
    view, window = screen.game_view.view, screen.window.rect()
    seat = screen.game_view.board.items_by_key[at.SEAT]
    shown = view.mapFromScene(seat.mapRectToScene(seat.area)).boundingRect()
    assert view.viewport().rect().contains(shown)
    for widget in (view, screen.game_view.strip, screen.game_view.prompt, screen.game_view.prompt.undo):
        assert widget.isVisible()
        assert window.contains(QRect(widget.mapTo(screen.window, widget.rect().topLeft()), widget.size()))
    as_high = view.viewport().height() / view.board.sceneRect().height()
    assert abs(view.transform().m11() - as_high) < 0.01, "the board is as large as the window is high"


# --- nothing moves -----------------------------------------------------------------------------------------


def places(screen: Screen) -> tuple[QRect, QRect]:
    """Where board and side are in the window, or what is left of it."""
    view, side, strip = screen.game_view.view, screen.game_view.side, screen.game_view.strip
    beside = strip if side.isHidden() else side
    return (
        QRect(view.mapTo(screen.window, view.rect().topLeft()), view.size()),
        QRect(beside.mapTo(screen.window, beside.rect().topLeft()), beside.size()),
    )


@pytest.mark.parametrize("size", [SMALL, (1280, 720)])
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_board_does_not_move_whatever_is_asked(
    speaking: Screen, language_manager: LanguageManager, language: str, size: tuple[int, int]
) -> None:
    """Every question of a part of a game, the draft and its cards included."""
    language_manager.speak(language)
    speaking.window.resize(*size)
    speaking.controller.preferences.set("covers", False)
    second = {"edition": "second_chance", "variants": {"mode": "cooperative", "draft": True}}
    for edition in ({"variants": {"draft": True}}, second):
        speaking.new(players=2, **edition)
        before = places(speaking)
        for step in range(24):
            legal = speaking.controller.moves.legal
            speaking.submit(legal[step % len(legal)])
            speaking.settle()
            assert places(speaking) == before, speaking.asked


@pytest.mark.parametrize("language", ["de", "ru"])
@pytest.mark.parametrize("mode", ["first", "cooperative", "competitive"])
def test_in_a_low_window_no_row_of_buttons_hides_the_board(
    speaking: Screen, language_manager: LanguageManager, mode: str, language: str
) -> None:
    """Many choices of one kind share a menu there. Cards to choose from are shown at any size."""
    language_manager.speak(language)
    speaking.window.resize(*SMALL)
    speaking.controller.preferences.set("covers", False)
    second: dict[str, Any] = {"edition": "second_chance", "variants": {"mode": mode}}
    speaking.new(players=2, seed=4, **({} if mode == "first" else second))
    prompt, asked = speaking.game_view.prompt, set()
    for step in range(40):
        if speaking.controller.is_over:
            break
        kind = speaking.asked[0]
        legal = speaking.controller.moves.legal
        if prompt.editor is None and not any(isinstance(action, KeepCard) for action in legal):
            asked.add(kind)
            assert prompt.height() <= prompt.usual, kind
        speaking.submit(legal[step * 7 % len(legal)])
        speaking.settle()
    assert len(asked) > 1


def test_the_board_stays_where_it_is_while_somebody_looks_at_the_past(screen: Screen) -> None:
    screen.new(players=2)
    screen.sit_down()
    screen.submit(screen.controller.moves.legal[0])
    screen.settle()
    before = places(screen)
    screen.game_view.look_back()
    screen.settle()
    assert screen.game_view.history.isVisible()
    assert places(screen) == before


def test_the_history_bar_is_low_again_in_a_wider_window(screen: Screen) -> None:
    screen.controller.preferences.set("text_size", 150)
    screen.window.resize(*SMALL)
    screen.new(players=2)
    screen.sit_down()
    screen.submit(screen.controller.moves.legal[0])
    screen.game_view.look_back()
    screen.settle()
    bar = screen.game_view.history
    tall = bar.height()
    screen.window.resize(1900, 900)
    screen.settle()
    wide = bar.height()
    assert wide < tall
    screen.game_view.past.leave()
    screen.settle()
    screen.game_view.look_back()
    screen.settle()
    assert bar.height() == wide
    screen.controller.preferences.set("text_size", 100)


def test_a_side_that_nobody_has_moved_gives_way_in_a_small_window(screen: Screen) -> None:
    screen.new(players=2)
    side = screen.game_view.side
    wide = side.width()
    screen.window.resize(*SMALL)
    screen.settle()
    assert not side.isVisible()
    screen.push(screen.game_view.strip.buttons[0])
    assert 250 < side.width() < wide
    screen.window.close()
    assert screen.window.preferences.store.value("window/split") is None


def test_in_a_small_window_a_strip_opens_the_pages_of_the_side(screen: Screen) -> None:
    """Each button opens its page, and puts it away again."""
    screen.new(players=2)
    screen.sit_down()
    view = screen.game_view
    side, strip = view.side, view.strip
    assert not strip.isVisible()
    screen.window.resize(*SMALL)
    screen.settle()
    whole = view.view.width()
    for page, button in enumerate(strip.buttons):
        assert button.toolTip() == side.tabText(page)
        screen.push(button)
        assert side.isVisible()
        assert side.currentIndex() == page
        assert [other.isChecked() for other in strip.buttons] == [other is button for other in strip.buttons]
        assert view.view.width() < whole
        place = QRect(side.mapTo(screen.window, side.rect().topLeft()), side.size())
        assert screen.window.rect().contains(place)
    screen.push(strip.buttons[-1])
    assert not side.isVisible()
    assert view.view.width() == whole
    assert screen.window.menus.side.isChecked() is False
    screen.key(Qt.Key.Key_F9)
    assert side.isVisible()


def test_what_has_given_way_comes_back_in_a_large_window(screen: Screen) -> None:
    screen.new(players=2)
    side, strip, large = screen.game_view.side, screen.game_view.strip, screen.window.size()
    screen.window.resize(*SMALL)
    screen.settle()
    screen.window.resize(large)
    screen.settle()
    assert side.isVisible()
    assert not strip.isVisible()
    assert screen.window.menus.side.isChecked()


def test_what_somebody_has_hidden_stays_hidden_and_the_strip_brings_it_back(screen: Screen) -> None:
    screen.new(players=2)
    screen.sit_down()
    side, strip, large = screen.game_view.side, screen.game_view.strip, screen.window.size()
    screen.key(Qt.Key.Key_F9)
    for size in (QSize(*SMALL), large):
        screen.window.resize(size)
        screen.settle()
        assert not side.isVisible()
    assert strip.isVisible()
    screen.push(strip.buttons[1])
    assert side.isVisible()
    assert side.currentIndex() == 1
    assert not strip.isVisible()


def test_a_side_that_has_given_way_is_not_remembered_as_hidden(screen: Screen) -> None:
    screen.new(players=2)
    screen.window.resize(*SMALL)
    screen.settle()
    assert not screen.game_view.side.isVisible()
    screen.window.close()
    assert screen.window.preferences.store.value("window/side") in (True, "true")


@pytest.mark.parametrize("edition", ["first", "second_chance"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_window_keeps_undo_and_help_in_sight(
    speaking: Screen, language_manager: LanguageManager, language: str, edition: str
) -> None:
    language_manager.speak(language)
    speaking.window.resize(*SMALL)
    speaking.new(players=2, edition=edition)
    speaking.sit_down()
    prompt, window = speaking.game_view.prompt, speaking.window.rect()
    for button in (prompt.undo, prompt.hint, prompt.what, *speaking.game_view.strip.buttons):
        assert button.isVisible()
        assert window.contains(QRect(button.mapTo(speaking.window, button.rect().topLeft()), button.size()))
    assert prompt.height() <= 0.25 * window.height()


def test_the_box_for_the_replay_speed_is_no_higher_than_it_needs(screen: Screen) -> None:
    screen.new(players=2, seed=5)
    screen.sit_down()
    screen.submit(screen.controller.moves.legal[0])
    screen.settle()
    screen.game_view.look_back()
    screen.settle()
    speed = screen.game_view.history.speed
    assert speed.isVisible()
    assert speed.height() <= speed.sizeHint().height() + 2, "but for rounding"
