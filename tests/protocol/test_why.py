"""`why` says whether an action is legal and, if not, what stands against it and where that is written."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .client import Client, Json
from .games import ONE_OF_EACH, choose, table_of

pytestmark = pytest.mark.slow

Options = dict[str, Any]
RULE = {"code", "spec", "settles", "pl", "fr", "ru", "zh", "de"}
# Something of every kind; most of it is illegal most of the time.
ACTIONS: list[Json] = [
    {"do": "propose", "energy": "solar", "region": "europe", "grant": "tech"},
    {"do": "install", "space": "europe/tech"},
    {"do": "build", "space": "europe/tech", "tile": 0, "card": 0},
    {"do": "build", "space": "africa/money", "tile": 1_000_000, "card": 1_000_000},
    {"do": "plan", "energy": "solar", "region": "asia", "grant": "money"},
    {"do": "infrastructure", "space": "asia/money"},
    {"do": "build_plant", "space": "asia/money", "region_tech": 0},
    {"do": "build_plant", "space": "asia/money", "region_tech": 7},
    {"do": "move_scientist", "origin": "hand", "destination": "europe/tech"},
    {"do": "move_scientist", "origin": "europe/tech", "destination": "hand"},
    {"do": "move_scientist", "origin": "europe/tech", "destination": "summit/0/0"},
    {"do": "move_scientist", "origin": "summit/15/3", "destination": "summit/15/3"},
    {"do": "move_scientist", "origin": "hand", "destination": "lobby/3"},
    {"do": "move_scientist", "origin": "lobby/3", "destination": "hand"},
    {"do": "recruit"},
    {"do": "decline"},
    {"do": "buy_cep"},
    {"do": "sell_cep"},
    {"do": "play_lobby", "card": 3, "main": 0, "option": 0},
    {"do": "play_lobby", "card": 3, "main": 1, "option": 0},
    {"do": "play_lobby", "card": 3, "main": 2, "option": 0},
    {"do": "play_lobby", "card": 99, "main": 9, "option": 9},
    {"do": "score_un_goal", "card": 36},
    {"do": "cash_company_goal", "player": 1},
    {"do": "end_turn"},
    {"do": "choose_energy", "energy": "solar"},
    {"do": "choose_region", "region": "oceania"},
    {"do": "choose_project", "space": "oceania/money"},
    {"do": "pay_cep", "source": "hand"},
    {"do": "pay_cep", "source": "asia"},
    {"do": "buy_for_payment"},
    {"do": "split_income", "money": 2},
    {"do": "bid", "amount": 3},
    {"do": "pass"},
    {"do": "pay_bid", "money": 1, "tech": 0, "cep": 0},
    {"do": "appoint", "player": 0},
    {"do": "keep_card", "card": 5},
    {"do": "second_action"},
    {"do": "give_bonus", "player": 0},
    {"do": "reduce_co2", "steps": 1},
]


def test_why_agrees_with_the_legal_list_and_with_play_all_through_a_game(
    client: Client, options: Options
) -> None:
    """A legal action is legal; any other one is refused by `play` in the same words and changes nothing."""
    client.ask("new", options=options)
    chance = Random(21)
    refusals = set()
    for number in range(250):
        decision = client.ask("decision")
        if decision["over"]:
            break
        assert client.ask("why", action=choose(decision, chance)) == {"id": None, "ok": True, "legal": True}
        allowed = [*decision["legal"], *(a for more in decision["anytime"].values() for a in more)]
        for action in (ACTIONS[(4 * number + i) % len(ACTIONS)] for i in range(4)):
            if action.get("player", 0) < options["players"] and action not in allowed:
                answer = client.ask("why", action=action)
                assert answer["legal"] is False
                assert answer["refusals"][0] == answer["refusal"]
                for refusal in answer["refusals"]:
                    assert_well_formed(refusal)
                error = client.refused("play", action=action)
                assert error == {"code": "illegal", "refusal": answer["refusal"]}
                refusals.add(answer["refusal"]["code"])
        assert client.ask("decision") == decision
        client.ask("play", action=choose(decision, chance))
    assert len(refusals) > 10


def assert_well_formed(refusal: Json) -> None:
    assert set(refusal) == {"code", "values", "rule"}
    assert all(isinstance(value, str | int) for value in refusal["values"].values())
    assert set(refusal["rule"]) == RULE
    assert refusal["rule"]["code"]
    assert any(refusal["rule"][book] for book in ("pl", "fr", "ru", "zh", "de"))


def test_a_refusal_names_what_is_missing_and_the_section_of_every_rulebook(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 7})
    agenda = table_of(client)["agenda"]["europe"]
    energy = next(name for name in ("solar", "fusion", "biomass", "recycling") if name not in agenda)
    action = {"do": "propose", "energy": energy, "region": "europe", "grant": "tech"}
    refusal = client.ask("why", action=action)["refusal"]
    assert refusal["code"] == "not_on_agenda"
    assert refusal["values"] == {"energy": energy, "region": "europe"}
    rule = refusal["rule"]
    assert (rule["code"], rule["spec"]) == ("propose", "8.1")
    assert [rule[book] for book in ("pl", "fr", "ru", "zh", "de")] == ["2.1.1", "2.1.1", "2.1.1", "2.1.1", ""]


def test_a_refusal_of_second_chance_names_the_section_of_its_rulebook(client: Client) -> None:
    client.ask("new", options={"edition": "second_chance", "players": 2, "seed": 7})
    refusal = client.ask("why", action={"do": "infrastructure", "space": "europe/tech"})["refusal"]
    assert refusal["code"] == "not_a_proposed_project"
    assert (refusal["rule"]["spec"], refusal["rule"]["de"]) == ("9.B", "b. Infrastruktur vorbereiten")


def test_missing_amounts_come_as_needed_and_had(client: Client) -> None:
    client.ask("new", options={"players": 2, "seed": 7})
    seat = client.ask("decision")["decision"]["player"]
    state = table_of(client)
    state["money"][seat] = 1
    client.ask("position", options={"players": 2, "seed": 7}, state=state)
    refusal = client.ask("why", action={"do": "buy_cep"})["refusal"]
    assert refusal["code"] == "not_enough_money"
    assert refusal["values"] == {"needed": state["price"], "had": 1}


def test_everything_that_is_missing_is_told(client: Client) -> None:
    """8.2: neither a CEP nor, for the scientist who stands there, the fee."""
    client.ask("new", options={"players": 2, "seed": 7})
    propose = {"do": "propose", "energy": "solar", "region": "asia", "grant": "money"}
    for action in (propose, {"do": "end_turn"}):
        client.ask("play", action=action)
    state = table_of(client)
    seat, owner = state["active"], 1 - state["active"]
    state["bank"] += state["cep"][seat]
    state["cep"][seat] = state["money"][seat] = 0
    state["space_scientist"]["asia/money"] = owner
    state["hand_scientists"][owner] -= 1
    client.ask("position", options={"players": 2, "seed": 7}, state=state)
    answer = client.ask("why", action={"do": "install", "space": "asia/money"})
    assert [refusal["code"] for refusal in answer["refusals"]] == ["no_cep_to_pay", "no_fee_for_scientist"]


@pytest.mark.parametrize("options", ONE_OF_EACH)
def test_an_action_of_the_wrong_decision_or_edition_is_not_for_now(client: Client, options: Options) -> None:
    client.ask("new", options=options)
    other = {"first": "second_action", "second_chance": "buy_for_payment"}[options["edition"]]
    refusal = client.ask("why", action={"do": other})["refusal"]
    assert refusal["code"] == "not_now"
    assert refusal["values"]["action"] == other
