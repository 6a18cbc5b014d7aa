"""What is compiled of the engine, when, and how a compiled engine is compared with its sources."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
from collections.abc import Callable
from fnmatch import filter as filter_names
from pathlib import Path

import compare_engines
import compile_engine
import pytest
from c_compiler import Target

from co2desk.bots.levels import LEVELS
from co2desk.session import GameOptions, Session

GENERATE = """
import sys
from pathlib import Path
from compile_engine import compiled_modules, generate
list(generate(Path(sys.argv[1]), compiled_modules()))
"""
TARGET = Target("gcc", ".so", ())
MOST_ASKED = 3  # classes; of a base with more mypyc asks Python


def names() -> set[str]:
    return {path.relative_to(compile_engine.PROGRAM).as_posix() for path in compile_engine.compiled_modules()}


# --- what is compiled ------------------------------------------------------------------------------------


def test_everything_that_stays_python_exists() -> None:
    files = [path.relative_to(compile_engine.PROGRAM).as_posix() for path in compile_engine.sources()]
    assert [name for name in compile_engine.INTERPRETED if not filter_names(files, name)] == []


def test_rules_tables_settings_the_machine_and_computer_players_are_compiled() -> None:
    assert {"engine/machine/game.py", "engine/table/table.py", "engine/table/setting.py"} <= names()
    assert {"engine/rules/market.py", "engine/editions/second_chance/lobbyists.py"} <= names()
    assert {"bots/rivals/search.py", "bots/team/plan.py"} <= names()
    assert not [name for name in compile_engine.INTERPRETED if filter_names(names(), name)]


def test_all_that_is_compiled_exists_and_the_engine_tells_that_it_is() -> None:
    assert all((compile_engine.ROOT / path).is_file() for path in compile_engine.compiled_modules())
    assert "engine/compiled.py" in names(), "it tells whether it is compiled"


def test_a_few_classes_with_one_base_have_different_names() -> None:
    """Where mypyc asks whether something is of their base, it asks for each of them, in the order of their
    names. Equal names come in any order: two builds would be different now and then."""
    found = {
        name: names
        for name, classes in derived_classes().items()
        if len(classes) <= MOST_ASKED and len(set(names := [one.__name__ for one in classes])) < len(classes)
    }
    assert found == {}


def derived_classes() -> dict[str, set[type]]:
    """By the name of a compiled class: all compiled classes that derive from it."""
    modules = {".".join(path.with_suffix("").parts) for path in compile_engine.compiled_modules()}
    found: dict[str, set[type]] = {}
    for module in sorted(modules):
        for derived in vars(importlib.import_module(module)).values():
            if isinstance(derived, type) and derived.__module__ == module:
                for base in derived.__mro__[1:]:
                    if base.__module__ in modules:
                        found.setdefault(f"{base.__module__}.{base.__name__}", set()).add(derived)
    return found


@pytest.mark.slow
def test_mypyc_takes_all_of_it(tmp_path: Path) -> None:
    """What it refuses, `make package` could not build. It changes setuptools, so it gets its own process."""
    command = [sys.executable, "-c", GENERATE, str(tmp_path)]
    folder = Path(compile_engine.__file__).parent
    outcome = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert outcome.returncode == 0, outcome.stderr
    assert list(tmp_path.rglob("*.c"))


# --- when ------------------------------------------------------------------------------------------------


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of libraries, as often as they were compiled. Nothing is compiled in truth."""
    found: list[str] = []

    def compile_library(target: Target, library: Path, *rest: object) -> None:
        library.parent.mkdir(parents=True, exist_ok=True)
        library.touch()
        found.append(library.name)

    monkeypatch.setattr(compile_engine, "generate", lambda folder, modules: [("co2desk.engine.a", [], [])])
    monkeypatch.setattr(compile_engine, "compile_library", compile_library)
    monkeypatch.setattr(compile_engine, "version", lambda target: "gcc 12")
    return found


def test_nothing_is_compiled_again_until_something_changes(
    compiled: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def after(change: Callable[[], None] | None = None) -> int:
        compiled.clear()
        if change:
            change()
        compile_engine.compile_packages(tmp_path, TARGET)
        return len(compiled)

    assert after() == 1
    assert after() == 0
    assert after(lambda: monkeypatch.setattr(compile_engine, "version", lambda target: "gcc 13")) == 1
    assert after() == 0
    fewer = compile_engine.sources()[1:]
    assert after(lambda: monkeypatch.setattr(compile_engine, "sources", lambda: fewer)) == 1


def test_a_library_whose_module_is_gone_goes_too(compiled: list[str], tmp_path: Path) -> None:
    old = tmp_path / "co2desk" / "engine" / "gone.so"
    old.parent.mkdir(parents=True)
    old.touch()
    compile_engine.compile_packages(tmp_path, TARGET)
    assert [path.name for path in old.parent.iterdir()] == ["a.so"]


# --- the comparison --------------------------------------------------------------------------------------


def test_equal_games_have_equal_digests_and_others_do_not() -> None:
    def digest(seed: int, chance: int) -> str:
        return compare_engines.digest(Session.new(GameOptions(seed=seed)).game, random.Random(chance))

    assert digest(1, 1) == digest(1, 1)
    assert len({digest(1, 1), digest(2, 1), digest(1, 2)}) == 3


def test_random_games_are_of_every_mode() -> None:
    told = [name for name, _ in compare_engines.random_games(len(compare_engines.MODES))]
    assert told == [f"random game {number}" for number in range(len(compare_engines.MODES))]


def test_computer_players_play_every_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(compare_engines.DECISIONS) < set(LEVELS)
    monkeypatch.setattr(compare_engines, "DECISIONS", {"beginner": 5})
    monkeypatch.setattr("co2desk.bots.level_bots.SECONDS", 3.0)  # is changed on the way, and put back
    found = dict(compare_engines.bot_games())
    assert len(found) == len(compare_engines.MODES) == len(set(found.values()))


def test_an_error_is_told_with_its_places() -> None:
    told = dict(compare_engines.errors())
    assert len(told) == 2
    for places in told.values():
        assert "('engine', 'machine', 'game.py')" in places
        assert places.endswith(("'candidates')]", "'closed')]"))


def test_a_game_that_differs_is_named_and_without_a_compiled_engine_nothing_is_proven() -> None:
    pure = {"compiled": False, "games": {"one": "1", "other": "2"}}
    assert compare_engines.differences(pure, {**pure, "compiled": True}) == []
    changed = {"compiled": True, "games": {"one": "1"}}
    assert compare_engines.differences(pure, changed) == ["other"]
    with pytest.raises(SystemExit, match="no compiled engine"):
        compare_engines.differences(pure, pure)


def test_the_libraries_lie_beside_the_sources_to_be_compared(tmp_path: Path) -> None:
    library = tmp_path / "one" / "co2desk" / "engine" / "compiled.pyd"
    library.parent.mkdir(parents=True)
    library.touch()
    compare_engines.lay_out(tmp_path / "one", tmp_path / "other", ".pyd")
    place = tmp_path / "other" / "co2desk" / "engine"
    assert (place / library.name).is_file()
    assert (place / "compiled.py").is_file()
