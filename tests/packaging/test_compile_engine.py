"""What is compiled of the engine, and how a compiled engine is compared with its sources."""

from __future__ import annotations

import random
from fnmatch import filter as filter_names

import compare_engines
import compile_engine
import pytest

from co2desk.session import GameOptions, Session


def test_everything_that_stays_python_exists() -> None:
    engine = compile_engine.ROOT / compile_engine.ENGINE
    files = [path.relative_to(engine).as_posix() for path in engine.rglob("*.py")]
    assert [name for name in compile_engine.INTERPRETED if not filter_names(files, name)] == []


def test_rules_tables_and_the_machine_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(compile_engine.ROOT)
    found = {path.relative_to(compile_engine.ENGINE).as_posix() for path in compile_engine.compiled_modules()}
    assert {"machine/game.py", "machine/rule.py", "table/table.py", "rules/market.py"} <= found
    assert {"editions/first/table.py", "editions/second_chance/lobbyists.py"} <= found
    assert not [name for name in compile_engine.INTERPRETED if filter_names(found, name)]


def test_equal_games_have_equal_digests_and_others_do_not() -> None:
    def digest(seed: int, chance: int) -> str:
        return compare_engines.digest(Session.new(GameOptions(seed=seed)).game, random.Random(chance))

    assert digest(1, 1) == digest(1, 1)
    assert len({digest(1, 1), digest(2, 1), digest(1, 2)}) == 3


def test_random_games_are_of_every_mode() -> None:
    names = [name for name, _ in compare_engines.random_games(len(compare_engines.MODES))]
    assert names == [f"random game {number}" for number in range(len(compare_engines.MODES))]
