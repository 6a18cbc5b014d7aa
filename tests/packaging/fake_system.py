"""A system that has only what a test gives it, for packaging/set_up.sh.

Small scripts stand in for apt-get, sudo, Python and the like, and note how they were called. The packages
that are installed are files in a folder.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from proof.terminal import Reply, at_terminal

SET_UP = Path(__file__).resolve().parents[2] / "packaging" / "set_up.sh"
REAL_PROGRAMS = ("cut", "dirname", "mv", "sed", "sh", "sort", "touch", "tr", "uniq")
# Says how old it is; as check_system.py it prints those lines of `lacks` that are not installed yet.
PYTHON = """\
case "$*" in
    *version_info*) [ ! -e "$SYSTEM/old/${0##*/}" ] ;;
    *check_system.py*)
        while read -r need package thing; do
            case " $* " in
                *" $need "*) [ -e "$SYSTEM/installed/$package" ] || echo "$need $package $thing" ;;
            esac
        done < "$SYSTEM/lacks" ;;
esac
"""
# Without a network it fails. A package that is a program appears in the folder of programs.
APT_GET = """\
[ ! -e "$SYSTEM/offline" ] || exit 100
[ "$1" = install ] || exit 0
for word; do
    case $word in install | -*) continue ;; esac
    touch "$SYSTEM/installed/$word"
    [ ! -e "$SYSTEM/archive/$word" ] || mv "$SYSTEM/archive/$word" "$SYSTEM/bin/$word"
done
"""
# Refuses to do without a password (-n) if it needs one; otherwise the password is right.
SUDO = """\
case " $* " in *" -n "*) [ ! -e "$SYSTEM/password" ] || exit 1 ;; esac
while :; do
    case $1 in -*) shift ;; *) break ;; esac
done
"$@"
"""


class Outcome(NamedTuple):
    code: int
    printed: str  # on standard output
    told: str  # on standard error; at a terminal, everything


class FakeSystem:
    """A Linux without apt-get and Python; an ordinary user calls set_up.sh."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("archive", "bin", "installed", "old"):
            (folder / name).mkdir(parents=True)
        (folder / "calls").touch()
        for name in REAL_PROGRAMS:
            program = shutil.which(name)
            assert program is not None, name
            (folder / "bin" / name).symlink_to(program)
        self.add("uname", "echo Linux")
        self.add("id", "echo 1000")
        self.add("su", 'sh "$@"')

    def add(self, name: str, script: str, folder: str = "bin") -> None:
        path = self.folder / folder / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >> "$SYSTEM/calls"\n{script}\n')
        path.chmod(0o755)

    def add_apt(self) -> None:
        self.add("apt-get", APT_GET)
        self.add("dpkg", "")

    def add_sudo(self, *, needs_password: bool) -> None:
        self.add("sudo", SUDO)
        if needs_password:
            (self.folder / "password").touch()

    def add_python(self, *lacks: str, name: str = "python3", old: bool = False, folder: str = "bin") -> None:
        """A Python on a system that lacks what these lines, "NEED PACKAGE THING", say."""
        (self.folder / "lacks").write_text("".join(f"{line}\n" for line in lacks))
        self.add(name, PYTHON, folder)
        if old:
            (self.folder / "old" / name).touch()

    def set_up(self, *words: str, answer: str | None = None, **environment: str) -> Outcome:
        """Call set_up.sh. An answer is given at a terminal; without one there is no terminal."""
        environment = {"PATH": str(self.folder / "bin"), "SYSTEM": str(self.folder), **environment}
        command = ["/bin/sh", str(SET_UP), *words]
        if answer is not None:
            code, told = at_terminal(command, [Reply("[y/N] ", answer)], environment)
            return Outcome(code, "", told)
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        return Outcome(done.returncode, done.stdout.strip(), done.stderr)

    @property
    def installed(self) -> set[str]:
        return {path.name for path in (self.folder / "installed").iterdir()}

    def calls_of(self, program: str) -> list[str]:
        calls = (self.folder / "calls").read_text().splitlines()
        return [call.removeprefix(f"{program} ") for call in calls if call.startswith(f"{program} ")]
