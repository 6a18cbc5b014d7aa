"""Everything the engine can say has an English sentence, and no sentence is left without something to say."""

from __future__ import annotations

import ast
from string import Formatter

import pytest

from co2desk.components import load_pack
from co2desk.engine.editions.first.ending import ENDINGS as FIRST_ENDINGS
from co2desk.engine.editions.second_chance.ending import ENDINGS as SECOND_CHANCE_ENDINGS
from co2desk.engine.table import events
from co2desk.engine.table.kit import Kit
from co2desk.text import english

from .refusal_calls import RefusalCall, engine_sources, name_of, refusal_calls, text_of

SECTIONS = (
    "ENERGIES",
    "REGIONS",
    "GRANTS",
    "FOSSILS",
    "TRIGGERS",
    "PLACES",
    "EVENTS",
    "ENDINGS",
    "SCORING",
    "REFUSALS",
)


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def kits() -> list[Kit]:
    return [load_pack(edition, None).kit for edition in ("first", "second_chance")]


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    assert set(english.EVENTS) == set(events.EVENTS)


@pytest.mark.parametrize("name", sorted(english.EVENTS))
def test_the_placeholders_of_an_event_are_its_fields(name: str) -> None:
    assert placeholders(english.EVENTS[name]) <= set(events.meanings(name))


def test_every_refusal_of_the_engine_has_a_sentence_and_every_sentence_a_refusal() -> None:
    assert set(english.REFUSALS) == {call.code for call in refusal_calls()}


@pytest.mark.parametrize("call", refusal_calls(), ids=lambda call: f"{call.code}: {call.place}")
def test_the_placeholders_of_a_refusal_come_with_every_call(call: RefusalCall) -> None:
    assert placeholders(english.REFUSALS[call.code]) <= call.values


def test_every_ending_has_a_sentence_and_every_sentence_an_ending() -> None:
    assert set(english.ENDINGS) == {*FIRST_ENDINGS, *SECOND_CHANCE_ENDINGS}


def test_every_step_of_the_final_scoring_has_a_name() -> None:
    """A step is the second argument of `record` and `award_most`."""
    steps = {
        text_of(node.args[1])
        for _, module in engine_sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and name_of(node.func) in ("record", "award_most")
    }
    assert set(english.SCORING) == {step for step in steps if step is not None}


def test_everything_on_the_board_of_both_editions_has_a_name() -> None:
    boxes = kits()
    assert set(english.ENERGIES) == {name for kit in boxes for name in kit.energies}
    assert set(english.REGIONS) == {name for kit in boxes for name in kit.regions}
    assert set(english.GRANTS) == {name for kit in boxes for name in kit.grants}
    assert set(english.FOSSILS) == {kind.name for kit in boxes for kind in kit.fossils}


@pytest.mark.parametrize("section", SECTIONS)
def test_the_sections_are_in_use_and_nothing_in_them_is_empty(section: str) -> None:
    assert all(words.strip() == words and words for words in getattr(english, section).values())


@pytest.mark.parametrize("section", ["EVENTS", "ENDINGS", "REFUSALS"])
def test_a_sentence_ends_like_a_sentence(section: str) -> None:
    sentences = {key: text for key, text in getattr(english, section).items() if text != "{reason}"}
    assert [key for key, text in sentences.items() if not text.endswith(".")] == []


def test_no_section_is_unknown_to_these_tests() -> None:
    assert {name for name in vars(english) if name.isupper()} == set(SECTIONS)
