"""Every kind of drag of the first edition, with the action that it means."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import HAND
from co2desk.session import Session
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.engine.first.scene import Scene
from tests.ui.board.tables import (
    asia_pays,
    bonus_due,
    goal_reached,
    move_granted,
    one_card,
    one_cep,
    payment_due,
    research_granted,
    sent_away,
    solar_can_be_built,
    solar_occupied,
    solar_proposed,
    some_money,
)
from tests.ui.first_screen import ANNA, ASIA, ASIA_MONEY, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.screen import Screen


class Drag(NamedTuple):
    """Who sets the table how, which piece goes where, and what that means."""

    prepare: Callable[[Session, Scene], None]
    source: PlaceKey
    target: PlaceKey
    means: Action


PLAYED: dict[str, Drag] = {
    "9.1 scientist from the hand to a project": Drag(
        solar_proposed, at.scientist(0), at.space(EUROPE_TECH), act.move_scientist(HAND, EUROPE_TECH)
    ),
    "9.1 scientist from project to project": Drag(
        solar_occupied,
        at.worker(EUROPE_TECH),
        at.space(ASIA_MONEY),
        act.move_scientist(EUROPE_TECH, ASIA_MONEY),
    ),
    "9.1 scientist from a project to a summit": Drag(
        solar_occupied, at.worker(EUROPE_TECH), at.topic(0, 0), act.move_scientist(EUROPE_TECH, 32)
    ),
    "9.1 scientist from a project home": Drag(
        solar_occupied, at.worker(EUROPE_TECH), at.SEAT, act.move_scientist(EUROPE_TECH, HAND)
    ),
    "DP-12 scientist by a granted move": Drag(
        move_granted, at.scientist(0), at.space(EUROPE_TECH), act.move_scientist(HAND, EUROPE_TECH)
    ),
    "DP-14 displaced scientist home": Drag(
        sent_away, at.worker(EUROPE_TECH), at.SEAT, act.move_scientist(EUROPE_TECH, HAND)
    ),
    "DP-14 displaced scientist to a summit": Drag(
        sent_away, at.worker(EUROPE_TECH), at.topic(0, 0), act.move_scientist(EUROPE_TECH, 32)
    ),
    "DP-11 recruit from the pool": Drag(research_granted, at.pool(0), at.SEAT, act.RECRUIT),
    "8.1 project tile to a space": Drag(
        some_money, at.projects(SOLAR), at.space(EUROPE_TECH), act.propose(SOLAR, EUROPE, 1)
    ),
    "8.3 plant to a region": Drag(
        solar_can_be_built, at.plants(SOLAR), at.region(EUROPE), act.build(EUROPE_TECH, 0, 0)
    ),
    "8.3 plant to a demand slot": Drag(
        solar_can_be_built, at.plants(SOLAR), at.slot(EUROPE, 3), act.build(EUROPE_TECH, 0, 0)
    ),
    "8.3 plant to the project": Drag(
        solar_can_be_built, at.plants(SOLAR), at.space(EUROPE_TECH), act.build(EUROPE_TECH, 0, 0)
    ),
    "8.2 install with a CEP of the hand": Drag(
        one_cep, at.CEP, at.space(EUROPE_TECH), act.install(EUROPE_TECH)
    ),
    "8.2 install with a CEP of a controlled region": Drag(
        asia_pays, at.region_cep(ASIA), at.space(EUROPE_TECH), act.install(EUROPE_TECH)
    ),
    "12 sell a CEP": Drag(one_cep, at.CEP, at.MARKET, act.SELL_CEP),
    "12 buy a CEP": Drag(some_money, at.MARKET, at.SEAT, act.BUY_CEP),
    "DP-13 pay a CEP of the hand": Drag(payment_due, at.CEP, at.BANK, act.pay_cep(HAND)),
    "DP-13 pay a CEP of the hand at the market": Drag(payment_due, at.CEP, at.MARKET, act.pay_cep(HAND)),
    "DP-07 pay a CEP of a region": Drag(payment_due, at.region_cep(ASIA), at.BANK, act.pay_cep(ASIA)),
    "DP-16 bonus CEP into a region": Drag(bonus_due, at.MARKET, at.region(EUROPE), act.choose_region(EUROPE)),
    "DP-19 lobby card with one effect": Drag(one_card, at.lobby_card(0), at.TABLE, act.play_lobby(1, 0, 0)),
    "13.2 UN goal to the seat": Drag(goal_reached, at.un_goal(1), at.SEAT, act.score_un_goal(34)),
}


def lay(screen: Screen, case: Drag) -> None:
    session, stage = prepared()
    case.prepare(session, stage)
    screen.lay(session)


def what_would_happen(screen: Screen, action: Action) -> tuple[str, str]:
    """The card beside a target: the action, and what certainly follows from it."""
    controller = screen.controller
    title = controller.speaker.action(action, screen.table, controller.game.decision)
    return title, "\n".join(screen.game_view.adviser.consequences(action))


def biomass_installed_with_its_card(screen: Screen) -> None:
    """Card 12 goes with it: two main effects to choose from, and the minor one (D-26)."""
    session, stage = prepared()
    stage.project("asia/money", "biomass")
    stage.give(ANNA, cep=1)
    stage.lobby(ANNA, 12)
    session.play(act.install(ASIA_MONEY))
    screen.lay(session)
