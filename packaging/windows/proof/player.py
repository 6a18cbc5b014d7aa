"""An ordinary user who exists only for the proof, and has a name with a space and with letters beyond ASCII.

The proof runs in namespaces of its own, without a network. There /etc/passwd has one user more; outside
nothing changes. Root gives up all rights to become the player; anybody else has none to give up.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAME, ID = "Zoë Müller", 23456
APART = "CO2DESK_WINDOWS_PROOF"  # says who called, once the namespaces are there
ROOT, SOMEBODY = "root", "somebody"
USERS = Path("/etc/passwd")


def go_apart() -> None:
    """Start this program once more: no network, mounts and processes of its own, which end with it."""
    if APART in os.environ:
        return
    is_root = os.geteuid() == 0
    os.environ[APART] = ROOT if is_root else SOMEBODY
    apart = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"]
    if not is_root:
        apart.append("--map-root-user")
    os.execvp(apart[0], [*apart, sys.executable, "-B", *sys.argv])  # noqa: S606


class Player:
    """Has a home in `folder`, and can run programs."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / NAME
        self.home.mkdir()
        self._add_to_users(folder / "passwd")
        self.own(self.home)

    def _add_to_users(self, copy: Path) -> None:
        copy.write_text(f"{USERS.read_text()}{NAME}:x:{ID}:{ID}::{self.home}:/bin/sh\n", encoding="utf-8")
        copy.chmod(0o644)
        subprocess.run(["mount", "--bind", str(copy), str(USERS)], check=True)  # noqa: S603, S607

    @property
    def command(self) -> list[str]:
        """What stands before a command of the player."""
        if os.environ[APART] == ROOT:
            return ["setpriv", f"--reuid={ID}", f"--regid={ID}", "--clear-groups", "--no-new-privs"]
        return ["unshare", "--user", f"--map-user={ID}", f"--map-group={ID}"]

    def own(self, path: Path) -> None:
        """Files that the proof puts there are the player's."""
        if os.environ[APART] == ROOT:
            for one in (path, *path.rglob("*")):
                os.chown(one, ID, ID, follow_symlinks=False)

    def put(self, source: Path, place: Path) -> Path:
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)
        self.own(place.parent)
        return place
