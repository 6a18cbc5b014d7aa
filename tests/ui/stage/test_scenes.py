"""Each scene plays on the stage with a picture, the bar says what is played, and its result stays."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from co2desk.engine.table import events as ev
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.editions.first.scenes import SCENES
from co2desk.ui.models.places import NOBODY, PlaceKind
from co2desk.ui.stage.pictures import PICTURES
from co2desk.ui.stage.words import scene_name
from tests.ui.board_check import assert_board_is_true
from tests.ui.painting import picture_of
from tests.ui.screen import NAMES, Screen, people
from tests.ui.stage.scenes import before_scene

# For each scene a game in which it plays, and what is read in the end.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "decade": ({"players": 3}, "350 ppm"),
    "summit": ({"players": 5, "seed": 3}, "Summit"),
    "auction": ({"players": 3, "seed": 1, "variants": {"auction": True}}, "wins the auction"),
    "draft": ({"players": 3, "seed": 1, "variants": {"draft": True}}, "Everybody has chosen their cards."),
    "placement": ({"players": 1, "seed": 1}, "The board is set up."),
}


def one_person(players: int, person: int) -> tuple[Seat, ...]:
    """Computer players have all other seats."""
    seats = [Seat(NAMES[n], SIGNS[n], "steady") for n in range(players)]
    seats[person] = Seat(NAMES[person], SIGNS[person])
    return tuple(seats)


def open_end(screen: Screen, code: str) -> None:
    """The last action of a scene has been made, and is being told."""
    session, action = before_scene(code, at_end=True, **GAMES[code][0])
    screen.lay(session, one_person(session.options.players, session.game.decision.player))
    screen.controller.submit(action)
    screen.settle()


@pytest.mark.parametrize("code", GAMES)
def test_a_scene_is_told_in_pictures_and_the_bar_names_it(slow: Screen, code: str) -> None:
    """Issue 19: not the question that was answered before it."""
    session, action = before_scene(code, **GAMES[code][0])
    slow.lay(session, one_person(session.options.players, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.wait_until(view.stage.isVisible)
    assert view.stage.title.text() == view.prompt.sentence.text() == scene_name(code)
    drawn = picture_of(view.stage.picture)
    sky, ground = drawn.pixelColor(drawn.width() // 2, 4), drawn.pixelColor(4, drawn.height() // 2)
    assert QColor(view.stage.look.panel) not in (sky, ground)
    assert view.prompt.teller.isVisible()


@pytest.mark.parametrize("code", GAMES)
def test_the_result_of_each_scene_stays_until_somebody_goes_on(slow: Screen, code: str) -> None:
    """Issue 19: the decade, the auction, a summit, the draft, the first placement alone."""
    open_end(slow, code)
    view = slow.game_view
    for _ in range(3):
        if not view.stage.is_result:
            view.storyteller.hurry()
            slow.settle()
    assert view.stage.is_result
    assert GAMES[code][1] in view.stage.sentence.text()
    assert not view.prompt.teller.isVisible(), "nothing is going on that could be paused"
    assert_board_is_true(slow)
    slow.window.setFocus()
    slow.key(Qt.Key.Key_Space)
    assert not view.stage.is_result
    assert view.prompt.sentence.text() != scene_name(code)


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_on_a_small_screen_the_stage_lies_within_the_columns_of_the_regions(
    slow: Screen, edition: str
) -> None:
    """Tracks, cards and instruments beside them are not cut through."""
    slow.window.resize(1280, 720)
    QTest.qWait(20)
    session, action = before_scene("decade", players=3, edition=edition)
    slow.lay(session, one_person(3, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.wait_until(view.stage.isVisible)
    items = view.board.items_by_key.items()
    regions = [
        view.view.mapFromScene(item.mapRectToScene(item.area)).boundingRect()
        for key, item in items
        if key.kind is PlaceKind.REGION
    ]
    start = view.view.viewport().mapTo(view, QPoint()).x()
    left, right = (start + min(r.left() for r in regions), start + max(r.right() for r in regions))
    for _ in range(2):
        stage = view.stage.geometry()
        assert left <= stage.left() < stage.right() <= right
        assert view.stage.column.totalMinimumSize().width() <= stage.width(), "nothing is cut off"
        view.storyteller.hurry()
        slow.settle()


def test_a_result_stays_also_after_a_pause(slow: Screen) -> None:
    """Whoever reads in peace and then wants to see the end gets to see it."""
    open_end(slow, "decade")
    teller = slow.game_view.storyteller
    teller.toggle_pause()
    QTest.qWait(50)
    teller.hurry()
    QTest.qWait(50)
    assert slow.game_view.stage.is_result


def test_whoever_skips_waits_for_no_small_scene(slow: Screen) -> None:
    open_end(slow, "summit")
    slow.game_view.storyteller.skip()
    slow.settle()
    assert not slow.game_view.stage.is_result


def test_the_result_of_a_summit_tells_who_has_learned_what(slow: Screen) -> None:
    open_end(slow, "summit")
    view = slow.game_view
    while view.storyteller.is_telling and not view.stage.is_result:
        view.storyteller.hurry()
        slow.settle()
    told = view.storyteller.plot.so_far
    gained = [event for event in told if isinstance(event, ev.ExpertiseGained)]
    assert gained
    rows = {row.name: sum(figure.amount for figure in row.figures) for row in view.stage._rows}
    for player in {event.player for event in gained}:
        points = sum(event.player == player for event in gained)
        assert rows[slow.controller.seats[player].name] >= points


def test_the_gauge_tells_what_the_scene_has_added(slow: Screen) -> None:
    open_end(slow, "decade")
    view = slow.game_view
    before = slow.controller.session.positions[-1].co2
    slow.game_view.storyteller.hurry()
    slow.settle()
    assert view.stage.is_result
    assert view.stage.gauge.start == before
    assert view.stage.gauge.level == slow.table.co2 > before


def test_secrets_stay_with_their_player_at_a_small_scene(slow: Screen) -> None:
    """A summit is no reason to ask who sits at the screen."""
    session, action = before_scene("summit", **GAMES["summit"][0])
    slow.lay(session, people(5))
    seat = slow.controller.seat
    slow.controller.submit(action)
    slow.wait_until(slow.game_view.stage.isVisible)
    assert slow.controller.seat in (seat, NOBODY)
    assert not slow.game_view.cover.isVisible()


def test_every_event_that_begins_a_step_has_a_picture() -> None:
    begins = {kind for scene in SCENES for step in scene.steps for kind in step.begins}
    without = {ev.RegionTechReturned, ev.FossilPileEmpty, ev.FossilPileRenewed}  # nothing is to be seen
    assert begins - without <= set(PICTURES)


def test_the_end_of_a_game_says_how_the_planet_stands(slow: Screen) -> None:
    """Issue 19: the planet saved or lost is a moment of its own."""
    session, action = before_scene("ending", players=3, seed=3)
    slow.lay(session, one_person(3, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.settle()
    while not view.stage.is_result:
        view.storyteller.hurry()
        slow.settle()
    is_lost = slow.table.co2 >= slow.table.setting.kit.loss_ppm or not slow.controller.game.result.winners
    assert ("saved" in view.stage.sentence.text()) != is_lost
    look = view.stage.look
    assert view.stage.picture.planet == ((look.danger, "smoke") if is_lost else (look.safe, "forestation"))


def test_the_stage_grows_with_the_board(slow: Screen) -> None:
    """From as far as the board can be read."""
    open_end(slow, "decade")
    stage = slow.game_view.stage
    slow.window.resize(1280, 720)
    QTest.qWait(20)
    small = stage.width()
    slow.window.resize(2560, 1440)
    slow.wait_until(lambda: stage.width() > small)
    assert slow.game_view.rect().contains(stage.geometry())
    slow.window.resize(1280, 720)
    slow.wait_until(lambda: stage.width() == small)
