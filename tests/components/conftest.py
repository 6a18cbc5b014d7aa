"""What the tests of the component packs share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from co2desk import paths
from co2desk.components import Pack, PackError, Problem, load_pack

PACK = paths.resources_dir() / "packs" / "first.yaml"


@pytest.fixture(scope="session")
def pack() -> Pack:
    """The built-in pack of the first edition."""
    return load_pack("first", None)


@pytest.fixture
def pack_text() -> str:
    return PACK.read_text(encoding="utf-8")


@pytest.fixture
def load_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Pack]:
    """Loads a first edition pack from bytes, as if they were the built-in file."""
    file = tmp_path / "resources" / "packs" / "first.yaml"
    file.parent.mkdir(parents=True)
    monkeypatch.setattr(paths, "resources_dir", lambda: tmp_path / "resources")

    def load(data: bytes) -> Pack:
        file.write_bytes(data)
        return load_pack("first", None)

    return load


@pytest.fixture
def problems_of(load_bytes: Callable[[bytes], Pack]) -> Callable[[bytes | str], tuple[Problem, ...]]:
    """The problems of a first edition pack."""

    def problems(data: bytes | str) -> tuple[Problem, ...]:
        with pytest.raises(PackError) as caught:
            load_bytes(data.encode() if isinstance(data, str) else data)
        return caught.value.problems

    return problems


@pytest.fixture
def own_pack(tmp_path: Path) -> Callable[[str], Path]:
    """Writes the file of an own copy."""

    def write(text: str) -> Path:
        file = tmp_path / "own.yaml"
        file.write_text(text, encoding="utf-8")
        return file

    return write
