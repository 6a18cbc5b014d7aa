"""The pictures of the rules inside are drawn in every section, in the theme of the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest

from co2desk.components import load_pack
from co2desk.rulebook.html import PICTURE, PLACE
from co2desk.rulebook.sections import Section, sections_of
from co2desk.session.editions import EDITIONS
from co2desk.ui.board.pieces import piece_picture
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.place_names import place_key
from co2desk.ui.preferences import DARK, LIGHT
from co2desk.ui.rulebook.illustrations import example_pictures
from co2desk.ui.rulebook.window import RulesWindow
from co2desk.ui.theme.look import Look, Type, look_of
from tests.ui.screen import Screen

LOOKS = {theme: look_of("standard", theme == DARK) for theme in (DARK, LIGHT)}
IMAGE = 2  # QTextDocument.ResourceType.ImageResource


def sections(edition: str) -> tuple[Section, ...]:
    return sections_of(load_pack(edition, None).kit).all


def tones(picture: QImage) -> set[int]:
    """Colours of a picture; a few of its points are enough."""
    return {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}


def drawn(section: Section, look: Look) -> list[QImage]:
    assert section.board is not None
    return example_pictures(section.board, translate, look, Type(("Noto Sans",)), 1.0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_is_a_piece_in_colour(edition: str, screen: Screen) -> None:
    for look in LOOKS.values():
        for section in sections(edition):
            for name in section.pictures:
                piece = piece_picture(
                    name, 24, look, Type(("Noto Sans",))
                )  # raises KeyError for another name
                assert len(tones(piece.toImage())) > 1, (section.code, name)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_example_is_drawn_in_both_themes(edition: str, screen: Screen) -> None:
    """As many pictures as places, each with something on it, and each in the colours of its theme."""
    for section in sections(edition):
        if section.board is None:
            continue
        dark, light = drawn(section, LOOKS[DARK]), drawn(section, LOOKS[LIGHT])
        assert len(dark) == len(light) == len(section.board.shows)
        for one, other in zip(dark, light, strict=True):
            assert one.size() == other.size()
            assert len(tones(one)) > 10, section.code
            assert one != other


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_stands_out_is_in_the_picture(edition: str, screen: Screen) -> None:
    """A lit place lies in a place that is shown."""
    for section in sections(edition):
        example = section.board
        if example is None or not example.lit:
            continue
        session = example.session()
        screen.lay(session)
        board = screen.game_view.board
        shown, lit = (
            [board.items_by_key[place_key(name, session.game.table.setting)] for name in names]
            for names in (example.shows, example.lit)
        )
        for item in lit:
            area = item.mapRectToScene(item.area)
            assert any(place.mapRectToScene(place.area).contains(area) for place in shown), section.code


def opened(screen: Screen) -> RulesWindow:
    QTest.keyClick(screen.window.windowHandle(), Qt.Key.Key_F1)
    rules = screen.window.parts.rules.shown
    assert rules is not None
    return rules


def test_a_section_is_drawn_again_in_another_theme(screen: Screen) -> None:
    """Pieces in their colours, and as sharp as the screen."""
    screen.window.preferences.set("theme", DARK)
    rules = opened(screen)
    rules.show_section("propose")
    browser = rules.browser
    (before,) = browser.places
    piece = browser.loadResource(IMAGE, f"{PICTURE}solar")
    assert isinstance(piece, QPixmap)
    assert piece.height() == round(browser.picture_height * browser.devicePixelRatioF())
    badge = LOOKS[DARK].energies["solar"][0]
    assert any(piece.toImage().pixelColor(x, 20).name() == badge for x in range(piece.width()))
    screen.window.preferences.set("theme", LIGHT)
    (after,) = browser.places
    assert before != after
    assert browser.loadResource(IMAGE, f"{PLACE}0") == after
    rules.show_section("secrets")  # which has no example on the board
    assert browser.places == []
