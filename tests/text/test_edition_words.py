"""Second Chance speaks its own words (docs/glossary.md), and amounts read right at one as well."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from collect_texts import WINDOW, all_texts

from co2desk.components import load_pack
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.text import Speaker

from .refusal_calls import RefusalCall, refusal_calls

NAMES = ["Ada", "Bo"]
# What only the first edition calls its things: lobby cards, supply phase, scored UN goals, the next event.
WORDS_OF_THE_FIRST = re.compile(
    r"lobby cards?\b|supply phase|energy demand|free action|sen[dt]s? away|next event"
    r"|\bscor(?:e|es|ed) (?:a |most )?UN goal|UN goals? (?:you have |the company has )?scored",
    re.IGNORECASE,
)
IN_SECOND_CHANCE = [call for call in refusal_calls() if not call.place.startswith("editions/first/")]
FILES_OF_SECOND_CHANCE = sorted(path for path in WINDOW.rglob("*.py") if "second_chance" in path.parts)


@pytest.fixture
def second() -> Speaker:
    return Speaker(load_pack("second_chance", None).kit, NAMES)


@pytest.fixture
def first() -> Speaker:
    return Speaker(load_pack("first", None).kit, NAMES)


# --- the words of an edition -----------------------------------------------------------------------------


@pytest.mark.parametrize("call", IN_SECOND_CHANCE, ids=lambda call: f"{call.code}: {call.place}")
def test_no_refusal_of_second_chance_has_a_word_of_the_first_edition(
    second: Speaker, call: RefusalCall
) -> None:
    """Both editions share rules; the sentences are the edition's own."""
    values = {name: "build" if name == "on" else 1 for name in call.values}
    refusal = refuse(call.code, "turn", **values)
    assert WORDS_OF_THE_FIRST.search(second.refusal(refusal)) is None
    assert WORDS_OF_THE_FIRST.search(second.refusal_anywhere(refusal)) is None


@pytest.mark.parametrize("path", FILES_OF_SECOND_CHANCE, ids=lambda path: path.name)
def test_no_text_of_the_window_for_second_chance_has_a_word_of_the_first_edition(path: Path) -> None:
    """A text shared with the first edition would get that edition's printed terms in other languages."""
    shown = [
        node.args[1].value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate"
        if isinstance(node.args[1], ast.Constant)
    ]
    assert [text for text in shown if WORDS_OF_THE_FIRST.search(str(text))] == []


def test_a_un_goal_is_scored_in_the_one_edition_and_claimed_in_the_other(
    first: Speaker, second: Speaker
) -> None:
    """13.2 and 8.C: events, company goals, what could still be done, and what has been done already."""
    event = events.UnGoalScored(0, 3, 2)
    used = refuse("card_action_used", "free_actions")
    for speaker, verb in ((first, "score"), (second, "claim")):
        assert speaker.event(event).startswith(f"Ada {verb}s UN goal ")
        assert speaker.free_action("un_goal") == f"{verb} a UN goal"
        assert f"{verb}d a UN goal" in speaker.refusal(used) or f"{verb}ed a UN goal" in speaker.refusal(used)
        for goal in ("un_goal", "un_goal.other"):
            told = speaker.say("company_goals", goal, vp=2, limit=8)
            assert told.endswith((f" {verb}d, at most 8", f" {verb}ed, at most 8"))


def test_a_project_waits_for_another_step_in_each_edition(first: Speaker, second: Speaker) -> None:
    """9.B: what is installed in the one edition gets its infrastructure in the other."""
    refusal = refuse("not_a_proposed_project", "install")
    assert first.refusal_anywhere(refusal) == "There is no project on the board to install."
    assert second.refusal_anywhere(refusal) == ("There is no project on the board that needs infrastructure.")
    other = refuse("no_lobby_card", "free_actions")
    assert second.refusal_anywhere(other) == second.refusal(other) == "You have no lobbyist card."


def test_a_tile_that_is_turned_up_may_be_the_current_or_the_future_event(second: Speaker) -> None:
    """14: after two events both spaces are filled anew, so the sentence names neither."""
    assert second.event(events.EventRevealed(3, 2)) == "An event is revealed: Europe."


# --- amounts ---------------------------------------------------------------------------------------------

# A verb after an amount would have to agree with it.
AGREEING = re.compile(r"\{(?!name)\w+(?::\w+)?\}(?: more| down)? (?:are|have|leave|do|come|were)\b")
SEVERAL_FOR_CERTAIN = {"All plants in {region} are green: there is no room for another one."}


def test_no_verb_has_to_agree_with_an_amount() -> None:
    """Nobody reads of "1 point are missing", and other languages have more forms than two."""
    wrong = {text.source for text in all_texts() if AGREEING.search(text.source)}
    assert wrong == SEVERAL_FOR_CERTAIN


def test_the_box_on_the_board_has_one_name() -> None:
    """It is the bank: a supply is a player's own."""
    assert [text.source for text in all_texts() if "general supply" in text.source] == []


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.Co2Reduced(1, 1, 440), "The CO₂ level is reduced to 440 ppm: 1 step for 1 point."),
        (events.Co2Reduced(3, 6, 420), "The CO₂ level is reduced to 420 ppm: 3 steps for 6 points."),
    ],
)
def test_one_step_down_reads_as_well_as_many(second: Speaker, event: Any, told: str) -> None:
    """13: a team may buy a single step."""
    assert second.event(event) == told
