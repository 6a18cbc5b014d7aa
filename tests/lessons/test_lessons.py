"""Every lesson can be played to its end, in every language, and says nothing that the game does otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from co2desk import paths
from co2desk.components import PackError
from co2desk.engine.machine.actions import Action
from co2desk.languages import LANGUAGES
from co2desk.lessons import (
    DO,
    READ,
    WATCH,
    Chapter,
    Guide,
    Progress,
    begin_chapter,
    load_lesson,
    load_lessons,
)
from co2desk.lessons.positions import differences
from co2desk.lessons.records import LEARNER
from co2desk.session import Session
from co2desk.session.history import limits
from co2desk.text import Speaker
from co2desk.text.english import SECTIONS
from tests.lessons.catalogues import translator

CHAPTERS = [chapter for lesson in load_lessons() for chapter in lesson.chapters]
FIGURES = re.compile(r"\b\d+\b")
by_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)


def in_all_languages(session: Session) -> list[Speaker]:
    kit, names = session.game.table.setting.base, ["Alex", "Ada", "Max", "Eva"][: session.options.players]
    return [Speaker(kit, names, translator(language), session.readings) for language in LANGUAGES]


@by_chapter
def test_a_chapter_can_be_played_to_its_end_and_keeps_what_it_promises(chapter: Chapter) -> None:
    session = begin_chapter(chapter)
    guide = Guide(chapter, session)
    speakers = in_all_languages(session)
    while True:
        number, step, table = guide.number, guide.step, session.game.table
        for speaker in speakers:
            told = speaker.lesson(step.code, table, LEARNER, limits(table.setting))
            task = speaker.lesson_task(step.code, table, LEARNER, limits(table.setting))
            assert told
            assert bool(task) == (step.kind == DO)
        if step.kind == DO:
            assert session.game.to_act == LEARNER
            assert guide.shown is not None
            assert guide.wants(guide.shown)
        if step.kind == WATCH:
            assert session.game.to_act != LEARNER
        if step.kind == READ and guide.is_last:
            break
        guide.play_step()
        assert differences(session.document(), step.expect, chapter.file) == []
        assert guide.number == number + 1
    assert guide.step.kind == READ


@by_chapter
def test_every_text_of_a_lesson_is_used_and_there(chapter: Chapter) -> None:
    wanted = {chapter.key} | {step.code for step in chapter.steps}
    wanted |= {f"{step.code}.do" for step in chapter.steps if step.kind == DO}
    assert {key for key in SECTIONS["lessons"] if f"{key}.".startswith(f"{chapter.key}.")} == wanted


def test_every_lesson_says_what_it_is_about() -> None:
    names = {lesson.name for lesson in load_lessons()}
    assert {key for key in SECTIONS["lessons"] if "." not in key} == names


def solar(kit: Any) -> int:
    return list(kit.energies).index("solar")


# Figures of rules, which no position shows: text by text, as the values of the game have them.
RULES: dict[str, Callable[[Any], list[int]]] = {
    "second_chance.planet.world": lambda kit: [0],  # points that a team must have
    "second_chance.planet.demand": lambda kit: [
        100
    ],  # tests/ui/lessons/test_lessons.py reads it on the board
    "second_chance.scientists.learn": lambda kit: [kit.marks[solar(kit)][0]],
    "second_chance.scientists.done": lambda kit: [kit.plants[solar(kit)][0].money],
    "second_chance.goals.united_nations": lambda kit: [kit.un_vp, kit.un_open_allowed],
    "second_chance.goals.done": lambda kit: [
        kit.decades_cooperative,
        0,
        kit.un_open_allowed,
        1,
        kit.rating_ppm,
    ],
    "second_chance.rivals.events": lambda kit: [kit.event_tech, 1],
    "second_chance.rivals.done": lambda kit: [kit.decades_competitive, kit.money_per_vp],
    "second_chance.solo.alone": lambda kit: [
        kit.decades_cooperative,
        *(easier.start_vp for easier in kit.difficulties if easier.name == "easy"),
    ],
    "second_chance.solo.second": lambda kit: [kit.solo_second_action_ppm],
    "second_chance.solo.done": lambda kit: [0, kit.un_open_allowed],
    "second_chance.decade.reduce": lambda kit: [kit.reduction_step, kit.decade_prices[0]],
    "second_chance.decade.done": lambda kit: [kit.reduction_step, kit.decade_prices[1]],
}


@by_chapter
def test_every_figure_of_a_text_is_promised(chapter: Chapter) -> None:
    """By `expect`, at the step or at the one that was played last, or by the values of the game."""
    kit = begin_chapter(chapter).game.table.setting.base
    before = False
    for step in chapter.steps:
        promised = before or bool(step.expect)
        if step.kind != READ and step.actions != ({"do": "end_turn"},):
            before = bool(step.expect)
        figures = [int(figure) for figure in FIGURES.findall(SECTIONS["lessons"][step.code])]
        if step.code in RULES:
            assert figures == RULES[step.code](kit), step.code
        elif figures:
            assert promised, f"line {step.line}: {step.code} states {figures}"


# A number in a word is not seen by the test above, and does not change with the value that it states.
IN_WORDS = re.compile(
    r"\b(two|three|four|five|six) (\w+ )?"
    r"(regions|decades|rounds|points|cubes|ceps|goals|plants|scientists|cards|topics|steps)\b"
)
# These are what the learner sees lying there, or the three steps that both editions are made of.
SAID_IN_WORDS = {
    "first.planet.arc",
    "first.scientists.recruit",
    "first.decade.level",
    "second_chance.planet.plan",
    "second_chance.permits.end_turn",
    "second_chance.goals.personal",
    "second_chance.rivals.goal.do",
    "second_chance.solo.keep",
}


def test_no_value_of_a_game_is_written_as_a_word() -> None:
    found = {key for key, text in SECTIONS["lessons"].items() if IN_WORDS.search(text.lower())}
    assert found == SAID_IN_WORDS


@by_chapter
def test_every_answer_that_a_step_accepts_leads_on(chapter: Chapter) -> None:
    """A learner with a choice must not get stuck: whatever is accepted, all later steps can be done."""
    session = begin_chapter(chapter)
    guide = Guide(chapter, session)
    while not guide.is_last:
        if guide.step.kind == DO:
            for other in [action for action in session.game.legal() if guide.wants(action)]:
                _play_on(chapter, guide.number, other)
        guide.play_step()


def _play_on(chapter: Chapter, number: int, action: Action) -> None:
    guide = Guide(chapter, begin_chapter(chapter))
    guide.resume(number)
    guide.session.play(action)
    guide.follow()
    while not guide.is_last:
        guide.play_step()


def test_a_learner_goes_back_by_undoing_and_by_the_button() -> None:
    chapter = load_lessons()[0].chapters[0]
    session = begin_chapter(chapter)
    guide = Guide(chapter, session)
    codes = [step.code.rsplit(".", 1)[1] for step in chapter.steps]
    guide.resume(codes.index("install"))
    assert guide.step.code.endswith(".install")
    session.undo(1)  # the end of the rival's turn: the step is watched again, from its second action
    guide.follow()
    assert guide.step.code.endswith(".rival")
    assert guide.played_by_others is not None
    assert guide.played_by_others.kind == "end_turn"
    session.undo(guide.back())
    assert guide.step.code.endswith(".end_turn")
    assert session.game.to_act == LEARNER
    session.undo(guide.back())
    session.undo(guide.back())
    assert guide.step.code.endswith(".arc")
    assert session.actions == []
    assert guide.back() == 0


def test_progress_is_kept_and_odd_values_do_no_harm() -> None:
    first, second = load_lessons()[0].chapters[:2]
    progress = Progress().at(first, len(first.steps) - 1).at(second, 3)
    again = Progress.from_text(progress.to_text())
    assert again == progress
    assert again.is_finished(first)
    assert again.step_of(first) == 0
    assert not again.is_finished(second)
    assert again.step_of(second) == 3
    assert again.last == second.key
    for odd in (None, 7, "", "[", "[]", '{"left_at": 3, "finished": 4, "last": []}'):
        assert Progress.from_text(odd) == Progress()


GOOD = """edition: first
chapters:
  - chapter: one
    game: {players: 2, seed: 3}
    position:
      - {at: money.0, to: 5}
    steps:
      - read: hello
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("edition: first", "edition: third", "line 1: edition"),
        ("- read: hello", "- reed: hello", "line 8: chapters[1].steps[1]"),
        ("- read: hello", "- do: hello", "actions"),
        (
            "- read: hello",
            "- do: hello\n        actions: [{do: fly}]",
            "line 9: chapters[1].steps[1].actions[1].do",
        ),
        ("{at: money.0, to: 5}", "{to: 5}", "line 6: chapters[1].position[1].at"),
        ("  - chapter: one", "  - chapter: one\n    then: sleep", "line 4: chapters[1].then"),
    ],
)
def test_a_wrong_file_is_told_with_line_and_key(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(PackError) as error:
        load_lesson(path)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("money.0", "gold.0", "line 6: gold.0"),
        ("{at: money.0, to: 5}", "{at: co2, to: 5}", "co2_differs"),
        ("players: 2", "players: 9", "options.players"),
    ],
)
def test_a_position_that_cannot_be_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    (chapter,) = load_lesson(path).chapters
    with pytest.raises(PackError) as error:
        begin_chapter(chapter)
    assert told in str(error.value)


def test_the_files_are_where_the_program_looks() -> None:
    assert {path.stem for path in (paths.resources_dir() / "lessons").glob("*.yaml")} == {
        lesson.name for lesson in load_lessons()
    }
