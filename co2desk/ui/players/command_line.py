"""How a program that plays is started: the built-in one, from sources and from a bundle, or another one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from co2desk import paths
from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.session.seats import Program

OLD_LEVELS = ("random",)  # of saved games; nobody is offered them any more
SECONDS = 30  # for a built-in player, which itself stops after three
CONSOLE = "co2desk-console"  # the program of the Windows bundle that has a standard output
PACKAGE = Path(paths.__file__).resolve().parent


class CommandLine(NamedTuple):
    program: str
    arguments: list[str]
    variables: dict[str, str]  # of its environment, besides those of this program
    seconds: int


def built_in(player: str) -> CommandLine:
    """The computer player of a level; one that this version does not know has a substitute."""
    level = player if player in (*LEVELS, *OLD_LEVELS) else DEFAULT_LEVEL
    words = ["player", "--level", level]
    if paths.is_frozen():
        # Without the variable the new process would take itself for a part of this one.
        return CommandLine(bundled_program(), words, {"PYINSTALLER_RESET_ENVIRONMENT": "1"}, SECONDS)
    # The same sources as this program, wherever it was started (-P: nothing out of the current folder).
    folders = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH"))))
    return CommandLine(sys.executable, ["-P", "-m", "co2desk", *words], {"PYTHONPATH": folders}, SECONDS)


def bundled_program() -> str:
    console = Path(sys.executable).with_name(CONSOLE + Path(sys.executable).suffix)
    return str(console) if console.is_file() else sys.executable


def other(program: Program) -> CommandLine:
    file, *arguments = program.run
    return CommandLine(file, arguments, {}, program.seconds)
