"""The named switches of the first edition: every place where the printed rulebooks disagree.

One field for each key of the profile matrix (specification, section 21). The default is the consensus
reading; `metadata` names the entry of the differences register and every value that can be played.
A rulebook profile is a set of values for these fields, and a save carries all of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...machine.switches import switch


@dataclass(frozen=True, slots=True)
class Switches:
    # components and setup
    discs_per_player: int = switch(0, 20, 15, settles="D-01 G-32")  # 0 = as many as needed
    un_goal_cards: int = switch(13, 12, settles="D-02")
    event_cards: int = switch(6, 7, settles="D-03")
    plant_sort: str = switch("tech", "cost", settles="D-05")
    auction_decade_1: str = switch("off", "on", settles="D-06")
    auction_decade_1_passed: str = switch("tile_stays", "tile_moves", settles="G-15")
    summit_spaces: int = switch(6, 5, 7, settles="D-07")
    goals_removed_1: tuple[int, ...] = switch((27, 30, 32, 33), (27, 30, 33), (27, 33), (), settles="D-08")
    goals_removed_2: tuple[int, ...] = switch((28, 30, 33), (), settles="D-08")
    goals_removed_3: tuple[int, ...] = switch((30,), (), settles="D-08")
    # supply phase
    region_order: str = switch("fixed_start", "start_player_chooses", settles="D-10 G-13")
    skip_full_region: str = switch("skip", "pay_anyway", settles="D-11 G-08")
    fossil_cep_source: str = switch("any_controlled", "this_region", settles="D-12")
    # mandatory actions
    biomass_install_money: int = switch(3, 1, settles="D-14")
    recycling_cep_source: str = switch("market", "bank", settles="D-15")
    money_grant_basis: str = switch("cep", "money", settles="D-16")
    own_scientist_after_install: str = switch("stays", "leaves", settles="D-17 G-25")
    plant_choice: str = switch("top", "any", settles="D-18")
    tech_needed_with_subsidy: str = switch("less_one", "full", settles="D-56")
    build_displacement: str = switch("last", "first", settles="D-19")
    # free actions, expertise, summits
    scientist_to_hand: str = switch("allowed", "forbidden", settles="D-20")
    end_turn_expertise: str = switch("must", "may", settles="D-21")
    summit_order: str = switch("active_last", "turn_order", settles="D-22")
    expertise_on_own_return: str = switch("no", "yes", settles="D-40")
    region_cep_source: str = switch("market", "bank", settles="D-41")
    region_cep_target: str = switch("choice", "indicated", settles="D-42")
    # market
    market_after_stop: str = switch("no_sale", "closed", settles="D-23 D-47")
    # cards
    lobby_0709_tech: int = switch(2, 1, settles="D-24")
    lobby_0709_effect: str = switch("fixed", "choose", settles="D-25")
    lobby_12_choice: str = switch("choose", "first", settles="D-26")
    lobby_25_26: str = switch("buy_sell", "sell_buy", settles="D-27")
    lobby_main_timing: str = switch("attach", "after", "with", settles="D-28")
    goal_30: str = switch("except_first", "every", settles="D-29")
    # region control
    control_expertise: str = switch("built", "agenda", settles="D-30")
    control_recount: str = switch("builder_or_controller", "all_players", settles="D-44")
    # end and variants
    six_decades_at: int = switch(5, 6, settles="D-31")
    end_income: str = switch("paid", "not_paid", settles="D-33")
    extreme_removes_gas: int = switch(6, 0, settles="D-34")
    solo_base: str = switch("two_player", "two_player_strict", "normal", settles="D-36 G-39")
    solo_slot: str = switch("choice", "first_free", settles="D-37")
    solo_next_start: str = switch("next_region", "same_region", settles="D-38")
    solo_end_level: str = switch("reaches", "exceeds", settles="D-39")
