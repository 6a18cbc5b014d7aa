"""Actions as phrases for lists and buttons, and decisions as instructions, in positions set by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions
from co2desk.engine.table.ids import topic_place
from co2desk.text import Speaker
from tests.engine.first.scene import Scene, scene
from tests.engine.second_chance.scene import scene as second_chance_scene

NAMES = ["Anna", "Bruno", "Chiara", "David"]


def action(s: Any, kind: str, frame: Frame | None = None, **values: Any) -> tuple[str, str]:
    """The phrase of an action and the words on its button."""
    speaker = Speaker(s.table.setting.base, NAMES)
    record, open_frame = s.action(kind, **values), frame or s.game.decision
    return speaker.action(record, s.table, open_frame), speaker.choice(record, s.table, open_frame)


def asked(s: Any, *frames: Frame) -> str:
    """The instruction for the first of these decisions, the others waiting below it."""
    s.table.stack[:] = frames[::-1]
    return Speaker(s.table.setting.base, NAMES).decision(frames[0], s.table)


@pytest.fixture
def s() -> Scene:
    """A solar project of Bruno's scientist and a biomass project, both ready to be built on."""
    stage = scene()
    stage.agenda("europe", "solar", "biomass", "fusion")
    stage.project("europe/tech", "solar", installed=True, scientist=1)
    stage.project("europe/money", "biomass", installed=True)
    stage.lobby(0, 17)
    stage.give(0, money=20, tech=5, cep=1)
    stage.expertise(0, solar=3, biomass=2)
    return stage


# --- actions of a turn -----------------------------------------------------------------------------------


def test_a_proposal_names_energy_region_and_space(s: Scene) -> None:
    """8.1: all three are chosen."""
    said = action(s, "propose", energy="fusion", region="europe", grant="research")
    assert said == (
        "Propose a cold fusion project in Europe (research space)",
        "Propose cold fusion, Europe (research)",
    )


def test_a_build_tells_what_the_plant_costs_and_scores(s: Scene) -> None:
    """8.3: money, cubes and points of the top tile; an attached card takes $3 off (13.1)."""
    assert action(s, "build", space="europe/money", tile=0, card=0) == (
        "Build the top biomass plant in Europe (money space): pay $7 and 2 technology cubes, gain 5 points",
        "Build biomass, Europe (money)",
    )
    assert action(s, "build", space="europe/money", tile=0, card=17) == (
        (
            "Build the top biomass plant in Europe (money space): pay $4 and 2 technology cubes, "
            "gain 5 points; with lobby card “Build biomass: –$3”"
        ),
        "Build biomass, Europe (money), card: –$3",
    )


def test_a_build_tells_who_gives_and_who_gets_something(s: Scene) -> None:
    """9.4: $1 to the owner of a foreign scientist. G-46: the region gives one cube."""
    s.region_tech("europe", 1)
    assert action(s, "build", space="europe/tech", tile=0, card=0)[0] == (
        "Build the top solar plant in Europe (technology space): pay $10 and 2 technology cubes, "
        "gain 7 points; Europe pays 1 of the cubes; Bruno gets $1 because their scientist must leave"
    )
    s.table.space_stage[s.space("europe/tech")] = 1
    assert action(s, "install", space="europe/tech")[0] == (
        "Install the solar project in Europe (technology space); "
        "Bruno gets $1 because their scientist must leave"
    )


def test_a_plant_that_is_not_on_top_is_told_by_its_number(s: Scene) -> None:
    """D-18: under one reading any plant of the stack can be built."""
    assert action(s, "build", space="europe/money", tile=2, card=0) == (
        "Build biomass plant 3 in Europe (money space): pay $9 and 3 technology cubes, gain 7 points",
        "Build biomass, Europe (money), plant 3",
    )


def test_a_move_names_where_from_and_where_to(s: Scene) -> None:
    """9.1: projects, the own supply and topics of summits."""
    s.summit(2, "solar", "biomass")
    s.turn(1)
    assert action(s, "move_scientist", origin="hand", destination="europe/money") == (
        "Move a scientist from your supply to the biomass project in Europe (money space)",
        "From your supply › biomass, Europe (money)",
    )
    assert action(s, "move_scientist", origin="europe/tech", destination="summit/2/0") == (
        "Move a scientist from the solar project in Europe (technology space) to the solar topic of summit 3",
        "Solar, Europe (technology) › summit 3",
    )
    assert action(s, "move_scientist", origin="europe/tech", destination="hand")[0] == (
        "Take your scientist back from the solar project in Europe (technology space)"
    )


def test_cards_tell_their_effects(s: Scene) -> None:
    """13.1 and 13.2."""
    assert action(s, "play_lobby", card=17, main=0, option=0) == (
        "Play lobby card “Build biomass: –$3” for its minor effect: 1 CEP from the market",
        "Build biomass (minor): 1 CEP from the market",
    )
    assert action(s, "play_lobby", card=12, main=1, option=1) == (
        "Play lobby card “Install biomass: 2 technology cubes or $2” for its main effect: $2",
        "Install biomass: $2",
    )
    assert action(s, "score_un_goal", card=34) == (
        "Score UN goal “Biomass, recycling”: pay 1 technology cube, gain 4 points",
        "UN goal: biomass, recycling",
    )


def test_small_actions_are_small(s: Scene) -> None:
    """Market, company goal and the end of a turn."""
    assert action(s, "buy_cep") == ("Buy a CEP for $3", "Buy for $3")
    assert action(s, "cash_company_goal", player=0) == (
        "Discard your company goal for $8",
        "Discard goal for $8",
    )
    assert action(s, "cash_company_goal", player=2)[0] == "Discard Chiara's company goal for $8"
    assert action(s, "end_turn") == ("End your turn without a main action", "End turn")
    s.table.mandatory_done = 1
    assert action(s, "end_turn")[0] == "End your turn"


def test_an_action_that_is_not_legal_can_be_named_too(s: Scene) -> None:
    """Whoever asks why not has to be told what was asked: here there is nothing on the space."""
    assert action(s, "build", space="asia/tech", tile=0, card=0) == (
        "Build a plant on the technology space in Asia",
        "Build Asia (technology)",
    )
    assert action(s, "install", space="asia/tech")[0] == "Install the technology space in Asia"
    assert action(s, "move_scientist", origin="hand", destination="summit/9/3")[0] == (
        "Move a scientist from your supply to summit 10"
    )


# --- answers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "kind", "values", "phrase", "button"),
    [
        (
            Frame("income_split", 0, (7,)),
            "split_income",
            {"money": 4},
            "Take $4 and 3 points",
            "$4, 3 points",
        ),
        (Frame("income_split", 0, (7,)), "split_income", {"money": 6}, "Take $6 and 1 point", "$6, 1 point"),
        (Frame("income_split", 0, (7,)), "split_income", {"money": 7}, "Take $7 and no points", "All $7"),
        (Frame("bid", 0, (2, 1, 0)), "bid", {"amount": 5}, "Bid $5", "Bid $5"),
        (Frame("bid", 0, (2, 1, 0)), "pass", {}, "Pass", "Pass"),
        (
            Frame("bid_payment", 0, (6,)),
            "pay_bid",
            {"money": 1, "tech": 1, "cep": 1},
            "Pay $1, 1 technology cube and 1 CEP",
            "$1, 1 technology cube, 1 CEP",
        ),
        (Frame("appoint", 0), "appoint", {"player": 0}, "Become the start player yourself", "Yourself"),
        (Frame("appoint", 0), "appoint", {"player": 1}, "Make Bruno the start player", "Bruno"),
        (
            Frame("pay_cep", 0, (-1,)),
            "pay_cep",
            {"source": "hand"},
            "Pay the CEP from your supply",
            "From your supply",
        ),
        (
            Frame("bonus_any", 0),
            "choose_energy",
            {"energy": "solar"},
            "Gain 1 point of solar expertise and reach level 4",
            "Solar",
        ),
        (
            Frame("bonus_region_cep", 0),
            "choose_region",
            {"region": "europe"},
            "Put a CEP in Europe (4 of 5)",
            "Europe",
        ),
        (Frame("first_region", 0), "choose_region", {"region": "asia"}, "Start with Asia", "Asia"),
        (Frame("granted_move", 0), "decline", {}, "Move no scientist", "Decline"),
        (
            Frame("displaced", 1, (7,)),
            "move_scientist",
            {"origin": "europe/tech", "destination": "hand"},
            (
                "Take your scientist back from the solar project in Europe (technology space) "
                "and gain 1 point of expertise"
            ),
            "Back to your supply",
        ),
        (
            Frame("project_expertise", 1),
            "choose_project",
            {"space": "europe/tech"},
            "Gain 1 point of expertise from the solar project in Europe (technology space)",
            "Solar, Europe (technology)",
        ),
        (
            Frame("start_space", 0, (0, 4)),
            "choose_project",
            {"space": "asia/tech"},
            "Place the forestation project on the technology space in Asia",
            "Technology space",
        ),
        (
            Frame("draft", 0),
            "keep_card",
            {"card": 12},
            (
                "Keep lobby card “Install biomass: 2 technology cubes or $2”; "
                "minor effect: 1 CEP from the market"
            ),
            "Install biomass: 2 technology cubes or $2",
        ),
    ],
)
def test_an_answer_in_full_and_on_a_button(
    s: Scene, frame: Frame, kind: str, values: dict[str, Any], phrase: str, button: str
) -> None:
    """The button stands beside the question, the list does not."""
    assert action(s, kind, frame, **values) == (phrase, button)


def test_a_purchase_for_a_fossil_plant_tells_money_and_points(s: Scene) -> None:
    """D-13: cash first, then exactly what is missing."""
    s.table.money[1] = 1
    assert action(s, "buy_for_payment", Frame("forced_purchase", 1))[0] == "Buy the CEP for $1 and 2 points"
    s.table.money[1] = 0
    assert action(s, "buy_for_payment", Frame("forced_purchase", 1)) == (
        "Buy the CEP for 3 points",
        "3 points",
    )


def test_a_point_at_the_end_of_a_track_is_told_to_be_lost(s: Scene) -> None:
    """G-20: who chooses such an energy should know."""
    s.expertise(0, solar=10)
    phrase, button = action(s, "choose_energy", Frame("bonus_any", 0), energy="solar")
    assert phrase == "Choose solar: you are at the end of this track, so the point is lost"
    assert button == "Solar"


def test_two_places_of_one_topic_are_told_apart() -> None:
    """A63: a tile of an own pack may show a topic twice."""
    stage = second_chance_scene()
    setting, solar = stage.table.setting, stage.energy("solar")
    setting.base = replace(setting.base, summits=((solar, solar),))
    stage.table.summit_tile[0] = 0
    speaker = Speaker(setting.base, NAMES)
    places = [speaker.place(topic_place(0, topic), stage.table) for topic in (0, 1)]
    assert places == [
        "the solar topic of summit 1 (seat 1)",
        "the solar topic of summit 1 (seat 2)",
    ]


# --- Second Chance ---------------------------------------------------------------------------------------


def test_second_chance_plans_prepares_and_builds() -> None:
    """9.A, 9.B, 9.C: levels, infrastructures, and a plant that costs CEPs too."""
    stage = second_chance_scene("competitive")
    stage.project("europe/tech", "wind", level=2, host=1)
    stage.project("europe/money", "recycling")
    assert action(stage, "plan", energy="forestation", region="europe", grant="scientist")[0] == (
        "Plan a level 1 forestation project in Europe (scientist space)"
    )
    assert action(stage, "infrastructure", space="europe/money") == (
        "Prepare the infrastructure of the recycling project in Europe (money space)",
        "Prepare recycling, Europe (money)",
    )
    assert action(stage, "build_plant", space="europe/tech", region_tech=1) == (
        (
            "Build the level 2 wind plant in Europe (technology space): "
            "pay $13, 3 technology cubes and 1 CEP, gain 12 points; Europe pays 1 of the cubes"
        ),
        "Build wind, Europe (technology), with its cube",
    )


def test_a_lobbyist_card_before_its_action_announces_it() -> None:
    """8.C: the bonus first, the action at once."""
    stage = second_chance_scene()
    assert action(stage, "play_lobby", card=20, main=2, option=0) == (
        "Play lobbyist card “Build recycling: $3” for its main effect: $3; its action must follow",
        "Build recycling (card first): $3",
    )
    assert asked(stage, Frame("owed_action", 0, (20,))) == (
        "Now take the action of lobbyist card “Build recycling: $3”: build a recycling plant."
    )


@pytest.mark.parametrize(
    ("pool", "words"), [(3, "recruit a scientist and gain 1 point of knowledge"), (0, "")]
)
def test_a_subsidy_for_scientists_says_whether_it_may_be_declined(pool: int, words: str) -> None:
    """A12: only in the other reading; with everybody recruited the move is all there is."""
    for reading, leave in (("taken", ""), ("optional", ", or decline")):
        stage = second_chance_scene(switches={"scientist_subsidy": reading})
        stage.table.pool_scientists[0] = pool
        question = asked(stage, Frame("research_grant", 0))
        between = (", or " if not leave else ", ") if words else ""
        assert question == f"Subsidy: {words}{between}move a scientist{leave}."


def test_the_team_hands_bonuses_on_and_brings_the_level_down() -> None:
    """7.5 and 13: words for the decisions of partners."""
    stage = second_chance_scene()
    bonus = Frame("bonus", 0, (0, stage.energy("wind")))
    assert asked(stage, bonus) == (
        "Bonus: 1 point of wind knowledge. Use it, give it to another player, or decline."
    )
    assert action(stage, "give_bonus", bonus, player=2) == (
        "Give the bonus to Chiara: 1 point of wind knowledge",
        "Chiara",
    )
    assert action(stage, "give_bonus", bonus, player=0)[1] == "Use it"
    stage.table.co2, stage.table.decade, stage.table.vp[0] = 520, 2, 30
    assert asked(stage, Frame("reduction", 0)) == (
        "Reduce the CO₂ level of 520 ppm by at least 2 steps of 10 ppm; each step costs 2 points."
    )
    assert action(stage, "reduce_co2", steps=3) == (
        "Reduce the CO₂ level to 490 ppm for 6 points",
        "3 steps, 6 points",
    )


# --- decisions -------------------------------------------------------------------------------------------


def test_a_turn_says_what_is_still_to_be_done(s: Scene) -> None:
    """Section 7: the main action, then free actions while there are any."""
    turn = Frame("turn", 0)
    assert asked(s, turn) == (
        "Your turn: take your main action. Free actions are possible before and after it."
    )
    s.table.used_scientist = s.table.used_market = s.table.used_card = 1
    assert asked(s, turn) == "Your turn: take your main action."
    s.table.mandatory_done = 1
    assert asked(s, turn) == "There is nothing left to do: end your turn."
    s.table.used_market = 0
    assert asked(s, turn) == "You may still use free actions, or end your turn."


def test_a_turn_without_a_possible_main_action_says_so() -> None:
    """G-04: nobody is sent to look for what there is not."""
    stage = scene()
    stage.table.projects_left = [0] * 5
    assert asked(stage, Frame("turn", 0)) == (
        "No main action is possible: use free actions, or end your turn."
    )


def test_alone_a_second_main_action_is_offered() -> None:
    """Second Chance, section 6: once in a turn, after the first."""
    stage = second_chance_scene("solo")
    stage.table.mandatory_done = 1
    assert "pollute" in asked(stage, Frame("turn", 0))
    stage.table.second_action = 2
    assert "pollute" not in asked(stage, Frame("turn", 0))


@pytest.mark.parametrize(
    ("frame", "sentence"),
    [
        (
            Frame("displaced", 1, (7,)),
            (
                "Your scientist must leave the solar project in Europe (technology space): "
                "back to your supply with 1 point of expertise, or on to a summit?"
            ),
        ),
        (Frame("income_split", 0, (7,)), "Split your income of 7 into money and points."),
        (Frame("bonus_region_cep", 0), "Bonus of a track: choose the region that receives a CEP."),
        (
            Frame("summit_extra", 0, (1, 2)),
            "The summit is over: choose the topic of your extra point (solar, cold fusion).",
        ),
        (Frame("bid", 0, (-1, -1, 3)), "Bid for the right to choose the start player, or pass."),
        (Frame("bid", 0, (5, 1, 0)), "The highest bid is $5, by Bruno: bid more, or pass."),
        (
            Frame("bid_payment", 0, (5,)),
            "Pay your bid of $5: a technology cube counts as $2, a CEP as $3; no change is given.",
        ),
        (Frame("start_space", 0, (1, 4)), "Choose a space in Asia for the solar project."),
        (
            Frame("forced_purchase", 0),
            (
                "You have no CEP to pay for a fossil plant and must buy one for $3: "
                "lose 3 points for the money you lack, or discard your company goal for money first."
            ),
        ),
    ],
)
def test_a_decision_uses_what_its_frame_holds(frame: Frame, sentence: str) -> None:
    """The instruction is complete without a look at the board."""
    stage = scene()
    stage.project("europe/tech", "solar", scientist=1)
    assert asked(stage, frame) == sentence


def test_the_bonus_of_a_track_names_the_track() -> None:
    """Issue 19: where only one space gives it, the question says which."""
    stage = scene()
    energy, level = next(
        (energy, level)
        for energy, track in enumerate(stage.table.setting.base.tracks)
        for level, bonus in enumerate(track.bonus, start=1)
        if bonus is not None and bonus.kind == "any"
    )
    stage.table.expertise[energy] = level  # of the first player
    name = f"{stage.table.setting.base.energies[energy]} track"
    told = asked(stage, Frame("bonus_any", 0))
    assert told == f"Bonus ({name}, level {level}): choose the energy in which you gain 1 point of expertise."


def test_knowledge_is_asked_for_without_a_track_that_may_not_give_it() -> None:
    """Issue 20: in Second Chance a new scientist brings a point of any knowledge, too."""
    stage = second_chance_scene()
    assert asked(stage, Frame("bonus_any", 0)) == "Choose the energy in which you gain 1 point of knowledge."


def test_a_move_beside_recruiting_says_that_it_is_one(s: Scene) -> None:
    s.project("europe/tech", "solar")
    for kind, words in (("research_grant", "Move: from"), ("turn", "From")):
        _, button = action(s, "move_scientist", Frame(kind, 0), origin="hand", destination="europe/tech")
        assert button == f"{words} your supply › solar, Europe (technology)"


@pytest.mark.parametrize(
    ("below", "reason"),
    [
        (Frame("install_rest", 0, (7,)), "for installing the project"),
        (Frame("demand", -1, (3,)), "for a new fossil plant in one of your regions"),
        (Frame("event"), "for a new fossil plant in one of your regions"),
        (Frame("appoint", 0), "for your bid"),
    ],
)
def test_a_payment_says_what_for(below: Frame, reason: str) -> None:
    """6.2, 8.2, 16.2: what goes on afterwards tells, also when several CEPs are due."""
    payment = Frame("pay_cep", 0, (-1,))
    assert asked(scene(), payment, payment, below) == f"Pay a CEP {reason}: choose where it comes from."


@pytest.mark.parametrize(
    ("below", "reason"),
    [
        (Frame("make_room", 0, (7,)), "for the infrastructure"),
        (Frame("build_rest", 0, (7,)), "for the plant"),
        (Frame("supply_payments"), "for a new fossil plant in one of your regions"),
        (Frame("event", -1, (3,)), "because of the disaster"),
    ],
)
def test_a_payment_of_second_chance_says_what_for(below: Frame, reason: str) -> None:
    """9.B, 9.C, 13, 14."""
    sentence = asked(second_chance_scene("competitive"), Frame("pay_cep", 0, (-1,)), below)
    assert sentence == f"Pay a CEP {reason}: choose where it comes from."


def test_actions_are_listed_under_headings() -> None:
    """Buying and selling are both found at the market."""
    speaker = Speaker(scene().table.setting.base, NAMES)
    assert speaker.group("propose") == "Propose a project"
    assert speaker.group("buy_cep") == speaker.group("sell_cep") == "Market"
    assert speaker.group(actions.END_TURN.kind) == "End of turn"
