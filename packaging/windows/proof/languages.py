"""The installer in the language of the player's Windows: one page in each, to look at."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from windows.installer import installer_texts
from windows.proof.computer import Computer

# The places whose language Wine takes over, by our languages.
PLACES = {
    "en": "en_GB",
    "pl": "pl_PL",
    "de": "de_DE",
    "fr": "fr_FR",
    "ru": "ru_RU",
    "zh_TW": "zh_TW",
    "zh_CN": "zh_CN",
}


def make_places(folder: Path) -> None:
    """This computer may know none of these languages; glibc takes them from any folder."""
    folder.mkdir()
    for place in PLACES.values():
        subprocess.run(  # noqa: S603
            ["localedef", "--inputfile", place, "--charmap", "UTF-8", str(folder / f"{place}.UTF-8")],  # noqa: S607
            capture_output=True,
            check=False,  # it warns with its code
        )


def show_pages(computer: Computer, setup: Path, places: Path) -> None:
    names = installer_texts()["game_file"]
    for language, place in PLACES.items():
        spoken = {"LC_ALL": f"{place}.UTF-8", "LOCPATH": str(places)}
        computer.wine.start(computer.name_of(setup), variables=spoken)
        computer.screen.wait_for_window()
        time.sleep(2)
        computer.take_picture(f"installer-{language}")
        computer.wine.kill()
        computer.screen.wait_for_end()
        code = computer.run_quietly(setup, "/S", variables=spoken)
        computer.demand(code == 0, f"{place}: the installer runs")
        computer.wine.run("reg", "export", r"HKCU\Software\Classes\co2desk.game", r"C:\kind.reg", "/y")
        told = (computer.wine.drive / "kind.reg").read_text(encoding="utf-16")  # as no terminal could show it
        name = names[language]
        computer.demand(f'@="{name}"' in told, f"{place}: a saved game is called {name}", told)
