"""The rules inside: the sections of CO₂: Second Chance, as `sections` has those of the first edition."""

from __future__ import annotations

SECTION_TEXTS_SECOND_CHANCE = {
    # the game
    "aim": (
        "Each of you runs an energy company, and the world needs more power every decade. A project is "
        "planned, gets its infrastructure, and is built as a green plant. Where nobody builds in time, a "
        "fossil plant comes and raises the CO₂ level. In the cooperative game you win or lose together: "
        "keep the level at {loss_ppm} ppm or below, never fall below 0 points, and meet your goals. In "
        "the competitive game the most points win, but above {loss_ppm} ppm everyone loses."
    ),
    "modes": (
        "The cooperative game has one score for the whole team, environmental goals and personal goals. "
        "In the competitive game everyone scores alone; there are company goals and events instead, and "
        "no CO₂ reduction. The solo game follows the cooperative rules, with inspectors, cubes of an "
        "opponent who does not play, and a second main action that you may buy."
    ),
    "board": (
        "A region has a row of energy demand spaces, from left to right; each decade looks at the next "
        "one. It has three project spaces, which give money, technology or a scientist. Its agenda tile "
        "shows the energies that it accepts, the most wanted one on the left; cubes below them show who "
        "has built what. A region also has spaces for CEPs, and never more CEPs than spaces."
    ),
    "decade": (
        "This game lasts {decades} decades. A decade has {rounds} rounds; in each of them everyone takes "
        "one turn, clockwise from the start player. In the cooperative and solo games the actions come "
        "first, then income, environmental goals, and the energy supply with the CO₂ reduction. In the "
        "competitive game the energy supply comes first, then actions, income and events. Three partners "
        "play only {three_player_last_rounds} rounds in their last decade."
    ),
    "setup": (
        "Everyone starts with {start_cep:ceps}, {start_tech:cubes}, one scientist (the others wait in the "
        "recruitment pool), {lobby_hand:lobbyist_cards} and some money. Each region gets a random agenda "
        "and a CEP on every CEP space. There are {market_refill:ceps} on the market, and the price is "
        "${price_start}. The CO₂ level starts at {co2_start_cooperative} ppm, in the competitive game at "
        "{co2_start_competitive} ppm. Project tiles of level 1 lie on top of those of level 2. With three "
        "players, some gas plants leave the game."
    ),
    "secrets": (
        "Money, CEPs, technology cubes, played cards and everything on the board are open. Lobbyist cards "
        "in hand, personal goals and company goals are secret, even among partners. Nobody knows the "
        "order of the fossil plants, summits and events that are still to come. Nothing is traded or "
        "given away; only bonuses of the knowledge tracks can be handed to others."
    ),
    # your turn
    "turn": (
        "In your turn you take one main action: plan a project, prepare infrastructure, or build a plant. "
        "Before or after it, in any order, you may take each director action once. You end your turn "
        "yourself; without a main action only if none is possible. An action is possible only if you can "
        "pay its price and carry out all its steps; a gain that is not available does not matter. Then "
        "summits that are complete take place."
    ),
    "free_actions": (
        "There are three director actions, each once per turn: move a scientist, visit the market, and "
        "play a lobbyist card or claim a UN goal. They come before or after the main action, never inside "
        "it. Moves that a subsidy or a card gives you do not use up your director action. A second main "
        "action in the solo game does not renew them."
    ),
    "plan": (
        "Choose an energy, a region that has it on its agenda, and an empty project space there. The top "
        "tile of that energy goes onto the space; its level matters only for building. You gain 1 point "
        "of knowledge of the energy, and then the space gives you its subsidy. The project belongs to "
        "nobody: anyone may prepare its infrastructure or send a scientist to it."
    ),
    "subsidy": (
        "A money space pays $1 for each CEP that is in the region now, after your point of knowledge. A "
        "technology space gives you {tech_grant:cubes}. A scientist space lets you recruit a scientist "
        "and gain 1 point of knowledge of any energy, or move one of your scientists, for instance to the "
        "new project. You must use it if you can. Nobody has more than {scientists:scientists}."
    ),
    "infrastructure": (
        "Choose a planned project anywhere and pay 1 CEP to the bank. A scientist on it, yours or another "
        "player's, must leave. You receive the bonus of its energy; CEPs come from the market. The tile "
        "is turned over, and you put one of your {infrastructure_markers} infrastructure markers in it: "
        "the infrastructure is yours, though anyone may build on it."
    ),
    "build": (
        "Choose an infrastructure of any player. Your knowledge must have reached the mark of its level "
        "on the track of its energy, and you pay CEPs, money and technology cubes. The infrastructure "
        "moves to the leftmost empty demand space of its region, and the plant goes on top. The points go "
        "to the team, or in the competitive game to you. Put one of your {control_cubes} cubes under the "
        "energy at the agenda; then control of the region is checked. Building gives no knowledge."
    ),
    "replace_fossil": (
        "If a region has no empty demand space, a new plant replaces the leftmost fossil plant, which is "
        "the oldest. That one leaves the game, and the CO₂ level falls: by {gas_ppm} ppm for gas, "
        "{oil_ppm} ppm for oil, {coal_ppm} ppm for coal; in the cooperative and solo games never below "
        "{co2_floor} ppm. Green plants are never replaced. Where all plants are green, nothing more can "
        "be built."
    ),
    "region_tech": (
        "In the competitive game, events bring technology cubes to regions. If you build a plant there "
        "that costs cubes, one of them may come from the region; you decide. It is never more than one, "
        "and it does not pay for UN goals. In every event phase, each region with cubes returns one of "
        "them to the bank."
    ),
    # scientists and knowledge
    "move_scientist": (
        "A scientist on your player board can go to a planned project without a scientist, or visit a "
        "lobbyist card in play. From a planned project, a scientist can go to another one, to such a "
        "card, to a free topic of the same energy at a summit, or back to your player board. Whenever a "
        "scientist leaves a planned project, the owner gains 1 point of knowledge of its energy. "
        "Scientists never work on infrastructure, and nobody leaves a summit before it takes place."
    ),
    "displaced_scientist": (
        "When a project gets its infrastructure, the scientist on it must leave. The owner decides at "
        "once where to, even in another player's turn: another planned project, a lobbyist card, a topic "
        "of the same energy, or the own player board. This move is free and is no director action. As "
        "always, leaving the planned project brings the owner 1 point of knowledge."
    ),
    "lobbyist_visit": (
        "A lobbyist card that has been played stays on the table. Once in the game, one scientist of any "
        "player may visit it and use its minor effect. The scientist stays on the card until the end of "
        "the game. You may visit a card in the turn in which it was played, and also cards of other "
        "players."
    ),
    "expertise": (
        "Your disc on a track shows your knowledge of that energy. It comes from planning, from "
        "scientists who leave planned projects, from recruiting, from bonuses, from summits and from some "
        "lobbyist cards. Knowledge lets you build plants of level 1 and 2, earns income, and counts for "
        "goals and for control. It never falls. Points beyond the last space are lost."
    ),
    "expertise_bonus": (
        "When your disc reaches a space with a bonus, you may use it at once, decline it, or give it to "
        "another player. It may be 1 point of knowledge of the energy shown or of any energy, 1 "
        "technology cube, or a CEP from the market for a region with a free CEP space. Whoever gets the "
        "bonus decides about it. A bonus may lead to another one; you always finish one point with all "
        "its bonuses before the next."
    ),
    "summit": (
        "Each topic has room for one scientist; you may have several at the same summit. When all topics "
        "are taken, the summit takes place at the end of that turn. Each participant gains 2 points of "
        "knowledge for every own scientist, in any topics of this summit. The players follow clockwise; "
        "whoever completed the summit comes last. Then the scientists return to their owners, and a new "
        "summit tile is drawn. There are {summit_spaces} summit spaces."
    ),
    # CEPs and the market
    "cep_flow": (
        "A CEP is a carbon emission permit. After the setup every CEP that players or regions receive "
        "comes from the market. When the last one is taken, the market is refilled from the bank with "
        "{market_refill:ceps}, and the price rises by $1, up to ${price_max}. CEPs that are paid or sold "
        "go to the bank. A region never has more CEPs than CEP spaces."
    ),
    "market": (
        "Once per turn, as a director action, you may visit the market and either buy a CEP or sell one. "
        "To buy, pay the current price and take a CEP from the market. To sell, give a CEP from your "
        "player board to the bank, take the current price, and the price falls by $1, but not below "
        "${price_min}. CEPs in regions are never sold during the game."
    ),
    "market_stop": (
        "If the market runs empty during a turn, it is refilled at once, and the price rises. For the "
        "rest of that turn the market is closed: nobody can buy or sell there. CEPs from bonuses, cards "
        "and penalties still come from it. It does not matter who took the last CEP, or why."
    ),
    "pay_cep": (
        "Whenever you must pay a CEP, you may take it from your player board or from any region you "
        "control. It goes to the bank. You pay CEPs for infrastructure, for plants, for new fossil plants "
        "in your regions and in events. In your own turn, an action that you cannot pay for is not "
        "possible; in the energy supply and in events there is a penalty instead."
    ),
    "penalty": (
        "If you must pay a CEP in the energy supply or in an event and have none, neither on your player "
        "board nor in a region you control, points are lost: as many as a CEP costs now. The team loses "
        "them together; in the competitive game you lose your own. A CEP goes from the market to the "
        "bank, and the price may rise. You cannot choose the penalty as long as you can pay."
    ),
    # cards and goals
    "lobby": (
        "You may play one lobbyist card per turn; it stays on the table. For the main effect you play the "
        "card immediately before or after its action. If you play it before, the effect comes first and "
        "may help you, but the action must follow at once. The minor effect has no condition. No cards "
        "are drawn during the game."
    ),
    "un_goal": (
        "A UN goal shows energies. You need infrastructure markers of your own under built plants of "
        "these energies, whoever built them, and pay the technology cubes shown. It takes the place of a "
        "lobbyist card in this turn. Your markers are not used up. The team scores {un_vp:points} for "
        "each card at once; in the competitive game you keep the cards, and they score together at the "
        "end. In the cooperative and solo games at most {un_open_allowed} UN goals may be left open at "
        "the end."
    ),
    "personal_goal": (
        "In the cooperative game everyone has {personal_goals_dealt} secret personal goals. Each player "
        "must meet at least one of them by the end of the game, or the whole team loses. In the solo game "
        "you keep {solo_goals_kept} of {solo_goals_dealt} and must meet all that you keep. What a goal "
        "asks for may depend on the number of players. The goal of holding a summit alone is shown as "
        "soon as it is met."
    ),
    "company_goal": (
        "In the competitive game you get {company_goals_dealt} company goals and keep one in secret. It "
        "scores points at the end. In your own turn, between actions, you may discard it for "
        "${goal_cash}; then it stays secret and scores nothing. At the end you automatically get what is "
        "worth more: the points of the goal or the money."
    ),
    # regions and the decade
    "region_control": (
        "Control is checked when a plant is built, and only the builder can gain it. Everyone with cubes "
        "in the region is compared: cubes under more different energies of its agenda; then the first "
        "energy from the left for which only one of them has a cube; then more knowledge of the energy "
        "just built; finally the builder. Control lets you pay with the region's CEPs, but you must pay "
        "for new fossil plants there. You have {control_markers} control markers."
    ),
    "income": (
        "After the actions of each decade, income is paid. On each track, the players on the highest "
        "level reached receive the income printed at their space; with three or more players, so do those "
        "on the second highest. Everyone on that space receives it in full. You split your total into "
        "money and points as you like; points go to the team, or in the competitive game to you. There is "
        "no income at the end of the game."
    ),
    "environmental_goals": (
        "The cooperative and solo games have environmental goals: for plants, for knowledge and for "
        "summits. A goal is achieved as soon as someone does what it shows, and stays achieved. After the "
        "income of each decade, every open goal costs the team as many points as the number of the decade. "
        "Of two identical goals, each must be achieved separately. Below 0 points the game is lost."
    ),
    "energy_supply": (
        "The regions follow clockwise from the home region; in decade 3, for instance, the third demand "
        "space counts. If it is empty, a fossil plant is drawn for it, and the CO₂ level rises by "
        "{gas_ppm}, {oil_ppm} or {coal_ppm} ppm. A region is skipped if that space is taken, or if it has "
        "no such space. In the competitive game everyone loses as soon as the level is above {loss_ppm} "
        "ppm. A green plant built in time keeps a fossil plant out."
    ),
    "supply_payment": (
        "When all regions are done, 1 CEP is paid to the bank for each new fossil plant. If nobody "
        "controls the region, it pays from its own CEPs, if it has any. Otherwise the player in control "
        "pays, from the player board or from any controlled region. A player without any CEP takes a "
        "penalty."
    ),
    "reduction": (
        "In the cooperative and solo games the team may now lower the CO₂ level: each step of "
        "{reduction_step} ppm costs as many points as the number of the decade. The level cannot fall "
        "below {co2_floor} ppm, nor the points below 0. Above {loss_ppm} ppm you must buy it down to "
        "{loss_ppm} ppm at least; if you cannot, the game is lost. Exactly {loss_ppm} ppm is safe. The "
        "start player decides for the team."
    ),
    "event": (
        "In the competitive game each decade has an event, which names a region. Every player who has "
        "neither built a plant there nor has infrastructure under one gives {event_tech:cubes} to the "
        "region, or loses {event_vp:points} if that is impossible, and also pays 1 CEP or takes a "
        "penalty. At {second_event_ppm} ppm or more the future event happens as well. Before that, each "
        "region with cubes returns one of them."
    ),
    "decade_end": (
        "The start player tile goes to the player on the right, so that whoever was last begins the "
        "next decade. If there are inspectors, they move now. After the last decade the game ends. Solo "
        "goals that belong to a decade are decided when it ends."
    ),
    # the end of the game
    "cooperative_end": (
        "You lose at once if you have less than 0 points after the environmental goals or the energy "
        "supply, or if the CO₂ level is above {loss_ppm} ppm after the reduction. After the last decade "
        "you also lose if anyone has met none of their personal goals, or if more than {un_open_allowed} "
        "UN goals are open. Otherwise you win together. Your result adds the points and 1 point for every "
        "{rating_ppm} ppm below {loss_ppm}. Alone, you must meet all your personal goals, and the solo "
        "goal if you chose one."
    ),
    "competitive_end": (
        "If the CO₂ level is above {loss_ppm} ppm, everyone loses at once. Otherwise points are counted "
        "after the last decade. Each player takes the CEPs of controlled regions and sells all CEPs at "
        "the current price. A company goal is scored, or discarded for ${goal_cash} if that is worth "
        "more. Every full ${money_per_vp} is worth 1 point, the most technology cubes bring "
        "{award_vp:points}, and UN goals score more the more you have."
    ),
    "tie_break": (
        "If several players have the most points, more UN goals decide, then more plants built, then more "
        "infrastructures, then more money. If all is equal, the players share the victory."
    ),
    # variants and rulings
    "draft": (
        "Everyone gets {lobby_hand:lobbyist_cards}, keeps some and passes the rest to the right, several "
        "times, until everyone has all their cards. First you keep two, then one from each hand of cards. "
        "The draft is possible in all games except the solo game."
    ),
    "difficulty": (
        "The difficulty is not in the rulebook. “Hard” is the game as printed. “Normal” removes some coal "
        "plants, and “Easy” also gives you points at the start. It can be chosen for the cooperative and "
        "solo games."
    ),
    "inspectors": (
        "Two inspectors stand at environmental goals, one at those for plants, one at those for summits. "
        "An open goal with an inspector costs twice as many points. They move before the first decade and "
        "at the end of every decade but the last: a fossil plant is drawn for each, and it moves one goal "
        "for every {inspector_ppm_per_tile} ppm, without counting achieved goals. The plant goes to the "
        "bottom of the stack."
    ),
    "solo_setup": (
        "You start with {solo_start_vp:points} and choose your personal goals; you may add a solo goal. "
        "An opponent who does not play gets {solo_opponent_cubes} cubes on the agendas: you choose a "
        "region, and the energies of the environmental goals, from left to right, are placed "
        "counter-clockwise in the next regions that accept them, at most {solo_opponent_cubes_per_region} "
        "cubes in a region. The opponent counts when control is compared, but never takes control."
    ),
    "solo_second_action": (
        "Once per turn, after your main action, you may take a second one of another kind. First the CO₂ "
        "level rises by {solo_second_action_ppm} ppm. It is not possible at {loss_ppm} ppm, nor if you "
        "could not take such an action."
    ),
    "solo_goal": (
        "A solo goal is an additional condition for winning. It is chosen or drawn before the game, "
        "because some of them change the setup. Some must be met by the end of a certain decade, the "
        "others by the end of the game. If you miss it, the game is lost."
    ),
}

SECTION_EXAMPLES_SECOND_CHANCE = {
    "aim": (
        "Nobody has built in Europe this decade. A coal plant comes there, and the CO₂ level rises by "
        "{coal_ppm} ppm."
    ),
    "modes": "You play with three friends as a team: all points you gain go to one score.",
    "board": "The agenda of Asia shows solar, hydro and recycling: nobody can plan a wind project there.",
    "decade": "In this game you have {rounds} turns in a decade.",
    "secrets": "You may tell your partners what you plan, but not which cards you hold.",
    "turn": "You sell a CEP, plan a project, move a scientist to it and end your turn.",
    "free_actions": (
        "You have moved a scientist. Then you plan on a scientist space: the subsidy lets you move one again."
    ),
    "plan": (
        "You plan a solar project in North America: your solar disc moves on one space, then you receive "
        "the subsidy of the space."
    ),
    "subsidy": "There are 5 CEPs in North America. Whoever plans on its money space gets $5.",
    "infrastructure": (
        "You prepare a solar project on which Max has a scientist. You pay 1 CEP, Max moves the scientist "
        "and gains 1 point of solar knowledge, and you receive the bonus."
    ),
    "build": (
        "Max has prepared a wind project of level 1. You have reached the mark for level 1 on the wind "
        "track, so you may build there."
    ),
    "replace_fossil": (
        "All spaces in Asia are taken, and the leftmost plant burns gas. You build there: the CO₂ level "
        "falls by {gas_ppm} ppm."
    ),
    "region_tech": "There are 2 cubes in Africa. For your plant there you may use 1 of them.",
    "move_scientist": (
        "Your scientist leaves a wind project for the wind topic of a summit: you gain 1 point of wind "
        "knowledge."
    ),
    "displaced_scientist": (
        "Your scientist must leave a hydro project. You gain 1 point of hydro knowledge and send the "
        "scientist to a planned project in Africa."
    ),
    "lobbyist_visit": (
        "Max has played a card with the minor effect “1 technology cube”. Your scientist visits it, and "
        "you get a cube."
    ),
    "expertise": (
        "Your disc is one space before the mark for level 2: you can build plants of level 1 of that "
        "energy, but not of level 2."
    ),
    "expertise_bonus": (
        "Your disc reaches a space with a technology cube. Max needs it more, so you give the bonus to Max."
    ),
    "summit": (
        "You have two scientists at a summit on solar, wind and hydro: you gain 4 points, for instance 2 "
        "solar, 1 wind and 1 hydro."
    ),
    "cep_flow": (
        "The bonus of your infrastructure takes the last CEP: the market is refilled, and the price rises "
        "by $1."
    ),
    "market_stop": (
        "Your bonus takes the last CEP from the market. You cannot visit the market any more this turn."
    ),
    "pay_cep": (
        "You control Africa and have no CEP yourself. You pay for an infrastructure in Asia with a CEP "
        "from Africa."
    ),
    "penalty": "The price is $4. You cannot pay for a fossil plant: 4 points are lost.",
    "lobby": "You play a card for building solar plants, get its money, and must now build a solar plant.",
    "un_goal": (
        "There are built plants on your solar and wind infrastructures. You pay the cubes and claim a "
        "goal that shows solar and wind."
    ),
    "personal_goal": (
        "Your goals are 4 recruited scientists and $10. At the end you have $12 and three scientists: one "
        "goal is met, and that is enough for the team."
    ),
    "company_goal": (
        "You lack $5 for a plant. In your turn you discard your company goal for ${goal_cash} and build."
    ),
    "region_control": (
        "Max has two cubes under solar, you have one under solar and one under wind: you have more "
        "different energies and take control."
    ),
    "income": (
        "You lead one track at income 4 and are second on another at income 3. You may take $4 and 3 points."
    ),
    "environmental_goals": "Decade 2, and 5 goals are open: the team loses 10 points.",
    "energy_supply": (
        "Decade 3: the third space in Asia has a green plant, so Asia is skipped. The third space in "
        "Europe is empty: a fossil plant comes."
    ),
    "supply_payment": (
        "Coal comes to Europe, which you control. Europe has no CEP left, so you pay with one from "
        "Africa, which you control too."
    ),
    "reduction": "It is decade 3, and you want to lower the level by 2 steps: that costs 6 points.",
    "event": (
        "The event names North America. You have no plant there: you give {event_tech:cubes} and pay 1 CEP."
    ),
    "decade_end": "You, Ada and Max play in this order. Max begins the next decade, then you, then Ada.",
    "cooperative_end": "The last decade is over. Everyone has met a goal, and 2 UN goals are open: you win.",
    "competitive_end": (
        "Your CEPs bring $12, and you have $5: every full ${money_per_vp} of these $17 is 1 point."
    ),
    "tie_break": (
        "Two players have 60 points, one with three UN goals and one with two: the one with three wins."
    ),
    "draft": (
        "From five cards you keep two and pass three. From the three you receive you keep one, and so on."
    ),
    "difficulty": (
        "For your first game choose “Easy”: the CO₂ level rises more slowly, and you start with more points."
    ),
    "inspectors": "An inspector stands at an open goal in decade 2: this goal costs 4 points instead of 2.",
    "solo_setup": (
        "The opponent has cubes under two energies in Asia. To control Asia, you need cubes under at "
        "least as many."
    ),
    "solo_second_action": (
        "After building you pay with {solo_second_action_ppm} ppm and plan a project as well."
    ),
    "solo_goal": "Your solo goal asks for a plant in every region: at the end one is missing, and you lose.",
    "rulings": (
        "May you give a bonus to a rival in the competitive game? The rulebook can be read either way: "
        "you can choose."
    ),
}
