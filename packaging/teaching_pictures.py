"""Pictures of what explains the game: the first start, lessons, tips, the rules, and a look back."""

from __future__ import annotations

from collections.abc import Callable

from camera import Camera, wait_until
from stage_pictures import SECOND_SEED, TEAM, one_person
from table_pictures import put_away

from co2desk.commands.examples import crowded_session, played
from co2desk.engine.table.actions import BUY_CEP
from co2desk.lessons import READ, Progress, begin_chapter, load_lessons
from co2desk.ui.help.topics import COMPARISON, Topic
from co2desk.ui.lessons.dialog import LessonsDialog
from co2desk.ui.review.reviewer import DONE

FINDINGS = 2
REVIEW_MS = 120_000  # for these


def welcome(camera: Camera) -> None:
    pages = camera.window.pages
    camera.window.status.clear()
    camera.window.show_welcome()
    camera.take("welcome")
    page = pages.currentWidget()
    camera.window.show_start()
    pages.removeWidget(page)
    page.deleteLater()


def chapters(camera: Camera) -> None:
    """One chapter is finished, and one was left in the middle."""
    camera.window.show_start()
    lessons = load_lessons()
    first, second = lessons[0].chapters[:2]
    progress = Progress().at(first, len(first.steps) - 1).at(second, 3)
    dialog = LessonsDialog(camera.window, lessons, progress)
    dialog.open()
    camera.over_the_window(dialog)
    camera.take("chapters")
    put_away(dialog)


def lesson(camera: Camera) -> None:
    """A step in which the learner does something."""
    lessons = camera.window.parts.lessons
    lessons.begin(load_lessons()[0].chapters[0])
    while lessons.guide is not None and lessons.guide.step.kind == READ:
        lessons.go_on()
    camera.take("lesson")


def tip(camera: Camera) -> None:
    """Somebody has bought the last CEP of the market."""
    camera.lay(begin_chapter(load_lessons()[0].chapter("permits")))
    camera.preferences.set("tips", True)
    camera.window.parts.controller.submit(BUY_CEP)
    camera.take("tip")
    camera.preferences.set("tips", False)


def rulebook(camera: Camera) -> None:
    """What F1 shows about building a plant, and the comparison of the rulebooks."""
    camera.lay(crowded_session())
    rules = camera.window.parts.rules
    window = rules.show(Topic("actions", "build"), camera.window)
    camera.over_the_window(window)
    camera.take("rulebook")
    rules.show(Topic(COMPARISON, ""), camera.window)
    camera.take("comparison")
    window.close()


def review(camera: Camera) -> None:
    """Expert looks at the turns of a person, which takes a while; some of them are enough for a picture."""
    session = played(3, SECOND_SEED, 99, "second_chance", TEAM)
    camera.open(session, one_person(session, 0))
    parts = camera.window.parts
    camera.close_dialogs()
    parts.show_review()
    dialog = parts.review
    if dialog is None:
        raise LookupError("turns of a person")
    reviewer = dialog.reviewer
    wait_until(lambda: len(reviewer.findings) == FINDINGS or reviewer.state == DONE, REVIEW_MS)
    reviewer.stop()
    camera.over_the_window(dialog)
    camera.take("review")
    dialog.close()


TAKERS: dict[str, Callable[[Camera], None]] = {
    "welcome": welcome,
    "chapters": chapters,
    "lesson": lesson,
    "tip": tip,
    "rulebook": rulebook,
    "review": review,
}
