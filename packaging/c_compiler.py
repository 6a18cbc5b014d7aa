"""Compiles C into libraries that Python loads as modules. The same sources give the same bytes anywhere.

No path gets into a library: the compiler runs in the folder of its sources, and debuggers get nothing.
"""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

OPTIONS = (
    *("-O2", "-g0", "-DNDEBUG", "-fwrapv"),  # as Python itself is compiled, without symbols for debuggers
    *("-fvisibility=hidden", "-fno-semantic-interposition"),  # faster calls inside of a library
    *("-shared", "-s"),
)


class Target(NamedTuple):
    """What libraries are compiled for, and by which compiler."""

    compiler: str
    suffix: str  # of a library that is a module
    headers: tuple[Path, ...]  # folders of Python's headers
    options: tuple[str, ...] = ()
    libraries: tuple[Path, ...] = ()  # to link with


class CompilerError(Exception):
    """There is no compiler, or it could not do its work."""


def this_computer() -> Target:
    headers = {sysconfig.get_path(name) for name in ("include", "platinclude")}
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    options = ("-fPIC", "-Wl,-z,relro,-z,now")
    return Target("gcc", suffix, tuple(Path(path) for path in sorted(headers)), options)


def compile_library(
    target: Target, library: Path, sources: Iterable[Path], headers: Iterable[Path], folder: Path
) -> None:
    """`folder` holds the sources. Raises CompilerError."""
    library.parent.mkdir(parents=True, exist_ok=True)
    includes = [f"-I{path}" for path in (folder, *headers, *target.headers)]
    maps = [f"-ffile-prefix-map={path}=." for path in (*headers, *target.headers)]
    names = [str(path.relative_to(folder)) for path in sources]
    command = [program(target), *OPTIONS, *target.options, *includes, *maps, "-o", str(library), *names]
    command += map(str, target.libraries)
    outcome = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
    if outcome.returncode:
        raise CompilerError(f"{library.name} cannot be compiled:\n{outcome.stderr}")


def version(target: Target) -> str:
    """The whole name of the compiler: another one makes other bytes."""
    return subprocess.run([program(target), "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603


def program(target: Target) -> str:
    found = shutil.which(target.compiler)
    if found is None:
        raise CompilerError(f"There is no {target.compiler}; packaging/needs.txt names its package.")
    return found
