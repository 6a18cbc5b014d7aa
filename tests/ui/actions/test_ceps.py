"""Which CEPs can be dragged onto a project to pay for it."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.ui.actions.moves import Moves
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from tests.engine.first.scene import scene as first_scene
from tests.engine.second_chance.scene import scene as second_scene

ANNA, BRUNO = 0, 1
SCENES: dict[str, Any] = {"first": first_scene, "second_chance": second_scene}
RECORDS = {"first": FIRST.actions, "second_chance": SECOND_CHANCE.actions}


def sources(edition: str, in_hand: int) -> dict[PlaceKey, set[PlaceKey]]:
    """Anna's CEPs, and where each can be dragged. She controls Europe with a CEP and Asia without one, Bruno
    Africa with one, and nobody Oceania with one."""
    stage = SCENES[edition]()
    stage.agenda("oceania", "solar")
    stage.project("oceania/tech", "solar")
    for region, controller, ceps in (("europe", ANNA, 1), ("asia", ANNA, 0), ("africa", BRUNO, 1)):
        stage.control(region, controller)
        stage.region_cep(region, ceps)
    stage.region_cep("oceania", 1)
    stage.give(ANNA, money=20, cep=in_hand)
    stage.turn(ANNA)
    moves = Moves(stage.game, ANNA, RECORDS[edition])
    kinds = (PlaceKind.CEP, PlaceKind.REGION_CEP)
    return {source: set(targets) for source, targets in moves.targets.items() if source.kind in kinds}


@pytest.mark.parametrize("edition", SCENES)
def test_a_controlled_region_without_ceps_is_no_source_of_a_drag(edition: str) -> None:
    """12; Second Chance 9.B: a controller pays with what lies in the region, and nobody else does."""
    stage = SCENES[edition]()
    europe, project = at.region_cep(stage.region("europe")), at.space(stage.space("oceania/tech"))
    assert sources(edition, in_hand=0) == {europe: {project}}


@pytest.mark.parametrize("edition", SCENES)
def test_a_cep_in_hand_pays_as_well(edition: str) -> None:
    stage = SCENES[edition]()
    europe, project = at.region_cep(stage.region("europe")), at.space(stage.space("oceania/tech"))
    assert sources(edition, in_hand=1) == {europe: {project}, at.CEP: {project, at.MARKET}}
