"""The invariants of Second Chance (specification 20), found all at once.

What is true of every step between two positions is in `tests/engine/second_chance/steps.py`; the number of
turns (I22), I24 and I25 are about whole games. Tests hold all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from ...rules.invariants import Found, found_by, positions
from ...table.shapes import Problem
from . import card_checks as cards
from . import position_checks as position
from .table import SecondChanceTable

POSITION_CHECKS: tuple[Callable[[SecondChanceTable], Found], ...] = (
    position.ceps_are_conserved,
    position.payments_are_due_inside_the_supply,
    positions.price_is_on_the_scale,
    positions.market_is_refilled,
    position.market_is_small,
    position.tech_is_conserved,
    positions.regions_keep_their_limit,
    position.scientists_are_conserved,
    positions.scientists_stand_on_projects,
    position.project_tiles_are_conserved,
    position.spaces_agree_with_their_stage,
    positions.built_plants_are_counted,
    position.infrastructures_are_counted,
    position.markers_and_cubes_suffice,
    position.demand_is_filled_from_the_left,
    position.fossil_tiles_are_conserved,
    position.co2_follows_the_board,
    position.planet_is_lost_above_the_limit,
    position.team_has_points,
    position.verdict_comes_last,
    positions.expertise_fits_the_tracks,
    position.main_actions_are_counted,
    cards.lobbyists_are_conserved,
    cards.un_goals_are_conserved,
    cards.environmental_goals_are_shown,
    cards.environmental_goals_are_achieved,
    cards.inspectors_stand_at_tiles,
    positions.controllers_own_a_plant,
    positions.agendas_are_kept,
    position.cubes_stand_for_plants,
    position.opponent_has_few_cubes,
    positions.summits_have_a_place_for_each_topic,
    positions.full_summits_are_noted,
    position.summits_are_counted,
    cards.events_are_conserved,
    positions.nobody_owes,
    cards.personal_goals_are_dealt,
    cards.company_goals_are_dealt,
    cards.goals_are_chosen_in_the_opening,
    cards.solo_card_fits,
)


def problems(table: SecondChanceTable) -> list[Problem]:
    """Everything in a position that no game can lead to."""
    return found_by(POSITION_CHECKS, table)
