"""Installing, updating and removing, in silence and with clicks."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from proof.rooms import ProofError
from windows import installer
from windows.pe import version
from windows.proof.computer import CLASSES, ENTRY, Computer
from windows_version import four_numbers

from co2desk import __version__

OLDER = "0.0.1"
GONE_IN_NEWER = "_internal/only in the older version.txt"
PATIENCE_SECONDS = 180
WIDER_THAN_INSTALLER = 1000  # pixels


def install_silently(computer: Computer, setup: Path, bundle: Path) -> None:
    code = computer.run_quietly(setup, "/S")
    computer.demand(code == 0, "the installer ends with the code 0")
    _is_installed(computer, bundle, computer.installed)
    numbers = four_numbers(__version__)
    told = {path.name: version(path) for path in (setup, *computer.installed.glob("co2desk*.exe"))}
    computer.demand(
        set(told.values()) == {numbers}, "all programs tell their version in their properties", str(told)
    )
    for key in (rf"{CLASSES}\.co2game", rf"{CLASSES}\co2desk.game", ENTRY):
        computer.demand(not computer.has_key(key, "HKLM"), f"nothing is written for other users: {key}")


def _is_installed(computer: Computer, bundle: Path, place: Path, root: str = "HKCU") -> None:
    wanted = computer.files(bundle) | {"uninstall.exe"}
    there = computer.files(place)
    computer.demand(there == wanted, f"all {len(wanted)} files are there", str(sorted(there ^ wanted)))
    same = all((place / name).read_bytes() == (bundle / name).read_bytes() for name in computer.files(bundle))
    computer.demand(same, "each is the one that was built")
    entry = computer.registry(ENTRY, root)
    computer.demand(entry.get("DisplayVersion") == __version__, "Windows lists the version", str(entry))
    command = computer.registry(rf"{CLASSES}\co2desk.game\shell\open\command", root)
    program = computer.name_of(place / "co2desk.exe")
    computer.demand(
        f'"{program}" play "%1"' in command.values(), "saved games are opened by it", str(command)
    )
    icon = computer.registry(rf"{CLASSES}\co2desk.game\DefaultIcon", root)
    computer.demand(f"{program},1" in icon.values(), "they have an icon of their own", str(icon))


def install_by_clicking(computer: Computer, setup: Path, bundle: Path) -> str:
    """Page by page, with the keys that Windows has for buttons; the number of the program's window."""
    computer.wine.start(computer.name_of(setup))
    window = computer.screen.wait_for_window()
    computer.take_picture("installer-1-scope")
    computer.screen.press(window, "Return")
    time.sleep(2)
    computer.take_picture("installer-2-folder")
    computer.screen.press(window, "Return")
    _wait_for_file(computer.installed / "uninstall.exe")
    time.sleep(3)
    computer.take_picture("installer-3-finish")
    computer.screen.press(window, "alt+d")  # a shortcut on the desktop, too
    computer.screen.press(window, "Return")
    computer.found("the installer is clicked through, and starts the program at the end")
    shown = wait_for_program(computer)
    _is_installed(computer, bundle, computer.installed)
    return shown


def wait_for_program(computer: Computer) -> str:
    """The window of the program itself, after that of the installer is gone."""
    for _ in range(PATIENCE_SECONDS):
        found = list(computer.screen.windows())
        if len(found) == 1 and computer.screen.size(found[0])[0] > WIDER_THAN_INSTALLER:
            return found[0]
        time.sleep(1)
    raise ProofError("the program does not open its window")


def remove(computer: Computer, *, clicked: bool = False) -> None:
    """The way of Windows' list of programs. What it leaves is the player's."""
    before = computer.files(computer.games.parent) if computer.games.exists() else set()
    own = computer.installed / "note of the player.txt"
    computer.player.put(Path(__file__), own)
    if clicked:
        computer.wine.start(computer.name_of(computer.installed / "uninstall.exe"))
        window = computer.screen.wait_for_window()
        computer.take_picture("remover-1")
        computer.screen.press(window, "Return")
        _wait_until_gone(computer.installed / "co2desk.exe")
        time.sleep(2)
        computer.take_picture("remover-2")
        computer.screen.press(window, "Return")
        computer.screen.wait_for_end()
        computer.wine.wait()
    else:
        code = computer.run_quietly(computer.installed / "uninstall.exe", "/S")
        computer.demand(code == 0, "the remover ends with the code 0")
        _wait_until_gone(computer.installed / "co2desk.exe")
        computer.wine.wait()
    left = computer.files(computer.installed)
    computer.demand(left == {own.name}, "of the program only a file is left that is not its own", str(left))
    own.unlink()
    keys = [ENTRY, rf"{CLASSES}\co2desk.game", rf"{CLASSES}\.co2game", rf"{CLASSES}\Applications\co2desk.exe"]
    kept = [key for key in keys if computer.has_key(key)]
    computer.demand(not kept, "its keys are gone from the registry", str(kept))
    computer.demand(not list(computer.start_menu.glob("co2desk*")), "it is gone from the Start menu")
    after = computer.files(computer.games.parent) if computer.games.exists() else set()
    computer.demand(before <= after, f"the player's games stay: {len(after)} files", str(before - after))


def remove_beside_another_program(computer: Computer, setup: Path) -> None:
    """Somebody else opens .co2game by now: the remover leaves that alone."""
    computer.run_quietly(setup, "/S")
    key = rf"HKCU\{CLASSES}\.co2game"
    computer.wine.run("reg", "add", key, "/ve", "/d", "other.program", "/f")
    computer.wine.run("reg", "add", rf"{key}\OpenWithProgids", "/v", "other.program", "/f")
    computer.run_quietly(setup, "/S")
    kept = computer.registry(rf"{CLASSES}\.co2game")
    still = "other.program" in kept.values()
    computer.demand(still, "an update leaves .co2game to a program that took it over", str(kept))
    computer.run_quietly(computer.installed / "uninstall.exe", "/S")
    _wait_until_gone(computer.installed / "co2desk.exe")
    kept = computer.registry(rf"{CLASSES}\.co2game") | computer.registry(
        rf"{CLASSES}\.co2game\OpenWithProgids"
    )
    computer.demand("other.program" in kept, "the remover, too", str(kept))
    computer.demand("co2desk.game" not in str(kept), "and takes its own name away", str(kept))


def install_for_everybody(computer: Computer, setup: Path, bundle: Path) -> None:
    place = computer.wine.drive / "Program Files" / "co2desk"
    code = computer.run_quietly(setup, "/S", "/ALLUSERS")
    computer.demand(code == 0, "the installer for all users ends with the code 0")
    _is_installed(computer, bundle, place, "HKLM")
    computer.demand(not computer.has_key(ENTRY), "nothing is written for one user")
    quiet = computer.registry(ENTRY, "HKLM")["QuietUninstallString"]
    computer.demand(quiet.endswith("/S /ALLUSERS"), "the remover knows for whom it was", quiet)
    computer.run_quietly(place / "uninstall.exe", "/S", "/ALLUSERS")
    _wait_until_gone(place / "co2desk.exe")
    computer.wine.wait()
    computer.demand(not place.exists(), "it is removed for all users")
    computer.demand(not computer.has_key(ENTRY, "HKLM"), "with its keys")


def make_older(bundle: Path, folder: Path) -> Path:
    """An installer of an older version: the program, and one file that the new version has not."""
    small = folder / "older" / "co2desk"
    for name in ("co2desk.exe", "co2desk-console.exe", GONE_IN_NEWER):
        (small / name).parent.mkdir(parents=True, exist_ok=True)
        (small / name).write_bytes((bundle / name).read_bytes() if (bundle / name).exists() else b"old")
    setup = folder / "older-setup.exe"
    installer.write_installer(small, folder / "older" / "made", setup, datetime.now(UTC), OLDER)
    return setup


def update(computer: Computer, older: Path, setup: Path, bundle: Path) -> None:
    """An older version was there; its files go, and games and settings stay."""
    computer.run_quietly(older, "/S")
    entry = computer.registry(ENTRY)
    computer.demand(entry.get("DisplayVersion") == OLDER, f"version {OLDER} is installed", str(entry))
    journal = computer.games / "0123.co2journal"
    computer.player.put(Path(__file__), journal)
    computer.wine.run("reg", "add", r"HKCU\Software\co2desk\co2desk", "/v", "text_size", "/d", "125", "/f")
    code = computer.run_quietly(setup, "/S")
    computer.demand(code == 0, "the new version is installed over it")
    _is_installed(computer, bundle, computer.installed)
    computer.demand(journal.read_bytes() == Path(__file__).read_bytes(), "the games are as they were")
    settings = computer.registry(r"Software\co2desk\co2desk")
    computer.demand(settings.get("text_size") == "125", "the settings, too", str(settings))
    journal.unlink()


def update_while_running(computer: Computer, setup: Path) -> None:
    """The program runs: in silence the installer gives up with 2; with a window it asks, and waits."""
    computer.wine.start(computer.name_of(computer.installed / "co2desk.exe"))
    program = wait_for_program(computer)
    before, old = _written(computer, "co2desk.exe"), _written(computer, "uninstall.exe")
    code = computer.wine.attempt(computer.name_of(setup), "/S", quiet=True).code
    computer.demand(
        code == 2, "an installer in silence gives up while the program runs", f"it ended with {code}"
    )
    computer.wine.start(computer.name_of(setup))
    window = computer.screen.wait_for_window(but=frozenset({program}))
    computer.take_picture("update-1-scope")
    computer.screen.press(window, "Return")
    time.sleep(2)
    computer.screen.press(window, "Return")
    computer.screen.wait_for_window(but=frozenset({program, window}))
    computer.take_picture("update-2-running")
    unchanged = _written(computer, "co2desk.exe") == before
    computer.demand(unchanged, "it asks before it replaces a program that runs, and has replaced nothing")
    computer.screen.press(program, "ctrl+q")
    _wait_until(lambda: program not in computer.screen.windows(), "the program does not end with Ctrl+Q")
    _wait_until(lambda: _goes_on(computer, window, old), "the update does not end")
    computer.take_picture("update-3-finish")
    computer.screen.press(window, "alt+p")  # without starting the program
    computer.screen.press(window, "Return")
    computer.screen.wait_for_end()
    computer.found("when the program was closed, the update goes on")


def _goes_on(computer: Computer, window: str, old: int) -> bool:
    """Choose Retry as often as it asks: the program needs a moment to end. True when all files are there."""
    for question in set(computer.screen.windows()) - {window}:
        computer.screen.press(question, "Return")
    time.sleep(5)
    return _written(computer, "uninstall.exe") > old


def _written(computer: Computer, name: str) -> int:
    """When a file of the program was written; 0 if there is none."""
    path = computer.installed / name
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
