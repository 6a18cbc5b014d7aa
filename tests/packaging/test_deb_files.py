"""The Debian package: what is in it, and what it says about itself. The bundle itself is put in its place."""

from __future__ import annotations

import gzip
import hashlib
import re
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path

import make_deb
import pytest
from desktop_files import ID
from history import Release
from parts import read_parts

from co2desk import __version__

DEPENDS = "libc6 (>= 2.36), libegl1"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Path:
    """A package around a bundle with one program and one module, laid out as the real one."""
    bundle = tmp_path / "bundle"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "co2desk").write_bytes(b"program")
    (bundle / "co2desk").chmod(0o700)
    (bundle / "_internal" / "module.so").write_bytes(b"module")
    (bundle / "_internal" / "module.so").chmod(0o777)
    monkeypatch.setattr(make_deb, "BUNDLE", bundle)
    monkeypatch.setattr(make_deb, "remove_those_of_debian", lambda _bundle: [])
    monkeypatch.setattr(make_deb, "depends", lambda _bundle: DEPENDS)
    monkeypatch.setattr(make_deb, "recommends", lambda _bundle: "libwayland-client0")
    monkeypatch.setattr(make_deb, "_architecture", lambda: "amd64")
    made = tmp_path / "tree"
    make_deb.lay_out(made)
    make_deb.add_control(made)
    return made


def control(tree: Path) -> dict[str, str]:
    text = (tree / "DEBIAN" / "control").read_text(encoding="utf-8")
    return dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))


def test_the_program_lies_where_debian_puts_private_programs_and_is_found_by_its_name(tree: Path) -> None:
    link = tree / "usr/bin/co2desk"
    assert link.readlink() == Path("../lib/co2desk/co2desk")
    assert link.read_bytes() == b"program"


@pytest.mark.parametrize(
    "path",
    [
        "applications/co2desk.desktop",
        f"metainfo/{ID}.metainfo.xml",
        "mime/packages/co2desk.xml",
        "icons/hicolor/scalable/apps/co2desk.svg",
        "icons/hicolor/48x48/mimetypes/application-x-co2desk-game.png",
        "man/man1/co2desk.1.gz",
        "doc/co2desk/copyright",
        "doc/co2desk/changelog.gz",
        "lintian/overrides/co2desk",
    ],
)
def test_the_desktop_finds_what_it_looks_for(tree: Path, path: str) -> None:
    assert (tree / "usr/share" / path).is_file()


def test_nothing_is_installed_outside_of_usr_and_no_script_runs(tree: Path) -> None:
    assert sorted(path.name for path in tree.iterdir()) == ["DEBIAN", "usr"]
    assert sorted(path.name for path in (tree / "DEBIAN").iterdir()) == ["control", "md5sums"]


def test_only_the_program_may_be_started_and_everybody_may_read(tree: Path) -> None:
    modes = {path: path.stat().st_mode & 0o777 for path in tree.rglob("*") if path.is_file()}
    program = {tree / "usr/lib/co2desk/co2desk", tree / "usr/bin/co2desk"}
    assert {path for path, mode in modes.items() if mode == 0o755} == program
    assert {mode for path, mode in modes.items() if path not in program} == {0o644}


def test_the_control_file_says_what_the_package_is(tree: Path) -> None:
    said = control(tree)
    assert said["Package"] == "co2desk"
    assert said["Version"] == __version__
    assert said["Depends"] == DEPENDS
    assert int(said["Installed-Size"]) >= 1
    assert "@" not in "".join(value for key, value in said.items() if key != "Maintainer")
    assert "Homepage" not in said, "there is none unless one is given"


def test_a_home_page_that_is_given_is_named(tree: Path) -> None:
    for path in (tree / "DEBIAN").iterdir():
        path.unlink()
    (tree / "DEBIAN").rmdir()
    make_deb.add_control(tree, "https://example.org/")
    assert control(tree)["Homepage"] == "https://example.org/"


def test_every_file_has_its_checksum(tree: Path) -> None:
    lines = (tree / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    files = {str(path.relative_to(tree)): path for path in (tree / "usr").rglob("*")}
    real = {name: path for name, path in files.items() if path.is_file() and not path.is_symlink()}
    assert set(listed) == set(real)
    for name, path in real.items():
        assert hashlib.md5(path.read_bytes()).hexdigest() == listed[name]  # noqa: S324


def test_the_changelog_is_debians_and_tells_what_ours_tells(tree: Path) -> None:
    text = gzip.decompress((tree / "usr/share/doc/co2desk/changelog.gz").read_bytes()).decode()
    assert text.startswith(f"co2desk ({__version__}) unstable; urgency=medium\n\n  * ")
    assert re.search(r"^ -- .+ <.+@.+>  \w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000$", text, re.MULTILINE)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_released_version_keeps_its_day_in_the_changelog() -> None:
    entry = make_deb.changelog_entry(Release("1.0", date(2026, 5, 31), ("one",)))
    assert "Sun, 31 May 2026" in entry


# --- licences --------------------------------------------------------------------------------------------


def stanzas() -> list[dict[str, str]]:
    """The paragraphs of the copyright file: field -> value, lines of a value joined."""
    found = []
    for paragraph in make_deb.copyright_file().strip().split("\n\n"):
        fields: dict[str, str] = {}
        key = ""
        for line in paragraph.splitlines():
            if line.startswith(" "):
                fields[key] += "\n" + line
            else:
                key, _, fields[key] = line.partition(":")
        found.append(fields)
    return found


def test_every_licence_that_is_named_is_printed_or_refers_to_debians_copy() -> None:
    named: set[str] = set()
    printed: dict[str, str] = {}
    for part in stanzas():
        name, _, text = part.get("License", "").strip().partition("\n")
        if "Files" in part:
            named |= set(re.split(r" and (?=GPL|PSF)", name))
        elif name:
            printed[name] = text
    assert named == set(printed)
    assert all(len(text.splitlines()) >= 2 for text in printed.values())


def test_every_file_of_somebody_else_has_a_paragraph() -> None:
    """Except for the libraries that a Debian package takes from Debian."""
    patterns = [
        pattern.strip().removeprefix("usr/lib/co2desk/")
        for part in stanzas()
        for pattern in part.get("Files", "").split()
        if pattern != "*"
    ]
    ours_or_debians = {"MIT", "X11", "BSD-3-Clause"}
    for part in read_parts():
        if part.licence in ours_or_debians and not any("yaml" in file for file in part.files):
            continue
        for file in part.files:
            assert any(fnmatchcase(file, pattern) for pattern in patterns), file


def test_no_text_of_a_licence_is_left_out() -> None:
    text = make_deb.copyright_file()
    assert not re.search(r"^@", text, re.MULTILINE)
    for words in (
        *("SIL OPEN FONT LICENSE", "PYTHON SOFTWARE FOUNDATION LICENSE", "Mersenne Twister", "HarfBuzz"),
        *("The FreeType Project LICENSE", "The Academic Free License", "Unicode, Inc."),
    ):
        assert words.lower() in text.lower()
    assert "\n\n\n" not in text


def test_no_override_of_lintian_is_in_vain() -> None:
    """A Python that has its own Expat inside gives lintian nothing to say about Debian's."""
    with_expat, without = make_deb.lintian_overrides(["libexpat.so.1"]), make_deb.lintian_overrides([])
    assert "co2desk: embedded-library expat *\n" in with_expat
    assert "xpat" not in without
    assert [part for part in with_expat.split("\n\n") if "xpat" not in part] == without.split("\n\n")


def test_every_override_of_lintian_has_a_reason() -> None:
    text = (Path(make_deb.__file__).parent / "debian" / "lintian-overrides").read_text(encoding="utf-8")
    for paragraph in text.strip().split("\n\n"):
        reason, *overrides = re.split(r"\n(?!#)", paragraph)
        assert reason.startswith("# ")
        assert overrides
        assert all(line.startswith("co2desk: ") for line in overrides)
