"""What the lessons say (resources/lessons): what each is about, the titles of chapters, the text of each
step, and with `.do` what the learner is asked to do. {other} is the name of the rival; all other values are
the position's."""

from __future__ import annotations

LESSONS = {
    # --- what each lesson teaches, above its chapters
    "first": (
        "The original game. Every company plays for its own points, but all lose if the level rises too far."
    ),
    "second_chance": (
        "The second edition. A team saves the planet together; you can also compete, or play alone."
    ),
    # --- CO2 (2012): the planet
    "first.planet": "The planet, and your first plant",
    "first.planet.world": (
        "You run an energy company. The world needs power, and dirty power fills the air with CO₂: {ppm} "
        "ppm at the moment. At {loss} ppm the planet is lost, and everybody loses. You play against each "
        "other for points, but nobody can afford to let the level rise."
    ),
    "first.planet.demand": (
        "Every decade, each region needs one more power plant. If its next space is still empty when the "
        "decade ends, a fossil plant comes: coal adds {coal} ppm, oil {oil}, gas {gas}. A green plant on "
        "that space keeps it out."
    ),
    "first.planet.arc": (
        "A green plant takes three steps: propose a project, install it, build the plant. In each turn "
        "you take exactly one of these steps, and each has its own reward. A project belongs to nobody: "
        "any company may take the next step."
    ),
    "first.planet.propose": (
        "Proposing is free, and the project space pays a grant at once: money, technology or help with "
        "scientists. Europe’s agenda lists solar energy, so a solar project is welcome there. The "
        "technology space gives 2 technology cubes. You can also click the project and then its target, or "
        "use the buttons above the board."
    ),
    "first.planet.propose.do": "Drag a solar project from the marked stack onto Europe’s technology space.",
    "first.planet.end_turn": (
        "You have 2 technology cubes. That was your main action; the other things you can do in a turn "
        "come in the next chapters."
    ),
    "first.planet.end_turn.do": "End your turn with the button above the board.",
    "first.planet.rival": (
        "Now it is {other}’s turn: a fusion project in North America, for the money there."
    ),
    "first.planet.install": (
        "Installing a project costs a CEP, a permit to emit carbon. You have {cep:ceps}. It is worth it: "
        "installing a solar project brings 3 technology cubes."
    ),
    "first.planet.install.do": (
        "Drag one of your CEPs onto the solar project in Europe, or click the project."
    ),
    "first.planet.end_again": "The project is installed: Europe is ready for a solar plant.",
    "first.planet.end_again.do": "End your turn.",
    "first.planet.rival_again": "{other} installs the fusion project.",
    "first.planet.build": (
        "The next solar plant costs $10 and 2 technology cubes. You also need level 2 in solar: this is "
        "your expertise, what your company knows about the energy. You read it on the solar track, and you "
        "do not spend it. You have all of this."
    ),
    "first.planet.build.do": "Drag the top solar plant onto the project in Europe, or click the project.",
    "first.planet.reward": (
        "You have {points:points}, one more level in solar, and control of Europe, because you built "
        "there. The plant stands on the space of the next decade: no fossil plant will come to Europe then."
    ),
    "first.planet.done": (
        "That is the heart of the game: propose, install, build. Others can use the projects you propose, "
        "and you can use theirs. Look ahead: which project will you be able to use when your turn comes "
        "again?"
    ),
    # --- scientists
    "first.scientists": "Scientists, expertise and summits",
    "first.scientists.expertise": (
        "Your disc shows your expertise in an energy: the number below the space is your level. The crane "
        "marks the level you need for the next plant."
    ),
    "first.scientists.income": (
        "The coin above the number is income, not a level: once in a decade the leader on the track "
        "receives it; with three or more players the second does, too. Scientists raise your level."
    ),
    "first.scientists.send": (
        "In each turn you may move one scientist, besides your main action. A scientist works on any "
        "project on which nobody works yet, whoever proposed it."
    ),
    "first.scientists.send.do": "Drag your scientist onto the solar project in Europe.",
    "first.scientists.propose": (
        "You still owe a main action. The research space helps with scientists: move one more, or recruit"
        " one."
    ),
    "first.scientists.propose.do": "Drag a fusion project onto North America’s research space.",
    "first.scientists.recruit": "Two scientists learn more than one, so take a second one.",
    "first.scientists.recruit.do": "Recruit a scientist with the button above the board.",
    "first.scientists.end_turn": (
        "When your turn ends, one of your scientists on a project teaches you: 1 point of expertise in the "
        "energy of that project."
    ),
    "first.scientists.end_turn.do": "End your turn.",
    "first.scientists.gained": (
        "Your solar expertise has grown. Some spaces of a track have a bonus as well, and you get it as "
        "soon as you reach the space."
    ),
    "first.scientists.rival": (
        "{other} installs the project on which your scientist works. That is allowed, but it costs $1, "
        "paid to you, and your scientist has to leave."
    ),
    "first.scientists.leave": (
        "You decide where to: back to you, with 1 point of expertise now, or to a free solar topic at any "
        "summit. At the marked summit, {other}’s scientist is waiting for one more scientist."
    ),
    "first.scientists.leave.do": "Drag your scientist to the solar topic of the marked summit.",
    "first.scientists.rival_ends": (
        "Now every topic has a scientist. When {other}’s turn ends, the summit takes place."
    ),
    "first.scientists.choose": (
        "Everybody at a summit gains 1 point of expertise for each own scientist, in that scientist’s "
        "topic, and then 1 more in any topic of the summit."
    ),
    "first.scientists.choose.do": "Choose the energy of your extra expertise above the board.",
    "first.scientists.rival_learns": "{other} chooses as well.",
    "first.scientists.done": (
        "Your scientists are back in hand, and a new summit lies on the board. So the way of a scientist "
        "is: work on a project, learn at the end of each turn, move on to a summit, learn there once "
        "more."
    ),
    # --- permits
    "first.permits": "CEPs and the market",
    "first.permits.what": (
        "A CEP is a permit to emit carbon. There are only a few: in the regions, with the players, and on"
        " the market, where one costs ${price} now."
    ),
    "first.permits.control": (
        "The flag is yours: you control Europe, because you built the first plant there. Another company "
        "can take it over by building in Europe, if it then has more kinds of energy there than you. If "
        "you are equal, compare the agenda from the left: the first energy that only one of you has built "
        "decides."
    ),
    "first.permits.when": (
        "You pay a CEP for two things: to install a project, and when a fossil plant comes to a region you"
        " control. Pay from your supply, or from any region you control. Here you control Europe, so the "
        "CEPs in Europe are yours to pay with."
    ),
    "first.permits.buy": (
        "Once in each turn you may visit the market: buy one CEP, or sell one. Only one CEP is left "
        "there. See what happens when you take the last one."
    ),
    "first.permits.buy.do": "Drag the CEP from the market to your supply, or buy it with the button.",
    "first.permits.closed": (
        "The market was empty. So 2 new CEPs came from the bank, the price rose to ${price}, and for the "
        "rest of this turn nobody can sell. Whoever takes the last CEP makes the next one dearer."
    ),
    "first.permits.install": "Installing a biomass project brings money, technology and a CEP.",
    "first.permits.install.do": "Click the biomass project in Africa to install it.",
    "first.permits.pay": (
        "You have CEPs in your supply and in Europe. Those in your supply can be sold; those in Europe "
        "only pay, and become yours at the end of the game."
    ),
    "first.permits.pay.do": "Pay one CEP, from Europe or from your supply.",
    "first.permits.end_turn": "The project paid well. Selling has to wait until the market is open again.",
    "first.permits.end_turn.do": "End your turn.",
    "first.permits.rival": "{other} proposes a fusion project in Oceania.",
    "first.permits.sell": "Your next turn: the market is open, and ${price} is a good price.",
    "first.permits.sell.do": "Drag a CEP from your supply to the market, or sell it with the button.",
    "first.permits.done": (
        "You received $4, and the price fell to ${price}. Buy when CEPs are cheap, sell when they are "
        "dear, but keep one for your next project and one for each of your regions that may get a fossil "
        "plant. Whoever owes a CEP and has none must buy one, if need be with points."
    ),
    # --- the end of a decade
    "first.decade": "The end of a decade",
    "first.decade.forecast": (
        "This is the last turn of the decade. The forecast beside the board says what would happen if it "
        "ended now: income, fossil plants, who pays for them, and how near the planet is to {loss} ppm."
    ),
    "first.decade.slots": (
        "Every region whose third space is empty will get a fossil plant. You control Europe, so the one "
        "there will cost you a CEP. In Asia a solar project is installed: a plant there keeps the fossil "
        "plant out."
    ),
    "first.decade.build": "You have the money, the technology and the expertise.",
    "first.decade.build.do": "Build the solar plant in Asia.",
    "first.decade.end_turn": "The forecast has changed: Asia needs nothing more.",
    "first.decade.end_turn.do": "End your turn, and with it the decade.",
    "first.decade.income": (
        "First comes income. The leader on each track earns what the space shows; with three or more "
        "players the second earns, too. Take it as money, as points, or some of each."
    ),
    "first.decade.income.do": "Split your income above the board as you like, and confirm.",
    "first.decade.pay": (
        "Then the fossil plants come, region by region. One came to Europe, and you control Europe."
    ),
    "first.decade.pay.do": "Pay one CEP, from Europe or from your supply.",
    "first.decade.level": ("Five fossil plants came: {ppm} ppm. From {danger} ppm on, disasters strike."),
    "first.decade.disaster": (
        "The event named Oceania. Everybody without a plant there gave 1 technology cube to Oceania; "
        "whoever had none would have lost 2 points."
    ),
    "first.decade.done": (
        "One more decade like this one, and the level passes {loss} ppm: all players lose, however many "
        "points they have. So before each decade ends, look at the forecast, and fill the empty spaces in"
        " time."
    ),
    # --- goals, cards and the end
    "first.goals": "Goals, cards and the end",
    "first.goals.cards": (
        "Only you see your lobby cards. Each can be played once: for its main effect in a turn in which "
        "you take the action it shows, or for its minor effect at any time. One of yours rewards a "
        "proposal in Europe."
    ),
    "first.goals.propose": "So take the action of the card first.",
    "first.goals.propose.do": (
        "Propose a project of your choice in Europe, on the money space or the technology space."
    ),
    "first.goals.play": "Now the card brings $3 on top.",
    "first.goals.play.do": "Click the marked lobby card and choose its main effect.",
    "first.goals.end_turn": (
        "In one turn you may play a lobby card or score a UN goal, but not both. The UN goal has to wait."
    ),
    "first.goals.end_turn.do": "End your turn.",
    "first.goals.rival": "{other} proposes a fusion project in Oceania.",
    "first.goals.un_goal": (
        "UN goals reward the right mix of plants with points. The marked one asks for a solar plant and a "
        "fusion plant, and you have both. It brings 6 points and costs 1 technology cube, and only one "
        "company can score it."
    ),
    "first.goals.un_goal.do": "Click the marked UN goal to score it.",
    "first.goals.company": (
        "Your company goal is secret. Yours gives points for every region you control. It is scored at "
        "the end, or you discard it earlier for money when you need it."
    ),
    "first.goals.last": "This is the last turn of the last decade.",
    "first.goals.last.do": "Propose a project of your choice, on a money space or a technology space.",
    "first.goals.finish": (
        "Now everything is counted: your CEPs and those of your regions are sold at the market price, "
        "income is paid once more, company goals are scored, and money becomes points, $2 for each. The "
        "most technology and the most UN goals bring points as well."
    ),
    "first.goals.finish.do": "End your turn, and with it the game.",
    "first.goals.done": (
        "The most points win, but only on a planet that lives: at {loss} ppm there would be no winner at "
        "all. The game may also end early: when every space of {green:regions} holds a green plant, or "
        "when a supply phase brings {danger} ppm and the decade ends below it. Now you can play a whole game."
    ),
    # --- CO2: Second Chance, cooperative: the planet
    "second_chance.planet": "Together for the planet",
    "second_chance.planet.world": (
        "You play together. The air holds {ppm} ppm of CO₂. Plants bring points, and these belong to the "
        "team: at the end of each decade it pays with them for goals that are still open, and to bring CO₂ "
        "down to {most} ppm. If it stays above that, the planet is lost; below 0 points you lose as well."
    ),
    "second_chance.planet.demand": (
        "Every decade, each region needs one more power plant. If its next space is still empty when the "
        "decade ends, a fossil plant comes: coal adds {coal} ppm, oil {oil}, gas {gas}. The box above the "
        "CO₂ track shows how likely you would be to lose if the decade ended now. At the beginning that is "
        "100%; do not worry, you have {rounds} rounds, and every green plant helps."
    ),
    "second_chance.planet.plan": (
        "A green plant takes three steps: plan a project, prepare its infrastructure, build the plant. One "
        "of them is your main action in each turn. Planning brings 1 point of knowledge of the energy, "
        "which you need to build its plants, and the space pays a subsidy. You can also click the project "
        "and then its target, or use the buttons above the board."
    ),
    "second_chance.planet.plan.do": "Drag a recycling project onto Europe’s technology space.",
    "second_chance.planet.end_turn": (
        "You have 1 point of recycling knowledge and 2 more technology cubes. A project belongs to nobody: "
        "your partner could go on with it, too. A region takes only the three energies of its agenda, which "
        "stand below its name."
    ),
    "second_chance.planet.end_turn.do": "End your turn with the button above the board.",
    "second_chance.planet.partner": "{other} plans a hydro project in Africa.",
    "second_chance.planet.prepare": (
        "Preparing infrastructure costs a CEP, a permit to emit carbon. Recycling pays $5 and a CEP for "
        "it, and your marker stays on the project."
    ),
    "second_chance.planet.prepare.do": (
        "Drag one of your CEPs onto the project in Europe, or click the project."
    ),
    "second_chance.planet.end_again": "Everything is ready for the plant.",
    "second_chance.planet.end_again.do": "End your turn.",
    "second_chance.planet.partner_again": "{other} prepares the hydro project.",
    "second_chance.planet.build": (
        "The recycling plant costs $7, 1 technology cube and 1 CEP, and your knowledge is just enough for "
        "it. Its project bears the sign I, for level I. Later projects of a stack are of level II: such "
        "plants cost more, need more knowledge and bring more points."
    ),
    "second_chance.planet.build.do": "Click the infrastructure in Europe to build the plant.",
    "second_chance.planet.control": (
        "You control Europe, because you built the first plant there; your cube below the agenda marks its "
        "energy. Another player who builds there takes control if their cubes then lie below more energies "
        "than yours. On a tie, look along the agenda from the left: the first energy that only one of you "
        "has decides. Whoever controls the region may pay with its CEPs."
    ),
    "second_chance.planet.done": (
        "The team has {points:points}, Europe needs no fossil plant in this decade, and one environmental "
        "goal is achieved. Plan, prepare, build: that is the heart of the game."
    ),
    # --- scientists
    "second_chance.scientists": "Scientists, knowledge and summits",
    "second_chance.scientists.knowledge": (
        "Your disc on a track stands at your level of knowledge. The marks I and II show which level you "
        "need for plants of level I and II. The number below a space is the level; the coin above it is "
        "income: once in a decade the leader on a track earns it; with three or more players the second "
        "does, too. Planning and scientists bring knowledge."
    ),
    "second_chance.scientists.send": "In each turn you may move one scientist, besides your main action.",
    "second_chance.scientists.send.do": "Drag your scientist onto the solar project in Europe.",
    "second_chance.scientists.plan": (
        "Now your main action. The scientist space lets you recruit or move a scientist."
    ),
    "second_chance.scientists.plan.do": "Drag a wind project onto Oceania’s scientist space.",
    "second_chance.scientists.recruit": "A new scientist brings knowledge at once.",
    "second_chance.scientists.recruit.do": "Recruit a scientist with the button above the board.",
    "second_chance.scientists.choose": "The new scientist knows about any energy you like.",
    "second_chance.scientists.choose.do": "Choose solar above the board.",
    "second_chance.scientists.end_turn": (
        "A scientist who leaves a planned project brings 1 point of knowledge of its energy. So let yours "
        "stay for a turn."
    ),
    "second_chance.scientists.end_turn.do": "End your turn.",
    "second_chance.scientists.partner": "{other} plans a hydro project in Africa.",
    "second_chance.scientists.summit": (
        "From a project, a scientist can go to a free topic of the same energy at a summit. {other}’s "
        "scientist is already at the marked one."
    ),
    "second_chance.scientists.summit.do": "Drag your scientist to the solar topic of the marked summit.",
    "second_chance.scientists.prepare": (
        "You gained 1 point of solar knowledge, and every topic of the summit is taken. Your main action "
        "is still to come."
    ),
    "second_chance.scientists.prepare.do": "Prepare the solar project in Europe: click it.",
    "second_chance.scientists.end_again": "A full summit takes place when the turn ends.",
    "second_chance.scientists.end_again.do": "End your turn.",
    "second_chance.scientists.partner_learns": (
        "Each scientist at a summit brings 2 points of knowledge, each in any of its topics. {other} "
        "chooses first."
    ),
    "second_chance.scientists.learn": (
        "Now you. Mark I of solar is at level 2, and you are there: you know enough for the solar plant in "
        "Europe. One level more, and you reach a bonus."
    ),
    "second_chance.scientists.learn.do": "Choose solar above the board.",
    "second_chance.scientists.bonus": (
        "You reached a space with a bonus: 1 technology cube. Use it yourself, or hand it to your partner."
    ),
    "second_chance.scientists.bonus.do": "Decide above the board who gets the bonus.",
    "second_chance.scientists.learn_again": (
        "You gain 1 more point of knowledge. A second energy gives you a second kind of plant to build."
    ),
    "second_chance.scientists.learn_again.do": "Choose recycling above the board.",
    "second_chance.scientists.done": (
        "You know enough for the solar plant in Europe, but it costs $10, and you have ${money}. Knowledge "
        "and money are both needed. Share the work: whoever knows most about an energy builds its plants, "
        "and the others prepare them."
    ),
    # --- permits
    "second_chance.permits": "CEPs and the market",
    "second_chance.permits.what": (
        "A CEP is a permit to emit carbon. You pay one to prepare infrastructure, one for every plant, and"
        " one when a fossil plant comes to a region you control. Pay from your board, or from any region "
        "you control. On the market a CEP costs ${price} now."
    ),
    "second_chance.permits.buy": (
        "Once in each turn you may buy one CEP or sell one. Only one is left. See what happens when you "
        "take it."
    ),
    "second_chance.permits.buy.do": (
        "Drag the CEP from the market to your board, or buy it with the button."
    ),
    "second_chance.permits.closed": (
        "The market was empty: 2 new CEPs came, the price rose to ${price}, and the market is closed for "
        "the rest of your turn."
    ),
    "second_chance.permits.plan": (
        "The money space of a region pays $1 for every CEP that lies in the region."
    ),
    "second_chance.permits.plan.do": "Drag a solar project onto Africa’s money space.",
    "second_chance.permits.end_turn": "Three CEPs lie in Africa, so you received $3.",
    "second_chance.permits.end_turn.do": "End your turn.",
    "second_chance.permits.partner": "{other} plans a wind project in Oceania.",
    "second_chance.permits.sell": "Your next turn: the market is open again, and ${price} is a good price.",
    "second_chance.permits.sell.do": (
        "Drag a CEP from your board to the market, or sell it with the button."
    ),
    "second_chance.permits.done": (
        "You received $4, and the price fell to ${price}. Keep a CEP for each of your regions that may "
        "get a fossil plant: whoever cannot pay costs the team points."
    ),
    # --- the end of a decade
    "second_chance.decade": "The end of a decade",
    "second_chance.decade.forecast": (
        "This is the last round of the decade. The forecast beside the board says what would happen if the "
        "decade ended now. Without a plant, Europe would get a fossil plant."
    ),
    "second_chance.decade.build": "The recycling plant is prepared, and you can pay for it.",
    "second_chance.decade.build.do": "Build the recycling plant in Europe.",
    "second_chance.decade.end_turn": "One region is safe.",
    "second_chance.decade.end_turn.do": "End your turn.",
    "second_chance.decade.partner": "{other} takes the last turn of the decade.",
    "second_chance.decade.income": (
        "First comes income: the leader on each track earns what the space shows; with three or more "
        "players the second earns, too. It is taken as own money or as points for the team."
    ),
    "second_chance.decade.income.do": "Split your income above the board, and confirm.",
    "second_chance.decade.partner_income": (
        "{other} does the same. Then every open environmental goal costs the team points, 1 in this "
        "decade and more in later ones, and fossil plants come to the empty spaces."
    ),
    "second_chance.decade.reduce": (
        "{ppm} ppm. Above {most} the planet would be lost, but the team may buy the level down: in this "
        "decade 10 ppm cost 1 point."
    ),
    "second_chance.decade.reduce.do": "Choose above the board how far to reduce the level, and confirm.",
    "second_chance.decade.done": (
        "The next decade begins. Everything gets dearer: open goals and 10 ppm cost 2 points then. So "
        "achieve goals early, and let no region go without a plant."
    ),
    # --- goals, cards and the end
    "second_chance.goals": "Goals, cards and the end",
    "second_chance.goals.three": (
        "Environmental goals are for the team: plants, knowledge and summits. They are achieved by what "
        "you do anyway, and each one that stays open costs points at the end of every decade."
    ),
    "second_chance.goals.personal": (
        "These two personal goals are yours alone, and secret. At the end everybody must have met one of "
        "the two, or all lose."
    ),
    "second_chance.goals.plan": "One of your lobbyist cards rewards a plan in South America.",
    "second_chance.goals.plan.do": (
        "Plan a project of your choice in South America, on the money space or the technology space."
    ),
    "second_chance.goals.play": (
        "Play the card directly before or after its action for the main effect, or at any time for the "
        "minor one. It stays on the table: one scientist may visit it for its minor effect, and remains "
        "there."
    ),
    "second_chance.goals.play.do": "Click the marked lobbyist card and choose its main effect.",
    "second_chance.goals.united_nations": (
        "In a turn you may claim a UN goal instead of playing a card. You need a built plant of each "
        "energy it shows, standing on infrastructure with your marker, and you pay the technology cubes "
        "shown. The team gets 2 points. At the end of the game at most 3 UN goals may still be open."
    ),
    "second_chance.goals.done": (
        "You win after decade 4 if the level is not above {most} ppm, the team has at least 0 points, "
        "everybody has met a personal goal and at most 3 UN goals are open. The result is your points, and"
        " 1 more for every 10 ppm below {most}. Now you can play a whole game together: the pages Forecast "
        "and Goals beside the board say where you stand, and the button Hint names good moves."
    ),
    # --- competitive
    "second_chance.rivals": "Against each other: what is different",
    "second_chance.rivals.own": (
        "In the competitive game everybody scores their own points. The level begins at {ppm} ppm; above "
        "{most} everybody loses at once."
    ),
    "second_chance.rivals.goal": "Instead of personal goals there is a secret company goal.",
    "second_chance.rivals.goal.do": "Keep one of the two goals above the board.",
    "second_chance.rivals.rival": (
        "{other} chooses as well. Then decade 1 begins, with a fossil plant in every region."
    ),
    "second_chance.rivals.supply": (
        "{ppm} ppm. Each decade begins with the energy supply, and the level cannot be bought down. Only "
        "a green plant in the place of a fossil one lowers it."
    ),
    "second_chance.rivals.events": (
        "After the income of a decade, the event happens in its region: everybody without a plant or an "
        "infrastructure under a plant there gives 1 technology cube and pays 1 CEP. From {danger} ppm on, "
        "the future event happens as well."
    ),
    "second_chance.rivals.done": (
        "After decade 5, CEPs are sold, $2 make a point, and company goals, UN goals and most technology "
        "are scored. The most points win, if the planet lives."
    ),
    # --- solo
    "second_chance.solo": "Alone: what is different",
    "second_chance.solo.alone": (
        "Alone you play as a team of one: 4 decades, from {points:points}, or 5 more in an easy game. UN "
        "inspectors stand on environmental goals, and those cost twice as much while they are open."
    ),
    "second_chance.solo.keep": "You draw four personal goals and keep two. Both have to be met.",
    "second_chance.solo.keep.do": "Keep a goal above the board.",
    "second_chance.solo.keep_again": "And the second one.",
    "second_chance.solo.keep_again.do": "Keep another goal above the board.",
    "second_chance.solo.opponent": (
        "An opponent who does not play gets cubes in the regions. They make it harder to take control."
    ),
    "second_chance.solo.opponent.do": "Choose any region from which the cubes are laid out.",
    "second_chance.solo.plan": "Your turn, as in a team.",
    "second_chance.solo.plan.do": "Drag a recycling project onto Europe’s technology space.",
    "second_chance.solo.second": (
        "Alone you may take a second main action of another kind in the same turn. It costs 10 ppm."
    ),
    "second_chance.solo.second.do": "Take a second action with the button above the board.",
    "second_chance.solo.prepare": "{ppm} ppm now.",
    "second_chance.solo.prepare.do": "Prepare the recycling project in Europe: click it.",
    "second_chance.solo.done": (
        "A second action saves time but pollutes: use it while the level is low. You win like a team: at"
        " most {most} ppm, at least 0 points, at most 3 open UN goals, and both personal goals met."
    ),
}
