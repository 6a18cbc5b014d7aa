"""What a lesson says at a step, with the values of the position, and tips."""

from __future__ import annotations

from typing import Any

from co2desk.engine.table.ids import Player
from co2desk.engine.table.kit import FirstKit
from co2desk.engine.table.table import Table
from co2desk.text.words import Filling, Words

TASK = ".do"


class Lessons(Words):
    def lesson(self, code: str, table: Table, seat: Player, limits: tuple[int, int]) -> str:
        """The text of a step. `limits` are the levels at which disasters begin and the planet is lost."""
        return self.say("lessons", code, **self._facts(table, seat, limits))

    def lesson_task(self, code: str, table: Table, seat: Player, limits: tuple[int, int]) -> str:
        """What the learner is asked to do; "" if there is nothing to do."""
        return self.lesson(code + TASK, table, seat, limits) if self.has("lessons", code + TASK) else ""

    def tip(self, code: str, danger: int) -> str:
        """What is told the first time that something happens; disasters begin at `danger` ppm."""
        return self.say("tips", code, danger=danger)

    def _facts(self, table: Table, seat: Player, limits: tuple[int, int]) -> dict[str, Filling]:
        danger, loss = limits
        others = [name for number, name in enumerate(self.names) if number != seat]
        kit: Any = self.kit  # some values are those of one edition
        values: dict[str, Filling] = {kind.name: kind.ppm for kind in kit.fossils}
        if isinstance(kit, FirstKit):
            values["green"] = kit.green_regions_to_end
        return values | {
            "ppm": table.co2,
            "danger": danger,
            "loss": loss,
            "most": loss - 1,  # the highest level that is safe
            "rounds": kit.rounds[table.setting.players],
            "price": table.price,
            "money": table.money[seat],
            "cep": table.cep[seat],
            "tech": table.tech[seat],
            "points": table.vp[table.setting.account[seat]],
            "other": others[0] if others else "",
        }
