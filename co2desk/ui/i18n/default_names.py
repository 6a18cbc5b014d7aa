"""Names of players that nobody has typed: “Player 1”, “Computer 3”.

A game keeps them as words, in the language in which it began: saves, the protocol and a game as text are the
same for every reader. The window recognises them in all its languages, and shows them in the one it speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QTranslator

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.session.seats import PERSON, Seat
from co2desk.ui.i18n import translation
from co2desk.ui.i18n.language import catalogue_path

COMPUTER = "computer"  # any player who is no person
Translate = Callable[[str, str], str]


def _texts(translate: Translate) -> dict[str, str]:
    """The usual names of a language, by whom they are for."""
    return {
        PERSON: translate("SeatRow", "Player {number}"),
        COMPUTER: translate("SeatRow", "Computer {number}"),
    }


def default_name(seat: int, player: str) -> str:
    """The name of whoever gives none, in the language of the window."""
    kind = player if player == PERSON else COMPUTER
    return _texts(translation.translate)[kind].format(number=seat + 1)


def is_default(seat: int, name: str) -> bool:
    """Has nobody typed this name?"""
    return bool(_kind(seat, name))


def shown_seats(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The players with the names by which the window calls them now."""
    return tuple(replace(seat, name=shown_name(number, seat.name)) for number, seat in enumerate(seats))


def shown_name(seat: int, name: str) -> str:
    kind = _kind(seat, name)
    return default_name(seat, kind) if kind else name


def _kind(seat: int, name: str) -> str:
    """For whom this is the usual name, in any language; "": for nobody. It stays that of a computer player
    when a person takes the seat over."""
    number = str(seat + 1)
    if number not in name:
        return ""  # most names: no catalogue has to be read
    for language in LANGUAGES:
        for kind, text in _texts_in(language, str(catalogue_path(language))).items():
            if text.replace("{number}", number) == name:
                return kind
    return ""


@cache
def _texts_in(language: str, path: str) -> dict[str, str]:
    """The usual names in one of our languages; the English ones where it has no catalogue."""
    catalogue = QTranslator()
    if language == ENGLISH or not catalogue.load(path):
        return _texts(lambda _, text: text)
    return _texts(lambda context, text: catalogue.translate(context, text) or text)
