"""What the modules of co2desk import, read from their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules() -> list[Path]:
    return sorted((ROOT / "co2desk").rglob("*.py"))


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """Every module that is named, and whether the program can do without: the import is tried."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tried = {
        id(node)
        for attempt in ast.walk(tree)
        if isinstance(attempt, ast.Try) and any(catches_import_error(one) for one in attempt.handlers)
        for statement in attempt.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((name.name, id(node) in tried) for name in names)
            case ast.ImportFrom(module=str(module), level=0, names=names):
                yield module, id(node) in tried
                yield from ((f"{module}.{name.name}", id(node) in tried) for name in names)


def catches_import_error(handler: ast.ExceptHandler) -> bool:
    return isinstance(handler.type, ast.Name) and handler.type.id == "ImportError"
