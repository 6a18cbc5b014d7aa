"""A speaker puts the names of a game into the sentences about events and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components import load_pack
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.engine.table.ids import CARD_PLACE, HAND, topic_place
from co2desk.text import Speaker, english
from co2desk.text.words import NOUNS
from tests.engine.second_chance.scene import scene as second_chance_scene

from .refusal_calls import RefusalCall, refusal_calls
from .telling import check

NAMES = ["Ada", "Bo"]
# A value that exists in every edition, for each meaning of a field.
SAMPLES: dict[str, Any] = {"str": "last_decade"}
REFUSAL_SAMPLES: dict[str, Any] = {"on": "build"}


@pytest.fixture(params=["first", "second_chance"])
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(load_pack(request.param, None).kit, NAMES)


@pytest.fixture
def first() -> Speaker:
    return Speaker(load_pack("first", None).kit, NAMES)


@pytest.mark.parametrize("name", sorted(events.EVENTS))
def test_every_event_can_be_told(speaker: Speaker, name: str) -> None:
    """In both editions, from the names of its fields."""
    fields = [SAMPLES.get(meaning, 1) for meaning in events.meanings(name).values()]
    sentence = speaker.event(events.EVENTS[name](*fields))
    check(sentence)
    assert sentence[-1] == "."


@pytest.mark.parametrize("call", refusal_calls(), ids=lambda call: f"{call.code}: {call.place}")
def test_every_refusal_can_be_told(speaker: Speaker, call: RefusalCall) -> None:
    """In both editions, with the values of every place in the engine that refuses."""
    values = {name: REFUSAL_SAMPLES.get(name, 1) for name in call.values}
    sentence = speaker.refusal(refuse(call.code, "turn", **values))
    check(sentence)
    assert sentence[-1] == "."


def test_names_stand_in_the_place_of_numbers(first: Speaker) -> None:
    """Players, energies and regions are named."""
    assert first.event(events.PlantBuilt(1, 1, 2, 0, 0)) == "Bo builds a solar plant in Europe."
    missing = refuse("not_enough_expertise", "build", needed=3, had=1, energy=2)
    assert first.refusal(missing) == "You need cold fusion expertise 3 and have 1."


def test_names_may_change_while_the_game_is_played() -> None:
    """The list of names is the caller's own."""
    names = ["Ada", "Bo"]
    speaker = Speaker(load_pack("first", None).kit, names)
    names[1] = "Beatrice"
    assert speaker.event(events.TurnBegan(1)) == "Beatrice's turn."


def test_second_chance_has_words_of_its_own() -> None:
    """What the first edition proposes and installs is planned and prepared there."""
    speaker = Speaker(load_pack("second_chance", None).kit, NAMES)
    planned = speaker.event(events.ProjectProposed(0, 3, 6))
    assert planned == "Ada plans a solar project on the money space in Europe."
    missing = refuse("not_enough_expertise", "build", needed=3, had=1, energy=1)
    assert speaker.refusal(missing) == "You need hydro knowledge 3 and have 1."


def test_a_place_is_the_supply_a_project_space_a_summit_or_a_card() -> None:
    """All places of `table/ids.py`, also the lobbyist cards that scientists visit (7.6)."""
    speaker = Speaker(load_pack("second_chance", None).kit, NAMES)
    left_home = speaker.event(events.ScientistMoved(0, HAND, 2))
    assert left_home == (
        "Ada moves a scientist from their player board to the scientist space in North America."
    )
    to_summit = speaker.event(events.ScientistMoved(0, 2, topic_place(4, 1)))
    assert to_summit == "Ada moves a scientist from the scientist space in North America to summit 5."
    assert speaker.place(CARD_PLACE + 12) == "lobbyist card “Prepare wind: $3”"
    on_button = speaker.short_place(CARD_PLACE + 12, second_chance_scene().table)
    assert on_button == "lobbyist card “Prepare wind: $3”"  # its name alone looked like an action


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.MoneyGained(0, 3, "grant"), "Ada receives $3 from the grant."),
        (events.MoneyPaid(1, 9, "build"), "Bo pays $9 for the plant."),
        (events.PointsGained(0, 1, "plant"), "Ada gains 1 point for the plant."),
        (events.PointsGained(0, 2, "lobby"), "Ada gains 2 points from the lobby card."),
        (
            events.PointsLost(1, 2, "event"),
            "Bo has no technology cube to give and loses 2 points.",
        ),
        (events.MoneyGained(0, 3, "luck"), "Ada receives $3."),
    ],
)
def test_money_and_points_say_what_for(first: Speaker, event: Any, sentence: str) -> None:
    """A cause that nobody knows is left out."""
    assert first.event(event) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.CepForced(0, 3, 0), "Ada must buy a CEP for $3."),
        (events.CepForced(0, 0, 1), "Ada must buy a CEP for 1 point."),
        (events.CepForced(0, 1, 2), "Ada must buy a CEP for $1 and 2 points."),
        (events.ControlTaken(2, 0, 1), "Ada takes control of Europe from Bo."),
        (events.ControlTaken(2, 0, -1), "Ada takes control of Europe."),
        (events.ControlKept(2, 1, 0), "Bo keeps control of Europe against Ada."),
        (events.ControlKept(2, -1, 0), "Ada has no marker left: nobody controls Europe."),
        (events.IncomeSplit(0, 0, 5), "Ada takes 5 points."),
        (events.MarketRefilled(1, 4), "The market is refilled with 1 CEP; the price is now $4."),
        (events.MarketRefilled(0, 4), "The market and the bank are empty; the price is now $4."),
        (events.SummitReplaced(2, -1), "No summit is left for space 3."),
        (
            events.TechGained(0, 1, 2),
            "Ada receives only 1 technology cube, 2 short: no more are left.",
        ),
        (events.TechPaid(0, 0, 1), "The region pays 1 technology cube for Ada's plant."),
        (events.TurnEnded(0, 0), "Ada ends the turn without a main action."),
        (events.UnGoalScored(0, 34, 4), "Ada scores UN goal “Biomass, recycling”: 4 points."),
    ],
)
def test_a_special_case_has_a_natural_sentence(first: Speaker, event: Any, sentence: str) -> None:
    """Nobody reads of zero points, of a nobody who keeps control or of "CEP(s)"."""
    assert first.event(event) == sentence


@pytest.mark.parametrize(
    ("edition", "event", "sentence"),
    [
        ("first", events.MoneyGiven(0, 1, 1), "Ada pays $1 to Bo, whose scientist must leave."),
        (
            "first",
            events.ScientistSentAway(0, 1, 7),
            "Bo sends Ada's scientist away from the technology space in Europe.",
        ),
        (
            "second_chance",
            events.ScientistSentAway(0, 1, 7),
            "Bo prepares the technology space in Europe: Ada's scientist must leave.",
        ),
        ("second_chance", events.BonusGiven(0, 1), "Ada gives the bonus to Bo."),
        ("first", events.ControlTaken(2, 1, 0), "Bo takes control of Europe from Ada."),
        ("first", events.ControlKept(2, 0, 1), "Ada keeps control of Europe against Bo."),
    ],
)
def test_a_sentence_with_two_players_says_who_did_it_to_whom(edition: str, event: Any, sentence: str) -> None:
    """First edition 9.4, 14; Second Chance 7.5, 9.B: the names never change places."""
    assert Speaker(load_pack(edition, None).kit, NAMES).event(event) == sentence


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            refuse("no_fee_for_scientist", "displaced_scientist", needed=1, had=0, player=1),
            "Bo's scientist works here and costs you $1; you have $0.",
        ),
        (
            refuse("not_enough_money_and_fee", "build", needed=11, had=9, fee=1, player=1),
            "You need $11, including $1 for Bo, whose scientist works here; you have $9.",
        ),
        (
            refuse("nobody_to_recruit", "grant_research", needed=1, had=0, limit=4),
            "You have already recruited all your scientists (4).",
        ),
    ],
)
def test_a_refusal_names_its_cause(first: Speaker, refusal: Any, sentence: str) -> None:
    """G-45, 8.1: whose scientist costs money, and how many scientists there are."""
    assert first.refusal(refusal) == sentence


@pytest.mark.parametrize(
    ("event", "neutral", "own"),
    [
        (events.LobbyDrawn(1, 13), "Bo draws a lobby card.", "Bo draws lobby card “Install solar: $3”."),
        (events.LobbyKept(1, 13), "Bo keeps a lobby card.", "Bo keeps lobby card “Install solar: $3”."),
        (events.GoalKept(1, 29), "Bo keeps a goal.", "Bo keeps goal 29."),
    ],
)
def test_a_card_is_named_to_its_own_player_only(first: Speaker, event: Any, neutral: str, own: str) -> None:
    """I-22, G-40: without a seat, and to everybody else, the card stays hidden."""
    assert first.event(event) == neutral
    assert first.event(event, seat=0) == neutral
    assert first.event(event, seat=1) == own


def test_the_end_of_a_game_is_told_in_words() -> None:
    """The event and the ending are the same sentence."""
    speaker = Speaker(load_pack("second_chance", None).kit, NAMES)
    told = speaker.event(events.GameEnded("team_won"))
    assert told == speaker.ending("team_won")
    assert told.endswith("the game is won.")


@pytest.mark.parametrize("table", ["events", "event_details", "refusals"])
def test_a_sentence_begins_with_a_capital_letter(table: str) -> None:
    """Energies and places are written small inside sentences, so none begins with one."""
    small = ("{energy}", "{fossil}", "{space}", "{source}", "{on}", *(f"{{{noun}}}" for noun in NOUNS))
    assert [text for text in english.SECTIONS[table].values() if text.startswith(small)] == []
