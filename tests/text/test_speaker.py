"""A speaker puts the names of a game into the sentences."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components import load_pack
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.engine.table.ids import HAND, seat_at
from co2desk.text import Speaker

from .refusal_calls import RefusalCall, refusal_calls

NAMES = ["Ada", "Bo"]
# A value that exists in every edition, for each meaning of a field.
SAMPLES: dict[str, Any] = {"str": "last_decade"}
REFUSAL_SAMPLES: dict[str, Any] = {"on": "build"}


@pytest.fixture(params=["first", "second_chance"])
def speaker(request: pytest.FixtureRequest) -> Speaker:
    return Speaker(load_pack(request.param, None).kit, NAMES)


@pytest.mark.parametrize("name", sorted(events.EVENTS))
def test_every_event_can_be_told(speaker: Speaker, name: str) -> None:
    fields = [SAMPLES.get(meaning, 1) for meaning in events.meanings(name).values()]
    sentence = speaker.event(events.EVENTS[name](*fields))
    assert "{" not in sentence
    assert sentence[-1] == "."


@pytest.mark.parametrize("call", refusal_calls(), ids=lambda call: f"{call.code}: {call.place}")
def test_every_refusal_can_be_told(speaker: Speaker, call: RefusalCall) -> None:
    values = {name: REFUSAL_SAMPLES.get(name, 1) for name in call.values}
    sentence = speaker.refusal(refuse(call.code, "turn", **values))
    assert "{" not in sentence
    assert sentence[-1] == "."


def test_names_stand_in_the_place_of_numbers() -> None:
    speaker = Speaker(load_pack("first", None).kit, NAMES)
    assert speaker.event(events.PlantBuilt(1, 1, 2, 0, 0)) == "Bo builds a solar plant in Europe."
    missing = refuse("not_enough_expertise", "build", needed=3, had=1, energy=2)
    assert speaker.refusal(missing) == "You need expertise 3 in cold fusion and have 1."


def test_a_place_is_the_hand_a_project_space_or_a_summit() -> None:
    speaker = Speaker(load_pack("second_chance", None).kit, NAMES)
    left_home = speaker.event(events.ScientistMoved(0, HAND, 2))
    assert left_home == "Ada moves a scientist from the hand to the scientist space in North America."
    to_summit = speaker.event(events.ScientistMoved(0, 2, seat_at(4, 1)))
    assert to_summit == "Ada moves a scientist from the scientist space in North America to summit 5."


def test_the_end_of_a_game_is_told_in_words() -> None:
    speaker = Speaker(load_pack("second_chance", None).kit, NAMES)
    told = speaker.event(events.GameEnded("team_won"))
    assert told == speaker.ending("team_won")
    assert told.endswith("everybody wins.")
