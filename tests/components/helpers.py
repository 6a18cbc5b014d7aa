"""What the tests say about problems and sources, in one place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from co2desk.components import Pack, PackError, Problem, load_pack

Problems = Callable[[bytes | str], tuple[Problem, ...]]
Write = Callable[[str], Path]


class Mistake(NamedTuple):
    name: str
    old: str  # in the pack
    new: str  # in its place
    key: str  # "" where the mistake is one of YAML, at no key in particular
    line: str  # a part of the line that is reported
    expected: str
    found: str


def assert_reported(mistake: Mistake, pack_text: str, problems_of: Problems, file: str) -> None:
    """A pack with the mistake is refused by file, line, key, what was expected and what was found."""
    assert mistake.old in pack_text
    text = pack_text.replace(mistake.old, mistake.new, 1)
    problem = next(p for p in problems_of(text) if not mistake.key or p.key == mistake.key)
    assert problem.file.endswith(file)
    assert mistake.line in text.splitlines()[problem.line - 1]
    assert mistake.expected in problem.expected
    assert mistake.found in problem.found
    assert str(problem).startswith(f"{problem.file}, line {problem.line}: ")


class OwnMistake(NamedTuple):
    name: str
    text: str  # of the file of the owner
    line: int
    key: str
    expected: str
    found: str


def assert_reported_in_own_file(mistake: OwnMistake, edition: str, own_pack: Write) -> None:
    """The first problem is one of the file of the owner."""
    file = own_pack(mistake.text)
    problem = problems_of_own(edition, file)[0]
    assert (problem.file, problem.line, problem.key) == (str(file), mistake.line, mistake.key)
    assert mistake.expected in problem.expected
    assert mistake.found in problem.found


def problems_of_own(edition: str, own: Path) -> tuple[Problem, ...]:
    with pytest.raises(PackError) as caught:
        load_pack(edition, own)
    return caught.value.problems


def changed(pack: Pack, own: Pack) -> set[str]:
    """The keys of the values that do not come from where they came from."""
    return {key for key, source in own.sources.items() if source != pack.sources[key]}


def header_example(pack_text: str) -> str:
    """The own pack that the header of a pack gives as an example."""
    lines = [line[4:] for line in pack_text.splitlines() if line.startswith("#   ") and "source" not in line]
    return "\n".join(lines[lines.index("plants:") :])
