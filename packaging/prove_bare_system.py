#!/usr/bin/env python3
"""Prove that the packages of dist/, and make in a clone, work on a system that has nothing.

    prove_bare_system.py [deb|desktop|portable|wheel|make-user|make-sudo|make-root ...]

`make test-package` runs this as root. Each proof has a minimal Debian of its own (packaging/proof/rooms.py),
a screen without a monitor, and an ordinary user. What was found out is in dist/proof.log, with pictures in
dist/proof. All happens in namespaces of its own: however this ends, no mount and no process is left.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from make_portable import archive_name
from proof import packages, two_commands
from proof.account import Account
from proof.rooms import ProofError, Room, make_base
from proof.screen import Screen

from co2desk import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
FOLDER = ROOT / "build" / "bare-system"
APART = "CO2DESK_PROOF_APART"  # set in the namespaces
TOOLS = {
    "debootstrap": "debootstrap",
    "unshare": "util-linux",
    "chroot": "coreutils",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
}

Proof = Callable[[Account, Room, Screen], None]
ProofWithWheels = Callable[[Account, Room, Screen, Path], None]


def deb() -> tuple[str, Proof]:
    package = _only("co2desk_*.deb")
    return f"{package.name} on a bare system", partial(packages.prove_deb, package=package)


def desktop() -> tuple[str, Proof]:
    package = _only("co2desk_*.deb")
    return f"{package.name} on a desktop", partial(packages.prove_desktop, package=package)


def portable() -> tuple[str, Proof]:
    archive = DIST / archive_name()
    return archive.name, partial(packages.prove_portable, archive=archive)


def wheel() -> tuple[str, Proof]:
    package, others = _only(f"co2desk-{__version__}-*.whl"), FOLDER / "wheels"
    packages.fetch_others(package, others)
    return package.name, partial(packages.prove_wheel, wheel=package, others=others)


def two_commands_for(who: str, proof: ProofWithWheels) -> tuple[str, Proof]:
    wheels = FOLDER / "wheels-for-make"
    two_commands.fetch_all(wheels)

    def with_wheels(account: Account, room: Room, screen: Screen) -> None:
        proof(account, room, screen, wheels)

    return f"make play and make test, {who}", with_wheels


# Each fetches what it needs, and returns its title and the proof.
PROOFS: dict[str, Callable[[], tuple[str, Proof]]] = {
    "deb": deb,
    "desktop": desktop,
    "portable": portable,
    "wheel": wheel,
    "make-user": partial(two_commands_for, "as an ordinary user", two_commands.prove_user),
    "make-sudo": partial(two_commands_for, "with sudo", two_commands.prove_sudo),
    "make-root": partial(two_commands_for, "as root", two_commands.prove_root),
}


def prove(wanted: list[str]) -> int:
    account = Account(DIST / "proof.log")
    failed = []
    base = make_base(FOLDER)
    account.found(f"a minimal Debian {(base / 'etc/debian_version').read_text().strip()} is ready")
    for name in wanted or PROOFS:
        try:
            title, proof = PROOFS[name]()
            account.title(title)
            with Screen() as screen, Room(base, FOLDER, name) as room:  # whose sockets the room shows
                proof(account, room, screen)
        except (ProofError, subprocess.SubprocessError) as error:
            account.failed(error)
            failed.append(name)
    _hand_over()
    account.result(f"Not proven: {', '.join(failed)}" if failed else "Everything is as promised.")
    return 1 if failed else 0


def _hand_over() -> None:
    """Whoever called with sudo must be able to remove what was made: `make clean` has no rights of root."""
    caller = os.environ.get("SUDO_UID")
    if caller:
        shutil.rmtree(FOLDER, ignore_errors=True)
        for path in (DIST / "proof.log", DIST / "proof", *(DIST / "proof").glob("*")):
            os.chown(path, int(caller), -1)


def missing() -> list[str]:
    return sorted({package for tool, package in TOOLS.items() if shutil.which(tool) is None})


def _only(pattern: str) -> Path:
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise SystemExit(f"There should be one {pattern} in dist, and there are {len(found)}.")
    return found[0]


def main() -> int:
    if platform.system() != "Linux" or os.geteuid() != 0:
        print("The proof makes small systems of its own, and needs root on a Linux: sudo make test-package")
        return 1
    if missing():
        print("The proof needs programs that are not installed; this command installs them:")
        print(f"    apt-get install {' '.join(missing())}")
        return 1
    if APART not in os.environ:
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
        os.environ[APART] = "yes"
        os.execvp(apart[0], [*apart, sys.executable, "-B", *sys.argv])  # noqa: S606
    return prove(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
