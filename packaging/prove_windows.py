#!/usr/bin/env python3
"""Try on Wine what `make windows` has built, as an ordinary user without a network: `make test-windows`.

    prove_windows.py [PROOF ...]

Every proof has a fresh Windows and a screen without a monitor. dist/windows-proof.log tells what was found
out, dist/windows-proof has pictures to look at. What Wine cannot tell, docs/releasing.md lists.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

from make_windows import DIST, NAME, WORK
from proof.account import Account
from proof.playing import kept_game
from proof.rooms import ProofError
from proof.screen import Screen
from windows.archives import TOP
from windows.proof import installing, languages, playing
from windows.proof.computer import PROGRAMS, Computer
from windows.proof.player import Player, go_apart
from windows.wine import Wine, WineError, compile_stand_in

from co2desk.paths import PORTABLE_FOLDER

BUNDLE = WORK / "first" / "dist" / "co2desk"
PICTURES = DIST / "windows-proof"
SETUP, ARCHIVE = DIST / f"{NAME}-setup.exe", DIST / f"{NAME}.zip"
DOWNLOADED = "Téléchargements & Größeres"  # a folder of the player


class Proofs:
    """What every proof needs: the files, the player, a Windows to copy."""

    def __init__(self, account: Account, folder: Path) -> None:
        self.account, self.folder = account, folder
        self.player = Player(folder)
        downloaded = self.player.home / DOWNLOADED
        self.setup = self.player.put(SETUP, downloaded / SETUP.name)
        self.archive = self.player.put(ARCHIVE, downloaded / ARCHIVE.name)
        self.clean = Wine(self.player.home / "Windows, fresh", self.player.home, self.player.command)
        self.clean.make(compile_stand_in(folder))

    def run(self, name: str, proof: Callable[[Computer], None]) -> None:
        began = time.monotonic()
        with Screen(PROGRAMS, manager="openbox") as screen:  # without it Wine gives no dialog the keys
            wine = self.clean.copy(self.player.home / f"Windows für {name}", screen.name)
            try:
                proof(Computer(self.account, self.player, wine, screen, PICTURES))
            except (ProofError, WineError):
                screen.take_picture(PICTURES / f"failed-{name}.png", colours=0)
                raise
            finally:
                wine.kill()
                shutil.rmtree(wine.prefix, ignore_errors=True)
        self.account.found(f"({time.monotonic() - began:.0f} seconds)")

    # --- the proofs ----------------------------------------------------------------------------------------

    def silent(self, computer: Computer) -> None:
        """Installed in silence, tried out from the terminal, and removed."""
        installing.install_silently(computer, self.setup, BUNDLE)
        playing.talk_to_engine(computer, computer.installed)
        playing.print_letters(computer, computer.installed)
        playing.self_test(computer, computer.installed)
        installing.remove(computer)
        installing.remove_beside_another_program(computer, self.setup)

    def clicked(self, computer: Computer) -> None:
        """Installed with clicks, played, saved, opened, killed, played on, and removed with clicks."""
        window = installing.install_by_clicking(computer, self.setup, BUNDLE)
        computer.take_picture("start-page")
        playing.play_at_once(computer, window)
        saved = playing.save(computer, window)
        playing.quit_with_keys(computer, window)
        window = playing.open_by_kind(computer, saved)
        playing.cut_power(computer, window, computer.installed / "co2desk.exe")
        installing.remove(computer, clicked=True)
        computer.demand(kept_game(computer.games) is not None, "the game is still there")

    def update(self, computer: Computer) -> None:
        older = self.player.put(installing.make_older(BUNDLE, self.folder), self.setup.with_name("older.exe"))
        installing.update(computer, older, self.setup, BUNDLE)
        installing.update_while_running(computer, self.setup)

    def everybody(self, computer: Computer) -> None:
        installing.install_for_everybody(computer, self.setup, BUNDLE)

    def portable(self, computer: Computer) -> None:
        """Unpacked in a folder with any name: settings and games stay in it."""
        place = self.player.home / "Bürospiele (USB)"
        with zipfile.ZipFile(self.archive) as archive:
            archive.extractall(place)
        self.player.own(place)
        folder = place / TOP
        data = folder / PORTABLE_FOLDER
        computer.wine.start(computer.name_of(folder / "co2desk.exe"))
        window = installing.wait_for_program(computer)
        playing.click_play_at_once(computer, window, data / "games")
        computer.take_picture("portable")
        computer.screen.press(window, "ctrl+q")
        computer.screen.wait_for_end()
        computer.wine.wait()
        inside = sorted(computer.files(data))
        computer.demand((data / "settings.ini").is_file(), "its settings are beside the program", str(inside))
        computer.demand(kept_game(data / "games") is not None, "the game, too", str(inside))
        computer.demand(not computer.games.parent.exists(), "and nothing is in the player's account")
        computer.demand(not computer.has_key(r"Software\co2desk"), "nor in the registry")

    def languages(self, computer: Computer) -> None:
        places = self.folder / "places"
        languages.make_places(places)
        languages.show_pages(computer, self.setup, places)


def prove(wanted: list[str]) -> int:
    account = Account(DIST / "windows-proof.log")
    failed = []
    with tempfile.TemporaryDirectory(prefix="co2desk-windows-", ignore_cleanup_errors=True) as place:
        Path(place).chmod(0o755)
        account.title(f"{NAME}, on Wine")
        proofs = Proofs(account, Path(place))
        known = {
            "silent": proofs.silent,
            "clicked": proofs.clicked,
            "update": proofs.update,
            "everybody": proofs.everybody,
            "portable": proofs.portable,
            "languages": proofs.languages,
        }
        for name in wanted or known:
            account.title(name)
            try:
                proofs.run(name, known[name])
            except (ProofError, WineError, subprocess.SubprocessError) as error:
                account.failed(error)
                failed.append(name)
    account.result(f"Not proven: {', '.join(failed)}" if failed else "Everything is as promised.")
    return 1 if failed else 0


def main() -> int:
    missing = [path.name for path in (SETUP, ARCHIVE, BUNDLE / "co2desk.exe") if not path.is_file()]
    if missing:
        print(f"There is no {' and no '.join(missing)}; `make windows` builds them.")
        return 1
    go_apart()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return prove(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
