"""Every refusal that the engine can utter, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import co2desk.engine

ENGINE = Path(str(co2desk.engine.__file__)).parent


class RefusalCall(NamedTuple):
    code: str
    rules: tuple[str, ...]  # of the rulebook, one of which it cites
    values: frozenset[str]  # the names of the values that go with it
    place: str


@cache
def engine_sources() -> tuple[tuple[str, ast.Module], ...]:
    """Every file of the engine, by its name inside the package."""
    return tuple(
        (path.relative_to(ENGINE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(ENGINE.rglob("*.py"))
    )


@cache
def refusal_calls() -> tuple[RefusalCall, ...]:
    """Every `refuse(...)` and `Refusal(...)` but the one that turns the first into the second."""
    return tuple(
        call
        for file, module in engine_sources()
        if file != "machine/refusals.py"
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and name_of(node.func) in ("refuse", "Refusal")
        for call in read_call(node, module, f"{file}, line {node.lineno}")
    )


def read_call(node: ast.Call, module: ast.Module, place: str) -> Iterator[RefusalCall]:
    values = [keyword.arg for keyword in node.keywords]
    if len(node.args) > 2:
        values += [text_of(pair.elts[0]) for pair in elements(node.args[2]) if isinstance(pair, ast.Tuple)]
    assert all(values), f"{place}: the values of a refusal have to be named in the call"
    rules = tuple(rules_of(node.args[1], module, place))
    for code in codes_of(node.args[0], module, place):
        yield RefusalCall(code, rules, frozenset(str(value) for value in values), place)


def codes_of(node: ast.expr, module: ast.Module, place: str) -> list[str]:
    """The code in a call, or all codes of the literal table that the call's loop walks through."""
    code = text_of(node)
    if code is not None:
        return [code]
    codes = [
        text_of(row.elts[column])
        for loop in ast.walk(module)
        if isinstance(loop, ast.For) and loop.lineno <= node.lineno <= (loop.end_lineno or 0)
        for column, target in enumerate(elements(loop.target))
        if name_of(target) == name_of(node)
        for row in elements(loop.iter)
        if isinstance(row, ast.Tuple)
    ]
    assert codes, f"{place}: the code of a refusal is neither a text nor in the table of a loop"
    assert all(codes), f"{place}: a table of codes has to hold texts"
    return [str(code) for code in codes]


def rules_of(node: ast.expr, module: ast.Module, place: str) -> list[str]:
    """The rule in a call: a text, or what the file calls by that name, such as the `rule` of its classes. A
    base class leaves it to classes in other files."""
    rule = text_of(node)
    if rule is not None:
        return [rule]
    name = node.attr if isinstance(node, ast.Attribute) else name_of(node)
    everywhere = [other for _, other in engine_sources()]
    found = assigned(name, [module]) or assigned(name, everywhere)
    assert found, f"{place}: the rule of a refusal is neither a text nor assigned"
    return found


def assigned(name: str | None, modules: list[ast.Module]) -> list[str]:
    """All texts that have this name."""
    return [
        text
        for module in modules
        for node in ast.walk(module)
        if isinstance(node, ast.Assign) and any(name_of(target) == name for target in node.targets)
        if (text := text_of(node.value)) is not None
    ]


def elements(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else []


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def name_of(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else None
