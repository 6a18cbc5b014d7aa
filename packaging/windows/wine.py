"""A Windows to build and try things on: a prefix of Wine, with what Wine 8.0 lacks for Python and Qt.

Output goes through pipes: on Wine 8.0 Python does not start if its output or input is a regular file.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypedDict, Unpack

STAND_IN = Path(__file__).with_name("icuuc.c")
COMPILER = "x86_64-w64-mingw32-gcc"
PATIENCE_SECONDS = 300  # a program that crashes waits for a debugger, and would wait for ever
OLD_ENCODING = "cp437"  # Wine's for English
NOISE = ("EnableNonClientDpiScaling() failed",)  # Qt says it of every window on Wine 8.0
SETTINGS = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    # Neither .NET nor a browser is offered for download, and no menu of this computer changes.
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "LANG": "C.UTF-8",
}
NOTHING: Mapping[str, str] = {}


class WineError(Exception):
    """A program on Wine did not do what it should."""


class Outcome(NamedTuple):
    code: int
    told: str


class How(TypedDict, total=False):
    """How a program is run."""

    folder: Path  # in which it starts
    said: str  # what it reads
    quiet: bool  # for whatever starts something that lives longer, and would hold a pipe open
    seconds: int  # until it must have ended
    variables: Mapping[str, str]  # of its environment


class Wine:
    """One prefix. `as_user` is a command that runs another as somebody else."""

    def __init__(self, prefix: Path, home: Path, as_user: Sequence[str] = (), screen: str = "") -> None:
        self.prefix, self.home, self.as_user, self.screen = prefix, home, list(as_user), screen

    @property
    def drive(self) -> Path:
        return self.prefix / "drive_c"

    def make(self, stand_in: Path) -> None:
        """A fresh prefix that says it is Windows 10; Wine 8.0 would say Windows 7."""
        self.run("wineboot", "--init", quiet=True)
        self.wait()
        shutil.copyfile(stand_in, self.drive / "windows" / "system32" / "icuuc.dll")
        self.run("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f")
        self.wait()

    def run(self, *command: str, **how: Unpack[How]) -> str:
        """What a program tells. Raises WineError if it ends with another code than 0."""
        outcome = self.attempt(*command, **how)
        if outcome.code:
            raise WineError(f"{' '.join(command)}\n  ended with {outcome.code}:\n{outcome.told}")
        return outcome.told

    def attempt(self, *command: str, **how: Unpack[How]) -> Outcome:
        """The code that a program ends with, and what it tells. Raises WineError if it does not end."""
        said, quiet = how.get("said", ""), how.get("quiet", False)
        try:
            done = subprocess.run(  # noqa: S603
                [*self.as_user, "wine", *command],
                input=said.encode() if said else None,
                stdin=None if said else subprocess.DEVNULL,
                stdout=subprocess.DEVNULL if quiet else subprocess.PIPE,
                stderr=subprocess.DEVNULL if quiet else subprocess.STDOUT,
                cwd=how.get("folder"),
                env=self.environment(how.get("variables", NOTHING)),
                timeout=how.get("seconds", PATIENCE_SECONDS),
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            self.kill()
            raise WineError(f"{' '.join(command)}\n  does not end:\n{_text(error.stdout)}") from error
        return Outcome(done.returncode, _text(done.stdout))

    def start(self, *command: str, variables: Mapping[str, str] = NOTHING) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603
            [*self.as_user, "wine", *command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=self.environment(variables),
        )

    def wait(self) -> None:
        """Until every program has ended."""
        self._server("-w")

    def kill(self) -> None:
        """End every program at once, as a power cut would."""
        self._server("-k")

    def copy(self, other: Path, screen: str) -> Wine:
        """The same Windows once more, at a screen."""
        subprocess.run(["cp", "--archive", "--reflink=auto", str(self.prefix), str(other)], check=True)  # noqa: S603, S607
        return Wine(other, self.home, self.as_user, screen)

    def environment(self, variables: Mapping[str, str] = NOTHING) -> dict[str, str]:
        return {
            **SETTINGS,
            "HOME": str(self.home),
            "WINEPREFIX": str(self.prefix),
            **({"DISPLAY": self.screen} if self.screen else {}),
            **variables,
        }

    def _server(self, word: str) -> None:
        command = [*self.as_user, "wineserver", word]
        subprocess.run(command, env=self.environment(), check=False, timeout=PATIENCE_SECONDS)  # noqa: S603


def compile_stand_in(folder: Path) -> Path:
    """The library that Qt wants and Wine lacks (icuuc.c says more)."""
    library = folder / "icuuc.dll"
    folder.mkdir(parents=True, exist_ok=True)
    how = ("-Wall", "-Werror", "-Os", "-s", "-shared", "-nostartfiles", "-Wl,--entry=0")
    command = [shutil.which(COMPILER) or COMPILER, *how, "-o", str(library), str(STAND_IN)]
    subprocess.run(command, check=True)  # noqa: S603
    return library


@contextmanager
def fresh_windows(folder: Path) -> Iterator[Wine]:
    """A Windows in a folder, for as long as it is used."""
    wine = Wine(folder / "prefix", folder)
    wine.make(compile_stand_in(folder))
    try:
        yield wine
    finally:
        wine.kill()
        shutil.rmtree(wine.prefix, ignore_errors=True)


def windows_path(path: Path) -> str:
    """A file of this computer, as a program on Wine names it."""
    return "Z:" + str(path.absolute()).replace("/", "\\")


def _text(told: bytes | None) -> str:
    """Our own programs speak UTF-8 to a pipe, those of Windows the encoding of its old terminals."""
    try:
        text = (told or b"").decode("utf-8")
    except UnicodeDecodeError:
        text = (told or b"").decode(OLD_ENCODING)
    lines = text.replace("\r\n", "\n").split("\n")
    return "\n".join(line for line in lines if not any(noise in line for noise in NOISE))
