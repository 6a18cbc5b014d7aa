"""Ways to every decision of the first edition, at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.table import actions as act
from co2desk.ui.models import places as at
from tests.ui.first_screen import ANNA, ASIA, BRUNO, EUROPE_TECH, SOLAR, prepared
from tests.ui.screen import Screen

Way = Callable[[Screen], None]


def end_turn(screen: Screen) -> None:
    """By its button; what it warns of is read and confirmed."""
    screen.push(screen.button("end_turn"))
    if any(button.objectName() == "do_it" for button in screen.buttons()):
        screen.push(screen.button("do_it"))
    screen.sit_down()


def at_the_end(screen: Screen, prepare: Callable[[Any], None], last: bool = False, **options: Any) -> None:
    """Anna's main action is done, and she ends her turn; `last`: it is the last one of the decade."""
    session, stage = prepared(**options)
    stage.table.mandatory_done = 1
    if last:
        stage.last_turn()
    prepare(stage)
    screen.lay(session)
    end_turn(screen)


def to_turn(screen: Screen) -> None:
    screen.new(players=2)
    screen.sit_down()


def to_research_grant(screen: Screen) -> None:
    """8.1: a proposal on a research space."""
    session, stage = prepared()
    stage.project("asia/money", "biomass")
    screen.lay(session)
    screen.drag(at.projects(SOLAR), at.space(8))


def to_granted_move(screen: Screen) -> None:
    """13.1: the minor effect of card 4."""
    session, stage = prepared()
    stage.project("asia/money", "biomass")
    stage.project("europe/tech", "solar", scientist=ANNA)
    stage.table.hand_scientists[ANNA] += 1
    stage.table.pool_scientists[ANNA] -= 1
    stage.lobby(ANNA, 4)
    screen.lay(session)
    screen.drag(at.lobby_card(0), at.TABLE)


def to_displaced(screen: Screen) -> None:
    """9.4: a project on which Bruno's scientist stands is installed; two summits have room for him."""
    session, stage = prepared()
    stage.project("europe/tech", "solar", scientist=BRUNO)
    stage.summit(0, "solar", "fusion")
    stage.summit(1, "solar", "biomass")
    stage.give(ANNA, money=1, cep=1)
    screen.lay(session)
    screen.drag(at.CEP, at.space(EUROPE_TECH))
    screen.sit_down()


def to_bonus_any(screen: Screen) -> None:
    """10: the fourth step in forestation brings a point of choice."""

    def at_work(stage: Any) -> None:
        stage.project("asia/money", "forestation", scientist=ANNA)
        stage.expertise(ANNA, forestation=3)

    at_the_end(screen, at_work)


def to_bonus_region_cep(screen: Screen) -> None:
    """10: the third step in biomass brings a CEP for a region."""

    def at_work(stage: Any) -> None:
        stage.project("asia/money", "biomass", scientist=ANNA)
        stage.expertise(ANNA, biomass=2)

    at_the_end(screen, at_work)


def to_project_expertise(screen: Screen) -> None:
    """7, T1: two scientists at work, one point, and under D-21 also none."""

    def at_work(stage: Any) -> None:
        stage.project("asia/money", "biomass", scientist=ANNA)
        stage.project("europe/tech", "solar", scientist=ANNA)

    at_the_end(screen, at_work, switches={"end_turn_expertise": "may"})


def full_summit(stage: Any) -> None:
    stage.summit(0, "solar", "fusion", seats={0: ANNA, 1: ANNA})
    stage.table.summits_full = (0,)


def to_summit_points(screen: Screen) -> None:
    """11: both topics are Anna's, and the order is hers to choose."""
    at_the_end(screen, full_summit)


def to_summit_extra(screen: Screen) -> None:
    """11: after her own points the one in any topic."""
    at_the_end(screen, full_summit)
    screen.click(at.track(SOLAR))


def learned(stage: Any) -> None:
    stage.expertise(ANNA, solar=4, fusion=3)


def to_income_split(screen: Screen) -> None:
    """6.1: the next decade begins."""
    at_the_end(screen, learned, last=True)


def to_first_region(screen: Screen) -> None:
    """DP-05: Bruno is the new start player."""
    at_the_end(screen, lambda stage: None, last=True, switches={"region_order": "start_player_chooses"})


def to_pay_cep(screen: Screen) -> None:
    """8.2: one CEP of the hand, and Asia's."""
    session, stage = prepared()
    stage.project("europe/tech", "solar")
    stage.give(ANNA, cep=1)
    stage.control("asia", ANNA)
    screen.lay(session)
    screen.use(at.space(EUROPE_TECH))


def to_forced_purchase(screen: Screen) -> None:
    """6.2: a fossil plant comes to Asia, which Anna controls, and nobody has a CEP or money there."""

    def penniless(stage: Any) -> None:
        stage.control("asia", ANNA)
        stage.region_cep("asia", 0)
        stage.give(ANNA, money=1, tech=1)  # the cube: no event takes points from her

    at_the_end(screen, penniless, last=True)


def rich(stage: Any) -> None:
    stage.give(ANNA, money=4, tech=2, cep=1)
    stage.give(BRUNO, money=3)
    stage.control("asia", ANNA)


def to_bid(screen: Screen) -> None:
    """16.2: the holder of the tile bids first."""
    at_the_end(screen, rich, last=True, variants={"auction": True})


def to_bid_payment(screen: Screen) -> None:
    to_bid(screen)
    screen.answer(act.bid(6))
    screen.sit_down()
    screen.answer(act.PASS)
    screen.sit_down()


def to_appoint(screen: Screen) -> None:
    to_bid(screen)
    screen.answer(act.bid(0))
    screen.sit_down()
    screen.answer(act.PASS)
    screen.sit_down()


def to_draft(screen: Screen) -> None:
    """16.3: before the first turn."""
    screen.new(players=2, variants={"draft": True})
    screen.sit_down()


def to_start_region(screen: Screen) -> None:
    screen.new(players=1)


def to_start_space(screen: Screen) -> None:
    screen.new(players=1)
    screen.click(at.region(ASIA))


WAYS: dict[str, tuple[Way, int]] = {
    "turn": (to_turn, BRUNO),
    "research_grant": (to_research_grant, ANNA),
    "granted_move": (to_granted_move, ANNA),
    "displaced": (to_displaced, BRUNO),
    "bonus_any": (to_bonus_any, ANNA),
    "bonus_region_cep": (to_bonus_region_cep, ANNA),
    "project_expertise": (to_project_expertise, ANNA),
    "summit_points": (to_summit_points, ANNA),
    "summit_extra": (to_summit_extra, ANNA),
    "income_split": (to_income_split, ANNA),
    "first_region": (to_first_region, BRUNO),
    "pay_cep": (to_pay_cep, ANNA),
    "forced_purchase": (to_forced_purchase, ANNA),
    "bid": (to_bid, ANNA),
    "bid_payment": (to_bid_payment, ANNA),
    "appoint": (to_appoint, ANNA),
    "draft": (to_draft, BRUNO),
    "start_region": (to_start_region, ANNA),
    "start_space": (to_start_space, ANNA),
}
