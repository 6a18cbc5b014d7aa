"""A text that changes keeps its translations: what `make translations` does with the catalogues."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from catalogue_file import ROOT, Catalogue, Entry, Text, TsFile, catalogue_of, load, path_of, read, write
from collect_texts import all_texts, main, renewed, table_beside, texts_of, with_own_text
from compile_catalogue import compiled, shown
from matching import up_to_date
from PySide6.QtCore import QTranslator

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.text.english import SECTIONS

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
PANEL = ("co2desk/ui/panel.py",)
SAVE = Text("Panel", "Save the game", files=PANEL)
LEAVE = Text("Panel", "Leave it", files=PANEL)
QUIT = Text("Panel", "Quit", files=PANEL)
SOLD = Text("events", "{player} sells it.", "Sold")
TRANSLATED = {SAVE: "Zapisz grę", LEAVE: "Zostaw", QUIT: "Zakończ", SOLD: "{player} sprzedaje."}


def known(*texts: Text) -> TsFile:
    return TsFile(catalogue_of(Entry(text, (TRANSLATED[text],)) for text in texts))


def entry_of(file: TsFile, text: Text) -> Entry:
    return file.entries[text.key]


# --- a changed text -------------------------------------------------------------------------------------


def test_a_text_of_a_table_is_found_by_its_code() -> None:
    """However much its English changes."""
    new = SOLD._replace(source="Off it goes: {player} has a customer.")
    file = up_to_date("pl", [new], known(SOLD))
    assert entry_of(file, new) == Entry(new, ("{player} sprzedaje.",), True, "{player} sells it.")
    assert file.vanished == ()


def test_a_text_of_the_window_is_found_by_its_place() -> None:
    """Between its neighbours, also if no word is left of it."""
    new = LEAVE._replace(source="Discard")
    file = up_to_date("pl", [SAVE, new, QUIT], known(SAVE, LEAVE, QUIT))
    assert entry_of(file, new) == Entry(new, ("Zostaw",), True, "Leave it")
    assert entry_of(file, SAVE).finished
    assert file.vanished == ()


def test_several_changed_texts_side_by_side_are_told_apart() -> None:
    save, leave = SAVE._replace(source="Save this game"), LEAVE._replace(source="Leave that")
    new = save, leave, Text("Panel", "Help", files=PANEL)
    file = up_to_date("pl", [new[2], new[0], new[1], QUIT], known(SAVE, LEAVE, QUIT))
    assert [entry_of(file, text).old_source for text in new] == ["Save the game", "Leave it", ""]
    assert entry_of(file, new[2]).forms == ("",)


def test_a_changed_text_is_found_in_another_file_by_its_words() -> None:
    new = Text("Panel", "Save your game", files=("co2desk/ui/other.py",))
    file = up_to_date("pl", [QUIT, new], known(SAVE, QUIT))
    assert entry_of(file, new) == Entry(new, ("Zapisz grę",), True, "Save the game")


def test_a_text_of_a_class_with_another_name_stays_finished() -> None:
    new = SAVE._replace(context="OtherPanel")
    assert entry_of(up_to_date("pl", [new], known(SAVE)), new) == Entry(new, ("Zapisz grę",))


def test_a_new_text_gets_no_translation_of_another_one() -> None:
    new = Text("Panel", "Board", files=PANEL)
    file = up_to_date("pl", [SAVE, LEAVE, QUIT, new], known(SAVE, LEAVE, QUIT))
    assert entry_of(file, new) == Entry(new, ("",))


def test_the_english_that_was_translated_is_kept_over_several_changes_until_somebody_has_looked() -> None:
    second, third = LEAVE._replace(source="Leave this"), LEAVE._replace(source="Leave that")
    once = up_to_date("pl", [second], known(LEAVE))
    twice = up_to_date("pl", [third], once)
    assert entry_of(twice, third) == Entry(third, ("Zostaw",), True, "Leave it")
    assert up_to_date("pl", [third], twice) == twice
    assert up_to_date("pl", [LEAVE], twice) == known(LEAVE), "the old English is back"


def test_what_the_translator_has_noted_stays_with_the_text() -> None:
    noted = TsFile(catalogue_of([Entry(SOLD, (TRANSLATED[SOLD],), remark="as on page 4")]))
    new = SOLD._replace(source="{player} sells this.")
    assert entry_of(up_to_date("pl", [new], noted), new).remark == "as on page 4"


def test_a_text_that_gets_plural_forms_keeps_its_translation_in_all_of_them() -> None:
    new = SOLD._replace(plural=True)
    file = up_to_date("pl", [new], known(SOLD))
    assert entry_of(file, new).forms == ("{player} sprzedaje.",) * 3
    assert not entry_of(file, new).finished
    assert entry_of(up_to_date("pl", [SOLD], file), SOLD).forms == ("{player} sprzedaje.",)


# --- a text that is gone --------------------------------------------------------------------------------


def test_the_translation_of_a_text_that_is_gone_waits_for_its_return() -> None:
    file = up_to_date("pl", [SAVE], known(SAVE, QUIT))
    assert file.vanished == (Entry(QUIT, ("Zakończ",)),)
    assert up_to_date("pl", [SAVE], file) == file
    assert up_to_date("pl", [SAVE, QUIT], file) == known(SAVE, QUIT)


def test_nothing_is_kept_of_a_text_that_was_never_translated() -> None:
    file = up_to_date("pl", [], TsFile(catalogue_of([Entry(QUIT, ("",))])))
    assert file == TsFile({})


def test_what_is_gone_can_be_dropped_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`make translations DROP=yes`, after a release."""
    for language in LANGUAGES:
        shutil.copy(path_of(language), tmp_path)
    monkeypatch.setattr("collect_texts.path_of", lambda language: tmp_path / f"co2desk_{language}.ts")
    polish = tmp_path / "co2desk_pl.ts"
    file = load(polish)
    gone = Entry(Text("Panel", "Gone"), ("Znikło",))
    write(polish, "pl", file._replace(vanished=(gone,)))
    main([])
    assert gone in load(polish).vanished
    main(["--drop"])
    assert load(polish) == file._replace(vanished=())


# --- words that only one language has -------------------------------------------------------------------


def test_a_language_may_have_texts_of_an_edition_and_nouns_in_a_case() -> None:
    assert table_beside("refusals_second_chance", "no_cep_in_hand") == "refusals"
    assert table_beside("refusals_first", "no_cep_in_hand") == "refusals"
    assert table_beside("amounts_acc", "plants") == "amounts"
    assert table_beside("amounts_second_chance_acc", "plants") == "amounts"
    assert table_beside("refusals_acc", "no_cep_in_hand") is None
    assert table_beside("refusals_second_chance", "tea") is None


def test_a_text_that_only_one_language_has_is_added_with_the_usual_words_and_stays() -> None:
    file = renewed("de", load(path_of("de")))
    more = with_own_text("de", file, "refusals_second_chance.no_such_topic")
    key = ("refusals_second_chance", SECTIONS["refusals"]["no_such_topic"], "no_such_topic")
    usual = file.entries["refusals", *key[1:]]
    assert more.entries[key].forms == usual.forms
    assert not more.entries[key].finished
    assert renewed("de", more).entries[key] == more.entries[key]
    gone = file._replace(vanished=(more.entries[key],))
    assert renewed("de", gone).entries[key] == more.entries[key], "it comes back with the text behind it"
    assert key not in renewed("pl", load(path_of("pl"))).entries


def test_a_noun_in_a_case_has_its_plural_forms() -> None:
    more = with_own_text("ru", load(path_of("ru")), "amounts_ins.cards")
    added = more.entries["amounts_ins", SECTIONS["amounts"]["cards"], "cards"]
    assert added.text.plural
    assert len(added.forms) == 3


def test_all_nouns_of_a_table_can_be_added_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of things, as for `{plant:acc}`, come in families."""
    table = {"solar": "solar plant", "wind": "wind plant"}
    monkeypatch.setitem(SECTIONS, "plant_names", table)
    monkeypatch.setattr("collect_texts.explained", lambda table, code: "")
    names = [Text("plant_names", words, code) for code, words in table.items()]
    file = with_own_text(
        "pl", TsFile(catalogue_of(Entry(name, ("x",)) for name in names)), "plant_names_acc.*"
    )
    assert [entry.text.code for entry in file.entries.values()] == [
        ("plant_names", "solar"),
        ("plant_names", "wind"),
        ("plant_names_acc", "solar"),
        ("plant_names_acc", "wind"),
    ]


def test_a_text_that_nothing_stands_behind_cannot_be_added() -> None:
    with pytest.raises(ValueError, match="tea_second_chance"):
        with_own_text("de", load(path_of("de")), "tea_second_chance.green")


# --- the real catalogues --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "chosen",
    [lambda text: text.code == ("events", "CepBought"), lambda text: text.files and len(text.source) > 40],
    ids=["of a table", "of the window"],
)
def test_one_changed_word_makes_one_unfinished_text(language: str, chosen: Callable[[Text], bool]) -> None:
    file = load(path_of(language))
    texts = texts_of(language, file)
    old = next(text for text in texts if chosen(text))
    new = old._replace(source=f"{old.source} Now")
    found = up_to_date(language, [new if text == old else text for text in texts], file)
    [entry] = [entry for entry in found.entries.values() if not entry.finished]
    assert entry == Entry(new, file.entries[old.key].forms, True, old.source)
    assert found.vanished == file.vanished


CHANGES = {
    "co2desk/text/english/events.py": ('"CepBought": "', '"CepBought": "Now '),
    "co2desk/ui/i18n/translation.py": ('"{first} {second}"', '"{first}; {second}"'),
}


@pytest.mark.slow
def test_changing_two_words_of_the_program_shows_twelve_unfinished_texts(tmp_path: Path) -> None:
    """In a copy of the program, with the command that `make translations` runs."""
    made = shutil.ignore_patterns("__pycache__", "*.qm")
    for folder in ("co2desk", "packaging", "resources", "translations", "tests/replays"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=made)
    for name, (before, after) in CHANGES.items():
        path = tmp_path / name
        words = path.read_text(encoding="utf-8")
        assert words.count(before) == 1
        path.write_text(words.replace(before, after), encoding="utf-8")
    command = [sys.executable, "packaging/collect_texts.py"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for _ in range(2):
        subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    for language in OTHERS:
        old, new = read(path_of(language)), read(tmp_path / "translations" / path_of(language).name)
        changed = [entry for entry in new.values() if not entry.finished]
        assert sorted(entry.old_source for entry in changed) == [
            "{first} {second}",
            SECTIONS["events"]["CepBought"],
        ]
        forms = {entry.text.source: entry.forms for entry in old.values()}
        assert all(entry.forms == forms[entry.old_source] for entry in changed)


# --- what players read ----------------------------------------------------------------------------------


def spoken(folder: Path, file: TsFile, text: Text) -> str:
    """What the program finds in the compiled catalogue; nothing if it has to speak English."""
    source = folder / "co2desk_pl.ts"
    write(source, "pl", file)
    compiled(source, folder / "co2desk_pl.qm")
    translator = QTranslator()
    assert translator.load(str(folder / "co2desk_pl.qm"))
    return translator.translate(text.context, text.source, text.note) or ""


def test_players_read_the_old_translation_as_long_as_its_values_fit(tmp_path: Path) -> None:
    other = known(QUIT).entries
    fits = SOLD._replace(source="{player} sells this.")
    file = up_to_date("pl", [fits, QUIT], known(SOLD, QUIT))
    assert spoken(tmp_path, file, fits) == "{player} sprzedaje."
    more = SOLD._replace(source="{player} sells this for ${price}.")
    file = up_to_date("pl", [more, QUIT], known(SOLD, QUIT))
    assert spoken(tmp_path, file, more) == ""
    assert spoken(tmp_path, file, QUIT) == "Zakończ"
    kept, left_out = shown(file, "pl")
    assert kept.entries == other
    assert left_out == ["events.Sold: {price} is missing: '{player} sprzedaje.'"]


def test_a_mistake_in_a_finished_translation_does_not_reach_players_either(tmp_path: Path) -> None:
    """As somebody may leave it in Qt Linguist."""
    broken: Catalogue = {**known(QUIT).entries, SOLD.key: Entry(SOLD, ("{gracz} sprzedaje.",))}
    assert spoken(tmp_path, TsFile(broken), SOLD) == ""


def test_what_is_gone_is_not_compiled(tmp_path: Path) -> None:
    file = up_to_date("pl", [SAVE], known(SAVE, QUIT))
    assert spoken(tmp_path, file, QUIT) == ""


def test_the_words_of_one_edition_are_found_in_that_edition_only(tmp_path: Path) -> None:
    """lrelease drops notes that it thinks nobody needs, but never contexts."""
    own = SOLD._replace(context="events_second_chance")
    file = known(SOLD)
    file.entries[own.key] = Entry(own, ("{player} zbywa.",))
    assert spoken(tmp_path, file, own) == "{player} zbywa."
    assert spoken(tmp_path, file, SOLD) == "{player} sprzedaje."
    assert spoken(tmp_path, known(SOLD), own) == ""


def test_all_texts_have_a_place_or_a_code() -> None:
    assert [text for text in all_texts() if not text.code and not text.files] == []
