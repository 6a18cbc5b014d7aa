"""At every decision of whole recorded games: save and load, undo and redo, and another game from there.

The games are those of tests/replays, every mode and every way to end, and those of tests/saves in which
something was taken back. The quick run looks at some decisions of each game, `make soak` at all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.game import Game
from co2desk.session import Session
from co2desk.session.documents import read_document
from co2desk.session.saves import VERSION
from co2desk.session.takebacks import TakeBack
from tests.replays.games import FILES

pytestmark = pytest.mark.slow

TESTS = Path(__file__).parents[1]
WITH_TAKE_BACKS = [
    TESTS / "saves" / str(VERSION) / f"{name}.co2game"
    for name in ("first-taken-back", "first-back-from-the-end", "cooperative-practice", "solo-practice")
]
every_game = pytest.mark.parametrize("path", [*FILES, *WITH_TAKE_BACKS], ids=lambda path: path.stem)
SAMPLES = 4


def recorded(path: Path) -> Session:
    return Session.load(document_of(path))


@cache
def document_of(path: Path) -> Any:
    return read_document(path)


def some(last: int) -> Iterable[int]:
    """The first, the last and a few between them, others in each game."""
    return sorted({0, last, *range(last % 7, last, max(1, last // (SAMPLES - 2)))})


def beginning_of(whole: Session) -> Session:
    again = whole.branched(0)
    again.id, again.branch = whole.id, whole.branch
    return again


def enter(session: Session, entry: Any) -> None:
    """Do what an entry of a log says."""
    if isinstance(entry, TakeBack):
        session.undo(*entry)
    else:
        session.play(entry)


def written(session: Session) -> Any:
    return json.loads(json.dumps(session.save()))


def check_saving(path: Path, entries: Iterable[int]) -> None:
    """After so many entries of the log: save, load, go on, and be the game that was played through.

    The marks hold a fingerprint of every turn and of the end.
    """
    whole = recorded(path)
    end, log, session = written(whole), whole.log, beginning_of(whole)
    for number in entries:
        for entry in log[len(session.log) : number]:
            enter(session, entry)
        saved = written(session)
        loaded = Session.load(saved)
        assert loaded.game.fingerprint() == session.game.fingerprint()
        assert (loaded.log, loaded.undone) == (session.log, session.undone)
        assert written(loaded) == saved
        for entry in log[number:]:
            enter(loaded, entry)
        assert written(loaded) == end


@every_game
def test_saving_loading_and_going_on_equals_playing_through(path: Path) -> None:
    check_saving(path, some(len(recorded(path).log)))


@pytest.mark.soak
@every_game
def test_saving_loading_and_going_on_equals_playing_through_at_every_decision(path: Path) -> None:
    check_saving(path, range(len(recorded(path).log) + 1))


def facts(session: Session) -> tuple[Any, ...]:
    """What undo and redo together leave as it is."""
    return session.game.fingerprint(), list(session.actions), session.game.legal(), len(session.positions)


@every_game
def test_undo_then_redo_changes_nothing_at_every_decision(path: Path) -> None:
    whole = recorded(path)
    session = beginning_of(whole)
    for action in whole.actions:
        session.play(action)
        before, told = facts(session), session.events[-1]
        assert session.undo() == 1
        assert session.undone == [action]
        assert session.redo() == told
        assert facts(session) == before
        assert session.undone == []


@every_game
def test_any_number_of_actions_can_be_undone_and_redone_one_by_one(path: Path) -> None:
    session = recorded(path)
    session.undone.clear()
    before, tables = facts(session), [*session.positions, session.game.table]
    prints = [Game(session.game.edition, table).fingerprint() for table in tables]
    for count in some(len(session.actions)):
        assert session.undo(count) == count
        left = len(session.actions)
        assert session.game.fingerprint() == prints[left]
        for step in range(left, len(prints)):
            assert session.game.fingerprint() == prints[step]
            if step + 1 < len(prints):
                session.redo()
        assert facts(session) == before


def check_branches(path: Path, steps: Iterable[int]) -> None:
    whole = recorded(path)
    before = written(whole)
    for step in steps:
        branch = whole.branched(step)
        wanted = Game(whole.game.edition, whole.table_at(step))
        assert branch.game.fingerprint() == wanted.fingerprint()
        assert branch.game.legal() == wanted.legal()
        assert branch.actions == branch.log == whole.actions[:step]
        assert branch.branch == (whole.id, step)
        assert branch.id != whole.id
        assert (branch.seats, branch.practice) == (whole.seats, whole.practice)
        if not branch.game.is_over:
            branch.play(branch.game.legal()[-1])
            branch.undo(1)
        assert written(whole) == before


@every_game
def test_a_branch_is_the_position_at_its_step_and_leaves_the_game_as_it_is(path: Path) -> None:
    check_branches(path, some(len(recorded(path).actions)))


@pytest.mark.soak
@every_game
def test_a_branch_is_the_position_at_its_step_wherever_it_begins(path: Path) -> None:
    check_branches(path, range(len(recorded(path).actions) + 1))


def check_positions(path: Path, steps: Iterable[int]) -> None:
    """What a save records for readers that cannot play its log is a position to begin in."""
    whole = recorded(path)
    for step in steps:
        saved = written(whole.branched(step))
        if "position" in saved:
            found = Session.open_position(saved)
            assert found.document() == saved["position"]
            assert found.game.decision.kind == "turn"
            assert found.game.legal()


@every_game
def test_the_recorded_position_can_be_played_on(path: Path) -> None:
    check_positions(path, some(len(recorded(path).actions)))


@pytest.mark.soak
@every_game
def test_the_recorded_position_can_be_played_on_at_every_decision(path: Path) -> None:
    check_positions(path, range(len(recorded(path).actions) + 1))
