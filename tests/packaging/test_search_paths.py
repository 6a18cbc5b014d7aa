"""A library forgets the folders of the computer that built it, and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import PySide6
import pytest
from libraries import needed
from search_paths import ORIGIN, forget_foreign_paths

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """One of Qt's: it looks for others beside itself."""
    source = next(Path(PySide6.__file__).parent.glob("QtSvg.*.so"))
    content = source.read_bytes()
    assert content.count(ORIGIN) >= 1
    copy = tmp_path / source.name
    copy.write_bytes(content)
    return copy


def test_a_path_that_begins_at_the_library_itself_stays(library: Path) -> None:
    before = library.read_bytes()
    assert forget_foreign_paths(library.parent) == []
    assert library.read_bytes() == before


def test_a_path_into_a_folder_of_the_builder_goes(library: Path) -> None:
    before = needed(library)
    library.write_bytes(library.read_bytes().replace(ORIGIN, b"/home/a"))
    assert forget_foreign_paths(library.parent) == [library]
    assert needed(library) == before, "what it needs it still needs"
    assert forget_foreign_paths(library.parent) == [], "it has no path any more"


def test_a_file_that_is_no_library_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no library", encoding="utf-8")
    assert forget_foreign_paths(tmp_path) == []
    assert text.read_text(encoding="utf-8") == "no library"
