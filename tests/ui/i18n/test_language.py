"""The window speaks the language that was chosen, at once and everywhere, and any language the system can
name finds the nearest one of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from catalogue_file import PLURAL_FORMS, path_of, read
from collect_texts import all_texts
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)

from co2desk.components import load_pack
from co2desk.engine.machine.refusals import refuse
from co2desk.languages import ENGLISH, LANGUAGES, SIMPLIFIED, TRADITIONAL
from co2desk.text import Speaker
from co2desk.text.english import SECTIONS
from co2desk.text.figures import figure
from co2desk.ui.i18n import language as languages
from co2desk.ui.i18n.language import (
    LanguageManager,
    best_language,
    is_installed,
    locale_of,
    spoken,
    system_language,
)
from co2desk.ui.i18n.qt_texts import missing_in_qt
from co2desk.ui.i18n.translation import translate
from co2desk.ui.preferences import SYSTEM, Preferences
from co2desk.ui.settings.dialog import SettingsDialog
from co2desk.ui.setup.dialog import NewGameDialog, name_twice
from co2desk.ui.theme.appearance import CHINESE_FAMILIES, families
from tests.ui.everything_shown import fill_menus
from tests.ui.i18n.dialogs import MAKES, Make
from tests.ui.keyboard_and_mouse import choose
from tests.ui.pseudo import KEPT, PSEUDO, is_pretended, pretended
from tests.ui.readable import plain_words, texts
from tests.ui.screen import NAMES, Screen

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
THERE = [language for language in OTHERS if path_of(language).exists()]


# --- which language -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tags", "expected"),
    [
        (["pl-PL"], "pl"),
        (["de-AT", "en"], "de"),
        (["fr_CA"], "fr"),
        (["ru"], "ru"),
        (["en-GB", "de"], "en"),
        (["cs-CZ", "cs", "pl"], "pl"),
        (["ja-JP", "ko"], "en"),
        (["C"], "en"),
        ([], "en"),
        (["zh-Hant-TW"], TRADITIONAL),
        (["zh-TW"], TRADITIONAL),
        (["zh-HK"], TRADITIONAL),
        (["zh-Hant"], TRADITIONAL),
        (["zh_MO"], TRADITIONAL),
        (["zh-Hans-HK"], SIMPLIFIED),
        (["zh-CN"], SIMPLIFIED),
        (["zh-SG"], SIMPLIFIED),
        (["zh-Hans"], SIMPLIFIED),
        (["zh"], SIMPLIFIED),
    ],
)
def test_the_system_s_languages_find_the_nearest_of_ours(tags: list[str], expected: str) -> None:
    assert best_language(tags) == expected


def test_the_system_s_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES


def test_a_language_is_called_by_its_own_name() -> None:
    """As QLocale has it, so that whoever speaks it finds it in a window of any other language."""
    assert LANGUAGES[TRADITIONAL] == "繁體中文"
    assert LANGUAGES[SIMPLIFIED] == "简体中文"
    for code in ("pl", "de", "fr", "ru"):
        assert LANGUAGES[code].casefold() == QLocale(code).nativeLanguageName().casefold()


# --- catalogues -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", THERE)
def test_every_text_of_a_catalogue_is_found_by_the_window(
    language_manager: LanguageManager, language: str
) -> None:
    """Compiled, installed, and asked for as the window and the game do: by context, English text, code."""
    language_manager.speak(language)
    for (context, source, note), entry in read(path_of(language)).items():
        if entry.text.plural:
            found = [QCoreApplication.translate(context, source, note, n) for n in range(200)]
            assert list(dict.fromkeys(found[1:])) == list(dict.fromkeys(entry.forms))
        else:
            assert QCoreApplication.translate(context, source, note or None) == entry.forms[0]


NUMBERS_OF_FORMS = {
    "de": [[1], [0, 2, 11, 21]],
    "fr": [[0, 1], [2, 21]],
    "pl": [[1], [2, 4, 22], [0, 5, 12, 14, 21, 112]],
    "ru": [[1, 21, 101], [2, 4, 22], [0, 5, 11, 14, 111]],
    "zh_TW": [[0, 1, 2, 5]],
    "zh_CN": [[0, 1, 2, 5]],
}


@pytest.mark.parametrize("language", THERE)
def test_numbers_take_the_plural_form_of_the_language(
    language_manager: LanguageManager, language: str
) -> None:
    """By Qt's own rules, and below zero as above."""
    assert len(NUMBERS_OF_FORMS[language]) == PLURAL_FORMS[language]
    language_manager.speak(language)
    speaker = Speaker(load_pack("first", None).kit, ["Ada"], translate)
    source = SECTIONS["amounts"]["points"]
    forms = read(path_of(language))["amounts", source, "points"].forms
    for form, numbers in zip(forms, NUMBERS_OF_FORMS[language], strict=True):
        for n in numbers:
            assert speaker.amount("points", n) == form.format(n=n)
            assert speaker.amount("points", -n) == form.format(n=figure(-n))


@pytest.mark.parametrize(
    ("language", "heading", "sentence"),
    [
        ("pl", "1\N{NO-BREAK SPACE}elektrownia", "zbudować co najmniej 1\N{NO-BREAK SPACE}elektrownię"),
        ("ru", "1\N{NO-BREAK SPACE}электростанция", "построить минимум 1\N{NO-BREAK SPACE}электростанцию"),
        ("de", "1\N{NO-BREAK SPACE}Kraftwerk", "mindestens 1\N{NO-BREAK SPACE}Kraftwerk bauen"),
    ],
)
def test_a_noun_stands_in_the_case_of_its_sentence(
    language_manager: LanguageManager, language: str, heading: str, sentence: str
) -> None:
    language_manager.speak(language)
    speaker = Speaker(load_pack("second_chance", None).kit, ["Ada"], translate)
    assert speaker.amount("plants", 1) == heading
    assert speaker.say("solo_goals", "plants_built", n=1) == sentence


def test_a_language_may_have_other_words_for_an_edition_than_english(
    language_manager: LanguageManager,
) -> None:
    """German: what a player owns lies on the Spielertafel, as the only printed book has it."""
    language_manager.speak("de")
    refusal = refuse("no_cep_in_hand", "sell_cep")
    told = [
        Speaker(load_pack(edition, None).kit, ["Ada"], translate).refusal(refusal)
        for edition in ("first", "second_chance")
    ]
    assert told == ["Du hast kein KEZ in deinem Vorrat.", "Du hast kein KEZ auf deiner Spielertafel."]


def test_english_plurals_need_no_catalogue(language_manager: LanguageManager) -> None:
    language_manager.speak(ENGLISH)
    speaker = Speaker(load_pack("first", None).kit, ["Ada"], translate)
    assert [speaker.amount("points", n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


@pytest.mark.parametrize("language", THERE)
def test_what_qt_itself_writes_is_translated_too(language_manager: LanguageManager, language: str) -> None:
    """Buttons of message boxes come from the catalogues that PySide6 brings along."""
    assert translate("QPlatformTheme", "Cancel") == "Cancel"
    language_manager.speak(language)
    assert translate("QPlatformTheme", "Cancel") != "Cancel"


@pytest.mark.parametrize("language", THERE)
def test_numbers_and_dates_are_written_as_the_language_does(
    language_manager: LanguageManager, language: str
) -> None:
    language_manager.speak(language)
    assert spoken() == best_language([QLocale().bcp47Name()]) == language
    assert QApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight
    language_manager.speak(ENGLISH)
    assert QLocale().language() == QLocale.Language.English


# --- the pretended language -----------------------------------------------------------------------------


def test_the_pretended_language_keeps_what_a_translator_must_keep() -> None:
    for text in all_texts():
        words = pretended(text.source)
        assert sorted(KEPT.findall(words)) == sorted(KEPT.findall(text.source))
        assert words.count("&") == text.source.count("&")
        assert is_pretended(KEPT.sub("", words))
    assert pretended(" &Save {n} <b>games</b>: %n").startswith(" &Šávé {n} <b>ĝáméš</b>: %n")
    assert len(pretended("What can I do?")) == 20
    assert pretended(" › ") == " › "
    assert not is_pretended("What can I do?")


# --- the whole window -----------------------------------------------------------------------------------


def written(window: QWidget) -> list[str]:
    """Everything a person can read on a window, in its menus and in its lists, also behind other tabs."""
    fill_menus(window)
    return [text for _, text in texts(window)]


def plain(window: QWidget) -> dict[str, list[str]]:
    """The texts with words that were not translated."""
    found = {text: plain_words(text, NAMES) for text in written(window)}
    return {text: words for text, words in found.items() if words}


@pytest.fixture
def played(screen: Screen, language_manager: LanguageManager) -> Screen:
    """A window with a game on the desk, in English, which follows the language as the program does."""
    language_manager.changed.connect(screen.appearance.set_language)
    screen.new(players=2)
    screen.sit_down()
    screen.game_view.cover.decision.clear()  # nobody sees it any more, and the next cover asks anew
    return screen


def test_another_language_reaches_everything_that_is_open(
    played: Screen, language_manager: LanguageManager
) -> None:
    """Board, panels, menus; and everything is English again afterwards."""
    side = played.game_view.side
    for page in reversed(range(side.count())):  # goals are worded when they are shown
        side.setCurrentIndex(page)
    before = set(written(played.window))
    language_manager.speak(PSEUDO)
    played.settle()
    assert plain(played.window) == {}
    language_manager.speak()
    played.settle()
    assert set(written(played.window)) <= before  # hidden labels may be empty by now


def test_a_window_that_opens_later_speaks_the_language_too(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager
) -> None:
    language_manager.speak(PSEUDO)
    screen = Screen(app, preferences)
    assert plain(screen.window) == {}
    screen.close()


def test_the_setting_changes_the_language_at_once_and_cancel_puts_it_back(
    language_manager: LanguageManager, preferences: Preferences, app: QApplication
) -> None:
    dialog = SettingsDialog(None, preferences)
    heard: list[str] = []
    language_manager.changed.connect(heard.append)
    choose(dialog.lists["language"], "de")
    assert preferences.value("language") == "de"
    dialog.reject()
    assert heard[-2:] == ["de", ENGLISH]
    assert language_manager.language == ENGLISH
    dialog.deleteLater()


def test_a_player_s_language_lasts_until_the_next_player(
    language_manager: LanguageManager, preferences: Preferences
) -> None:
    """Whatever is chosen for the program in the meantime; one we do not know is the program's."""
    heard: list[str] = []
    language_manager.changed.connect(heard.append)
    language_manager.speak(PSEUDO)
    language_manager.speak(PSEUDO)
    preferences.set("language", "fr")
    assert language_manager.language == PSEUDO
    language_manager.speak("tlh")
    language_manager.speak("")
    preferences.set("language", "de")
    assert heard == [PSEUDO, "fr", "de"]


@pytest.mark.parametrize("system", ["ar_EG", "he_IL", "ja_JP", "pt_BR"])
def test_an_english_window_stays_english_on_other_systems(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dates as in English, and from left to right, where the system speaks a language that we do not."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    found = locale_of("en")
    assert found.language() == QLocale.Language.English
    assert found.textDirection() == Qt.LayoutDirection.LeftToRight


def test_what_qt_has_not_translated_is_in_our_catalogues(language_manager: LanguageManager) -> None:
    """The dialog for files has no English left in it."""
    english = missing_in_qt()
    for language in LANGUAGES:
        language_manager.speak(language)
        same = [text for text, said in zip(english, missing_in_qt(), strict=True) if text == said]
        assert not same or language == "en" or same == ["Folder"]  # in Polish it is the same word


def test_like_the_system_is_the_default(language_manager: LanguageManager, preferences: Preferences) -> None:
    preferences.set("language", SYSTEM)
    assert language_manager.preferred == system_language()


# --- mnemonics ----------------------------------------------------------------------------------------


def twice(texts: Iterable[str]) -> list[str]:
    """The keys that two of these texts claim."""
    keys = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    return [key for key, number in keys.items() if key and number > 1]


@pytest.mark.parametrize("language", [ENGLISH, *THERE])
def test_no_two_entries_of_a_menu_have_the_same_letter(
    played: Screen, language_manager: LanguageManager, language: str
) -> None:
    language_manager.speak(language)
    played.settle()
    fill_menus(played.window)
    assert twice(action.text() for action in played.window.menuBar().actions()) == []
    for menu in played.window.findChildren(QMenu):
        assert twice(action.text() for action in menu.actions() if action.isVisible()) == [], menu.title()


@pytest.mark.parametrize("language", [ENGLISH, *THERE])
@pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
def test_no_two_fields_of_a_dialog_have_the_same_letter(
    app: QApplication, language_manager: LanguageManager, preferences: Preferences, language: str, make: Make
) -> None:
    language_manager.speak(language)
    dialog = make(preferences)
    dialog.show()
    app.processEvents()
    buttons = [button.text() for button in dialog.findChildren(QAbstractButton) if button.isVisible()]
    labels = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    tabs = [bar.tabText(tab) for bar in dialog.findChildren(QTabBar) for tab in range(bar.count())]
    assert twice([*buttons, *labels, *tabs]) == []
    dialog.close()
    dialog.deleteLater()


# --- fonts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [TRADITIONAL, SIMPLIFIED])
def test_every_widget_takes_the_font_of_the_language(
    played: Screen, language_manager: LanguageManager, language: str
) -> None:
    """One that kept its old font would show another country's forms of the same characters."""
    language_manager.speak(language)
    played.settle()
    widgets = [played.window, *played.window.findChildren(QWidget)]
    wrong = {
        type(widget).__name__ for widget in widgets if widget.font().families() != list(families(language))
    }
    assert wrong == set()
    assert played.appearance.type.font(12).families()[0] == CHINESE_FAMILIES[language]


@pytest.mark.parametrize("make", MAKES.values(), ids=MAKES)
def test_every_open_dialog_takes_the_font_of_the_language(
    played: Screen, language_manager: LanguageManager, preferences: Preferences, make: Make
) -> None:
    dialog = make(preferences)
    dialog.show()
    played.settle()
    language_manager.speak(TRADITIONAL)
    played.settle()
    wanted = list(families(TRADITIONAL))
    assert {
        type(one).__name__ for one in dialog.findChildren(QWidget) if one.font().families() != wanted
    } == set()
    dialog.close()
    dialog.deleteLater()


# --- something is missing -------------------------------------------------------------------------------


def test_without_its_catalogue_a_language_is_english_and_the_program_says_so(
    language_manager: LanguageManager,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(languages, "translations_dir", lambda: tmp_path)
    language_manager.speak("pl")
    assert language_manager.language == ENGLISH
    assert QLocale().language() == QLocale.Language.English
    assert translate("QPlatformTheme", "Cancel") == "Cancel", "not half of it in Polish"
    message = capsys.readouterr().err
    assert "Polski" in message
    assert "co2desk_pl.qm" in message
    assert not is_installed("pl")
    assert is_installed(ENGLISH)


def test_the_setting_tells_which_languages_are_not_installed(
    language_manager: LanguageManager,
    preferences: Preferences,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "translations_dir", lambda: tmp_path)
    dialog = SettingsDialog(None, preferences)
    box = dialog.lists["language"]
    offered = {value: box.itemText(number) for number, value in enumerate(box.values)}
    assert offered[ENGLISH] == "English"
    assert offered["ru"] == "Русский (not installed)"
    dialog.deleteLater()


def test_a_seat_tells_which_languages_are_not_installed(
    language_manager: LanguageManager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "translations_dir", lambda: tmp_path)
    dialog = NewGameDialog(None, None)
    box = dialog.seats.rows[0].language
    offered = {value: box.itemText(number) for number, value in enumerate(box.values)}
    assert offered[ENGLISH] == "English"
    assert offered["ru"] == "Русский (not installed)"
    dialog.deleteLater()


def test_a_refusal_of_the_new_game_is_told_in_the_new_language(language_manager: LanguageManager) -> None:
    """It stays until something is changed in the dialog; the language is nothing of that kind."""
    dialog = NewGameDialog(None, None)
    for row in dialog.seats.rows[:2]:
        row.name.setText("Anna")
    dialog.start.click()
    assert dialog.problem.text() == name_twice("Anna")
    language_manager.speak(PSEUDO)
    QCoreApplication.processEvents()
    assert is_pretended(dialog.problem.text())
    assert dialog.problem.text() == name_twice("Anna")
    dialog.deleteLater()


def test_the_program_starts_in_the_language_of_the_system(tmp_path: Path, compiled: Path) -> None:
    """The real start, in a process of its own, on a system that speaks the pretended language."""
    program = f"""
import sys
from pathlib import Path
from co2desk.ui.i18n import language
language.translations_dir = lambda: Path({str(compiled)!r})
language.LANGUAGES[{PSEUDO!r}] = "pretended"
language.system_language = lambda: {PSEUDO!r}
from co2desk.ui.app import make_window
app, window = make_window()
print(window.menuBar().actions()[0].text())
"""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONIOENCODING": "utf-8",
        **{name: str(tmp_path) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")},
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == pretended("&Game")
