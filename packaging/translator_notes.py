"""Notes for translators on single texts of the window: translations/notes/<Context>.yaml.

Each file maps the English texts of a context to one line each. They are not in the source, where more than a
thousand of them would hide the code; a few texts have theirs there, in lines that begin with `#:`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml
from catalogue_file import ROOT, TRANSLATIONS

NOTES = TRANSLATIONS / "notes"
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML may be built without libyaml


class NoteFileError(Exception):
    """A file of notes that cannot be read as one."""


@cache
def notes() -> dict[tuple[str, str], str]:
    """Every note by its context and its English text."""
    return read_notes(NOTES)


def file_of(context: str) -> str:
    """Where the notes of a context are, for messages to people."""
    return str((NOTES / f"{context}.yaml").relative_to(ROOT))


def read_notes(folder: Path) -> dict[tuple[str, str], str]:
    """Raises NoteFileError."""
    return {
        (path.stem, text): note
        for path in sorted(folder.glob("*.yaml"))
        for text, note in _notes_in(path).items()
    }


def _notes_in(path: Path) -> dict[str, str]:
    """Of two notes on one text, YAML itself would silently forget the first."""
    try:
        root = yaml.compose(path.read_text(encoding="utf-8"), Loader=LOADER)
    except yaml.YAMLError as error:
        raise NoteFileError(f"{path.name}: {error}") from error
    if not isinstance(root, yaml.MappingNode):
        raise NoteFileError(f"{path.name}: expected English texts, each with a note")
    found: dict[str, str] = {}
    for text, note in root.value:
        place = f"{path.name}, line {text.start_mark.line + 1}"
        if not (isinstance(text, yaml.ScalarNode) and isinstance(note, yaml.ScalarNode)):
            raise NoteFileError(f"{place}: expected an English text and one note")
        if text.value in found:
            raise NoteFileError(f"{place}: a second note on “{text.value}”")
        found[text.value] = note.value
    return found
