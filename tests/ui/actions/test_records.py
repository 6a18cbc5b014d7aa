"""One record for each kind of action: the set is complete for both editions, and so is what a record says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from co2desk.engine.editions.first.sequence import EDITION
from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.game import Game
from co2desk.engine.table import actions as act
from co2desk.text import Speaker
from co2desk.ui.actions.record import TurnGroup
from co2desk.ui.actions.records import ActionRecords
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.i18n.translation import translate
from tests.engine.first.random_play import plan
from tests.engine.random_play import play
from tests.engine.second_chance.random_play import plan as second_plan
from tests.ui.actions.recorded import kinds_with
from tests.ui.screen import NAMES

RECORDS = {"first": FIRST.actions, "second_chance": SECOND_CHANCE.actions}
RULES: dict[str, tuple[Edition[Any], ...]] = {"first": (EDITION,), "second_chance": (*EDITIONS.values(),)}


@pytest.mark.parametrize("edition", RECORDS)
def test_every_action_of_the_rules_has_a_record_and_no_record_is_left_over(edition: str) -> None:
    """Each once, under its own kind."""
    records = RECORDS[edition]
    known = {action for rules in RULES[edition] for _, action in rules.rule_for}
    assert {record.action for record in records} == known
    assert [records[action.kind].action for action in known] == list(known)


def of_turns(edition: str) -> set[str]:
    """The kinds of actions that can be taken in a turn."""
    return {rule.action.kind for rules in RULES[edition] for rule in rules.decisions["turn"]}


@pytest.mark.parametrize("edition", RECORDS)
def test_every_action_of_a_turn_has_its_group_and_says_what_is_almost_legal(edition: str) -> None:
    """The prompt bar has a button for it, and a button that is closed can say why."""
    records = RECORDS[edition]
    grouped = {record.kind for record in records.of_turn()}
    assert grouped == of_turns(edition) - {"cash_company_goal"}
    assert grouped == kinds_with(records, "almost_legal")


@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        (
            "first",
            ["propose", "install", "build", "move_scientist", "buy_cep", "play_lobby", "score_un_goal"],
        ),
        (
            "second_chance",
            [
                *("plan", "infrastructure", "build_plant", "move_scientist", "buy_cep", "play_lobby"),
                *("score_un_goal", "second_action"),
            ],
        ),
    ],
)
def test_the_buttons_of_a_turn_stand_in_the_order_of_the_rulebook(edition: str, kinds: list[str]) -> None:
    """7 and 6: main actions first; buying and selling share a menu. The end of the turn comes after them."""
    groups = RECORDS[edition].turn_groups()
    assert [kind for kind, _ in groups] == kinds
    assert dict(groups)["buy_cep"] == (act.BuyCep, act.SellCep)
    assert RECORDS[edition].of_turn()[-1].group is TurnGroup.END_TURN


@pytest.mark.parametrize("edition", RECORDS)
def test_what_can_be_dragged_tells_what_an_impossible_drop_was_intended_as(edition: str) -> None:
    """Else a piece would fly home without a word."""
    records = RECORDS[edition]
    assert kinds_with(records, "drags") <= kinds_with(records, "intended")


def some_positions(edition: str) -> Iterator[Game[Any]]:
    """A random game, decision by decision."""
    if edition == "first":
        yield from (game for game, _ in play(plan(4)))
    else:
        yield from (game for game, _ in play(second_plan(4)))


@pytest.mark.parametrize("edition", RECORDS)
def test_submenus_and_icons_come_from_the_action_itself(edition: str) -> None:
    """In whole games: the energy of a project that is there, a player of the game, a region or a place."""
    records: ActionRecords = RECORDS[edition]
    seen: set[str] = set()
    for game in some_positions(edition):
        table, speaker = game.table, Speaker(game.table.setting.base, list(NAMES), translate)
        for action in game.legal():
            record = records.of(action)
            energy, player = record.energy_shown(table, action), record.player_shown(action)
            assert energy is None or energy in range(table.setting.energies), action
            assert player is None or player in range(table.setting.players), action
            if record.submenu_title(action, speaker):
                seen.add(action.kind)
    assert seen == kinds_with(records, "submenu_title")
