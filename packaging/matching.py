"""Brings a catalogue up to date: each text gets the translation that it had, even if its English changed.

A text of a table is found by its code. A text of the window is its English words, so a changed one is found
by its place: between the same neighbours of the same file. What is left is compared by its words. A
translation whose English has changed is unfinished, with the English that was translated beside it.
Translations of texts that are gone are kept as vanished, because a text may come back, until somebody drops
them.

Qt's lupdate does a part of this. But it does not read our tables, it does not know our codes, and a text of
the window whose words have all changed is a new one to it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache

from catalogue_file import Catalogue, Entry, Key, Text, TsFile, catalogue_of, plural_forms

ALIKE = 0.6  # what two texts at different places must have in common to be one text in two versions


def up_to_date(language: str, texts: Sequence[Text], known: TsFile) -> TsFile:
    """Exactly the texts of today, with the translations that there were."""
    before = {**catalogue_of(known.vanished), **known.entries}
    found = _Matches(texts, before, known.entries)
    entries = [_renewed(text, language, found.of.get(text.key)) for text in texts]
    gone = [entry for entry in found.unused() if any(entry.forms)]
    return TsFile(catalogue_of(entries), tuple(sorted(gone, key=lambda entry: entry.text.key)))


def _renewed(text: Text, language: str, known: Entry | None) -> Entry:
    """A text of today with the translation it had, if any: as many forms as it needs."""
    count = plural_forms(language) if text.plural else 1
    if known is None or not any(known.forms):
        return Entry(text, ("",) * count)
    if text.plural == known.text.plural:
        forms = (*known.forms, *[""] * count)[:count]
    else:
        forms = (known.forms[-1],) * count
    renewed = known._replace(text=text, forms=forms)
    if text.source == known.text.source and text.plural == known.text.plural:
        return renewed
    if text.source == known.old_source:  # the English is again what it was
        return renewed._replace(doubtful=False, old_source="")
    return renewed._replace(doubtful=True, old_source=known.old_source or known.text.source)


class _Matches:
    """Which entry of yesterday belongs to each text of today, the surest first."""

    def __init__(self, texts: Sequence[Text], before: Catalogue, living: Catalogue) -> None:
        self.texts = texts
        self.before = before
        self.living = living  # those before that have a place
        self.of: dict[Key, Entry] = {}
        self._match((text.key, before.get(text.key)) for text in texts)
        codes = {entry.text.code: entry for entry in before.values() if entry.text.code}
        self._match((text.key, codes.get(text.code)) for text in self._left() if text.code)
        self._by_place()
        self._moved()
        self._by_likeness()

    def _match(self, pairs: Iterable[tuple[Key, Entry | None]]) -> None:
        self.of |= {key: entry for key, entry in pairs if entry is not None}

    def _left(self) -> list[Text]:
        return [text for text in self.texts if text.key not in self.of]

    def unused(self) -> list[Entry]:
        taken = {entry.text.key for entry in self.of.values()} | {text.key for text in self.texts}
        return [entry for key, entry in self.before.items() if key not in taken]

    def _by_place(self) -> None:
        """What stands in the same file between the same texts as before."""
        now, then = defaultdict(list), defaultdict(list)
        for text in self.texts:
            for file in text.files:
                now[text.context, file].append(text)
        for entry in self.living.values():
            for file in entry.text.files:
                then[entry.text.context, file].append(entry)
        for place in sorted(now.keys() & then.keys()):
            self._match(self._aligned(now[place], then[place]))

    def _aligned(self, now: list[Text], then: list[Entry]) -> Iterator[tuple[Key, Entry]]:
        old, new = [entry.text.key for entry in then], [text.key for text in now]
        for kind, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if kind == "replace":
                texts = [text for text in now[start:end] if text.key not in self.of]
                for text, entry in _in_order(texts, then[first:last]):
                    yield text.key, entry

    def _moved(self) -> None:
        """The same words in another context: a class has another name now."""
        words = defaultdict(list)
        for entry in self.unused():
            words[entry.text.source].append(entry)
        for text in self._left():
            if len(words[text.source]) == 1:
                self.of[text.key] = words[text.source][0]

    def _by_likeness(self) -> None:
        """The best pairs of one context first."""
        unused = defaultdict(list)
        for entry in self.unused():
            unused[entry.text.context].append(entry)
        pairs = [
            (_likeness(entry.text.source, text.source), text.key, entry.text.key)
            for text in self._left()
            for entry in unused[text.context]
        ]
        taken: set[Key] = set()
        for likeness, new, old in sorted(pairs, reverse=True):
            if likeness >= ALIKE and new not in self.of and old not in taken:
                self.of[new] = self.before[old]
                taken.add(old)


def _in_order(texts: Sequence[Text], entries: Sequence[Entry]) -> list[tuple[Text, Entry]]:
    """As many pairs as there can be, in the order of both, those with the most in common."""

    @cache
    def best(i: int, j: int) -> tuple[float, list[tuple[int, int]]]:
        if i == len(texts) or j == len(entries):
            return 0.0, []
        rest, pairs = best(i + 1, j + 1)
        together = 1 + _likeness(texts[i].source, entries[j].text.source) + rest, [(i, j), *pairs]
        return max(together, best(i + 1, j), best(i, j + 1), key=lambda one: one[0])

    return [(texts[i], entries[j]) for i, j in best(0, 0)[1]]


@cache
def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
