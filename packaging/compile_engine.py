#!/usr/bin/env python3
"""Compile the engine and the computer players with mypyc, from the sources as they are.

    compile_engine.py FOLDER              the libraries, each in the place of its module
    compile_engine.py FOLDER --program    and all the rest, so that `python -m co2desk` runs in FOLDER

Python takes a library before a source file of the same name. Nothing is compiled again as long as sources and
tools stay the same. Needs a C compiler, and Python's headers; docs/performance.md says what it brings.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import chdir, redirect_stdout
from fnmatch import fnmatchcase
from importlib.metadata import version as version_of
from pathlib import Path, PurePath

from c_compiler import CompilerError, Target, compile_library, this_computer, version

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROGRAM = Path("co2desk")
PACKAGES = ("bots", "engine")  # of the program, that are compiled
SHARED = "co2desk.compiled"  # all code is in this library; the others only lead to it
MADE_FROM = "compiled-from.txt"  # beside the libraries

# What stays Python, and why. Only named tuples and actions of all this are busy while a game is played.
INTERPRETED = {
    "*/card_checks.py": "only for positions from outside",
    "*/document.py": "reads fields by name",
    "*/invariants*.py": "only for positions from outside",
    "*/observe.py": "documents",
    "*/position*.py": "only for positions from outside",
    "*/references.py": "data",
    "*/waiting*.py": "only for positions from outside",
    "engine/machine/actions.py": "a decorator makes the records of actions",
    "engine/machine/edition.py": "a frozen generic dataclass",
    "engine/machine/frames.py": "a named tuple is a Python class anyway",
    "engine/machine/phrases.py": "a class of text",
    "engine/machine/refusals.py": "a named tuple, and a function that is kept in a cache",
    "engine/machine/switches.py": "fields of dataclasses",
    "engine/table/actions.py": "records made by a decorator",
    "engine/table/codec.py": "functions in dictionaries",
    "engine/table/events.py": "named tuples",
    "engine/table/kit.py": "named tuples and dataclasses",
    "engine/table/shapes.py": "a class of lists",
    "engine/editions/first/switches.py": "fields of dataclasses",
    "engine/editions/second_chance/switches.py": "fields of dataclasses",
}


def run() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--program", action="store_true", help="copy the rest of the program there, too")
    found = parser.parse_args()
    folder = found.folder.resolve()
    try:
        compile_packages(folder, this_computer())
    except CompilerError as error:
        print(error, file=sys.stderr)
        return 1
    if found.program:
        copy_program(folder)
    return 0


def compile_packages(folder: Path, target: Target) -> None:
    """Have the libraries of all compiled modules in a folder. Raises CompilerError."""
    described = description(target)
    made_from = folder / MADE_FROM
    if made_from.is_file() and made_from.read_text(encoding="utf-8") == described:
        return
    for old in libraries(folder, target.suffix):
        old.unlink()
    with tempfile.TemporaryDirectory() as place:
        for name, sources, headers in generate(Path(place), compiled_modules()):
            library = folder / f"{name.replace('.', '/')}{target.suffix}"
            compile_library(target, library, sources, headers, Path(place))
    made_from.write_text(described, encoding="utf-8")


def generate(folder: Path, modules: Iterable[PurePath]) -> Iterator[tuple[str, list[Path], list[Path]]]:
    """Write C; for each library its name as a module, its sources, and where else there are headers."""
    from mypyc.build import mypycify  # noqa: PLC0415 - slow, and often not needed

    options = ["--config-file=", *(str(path) for path in modules)]
    told = io.StringIO()
    with chdir(ROOT), redirect_stdout(told):  # errors in compiled code name its file as seen from here
        try:
            found = mypycify(options, group_name=SHARED, target_dir=str(folder))
        except SystemExit as error:
            raise CompilerError(f"mypyc cannot compile this:\n{told.getvalue()}") from error
    for extension in found:
        headers = [Path(name) for name in extension.include_dirs]
        yield extension.name, [Path(name) for name in extension.sources], headers


def compiled_modules() -> list[PurePath]:
    """As seen from the folder of the sources."""
    return [
        path
        for path in sources()
        if path.name != "__init__.py" and not is_interpreted(path.relative_to(PROGRAM))
    ]


def sources() -> list[PurePath]:
    found = (path for package in PACKAGES for path in (ROOT / PROGRAM / package).rglob("*.py"))
    return sorted(path.relative_to(ROOT) for path in found)


def is_interpreted(path: PurePath) -> bool:
    return any(fnmatchcase(path.as_posix(), like) for like in INTERPRETED)


def description(target: Target) -> str:
    """Everything that libraries are made from: sources and tools."""
    tools = [Path(__file__), HERE / "c_compiler.py"]
    files = [*(ROOT / path for path in sources()), *tools]
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(ROOT).as_posix()}"
        for path in files
    ]
    versions = [f"mypyc {version_of('mypy')}, Python {sys.version}", version(target)]
    return "\n".join([*versions, " ".join(target.options), *sums, ""])


def libraries(folder: Path, suffix: str) -> list[Path]:
    return sorted((folder / PROGRAM).rglob(f"*{suffix}"))


def copy_program(folder: Path) -> None:
    """The sources, and the data that the program reads."""
    for name in (PROGRAM, Path("resources"), Path("translations")):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=ignored, dirs_exist_ok=True)


if __name__ == "__main__":
    sys.exit(run())
