"""“Player 1” and “Computer 3” are said in the language of the window; a name that somebody typed stays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.languages import LANGUAGES
from co2desk.session.seats import PERSON, Seat
from co2desk.ui.i18n.default_names import default_name, is_default, shown_name, shown_seats
from co2desk.ui.i18n.language import LanguageManager
from tests.ui.player_languages import turn
from tests.ui.screen import Screen

SEATS = (Seat("Player 1", "star"), Seat("Computer 2", "disc", "random"), Seat("Ola 3", "square"))
GERMAN = ["Spieler 1", "Computer 2", "Ola 3"]
POLISH = ["Gracz 1", "Komputer 2", "Ola 3"]
ENGLISH = ["Player 1", "Computer 2", "Ola 3"]


def names(screen: Screen) -> list[str]:
    return [seat.name for seat in screen.controller.seats]


def lines(screen: Screen) -> str:
    log = screen.controller.log
    return "\n".join(str(log.index(row).data()) for row in range(log.rowCount()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usual_name_is_known_in_every_language(language_manager: LanguageManager, language: str) -> None:
    """Of whoever sits there: a computer player keeps its name when a person takes over."""
    language_manager.speak(language)
    written = [
        (seat, player, default_name(seat, player)) for seat in range(5) for player in (PERSON, "strong")
    ]
    for spoken in LANGUAGES:
        language_manager.speak(spoken)
        for seat, player, name in written:
            assert is_default(seat, name)
            assert shown_name(seat, name) == default_name(seat, player)


@pytest.mark.parametrize("name", ["Anna", "1", "Player", "Player 2", "Player 11", "player 1", "{number}", ""])
def test_what_somebody_typed_stays(language_manager: LanguageManager, name: str) -> None:
    """“Player 2” in the first seat is nobody's usual name."""
    language_manager.speak("pl")
    assert not is_default(0, name)
    assert shown_seats([Seat(name, "star")]) == (Seat(name, "star"),)


def test_names_of_a_running_game_follow_the_language(speaking: Screen) -> None:
    """On the board, in the log, in sentences and in the title; what is saved stays as it was."""
    manager, board = speaking.window.language_manager, speaking.game_view.board
    assert manager is not None
    speaking.window.preferences.set("covers", False)
    speaking.new(players=3, seed=3, seats=SEATS)
    turn(speaking)
    for language, expected in (("de", GERMAN), ("pl", POLISH), ("en", ENGLISH)):
        speaking.window.preferences.set("language", language)
        speaking.settle()
        assert manager.language == language
        assert names(speaking) == [seat.name for seat in board.seats] == expected
        assert speaking.controller.speaker.names == expected
        assert expected[0] in lines(speaking)
        assert all(name in speaking.window.windowTitle() for name in expected)
        assert [seat["name"] for seat in speaking.controller.session.save()["players"]] == ENGLISH
        tips = [button.toolTip() for button in speaking.game_view.log.players]
        assert all(name in tip for name, tip in zip(expected, tips, strict=True))


def test_a_game_that_began_in_another_language_is_shown_in_ours(speaking: Screen) -> None:
    """As an old save is: whoever takes a seat over does not change what it is called."""
    german = [replace(seat, name=name) for seat, name in zip(SEATS, GERMAN, strict=True)]
    speaking.new(players=3, seed=3, seats=german)
    assert names(speaking) == ENGLISH
    speaking.controller.set_player(1, PERSON)
    assert names(speaking) == ENGLISH
    assert [seat.name for seat in speaking.controller.session.seats] == GERMAN
    assert [seat.name for seat in speaking.controller.setup.seats] == GERMAN


def test_the_cover_calls_a_player_in_the_language_of_that_player(speaking: Screen) -> None:
    seats = (Seat("Player 1", "star", language="pl"), Seat("Player 2", "disc", language="de"))
    speaking.new(players=2, seed=3, seats=seats)
    for expected in ("Gracz 1", "Spieler 2") * 2:
        assert expected in speaking.game_view.cover.headline.text()
        speaking.sit_down()
        turn(speaking)


def test_the_cover_that_is_open_follows_the_language(speaking: Screen) -> None:
    speaking.new(players=2, seed=3, seats=(Seat("Player 1", "star"), Seat("Player 2", "disc")))
    speaking.window.preferences.set("language", "de")
    speaking.settle()
    assert "Spieler 1" in speaking.game_view.cover.headline.text()
