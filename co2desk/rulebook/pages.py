"""A section as it is read: the rule, an example, values and cards, the printed books, and the rulings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from co2desk.engine.machine.switches import Switch, Value
from co2desk.engine.rules.references import RuleRef
from co2desk.rulebook.sections import Section, Sections, sections_of
from co2desk.rulebook.tables import Table, table
from co2desk.rulebook.values import MARK, AnySetting, values_of
from co2desk.text import Speaker

DIFFERENT = 2  # answers that printed books give


class Answer(NamedTuple):
    """What is played, and the names of the books that say so."""

    words: str
    books: tuple[str, ...]
    is_played: bool


class Ruling(NamedTuple):
    """A disputed question: the answer of this game comes first."""

    key: str
    question: str
    answers: tuple[Answer, ...]
    is_usual: bool  # the text of the section describes what is played

    @property
    def disputed(self) -> bool:
        """Do printed books answer it differently?"""
        return any(answer.books for answer in self.answers)


class Page(NamedTuple):
    section: Section
    title: str
    text: str
    example: str
    tables: tuple[Table, ...]
    printed: tuple[str, ...]
    rulings: tuple[Ruling, ...]

    @property
    def is_reconstructed(self) -> bool:
        return MARK in self.text or any(found.reconstructed for found in self.tables)

    @property
    def heading(self) -> str:
        return f"{self.section.number} {self.title}"

    def searched(self) -> str:
        """Everything that a search looks at."""
        cells = (cell for found in self.tables for row in found.rows for cell in row)
        asked = (ruling.question for ruling in self.rulings)
        return " ".join((self.heading, self.text, self.example, *cells, *asked)).casefold()


class Rulebook:
    """The rules of one game in one language: its values, and the rulings it is played with.

    `in_book` says what a printed book answers, for each of `books`.
    """

    def __init__(
        self,
        speaker: Speaker,
        setting: AnySetting,
        sources: Mapping[str, str],
        references: Mapping[str, RuleRef],
        switches: tuple[Switch, ...],
        books: tuple[str, ...],
        in_book: Callable[[str, str], Value],
    ) -> None:
        self.speaker, self.setting, self.sources = speaker, setting, sources
        self.references = references
        self.switches = {switch.key: switch for switch in switches}
        self.books, self.in_book = books, in_book
        self.sections: Sections = sections_of(setting.base)
        self.values = values_of(setting, sources, speaker)

    @property
    def name(self) -> str:
        """The title of the whole book."""
        game = self.speaker.template("games", self.speaker.kit.edition)
        return self.speaker.say("section_words", "title", game=game)

    def chapter(self, section: Section) -> str:
        return self.speaker.template("chapters", section.chapter)

    def title(self, section: Section) -> str:
        """Its own, or the name of the rule of the same code."""
        own = self.speaker.has("section_titles", section.code)
        return self.speaker.template("section_titles" if own else "rules", section.code)

    def page(self, section: Section) -> Page:
        speaker = self.speaker
        return Page(
            section,
            self.title(section),
            speaker.template("section_texts", section.code).format(**self.values),
            speaker.template("section_examples", section.code).format(**self.values),
            tuple(table(name, speaker, self.setting, self.sources) for name in section.tables),
            tuple(self._printed(section)),
            tuple(map(self.ruling, section.switches)),
        )

    def pages(self) -> list[Page]:
        return [self.page(section) for section in self.sections.all]

    def _printed(self, section: Section) -> list[str]:
        """Where each printed book has the rules of a section; each place once."""
        found = (self.speaker.all_books(code, self.references) for code in section.rules)
        return list(dict.fromkeys(line for lines in found for line in lines))

    def differences(self, book: str) -> int:
        """How many questions a printed book answers differently from this game."""
        return sum(self._played(key) != self.in_book(key, book) for key in self.switches)

    def _played(self, key: str) -> Value:
        return self.speaker.readings.get(key, self.switches[key].values[0])

    def ruling(self, key: str) -> Ruling:
        speaker, switch = self.speaker, self.switches[key]
        played = self._played(key)
        said: dict[Value, list[str]] = {played: []}
        for value in switch.values:
            said.setdefault(value, [])
        for book in self.books:
            said[self.in_book(key, book)].append(speaker.profile(book))
        if sum(map(bool, said.values())) < DIFFERENT:  # where all books agree, none is named
            said = {value: [] for value in said}
        answers = tuple(
            Answer(speaker.reading_value(key, value), tuple(books), value == played)
            for value, books in said.items()
        )
        return Ruling(key, speaker.reading(key), answers, played == switch.values[0])
