"""The fonts that come along show every character the program writes, in every language.

A Chinese character has other forms in Taiwan, in China and in Japan. Which form a glyph has is told by its
number in the collection the fonts were cut from: Noto Sans CJK 2.004 numbers the forms one by one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from catalogue_file import path_of, read
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

import co2desk
from co2desk.languages import ENGLISH, LANGUAGES, SIMPLIFIED, TRADITIONAL
from co2desk.paths import resources_dir
from co2desk.ui.i18n.language import chinese_for
from co2desk.ui.theme.appearance import CHINESE_FAMILIES, FAMILY, families, load_fonts
from co2desk.ui.theme.look import Type

PACKAGE = Path(str(co2desk.__file__)).parent
NAMES_OF_LANGUAGES = "".join(LANGUAGES.values())  # tested below, with the fonts of all languages


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
        if not font.supportsCharacter(ord(character)) and character not in ("\u200b", *NAMES_OF_LANGUAGES)
    }
    assert missing == set()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if path_of(language).exists()])
@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_every_character_of_a_catalogue_is_in_the_fonts_of_its_language(language: str, bold: bool) -> None:
    """And every name of a language, in whichever language the window is."""
    texts = {form for entry in read(path_of(language)).values() for form in entry.forms}
    covered = set().union(*(characters_of(family, bold) for family in own_families(language)))
    assert missing_in(covered, *texts) == set(), "run packaging/make_fonts.py"
    everything = set().union(*(characters_of(family, bold) for family in families(language)))
    assert missing_in(everything, *LANGUAGES.values()) == set()


def own_families(language: str) -> list[str]:
    """The Chinese font of another script would show the wrong form of a character."""
    others = {family for script, family in CHINESE_FAMILIES.items() if script != language}
    return [family for family in families(language) if family not in others]


def missing_in(covered: set[int], *texts: str) -> set[str]:
    return {character for character in "".join(texts) if ord(character) not in covered and character != "\n"}


# The number of the glyph in Taiwan, in China and in Japan.
FORMS = {
    "骨": ("cid45134", "cid45133", "cid45132"),
    "令": ("cid09810", "cid09809", "cid09808"),
    "化": ("cid11565", "cid11564", "cid11563"),
    "冷": ("cid11018", "cid11017", "cid11016"),
    "遍": ("cid40422", "cid40421", "cid40420"),
    "直": ("cid27874", "cid27874", "cid27873"),
}


@pytest.mark.parametrize("character", FORMS)
@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_a_chinese_font_has_its_own_forms(character: str, bold: bool) -> None:
    taiwan, china, _japan = FORMS[character]
    assert font_of(CHINESE_FAMILIES[TRADITIONAL], bold).getBestCmap()[ord(character)] == taiwan
    assert font_of(CHINESE_FAMILIES[SIMPLIFIED], bold).getBestCmap()[ord(character)] == china


@pytest.mark.parametrize("character", FORMS)
@pytest.mark.parametrize("bold", [False, True], ids=["regular", "bold"])
def test_the_window_writes_the_forms_of_its_language(app: QApplication, character: str, bold: bool) -> None:
    """Also when the language changes back and forth, and whatever Chinese fonts the system has."""
    load_fonts()
    for language in (TRADITIONAL, SIMPLIFIED, ENGLISH, TRADITIONAL, SIMPLIFIED):
        script = chinese_for(language)
        found = outline_written(character, Type(families(language)).font(40, bold))
        assert found == outline_in_file(CHINESE_FAMILIES[script], bold, character)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_figures_look_the_same_in_every_language(app: QApplication, language: str) -> None:
    load_fonts()
    for character in "Ag5ż₂Ж–":
        found = outline_written(character, Type(families(language)).font(40))
        assert found == outline_in_file(FAMILY, False, character)


@pytest.mark.parametrize("language", [TRADITIONAL, SIMPLIFIED])
def test_lines_are_as_high_in_chinese_as_in_other_languages(app: QApplication, language: str) -> None:
    load_fonts()
    ours, plain = (QFontMetricsF(Type(families(code)).font(40)) for code in (language, ENGLISH))
    assert (ours.ascent(), ours.descent(), ours.height()) == (plain.ascent(), plain.descent(), plain.height())


def test_common_characters_for_names_are_there() -> None:
    """Names of players that no catalogue has."""
    assert missing_in(characters_of(CHINESE_FAMILIES[TRADITIONAL], False), "陳怡君林家豪") == set()
    assert missing_in(characters_of(CHINESE_FAMILIES[SIMPLIFIED], False), "王昊张婧刘鑫琪") == set()


# --- looking into the fonts -----------------------------------------------------------------------------

FILES = {
    FAMILY: ("NotoSans-Regular.ttf", "NotoSans-SemiBold.ttf"),
    CHINESE_FAMILIES[TRADITIONAL]: ("NotoSansTC-Subset-Regular.otf", "NotoSansTC-Subset-Bold.otf"),
    CHINESE_FAMILIES[SIMPLIFIED]: ("NotoSansSC-Subset-Regular.otf", "NotoSansSC-Subset-Bold.otf"),
}


def file_of(family: str, bold: bool) -> Path:
    return resources_dir() / "fonts" / FILES[family][bold]


@cache
def font_of(family: str, bold: bool) -> Any:
    return TTFont(file_of(family, bold))


def characters_of(family: str, bold: bool) -> set[int]:
    return set(font_of(family, bold).getBestCmap())


def outline_in_file(family: str, bold: bool, character: str) -> QPainterPath:
    font = QRawFont(str(file_of(family, bold)), 40)
    return font.pathForGlyph(font.glyphIndexesForString(character)[0])


def outline_written(character: str, font: QFont) -> QPainterPath:
    """What a layout of the window puts onto the screen."""
    layout = QTextLayout(character, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    (run,) = layout.glyphRuns()
    return run.rawFont().pathForGlyph(run.glyphIndexes()[0])


def test_every_font_that_lies_there_is_used() -> None:
    found = {path.name for path in (resources_dir() / "fonts").glob("*.[to]tf")}
    assert found == {name for names in FILES.values() for name in names}


def test_the_licence_lies_beside_the_fonts() -> None:
    licence = (resources_dir() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License" in licence
    for family in FILES:
        assert family in licence
