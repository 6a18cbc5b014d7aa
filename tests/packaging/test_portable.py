"""The portable archive: the bundle, a folder that makes it portable, and the same bytes every time."""

from __future__ import annotations

import os
import tarfile
from pathlib import Path

import make_portable
import pytest
from make_portable import TOP, write_archive

from co2desk import __version__
from co2desk.paths import PORTABLE_FOLDER


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, with a program, a library and a link."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(make_portable, "newest_glibc", lambda folder: "2.99")
    folder = tmp_path / "co2desk"
    inside = folder / "_internal" / "Qt"
    inside.mkdir(parents=True)
    (folder / "co2desk").write_text("program", encoding="utf-8")
    (folder / "co2desk").chmod(0o700)
    (inside / "libQt.so").write_text("library", encoding="utf-8")
    (inside / "libQt.so").chmod(0o600)
    (folder / "_internal" / "libQt.so").symlink_to("Qt/libQt.so")
    return folder


def members(archive: Path) -> dict[str, tarfile.TarInfo]:
    with tarfile.open(archive) as tar:
        return {member.name: member for member in tar}


def test_the_archive_holds_the_bundle_its_folder_and_a_text(bundle: Path, tmp_path: Path) -> None:
    archive = tmp_path / "a.tar.xz"
    write_archive(bundle, archive)
    found = members(archive)
    assert set(found) == {
        TOP,
        f"{TOP}/README.txt",
        f"{TOP}/co2desk",
        f"{TOP}/{PORTABLE_FOLDER}",
        f"{TOP}/_internal",
        f"{TOP}/_internal/Qt",
        f"{TOP}/_internal/Qt/libQt.so",
        f"{TOP}/_internal/libQt.so",
    }
    assert found[f"{TOP}/{PORTABLE_FOLDER}"].isdir()
    assert found[f"{TOP}/_internal/libQt.so"].linkname == "Qt/libQt.so"
    assert found[f"{TOP}/co2desk"].mode == 0o755
    assert found[f"{TOP}/_internal/Qt/libQt.so"].mode == 0o644


def test_the_text_says_the_version_and_how_to_use_the_usual_places(bundle: Path, tmp_path: Path) -> None:
    write_archive(bundle, tmp_path / "a.tar.xz")
    with tarfile.open(tmp_path / "a.tar.xz") as tar:
        text = tar.extractfile(f"{TOP}/README.txt")
        assert text is not None
        words = text.read().decode()
    assert words.startswith(f"co2desk {__version__}")
    assert "delete that folder" in words
    assert PORTABLE_FOLDER in words
    assert "version 2.99 of the GNU C library" in words
    assert "@" not in words


def test_members_belong_to_nobody_and_have_the_time_of_the_commit(bundle: Path, tmp_path: Path) -> None:
    write_archive(bundle, tmp_path / "a.tar.xz")
    for member in members(tmp_path / "a.tar.xz").values():
        assert (member.uid, member.gid, member.uname, member.gname) == (0, 0, "", "")
        assert member.mtime == 1700000000


def test_the_same_bundle_gives_the_same_archive_at_any_time(bundle: Path, tmp_path: Path) -> None:
    write_archive(bundle, tmp_path / "a.tar.xz")
    for path in bundle.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    write_archive(bundle, tmp_path / "b.tar.xz")
    assert (tmp_path / "a.tar.xz").read_bytes() == (tmp_path / "b.tar.xz").read_bytes()
