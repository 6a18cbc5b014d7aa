"""The wheel with a compiled engine: the pure one, the libraries, and what has to be said about them."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import sysconfig
import zipfile
from pathlib import Path

import pytest
from make_compiled_wheel import ABOUT, LICENCE, PURE, changed, wheel, write

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
TAG = "cp311-cp311-manylinux_2_17_x86_64"
MOMENT = (2026, 5, 1, 12, 30, 8)
FILES = {
    "co2desk/engine/compiled.py": "IS_COMPILED = False\n",
    f"{ABOUT}/METADATA": "License-Expression: MIT AND OFL-1.1\nLicense-File: LICENSE\n",
    f"{ABOUT}/WHEEL": f"Root-Is-Purelib: true\nTag: {PURE}\n",
    f"{ABOUT}/RECORD": "",
}
LIBRARY = f"co2desk/engine/compiled{SUFFIX}"


@pytest.fixture
def made(tmp_path: Path) -> zipfile.ZipFile:
    with zipfile.ZipFile(tmp_path / wheel(PURE), "w") as pure:
        for name, text in FILES.items():
            pure.writestr(zipfile.ZipInfo(name, MOMENT), text)
    library = tmp_path / "libraries" / LIBRARY
    library.parent.mkdir(parents=True)
    library.write_bytes(b"machine code")
    write(tmp_path / wheel(PURE), tmp_path / wheel(TAG), tmp_path / "libraries")
    return zipfile.ZipFile(tmp_path / wheel(TAG))


def test_it_holds_the_pure_wheel_and_the_libraries(made: zipfile.ZipFile) -> None:
    assert set(made.namelist()) == {*FILES, LIBRARY, f"{ABOUT}/licenses/{LICENCE.name}"}
    assert made.read(LIBRARY) == b"machine code"
    assert {info.date_time for info in made.infolist()} == {MOMENT}


def test_it_says_what_it_is_for_and_under_which_licences(made: zipfile.ZipFile) -> None:
    assert made.read(f"{ABOUT}/WHEEL").decode() == f"Root-Is-Purelib: false\nTag: {TAG}\n"
    assert made.read(f"{ABOUT}/METADATA").decode().splitlines() == [
        "License-Expression: MIT AND OFL-1.1 AND PSF-2.0",
        f"License-File: {LICENCE.name}",
        "License-File: LICENSE",
    ]


def test_its_record_is_right(made: zipfile.ZipFile) -> None:
    rows = list(csv.reader(io.StringIO(made.read(f"{ABOUT}/RECORD").decode())))
    assert [name for name, _, _ in rows] == made.namelist()
    for name, digest, size in rows[:-1]:
        wanted = base64.urlsafe_b64encode(hashlib.sha256(made.read(name)).digest()).rstrip(b"=").decode()
        assert (digest, size) == (f"sha256={wanted}", str(len(made.read(name))))


def test_a_wheel_that_says_something_else_is_not_changed_in_silence() -> None:
    with pytest.raises(ValueError, match="does not say 'Tag: other'"):
        changed({f"{ABOUT}/WHEEL": b"Tag: one"}, "WHEEL", ("Tag: other", "Tag: new"))
