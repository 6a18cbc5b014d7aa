"""packaging/set_up.sh on systems of every kind: what it says, what it installs, and when it asks."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.packaging.fake_system import FakeSystem

VENV = "python python3.11-venv the venv module of Python"
GLIB = "qt libglib2.0-0 libglib-2.0.so.0"
CURSOR = "window libxcb-cursor0 libxcb-cursor.so.0"
ALL_NEEDS = ("python", "qt", "window")
NOT_DONE = "Nothing was installed. Call make again when that command has run.\n"
INSTALL = "apt-get update; apt-get install --yes --no-install-recommends"
PACKAGES = "libglib2.0-0 libxcb-cursor0 python3.11-venv"


@pytest.fixture
def system(tmp_path: Path) -> FakeSystem:
    return FakeSystem(tmp_path / "system")


@pytest.fixture
def debian(system: FakeSystem) -> FakeSystem:
    """A bare Debian with Python, which lacks three packages."""
    system.add_apt()
    system.add_python(VENV, GLIB, CURSOR)
    return system


@pytest.fixture
def _terminals() -> None:
    if shutil.which("setsid") is None:
        pytest.skip("there is no setsid, which gives a program a terminal of its own")
    try:
        for end in os.openpty():
            os.close(end)
    except OSError as error:
        pytest.skip(f"this system has no terminals to open (is /dev/pts mounted?): {error}")


# --- with the rights to install --------------------------------------------------------------------------


def test_root_installs_everything_at_once_and_reads_what_and_why(debian: FakeSystem) -> None:
    debian.add("id", "echo 0")
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome.code == 0
    assert outcome.printed == str(debian.folder / "bin" / "python3")
    assert debian.installed == set(PACKAGES.split())
    assert debian.calls_of("apt-get") == ["update", f"install --yes --no-install-recommends {PACKAGES}"]
    assert outcome.told == (
        "co2desk needs something that is not installed on this system:\n"
        "  - python3.11-venv\n"
        "    (co2desk is written in Python, and keeps the Python packages that it uses in .venv)\n"
        "  - libglib2.0-0\n"
        "    (Qt loads these libraries; it draws the window, on a screen and in the tests)\n"
        "  - libxcb-cursor0\n"
        "    (Qt loads these libraries to show its windows on a screen)\n"
        "You are root, so it is installed now:\n"
        f"    {INSTALL} {PACKAGES}\n"
    )


def test_sudo_without_a_password_installs_without_asking(debian: FakeSystem) -> None:
    debian.add_sudo(needs_password=False)
    outcome = debian.set_up(*ALL_NEEDS, CI="true")
    assert outcome.code == 0
    assert debian.installed == set(PACKAGES.split())
    assert "You may use sudo without a password, so it is installed now:" in outcome.told
    assert f"    sudo sh -c '{INSTALL} {PACKAGES}'\n" in outcome.told


def test_a_password_given_to_sudo_a_minute_ago_is_no_permission(debian: FakeSystem) -> None:
    debian.add_sudo(needs_password=False)
    debian.set_up(*ALL_NEEDS)
    assert debian.calls_of("sudo")[0] == "-k -n true"


@pytest.mark.usefixtures("_terminals")
@pytest.mark.parametrize("answer", ["y", "Y", "yes", "Yes"])
def test_a_yes_at_the_prompt_installs_with_sudo(debian: FakeSystem, answer: str) -> None:
    debian.add_sudo(needs_password=True)
    outcome = debian.set_up(*ALL_NEEDS, answer=answer)
    assert outcome.code == 0, outcome.told
    assert f"    sudo sh -c '{INSTALL} {PACKAGES}'\n" in outcome.told
    assert "Run it now? (sudo asks for your password) [y/N] " in outcome.told
    assert debian.installed == set(PACKAGES.split())


@pytest.mark.usefixtures("_terminals")
def test_a_yes_at_the_prompt_installs_with_su_where_there_is_no_sudo(debian: FakeSystem) -> None:
    outcome = debian.set_up(*ALL_NEEDS, answer="y")
    assert outcome.code == 0, outcome.told
    assert "Run it now? (su asks for the password of root) [y/N] " in outcome.told
    assert debian.installed == set(PACKAGES.split())


# --- without them ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_terminals")
@pytest.mark.parametrize("answer", ["", "n", "no", "maybe"])
def test_any_other_answer_installs_nothing_and_names_the_command(debian: FakeSystem, answer: str) -> None:
    debian.add_sudo(needs_password=True)
    outcome = debian.set_up(*ALL_NEEDS, answer=answer)
    assert outcome.code == 1
    assert f"This command installs all of it:\n    sudo sh -c '{INSTALL} {PACKAGES}'\n" in outcome.told
    assert outcome.told.endswith(NOT_DONE)
    assert debian.calls_of("apt-get") == []


def test_where_nobody_can_answer_the_one_command_is_named(debian: FakeSystem) -> None:
    debian.add_sudo(needs_password=True)
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert outcome.told.endswith(
        f"This command installs all of it:\n    sudo sh -c '{INSTALL} {PACKAGES}'\n{NOT_DONE}"
    )
    assert "[y/N]" not in outcome.told
    assert debian.calls_of("apt-get") == []


def test_without_sudo_the_one_command_uses_su(debian: FakeSystem) -> None:
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert outcome.told.endswith(f"    su -c '{INSTALL} {PACKAGES}'\n{NOT_DONE}")
    assert debian.calls_of("su") == []


@pytest.mark.usefixtures("_terminals")
def test_an_automatic_run_is_not_asked_even_at_a_terminal(debian: FakeSystem) -> None:
    outcome = debian.set_up(*ALL_NEEDS, answer="y", CI="true")
    assert outcome.code == 1
    assert "[y/N]" not in outcome.told
    assert debian.installed == set()


def test_who_only_wants_to_know_gets_the_command_even_as_root(debian: FakeSystem) -> None:
    debian.add("id", "echo 0")
    outcome = debian.set_up("--say", *ALL_NEEDS)
    assert outcome.code == 1
    assert outcome.told.endswith(f"This command installs all of it:\n    {INSTALL} {PACKAGES}\n{NOT_DONE}")
    assert debian.calls_of("apt-get") == []


def test_only_what_is_needed_is_asked_for(debian: FakeSystem) -> None:
    assert f"    su -c '{INSTALL} libglib2.0-0'\n" in debian.set_up("--say", "qt").told


# --- nothing to do, and nothing that helps ----------------------------------------------------------------


def test_a_complete_system_is_left_alone_in_silence(debian: FakeSystem) -> None:
    debian.add_python()
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome == (0, str(debian.folder / "bin" / "python3"), "")
    assert debian.calls_of("sudo") == debian.calls_of("apt-get") == []
    told = debian.set_up("--say", *ALL_NEEDS).told
    assert told == "Everything that co2desk needs of this system is installed.\n"


def test_an_installation_that_fails_is_not_passed_over(debian: FakeSystem) -> None:
    debian.add("id", "echo 0")
    (debian.folder / "offline").touch()
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert outcome.printed == ""
    assert "The installation failed, and the lines above say why." in outcome.told
    assert outcome.told.endswith(f"    {INSTALL} {PACKAGES}\n")


def test_what_no_package_brings_does_not_end_in_a_circle(debian: FakeSystem) -> None:
    debian.add("id", "echo 0")
    debian.add("apt-get", "")
    outcome = debian.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert outcome.told.endswith(
        "This is still missing after the installation: "
        "the venv module of Python, libglib-2.0.so.0, libxcb-cursor.so.0.\n"
    )
    assert len(debian.calls_of("apt-get")) == 2


# --- Python ----------------------------------------------------------------------------------------------


def test_without_python_the_one_command_has_python_and_all_libraries(system: FakeSystem) -> None:
    system.add_apt()
    outcome = system.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    (command,) = [line for line in outcome.told.splitlines() if "apt-get install" in line]
    named = command.strip(" '").split("--no-install-recommends ")[1].split()
    assert {"python3", "python3-venv", "libglib2.0-0", "libxcb-cursor0"} < set(named)
    assert "libbrotli1" not in named, "of a need that was not asked for"
    assert len(named) == len(set(named))


def test_root_gets_python_and_then_what_else_is_missing(system: FakeSystem) -> None:
    system.add_apt()
    system.add("id", "echo 0")
    system.add_python(VENV, GLIB, CURSOR, folder="archive")
    outcome = system.set_up(*ALL_NEEDS)
    assert outcome.code == 0, outcome.told
    assert outcome.printed.endswith("/python3")
    assert {"python3", "python3-venv", "python3.11-venv", "libxcb-cursor0"} <= system.installed


def test_an_old_python_leaves_the_place_to_a_newer_one(debian: FakeSystem) -> None:
    debian.add_python(old=True)
    debian.add_python(name="python3.12")
    assert debian.set_up("python").printed.endswith("/python3.12")


def test_an_old_python_can_still_say_what_is_missing(debian: FakeSystem) -> None:
    newer = "python python3.11 a newer Python than 3.9"
    debian.add_python(newer, GLIB, old=True)
    outcome = debian.set_up("python", "qt")
    assert f"    su -c '{INSTALL} libglib2.0-0 python3.11'\n" in outcome.told


def test_a_python_without_ctypes_is_none(debian: FakeSystem) -> None:
    """As that of Debian's python3-minimal."""
    debian.add("python3", "exit 1")
    assert " python3 python3-venv'" in debian.set_up("python").told


def test_the_python_that_is_asked_for_is_taken_or_refused(debian: FakeSystem) -> None:
    debian.add_python(name="my python")
    debian.add_python(name="python3.8", old=True)
    mine = str(debian.folder / "bin" / "my python")
    assert debian.set_up("python", PYTHON=mine).printed == mine
    for other in ("python3.8", "no-python"):
        outcome = debian.set_up("python", PYTHON=other)
        assert outcome.code == 1
        assert f"needs Python 3.11 or newer, and {other} is not" in outcome.told


# --- other systems ---------------------------------------------------------------------------------------


def test_another_linux_is_told_what_to_install_and_nothing_is_tried(system: FakeSystem) -> None:
    """Fedora, Arch: the names of libraries are the same everywhere, those of packages are not."""
    system.add("id", "echo 0")
    system.add_python(VENV, GLIB, CURSOR)
    outcome = system.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert "  - the venv module of Python\n" in outcome.told
    assert "  - libglib-2.0.so.0\n" in outcome.told
    assert "apt-get" not in outcome.told
    assert outcome.told.endswith(
        "Only Debian, Ubuntu and systems made from them are known well enough to install it here.\n"
        "Please install it in the way of your system, and then call make again.\n"
    )


def test_apt_get_without_dpkg_is_no_debian(debian: FakeSystem) -> None:
    """ALT Linux has an apt-get for other packages."""
    (debian.folder / "bin" / "dpkg").unlink()
    assert "Only Debian, Ubuntu" in debian.set_up(*ALL_NEEDS).told
    assert debian.calls_of("apt-get") == []


def test_macos_without_python_needs_python_and_no_libraries(system: FakeSystem) -> None:
    system.add("uname", "echo Darwin")
    outcome = system.set_up(*ALL_NEEDS)
    assert outcome.code == 1
    assert "  - Python 3.11 or newer, its venv module\n" in outcome.told
    assert ".so" not in outcome.told
