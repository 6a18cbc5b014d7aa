"""The example of a section as it lies on the board: a picture of each place that it shows."""

from __future__ import annotations

from PySide6.QtGui import QImage

from co2desk.rulebook.board_examples import READER, BoardExample
from co2desk.session.seats import SIGNS, Seat
from co2desk.text import Speaker
from co2desk.text.words import Translate
from co2desk.ui.models.place_names import place_key
from co2desk.ui.pictures.places_picture import places_pictures
from co2desk.ui.players.first_names import first_names
from co2desk.ui.theme.look import Look, Type


def example_pictures(
    example: BoardExample, speak: Translate, look: Look, type_: Type, scale: float, ratio: float = 1.0
) -> list[QImage]:
    """In the words of a language, which the board speaks already."""
    session = example.session()
    table, players = session.game.table, session.options.players
    names = first_names(players)
    seats = [Seat(name, SIGNS[number], "person") for number, name in enumerate(names)]
    speaker = Speaker(table.setting.base, names, speak, session.readings)
    speaker.see(table)
    keys, lit = (
        [place_key(name, table.setting) for name in written] for written in (example.shows, example.lit)
    )
    return places_pictures(table, seats, speaker, look, type_, READER, keys, lit, scale, ratio)
