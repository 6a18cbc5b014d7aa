"""The rulebook profiles against the matrix in section 21 of the specification."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from co2desk import paths
from co2desk.components import PackError, load_profiles, profile_values
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.switches import catalogue_of, make_switches, problem_with

NAMES = ("consensus", "pl", "fr", "ru", "zh")

# The keys of the matrix, as they are written there.
MATRIX = [
    "discsPerPlayer", "unGoalCards", "eventCards", "plantSort", "auctionDecade1", "auctionDecade1Passed",
    "summitSpaces", "goalsRemoved.1p", "goalsRemoved.2p", "goalsRemoved.3p", "regionOrder", "skipFullRegion",
    "fossilCepSource", "biomassInstallMoney", "recyclingCepSource", "moneyGrantBasis",
    "ownScientistAfterInstall", "plantChoice", "techNeededWithSubsidy", "buildDisplacement",
    "scientistToHand", "endTurnExpertise", "summitOrder", "marketAfterStop", "lobby0709Tech",
    "lobby0709Effect", "lobby12Choice", "lobbyBuy/lobbySell", "lobbyMainTiming", "goal30", "controlExpertise",
    "sixDecadesAt", "endIncome", "extremeRemovesGas", "soloBase", "soloSlot", "soloNextStart", "soloEndLevel",
    "expertiseOnOwnReturn", "regionCepSource", "regionCepTarget", "controlRecount",
]  # fmt: skip

RENAMED = {
    "auctionDecade1": "auction_decade_1",
    "auctionDecade1Passed": "auction_decade_1_passed",
    "goalsRemoved.1p": "goals_removed_1",
    "goalsRemoved.2p": "goals_removed_2",
    "goalsRemoved.3p": "goals_removed_3",
    "lobby0709Tech": "lobby_0709_tech",
    "lobby0709Effect": "lobby_0709_effect",
    "lobby12Choice": "lobby_12_choice",
    "lobbyBuy/lobbySell": "lobby_25_26",
    "goal30": "goal_30",
}


def snake(key: str) -> str:
    return RENAMED.get(key) or "".join(f"_{c.lower()}" if c.isupper() else c for c in key)


def test_every_key_of_section_21_is_a_switch_and_the_other_way_round() -> None:
    assert {snake(key) for key in MATRIX} == {switch.key for switch in catalogue_of(Switches)}


def test_there_is_a_profile_for_each_rulebook_and_the_consensus_comes_first() -> None:
    profiles = load_profiles("first")
    assert tuple(profiles) == NAMES
    assert [profile.name for profile in profiles.values()] == list(NAMES)


@pytest.mark.parametrize("literal", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_the_values_of_a_profile_can_be_played(name: str, literal: bool) -> None:
    assert isinstance(make_switches(Switches, profile_values("first", name, literal)), Switches)


def test_the_consensus_is_the_default_of_every_switch() -> None:
    assert make_switches(Switches, profile_values("first", "consensus", True)) == Switches()


@pytest.mark.parametrize("name", NAMES)
def test_a_profile_lists_only_what_differs_from_the_consensus(name: str) -> None:
    defaults = {switch.key: switch.values[0] for switch in catalogue_of(Switches)}
    profile = load_profiles("first")[name]
    for key, value in (*profile.values.items(), *profile.literal.items()):
        assert value != defaults[key], key
    assert not set(profile.values) & set(profile.literal)


@pytest.mark.parametrize("name", NAMES)
def test_every_reading_names_the_difference_that_its_switch_settles(name: str) -> None:
    settles = {switch.key: switch.settles for switch in catalogue_of(Switches)}
    profile = load_profiles("first")[name]
    assert set(profile.differences) == {*profile.values, *profile.literal}
    for key, difference in profile.differences.items():
        assert difference in settles[key]
        assert difference.startswith("D-")


def test_misprints_count_only_when_a_book_is_taken_literally() -> None:
    """The entries with an asterisk in section 21, and the literal readings of D-08 and D-40."""
    literal = {name: dict(profile.literal) for name, profile in load_profiles("first").items()}
    assert literal == {
        "consensus": {},
        "pl": {"lobby_main_timing": "after", "control_expertise": "agenda", "end_income": "not_paid"},
        "fr": {"goals_removed_1": (27, 30, 33), "fossil_cep_source": "this_region"},
        "ru": {"un_goal_cards": 12, "recycling_cep_source": "bank"},
        "zh": {
            "un_goal_cards": 12,
            "event_cards": 7,
            "money_grant_basis": "money",
            "six_decades_at": 6,
            "expertise_on_own_return": "yes",
        },
    }
    assert profile_values("first", "pl", False) == load_profiles("first")["pl"].values
    assert make_switches(Switches, profile_values("first", "pl", True)).end_income == "not_paid"


@pytest.mark.parametrize(
    ("key", "pl", "fr", "ru", "zh"),
    [
        ("discs_per_player", 0, 0, 0, 0),  # listed, but no book says what happens without one (G-32)
        ("plant_sort", "tech", "tech", "tech", "cost"),
        ("auction_decade_1", "off", "on", "on", "on"),
        ("goals_removed_1", (27, 30, 32, 33), (27, 30, 32, 33), (27, 33), (27, 33)),
        ("goals_removed_2", (28, 30, 33), (28, 30, 33), (), ()),
        ("goals_removed_3", (30,), (30,), (), ()),
        ("biomass_install_money", 3, 3, 1, 3),
        ("own_scientist_after_install", "stays", "stays", "stays", "leaves"),
        ("plant_choice", "top", "top", "top", "top"),
        ("tech_needed_with_subsidy", "less_one", "less_one", "less_one", "less_one"),
        ("build_displacement", "last", "last", "last", "first"),
        ("scientist_to_hand", "allowed", "allowed", "forbidden", "forbidden"),
        ("end_turn_expertise", "must", "must", "must", "may"),
        ("summit_order", "active_last", "active_last", "turn_order", "active_last"),
        ("market_after_stop", "no_sale", "no_sale", "no_sale", "closed"),
        ("lobby_0709_tech", 1, 2, 2, 2),
        ("lobby_0709_effect", "fixed", "fixed", "choose", "choose"),
        ("lobby_25_26", "buy_sell", "buy_sell", "sell_buy", "sell_buy"),
        ("lobby_main_timing", "attach", "attach", "attach", "with"),  # a refund in PL only literally (D-28)
        ("goal_30", "except_first", "except_first", "every", "every"),
        ("extreme_removes_gas", 6, 6, 0, 6),
        ("solo_base", "normal", "two_player", "two_player", "two_player"),
        ("solo_next_start", "next_region", "next_region", "same_region", "next_region"),
        ("solo_end_level", "exceeds", "exceeds", "exceeds", "reaches"),
        ("control_recount", *["builder_or_controller"] * 4),
    ],
)
def test_a_row_of_the_matrix(key: str, pl: object, fr: object, ru: object, zh: object) -> None:
    read = [getattr(make_switches(Switches, profile_values("first", name, False)), key) for name in NAMES[1:]]
    assert read == [pl, fr, ru, zh]


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(
        PackError, match="profile: expected one of consensus, pl, fr, ru, zh, found the text 'de'"
    ):
        profile_values("first", "de", False)


def test_an_unknown_edition_has_no_profiles() -> None:
    with pytest.raises(PackError, match="edition: expected one of first"):
        load_profiles("third")


@pytest.fixture
def load_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], object]:
    file = tmp_path / "profiles" / "first.yaml"
    file.parent.mkdir()
    monkeypatch.setattr(paths, "resources_dir", lambda: tmp_path)

    def load(readings: str) -> object:
        text = f"edition: first\nprofiles:\n  de:\n    values:\n      {readings}\n    literal: {{}}\n"
        file.write_text(text, encoding="utf-8")
        return load_profiles("first")

    return load


@pytest.mark.parametrize(
    ("readings", "key", "expected", "found"),
    [
        ("plant_colour: {value: 1, difference: D-01}", "plant_colour", "one of the keys", "'plant_colour'"),
        ("plant_sort: {value: size, difference: D-05}", "plant_sort.value", "one of tech, cost", "'size'"),
        ("plant_sort: {value: 1, difference: D-05}", "plant_sort.value", "one of tech, cost", "1"),
        ("plant_sort: {value: cost, difference: D-06}", "plant_sort.difference", "one of D-05", "'D-06'"),
        ("plant_sort: {value: cost}", "plant_sort.difference", "a value", "nothing"),
        ("plant_sort: cost", "plant_sort", "a block", "'cost'"),
        ("un_goal_cards: {value: 40, difference: D-02}", "un_goal_cards.value", "one of 13, 12", "40"),
        ("goals_removed_1: {value: 27, difference: D-08}", "goals_removed_1.value", "one of (27, 30", "27"),
        (
            "goals_removed_1: {value: [solar], difference: D-08}",
            "goals_removed_1.value[1]",
            "a whole",
            "'solar'",
        ),
    ],
)
def test_a_wrong_reading_is_named_by_line_and_key(
    load_text: Callable[[str], object], readings: str, key: str, expected: str, found: str
) -> None:
    with pytest.raises(PackError) as caught:
        load_text(readings)
    (mistake,) = caught.value.problems
    assert mistake.line == 5
    assert mistake.key == f"profiles.de.values.{key}"
    assert expected in mistake.expected
    assert found in mistake.found


def test_lists_of_cards_arrive_as_tuples_that_the_switch_accepts() -> None:
    value = profile_values("first", "ru", False)["goals_removed_1"]
    assert value == (27, 33)
    assert problem_with(Switches, "goals_removed_1", value) == ""
