"""The places of CO₂: Second Chance and what lies on each, as the seat in view may know it.

What the modes differ in is said by the setting: rivals have events, company goals and points of their own, a
team has environmental goals and personal goals, who plays alone has an opponent's cubes and perhaps a card.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from co2desk.engine.editions.second_chance.goals import INSPECTED, group_start
from co2desk.engine.editions.second_chance.observe import face_up
from co2desk.engine.editions.second_chance.personal_goals import progress, solo_progress
from co2desk.engine.editions.second_chance.phases import decades_supplied, step_of, steps_of
from co2desk.engine.table.kit import EnvironmentalTile, PlantLevel
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.models import places as at
from co2desk.ui.models.place_tree import Place, nothing, root
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.shared_places import (
    add_market,
    add_players,
    add_regions,
    add_seat,
    add_summits,
    add_tracks,
    entry,
    goods,
    next_event,
    own,
    own_card,
    un_goal,
)


def second_places(setting: Any) -> Place:
    """Every place of a game; the tree stays as it is while the game lasts."""
    board = root()
    _time(board)
    for region, place in enumerate(add_regions(board, setting, _slot, _space)):
        place.add(at.cubes(region), partial(_cubes, region))
    add_summits(board, setting)
    add_market(board)
    _supplies(board, setting)
    add_tracks(board, setting)
    _events(board) if setting.rivals else _environmental_goals(board, setting)
    add_players(board, setting, public)
    seat = add_seat(board, setting)
    seat.add(at.MARKERS, _markers)
    _company_goal(seat) if setting.rivals else _personal_goals(seat, setting)
    return board


def goals_held(setting: Any) -> int:
    """How many personal goals a player can have: alone, one card asks for all that were dealt (A50)."""
    kit = setting.kit
    most: int = kit.solo_goals_dealt if setting.opponent else kit.personal_goals_dealt
    return most


def un_goals_shown(setting: Any) -> int:
    kit = setting.kit
    shown: tuple[int, int] = kit.un_display_competitive if setting.rivals else kit.un_display[setting.players]
    return sum(shown)


def cards_in_play(table: Any) -> list[int]:
    """The lobbyist cards on the table, by number."""
    return [card for card, in_play in enumerate(table.card_in_play) if in_play]


# --- what lies on a place: the numbers of the place, then the table and the seat in view -------------------


def _slot(region: int, slot: int, table: Any, seat: int) -> tuple[Any, bool, bool]:
    """The plant, whether the next energy supply looks at this slot, and whether a CEP lies on the plant."""
    plant = table.demand[region][slot]
    paid = type(plant) is FossilPlant and slot == table.decade - 1 and bool(table.fossil_cep[region])
    return plant, slot == decades_supplied(table), paid


def _space(space: int, table: Any, seat: int) -> tuple[int, int, int, int, int]:
    return (
        table.space_energy[space],
        table.space_stage[space],
        table.space_scientist[space],
        table.space_level[space],
        table.space_host[space],
    )


def _cubes(region: int, table: Any, seat: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each energy of the agenda the players with a cube there, and the opponent's cubes."""
    setting = table.setting
    return tuple(
        (
            tuple(player for player in range(setting.players) if table.has_cube(region, energy, player)),
            table.rival_cubes[region * setting.energies + energy],
        )
        for energy in table.agenda[region]
    )


def _price(energy: int, table: Any, seat: int) -> tuple[PlantLevel, ...]:
    """What a plant of each level costs: printed, and the same all the time."""
    levels: tuple[PlantLevel, ...] = table.setting.kit.plants[energy]
    return levels


def _environmental_goal(
    group: int, number: int, table: Any, seat: int
) -> tuple[EnvironmentalTile, bool, int] | None:
    """The tile, whether it has been achieved, and the inspector who stands at it."""
    shown = table.env_tiles[group]
    if number >= len(shown):
        return None
    done = bool(table.env_done[group_start(table, group) + number])
    inspector = INSPECTED.index(group) if group in INSPECTED and table.setting.inspectors else NOBODY
    here = inspector >= 0 and table.inspector_at[inspector] == number
    return table.setting.kit.environmental[group][shown[number]], done, inspector if here else NOBODY


def _achieved(group: int, table: Any, seat: int) -> tuple[int, int]:
    """How many tiles of a group have been achieved, of how many."""
    first, shown = group_start(table, group), len(table.env_tiles[group])
    return sum(table.env_done[first : first + shown]), shown


def _played(number: int, table: Any, seat: int) -> tuple[int, int] | None:
    """A lobbyist card in play, and whose scientist has visited it."""
    cards = cards_in_play(table)
    return (cards[number], table.card_visitor[cards[number]]) if number < len(cards) else None


def public(player: int, table: Any, seat: int) -> tuple[Any, ...]:
    """What lies open in front of a player; last the infrastructures, how many personal goals there are, and
    those that everybody may see (19)."""
    personal = table.personal[player]
    shown = personal if table.ending else tuple(face_up(table, player))
    infrastructures = sum(table.infrastructures_of(player))
    return (*goods(player, table.un_claimed[player], table), infrastructures, len(personal), shown)


def _markers(table: Any, seat: int) -> tuple[int, int] | None:
    """Infrastructure markers and control cubes that the player in view has left (A29, A49)."""
    if seat == NOBODY:
        return None
    kit = table.setting.kit
    used = sum(table.infrastructures_of(seat)), table.plants_total(seat)
    return max(0, kit.infrastructure_markers - used[0]), max(0, kit.control_cubes - used[1])


def _progress(number: int, table: Any, seat: int) -> tuple[int, int] | None:
    """What the player in view has of what a personal goal asks for, and how much that is."""
    card = own_card("personal", number, table, seat)
    return progress(table, seat, card) if card else None


def _solo_state(table: Any, seat: int) -> tuple[bool, tuple[int, int] | None]:
    """Whether the solo card can still be met, and how far it is: that may be told by secret goals."""
    return bool(table.solo_kept), solo_progress(table) if seat > NOBODY else None


# --- the tree -----------------------------------------------------------------------------------------------


def _time(board: Place) -> None:
    board.add(at.CO2, lambda t, s: t.co2)
    board.add(at.PHASE, lambda t, s: ("over" if t.ending else step_of(t), steps_of(t.setting)))
    board.add(at.DECADE, lambda t, s: (t.decade, t.setting.decades))
    board.add(at.ROUND, lambda t, s: (t.round, t.setting.rounds(t.decade)))
    board.add(at.SCORE, lambda t, s: tuple(t.vp))


def _supplies(board: Place, setting: Any) -> None:
    stacks = board.add(at.STACKS, nothing)
    for energy in range(setting.energies):
        stacks.add(at.price(energy), partial(_price, energy))
        stacks.add(at.projects(energy), partial(entry, "project_stack", energy))
    most = un_goals_shown(setting)
    goals = board.add(at.UN_GOALS, lambda t, s: (most - len(t.un_row), most))
    for slot in range(most):
        goals.add(at.un_goal(slot), partial(un_goal, slot))
    lobbyists = board.add(at.LOBBYISTS, lambda t, s: len(cards_in_play(t)))
    for number in range(setting.players * setting.kit.lobby_hand):
        lobbyists.add(at.lobbyist(number), partial(_played, number))


def _events(board: Place) -> None:
    board.add(at.EVENT, lambda t, s: t.event)
    board.add(at.NEXT_EVENT, next_event)


def _environmental_goals(board: Place, setting: Any) -> None:
    goal = 0
    for group, shown in enumerate(setting.kit.environmental_shown):
        place = board.add(at.goal_group(group), partial(_achieved, group))
        for number in range(shown):
            place.add(at.environmental_goal(goal), partial(_environmental_goal, group, number))
            goal += 1


def _company_goal(seat: Place) -> None:
    seat.add(at.COMPANY_GOAL, partial(own, "goal", 0))


def _personal_goals(seat: Place, setting: Any) -> None:
    for number in range(goals_held(setting)):
        goal = seat.add(at.personal_goal(number), partial(own_card, "personal", number))
        goal.add(at.progress(number), partial(_progress, number))
    if setting.opponent:
        card = seat.add(at.SOLO_CARD, lambda t, s: t.solo_card)
        card.add(at.SOLO_STATE, _solo_state)
