"""The built-in pack of the first edition against the specification, sections 1, 2 and 16.1."""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.components import Pack, PackError, load_pack
from co2desk.engine.table.kit import Benefit, Bonus, Effect, EventCard, FirstKit


@pytest.fixture
def kit(pack: Pack) -> FirstKit:
    assert isinstance(pack.kit, FirstKit)
    return pack.kit


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("energies.order", "rulebook"),
        ("regions.clockwise", "reconstructed"),
        ("regions.project_spaces", "derived"),
        ("regions.slots.asia", "rulebook"),
        ("supplies.cep", "rulebook"),
        ("supplies.projects", "derived"),
        ("players.5.decades", "rulebook"),
        ("install.biomass.money", "rulebook"),
        ("plants.forestation.1.tech", "derived"),
        ("plants.forestation.1.vp", "reconstructed"),
        ("plants.solar.1.money", "derived"),
        ("plants.solar.2.money", "reconstructed"),
        ("tracks.fusion.bonus_region", "reconstructed"),
        ("summits.spaces", "rulebook"),
        ("summits.tiles.11", "rulebook"),
        ("summits.tiles.12", "reconstructed"),
        ("lobby.minor.money", "rulebook"),
        ("lobby.cards.1.action", "rulebook"),
        ("lobby.cards.1.region", "reconstructed"),
        ("lobby.cards.1.main", "rulebook"),
        ("lobby.cards.1.minor", "reconstructed"),
        ("lobby.cards.10.main", "reconstructed"),
        ("lobby.cards.12.energy", "rulebook"),
        ("company_goals.cards.33.limit", "derived"),
        ("company_goals.cards.33.vp", "rulebook"),
        ("un_goals.tech", "rulebook"),
        ("un_goals.cards.34.vp", "reconstructed"),
        ("events.tech", "rulebook"),
        ("events.cards.47", "reconstructed"),
        ("events.spare.number", "reconstructed"),
        ("presets.extreme.removed.gas", "rulebook"),
    ],
)
def test_a_value_names_its_own_source(pack: Pack, key: str, source: str) -> None:
    assert pack.sources[key] == source


def test_the_box_holds_what_section_1_counts(kit: FirstKit) -> None:
    assert kit.edition == "first"
    assert sum(kit.slots) == 27
    assert kit.cep_limit == kit.slots
    assert (kit.cep, kit.tech, kit.scientists) == (40, 25, 4)
    assert kit.projects_per_energy * len(kit.energies) == 30
    assert [len(stack) for stack in kit.plants] == [5] * 5
    assert [(kind.name, kind.ppm, kind.tiles) for kind in kit.fossils] == [
        ("coal", 40, 10),
        ("oil", 30, 10),
        ("gas", 20, 10),
    ]
    assert len(kit.agendas) == 8
    assert len(kit.summits) == 18
    assert Counter(len(tile) for tile in kit.summits) == {2: 10, 3: 5, 4: 3}


def test_cards_are_numbered_1_to_52_without_a_hole(kit: FirstKit) -> None:
    """D-02 and D-03: this is the proof for 13 UN goals and 6 events."""
    assert [card.number for card in kit.lobby] == list(range(1, 27))
    assert [goal.number for goal in kit.company_goals] == list(range(27, 34))
    assert [goal.number for goal in kit.un_goals] == list(range(34, 47))
    assert [event.number for event in kit.events] == list(range(47, 53))
    assert kit.spare_event == EventCard(53, kit.regions.index("asia"))


def test_regions_have_their_slots_in_clockwise_order(kit: FirstKit) -> None:
    assert dict(zip(kit.regions, kit.slots, strict=True)) == {
        "north_america": 5,
        "south_america": 4,
        "europe": 5,
        "africa": 3,
        "asia": 6,
        "oceania": 4,
    }
    assert kit.regions[:3] == ("north_america", "south_america", "europe")
    assert kit.grants == ("money", "tech", "research")


def test_ceps_left_in_the_bank_match_the_table_by_players(kit: FirstKit) -> None:
    """Section 2.1: 40 - 21 - 2 - 2n."""
    regions = sum(kit.slots) - len(kit.slots)
    left = [kit.cep - regions - kit.market_refill - kit.start_cep * n for n in range(1, 6)]
    assert left == [15, 13, 11, 9, 7]


def test_the_table_by_players_is_that_of_section_2_1(kit: FirstKit) -> None:
    assert kit.decades == (0, 5, 5, 5, 5, 6)
    assert kit.rounds == (0, *(7 - n for n in range(1, 6)))
    assert [n * d * r for n, (d, r) in enumerate(zip(kit.decades, kit.rounds, strict=True))][1:] == [
        30,
        50,
        60,
        60,
        60,
    ]
    assert kit.start_money == (3, 4, 4, 5, 5)
    assert kit.income_ranks == (0, 1, 1, 2, 2, 2)
    assert kit.goals_removed == ((), (27, 30, 32, 33), (28, 30, 33), (30,), (), ())
    assert kit.un_row == (0, 0, 7, 10, 10, 10)
    assert [len(kit.lobby) - kit.lobby_hand * n for n in range(1, 6)] == [21, 16, 11, 6, 1]


def test_single_amounts_are_those_of_the_rulebooks(kit: FirstKit) -> None:
    assert (kit.price_min, kit.price_start, kit.price_max, kit.market_refill) == (1, 3, 8, 2)
    assert (kit.danger_ppm, kit.loss_ppm) == (350, 500)
    assert (kit.goal_cash, kit.displacement_fee, kit.un_goal_tech) == (8, 1, 1)
    assert (kit.event_tech, kit.event_vp) == (1, 2)
    assert (kit.award_vp, kit.money_per_vp, kit.auction_tech_value) == (3, 2, 2)
    assert (kit.money_grant_minimum, kit.tech_grant) == (1, 2)
    assert (kit.green_regions_to_end, kit.summit_spaces) == (2, 6)


def test_install_benefits_are_those_of_section_2_1(kit: FirstKit) -> None:
    """D-14: biomass pays $3."""
    assert dict(zip(kit.energies, kit.benefits, strict=True)) == {
        "forestation": Benefit(cep=2),
        "solar": Benefit(tech=3),
        "fusion": Benefit(money=5, tech=1),
        "biomass": Benefit(money=3, tech=1, cep=1),
        "recycling": Benefit(money=5, cep=1),
    }


def test_final_tie_breaks_follow_the_canonical_order_of_energies(kit: FirstKit) -> None:
    assert kit.energies == ("forestation", "solar", "fusion", "biomass", "recycling")


def test_plants_respect_the_fixed_points_of_the_rulebooks(kit: FirstKit) -> None:
    solar, forestation = (kit.plants[kit.energies.index(name)] for name in ("solar", "forestation"))
    assert (solar[0].tech, solar[0].money) == (2, 10)
    assert min(tile.tech for tile in forestation) == 3


def test_tracks_respect_the_fixed_points_of_the_rulebooks(kit: FirstKit) -> None:
    tracks = dict(zip(kit.energies, kit.tracks, strict=True))
    assert 4 in tracks["biomass"].income
    assert 2 in tracks["recycling"].income


def test_a_bonus_stands_on_the_space_of_its_level(kit: FirstKit) -> None:
    solar = kit.tracks[kit.energies.index("solar")]
    assert solar.length == 10
    assert {level: bonus for level, bonus in enumerate(solar.bonus, 1) if bonus} == {
        3: Bonus("tech"),
        5: Bonus("energy", energy=kit.energies.index("forestation")),
        7: Bonus("any"),
        9: Bonus("region_cep", region=kit.regions.index("africa")),
    }


def test_every_region_cep_bonus_names_a_region_for_the_reading_of_d_42(kit: FirstKit) -> None:
    bonuses = [bonus for track in kit.tracks for bonus in track.bonus if bonus]
    assert sum(bonus.kind == "region_cep" for bonus in bonuses) == 5
    assert all((bonus.region >= 0) == (bonus.kind == "region_cep") for bonus in bonuses)
    assert all((bonus.energy >= 0) == (bonus.kind == "energy") for bonus in bonuses)


def test_the_summit_of_the_rulebook_example_exists(kit: FirstKit) -> None:
    assert tuple(kit.energies.index(e) for e in ("forestation", "fusion", "recycling")) in kit.summits


def test_lobby_cards_follow_the_list_of_section_13_1(kit: FirstKit) -> None:
    cards = {card.number: card for card in kit.lobby}
    assert {cards[n].region for n in range(1, 7)} == set(range(6))
    assert {cards[n].grant for n in range(7, 10)} == {0, 1, 2}
    for first in (10, 15, 20):
        assert {cards[n].energy for n in range(first, first + 5)} == set(range(5))
    actions = Counter(card.on for card in cards.values())
    assert actions == {"propose": 9, "install": 5, "build": 5, "summit": 5, "buy": 1, "sell": 1}
    assert all(cards[n].main == (Effect("money", 3),) for n in (*range(1, 8), 26))
    assert cards[8].main == (Effect("tech", 2),)  # D-24
    assert cards[9].main == (Effect("scientist", 1),)
    assert cards[12].main == (Effect("tech", 2), Effect("money", 2))  # D-26
    assert all(cards[n].main == (Effect("discount", 3),) for n in range(15, 20))
    assert all(cards[n].main == (Effect("expertise", 1),) for n in range(20, 25))
    assert (cards[25].on, cards[25].main) == ("buy", (Effect("vp", 2),))  # D-27
    assert {card.minor for card in cards.values()} == {
        Effect("tech", 1),
        Effect("money", 2),
        Effect("cep", 1),
        Effect("scientist", 1),
    }


def test_company_goals_follow_the_list_of_section_13_3(kit: FirstKit) -> None:
    goals = [(goal.number, goal.vp, goal.limit) for goal in kit.company_goals]
    assert goals == [
        (27, 4, 16),
        (28, 3, 15),
        (29, 3, 15),
        (30, 3, 15),
        (31, 2, 16),
        (32, 4, 16),
        (33, 3, 15),
    ]
    assert len({goal.per for goal in kit.company_goals}) == 7


def test_presets_start_at_the_levels_of_section_16_1(kit: FirstKit) -> None:
    levels = {
        preset.name: sum(count * kind.ppm for count, kind in zip(preset.start, kit.fossils, strict=True))
        for preset in kit.presets
    }
    assert levels == {"beginner": 150, "normal": 180, "expert": 210, "extreme": 240}
    assert [preset.removed for preset in kit.presets] == [(0, 0, 0)] * 3 + [(0, 0, 6)]  # D-34


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(
        PackError, match="edition: expected one of first, second_chance, found the text 'third'"
    ):
        load_pack("third", None)
