"""A seat is handed to the computer, taken over and given another level in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.engine.table.events import SeatTakenOver
from co2desk.session import GameOptions, Session
from co2desk.session.seats import PERSON, PROGRAM, SIGNS, Program, Seat
from co2desk.session.story import story
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.players.thinker import FAILURES, Failure
from co2desk.ui.players.words import PLAYERS, failure_text, player_name
from co2desk.ui.seating import seating
from co2desk.ui.widgets import message_box
from tests.ui.screen import NAMES, Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window


def table(*players: str) -> list[Seat]:
    return [Seat(NAMES[n], SIGNS[n], player) for n, player in enumerate(players)]


def begin(screen: Screen, *players: str, seed: int = 3) -> None:
    screen.new(players=len(players), seed=seed, seats=table(*players))


def play_on(screen: Screen, actions: int) -> None:
    """Until so many more actions were played, by whomever."""
    controller = screen.controller
    wanted = len(controller.session.actions) + actions
    for _ in range(5000):
        if len(controller.session.actions) >= wanted:
            return
        screen.sit_down()
        if controller.is_my_decision:
            screen.submit(steady(1)(controller.game))
        QApplication.processEvents()
    raise AssertionError("nobody plays")


def kept(screen: Screen) -> Session:
    """The game as it is on the disk."""
    session = screen.controller.session
    return Session.load(screen.window.autosave.library.read(session.id).document)


# --- taking over ------------------------------------------------------------------------------------------


def test_a_person_hands_the_own_seat_to_the_computer_and_takes_it_back(screen: Screen) -> None:
    """In the middle of the own turn; a save and the journal know it at once."""
    begin(screen, PERSON, "steady")
    controller = screen.controller
    assert controller.is_my_decision
    controller.set_player(0, "strong")
    assert controller.seat == NOBODY  # nobody plays at the screen: nothing secret is shown
    assert kept(screen).seats[0].player == "strong"
    play_on(screen, 6)
    controller.set_player(0, PERSON)
    assert controller.seat == 0
    assert [seat.player for seat in kept(screen).seats] == [PERSON, "steady"]
    assert [change.player for change in kept(screen).seat_changes] == ["strong", PERSON]
    play_on(screen, 6)


def test_the_log_tells_it(screen: Screen) -> None:
    begin(screen, PERSON, "steady")
    controller = screen.controller
    controller.set_player(0, "strong")
    told = [controller.log.index(row).data() for row in range(controller.log.rowCount())]
    assert controller.speaker.event(SeatTakenOver(0, "computer")) in told
    assert story(controller.session)[0][-1] == SeatTakenOver(0, "computer")


def test_who_takes_over_the_seat_of_a_computer_is_asked_to_sit_down(screen: Screen) -> None:
    """Two people at one screen now: nobody sees the cards of the other."""
    begin(screen, PERSON, "steady")
    controller = screen.controller
    controller.set_player(1, PERSON)
    assert controller.seat == 0
    while controller.waiting_for == NOBODY:
        screen.submit(steady(1)(controller.game))
    assert controller.waiting_for == 1
    assert screen.game_view.cover.isVisible()
    assert controller.seat == NOBODY


def test_a_seat_that_the_cover_waits_for_is_handed_to_the_computer(screen: Screen) -> None:
    """Somebody has gone home: the cover goes, and whoever is left is shown."""
    begin(screen, PERSON, PERSON)
    controller = screen.controller
    waited_for = controller.waiting_for
    assert screen.game_view.cover.isVisible()
    controller.set_player(waited_for, "steady")
    assert not screen.game_view.cover.isVisible()
    assert controller.waiting_for == NOBODY
    assert controller.seat == 1 - waited_for
    play_on(screen, 8)


def test_the_cover_of_somebody_else_stays(screen: Screen) -> None:
    begin(screen, PERSON, PERSON, PERSON)
    controller = screen.controller
    waited_for = controller.waiting_for
    controller.set_player((waited_for + 1) % 3, "steady")
    assert controller.waiting_for == waited_for
    assert screen.game_view.cover.isVisible()
    assert controller.seat == NOBODY


def test_a_person_who_leaves_among_several_leaves_nothing_secret_on_the_screen(screen: Screen) -> None:
    begin(screen, PERSON, PERSON, PERSON)
    screen.sit_down()
    controller = screen.controller
    controller.set_player(controller.seat, "steady")
    assert controller.seat == NOBODY or not controller.is_my_decision
    play_on(screen, 10)


def test_the_level_changes_in_the_middle_of_a_game(screen: Screen) -> None:
    begin(screen, PERSON, "beginner")
    play_on(screen, 3)
    screen.controller.set_player(1, "expert")
    assert kept(screen).seats[1] == Seat(NAMES[1], SIGNS[1], "expert")
    play_on(screen, 6)


def test_a_seat_that_is_taken_over_during_an_animation_decides_after_it(screen: Screen) -> None:
    begin(screen, PERSON, "steady")
    controller = screen.controller
    controller.animate = lambda events, before: True
    while controller.game.to_act == 0:
        screen.submit(steady(1)(controller.game))
        if controller.game.to_act == 0:
            controller.animation_ended()
    controller.set_player(1, PERSON)
    screen.settle()
    assert controller.busy
    assert controller.waiting_for == NOBODY
    controller.animation_ended()
    assert controller.waiting_for == 1


# --- menus ------------------------------------------------------------------------------------------------


def entries(menu: QMenu) -> dict[str, QAction]:
    return {action.text(): action for action in menu.actions()}


def seat_menu(screen: Screen, number: int) -> QMenu:
    """In the menu bar."""
    menus = screen.window.menus
    menus.seats.aboutToShow.emit()
    inner = menus.seats.actions()[number].menu()
    assert isinstance(inner, QMenu)
    return inner


def test_the_menu_offers_everybody_and_marks_who_plays(screen: Screen) -> None:
    begin(screen, PERSON, "strong")
    assert screen.window.menus.seats.isEnabled()
    for number, player in enumerate((PERSON, "strong")):
        found = entries(seat_menu(screen, number))
        assert list(found) == [player_name(kind) for kind in PLAYERS]
        assert [text for text, action in found.items() if action.isChecked()] == [player_name(player)]


def test_a_player_of_an_old_save_is_marked_too(screen: Screen) -> None:
    begin(screen, PERSON, "random")
    found = entries(seat_menu(screen, 1))
    assert [text for text, action in found.items() if action.isChecked()] == [player_name("random")]


def test_a_choice_in_the_menu_changes_the_seat(screen: Screen) -> None:
    begin(screen, PERSON, "steady")
    entries(seat_menu(screen, 1))[player_name("expert")].trigger()
    assert screen.controller.seats[1].player == "expert"
    entries(seat_menu(screen, 1))[player_name("expert")].trigger()  # nothing changes
    assert len(screen.controller.session.seat_changes) == 1


@pytest.mark.shared_window(False)  # no game has been opened
def test_without_a_game_and_after_its_end_nobody_changes_seats(screen: Screen) -> None:
    assert not screen.window.menus.seats.isEnabled()
    session, bot = Session.new(GameOptions(players=2, seed=9)), steady(9)
    while not session.game.is_over:
        session.play(bot(session.game))
    screen.lay(session, table(PERSON, "steady"))
    for dialog in screen.window.findChildren(EndDialog):
        dialog.close()
    assert not screen.window.menus.seats.isEnabled()
    menu = right_click(screen, at.player(0))
    assert menu is not None
    assert not any(action.isEnabled() for action in menu.actions())
    menu.close()


def right_click(screen: Screen, key: PlaceKey) -> QMenu | None:
    """The menu that comes up there."""
    place = screen.point(key)
    viewport = screen.game_view.view.viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    screen.settle()
    menu = QApplication.activePopupWidget()
    return menu if isinstance(menu, QMenu) else None


@pytest.mark.parametrize(("key", "number"), [(at.player(0), 0), (at.player(1), 1), (at.SEAT, 0)])
def test_a_right_click_on_a_player_opens_the_menu_of_the_seat(
    screen: Screen, key: PlaceKey, number: int
) -> None:
    begin(screen, PERSON, "steady")
    menu = right_click(screen, key)
    assert menu is not None
    entries(menu)[player_name("strong")].trigger()
    menu.close()
    screen.settle()
    assert screen.controller.seats[number].player == "strong"


def test_a_right_click_elsewhere_opens_nothing(screen: Screen) -> None:
    begin(screen, PERSON, "steady")
    assert right_click(screen, at.MARKET) is None


def test_another_program_is_asked_for(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    program, answers = Program(("bot",)), [None, Program(("bot",))]
    monkeypatch.setattr(seating, "ask_for_program", lambda parent, before: answers.pop(0))
    begin(screen, PERSON, "steady")
    entries(seat_menu(screen, 1))[player_name(PROGRAM)].trigger()
    assert screen.controller.seats[1].player == "steady"
    entries(seat_menu(screen, 1))[player_name(PROGRAM)].trigger()
    assert screen.controller.seats[1] == Seat(NAMES[1], SIGNS[1], PROGRAM, program=program)
    assert kept(screen).seats[1].program == program


# --- a player that fails ----------------------------------------------------------------------------------


class Box:
    """Answers questions with the choice of a number, and remembers them."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.asked: list[tuple[str, list[str], str]] = []

    def ask(self, parent: object, sentence: str, choices: Sequence[str], details: str = "") -> int:
        self.asked.append((sentence, list(choices), details))
        return self.answer


def fail(screen: Screen, monkeypatch: pytest.MonkeyPatch, answer: int, failure: Failure) -> Box:
    box = Box(answer)
    monkeypatch.setattr(message_box, "ask", box.ask)
    screen.controller.player_failed.emit(1, failure)
    return box


@pytest.mark.parametrize(
    ("answer", "player"),
    [(0, DEFAULT_LEVEL), (1, PROGRAM), (2, PERSON), (message_box.CANCELLED, PROGRAM)],
)
def test_when_a_program_fails_the_table_chooses_who_plays_on(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, answer: int, player: str
) -> None:
    """The built-in player is the first choice."""
    program = Program(("bot",))
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], PROGRAM, program=program)]
    screen.new(players=2, seed=3, seats=seats)
    box = fail(screen, monkeypatch, answer, Failure("silent", "some words", 30))
    ((sentence, choices, details),) = box.asked
    assert NAMES[1] in sentence
    assert "30" in sentence
    assert details == "some words"
    assert choices[0] == player_name(DEFAULT_LEVEL)
    assert len(choices) == 3
    now = screen.controller.seats[1]
    assert (now.player, now.program) == (player, program if player == PROGRAM else None)


@pytest.mark.parametrize(("answer", "player"), [(0, "strong"), (1, PERSON)])
def test_when_the_built_in_player_fails_it_can_try_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, answer: int, player: str
) -> None:
    begin(screen, PERSON, "strong")
    box = fail(screen, monkeypatch, answer, Failure("ended"))
    assert len(box.asked[0][1]) == 2
    assert screen.controller.seats[1].player == player
    play_on(screen, 4)


@pytest.mark.parametrize("code", FAILURES)
def test_there_is_a_sentence_for_everything_that_can_go_wrong(app: QApplication, code: str) -> None:
    sentence = failure_text("Ada", Failure(code, "detail", 17))
    assert "Ada" in sentence
    assert "{" not in sentence
    assert ("17" in sentence) == (code == "silent")
