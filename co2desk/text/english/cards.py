"""Cards, tiles and spaces explained. Keys are codes of the component records; numbers come from the pack."""

from __future__ import annotations

from co2desk.text.plurals import plural

# Headings. A card is called by what it does, its number comes second.
TITLES = {
    "lobby": "{name} · lobby card",
    "company_goal": "{name} · company goal",
    "un_goal": "{name} · UN goal",
    "event": "{name} · event",
    "plant": "{plant}",
    "plant_level": "{plant}, level {level}",
    "project": "{project}",
    "personal_goal": "{name} · personal goal",
    "solo_goal": "{name} · solo goal",
}
TITLES_SECOND_CHANCE = {"lobby": "{name} · lobbyist card"}

# Short names of cards: what they do. In a sentence the name is quoted. UN goals are
# called by their energies, other goals by COMPANY_GOAL_NAMES, PERSONAL_GOAL_NAMES and SOLO_GOAL_NAMES.
CARDS_BY_NAME = {
    "lobby": "{trigger}: {effect}",
    "event": "Disaster in {region}",
    "in_sentence": "“{name}”",
}

# The action of a lobby card in few words, for its name.
SHORT_TRIGGERS = {
    "propose.region": "Propose in {region}",
    "propose.grant": "Propose on a {grant} space",
    "install.energy": "Install {energy}",
    "build.energy": "Build {energy}",
    "summit.energy": "Summit on {energy}",
    "buy": "Buy a CEP",
    "sell": "Sell a CEP",
    "plan.region": "Plan in {region}",
    "plan.grant": "Plan on a {grant} space",
    "infrastructure.energy": "Prepare {energy}",
}

# What a card gives.
EFFECTS = {
    "money": "${n}",
    "tech": "{n:cubes}",
    "cep": "{n:ceps} from the market",
    "vp": "{n:points}",
    "scientist": "move a scientist",
    "expertise": "1 point of {expertise}",
    "discount": "${n} discount",
}

# The same in few words, where it is shorter.
SHORT_EFFECTS = {"expertise": "1 expertise", "discount": "–${n}"}
SHORT_EFFECTS_SECOND_CHANCE = {"expertise": "1 knowledge"}

# The action that a lobby card goes with: the action and what the card shows.
CARD_TRIGGERS = {
    "propose.region": "propose a project in {region}",
    "propose.grant": "propose a project on a {grant} space",
    "install.energy": "install a {project}",
    "build.energy": "build a {plant}",
    "summit.energy": "send a scientist to the {topic} of a summit",
    "buy": "buy a CEP",
    "sell": "sell a CEP",
    "plan.region": "plan a project in {region}",
    "plan.grant": "plan a project on a {grant} space",
    "infrastructure.energy": "prepare {infrastructure}",
}

LOBBY_CARDS = {
    "main": "Main effect, when you {trigger}: {effect}.",
    "later": "Played any time later in the same turn.",
    "at_once": "Played immediately after the action.",
    "attached": "Played together with the build, whose price it lowers.",
    "refund": "Played after the build: first you pay the full price.",
    "before_or_after": (
        "Played immediately before or after the action; if before, the action must follow at once."
    ),
    "minor": "Minor effect, at any time in your turn: {effect}.",
    "once": "You may play one lobby card or score one UN goal per turn; a played card leaves the game.",
    "stays": (
        "You may play one lobbyist card or claim one UN goal per turn. A played card stays on the table, "
        "where one scientist of any player may visit it for its minor effect."
    ),
}

# What a company goal counts, said to its owner.
COMPANY_GOALS = {
    "controlled_region": "{vp:points} for each region you control, at most {limit}",
    "region_with_own_plant": "{vp:points} for each region where you have a plant, at most {limit}",
    "un_goal": "{vp:points} for each UN goal you have scored, at most {limit}",
    "own_plant_after_first": "{vp:points} for each of your plants except the first, at most {limit}",
    "every_own_plant": "{vp:points} for each of your plants, at most {limit}",
    "cep_in_hand_before_regions": (
        "{vp:points} for each CEP in your supply, not counting your regions, at most {limit}"
    ),
    "cep_owned": (
        "{vp:points} for each CEP on your player board and in regions you control, at most {limit}"
    ),
    "leading_expertise_ties_count": (
        "{vp:points} for each energy in which nobody is ahead of you, at most {limit}"
    ),
    "own_plant_type": "{vp:points} for each different energy among your plants, at most {limit}",
    "region_with_own_infrastructure": (
        "{vp:points} for each region where you have infrastructure, at most {limit}"
    ),
    "own_infrastructure_type": (
        "{vp:points} for each different energy among your infrastructures, at most {limit}"
    ),
    "own_infrastructure_after_first": (
        "{vp:points} for each of your infrastructures except the first, at most {limit}"
    ),
    # The same, said about another player.
    "controlled_region.other": "{vp:points} for each region the company controls, at most {limit}",
    "region_with_own_plant.other": (
        "{vp:points} for each region where the company has a plant, at most {limit}"
    ),
    "un_goal.other": "{vp:points} for each UN goal the company has scored, at most {limit}",
    "own_plant_after_first.other": (
        "{vp:points} for each of the company's plants except the first, at most {limit}"
    ),
    "every_own_plant.other": "{vp:points} for each of the company's plants, at most {limit}",
    "cep_in_hand_before_regions.other": (
        "{vp:points} for each CEP in the company's supply, not counting its regions, at most {limit}"
    ),
    "cep_owned.other": (
        "{vp:points} for each CEP on the company's player board and in its regions, at most {limit}"
    ),
    "leading_expertise_ties_count.other": (
        "{vp:points} for each energy in which nobody is ahead of the company, at most {limit}"
    ),
    "own_plant_type.other": (
        "{vp:points} for each different energy among the company's plants, at most {limit}"
    ),
    "region_with_own_infrastructure.other": (
        "{vp:points} for each region where the company has infrastructure, at most {limit}"
    ),
    "own_infrastructure_type.other": (
        "{vp:points} for each different energy among the company's infrastructures, at most {limit}"
    ),
    "own_infrastructure_after_first.other": (
        "{vp:points} for each of the company's infrastructures except the first, at most {limit}"
    ),
}

COMPANY_GOALS_SECOND_CHANCE = {
    "un_goal": "{vp:points} for each UN goal you have claimed, at most {limit}",
    "un_goal.other": "{vp:points} for each UN goal the company has claimed, at most {limit}",
}

# Short names of company goals: what they count.
COMPANY_GOAL_NAMES = {
    "controlled_region": "Controlled regions",
    "region_with_own_plant": "Regions with plants",
    "un_goal": "UN goals",
    "own_plant_after_first": "Plants except the first",
    "every_own_plant": "Plants",
    "cep_in_hand_before_regions": "CEPs without regions",
    "cep_owned": "CEPs",
    "leading_expertise_ties_count": "Leads in expertise",
    "own_plant_type": "Plants of different energies",
    "region_with_own_infrastructure": "Regions with infrastructure",
    "own_infrastructure_type": "Infrastructures of different energies",
    "own_infrastructure_after_first": "Infrastructures except the first",
}
COMPANY_GOAL_NAMES_SECOND_CHANCE = {"leading_expertise_ties_count": "Leads in knowledge"}

GOAL_CARDS = {
    "company": "At the end of the game: {goal}.",
    "cash": "You may discard it for ${money} at any time; it then stays secret and scores nothing.",
    "better": "If the money is worth more at the end, you take the money.",
    "personal": "At the end of the game: {goal}.",
    "personal_at_once": "At any time: {goal}.",
    "team": (
        "In a team, every player must meet at least one personal goal; alone, you must meet all you keep."
    ),
    "solo_end": "By the end of the game: {goal}.",
    "solo_decade": "By the end of decade {decade}: {goal}.",
}
GOAL_CARDS_SECOND_CHANCE = {
    "cash": (
        "You may discard it for ${money} between the actions of your turn; it then stays secret and "
        "scores nothing."
    ),
}

UN_GOALS = {
    "needs": "Requires plants that you have built, in any region: {plants}.",
    "scores": "Scoring it costs {tech:cubes} and brings {vp:points}; only one player can score it.",
    "free": "You score it instead of playing a lobby card in your turn. You keep your plants.",
    "most": "At the end, the player with the most UN goals gains {vp:points} more, as does everyone tied.",
}
UN_GOALS_SECOND_CHANCE = {
    "needs": "Requires plants on your infrastructures, no matter who built the plants: {plants}.",
    "scores": "Claiming it costs {tech:cubes}; only one player can claim it.",
    "team": (
        "In a team or alone, it brings {vp:points} at once, and at most {allowed} may be open at the end."
    ),
    "rivals": "In a competitive game, all your UN goals score together at the end: {scores}.",
    "free": "You claim it instead of playing a lobbyist card in your turn. You pay the cubes only.",
    "score": plural("{n} card {vp:points}", "{n} cards {vp:points}"),
    "score_or_more": "{n} or more cards {vp:points}",
}

EVENT_CARDS = {
    "when": "Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.",
    "who": "It spares everyone who has a green plant in {region}.",
    "loss": "All others give {tech:cubes} to {region}, or lose {vp:points} if they have none.",
    "relief": "A player who builds a plant in {region} uses one of these cubes for it.",
}
EVENT_CARDS_SECOND_CHANCE = {
    "when": "Happens in the event phase; at {ppm} ppm or more, the future event happens too.",
    "who": (
        "It spares everyone who has built a plant in {region}, or has infrastructure under a plant there."
    ),
    "loss": (
        "All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP."
    ),
    "relief": "A player who builds a plant in {region} may use one of these cubes for it.",
}

PLANTS = {
    "price": "Price: {goods}.",
    "expertise": "Requires {expertise} {level} or more.",
    "no_expertise": "Requires no expertise.",
    "value": "Value: {vp:points}, and 1 point of {expertise}.",
    "place": "It goes on the first empty space of the region, or else replaces the oldest fossil plant.",
}
PLANTS_SECOND_CHANCE = {
    "no_expertise": "Requires no knowledge.",
    "value": "Value: {vp:points}.",
}

PROJECTS = {
    "propose": (
        "Where a region's agenda asks for {energy}, you may propose it and receive the grant of its space."
    ),
    "install": "Installing it costs 1 CEP and brings {goods}.",
    "build": "A {plant} can be built on the installed project; then the tile returns to its stack.",
    "from_bank": "{n:ceps} from the bank",
}
PROJECTS_SECOND_CHANCE = {
    "propose": (
        "Where a region's agenda asks for {energy}, you may plan it, gain 1 point of {expertise} "
        "and receive the subsidy of its space."
    ),
    "install": "Preparing its infrastructure costs 1 CEP and brings {goods}.",
    "build": "Any player with enough knowledge may build the {plant} on the infrastructure.",
}

# Bonuses on the tracks. Another player may be the one who receives them.
BONUSES = {
    "energy": "1 point of {expertise}",
    "any": "1 point of expertise in any energy",
    "tech": "1 technology cube",
    "region_cep": "1 CEP for any region",
    "region_cep.indicated": "1 CEP for {region}",
}
BONUSES_SECOND_CHANCE = {"any": "1 point of knowledge in any energy"}

AGENDAS = {"agenda": "This region wants {energies}."}

# What a project space gives.
GRANT_HELP = {
    "money": "Money grant: $1 for each CEP in the region, at least ${least}.",
    "money.bare": "Money grant: ${least}.",
    "tech": "Technology grant: {tech:cubes}.",
    "research": "Research grant: recruit one of your scientists, or move one.",
}
GRANT_HELP_SECOND_CHANCE = {
    "money": "Money subsidy: $1 for each CEP in the region.",
    "money.least": "Money subsidy: $1 for each CEP in the region, at least ${least}.",
    "tech": "Technology subsidy: {tech:cubes}.",
    "scientist": (
        "Scientist subsidy: recruit one of your scientists and gain 1 point of knowledge, or move one."
    ),
}

# What a personal goal asks for, as an infinitive.
PERSONAL_GOALS = {
    "cep_owned": "have at least {n:ceps} on the player board",
    "cep_owned.with_regions": "have at least {n:ceps} on the player board and in controlled regions",
    "cep_in_controlled_region": "control a region with at least {n:ceps}",
    "small_summit_alone": "complete a two-topic summit without other players' scientists",
    "tech_owned": "have at least {n:cubes}",
    "scientists_recruited": "have recruited at least {n:scientists}",
    "money_owned": "have at least ${n}",
    "tracks_finished": "reach the last space of at least {n:tracks}",
    "regions_controlled": "control at least {n:regions}",
    "infrastructure_same_type": "have prepared at least {n:infrastructures} of the same energy",
    "infrastructure_types": "have prepared infrastructures of at least {n:energies}",
    "infrastructure_in_one_region": "have prepared at least {n:infrastructures} in one region",
    "infrastructure_regions": "have prepared infrastructures in at least {n:different_regions}",
    "plants_same_type": "have built at least {n:plants} of the same energy",
    "plant_types": "have built plants of at least {n:energies}",
    "plants_in_one_region": "have built at least {n:plants} in one region",
    "plant_regions": "have built plants in at least {n:different_regions}",
}

PERSONAL_GOAL_NAMES = {
    "cep_owned": "CEPs",
    "cep_in_controlled_region": "CEPs in one region",
    "small_summit_alone": "Summit of your own",
    "tech_owned": "Technology cubes",
    "scientists_recruited": "Scientists",
    "money_owned": "Money",
    "tracks_finished": "Complete tracks",
    "regions_controlled": "Controlled regions",
    "infrastructure_same_type": "Infrastructures of one energy",
    "infrastructure_types": "Infrastructures of different energies",
    "infrastructure_in_one_region": "Infrastructures in one region",
    "infrastructure_regions": "Infrastructures in different regions",
    "plants_same_type": "Plants of one energy",
    "plant_types": "Plants of different energies",
    "plants_in_one_region": "Plants in one region",
    "plant_regions": "Plants in different regions",
}

# What a solo goal asks for, as an infinitive.
SOLO_GOALS = {
    "tracks_finished": "reach the last space of {n:tracks}",
    "plants_built": "build at least {n:plants}",
    "plant_in_every_region": "build a plant in every region",
    "all_personal_goals": "meet all the personal goals you were dealt",
    "fewer_points": "win from a start with {n:points}",
    "no_gas": "win without gas plants in the game",
    "plant_goals_by_decade": "achieve {n} of the environmental goals for plants",
    "region_cep": "have at least {n:ceps} in Asia",
    "every_summit_size": "complete a summit of every size",
    "replaced_fossil": "replace at least {n:fossil_plants} in a full region",
    "no_lobbyist_in_decade": "play no lobbyist card",
}

SOLO_GOAL_NAMES = {
    "tracks_finished": "Complete tracks",
    "plants_built": "{n:plants}",
    "plant_in_every_region": "Plants in every region",
    "all_personal_goals": "All personal goals",
    "fewer_points": "Start with {n:points}",
    "no_gas": "No gas plants",
    "plant_goals_by_decade": "Environmental goals for plants",
    "region_cep": "CEPs in Asia",
    "every_summit_size": "Summits of every size",
    "replaced_fossil": "Replacement in a full region",
    "no_lobbyist_in_decade": "No lobbyist cards",
}

ENVIRONMENTAL_GOALS = {
    "plant_in_region": "Build a plant in {region}",
    "plant_of_type": "Build a {plant}",
    "knowledge_last": "Reach the last space of the {track}",
    "knowledge_half": "Reach the middle of the {track}",
    "summit_topic": "Complete a summit with the {topic}",
    "summit_size": "Complete a summit of {n:topics}",
}
