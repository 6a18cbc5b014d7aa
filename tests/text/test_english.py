"""Everything the engine can say has an English sentence, and no sentence is left without something to say."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from co2desk.components import load_pack, load_profiles
from co2desk.components.first import COUNTED as FIRST_COUNTED
from co2desk.components.second_chance import COUNTED as SECOND_CHANCE_COUNTED
from co2desk.components.second_chance import PERSONAL_GOALS, SOLO_GOALS
from co2desk.engine.editions.first import EDITION as FIRST
from co2desk.engine.editions.first.ending import ENDINGS as FIRST_ENDINGS
from co2desk.engine.editions.first.setting import Variants as FirstVariants
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance import EDITIONS as SECOND_CHANCE
from co2desk.engine.editions.second_chance.ending import ENDINGS as SECOND_CHANCE_ENDINGS
from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.engine.editions.second_chance.setting import Variants as SecondChanceVariants
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.actions import KINDS
from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.switches import Switch, catalogue_of
from co2desk.engine.rules import references
from co2desk.engine.table import events
from co2desk.engine.table.kit import Kit
from co2desk.forecast.warnings import FREE_ACTIONS
from co2desk.text import Speaker, english
from co2desk.text.english import MODULES, SECTIONS
from co2desk.text.events import NAMED_BEFORE
from co2desk.text.facts import FACTS
from co2desk.text.words import GOODS, NOUNS

from .refusal_calls import RefusalCall, engine_sources, name_of, refusal_calls, text_of

OWN = "_second_chance"  # tables of what Second Chance says otherwise
SEVERAL_MEANINGS = ("decline", "choose_region", "choose_project")
EVERYTHING = [(table, key) for table, texts in SECTIONS.items() for key in texts]


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def fillings(names: Iterable[str]) -> set[str]:
    """The placeholders that values of these names fill: an energy brings everything named after it."""
    filled = set(names)
    if "energy" in filled:
        filled |= {*NOUNS, "plants"} if "needed" in filled else {*NOUNS}
    return filled


def nouns(sentence: str) -> set[str]:
    """The nouns that amounts in a sentence ask for."""
    return {noun for _, _, noun, _ in Formatter().parse(sentence) if noun}


def kits() -> list[Kit]:
    return [load_pack(edition, None).kit for edition in ("first", "second_chance")]


def switches() -> list[Switch]:
    return [*catalogue_of(FirstSwitches), *catalogue_of(SecondChanceSwitches)]


def editions() -> list[Edition[Any]]:
    return [FIRST, *SECOND_CHANCE.values()]


def keys_of(table: str) -> set[str]:
    """The codes of a table, without the special cases behind a dot."""
    found = {*SECTIONS[table], *SECTIONS.get(table + OWN, ())}
    return {key.split(".")[0] for key in found}


# --- events, endings, refusals -------------------------------------------------------------------------


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    """All events of the engine can be told, in general and in special cases."""
    assert set(SECTIONS["events"]) == set(events.EVENTS)
    assert keys_of("event_details") <= set(events.EVENTS)
    assert set(SECTIONS["private_events"]) == set(events.PRIVATE)
    assert keys_of("own_events") <= {name for name in events.EVENTS if "player" in events.meanings(name)}


@pytest.mark.parametrize("table", ["events", "event_details", "own_events", "private_events"])
def test_the_placeholders_of_an_event_are_its_fields(table: str) -> None:
    """A sentence can only say what its event knows."""
    for name in (table, table + OWN):
        for key, sentence in SECTIONS[name].items():
            assert placeholders(sentence) <= fillings(events.meanings(key.split(".")[0])), key


@pytest.mark.parametrize("name", sorted(events.PRIVATE))
def test_a_neutral_sentence_keeps_what_is_private(name: str) -> None:
    """I-22: only the event's own player is told the card."""
    assert not placeholders(SECTIONS["events"][name]) & set(events.PRIVATE[name])
    assert placeholders(SECTIONS["private_events"][name]) >= set(events.PRIVATE[name])


def causes() -> Iterator[tuple[str, str]]:
    """Every event with a cause, as the engine emits it: the fourth argument of the calls that name one."""
    emitted = {
        "gain_money": "MoneyGained",
        "pay_money": "MoneyPaid",
        "gain_points": "PointsGained",
        "lose_points": "PointsLost",
    }
    for _, module in engine_sources():
        constants = {
            name_of(target): text_of(node.value)
            for node in module.body
            if isinstance(node, ast.Assign)
            for target in node.targets
        }
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and name_of(node.func) in emitted:
                cause = text_of(node.args[3]) or constants[name_of(node.args[3])]
                yield emitted[str(name_of(node.func))], str(cause)


def test_every_cause_of_the_engine_is_told() -> None:
    """Money and points that change hands say what for, or the sentence before them has named them."""
    told = {tuple(key.split(".")) for key in SECTIONS["event_details"]}
    with_cause = {pair for pair in told if "cause" in events.meanings(pair[0])}
    assert not with_cause & NAMED_BEFORE
    assert with_cause | NAMED_BEFORE == set(causes())


def test_every_refusal_of_the_engine_has_a_sentence_and_every_sentence_a_refusal() -> None:
    """Every code in the source of the engine is answered."""
    assert set(SECTIONS["refusals"]) == {call.code for call in refusal_calls()}
    assert set(SECTIONS["refusals_second_chance"]) <= set(SECTIONS["refusals"])
    assert set(SECTIONS["anywhere"]) < set(SECTIONS["refusals"])


@pytest.mark.parametrize("call", refusal_calls(), ids=lambda call: f"{call.code}: {call.place}")
def test_the_placeholders_of_a_refusal_come_with_every_call(call: RefusalCall) -> None:
    """A sentence can only say what every place that refuses gives along."""
    assert placeholders(SECTIONS["refusals"][call.code]) <= fillings(call.values)
    assert placeholders(SECTIONS["refusals_second_chance"].get(call.code, "")) <= fillings(call.values)


def test_every_ending_has_a_sentence_and_every_sentence_an_ending() -> None:
    """15.1, 16: all the ways a game can end."""
    assert set(SECTIONS["endings"]) == {*FIRST_ENDINGS, *SECOND_CHANCE_ENDINGS}


def test_every_step_of_the_final_scoring_has_a_name() -> None:
    """A step is the second argument of `record` and `award_most`."""
    steps = {
        text_of(node.args[1])
        for _, module in engine_sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and name_of(node.func) in ("record", "award_most")
    }
    assert set(SECTIONS["scoring"]) == {step for step in steps if step is not None}


# --- actions and decisions -----------------------------------------------------------------------------


def test_every_kind_of_action_has_words_and_a_heading() -> None:
    """All records of `table/actions.py` can be listed and put on a button."""
    assert set(FACTS) == set(KINDS.values())
    assert keys_of("groups") == set(KINDS)
    assert keys_of("actions") - {"with"} == set(KINDS)
    assert keys_of("choices") - {"with"} == set(KINDS)


def test_every_kind_of_decision_has_an_instruction() -> None:
    """All decisions of both editions' sequences of play."""
    kinds = {kind for edition in editions() for kind in edition.decisions}
    assert keys_of("decisions") == kinds


def test_an_answer_that_means_different_things_has_words_for_each_decision() -> None:
    """To leave something, to choose a region or a project: what that does depends on the question."""
    meant = {
        f"{rule.action.kind}.{decision}"
        for edition in editions()
        for decision, rules in edition.decisions.items()
        for rule in rules
        if rule.action.kind in SEVERAL_MEANINGS
    }
    written = {
        key for key in SECTIONS["actions"] if key.startswith(("decline", "choose_region", "choose_project"))
    }
    assert written == meant


def test_every_free_action_that_is_still_open_has_words() -> None:
    """The warning before a turn is ended lists them."""
    assert set(SECTIONS["free_actions"]) == set(FREE_ACTIONS.values())


# --- readings, variants, rules -------------------------------------------------------------------------


def test_every_reading_has_a_question_and_every_question_a_reading() -> None:
    """Section 21 of the first edition, section 22 of Second Chance."""
    assert set(SECTIONS["readings"]) == {switch.key for switch in switches()}
    assert all(question.endswith("?") for question in SECTIONS["readings"].values())


def written_value(key: str, value: object) -> str:
    named = f"{key}={'' if value == () else value}"
    return named if named in SECTIONS["reading_values"] else f"{key}=n"


def test_every_value_of_a_reading_has_a_sentence_and_every_sentence_a_value() -> None:
    """A player can compare everything that a switch offers."""
    values = {written_value(switch.key, value) for switch in switches() for value in switch.values}
    assert set(SECTIONS["reading_values"]) == values


def test_every_rulebook_has_a_name() -> None:
    """All profiles, and all books that references name."""
    assert set(SECTIONS["profiles"]) == set(load_profiles("first"))
    assert set(SECTIONS["books"]) == set(references.RuleRef._fields) - {"code", "spec", "settles"}


def test_every_variant_has_a_name_and_help() -> None:
    """Specification 16 of the first edition; 17 and the modes of Second Chance."""
    keys = {*FirstVariants.__dataclass_fields__, *SecondChanceVariants.__dataclass_fields__}
    assert set(SECTIONS["variants"]) == keys
    assert {key.split("=")[0] for key in SECTIONS["variant_help"]} == keys


def test_every_value_of_a_variant_has_a_name() -> None:
    """Whatever can be chosen for a game has a word."""
    first, second_chance = (load_pack(edition, None).kit for edition in ("first", "second_chance"))
    named: dict[str, Any] = {
        "preset": ("", *(preset.name for preset in first.presets)),  # type: ignore[attr-defined]
        "mode": MODES,
        "difficulty": [d.name for d in second_chance.difficulties],  # type: ignore[attr-defined]
        "solo_card": (0, -1, "decade"),  # the last one for goals with a time limit
    }
    values = {f"{key}={value}" for key, names in named.items() for value in names}
    assert set(SECTIONS["variant_values"]) == values | {"yes", "no"}


def test_every_rule_has_a_name() -> None:
    """Every refusal can say which rule stands behind it."""
    assert set(SECTIONS["rules"]) >= set(references.FIRST)
    assert {*SECTIONS["rules"], *SECTIONS["rules_second_chance"]} == {
        *references.FIRST,
        *references.SECOND_CHANCE,
    }


# --- components ----------------------------------------------------------------------------------------


def test_everything_on_the_board_of_both_editions_has_a_name() -> None:
    """Energies, regions, project spaces and fossil plants."""
    boxes = kits()
    assert set(SECTIONS["energies"]) == {name for kit in boxes for name in kit.energies}
    assert set(SECTIONS["regions"]) == {name for kit in boxes for name in kit.regions}
    assert set(SECTIONS["grants"]) == {name for kit in boxes for name in kit.grants}
    assert set(SECTIONS["fossils"]) == {kind.name for kit in boxes for kind in kit.fossils}


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_everything_named_by_energy_has_a_name_for_each_energy(edition: str) -> None:
    """Each name says its energy."""
    speaker = Speaker(load_pack(edition, None).kit, [])
    for energy in speaker.kit.energies:
        for noun in NOUNS:
            if noun == "infrastructure" and edition == "first":
                continue  # 9.B: there is none
            assert speaker.template("energies", energy) in speaker.template(f"{noun}_names", energy)
        assert speaker.plural("plants_names", energy, 2).startswith("2 ")


def test_a_name_by_energy_is_asked_for_in_the_nominative_in_english() -> None:
    """The case is the translation's choice: `{plant:acc}` in English would prescribe it."""
    asked = {
        (name, noun)
        for table, key in EVERYTHING
        for _, name, noun, _ in Formatter().parse(SECTIONS[table][key])
        if name in NOUNS
    }
    assert {noun for _, noun in asked} == {""}
    assert {name for name, _ in asked} == set(NOUNS)


def test_every_goal_that_a_pack_can_ask_for_has_words() -> None:
    """Also goals that only an own pack uses can be explained."""
    company_goals = {*FIRST_COUNTED, *SECOND_CHANCE_COUNTED, "every_own_plant"}
    assert set(SECTIONS["company_goals"]) == {
        key for goal in company_goals for key in (goal, f"{goal}.other")
    }
    assert set(SECTIONS["company_goal_names"]) == company_goals
    assert keys_of("personal_goals") == set(SECTIONS["personal_goal_names"]) == set(PERSONAL_GOALS)
    assert set(SECTIONS["solo_goals"]) == set(SECTIONS["solo_goal_names"]) == set(SOLO_GOALS)
    assert set(SECTIONS["short_triggers"]) == set(SECTIONS["card_triggers"])
    tiles = [tile for group in kits()[1].environmental for tile in group]  # type: ignore[attr-defined]
    assert set(SECTIONS["environmental_goals"]) == {tile.kind for tile in tiles}


# --- the tables themselves -----------------------------------------------------------------------------


def test_every_table_is_listed_by_its_name() -> None:
    """The names are the translators' contexts: every module counts, and no two may use the same name."""
    tables = [
        (name.lower(), table)
        for module in MODULES
        for name, table in vars(module).items()
        if isinstance(table, dict) and not name.startswith("__")
    ]
    assert len(SECTIONS) == len(tables)
    assert all(SECTIONS[name] is table for name, table in tables)
    files = {file.stem for file in Path(english.__path__[0]).glob("*.py")} - {"__init__"}
    assert {module.__name__.rpartition(".")[2] for module in MODULES} == files


def test_what_second_chance_says_otherwise_is_said_by_a_table_of_both() -> None:
    """An own table without a general one would never be asked."""
    own = [name for name in SECTIONS if name.endswith(OWN)]
    assert own
    assert [name for name in own if name.removesuffix(OWN) not in SECTIONS] == []


@pytest.mark.parametrize("table", SECTIONS)
def test_no_text_is_empty_or_unnatural(table: str) -> None:
    """Numbers go with the right plural, and CO₂ is written like that."""
    for key, text in SECTIONS[table].items():
        assert text.strip() == text, key
        assert text, key
        assert "(s)" not in text, key
        assert "CO2" not in text, key


@pytest.mark.parametrize(
    "table",
    [
        "anywhere",
        "decisions",
        "endings",
        "event_cards",
        "event_details",
        "events",
        "goal_cards",
        "grant_help",
        "lobby_cards",
        "own_events",
        "plants",
        "private_events",
        "reading_values",
        "refusals",
        "variant_help",
    ],
)
def test_a_sentence_ends_like_a_sentence(table: str) -> None:
    """Sentences have an end; phrases that stand inside others have none."""
    sentences = {**SECTIONS[table], **SECTIONS.get(table + OWN, {})}
    sentences.pop("GameEnded", None)  # says the ending
    assert [key for key, text in sentences.items() if text[-1] not in ".?"] == []


def test_every_amount_has_a_noun_and_every_noun_an_amount() -> None:
    """No sentence asks for a noun that is missing, and none is left over."""
    asked = {noun for table, key in EVERYTHING for noun in nouns(SECTIONS[table][key])}
    assert asked | {*GOODS.values(), *SECTIONS["fossils"]} == set(SECTIONS["amounts"])
