"""What a game of computer players went through: by this the values of the components are calibrated
(packaging/calibration.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import Build, BuildPlant

BUILDING = (Build, BuildPlant)
GOODS = {
    "not_enough_tech": "tech",
    "not_enough_money": "money",
    "not_enough_money_and_fee": "money",
    "not_enough_cep": "cep",
}


class Course:
    """Looks at the table before every decision."""

    def __init__(self) -> None:
        self.levels: list[int] = []  # the CO2 level at the first turn of each decade
        self.points: list[int] = []  # those of the leader at that time
        self.lacking: Counter[str] = Counter()  # what stood against plants when a turn began
        self._turn = (0, 0, 0)

    def look(self, game: Game[Any]) -> None:
        table = game.table
        turn = (table.decade, table.round, table.active)
        if game.decision.kind != "turn" or turn == self._turn:
            return
        self._turn = turn
        if len(self.points) < table.decade:
            self.levels.append(table.co2)
            self.points.append(max(table.vp))
        self.lacking.update(goods_lacking(game))

    def document(self) -> dict[str, Any]:
        return {
            "levels": self.levels,
            "points": self.points,
            "lacking": dict(sorted(self.lacking.items())),
        }


def goods_lacking(game: Game[Any]) -> list[str]:
    """For each installed project that the player on turn knows enough for, but cannot build on: the goods."""
    table, frame = game.table, game.decision
    found: list[str] = []
    for rule in game.edition.decisions[frame.kind]:
        if rule.action in BUILDING and rule.closed(table, frame) is None:
            fewest: dict[int, set[str]] = {}
            for action in rule.candidates(table, frame):
                lacks = {refusal.code for refusal in rule.refusals(table, frame, action)}
                if len(lacks) < len(fewest.setdefault(action.space, lacks)):
                    fewest[action.space] = lacks
            for lacks in fewest.values():
                found += sorted({GOODS[code] for code in lacks if code in GOODS})
    return found
