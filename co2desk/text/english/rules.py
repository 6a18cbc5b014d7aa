"""Short names of the rules, and where a printed rulebook states them."""

from __future__ import annotations

from co2desk.text.plurals import plural

RULES = {
    "auction": "Start player auction",
    "build": "Build a plant",
    "buy_cep": "Buy a CEP",
    "cep_flow": "Where CEPs come from and go to",
    "company_goal": "Company goal",
    "decade": "Course of a decade",
    "displaced_scientist": "A scientist who is sent away",
    "draft": "Lobby draft",
    "end_of_game": "End of the game",
    "energy_demand": "Energy demand",
    "event": "Event",
    "expertise": "Expertise",
    "expertise_bonus": "Bonuses of the expertise tracks",
    "forced_purchase": "A CEP that has to be bought",
    "free_actions": "Free actions",
    "grant_money": "Money grant",
    "grant_research": "Research grant",
    "grant_tech": "Technology grant",
    "income": "Income",
    "install": "Install a project",
    "lobby_main": "Main effect of a lobby card",
    "lobby_minor": "Minor effect of a lobby card",
    "market_stop": "The market ran empty",
    "move_scientist": "Move a scientist",
    "pay_cep": "Pay a CEP",
    "planet_lost": "The planet is lost",
    "preset_fossils": "Fixed fossil plants",
    "project_expertise": "Expertise at the end of a turn",
    "propose": "Propose a project",
    "region_cep_limit": "Most CEPs of a region",
    "region_control": "Control of a region",
    "region_tech": "Technology cubes of a region",
    "replace_fossil": "Replace a fossil plant",
    "scoring": "Final scoring",
    "sell_cep": "Sell a CEP",
    "setup": "Setup",
    "solo": "Solo game",
    "solo_setup": "Setup of the solo game",
    "summit": "Summits",
    "supply_payment": "Pay for a fossil plant",
    "tie_break": "Ties",
    "turn": "Course of a turn",
    "un_goal": "UN goal",
}

RULES_SECOND_CHANCE = {
    "competitive_end": "End of the competitive game",
    "cooperative_end": "End of the cooperative game",
    "decade_end": "End of a decade",
    "difficulty": "Difficulty",
    "displaced_scientist": "A scientist who has to leave",
    "draft": "Lobbyist draft",
    "energy_supply": "Energy supply",
    "environmental_goals": "Environmental goals",
    "expertise": "Knowledge",
    "expertise_bonus": "Bonuses of the knowledge tracks",
    "free_actions": "Director actions",
    "grant_research": "Scientist subsidy",
    "infrastructure": "Prepare infrastructure",
    "inspectors": "UN inspectors",
    "lobby_main": "Main effect of a lobbyist card",
    "lobby_minor": "Minor effect of a lobbyist card",
    "lobbyist_visit": "A scientist visits a lobbyist card",
    "penalty": "Penalty",
    "personal_goal": "Personal goal",
    "plan": "Plan a project",
    "reduction": "Reduce the CO₂ level",
    "solo_goal": "Solo goal",
    "solo_second_action": "Second main action of the solo game",
    "subsidy": "Subsidy",
}

REFERENCES = {
    "numbers": plural("{rule} – rulebook section {sections}", "{rule} – rulebook sections {sections}"),
    "headings": "{rule} – rulebook: {sections}",
    "unprinted": "{rule} – not in the printed rulebook",
    "section_of": "{section} ({books})",
}

# The printed rulebooks by the language they are printed in.
BOOKS = {"pl": "Polish", "fr": "French", "ru": "Russian", "zh": "Chinese", "de": "German"}
