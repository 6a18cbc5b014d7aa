"""Issue 19: at any time one sees who one is, and what the small signs on a player's strip are called."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from co2desk.languages import LANGUAGES
from co2desk.session import GameOptions, Session
from co2desk.session.seats import PERSON, SIGNS, Seat
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.players import PlayerItem, SeatItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY
from co2desk.ui.play import pace
from co2desk.ui.preferences import DARK, LIGHT, NORMAL
from co2desk.ui.theme.look import plate_of
from tests.ui.board.painting_boards import draw
from tests.ui.painted_words import listening
from tests.ui.painting import picture_of
from tests.ui.screen import NAMES, Screen, people
from tests.ui.stage.scenes import before_scene
from tests.ui.stations import crowded

YOU = "You"
COMPUTERS = tuple(Seat(NAMES[n], SIGNS[n], "steady" if n else PERSON) for n in range(5))
LONG = 400_000  # milliseconds


def written(screen: Screen, item: PlaceItem) -> list[str]:
    with listening() as heard:
        draw(screen.game_view.board, item, item.value)
    return [word.text for word in heard.words]


def marked(screen: Screen) -> list[int]:
    """The seats whose strip says "You"; the large strip says the same."""
    board = screen.game_view.board
    chips = [item for item in board.items_by_key.values() if isinstance(item, PlayerItem)]
    found = [item.key.number for item in chips if YOU in written(screen, item)]
    assert (YOU in written(screen, board.items_by_key[at.SEAT])) == bool(found)
    return found


@pytest.fixture
def slow(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Nothing goes on by itself."""
    monkeypatch.setitem(pace.MOVE_MS, NORMAL, LONG)
    screen.controller.preferences.set("pace", NORMAL)
    return screen


def test_one_person_is_marked_while_computer_players_move(slow: Screen) -> None:
    slow.new(players=3, seed=3, seats=COMPUTERS[:3])
    slow.wait_until(lambda: slow.game_view.storyteller.is_telling)
    assert not slow.controller.is_my_decision
    assert marked(slow) == [0]


def test_one_person_is_marked_while_a_decade_turns(slow: Screen) -> None:
    session, action = before_scene("decade", players=2)
    person = session.game.decision.player
    seats = [replace(seat, player=PERSON if n == person else "steady") for n, seat in enumerate(people(2))]
    slow.lay(session, seats)
    slow.controller.submit(action)
    slow.settle()
    assert slow.game_view.stage.isVisible()
    assert marked(slow) == [person]


def test_a_scene_for_everybody_names_all_people_at_the_screen_and_calls_nobody_you(slow: Screen) -> None:
    session, action = before_scene("decade", players=3)
    slow.lay(session, (*people(2), COMPUTERS[2]))
    slow.controller.submit(action)
    slow.settle()
    assert slow.game_view.stage.isVisible()
    assert slow.controller.seat == NOBODY
    assert marked(slow) == []
    told = written(slow, slow.game_view.board.items_by_key[at.SEAT])
    assert "For everyone at the screen" in told
    assert NAMES[0] in told
    assert NAMES[1] in told
    assert NAMES[2] not in told


def test_in_a_hot_seat_game_whoever_sits_at_the_screen_is_marked(screen: Screen) -> None:
    screen.new(players=3, seed=3)
    assert marked(screen) == []  # the cover asks who is there
    screen.sit_down()
    assert marked(screen) == [screen.controller.seat]


def test_without_a_person_the_board_says_that_one_only_watches(screen: Screen) -> None:
    session = Session.new(GameOptions(players=2))
    screen.lay(session, [replace(seat, player="steady") for seat in people(2)])
    board = screen.game_view.board
    assert marked(screen) == []
    assert any("only computer players" in text for text in written(screen, board.items_by_key[at.SEAT]))
    screen.controller.set_player(1, PERSON)  # somebody joins in
    assert marked(screen) == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mark_is_there_in_every_language(
    screen: Screen, language_manager: LanguageManager, language: str
) -> None:
    """Among five players there is the least room for it."""
    screen.lay(crowded("first"))
    language_manager.speak(language)
    board = screen.game_view.board
    own = board.items_by_key[at.player(screen.controller.seat)]
    with listening() as heard:
        draw(board, own, own.value)
    assert board.words.you() in [word.text for word in heard.words]
    assert heard.misfits() == []


@pytest.mark.parametrize("mode", ["first", "cooperative", "competitive", "solo"])
def test_every_sign_on_a_strip_has_its_name_beside_the_mouse(screen: Screen, mode: str) -> None:
    """The signs of the strip stand before the lines that name them."""
    screen.lay(crowded(mode))
    item = screen.game_view.board.items_by_key[at.player(0)]
    assert isinstance(item, PlayerItem)
    shown = {kind for kind, *_ in (*item.goods(), *item.standing())} | (
        {"vp"} if item.shows_points() else set()
    )
    signs = item.line_signs()
    assert shown < set(signs)
    assert len(signs) == len(set(signs))
    screen.game_view.pointer._timer.setInterval(0)  # how long it takes is nothing to wait for here
    screen.hover(item.key)
    card = screen.game_view.pointer.card
    screen.wait_until(card.isVisible)
    assert len(card.body.signs) == len(signs) <= len(card.body.lines)
    named = dict(zip(signs, card.body.lines, strict=False))
    words = {"money": "Money", "cep": "CEPs", "tech": "Technology", "plant": "Plants", "control": "regions"}
    words |= {"un_goal": "UN goals", "lobby": "card", "scientist": "Scientists", "company_goal": "goal"}
    assert all(word in named[sign] for sign, word in words.items())
    screen.hover(at.MARKET)
    screen.wait_until(lambda: "CEP" in card.title.text())
    assert not card.body.signs


def test_a_new_name_is_painted_on_the_own_strip(screen: Screen) -> None:
    """It is painted with the sky, which keeps its picture."""
    screen.new(players=2, seed=3)
    view, board = screen.game_view.view, screen.game_view.board
    strip = view.mapFromScene(board.items_by_key[at.SEAT].sceneBoundingRect()).boundingRect()
    before = picture_of(view.viewport()).copy(strip)
    anna, bruno = board.seats
    board.set_seats((replace(anna, name="Maximilian"), bruno))
    assert picture_of(view.viewport()).copy(strip) != before


@pytest.mark.parametrize("dark", [True, False])
def test_the_own_area_is_the_largest_place_in_the_colour_of_the_company(screen: Screen, dark: bool) -> None:
    """A glance finds it: no strip of another player, and nothing else, has as much of a company's colour."""
    screen.controller.preferences.set("theme", DARK if dark else LIGHT)
    screen.lay(crowded("first"))
    board = screen.game_view.board
    own = board.items_by_key[at.SEAT]
    assert isinstance(own, SeatItem)
    mine = covered_by(board, own, plate_of(*board.look.signs[board.sign(own.value)]))
    chips = [item for item in board.items_by_key.values() if isinstance(item, PlayerItem)]
    assert len(chips) > 1
    for chip in chips:
        assert mine > 3 * covered_by(board, chip, board.look.signs[board.sign(chip.key.number)][0])


def covered_by(board: BoardScene, item: PlaceItem, shade: str) -> int:
    """How many pixels of a piece have exactly this colour."""
    picture = QImage(item.rect().size().toSize(), QImage.Format.Format_RGB32)
    picture.fill(0)
    with QPainter(picture) as painter:
        item.draw(Pen(painter, board.look, board.type), item.area)
    wanted = QColor(shade).rgb()
    return sum(picture.pixel(x, y) == wanted for x in range(picture.width()) for y in range(picture.height()))
