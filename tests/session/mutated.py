"""Real saves with something changed, as a stranger or a broken disk might do it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

Path = tuple[str | int, ...]

WORDS = (
    *("first", "second_chance", "europe", "solar", "tech", "hand", "europe/tech", "summit/1/1", "lobby/4"),
    *("co2game", "turn", "undo", "free", "do", "end_turn", "person", "../..", "", "0" * 32),
)
letters = st.characters(exclude_categories=())  # halves of surrogate pairs too: JSON can escape them
texts = st.sampled_from(WORDS) | st.text(letters, max_size=8)
numbers = (
    st.integers(-3, 60)
    | st.sampled_from([10**6, 2**53 + 1, -(2**63), 10**4000, 1.0, -0.0, 1e300, float("inf")])
    | st.floats(allow_nan=False)
)
scalars = st.none() | st.booleans() | numbers | texts
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=10,
)


class Mutation(NamedTuple):
    """What is done, at which place, with which value; a second place for changes that need one."""

    kind: str
    place: int
    other: int
    value: Any


KINDS = ("replace", "delete", "insert", "swap", "copy", "rename", "nudge")
places = st.integers(0, 2**40)
mutations = st.lists(
    st.builds(Mutation, st.sampled_from(KINDS), places, places, values), min_size=1, max_size=3
)


def mutated(document: Any, changes: Sequence[Mutation]) -> Any:
    changed = fresh(document)
    for change in changes:
        changed = change_of(changed, change)
    return changed


def fresh(value: Any) -> Any:
    """A copy that shares nothing."""
    return json.loads(json.dumps(value))


def change_of(document: Any, change: Mutation) -> Any:
    """The document with one change. It may be changed itself, or be replaced as a whole."""
    path = place_in(document, change.place)
    if not path:
        return change.value
    parent, key = at(document, path[:-1]), path[-1]
    if change.kind == "delete":
        del parent[key]
    elif change.kind == "insert":
        insert(parent, key, change.value)
    elif change.kind == "rename" and isinstance(parent, dict):
        parent[str(change.value)] = parent.pop(key)
    elif change.kind in ("swap", "copy") and (other := place_in(document, change.other)):
        exchange(document, path, other, both=change.kind == "swap")
    elif change.kind == "nudge" and type(parent[key]) is int:
        parent[key] += change.other % 5 - 2
    else:
        parent[key] = change.value
    return document


def insert(parent: Any, key: Any, value: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, value)
    else:
        parent[str(value)] = value


def exchange(document: Any, path: Path, other: Path, *, both: bool) -> None:
    """One value in the place of another, as a copy: a document has no loops."""
    here, there = fresh(at(document, path)), fresh(at(document, other))
    at(document, path[:-1])[path[-1]] = there
    if both and path != other[: len(path)]:
        at(document, other[:-1])[other[-1]] = here


def place_in(document: Any, number: int) -> Path:
    """Any place of a document by a number; every member of it comes up as often as any other."""
    if not isinstance(document, dict) or not document:
        found = list(paths(document))
        return found[number % len(found)]
    members = list(document)
    number, member = divmod(number, len(members))
    found = list(paths(document[members[member]], (members[member],)))
    return found[number % len(found)]


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    yield here
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(inner, (*here, key))


def at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


class Nudge(NamedTuple):
    """Another amount somewhere among the component values."""

    place: int
    amount: int


nudges = st.lists(st.builds(Nudge, places, st.integers(-3, 3) | st.integers(-99, 99)), min_size=1, max_size=4)


def nudged(document: Any, changes: Sequence[Nudge]) -> Any:
    """Most values of a pack can be others, and a game can still be played with them."""
    changed = fresh(document)
    found = [path for path in paths(changed["components"]) if type(at(changed["components"], path)) is int]
    for place, amount in changes:
        *parents, key = found[place % len(found)]
        at(changed["components"], tuple(parents))[key] += amount
    return changed


class Reorder(NamedTuple):
    """Another order of the entries of a log."""

    kind: str
    place: int
    other: int


reorders = st.lists(
    st.builds(Reorder, st.sampled_from(["leave out", "exchange", "repeat", "take back"]), places, places),
    min_size=1,
    max_size=4,
)


def reordered(document: Any, changes: Sequence[Reorder]) -> Any:
    changed = fresh(document)
    log = changed["log"]
    for kind, place, other in changes:
        here, there = place % max(1, len(log)), other % max(1, len(log))
        if kind == "take back":
            log.insert(here, {"undo": other % 6, "how": "free"})
        elif not log:
            continue
        elif kind == "leave out":
            del log[here]
        elif kind == "repeat":
            log.insert(here, log[there])
        else:
            log[here], log[there] = log[there], log[here]
    return changed


class Damage(NamedTuple):
    """Bytes in the place of others."""

    place: int
    length: int
    data: bytes


PIECES = (
    *(
        b"",
        b"\x00" * 8,
        b"\xff",
        b"\xef\xbb\xbf",
        b"\xed\xa0\x80",
        b"\\ud800",
        b"[" * 2_000,
        b'{"a":' * 2_000,
    ),
    *(b"9" * 5_000, b"1e999", b"NaN", b"-", b'"', b"}", b"]", b",", b":", b"null", b"true", b"0", b"\r\n"),
)
damages = st.lists(
    st.builds(
        Damage,
        st.integers(0, 2**20),
        st.integers(0, 3) | st.integers(0, 2**16),
        st.sampled_from(PIECES) | st.binary(max_size=4),
    ),
    min_size=1,
    max_size=3,
)


def damaged(data: bytes, changes: Sequence[Damage]) -> bytes:
    for place, length, piece in changes:
        start = place % (len(data) + 1)
        data = data[:start] + piece + data[start + length :]
    return data
