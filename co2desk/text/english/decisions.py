"""What a player is asked. Keys are kinds of decisions, some with a case behind a dot.

`{card}` is a card by its name (see CARDS_BY_NAME), `{trigger}` its action (CARD_TRIGGERS).
"""

from __future__ import annotations

DECISIONS = {
    "turn": "Your turn: take your main action. Free actions are possible before and after it.",
    "turn.main_only": "Your turn: take your main action.",
    "turn.stuck": "No main action is possible: use free actions, or end your turn.",
    "turn.free": "You may still use free actions, or end your turn.",
    "turn.over": "There is nothing left to do: end your turn.",
    "research_grant": "Research grant: recruit a scientist, move one, or decline.",
    "research_grant.move": "Research grant: move a scientist, or decline.",
    "granted_move": "You may move one of your scientists.",
    "displaced": (
        "Your scientist must leave {place}: back to your supply with 1 point of expertise, or on to a summit?"
    ),
    "bonus_any": "Bonus of a track: choose the energy in which you gain 1 point of expertise.",
    "bonus_any.from": (
        "Bonus ({track}, level {level}): choose the energy in which you gain 1 point of expertise."
    ),
    "bonus_region_cep": "Bonus of a track: choose the region that receives a CEP.",
    "bonus_region_cep.from": "Bonus ({track}, level {level}): choose the region that receives a CEP.",
    "project_expertise": "End of your turn: choose the project that gives you 1 point of expertise.",
    "project_expertise.may": (
        "End of your turn: choose the project that gives you 1 point of expertise, or decline."
    ),
    "summit_points": "The summit is over: choose which of your points you gain first ({energies}).",
    "summit_extra": "The summit is over: choose the topic of your extra point ({energies}).",
    "income_split": "Split your income of {amount} into money and points.",
    "first_region": "Choose the region where the energy demand begins; the others follow clockwise.",
    "pay_cep": "Pay a CEP: choose where it comes from.",
    "pay_cep.install": "Pay a CEP for installing the project: choose where it comes from.",
    "pay_cep.build": "Pay a CEP for the plant: choose where it comes from.",
    "pay_cep.supply": "Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.",
    "pay_cep.event": "Pay a CEP because of the disaster: choose where it comes from.",
    "pay_cep.bid": "Pay a CEP for your bid: choose where it comes from.",
    "forced_purchase": (
        "You have no CEP to pay for a fossil plant and must buy one for ${price}: "
        "lose {vp:points} for the money you lack, or discard your company goal for money first."
    ),
    "bid": "Bid for the right to choose the start player, or pass.",
    "bid.raise": "The highest bid is ${amount}, by {player}: bid more, or pass.",
    "bid_payment": (
        "Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; "
        "no change is given."
    ),
    "appoint": "Choose the start player of the next decade.",
    "draft": "Keep one of these {cards:lobby_cards}; the rest go to the player on your right.",
    "draft.several": (
        "Keep {keep} of these {packet:lobby_cards}, one after the other; the rest go to the player on your "
        "right."
    ),
    "start_region": "Choose the region where placing the start projects begins.",
    "start_space": "Choose a space in {region} for the {project}.",
    "owed_action": "Now take the action of lobbyist card {card}: {trigger}.",
    "bonus": "Bonus: {bonus}. Use it, give it to another player, or decline.",
    "bonus.from": "Bonus ({track}, level {level}): {bonus}. Use it, give it to another player, or decline.",
    "bonus.own": "Bonus: {bonus}. Use it, or decline.",
    "bonus.own.from": "Bonus ({track}, level {level}): {bonus}. Use it, or decline.",
    "bonus_received": "You are given a bonus: {bonus}. Use it, or decline.",
    "reduction": (
        "Choose how far to reduce the CO₂ level of {co2} ppm: each step of {ppm} ppm costs {vp:points}."
    ),
    "reduction.needed": (
        "Reduce the CO₂ level of {co2} ppm by at least {needed:steps} of {ppm} ppm; "
        "each step costs {vp:points}."
    ),
    "keep_goal.company": "Choose a company goal to keep; the other one leaves the game unseen.",
    "keep_goal.personal": "Choose a personal goal to keep (left to choose: {due}).",
    "second_action": "Take your second main action now; it must be of another kind than the first.",
    "opponent_start": (
        "Choose a region: the opponent's cubes are placed counter-clockwise, beginning after it."
    ),
}

DECISIONS_SECOND_CHANCE = {
    "turn": "Your turn: take your main action. Director actions are possible before and after it.",
    "turn.stuck": "No main action is possible: use director actions, or end your turn.",
    "turn.free": "You may still use director actions, or end your turn.",
    "turn.pollute": (
        "You may still use director actions, pollute for a second main action, or end your turn."
    ),
    "research_grant": "Subsidy: recruit a scientist and gain 1 point of knowledge, or move a scientist.",
    "research_grant.optional": (
        "Subsidy: recruit a scientist and gain 1 point of knowledge, move a scientist, or decline."
    ),
    "research_grant.move": "Subsidy: move a scientist.",
    "research_grant.move.optional": "Subsidy: move a scientist, or decline.",
    "displaced": "Your scientist must leave {place}: choose a destination.",
    "bonus_any": "Choose the energy in which you gain 1 point of knowledge.",
    "summit_points": "The summit is over: choose which point of knowledge you gain first ({energies}).",
    "summit_extra": "The summit is over: choose the topic of your point of knowledge ({energies}).",
    "pay_cep.install": "Pay a CEP for the infrastructure: choose where it comes from.",
    "draft": "Keep one of these {cards:lobbyist_cards}; the rest go to the player on your right.",
    "draft.several": (
        "Keep {keep} of these {packet:lobbyist_cards}, one after the other; the rest go to the player on "
        "your right."
    ),
}
