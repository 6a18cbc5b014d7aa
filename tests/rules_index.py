"""Writes docs/rules-index.md: for every number of both specifications the file and the tests that settle it.

    python -m tests.rules_index            writes it
    python -m tests.rules_index --check    says whether it is up to date

The numbers come out of the code itself: docstrings and comments of the engine and of its tests cite them.
First edition: D-nn rulebook differences, G-nn gaps, DP-nn decision points, I-nn invariants. Second Chance:
A-numbers rulings, D decision points, I invariants, T test vectors of the rulebook's examples.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from co2desk.engine.rules.references import FIRST, SECOND_CHANCE, RuleRef

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "rules-index.md"
ENGINE = ROOT / "co2desk" / "engine"
TESTS = ROOT / "tests" / "engine"

FIRST_NUMBERS = {
    "D-": [f"D-{n:02}" for n in range(1, 73)],
    "G-": [f"G-{n:02}" for n in range(1, 57)],
    "DP-": [f"DP-{n:02}" for n in range(1, 26)],
    "I-": [f"I-{n:02}" for n in range(1, 23)],
}
SECOND_NUMBERS = {
    "A": [f"A{n}" for n in range(1, 83)],
    "D": [f"D{n}" for n in range(1, 26)],
    "I": [f"I{n}" for n in range(1, 26)],
    "T": [f"T{n}" for n in range(1, 32)],
}
TITLES = {
    "D-": "Differences between the printed rulebooks",
    "G-": "Gaps and their rulings",
    "DP-": "Decision points",
    "I-": "Invariants",
    "A": "Ambiguities and their rulings",
    "D": "Decision points",
    "I": "Invariants",
    "T": "Test vectors from the rulebook's examples",
}
FIRST_CITATION = re.compile(r"\b(DP|D|G|I)-(\d\d)(?: to \1-(\d\d))?\b")
SECOND_CITATION = re.compile(r"\b([ADIT])(\d{1,2})(?:(?: to |-)\1(\d{1,2}))?\b")


def citations(text: str, edition: str) -> Iterator[str]:
    """Every number a text cites; "D-24 to D-28" cites five."""
    pattern, form = (FIRST_CITATION, "{}-{:02}") if edition == "first" else (SECOND_CITATION, "{}{}")
    for letter, start, end in pattern.findall(text):
        for number in range(int(start), int(end or start) + 1):
            yield form.format(letter, number)


def places(folders: Iterable[Path], edition: str, read: Callable[[str], str]) -> dict[str, list[str]]:
    """For every number the files that cite it in what `read` takes of them."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for number in citations(read(path.read_text(encoding="utf-8")), edition):
                found[number].add(path.relative_to(ROOT).as_posix())
    return {number: sorted(paths) for number, paths in found.items()}


def claims(source: str) -> str:
    """What the tests of a file say that they prove: the docstrings of its test functions."""
    tests = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    return "\n".join(ast.get_docstring(test) or "" for test in tests)


def code_files(edition: str) -> dict[str, list[str]]:
    shared = [ENGINE / "rules", ENGINE / "table", ENGINE / "machine"]
    found = places([*shared, ENGINE / "editions" / edition], edition, str)
    register = "co2desk/engine/rules/references.py"  # it lists the numbers, it settles none
    return {number: [path for path in paths if path != register] for number, paths in found.items()}


def proof_files(edition: str) -> dict[str, list[str]]:
    return places([TESTS / edition], edition, claims)


def rule_names(references: dict[str, RuleRef]) -> dict[str, str]:
    found: dict[str, list[str]] = defaultdict(list)
    for reference in references.values():
        for number in reference.settles:
            found[number].append(reference.code)
    return {number: ", ".join(codes) for number, codes in found.items()}


def link(path: str) -> str:
    return f"[{path.rpartition('/')[2]}](../{path})"


def table_rows(numbers: list[str], edition: str, references: dict[str, RuleRef]) -> Iterator[str]:
    code, proofs, names = code_files(edition), proof_files(edition), rule_names(references)
    yield "| number | rule | written in | proven in |"
    yield "|---|---|---|---|"
    for number in numbers:
        written = ", ".join(link(path) for path in code.get(number, []))
        proven = ", ".join(link(path) for path in proofs.get(number, []))
        yield f"| {number} | {names.get(number, '')} | {written} | {proven} |"


def document() -> str:
    lines = [
        "# Where every rule is written and proven",
        "",
        "Made by `make docs` from the citations in code and tests; do not edit. A number without a file of",
        "its own needs no code: a slip of a printed book, or a rule that follows from others.",
    ]
    for title, edition, groups, references in (
        ("CO₂ (2012)", "first", FIRST_NUMBERS, FIRST),
        ("CO₂: Second Chance (2018)", "second_chance", SECOND_NUMBERS, SECOND_CHANCE),
    ):
        lines += ["", f"## {title}"]
        for letter, numbers in groups.items():
            lines += ["", f"### {TITLES[letter]}", "", *table_rows(numbers, edition, references)]
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
