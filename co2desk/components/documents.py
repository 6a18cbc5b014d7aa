"""Values as plain data (blocks, lists, words, whole numbers) that remember where they were written."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.components.problems import PackError, Problem, describe, listed, quoted
from co2desk.engine.machine.phrases import Phrase, phrase

MAX_DEPTH = 12
MAX_VALUES = 20_000

#: A document does not choose its edition among values of the game, so `edition` has no source.
EDITION = "edition"
SOURCE = "source"


class Place(NamedTuple):
    file: str
    line: int


class Document(NamedTuple):
    """A tree of `dict[str, ...]`, `list`, `str` and `int`, and the place of each key and list item."""

    file: str
    tree: object
    places: dict[str, Place]

    def place(self, path: str) -> Place:
        """Where the value at `path` was written, or else the nearest block around it."""
        while path:
            if path in self.places:
                return self.places[path]
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.places.get("", Place(self.file, 0))

    def problem(self, path: str, expected: Phrase, found: Phrase) -> Problem:
        return Problem(*self.place(path), path, expected, found)


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def from_object(value: object, file: str) -> Document:
    """A document of its own from data that came through JSON. Refuses what is too deep or too large."""
    left = MAX_VALUES

    def copy(node: object, path: str, depth: int) -> object:
        nonlocal left
        left -= 1
        if depth > MAX_DEPTH or left < 0:
            limit = phrase("at most {depth} levels and {values} values", depth=MAX_DEPTH, values=MAX_VALUES)
            #: What was found: more than the limit.
            raise PackError((Problem(file, 0, path, limit, phrase("more")),))
        if isinstance(node, dict):
            return {str(k): copy(v, join(path, str(k)), depth + 1) for k, v in node.items()}
        if isinstance(node, (list, tuple)):
            return [copy(item, f"{path}[{i}]", depth + 1) for i, item in enumerate(node, 1)]
        return node

    return Document(file, copy(value, "", 0), {})


def merged(base: Document, own: Document) -> tuple[Document, list[Problem]]:
    """`base` with the values of `own`, marked as coming from an own copy, and the keys `base` does not know.

    Blocks are merged, lists and single values replaced. The sources that `own` names are passed over:
    whatever an owner has typed comes from the own copy.
    """
    problems: list[Problem] = []

    def merge(old: dict[str, object], new: dict[str, object], path: str) -> dict[str, object]:
        result = dict(old)
        for key, value in new.items():
            if key == SOURCE:
                continue
            before = old.get(key)
            here = join(path, key)
            if key not in old:
                known = phrase("one of the keys {keys}", keys=listed([k for k in old if k != SOURCE]))
                problems.append(own.problem(here, known, phrase("the key {key}", key=quoted(key))))
            elif isinstance(before, dict) and isinstance(value, dict):
                result[key] = merge(before, value, here)
            else:
                result[key] = value
                if here != EDITION:
                    result[SOURCE] = _with_own(result, key)
        return result

    if isinstance(base.tree, dict) and isinstance(own.tree, dict):
        tree: object = merge(base.tree, own.tree, "")
    else:
        tree = base.tree
        problems.append(own.problem("", phrase("a block of keys"), describe(own.tree)))
    return Document(base.file, tree, {**base.places, **own.places}), problems


def _with_own(block: dict[str, object], key: str) -> dict[str, object]:
    """The `source` of a block of which one key now comes from an own copy."""
    source = block.get(SOURCE, {})
    by_key = source if isinstance(source, dict) else {k: source for k in block if k != SOURCE}
    return {**by_key, key: "own_copy"}
