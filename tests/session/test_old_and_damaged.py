"""A save that is of an earlier version and damaged at once: it keeps as much as one that is only damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session
from co2desk.session.documents import NewerVersionError
from co2desk.session.migrations import NEW_IN_3
from co2desk.session.saves import count_entries

from .bad import OLD, SAVE, SAVES, SECOND, TEAM, document_of

EARLIER = ("1/first-3", "1/cooperative-3", "1/competitive-edited-start", "1/solo", "1/competitive-draft")
GARBLED: dict[str, Any] = {"do": "fly"}
NOT_LEGAL: dict[str, Any] = {"do": "reduce_co2", "steps": 0}


def opened_in_part(document: Any) -> tuple[Session, BadDocumentError]:
    session, problem = Session.open(document)
    assert problem is not None
    return session, problem


# --- version 1: one fingerprint, at the end ----------------------------------------------------------------


@pytest.mark.parametrize("entry", [GARBLED, NOT_LEGAL], ids=["garbled", "not legal"])
@pytest.mark.parametrize("number", [0, 1, 13, -1])
@pytest.mark.parametrize("name", EARLIER)
def test_a_save_of_version_1_keeps_everything_before_a_bad_entry(
    name: str, number: int, entry: dict[str, Any]
) -> None:
    """No turn on the way has a fingerprint that would tell more."""
    document = document_of(SAVES / name)
    whole = list(document["actions"])
    number %= len(whole)
    document["actions"][number] = entry
    session, problem = opened_in_part(document)
    assert problem.where.startswith(f"log[{number}]")
    assert session.save()["log"] == whole[:number]


@pytest.mark.parametrize("name", EARLIER)
def test_a_save_of_version_1_that_ends_elsewhere_is_believed_from_its_start_only(name: str) -> None:
    """Every entry is legal, so nobody knows which one is wrong."""
    document = {**document_of(SAVES / name), "fingerprint": "0" * 32}
    session, problem = opened_in_part(document)
    assert problem.where == "turns[0].fingerprint"
    assert session.save()["log"] == []


def test_what_is_left_of_a_save_of_version_1_is_the_game_of_its_players() -> None:
    document = document_of(OLD)
    document["actions"][9] = GARBLED
    session, _ = opened_in_part(document)
    whole = Session.load(document_of(OLD))
    assert session.seats == whole.seats != ()
    assert session.actions == whole.actions[:9]
    assert Session.load(session.save()).save() == session.save()


# --- version 2: fingerprints of turns, and readings that did not exist --------------------------------------


def test_a_save_of_version_2_keeps_the_turns_before_an_entry_that_is_not_legal() -> None:
    """As one of today: what no fingerprint has confirmed was perhaps never played."""
    document = document_of(SECOND)
    marks = [turn["after"] for turn in document["turns"]]
    number = next(after for after in range(5, 30) if after not in marks)
    right = document["log"][: max(after for after in marks if after <= number)]
    document["log"][number] = NOT_LEGAL
    session, problem = opened_in_part(document)
    assert problem.where == f"log[{number}]"
    assert session.save()["log"] == right != []


@pytest.mark.parametrize(
    "name", ["1/competitive-finished", "2/competitive-finished", "2/cooperative-practice"]
)
def test_what_is_left_of_an_earlier_save_goes_on_with_its_readings(name: str) -> None:
    """G-15, A12, A53: the part that is kept is a game of that time, too."""
    document = document_of(SAVES / name)
    document["actions" if document["version"] == 1 else "log"][30] = GARBLED
    session, _ = opened_in_part(document)
    assert len(session.log) == 30
    assert session.readings.items() >= NEW_IN_3["second_chance"].items()
    assert Session.load(session.save()).readings == session.readings


@pytest.mark.parametrize("readings", [None, [], "all", 7])
@pytest.mark.parametrize("path", [OLD, SECOND], ids=["1", "2"])
def test_earlier_readings_that_are_none_are_named(path: Path, readings: object) -> None:
    with pytest.raises(BadDocumentError) as caught:
        Session.open({**document_of(path), "readings": readings})
    assert caught.value.where == "readings"


@pytest.mark.parametrize("options", [None, [], {"edition": "third"}, {"edition": ["first"]}, {}])
@pytest.mark.parametrize("path", [OLD, SECOND], ids=["1", "2"])
def test_earlier_options_that_are_none_are_named(path: Path, options: object) -> None:
    """A migration asks them for the edition, and whatever they hold it must not stumble."""
    with pytest.raises(BadDocumentError) as caught:
        Session.open({**document_of(path), "options": options})
    assert caught.value.where.startswith(("options", "components.edition", "readings"))


# --- what is left of a damaged save ------------------------------------------------------------------------


@pytest.mark.parametrize("version", [2, 3])
def test_what_is_left_of_a_game_for_practice_is_one(version: int) -> None:
    """Else it could not be taken back any more without asking."""
    document = document_of(SAVES / str(version) / "solo-practice")
    document["log"][20] = GARBLED
    session, _ = opened_in_part(document)
    assert (session.practice, len(session.log)) == (True, 20)


@pytest.mark.parametrize("name", ["competitive-branch", "first-branch-of-an-edited-start"])
@pytest.mark.parametrize("version", [2, 3])
def test_what_is_left_of_a_branch_knows_the_game_it_was_played_on_from(version: int, name: str) -> None:
    document = document_of(SAVES / str(version) / name)
    document["log"][7] = GARBLED
    session, _ = opened_in_part(document)
    assert session.branch is not None
    assert session.branch._asdict() == document["branch"]
    assert session.id == document["id"]


@pytest.mark.parametrize("version", [2, 3])
def test_what_is_left_of_a_log_says_how_actions_were_taken_back(version: int) -> None:
    """Not everything was free: the log tells of the table's consent for ever."""
    document = document_of(SAVES / str(version) / "first-taken-back")
    whole = list(document["log"])
    document["log"][-1] = GARBLED
    session, _ = opened_in_part(document)
    assert session.save()["log"] == whole[:-1]
    assert {entry.how for _, entry in session.taken_back} == {"free", "agreed"}


@pytest.mark.parametrize("after", [True, 1.0, "1", None, [1]])
@pytest.mark.parametrize("path", [SAVE, SECOND], ids=["3", "2"])
def test_a_turn_without_a_whole_number_is_of_the_wrong_form(path: Path, after: object) -> None:
    """Python counts true as 1; in a save it is no number."""
    document = document_of(path)
    document["turns"][1]["after"] = after
    session, problem = opened_in_part(document)
    assert (problem.where, session.log) == ("turns[1].after", [])


# --- how long a log is -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [SAVE, SECOND, OLD, TEAM], ids=["3", "2", "1", "taken back"])
def test_every_entry_of_a_log_is_counted_right_or_wrong(path: Path) -> None:
    """A player is told how much of how much was kept: also what was taken back, and what cannot be read."""
    document = document_of(path)
    log = document["actions" if document["version"] == 1 else "log"]
    assert count_entries(document) == len(log) > 0
    log[3] = GARBLED
    log.append(7)
    assert count_entries(document) == len(log)


def test_the_save_with_entries_taken_back_has_more_of_them_than_actions() -> None:
    """The count above is worth something."""
    assert count_entries(document_of(TEAM)) > len(Session.load(document_of(TEAM)).actions)


@pytest.mark.parametrize(("path", "member"), [(SAVE, "log"), (SECOND, "log"), (OLD, "actions")])
@pytest.mark.parametrize("log", [None, 7, {"do": "pass"}, "log"])
def test_what_is_no_log_has_no_entries(path: Path, member: str, log: object) -> None:
    assert count_entries({**document_of(path), member: log}) == 0


def test_the_log_of_a_later_version_is_not_counted() -> None:
    with pytest.raises(NewerVersionError):
        count_entries({**document_of(SAVE), "version": 99})
