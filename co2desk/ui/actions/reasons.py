"""Which of several refusals is told: the one that helps most."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.actions import END_TURN
from co2desk.engine.table.table import Table
from co2desk.forecast.missing import distance
from co2desk.ui.actions.records import Record

NOT_NOW = "not_now"
# The refusal with the lowest rank is told. One that says what is missing helps more than one that says that a
# piece lies elsewhere.
RANK = {
    NOT_NOW: 9,
    "no_such_option": 9,
    "second_action_owed": 2,
    "not_an_installed_project": 5,
    "not_a_proposed_project": 5,
    "no_project_here": 5,
    "space_taken": 4,
    "not_on_agenda": 3,
    "hand_or_summit_only": 3,
    "only_from_project_to_summit": 2,
}
BEST_RANK = 1  # of all others
TOLD_WITH_THE_REST = ("infrastructure_missing",)


def reasons_against(game: Game[Table], action: Action) -> list[Refusal]:
    """What is told of all that stands against an action: the first thing, and everything where
    infrastructures are missing, because they are collected over many turns."""
    found = game.all_refusals(action)
    return found if found and found[0].code in TOLD_WITH_THE_REST else found[:1]


def most_telling(found: Iterable[list[Refusal]]) -> list[Refusal]:
    """Of several actions that a drop may have been intended as, what is missing for one of them."""
    return min(found, key=lambda refusals: RANK.get(refusals[0].code, BEST_RANK), default=[])


def why_none(game: Game[Table], record: Record) -> list[Refusal]:
    """Why no action of a kind is legal: what is missing for the one that lacks least. Nothing when one is
    legal, or when nothing can be said."""
    if game.is_over:
        return reasons_against(game, END_TURN)
    frame = game.decision
    rule = game.edition.rule_for.get((frame.kind, record.action))
    if rule is None:
        return []
    closed = rule.closed(game.table, frame)
    if closed is not None:
        return [closed]
    found = [reasons_against(game, action) for action in record.almost_legal(game.table, frame.player)]
    fallback = record.fallback()
    if not found and fallback is not None:
        found = [reasons_against(game, fallback)]
    return [] if [] in found else min(found, key=distance, default=[])
