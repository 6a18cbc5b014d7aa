"""What the modules of co2desk import, read from their source, and whether the bundle has it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
# Modules that only Python itself imports, and what a program writes to get at them.
NEED_IT = {
    "_bz2": ("bz2",),
    "_hashlib": ("hashlib.pbkdf2_hmac", "hashlib.scrypt", "ssl"),
    "_lzma": ("lzma",),
    "_ssl": ("ssl",),
}


def modules() -> list[Path]:
    return sorted((ROOT / "co2desk").rglob("*.py"))


class Named(NamedTuple):
    """What the source of a module names."""

    modules: tuple[tuple[str, bool], ...]
    inside: tuple[str, ...]


@cache
def named(path: Path) -> Named:
    """Read once: several tests ask about every module of co2desk."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tried = _tried(tree)
    return Named(tuple(_imported(tree, tried)), tuple(_used(tree, tried)))


def imported(path: Path) -> tuple[tuple[str, bool], ...]:
    """Every module that is named, and whether the program can do without: the import is tried."""
    return named(path).modules


def used(path: Path) -> tuple[str, ...]:
    """Names inside of modules, such as hashlib.scrypt, and modules that are imported by a name in quotes."""
    return named(path).inside


def _imported(tree: ast.AST, tried: set[int]) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((name.name, id(node) in tried) for name in names)
            case ast.ImportFrom(module=str(module), level=0, names=names):
                yield module, id(node) in tried
                yield from ((f"{module}.{name.name}", id(node) in tried) for name in names)


def _used(tree: ast.AST, tried: set[int]) -> Iterator[str]:
    known = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import) and id(node) not in tried
        for alias in node.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in known:
                yield f"{known[name]}.{attribute}"
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ) if id(node) not in tried:
                yield name


def missed(path: Path, excluded: Iterable[str]) -> set[str]:
    """What a module needs of that which the bundle leaves out, or of modules of Python that need it."""
    names = {*(name for name, is_tried in imported(path) if not is_tried), *used(path)}
    closed = [name for module in excluded for name in (module, *NEED_IT.get(module, ()))]
    return {name for name in names if any(f"{name}.".startswith(f"{start}.") for start in closed)}


def catches_import_error(handler: ast.ExceptHandler) -> bool:
    return isinstance(handler.type, ast.Name) and handler.type.id == "ImportError"


def _tried(tree: ast.AST) -> set[int]:
    """The nodes that stand in a `try` which goes on without the import."""
    return {
        id(node)
        for attempt in ast.walk(tree)
        if isinstance(attempt, ast.Try) and any(catches_import_error(one) for one in attempt.handlers)
        for statement in attempt.body
        for node in ast.walk(statement)
    }
