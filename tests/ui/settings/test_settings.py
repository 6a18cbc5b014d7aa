"""Settings are applied at once, and Cancel puts back what was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWhatsThis

from co2desk.ui.preferences import CHOICES, DARK, HIGH_CONTRAST, LIGHT, PALETTES, Preferences
from co2desk.ui.settings.dialog import (
    BOXES,
    LISTS,
    SettingsDialog,
    explanations,
    names,
    value_words,
)
from co2desk.ui.theme.appearance import Appearance
from tests.ui.application_look import ApplicationLook
from tests.ui.keyboard_and_mouse import choose, click, show, tick
from tests.ui.painting import picture_of


@pytest.fixture
def dialog(preferences: Preferences) -> Iterator[SettingsDialog]:
    found = SettingsDialog(None, preferences)
    show(found)
    yield found
    found.close()
    found.deleteLater()


def everything(preferences: Preferences) -> dict[str, object]:
    return {key: preferences.value(key) for key in CHOICES}


DEFAULTS = {key: default for key, (default, _) in CHOICES.items()}
OTHERS = {
    "language": "fr",
    "theme": DARK,
    "palette": HIGH_CONTRAST,
    "animation": "slow",
    "pace": "fast",
    "replay_speed": 300,
    "text_size": 125,
    "board_zoom": 150,
    "sound": False,
    "covers": False,
    "confirm_end_turn": False,
    "warn_before_end": False,
    "tips": False,
    "concerns": False,
}


def change_everything(dialog: SettingsDialog) -> None:
    for key in LISTS:
        choose(dialog.lists[key], OTHERS[key])
    for key in BOXES:
        tick(dialog.boxes[key])


def test_every_preference_has_a_field_with_words() -> None:
    """A preference that nobody can set would be none; every value has a name of its own."""
    assert {*LISTS, *BOXES} == set(CHOICES) == set(names())
    assert set(explanations()) == set(CHOICES)
    for key in LISTS:
        words = value_words()[key]
        assert set(words) == set(CHOICES[key][1])
        assert len(set(words.values())) == len(words)


def test_f1_says_what_a_setting_is_for(dialog: SettingsDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every control by keyboard, and what the mouse points at if it has moved; elsewhere, the dialog."""
    told: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda place, words, widget: told.append(words))
    QCursor.setPos(dialog.mapToGlobal(QPoint(1, 1)))
    for key, control in (*dialog.lists.items(), *dialog.boxes.items()):
        control.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(control, Qt.Key.Key_F1)
        assert told.pop() == explanations()[key]
    dialog.cancel.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert told.pop() == dialog.whatsThis()
    note = dialog.notes["sound"]
    dialog.area.ensureWidgetVisible(note)
    QCursor.setPos(note.mapToGlobal(note.rect().center()))
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    assert told.pop() == explanations()["sound"]
    assert not told


def test_f1_opens_the_explanation_at_the_setting(dialog: SettingsDialog) -> None:
    theme = dialog.lists["theme"]
    theme.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(theme, Qt.Key.Key_F1)
    (shown,) = [widget for widget in QApplication.topLevelWidgets() if widget.inherits("QWhatsThat")]
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert dialog.isVisible()


@pytest.mark.parametrize("key", LISTS)
def test_a_choice_is_applied_at_once(dialog: SettingsDialog, preferences: Preferences, key: str) -> None:
    """The window hears of it while the dialog is still open."""
    heard: list[str] = []
    preferences.changed.connect(heard.append)
    choose(dialog.lists[key], OTHERS[key])
    assert preferences.value(key) == OTHERS[key]
    assert set(heard) == {key}
    assert dialog.isVisible()


@pytest.mark.parametrize("key", BOXES)
def test_a_box_is_applied_at_once(dialog: SettingsDialog, preferences: Preferences, key: str) -> None:
    """Off and on again."""
    tick(dialog.boxes[key])
    assert preferences.value(key) is False
    tick(dialog.boxes[key])
    assert preferences.value(key) is True


def test_done_keeps_what_was_chosen(dialog: SettingsDialog, preferences: Preferences) -> None:
    """It is still there for the next start."""
    change_everything(dialog)
    click(dialog.done_button)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert everything(Preferences(preferences.store)) == OTHERS


@pytest.mark.parametrize("way", ["button", "escape", "window"])
def test_leaving_otherwise_puts_back_what_was(
    dialog: SettingsDialog, preferences: Preferences, way: str
) -> None:
    """The cancel button, the escape key and the window's own button mean the same."""
    change_everything(dialog)
    assert everything(preferences) == OTHERS
    match way:
        case "button":
            click(dialog.cancel)
        case "escape":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        case _:
            dialog.close()
    assert not dialog.isVisible()
    assert everything(preferences) == DEFAULTS


def test_cancel_puts_back_choices_of_an_earlier_day(app: QApplication, preferences: Preferences) -> None:
    """What was is what the player had, not what the program begins with."""
    preferences.set("theme", LIGHT)
    preferences.set("covers", False)
    dialog = SettingsDialog(None, preferences)
    show(dialog)
    assert dialog.lists["theme"].value == LIGHT
    assert not dialog.boxes["covers"].isChecked()
    click(dialog.defaults)
    assert everything(preferences) == DEFAULTS
    assert dialog.boxes["covers"].isChecked()
    click(dialog.cancel)
    assert everything(preferences) == {**DEFAULTS, "theme": LIGHT, "covers": False}


def test_defaults_can_be_kept(dialog: SettingsDialog, preferences: Preferences) -> None:
    """The fields show the defaults before they are confirmed."""
    change_everything(dialog)
    click(dialog.defaults)
    assert {key: dialog.lists[key].value for key in LISTS} == {key: DEFAULTS[key] for key in LISTS}
    assert all(dialog.boxes[key].isChecked() for key in BOXES)
    click(dialog.done_button)
    assert everything(preferences) == DEFAULTS


def test_a_change_from_elsewhere_is_shown(dialog: SettingsDialog, preferences: Preferences) -> None:
    """A shortcut of the window may change a preference too."""
    preferences.set("animation", "off")
    assert dialog.lists["animation"].value == "off"


def test_the_sample_is_drawn_in_the_chosen_palette(dialog: SettingsDialog, preferences: Preferences) -> None:
    """Three palettes, light and dark: six different rows of pieces."""
    pictures = set()
    for theme in (LIGHT, DARK):
        choose(dialog.lists["theme"], theme)
        for palette in PALETTES:
            choose(dialog.lists["palette"], palette)
            picture = picture_of(dialog.sample)  # has to outlive its bits
            pictures.add(bytes(picture.constBits()))
    assert len(pictures) == 6


def test_larger_text_makes_the_open_dialog_larger(app: QApplication, preferences: Preferences) -> None:
    """Headings and fields grow while the dialog is open, and it stays on the screen."""
    before = ApplicationLook(app)
    appearance = Appearance(app, preferences)
    try:
        preferences.set("text_size", 110)
        dialog = SettingsDialog(None, preferences)
        show(dialog)
        heading, height = dialog.look_heading.font().pixelSize(), dialog.content.sizeHint().height()
        choose(dialog.lists["text_size"], 150)
        assert dialog.look_heading.font().pixelSize() > heading
        assert dialog.content.sizeHint().height() > height
        assert dialog.height() <= dialog.screen().availableSize().height()
        dialog.accept()
    finally:
        appearance.deleteLater()
        before.put_back()
