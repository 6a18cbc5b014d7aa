"""A card is called by what it does, never by its number."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components import load_pack
from co2desk.engine.editions.second_chance.goals import tiles
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.text import Speaker
from co2desk.text.card_names import NAMES
from tests.engine.second_chance.random_play import plan as second_chance_plan

from .telling import check

KITS: dict[str, Any] = {edition: load_pack(edition, None).kit for edition in ("first", "second_chance")}


def speaker(edition: str) -> Speaker:
    return Speaker(KITS[edition], ["Ada", "Bo"])


@pytest.mark.parametrize(
    ("edition", "kind", "number", "name"),
    [
        ("first", "lobby", 18, "Build solar: –$3"),
        ("first", "lobby", 12, "Install biomass: 2 technology cubes or $2"),
        ("first", "lobby", 20, "Summit on recycling: 1 expertise"),
        ("first", "company_goal", 27, "Controlled regions"),
        ("first", "un_goal", 44, "Cold fusion, biomass, recycling"),
        ("second_chance", "lobby", 23, "Build solar: $3"),
        ("second_chance", "lobby", 16, "Prepare hydro: 1 knowledge"),
        ("second_chance", "company_goal", 2, "Leads in knowledge"),
        ("second_chance", "un_goal", 39, "Wind, wind, solar"),
        ("second_chance", "personal_goal", 8, "Controlled regions"),
        ("second_chance", "solo_goal", 3, "5 plants"),
    ],
)
def test_a_card_has_a_short_name(edition: str, kind: str, number: int, name: str) -> None:
    """Made of the values of the pack."""
    assert speaker(edition).card_name(kind, number) == name
    assert speaker(edition).card(kind, number) == f"“{name}”"


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("edition", KITS)
def test_no_two_cards_of_a_kind_have_the_same_name(edition: str, kind: str) -> None:
    """A name alone is enough on a button."""
    told = speaker(edition)
    names = [told.card_name(kind, card.number) for card in NAMES[kind].cards(told.kit)]
    for name in names:
        check(name)
    assert len(set(names)) == len(names)


def test_an_event_card_is_called_by_its_region() -> None:
    """6.3."""
    card = speaker("first").event_card(49)
    assert (card.name, card.title) == ("Disaster in Europe", "Disaster in Europe · event")


@pytest.mark.parametrize(
    ("edition", "event", "told"),
    [
        (
            "first",
            events.LobbyPlayed(0, 18, 1, 0),
            "Ada plays lobby card “Build solar: –$3” for its main effect.",
        ),
        ("first", events.UnGoalRevealed(38), "UN goal “Solar, biomass” is revealed."),
        (
            "first",
            events.CompanyGoalScored(1, 27, 8),
            "Bo scores company goal “Controlled regions”: 8 points.",
        ),
        ("second_chance", events.SoloGoalMissed(12), "Solo goal “No lobbyist cards” is not met."),
        (
            "second_chance",
            events.ActionReleased(0, 23),
            "Ada can no longer take the action of lobbyist card “Build solar: $3”.",
        ),
    ],
)
def test_the_log_calls_cards_by_their_names(edition: str, event: Any, told: str) -> None:
    """Each event knows what kind of card it is about."""
    assert speaker(edition).event(event) == told


def test_a_refusal_calls_cards_by_their_names() -> None:
    """13.1, 13.2; a goal may be of two kinds and has its number only."""
    told = speaker("second_chance")
    assert told.refusal(refuse("card_not_in_hand", "lobby_main", card=23)) == (
        "You do not have card “Build solar: $3”."
    )
    assert told.refusal(refuse("un_goal_not_open", "un_goal", card=12)) == (
        "UN goal “Wind, forestation” is not on display."
    )
    assert told.refusal(refuse("goal_not_dealt", "personal_goal", card=4)) == (
        "Goal 4 is not one of the goals you can keep."
    )


def test_goals_on_the_table_are_called_by_what_they_ask_for() -> None:
    """12, 13.3: once the speaker has seen the table, neither a goal on display nor a kept one is a number."""
    table: Any = second_chance_plan(6).start().table
    told = speaker("second_chance")
    told.see(table)
    for goal in range(len(tiles(table))):
        asked = told.environmental_goal(tiles(table)[goal])
        achieved, moved = events.EnvironmentalGoalAchieved(goal), events.InspectorMoved(1, goal, 0)
        assert told.event(achieved) == f"Environmental goal “{asked}” is achieved."
        assert told.event(moved) == f"Inspector 2 moves to environmental goal “{asked}”."
    kept = events.GoalKept(0, table.setting.kit.personal_goals[0].number)
    name = told.personal_goal_name(kept.card)
    assert told.event(kept, seat=0) == f"Ada keeps goal “{name}”."


def test_a_card_that_is_not_in_the_box_has_its_number_only() -> None:
    """An illegal action may ask for one, and is refused in words."""
    refusal = refuse("card_not_in_hand", "lobby_main", card=99)
    assert speaker("first").refusal(refusal) == "You do not have card 99."
