"""UN goals (specification 8.C).

Own infrastructures under built plants, whoever built them, as many of each type as the card shows, and its
cost in tech. Nothing but the tech is used up. Settles A25.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, count

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, NeedsRule
from ...rules.goods import gain_points
from ...rules.turns import CARD_USED
from ...table.actions import ScoreUnGoal, score_un_goal
from ...table.events import TechPaid, UnGoalScored
from .table import SecondChanceTable


class ClaimGoal(NeedsRule[SecondChanceTable, ScoreUnGoal]):
    """The points come at once, or at the end of the game where players compete."""

    action = ScoreUnGoal
    rule = "un_goal"

    def __init__(self, points_at_once: bool) -> None:
        self.points_at_once = points_at_once

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        return CARD_USED if table.used_card else None

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[ScoreUnGoal]:
        """The cards whose types the player supports: most others are out of reach."""
        first, cards = frame.player * table.setting.energies, table.setting.un_by_number
        supporting = table.supporting[first : first + table.setting.energies]
        if not any(supporting):
            return ()
        supported = set(compress(count(), supporting))
        return [score_un_goal(card) for card in table.un_row if supported.issuperset(cards[card].energies)]

    def refusals(self, table: SecondChanceTable, frame: Frame, action: ScoreUnGoal) -> Iterator[Refusal]:
        if action.card not in table.un_row:
            yield refuse("un_goal_not_open", self.rule, card=action.card)
            return
        card = table.setting.un_by_number[action.card]
        first = frame.player * table.setting.energies
        for energy in dict.fromkeys(card.energies):
            needed, had = card.energies.count(energy), table.supporting[first + energy]
            if had < needed:
                yield refuse("infrastructure_missing", self.rule, energy=energy, needed=needed, had=had)
        if table.tech[frame.player] < card.tech:
            yield refuse("not_enough_tech", self.rule, needed=card.tech, had=table.tech[frame.player])

    def apply(self, table: SecondChanceTable, frame: Frame, action: ScoreUnGoal, emit: Emit) -> None:
        player = frame.player
        table.begin_action()
        table.used_card = 1
        cost = table.setting.un_by_number[action.card].tech
        table.tech[player] -= cost
        table.tech_supply += cost
        emit(TechPaid(player, cost, 0))
        table.un_row = tuple(card for card in table.un_row if card != action.card)
        table.un_claimed[player] += (action.card,)
        points = table.setting.kit.un_vp if self.points_at_once else 0
        emit(UnGoalScored(player, action.card, points))
        gain_points(table, player, points, "un_goal", emit)
