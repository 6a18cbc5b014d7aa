"""Documents and positions from outside, as the tests of both editions try them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from hypothesis import strategies as st

from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.game import Game
from co2desk.engine.table.shapes import Problem
from co2desk.engine.table.table import Table

from .mutations import Document
from .random_play import Plan, choose, play

T = TypeVar("T", bound=Table)

MOST_ACTIONS = 500
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=7) | st.dictionaries(st.text(max_size=8), inside, max_size=7),
    max_leaves=30,
)


class Door(NamedTuple, Generic[T]):
    """What an edition offers for positions and their checks."""

    to_document: Callable[[T], Document]
    from_document: Callable[[Any, object], tuple[T | None, list[Problem]]]
    check_position: Callable[[Any, object], tuple[T | None, list[Problem]]]
    problems: Callable[[T], list[Problem]]
    changes: Callable[[T, T], list[Problem]]
    edition_of: Callable[[T], Edition[T]]
    mutated: Callable[[Document, Random], Document]

    def document_of(self, table: T) -> Document:
        """The document of a table, after a trip through JSON."""
        found: Document = json.loads(json.dumps(self.to_document(table), allow_nan=False))
        return found

    def form_problems(self, table: T, document: object) -> list[Problem]:
        """What is wrong with the form of a document that should belong to a table's setting."""
        loaded, found = self.from_document(table.setting, document)
        assert (loaded is None) == bool(found)
        return found

    def trip(self, game: Game[T]) -> Game[T]:
        """A game as its document gives it back: nothing is lost, nothing is added."""
        table, problems = self.from_document(game.table.setting, self.document_of(game.table))
        assert problems == []
        assert table is not None
        assert vars(table).keys() == vars(game.table).keys()
        again = Game(game.edition, table)
        assert again.fingerprint() == game.fingerprint()
        return again

    def attack(self, data: st.DataObject, table: T) -> None:
        """Any JSON as the document, or in place of any of its parts: problems, never an exception."""
        assert self.form_problems(table, data.draw(JSON))
        document = self.document_of(table)
        key = data.draw(st.sampled_from(sorted(document)))
        document[key] = data.draw(JSON)
        self.form_problems(table, document)

    def found_in(self, table: T) -> list[Problem]:
        """Everything that is wrong with a table as a position."""
        loaded, found = self.check_position(table.setting, self.document_of(table))
        assert (loaded is None) == bool(found)
        return found

    def codes(self, table: T) -> set[str]:
        return {problem.code for problem in self.found_in(table)}

    def game_of(self, table: T) -> Game[T]:
        return Game(self.edition_of(table), table)

    def try_mutations(self, plan: Plan[T], share: float) -> int:
        """What the checks let through never crashes the engine, never ends in a dead end, and keeps every
        invariant to the end of the game. Returns how many changed positions were let through."""
        chance = Random(f"mutations {plan.number}")
        passed = 0
        for game, _ in play(plan):
            if chance.random() < share:
                document = self.mutated(self.document_of(game.table), chance)
                table, _ = self.check_position(game.table.setting, document)
                if table is not None:
                    passed += 1
                    self.play_on(self.game_of(table), plan.temper, chance)
        return passed

    def play_on(self, game: Game[T], temper: str, chance: Random) -> None:
        for _ in range(MOST_ACTIONS):
            if game.is_over:
                break
            before = game.table.copy()
            assert game.legal()
            game.apply(choose(game, temper, chance))
            assert self.problems(game.table) == []
            assert self.changes(before, game.table) == []
        assert game.result.scores
