"""Lessons in the window: played by mouse and keys, left and gone on with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import pytest
from PySide6.QtCore import Qt

from co2desk.lessons import Chapter, Lesson, Progress, load_lessons
from co2desk.session.setup import GameSetup
from co2desk.ui.lessons.dialog import LessonsDialog
from co2desk.ui.lessons.lessons import Lessons
from co2desk.ui.lessons.place_names import place_key
from co2desk.ui.models import places as at
from co2desk.ui.setup.dialog import NewGameDialog
from tests.ui.screen import Screen

FIRST, SECOND = load_lessons()[0].chapters[:2]
SOLAR, EUROPE_TECH, ASIA_TECH = 1, 7, 13
NORTH_AMERICA_TECH = 1


def begin(screen: Screen, chapter: Chapter) -> Lessons:
    screen.window.setUpdatesEnabled(False)
    lessons = screen.window.parts.lessons
    lessons.begin(chapter)
    screen.settle()
    return lessons


def step(lessons: Lessons) -> str:
    assert lessons.guide is not None
    return lessons.guide.step.code.rpartition(".")[2]


def is_past(lessons: Lessons, before: str) -> bool:
    return step(lessons) != before


def test_a_learner_does_a_step_wrong_and_right_and_goes_back(screen: Screen) -> None:
    lessons = begin(screen, FIRST)
    panel, bubble = lessons.panel, screen.game_view.pointer.bubble
    assert panel.isVisible()
    assert panel.next.hasFocus()
    assert panel.task.isHidden()
    screen.drag(at.projects(SOLAR), at.space(EUROPE_TECH))  # too early
    assert f"“{panel.next.text()}”" in bubble.text()
    assert step(lessons) == "world"
    for _ in range(3):
        screen.push(panel.next)
    assert step(lessons) == "propose"
    assert panel.next.isHidden()
    assert "Europe" in panel.task.text()
    # What the rules forbid is refused as in every game.
    screen.drag(at.projects(SOLAR), at.space(NORTH_AMERICA_TECH))
    assert "solar" in bubble.text().lower()
    # What the lesson is not about is held back, and nothing has changed.
    screen.drag(at.projects(SOLAR), at.space(ASIA_TECH))
    assert "Asia" in bubble.text(), "what was tried"
    assert panel.task.text() in bubble.text(), "what to do instead"
    assert step(lessons) == "propose"
    screen.drag(at.projects(SOLAR), at.space(EUROPE_TECH))
    assert step(lessons) == "end_turn"
    assert screen.table.tech[0] == 2
    screen.push(panel.back)
    assert step(lessons) == "propose"
    assert screen.table.tech[0] == 0


def test_keys_are_enough_and_others_play_when_the_learner_has_read(screen: Screen) -> None:
    lessons = begin(screen, FIRST)
    control = Qt.KeyboardModifier.ControlModifier
    for expected in ("demand", "arc", "propose", "end_turn", "rival"):
        screen.key(Qt.Key.Key_Return, control)
        assert step(lessons) == expected
    assert screen.asked == ("turn", 1)
    screen.key(Qt.Key.Key_Return, control)
    screen.wait_until(lambda: step(lessons) == "install")
    assert screen.asked == ("turn", 0)
    screen.key(Qt.Key.Key_Z, control)  # the lesson goes back with the game: to what the learner did last
    assert step(lessons) == "end_turn"
    screen.key(Qt.Key.Key_Backspace, control)
    assert step(lessons) == "propose"


def test_a_lesson_is_left_for_a_game_and_gone_on_with(screen: Screen) -> None:
    lessons = begin(screen, FIRST)
    for _ in range(3):
        lessons.go_on()
    lessons.show_me()
    screen.settle()
    assert screen.window.autosave.session is None  # nobody keeps a lesson among the games
    assert not screen.window.menus.save.isEnabled()
    screen.new()
    assert not lessons.panel.isVisible()
    assert screen.game_view.proposals.only is None
    assert screen.window.menus.save.isEnabled()
    lessons.begin(FIRST)
    screen.settle()
    assert step(lessons) == "end_turn"
    assert screen.table.tech[0] == 2


def test_the_last_step_finishes_a_chapter_and_leads_to_the_next(screen: Screen) -> None:
    lessons = begin(screen, FIRST)
    while step(lessons) != "done":
        before = step(lessons)
        screen.push(lessons.panel.next if lessons.panel.next.isVisible() else lessons.panel.show_me)
        screen.wait_until(partial(is_past, lessons, before))
    assert lessons.progress.is_finished(FIRST)
    screen.push(lessons.panel.next)
    assert lessons.guide is not None
    assert lessons.guide.chapter == SECOND
    dialog = LessonsDialog(screen.window, load_lessons(), lessons.progress)
    assert "finished" in dialog.buttons[FIRST.key].label.text()
    dialog.deleteLater()


def test_light_lies_on_the_board_only_while_a_step_points_at_something(screen: Screen) -> None:
    lessons = begin(screen, FIRST)
    assert lessons.guide is not None
    while step(lessons) != "propose":
        assert lessons.spotlight.isVisible() == bool(lessons.guide.step.point)
        lessons.go_on()
    assert lessons.spotlight.isVisible()
    assert lessons.spotlight.places()
    screen.new()
    assert not lessons.spotlight.isVisible()


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.name)
def test_every_place_that_a_lesson_points_at_is_on_the_board(screen: Screen, lesson: Lesson) -> None:
    for chapter in lesson.chapters:
        begin(screen, chapter)
        board = screen.game_view.board
        for name in {name for step in chapter.steps for name in step.point}:
            assert place_key(name, screen.table.setting) in board.items_by_key, f"{chapter.key}: {name}"


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.name)
def test_a_lesson_ends_with_a_game_of_its_kind(
    screen: Screen, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No next chapter is promised after the last one, and what was learnt can be played at once."""
    started: list[GameSetup] = []
    monkeypatch.setattr(screen.window.parts.starter, "start", started.append)
    monkeypatch.setattr(NewGameDialog, "exec", start_at_once)
    lessons = screen.window.parts.lessons
    for chapter in lesson.chapters:
        begin(screen, chapter)
        assert lessons.guide is not None
        lessons.guide.resume(len(chapter.steps) - 1)
        lessons._show()
        panel = lessons.panel
        assert panel.next.isHidden() == (chapter is lesson.chapters[-1])
        assert panel.play.isHidden() == (not chapter.leads_to_play)
        if chapter.leads_to_play:
            started.clear()
            screen.push(panel.play)
            (setup,) = started
            assert setup.options.edition == lesson.edition
            modes = [options.get("mode") for options in (setup.options.variants, options_of(chapter))]
            assert modes[0] == modes[1]
    assert lesson.chapters[-1].leads_to_play


def options_of(chapter: Chapter) -> Mapping[str, object]:
    variants = chapter.options.get("variants", {})
    assert isinstance(variants, dict)
    return variants


def start_at_once(dialog: NewGameDialog) -> int:
    dialog.start.click()
    return dialog.result()


def test_a_lesson_gives_no_hints_that_it_would_refuse(screen: Screen) -> None:
    begin(screen, FIRST)
    prompt = screen.game_view.prompt
    assert prompt.hint.isHidden()
    assert not screen.game_view.hints.is_possible
    assert not screen.game_view.advice.hint.isEnabled()
    screen.new()
    screen.sit_down()
    assert not prompt.hint.isHidden()
    assert screen.game_view.hints.is_possible


def test_the_list_says_what_each_lesson_is_about(screen: Screen) -> None:
    dialog = LessonsDialog(screen.window, load_lessons(), Progress())
    said = [about.text() for about in dialog.notes]
    assert len(set(said)) == len(load_lessons())
    assert "team" in said[-1]
    dialog.deleteLater()
