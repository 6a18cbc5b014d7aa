"""The catalogues of the translators: complete, up to date, and in agreement with the English texts."""

from __future__ import annotations

import json
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import catalogue as tool
import pytest
from agreement import objections
from catalogue_file import (
    PLURAL_FORMS,
    TRANSLATIONS,
    Catalogue,
    Entry,
    Text,
    TsFile,
    as_xml,
    load,
    path_of,
    plural_forms,
    read,
)
from collect_texts import (
    WINDOW,
    NotALiteralError,
    all_texts,
    renewed,
    texts_of_the_window,
)
from explanations import explained

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.text.english import SECTIONS
from co2desk.text.plurals import Plural

LUPDATE = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"
THERE = [language for language in LANGUAGES if path_of(language).exists()]


def test_every_language_of_the_window_has_its_catalogue() -> None:
    """None was forgotten, and none is there that nobody can choose."""
    assert list(LANGUAGES) == THERE
    assert {path.stem for path in path_of("pl").parent.glob("*.ts")} == {
        path_of(language).stem for language in LANGUAGES
    }


# A language somebody has begun must be finished; one that only has its list of texts waits for a translator.
TRANSLATED = [
    language
    for language in THERE
    if language != ENGLISH and any(any(entry.forms) for entry in read(path_of(language)).values())
]


def catalogue(language: str) -> Catalogue:
    return read(path_of(language))


# --- collecting -----------------------------------------------------------------------------------------


def test_the_collector_finds_what_lupdate_finds(tmp_path: Path) -> None:
    """Qt's own tool reads the window too, with another parser; only plural forms escape it."""
    found = tmp_path / "window.ts"
    files = sorted(WINDOW.rglob("*.py"))
    subprocess.run([LUPDATE, "-silent", "-locations", "none", *files, "-ts", found], check=True)
    ours = {text.key for _, _, text in texts_of_the_window(WINDOW)}
    assert len(ours) > 800
    assert ours == set(read(found))


def test_qt_s_own_tools_read_and_write_a_catalogue_without_loss(tmp_path: Path) -> None:
    """lupdate has the reader and the writer of Linguist. It takes our tables for obsolete, as it cannot see
    them; `make translations` afterwards has everything again."""
    known, copy = load(path_of("pl")), tmp_path / "co2desk_pl.ts"
    shutil.copy(path_of("pl"), copy)
    subprocess.run([LUPDATE, "-silent", WINDOW / "i18n" / "translation.py", "-ts", copy], check=True)
    saved = load(copy)
    assert len(saved.vanished) > 2_000
    assert renewed("pl", saved).entries == known.entries


def test_a_text_is_collected_with_its_note_its_count_and_what_the_translator_is_told(tmp_path: Path) -> None:
    (tmp_path / "window.py").write_text(
        "label.setText(\n"
        "    #: On the button\n"
        "    #: of the market.\n"
        "    translate('Panel', 'One sentence, '\n"
        "              'in two lines.')\n"
        ")\n"
        "painter.translate(3, 4)\n"
        "more = translate('Panel', '%n step(s)', None, steps)\n"
        "spring = translate('Panel', 'spring', 'the season')\n",
        encoding="utf-8",
    )
    assert sorted(text for _, _, text in texts_of_the_window(tmp_path)) == [
        Text("Panel", "%n step(s)", plural=True),
        Text("Panel", "One sentence, in two lines.", comment="On the button\nof the market."),
        Text("Panel", "spring", note="the season"),
    ]


@pytest.mark.parametrize("call", ["translate('A', text)", "translate(name, 'b')", "translate('A', text='b')"])
def test_a_text_that_nobody_can_collect_is_an_error(tmp_path: Path, call: str) -> None:
    (tmp_path / "window.py").write_text(f"\n{call}\n", encoding="utf-8")
    with pytest.raises(NotALiteralError, match=r"window\.py:2"):
        list(texts_of_the_window(tmp_path))


def test_two_codes_with_one_english_text_are_two_entries() -> None:
    """Another language may need two words."""
    found = {text.key for text in all_texts()}
    words = SECTIONS["groups"]["bid"]
    assert words == SECTIONS["groups"]["pass"]
    assert {("groups", words, "bid"), ("groups", words, "pass")} <= found
    assert len(found) == len(all_texts())


def test_a_file_can_be_read_again(tmp_path: Path) -> None:
    """Everything that can stand in an entry, with signs that XML has other uses for."""
    texts = {
        Text("A", "<b>5 & 6</b>\n“{n}”", comment="A.b"): ("<b>5 & 6</b>\n„{n}”",),
        Text("A", "%n step(s)", plural=True): ("%n krok", "%n kroki", "%n kroków"),
        Text("A", "spring", "the season"): ("",),
        Text("B", " and "): (" i ",),
    }
    written: Catalogue = {text.key: Entry(text, forms) for text, forms in texts.items()}
    doubtful = Text("B", "maybe")
    written[doubtful.key] = Entry(doubtful, ("może",), doubtful=True, old_source="perhaps", remark="?")
    vanished = Entry(Text("B", "never", files=("co2desk/ui/b.py",)), ("nigdy",))
    path = tmp_path / "co2desk_pl.ts"
    path.write_text(as_xml("pl", TsFile(written, (vanished,))), encoding="utf-8")
    assert load(path) == TsFile(written, (vanished,))
    assert [entry.finished for entry in written.values()] == [True, True, False, True, False]


# --- the catalogues that there are ----------------------------------------------------------------------


def test_every_file_is_of_a_language_that_the_window_knows() -> None:
    assert {path.name for path in TRANSLATIONS.glob("*.ts")} <= {path_of(code).name for code in LANGUAGES}
    assert set(PLURAL_FORMS) == set(LANGUAGES)


@pytest.mark.parametrize("language", THERE)
def test_a_catalogue_is_up_to_date_with_the_program(language: str) -> None:
    """Nothing is missing, everything is in its order: `make translations` changes nothing."""
    known = load(path_of(language))
    wanted = renewed(language, known)
    assert {*wanted.entries} - {*known.entries} == set(), "run `make translations`"
    assert {*known.entries} - {*wanted.entries} == set(), "run `make translations`"
    assert path_of(language).read_text(encoding="utf-8") == as_xml(language, wanted), (
        "run `make translations`"
    )


@pytest.mark.parametrize("language", THERE)
def test_a_catalogue_has_no_line_numbers(language: str) -> None:
    root = ElementTree.parse(path_of(language)).getroot()  # noqa: S314 - our own file
    assert root.get("language") == language
    assert {key for place in root.iter("location") for key in place.attrib} <= {"filename"}
    kinds = {translation.get("type") for translation in root.iter("translation")}
    assert kinds <= {None, "unfinished", "vanished"}


@pytest.mark.parametrize("language", [code for code in THERE if code != ENGLISH])
def test_every_code_of_the_game_is_in_the_catalogue(language: str) -> None:
    """With its code as the note, as the game asks for it; English finds these texts in the program."""
    known = catalogue(language)
    for context, table in SECTIONS.items():
        for code, source in table.items():
            assert known[context, source, code].text.plural == isinstance(source, Plural)


def test_plural_forms_are_as_many_as_grammar_says() -> None:
    forms = {language: plural_forms(language) for language in LANGUAGES}
    assert forms == {"en": 2, "pl": 3, "de": 2, "fr": 2, "ru": 3, "zh_TW": 1, "zh_CN": 1}


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_translated(language: str) -> None:
    left = [key for key, entry in catalogue(language).items() if not entry.finished]
    assert left == []


def test_every_text_with_a_count_has_its_english_forms() -> None:
    assert [key for key, entry in catalogue(ENGLISH).items() if not entry.finished] == []


@pytest.mark.parametrize("language", THERE)
def test_every_translation_agrees_with_its_source(language: str) -> None:
    """Values, plural forms, mnemonics, outer spaces and tags."""
    wrong = [
        (key, reason)
        for key, entry in catalogue(language).items()
        if any(entry.forms)
        for reason in objections(entry.text, entry.forms, language)
    ]
    assert wrong == []


# --- agreement, and many texts at once ------------------------------------------------------------------

AGREE = [
    ("pl", "{player} gets {vp:points}.", "{player} dostaje {vp:points}."),
    ("zh_CN", "{player} gets {vp:points}.", "{player} 得 {vp} 分。"),
    ("pl", "{player} gets {vp:points}.", "{player}: {vp:points:acc}."),
    ("zh_TW", "&Game", "遊戲(&G)"),
    ("de", "Fish & chips", "Fisch & Fritten"),
    ("fr", " › ", " › "),
    ("zh_CN", ", ", "，"),
    ("zh_TW", " ({lowest}–{highest})", "（{lowest}–{highest}）"),
    ("de", "<b>Qt</b>, the window", "das Fenster, <b>Qt</b>"),
]
DISAGREE = [
    ("{player} gets {vp:points}.", "Dostaje {vp:points}.", "{player} is missing"),
    ("{player} gets {vp:points}.", "{player} dostaje {vp:cubes}.", "{vp:cubes} is not in the source"),
    ("{player} gets it.", "{gracz} to dostaje: {player}.", "{gracz} is not in the source"),
    ("{player} gets it.", "{player to dostaje.", "expected '}' before end of string"),
    ("{player} gets {vp:points}.", "{player} dostaje {vp:cubes:acc}.", "{vp:cubes:acc} is not in the source"),
    ("&Game", "Gra", "mnemonics"),
    ("Game", "&Gra", "mnemonics"),
    (" and ", "i", "spaces"),
    ("Done", "Gotowe ", "spaces"),
    ("<b>Qt</b>", "<b>Qt<b>", "tags"),
]


@pytest.mark.parametrize(("language", "source", "translation"), AGREE)
def test_a_translation_may_differ_where_languages_differ(
    language: str, source: str, translation: str
) -> None:
    assert list(objections(Text("A", source), (translation,), language)) == []


@pytest.mark.parametrize(("source", "translation", "reason"), DISAGREE)
def test_a_translation_that_would_break_a_sentence_is_refused(
    source: str, translation: str, reason: str
) -> None:
    found = list(objections(Text("A", source), (translation,), "pl"))
    assert len(found) == 1
    assert reason in found[0]


def test_a_count_needs_all_its_forms() -> None:
    steps = Text("A", "%n step(s)", plural=True)
    assert list(objections(steps, ("%n krok", "%n kroki", "%n kroków"), "pl")) == []
    assert "3 forms" in "".join(objections(steps, ("%n krok", "%n kroki"), "pl"))
    points = Text("amounts", "{n} points", "points", plural=True)
    assert list(objections(points, ("{n} 分",), "zh_TW")) == []
    assert "{n} is missing" in "".join(objections(points, ("{n} punkt", "{n} punkty", "punktów"), "pl"))
    assert "%n is missing" in "".join(objections(steps, ("krok", "%n kroki", "%n kroków"), "pl"))


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Polish catalogue that has nothing yet, for the tool to write into."""
    path = tmp_path / "co2desk_pl.ts"
    monkeypatch.setattr(tool, "path_of", lambda language: path)
    return path


def exported(folder: Path, *options: str) -> list[dict[str, Any]]:
    path = folder / "texts.json"
    assert tool.main(["export", *options, "pl", str(path)]) == 0
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def imported(folder: Path, records: list[dict[str, Any]]) -> int:
    path = folder / "translated.json"
    path.write_text(json.dumps(records), encoding="utf-8")
    return tool.main(["import", "pl", str(path)])


def record_of(records: list[dict[str, Any]], context: str, code: str) -> dict[str, Any]:
    return next(one for one in records if (one["context"], one.get("note")) == (context, code))


def test_texts_go_out_and_come_back_with_translations(tmp_path: Path, polish: Path) -> None:
    """Some of them; the others wait, and are all that is listed as missing."""
    records = exported(tmp_path)
    assert len(records) == len(all_texts())
    solar = record_of(records, "energies", "solar")
    assert solar == {
        "context": "energies",
        "source": SECTIONS["energies"]["solar"],
        "note": "solar",
        "comment": explained("energies", "solar"),
        "plural": False,
        "translation": "",
    }
    assert imported(tmp_path, [{**solar, "translation": "słońce"}]) == 0
    assert read(polish)["energies", SECTIONS["energies"]["solar"], "solar"].forms == ("słońce",)
    left = exported(tmp_path, "--missing")
    assert len(left) == len(records) - 1
    assert solar not in left


def test_one_wrong_translation_keeps_the_file_as_it_was(
    tmp_path: Path, polish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = exported(tmp_path)
    points = record_of(records, "amounts", "points")
    assert imported(tmp_path, [{**points, "translation": ["{n} punkt", "{n} punktów"]}]) == 1
    assert not polish.exists()
    assert "3 forms" in capsys.readouterr().err


def test_a_text_that_the_program_no_longer_has_is_named_and_left_out(
    tmp_path: Path, polish: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = exported(tmp_path)
    solar = record_of(records, "energies", "solar")
    gone = {**solar, "source": "steam", "translation": "para"}
    assert imported(tmp_path, [gone, {**solar, "translation": "słońce"}]) == 0
    assert "'steam'" in capsys.readouterr().err
    assert read(polish)["energies", SECTIONS["energies"]["solar"], "solar"].forms == ("słońce",)
    assert ("energies", "steam", "solar") not in read(polish)
