"""`make play` and `make test` in a fresh clone on a bare system, for users with and without rights.

The clone has the last commit. Python packages come from a folder of wheels, so that the rooms need not know
where this computer gets them; Debian packages come by way of apt-get, as they do for everybody.
"""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

from proof.account import Account
from proof.packages import PICTURES, ROOT, fetch_wheels
from proof.rooms import PLAYER, Room
from proof.screen import Screen
from proof.terminal import Reply, at_terminal

PLAY = ("make", "--no-print-directory", "-C", "co2desk", "play")
TEST = ("make", "--no-print-directory", "-C", "co2desk", "test")
WHEELS = "/srv/wheels"
# After all checks of style, types and imports these few tests run: of the engine, with Qt, with a terminal.
TESTS = ("tests/engine/first/test_displacement.py", "tests/test_art.py", "tests/packaging/test_set_up.py")
SETTINGS = {
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": WHEELS,
    "PYTEST_ADDOPTS": " ".join(TESTS),
    "NO_COLOR": "1",
}
PASSED = " passed in "
PASSWORD = "open sesame"  # noqa: S105 - of a system that is gone a minute later
SET_UP_SECONDS = 900
OF_THE_WINDOW = "libxcb-cursor0"


def fetch_all(folder: Path) -> None:
    """Everything that `make` installs into .venv."""
    fetch_wheels(folder, "--no-deps", "--requirement", str(ROOT / "constraints.txt"))


def prove_user(account: Account, room: Room, screen: Screen, wheels: Path) -> None:
    """An ordinary user: told what is needed, and asked at a terminal."""
    _prepare(account, room, wheels, "git", "make", "python3")
    before = room.packages()
    commands = [_refusal(account, room, PLAY, screen.name), _refusal(account, room, TEST)]
    account.found("these are the commands", "\n".join(commands))
    code, told = _at_terminal(room, TEST, Reply("[y/N] ", "n"))
    account.demand(code != 0 and commands[1] in told, "at a terminal it asks, and takes a no for a no", told)
    account.demand(room.packages() == before, "nothing was installed")
    room.as_root("sh", "-c", f"echo 'root:{PASSWORD}' | chpasswd")
    code, told = _at_terminal(room, TEST, Reply("[y/N] ", "y"), Reply("Password: ", PASSWORD))
    account.demand(code == 0 and PASSED in told, "after a yes it installs that, and the tests pass", told)
    room.player_has_network = False
    room.as_root(*shlex.split(_refusal(account, room, PLAY, screen.name)))
    _open_window(account, room, screen, PICTURES / "make-play-user.png")
    _tell_game(account, room)


def prove_sudo(account: Account, room: Room, screen: Screen, wheels: Path) -> None:
    """A user whose sudo asks for no password: everything happens by itself, and is announced."""
    _prepare(account, room, wheels, "git", "make", "python3", "sudo")
    (room.root / "etc/sudoers.d/player").write_text(f"{PLAYER} ALL=(ALL) NOPASSWD: ALL\n")
    _tell_game(account, room)
    account.demand(OF_THE_WINDOW not in room.packages(), "for which no library of the window is installed")
    _open_window(account, room, screen, PICTURES / "make-play-sudo.png")
    account.demand(OF_THE_WINDOW in room.packages(), "for which the libraries are installed")


def prove_root(account: Account, room: Room, screen: Screen, wheels: Path) -> None:
    """Root, on a system without any Python."""
    _prepare(account, room, wheels, "git", "make")
    account.demand("python3" not in room.packages(), "the system has no Python")
    settings = [f"{name}={value}" for name, value in SETTINGS.items()]
    told = room.as_root("env", "-C", f"/home/{PLAYER}", "HOME=/root", *settings, *TEST)
    account.demand("You are root, so it is installed now:" in told, "`make test` says what it installs", told)
    account.demand(PASSED in told, "and then the tests pass", told)
    account.found("its last line", told.splitlines()[-1])


# --- steps -----------------------------------------------------------------------------------------------


def _prepare(account: Account, room: Room, wheels: Path, *packages: str) -> None:
    """A clone in the player's home, and a system that has these packages and no lists of others."""
    room.install(*packages)
    room.as_root("rm", "--recursive", "/var/lib/apt/lists")
    room.show(wheels, WHEELS)
    room.player_has_network = True
    bare = room.root / "srv/co2desk.git"
    subprocess.run(["git", "clone", "--quiet", "--bare", str(ROOT), str(bare)], check=True)  # noqa: S603, S607
    room.as_root("chown", "--recursive", PLAYER, "/srv/co2desk.git")
    room.as_player("git", "clone", "--quiet", "/srv/co2desk.git")
    commit = room.as_player("git", "-C", "co2desk", "log", "-1", "--format=%h %s").strip()
    account.found(f"a system with {', '.join(packages)} and a clone: {commit}")


def _refusal(account: Account, room: Room, command: tuple[str, ...], screen: str = "") -> str:
    """The command that make names when it may not install anything itself."""
    outcome = room.try_as_player(*command, screen=screen, CI="true", **SETTINGS)
    title = f"`make {command[-1]}` without rights"
    account.demand(outcome.code != 0, f"{title} ends with an error", outcome.told)
    named = [line.strip() for line in outcome.told.splitlines() if "apt-get install" in line]
    account.demand(len(named) == 1, f"{title} names one command", outcome.told)
    return named[0]


def _at_terminal(room: Room, command: tuple[str, ...], *replies: Reply) -> tuple[int, str]:
    return at_terminal(room.player_command(command, "", SETTINGS), replies)


def _open_window(account: Account, room: Room, screen: Screen, picture: Path) -> None:
    running = room.start_as_player(*PLAY, screen=screen.name, **SETTINGS)
    window = screen.wait_for_window(seconds=SET_UP_SECONDS)
    screen.take_picture(picture)
    screen.press(window, "ctrl+q")
    code = running.wait(60)
    account.demand(code == 0, f"`make play` opens the window ({picture.name})", room.output())


def _tell_game(account: Account, room: Room) -> None:
    outcome = room.try_as_player(*PLAY, **SETTINGS)
    told = "There is no screen" in outcome.told and "\nAfter " in outcome.told
    account.demand(outcome.code == 0 and told, "`make play` without a screen tells a game", outcome.told)
