"""Translators are told what they need: where a text is shown, what it speaks of, and an example."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from catalogue_file import ROOT, Text
from collect_texts import PROGRAM, WINDOW, all_texts, phrases, texts_of_the_window
from examples import examples
from explanations import CONTEXTS, SECOND_CHANCE, TABLES, explained
from translator_notes import NoteFileError, file_of, notes, read_notes

from co2desk.text.english import SECTIONS

SHORTEST, LONGEST = 20, 180  # characters of a note


@cache
def words_of_the_window() -> list[Text]:
    """Read when a test asks: all processes that run tests collect this file."""
    return [text for _, _, text in (*texts_of_the_window(WINDOW), *phrases(PROGRAM))]


def test_every_text_of_the_window_is_explained_by_a_person() -> None:
    """By a note, or by lines that begin with `#:` above the call or above what is around it."""
    assert len({text.key for text in words_of_the_window()}) > 1000
    told = {(text.context, text.source) for text in words_of_the_window() if text.comment} | set(notes())
    missing = dict.fromkeys(
        f"{file_of(text.context)} needs a note on “{text.source}”"
        for text in words_of_the_window()
        if (text.context, text.source) not in told
    )
    assert not missing, "\n".join(missing)


def test_every_note_is_about_a_text_of_the_window() -> None:
    texts = {(text.context, text.source) for text in words_of_the_window()}
    stale = [f"{file_of(key[0])}: no such text: “{key[1]}”" for key in notes() if key not in texts]
    assert not stale, "\n".join(stale)


@pytest.mark.parametrize("context", sorted({context for context, _ in notes()}))
def test_a_note_tells_more_than_the_text_and_its_context(context: str) -> None:
    found = [(text, note) for (name, text), note in notes().items() if name == context]
    said = {plain(CONTEXTS.get(context, ""))}
    for text, note in found:
        assert plain(note) not in {*said, plain(text)}, f"{file_of(context)} says nothing new of “{text}”"
        said.add(plain(note))


def plain(words: str) -> str:
    return re.sub(r"\W", "", words).lower()


def test_a_note_is_one_line() -> None:
    for (context, text), note in notes().items():
        place = f"{file_of(context)}: “{text}”"
        assert note.isprintable(), place
        assert note == note.strip(), place
        assert note.endswith((".", ".”", "?")), place
        assert SHORTEST <= len(note) <= LONGEST, f"{place}: {len(note)} characters"


def test_a_note_names_only_values_of_its_text() -> None:
    """`{count}` in a note is a value of the text, which may have been renamed since."""
    value = re.compile(r"\{\w*\}")
    for (context, text), note in notes().items():
        assert set(value.findall(note)) <= set(value.findall(text)), f"{file_of(context)}: “{text}”"


def test_translators_read_the_note_below_the_sentence_of_the_context() -> None:
    seen = [text for text in all_texts() if (text.context, text.source) in notes()]
    assert seen
    for text in seen:
        first, *_, last = text.comment.splitlines()
        assert (first, last) == (CONTEXTS[text.context], notes()[text.context, text.source])


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (
            "'Build': A verb.\n'Plan': A noun.\n'Build': A noun.\n",
            "Panel.yaml, line 3: a second note on “Build”",
        ),
        ("'Build':\n  - A verb.\n", "Panel.yaml, line 1: expected an English text and one note"),
        ("- Build\n", "Panel.yaml: expected English texts, each with a note"),
        ("", "Panel.yaml: expected English texts, each with a note"),
        ("'Build: A verb.\n", "Panel.yaml: while scanning a quoted scalar"),
    ],
)
def test_a_file_of_notes_that_cannot_be_read_is_named(tmp_path: Path, written: str, problem: str) -> None:
    (tmp_path / "Panel.yaml").write_text(written, encoding="utf-8")
    with pytest.raises(NoteFileError) as error:
        read_notes(tmp_path)
    assert str(error.value).startswith(problem)


def test_a_note_is_found_by_its_context_and_the_english_text(tmp_path: Path) -> None:
    """Also one with plural forms: `{n}` stays in the key."""
    (tmp_path / "Panel.yaml").write_text('"{n} plants":\n  "On a button."\n"0": "None."\n', encoding="utf-8")
    assert read_notes(tmp_path) == {("Panel", "{n} plants"): "On a button.", ("Panel", "0"): "None."}


def test_every_context_is_explained() -> None:
    """So every text without a code has at least a sentence that says where it is shown."""
    assert set(CONTEXTS) == {text.context for text in words_of_the_window()}
    assert set(TABLES) == {table.removesuffix(SECOND_CHANCE) for table in SECTIONS}
    assert [text.key for text in all_texts() if not text.comment] == []


def test_an_explanation_is_a_sentence_or_two() -> None:
    for words in (*CONTEXTS.values(), *TABLES.values(), *(text.comment for text in words_of_the_window())):
        assert not words or words.endswith((".", "?")), words
        assert len(words) < 300, words


def test_every_text_of_a_table_has_an_example_of_its_own() -> None:
    found = examples()
    assert set(found) == {(table, code) for table, texts in SECTIONS.items() for code in texts}
    assert [key for key, line in found.items() if re.search("[{}\ue000\ue001]", line)] == []


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ("events", "CepBought"),
        ("refusals", "not_enough_money"),
        ("lobby_cards", "main"),
        ("amounts", "cubes"),
    ],
)
def test_an_example_shows_the_text_with_its_values(table: str, code: str) -> None:
    """A line of the log, a refusal, a card; a noun is shown in a line that has it."""
    line = examples()[table, code]
    parts = [part.strip() for part in re.split(r"\{[^}]*\}", SECTIONS[table][code])]
    assert all(part.removesuffix("s") in line for part in parts), line
    assert f"Example: {line}" in explained(table, code)


def test_an_answer_is_shown_behind_its_question() -> None:
    assert examples()["reading_values", "plant_sort=tech"] == (
        f"{SECTIONS['readings']['plant_sort']} {SECTIONS['reading_values']['plant_sort=tech']}"
    )


def test_a_text_that_is_its_own_example_is_not_repeated() -> None:
    assert explained("endings", "last_decade") == TABLES["endings"]


def test_examples_are_the_same_every_time() -> None:
    """Also with another order of sets, so that `make translations` twice changes nothing."""
    told = "from examples import examples; print(examples())"
    runs = [
        subprocess.run(
            [sys.executable, "-c", told],
            cwd=ROOT,
            env={"PYTHONPATH": f"{ROOT}:{ROOT / 'packaging'}", "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != b""


def test_a_comment_above_a_function_tells_of_all_texts_in_it(tmp_path: Path) -> None:
    (tmp_path / "window.py").write_text(
        "#: On the board.\n"
        "def labels():\n"
        "    #: A verb.\n"
        "    one = translate('Panel', 'Build')\n"
        "    return {\n"
        "        #: A noun.\n"
        "        1: translate('Panel', 'Plan'),\n"
        "        2: translate('Panel', 'Draft'),\n"
        "    }\n",
        encoding="utf-8",
    )
    assert {text.source: text.comment for _, _, text in texts_of_the_window(tmp_path)} == {
        "Build": "On the board.\nA verb.",
        "Plan": "On the board.\nA noun.",
        "Draft": "On the board.",
    }
