"""Compile the engine: `python packaging/compile_engine.py FOLDER` copies the program into FOLDER, and
compiles the engine's modules there with mypyc. The sources stay as they are; Python takes a compiled module
before a source file of the same name.

Needs a C compiler and setuptools. docs/performance.md says what it brings.
"""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
ENGINE = Path("co2desk", "engine")

# What stays Python, and why. Only named tuples and settings of all this are busy while a game is played.
INTERPRETED = {
    "*/card_checks.py": "only for positions from outside",
    "*/document.py": "reads fields by name",
    "*/invariants*.py": "only for positions from outside",
    "*/observe.py": "documents",
    "*/position*.py": "only for positions from outside",
    "*/references.py": "data",
    "*/waiting*.py": "only for positions from outside",
    "machine/actions.py": "a decorator makes the records of actions",
    "machine/edition.py": "a frozen generic dataclass",
    "machine/frames.py": "a named tuple is a Python class anyway",
    "machine/phrases.py": "a class of text",
    "machine/refusals.py": "a named tuple, and a function that is kept in a cache",
    "machine/switches.py": "fields of dataclasses",
    "table/actions.py": "records made by a decorator",
    "table/codec.py": "functions in dictionaries",
    "table/events.py": "named tuples",
    "table/kit.py": "named tuples and dataclasses",
    "table/setting.py": "subclasses narrow the types of its fields",
    "table/shapes.py": "a class of lists",
    "editions/first/setting.py": "narrows the types of fields",
    "editions/first/switches.py": "fields of dataclasses",
    "editions/second_chance/setting.py": "narrows the types of fields",
    "editions/second_chance/switches.py": "fields of dataclasses",
}


def run() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the program with a compiled engine goes")
    compile_engine(parser.parse_args().folder.resolve())


def compile_engine(folder: Path) -> None:
    for name in ("co2desk", "resources", "translations"):
        shutil.copytree(
            ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True
        )
    os.chdir(folder)
    modules = mypycify([str(path) for path in compiled_modules()], opt_level="2", group_name="engine")
    setup(name="co2desk-engine", packages=[], ext_modules=modules, script_args=["build_ext", "--inplace"])
    shutil.rmtree("build")


def compiled_modules() -> Iterator[Path]:
    for path in sorted(ENGINE.rglob("*.py")):
        inside = path.relative_to(ENGINE).as_posix()
        if path.name != "__init__.py" and not any(fnmatchcase(inside, name) for name in INTERPRETED):
            yield path


if __name__ == "__main__":
    run()
