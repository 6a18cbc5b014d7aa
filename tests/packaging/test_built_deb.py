"""The Debian package as `make deb` has built it, looked at by Debian's own tools."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import make_deb
import pytest
import yaml
from desktop_files import write_share
from libraries import binaries

from co2desk import __version__
from tests.packaging.built import BUNDLE, DIST, ROOT

pytestmark = pytest.mark.package

DEB = DIST / f"co2desk_{__version__}_amd64.deb"


def told(*command: str | Path) -> str:
    """What a tool says; it ends well, or the test fails with it."""
    outcome = subprocess.run(
        list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert outcome.returncode == 0, outcome.stdout
    return outcome.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, unpacked."""
    place = tmp_path_factory.mktemp("deb")
    told("dpkg-deb", "--raw-extract", DEB, place)
    return place


def test_lintian_finds_neither_errors_nor_warnings(tmp_path: Path) -> None:
    package = shutil.copy(DEB, tmp_path)
    root = ["--allow-root"] if os.geteuid() == 0 else []
    assert told("lintian", *root, "--fail-on", "error,warning", package) == ""


def test_the_menu_entry_is_valid(tree: Path) -> None:
    assert told("desktop-file-validate", tree / "usr/share/applications/co2desk.desktop") == ""


def test_the_metainfo_is_valid(tree: Path) -> None:
    (path,) = (tree / "usr/share/metainfo").iterdir()
    told("appstreamcli", "validate", "--no-net", "--pedantic", path)


def test_the_metainfo_with_addresses_is_valid_too(tmp_path: Path, qapp: object) -> None:
    write_share(tmp_path, "https://example.org/", "https://example.org/pictures")
    (path,) = (tmp_path / "metainfo").iterdir()
    told("appstreamcli", "validate", "--no-net", "--pedantic", path)


def test_the_manual_can_be_read_without_a_warning(tree: Path) -> None:
    page = tree / "usr/share/man/man1/co2desk.1.gz"
    shown = told("man", "--warnings", "--local-file", page)
    assert "co2desk - play the board games" in shown
    assert "warning" not in shown


def test_no_library_that_debian_has_comes_along(tree: Path) -> None:
    """Only Python, Qt and what their wheels hold."""
    beside = {path.name for path in (tree / "usr/lib/co2desk/_internal").glob("*.so*")}
    own = ("libQt6", "libicu", "libpyside6", "libpython3", "libshiboken6")
    assert not {name for name in beside if not name.startswith(own)}
    assert len(binaries(tree / "usr/lib/co2desk")) < len(binaries(BUNDLE))


def test_it_depends_on_what_qt_asks_of_the_screen() -> None:
    depends = told("dpkg-deb", "--field", DEB, "Depends")
    for package in ("libc6 (>= ", "libxcb-cursor0", "libxkbcommon-x11-0", "libegl1", "libfontconfig1"):
        assert package in depends
    assert "python" not in depends
    assert "qt" not in depends.lower()


def test_every_file_belongs_to_root_and_no_script_runs() -> None:
    for line in told("dpkg-deb", "--contents", DEB).splitlines():
        assert line.split()[1] == "root/root", line
    files = told("dpkg-deb", "--info", DEB)
    assert not {"postinst", "preinst", "prerm", "postrm", "config"} & set(files.split())


def test_a_second_package_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    time_of_the_first = DEB.read_bytes()[24:36].decode().strip()  # in the head of its first member
    monkeypatch.setenv("SOURCE_DATE_EPOCH", time_of_the_first)
    home, pictures = os.environ.get("HOME_PAGE", ""), os.environ.get("PICTURES", "")  # as `make deb` was told
    make_deb.lay_out(tmp_path / "tree", home, pictures)
    make_deb.add_control(tmp_path / "tree", home)
    again = make_deb.build(tmp_path / "tree", tmp_path)
    assert again.read_bytes() == DEB.read_bytes()


def test_the_flatpak_puts_everything_where_its_desktop_looks(tmp_path: Path, qapp: object) -> None:
    """The commands of its manifest, with a folder of the test as their destination."""
    manifest = yaml.safe_load((ROOT / "packaging/flatpak/arpa.home.co2desk.yml").read_text(encoding="utf-8"))
    (tmp_path / "co2desk").symlink_to(BUNDLE)
    write_share(tmp_path / "share")
    app = tmp_path / "app"
    for command in manifest["modules"][0]["build-commands"]:
        told("env", "-C", tmp_path, f"FLATPAK_DEST={app}", "sh", "-c", command)
    assert (app / "share/mime/packages/arpa.home.co2desk.xml").is_file()
    assert not (app / "share/mime/packages/co2desk.xml").exists()
    names = {path.stem for path in (app / "share/icons/hicolor").glob("*/mimetypes/*")}
    assert names == {"arpa.home.co2desk.game"}
    assert 'icon name="arpa.home.co2desk.game"' in (
        app / "share/mime/packages/arpa.home.co2desk.xml"
    ).read_text(encoding="utf-8")
