"""Every kind of drag, by mouse: press on a piece, carry it, let it go. What was meant is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.models import places as at
from tests.ui.actions.recorded import kinds_with
from tests.ui.board.drags import PLAYED, biomass_installed_with_its_card, lay, what_would_happen
from tests.ui.board.tables import move_granted, sent_away, solar_can_be_built, solar_occupied, solar_proposed
from tests.ui.first_screen import ANNA, ASIA, ASIA_MONEY, BRUNO, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.screen import LEFT, MIDDLE, Screen

pytestmark = pytest.mark.shared_window

# --- tables ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_a_piece_that_is_dragged_to_where_it_may_go_plays_its_action(screen: Screen, name: str) -> None:
    """Before: the piece looks usable and means nothing yet. In the air: exactly the places that `Moves` knows
    carry the mark of a target, and the one below says what would happen there. On its place: the action is
    played, and nothing is left in the air."""
    case = PLAYED[name]
    lay(screen, case)
    before = screen.fingerprint
    usable = "source" if screen.asked[0] == "turn" else "forced"
    expected = "legal" if usable == "forced" and case.source in screen.controller.moves.clicks else usable
    assert screen.game_view.board.items_by_key[case.source].mark == expected
    screen.lift(case.source, case.target)
    assert screen.fingerprint == before
    assert len(screen.flyers()) == 1
    targets = set(screen.controller.moves.targets[case.source])
    assert screen.marked("legal") == targets
    assert screen.marked("chosen") == {case.source}
    assert screen.explained == what_would_happen(screen, case.means)
    assert screen.game_view.view.rect().contains(screen.game_view.pointer.card.geometry())
    screen.drop(case.target)
    assert screen.controller.session.actions[-1] == case.means
    assert screen.flyers() == []
    assert screen.told == ""


def test_every_kind_of_drag_is_in_the_list_above() -> None:
    """The company goal and the cards with several effects have tests of their own below."""
    kinds = {case.means.kind for case in PLAYED.values()} | {"cash_company_goal"}
    assert kinds == kinds_with(FIRST.actions, "drags")


def test_a_displaced_scientist_is_moved_by_its_owner_in_the_others_turn(screen: Screen) -> None:
    """DP-14: Bruno takes over the screen while it is Anna's turn; then Anna goes on."""
    session, stage = prepared()
    sent_away(session, stage)
    screen.lay(session)
    assert (screen.table.active, screen.controller.seat) == (ANNA, BRUNO)
    assert screen.game_view.prompt.name.text() == "Bruno"
    screen.drag(at.worker(EUROPE_TECH), at.SEAT)
    assert screen.table.level(BRUNO, SOLAR) == 1
    assert screen.asked == ("turn", ANNA)
    assert screen.game_view.cover.isVisible()


def test_a_granted_move_leaves_the_free_one(screen: Screen) -> None:
    """Section 7: a move given by a card does not use up the move of the turn."""
    session, stage = prepared()
    move_granted(session, stage)
    screen.lay(session)
    screen.drag(at.scientist(0), at.space(EUROPE_TECH))
    assert screen.asked == ("turn", ANNA)
    assert not screen.table.used_scientist
    screen.drag(at.worker(EUROPE_TECH), at.SEAT)
    assert screen.table.used_scientist


# --- several meanings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("minor effect:", act.play_lobby(12, 0, 0)),
        ("main effect: 2 technology", act.play_lobby(12, 1, 0)),
        ("main effect: $2", act.play_lobby(12, 1, 1)),
    ],
)
def test_a_card_with_several_effects_opens_a_chooser_at_the_pointer(
    screen: Screen, words: str, action: Action
) -> None:
    """DP-19, DP-20: main or minor effect, and which main one; nothing is played before the choice."""
    biomass_installed_with_its_card(screen)
    before = screen.fingerprint
    screen.drag(at.lobby_card(0), at.TABLE)
    menu = screen.chooser
    assert menu is not None
    assert len(menu.actions()) == 3
    pointer = screen.game_view.view.viewport().mapToGlobal(screen.point(at.TABLE))
    assert menu.geometry().adjusted(-8, -8, 8, 8).contains(pointer)
    assert screen.fingerprint == before
    screen.pick(lambda text: words in text)
    assert screen.controller.session.actions[-1] == action
    assert screen.chooser is None


def test_a_chooser_that_is_closed_plays_nothing_and_does_no_harm_later(screen: Screen) -> None:
    """Escape closes it; the next covers and choosers work."""
    biomass_installed_with_its_card(screen)
    before = screen.fingerprint
    screen.drag(at.lobby_card(0), at.TABLE)
    screen.close_chooser()
    assert screen.chooser is None
    assert screen.fingerprint == before
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert screen.game_view.cover.isVisible()


def test_a_plant_with_a_discount_card_in_hand_asks_for_the_card(screen: Screen) -> None:
    """13.1, DP-17: cards 15 to 19 are attached when the build is declared."""
    session, stage = prepared()
    solar_can_be_built(session, stage)
    stage.lobby(ANNA, 18)
    screen.lay(session)
    screen.drag(at.plants(SOLAR), at.region(EUROPE))
    screen.pick(lambda text: "–$3" in text)
    assert screen.controller.session.actions[-1] == act.build(EUROPE_TECH, 0, 18)
    assert screen.table.money[ANNA] == 3


def test_two_projects_for_one_plant_are_told_apart_by_the_chooser_or_the_space(screen: Screen) -> None:
    """G-29: the same energy twice in a region. The region means both, a space means one."""
    session, stage = prepared()
    solar_can_be_built(session, stage)
    stage.project("europe/money", "solar", installed=True)
    screen.lay(session)
    screen.drag(at.plants(SOLAR), at.control(EUROPE))
    assert screen.chooser is not None
    assert len(screen.chooser.actions()) == 2
    screen.close_chooser()
    screen.drag(at.plants(SOLAR), at.space(6))
    assert screen.controller.session.actions[-1] == act.build(6, 0, 0)


def test_a_company_goal_dragged_onto_the_table_is_discarded_after_a_question(screen: Screen) -> None:
    """13.3, DP-24: $8 for the card, at any time; it is gone for good, so it is asked once."""
    session, _ = prepared()
    screen.lay(session)
    before = screen.fingerprint
    screen.drag(at.COMPANY_GOAL, at.TABLE)
    assert screen.fingerprint == before
    assert screen.labels() == ["Anna permanently discards the company goal for $8."]
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions[-1] == act.cash_company_goal(ANNA)
    assert screen.table.money[ANNA] == 8
    assert not screen.game_view.board.items_by_key[at.COMPANY_GOAL].isVisible()


# --- drags that are given up -------------------------------------------------------------------------------


def test_escape_puts_a_dragged_piece_back(screen: Screen) -> None:
    """The piece leaves the air, nothing is marked as a target, letting go afterwards does nothing."""
    session, stage = prepared()
    solar_proposed(session, stage)
    screen.lay(session)
    before, sources = screen.fingerprint, screen.marked("source")
    screen.lift(at.scientist(0), at.space(EUROPE_TECH))
    assert screen.explained != ("", "")
    screen.key(Qt.Key.Key_Escape)
    assert screen.flyers() == []
    assert screen.explained == ("", "")
    assert screen.marked("legal") == screen.marked("chosen") == set()
    screen.drop(at.space(EUROPE_TECH))
    assert screen.fingerprint == before
    assert screen.marked("source") == sources
    assert screen.told == ""


def test_the_right_mouse_button_puts_a_dragged_piece_back(screen: Screen) -> None:
    """The same with the other hand."""
    session, stage = prepared()
    solar_proposed(session, stage)
    screen.lay(session)
    before = screen.fingerprint
    screen.lift(at.scientist(0), at.space(EUROPE_TECH))
    screen.right_click(at.space(EUROPE_TECH))
    assert screen.flyers() == []
    assert screen.marked("legal") == set()
    screen.drop(at.space(EUROPE_TECH))
    assert screen.fingerprint == before
    assert screen.told == ""


def test_a_piece_that_is_let_go_where_it_was_goes_home_without_a_word(screen: Screen) -> None:
    """A hand that trembles is no attempt at anything."""
    session, stage = prepared()
    solar_occupied(session, stage)
    screen.lay(session)
    before = screen.fingerprint
    screen.lift(at.worker(EUROPE_TECH), at.space(ASIA_MONEY))
    screen.drop(at.worker(EUROPE_TECH))
    assert screen.fingerprint == before
    assert screen.told == ""
    assert screen.flyers() == []


def test_the_cep_that_was_dragged_onto_a_project_is_the_one_that_is_paid(screen: Screen) -> None:
    """8.2, DP-13: with CEPs in hand and in two regions nothing is asked again."""
    session, s = prepared()
    solar_proposed(session, s)
    s.give(0, cep=2)
    for region in ("asia", "africa"):
        s.control(region, 0)
        s.table.region_cep[s.region(region)] = 2
    screen.lay(session)
    screen.drag(at.region_cep(ASIA), at.space(EUROPE_TECH))
    screen.settle()
    assert screen.table.region_cep[ASIA] == 1
    assert screen.table.cep[0] == 2
    assert screen.controller.game.decision.kind == "turn"


# --- drags that are taken away from the player -------------------------------------------------------------


def scientist_in_the_air(screen: Screen) -> str:
    """Above a project where it may go; returns the fingerprint of the position."""
    session, stage = prepared()
    solar_proposed(session, stage)
    screen.lay(session)
    screen.window.activateWindow()
    screen.settle()
    screen.lift(at.scientist(0), at.space(EUROPE_TECH))
    assert screen.game_view.board_input.is_dragging
    return screen.fingerprint


def open_list_of_actions(screen: Screen) -> None:
    screen.game_view.show_actions()


def open_modal_dialog(screen: Screen) -> None:
    QDialog(screen.window).open()


def go_to_another_window(screen: Screen) -> None:
    other = QDialog(screen.window)
    other.show()
    other.activateWindow()


def go_to_list_of_games(screen: Screen) -> None:
    screen.window.show_start()


@pytest.mark.parametrize(
    "interrupt", [open_list_of_actions, open_modal_dialog, go_to_another_window, go_to_list_of_games]
)
def test_a_drag_ends_when_another_window_takes_the_mouse(
    screen: Screen, interrupt: Callable[[Screen], None]
) -> None:
    """The piece is back on its place, and letting go of the button afterwards plays nothing."""
    before = scientist_in_the_air(screen)
    interrupt(screen)
    screen.settle()
    assert not screen.game_view.board_input.is_dragging
    assert screen.flyers() == []
    assert screen.explained == ("", "")
    assert screen.marked("legal") == screen.marked("chosen") == set()
    screen.drop(at.space(EUROPE_TECH))
    assert screen.fingerprint == before
    assert screen.told == ""
    for dialog in screen.window.findChildren(QDialog):
        dialog.close()
    screen.window.pages.setCurrentWidget(screen.game_view)
    screen.sit_down()
    assert at.scientist(0) in screen.marked("source")


def test_a_drag_ends_when_the_button_was_let_go_elsewhere(screen: Screen) -> None:
    """The release went to somebody else, such as a menu: the next move of the mouse has no button down."""
    before = scientist_in_the_air(screen)
    QTest.mouseRelease(screen.game_view.prompt, LEFT)
    QTest.mouseMove(screen.game_view.view.viewport(), screen.point(at.space(EUROPE_TECH)))
    screen.settle()
    assert not screen.game_view.board_input.is_dragging
    assert screen.flyers() == []
    assert screen.marked("legal") == set()
    assert screen.fingerprint == before


def test_another_button_puts_a_dragged_piece_back(screen: Screen) -> None:
    """One gesture at a time: the middle button pulls the board, and holds no piece."""
    before = scientist_in_the_air(screen)
    QTest.mouseClick(screen.game_view.view.viewport(), MIDDLE, pos=screen.point(at.space(EUROPE_TECH)))
    screen.settle()
    assert screen.flyers() == []
    assert screen.marked("legal") == screen.marked("chosen") == set()
    screen.drop(at.space(EUROPE_TECH))
    assert screen.fingerprint == before
