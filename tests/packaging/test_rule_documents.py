"""docs/rules says what the program says."""

from __future__ import annotations

from make_rules import FOLDER, documents
from rule_pictures import FOLDER as PICTURES
from rule_pictures import names

from co2desk.languages import LANGUAGES


def test_the_documents_are_up_to_date() -> None:
    """`make docs` writes them."""
    written = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("*/*.md")}
    assert len(written) == 2 * len(LANGUAGES)
    for path, text in documents():
        assert written[path] == text, f"{path.parent.name}/{path.name}: run `make docs`"


def test_every_picture_of_the_documents_is_there() -> None:
    """And no other: `make docs` draws and removes them."""
    assert sorted(path.stem for path in PICTURES.iterdir()) == names()
    shown = {
        part.partition(".")[0]
        for path in FOLDER.glob("*/*.md")
        for part in path.read_text(encoding="utf-8").split('"../pictures/')[1:]
    }
    assert sorted(shown) == names()
