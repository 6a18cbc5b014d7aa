"""The sums of a release, as `sha256sum --check` reads them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from checksums import NAME, sums

from tests.packaging.built import ARCHIVE, DIST, SOURCES, WHEEL


def test_whatever_is_released_has_a_line_and_nothing_else_has(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.tar.xz").write_bytes(b"a")
    (tmp_path / "co2desk").mkdir()
    (tmp_path / NAME).write_bytes(b"old")
    (tmp_path / "notes.log").write_bytes(b"notes")
    assert sums(tmp_path).splitlines() == [
        f"{hashlib.sha256(b'a').hexdigest()}  a.tar.xz",
        f"{hashlib.sha256(b'b').hexdigest()}  b.whl",
    ]


@pytest.mark.package
def test_the_sums_in_dist_are_right() -> None:
    lines = (DIST / NAME).read_text(encoding="ascii").splitlines()
    listed = {name: digest for digest, _, name in (line.partition("  ") for line in lines)}
    assert {ARCHIVE.name, WHEEL.name, SOURCES.name} <= set(listed)
    for name, digest in listed.items():
        assert hashlib.sha256((DIST / name).read_bytes()).hexdigest() == digest
