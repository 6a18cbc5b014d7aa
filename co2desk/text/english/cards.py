"""Cards, tiles and spaces explained. Keys are codes of the component records; numbers come from the pack."""

from __future__ import annotations

from co2desk.text.plurals import plural

# The headings. {name} is a phrase of the other tables.
TITLES = {
    "lobby": "Lobby card {card}: {trigger}",
    "company_goal": "Company goal {card}",
    "un_goal": "UN goal {card}",
    "event": "Event {card}: {region}",
    "plant": "{energy} plant",
    "plant_level": "{energy} plant of level {level}",
    "project": "{energy} project",
    "personal_goal": "Personal goal {card}",
    "solo_goal": "Solo goal {card}",
}
TITLES_SECOND_CHANCE = {"lobby": "Lobbyist card {card}: {trigger}"}

# What a card gives.
EFFECTS = {
    "money": "${n}",
    "tech": "{n:cubes}",
    "cep": "{n:ceps} from the market",
    "vp": "{n:points}",
    "scientist": "move a scientist",
    "expertise": "one point of {energy} expertise",
    "discount": "${n} less to pay",
}
EFFECTS_SECOND_CHANCE = {"expertise": "one point of {energy} knowledge"}

# The action that a lobby card goes with: the action and what the card shows.
CARD_TRIGGERS = {
    "propose.region": "propose a project in {region}",
    "propose.grant": "propose a project on a {grant} space",
    "install.energy": "install a {energy} project",
    "build.energy": "build a {energy} plant",
    "summit.energy": "send a scientist to a summit on {energy}",
    "buy": "buy a CEP",
    "sell": "sell a CEP",
    "plan.region": "plan a project in {region}",
    "plan.grant": "plan a project on a {grant} space",
    "infrastructure.energy": "prepare the infrastructure of a {energy} project",
}

LOBBY_CARDS = {
    "main": "Main effect, when you {trigger}: {effect}.",
    "later": "It may be played at any later moment of the same turn.",
    "at_once": "It is played right after the action, before anything else.",
    "attached": "It is announced together with the build and lowers its price.",
    "refund": "It is played after the build: the full price is paid first.",
    "before_or_after": (
        "It is played right before or right after the action; before it, the action has to follow at once."
    ),
    "minor": "Minor effect, at any moment of your turn: {effect}.",
    "once": "One lobby card or one UN goal in a turn; a played card leaves the game.",
    "stays": (
        "One lobbyist card or one UN goal in a turn; a played card stays on the table, "
        "and one scientist of any player may visit it for its minor effect."
    ),
}

# What a company goal counts, said to the one who holds it.
COMPANY_GOALS = {
    "controlled_region": "{vp:points} for each region you control, at most {limit}",
    "region_with_own_plant": "{vp:points} for each region with a plant of yours, at most {limit}",
    "un_goal": "{vp:points} for each UN goal you have scored, at most {limit}",
    "own_plant_after_first": "{vp:points} for each plant of yours except the first, at most {limit}",
    "every_own_plant": "{vp:points} for each plant of yours, at most {limit}",
    "cep_in_hand_before_regions": (
        "{vp:points} for each CEP in your hand, those of your regions not counted, at most {limit}"
    ),
    "cep_owned": "{vp:points} for each CEP in your hand and in regions you control, at most {limit}",
    "leading_expertise_ties_count": (
        "{vp:points} for each energy in which nobody is ahead of you, at most {limit}"
    ),
    "own_plant_type": "{vp:points} for each different energy among your plants, at most {limit}",
    "region_with_own_infrastructure": (
        "{vp:points} for each region with an infrastructure of yours, at most {limit}"
    ),
    "own_infrastructure_type": (
        "{vp:points} for each different energy among your infrastructures, at most {limit}"
    ),
    "own_infrastructure_after_first": (
        "{vp:points} for each infrastructure of yours except the first, at most {limit}"
    ),
    # The same, said about somebody else.
    "controlled_region.other": "{vp:points} for each region the company controls, at most {limit}",
    "region_with_own_plant.other": (
        "{vp:points} for each region with a plant of the company, at most {limit}"
    ),
    "un_goal.other": "{vp:points} for each UN goal the company has scored, at most {limit}",
    "own_plant_after_first.other": (
        "{vp:points} for each plant of the company except the first, at most {limit}"
    ),
    "every_own_plant.other": "{vp:points} for each plant of the company, at most {limit}",
    "cep_in_hand_before_regions.other": (
        "{vp:points} for each CEP in the company's hand, those of its regions not counted, at most {limit}"
    ),
    "cep_owned.other": (
        "{vp:points} for each CEP in the company's hand and in regions it controls, at most {limit}"
    ),
    "leading_expertise_ties_count.other": (
        "{vp:points} for each energy in which nobody is ahead of the company, at most {limit}"
    ),
    "own_plant_type.other": (
        "{vp:points} for each different energy among the company's plants, at most {limit}"
    ),
    "region_with_own_infrastructure.other": (
        "{vp:points} for each region with an infrastructure of the company, at most {limit}"
    ),
    "own_infrastructure_type.other": (
        "{vp:points} for each different energy among the company's infrastructures, at most {limit}"
    ),
    "own_infrastructure_after_first.other": (
        "{vp:points} for each infrastructure of the company except the first, at most {limit}"
    ),
}

COMPANY_GOALS_SECOND_CHANCE = {
    "un_goal": "{vp:points} for each UN goal you have claimed, at most {limit}",
    "un_goal.other": "{vp:points} for each UN goal the company has claimed, at most {limit}",
}

GOAL_CARDS = {
    "company": "At the end of the game: {goal}.",
    "cash": "You may discard it for ${money} at any time; then it stays secret and scores nothing.",
    "better": "If the money is worth more at the end, you take the money.",
    "personal": "At the end of the game: {goal}.",
    "personal_at_once": "At any time: {goal}.",
    "team": "In a team every partner has to meet at least one; alone you have to meet all you keep.",
    "solo_end": "By the end of the game: {goal}.",
    "solo_decade": "By the end of decade {decade}: {goal}.",
}
GOAL_CARDS_SECOND_CHANCE = {
    "cash": (
        "You may discard it for ${money} between the actions of your turn; then it stays secret and "
        "scores nothing."
    ),
}

UN_GOALS = {
    "needs": "Needs plants that you have built, in any region: {plants}.",
    "plant": plural("{n} {energy} plant", "{n} {energy} plants"),
    "scores": "Scoring it costs {tech:cubes} and brings {vp:points}; only one company can score it.",
    "free": "It takes the place of a lobby card in your turn, and your plants are not used up.",
    "most": "Whoever has scored most UN goals at the end gains {vp:points} more; so does everybody tied.",
}
UN_GOALS_SECOND_CHANCE = {
    "needs": "Needs your infrastructures under built plants, whoever built them: {plants}.",
    "scores": "Claiming it costs {tech:cubes}; only one company can claim it.",
    "team": "In a team and alone it brings {vp:points} at once, and at most {allowed} may stay open.",
    "rivals": "Against each other, your cards together score at the end: {scores}.",
    "free": "It takes the place of a lobbyist card in your turn, and nothing but the cubes is used up.",
    "score": plural("{n} card {vp:points}", "{n} cards {vp:points}"),
    "score_or_more": "{n} or more cards {vp:points}",
}

EVENT_CARDS = {
    "when": "Happens only if the CO₂ level is {ppm} ppm or more after the energy demand.",
    "who": "It spares everybody who has a green plant in {region}.",
    "loss": "All others give {tech:cubes} to {region}; whoever has none loses {vp:points}.",
    "relief": "Whoever builds a plant in {region} gets one of these cubes towards its price.",
}
EVENT_CARDS_SECOND_CHANCE = {
    "when": "Happens in the event phase; from {ppm} ppm on, the future event happens too.",
    "who": (
        "It spares everybody who has built a plant in {region}, or has an infrastructure under a plant there."
    ),
    "loss": (
        "All others give {tech:cubes} to {region}, or lose {vp:points} if they have none, and pay a CEP."
    ),
    "relief": "Whoever builds a plant in {region} may use one of these cubes towards its price.",
}

PLANTS = {
    "price": "Price: {goods}.",
    "expertise": "Needs {energy} expertise {level}.",
    "value": "Value: {vp:points}, and one point of {energy} expertise.",
    "place": "It goes to the first empty space of the region, or else replaces the oldest fossil plant.",
}
PLANTS_SECOND_CHANCE = {
    "expertise": "Needs {energy} knowledge {level}.",
    "value": "Value: {vp:points}.",
}

PROJECTS = {
    "propose": (
        "Proposing it, where the agenda of a region asks for {energy}, brings the grant of its space."
    ),
    "install": "Installing it costs 1 CEP and brings {goods}.",
    "build": "A {energy} plant is built on an installed project; then the tile returns to the supply.",
    "from_bank": "{n:ceps} from the bank",
}
PROJECTS_SECOND_CHANCE = {
    "propose": (
        "Planning it, where the agenda of a region asks for {energy}, brings a point of {energy} knowledge "
        "and the subsidy of its space."
    ),
    "install": "Preparing its infrastructure costs 1 CEP and brings {goods}.",
    "build": "Anybody who knows enough may build the {energy} plant on the infrastructure.",
}

# Bonuses on the tracks.
BONUSES = {
    "energy": "one point of {energy} expertise",
    "any": "one point of expertise in an energy of your choice",
    "tech": "one technology cube",
    "region_cep": "one CEP for a region of your choice",
    "region_cep.indicated": "one CEP for {region}",
}
BONUSES_SECOND_CHANCE = {
    "energy": "one point of {energy} knowledge",
    "any": "one point of knowledge in an energy of your choice",
}

AGENDAS = {"agenda": "This region wants {energies}: the first counts most when control is tied."}

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
        "Scientist subsidy: recruit one of your scientists and gain a point of knowledge, or move one."
    ),
}

PERSONAL_GOALS = {
    "cep_owned": "have {n:ceps} in your hand",
    "cep_owned.with_regions": "have {n:ceps} in your hand and in regions you control",
    "cep_in_controlled_region": "control a region that holds {n:ceps}",
    "small_summit_alone": "hold a summit of two topics with your scientists alone",
    "tech_owned": "have {n:cubes}",
    "scientists_recruited": "have recruited {n:scientists}",
    "money_owned": "have ${n}",
    "tracks_finished": "reach the last space of {n:tracks}",
    "regions_controlled": "control {n:regions}",
    "infrastructure_same_type": "have prepared {n:infrastructures} of the same energy",
    "infrastructure_types": "have prepared infrastructures of {n:energies}",
    "infrastructure_in_one_region": "have prepared {n:infrastructures} in one region",
    "infrastructure_regions": "have prepared infrastructures in {n:different_regions}",
    "plants_same_type": "have built {n:plants} of the same energy",
    "plant_types": "have built plants of {n:energies}",
    "plants_in_one_region": "have built {n:plants} in one region",
    "plant_regions": "have built plants in {n:different_regions}",
}

SOLO_GOALS = {
    "tracks_finished": "reach the last space of {n:tracks}",
    "plants_built": "build {n:plants}",
    "plant_in_every_region": "build a plant in every region",
    "all_personal_goals": "meet all personal goals that you were dealt",
    "fewer_points": "win although you start with {n:points}",
    "no_gas": "win although no gas plant is in the game",
    "plant_goals_by_decade": "achieve {n} of the environmental goals that ask for plants",
    "region_cep": "have {n:ceps} in Asia",
    "every_summit_size": "hold a summit of every size",
    "replaced_fossil": "tear down {n:fossil_plants} by building in a full region",
    "no_lobbyist_in_decade": "play no lobbyist card",
}

ENVIRONMENTAL_GOALS = {
    "plant_in_region": "Build a plant in {region}",
    "plant_of_type": "Build a {energy} plant",
    "knowledge_last": "Reach the last space of the {energy} track",
    "knowledge_half": "Reach the middle of the {energy} track",
    "summit_topic": "Hold a summit on {energy}",
    "summit_size": "Hold a summit of {n:topics}",
}
