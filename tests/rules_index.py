"""Writes docs/rules-index.md: every statement and section of the specification beside its code and its tests.

    python -m tests.rules_index            writes it
    python -m tests.rules_index --check    says whether it is up to date

Numbers and titles come from docs/spec. Which file settles a statement is read from the code itself: its
docstrings and comments cite it. Which test proves it is read from the docstrings of the tests.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from co2desk.engine.rules.references import FIRST as FIRST_RULES
from co2desk.engine.rules.references import SECOND_CHANCE as SECOND_CHANCE_RULES
from co2desk.engine.rules.references import RuleRef

from .citations import DOCSTRING, Text, citations_in, edition_of, texts_of_code
from .specification import FILES, FIRST, ROOT, SECOND_CHANCE, Entry, in_order, specification

TARGET = ROOT / "docs" / "rules-index.md"
ENGINE, COMPONENTS = ROOT / "co2desk" / "engine", ROOT / "co2desk" / "components"
TESTS = ROOT / "tests"
REGISTER = "co2desk/engine/rules/references.py"  # it lists the numbers, it settles none

Found = dict[str, list[str]]  # files by the number that they cite

GROUPS = {
    FIRST: {
        "D-": "Differences between the printed rulebooks",
        "G-": "Gaps and their rulings",
        "DP-": "Decision points",
        "I-": "Invariants",
        "T": "End of a turn",
    },
    SECOND_CHANCE: {
        "A": "Open points and their rulings",
        "D": "Decision points",
        "I": "Invariants",
        "T": "Examples of the rulebook as tests",
        "P": "Printed values",
    },
}


def statements(edition: str, letters: str) -> list[Entry]:
    """The statements of one group, in the order of their numbers."""
    found = specification(edition).statements
    group = {number for number in found if number.rstrip("0123456789") == letters}
    return [found[number] for number in in_order(group)]


def places(folders: Iterable[Path], edition: str, read: Callable[[str], Iterable[Text]]) -> Found:
    """For every number the files that cite it in the texts that `read` takes of them."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        name = path.relative_to(ROOT)
        for text in read(path.read_text(encoding="utf-8")):
            for citation in citations_in(text, edition_of(name)):
                if citation.edition == edition:
                    found[citation.number].add(name.as_posix())
    return {number: sorted(paths - {REGISTER}) for number, paths in found.items()}


def claims(source: str) -> Iterator[Text]:
    """What the tests of a file say that they prove: the docstrings of its test functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Text(node.lineno, DOCSTRING, ast.get_docstring(node) or "")


def code_files(edition: str) -> Found:
    return places([ENGINE, COMPONENTS], edition, texts_of_code)


def proof_files(edition: str) -> Found:
    return places([TESTS / "engine", TESTS / "components"], edition, claims)


def rule_names(references: dict[str, RuleRef]) -> dict[str, str]:
    """The codes of the rules that settle a number or are written in a section."""
    found: dict[str, list[str]] = defaultdict(list)
    for reference in references.values():
        for number in (*reference.settles, reference.spec):
            found[number].append(reference.code)
    return {number: ", ".join(codes) for number, codes in found.items()}


def link(path: str) -> str:
    return f"[{path.rpartition('/')[2]}](../{path})"


class EditionTables:
    """The tables of one edition; files and rules are looked up once."""

    def __init__(self, edition: str, references: dict[str, RuleRef]) -> None:
        self.edition = edition
        self.code, self.proofs = code_files(edition), proof_files(edition)
        self.names = rule_names(references)

    def rows(self, entries: Iterable[Entry]) -> Iterator[str]:
        yield "| number | what it says | rule | written in | proven in |"
        yield "|---|---|---|---|---|"
        page = f"spec/{FILES[self.edition].name}"
        for number, title, anchor, _ in entries:
            written = ", ".join(link(path) for path in self.code.get(number, []))
            proven = ", ".join(link(path) for path in self.proofs.get(number, []))
            names = self.names.get(number, "")
            yield f"| [{number}]({page}#{anchor}) | {title} | {names} | {written} | {proven} |"

    def lines(self) -> Iterator[str]:
        for letters, title in GROUPS[self.edition].items():
            yield from ("", f"### {title}", "", *self.rows(statements(self.edition, letters)))
        yield from ("", "### Sections", "", *self.rows(specification(self.edition).sections.values()))


def document() -> str:
    lines = [
        "# Where every rule is written and proven",
        "",
        "Made by `make docs` from [the specification](spec/) and from what code and tests cite of it; do",
        "not edit. A number without a file of its own needs no code: a slip of a printed book, or a rule",
        "that follows from others.",
    ]
    for title, edition, references in (
        ("CO₂ (2012)", FIRST, FIRST_RULES),
        ("CO₂: Second Chance (2018)", SECOND_CHANCE, SECOND_CHANCE_RULES),
    ):
        lines += ["", f"## {title}", *EditionTables(edition, references).lines()]
    return "\n".join(lines) + "\n"


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        print("up to date" if fresh else "out of date: `make docs` writes it")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
