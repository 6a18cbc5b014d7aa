"""Two builds are the same, or every file that differs is named."""

from __future__ import annotations

from pathlib import Path

import compare_builds
import pytest
from compare_builds import compare, differences


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    """Two equal folders."""
    for name in ("one", "other"):
        folder = tmp_path / name
        (folder / "inside").mkdir(parents=True)
        (folder / "program").write_text("run", encoding="utf-8")
        (folder / "program").chmod(0o755)
        (folder / "inside" / "data").write_text("data", encoding="utf-8")
        (folder / "link").symlink_to("inside/data")
    return tmp_path / "one", tmp_path / "other"


def test_equal_builds_have_no_differences(builds: tuple[Path, Path]) -> None:
    assert list(differences(*builds)) == []
    assert compare(*builds) == 0


def test_every_kind_of_difference_is_named(
    builds: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = builds
    (other / "inside" / "data").write_text("else", encoding="utf-8")
    (other / "program").chmod(0o644)
    (other / "link").unlink()
    (other / "link").symlink_to("program")
    (other / "more").touch()
    (one / "less").touch()
    assert [name for name, _ in differences(one, other)] == ["inside/data", "less", "link", "more", "program"]
    assert compare(one, other) == 5
    printed = capsys.readouterr().out
    assert "less: a file, 0 bytes" in printed
    assert "/ missing" in printed
    assert "a link to inside/data / a link to program" in printed
    assert printed.endswith("5 unexpected differences\n")


def test_an_exception_needs_a_reason_and_is_told(
    builds: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (builds[1] / "inside" / "data").write_text("else", encoding="utf-8")
    monkeypatch.setitem(compare_builds.EXCEPTIONS, "inside/*", "it holds the weather")
    assert compare(*builds) == 0
    assert "(it holds the weather)" in capsys.readouterr().out


def test_an_empty_folder_is_no_build(builds: tuple[Path, Path], tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(SystemExit, match="holds no files"):
        compare(builds[0], tmp_path / "empty")


def test_there_are_no_exceptions_today() -> None:
    assert compare_builds.EXCEPTIONS == {}
