"""The places of CO₂: Second Chance and what lies on each, as the seat in view may know it.

What the modes differ in is said by the setting: rivals have events, company goals and points of their own, a
team has environmental goals and personal goals, who plays alone has an opponent's cubes and perhaps a card.
"""

from __future__ import annotations

from functools import cache, partial

from co2desk.engine.editions.second_chance.goals import INSPECTED, group_start
from co2desk.engine.editions.second_chance.observe import face_up
from co2desk.engine.editions.second_chance.personal_goals import progress, solo_progress
from co2desk.engine.editions.second_chance.phases import decades_supplied, step_of, steps_of
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import Card, Energy, Player, Region, Space
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.editions.second_chance.views import (
    CompanyView,
    CubesView,
    EnvironmentalGoalView,
    GoalGroupView,
    LobbyistView,
    MarkersView,
    PhaseView,
    ProgressView,
    SecondSlotView,
    SecondSpaceView,
    SoloStateView,
    UnGoalsView,
)
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
    next_event,
    own_card,
    own_goal,
    player_view,
    score,
    un_goal,
)
from co2desk.ui.models.views import ClockView

SecondPlace = Place[SecondChanceTable]
# Equal views are one object: the model sees at once that nothing has changed.
slot_view, space_view = cache(SecondSlotView), cache(SecondSpaceView)


def second_places(setting: SecondChanceSetting) -> SecondPlace:
    """Every place of a game; the tree stays as it is while the game lasts."""
    board: SecondPlace = root()
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


def goals_held(setting: SecondChanceSetting) -> int:
    """How many personal goals a player can have: alone, one card asks for all that were dealt (A50)."""
    kit = setting.kit
    return kit.solo_goals_dealt if setting.opponent else kit.personal_goals_dealt


def un_goals_shown(setting: SecondChanceSetting) -> int:
    kit = setting.kit
    return sum(kit.un_display_competitive if setting.rivals else kit.un_display[setting.players])


def cards_in_play(table: SecondChanceTable) -> list[Card]:
    """The lobbyist cards on the table, by number."""
    return [card for card, in_play in enumerate(table.card_in_play) if in_play]


# --- what lies on a place: the numbers of the place, then the table and the seat in view -------------------


def _slot(region: Region, slot: int, table: SecondChanceTable, seat: Player) -> SecondSlotView:
    plant = table.demand[region][slot]
    decade = table.decade
    paid = slot == decade - 1 and type(plant) is FossilPlant and bool(table.fossil_cep[region])
    # No other slot can be the next one, and asking takes its time.
    is_next = decade - 1 <= slot <= decade and slot == decades_supplied(table)
    return slot_view(plant, is_next, paid)


def _space(space: Space, table: SecondChanceTable, seat: Player) -> SecondSpaceView:
    return space_view(
        table.space_energy[space],
        table.space_stage[space],
        table.space_scientist[space],
        table.space_level[space],
        table.space_host[space],
    )


def _cubes(region: Region, table: SecondChanceTable, seat: Player) -> tuple[CubesView, ...]:
    """For each energy of the agenda."""
    setting = table.setting
    return tuple(
        CubesView(
            tuple(player for player in range(setting.players) if table.has_cube(region, energy, player)),
            table.rival_cubes[region * setting.energies + energy],
        )
        for energy in table.agenda[region]
    )


def _environmental_goal(
    group: int, number: int, table: SecondChanceTable, seat: Player
) -> EnvironmentalGoalView | None:
    shown = table.env_tiles[group]
    if number >= len(shown):
        return None
    done = bool(table.env_done[group_start(table, group) + number])
    inspector = INSPECTED.index(group) if group in INSPECTED and table.setting.inspectors else NOBODY
    here = inspector >= 0 and table.inspector_at[inspector] == number
    tile = table.setting.kit.environmental[group][shown[number]]
    return EnvironmentalGoalView(tile, done, inspector if here else NOBODY)


def _goal_group(group: int, table: SecondChanceTable, seat: Player) -> GoalGroupView:
    first, shown = group_start(table, group), len(table.env_tiles[group])
    return GoalGroupView(sum(table.env_done[first : first + shown]), shown)


def _lobbyist(number: int, table: SecondChanceTable, seat: Player) -> LobbyistView | None:
    if number >= sum(table.card_in_play):
        return None
    card = cards_in_play(table)[number]
    return LobbyistView(card, table.card_visitor[card])


def public(player: Player, table: SecondChanceTable, seat: Player) -> CompanyView:
    """What lies open in front of a player."""
    personal = table.personal[player]
    return CompanyView(
        player_view(player, table.un_claimed[player], table, seat),
        infrastructures=sum(table.infrastructures_of(player)),
        personal_goals=len(personal),
        open_goals=personal if table.ending else tuple(face_up(table, player)),
    )


def _markers(table: SecondChanceTable, seat: Player) -> MarkersView | None:
    """Infrastructure markers and control cubes that the player in view has left (A29, A49)."""
    if seat == NOBODY:
        return None
    kit = table.setting.kit
    return MarkersView(
        max(0, kit.infrastructure_markers - sum(table.infrastructures_of(seat))),
        max(0, kit.control_cubes - table.plants_total(seat)),
    )


def _progress(number: int, table: SecondChanceTable, seat: Player) -> ProgressView | None:
    """What the player in view has of what a personal goal asks for, and how much that is."""
    card = own_card(_personal, number, table, seat)
    return ProgressView(*progress(table, seat, card)) if card else None


def _personal(table: SecondChanceTable) -> list[tuple[Card, ...]]:
    return table.personal


def _solo_state(table: SecondChanceTable, seat: Player) -> SoloStateView:
    """How far the card is may be told by secret goals."""
    counted = solo_progress(table) if seat > NOBODY else None
    return SoloStateView(bool(table.solo_kept), ProgressView(*counted) if counted else None)


# --- the tree -----------------------------------------------------------------------------------------------


def _time(board: SecondPlace) -> None:
    board.add(at.CO2, lambda t, s: t.co2)
    board.add(at.PHASE, lambda t, s: PhaseView("over" if t.ending else step_of(t), steps_of(t.setting)))
    board.add(at.DECADE, lambda t, s: ClockView(t.decade, t.setting.decades))
    board.add(at.ROUND, lambda t, s: ClockView(t.round, t.setting.rounds(t.decade)))
    board.add(at.SCORE, score)


def _supplies(board: SecondPlace, setting: SecondChanceSetting) -> None:
    stacks = board.add(at.STACKS, nothing)
    for energy in range(setting.energies):
        _stacks(stacks, energy)
    most = un_goals_shown(setting)
    goals = board.add(at.UN_GOALS, lambda t, s: UnGoalsView(most - len(t.un_row), most))
    for number in range(most):
        goals.add(at.un_goal(number), partial(un_goal, number))
    lobbyists = board.add(at.LOBBYISTS, lambda t, s: len(cards_in_play(t)))
    for number in range(setting.players * setting.kit.lobby_hand):
        lobbyists.add(at.lobbyist(number), partial(_lobbyist, number))


def _stacks(stacks: SecondPlace, energy: Energy) -> None:
    """What plants of each level cost, which stays the same, and the project tiles."""
    stacks.add(at.price(energy), lambda t, s: t.setting.kit.plants[energy])
    stacks.add(at.projects(energy), lambda t, s: t.project_stack[energy])


def _events(board: SecondPlace) -> None:
    board.add(at.EVENT, lambda t, s: t.event)
    board.add(at.NEXT_EVENT, next_event)


def _environmental_goals(board: SecondPlace, setting: SecondChanceSetting) -> None:
    goal = 0
    for group, shown in enumerate(setting.kit.environmental_shown):
        place = board.add(at.goal_group(group), partial(_goal_group, group))
        for number in range(shown):
            place.add(at.environmental_goal(goal), partial(_environmental_goal, group, number))
            goal += 1


def _company_goal(seat: SecondPlace) -> None:
    seat.add(at.COMPANY_GOAL, own_goal)


def _personal_goals(seat: SecondPlace, setting: SecondChanceSetting) -> None:
    for number in range(goals_held(setting)):
        goal = seat.add(at.personal_goal(number), partial(own_card, _personal, number))
        goal.add(at.progress(number), partial(_progress, number))
    if setting.opponent:
        card = seat.add(at.SOLO_CARD, lambda t, s: t.solo_card)
        card.add(at.SOLO_STATE, _solo_state)
