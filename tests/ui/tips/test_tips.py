"""First-time tips: one sentence, once, beside the place; off and on again."""

from __future__ import annotations

from co2desk.engine.table.actions import BUY_CEP, move_scientist
from co2desk.engine.table.ids import HAND
from co2desk.lessons import begin_chapter, load_lessons
from co2desk.session import Session
from co2desk.ui.models import places as at
from co2desk.ui.tips.tips import Tips
from tests.ui.screen import Screen

EUROPE_TECH = 7


def position(chapter: str) -> Session:
    """A position that a lesson begins in, as a game."""
    return begin_chapter(load_lessons()[0].chapter(chapter))


def played(screen: Screen, chapter: str) -> Tips:
    screen.lay(position(chapter))
    return screen.game_view.tips


def test_a_tip_comes_once_beside_its_place(screen: Screen) -> None:
    tips = played(screen, "permits")
    assert not tips.bubble.isVisible()
    screen.controller.submit(BUY_CEP)  # the last one on the market
    screen.settle()
    assert tips.bubble.isVisible()
    assert "market" in tips.bubble.text.text()
    near = screen.game_view.view.mapFromScene(
        screen.game_view.board.items_by_key[at.MARKET].sceneBoundingRect()
    )
    assert not tips.bubble.geometry().intersects(near.boundingRect())
    screen.push(tips.bubble.done_button)
    assert not tips.bubble.isVisible()
    tips = played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    assert not tips.bubble.isVisible()


def test_tips_are_switched_off_and_brought_back(screen: Screen) -> None:
    tips = played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    screen.push(tips.bubble.no_more)
    preferences = screen.window.preferences
    assert preferences.value("tips") is False
    assert not tips.bubble.isVisible()
    preferences.set("tips", True)
    played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    assert tips.bubble.isVisible()


def test_questions_and_lessons(screen: Screen) -> None:
    """A question is explained to whoever is asked; a lesson explains itself."""
    tips = played(screen, "scientists")
    screen.controller.submit(move_scientist(HAND, EUROPE_TECH))
    screen.settle()
    assert not tips.bubble.isVisible()
    lessons = screen.window.parts.lessons
    lessons.begin(load_lessons()[0].chapter("permits"))
    screen.settle()
    for _ in range(3):
        lessons.panel.next.click() if not lessons.panel.next.isHidden() else lessons.show_me()
        screen.settle()
    assert screen.table.price == 4
    assert not tips.bubble.isVisible()
