"""Knowledge and the bonuses of its tracks (specification 7.5)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied, happened
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import REGIONS, WANTS, Scene, kit, scene
from tests.engine.second_chance.tables import before_bonus

OWN = {"competitive_bonuses": "own"}  # the other reading (A14)


def learn(s: Scene) -> None:
    """The scientist goes home, so that its company learns."""
    s.do("move_scientist", origin="oceania/tech", destination="hand")


def use(s: Scene, player: int = 0) -> None:
    s.do("give_bonus", player=player)


# --- knowledge -------------------------------------------------------------------------------------------


def test_the_first_point_brings_the_disc_to_the_first_space() -> None:
    """7.5."""
    s = before_bonus("tech")
    s.knowledge(0, wind=0)
    learn(s)
    assert s.events[0] == events.ExpertiseGained(0, s.energy("wind"), 1)


@pytest.mark.parametrize("energy", WANTS)
def test_a_point_beyond_the_last_space_is_lost(energy: str) -> None:
    """7.5: and grants no bonus again."""
    s = scene()
    last = kit().tracks[s.energy(energy)].length
    s.print_bonus(energy, last, "tech")
    s.knowledge(0, **{energy: last})
    s.project(f"{WANTS[energy]}/tech", energy, scientist=0)
    s.do("move_scientist", origin=f"{WANTS[energy]}/tech", destination="hand")
    assert s.names() == ["ExpertiseLost", "ScientistMoved"]
    assert s.level(0, energy) == last


def test_a_space_without_a_symbol_gives_nothing() -> None:
    """7.5."""
    s = before_bonus("tech")
    s.knowledge(0, wind=4)
    before = goods(s)
    learn(s)
    assert gains(s, before) == {"knowledge": 1}
    assert s.waiting == ("turn", 0)


# --- who gets it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["tech", "any", "region_cep", "energy"])
def test_a_partner_uses_a_bonus_leaves_it_or_gives_it_to_anybody(kind: str) -> None:
    """D16: the owner of the disc names a player, also himself, or declines; at once or never."""
    s = before_bonus(kind, "solar" if kind == "energy" else "")
    s.region_cep("asia", 5)
    learn(s)
    asks(s, "bonus", 0, [0, 1, 2, 3, "decline"])
    before = [goods(s, player) for player in range(4)]
    s.do("decline")
    assert happened(s, events.BonusDeclined(0))
    assert [gains(s, before[player], player) for player in range(4)] == [{}] * 4
    assert s.waiting == ("turn", 0)


@pytest.mark.parametrize("player", range(4))
def test_the_named_partner_has_the_cube(player: int) -> None:
    """D16: one tech of the supply."""
    s = before_bonus("tech")
    supply = s.table.tech_supply
    learn(s)
    use(s, player)
    assert s.table.tech == [int(p == player) for p in range(4)]
    assert s.table.tech_supply == supply - 1
    assert happened(s, events.BonusGiven(0, player)) == (player != 0)


@pytest.mark.parametrize("player", range(4))
def test_the_named_partner_has_the_point_of_a_printed_energy(player: int) -> None:
    """D16: the step that reached the bonus stays the owner's."""
    s = before_bonus("energy", "solar")
    learn(s)
    use(s, player)
    assert [s.level(p, "solar") for p in range(4)] == [int(p == player) for p in range(4)]
    assert s.level(0, "wind") == 4


def test_blue_returns_the_favour_of_yellow() -> None:
    """D16: a chain; Yellow's solar bonus goes to Blue, whose cube goes back to Yellow."""
    s = before_bonus("energy", "solar")
    s.print_bonus("solar", 1, "tech")
    learn(s)
    use(s, 2)
    asks(s, "bonus", 2, [0, 1, 2, 3, "decline"])
    use(s, 0)
    assert s.table.tech == [1, 0, 0, 0]
    assert s.level(2, "solar") == 1
    assert s.waiting == ("turn", 0)


def test_red_takes_another_step_on_the_same_track() -> None:
    """D16, D17: the general energy bonus of the reforestation track."""
    s = before_bonus("any")
    learn(s)
    use(s)
    asks(s, "bonus_any", 0, [*WANTS, "decline"])
    s.do("choose_energy", energy="wind")
    assert s.level(0, "wind") == 5


def test_a_chain_is_finished_before_what_came_before_it_goes_on() -> None:
    """3, 7.5: depth-first, through three players, in the turn of the first."""
    s = before_bonus("any")
    s.print_bonus("hydro", 1, "energy", "solar")
    s.print_bonus("solar", 1, "any")
    learn(s)
    use(s, 1)
    s.do("choose_energy", energy="hydro")
    use(s, 3)
    use(s, 3)
    asks(s, "bonus_any", 3, [*WANTS, "decline"])
    assert s.table.hand_scientists[0] == 0  # on its way home all the time
    s.do("choose_energy", energy="recycling")
    assert [s.level(1, "hydro"), s.level(3, "solar"), s.level(3, "recycling")] == [1, 1, 1]
    assert s.table.hand_scientists[0] == 1
    assert s.waiting == ("turn", 0)


@pytest.mark.parametrize(
    ("kind", "other", "gained"),
    [("tech", "", {"tech": 1, "knowledge": 1}), ("energy", "solar", {"knowledge": 2})],
)
def test_a_lone_player_has_a_cube_or_a_printed_energy_at_once(
    kind: str, other: str, gained: dict[str, int]
) -> None:
    """D16, 18: there is nobody to give it to, and it can never hurt."""
    s = before_bonus(kind, other, mode="solo")
    before = goods(s)
    learn(s)
    assert gains(s, before) == gained
    assert s.waiting == ("turn", 0)


@pytest.mark.parametrize("mode", ["competitive", "solo"])
def test_a_choice_that_a_bonus_offers_may_be_declined_in_every_mode(mode: str) -> None:
    """D17, D18: the owner's own choice; no bonus is given away here (A14, the other reading)."""
    s = before_bonus("any", mode=mode, switches=OWN)
    learn(s)
    asks(s, "bonus_any", 0, [*WANTS, "decline"])
    s = before_bonus("region_cep", mode=mode, switches=OWN)
    s.region_cep("asia", 1)
    learn(s)
    asks(s, "bonus_region_cep", 0, ["asia", "decline"])


def test_a_rival_may_leave_a_point_that_would_help_others_more() -> None:
    """D16: a bonus may be used, it need not be.

    With levels 3, 2 and 1 on the solar track the third player earns nothing; drawing level with the first
    would make that player the second of the track.
    """
    s = before_bonus("energy", "solar", mode="competitive", switches=OWN)
    s.knowledge(0, solar=2)
    s.knowledge(1, solar=3)
    s.knowledge(2, solar=1)
    learn(s)
    asks(s, "bonus", 0, [0, "decline"])
    denied(s, refuse("bonus_is_your_own", "expertise_bonus", player=1), "give_bonus", player=1)
    s.do("decline")
    assert s.level(0, "solar") == 2


@pytest.mark.parametrize("kind", ["tech", "any", "region_cep", "energy"])
def test_a_rival_gives_a_bonus_to_any_player_too(kind: str) -> None:
    """D16, A14: the text says "any player", and the rules of the competition do not change that."""
    s = before_bonus(kind, "solar" if kind == "energy" else "", mode="competitive")
    s.region_cep("asia", 5)
    learn(s)
    asks(s, "bonus", 0, [0, 1, 2, 3, "decline"])


def test_in_the_other_reading_rivals_keep_their_bonuses() -> None:
    """D16, A14: giving away is for partners only."""
    s = before_bonus("any", mode="competitive", switches=OWN)
    learn(s)
    assert s.waiting == ("bonus_any", 0)


def test_a_rival_who_is_given_a_point_may_leave_it_but_not_pass_it_on() -> None:
    """D16, A14, A15: where rivals share bonuses; the giver picks once."""
    s = before_bonus("energy", "solar", mode="competitive")
    learn(s)
    use(s, 2)
    asks(s, "bonus_received", 2, [2, "decline"])
    denied(s, refuse("bonus_was_given_already", "expertise_bonus", player=0), "give_bonus", player=0)
    s.do("decline")
    assert goods(s, 2)["knowledge"] == 0
    assert s.waiting == ("turn", 0)


def test_an_empty_supply_has_no_cube_to_give() -> None:
    """A22: what is left, here nothing."""
    s = before_bonus("tech")
    s.give(1, tech=s.table.tech_supply)
    learn(s)
    use(s)
    assert happened(s, events.TechGained(0, 0, 1))
    assert s.table.tech[0] == 0


# --- general energy and regional CEPs --------------------------------------------------------------------


def test_the_recipient_chooses_the_energy_of_a_general_bonus() -> None:
    """D17: in another player's turn; the point may be left."""
    s = before_bonus("any")
    learn(s)
    use(s, 2)
    asks(s, "bonus_any", 2, [*WANTS, "decline"])
    s.do("choose_energy", energy="hydro")
    assert s.level(2, "hydro") == 1
    s = before_bonus("any")
    learn(s)
    use(s, 2)
    s.do("decline")
    assert goods(s, 2)["knowledge"] == 0


def test_the_recipient_chooses_a_region_with_room_for_a_regional_cep() -> None:
    """D18: control does not matter; the CEP comes from the market; it may be left."""
    s = before_bonus("region_cep")
    s.region_cep("asia", 5)
    s.region_cep("europe", 0)
    s.control("asia", 1)
    learn(s)
    use(s, 3)
    asks(s, "bonus_region_cep", 3, ["europe", "asia", "decline"])
    denied(
        s, refuse("region_cep_limit", "region_cep_limit", limit=3, region=3), "choose_region", region="africa"
    )
    s.do("choose_region", region="asia")
    assert (s.table.region_cep[s.region("asia")], s.table.market) == (6, 1)
    assert happened(s, events.RegionCepGained(s.region("asia"), 3))


def test_a_regional_cep_may_be_left() -> None:
    """D18."""
    s = before_bonus("region_cep")
    s.region_cep("asia", 5)
    learn(s)
    use(s)
    s.do("decline")
    assert (s.table.region_cep[s.region("asia")], s.table.market) == (5, 2)


def test_a_regional_cep_is_lost_when_all_regions_are_full_or_nothing_is_on_sale() -> None:
    """D18, A69, A21: as at the start of the game."""
    s = before_bonus("region_cep")
    assert s.table.region_cep == list(kit().cep_limit)
    learn(s)
    assert happened(s, events.BonusLost(0))
    s = before_bonus("region_cep")
    s.region_cep("asia", 5)
    s.give(1, cep=s.table.bank + s.table.market)
    s.table.bank = s.table.market = 0
    learn(s)
    assert happened(s, events.BonusLost(0))
    assert s.waiting == ("turn", 0)
    assert s.table.region_cep[s.region("asia")] == 5


def test_every_region_has_its_own_limit_for_ceps() -> None:
    """7.5, I4: one CEP on each space."""
    assert dict(zip(REGIONS, kit().cep_limit, strict=True)) == {
        "north_america": 5,
        "south_america": 4,
        "europe": 5,
        "africa": 3,
        "asia": 6,
        "oceania": 4,
    }


def test_a_regional_cep_can_empty_the_market_and_close_it() -> None:
    """T4, 7.1: the price rises, two CEPs follow, and the market stays closed for this turn."""
    s = before_bonus("region_cep")
    s.region_cep("asia", 5)
    s.give(0, money=9, cep=1)
    s.on_sale(1)
    learn(s)
    use(s)
    s.do("choose_region", region="asia")
    assert (s.table.market, s.table.price) == (2, 4)
    assert s.refused("buy_cep") == "market_closed"
    assert s.refused("sell_cep") == "market_stop"
