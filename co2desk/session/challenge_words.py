"""The fixed numbers of challenge codes. Codes are sent around and kept: a number never changes its meaning.

New words go to the end; a name that is not here is spelled out in the code, which only makes it longer.
"""

from __future__ import annotations

EDITIONS = {1: "first", 2: "second_chance"}

# Pieces of JSON: the frame, rulebooks, variants, readings of the first edition, readings of Second Chance.
WORDS = tuple(
    """
    {"v":{ {"s":{ {"b": {"l": ,"l":true ,"s":{ ,"v":{ }} },"v":{ "consensus" "pl" "fr" "ru" "zh"
    "auction":true "draft":true "inspectors":true
    "preset":"beginner" "preset":"normal" "preset":"expert" "preset":"extreme"
    "mode":"cooperative" "mode":"competitive" "mode":"solo"
    "difficulty":"hard" "difficulty":"normal" "difficulty":"easy" "solo_card": "solo_card":-1
    "home":"north_america" "home":"south_america" "home":"europe" "home":"africa" "home":"asia"
    "home":"oceania"
    "discs_per_player":20 "discs_per_player":15 "un_goal_cards":12 "event_cards":7 "plant_sort":"cost"
    "auction_decade_1":"on" "summit_spaces":5 "summit_spaces":7 "goals_removed_1":[27,30,33]
    "goals_removed_1":[27,33] "goals_removed_1":[] "goals_removed_2":[] "goals_removed_3":[]
    "region_order":"start_player_chooses" "skip_full_region":"pay_anyway" "fossil_cep_source":"this_region"
    "biomass_install_money":1 "recycling_cep_source":"bank" "money_grant_basis":"money"
    "own_scientist_after_install":"leaves" "plant_choice":"any" "tech_needed_with_subsidy":"full"
    "build_displacement":"first" "scientist_to_hand":"forbidden" "end_turn_expertise":"may"
    "summit_order":"turn_order" "expertise_on_own_return":"yes" "region_cep_source":"bank"
    "region_cep_target":"indicated" "market_after_stop":"closed" "lobby_0709_tech":1
    "lobby_0709_effect":"choose" "lobby_12_choice":"first" "lobby_25_26":"sell_buy"
    "lobby_main_timing":"after" "lobby_main_timing":"with" "goal_30":"every" "control_expertise":"agenda"
    "control_recount":"all_players" "six_decades_at":6 "end_income":"not_paid" "extreme_removes_gas":0
    "solo_base":"two_player_strict" "solo_base":"normal" "solo_slot":"first_free"
    "solo_next_start":"same_region" "solo_end_level":"exceeds"
    "competitive_gas":"kept" "seventh_event":"left_out" "opponent_cubes":"restart"
    "money_subsidy_minimum":1 "infrastructure_order":"scientist_first" "lobby_before":"build_money_only"
    "summit_points":"own_topic_first" "competitive_bonuses":"shared" "control_rivals":"controller"
    "penalty_price":"after" "supply_payment":"this_region" "supply_order":"at_once"
    "region_tech":"mandatory" "second_event":"exceeds" "goal_cep":"with_regions"
    "inspector_skips":"nothing" "auction":false "draft":false "inspectors":false "preset":""
    "auction_decade_1_passed":"tile_moves" "competitive_bonuses":"own" "scientist_subsidy":"optional"
    "award_without_tech":"nobody"
    """.split()  # noqa: SIM905 - a column of a hundred quoted quotes reads worse
)
