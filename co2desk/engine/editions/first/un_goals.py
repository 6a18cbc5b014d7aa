"""UN goals (specification 13.2; rulebooks 2.2.3).

A free action in place of a lobby card: built plants of every energy shown, and one cube. Plants count
anywhere and are not used up. Settles D-49, D-50, G-36, G-37.
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
from ...table.ids import Player
from .table import FirstTable


class ScoreGoal(NeedsRule[FirstTable, ScoreUnGoal]):
    action = ScoreUnGoal
    rule = "un_goal"

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        return CARD_USED if table.used_card else self._tech_missing(table, frame.player)

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ScoreUnGoal]:
        """The cards whose energies the player has built: most others are out of reach."""
        first, cards = frame.player * table.setting.energies, table.setting.un_by_number
        plants = table.plants_built[first : first + table.setting.energies]
        if not any(plants):
            return ()
        built = set(compress(count(), plants))
        return [score_un_goal(card) for card in table.un_row if built.issuperset(cards[card].energies)]

    def refusals(self, table: FirstTable, frame: Frame, action: ScoreUnGoal) -> Iterator[Refusal]:
        if action.card not in table.un_row:
            yield refuse("un_goal_not_open", self.rule, card=action.card)
            return
        if (missing := self._tech_missing(table, frame.player)) is not None:
            yield missing
        energies = table.setting.un_by_number[action.card].energies
        for energy in dict.fromkeys(energies):
            needed, had = energies.count(energy), table.plants_of(frame.player, energy)
            if had < needed:
                yield refuse("plant_missing", self.rule, energy=energy, needed=needed, had=had)

    def _tech_missing(self, table: FirstTable, player: Player) -> Refusal | None:
        needed, had = table.setting.kit.un_goal_tech, table.tech[player]
        return refuse("not_enough_tech", self.rule, needed=needed, had=had) if had < needed else None

    def apply(self, table: FirstTable, frame: Frame, action: ScoreUnGoal, emit: Emit) -> None:
        player = frame.player
        table.begin_action()
        table.used_card = 1
        cost = table.setting.kit.un_goal_tech
        table.tech[player] -= cost
        table.tech_supply += cost
        emit(TechPaid(player, cost, 0))
        table.un_row = tuple(card for card in table.un_row if card != action.card)
        table.un_scored[player] += (action.card,)
        points = table.setting.un_by_number[action.card].vp
        emit(UnGoalScored(player, action.card, points))
        gain_points(table, player, points, "un_goal", emit)
