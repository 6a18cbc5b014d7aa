"""Every word on the board has room: in whole positions of both games and on every card and tile, in all
languages and text sizes. What is too small to read in a small window is judged by the units of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.engine.table.ids import INSTALLED
from co2desk.languages import LANGUAGES
from co2desk.session import GameOptions, Session
from co2desk.session.history import fate_of
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.editions.first.items import kit_of
from co2desk.ui.editions.first.views import FirstSpaceView
from co2desk.ui.editions.second_chance.views import LobbyistView
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models.places import NOBODY, PlaceKind
from co2desk.ui.pictures.board_picture import FRAME, board_of, board_picture
from co2desk.ui.preferences import CHOICES, STANDARD
from co2desk.ui.theme.appearance import families, load_fonts
from co2desk.ui.theme.look import Type, look_of
from tests.ui.board.painting_boards import draw, player_of, speaker_of
from tests.ui.painted_words import listening
from tests.ui.pseudo import PSEUDO
from tests.ui.stations import FREE, crowded, over, seats

EVERYWHERE = (PSEUDO, "ru", "fr")  # the language that nobody speaks, and the two longest
LARGEST_TEXT, NORMAL_TEXT = 150, 100
LOOK = look_of(STANDARD, dark=True)
TEXT_SIZES = CHOICES["text_size"][1]
POSITIONS: dict[str, Callable[[], Session]] = {
    "first": lambda: crowded("first"),
    **{mode: lambda mode=mode: crowded(mode) for mode in MODES},  # type: ignore[misc]
    "a missed card": lambda: over("solo-card-missed"),
    "a lost planet": lambda: over("first-planet-lost"),
    "a saved planet": lambda: over("first-green-regions"),
    "everybody at the screen": lambda: crowded("first"),
    "roomy strips": lambda: Session.new(GameOptions(players=3)),
}


def board_problems(positions: Iterable[str], language: str, size: int) -> Iterator[str]:
    for name in positions:
        session = POSITIONS[name]()
        with listening() as words:
            board_picture(
                session.game.table,
                seats(session),
                speaker_of(session),
                LOOK,
                Type(families(language), size / 100),
                round(FRAME.width()),  # a pixel for each unit of the board
                NOBODY if name == "everybody at the screen" else player_of(session),
                fate=fate_of(session.game),
            )
        assert len(words.words) > 100
        found = words.misfits(FREE) + words.overlaps()
        yield from (f"{name}, {size} %: {problem}" for problem in dict.fromkeys(found))


@pytest.mark.parametrize("language", EVERYWHERE)
def test_every_word_on_the_board_has_room(
    app: QApplication, language_manager: LanguageManager, language: str
) -> None:
    load_fonts()
    language_manager.speak(language)
    problems = [*board_problems(POSITIONS, language, LARGEST_TEXT)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("language", [PSEUDO, *LANGUAGES])
def test_some_boards_have_room_for_every_language(
    app: QApplication, language_manager: LanguageManager, language: str
) -> None:
    load_fonts()
    language_manager.speak(language)
    problems = [*board_problems(("first", "cooperative"), language, NORMAL_TEXT)]
    assert not problems, "\n".join(problems)


@pytest.mark.soak
@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("language", [PSEUDO, *LANGUAGES])
def test_every_board_has_room_in_every_language_and_text_size(
    app: QApplication, language_manager: LanguageManager, language: str, size: int
) -> None:
    load_fonts()
    language_manager.speak(language)
    problems = [*board_problems(POSITIONS, language, size)]
    assert not problems, "\n".join(problems)


# --- cards and tiles ----------------------------------------------------------------------------------------


def stages(item: PlaceItem) -> Iterator[Any]:
    """Every energy in every stage of its project, with whatever else the edition puts there."""
    shown = item.value
    first = isinstance(shown, FirstSpaceView)
    some, none = ({}, {}) if first else ({"level": 1, "host": 0}, {"level": 0, "host": -1})
    for energy in range(item.board.setting.energies):
        for stage in range(1, INSTALLED + 1):
            yield shown._replace(energy=energy, stage=stage, scientist=-1, **some)
    yield shown._replace(energy=-1, stage=0, scientist=-1, **none)


def numbers(name: str) -> Callable[[PlaceItem], Sequence[int]]:
    """The numbers of all cards of a kind."""
    return lambda item: sorted(getattr(item.board.setting, name))


CARDS: dict[PlaceKind, Callable[[PlaceItem], Any]] = {
    PlaceKind.LOBBY_CARD: numbers("lobby_by_number"),
    PlaceKind.COMPANY_GOAL: numbers("goal_by_number"),
    PlaceKind.PERSONAL_GOAL: numbers("personal_by_number"),
    PlaceKind.SOLO_CARD: numbers("solo_by_number"),
    PlaceKind.UN_GOAL: numbers("un_by_number"),
    PlaceKind.EVENT: numbers("event_region"),
    PlaceKind.NEXT_EVENT: numbers("event_region"),
    PlaceKind.LOBBYIST: lambda item: [
        LobbyistView(number, -1) for number in sorted(item.board.setting.lobby_by_number)
    ],
    PlaceKind.PLANTS: lambda item: [(tile,) for tile in range(len(kit_of(item).plants[item.key.number]))],
    PlaceKind.SPACE: stages,
    PlaceKind.PHASE: lambda item: [item.value._replace(now=phase) for phase in (*item.value.phases, "over")],
}


def card_problems(language: str, size: int) -> Iterator[str]:
    drawn = 0
    for mode in ("first", *MODES):
        session = crowded(mode)
        table, type_ = session.game.table, Type(families(language), size / 100)
        with board_of(table, seats(session), speaker_of(session), LOOK, type_, player_of(session)) as board:
            for kind, item, value in cards(board):
                with listening() as words:
                    draw(board, item, value)
                drawn += 1
                found = words.misfits() + words.overlaps()
                yield from (f"{mode}, {kind} {value}, {size} %: {problem}" for problem in found)
    assert drawn > 300


@pytest.mark.parametrize("language", [PSEUDO, *LANGUAGES])
def test_every_card_and_tile_has_room_for_its_words(
    app: QApplication, language_manager: LanguageManager, language: str
) -> None:
    load_fonts()
    language_manager.speak(language)
    problems = [*card_problems(language, LARGEST_TEXT)]
    assert not problems, "\n".join(problems)


@pytest.mark.soak
@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("language", [PSEUDO, *LANGUAGES])
def test_every_card_and_tile_has_room_in_every_text_size(
    app: QApplication, language_manager: LanguageManager, language: str, size: int
) -> None:
    load_fonts()
    language_manager.speak(language)
    problems = [*card_problems(language, size)]
    assert not problems, "\n".join(problems)


def cards(board: BoardScene) -> Iterator[tuple[PlaceKind, PlaceItem, Any]]:
    """Every card of a kind at the first place of that kind, every tile at each place it can lie on."""
    seen: set[PlaceKind] = set()
    for key, item in board.items_by_key.items():
        kind = key.kind
        if kind not in CARDS or (kind in seen and kind is not PlaceKind.PLANTS):
            continue
        seen.add(kind)
        for value in CARDS[kind](item):
            yield kind, item, value
