"""Company goals (specification 13.3, 15.2 step 4, 20)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import CompanyGoalCashed, CompanyGoalScored
from tests.engine.checks import denied, happened
from tests.engine.first.scene import Scene, kit, new_game, scene

LIMITS = {27: 16, 28: 15, 29: 15, 30: 15, 31: 16, 32: 16, 33: 15}

# --- cashing at any time ------------------------------------------------------------------------------


def in_a_turn() -> Scene:
    return scene()


def at_a_grant() -> Scene:
    s = scene()
    s.do("propose", energy="solar", region="europe", grant="research")
    return s


def at_a_displacement() -> Scene:
    s = scene()
    s.project("europe/tech", "solar", scientist=1)
    s.summit(0, "forestation", "solar")
    s.give(0, money=1, cep=1)
    s.do("install", space="europe/tech")
    return s


def at_a_summit() -> Scene:
    s = scene()
    s.summit(0, "forestation", "solar", seats={0: 1})
    s.project("europe/tech", "solar", scientist=0)
    s.table.mandatory_done = 1
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    s.do("end_turn")
    return s


def at_an_income() -> Scene:
    s = scene()
    s.expertise(0, solar=5)
    s.task(Frame("income"))
    return s


def at_a_supply_payment() -> Scene:
    s = scene()
    s.table.decade = 2
    s.control("europe", 1)
    s.give(1, cep=1)
    s.task(Frame("energy_demand"))
    return s


def at_a_bid() -> Scene:
    s = scene()
    s.task(Frame("auction"))
    return s


def at_a_draft() -> Scene:
    return Scene(new_game(kit(), 4, 1, variants=Variants(draft=True)))


@pytest.mark.parametrize("player", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("moment", "decision"),
    [
        (in_a_turn, "turn"),
        (at_a_grant, "research_grant"),
        (at_a_displacement, "displaced"),
        (at_a_summit, "summit_extra"),
        (at_an_income, "income_split"),
        (at_a_supply_payment, "pay_cep"),
        (at_a_bid, "bid"),
        (at_a_draft, "draft"),
    ],
)
def test_anybody_may_discard_a_goal_for_eight_dollars_whenever_the_game_waits(
    moment: Callable[[], Scene], decision: str, player: int
) -> None:
    """DP-24, G-41: also out of turn and inside the decision of another player, which stays open."""
    s = moment()
    waiting, money = s.waiting, s.table.money[player]
    assert waiting[0] == decision
    assert s.can("cash_company_goal", player=player)
    assert s.do("cash_company_goal", player=player) == [CompanyGoalCashed(player, 8)]
    assert s.table.money[player] == money + 8
    assert s.waiting == waiting
    denied(s, refuse("no_company_goal", "company_goal", player=player), "cash_company_goal", player=player)


def test_cashing_a_goal_is_no_action_of_the_turn() -> None:
    """DP-24: neither the mandatory action nor a card action; it may be left out."""
    s = scene()
    s.lobby(0, 2)
    s.do("cash_company_goal", player=0)
    assert s.can("propose", energy="solar", region="europe", grant="tech")
    assert s.can("play_lobby", card=2, main=0, option=0)


def test_the_money_of_a_goal_can_be_spent_at_once() -> None:
    """DP-24: the purchase that was too dear is possible now."""
    s = scene()
    assert s.refused("buy_cep") == "not_enough_money"
    s.do("cash_company_goal", player=0)
    assert s.can("buy_cep")


def test_nobody_cashes_the_goal_of_somebody_else() -> None:
    """DP-24: each seat is offered its own goal only."""
    s = scene()
    for seat in range(1, 4):
        assert s.game.legal(seat) == [s.action("cash_company_goal", player=seat)]


def test_an_onlooker_can_do_nothing() -> None:
    """DP-24: seat -1 is no player; it must not reach the goal of the last one."""
    assert scene().game.legal(-1) == []


def test_a_goal_cannot_be_cashed_after_the_end() -> None:
    """G-41: then it has been scored or exchanged (DP-25)."""
    s = scene()
    s.table.decade = 5
    s.task(Frame("end_check"))
    assert s.refused("cash_company_goal", player=0) == "game_over"


# --- secrecy -------------------------------------------------------------------------------------------


def with_goal(card: int, player: int = 1) -> Scene:
    s = scene()
    s.table.goal = [0, 0, 0, 0]
    s.table.goal[player] = card
    return s


def test_a_goal_is_seen_by_its_owner_only() -> None:
    """G-40: the others see that there is one, not which."""
    one, other = with_goal(27), with_goal(33)
    for seat in (0, 2, 3, -1):
        assert one.game.observe(seat) == other.game.observe(seat)
    assert one.game.observe(1) != other.game.observe(1)


def test_a_discarded_goal_is_never_shown_to_anybody() -> None:
    """G-40: neither when it is discarded nor at the end of the game."""
    seen = []
    for card in (27, 33):
        s = with_goal(card)
        s.do("cash_company_goal", player=1)
        views = [s.events, *(s.game.observe(seat) for seat in range(-1, 4))]
        s.table.decade = 5
        s.task(Frame("end_check"))
        seen.append([*views, s.events, *(s.game.observe(seat) for seat in range(-1, 4))])
    assert seen[0] == seen[1]


def test_a_scored_goal_is_shown_to_all_and_an_exchanged_one_is_not() -> None:
    """G-40: only what counts at the end is revealed."""
    s = with_goal(31)
    s.give(1, cep=4)
    s.table.decade = 5
    s.task(Frame("end_check"))
    assert happened(s, CompanyGoalScored(1, 31, 8))
    assert s.game.observe(0)["goal"][1] == 31
    worthless = with_goal(31)
    worthless.table.decade = 5
    worthless.task(Frame("end_check"))
    assert happened(worthless, CompanyGoalCashed(1, 8))
    assert worthless.game.observe(0)["goal"][1] is None


# --- what the goals are worth --------------------------------------------------------------------------


def control_regions(s: Scene, count: int) -> None:
    for region in s.codec.regions[:count]:
        s.control(region, 1)


def plants_in_regions(s: Scene, count: int) -> None:
    for number, region in enumerate(s.codec.regions[:count]):
        s.demand(region, "gas", f"{s.codec.energies[number % 5]}:{number // 5}:1")


def un_goals(s: Scene, count: int) -> None:
    s.table.un_scored[1] = tuple(range(34, 34 + count))


def plants_in_asia(s: Scene, count: int) -> None:
    """All of one kind or two, at most ten, so that only their number matters."""
    s.demand("asia", *(f"solar:{n}:1" for n in range(min(count, 5))))
    s.demand("europe", *(f"biomass:{n}:1" for n in range(max(0, count - 5))))


def ceps_in_hand(s: Scene, count: int) -> None:
    """With CEPs in a controlled region, which do not count."""
    s.control("asia", 1)
    s.give(1, cep=count)


def leads(s: Scene, count: int) -> None:
    """Alone or tied in so many energies, behind in the others."""
    for number, energy in enumerate(s.codec.energies):
        mine, theirs = (2, number % 3) if number < count else (2, 3)
        s.expertise(1, **{energy: mine})
        s.expertise(2, **{energy: theirs})


def kinds_of_plants(s: Scene, count: int) -> None:
    """Two plants of each of so many energies, which count once."""
    kinds = s.codec.energies[:count]
    s.demand("asia", *(f"{kind}:0:1" for kind in kinds))
    s.demand("europe", *(f"{kind}:1:1" for kind in kinds))


STAGES = {
    27: control_regions,
    28: plants_in_regions,
    29: un_goals,
    30: plants_in_asia,
    31: ceps_in_hand,
    32: leads,
    33: kinds_of_plants,
}


@pytest.mark.parametrize(
    ("card", "count", "points"),
    [
        *((27, count, 4 * count) for count in (1, 2, 4)),
        *((27, count, 16) for count in (5, 6)),
        *((28, count, 3 * count) for count in (2, 3, 5)),
        (28, 6, 15),
        *((29, count, 3 * count) for count in (2, 4, 5)),
        (29, 7, 15),
        *((30, count, 3 * (count - 1)) for count in (3, 4, 6)),
        *((30, count, 15) for count in (7, 10)),
        *((31, count, 2 * count) for count in (2, 5, 8)),
        (31, 9, 16),
        *((32, count, 4 * count) for count in (1, 3, 4)),
        (32, 5, 16),
        *((33, count, 3 * count) for count in (2, 3, 5)),
    ],
)
def test_each_goal_counts_what_its_card_says_up_to_its_maximum(card: int, count: int, points: int) -> None:
    """13.3: 27 regions, 28 regions with a plant, 29 UN goals, 30 plants, 31 CEPs, 32 leads, 33 kinds."""
    s = with_goal(card)
    STAGES[card](s, count)
    s.task(Frame("scoring"))
    scored = [event for event in s.events if isinstance(event, CompanyGoalScored)]
    assert scored == [CompanyGoalScored(1, card, points)]
    assert ("company_goal", 1, points) in s.table.scoring
    assert points <= LIMITS[card]


@pytest.mark.parametrize(("card", "count"), [(27, 0), (28, 1), (29, 1), (30, 2), (31, 1), (32, 0), (33, 1)])
def test_a_goal_worth_less_than_four_points_is_exchanged_for_eight_dollars(card: int, count: int) -> None:
    """DP-25: the better of the two is taken by itself; $8 are four points."""
    s = with_goal(card)
    STAGES[card](s, count)
    s.region_cep("asia", 0)
    s.task(Frame("scoring"))
    assert happened(s, CompanyGoalCashed(1, 8))
    money = 8 + (2 - 1) * 3 if card == 31 else 8
    assert s.table.money[1] == money
    assert ("money", 1, money // 2) in s.table.scoring


@pytest.mark.parametrize(("card", "count"), [(27, 1), (31, 2), (32, 1)])
def test_a_goal_worth_exactly_four_points_is_scored(card: int, count: int) -> None:
    """DP-25: nothing is lost either way."""
    s = with_goal(card)
    STAGES[card](s, count)
    s.task(Frame("scoring"))
    assert happened(s, CompanyGoalScored(1, card, 4))


def test_nobody_leads_a_track_on_which_nobody_stands() -> None:
    """G-42: level 0 is no lead, although all are tied there."""
    s = with_goal(32)
    s.expertise(1, solar=1)
    s.task(Frame("scoring"))
    assert happened(s, CompanyGoalScored(1, 32, 4))


def test_plants_of_others_and_lost_regions_count_for_nobody() -> None:
    """13.3: only own plants and regions controlled at the end."""
    s = with_goal(28)
    s.demand("asia", "solar:0:2", "biomass:0:2")
    s.demand("europe", "solar:1:1")
    s.demand("africa", "fusion:0:1")
    s.task(Frame("scoring"))
    assert happened(s, CompanyGoalScored(1, 28, 6))
