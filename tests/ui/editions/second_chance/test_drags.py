"""Second Chance by mouse: every action that a drag or a click means, and why not where none is possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import CARD_PLACE, HAND
from co2desk.session import Session
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.engine.second_chance.scene import Scene
from tests.ui.actions.recorded import kinds_with
from tests.ui.editions.second_chance.tables import (
    Prepare,
    asia_pays,
    asked,
    at_work,
    bonus_due,
    card_in_play,
    cep_bonus,
    goal_reached,
    main_action_done,
    move_granted,
    nothing,
    one_card,
    one_cep,
    payment_due,
    rich,
    scientist_subsidy,
    sent_away,
    wind_can_be_built,
    wind_planned,
    wind_planned_and_a_cep,
)
from tests.ui.screen import Screen
from tests.ui.second_screen import (
    ANNA,
    ASIA,
    ASIA_MONEY,
    BRUNO,
    EUROPE,
    EUROPE_TECH,
    FORESTATION,
    HYDRO,
    OCEANIA,
    SOLAR,
    WIND,
    prepared,
)

pytestmark = pytest.mark.shared_window


class Gesture(NamedTuple):
    """Who sets the table how, which piece goes where (None: it is clicked), and what that means."""

    prepare: Prepare
    source: PlaceKey
    target: PlaceKey | None
    means: Action
    mode: str = COOPERATIVE


def lay(screen: Screen, mode: str, prepare: Prepare, **options: Any) -> Session:
    session, stage = prepared(mode, **options)
    prepare(session, stage)
    screen.lay(session)
    return session


# --- tables ------------------------------------------------------------------------------------------------


DRAGGED: dict[str, Gesture] = {
    "9.A project tile to a space": Gesture(
        nothing, at.projects(WIND), at.space(EUROPE_TECH), act.plan(WIND, EUROPE, 1)
    ),
    "9.B infrastructure with a CEP of the hand": Gesture(
        wind_planned_and_a_cep, at.CEP, at.space(EUROPE_TECH), act.infrastructure(EUROPE_TECH)
    ),
    "9.B infrastructure with a CEP of a controlled region": Gesture(
        asia_pays, at.region_cep(ASIA), at.space(EUROPE_TECH), act.infrastructure(EUROPE_TECH)
    ),
    "9.C plant to its region": Gesture(
        wind_can_be_built, at.space(EUROPE_TECH), at.region(EUROPE), act.build_plant(EUROPE_TECH, 0)
    ),
    "9.C plant to a slot of its region": Gesture(
        wind_can_be_built, at.space(EUROPE_TECH), at.slot(EUROPE, 0), act.build_plant(EUROPE_TECH, 0)
    ),
    "8.A scientist from the hand to a project": Gesture(
        wind_planned, at.scientist(0), at.space(EUROPE_TECH), act.move_scientist(HAND, EUROPE_TECH)
    ),
    "8.A scientist from project to project": Gesture(
        at_work, at.worker(EUROPE_TECH), at.space(ASIA_MONEY), act.move_scientist(EUROPE_TECH, ASIA_MONEY)
    ),
    "8.A scientist from a project to a summit": Gesture(
        at_work, at.worker(EUROPE_TECH), at.topic(0, 1), act.move_scientist(EUROPE_TECH, 33)
    ),
    "8.A scientist from a project home": Gesture(
        at_work, at.worker(EUROPE_TECH), at.SEAT, act.move_scientist(EUROPE_TECH, HAND)
    ),
    "7.6 scientist from the hand to a card in play": Gesture(
        card_in_play, at.scientist(0), at.lobbyist(1), act.move_scientist(HAND, CARD_PLACE + 7)
    ),
    "7.6 scientist from a project to a card in play": Gesture(
        at_work, at.worker(EUROPE_TECH), at.lobbyist(0), act.move_scientist(EUROPE_TECH, CARD_PLACE + 2)
    ),
    "D13 displaced scientist to another project": Gesture(
        sent_away, at.worker(EUROPE_TECH), at.space(ASIA_MONEY), act.move_scientist(EUROPE_TECH, ASIA_MONEY)
    ),
    "D13 displaced scientist home": Gesture(
        sent_away, at.worker(EUROPE_TECH), at.SEAT, act.move_scientist(EUROPE_TECH, HAND)
    ),
    "A10 displaced scientist to a card in play": Gesture(
        sent_away, at.worker(EUROPE_TECH), at.lobbyist(0), act.move_scientist(EUROPE_TECH, CARD_PLACE + 7)
    ),
    "D6 granted move": Gesture(
        move_granted, at.scientist(0), at.space(EUROPE_TECH), act.move_scientist(HAND, EUROPE_TECH)
    ),
    "D11 recruit from the pool": Gesture(scientist_subsidy, at.pool(0), at.SEAT, act.RECRUIT),
    "8.B buy a CEP": Gesture(rich, at.MARKET, at.SEAT, act.BUY_CEP),
    "8.B sell a CEP": Gesture(one_cep, at.CEP, at.MARKET, act.SELL_CEP),
    "D14 pay a CEP of the hand": Gesture(payment_due, at.CEP, at.BANK, act.pay_cep(HAND)),
    "D14 pay a CEP of a region": Gesture(payment_due, at.region_cep(ASIA), at.BANK, act.pay_cep(ASIA)),
    "D18 bonus CEP into a region": Gesture(
        cep_bonus, at.MARKET, at.region(EUROPE), act.choose_region(EUROPE)
    ),
    "D8 card with one effect": Gesture(one_card, at.lobby_card(0), at.TABLE, act.play_lobby(23, 0, 0)),
    "8.C UN goal to the seat": Gesture(goal_reached, at.un_goal(1), at.SEAT, act.score_un_goal(2)),
}


def known_to(*modes: str) -> set[str]:
    """The kinds of action of some modes."""
    return {action.kind for mode in modes for _, action in EDITIONS[mode].rule_for}


@pytest.mark.parametrize("name", DRAGGED)
def test_a_piece_that_is_dragged_to_where_it_may_go_plays_its_action(screen: Screen, name: str) -> None:
    """In the air: exactly the places that `Moves` knows carry the mark of a target, and the card beside the
    piece says what would happen. On its place: the action is played, and nothing is left in the air."""
    case = DRAGGED[name]
    assert case.target is not None
    lay(screen, case.mode, case.prepare)
    before = screen.fingerprint
    assert screen.game_view.board.items_by_key[case.source].mark in ("source", "forced", "legal")
    screen.lift(case.source, case.target)
    assert screen.fingerprint == before
    assert len(screen.flyers()) == 1
    assert screen.marked("legal") == set(screen.controller.moves.targets[case.source])
    assert screen.marked("chosen") == {case.source}
    controller = screen.controller
    words = controller.speaker.action(case.means, screen.table, controller.game.decision)
    assert screen.explained[0] == words
    screen.drop(case.target)
    assert controller.session.actions[-1] == case.means
    assert (screen.flyers(), screen.told) == ([], "")


def test_every_kind_of_drag_is_in_the_list_above() -> None:
    """The company goal and the cards with several effects have tests of their own below."""
    kinds = {case.means.kind for case in DRAGGED.values()} | {"cash_company_goal"}
    assert kinds == kinds_with(SECOND_CHANCE.actions, "drags") & known_to(*MODES)


# --- one click ---------------------------------------------------------------------------------------------

CLICKED: dict[str, Gesture] = {
    "9.B infrastructure": Gesture(
        wind_planned_and_a_cep, at.space(EUROPE_TECH), None, act.infrastructure(EUROPE_TECH)
    ),
    "9.C plant": Gesture(wind_can_be_built, at.space(EUROPE_TECH), None, act.build_plant(EUROPE_TECH, 0)),
    "D11 recruit": Gesture(scientist_subsidy, at.pool(1), None, act.RECRUIT),
    "8.B buy": Gesture(rich, at.MARKET, None, act.BUY_CEP),
    "8.B sell": Gesture(one_cep, at.MARKET, None, act.SELL_CEP),
    "D8 card": Gesture(one_card, at.lobby_card(0), None, act.play_lobby(23, 0, 0)),
    "8.C UN goal": Gesture(goal_reached, at.un_goal(1), None, act.score_un_goal(2)),
    "D16 bonus to oneself": Gesture(bonus_due, at.player(ANNA), None, act.give_bonus(ANNA)),
    "D16 bonus to a partner": Gesture(bonus_due, at.player(BRUNO), None, act.give_bonus(BRUNO)),
    "D17 energy": Gesture(asked("bonus_any"), at.track(HYDRO), None, act.choose_energy(HYDRO)),
    "D18 region": Gesture(cep_bonus, at.region(EUROPE), None, act.choose_region(EUROPE)),
    "D20 topic of a summit": Gesture(
        asked("summit_extra", SOLAR, WIND), at.track(SOLAR), None, act.choose_energy(SOLAR)
    ),
    "D14 hand": Gesture(payment_due, at.CEP, None, act.pay_cep(HAND)),
    "D14 region": Gesture(payment_due, at.region(ASIA), None, act.pay_cep(ASIA)),
    "D4 opponent": Gesture(
        asked("opponent_start"), at.region(OCEANIA), None, act.choose_region(OCEANIA), SOLO
    ),
    "D5 second action": Gesture(main_action_done, at.CO2, None, act.SECOND_ACTION, SOLO),
}


@pytest.mark.parametrize("name", CLICKED)
def test_a_click_answers_at_once_and_in_a_turn_shows_first_what_it_would_do(
    screen: Screen, name: str
) -> None:
    """The piece looks usable. Nothing is spent by one click: the second one does what the card says."""
    case = CLICKED[name]
    lay(screen, case.mode, case.prepare)
    answers = screen.asked[0] != "turn"
    mark = screen.game_view.board.items_by_key[case.source].mark
    assert mark == ("legal" if answers else "source")
    before = screen.fingerprint
    screen.click(case.source, grip=False)
    if not answers:
        assert screen.fingerprint == before
        assert screen.explained[1].endswith("Click again to do this.")
        screen.click(case.source, grip=False)
        assert not screen.game_view.pointer.card.isVisible()
    assert screen.controller.session.actions[-1] == case.means


def test_every_kind_of_click_is_in_the_list_above() -> None:
    """The company goal has a test of its own below."""
    kinds = {case.means.kind for case in CLICKED.values()} | {"cash_company_goal"}
    assert kinds == kinds_with(SECOND_CHANCE.actions, "clicks") & known_to(*MODES)


# --- several meanings --------------------------------------------------------------------------------------


def cube_in_europe(session: Session, s: Scene) -> None:
    wind_can_be_built(session, s)
    s.region_tech("europe", 1)


@pytest.mark.parametrize("helped", [0, 1])
def test_a_plant_asks_whether_the_cube_of_the_region_helps(screen: Screen, helped: int) -> None:
    """A42: with it or without it, chosen at the pointer where the tile was put down."""
    lay(screen, COMPETITIVE, cube_in_europe)
    screen.drag(at.space(EUROPE_TECH), at.region(EUROPE))
    assert screen.chooser is not None
    assert len(screen.chooser.actions()) == 2
    screen.pick(lambda words: ("pays 1 of the cubes" in words) == bool(helped))
    assert screen.controller.session.actions[-1] == act.build_plant(EUROPE_TECH, helped)
    assert screen.table.tech[ANNA] == helped


def card_of_europe(session: Session, s: Scene) -> None:
    """Card 3 goes with planning in Europe."""
    s.lobby(ANNA, 3)


def card_after_its_action(session: Session, s: Scene) -> None:
    """Card 35 goes with selling, card 7 with the money space: only one of both fits what was just done."""
    s.lobby(ANNA, 7, 35)
    s.give(ANNA, cep=2)
    session.play(act.SELL_CEP)


def test_a_card_asks_for_its_minor_or_its_main_effect_before_its_action(screen: Screen) -> None:
    """D8, A16: played first, its action is owed at once, and the prompt offers nothing else."""
    lay(screen, COOPERATIVE, card_of_europe)
    screen.drag(at.lobby_card(0), at.TABLE)
    assert screen.chooser is not None
    assert len(screen.chooser.actions()) == 2
    screen.pick(lambda words: "its action must follow" in words)
    assert screen.asked == ("owed_action", ANNA)
    assert {getattr(action, "region", None) for action in screen.offered()} == {EUROPE}
    screen.drag(at.projects(WIND), at.space(EUROPE_TECH))
    assert screen.controller.session.actions == [act.play_lobby(3, 2, 0), act.plan(WIND, EUROPE, 1)]


def test_a_card_asks_for_its_minor_or_its_main_effect_after_its_action(screen: Screen) -> None:
    """D8: the sale has just been made, so its card can be played for the main effect."""
    lay(screen, COOPERATIVE, card_after_its_action)
    screen.click(at.lobby_card(1))
    assert screen.chooser is not None
    screen.pick(lambda words: "for its main effect" in words)
    assert screen.controller.session.actions[-1] == act.play_lobby(35, 1, 0)
    assert screen.table.money[ANNA] == 6


def test_a_company_goal_is_discarded_only_after_a_question(screen: Screen) -> None:
    """A51: in the own turn, by a click on the card; one slip of the mouse must not cost it."""
    lay(screen, COMPETITIVE, nothing)
    before = screen.fingerprint
    screen.click(at.COMPANY_GOAL)
    assert screen.fingerprint == before
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions[-1] == act.cash_company_goal(ANNA)


def test_a_plant_that_is_put_back_on_its_place_is_not_built(screen: Screen) -> None:
    """The space is a part of the region the tile may go to; letting it go where it lay means nothing."""
    lay(screen, COOPERATIVE, wind_can_be_built)
    before = screen.fingerprint
    screen.lift(at.space(EUROPE_TECH), at.agenda(EUROPE))
    assert len(screen.flyers()) == 1
    screen.drop(at.space(EUROPE_TECH))
    assert (screen.fingerprint, screen.flyers(), screen.told) == (before, [], "")


# --- why not -----------------------------------------------------------------------------------------------


class Refused(NamedTuple):
    """A drag, or with no target a click, and what the rules say to it."""

    prepare: Prepare
    source: PlaceKey
    target: PlaceKey | None
    refusals: tuple[Refusal, ...]
    mode: str = COOPERATIVE
    switches: Mapping[str, str] = {}


def poor_builder(session: Session, s: Scene) -> None:
    """Everything for the plant in Europe is there but a cube; in Asia there is a project only."""
    s.project("europe/tech", "wind", host=ANNA)
    s.project("asia/money", "hydro")
    s.knowledge(ANNA, wind=2)
    s.give(ANNA, money=9, tech=1, cep=1)


def helped_builder(session: Session, s: Scene) -> None:
    """Two cubes are missing, and the region can give one of them (A42)."""
    poor_builder(session, s)
    s.give(ANNA, tech=-1)
    s.region_tech("europe", 2)


def unlearned(session: Session, s: Scene) -> None:
    s.project("europe/tech", "wind", level=2, host=ANNA)
    s.knowledge(ANNA, wind=4)


def nearly_claimed(session: Session, s: Scene) -> None:
    """Of recycling and hydro one infrastructure carries a plant, and there is no cube."""
    s.demand("europe", "recycling:1:1:0")
    s.project("asia/money", "hydro", host=ANNA)
    s.table.un_row = (1, 2)


def visited(session: Session, s: Scene) -> None:
    card_in_play(session, s)
    s.give(ANNA, cep=1)


def at_the_limit(session: Session, s: Scene) -> None:
    main_action_done(session, s)
    s.table.co2 = s.table.setting.kit.loss_ppm


def polluted(session: Session, s: Scene) -> None:
    main_action_done(session, s)
    session.play(act.SECOND_ACTION)


def polluted_with_a_card(session: Session, s: Scene) -> None:
    s.lobby(ANNA, 23)
    polluted(session, s)


def infrastructure_in_asia(session: Session, s: Scene) -> None:
    wind_planned(session, s)
    s.project("asia/money", "hydro", host=ANNA)


REFUSED: dict[str, Refused] = {
    "9.A not on the agenda": Refused(
        nothing,
        at.projects(SOLAR),
        at.space(EUROPE_TECH),
        (refuse("not_on_agenda", "plan", energy=SOLAR, region=EUROPE),),
    ),
    "9.A taken": Refused(
        wind_planned, at.projects(FORESTATION), at.space(EUROPE_TECH), (refuse("space_taken", "plan"),)
    ),
    "9.B no project": Refused(
        wind_planned_and_a_cep,
        at.CEP,
        at.space(ASIA_MONEY),
        (refuse("not_a_proposed_project", "infrastructure"),),
    ),
    "9.B no CEP": Refused(
        wind_planned,
        at.space(EUROPE_TECH),
        None,
        (refuse("no_cep_to_pay", "pay_cep", needed=1, had=0),),
    ),
    "9.C a cube is missing": Refused(
        poor_builder,
        at.space(EUROPE_TECH),
        None,
        (refuse("not_enough_tech", "build", needed=2, had=1),),
    ),
    "9.C a cube is missing although the region helps": Refused(
        helped_builder,
        at.space(EUROPE_TECH),
        None,
        (refuse("not_enough_tech", "build", needed=1, had=0),),
        COMPETITIVE,
    ),
    "9.C knowledge is missing": Refused(
        unlearned,
        at.space(EUROPE_TECH),
        None,
        (refuse("not_enough_expertise", "build", needed=5, had=4, energy=WIND),),
    ),
    "8.C all that is missing for a UN goal": Refused(
        nearly_claimed,
        at.un_goal(1),
        None,
        (
            refuse("infrastructure_missing", "un_goal", energy=HYDRO, needed=1, had=0),
            refuse("not_enough_tech", "un_goal", needed=1, had=0),
        ),
    ),
    "7.6 a card that somebody has visited": Refused(
        visited, at.scientist(0), at.lobbyist(0), (refuse("card_not_open", "move_scientist"),)
    ),
    "7.6 no scientist on an infrastructure": Refused(
        infrastructure_in_asia,
        at.scientist(0),
        at.space(ASIA_MONEY),
        (refuse("no_project_here", "move_scientist"),),
    ),
    "8.B market": Refused(
        nothing, at.MARKET, None, (refuse("not_enough_money", "buy_cep", needed=3, had=0),)
    ),
    "A14 a bonus among rivals": Refused(
        bonus_due,
        at.player(BRUNO),
        None,
        (refuse("bonus_is_your_own", "expertise_bonus", player=BRUNO),),
        COMPETITIVE,
        {"competitive_bonuses": "own"},
    ),
    "A67 no second action before the first": Refused(
        nothing, at.CO2, None, (refuse("first_action_open", "solo_second_action"),), SOLO
    ),
    "A67 no second action at the limit": Refused(
        at_the_limit,
        at.CO2,
        None,
        (refuse("co2_at_limit", "solo_second_action", had=500, limit=500),),
        SOLO,
    ),
    "6 the same kind of action": Refused(
        polluted,
        at.projects(WIND),
        at.space(ASIA_MONEY),
        (refuse("same_kind_of_action", "solo_second_action"),),
        SOLO,
    ),
    "A16 a card whose action is not possible": Refused(
        polluted_with_a_card,
        at.lobby_card(0),
        None,
        (refuse("owed_action_impossible", "lobby_main", card=23, on="build"),),
        SOLO,
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_not_possible_says_what_is_missing(screen: Screen, name: str) -> None:
    """Nothing changes; the sentences are the engine's own refusals, all that is missing for a UN goal, with
    the rule they come from."""
    case = REFUSED[name]
    lay(screen, case.mode, case.prepare, switches=case.switches)
    before = screen.fingerprint
    if case.target is None:
        screen.click(case.source)
    else:
        screen.drag(case.source, case.target)
    assert screen.fingerprint == before
    assert screen.flyers() == []
    assert screen.told == screen.game_view.adviser.refusal(*case.refusals)
    *reasons, reference = screen.told.split("\n")
    assert len(reasons) == len(case.refusals)
    assert "rulebook" in reference


def test_places_that_nobody_asks_about_say_nothing(screen: Screen) -> None:
    """A chip, the CO₂ level, an agenda and a goal of the team are looked at, not refused."""
    lay(screen, COOPERATIVE, nothing)
    for key in (
        at.player(BRUNO),
        at.CO2,
        at.cubes(EUROPE),
        at.environmental_goal(0),
        at.personal_goal(0),
        at.MARKERS,
    ):
        screen.click(key)
        assert screen.told == "", key


def test_what_lies_at_the_seat_is_part_of_it(screen: Screen) -> None:
    """A scientist who is dropped on a personal goal or on the markers has come home."""
    for target in (at.personal_goal(0), at.MARKERS):
        lay(screen, COOPERATIVE, at_work)
        screen.drag(at.worker(EUROPE_TECH), target)
        assert screen.controller.session.actions[-1] == act.move_scientist(EUROPE_TECH, HAND)


def two_ceps_due(session: Session, s: Scene) -> None:
    """Two payments in a row, each from the hand or from Asia."""
    s.give(ANNA, cep=2)
    s.control("asia", ANNA)
    s.table.stack += [Frame("pay_cep", ANNA, (-1,))] * 2


def test_a_cep_that_is_dragged_pays_once(screen: Screen) -> None:
    """D14: the next payment is asked for again, from wherever the last one came."""
    lay(screen, COOPERATIVE, two_ceps_due)
    screen.drag(at.CEP, at.BANK)
    screen.settle()
    assert screen.asked == ("pay_cep", ANNA)
    assert screen.controller.session.actions == [act.pay_cep(HAND)]
    screen.drag(at.region_cep(ASIA), at.BANK)
    assert screen.controller.session.actions == [act.pay_cep(HAND), act.pay_cep(ASIA)]


def test_the_cep_that_is_dragged_onto_a_project_is_paid(screen: Screen) -> None:
    """9.B, D14: with a CEP in the hand and others in Asia, nothing is asked again."""

    def two_sources(session: Session, s: Scene) -> None:
        asia_pays(session, s)
        s.give(ANNA, cep=1)

    lay(screen, COOPERATIVE, two_sources)
    screen.drag(at.region_cep(ASIA), at.space(EUROPE_TECH))
    screen.settle()
    assert screen.controller.session.actions == [act.infrastructure(EUROPE_TECH), act.pay_cep(ASIA)]
    assert screen.asked == ("turn", ANNA)
