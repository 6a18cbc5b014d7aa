"""What is asked of the one who has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.editions.first.sequence import EDITION as FIRST
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.sequence import EDITIONS as SECOND_CHANCE
from co2desk.engine.editions.second_chance.setting import SOLO
from co2desk.engine.editions.second_chance.supply import steps_needed
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.edition import Edition
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.actions import EndTurn
from co2desk.engine.table.table import Table
from co2desk.text.cards import Cards
from co2desk.text.facts import Facts, bonus_in

# What a CEP is paid for, by what goes on after the payment. In the first edition the event follows the energy
# demand; in Second Chance a second event may follow the first.
PAID_FOR = {
    "first": {"install_rest": "install", "demand": "supply", "event": "supply", "appoint": "bid"},
    "second_chance": {
        "make_room": "install",
        "infrastructure_rest": "install",
        "build_rest": "build",
        "supply_payments": "supply",
        "event_loss": "event",
        "event": "event",
        "events_discarded": "event",
    },
}


class Decisions(Cards):
    def decision(self, frame: Frame, table: Table) -> str:
        """The instruction for a decision that the game waits for."""
        asked = ASKED.get(frame.kind)
        key, values = asked(self, frame, table) if asked else (frame.kind, {})
        return self.say("decisions", key, **values)

    def _ask_turn(self, frame: Frame, table: Table) -> Facts:
        free_left = not (table.used_scientist and table.used_market and table.used_card)
        if not table.mandatory_done:
            if may_end(table, frame):
                return "turn.stuck", {}
            return "turn" if free_left else "turn.main_only", {}
        if isinstance(table, SecondChanceTable) and table.setting.mode == SOLO and not table.second_action:
            return "turn.pollute", {}
        return "turn.free" if free_left else "turn.over", {}

    def _ask_research_grant(self, frame: Frame, table: Table) -> Facts:
        key = "research_grant" if table.pool_scientists[frame.player] else "research_grant.move"
        may_be_left = (
            isinstance(table, SecondChanceTable) and table.setting.switches.scientist_subsidy == "optional"
        )  # A12
        return f"{key}.optional" if may_be_left else key, {}

    def _ask_displaced(self, frame: Frame, table: Table) -> Facts:
        return "displaced", {"place": self.place(frame.data[0], table)}

    def _ask_project_expertise(self, frame: Frame, table: FirstTable) -> Facts:
        may = table.setting.switches.end_turn_expertise == "may"  # D-21
        return "project_expertise.may" if may else "project_expertise", {}

    def _ask_topics(self, frame: Frame, table: Table) -> Facts:
        return frame.kind, {"energies": self.energy_names(frame.data)}

    def _ask_income_split(self, frame: Frame, table: Table) -> Facts:
        return "income_split", {"amount": frame.data[0]}

    def _ask_pay_cep(self, frame: Frame, table: Table) -> Facts:
        reason = paid_for(table)
        return f"pay_cep.{reason}" if reason else "pay_cep", {}

    def _ask_forced_purchase(self, frame: Frame, table: Table) -> Facts:
        return "forced_purchase", {
            "price": table.price,
            "vp": max(0, table.price - table.money[frame.player]),
        }

    def _ask_bid(self, frame: Frame, table: Table) -> Facts:
        highest, leader, _ = frame.data
        if leader < 0:
            return "bid", {}
        return "bid.raise", {"amount": highest, "player": self.player_name(leader)}

    def _ask_bid_payment(self, frame: Frame, table: FirstTable) -> Facts:
        tech = table.setting.kit.auction_tech_value
        return "bid_payment", {"amount": frame.data[0], "tech": tech, "price": table.price}

    def _ask_draft(self, frame: Frame, table: Table) -> Facts:
        """Several cards of one packet are kept one after the other."""
        owed = sum(open_.kind == "draft" and open_.player == frame.player for open_ in table.stack)
        cards = len(table.packets[frame.player])
        return ("draft.several", {"packet": cards, "keep": owed}) if owed > 1 else ("draft", {"cards": cards})

    def _ask_start_space(self, frame: Frame, table: Table) -> Facts:
        energy, region = frame.data
        return "start_space", {**self.named(energy), "region": self.region_name(region)}

    def _ask_owed_action(self, frame: Frame, table: Table) -> Facts:
        card = table.setting.lobby_by_number[frame.data[0]]
        return "owed_action", {"card": self.card("lobby", card.number), "trigger": self.trigger(card)}

    def _ask_bonus(self, frame: Frame, table: SecondChanceTable) -> Facts:
        bonus = bonus_in(frame)
        if frame.kind == "bonus_received":
            return frame.kind, {"bonus": self.bonus(bonus)}
        key, values = self._origin(frame.player, bonus.kind, table)
        return ("bonus" if table.setting.shared_bonuses else "bonus.own") + key, {
            **values,
            "bonus": self.bonus(bonus),
        }

    def _ask_track_bonus(self, frame: Frame, table: Table) -> Facts:
        if frame.kind == "bonus_any" and isinstance(table, SecondChanceTable):
            return frame.kind, {}  # a new scientist brings it, too
        key, values = self._origin(frame.player, frame.kind.removeprefix("bonus_"), table)
        return frame.kind + key, values

    def _origin(self, player: int, kind: str, table: Table) -> Facts:
        """The track that a bonus comes from, if only one space on which the player stands gives it."""
        spaces = [
            (energy, level)
            for energy, track in enumerate(table.setting.base.tracks)
            if (level := table.level(player, energy))
            and (bonus := track.bonus[level - 1]) is not None
            and bonus.kind == kind
        ]
        if len(spaces) != 1:
            return "", {}
        ((energy, level),) = spaces
        return ".from", {**self.named(energy), "level": level}

    def _ask_reduction(self, frame: Frame, table: SecondChanceTable) -> Facts:
        kit, needed = table.setting.kit, steps_needed(table)
        return ("reduction.needed" if needed else "reduction"), {
            "co2": table.co2,
            "ppm": kit.reduction_step,
            "vp": kit.decade_prices[table.decade - 1],
            "needed": needed,
        }

    def _ask_keep_goal(self, frame: Frame, table: SecondChanceTable) -> Facts:
        return "keep_goal.company" if table.setting.rivals else "keep_goal.personal", {"due": frame.data[0]}


def paid_for(table: Table) -> str | None:
    """What a CEP is due for; where several are, the first thing below them tells it."""
    below = next((other.kind for other in reversed(table.stack) if other.kind != "pay_cep"), "")
    return PAID_FOR[table.setting.base.edition].get(below)


def may_end(table: Table, frame: Frame) -> bool:
    """Can the turn be ended? Before the main action only if none is possible (G-04, A11)."""
    edition: Edition[Any] = FIRST
    if isinstance(table, SecondChanceTable):
        edition = SECOND_CHANCE[table.setting.mode]
    return edition.rule_for["turn", EndTurn].closed(table, frame) is None


ASKED: dict[str, Callable[[Decisions, Frame, Any], Facts]] = {
    "turn": Decisions._ask_turn,
    "research_grant": Decisions._ask_research_grant,
    "displaced": Decisions._ask_displaced,
    "project_expertise": Decisions._ask_project_expertise,
    "summit_points": Decisions._ask_topics,
    "summit_extra": Decisions._ask_topics,
    "income_split": Decisions._ask_income_split,
    "pay_cep": Decisions._ask_pay_cep,
    "forced_purchase": Decisions._ask_forced_purchase,
    "bid": Decisions._ask_bid,
    "bid_payment": Decisions._ask_bid_payment,
    "draft": Decisions._ask_draft,
    "start_space": Decisions._ask_start_space,
    "owed_action": Decisions._ask_owed_action,
    "bonus": Decisions._ask_bonus,
    "bonus_any": Decisions._ask_track_bonus,
    "bonus_region_cep": Decisions._ask_track_bonus,
    "bonus_received": Decisions._ask_bonus,
    "reduction": Decisions._ask_reduction,
    "keep_goal": Decisions._ask_keep_goal,
}
