"""Saves that were changed by chance: each loads as a sound game, or is refused by name. Nothing else happens.

`make soak` tries tens of thousands of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from co2desk.engine.editions.first import invariants as first
from co2desk.engine.editions.second_chance import invariants as second_chance
from co2desk.engine.machine.actions import LONGEST_PATH, BadDocumentError
from co2desk.engine.table.shapes import Problem
from co2desk.session import Session
from co2desk.session.documents import parse, readable

from .mutated import (
    Damage,
    Mutation,
    Nudge,
    Reorder,
    damaged,
    damages,
    mutated,
    mutations,
    nudged,
    nudges,
    reordered,
    reorders,
)

pytestmark = pytest.mark.slow

SAVES = Path(__file__).parents[1] / "saves"
NAMES = (
    *("3/first-1", "3/first-3", "3/first-taken-back", "3/first-edited-start", "3/first-people"),
    *("3/first-draft-and-auction", "3/first-draft-going-on", "3/first-branch-of-an-edited-start"),
    *("3/cooperative-2", "3/cooperative-practice", "3/cooperative-inspectors-and-draft", "3/competitive-4"),
    *("3/competitive-edited-start", "3/competitive-finished", "3/solo-card", "3/solo-practice"),
    *("2/first-taken-back", "2/first-draft-and-auction", "2/cooperative-practice", "2/competitive-4"),
    *("1/first-2", "1/first-people", "1/competitive-edited-start", "1/solo"),
)
INVARIANTS: dict[str, Callable[[Any], list[Problem]]] = {
    "first": first.problems,
    "second_chance": second_chance.problems,
}
LONGEST = 10 * LONGEST_PATH  # of an error; escapes make a path longer, what is expected is a list of words
PLAY_ON = 8

names = st.sampled_from(NAMES)
names_with_turns = st.sampled_from([name for name in NAMES if not name.startswith("1/")])


@cache
def data_of(name: str) -> bytes:
    return (SAVES / f"{name}.co2game").read_bytes()


@cache
def document_of(name: str) -> Any:
    return parse(data_of(name))


def check(document: Any) -> str:
    """What became of a document: refused, cut (a part of its log is right) or loaded."""
    try:
        session, problem = Session.open(document)
    except BadDocumentError as error:
        check_error(error)
        return "refused"
    if problem is not None:
        check_error(problem)
    check_session(session)
    return "loaded" if problem is None else "cut"


def check_error(error: BadDocumentError) -> None:
    """It can be shown: short, and without anything that a screen or a terminal stumbles over."""
    assert error.where
    assert error.expected
    assert str(error).isprintable()
    assert len(str(error)) < LONGEST


def check_session(session: Session) -> None:
    """Every position is one that a game can lead to, it goes on, and it can be saved and loaded."""
    chance = Random(1)
    for _ in range(PLAY_ON):
        if not session.game.is_over:
            session.play(chance.choice(session.game.legal()))
    problems = INVARIANTS[session.options.edition]
    for table in (*session.positions, session.game.table):
        assert problems(table) == []
    written = json.loads(readable(session.save()))
    assert Session.load(written).save() == written


def check_position_of(document: Any) -> None:
    try:
        session = Session.open_position(document)
    except BadDocumentError as error:
        check_error(error)
        return
    check_session(session)


def without_fingerprints(document: Any) -> Any:
    """So that other values are not found out at once, and the rules have to do with them."""
    if isinstance(document, dict) and document.get("version") in (2, 3):
        return {**document, "turns": []}
    return document


@given(name=names, changes=mutations, marked=st.booleans())
def test_a_save_with_other_values_loads_as_a_sound_game_or_is_refused(
    name: str, changes: list[Mutation], marked: bool
) -> None:
    document = document_of(name) if marked else without_fingerprints(document_of(name))
    changed = mutated(document, changes)
    check(changed)
    check_position_of(changed)


@given(name=names_with_turns, changes=nudges)
def test_a_game_with_other_component_values_is_sound_or_is_refused(name: str, changes: list[Nudge]) -> None:
    check(nudged(without_fingerprints(document_of(name)), changes))


@given(name=names_with_turns, changes=reorders)
def test_a_log_in_another_order_is_sound_as_far_as_it_is_legal(name: str, changes: list[Reorder]) -> None:
    assert check(reordered(without_fingerprints(document_of(name)), changes)) in ("loaded", "cut")


@given(name=names, changes=damages)
def test_a_file_with_other_bytes_loads_as_a_sound_game_or_is_refused(
    name: str, changes: list[Damage]
) -> None:
    check_bytes(damaged(data_of(name), changes))


def check_bytes(data: bytes) -> None:
    try:
        document = parse(data)
    except BadDocumentError as error:
        check_error(error)
        return
    check(document)


@pytest.mark.soak
@settings(max_examples=10_000)
@given(name=names, changes=mutations, marked=st.booleans())
def test_ten_thousand_saves_with_other_values_load_as_sound_games_or_are_refused(
    name: str, changes: list[Mutation], marked: bool
) -> None:
    document = document_of(name) if marked else without_fingerprints(document_of(name))
    changed = mutated(document, changes)
    check(changed)
    check_position_of(changed)


@pytest.mark.soak
@settings(max_examples=10_000)
@given(name=names_with_turns, changes=nudges)
def test_ten_thousand_games_with_other_component_values_are_sound_or_are_refused(
    name: str, changes: list[Nudge]
) -> None:
    check(nudged(without_fingerprints(document_of(name)), changes))


@pytest.mark.soak
@settings(max_examples=10_000)
@given(name=names, changes=damages)
def test_ten_thousand_files_with_other_bytes_load_as_sound_games_or_are_refused(
    name: str, changes: list[Damage]
) -> None:
    check_bytes(damaged(data_of(name), changes))
