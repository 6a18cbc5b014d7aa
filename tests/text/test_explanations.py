"""Translators are told what they need: where a text is shown, what it speaks of, and an example."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from catalogue_file import ROOT, Text
from collect_texts import PROGRAM, WINDOW, all_texts, phrases, texts_of_the_window
from examples import examples
from explanations import CONTEXTS, SECOND_CHANCE, TABLES, explained

from co2desk.text.english import SECTIONS

WORDS_OF_THE_WINDOW = [text for _, _, text in (*texts_of_the_window(WINDOW), *phrases(PROGRAM))]
UNCLEAR = re.compile(r"(It|That|This|There|What|These|Those|They)\b")


def is_unclear(text: Text) -> bool:
    """Nobody can translate it without knowing where it stands: one word, or a word that points elsewhere."""
    return len(text.source.split()) < 2 or bool(UNCLEAR.match(text.source))


def test_a_text_that_means_nothing_by_itself_is_explained_where_it_stands() -> None:
    """With lines that begin with `#:`, above the call or above what is around it."""
    unclear = [text for text in WORDS_OF_THE_WINDOW if is_unclear(text)]
    assert len(unclear) > 150
    assert {text.key for text in unclear if not text.comment} == set(), "write `#:` above the call"


def test_every_context_is_explained() -> None:
    """So every text without a code has at least a sentence that says where it is shown."""
    assert set(CONTEXTS) == {text.context for text in WORDS_OF_THE_WINDOW}
    assert set(TABLES) == {table.removesuffix(SECOND_CHANCE) for table in SECTIONS}
    assert [text.key for text in all_texts() if not text.comment] == []


def test_an_explanation_is_a_sentence_or_two() -> None:
    for words in (*CONTEXTS.values(), *TABLES.values(), *(text.comment for text in WORDS_OF_THE_WINDOW)):
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
