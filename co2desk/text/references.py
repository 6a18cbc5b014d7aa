"""Where a rule is printed, for the reader: in the book of their language, otherwise by number.

A reader whose language has no rulebook of this edition gets numbers and our own names of rules, never a
heading in a language they may not read. `other_books` tells what the other books print.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from co2desk.engine.rules.references import RuleRef
from co2desk.languages import ENGLISH, SIMPLIFIED, TRADITIONAL
from co2desk.text.words import Words

BOOKS = ("pl", "fr", "ru", "zh", "de")  # as the reference records name them
CONSENSUS = "consensus"
SEVERAL = "; "  # stands between several places in one book
NUMBER = re.compile(r"\d+(\.\d+)*")
# Languages whose book has another name than the language.
BOOK_OF = {TRADITIONAL: "zh", SIMPLIFIED: "zh"}


class References(Words):
    def rule(self, code: str) -> str:
        """The short name of a rule."""
        return self.template("rules", code)

    def reference(
        self,
        code: str,
        references: Mapping[str, RuleRef],
        language: str = ENGLISH,
        played_by: str = CONSENSUS,
    ) -> str:
        """A rule and where this reader finds it. `played_by` is the rulebook profile of the game: its
        numbers count for a reader without a book."""
        rule, printed = self.rule(code), _printed(references[code])
        if not printed:
            return self.say("references", "unprinted", rule=rule)
        places = printed.get(_book_of(language)) or _numbers(printed, played_by)
        if not places:
            return self.say("references", "unnumbered", rule=rule)
        key = "numbers" if all(map(NUMBER.match, places)) else "headings"
        sections = self.listed("comma", places)
        return self.plural("references", key, len(places), rule=rule, sections=sections)

    def other_books(self, code: str, references: Mapping[str, RuleRef], language: str = ENGLISH) -> list[str]:
        """The places in all books that `reference` does not name, as they are printed."""
        return self._in_books(code, references, without=_book_of(language))

    def all_books(self, code: str, references: Mapping[str, RuleRef]) -> list[str]:
        """The places in every printed book."""
        return self._in_books(code, references)

    def _in_books(self, code: str, references: Mapping[str, RuleRef], without: str = "") -> list[str]:
        return [
            self.say(
                "references",
                "in_book",
                book=self.template("books", book),
                sections=self.listed("comma", places),
            )
            for book, places in _printed(references[code]).items()
            if book != without
        ]


def _book_of(language: str) -> str:
    """The book that a reader of this language would open, if there is one of the edition."""
    return BOOK_OF.get(language, language)


def _printed(reference: RuleRef) -> dict[str, list[str]]:
    """The places of a rule in every book that has it."""
    said = {book: getattr(reference, book) for book in BOOKS}
    return {book: places.split(SEVERAL) for book, places in said.items() if places}


def _numbers(printed: Mapping[str, list[str]], played_by: str) -> list[str]:
    """The numbers without headings: those of the book on the table, or of most books."""
    found = {
        book: tuple(dict.fromkeys(match[0] for place in places if (match := NUMBER.match(place))))
        for book, places in printed.items()
    }
    if played_by in found:
        return list(found[played_by])
    return list(Counter(found.values()).most_common(1)[0][0])
