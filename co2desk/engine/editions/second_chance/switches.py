"""The open readings of Second Chance: where one rulebook text can be played in two ways (specification 22).

One field for each ruling whose other reading is playable too. The default is the recommended ruling.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...machine.switches import switch


@dataclass(frozen=True, slots=True)
class Switches:
    # setup
    competitive_gas: str = switch("removed", "kept", settles="A4")  # six gas tiles with three players
    seventh_event: str = switch("in_play", "left_out", settles="A71 A39")
    opponent_cubes: str = switch("continue", "restart", settles="A47")
    # actions
    money_subsidy_minimum: int = switch(0, 1, settles="A57")
    scientist_subsidy: str = switch("taken", "optional", settles="A12")
    infrastructure_order: str = switch("pay_first", "scientist_first", settles="A9")
    lobby_before: str = switch("all_effects", "build_money_only", settles="A16")
    # knowledge and control
    summit_points: str = switch("any_topic", "own_topic_first", settles="A13")
    competitive_bonuses: str = switch("shared", "own", settles="A14")
    control_rivals: str = switch("everybody", "controller", settles="A27")
    # payments and events
    penalty_price: str = switch("before", "after", settles="A20")
    supply_payment: str = switch("any_controlled", "this_region", settles="A64")
    supply_order: str = switch("after_all", "at_once", settles="A81")
    region_tech: str = switch("optional", "mandatory", settles="A42")
    second_event: str = switch("reaches", "exceeds", settles="A72")
    # goals
    goal_cep: str = switch("hand", "with_regions", settles="A32")
    inspector_skips: str = switch("achieved", "nothing", settles="A44")
    award_without_tech: str = switch("everybody", "nobody", settles="A53")
