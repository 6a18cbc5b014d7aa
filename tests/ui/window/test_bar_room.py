"""The bar above the board has one height, whatever is asked in it, in every language.

Cards to choose from are the one exception: they are shown, and hang over the board alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE
from co2desk.engine.table import actions as act
from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.play.prompt_bar import TURN_LIKE, PromptBar
from tests.ui.editions.second_chance import decisions as second
from tests.ui.play import decisions as first
from tests.ui.pseudo import PSEUDO
from tests.ui.screen import Screen

SPOKEN = [language for language in LANGUAGES if language != PSEUDO]
SMALL, USUAL, LARGE = (1024, 600), (1280, 720), (1600, 1000)
CARDS = ("draft", "keep_goal")
Way = Callable[[Screen], None]


def in_mode(way: second.Way, mode: str) -> Way:
    return lambda screen: way(screen, mode)


WAYS: dict[str, Way] = {
    **{kind: way for kind, (way, _) in first.WAYS.items()},
    **{f"{kind} of a team": in_mode(way, COOPERATIVE) for kind, way in second.WAYS.items()},
    "bonus_received of rivals": in_mode(second.WAYS["bonus_received"], COMPETITIVE),
}
del WAYS["bonus_received of a team"]  # which is never asked
LONG = ["de", "fr", "ru"]  # whose words need most room
in_languages = pytest.mark.parametrize(
    "languages", [pytest.param(LONG, id="long"), pytest.param(SPOKEN, id="all", marks=pytest.mark.soak)]
)
EDITORS = ("income_split", "bid", "bid_payment", "income_split of a team", "reduction of a team")


def places(screen: Screen) -> tuple[QRect, QRect]:
    """Where board and side are in the window."""
    view, side = screen.game_view.view, screen.game_view.side
    return (
        QRect(view.mapTo(screen.window, QPoint()), view.size()),
        QRect(side.mapTo(screen.window, QPoint()), side.size()),
    )


def asked_in_all(
    screen: Screen, manager: LanguageManager, languages: list[str]
) -> Iterator[tuple[str, PromptBar]]:
    """Every question but those with cards and with an editor, which have tests of their own."""
    controller = screen.controller
    for name, way in WAYS.items():
        if name in EDITORS or name.split()[0] in CARDS:
            continue
        screen.window.resize(*LARGE)
        screen.settle()
        manager.speak("en")
        way(screen)
        if controller.is_covered:
            screen.sit_down()
        for size in (USUAL, SMALL):
            screen.window.resize(*size)
            for language in languages:
                manager.speak(language)
                screen.settle()
                yield f"{name} in {language}, {size}", screen.game_view.prompt


@in_languages
def test_the_bar_is_as_high_as_in_a_turn_whatever_is_asked(
    speaking: Screen, language_manager: LanguageManager, languages: list[str]
) -> None:
    too_high = []
    for told, prompt in asked_in_all(speaking, language_manager, languages):
        if prompt.height() > prompt.usual:
            too_high.append(f"{told}: {prompt.height()} instead of {prompt.usual}")
    assert not too_high, "\n".join(too_high)


@in_languages
@pytest.mark.parametrize("text", [100, 150])
def test_an_editor_has_room_in_the_bar(
    speaking: Screen, language_manager: LanguageManager, text: int, languages: list[str]
) -> None:
    """It lies in the bar as a whole, with at least what is most important about the answer that it shows."""
    speaking.controller.preferences.set("text_size", text)
    for name in EDITORS:
        speaking.window.resize(*LARGE)
        language_manager.speak("en")
        WAYS[name](speaking)
        prompt = speaking.game_view.prompt
        for size in (SMALL, USUAL):
            speaking.window.resize(*size)
            for language in languages:
                language_manager.speak(language)
                speaking.settle()
                editor = prompt.editor
                assert editor is not None
                told = f"{name} in {language}, {size}, {text} %"
                assert prompt.height() <= prompt.usual, told
                note = editor.note
                for widget in (editor.button, editor.inputs, *([] if note.isHidden() else [note])):
                    place = QRect(widget.mapTo(prompt, QPoint()), widget.size())
                    assert prompt.area.geometry().adjusted(-1, -1, 1, 1).contains(place), told
                assert note.isHidden() or note.heightForWidth(note.width()) <= note.height(), told
    speaking.controller.preferences.set("text_size", 100)


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_a_warning_has_room_in_the_bar(
    speaking: Screen, language_manager: LanguageManager, size: tuple[int, int]
) -> None:
    """Before the end of a turn, with all its free actions still open."""
    first.to_turn(speaking)
    speaking.window.resize(*size)
    while True:
        speaking.submit(speaking.controller.moves.legal[0])
        speaking.sit_down()
        if speaking.asked[0] == "turn" and act.END_TURN in speaking.controller.moves.legal:
            break
    speaking.settle()
    before = places(speaking)
    prompt = speaking.game_view.prompt
    speaking.game_view.proposals.propose(act.END_TURN)
    for language in SPOKEN:
        language_manager.speak(language)
        speaking.settle()
        assert speaking.game_view.proposals.pending is not None
        assert prompt.height() <= prompt.usual, language
    language_manager.speak("en")
    speaking.settle()
    assert places(speaking) == before


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_cards_hang_over_the_board_and_not_over_what_is_beside_it(
    speaking: Screen, language_manager: LanguageManager, size: tuple[int, int]
) -> None:
    speaking.window.resize(*size)
    first.to_draft(speaking)
    prompt, view, side = speaking.game_view.prompt, speaking.game_view.view, speaking.game_view.side
    for language in SPOKEN:
        language_manager.speak(language)
        speaking.settle()
        assert prompt.height() > prompt.usual, "the cards are shown"
        assert prompt.body_height == prompt.usual
        board = QRect(view.mapTo(speaking.window, QPoint()), view.size())
        hanging = prompt.mask().subtracted(QRect(0, 0, prompt.width(), prompt.body_height))
        assert not hanging.isEmpty()
        there = prompt.mapTo(speaking.window, hanging.boundingRect().topRight()).x()
        assert there <= board.right()
        for button in speaking.buttons():
            place = QRect(button.mapTo(speaking.window, QPoint()), button.size())
            assert place.right() <= board.right(), button.text()
        if side.isVisible():
            tabs = side.tabBar()
            place = QRect(tabs.mapTo(speaking.window, QPoint()), tabs.size())
            assert speaking.window.childAt(place.center()) is tabs


def test_turns_are_among_the_questions() -> None:
    """The bar is measured by them."""
    assert set(TURN_LIKE) <= {name.split()[0] for name in WAYS}
