"""The same by clicks: a piece and then its place, or one click where one is enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import HAND
from co2desk.session import Session
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.play.action_list import ACTION
from co2desk.ui.play.action_menu import ActionMenu
from tests.engine.first.scene import Scene
from tests.ui.actions.recorded import kinds_with
from tests.ui.board import drags, tables
from tests.ui.board.drags import PLAYED
from tests.ui.first_screen import ANNA, ASIA, ASIA_MONEY, BIOMASS, BRUNO, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.play.actions_dialog import opened
from tests.ui.screen import GROUND, LEFT, MIDDLE, Screen

pytestmark = pytest.mark.shared_window

# Pieces that a single click uses at once; all others are picked up by the first click.
AT_ONCE = {"recruit", "buy_cep", "play_lobby", "score_un_goal", "pay_cep", "choose_region"}
IN_TWO_CLICKS = [name for name, case in PLAYED.items() if case.means.kind not in AT_ONCE]


@pytest.mark.parametrize("name", IN_TWO_CLICKS)
def test_a_piece_goes_where_the_second_click_says(screen: Screen, name: str) -> None:
    """The first click picks the piece up and shows its targets, the second puts it down."""
    case = PLAYED[name]
    drags.lay(screen, case)
    before = screen.fingerprint
    screen.click(case.source)
    assert screen.game_view.board_input.selection == case.source
    assert screen.marked("chosen") == {case.source}
    assert screen.marked("legal") == set(screen.controller.moves.targets[case.source])
    assert screen.fingerprint == before
    screen.click(case.target, grip=False)
    assert screen.controller.session.actions[-1] == case.means
    assert screen.game_view.board_input.selection is None
    assert screen.told == ""


# --- one click ---------------------------------------------------------------------------------------------


class Click(NamedTuple):
    prepare: Callable[[Session, Scene], None]
    key: PlaceKey
    means: Action


def asked(kind: str, *data: int) -> Callable[[Session, Scene], None]:
    def prepare(session: Session, stage: Scene) -> None:
        stage.table.stack.append(Frame(kind, ANNA, data))

    return prepare


def two_scientists_at_work(session: Session, s: Scene) -> None:
    """The end of a turn: which project gives the point?"""
    s.project("europe/tech", "solar", scientist=ANNA)
    s.project("asia/money", "biomass", scientist=ANNA)
    s.table.stack.append(Frame("project_expertise", ANNA))


ONE_CLICK: dict[str, Click] = {
    "8.2 install": Click(tables.one_cep, at.space(EUROPE_TECH), act.install(EUROPE_TECH)),
    "8.3 build": Click(tables.solar_can_be_built, at.space(EUROPE_TECH), act.build(EUROPE_TECH, 0, 0)),
    "DP-11 recruit": Click(tables.research_granted, at.pool(1), act.RECRUIT),
    "12 buy": Click(tables.some_money, at.MARKET, act.BUY_CEP),
    "12 sell": Click(tables.one_cep, at.MARKET, act.SELL_CEP),
    "DP-19 card": Click(tables.one_card, at.lobby_card(0), act.play_lobby(1, 0, 0)),
    "13.2 UN goal": Click(tables.goal_reached, at.un_goal(1), act.score_un_goal(34)),
    "DP-15 track": Click(asked("bonus_any"), at.track(BIOMASS), act.choose_energy(BIOMASS)),
    "DP-16 region": Click(asked("bonus_region_cep"), at.region(ASIA), act.choose_region(ASIA)),
    "DP-16 agenda of the region": Click(asked("bonus_region_cep"), at.agenda(ASIA), act.choose_region(ASIA)),
    "DP-05 first region": Click(asked("first_region"), at.region(EUROPE), act.choose_region(EUROPE)),
    "DP-21 project": Click(two_scientists_at_work, at.space(ASIA_MONEY), act.choose_project(ASIA_MONEY)),
    "DP-21 scientist": Click(two_scientists_at_work, at.worker(EUROPE_TECH), act.choose_project(EUROPE_TECH)),
    "DP-22 summit point": Click(
        asked("summit_points", SOLAR, BIOMASS), at.track(SOLAR), act.choose_energy(SOLAR)
    ),
    "DP-22 extra point": Click(
        asked("summit_extra", SOLAR, BIOMASS), at.track(BIOMASS), act.choose_energy(BIOMASS)
    ),
    "DP-07 hand": Click(tables.payment_due, at.CEP, act.pay_cep(HAND)),
    "DP-07 CEPs of the region": Click(tables.payment_due, at.region_cep(ASIA), act.pay_cep(ASIA)),
    "DP-07 the region itself": Click(tables.payment_due, at.region(ASIA), act.pay_cep(ASIA)),
    "DP-04 start player": Click(asked("appoint"), at.player(BRUNO), act.appoint(BRUNO)),
}


@pytest.mark.parametrize("name", ONE_CLICK)
def test_a_click_answers_at_once_and_in_a_turn_shows_first_what_it_would_do(
    screen: Screen, name: str
) -> None:
    """The piece looks usable. Nothing is spent by one click: the second one does what the card says."""
    case = ONE_CLICK[name]
    session, stage = prepared()
    case.prepare(session, stage)
    screen.lay(session)
    answers = screen.asked[0] != "turn"
    assert case.key.kind is PlaceKind.AGENDA or screen.game_view.board.items_by_key[case.key].mark == (
        "legal" if answers else "source"
    )
    before = screen.fingerprint
    screen.click(case.key, grip=False)
    if not answers:
        assert screen.fingerprint == before
        assert screen.explained[1].endswith("Click again to do this.")
        screen.click(case.key, grip=False)
        assert not screen.game_view.pointer.card.isVisible()
    assert screen.controller.session.actions[-1] == case.means


def test_a_card_that_would_give_nothing_says_so_before_it_is_spent(screen: Screen) -> None:
    """G-34: beside the card after the first click, and once more before it is played."""
    session, stage = prepared()
    stage.lobby(ANNA, 4)  # its minor effect moves a scientist, and there is no project
    screen.lay(session)
    before = screen.fingerprint
    screen.click(at.lobby_card(0), grip=False)
    assert "This card would give you nothing now." in screen.explained[1]
    screen.click(at.lobby_card(0), grip=False)
    assert screen.fingerprint == before
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions[-1] == act.play_lobby(4, 0, 0)


def test_every_kind_of_click_is_in_the_list_above() -> None:
    """The company goal has a test of its own below."""
    kinds = {case.means.kind for case in ONE_CLICK.values()} | {"cash_company_goal"}
    assert kinds == kinds_with(FIRST.actions, "clicks")


def test_the_market_asks_when_a_click_could_mean_to_buy_or_to_sell(screen: Screen) -> None:
    """DP-18: one of both, at the pointer."""
    session, stage = prepared()
    stage.give(ANNA, money=3, cep=1)
    screen.lay(session)
    screen.click(at.MARKET)
    assert screen.chooser is not None
    assert len(screen.chooser.actions()) == 2
    screen.pick(lambda text: text.startswith("Sell"))
    assert screen.controller.session.actions[-1] == act.SELL_CEP


def test_a_build_offers_its_discount_card_wherever_it_is_chosen(screen: Screen) -> None:
    """13.1, DP-17: on the board, by its button and in the list of actions, as in a drag."""
    builds = {act.build(EUROPE_TECH, 0, 0), act.build(EUROPE_TECH, 0, 18)}
    session, stage = prepared()
    tables.solar_can_be_built(session, stage)
    stage.lobby(ANNA, 18)
    screen.lay(session)
    menu = screen.button("group_build").menu()
    assert isinstance(menu, ActionMenu)
    assert set(menu.offered) == builds
    listed = opened(screen)
    groups = [listed.items.item(row) for row in range(listed.items.rowCount())]
    entries = [group.child(row).data(ACTION) for group in groups for row in range(group.rowCount())]
    assert builds <= set(entries)
    listed.close()
    screen.click(at.space(EUROPE_TECH), grip=False)
    assert screen.chooser is not None
    assert len(screen.chooser.actions()) == len(builds)
    screen.pick(lambda text: "–$3" in text)
    assert screen.controller.session.actions[-1] == act.build(EUROPE_TECH, 0, 18)


def test_a_click_on_the_company_goal_asks_before_it_is_gone(screen: Screen) -> None:
    """13.3: one slip of the mouse must not cost the goal."""
    session, _ = prepared()
    screen.lay(session)
    before = screen.fingerprint
    screen.click(at.COMPANY_GOAL)
    assert screen.fingerprint == before
    screen.push(screen.button("back"))
    assert screen.fingerprint == before
    screen.click(at.COMPANY_GOAL)
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions[-1] == act.cash_company_goal(ANNA)


def test_alone_the_start_projects_are_laid_out_by_clicks(screen: Screen) -> None:
    """DP-02: the region to begin with, then a space for each of the five tiles; the turn follows."""
    screen.new(players=1)
    screen.click(at.region(EUROPE))
    for _ in range(5):
        assert screen.asked == ("start_space", 0)
        spaces = [key for key in screen.marked("legal") if key.kind is PlaceKind.SPACE]
        assert {act.choose_project(key.number) for key in spaces} == set(screen.controller.moves.legal) - {
            act.cash_company_goal(0)
        }
        screen.click(min(spaces))
    assert screen.asked == ("turn", 0)


# --- a selection that is given up --------------------------------------------------------------------------


def solar_selected(screen: Screen) -> str:
    """Anna has picked up a solar tile."""
    session, stage = prepared()
    stage.project("asia/money", "biomass")
    stage.give(ANNA, cep=1)
    screen.lay(session)
    screen.click(at.projects(SOLAR))
    assert screen.game_view.board_input.selection == at.projects(SOLAR)
    return screen.fingerprint


def nothing_is_selected(screen: Screen, before: str) -> None:
    assert screen.game_view.board_input.selection is None
    assert screen.marked("chosen") == screen.marked("legal") == set()
    assert at.projects(SOLAR) in screen.marked("source")
    assert screen.fingerprint == before


def test_a_second_click_on_the_piece_puts_it_down_again(screen: Screen) -> None:
    """Without a word, and without an action."""
    before = solar_selected(screen)
    screen.click(at.projects(SOLAR))
    nothing_is_selected(screen, before)
    assert screen.told == ""


def test_escape_puts_a_selected_piece_down(screen: Screen) -> None:
    """By key, wherever the mouse is."""
    before = solar_selected(screen)
    screen.key(Qt.Key.Key_Escape)
    nothing_is_selected(screen, before)


def test_the_right_mouse_button_puts_a_selected_piece_down(screen: Screen) -> None:
    """On any place, also on one the piece could have gone to."""
    before = solar_selected(screen)
    screen.right_click(at.space(EUROPE_TECH))
    nothing_is_selected(screen, before)


def test_a_click_on_the_ground_puts_a_selected_piece_down(screen: Screen) -> None:
    """The ground means nothing: no sentence either."""
    before = solar_selected(screen)
    screen.click(at.TABLE)
    nothing_is_selected(screen, before)
    assert screen.told == ""


def test_another_piece_takes_the_place_of_the_selected_one(screen: Screen) -> None:
    """One click, not two."""
    before = solar_selected(screen)
    screen.click(at.projects(BIOMASS))
    assert screen.game_view.board_input.selection == at.projects(BIOMASS)
    assert screen.fingerprint == before


def test_a_place_the_selected_piece_may_not_go_to_is_not_used_for_something_else(screen: Screen) -> None:
    """8.1: the tile is put onto a space that is taken. That click must not install the project there, though
    a click on it without a tile in the hand would."""
    before = solar_selected(screen)
    screen.click(at.space(ASIA_MONEY), grip=False)
    assert screen.fingerprint == before
    assert "already" in screen.told


def test_a_selection_survives_looking_around(screen: Screen) -> None:
    """Zooming and panning with the mouse are no clicks."""
    solar_selected(screen)
    screen.wheel(3)
    view = screen.game_view.view
    view.centerOn(GROUND)
    for button in (LEFT, MIDDLE):
        corner = view.mapToScene(QPoint())
        screen.pan(view.mapFromScene(GROUND), QPoint(60, -30), button)
        assert view.mapToScene(QPoint()) != corner
        assert screen.game_view.board_input.selection == at.projects(SOLAR)
