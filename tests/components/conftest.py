"""What the tests of the component packs share. A module about another edition overrides `edition`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from co2desk import paths
from co2desk.components import Pack, PackError, Problem, load_pack


@pytest.fixture(scope="module")
def edition() -> str:
    return "first"


@pytest.fixture(scope="module")
def pack(edition: str) -> Pack:
    """The built-in pack."""
    return load_pack(edition, None)


@pytest.fixture
def pack_text(edition: str) -> str:
    return (paths.resources_dir() / "packs" / f"{edition}.yaml").read_text(encoding="utf-8")


@pytest.fixture
def load_bytes(edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[bytes], Pack]:
    """Loads a pack from bytes, as if they were the built-in file."""
    file = tmp_path / "resources" / "packs" / f"{edition}.yaml"
    file.parent.mkdir(parents=True)

    def load(data: bytes) -> Pack:
        file.write_bytes(data)
        with monkeypatch.context() as patch:
            patch.setattr(paths, "resources_dir", lambda: tmp_path / "resources")
            return load_pack(edition, None)

    return load


@pytest.fixture
def problems_of(load_bytes: Callable[[bytes], Pack]) -> Callable[[bytes | str], tuple[Problem, ...]]:
    """The problems of a pack."""

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
