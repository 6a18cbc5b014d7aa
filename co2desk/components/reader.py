"""A cursor over a document: asks for values of a kind, and writes down every answer that does not fit.

After a problem the cursor hands out a harmless value and reading goes on, so that one pass finds all of them.
What has been read is only worth something when `problems` is empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from co2desk.components.documents import SOURCE, Document, join
from co2desk.components.problems import Problem, describe, listed, quoted
from co2desk.engine.machine.phrases import Phrase, phrase

_MISSING = object()  # a value whose absence has been reported


class Cursor:
    """One value of a document, and where it stands."""

    __slots__ = ("document", "path", "problems", "value")

    def __init__(self, document: Document, value: object, path: str, problems: list[Problem]) -> None:
        self.document = document
        self.value = value
        self.path = path
        self.problems = problems

    def complain(self, expected: Phrase, found: Phrase | None = None) -> None:
        """Write down that this value is not what was expected."""
        if self.value is not _MISSING:
            said = describe(self.value) if found is None else found
            self.problems.append(self.document.problem(self.path, expected, said))

    def number(self, low: int, high: int) -> int:
        value = self.value
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.complain(phrase("a whole number from {least} to {most}", least=low, most=high))
        return low

    def word(self, words: Sequence[str]) -> str:
        """One of `words`."""
        if isinstance(self.value, str) and self.value in words:
            return self.value
        self.complain(phrase("one of {words}", words=listed(words)))
        return words[0]

    def index(self, names: Sequence[str]) -> int:
        """The place of the value among `names`."""
        return names.index(self.word(names))

    def items(self, low: int, high: int) -> list[Cursor]:
        """The items of a list."""
        value = self.value
        if isinstance(value, list) and low <= len(value) <= high:
            return [self._at(item, f"{self.path}[{i}]") for i, item in enumerate(value, 1)]
        expected = phrase("a list of {least} to {most}", least=low, most=high)
        self.complain(
            phrase("a list of {count}", count=low) if low == high else expected,
            phrase("a list of {count}", count=len(value)) if isinstance(value, list) else None,
        )
        return []

    def indexes(self, names: Sequence[str], low: int, high: int) -> tuple[int, ...]:
        """The places among `names` of the words in a list of `low` to `high` of them."""
        return tuple(item.index(names) for item in self.items(low, high))

    def row(self, shortest: int, longest: int, low: int, high: int) -> tuple[int, ...]:
        """The numbers from `low` to `high` in a list of `shortest` to `longest` of them."""
        return tuple(item.number(low, high) for item in self.items(shortest, longest))

    def arrangement(self, names: Sequence[str]) -> tuple[str, ...]:
        """All of `names`, each once, in the order of the list."""
        before = len(self.problems)
        order = tuple(item.word(names) for item in self.items(len(names), len(names)))
        if len(set(order)) == len(names):
            return order
        if len(self.problems) == before:
            self.complain(phrase("each of {words} once", words=listed(names)), phrase("one of them twice"))
        return tuple(names)

    def block(self, keys: Iterable[str], optional: Iterable[str] = ()) -> dict[str, Cursor]:
        """The values of a block by key: every one of `keys`, and those of `optional` that are there."""
        wanted = list(keys)
        allowed = [*wanted, *optional]
        if not isinstance(self.value, dict):
            self.complain(phrase("a block with the keys {keys}", keys=listed(allowed)))
            return {key: self._at(_MISSING, join(self.path, key)) for key in wanted}
        for key in self.value:
            if key not in allowed and key != SOURCE:
                unknown = self._at(None, join(self.path, key))
                known = phrase("one of the keys {keys}", keys=listed(allowed))
                unknown.complain(known, phrase("the key {key}", key=quoted(key)))
        for key in wanted:
            if key not in self.value:
                self._at(None, join(self.path, key)).complain(phrase("a value"))
        present = [key for key in allowed if key in wanted or key in self.value]
        return {key: self._at(self.value.get(key, _MISSING), join(self.path, key)) for key in present}

    def numbers(self, keys: Iterable[str], low: int, high: int) -> tuple[int, ...]:
        """The numbers of a block, in the order of `keys`."""
        return tuple(value.number(low, high) for value in self.block(keys).values())

    def table(self, high: int) -> list[tuple[int, Cursor]]:
        """The entries of a block whose keys are numbers up to `high`, in the order of the numbers."""
        if not isinstance(self.value, dict):
            self.complain(phrase("a block of entries with numbers from 1 to {most}", most=high))
            return []
        entries = []
        for key, value in self.value.items():
            entry = self._at(value, join(self.path, key))
            if (
                key.isascii()
                and key.isdigit()
                and len(key) < 10
                and str(int(key)) == key
                and 1 <= int(key) <= high
            ):
                entries.append((int(key), entry))
            elif key != SOURCE:
                expected = phrase("a number from 1 to {most} as key", most=high)
                entry.complain(expected, phrase("the key {key}", key=quoted(key)))
        return sorted(entries, key=lambda pair: pair[0])

    def numbered(self, high: int) -> list[Cursor]:
        """The entries of a block that is numbered from 1 without a gap."""
        entries = self.table(high)
        for place, (number, entry) in enumerate(entries, 1):
            if number != place:
                entry.complain(phrase("the number {number} before it", number=place), phrase("a gap"))
                break
        return [entry for _, entry in entries]

    def _at(self, value: object, path: str) -> Cursor:
        return Cursor(self.document, value, path, self.problems)
