"""Small Debian systems in which nothing of this computer is installed, to try packages in.

A room is a layer above a base that debootstrap made once: what happens in it is gone when it is left. All
mounts belong to the mount namespace of the proof (prove_bare_system.py): the kernel takes them away when it
ends, however it ends.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from proof.sources import settings, sources

RELEASE = "bookworm"
PLAYER, PLAYER_ID = "player", 1000
PATIENCE_SECONDS = 900  # a program that hangs ends the proof at last
SCREENS = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers keep their sockets
PLAIN = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"}
AS_ROOT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}


class ProofError(Exception):
    """Something is not as it was promised."""


class Outcome(NamedTuple):
    code: int
    told: str


def make_base(folder: Path) -> Path:
    """A minimal Debian, with the packages that every Debian has; made once and kept."""
    base = folder / "base"
    if base.exists():
        return base
    known = sources(RELEASE)
    if not known:
        raise ProofError(f"this computer has no package source for Debian {RELEASE}")
    unfinished = folder / "base.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", RELEASE, str(unfinished), known[0].address]
    with (folder / "debootstrap.log").open("w") as log:
        if subprocess.run(command, stdout=log, stderr=log, check=False).returncode:  # noqa: S603
            raise ProofError(f"debootstrap failed; {log.name} says why")
    (unfinished / "etc/apt/sources.list").write_text("".join(f"{source.line()}\n" for source in known))
    (unfinished / "etc/apt/apt.conf.d/99-as-outside").write_text(settings())
    services = unfinished / "usr/sbin/policy-rc.d"  # what is installed in a room must not start services
    services.write_text("#!/bin/sh\nexit 101\n")
    services.chmod(0o755)
    return unfinished.rename(base)


class Room:
    """`with Room(base, folder, name) as room`: a system to install something in."""

    def __init__(self, base: Path, folder: Path, name: str) -> None:
        self.base, self.layer = base, folder / name
        self.root = self.layer / "root"
        self.player_has_network = False

    def __enter__(self) -> Room:
        shutil.rmtree(self.layer, ignore_errors=True)
        for part in ("root", "upper", "work"):
            (self.layer / part).mkdir(parents=True)
        layers = f"lowerdir={self.base},upperdir={self.layer / 'upper'},workdir={self.layer / 'work'}"
        _do("mount", "-t", "overlay", "overlay", "-o", layers, str(self.root))
        _do("mount", "-t", "proc", "proc", str(self.root / "proc"))
        shutil.copyfile("/etc/resolv.conf", self.root / "etc/resolv.conf")
        _do("mount", "-t", "devpts", "devpts", str(self.root / "dev/pts"))  # sudo and su want a terminal
        self.as_root("apt-get", "update")
        self.as_root("useradd", "--create-home", "--uid", str(PLAYER_ID), PLAYER)
        sockets = self.root / str(SCREENS).lstrip("/")
        sockets.mkdir()
        _do("mount", "--bind", str(SCREENS), str(sockets))
        self.as_root("install", "-d", "-m", "700", "-o", PLAYER, f"/run/user/{PLAYER_ID}")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _do("umount", "--recursive", "--lazy", str(self.root))
        shutil.rmtree(self.layer, ignore_errors=True)

    @property
    def home(self) -> Path:
        return self.root / "home" / PLAYER

    # --- doing something in it -----------------------------------------------------------------------------

    def as_root(self, *command: str) -> str:
        return self._told(self._command(command, AS_ROOT))

    def install(self, *packages: str) -> list[str]:
        """What apt-get installs for these packages: they and what they depend on, no recommendations."""
        before = self.packages()
        self.as_root("apt-get", "install", "--yes", "--no-install-recommends", *packages)
        return sorted(self.packages() - before)

    def packages(self) -> set[str]:
        return set(self.as_root("dpkg-query", "--show", "--showformat", "${Package}\n").split())

    def put(self, source: Path, place: str) -> str:
        """Copy a file into the room, as the player's own."""
        shutil.copyfile(source, self.root / place.lstrip("/"))
        self.as_root("chown", PLAYER, place)
        return place

    def show(self, folder: Path, place: str) -> None:
        """Let a folder of this computer appear in the room."""
        self.as_root("mkdir", "--parents", place)
        _do("mount", "--bind", str(folder), str(self.root / place.lstrip("/")))

    def as_player(self, *command: str, screen: str = "", **more: str) -> str:
        return self._told(self.player_command(command, screen, more))

    def try_as_player(self, *command: str, screen: str = "", **more: str) -> Outcome:
        """What may fail."""
        return _run(self.player_command(command, screen, more))

    def start_as_player(self, *command: str, screen: str = "", **more: str) -> subprocess.Popen[bytes]:
        with (self.layer / "output").open("wb") as output:
            return subprocess.Popen(  # noqa: S603
                self.player_command(command, screen, more),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def output(self) -> str:
        """What the program that was started last has said."""
        return (self.layer / "output").read_text(errors="replace")

    def finds(self, *conditions: str) -> list[str]:
        """Files of the room, by the conditions of find(1)."""
        return self.as_root("find", "/", "-xdev", *conditions).split("\n")[:-1]

    # --- how -----------------------------------------------------------------------------------------------

    def player_command(self, command: tuple[str, ...], screen: str, more: Mapping[str, str]) -> list[str]:
        environment = {
            **PLAIN,
            "HOME": f"/home/{PLAYER}",
            "USER": PLAYER,
            "XDG_RUNTIME_DIR": f"/run/user/{PLAYER_ID}",
            **({"DISPLAY": screen} if screen else {}),
            **more,
        }
        alone = [] if self.player_has_network else ["unshare", "--net"]
        return alone + self._command(command, environment, f"--userspec={PLAYER_ID}:{PLAYER_ID}")

    def _command(self, command: tuple[str, ...], environment: Mapping[str, str], *how: str) -> list[str]:
        values = [f"{name}={value}" for name, value in environment.items()]
        place = environment.get("HOME", "/")
        return ["chroot", *how, str(self.root), "/usr/bin/env", "-i", "-C", place, *values, *command]

    def _told(self, command: list[str]) -> str:
        outcome = _run(command)
        if outcome.code:
            with contextlib.suppress(ValueError):
                command = command[command.index("-C") + 2 :]
            raise ProofError(f"{' '.join(command)}\n  ended with {outcome.code}:\n{outcome.told}")
        return outcome.told


def _run(command: list[str]) -> Outcome:
    done = subprocess.run(  # noqa: S603
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    return Outcome(done.returncode, done.stdout)


def _do(*command: str) -> None:
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if outcome.returncode:
        raise ProofError(f"{' '.join(command)}\n  ended with {outcome.returncode}: {outcome.stderr}")
