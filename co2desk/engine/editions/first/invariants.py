"""The invariants of the game (specification 18), found all at once.

`problems` looks at one position, `changes` at two positions with one action between them. I-17 is only
visible in steps; I-19, I-21 and I-22 are about whole games and views, and tests hold them.
"""

from __future__ import annotations

from collections.abc import Callable

from ...table.shapes import Problem
from . import card_checks as cards
from . import position_checks as position
from . import step_checks as step
from .position_checks import Found
from .table import FirstTable

POSITION_CHECKS: tuple[Callable[[FirstTable], Found], ...] = (
    position.ceps_are_conserved,
    position.tech_is_conserved,
    position.price_is_on_the_scale,
    position.market_is_refilled,
    position.regions_keep_their_limit,
    position.scientists_are_conserved,
    position.scientists_stand_on_projects,
    position.summits_have_one_seat_a_topic,
    position.full_summits_are_noted,
    position.demand_is_filled_from_the_left,
    position.co2_follows_the_board,
    position.fossil_tiles_are_conserved,
    position.plant_tiles_are_conserved,
    position.project_tiles_are_conserved,
    position.agendas_are_kept,
    position.uncontrolled_regions_can_pay,
    position.controllers_own_a_plant,
    position.regions_without_fossils_are_full,
    position.nobody_owes,
    position.expertise_fits_the_tracks,
    cards.lobby_cards_are_conserved,
    cards.un_goals_are_conserved,
    cards.company_goals_are_conserved,
    cards.events_are_conserved,
    position.no_more_fossils_than_visits,
)


STEP_CHECKS: tuple[Callable[[FirstTable, FirstTable], Found], ...] = (
    step.price_moves_by_single_steps,
    step.pool_never_grows,
    step.co2_rises_in_supply_only,
    step.control_is_never_given_up,
    step.points_fall_in_supply_only,
    step.nothing_is_forgotten,
    step.turn_is_used_once,
    step.turn_begins_afresh,
    step.played_cards_are_gone,
    step.fossils_are_drawn_in_supply_only,
)


def problems(table: FirstTable) -> list[Problem]:
    """Everything in a position that no game can lead to."""
    return [found for check in POSITION_CHECKS for found in check(table)]


def changes(before: FirstTable, after: FirstTable) -> list[Problem]:
    """Everything about a step that no action can do."""
    return [found for check in STEP_CHECKS for found in check(before, after)]
