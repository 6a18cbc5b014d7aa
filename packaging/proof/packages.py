"""The promises of the packages, each kept in a system of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from deb_libraries import packages_of
from desktop_files import MIME_TYPE
from libraries import outside
from make_portable import TOP
from proof.account import Account
from proof.playing import PLACE, PLAYED_BY, kept_game, leave, open_and_quit, play_a_turn, put_save
from proof.rooms import PLAYER, ProofError, Room
from proof.screen import Screen

from co2desk.paths import PORTABLE_FOLDER

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "dist" / "co2desk"
PICTURES = ROOT / "dist" / "proof"
GAMES = ".local/share/co2desk/games"
# What a desktop has for menus and kinds of files. A bare system has none of it; the package asks for none.
DESKTOP = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info", "xdg-utils")
OUTSIDE_OF_PROC = ("-not", "-path", "/proc/*")
FONT_CACHE = f"/home/{PLAYER}/.cache/fontconfig"  # what the system notes about its fonts, for all programs
FOREIGN = ("(", "-name", "python3*", "-o", "-name", "libpython*", "-o", "-name", "libQt*", ")")


def prove_deb(account: Account, room: Room, screen: Screen, package: Path) -> None:
    """Installed on a system with nothing, used by somebody who is not root, and removed again."""
    account.demand(not room.finds(*FOREIGN), "the system has neither Python nor Qt")
    file = room.put(package, f"/srv/{package.name}")
    before = set(room.finds(*OUTSIDE_OF_PROC))
    added = room.install(file)
    account.found(
        f"apt-get installs the package and what it depends on, {len(added)} packages", _wrapped(added)
    )
    account.demand(not room.as_root("dpkg", "--verify", "co2desk"), "every file is as the package says")
    account.demand(not [name for name in added if "python" in name or "qt" in name], "still no Python, no Qt")
    account.found("it says its version", room.as_player("co2desk", "--version"))
    _self_test(account, room, screen, "co2desk")
    open_and_quit(account, screen, room, "co2desk", PICTURES / "deb-start.png")
    _open_and_play(account, screen, room, "co2desk", PICTURES / "deb-game.png")
    _remove(account, room, file, added, before)


def prove_desktop(account: Account, room: Room, screen: Screen, package: Path) -> None:
    """On a desktop a double click on a saved game opens it. xdg-open and gio stand for the file manager."""
    room.install(*DESKTOP)
    room.install(room.put(package, f"/srv/{package.name}"))
    save = put_save(room)
    copy = room.put(room.root / save.lstrip("/"), f"/home/{PLAYER}/without a name")
    ask = ("gio", "info", "--attributes=standard::content-type,standard::icon")
    told = room.as_player(*ask, save)
    account.demand(MIME_TYPE in told, "a saved game is known by its name", told)
    account.demand("application-x-co2desk-game" in told, "it has an icon of its own", told)
    told = room.as_player(*ask, copy)
    account.demand(MIME_TYPE in told, "and by its content, whatever its name is", told)
    told = room.as_player("xdg-mime", "query", "default", MIME_TYPE).strip()
    account.demand(told == "co2desk.desktop", "co2desk is what opens it")
    for opener, file, which in (
        ("xdg-open", save, "it"),
        ("gio open", save, "it"),
        ("xdg-open", copy, "the one without a name"),
        ("gio open", copy, "the one without a name"),
    ):
        room.start_as_player(*opener.split(), file, screen=screen.name, XDG_CURRENT_DESKTOP="GNOME")
        window = screen.wait_for_window()
        account.found(f"{opener} opens {which}: {screen.wait_for_title(window, PLAYED_BY)}")
        screen.take_picture(PICTURES / f"desktop-{opener.split()[0]}{'-copy' if file == copy else ''}.png")
        leave(screen, window)
    room.as_root("apt-get", "purge", "--yes", "co2desk")
    caches = [Path("usr/share/applications/mimeinfo.cache"), Path("usr/share/mime/globs2")]
    left = [str(cache) for cache in caches if "co2" in (room.root / cache).read_text(encoding="utf-8")]
    account.demand(not left, "after its removal no list of programs and kinds of files names it", str(left))
    _games_are_left(account, room)


def prove_portable(account: Account, room: Room, screen: Screen, archive: Path) -> None:
    """Unpacked in a home; the system has those libraries of a desktop that the bundle expects, no others."""
    libraries = set(packages_of(outside(BUNDLE)).values())
    added = room.install(*libraries, "xz-utils")
    account.found(f"the libraries of a desktop are there, {len(added)} packages", _wrapped(added))
    account.demand(not room.finds(*FOREIGN), "the system has neither Python nor Qt")
    before = set(room.finds(*OUTSIDE_OF_PROC))
    file = room.put(archive, f"/home/{PLAYER}/{archive.name}")
    room.as_player("tar", "--extract", "--file", file)
    program = f"/home/{PLAYER}/{TOP}/co2desk"
    _self_test(account, room, screen, program)
    open_and_quit(account, screen, room, program, PICTURES / "portable-start.png")
    games = f"{TOP}/{PORTABLE_FOLDER}/games"
    _open_and_play(account, screen, room, program, PICTURES / "portable-game.png", games)
    others = sorted({".config", ".local"} & {path.name for path in room.home.iterdir()})
    account.demand(not others, "it keeps everything in its own folder", ", ".join(others))
    room.as_player("rm", "--recursive", f"/home/{PLAYER}/{TOP}", file, PLACE)
    new = set(room.finds(*OUTSIDE_OF_PROC)) - before - {str(Path(FONT_CACHE).parent)}
    left = sorted(path for path in new if not path.startswith(FONT_CACHE))
    account.demand(not left, "when that folder is removed, nothing of it is left", "\n".join(left))


def prove_wheel(account: Account, room: Room, screen: Screen, wheel: Path, others: Path) -> None:
    """Installed with pip into an environment of its own, from files that were fetched before."""
    room.install("python3-venv")
    added = room.install(*_missing_for_qt(room))
    account.found(f"check_system.py names what Qt needs, {len(added)} packages")
    account.demand(not _missing_for_qt(room), "and then nothing is missing")
    store = f"/home/{PLAYER}/wheels"
    room.as_player("mkdir", store)
    for path in (wheel, *others.glob("*.whl")):
        room.put(path, f"{store}/{path.name}")
    home = f"/home/{PLAYER}/environment"
    room.as_player("python3", "-m", "venv", home)
    fetch = ("--no-index", "--find-links", store)
    room.as_player(f"{home}/bin/python", "-m", "pip", "install", *fetch, f"{store}/{wheel.name}")
    account.found(f"pip installs {wheel.name}")
    _self_test(account, room, screen, f"{home}/bin/co2desk")
    open_and_quit(account, screen, room, f"{home}/bin/co2desk", PICTURES / "wheel-start.png")
    _open_and_play(account, screen, room, f"{home}/bin/co2desk", PICTURES / "wheel-game.png")
    room.as_player(f"{home}/bin/python", "-m", "pip", "uninstall", "--yes", "co2desk")
    left = room.finds("-path", f"{home}/*", "-iname", "*co2desk*")
    account.demand(not left, "pip uninstalls it, and nothing of it is left", "\n".join(left))
    _games_are_left(account, room)


def fetch_others(wheel: Path, folder: Path) -> None:
    """What the wheel asks for, in the versions of constraints.txt."""
    fetch_wheels(folder, "--constraint", str(ROOT / "constraints.txt"), str(wheel))
    (folder / wheel.name).unlink(missing_ok=True)


def fetch_wheels(folder: Path, *what: str) -> None:
    """From where pip on this computer gets them; the rooms know nothing of that."""
    command = [sys.executable, "-m", "pip", "--quiet", "wheel", "--wheel-dir", str(folder), *what]
    outcome = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if outcome.returncode:
        raise ProofError(f"pip cannot fetch {' '.join(what)}:\n{outcome.stderr}")


# --- steps -----------------------------------------------------------------------------------------------


def _self_test(account: Account, room: Room, screen: Screen, program: str) -> None:
    command = (program, "selftest", "--languages")
    told = room.as_player(*command, screen=screen.name, QT_QPA_PLATFORM="xcb")
    account.found("`co2desk selftest --languages` on a screen, without a network", told)


def _open_and_play(
    account: Account, screen: Screen, room: Room, program: str, picture: Path, games: str = GAMES
) -> None:
    save = put_save(room)
    running = room.start_as_player(program, save, screen=screen.name)
    window = screen.wait_for_window()
    actions = play_a_turn(screen, window, room.home / games)
    account.found(f"it opens a saved game, and a turn is played with the keyboard: {actions} actions")
    screen.take_picture(picture)
    leave(screen, window)
    code = running.wait(60)
    account.demand(code == 0, "it ends with the code 0", room.output())
    account.demand(not room.output(), "it has complained about nothing", room.output())
    game = kept_game(room.home / games)
    account.demand(game is not None and game.is_closed, "the game was put away in good order")


def _remove(account: Account, room: Room, file: str, added: list[str], before: set[str]) -> None:
    room.as_root("apt-get", "remove", "--yes", "co2desk")
    account.demand("co2desk" not in room.packages(), "removing it is purging it: there is nothing to keep")
    room.as_root("apt-get", "purge", "--yes", *(name for name in added if name != "co2desk"))
    new = set(room.finds(*OUTSIDE_OF_PROC)) - before
    records = ("/home/", "/run/", "/var/cache/", "/var/lib/", "/var/log/")  # the player's, and apt's own
    left = sorted(path for path in new if not path.startswith(records))
    left += [path for path in room.finds("-name", "*co2desk*") if not path.startswith(("/home/", file))]
    account.demand(not left, "after its removal nothing of it is left", "\n".join(left))
    _games_are_left(account, room)
    own = room.finds("-path", f"/home/{PLAYER}/*", "-type", "f")
    account.found("this is what its player has now", "\n".join(sorted(own)))


def _games_are_left(account: Account, room: Room) -> None:
    account.demand(kept_game(room.home / GAMES) is not None, "but the games of its players are")


def _missing_for_qt(room: Room) -> set[str]:
    for name in ("check_system.py", "needs.txt"):
        room.put(ROOT / "packaging" / name, f"/srv/{name}")
    told = room.as_player("python3", "/srv/check_system.py", "qt", "window")
    return {line.split()[1] for line in told.splitlines()}


def _wrapped(names: list[str]) -> str:
    rows = [names[start : start + 8] for start in range(0, len(names), 8)]
    return "\n".join(" ".join(row) for row in rows)
