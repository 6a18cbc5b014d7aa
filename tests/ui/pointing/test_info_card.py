"""Hovering: what lies under the mouse, and what would happen if the piece in the hand were let go."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from co2desk.engine.table import actions as act
from co2desk.session import Session
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.pointing.info_card import EDGE
from tests.engine.first.scene import Scene
from tests.ui.board import drags
from tests.ui.first_screen import ANNA, ASIA_MONEY, BRUNO, EUROPE_TECH, prepared
from tests.ui.screen import Screen


def rich_table() -> tuple[Session, Scene]:
    """Something of everything: plants, projects in both stages, scientists at work and at summits."""
    session, s = prepared(players=3)
    s.project("europe/tech", "solar", scientist=BRUNO)
    s.project("asia/money", "biomass", installed=True, scientist=ANNA)
    s.demand("oceania", "gas", "fusion:0:2")
    s.control("oceania", 2)
    s.region_tech("africa", 1)
    s.summit(0, "solar", "fusion", seats={0: ANNA})
    s.table.summit_tile[1], s.table.summit_seats[1] = -1, ()
    s.table.plant_stack[4] = ()
    s.table.hand_scientists[ANNA] += 1
    s.table.pool_scientists[ANNA] -= 1
    return session, s


def quickly(screen: Screen) -> None:
    """The card comes after a moment of rest; a test has no time to rest."""
    screen.game_view.pointer._timer.setInterval(0)


def test_every_place_tells_what_it_is(screen: Screen) -> None:
    """Whatever can be seen has a title when the mouse rests on it, and the same words are the name that a
    screen reader hears."""
    session, _ = rich_table()
    screen.lay(session)
    words, model = screen.game_view.board.words, screen.controller.model
    seen = [item for item in screen.game_view.board.items_by_key.values() if item.isVisible()]
    assert len({item.key.kind for item in seen}) == 31
    for item in seen:
        title, lines = words.explain(item.key, item.value)
        assert title, item.key
        assert all(lines), item.key
        if item.key == item.value_key:
            assert model.index_of(item.key).data() == title


def test_every_card_and_tile_is_shown_larger(screen: Screen) -> None:
    """By mouse, one after the other: the card beside the pointer holds a picture larger than the piece, and
    lies inside the view, not over the piece. A track is too wide for that and is told in words, and so is
    an empty place."""
    session, _ = rich_table()
    screen.lay(session)
    quickly(screen)
    view, card = screen.game_view.view, screen.game_view.pointer.card
    larger = [
        item for item in screen.game_view.board.items_by_key.values() if item.enlarges and item.isVisible()
    ]
    shown = set()
    for item in larger:
        where = view.mapFromScene(item.mapToScene(item.area.topLeft())) + QPoint(6, 6)
        if screen.game_view.board_input.key_at(where.toPointF()) != item.key:
            continue  # a part of it lies above
        QTest.mouseMove(view.viewport(), where)
        screen.settle()
        assert card.isVisible(), item.key
        assert card.title.text() == screen.game_view.board.words.explain(item.key, item.value)[0]
        width = card.picture.pixmap().deviceIndependentSize().width() if card.picture.isVisible() else 0
        assert (width > item.area.width() * view.transform().m11()) == (
            item.key.kind is not PlaceKind.TRACK and not item.is_empty()
        ), item.key
        assert view.rect().contains(card.geometry()), item.key
        piece = view.mapFromScene(item.mapToScene(item.area).boundingRect()).boundingRect()
        assert not card.geometry().intersects(piece), item.key
        shown.add(item.key.kind)
    assert shown == {item.key.kind for item in larger}


def test_a_card_is_no_wider_than_what_it_tells(screen: Screen) -> None:
    """Issue 19: no empty margins; a card for few words is small."""
    session, _ = rich_table()
    screen.lay(session)
    quickly(screen)
    screen.hover(at.DECADE)
    card = screen.game_view.pointer.card
    words = card.title.fontMetrics().horizontalAdvance(card.title.text())
    words = max(words, *map(card.body.fontMetrics().horizontalAdvance, card.body.text().split("\n")))
    assert card.width() <= words + 2 * EDGE + 4


def test_a_card_for_a_click_leaves_the_mouse_free(screen: Screen) -> None:
    """It comes where the mouse is, so it is told to keep away."""
    session, _ = rich_table()
    screen.lay(session)
    screen.settle()
    view, board_input = screen.game_view.view, screen.game_view.board_input
    key = next(iter(board_input.moves.clicks))
    item = screen.game_view.board.items_by_key[key]
    where = view.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseMove(view.viewport(), where)
    screen.game_view.pointer._show_click(key)
    card = screen.game_view.pointer.card
    assert card.isVisible()
    at_mouse = view.viewport().mapToGlobal(where)
    assert not card.rect().contains(card.mapFromGlobal(at_mouse))


def test_a_place_without_a_picture_is_explained_in_words(screen: Screen) -> None:
    """A region tells what lies in it."""
    session, _ = rich_table()
    screen.lay(session)
    quickly(screen)
    screen.hover(at.DECADE)
    title, _body = screen.explained
    assert title == "Decade 1 of 5"
    assert not screen.game_view.pointer.card.picture.isVisible()
    screen.hover(at.TABLE)
    assert screen.explained == ("", "")


def test_an_open_card_follows_what_happens(screen: Screen) -> None:
    """Issue 19: a move that changes what lies there changes what is told about it."""
    session, _ = rich_table()
    screen.lay(session)
    quickly(screen)
    screen.hover(at.MARKET)
    assert "Price: $3" in screen.explained[1]
    table = screen.controller.table
    table.price += 1
    screen.controller.model.update(table, ANNA)
    screen.settle()
    assert "Price: $4" in screen.explained[1]


def test_the_card_leaves_the_reason_of_a_refusal_free(screen: Screen) -> None:
    """Issue 19: neither the piece nor the sentence in the bubble is covered."""
    session, _ = rich_table()
    screen.lay(session)
    quickly(screen)
    pointer, view = screen.game_view.pointer, screen.game_view.view
    for key in (at.MARKET, at.summit(3), at.plants(0), at.slot(0, 0)):
        item = screen.game_view.board.items_by_key[key]
        piece = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        pointer.bubble.tell(QPoint(piece.right() + 90, piece.center().y() + 40), "A sentence in the way.")
        screen.hover(key)
        assert pointer.card.isVisible()
        for other in (piece, pointer.bubble.geometry()):
            assert not pointer.card.geometry().intersects(other), key


def test_the_card_comes_after_a_moment_and_goes_with_a_click(screen: Screen) -> None:
    """Nothing flickers while the mouse crosses the board."""
    session, _ = rich_table()
    screen.lay(session)
    screen.hover(at.CO2)
    assert screen.explained == ("", "")
    screen.wait_until(screen.game_view.pointer.card.isVisible)
    screen.click(at.CO2)
    assert screen.explained == ("", "")


def test_nothing_is_explained_behind_the_cover(screen: Screen) -> None:
    """I-22: while nobody sits at the screen, no card of a hand is shown, small or large."""
    screen.new(players=2)
    assert screen.game_view.cover.isVisible()
    quickly(screen)
    for number in range(5):
        screen.hover(at.lobby_card(number))
        assert screen.explained == ("", "")


def test_a_drag_explains_each_place_it_passes(screen: Screen) -> None:
    """At once, without a rest of the mouse: what would happen here, then nothing over a place that is no
    target, then what would happen there. A drag that is given up takes the card along."""
    drags.lay(screen, drags.PLAYED["9.1 scientist from project to project"])
    worker, asia = at.worker(EUROPE_TECH), at.space(ASIA_MONEY)
    screen.lift(worker, asia)
    there = act.move_scientist(EUROPE_TECH, ASIA_MONEY)
    assert screen.explained == drags.what_would_happen(screen, there)
    viewport = screen.game_view.view.viewport()
    QTest.mouseMove(viewport, screen.point(at.CO2))
    assert screen.explained == ("", "")
    QTest.mouseMove(viewport, screen.point(at.topic(0, 0)))
    home = act.move_scientist(EUROPE_TECH, 32)
    assert screen.explained == drags.what_would_happen(screen, home)
    screen.right_click(at.topic(0, 0))
    assert screen.explained == ("", "")


def test_a_place_with_several_meanings_tells_them_all(screen: Screen) -> None:
    """D-26: card 12 after its action; what can be chosen when it is let go."""
    drags.biomass_installed_with_its_card(screen)
    screen.lift(at.lobby_card(0), at.TABLE)
    title, body = screen.explained
    assert title == "Let go to choose from:"
    speaker, frame = screen.controller.speaker, screen.controller.game.decision
    actions = screen.controller.moves.dropped(at.lobby_card(0), at.TABLE)
    assert body.split("\n") == [speaker.action(action, screen.table, frame) for action in actions]
    assert len(actions) == 3
