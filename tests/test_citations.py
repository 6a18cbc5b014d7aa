"""What code, tests and documents cite is in the specification, and what it states is proven by a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from co2desk.components import load_profiles
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.switches import catalogue_of
from co2desk.engine.rules.references import FIRST as FIRST_RULES
from co2desk.engine.rules.references import SECOND_CHANCE as SECOND_CHANCE_RULES
from co2desk.engine.rules.references import RuleRef

from .citations import (
    FIRST_NUMBER,
    SECOND_NUMBER,
    Citation,
    citations_of,
    edition_of,
    files,
    foreign_numbers,
    numbers_in,
    wrong_citations,
)
from .rules_index import GROUPS, TARGET, document, proof_files, statements
from .specification import FIRST, ROOT, SECOND_CHANCE, specification

# D-67: the names of energies vary inside a printed book. A78: slips of typesetting. There is nothing to play.
NOTHING_TO_PLAY = {"D-67", "A78"}
VALUES = "P"  # printed values are component values, with a source of their own

FIRST_FILE = Path("co2desk/engine/editions/first/lobby.py")
SECOND_FILE = Path("co2desk/engine/editions/second_chance/plan.py")
SHARED_FILE = Path("co2desk/engine/rules/market.py")


# --- everything leads somewhere --------------------------------------------------------------------------


def test_every_citation_leads_to_the_specification() -> None:
    """Numbers and sections, in the edition that the file or the text is about."""
    wrong = []
    for path in files():
        source = path.read_text(encoding="utf-8")
        wrong += wrong_citations(path.relative_to(ROOT), source)
        wrong += foreign_numbers(path.relative_to(ROOT), source)
    assert wrong == []


def test_there_is_something_to_check() -> None:
    """Both kinds of citations are found in great numbers, in both editions."""
    found = [
        citation
        for path in files()
        for _, citation in citations_of(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    ]
    for edition in (FIRST, SECOND_CHANCE):
        of_edition = [citation.number for citation in found if citation.edition == edition]
        assert sum(number[0].isdigit() for number in of_edition) > 200
        assert sum(number[0].isalpha() for number in of_edition) > 500


@pytest.mark.parametrize(
    ("edition", "references"),
    [(FIRST, FIRST_RULES), (SECOND_CHANCE, SECOND_CHANCE_RULES)],
    ids=["first", "second_chance"],
)
def test_every_rule_names_a_section_and_numbers_that_exist(
    edition: str, references: dict[str, RuleRef]
) -> None:
    """These are what a refusal tells its reader."""
    spec = specification(edition)
    assert [r.code for r in references.values() if r.spec not in spec.sections] == []
    assert [n for r in references.values() for n in r.settles if n not in spec.statements] == []


@pytest.mark.parametrize(
    ("edition", "switches"),
    [(FIRST, FirstSwitches), (SECOND_CHANCE, SecondChanceSwitches)],
    ids=["first", "second_chance"],
)
def test_every_switch_settles_numbers_that_exist(edition: str, switches: type[object]) -> None:
    known = specification(edition).statements
    assert [number for s in catalogue_of(switches) for number in s.settles if number not in known] == []


def test_every_reading_of_a_rulebook_names_a_difference_that_exists() -> None:
    known = specification(FIRST).statements
    for profile in load_profiles("first").values():
        assert set(profile.differences.values()) <= set(known)


# --- a wrong citation is noticed -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "source", "number"),
    [
        (FIRST_FILE, '"""Lobby cards (specification 13.9; rulebooks 2.2.3)."""', "13.9"),
        (FIRST_FILE, '"""Settles D-24 to D-28, G-99."""', "G-99"),
        (FIRST_FILE, '"""Settles D-70 to D-73."""', "D-73"),
        (FIRST_FILE, '"""Lobby cards (8.C)."""', "8.C"),
        (FIRST_FILE, "x = 1  # all steps of 15.7", "15.7"),
        (FIRST_FILE, "# a comment of two\n# lines (6.9)\n", "6.9"),
        (FIRST_FILE, '"""Cards (13.1; Second Chance 17.9)."""', "17.9"),
        (SECOND_FILE, '"""Plan a project (specification 9.D)."""', None),
        (SECOND_FILE, '"""Plan a project (specification 9.1)."""', "9.1"),
        (SECOND_FILE, '"""Settles A12, A99."""', "A99"),
        (SECOND_FILE, '"""P4, P17: printed values."""', "P17"),
        (SECOND_FILE, '"""4.1 step 11, 13 and 25: enough tiles."""', "25"),
        (SHARED_FILE, '"""The market (first edition: specification 12; Second Chance: 7.1, 8.D)."""', None),
        (SHARED_FILE, '"""The market (first edition: specification 12; Second Chance: 7.9, 8.B)."""', "7.9"),
        (SHARED_FILE, '"""The market (first edition: specification 8.B)."""', "8.B"),
        (SHARED_FILE, '"""The market (17.9)."""', "17.9"),
        (SHARED_FILE, '"""99: nowhere."""', "99"),
        (SHARED_FILE, '"""The whole phase (6.3 to 6.6)."""', "6.5"),
        (Path("tests/ui/test_drags.py"), 'CASES = {"8.7 install": 1}', "8.7"),
        (Path("docs/protocol.md"), '{"code": "build", "settles": ["D-05", "D-98"]}', "D-98"),
        (Path("docs/spec/second_chance.md"), "Passed over (A137).", None),
        (Path("docs/spec/second_chance.md"), "Passed over (A97, 13.2).", "13.2"),
        (Path("resources/profiles/first.yaml"), "x: {value: 1, difference: D-99}", "D-99"),
    ],
)
def test_a_citation_that_leads_nowhere_is_found(path: Path, source: str, number: str | None) -> None:
    """A letter that no section has, or a number of three digits, is no citation at all."""
    found = [line.split(": ")[1].split(" ")[0] for line in wrong_citations(path, source)]
    assert (number in found) if number else not found


@pytest.mark.parametrize(
    ("path", "source", "number"),
    [
        (FIRST_FILE, '"""Settles A12."""', "A12"),
        (FIRST_FILE, '"""Settles T5."""', "T5"),
        (SECOND_FILE, '"""Settles G-12."""', "G-12"),
    ],
)
def test_a_number_of_the_other_edition_is_found(path: Path, source: str, number: str) -> None:
    """The form of a number says which edition it belongs to; a file of one edition cites its own."""
    assert [line.split(": ")[1].split(" ")[0] for line in foreign_numbers(path, source)] == [number]
    named = source.replace("Settles", "As in Second Chance and the first edition,")
    assert foreign_numbers(path, named) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (FIRST_FILE, '"""Lobby cards (specification 13.1; rulebooks 2.2.3 and 1.9)."""'),
        (FIRST_FILE, '"""The example of the rulebooks (PL 1.2): 4 + 2 = 6."""'),
        (SHARED_FILE, '"""A whole number; true and 1.0 are none."""'),
        (SHARED_FILE, '"""A text size (1.0 is the normal one) with a contrast of at least 4.5."""'),
        (SHARED_FILE, '"""2 to 4, 22 to 24 and so on, but not 12 to 14."""'),
        (SHARED_FILE, "LIMIT = 9.9  # Qt 6.10 wants it (3)"),
        (SHARED_FILE, 'VERSION = "1.2"'),
    ],
)
def test_other_numbers_are_not_taken_for_citations(path: Path, source: str) -> None:
    assert wrong_citations(path, source) == []


@pytest.mark.parametrize(
    ("source", "cited"),
    [
        ('"""9.4, DP-14: the owner decides."""', {"9.4", "DP-14"}),
        ('"""15.2 steps 6, 7 and G-38: awards."""', {"15.2", "G-38"}),
        ('"""Task 6.2: cubes go back."""', {"6.2"}),
        ('"""The end of a turn (specification 7, T1; rulebooks 2, 2.2.1.1)."""', {"7", "T1"}),
        ('"""From the supply on (6.2 to 6.4, 15.1)."""', {"6.2", "6.3", "6.4", "15.1"}),
    ],
)
def test_what_a_docstring_cites(source: str, cited: set[str]) -> None:
    assert {citation.number for _, citation in citations_of(FIRST_FILE, source)} == cited


def test_a_text_may_name_the_edition_it_cites() -> None:
    source = '"""The market (first edition: specification 12; Second Chance: 7.1, 8.B)."""'
    found = {citation for _, citation in citations_of(SHARED_FILE, source)}
    assert found == {
        Citation("12", FIRST),
        Citation("7.1", SECOND_CHANCE),
        Citation("8.B", SECOND_CHANCE),
    }


def test_a_path_tells_the_edition() -> None:
    assert edition_of(FIRST_FILE) == FIRST
    assert edition_of(SECOND_FILE) == edition_of(Path("tests/ui/test_second_drags.py")) == SECOND_CHANCE
    assert edition_of(SHARED_FILE) == ""


def test_a_range_cites_all_its_numbers() -> None:
    assert list(numbers_in("Settles D-24 to D-26, G-01.", FIRST_NUMBER)) == ["D-24", "D-25", "D-26", "G-01"]
    assert list(numbers_in("A3, D13, T30-T31", SECOND_NUMBER)) == ["A3", "D13", "T30", "T31"]


# --- everything is proven --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [FIRST, SECOND_CHANCE])
def test_every_number_is_cited_by_a_test(edition: str) -> None:
    proven = proof_files(edition)
    numbers = [
        entry.number for group in GROUPS[edition] if group != VALUES for entry in statements(edition, group)
    ]
    assert [n for n in numbers if n not in proven and n not in NOTHING_TO_PLAY] == []


def test_the_index_of_rules_is_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == document(), "`make docs` writes it"
