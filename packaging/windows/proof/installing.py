"""Installing, updating and removing, in silence and with clicks."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from proof.rooms import ProofError
from windows import installer
from windows.pe import version
from windows.proof.desk import CLASSES, ENTRY, Desk
from windows_version import four_numbers

from co2desk import __version__

OLDER = "0.0.1"
GONE_IN_NEWER = "_internal/only in the older version.txt"
PATIENCE_SECONDS = 180
WIDER_THAN_INSTALLER = 1000  # pixels


def install_silently(desk: Desk, setup: Path, bundle: Path) -> None:
    code = desk.run_quietly(setup, "/S")
    desk.demand(code == 0, "the installer ends with the code 0")
    _is_installed(desk, bundle, desk.installed)
    numbers = four_numbers(__version__)
    told = {path.name: version(path) for path in (setup, *desk.installed.glob("co2desk*.exe"))}
    desk.demand(
        set(told.values()) == {numbers}, "all programs tell their version in their properties", str(told)
    )
    for key in (rf"{CLASSES}\.co2game", rf"{CLASSES}\co2desk.game", ENTRY):
        desk.demand(not desk.has_key(key, "HKLM"), f"nothing is written for other users: {key}")


def _is_installed(desk: Desk, bundle: Path, place: Path, root: str = "HKCU") -> None:
    wanted = desk.files(bundle) | {"uninstall.exe"}
    there = desk.files(place)
    desk.demand(there == wanted, f"all {len(wanted)} files are there", str(sorted(there ^ wanted)))
    same = all((place / name).read_bytes() == (bundle / name).read_bytes() for name in desk.files(bundle))
    desk.demand(same, "each is the one that was built")
    entry = desk.registry(ENTRY, root)
    desk.demand(entry.get("DisplayVersion") == __version__, "Windows lists the version", str(entry))
    command = desk.registry(rf"{CLASSES}\co2desk.game\shell\open\command", root)
    program = desk.name_of(place / "co2desk.exe")
    desk.demand(f'"{program}" play "%1"' in command.values(), "saved games are opened by it", str(command))
    icon = desk.registry(rf"{CLASSES}\co2desk.game\DefaultIcon", root)
    desk.demand(f"{program},1" in icon.values(), "they have an icon of their own", str(icon))


def install_by_clicking(desk: Desk, setup: Path, bundle: Path) -> str:
    """Page by page, with the keys that Windows has for buttons; the number of the program's window."""
    desk.wine.start(desk.name_of(setup))
    window = desk.screen.wait_for_window()
    desk.take_picture("installer-1-scope")
    desk.screen.press(window, "Return")
    time.sleep(2)
    desk.take_picture("installer-2-folder")
    desk.screen.press(window, "Return")
    _wait_for_file(desk.installed / "uninstall.exe")
    time.sleep(3)
    desk.take_picture("installer-3-finish")
    desk.screen.press(window, "alt+d")  # a shortcut on the desktop, too
    desk.screen.press(window, "Return")
    desk.found("the installer is clicked through, and starts the program at the end")
    shown = wait_for_program(desk)
    _is_installed(desk, bundle, desk.installed)
    return shown


def wait_for_program(desk: Desk) -> str:
    """The window of the program itself, after that of the installer is gone."""
    for _ in range(PATIENCE_SECONDS):
        found = list(desk.screen.windows())
        if len(found) == 1 and desk.screen.size(found[0])[0] > WIDER_THAN_INSTALLER:
            return found[0]
        time.sleep(1)
    raise ProofError("the program does not open its window")


def remove(desk: Desk, *, clicked: bool = False) -> None:
    """The way of Windows' list of programs. What it leaves is the player's."""
    before = desk.files(desk.games.parent) if desk.games.exists() else set()
    own = desk.installed / "note of the player.txt"
    desk.player.put(Path(__file__), own)
    if clicked:
        desk.wine.start(desk.name_of(desk.installed / "uninstall.exe"))
        window = desk.screen.wait_for_window()
        desk.take_picture("remover-1")
        desk.screen.press(window, "Return")
        _wait_until_gone(desk.installed / "co2desk.exe")
        time.sleep(2)
        desk.take_picture("remover-2")
        desk.screen.press(window, "Return")
        desk.screen.wait_for_end()
        desk.wine.wait()
    else:
        code = desk.run_quietly(desk.installed / "uninstall.exe", "/S")
        desk.demand(code == 0, "the remover ends with the code 0")
        _wait_until_gone(desk.installed / "co2desk.exe")
        desk.wine.wait()
    left = desk.files(desk.installed)
    desk.demand(left == {own.name}, "of the program only a file is left that is not its own", str(left))
    own.unlink()
    keys = [ENTRY, rf"{CLASSES}\co2desk.game", rf"{CLASSES}\.co2game", rf"{CLASSES}\Applications\co2desk.exe"]
    kept = [key for key in keys if desk.has_key(key)]
    desk.demand(not kept, "its keys are gone from the registry", str(kept))
    desk.demand(not list(desk.start_menu.glob("co2desk*")), "it is gone from the Start menu")
    after = desk.files(desk.games.parent) if desk.games.exists() else set()
    desk.demand(before <= after, f"the player's games stay: {len(after)} files", str(before - after))


def remove_beside_another_program(desk: Desk, setup: Path) -> None:
    """Somebody else opens .co2game by now: the remover leaves that alone."""
    desk.run_quietly(setup, "/S")
    key = rf"HKCU\{CLASSES}\.co2game"
    desk.wine.run("reg", "add", key, "/ve", "/d", "other.program", "/f")
    desk.wine.run("reg", "add", rf"{key}\OpenWithProgids", "/v", "other.program", "/f")
    desk.run_quietly(setup, "/S")
    kept = desk.registry(rf"{CLASSES}\.co2game")
    still = "other.program" in kept.values()
    desk.demand(still, "an update leaves .co2game to a program that took it over", str(kept))
    desk.run_quietly(desk.installed / "uninstall.exe", "/S")
    _wait_until_gone(desk.installed / "co2desk.exe")
    kept = desk.registry(rf"{CLASSES}\.co2game") | desk.registry(rf"{CLASSES}\.co2game\OpenWithProgids")
    desk.demand("other.program" in kept, "the remover, too", str(kept))
    desk.demand("co2desk.game" not in str(kept), "and takes its own name away", str(kept))


def install_for_everybody(desk: Desk, setup: Path, bundle: Path) -> None:
    place = desk.wine.drive / "Program Files" / "co2desk"
    code = desk.run_quietly(setup, "/S", "/ALLUSERS")
    desk.demand(code == 0, "the installer for all users ends with the code 0")
    _is_installed(desk, bundle, place, "HKLM")
    desk.demand(not desk.has_key(ENTRY), "nothing is written for one user")
    quiet = desk.registry(ENTRY, "HKLM")["QuietUninstallString"]
    desk.demand(quiet.endswith("/S /ALLUSERS"), "the remover knows for whom it was", quiet)
    desk.run_quietly(place / "uninstall.exe", "/S", "/ALLUSERS")
    _wait_until_gone(place / "co2desk.exe")
    desk.wine.wait()
    desk.demand(not place.exists(), "it is removed for all users")
    desk.demand(not desk.has_key(ENTRY, "HKLM"), "with its keys")


def make_older(bundle: Path, folder: Path) -> Path:
    """An installer of an older version: the program, and one file that the new version has not."""
    small = folder / "older" / "co2desk"
    for name in ("co2desk.exe", "co2desk-console.exe", GONE_IN_NEWER):
        (small / name).parent.mkdir(parents=True, exist_ok=True)
        (small / name).write_bytes((bundle / name).read_bytes() if (bundle / name).exists() else b"old")
    setup = folder / "older-setup.exe"
    installer.write_installer(small, folder / "older" / "made", setup, datetime.now(UTC), OLDER)
    return setup


def update(desk: Desk, older: Path, setup: Path, bundle: Path) -> None:
    """An older version was there; its files go, and games and settings stay."""
    desk.run_quietly(older, "/S")
    entry = desk.registry(ENTRY)
    desk.demand(entry.get("DisplayVersion") == OLDER, f"version {OLDER} is installed", str(entry))
    journal = desk.games / "0123.co2journal"
    desk.player.put(Path(__file__), journal)
    desk.wine.run("reg", "add", r"HKCU\Software\co2desk\co2desk", "/v", "text_size", "/d", "125", "/f")
    code = desk.run_quietly(setup, "/S")
    desk.demand(code == 0, "the new version is installed over it")
    _is_installed(desk, bundle, desk.installed)
    desk.demand(journal.read_bytes() == Path(__file__).read_bytes(), "the games are as they were")
    settings = desk.registry(r"Software\co2desk\co2desk")
    desk.demand(settings.get("text_size") == "125", "the settings, too", str(settings))
    journal.unlink()


def update_while_running(desk: Desk, setup: Path) -> None:
    """The program runs: in silence the installer gives up with 2; with a window it asks, and waits."""
    desk.wine.start(desk.name_of(desk.installed / "co2desk.exe"))
    program = wait_for_program(desk)
    before, old = _written(desk, "co2desk.exe"), _written(desk, "uninstall.exe")
    code = desk.wine.attempt(desk.name_of(setup), "/S", quiet=True).code
    desk.demand(code == 2, "an installer in silence gives up while the program runs", f"it ended with {code}")
    desk.wine.start(desk.name_of(setup))
    window = desk.screen.wait_for_window(but=frozenset({program}))
    desk.take_picture("update-1-scope")
    desk.screen.press(window, "Return")
    time.sleep(2)
    desk.screen.press(window, "Return")
    desk.screen.wait_for_window(but=frozenset({program, window}))
    desk.take_picture("update-2-running")
    unchanged = _written(desk, "co2desk.exe") == before
    desk.demand(unchanged, "it asks before it replaces a program that runs, and has replaced nothing")
    desk.screen.press(program, "ctrl+q")
    _wait_until(lambda: program not in desk.screen.windows(), "the program does not end with Ctrl+Q")
    _wait_until(lambda: _goes_on(desk, window, old), "the update does not end")
    desk.take_picture("update-3-finish")
    desk.screen.press(window, "alt+p")  # without starting the program
    desk.screen.press(window, "Return")
    desk.screen.wait_for_end()
    desk.found("when the program was closed, the update goes on")


def _goes_on(desk: Desk, window: str, old: int) -> bool:
    """Choose Retry as often as it asks: the program needs a moment to end. True when all files are there."""
    for question in set(desk.screen.windows()) - {window}:
        desk.screen.press(question, "Return")
    time.sleep(5)
    return _written(desk, "uninstall.exe") > old


def _written(desk: Desk, name: str) -> int:
    """When a file of the program was written; 0 if there is none."""
    path = desk.installed / name
    return path.stat().st_mtime_ns if path.exists() else 0


def _wait_for_file(path: Path) -> None:
    _wait_until(path.exists, f"{path.name} does not appear")


def _wait_until_gone(path: Path) -> None:
    _wait_until(lambda: not path.exists(), f"{path.name} does not go")


def _wait_until(happens: Callable[[], bool], complaint: str) -> None:
    for _ in range(PATIENCE_SECONDS):
        if happens():
            return
        time.sleep(1)
    raise ProofError(complaint)
