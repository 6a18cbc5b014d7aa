"""The rules inside: the sections of CO₂ (2012), and those that read the same in both editions.

Keys are the codes of sections (resources/rules). A section that is named like a rule has its title in RULES.
Values in braces are numbers of the game on the table (co2desk/rulebook/values.py).
"""

from __future__ import annotations

from co2desk.text.plurals import plural

CHAPTERS = {
    "game": "The game",
    "turn": "Your turn",
    "scientists": "Scientists and expertise",
    "ceps": "CEPs and the market",
    "cards": "Cards and goals",
    "decade": "Regions and the decade",
    "end": "The end of the game",
    "variants": "Variants and rulings",
}
CHAPTERS_SECOND_CHANCE = {"scientists": "Scientists and knowledge"}

SECTION_TITLES = {
    "aim": "What the game is about",
    "board": "Regions and their spaces",
    "secrets": "Open and secret",
    "shortages": "When something runs out",
    "grants": "Grants",
    "market": "The CEP market",
    "lobby": "Lobby cards",
    "rulings": "Rulings",
}
SECTION_TITLES_SECOND_CHANCE = {
    "modes": "Three ways to play",
    "lobby": "Lobbyist cards",
}

SECTION_TEXTS = {
    # the game
    "aim": (
        "You lead an energy company in a world that needs more power every decade. A project takes three "
        "steps: it is proposed, installed, and built as a green plant. Plants bring you points, expertise "
        "and control of regions. Where nobody builds in time, a fossil plant comes and raises the CO₂ "
        "level. If the level is {loss_ppm} ppm or more after a supply phase, everyone loses. Otherwise "
        "the player with the most points at the end wins."
    ),
    "board": (
        "A region has a row of energy demand spaces, from left to right; each decade looks at the next "
        "one. It has three project spaces, which give money, technology or research. Its agenda tile "
        "shows the energies that it accepts, the most wanted one on the left. A region also holds CEPs, at "
        "most as many as it has demand spaces. The regions lie clockwise in the order of the table."
    ),
    "decade": (
        "This game lasts {decades} decades. From decade 2 on, a decade begins with the supply phase: "
        "income, energy demand, event. Then comes the operations phase of {rounds} rounds; in each round "
        "everyone takes one turn, clockwise from the start player. After the last round it is checked "
        "whether the game ends. If not, the start player tile moves to the player on the left. Decade 1 "
        "has no supply phase, because the setup takes its place."
    ),
    "setup": (
        "Everyone starts with {start_cep:ceps}, one scientist (the others wait in the recruitment pool), "
        "{lobby_hand:lobby_cards}, a secret company goal and some money. Each region gets a random "
        "agenda, a fossil plant on its first space and a CEP for every empty space. There are "
        "{market_refill:ceps} on the market, and the price is ${price_start}. A summit with two topics "
        "lies on every summit space. Green plants are stacked by energy, the one with the lowest "
        "technology number on top."
    ),
    "secrets": (
        "Money, CEPs, technology cubes and the number of cards of every player are open. Lobby cards in "
        "hand and company goals are secret, and a discarded goal is never shown. Nobody knows the order "
        "of the fossil plants and summits that are still to come. Players cannot trade or give each other "
        "anything."
    ),
    "shortages": (
        "There are {cep} CEPs and {tech} technology cubes in the game; money never runs out. If less is "
        "left than you should receive, you take what is there, and the rest is lost. You cannot choose an "
        "energy of which no tile is left. If the market is empty, nothing can be bought; it is filled "
        "again as soon as CEPs come back to the bank. When there are no more summit tiles, a summit space "
        "stays empty."
    ),
    # your turn
    "turn": (
        "In your turn you take one main action: propose, install or build. Before or after it, in any "
        "order, you may take each free action once. You end your turn yourself; without a main action "
        "only if none is possible. Then one of the projects with a scientist of yours gives you "
        "expertise, and summits that are complete take place."
    ),
    "free_actions": (
        "There are three free actions, each once per turn: move a scientist, visit the market, and play a "
        "lobby card or score a UN goal. They come before or after the main action, never inside another "
        "action; only a card that lowers the price of a plant is played together with the build. A move "
        "that a grant or a card gives you does not use up your free move. Discarding your company goal is "
        "not a free action; you may do it at any time."
    ),
    "propose": (
        "Choose an energy, a region and an empty project space there. The energy must be on the region's "
        "agenda, and a project tile of it must be left. The tile is placed there and is now “proposed”; "
        "the space gives you its grant at once. The project belongs to nobody: anyone may install it or "
        "send a scientist to it. A region may have two projects of the same energy."
    ),
    "grants": (
        "A money space pays $1 for each CEP in the region, but at least ${money_grant_minimum}. A "
        "technology space gives you {tech_grant:cubes}. A research space lets you recruit a scientist or "
        "move one of your scientists; you may also decline. Nobody has more than {scientists:scientists}."
    ),
    "install": (
        "Choose a proposed project, whoever proposed it, and pay 1 CEP to the bank. The tile is turned "
        "over and is now “installed”, and you receive the reward of its energy; CEPs come from the market, "
        "one at a time. The reward cannot pay for the action itself. Another player's scientist must leave "
        "the project, and you pay ${displacement_fee} for that; your own scientist may stay. Installing "
        "gives no expertise."
    ),
    "build": (
        "Choose an installed project. The top plant of its energy costs money and technology cubes, and "
        "your expertise in that energy must be at least its technology number. The plant goes to the "
        "leftmost empty demand space. You score its points and gain 1 point of expertise in its energy, "
        "then control of the region is checked. A scientist on the project leaves: your own returns to "
        "your supply, another player's costs you ${displacement_fee}. The project tile goes back to its "
        "stack."
    ),
    "replace_fossil": (
        "If a region has no empty demand space, a new plant replaces the leftmost fossil plant. That one "
        "leaves the game, and the CO₂ level falls: by {gas_ppm} ppm for gas, {oil_ppm} ppm for oil, "
        "{coal_ppm} ppm for coal. The region receives a CEP from the market if it has room for it. Green "
        "plants are never replaced. Where all plants are green, nothing more can be built, but projects "
        "can still be proposed and installed."
    ),
    "region_tech": (
        "After a disaster, technology cubes lie in a region. If you build a plant there that costs cubes, "
        "the region pays exactly one of them, and you pay the rest; you cannot refuse it. The expertise "
        "you need stays the same. In every supply phase, each region with cubes returns one of them to "
        "the bank."
    ),
    # scientists and expertise
    "move_scientist": (
        "A scientist in your supply can go to any project without a scientist, proposed or installed. "
        "From a project, a scientist can go to another such project, back to your supply, or to a free "
        "topic of the same energy at a summit. There is no direct way from your supply to a summit, and "
        "nobody leaves a summit before it takes place. A project and a topic have room for one scientist. "
        "Moving a scientist gives no expertise by itself."
    ),
    "displaced_scientist": (
        "If another player's scientist works on the project that you install or build with, you pay "
        "${displacement_fee} to the owner; without that money the action is impossible. The owner decides "
        "at once: the scientist returns to the supply and brings 1 point of expertise in the project's "
        "energy, or goes to a free topic of that energy at a summit, without a point for now. Then your "
        "action continues."
    ),
    "project_expertise": (
        "At the end of your turn, one project with a scientist of yours gives you 1 point of expertise in "
        "its energy; you choose which one. Proposed and installed projects count alike. A scientist who "
        "stays on a project can bring you a point every turn. Summits take place only after that."
    ),
    "expertise": (
        "Your disc on a track shows your expertise in that energy. It comes from projects at the end of "
        "your turn, from building, from summits, from a scientist who is sent away, from bonuses and from "
        "some lobby cards. Expertise lets you build larger plants, earns income, and breaks ties for "
        "control and for victory. It never falls. Points beyond the last space are lost."
    ),
    "expertise_bonus": (
        "When your disc reaches a space with a bonus, you get it at once: 1 point of expertise in the "
        "energy shown or in one of your choice, 1 technology cube, or a CEP from the market for a region "
        "of your choice that has room for it. A bonus may lead to another one. You always finish one "
        "point with all its bonuses before the next."
    ),
    "summit": (
        "Each topic has room for one scientist; you may have several at the same summit. When all topics "
        "are taken, the summit takes place at the end of that turn. Each participant gains 1 point of "
        "expertise for every own scientist, in that scientist's topic, and 1 extra point in any topic of "
        "the summit. The players follow clockwise, the active player last. Then the scientists return to "
        "their owners, and a new summit tile is drawn."
    ),
    # CEPs and the market
    "cep_flow": (
        "A CEP is a carbon emission permit. Every CEP that players or regions receive comes from the "
        "market. When the last one is taken, the market is refilled from the bank with "
        "{market_refill:ceps}, and the price rises by $1, up to ${price_max}. CEPs that are paid go to "
        "the bank; only a CEP that is sold goes back to the market. Several CEPs are taken one at a time."
    ),
    "market": (
        "Once per turn you may visit the market and either buy a CEP or sell one. To buy, pay the current "
        "price and take a CEP from the market. To sell, put a CEP from your supply onto the market, take "
        "the current price, and the price falls by $1, but not below ${price_min}. CEPs in regions are "
        "never sold during the game."
    ),
    "market_stop": (
        "If the market runs empty during a turn, it is refilled at once, and the price rises. For the "
        "rest of that turn nothing can be sold any more, but a CEP can still be bought. It does not "
        "matter who took the last CEP, or why. The next player may sell again."
    ),
    "pay_cep": (
        "Whenever you must pay a CEP, you may take it from your supply or from any region you control. It "
        "goes to the bank. You pay CEPs to install projects, for new fossil plants in your regions, and "
        "perhaps as part of a bid. An action that you cannot pay for is not possible."
    ),
    "region_cep_limit": (
        "A region never has more CEPs than demand spaces. One that would be too many stays on the market. "
        "A region receives CEPs when a fossil plant is replaced there, and by bonuses of the expertise "
        "tracks. Its CEPs raise money grants, pay for fossil plants, and serve the player who controls "
        "the region."
    ),
    # cards and goals
    "lobby": (
        "You may play one lobby card per turn; it then leaves the game. The main effect requires the "
        "card's action: you take it yourself in the same turn. A card for building lowers the price and "
        "is played together with the build; the others are played at any time after their action. The "
        "minor effect has no condition. One action counts for one card only."
    ),
    "un_goal": (
        "A UN goal shows energies. If you have a plant of each of them, in any regions, you may pay "
        "{un_goal_tech:cubes} and score the points of the card. It takes the place of a lobby card in "
        "this turn. Each card can be scored once, by the first to do so. Your plants are not used up and "
        "may count for several goals; an energy that is shown twice requires two plants."
    ),
    "company_goal": (
        "Everyone has a secret company goal, which scores points at the end. You may discard it for "
        "${goal_cash} at any time, even in another player's turn or while you must pay. Then it stays "
        "secret and scores nothing. At the end you automatically get what is worth more: the points of "
        "the goal or the money."
    ),
    # regions and the decade
    "region_control": (
        "Control is checked when a plant is built, and only the builder can gain it. If nobody controls "
        "the region, the builder does now. Otherwise builder and present controller are compared: more "
        "different energies among their plants there; then the first energy of the agenda that only one "
        "of them has; then more expertise in the energies both have built there; finally the builder. "
        "Control lets you pay with the region's CEPs, but you must pay for new fossil plants there."
    ),
    "income": (
        "Income is paid at the beginning of each decade from decade 2 on, and once more at the end. On "
        "each track, the players on the highest level reached receive the income printed at their space; "
        "with three or more players, so do those on the second highest. Everyone who is tied receives it "
        "in full. You split your total into money and points as you like. Without expertise in an energy "
        "you earn nothing there."
    ),
    "energy_demand": (
        "First each region with technology cubes returns one of them. Then the regions follow clockwise: "
        "in decade 3, for instance, the third demand space counts. If it is empty, a fossil plant is "
        "drawn for it, the CO₂ level rises by {gas_ppm}, {oil_ppm} or {coal_ppm} ppm, and 1 CEP is paid "
        "to the bank. A region is skipped if that space is taken, or if it has no such space. So a green "
        "plant built in time keeps a fossil plant out."
    ),
    "supply_payment": (
        "Who pays the CEP for a new fossil plant? If nobody controls the region, the region itself. "
        "Otherwise the player in control, from the supply or from any controlled region. A player who has "
        "none must buy one on the market and pay with it. For every $1 that is missing the player loses 1 "
        "point, even below zero; the company goal may be discarded first."
    ),
    "event": (
        "The event names a region. If the CO₂ level is {danger_ppm} ppm or more after the energy demand, "
        "a disaster strikes it: every player without a green plant there gives {event_tech:cubes} to the "
        "region, or loses {event_vp:points} if that is impossible. Below {danger_ppm} ppm nothing "
        "happens. Then the event is replaced; the next one is always open, so that you can prepare for "
        "it."
    ),
    # the end of the game
    "end_of_game": (
        "The game ends after the last decade. It ends earlier if, at the end of a decade, green plants "
        "fill at least {green_regions_to_end:regions}, or if the CO₂ level is below {danger_ppm} ppm "
        "after it was at least that high in the supply phase of the same decade. In all these cases the "
        "points are counted. But if the level is {loss_ppm} ppm or more after a supply phase, the planet "
        "is lost, and so is the game, for everyone."
    ),
    "scoring": (
        "Each player takes the CEPs of the regions they control and sells all CEPs at the current price. "
        "Income is paid a last time, all in points. A company goal is scored, or discarded for "
        "${goal_cash} if that is worth more. Every full ${money_per_vp} is worth 1 point. "
        "{award_vp:points} go to the player with the most technology cubes, and as many for the most UN "
        "goals; everyone who is tied gets them."
    ),
    "tie_break": (
        "If several players have the most points, more green plants decide. Then expertise decides, "
        "energy by energy: {energies}. Then more controlled regions decide. If all is equal, the players "
        "share the victory."
    ),
    # variants and rulings
    "preset_fossils": (
        "Instead of random fossil plants you may start with a fixed set. Its six plants are dealt to the "
        "regions at random; the others form the stack. The more coal there is, the higher the CO₂ level "
        "starts, and the harder the game is."
    ),
    "auction": (
        "Before each new decade, everyone may bid once for the right to choose the start player. The "
        "holder of the tile begins, the others follow clockwise; each bids more than the highest bid or "
        "passes. The winner pays with money, technology cubes (${auction_tech_value} each) and CEPs (the "
        "current price each); no change is given. If everyone passes, the tile moves to the left."
    ),
    "draft": (
        "Everyone gets {lobby_hand:lobby_cards}, keeps one and passes the others to the right. This is "
        "repeated with the cards that come from the left until everyone has all their cards. Without this "
        "variant the cards are simply dealt."
    ),
    "solo_setup": (
        "A solo game lasts {decades_alone} decades of {rounds_alone} turns. The UN goals form a face-down "
        "stack. One project of each energy is drawn and placed without a grant: you choose the region to "
        "begin with, and each project goes to the next region, clockwise, whose agenda accepts it, on a "
        "free space of your choice."
    ),
    "solo": (
        "When you have played a lobby card, you draw a new one. If you used its main effect, the top UN "
        "goal is turned up, and you may score it from now on. Every disaster removes the leftmost open UN "
        "goal. If the CO₂ level is too high after a supply phase, the game ends early, but it is scored, "
        "without the last income. You play for points; nobody wins or loses."
    ),
    "rulings": (
        "The printed rulebooks differ in some places and leave some questions open. In every such case "
        "this program offers several rulings. Unless you choose others before the game, it plays what "
        "most books say, or what fits them best. Each section shows the rulings that belong to it, and "
        "how this game is played. A game in progress keeps its rulings."
    ),
}

SECTION_EXAMPLES = {
    "aim": (
        "Nobody has built in Europe this decade. A coal plant comes there, and the CO₂ level rises by "
        "{coal_ppm} ppm."
    ),
    "board": (
        "The agenda of Asia shows solar, biomass and recycling: nobody can propose a forestation project "
        "there."
    ),
    "decade": "In this game you have {rounds} turns in each decade.",
    "setup": "The start player begins with ${first_money}, the last player with ${last_money}.",
    "secrets": "You see that an opponent has three lobby cards, but not which ones.",
    "shortages": "A grant gives you 2 technology cubes, but only 1 is left: you get 1.",
    "turn": "You buy a CEP, install a project with it, play a lobby card and end your turn.",
    "free_actions": (
        "You have moved a scientist. Then you propose on a research space: the grant lets you move one again."
    ),
    "propose": "You propose a solar project on the technology space in Asia and take {tech_grant:cubes}.",
    "grants": "There are 4 CEPs in Europe. Whoever proposes on its money space gets $4.",
    "install": "You pay your last CEP for a recycling project. Its reward includes a new CEP.",
    "build": "A plant with technology number 3 costs 3 cubes, and you need at least level 3 on its track.",
    "replace_fossil": (
        "All spaces in Africa are taken, and the leftmost plant burns coal. You build there: the CO₂ "
        "level falls by {coal_ppm} ppm."
    ),
    "region_tech": (
        "There are 2 cubes in Africa. Your plant there costs 3 cubes: the region pays 1, you pay 2."
    ),
    "move_scientist": (
        "Your scientist works on a biomass project. The biomass topic of a summit is open to you, the "
        "solar topic is not."
    ),
    "displaced_scientist": (
        "You install a project on which Ada has a scientist. Ada gets ${displacement_fee} from you and "
        "takes the scientist back with 1 point."
    ),
    "project_expertise": (
        "Your scientists work on a solar and a recycling project. At the end of your turn you choose 1 "
        "point of one or the other."
    ),
    "expertise": "At level 2 on the solar track you can build solar plants with technology number 1 or 2.",
    "expertise_bonus": (
        "Your recycling disc reaches a space that shows biomass: your biomass disc moves on one space too."
    ),
    "summit": (
        "Both topics of a summit, solar and forestation, are yours: you gain 1 point in each, and 1 more "
        "in one of them."
    ),
    "cep_flow": (
        "You should receive 2 CEPs, and there is 1 on the market. You take it, the market is refilled, "
        "the price rises, and you take the second one."
    ),
    "market": "The price is $4. You sell a CEP for $4, and the price falls to $3.",
    "market_stop": (
        "Your reward takes the last CEP from the market. The price rises, but you cannot sell at the new "
        "price this turn."
    ),
    "pay_cep": (
        "You control Asia and have no CEP yourself. You install a project with one of the CEPs in Asia."
    ),
    "region_cep_limit": (
        "A region with 3 demand spaces has 3 CEPs already: the CEP of your bonus must go to another region."
    ),
    "lobby": (
        "You propose a project in Europe. Later in the same turn you play the card for Europe and get its "
        "main effect."
    ),
    "un_goal": (
        "You have a solar and a recycling plant. You pay {un_goal_tech:cubes} and score a goal that shows "
        "solar and recycling."
    ),
    "company_goal": "You lack $5 for a plant. You discard your company goal for ${goal_cash} and build.",
    "region_control": (
        "Max controls Asia with two solar plants. You have a solar and a biomass plant there: two "
        "energies against one, so you take control."
    ),
    "income": (
        "You lead one track at income 4 and are second on another at income 2. You may take $4 and 2 points."
    ),
    "energy_demand": (
        "Decade 3: the third space in Asia has a green plant, so Asia is skipped. The third space in "
        "Europe is empty: a fossil plant comes."
    ),
    "supply_payment": "The price is $5. You have no CEP and only $3: you pay $3 and lose 2 points.",
    "event": "A disaster strikes Oceania. You have a plant there and lose nothing.",
    "end_of_game": (
        "The CO₂ level was above {danger_ppm} ppm after the supply phase. At the end of the decade it is "
        "below: the game ends, and the points are counted."
    ),
    "scoring": "Your CEPs bring $12, and you have $5: every full ${money_per_vp} of these $17 is 1 point.",
    "tie_break": (
        "Two players have 60 points, one with four plants and one with three: the one with four wins."
    ),
    "preset_fossils": "With the set for beginners most regions start with gas.",
    "auction": "The price of a CEP is $3. You win with a bid of $5 and pay with $2 and a CEP.",
    "draft": "You keep one card and pass the rest. From the cards you receive you keep the next one.",
    "solo_setup": (
        "A solar project is drawn, but the region does not accept solar: it goes to the next region that "
        "does."
    ),
    "solo": "A disaster strikes: you lose the UN goal that has been open longest.",
    "rulings": (
        "May a scientist return from a project to your supply? Two books allow it, two do not: you can "
        "choose."
    ),
}

# The lists of values in a section: what stands over their columns.
TABLE_HEADINGS = {
    "region": "Region",
    "slots": "Demand spaces",
    "ceps": "Most CEPs",
    "players": "Players",
    "decades": "Decades",
    "rounds": "Rounds in a decade",
    "energy": "Energy",
    "reward": "Reward",
    "plant": "Plant",
    "price": "Price",
    "points": "Points",
    "income": "Income, space by space",
    "bonuses": "Bonuses",
    "card": "Card",
    "action": "Action",
    "main": "Main effect",
    "minor": "Minor effect",
    "energies": "Energies",
    "value": "Points",
    "goal": "Goal",
    "topics": "Topics",
    "copies": "Tiles",
    "fuel": "Fuel",
    "ppm": "ppm",
    "tiles": "Plants",
    "set": "Set",
    "level": "Difficulty",
    "start": "Start",
}
TABLE_HEADINGS_SECOND_CHANCE = {"plant": "Level", "value": "Technology cubes"}

TABLE_WORDS = {"bonus": "space {level}: {bonus}"}

# What stands between the parts of a section.
SECTION_WORDS = {
    "example": "Example: {example}",
    "reconstructed": (
        "Values marked with * and lists with this note are printed on the pieces only. No rulebook gives "
        "them all; some are reconstructed and may differ from your copy."
    ),
    "printed": "In the printed rulebooks",
    "rulings": "Rulings",
    "played": "This game: {answer}",
    "played_otherwise": "This game plays it differently from the text above: {answer}",
    "other": "Other ruling: {answer}",
    "books": "{answer} ({books})",
    "compared": "The rulebooks compared",
    "open": "Open questions in the rulebook",
    "played_by": "This game is played by: {book}.",
    "differs": plural(
        "{book}: {n} question is answered differently.", "{book}: {n} questions are answered differently."
    ),
    "else_agreed": "On everything else the rulebooks agree, or are silent.",
    "contents": "Contents",
    "title": "The rules of {game}",
    "intro": (
        "The rules as this program plays them, in our own words, with the values and rulings that a new "
        "game has. The program shows the same sections with those of your game: point at something and "
        "press F1."
    ),
}
GAMES = {"first": "CO₂ (2012)", "second_chance": "CO₂: Second Chance (2018)"}
