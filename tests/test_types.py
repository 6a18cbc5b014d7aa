"""Types and the directions of imports. Checking takes long, and is done first, while other tests run."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent

HAVE_TYPES = ("table", "game", "setting")
# Each of them says why.
WITHOUT_TYPE = {
    "engine/editions/first/setting.py grant_bonus",
    "engine/editions/second_chance/setting.py grant_bonus",
    "engine/editions/second_chance/setting.py watch_levels",
    "engine/rules/lobby.py _refund",
    "engine/table/reveals.py summits_held_alone",
    "engine/table/setting.py grant_bonus",
    "engine/table/setting.py watch_levels",
}


@pytest.mark.parametrize("check", [("mypy",), ("lint-imports", "--no-logo")], ids=lambda check: check[0])
def test_types_and_imports_are_right(check: tuple[str, ...]) -> None:
    """Strict types everywhere, and the contracts of imports; both are stated in pyproject.toml."""
    tool, *options = check
    result = subprocess.run([TOOLS / tool, *options], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def functions_of_anything(source: str) -> Iterator[str]:
    """The functions that take a table, a game or a setting of any type at all."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                note = argument.annotation
                if argument.arg in HAVE_TYPES and isinstance(note, ast.Name) and note.id == "Any":
                    yield node.name


def test_tables_games_and_settings_have_types() -> None:
    """`Any` switches the checks off for whatever is read of them."""
    package = ROOT / "co2desk"
    found = {
        f"{path.relative_to(package).as_posix()} {function}"
        for path in package.rglob("*.py")
        for function in functions_of_anything(path.read_text(encoding="utf-8"))
    }
    assert found == WITHOUT_TYPE
