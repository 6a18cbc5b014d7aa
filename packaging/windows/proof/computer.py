"""A fresh Windows with a screen, a player who sits at it, and what the proofs ask of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from proof.account import Account
from proof.rooms import ProofError
from proof.screen import Screen
from windows.proof.player import NAME, Player
from windows.wine import NOTHING, Wine, windows_path

PROGRAMS = r"^(co2desk.*|un[a-z_]*)\.exe$"  # classes of windows: the program, its installer, its remover
ENTRY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\co2desk"
CLASSES = r"Software\Classes"
COLOURS_OF_A_DIALOG = 4  # on a black screen


class Computer:
    def __init__(self, account: Account, player: Player, wine: Wine, screen: Screen, pictures: Path) -> None:
        self.account, self.player, self.wine, self.screen = account, player, wine, screen
        self.pictures = pictures

    # --- places --------------------------------------------------------------------------------------------

    @property
    def local(self) -> Path:
        """%LOCALAPPDATA% of the player."""
        return self.wine.drive / "users" / NAME / "AppData" / "Local"

    @property
    def games(self) -> Path:
        return self.local / "co2desk" / "games"

    @property
    def installed(self) -> Path:
        """Where the installer puts the program for one person."""
        return self.local / "Programs" / "co2desk"

    @property
    def start_menu(self) -> Path:
        return self.wine.drive / "users" / NAME / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"

    def name_of(self, path: Path) -> str:
        """A file as Windows calls it."""
        if path.is_relative_to(self.wine.drive):
            return "C:\\" + str(path.relative_to(self.wine.drive)).replace("/", "\\")
        return windows_path(path)

    def files(self, folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}

    # --- the registry --------------------------------------------------------------------------------------

    def registry(self, key: str, root: str = "HKCU") -> dict[str, str]:
        """The values of a key: name -> text; nothing if there is no such key."""
        outcome = self.wine.attempt("reg", "query", rf"{root}\{key}")
        lines = re.findall(r"^    (.*?)    REG_\w+ {4}(.*)$", outcome.told, re.MULTILINE)
        return {name: value.strip() for name, value in lines} if outcome.code == 0 else {}

    def has_key(self, key: str, root: str = "HKCU") -> bool:
        return self.wine.attempt("reg", "query", rf"{root}\{key}").code == 0

    @contextmanager
    def kinds_of_files_for_all(self) -> Iterator[None]:
        """Wine, unlike Windows, knows only the kinds of files of all users: lend it the player's."""
        for key in (".co2game", "co2desk.game"):
            self.wine.run("reg", "copy", rf"HKCU\{CLASSES}\{key}", rf"HKLM\{CLASSES}\{key}", "/s", "/f")
        yield
        for key in (".co2game", "co2desk.game"):
            self.wine.run("reg", "delete", rf"HKLM\{CLASSES}\{key}", "/f")

    # --- doing ---------------------------------------------------------------------------------------------

    def run_quietly(self, program: Path, *words: str, variables: Mapping[str, str] = NOTHING) -> int:
        """A program without a terminal; the code it ends with."""
        code = self.wine.attempt(self.name_of(program), *words, quiet=True, variables=variables).code
        self.wine.wait()
        return code

    def processes(self, *words: str) -> list[int]:
        """Those whose command has all these words; the proof sees no processes but its own."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:  # it has just ended
                continue
            if all(word in command for word in words):
                found.append(int(folder.name))
        return found

    def take_picture(self, name: str) -> None:
        self.screen.take_picture(self.pictures / f"{name}.png", COLOURS_OF_A_DIALOG)

    def demand(self, condition: bool, sentence: str, details: str = "") -> None:
        self.account.demand(condition, sentence, details)

    def found(self, sentence: str, details: str = "") -> None:
        self.account.found(sentence, details)


def only(paths: list[Path], what: str) -> Path:
    if len(paths) != 1:
        raise ProofError(f"there should be one {what}, and there are {len(paths)}")
    return paths[0]
