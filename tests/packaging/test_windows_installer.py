"""The installer for Windows: what it says in every language, what it puts and takes away, how it looks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from desktop_files import read_texts
from PySide6.QtGui import QImage
from windows.installer import LANGUAGES, SCRIPT, installer_texts, quoted, script_of_files, script_of_texts
from windows.installer_pictures import HEADER_SIZE, SIDE_SIZE, write_header, write_side

from co2desk import languages
from co2desk.ui.files.names import SUFFIX

CODE = "\n".join(line.partition(" ; ")[0] for line in SCRIPT.read_text(encoding="utf-8").splitlines())
TEXTS = installer_texts()


# --- what it says ----------------------------------------------------------------------------------------


def test_it_speaks_every_language_of_the_program() -> None:
    assert set(LANGUAGES) == set(languages.LANGUAGES)
    assert all(set(translations) == set(LANGUAGES) for translations in TEXTS.values())
    assert all(text.strip() == text and text for texts in TEXTS.values() for text in texts.values())


def test_every_text_is_said_and_every_text_that_is_said_exists() -> None:
    own = re.findall(r"\$\(([a-z_]+)\)", CODE)
    assert set(own) == set(TEXTS)


def test_a_file_of_a_game_is_called_the_same_everywhere() -> None:
    assert TEXTS["game_file"] == read_texts()["game_file"]


@pytest.mark.parametrize("key", TEXTS)
def test_texts_name_the_same_values_and_one_access_key_in_every_language(key: str) -> None:
    values = {language: set(re.findall(r"\$\{?\w+\}?", text)) for language, text in TEXTS[key].items()}
    assert len({frozenset(names) for names in values.values()}) == 1
    keys = {text.count("&") for text in TEXTS[key].values()}
    assert len(keys) == 1
    assert keys <= {0, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_access_keys_on_one_page_differ(language: str) -> None:
    for page in (("scope_me", "scope_all"), ("finish_run", "finish_desktop")):
        found = [re.findall("&(.)", TEXTS[key][language])[0].lower() for key in page]
        assert len(set(found)) == len(found), page


def test_sentences_end_with_a_full_stop_in_every_language_or_in_none() -> None:
    for key, texts in TEXTS.items():
        ends = {text.endswith((".", "。")) for text in texts.values()}
        assert len(ends) == 1, key


def test_the_script_of_texts_has_each_text_in_each_language() -> None:
    lines = script_of_texts({"a": dict.fromkeys(LANGUAGES, 'say "yes"')}).splitlines()
    assert lines[0] == '!insertmacro MUI_LANGUAGE "English"', "which serves all other languages"
    assert 'LangString a ${LANG_TRADCHINESE} "say $\\"yes$\\""' in lines
    assert len([line for line in lines if line.startswith("LangString")]) == len(LANGUAGES)
    assert any('"CompanyName" "The co2desk authors"' in line for line in lines)
    assert quoted("$OLD") == "$OLD"


# --- what it does ----------------------------------------------------------------------------------------


def test_it_needs_no_administrator_unless_it_is_for_everybody() -> None:
    assert "RequestExecutionLevel user" in CODE
    assert r"$LOCALAPPDATA\Programs\co2desk" in CODE
    assert '"/ALLUSERS"' in CODE


def test_it_writes_for_the_one_or_for_all_and_never_for_somebody_else() -> None:
    """SHCTX is either; whoever writes to another root writes where the remover does not look."""
    roots = re.findall(r"^\s*(?:WriteReg\w+|DeleteReg\w+) (?:/ifempty )?(\w+)", CODE, re.MULTILINE)
    assert roots
    assert set(roots) == {"SHCTX"}


def test_every_key_that_it_writes_is_taken_away_again() -> None:
    before, after = CODE.split("Section Uninstall")
    for key in set(re.findall(r'WriteReg\w+ SHCTX "([^"]+)"', before)):
        top = re.sub(r"(KIND\}|PROGRAM\}|SUFFIX\}|ENTRY\}).*", r"\1", key)
        assert f'"{top}' in after, key


def test_saved_games_are_its_own_kind_of_files() -> None:
    assert f'!define SUFFIX "{SUFFIX}"' in CODE
    assert '\'"$INSTDIR\\${PROGRAM}" play "%1"\'' in CODE
    assert r'"$INSTDIR\${PROGRAM},1"' in CODE, "the second icon of the program"


def test_it_never_removes_a_folder_with_whatever_is_in_it() -> None:
    """Somebody may have chosen a folder that has other things in it."""
    assert not re.search(r"RMDir\s+/r", CODE, re.IGNORECASE)


def test_it_touches_nobodys_games_and_settings() -> None:
    """They are in %LOCALAPPDATA%\\co2desk and in HKCU\\Software\\co2desk."""
    assert r"LOCALAPPDATA\co2desk" not in CODE
    assert r"Software\co2desk" not in CODE


def test_files_go_in_in_order_and_exactly_those_go_out_again(tmp_path: Path) -> None:
    for name in ("co2desk.exe", "_internal/b/deep.dll", "_internal/a.dll"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    assert script_of_files(tmp_path) == (
        "!macro PUT_FILES\n"
        '  SetOutPath "$INSTDIR"\n'
        f'  File "{tmp_path}/co2desk.exe"\n'
        '  SetOutPath "$INSTDIR\\_internal"\n'
        f'  File "{tmp_path}/_internal/a.dll"\n'
        '  SetOutPath "$INSTDIR\\_internal\\b"\n'
        f'  File "{tmp_path}/_internal/b/deep.dll"\n'
        "!macroend\n"
        "!macro TAKE_FILES\n"
        '  Delete "$INSTDIR\\_internal\\a.dll"\n'
        '  Delete "$INSTDIR\\_internal\\b\\deep.dll"\n'
        '  Delete "$INSTDIR\\co2desk.exe"\n'
        '  RMDir "$INSTDIR\\_internal\\b"\n'
        '  RMDir "$INSTDIR\\_internal"\n'
        "!macroend\n"
    )


# --- how it looks ----------------------------------------------------------------------------------------


def test_its_pictures_are_drawn_in_the_sizes_of_the_dialog_and_the_same_every_time(
    tmp_path: Path, qapp: object
) -> None:
    """Twice 164 x 314 and 150 x 57, for screens with small pixels."""
    side, header = write_side(tmp_path), write_header(tmp_path)
    assert (QImage(str(side)).size(), QImage(str(header)).size()) == (SIDE_SIZE, HEADER_SIZE)
    assert SIDE_SIZE.toTuple() == (2 * 164, 2 * 314)
    assert side.read_bytes()[:2] == b"BM"
    again = tmp_path / "again"
    again.mkdir()
    assert write_side(again).read_bytes() == side.read_bytes()
    assert write_header(again).read_bytes() == header.read_bytes()
