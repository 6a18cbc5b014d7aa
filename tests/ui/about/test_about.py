"""What the program says about itself, and which values it owns up to having reconstructed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from co2desk import __version__
from co2desk.components import load_pack
from co2desk.components.packs import EDITIONS
from co2desk.ui.about.dialog import AboutDialog, edition_names, part_names
from co2desk.ui.about.value_sources import Part, parts
from tests.ui.keyboard_and_mouse import click, show

Open = Callable[[], AboutDialog]


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    dialogs: list[AboutDialog] = []

    def open_one() -> AboutDialog:
        dialog = AboutDialog(None)
        dialogs.append(dialog)
        show(dialog)
        return dialog

    yield open_one
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


def listed(dialog: AboutDialog) -> dict[str, dict[str, str]]:
    """Edition -> part -> amount, as a reader sees them."""
    model = dialog.values.tree.model()

    def rows(parent: QModelIndex) -> list[QModelIndex]:
        return [model.index(row, 0, parent) for row in range(model.rowCount(parent))]

    return {
        str(top.data()): {str(row.data()): str(row.siblingAtColumn(1).data()) for row in rows(top)}
        for top in rows(QModelIndex())
    }


def test_it_says_what_it_is_and_whose_the_game_is(opened: Open) -> None:
    """Name, version, "unofficial", the author of the game, and that nothing printed is included."""
    dialog = opened()
    assert dialog.name.text() == "co2desk"
    assert __version__ in dialog.version.text()
    for words in ("unofficial", "Vital Lacerda", "no art and no text"):
        assert words in dialog.what.text()


def test_it_names_every_licence(opened: Open) -> None:
    """Its own, and those of everything it is shipped with."""
    text = opened().licences.text()
    for words in (
        "co2desk",
        "MIT",
        "Qt",
        "PySide6",
        "LGPL",
        "PyYAML",
        "platformdirs",
        "Noto Sans",
        "Open Font",
    ):
        assert words in text


def test_every_part_of_the_packs_has_a_name(app: QApplication) -> None:
    """Both packs, so that a new part of a pack needs a word before it can be shown."""
    assert set(edition_names()) == set(EDITIONS)
    found = {part.key for edition in EDITIONS for part in parts(load_pack(edition, None).sources)}
    assert found == set(part_names())


def test_values_are_counted_by_their_source() -> None:
    """Each value and each list counts once, under the first key of its path."""
    sources = {"a.x.1": "reconstructed", "a.x.2": "own_copy", "b": "rulebook", "a.y": "derived"}
    assert parts(sources) == [Part("a", 1, 1, 3), Part("b", 0, 0, 1)]


def test_the_reconstructed_values_are_those_of_the_packs(opened: Open) -> None:
    """Only parts with such values are listed, with the numbers of the pack's own marks."""
    dialog = opened()
    words = part_names()
    for edition in EDITIONS:
        expected = {
            words[part.key]: f"{part.reconstructed} of {part.total}"
            for part in parts(load_pack(edition, None).sources)
            if part.reconstructed
        }
        assert listed(dialog)[edition_names()[edition]] == expected
    assert listed(dialog)["CO₂ (2012)"]["Green power plants"] == "72 of 75"


def test_values_of_an_own_copy_are_counted_as_such(opened: Open, own_packs: Path) -> None:
    """What the owner typed in is no longer ours."""
    (own_packs / "first.yaml").write_text("plants:\n  solar:\n    5: {money: 17, vp: 16}\n", encoding="utf-8")
    amount = listed(opened())["CO₂ (2012)"]["Green power plants"]
    assert amount == "70 of 75; 2 from your own copy"


def test_it_says_where_the_values_of_an_own_copy_go(opened: Open, own_packs: Path) -> None:
    """The folder can be selected and copied."""
    dialog = opened()
    assert dialog.values.folder.text() == str(own_packs)
    assert dialog.values.folder.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert "first.yaml" in dialog.values.hint.text()


def test_wrong_values_of_an_own_copy_are_told_and_the_built_in_ones_shown(
    opened: Open, own_packs: Path
) -> None:
    """A broken file never keeps the dialog from opening."""
    (own_packs / "second_chance.yaml").write_text("plants: none\n", encoding="utf-8")
    dialog = opened()
    dialog.tabs.setCurrentIndex(1)
    assert dialog.values.problem.isVisible()
    assert "plants" in dialog.values.problem.text()
    assert len(listed(dialog)) == 2


def test_the_pages_are_turned_and_closed_with_the_keys(opened: Open) -> None:
    """Arrows turn the pages; Enter closes."""
    dialog = opened()
    bar = dialog.tabs.tabBar()
    bar.setFocus()
    QTest.keyClick(bar, Qt.Key.Key_Right)
    assert dialog.tabs.currentIndex() == 1
    dialog.close_button.setFocus()
    QTest.keyClick(dialog.close_button, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_the_button_closes(opened: Open) -> None:
    """By mouse, too."""
    dialog = opened()
    click(dialog.close_button)
    assert not dialog.isVisible()
