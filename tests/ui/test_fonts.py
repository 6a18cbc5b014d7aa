"""The font that comes along shows every character the program writes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QApplication

import co2desk
from co2desk.paths import resources_dir

PACKAGE = Path(str(co2desk.__file__)).parent


def written_characters() -> Iterator[tuple[str, str]]:
    """Every character beyond ASCII in a text of the window or of the game, with its file."""
    for folder in ("ui", "text"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            module = ast.parse(path.read_text(encoding="utf-8"))
            documentation = {
                id(node.body[0].value)
                for node in ast.walk(module)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
                and node.body
                and isinstance(node.body[0], ast.Expr)
            }
            for node in ast.walk(module):
                if (
                    isinstance(node, ast.Constant)
                    and isinstance(node.value, str)
                    and id(node) not in documentation
                ):
                    yield from ((character, path.name) for character in node.value if ord(character) > 126)


@pytest.mark.parametrize("name", ["NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf"])
def test_every_character_of_the_program_is_in_the_font(app: QApplication, name: str) -> None:
    font = QRawFont(str(resources_dir() / "fonts" / name), 16)
    assert font.isValid()
    missing = {
        (character, where)
        for character, where in written_characters()
        if not font.supportsCharacter(ord(character)) and character != "\u200b"
    }
    assert missing == set()


def test_the_licence_lies_beside_the_fonts() -> None:
    licence = (resources_dir() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence
