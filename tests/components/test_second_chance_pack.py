"""The built-in pack of Second Chance against the specification, sections 2, 4, 5, 17 and 23."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from co2desk.components import Pack
from co2desk.engine.table.kit import (
    Benefit,
    Bonus,
    Difficulty,
    Effect,
    EnvironmentalTile,
    PersonalGoal,
    PlantLevel,
    SecondChanceKit,
    SoloCard,
    Track,
    TrackMarks,
)

CEP, TECH, MONEY, SCIENTIST = Effect("cep", 1), Effect("tech", 1), Effect("money", 2), Effect("scientist", 1)


@pytest.fixture(scope="module")
def edition() -> str:
    return "second_chance"


@pytest.fixture
def kit(pack: Pack) -> SecondChanceKit:
    assert isinstance(pack.kit, SecondChanceKit)
    return pack.kit


@pytest.mark.parametrize(
    ("key", "source"),
    [
        ("energies.order", "rulebook"),
        ("regions.clockwise", "reconstructed"),  # P2
        ("regions.project_spaces", "derived"),  # A68
        ("regions.cep.africa", "derived"),  # P3
        ("regions.slots_cooperative.asia", "derived"),
        ("co2.floor", "rulebook"),
        ("fossil.coal.ppm", "rulebook"),
        ("fossil.coal.tiles", "derived"),  # P9
        ("supplies.cep", "rulebook"),
        ("supplies.control_markers", "derived"),
        ("supplies.project_levels", "rulebook"),
        ("players.1.income_ranks", "derived"),  # A77
        ("players.2.income_ranks", "rulebook"),
        ("players.3.un_goals_shown", "reconstructed"),  # P8
        ("players.4.un_goals_shown", "rulebook"),
        ("three_players.removed.gas", "rulebook"),
        ("plants.recycling.1.vp", "rulebook"),  # P1
        ("plants.solar.1.money", "rulebook"),
        ("plants.solar.2.money", "reconstructed"),
        ("tracks.recycling.level1", "rulebook"),  # P4
        ("tracks.recycling.level2", "reconstructed"),
        ("tracks.hydro.level1", "reconstructed"),
        ("agendas.1", "derived"),  # P12
        ("agendas.2", "reconstructed"),
        ("summits.spaces", "reconstructed"),  # P6
        ("summits.tiles.11", "rulebook"),
        ("summits.tiles.12", "reconstructed"),
        ("environmental_goals.plant.shown", "rulebook"),
        ("environmental_goals.plant.regions.asia", "derived"),  # P13
        ("environmental_goals.summit.sizes.4", "reconstructed"),
        ("lobby.minor.money", "rulebook"),
        ("lobby.cards.1.action", "rulebook"),
        ("lobby.cards.1.region", "reconstructed"),
        ("lobby.cards.1.main", "rulebook"),
        ("lobby.cards.1.minor", "reconstructed"),  # P5
        ("lobby.cards.2.minor", "rulebook"),
        ("lobby.cards.8.main", "derived"),  # A17
        ("lobby.cards.10.main", "reconstructed"),  # A18
        ("lobby.cards.11.main", "derived"),
        ("un_goals.vp_competitive", "rulebook"),
        ("un_goals.two.1.tech", "reconstructed"),  # P7
        ("personal_goals.cards.7.needed", "rulebook"),
        ("personal_goals.cards.8.needed", "reconstructed"),  # P10
        ("personal_goals.cards.9.kind", "rulebook"),
        ("personal_goals.cards.10.kind", "derived"),  # A5
        ("company_goals.removed", "reconstructed"),
        ("company_goals.cards.10.limit", "rulebook"),
        ("events.second_event", "rulebook"),
        ("events.tiles.1", "rulebook"),  # P11
        ("events.tiles.7", "reconstructed"),  # A71
        ("difficulties.hard.start_vp", "rulebook"),
        ("difficulties.easy.start_vp", "derived"),
        ("rating.ranks", "reconstructed"),  # A65
        ("solo.cards.9.amount", "rulebook"),
    ],
)
def test_a_value_names_its_own_source(pack: Pack, key: str, source: str) -> None:
    assert pack.sources[key] == source


def test_the_box_holds_what_section_2_counts(kit: SecondChanceKit) -> None:
    """2, P9: 20, 30 and 40 ppm are printed, at least 6 gas plants; 10 of each kind are ours."""
    assert kit.edition == "second_chance"
    assert (kit.cep, kit.tech, kit.scientists) == (50, 30, 4)  # A2
    assert (kit.infrastructure_markers, kit.control_markers, kit.control_cubes) == (8, 5, 8)
    assert len(kit.energies) * len(kit.project_levels) == 25  # as many plants, I6
    assert Counter(kit.project_levels) == {1: 2, 2: 3}
    assert [(kind.name, kind.ppm) for kind in kit.fossils] == [("coal", 40), ("oil", 30), ("gas", 20)]
    assert [kind.tiles for kind in kit.fossils] == [10, 10, 10]
    assert len(kit.agendas) == 8
    assert len(kit.summits) == 18
    assert {len(tile) for tile in kit.summits} == {2, 3, 4}
    assert sum(map(len, kit.environmental)) == 47
    assert len(kit.events) == 7
    assert len(kit.lobby) == 36
    assert len(kit.solo_cards) == 12
    assert len(kit.un_two) + len(kit.un_three) == 45
    assert len(kit.personal_goals) == 16
    assert len(kit.company_goals) == 10


def test_every_deck_is_numbered_from_1(kit: SecondChanceKit) -> None:
    decks = (kit.lobby, (*kit.un_two, *kit.un_three), kit.personal_goals, kit.company_goals, kit.events)
    for deck in (*decks, kit.solo_cards):
        assert [card.number for card in deck] == list(range(1, len(deck) + 1))


def test_regions_have_their_spaces_in_clockwise_order(kit: SecondChanceKit) -> None:
    """P2, A1: in the order of an example of the rulebook; P3: CEP spaces as in the first edition; A68."""
    assert dict(zip(kit.regions, kit.cep_limit, strict=True)) == {
        "north_america": 5,
        "south_america": 4,
        "europe": 5,
        "africa": 3,
        "asia": 6,
        "oceania": 4,
    }
    assert sum(kit.cep_limit) == 27
    assert kit.regions[:3] == ("north_america", "south_america", "europe")
    assert kit.grants == ("money", "tech", "scientist")
    assert kit.slots == (kit.decades_cooperative,) * 6
    assert kit.slots_competitive == (4, 3, 4, 2, 5, 3)


def test_ceps_and_tech_left_over_are_those_of_sections_4_and_23(kit: SecondChanceKit) -> None:
    """P3: the bank holds 21 - 2n CEPs when the regions are full (A69); 4.1: 30 - 2n tech."""
    for players in range(1, 5):
        regions = sum(kit.cep_limit)
        assert kit.cep - regions - kit.market_refill - kit.start_cep * players == 21 - 2 * players
        assert kit.tech - kit.start_tech * players == 30 - 2 * players


def test_the_table_by_players_is_that_of_section_5(kit: SecondChanceKit) -> None:
    """5, P16: four rounds, three with three players, two with four; P8: the UN goals on display."""
    assert kit.rounds == (0, 4, 4, 3, 2)
    cooperative = [n * kit.decades_cooperative * kit.rounds[n] for n in range(1, 5)]
    cooperative[2] -= 3 * (kit.rounds[3] - kit.three_player_last_rounds)
    assert cooperative == [16, 32, 33, 32]
    assert [n * kit.decades_competitive * kit.rounds[n] for n in (2, 3, 4)] == [40, 45, 40]
    assert kit.start_money == (3, 4, 4, 5)
    assert kit.income_ranks == (0, 1, 1, 2, 2)
    assert kit.three_player_removed == (0, 0, 6)
    assert kit.un_display == ((0, 0), (5, 5), (5, 5), (4, 4), (3, 3))
    assert kit.un_display_competitive == (5, 5)  # A3


def test_single_amounts_are_those_of_the_rulebook(kit: SecondChanceKit) -> None:
    """P15: a space of the CO₂ track is 10 ppm, and every level stands on a space; P8: the rating is ours."""
    assert (kit.price_min, kit.price_start, kit.price_max, kit.market_refill) == (1, 3, 8, 2)
    assert (kit.co2_start_cooperative, kit.co2_start_competitive) == (400, 50)
    assert (kit.co2_floor, kit.loss_ppm, kit.reduction_step) == (400, 500, 10)  # A7, A38
    levels = (kit.co2_start_cooperative, kit.co2_start_competitive, kit.co2_floor, kit.loss_ppm)
    steps = (*(kind.ppm for kind in kit.fossils), kit.second_event_ppm, kit.solo_second_action_ppm)
    assert all(ppm % kit.reduction_step == 0 for ppm in (*levels, *steps))
    assert kit.decade_prices == (1, 2, 3, 4)
    assert (kit.goal_cash, kit.tech_grant, kit.award_vp, kit.money_per_vp) == (8, 2, 3, 2)
    assert (kit.event_tech, kit.event_vp, kit.second_event_ppm) == (1, 2, 400)  # A72
    assert (kit.un_vp, kit.un_vp_competitive) == (2, (6, 10, 15, 21))  # A26
    assert kit.un_open_allowed == 3  # A80
    assert (kit.lobby_hand, kit.draft_keeps) == (5, (2, 1, 1, 1))
    assert (kit.personal_goals_dealt, kit.company_goals_dealt) == (2, 2)
    assert (kit.solo_goals_dealt, kit.solo_goals_kept) == (4, 2)
    assert (kit.solo_start_vp, kit.solo_second_action_ppm) == (20, 10)
    assert (kit.solo_opponent_cubes, kit.solo_opponent_cubes_per_region) == (8, 2)
    assert kit.summit_spaces == 6
    assert (kit.rating, kit.rating_ppm) == ((0, 15, 30, 45, 60), 10)


def test_an_inspector_moves_by_two_three_or_four_tiles(kit: SecondChanceKit) -> None:
    """Section 17.7."""
    assert kit.inspectors == 2
    tiles = {kind.name: kind.ppm // kit.inspector_ppm_per_tile for kind in kit.fossils}
    assert tiles == {"coal": 4, "oil": 3, "gas": 2}


def test_infrastructure_benefits_are_those_of_section_9(kit: SecondChanceKit) -> None:
    assert dict(zip(kit.energies, kit.benefits, strict=True)) == {
        "recycling": Benefit(money=5, cep=1),
        "hydro": Benefit(money=3, tech=1, cep=1),
        "wind": Benefit(money=5, tech=1),
        "solar": Benefit(tech=3),
        "forestation": Benefit(cep=2),
    }


def test_plants_respect_the_examples_of_the_rulebook(kit: SecondChanceKit) -> None:
    """P1: T6 and T7."""
    plants = dict(zip(kit.energies, kit.plants, strict=True))
    assert plants["recycling"][0] == PlantLevel(money=7, tech=1, cep=1, vp=5)
    assert plants["solar"][0] == PlantLevel(money=10, tech=2, cep=1, vp=8)
    assert all(second > first for first, second in kit.plants)


def test_tracks_respect_what_p4_knows(kit: SecondChanceKit) -> None:
    """P4: the bonuses, levels and incomes that examples of the rulebook show (T8, T15)."""
    tracks = dict(zip(kit.energies, kit.tracks, strict=True))
    marks = dict(zip(kit.energies, kit.marks, strict=True))
    kinds = {energy: [bonus.kind for bonus in track.bonus if bonus] for energy, track in tracks.items()}
    assert marks["recycling"] == TrackMarks(level1=1, level2=4, half=5)
    assert Bonus("energy", energy=kit.energies.index("solar")) in tracks["hydro"].bonus
    assert "tech" in kinds["solar"]
    assert "any" in kinds["forestation"]
    assert marks["wind"].level1 < marks["wind"].level2  # T8
    assert 4 in tracks["hydro"].income  # T15
    assert 3 in tracks["solar"].income
    assert {1, 3, 4, 5} <= {income for track in kit.tracks for income in track.income}
    assert all(mark.half * 2 == track.length for mark, track in zip(kit.marks, kit.tracks, strict=True))


def test_a_bonus_stands_on_the_space_of_its_level(kit: SecondChanceKit) -> None:
    assert kit.tracks[kit.energies.index("wind")] == Track(
        income=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6),
        bonus=(
            *(None, Bonus("region_cep"), None, Bonus("tech"), None),
            *(Bonus("energy", energy=kit.energies.index("recycling")), None, Bonus("any"), None, None),
        ),
    )


def test_the_tiles_of_the_examples_exist(kit: SecondChanceKit) -> None:
    """P6 and P12."""
    assert tuple(kit.energies.index(e) for e in ("solar", "hydro", "recycling")) in kit.agendas
    assert any(tile[1] == kit.energies.index("solar") for tile in kit.agendas)
    assert tuple(kit.energies.index(e) for e in ("forestation", "solar", "wind")) in kit.summits


def test_environmental_tiles_are_those_of_section_17_5(kit: SecondChanceKit) -> None:
    """P13: two of each region, type and topic, one of each space of a track, and five sizes."""
    plant, knowledge, summit = (Counter(group) for group in kit.environmental)
    assert plant == {
        **{EnvironmentalTile("plant_in_region", region): 2 for region in range(6)},
        **{EnvironmentalTile("plant_of_type", energy): 2 for energy in range(5)},
    }
    assert knowledge == {
        EnvironmentalTile(kind, energy): 1
        for kind in ("knowledge_last", "knowledge_half")
        for energy in range(5)
    }
    assert summit == {
        **{EnvironmentalTile("summit_topic", energy): 2 for energy in range(5)},
        **{EnvironmentalTile("summit_size", size): count for size, count in ((2, 2), (3, 2), (4, 1))},
    }
    assert kit.environmental_shown == (8, 5, 8)
    assert list(map(len, kit.environmental)) == [22, 10, 15]


def test_at_least_eight_tiles_shown_name_an_energy(kit: SecondChanceKit) -> None:
    """4.3 and A46: at worst none of the plant goals, 5 of the knowledge goals and 3 of the summit goals."""
    without = ("plant_in_region", "summit_size")
    fewest = [
        max(shown - sum(tile.kind in without for tile in group), 0)
        for shown, group in zip(kit.environmental_shown, kit.environmental, strict=True)
    ]
    assert fewest == [0, 5, 3]
    assert sum(fewest) == kit.solo_opponent_cubes


def test_un_goals_are_all_multisets_but_the_triples(kit: SecondChanceKit) -> None:
    """A3: 15 + 30 = 45. P7: a card costs 2 tech in an example, and some show an energy twice."""
    assert [card.energies for card in kit.un_two] == list(combinations_with_replacement(range(5), 2))
    triples = [combo for combo in combinations_with_replacement(range(5), 3) if len(set(combo)) > 1]
    assert [card.energies for card in kit.un_three] == triples
    for card in (*kit.un_two, *kit.un_three):
        doubles = len(card.energies) - len(set(card.energies))
        assert card.tech == len(card.energies) - 1 + doubles, card
    assert 2 in {card.tech for card in (*kit.un_two, *kit.un_three)}
    assert all(
        any(len(set(card.energies)) < len(card.energies) for card in deck)
        for deck in (kit.un_two, kit.un_three)
    )


def test_lobby_cards_follow_the_list_of_section_17_1(kit: SecondChanceKit) -> None:
    cards = {card.number: card for card in kit.lobby}
    assert [cards[n].region for n in range(1, 7)] == list(range(6))
    assert [cards[n].grant for n in range(7, 10)] == [0, 1, 2]
    for first in range(10, 35, 5):
        assert [cards[n].energy for n in range(first, first + 5)] == list(range(5))
    actions = [(card.on, card.number) for card in kit.lobby]
    assert [n for on, n in actions if on == "plan"] == list(range(1, 10))
    assert [n for on, n in actions if on == "infrastructure"] == list(range(10, 20))
    assert [n for on, n in actions if on == "build"] == list(range(20, 30))
    assert [n for on, n in actions if on == "summit"] == list(range(30, 35))
    assert [n for on, n in actions if on == "sell"] == [35, 36]


def test_main_effects_follow_the_list_of_section_17_1(kit: SecondChanceKit) -> None:
    main = {card.number: card.main for card in kit.lobby}
    three_dollars = (Effect("money", 3),)
    knowledge = (Effect("expertise", 1),)
    assert all(main[n] == three_dollars for n in (*range(1, 7), *range(20, 25), 35))
    assert all(main[n] == knowledge for n in (*range(15, 20), *range(25, 35)))
    assert [main[n] for n in (7, 8, 9)] == [three_dollars, (Effect("tech", 2),), (SCIENTIST,)]  # A17
    assert main[11] == (Effect("tech", 2), Effect("money", 2))  # A18: hydro has the choice
    assert Counter(len(effects) for effects in main.values()) == {1: 35, 2: 1}
    assert {main[n] for n in (10, 12, 13, 14)} == {three_dollars, (Effect("tech", 2),)}
    assert main[36] == (Effect("vp", 2),)


def test_minor_effects_take_turns(kit: SecondChanceKit) -> None:
    """P5: the rulebook gives the card of South America one tech."""
    assert [card.minor for card in kit.lobby] == [CEP, TECH, MONEY, SCIENTIST] * 9
    south_america = next(card for card in kit.lobby if card.region == kit.regions.index("south_america"))
    assert south_america.minor == TECH


def test_personal_goals_follow_the_list_of_section_17_2(kit: SecondChanceKit) -> None:
    fixed = [(goal.kind, goal.needed) for goal in kit.personal_goals[:7]]
    assert fixed == [
        (kind, (0, *[needed] * 4))
        for kind, needed in (
            ("cep_owned", 6),
            ("cep_in_controlled_region", 4),
            ("small_summit_alone", 1),
            ("tech_owned", 3),
            ("scientists_recruited", 4),
            ("money_owned", 10),
            ("tracks_finished", 2),
        )
    ]
    assert kit.personal_goals[7] == PersonalGoal(8, "regions_controlled", (0, 4, 3, 2, 2))
    assert kit.personal_goals[9].kind == "infrastructure_types"  # A5
    assert len({goal.kind for goal in kit.personal_goals}) == 16


def test_with_more_players_a_personal_goal_never_asks_for_more(kit: SecondChanceKit) -> None:
    """P10."""
    for goal in kit.personal_goals:
        assert list(goal.needed[1:]) == sorted(goal.needed[1:], reverse=True), goal


def test_company_goals_follow_the_list_of_section_17_3(kit: SecondChanceKit) -> None:
    assert [(goal.per, goal.vp, goal.limit) for goal in kit.company_goals] == [
        ("cep_owned", 2, 16),
        ("leading_expertise_ties_count", 4, 16),
        ("un_goal", 3, 15),
        ("controlled_region", 4, 16),
        ("region_with_own_plant", 3, 15),
        ("own_plant_type", 3, 15),
        ("own_plant_after_first", 3, 15),
        ("region_with_own_infrastructure", 3, 15),
        ("own_infrastructure_type", 3, 15),
        ("own_infrastructure_after_first", 3, 15),
    ]
    assert kit.company_goals_removed == (5, 6, 7)  # P10


def test_every_region_has_an_event_and_asia_two(kit: SecondChanceKit) -> None:
    """A71: the seventh tile is ours."""
    regions = [event.region for event in kit.events]
    assert regions == [*range(6), kit.regions.index("asia")]


def test_solo_cards_follow_the_list_of_section_17_4(kit: SecondChanceKit) -> None:
    assert kit.solo_cards == (
        SoloCard(1, "tracks_finished", 5, 0),
        SoloCard(2, "plants_built", 10, 0),  # A49
        SoloCard(3, "plants_built", 5, 2),
        SoloCard(4, "plant_in_every_region", 0, 0),
        SoloCard(5, "all_personal_goals", 0, 0),  # A50
        SoloCard(6, "fewer_points", 10, 0),
        SoloCard(7, "no_gas", 0, 0),  # A66
        SoloCard(8, "plant_goals_by_decade", 8, 2),
        SoloCard(9, "region_cep", 6, 0),
        SoloCard(10, "every_summit_size", 0, 0),
        SoloCard(11, "replaced_fossil", 1, 0),
        SoloCard(12, "no_lobbyist_in_decade", 0, 1),
    )


def test_difficulties_take_coal_away_and_give_points(kit: SecondChanceKit) -> None:
    assert kit.difficulties == (
        Difficulty("hard", (0, 0, 0), 0),
        Difficulty("normal", (6, 0, 0), 0),
        Difficulty("easy", (6, 0, 0), 5),
    )
