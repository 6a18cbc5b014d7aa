"""How far the solo card is, and whether it can still be met (specification 17.4; A29, A49, A79).

"Cannot be met" is only said when nothing can help any more: one plant can be built in a turn, one plant
achieves at most two goals for plants (one for its region, one for its energy), and nothing but a turn or a
summit moves a disc, holds a summit or puts a CEP into a region.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.main_actions import BUILD
from co2desk.engine.editions.second_chance.personal_goals import solo_goal_met, solo_progress
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import Player
from co2desk.engine.table.kit import SoloCard
from co2desk.forecast.second_chance.records import SoloTask

NO_LOBBYIST, PERSONAL = "no_lobbyist_in_decade", "all_personal_goals"
# The most that one turn can add to what a card counts.
IN_ONE_TURN = {
    "plants_built": 1,
    "plant_in_every_region": 1,
    "replaced_fossil": 1,
    "plant_goals_by_decade": 2,
}
# What only a summit can still bring after the last turn.
BY_SUMMITS = frozenset({"tracks_finished", "region_cep", "every_summit_size"})


def solo_task(table: SecondChanceTable, seat: Player) -> SoloTask | None:
    """The card as a seat may know it: an onlooker does not know the personal goals one card asks for."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is None:
        return None
    secret = card.kind == PERSONAL and seat < 0
    have, needed = solo_progress(table) or (None, 0)
    return SoloTask(
        card=card.number,
        have=None if secret else have,
        needed=needed,
        deadline=deadline(table, card),
        bound=bool(card.decade),
        met=None if secret else solo_goal_met(table),
        lost=is_lost(table, turns_left(table, card), table.active < 0),
    )


def deadline(table: SecondChanceTable, card: SoloCard) -> int:
    return card.decade or table.setting.decades


def turns_left(table: SecondChanceTable, card: SoloCard) -> int:
    """Turns until the deadline in which a plant can still be built, the present one included."""
    if deadline(table, card) < table.decade:
        return 0
    paying = any(frame.kind == "build_rest" for frame in table.stack)  # the plant does not stand yet
    may_build = table.active >= 0 and not table.mandatory_done & BUILD and table.second_action < 2
    return turns_after_this(table, card) + (paying or may_build)


def turns_after_this(table: SecondChanceTable, card: SoloCard) -> int:
    """Turns until the deadline when the present one is over."""
    setting, last = table.setting, deadline(table, card)
    before = any(frame.kind == "decade" for frame in table.stack)  # the first turn has not begun
    now = setting.rounds(table.decade) - (0 if before else table.round)
    return max(0, now + sum(setting.rounds(decade) for decade in range(table.decade + 1, last + 1)))


def is_lost(table: SecondChanceTable, turns: int, idle: bool) -> bool:
    """Whether the card cannot be met any more with so many turns to come. `idle`: apart from these turns
    nobody acts, and no summit waits to be held."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is None:
        return False
    if not table.solo_kept:
        return True
    decided = bool(card.decade) and table.decade > card.decade  # in time
    if decided or solo_goal_met(table):
        return False
    if card.kind == NO_LOBBYIST:
        return True
    if card.kind in IN_ONE_TURN:
        have, needed = solo_progress(table) or (0, 0)
        return needed - have > turns * IN_ONE_TURN[card.kind]
    return card.kind in BY_SUMMITS and not turns and idle


def lost_with_this_turn(table: SecondChanceTable) -> bool:
    """Whether ending the present turn makes a card impossible that could still be met."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is None or is_lost(table, turns_left(table, card), table.active < 0):
        return False
    return is_lost(table, turns_after_this(table, card), not table.summits_full)
