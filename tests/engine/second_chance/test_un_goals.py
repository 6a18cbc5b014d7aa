"""UN goals (specification 8.C)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import denied, happened
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import Scene, kit, scene

RECYCLING_HYDRO, TWO_HYDRO, TWO_RECYCLING_WIND = 2, 6, 17  # one, two and three cubes


def claimant(mode: str = "cooperative", tech: int = 3) -> Scene:
    """Player 0 has infrastructure under recycling, hydro and wind plants that others have built."""
    s = scene(mode)
    s.demand("africa", "recycling:1:1:0", "hydro:1:2:0")
    s.demand("asia", "wind:1:3:0")
    s.table.un_row = (RECYCLING_HYDRO, TWO_HYDRO, TWO_RECYCLING_WIND)
    s.give(0, tech=tech)
    return s


def claims(s: Scene) -> list[int]:
    found = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "score_un_goal"]
    return [a["card"] for a in found]


def test_there_are_15_cards_of_two_plants_and_30_of_three() -> None:
    """A3: every pair, and every set of three but the triples; no two alike."""
    two, three = kit().un_two, kit().un_three
    assert [len(two), len(three)] == [15, 30]
    assert {len(card.energies) for card in two} == {2}
    assert {len(card.energies) for card in three} == {3}
    assert len({tuple(sorted(card.energies)) for card in (*two, *three)}) == 45
    assert all(len(set(card.energies)) > 1 for card in three)


def test_a_card_is_claimed_by_infrastructure_under_plants_whoever_built_them() -> None:
    """D8: exactly the open cards whose types the player supports, for the player on turn only."""
    s = claimant()
    assert claims(s) == [RECYCLING_HYDRO]
    assert s.game.legal(1) == []
    s.turn(1)
    assert claims(s) == []


def test_partners_score_two_points_at_once() -> None:
    """T14, 8.C: the cost goes to the supply, and the card is turned over."""
    s = claimant()
    s.table.un_row = (TWO_HYDRO,)
    s.demand("oceania", "hydro:1:0:0")
    before, supply = goods(s), s.table.tech_supply
    s.do("score_un_goal", card=TWO_HYDRO)
    assert gains(s, before) == {"tech": -2, "vp": 2}
    assert s.table.tech_supply == supply + 2
    assert not s.table.un_row
    assert happened(s, events.UnGoalScored(0, TWO_HYDRO, 2))


def test_a_lone_player_scores_two_points_at_once() -> None:
    """8.C."""
    s = scene("solo")
    s.demand("africa", "recycling:1:0:0", "hydro:1:0:0")
    s.table.un_row = (RECYCLING_HYDRO,)
    s.give(0, tech=1)
    before = goods(s)
    s.do("score_un_goal", card=RECYCLING_HYDRO)
    assert gains(s, before) == {"tech": -1, "vp": 2}


def test_rivals_take_the_card_and_score_at_the_end() -> None:
    """8.C: nothing at once."""
    s = claimant("competitive")
    before = goods(s)
    s.do("score_un_goal", card=RECYCLING_HYDRO)
    assert gains(s, before) == {"tech": -1}
    assert s.table.un_claimed == [(RECYCLING_HYDRO,), (), (), ()]
    assert RECYCLING_HYDRO not in s.table.un_row


def test_infrastructure_without_a_plant_does_not_count() -> None:
    """T14: Yellow's hydro project is not built yet."""
    s = claimant()
    s.project("asia/money", "hydro", host=0)
    denied(
        s,
        refuse("infrastructure_missing", "un_goal", energy=s.energy("hydro"), needed=2, had=1),
        "score_un_goal",
        card=TWO_HYDRO,
    )


def test_a_plant_on_somebody_elses_infrastructure_does_not_count() -> None:
    """8.C: it is the infrastructure that counts, not the plant."""
    s = claimant()
    s.demand("oceania", "hydro:1:0:2")
    assert s.refused("score_un_goal", card=TWO_HYDRO) == "infrastructure_missing"


def test_a_type_shown_twice_needs_two_infrastructures() -> None:
    """8.C: the depicted multiset of types."""
    s = claimant()
    denied(
        s,
        refuse("infrastructure_missing", "un_goal", energy=s.energy("recycling"), needed=2, had=1),
        "score_un_goal",
        card=TWO_RECYCLING_WIND,
    )
    s.demand("europe", "recycling:1:0:0")
    assert s.can("score_un_goal", card=TWO_RECYCLING_WIND)


def test_the_cost_has_to_be_paid_with_own_cubes() -> None:
    """8.C, A42: never with those of a region."""
    s = claimant("competitive", tech=0)
    s.region_tech("africa", 2)
    denied(s, refuse("not_enough_tech", "un_goal", needed=1, had=0), "score_un_goal", card=RECYCLING_HYDRO)


@pytest.mark.parametrize("card", [RECYCLING_HYDRO, 1, 99])
def test_only_an_open_card_can_be_claimed(card: int) -> None:
    """8.C, I16: a card that was claimed, was never on display or does not exist."""
    s = claimant()
    s.do("score_un_goal", card=RECYCLING_HYDRO)
    s.turn(0)
    denied(s, refuse("un_goal_not_open", "un_goal", card=card), "score_un_goal", card=card)


def test_infrastructures_are_not_used_up() -> None:
    """A25: the same ones serve several cards, one card in each turn."""
    s = claimant()
    s.table.un_row = (RECYCLING_HYDRO, 21)  # 21: recycling, hydro, wind
    s.do("score_un_goal", card=RECYCLING_HYDRO)
    assert claims(s) == []
    s.turn(0)
    assert claims(s) == [21]
