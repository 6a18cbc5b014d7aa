"""The data files are found in a checkout, in a wheel and in a frozen bundle."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from co2desk import paths


def test_a_checkout_has_its_data_beside_the_package() -> None:
    root = Path(paths.__file__).resolve().parent.parent
    assert paths.resources_dir() == root / "resources"
    assert (paths.resources_dir() / "packs" / "first.yaml").is_file()


@pytest.mark.parametrize("name", ["resources", "translations"])
def test_a_wheel_has_its_data_inside_the_package(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "co2desk"
    (package / name).mkdir(parents=True)
    (package.parent / name).mkdir()  # somebody else's
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert getattr(paths, f"{name}_dir")() == package / name


@pytest.mark.parametrize("name", ["resources", "translations"])
def test_a_frozen_bundle_has_its_data_in_the_bundle(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / name).mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert getattr(paths, f"{name}_dir")() == tmp_path / name


def test_an_incomplete_installation_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "co2desk")
    with pytest.raises(FileNotFoundError, match="not installed completely"):
        paths.resources_dir()


def test_own_packs_lie_in_the_data_directory_of_the_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name, appauthor: f"data/{name}/{appauthor}")
    assert paths.user_packs_dir() == Path("data/co2desk/False/packs")


@pytest.fixture
def program_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a bundle, in which PyInstaller's program runs."""
    monkeypatch.delenv(paths.HOME, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "co2desk"))
    return tmp_path


def test_a_bundle_uses_the_usual_places(program_folder: Path) -> None:
    assert paths.own_home() is None


def test_a_bundle_beside_its_data_folder_is_portable(program_folder: Path) -> None:
    (program_folder / "co2desk-data").mkdir()
    assert paths.own_home() == program_folder / "co2desk-data"
    assert paths.user_games_dir() == program_folder / "co2desk-data" / "games"
    assert paths.user_packs_dir() == program_folder / "co2desk-data" / "packs"


def test_a_file_called_portable_beside_a_bundle_does_the_same(program_folder: Path) -> None:
    (program_folder / "portable").touch()
    assert paths.own_home() == program_folder / "co2desk-data"


def test_a_link_to_a_portable_program_uses_the_folder_beside_the_program_itself(
    program_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program_folder / "co2desk").touch()
    (program_folder / "co2desk-data").mkdir()
    link = program_folder / "elsewhere" / "co2desk"
    link.parent.mkdir()
    link.symlink_to(program_folder / "co2desk")
    monkeypatch.setattr(sys, "executable", str(link))
    assert paths.own_home() == program_folder.resolve() / "co2desk-data"


def test_the_environment_comes_before_a_portable_folder(
    program_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (program_folder / "co2desk-data").mkdir()
    monkeypatch.setenv(paths.HOME, str(program_folder / "named"))
    assert paths.own_home() == program_folder / "named"


def test_only_a_bundle_is_portable(program_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program_folder / "co2desk-data").mkdir()
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    assert paths.own_home() is None


def test_loading_the_built_in_pack_needs_neither_qt_nor_the_directories_of_the_system() -> None:
    program = (
        "import sys; from co2desk.components import load_pack; load_pack('first', None); "
        "sys.exit(any(name in sys.modules for name in ('platformdirs', 'PySide6')))"
    )
    root = Path(paths.__file__).resolve().parent.parent
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0
