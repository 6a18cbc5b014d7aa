"""Issue 19: no figure on the board is below 11 pixels at 1280 x 720, and labels of a kind have one size."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.engine.table.ids import INSTALLED
from co2desk.languages import LANGUAGES
from co2desk.ui.board.items.players import LabelledItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.pictures.board_picture import board_of
from co2desk.ui.preferences import STANDARD
from co2desk.ui.theme.appearance import families, load_fonts
from co2desk.ui.theme.look import NUMBER, Type, look_of
from tests.ui.board.painting_boards import draw, player_of, speaker_of
from tests.ui.painted_words import Word, listening
from tests.ui.screen import Screen
from tests.ui.stations import crowded, seats

SMALLEST_WINDOW, LEAST = (1280, 720), 11.0  # pixels
FIGURE = re.compile(r"[×+–-]?\d+([/+]\d+)?")


def words_on(board: BoardScene) -> list[Word]:
    with listening() as heard:
        for item in board.items_by_key.values():
            if item.isVisible():
                draw(board, item, item.value)
    return heard.words


@pytest.mark.parametrize("mode", ["first", *MODES])
def test_no_figure_is_too_small_in_the_smallest_window(
    screen: Screen, language_manager: LanguageManager, mode: str
) -> None:
    """In no language: the longer the words of the buttons, the higher the bar above the board may be."""
    load_fonts()
    screen.window.resize(*SMALLEST_WINDOW)
    screen.lay(crowded(mode))
    board = screen.game_view.board
    for language in LANGUAGES:
        language_manager.speak(language)
        QApplication.processEvents()
        found = {word.text: word.size for word in words_on(board) if FIGURE.fullmatch(word.text)}
        assert len(found) > 20
        assert {text: size for text, size in found.items() if size < NUMBER} == {}
        assert NUMBER * screen.game_view.view.fit_scale() >= LEAST, language


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("mode", ["first", "competitive"])
def test_labels_of_a_kind_have_one_size(app: QApplication, mode: str, size: int) -> None:
    """What is written on project spaces: three grants and how far a project is."""
    load_fonts()
    session = crowded(mode)
    type_, look = Type(families("en"), size / 100), look_of(STANDARD, dark=True)
    table, names = session.game.table, seats(session)
    with board_of(table, names, speaker_of(session), look, type_, player_of(session)) as board:
        labels = {*board.words.on_spaces(), board.words.stage(INSTALLED)}
        spaces = [item for item in board.items_by_key.values() if item.key.kind is PlaceKind.SPACE]
        with listening() as heard:
            for item in spaces:
                draw(board, item, item.value)
    sizes = {word.text: word.size for word in heard.words if word.text in labels}
    assert len(sizes) > 2
    assert len(set(sizes.values())) == 1, sizes


@pytest.mark.parametrize("size", [100, 150])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["first", "competitive"])
def test_what_stands_in_front_of_a_player_is_named_in_one_size(
    app: QApplication, language_manager: LanguageManager, mode: str, language: str, size: int
) -> None:
    """Money, CEPs, technology and scientists; in Second Chance also markers, in less room."""
    load_fonts()
    language_manager.speak(language)
    session = crowded(mode)
    type_, look = Type(families(language), size / 100), look_of(STANDARD, dark=True)
    speaker, names = speaker_of(session), seats(session)
    with board_of(session.game.table, names, speaker, look, type_, player_of(session)) as board:
        labelled = [item for item in board.items_by_key.values() if isinstance(item, LabelledItem)]
        labels = {words for item in labelled for words, _room in item.labels()}
        with listening() as heard:
            for item in labelled:
                draw(board, item, item.value)
    sizes = {word.text: word.size for word in heard.words if word.text in labels}
    assert sizes.keys() == labels
    assert len(labels) == (5 if mode == "first" else 6)
    assert len(set(sizes.values())) == 1, sizes
