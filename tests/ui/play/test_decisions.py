"""Every decision of the game, reached and answered at the screen."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.editions.first.sequence import EDITION
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import HAND
from co2desk.ui.editions.first.editors import FIRST_EDITORS
from co2desk.ui.models import places as at
from tests.ui.board import drags
from tests.ui.first_screen import ANNA, ASIA, BIOMASS, BRUNO, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.play.decisions import WAYS, at_the_end, to_bid, to_forced_purchase
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

# --- ways to each decision ---------------------------------------------------------------------------------


def test_the_list_of_decisions_is_complete() -> None:
    """A decision that the engine learns needs a way to it here."""
    assert set(WAYS) == set(EDITION.decisions)


@pytest.mark.parametrize("kind", WAYS)
def test_a_decision_is_reached_and_every_legal_answer_is_offered(screen: Screen, kind: str) -> None:
    """The prompt bar names who decides and asks the engine's question; its buttons, menus and editors offer
    exactly the legal actions; one of them is given and counts. A company goal can be discarded at any time:
    the card and the menu are there for it (13.3)."""
    way, who = WAYS[kind]
    way(screen)
    controller, prompt = screen.controller, screen.game_view.prompt
    assert screen.asked == (kind, who)
    assert controller.seat == who
    assert prompt.name.text() == controller.seats[who].name
    assert prompt.sentence.text() == controller.speaker.decision(controller.game.decision, screen.table)
    assert (prompt.editor is not None) == (kind in FIRST_EDITORS)
    offered = screen.offered()
    assert len(offered) == len(set(offered))
    at_any_time = {act.cash_company_goal(who)} if kind != "forced_purchase" else set()
    assert set(offered) == set(controller.game.legal(who)) - at_any_time
    assert len(offered) > 1
    before = screen.fingerprint
    screen.answer(offered[0])
    assert controller.session.actions[-1] == offered[0]
    assert screen.fingerprint != before


def test_a_forced_purchase_offers_the_company_goal_as_its_other_way(screen: Screen) -> None:
    """DP-08: cash the goal first, and pay with money instead of points. The prompt itself offers it, for it
    is one of the two answers to the question; after it the purchase costs no points."""
    to_forced_purchase(screen)
    assert set(screen.offered()) == {act.BUY_FOR_PAYMENT, act.cash_company_goal(ANNA)}
    screen.answer(act.cash_company_goal(ANNA))
    screen.push(screen.button("do_it"))
    assert screen.table.money[ANNA] == 9
    assert set(screen.offered()) == {act.BUY_FOR_PAYMENT}
    screen.answer(act.BUY_FOR_PAYMENT)
    assert screen.table.vp[ANNA] == 0
    assert screen.table.money[ANNA] == 6


def test_a_chain_of_decisions_runs_through_several_people(screen: Screen) -> None:
    """9.4, 8.2: Anna installs, Bruno's scientist goes home with a point, and Anna, back at the screen, pays
    with a CEP of her choice and gets her cubes."""
    session, stage = prepared()
    stage.project("europe/tech", "solar", scientist=BRUNO)
    stage.summit(0, "solar", "fusion")
    stage.give(ANNA, money=1, cep=1)
    stage.control("asia", ANNA)
    screen.lay(session)
    screen.use(at.space(EUROPE_TECH))
    assert screen.game_view.cover.isVisible()
    screen.sit_down()
    screen.drag(at.worker(EUROPE_TECH), at.SEAT)
    screen.sit_down()
    assert screen.asked == ("pay_cep", ANNA)
    screen.drag(at.region_cep(ASIA), at.BANK)
    assert screen.asked == ("turn", ANNA)
    assert (screen.table.tech[ANNA], screen.table.level(BRUNO, SOLAR)) == (3, 1)
    assert (screen.table.cep[ANNA], screen.table.region_cep[ASIA]) == (1, 4)


def test_a_bonus_leads_to_the_next_one(screen: Screen) -> None:
    """G-21: the point of choice is put into biomass, whose third space asks for a region at once."""
    to_bonus_any_at_the_brink(screen)
    screen.click(at.track(BIOMASS))
    assert screen.asked == ("bonus_region_cep", ANNA)
    screen.drag(at.MARKET, at.region(EUROPE))
    assert screen.table.region_cep[EUROPE] == 5


def to_bonus_any_at_the_brink(screen: Screen) -> None:
    def at_work(stage: Any) -> None:
        stage.project("asia/money", "forestation", scientist=ANNA)
        stage.expertise(ANNA, forestation=3, biomass=2)

    at_the_end(screen, at_work)
    assert screen.asked == ("bonus_any", ANNA)


def test_a_granted_move_may_be_left(screen: Screen) -> None:
    """G-28: with the button beside the moves."""
    drags.lay(screen, drags.PLAYED["DP-12 scientist by a granted move"])
    screen.answer(act.DECLINE)
    assert screen.asked == ("turn", ANNA)
    assert screen.table.hand_scientists[ANNA] == 1


def test_a_whole_auction_is_bid_paid_and_decided(screen: Screen) -> None:
    """DP-03, DP-04: bids by the editor, the payment of cubes, CEPs and money, CEPs of hand and region one by
    one, and the new start player by a click on the chip."""
    to_bid(screen)
    screen.answer(act.bid(12))
    screen.sit_down()
    screen.answer(act.PASS)
    screen.sit_down()
    assert screen.asked == ("bid_payment", ANNA)
    screen.answer(act.pay_bid(2, 2, 2))
    assert screen.asked == ("pay_cep", ANNA)
    screen.click(at.region(ASIA))
    screen.drag(at.CEP, at.BANK)
    assert screen.asked == ("appoint", ANNA)
    screen.click(at.player(ANNA))
    assert screen.table.start_player == ANNA
    assert (screen.table.money[ANNA], screen.table.tech[ANNA], screen.table.cep[ANNA]) == (2, 0, 0)


def test_a_payment_from_the_hand_is_not_asked_for_when_nothing_else_is_there(screen: Screen) -> None:
    """DP-13: a single source pays by itself."""
    drags.lay(screen, drags.PLAYED["8.2 install with a CEP of the hand"])
    screen.drag(at.CEP, at.space(EUROPE_TECH))
    assert screen.asked == ("turn", ANNA)
    assert screen.table.cep[ANNA] == 0
    assert screen.controller.session.actions == [act.install(EUROPE_TECH)]
    assert HAND not in screen.table.controlled(ANNA)
