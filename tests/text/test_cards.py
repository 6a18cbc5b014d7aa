"""Cards, tiles and spaces are explained completely, with the values of the pack that is played."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from co2desk.components import load_pack
from co2desk.engine.table.kit import Bonus, Effect, FirstKit, Kit, SecondChanceKit
from co2desk.text import CardText, Speaker

from .telling import check, shouted

PACKS: dict[str, Any] = {name: load_pack(name, None).kit for name in ("first", "second_chance")}


def first(**readings: str | int) -> Speaker:
    return Speaker(PACKS["first"], [], readings=readings)


def second_chance(**readings: str | int) -> Speaker:
    return Speaker(PACKS["second_chance"], [], readings=readings)


def every_card(speaker: Speaker) -> list[CardText]:
    """All cards and tiles of a pack."""
    kit: Any = speaker.kit
    energies = range(len(kit.energies))
    cards = [
        *(speaker.lobby_card(card.number) for card in kit.lobby),
        *(speaker.company_goal(goal.number) for goal in kit.company_goals),
        *(speaker.event_card(card.number) for card in kit.events),
        *(speaker.project(energy) for energy in energies),
    ]
    if isinstance(kit, FirstKit):
        cards += [speaker.un_goal(goal.number) for goal in kit.un_goals]
        cards += [speaker.plant(e, tile) for e in energies for tile in range(len(kit.plants[e]))]
        cards.append(speaker.event_card(kit.spare_event.number))
    else:
        cards += [speaker.un_goal(goal.number) for goal in (*kit.un_two, *kit.un_three)]
        cards += [speaker.plant(e, level) for e in energies for level in (1, 2)]
        cards += [speaker.personal_goal(g.number, n) for g in kit.personal_goals for n in (1, 2, 3, 4)]
        cards += [speaker.solo_goal(card.number) for card in kit.solo_cards]
    return cards


def every_phrase(speaker: Speaker) -> list[str]:
    """What else lies on the board, and what others read about a card."""
    kit: Any = speaker.kit
    phrases = [speaker.bonus(bonus) for track in kit.tracks for bonus in track.bonus if bonus is not None]
    phrases += [speaker.agenda(agenda) for agenda in kit.agendas]
    phrases += [speaker.grant(name) for name in kit.grants]
    phrases += [speaker.company_goal_phrase(goal.number, own=False) for goal in kit.company_goals]
    if isinstance(kit, SecondChanceKit):
        phrases += [speaker.environmental_goal(tile) for group in kit.environmental for tile in group]
    return phrases


@pytest.mark.parametrize("edition", PACKS)
def test_every_card_of_a_pack_is_explained(edition: str) -> None:
    """A heading and whole sentences, without a hole in them."""
    speaker = Speaker(PACKS[edition], [])
    for card in every_card(speaker):
        check(card.title)
        assert card.body
        for line in card.body:
            check(line)
            assert line[-1] == ".", line
    for phrase in every_phrase(speaker):
        check(phrase)


@pytest.mark.parametrize("edition", PACKS)
def test_every_card_passes_through_the_translation(edition: str) -> None:
    """Whatever is not in capitals has not passed through the hook."""
    speaker = Speaker(PACKS[edition], [], shouted)
    texts = [text for card in every_card(speaker) for text in (card.title, *card.body)]
    assert [text for text in (*texts, *every_phrase(speaker)) if text != text.upper()] == []


def test_different_lobby_cards_have_different_headings() -> None:
    """The heading names what the card does, and then its number."""
    assert first().lobby_card(12).title == "Install biomass: 2 technology cubes or $2 · lobby card"
    assert second_chance().lobby_card(33).title == ("Summit on solar: 1 knowledge · lobbyist card")


def test_a_lobby_card_tells_both_effects_and_its_limits() -> None:
    """13.1: what triggers the main effect, the choice on card 12, the minor effect, one card in a turn."""
    assert first().lobby_card(12).body == (
        "Main effect, when you install a biomass project: 2 technology cubes or $2.",
        "Played any time later in the same turn.",
        "Minor effect, at any time in your turn: 1 CEP from the market.",
        "You may play one lobby card or score one UN goal per turn; a played card leaves the game.",
    )


@pytest.mark.parametrize(
    ("card", "timing", "line"),
    [
        (17, "attach", "Played together with the build, whose price it lowers."),
        (17, "after", "Played after the build: first you pay the full price."),
        (17, "with", "Played together with the build, whose price it lowers."),
        (1, "after", "Played any time later in the same turn."),
        (1, "with", "Played immediately after the action."),
    ],
)
def test_when_a_main_effect_is_played_follows_the_reading(card: int, timing: str, line: str) -> None:
    """D-28."""
    assert first(lobby_main_timing=timing).lobby_card(card).body[1] == line


def test_a_lobbyist_card_tells_that_it_can_be_visited() -> None:
    """Second Chance, 7.6 and 8.C."""
    body = second_chance().lobby_card(20).body
    assert body[0] == "Main effect, when you build a recycling plant: $3."
    assert "immediately before or after" in body[1]
    assert "visit" in body[3]


def test_changed_values_are_told_as_they_are() -> None:
    """An own copy with another card 1, other goals, plants and grants."""
    kit: FirstKit = PACKS["first"]
    card = kit.lobby[0]._replace(main=(Effect("tech", 4),), minor=Effect("money", 9))
    goal = kit.company_goals[0]._replace(vp=7, limit=21)
    own = replace(
        kit,
        lobby=(card, *kit.lobby[1:]),
        company_goals=(goal, *kit.company_goals[1:]),
        goal_cash=11,
        tech_grant=1,
        money_grant_minimum=3,
        danger_ppm=380,
    )
    speaker = Speaker(own, [])
    told = " ".join(
        (*speaker.lobby_card(1).body, *speaker.company_goal(27).body, *speaker.event_card(47).body)
    )
    for piece in ("4 technology cubes", "$9", "7 points", "at most 21", "$11", "380 ppm"):
        assert piece in told
    assert speaker.grant("tech") == "Technology grant: 1 technology cube."
    assert speaker.grant("money") == "Money grant: $1 for each CEP in the region, at least $3."


def test_company_goal_30_follows_the_reading() -> None:
    """D-29: all plants, or all but the first."""
    assert "except the first" in first().company_goal(30).body[0]
    assert "except the first" not in first(goal_30="every").company_goal(30).body[0]


def test_a_company_goal_may_be_cashed_at_any_time_or_in_the_own_turn() -> None:
    """13.3 of the first edition against A51 of Second Chance."""
    assert first().company_goal(27).body == (
        "At the end of the game: 4 points for each region you control, at most 16.",
        "You may discard it for $8 at any time; it then stays secret and scores nothing.",
        "If the money is worth more at the end, you take the money.",
    )
    assert "between the actions of your turn" in second_chance().company_goal(1).body[1]


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("edition", PACKS)
def test_a_company_goal_speaks_to_its_owner_or_about_the_company(edition: str, own: bool) -> None:
    """Both forms name the same values; what everybody reads says "you" to nobody (D-29 in both readings)."""
    goals = PACKS[edition].company_goals
    for goal_30 in ("except_first", "every"):
        speaker = Speaker(PACKS[edition], [], readings={"goal_30": goal_30})
        phrases = [speaker.company_goal_phrase(goal.number, own) for goal in goals]
        for goal, phrase in zip(goals, phrases, strict=True):
            assert phrase.startswith(f"{goal.vp} point")
            assert phrase.endswith(f", at most {goal.limit}")
            assert bool(re.search(r"\b(you|yours?)\b", phrase)) == own
            assert ("company" in phrase) != own
        assert len(set(phrases)) == len(goals)


@pytest.mark.parametrize(
    ("speaker", "card", "told"),
    [
        (first(), 27, "4 points for each region the company controls, at most 16"),
        (first(), 30, "3 points for each of the company's plants except the first, at most 15"),
        (first(goal_30="every"), 30, "3 points for each of the company's plants, at most 15"),
        (
            second_chance(),
            9,
            "3 points for each different energy among the company's infrastructures, at most 15",
        ),
    ],
)
def test_a_company_goal_is_told_about_another_player(speaker: Speaker, card: int, told: str) -> None:
    """The table reads it at the end of the game, after the player's name (G-40)."""
    assert speaker.company_goal_phrase(card, own=False) == told


def test_a_un_goal_tells_its_plants_its_price_and_its_points() -> None:
    """13.2, G-36: an energy shown twice asks for two plants."""
    assert first().un_goal(44).body[:2] == (
        (
            "Requires plants that you have built, in any region: "
            "1 cold fusion plant, 1 biomass plant and 1 recycling plant."
        ),
        "Scoring it costs 1 technology cube and brings 9 points; only one player can score it.",
    )
    body = second_chance().un_goal(43).body
    assert body[0].endswith("no matter who built the plants: 1 wind plant and 2 forestation plants.")
    assert "1 card 6 points, 2 cards 10 points, 3 cards 15 points, 4 or more cards 21 points" in body[3]


def test_an_event_tells_when_it_strikes_and_whom() -> None:
    """6.3: from 350 ppm on; a cube, or two points."""
    assert first().event_card(49) == CardText(
        "Disaster in Europe · event",
        (
            "Happens only if the CO₂ level is 350 ppm or more after the energy demand.",
            "It spares everyone who has a green plant in Europe.",
            "All others give 1 technology cube to Europe, or lose 2 points if they have none.",
            "A player who builds a plant in Europe uses one of these cubes for it.",
        ),
        "Disaster in Europe",
    )


def test_a_plant_tells_price_expertise_and_value() -> None:
    """8.3: the expertise is as high as the number of cubes; Second Chance has levels and marks."""
    plant = first().plant(1, 0)
    assert plant.title == "Solar plant"
    assert plant.body[:3] == (
        "Price: $10 and 2 technology cubes.",
        "Requires solar expertise 2 or more.",
        "Value: 7 points, and 1 point of solar expertise.",
    )
    plant = second_chance().plant(2, 2)
    assert plant.title == "Wind plant, level 2"
    assert plant.body[:3] == (
        "Price: $13, 3 technology cubes and 1 CEP.",
        "Requires wind knowledge 5 or more.",
        "Value: 12 points.",
    )


def test_a_plant_that_needs_no_expertise_says_so() -> None:
    """Nobody reads of expertise 0 (8.3); a plant of an own pack may cost no cube."""
    kit: FirstKit = PACKS["first"]
    simple = kit.plants[1][0]._replace(tech=0)
    own = replace(kit, plants=(kit.plants[0], (simple,), *kit.plants[2:]))
    assert Speaker(own, []).plant(1, 0).body[:2] == ("Price: $10.", "Requires no expertise.")


@pytest.mark.parametrize("goal", PACKS["second_chance"].personal_goals, ids=lambda goal: goal.kind)
def test_a_counted_personal_goal_asks_for_at_least_so_much(goal: Any) -> None:
    """As the printed cards do (17.2)."""
    phrase = second_chance().personal_goal_phrase(goal.number, 2)
    assert ("at least" in phrase) == (goal.kind != "small_summit_alone")


def test_a_project_tells_what_installing_it_brings() -> None:
    """2.1; D-15 moves the CEP of recycling from the market to the bank."""
    assert first().project(3).body[1] == (
        "Installing it costs 1 CEP and brings $3, 1 technology cube and 1 CEP from the market."
    )
    assert "1 CEP from the bank" in first(recycling_cep_source="bank").project(4).body[1]
    assert "from the bank" not in first(recycling_cep_source="bank").project(3).body[1]


def test_a_bonus_of_a_track_is_told() -> None:
    """10; D-42 lets the board name the region."""
    assert first().bonus(Bonus("energy", energy=2)) == "1 point of cold fusion expertise"
    assert first().bonus(Bonus("region_cep", region=4)) == "1 CEP for any region"
    indicated = first(region_cep_target="indicated")
    assert indicated.bonus(Bonus("region_cep", region=4)) == "1 CEP for Asia"


def test_an_agenda_is_told_in_its_order() -> None:
    """14: the first energy decides ties."""
    assert first().agenda((0, 1, 2)).startswith("This region wants forestation, then solar, then cold fusion")


@pytest.mark.parametrize(
    ("speaker", "told"),
    [
        (first(), "Money grant: $1 for each CEP in the region, at least $1."),
        (first(money_grant_basis="money"), "Money grant: $1."),
        (second_chance(), "Money subsidy: $1 for each CEP in the region."),
        (
            second_chance(money_subsidy_minimum=1),
            "Money subsidy: $1 for each CEP in the region, at least $1.",
        ),
    ],
)
def test_a_money_space_follows_the_reading(speaker: Speaker, told: str) -> None:
    """D-16, A57."""
    assert speaker.grant("money") == told


def test_a_personal_goal_counts_ceps_as_the_reading_says() -> None:
    """A32: the own player board, or regions too."""
    assert second_chance().personal_goal_phrase(1, 2) == "have at least 6 CEPs on the player board"
    assert second_chance(goal_cep="with_regions").personal_goal_phrase(1, 2) == (
        "have at least 6 CEPs on the player board and in controlled regions"
    )


def test_a_card_that_does_not_exist_is_an_error() -> None:
    """Nobody is told about a card that is not in the box."""
    box: Kit = PACKS["first"]
    with pytest.raises(KeyError, match="99"):
        Speaker(box, []).lobby_card(99)
