"""Saves in which something has another value or type: it is named, and the game before it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from co2desk.session import Session
from co2desk.session.documents import NewerVersionError

from .bad import OLD, SAVE, SAVES, SECOND, TEAM, document_of, first_problem, refusal

WRONG_VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 10**400, 1.5, float("inf"), "", "0", "\ud800", "x" * 1_000),
    *([], [None], [[]], {}, {"a": 1}, [{}], [{"do": None}], {"edition": 7}),
)
PASSED_OVER = {
    "program",
    "edition",
    "mode",
    "position",
}  # for people and for readers that cannot play the log
RIGHT: dict[str, tuple[Any, ...]] = {
    "practice": (True,),
    "players": (None, []),
    "branch": (None,),
    "start": (None,),
    "turns": ([],),
}


# A log with fewer entries has turns too many, and options that say nothing mean four players.
SHORTER = {"log": ("log", "turns"), "options": ("options", "players")}


def is_right(member: str, value: object) -> bool:
    return any(value is right or (value == right and right is not True) for right in RIGHT.get(member, ()))


@pytest.mark.parametrize("member", sorted([*document_of(SAVE), "branch", "start"]))
def test_a_member_of_the_wrong_type_is_refused_by_its_name(member: str) -> None:
    for value in WRONG_VALUES:
        document = {**document_of(SAVE), member: value}
        problem = first_problem(document)
        if member in PASSED_OVER or is_right(member, value):
            assert problem is None, value
        else:
            assert problem is not None, value
            named = SHORTER.get(member, member) if isinstance(value, list | dict) else member
            assert problem.where.startswith(named), value


@pytest.mark.parametrize("member", sorted(set(document_of(SAVE)) - PASSED_OVER - {"practice", "players"}))
def test_a_member_that_is_missing_is_named(member: str) -> None:
    document = document_of(SAVE)
    del document[member]
    assert refusal(document).where.startswith(member)


@pytest.mark.parametrize(
    ("entry", "where", "expected"),
    [
        (None, "log[5]", "an object"),
        ("end_turn", "log[5]", "an object"),
        ({}, "log[5].do", "one of"),
        ({"do": ["end_turn"]}, "log[5].do", "one of"),
        ({"do": "end_turn", "player": 0}, "log[5].player", "no such key"),
        (
            {"do": "propose", "energy": "solar", "region": "atlantis", "grant": "tech"},
            "log[5].region",
            "one of north_america, south_america",
        ),
        (
            {"do": "propose", "energy": ["solar"], "region": "asia", "grant": "tech"},
            "log[5].energy",
            "one of forestation, solar",
        ),
        ({"do": "install", "space": "asia/gold"}, "log[5].space", "space"),
        (
            {"do": "move_scientist", "origin": "hand", "destination": "summit/99/0"},
            "log[5].destination",
            "a topic of a summit",
        ),
        (
            {"do": "move_scientist", "origin": "lobby/99", "destination": "hand"},
            "log[5].origin",
            "a topic of a summit",
        ),
        ({"do": "play_lobby", "card": 999, "main": 0, "option": 0}, "log[5]", "a legal action (code: "),
        ({"do": "play_lobby", "card": 1, "main": 9, "option": 9}, "log[5]", "a legal action (code: "),
        ({"do": "score_un_goal", "card": 999_999}, "log[5]", "a legal action (code: "),
        ({"do": "build", "space": "asia/tech", "tile": 10**400, "card": 0}, "log[5].tile", "a whole number"),
        ({"do": "pay_bid", "money": 10**6, "tech": 0, "cep": 0}, "log[5]", "a legal action (code: not_now)"),
        ({"do": "appoint", "player": 5}, "log[5].player", "a whole number from 0"),
        (
            {"do": "plan", "energy": "solar", "region": "asia", "grant": "tech"},
            "log[5]",
            "a legal action (code: not_now)",
        ),
        ({"undo": 10**400, "how": "free"}, "log[5].undo", "from 1 to 5"),
        ({"undo": 0, "how": "free"}, "log[5].undo", "from 1 to 5"),
        ({"undo": 1, "how": ["free"]}, "log[5].how", "free, agreed, practice"),
    ],
)
def test_a_wrong_entry_is_named_and_the_game_before_it_is_kept(
    entry: object, where: str, expected: str
) -> None:
    """What makes no sense is itself wrong; before what is not legal, something else may be: then only turns
    count that a fingerprint confirms."""
    document = document_of(SAVE)
    sure = max(turn["after"] for turn in document["turns"] if turn["after"] <= 5)
    right = document["log"][: sure if expected.startswith("a legal action") else 5]
    document["log"][5] = entry
    session, problem = Session.open(document)
    assert problem is not None
    assert problem.where == where
    assert expected in problem.expected
    assert session.save()["log"] == right
    assert session.id == document["id"]
    assert session.seats == Session.load(document_of(SAVE)).seats


def test_without_fingerprints_the_game_is_kept_up_to_what_is_not_legal() -> None:
    """There is nothing that would tell more: a migration may have taken them out."""
    document = {**document_of(SAVE), "turns": []}
    right = document["log"][:17]
    document["log"][17] = {"do": "pass"}
    session, problem = Session.open(document)
    assert problem is not None
    assert problem.where == "log[17]"
    assert session.save()["log"] == right


def test_nothing_can_be_played_after_the_end() -> None:
    document = document_of(SAVES / "2" / "first-finished")
    whole = len(document["log"])
    document["log"].append({"do": "end_turn"})
    document["turns"].append({**document["turns"][-1], "after": whole + 1})
    session, problem = Session.open(document)
    assert problem is not None
    assert (problem.where, problem.expected) == (f"log[{whole}]", "a legal action (code: game_over)")
    assert session.game.is_over


@pytest.mark.parametrize("path", [SAVE, SECOND, OLD], ids=["3", "2", "1"])
def test_components_that_no_game_can_be_played_with_are_refused(path: Path) -> None:
    for key, value in (("loss", 0), ("loss", True), ("loss", "350"), ("loss", 1e3), ("danger", 9_999)):
        document = document_of(path)
        document["components"]["co2"][key] = value
        assert refusal(document).where == f"components.co2.{key}"


def test_components_of_the_other_edition_are_refused() -> None:
    document = {**document_of(SAVE), "components": document_of(TEAM)["components"]}
    assert refusal(document).where == "components.edition"


@pytest.mark.parametrize("version", [4, 99, 10**400])
def test_a_later_version_is_told_apart_from_a_wrong_one(version: int) -> None:
    assert isinstance(refusal({**document_of(SAVE), "version": version}), NewerVersionError)


@pytest.mark.parametrize("version", [0, -1, 1.0, True, "3", None, [3], float("inf")])
def test_a_version_that_is_none_is_a_wrong_one(version: object) -> None:
    error = refusal({**document_of(SAVE), "version": version})
    assert error.where == "version"
    assert not isinstance(error, NewerVersionError)
