"""Why not, in sentences, and where the printed rulebooks say so."""

from __future__ import annotations

from collections.abc import Mapping

from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.rules.references import RuleRef
from co2desk.text.words import Words

MEANING_OF_VALUE = {
    "on": "Trigger",
    "energy": "Energy",
    "topic": "Energy",
    "region": "Region",
    "player": "Player",
}
BOOKS = ("pl", "fr", "ru", "zh", "de")  # as the reference records name them
SEVERAL = "; "  # stands between several places in one book
CONSENSUS = "consensus"


class Refusals(Words):
    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal."""
        values = {
            name: self.word(MEANING_OF_VALUE.get(name, "Count"), value) for name, value in refusal.values
        }
        return self.say("refusals", refusal.code, **values)

    def refusal_anywhere(self, refusal: Refusal) -> str:
        """The same where no place was pointed at: no sentence may speak of "this space"."""
        if self.has("anywhere", refusal.code):
            return self.template("anywhere", refusal.code)
        return self.refusal(refusal)

    def rule(self, code: str) -> str:
        """The short name of a rule."""
        return self.template("rules", code)

    def reference(self, code: str, references: Mapping[str, RuleRef], book: str = CONSENSUS) -> str:
        """A rule and where a printed rulebook states it: the book of a profile, or all books together."""
        said = {name: getattr(references[code], name) for name in BOOKS if book in (name, CONSENSUS)}
        printed = {name: place.split(SEVERAL) for name, place in said.items() if place}
        rule = self.rule(code)
        if not printed:
            return self.say("references", "unprinted", rule=rule)
        if len(printed) > 1:
            printed = _numbers_only(printed)
        places = {place for book_places in printed.values() for place in book_places}
        key = "numbers" if all(map(_is_numbered, places)) else "headings"
        return self.plural("references", key, len(places), rule=rule, sections=self._sections(printed, book))

    def _sections(self, printed: Mapping[str, list[str]], chosen: str) -> str:
        """The places, with the books' names unless all say the same; a heading of the only book that has it
        names the book, unless that is the one on the table."""
        books: dict[str, list[str]] = {}
        for book, places in printed.items():
            books.setdefault(self.listed("comma", places), []).append(self.template("books", book))
        numbered = all(_is_numbered(place) for places in printed.values() for place in places)
        if len(books) == 1 and (len(printed) > 1 or numbered or chosen != CONSENSUS):
            return next(iter(books))
        parts = [
            self.say("references", "section_of", section=section, books=self.listed("comma", names))
            for section, names in books.items()
        ]
        return self.listed("semicolon", parts)


def _is_numbered(place: str) -> bool:
    return place[:1].isdigit()


def _numbers_only(printed: dict[str, list[str]]) -> dict[str, list[str]]:
    """Numbers of sections say the same in every language: with them, nobody needs four books' headings."""
    numbers = {book: [place for place in places if _is_numbered(place)] for book, places in printed.items()}
    return numbers if all(numbers.values()) else printed
