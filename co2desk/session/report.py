"""A problem report: one file with everything that helps to find a mistake, and nothing about its sender.

Nothing is ever sent by the program. Whoever wants to report a problem writes this file, looks into it and
hands it on. It names no user, no computer and no home folder; the names typed in for players are in the game.
"""

from __future__ import annotations

import io
import platform
import re
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from co2desk import __version__
from co2desk.engine.compiled import IS_COMPILED
from co2desk.session.documents import encoded, readable, write_atomically

LONGEST_LOG = 1_000_000  # characters; the latest messages are kept
ALWAYS = (1980, 1, 1, 0, 0, 0)  # the earliest time a zip file knows: the same report is the same file
PLAIN_FILE = 0o100644 << 16
UNIX = 3
SOMEBODYS_HOME = re.compile(
    r"""(?i)(?:(?:/var)?/home|/Users|[a-z]:[\\/]{1,2}Users)[\\/]{1,2}[^\\/\s"'<>|:*?;,)]+"""
)
README = """\
A problem report of co2desk {version}

This file was made by co2desk because somebody asked for it. Nothing was sent:
look at what is inside, and hand it on only if you want to.

{contents}
Not inside: the names of the user and of the computer, and the environment.
A home folder in a message is written as ~.
"""
ABOUT = {
    "game.co2game": "the game as it is saved: options, component values, all actions\n"
    "               (hidden cards can be found out from them), and the names that\n"
    "               were typed in for the players; co2desk can open it",
    "system.json": "the versions of co2desk, Python and Qt, and the kind of system",
    "log.txt": "the latest messages of the program",
}


def write_report(
    path: Path, game_document: Mapping[str, Any] | None, log_text: str, facts: Mapping[str, str]
) -> None:
    """Write the report in one piece: an old file stays until the new one is complete. Raises OSError.

    `facts` are what only the caller knows, such as the version of Qt.
    """
    write_atomically(path, report_bytes(game_document, log_text, facts))


def report_bytes(game_document: Mapping[str, Any] | None, log_text: str, facts: Mapping[str, str]) -> bytes:
    """The zip file itself."""
    entries = {}
    if game_document is not None:
        entries["game.co2game"] = readable(game_document)
    entries["system.json"] = readable(_system(facts))
    entries["log.txt"] = encoded(without_homes(log_text)[-LONGEST_LOG:])
    contents = "".join(f"{name:<15}{ABOUT[name]}\n" for name in entries)
    entries = {"README.txt": encoded(README.format(version=__version__, contents=contents)), **entries}
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            entry = zipfile.ZipInfo(name, ALWAYS)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system, entry.external_attr = UNIX, PLAIN_FILE
            archive.writestr(entry, data)
    return stream.getvalue()


def without_homes(text: str) -> str:
    """Text in which a home folder is `~`: this user's in all its spellings, and what looks like another's."""
    for home in _homes():
        text = re.sub(rf"(?i){re.escape(home)}(?!\w)", "~", text)
    return SOMEBODYS_HOME.sub("~", text)


def _homes() -> Iterator[str]:
    """The home folder as it can stand in a message, longest spelling first; none if it is the whole disk."""
    try:
        home = Path.home()
        folders = {home, home.resolve()}
    except (OSError, RuntimeError):
        return
    spellings = set()
    for folder in folders:
        if folder != folder.parent and folder.is_absolute():
            plain = str(folder)
            spellings |= {plain, plain.replace("\\", "\\\\"), folder.as_posix()}
            spellings.add(folder.as_uri().removeprefix("file://"))
    yield from sorted(spellings, key=len, reverse=True)


def _system(facts: Mapping[str, str]) -> dict[str, str]:
    """What kind of system this is. `platform.node` would be the name of the computer: never ask for it."""
    given = {key: without_homes(value) for key, value in facts.items()}
    return {
        **given,
        "program": f"co2desk {__version__}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "engine": "compiled" if IS_COMPILED else "interpreted",
    }
