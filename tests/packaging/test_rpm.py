"""The recipe of the RPM package: versions, libraries and licences, in RPM's own words."""

from __future__ import annotations

import re

import pytest
from desktop_files import read_texts
from make_rpm import dependencies, licence, rpm_version, spec
from parts import read_parts

LIBRARIES = {"libc.so.6", "libX11.so.6", "libwayland-client.so.0", "ld-linux-x86-64.so.2"}


@pytest.mark.parametrize(
    ("version", "written"),
    [("1.0", "1.0"), ("1.0rc1", "1.0~rc1"), ("0.2.0b3", "0.2.0~b3"), ("10.11.12", "10.11.12")],
)
def test_a_candidate_is_older_than_its_version(version: str, written: str) -> None:
    assert rpm_version(version) == written


def test_libraries_are_asked_for_by_name_and_those_of_wayland_only_recommended() -> None:
    needed, wayland = dependencies(LIBRARIES, "2.35")
    assert needed == ["libX11.so.6()(64bit)", "libc.so.6()(64bit)", "libc.so.6(GLIBC_2.35)(64bit)"]
    assert wayland == ["libwayland-client.so.0()(64bit)"]


def test_the_licence_is_that_of_all_parts_of_a_linux_bundle() -> None:
    said = licence()
    for part in read_parts():
        assert (part.licence in said) is bool(part.files or part.modules), part.name


def test_the_recipe_is_complete_and_runs_no_script() -> None:
    text = spec(LIBRARIES, "2.35", "https://example.org/")
    assert "@" not in text
    assert "URL: https://example.org/\n" in text
    assert f"Summary: {read_texts()['summary']['en']}\n" in text
    assert "Requires: libX11.so.6()(64bit)\n" in text
    assert not re.search(r"^%(pre|post|preun|postun|trigger)", text, re.MULTILINE)
    assert "URL" not in spec(LIBRARIES, "2.35")
