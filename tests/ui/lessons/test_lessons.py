"""Lessons in the window: played by mouse and keys, left and gone on with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from unittest import mock

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from co2desk.languages import LANGUAGES
from co2desk.lessons import DO, Chapter, Lesson, Progress, load_lessons
from co2desk.session.setup import GameSetup
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.lessons.dialog import LEAST, LessonsDialog
from co2desk.ui.lessons.lessons import STORED, Lessons
from co2desk.ui.lessons.spotlight import LINE
from co2desk.ui.models import places as at
from co2desk.ui.models.place_names import place_key
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.play import pace
from co2desk.ui.preferences import NORMAL
from co2desk.ui.setup.dialog import NewGameDialog
from tests.ui.painting import picture_of
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
    assert not panel.next.isEnabled()
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
    prompt = screen.game_view.prompt
    assert "is next" in prompt.sentence.text()  # nobody is playing, and nothing can be paused
    assert not prompt.teller.isVisible()
    screen.key(Qt.Key.Key_Return, control)
    screen.wait_until(lambda: step(lessons) == "install")
    assert screen.asked == ("turn", 0)
    screen.key(Qt.Key.Key_Z, control)  # the lesson goes back with the game: to what the learner did last
    assert step(lessons) == "end_turn"
    screen.key(Qt.Key.Key_Backspace, control)
    assert step(lessons) == "propose"


def test_a_double_click_goes_on_by_one_step_and_buttons_keep_their_places(screen: Screen) -> None:
    """Issue 20: Next, Show me and Watch shared a place, and a double click watched what was not yet read."""
    lessons = begin(screen, FIRST)
    panel = lessons.panel
    assert lessons.guide is not None
    places: dict[QWidget, set[int]] = {}
    while not lessons.guide.is_last:
        number, way = lessons.guide.number, panel.way_on
        for button in (panel.back, panel.next):
            places.setdefault(button, set()).add(button.x())
        screen.push_twice(way)
        screen.wait_until(lambda number=number: lessons.guide.number > number)  # type: ignore[misc]
        assert lessons.guide.number == number + 1
    assert {len(found) for found in places.values()} == {1}


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
        screen.push(lessons.panel.way_on)
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


@pytest.mark.parametrize("number", range(len(FIRST.steps)))
def test_who_comes_back_reads_a_whole_step(screen: Screen, number: int) -> None:
    """In a small window that was just opened nothing has to be scrolled, wherever the chapter was left."""
    screen.window.resize(1280, 700)
    lessons = screen.window.parts.lessons
    lessons.store.setValue(STORED, Progress().at(FIRST, number).to_text())
    begin(screen, FIRST)
    assert not lessons.panel.area.verticalScrollBar().isVisible()


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.name)
def test_the_light_on_a_place_covers_no_neighbour(screen: Screen, lesson: Lesson) -> None:
    """Nothing that lies beside it is painted over, neither by the glow nor by the ring."""
    for chapter in lesson.chapters:
        light = begin(screen, chapter).spotlight
        board, setting = screen.game_view.board, screen.table.setting
        areas = {
            key: item.mapRectToScene(item.area)
            for key, item in board.items_by_key.items()
            if item.isVisible()
        }
        for name in {name for step in chapter.steps for name in step.point}:
            key = place_key(name, setting)
            if key not in areas:
                continue
            light.light([key])
            area, (ring,) = areas[key], light.places()
            lit = light.free_around(area)
            outside = ring.adjusted(-LINE / 2, -LINE / 2, LINE / 2, LINE / 2)
            for other in areas.values():
                if not area.contains(other) and not other.contains(area):
                    assert not lit.intersects(other.adjusted(0.1, 0.1, -0.1, -0.1))
                    assert not outside.intersects(other), f"{chapter.key}: {name}"


@pytest.mark.parametrize("lesson", load_lessons(), ids=lambda lesson: lesson.name)
def test_a_lesson_ends_with_a_game_of_its_kind(
    screen: Screen, lesson: Lesson, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No next chapter is promised after the last one, and what was learnt can be played at once."""
    started: list[GameSetup] = []
    monkeypatch.setattr(screen.window.parts.starter, "start", started.append)
    monkeypatch.setattr(NewGameDialog, "exec", start_at_once)
    lessons = screen.window.parts.lessons
    fills: dict[bool, set[str]] = {False: set(), True: set()}  # of the button, where nothing else leads on
    for chapter in lesson.chapters:
        begin(screen, chapter)
        assert lessons.guide is not None
        lessons.guide.resume(len(chapter.steps) - 1)
        lessons._show()
        panel = lessons.panel
        assert panel.next.isHidden() == (chapter is lesson.chapters[-1])
        assert panel.play.isHidden() == (not chapter.leads_to_play)
        if chapter.leads_to_play:
            inside = picture_of(panel.play).pixelColor(6, panel.play.height() // 2)
            fills[panel.next.isHidden()].add(inside.name())
            started.clear()
            screen.push(panel.play)
            (setup,) = started
            assert setup.options.edition == lesson.edition
            modes = [options.get("mode") for options in (setup.options.variants, options_of(chapter))]
            assert modes[0] == modes[1]
    assert lesson.chapters[-1].leads_to_play
    assert fills[True]
    assert not fills[True] & fills[False]


def test_the_box_above_the_scale_says_what_the_lesson_says(screen: Screen) -> None:
    """“At the beginning that is 100%”; and there are as many rounds to change it as the text says."""
    chapter = load_lessons()[1].chapters[0]
    lessons = begin(screen, chapter)
    while step(lessons) != "demand":
        screen.push(lessons.panel.next)
    board, told = screen.game_view.board, lessons.panel.text.text()
    assert board.risk is not None
    assert f"that is {board.words.percent(board.risk)};" in told
    assert board.risk == 1
    assert f"you have {screen.table.setting.rounds(1)} rounds" in told


def options_of(chapter: Chapter) -> Mapping[str, object]:
    variants = chapter.options.get("variants", {})
    assert isinstance(variants, dict)
    return variants


def start_at_once(dialog: NewGameDialog) -> int:
    dialog.start.click()
    return dialog.result()


@pytest.fixture
def slow(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Scenes are played, and do not go on by themselves."""
    monkeypatch.setitem(pace.MOVE_MS, NORMAL, 400_000)
    screen.controller.preferences.set("pace", NORMAL)
    return screen


def proposed_at(chapter: Chapter) -> int | None:
    """The step in which the learner proposes a project, if there is one."""
    for number, step in enumerate(chapter.steps):
        if step.kind == DO and any(action["do"] == "propose" for action in step.actions):
            return number
    return None


LAID_OUT = [
    chapter
    for lesson in load_lessons()
    for chapter in lesson.chapters
    if chapter.changes and proposed_at(chapter) is not None
]


@pytest.mark.parametrize("chapter", LAID_OUT, ids=lambda chapter: chapter.key)
def test_a_position_in_the_middle_of_a_game_has_no_setup(slow: Screen, chapter: Chapter) -> None:
    """The first project of such a chapter is a move like any other, not the placement before a game alone."""
    lessons = begin(slow, chapter)
    guide, number = lessons.guide, proposed_at(chapter)
    assert guide is not None
    assert number is not None
    guide.resume(number)
    slow.controller._show_again()
    lessons.show_me()
    slow.settle()
    assert guide.number == number + 1
    assert not slow.game_view.stage.isVisible()


def test_back_and_show_me_work_while_a_scene_plays(slow: Screen) -> None:
    """The learner ends a turn and a decade: its scene is on the stage, and does not stop the lesson."""
    chapter = next(chapter for chapter in load_lessons()[0].chapters if chapter.code == "decade")
    lessons = begin(slow, chapter)
    guide, stage = lessons.guide, slow.game_view.stage
    assert guide is not None
    while not stage.isVisible():
        slow.push(lessons.panel.way_on)
        slow.settle()
    assert slow.controller.busy
    number, played = guide.number, len(guide.session.actions)
    slow.push(lessons.panel.back)
    slow.settle()
    assert guide.number == number - 1
    assert len(guide.session.actions) < played
    assert not stage.isVisible()
    assert not slow.controller.busy
    while guide.step.kind != DO or not stage.isVisible():
        slow.push(lessons.panel.way_on)
        slow.settle()
    number = guide.number
    slow.push(lessons.panel.show_me)
    assert guide.number == number + 1


def test_a_step_that_is_done_is_not_told_while_its_scene_plays(slow: Screen) -> None:
    """Issue 20: “End your turn” stood beside the board while the decade turned."""
    chapter = next(chapter for chapter in load_lessons()[0].chapters if chapter.code == "decade")
    lessons = begin(slow, chapter)
    panel, stage, guide = lessons.panel, slow.game_view.stage, lessons.guide
    assert guide is not None
    before = ""
    while not stage.isVisible():
        before = panel.text.text()
        slow.push(panel.way_on)
        slow.settle()
    assert "Watch what follows" in panel.text.text() != before
    assert panel.task.isHidden()
    assert not any(button.isVisible() for button in (panel.show_me, panel.watch, panel.play))
    assert not panel.next.isEnabled()
    assert panel.back.isEnabled()
    slow.game_view.animator.finish()
    slow.settle()
    assert "Watch what follows" not in panel.text.text()
    assert panel.text.text() != before
    assert panel.way_on.isVisible()


def test_an_explanation_leaves_what_is_lit_and_said_in_sight(screen: Screen) -> None:
    """The card of a project beside it covered the lobbyist card that was to be clicked next."""
    chapter = next(chapter for chapter in load_lessons()[1].chapters if chapter.code == "goals")
    lessons = begin(screen, chapter)
    while step(lessons) != "play":
        screen.push(lessons.panel.way_on)
        screen.settle()
    view, card = screen.game_view.view, screen.game_view.pointer.card
    screen.game_view.pointer._timer.setInterval(0)
    explained = 0
    for key in screen.game_view.board.items_by_key:
        if key.kind is PlaceKind.SPACE:
            screen.hover(key)
            screen.wait_until(card.isVisible)
            assert card.isVisible()
            place = QRect(view.mapFromGlobal(card.mapToGlobal(QPoint())), card.size())
            assert not any(place.intersects(rect) for rect in lessons.kept_free(view)), key
            explained += 1
    assert explained > 10


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapters_fit_into_a_small_window(
    speaking: Screen, language_manager: LanguageManager, language: str
) -> None:
    """All of them are in sight at 1280 x 720, with nothing to scroll and little left over."""
    language_manager.speak(language)
    speaking.window.resize(1280, 720)
    with mock.patch.object(QScreen, "availableSize", return_value=QSize(1280, 720)):
        dialog = LessonsDialog(speaking.window, load_lessons(), Progress())
        dialog.show()
        speaking.settle()
        assert dialog.height() <= 720
        assert dialog.area.verticalScrollBar().maximum() == 0
        low = max(b.mapTo(dialog, b.rect().bottomLeft()).y() for b in dialog.buttons.values())
        assert dialog.box.y() - low < 3 * LEAST + 10, "no empty half"
        dialog.close()
        dialog.deleteLater()
