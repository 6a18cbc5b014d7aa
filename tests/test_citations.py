"""Every number of the specifications is proven by a test that cites it, and the index of them is current."""

from __future__ import annotations

import pytest

from .rules_index import FIRST_NUMBERS, SECOND_NUMBERS, TARGET, citations, document, proof_files

# D-67: the names of energies vary inside a printed book. A78: slips of typesetting. There is nothing to play.
NOTHING_TO_PLAY = {"D-67", "A78"}


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_every_number_is_cited_by_a_test(edition: str) -> None:
    numbers = FIRST_NUMBERS if edition == "first" else SECOND_NUMBERS
    proven = proof_files(edition)
    missing = [n for group in numbers.values() for n in group if n not in proven and n not in NOTHING_TO_PLAY]
    assert not missing


def test_a_range_cites_all_its_numbers() -> None:
    assert list(citations("Settles D-24 to D-26, G-01.", "first")) == ["D-24", "D-25", "D-26", "G-01"]
    assert list(citations("A3, D13, T30-T31", "second_chance")) == ["A3", "D13", "T30", "T31"]


def test_the_index_of_rules_is_current() -> None:
    assert TARGET.read_text(encoding="utf-8") == document(), "`make docs` writes it"
