"""What is asked of the one who has to decide. Keys are kinds of decisions, some with a case behind a dot."""

from __future__ import annotations

DECISIONS = {
    "turn": "Your turn: take your main action; free actions may come before and after it.",
    "turn.main_only": "Your turn: take your main action.",
    "turn.stuck": "No main action is possible: use free actions, or end your turn.",
    "turn.free": "You may still use free actions, or end your turn.",
    "turn.over": "You have done everything you can in this turn: end it.",
    "research_grant": "Research grant: recruit a scientist or move one, or leave it.",
    "research_grant.move": "Research grant: move a scientist, or leave it.",
    "granted_move": "You may move one of your scientists.",
    "displaced": (
        "Your scientist was sent away from {place}: home with one point of expertise, or to a summit?"
    ),
    "bonus_any": "Choose the energy in which you gain a point of expertise.",
    "bonus_region_cep": "Choose the region that receives a CEP.",
    "project_expertise": "Choose the project that gives you a point of expertise at the end of your turn.",
    "project_expertise.may": (
        "Choose the project that gives you a point of expertise at the end of your turn, or take none."
    ),
    "summit_points": "The summit has ended: choose which of your points comes first ({energies}).",
    "summit_extra": "The summit has ended: choose the topic of your extra point ({energies}).",
    "income_split": "Split your income of {amount} into money and points.",
    "first_region": "Choose the region with which the energy demand begins; the others follow clockwise.",
    "pay_cep": "Pay a CEP: choose where it comes from.",
    "pay_cep.install": "Pay a CEP for installing the project: choose where it comes from.",
    "pay_cep.build": "Pay a CEP for the plant: choose where it comes from.",
    "pay_cep.supply": "Pay a CEP for a new fossil plant in one of your regions: choose where it comes from.",
    "pay_cep.event": "Pay a CEP because of the disaster: choose where it comes from.",
    "pay_cep.bid": "Pay a CEP of your bid: choose where it comes from.",
    "forced_purchase": (
        "You have no CEP to pay for a fossil plant, and a new one costs ${price}: "
        "lose {vp:points} for the money you lack, or cash your company goal first."
    ),
    "bid": "Bid for the right to name the start player, or pass.",
    "bid.raise": "The highest bid is ${amount}, by {player}: bid more, or pass.",
    "bid_payment": (
        "Pay your bid of ${amount}: a technology cube counts as ${tech}, a CEP as ${price}; "
        "there is no change."
    ),
    "appoint": "Choose the start player of the coming decade.",
    "draft": "Keep one of these {cards:lobby_cards}; the rest is passed to the right.",
    "start_region": "Choose the region with which the placing of the start projects begins.",
    "start_space": "Choose the space in {region} for the {energy} project.",
    "owed_action": "Lobbyist card {card} was played for an action that is due now: {trigger}.",
    "bonus": "Bonus: {bonus}. Use it, hand it to another player, or leave it.",
    "bonus.own": "Bonus: {bonus}. Use it, or leave it.",
    "bonus_received": "You were given a bonus: {bonus}. Use it, or leave it.",
    "reduction": (
        "Choose how far the CO₂ level of {co2} ppm is brought down: each step of {ppm} ppm costs {vp:points}."
    ),
    "reduction.needed": (
        "The CO₂ level of {co2} ppm has to come down by at least {needed:steps} of {ppm} ppm, "
        "at {vp:points} each: choose how many."
    ),
    "keep_goal.company": "Choose the company goal that you keep; the other one leaves the game unseen.",
    "keep_goal.personal": "Choose a personal goal to keep; you keep {due} more.",
    "second_action": "Take your second main action now; it has to be of another kind than the first.",
    "opponent_start": "Choose the region from which the opponent's regions are sought, counter-clockwise.",
}

DECISIONS_SECOND_CHANCE = {
    "turn": "Your turn: take your main action; director actions may come before and after it.",
    "turn.stuck": "No main action is possible: use director actions, or end your turn.",
    "turn.free": "You may still use director actions, or end your turn.",
    "turn.pollute": (
        "You may still use director actions, pollute for a second main action, or end your turn."
    ),
    "research_grant": "Subsidy: recruit a scientist with a point of knowledge, or move one.",
    "research_grant.optional": (
        "Subsidy: recruit a scientist with a point of knowledge, move one, or leave it."
    ),
    "research_grant.move": "Subsidy: move a scientist.",
    "research_grant.move.optional": "Subsidy: move a scientist, or leave it.",
    "displaced": "Your scientist has to leave {place}: choose where it goes.",
    "bonus_any": "Choose the energy in which you gain a point of knowledge.",
    "summit_points": "The summit has ended: choose which point of knowledge comes first ({energies}).",
    "summit_extra": "The summit has ended: choose the topic of your point of knowledge ({energies}).",
    "pay_cep.install": "Pay a CEP for the infrastructure: choose where it comes from.",
    "draft": "Keep one of these {cards:lobbyist_cards}; what is left is passed to the right.",
}
