"""Where each value comes from: the `source` words of a pack, worked out for every single value.

A word holds for its block and the blocks inside it until one of them says otherwise. A mapping holds for
the keys it names, at any depth of its block, and leaves the others as they were.
"""

from __future__ import annotations

from co2desk.components.documents import EDITION, SOURCE, Document, join
from co2desk.components.problems import Problem, describe
from co2desk.engine.machine.phrases import phrase

SOURCES = ("rulebook", "derived", "reconstructed", "own_copy")
_EXPECTED = phrase("a source: {words}", words=", ".join(SOURCES))


def sources_of(document: Document) -> tuple[dict[str, str], list[Problem]]:
    """The source of each single value and list, by its path."""
    found: dict[str, str] = {}
    problems: list[Problem] = []

    def word(value: object, path: str) -> str:
        if isinstance(value, str) and value in SOURCES:
            return value
        problems.append(document.problem(path, _EXPECTED, describe(value)))
        return SOURCES[0]

    def visit(node: object, path: str, general: str, by_key: dict[str, str]) -> None:
        if not isinstance(node, dict):
            if general:
                found[path] = general
            elif path != EDITION:
                #: Found: none, where one thing of a kind was expected.
                problems.append(document.problem(path, _EXPECTED, phrase("none")))
            return
        if SOURCE in node:
            here = join(path, SOURCE)
            stated = node[SOURCE]
            if isinstance(stated, dict):
                by_key = by_key | {key: word(value, join(here, key)) for key, value in stated.items()}
            else:
                general, by_key = word(stated, here), {}
        for key, value in node.items():
            if key in by_key:
                visit(value, join(path, key), by_key[key], {})
            elif key != SOURCE:
                visit(value, join(path, key), general, by_key)

    visit(document.tree, "", "", {})
    return found, problems
