"""The specification in docs/spec: whole, linked, and in step with the switches and the rulebook profiles."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from co2desk.components import load_profiles, profile_values
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.switches import Switch, Value, catalogue_of, make_switches

from .specification import FILES, FIRST, FOLDER, ROOT, SECOND_CHANCE, in_order, read, slug, specification

LAST = {
    FIRST: {"D-": 72, "G-": 56, "DP-": 25, "I-": 22, "T": 2},
    SECOND_CHANCE: {"A": 82, "D": 25, "I": 25, "T": 31, "P": 16},
}
SWITCHES = [
    (edition, switch)
    for edition, cls in ((FIRST, FirstSwitches), (SECOND_CHANCE, SecondChanceSwitches))
    for switch in catalogue_of(cls)
]
BOOKS = ("pl", "fr", "ru", "zh")
MISPRINT, POSSIBLE, SILENT = "*", "?", "-"


# --- the documents themselves ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [FIRST, SECOND_CHANCE])
def test_no_number_is_missing(edition: str) -> None:
    """Numbers are never given anew: code, tests and old saves cite them."""
    found = specification(edition).statements
    for letters, last in LAST[edition].items():
        width = 2 if letters.endswith("-") else 1
        expected = [f"{letters}{number:0{width}}" for number in range(1, last + 1)]
        assert in_order({n for n in found if n.rstrip("0123456789") == letters}) == expected
    assert sum(LAST[edition].values()) == len(found)


@pytest.mark.parametrize("edition", [FIRST, SECOND_CHANCE])
def test_every_entry_has_a_title_and_an_anchor_of_its_own(edition: str) -> None:
    spec = specification(edition)
    entries = [*spec.sections.values(), *spec.statements.values()]
    assert [entry.number for entry in entries if not entry.title] == []
    anchors = [entry.anchor for entry in entries]
    assert len(set(anchors)) == len(anchors)
    assert all(entry.anchor == entry.number.lower() for entry in spec.statements.values())


def links(path: Path) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {slug(heading) for heading in headings} | set(re.findall(r'<a id="([^"]+)">', text))


@pytest.mark.parametrize(
    "path",
    [
        *sorted(FOLDER.glob("*.md")),
        ROOT / "docs" / "rules-index.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "README.md",
    ],
    ids=lambda path: path.name,
)
def test_every_link_leads_somewhere(path: Path) -> None:
    """Files exist, and so do the anchors in them."""
    wrong = []
    for link in links(path):
        name, _, anchor = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        if "://" not in link and (not target.exists() or (anchor and anchor not in anchors(target))):
            wrong.append(link)
    assert wrong == []


def test_a_number_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="stands there twice: D-01"):
        read('<a id="d-01"></a>**D-01 One** x\n\n<a id="d-01"></a>**D-01 Two** y\n')


def test_an_anchor_without_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="no number: Discs"):
        read('<a id="d-01"></a>**Discs** x\n')


# --- switches --------------------------------------------------------------------------------------------


def written(value: Value) -> str:
    """A value as the specification writes it: a list of cards by its numbers."""
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "none"
    return str(value)


@pytest.mark.parametrize(("edition", "switch"), SWITCHES, ids=[switch.key for _, switch in SWITCHES])
def test_the_specification_names_every_switch_with_its_values(edition: str, switch: Switch) -> None:
    """Where it states what the switch settles; the first value is the default."""
    texts = " ".join(specification(edition).statements[number].text for number in switch.settles)
    listed = re.search(rf"`{switch.key}`: ((?:`[^`]+`(?: \([^)]*\))?(?:, )?)+)", texts)
    assert listed is not None, f"{', '.join(switch.settles)}: names no values of `{switch.key}`"
    assert re.findall(r"`([^`]+)`", listed.group(1)) == [written(value) for value in switch.values]


@pytest.mark.parametrize("edition", [FIRST, SECOND_CHANCE])
def test_the_specification_names_no_other_switch(edition: str) -> None:
    known = {switch.key for _, switch in SWITCHES}
    named = re.findall(r"[Ss]witch(?:es)? `(\w+)`", FILES[edition].read_text(encoding="utf-8"))
    assert set(named) <= known


# --- what each rulebook plays (section 21) ---------------------------------------------------------------


def matrix() -> dict[str, list[str]]:
    """The table of section 21: by switch, its number, its default, and what each book says."""
    text = FILES[FIRST].read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", text[text.index("\n## 21 ") :], re.MULTILINE)
    return {key: cells.split(" | ") for key, cells in rows}


def test_the_matrix_has_a_row_for_every_switch_with_its_number_and_default() -> None:
    table = matrix()
    switches = {switch.key: switch for switch in catalogue_of(FirstSwitches)}
    assert set(table) == set(switches)
    for key, (number, default, *_) in table.items():
        assert number in switches[key].settles
        assert default == written(switches[key].values[0])


@pytest.mark.parametrize("book", BOOKS)
def test_a_profile_plays_what_the_matrix_says_of_its_book(book: str) -> None:
    """Plain values always, those with an asterisk only literally, possible readings never."""
    corrected = asdict(make_switches(FirstSwitches, profile_values("first", book, False)))
    literal = asdict(make_switches(FirstSwitches, profile_values("first", book, True)))
    for key, (_, default, *cells) in matrix().items():
        cell = cells[BOOKS.index(book)]
        usual = default if cell[-1] in (MISPRINT, POSSIBLE) or cell == SILENT else cell
        at_its_word = cell.rstrip(MISPRINT) if cell.endswith(MISPRINT) else usual
        assert (written(corrected[key]), written(literal[key])) == (usual, at_its_word), key


def test_every_value_in_the_matrix_can_be_played() -> None:
    values = {
        switch.key: {written(value) for value in switch.values} for switch in catalogue_of(FirstSwitches)
    }
    for key, (_, _, *cells) in matrix().items():
        assert {cell.rstrip(MISPRINT + POSSIBLE) for cell in cells} - {SILENT} <= values[key], key


def test_the_matrix_has_a_column_for_every_book() -> None:
    assert set(load_profiles("first")) == {"consensus", *BOOKS}
