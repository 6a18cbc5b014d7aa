"""Libraries are the same wherever they are compiled, and a compiler that fails or is missing is told."""

from __future__ import annotations

import shutil
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
from c_compiler import CompilerError, Target, compile_library, program, this_computer, version

SOURCE = """
#include <Python.h>
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "small", __FILE__, -1, NULL};
PyMODINIT_FUNC PyInit_small(void) { return PyModule_Create(&definition); }
"""
NEEDS_COMPILER = pytest.mark.skipif(
    not shutil.which("gcc") or not any((path / "Python.h").is_file() for path in this_computer().headers),
    reason="there is no C compiler, or there are no headers of Python",
)


def compiled_in(folder: Path, text: str = SOURCE) -> Path:
    (folder / "c").mkdir(parents=True)
    source = folder / "c" / "small.c"
    source.write_text(text)
    library = folder / "made" / f"small{this_computer().suffix}"
    compile_library(this_computer(), library, [source], [], folder / "c")
    return library


@NEEDS_COMPILER
def test_the_same_source_gives_the_same_library_in_any_folder(tmp_path: Path) -> None:
    one, other = compiled_in(tmp_path / "one"), compiled_in(tmp_path / "another folder")
    assert one.read_bytes() == other.read_bytes()
    assert str(tmp_path).encode() not in one.read_bytes()


@NEEDS_COMPILER
def test_python_loads_the_library_as_a_module(tmp_path: Path) -> None:
    loader = ExtensionFileLoader("small", str(compiled_in(tmp_path)))
    spec = spec_from_loader("small", loader)
    assert spec is not None
    assert module_from_spec(spec).__doc__ == "small.c", "the only path that it knows"


@NEEDS_COMPILER
def test_what_the_compiler_says_is_told(tmp_path: Path) -> None:
    with pytest.raises(CompilerError, match=r"small\S+ cannot be compiled:\nsmall\.c:1:1: error"):
        compiled_in(tmp_path, "nonsense")


@NEEDS_COMPILER
def test_a_compiler_has_a_version() -> None:
    assert "gcc" in version(this_computer()).lower()


def test_a_missing_compiler_is_told() -> None:
    with pytest.raises(CompilerError, match=r"There is no no-such-compiler; packaging/needs\.txt"):
        program(Target("no-such-compiler", ".so", ()))
