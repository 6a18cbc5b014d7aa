"""Phrases: what is wrong with a document, in English, and so that a window can say it in its own language.

A phrase is its English text: a terminal, the protocol and a test take it for any other text. It also keeps
the template it was made from, and the values in it. The window (co2desk/ui/files/problems.py) looks the
template up among the translated ones; translators find it because it stands as a literal in the call of
`phrase` (packaging/collect_texts.py). A slice of a phrase, or one with something replaced, is plain text
again, which nobody can translate: make another phrase instead, with the first one as a value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping


class Phrase(str):
    """English words with a template behind them; without a template they are the same in every language."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, object]

    def __new__(cls, text: str, template: str = "", values: Mapping[str, object] | None = None) -> Phrase:
        made = super().__new__(cls, text)
        made.template = template
        made.values = values or {}
        return made

    def with_remark(self, remark: object) -> Phrase:
        """With what a parser or the system says about it. They know one language: a window leaves it out."""
        return Phrase(f"{self}: {remark}", self.template, self.values)

    def said(self, translated: Callable[[str], str]) -> str:
        """The words in another language: `translated` has a template for each of ours."""
        if not self.template:
            return str(self)
        values = {
            name: value.said(translated) if isinstance(value, Phrase) else value
            for name, value in self.values.items()
        }
        return translated(self.template).format(**values)


def phrase(template: str, /, **values: object) -> Phrase:
    """The words of `template` with its values: numbers, names, other phrases."""
    return Phrase(template.format(**values), template, values)


def verbatim(text: object) -> Phrase:
    """What is written the same in every language: a number, a key, a fingerprint."""
    return Phrase(str(text))


def one_of(words: Iterable[object]) -> Phrase:
    """One of several words of a document."""
    return phrase("one of {words}", words=", ".join(map(str, words)))
