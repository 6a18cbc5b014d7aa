"""The invariants of the game (specification 18), found all at once.

What is true of every step between two positions, such as I-17, is in `tests/engine/first/steps.py`; I-19,
I-21 and I-22 are about whole games and views. Tests hold all of them.
"""

from __future__ import annotations

from collections.abc import Callable

from ...rules.invariants import Found, found_by, positions
from ...table.shapes import Problem
from . import card_checks as cards
from . import position_checks as position
from .table import FirstTable

POSITION_CHECKS: tuple[Callable[[FirstTable], Found], ...] = (
    positions.ceps_are_conserved,
    positions.tech_is_conserved,
    positions.price_is_on_the_scale,
    positions.market_is_refilled,
    positions.regions_keep_their_limit,
    positions.scientists_are_conserved,
    positions.scientists_stand_on_projects,
    positions.summits_have_a_place_for_each_topic,
    positions.full_summits_are_noted,
    position.demand_is_filled_from_the_left,
    position.co2_follows_the_board,
    position.fossil_tiles_are_conserved,
    position.plant_tiles_are_conserved,
    positions.built_plants_are_counted,
    position.project_tiles_are_conserved,
    positions.agendas_are_kept,
    position.uncontrolled_regions_can_pay,
    positions.controllers_own_a_plant,
    position.regions_with_plants_are_controlled,
    position.regions_without_fossils_are_full,
    positions.nobody_owes,
    positions.expertise_fits_the_tracks,
    cards.lobby_cards_are_conserved,
    cards.un_goals_are_conserved,
    cards.company_goals_are_conserved,
    cards.events_are_conserved,
    position.no_more_fossils_than_visits,
)


def problems(table: FirstTable) -> list[Problem]:
    """Everything in a position that no game can lead to."""
    return found_by(POSITION_CHECKS, table)
