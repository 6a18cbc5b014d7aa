"""Every decision of Second Chance, in each of its modes, reached and answered at the screen."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from co2desk.engine.editions.second_chance.personal_goals import progress
from co2desk.engine.editions.second_chance.phases import steps_of
from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.session.seats import Seat
from co2desk.ui.editions.second_chance.editors import SECOND_CHANCE_EDITORS, ReductionEditor
from co2desk.ui.editors.split_income import SplitEditor
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.play.goal_button import GoalButton
from tests.engine.second_chance.scene import Scene, kit
from tests.ui.editions.second_chance.decisions import (
    EUROPE_MONEY,
    NEVER,
    WAYS,
    lay,
    to_displaced,
    to_draft,
    to_keep_goal,
    to_owed_action,
    to_turn,
)
from tests.ui.screen import Screen
from tests.ui.second_screen import (
    ANNA,
    ASIA,
    BRUNO,
    EUROPE_TECH,
    FORESTATION,
    HYDRO,
    NORTH_AMERICA,
    WIND,
    prepared,
)

pytestmark = pytest.mark.shared_window

# --- ways to each decision ---------------------------------------------------------------------------------


ASKED = [(mode, kind) for mode in MODES for kind in EDITIONS[mode].decisions if kind not in NEVER[mode]]
TURN_LIKE = ("turn", "owed_action", "second_action")


def test_there_is_a_way_to_every_decision_of_every_mode() -> None:
    """A decision that the engine learns needs a way to it here."""
    assert {kind for _, kind in ASKED} == set(WAYS)
    for mode in MODES:
        assert NEVER[mode] < set(EDITIONS[mode].decisions) or not NEVER[mode]


@pytest.mark.parametrize(("mode", "kind"), ASKED)
def test_a_decision_is_reached_and_every_legal_answer_is_offered(
    screen: Screen, mode: str, kind: str
) -> None:
    """The prompt bar names who decides and asks the engine's question; its buttons, menus and editors offer
    exactly the legal actions; one of them is given and counts. A company goal is discarded by its card or the
    menu (A51)."""
    WAYS[kind](screen, mode)
    controller, prompt = screen.controller, screen.game_view.prompt
    assert screen.asked[0] == kind
    who = screen.asked[1]
    assert controller.seat == who
    assert prompt.name.text() == controller.seats[who].name
    assert prompt.sentence.text() == controller.speaker.decision(controller.game.decision, screen.table)
    assert (prompt.editor is not None) == (kind in SECOND_CHANCE_EDITORS)
    offered = screen.offered()
    assert len(offered) == len(set(offered))
    discard = {act.cash_company_goal(who)} if mode == COMPETITIVE else set()
    assert set(offered) == set(controller.game.legal(who)) - discard
    assert len(offered) > 1
    assert len(screen.buttons()) <= 10, "menus, not hundreds of buttons"
    before = screen.fingerprint
    give(screen, offered[-1])
    assert controller.session.actions[-1] == offered[-1]
    assert screen.fingerprint != before


def give(screen: Screen, action: Action) -> None:
    """Answer; what the window warns of is read and confirmed."""
    screen.answer(action)
    if any(button.objectName() == "do_it" for button in screen.buttons()):
        screen.push(screen.button("do_it"))


# --- a turn, and what is like one --------------------------------------------------------------------------


def groups(screen: Screen) -> list[str]:
    """The groups of actions that are shown, open or not."""
    names = [button.objectName() for button in screen.buttons()]
    return [name.removeprefix("group_") for name in names if name.startswith("group_")]


DIRECTOR = ["move_scientist", "buy_cep", "play_lobby", "score_un_goal"]
MAIN = ["plan", "infrastructure", "build_plant"]


@pytest.mark.parametrize("mode", MODES)
def test_a_turn_shows_the_groups_of_its_mode(screen: Screen, mode: str) -> None:
    """6: three main actions and the director actions; the second action belongs to the solo game alone, and
    says why it is closed as long as it is (A67)."""
    to_turn(screen, mode)
    assert groups(screen) == [*MAIN, *DIRECTOR, *(["second_action"] if mode == SOLO else [])]
    steps = [label.text() for label in screen.game_view.prompt.steps.labels if label.isVisible()]
    second = ["Second action"] if mode == SOLO else []
    assert steps == ["Main action", *second, "Scientist", "Market", "Card"]
    if mode == SOLO:
        button = screen.button("group_second_action")
        assert not button.isEnabled()
        assert "first main action before the second" in button.toolTip()


def test_a_second_action_is_bought_by_its_button(screen: Screen) -> None:
    """6: one button without a menu; then only the other main actions are offered, and the turn cannot end."""
    lay(screen, SOLO, lambda s: s.give(ANNA, cep=1))
    screen.drag(at.projects(WIND), at.space(EUROPE_TECH))
    co2 = screen.table.co2
    screen.push(screen.button("group_second_action"))
    assert screen.controller.session.actions[-1] == act.SECOND_ACTION
    assert screen.table.co2 == co2 + 10
    assert "plan" not in groups(screen)
    assert "infrastructure" in groups(screen)
    assert all(button.objectName() != "end_turn" for button in screen.buttons())
    screen.use(at.space(EUROPE_TECH))
    assert screen.asked == ("turn", ANNA)
    steps = screen.game_view.prompt.steps.labels
    assert [label.accessibleName() for label in steps[:2]] == ["Main action: done", "Second action: done"]


def test_an_owed_action_offers_its_group_alone(screen: Screen) -> None:
    """A16: the card wants a plan in Europe; no other group, no end of the turn."""
    to_owed_action(screen, COOPERATIVE)
    assert groups(screen) == ["plan"]
    assert len(screen.buttons()) == 1
    assert {action.kind for action in screen.offered()} == {"plan"}


def test_an_owed_action_has_to_be_taken_while_it_is_possible(screen: Screen) -> None:
    """A16: leaving it is no answer, and the engine says why."""
    to_owed_action(screen, COOPERATIVE)
    assert act.DECLINE not in screen.offered()
    refusal = screen.controller.game.why_not(act.DECLINE)
    assert refusal is not None
    assert refusal.code == "action_is_owed"


def test_many_moves_share_a_menu(screen: Screen) -> None:
    """D6: two scientists with a dozen places to go to; the choice to leave it stays a button."""

    def many_places(s: Scene) -> None:
        s.project("europe/tech", "wind", scientist=ANNA)
        for region in ("north_america", "asia", "africa"):
            s.project(f"{region}/money", "hydro", level=1 if region != "africa" else 2)
        s.in_play(5, 6, 7, 8, 9)
        s.table.hand_scientists[ANNA] += 1
        s.table.pool_scientists[ANNA] -= 1
        s.lobby(ANNA, 4)

    lay(screen, COOPERATIVE, many_places)
    screen.drag(at.lobby_card(0), at.TABLE)
    screen.pick(lambda words: "minor" in words)
    assert screen.asked == ("granted_move", ANNA)
    moves = [action for action in screen.controller.moves.legal if isinstance(action, act.MoveScientist)]
    assert len(moves) > 15
    assert [button.objectName() for button in screen.buttons()] == ["group_move_scientist", ""]
    assert set(screen.offered()) == {*moves, act.DECLINE}
    screen.answer(moves[0])
    assert screen.controller.session.actions[-1] == moves[0]


# --- bonuses -----------------------------------------------------------------------------------------------


def test_a_bonus_names_what_it_is_and_whom_it_can_go_to(screen: Screen) -> None:
    """D16: the question names the bonus, each button a player by sign and name, and where it leads."""

    def close_to_a_bonus(s: Scene) -> None:
        s.knowledge(ANNA, hydro=2)
        s.knowledge(BRUNO, solar=2)

    lay(screen, COOPERATIVE, close_to_a_bonus)
    screen.drag(at.projects(HYDRO), at.space(ASIA * 3))
    assert "solar" in screen.game_view.prompt.sentence.text()
    mine, partner, leave = screen.buttons()
    assert mine.text() == "Use it  (solar 1)"
    assert partner.text().startswith("Bruno  (solar 3 › ")
    assert leave.text() == "Decline"
    assert not mine.icon().isNull()
    assert not partner.icon().isNull()
    assert "Give the bonus to Bruno" in partner.toolTip()


def test_a_bonus_that_is_handed_over_is_the_partners_to_decide(screen: Screen) -> None:
    """D16, D17: Bruno, behind the cover, chooses the energy; then Anna's turn goes on."""
    lay(screen, COOPERATIVE, lambda s: s.knowledge(ANNA, forestation=3))
    screen.drag(at.projects(FORESTATION), at.space(EUROPE_MONEY))
    screen.click(at.player(BRUNO))
    assert screen.game_view.cover.isVisible()
    assert screen.controller.seat == -1
    screen.sit_down()
    assert screen.asked == ("bonus_any", BRUNO)
    screen.click(at.track(WIND))
    assert screen.table.level(BRUNO, WIND) == 1
    screen.sit_down()
    assert screen.asked == ("turn", ANNA)


def test_a_displaced_scientist_is_moved_by_its_owner_in_the_others_turn(screen: Screen) -> None:
    """D13: for free, with the point of knowledge for leaving the project; then Anna's action goes on."""
    to_displaced(screen, COOPERATIVE)
    assert screen.asked == ("displaced", BRUNO)
    screen.drag(at.worker(EUROPE_TECH), at.space(ASIA * 3))
    assert screen.table.level(BRUNO, WIND) == 1
    screen.sit_down()
    assert screen.asked == ("turn", ANNA)
    assert screen.table.space_host[EUROPE_TECH] == ANNA


# --- editors -----------------------------------------------------------------------------------------------


def after_the_turns(stage: Scene, first: str) -> None:
    """The decade goes on from this step."""
    steps = steps_of(stage.table.setting)
    stage.table.active = -1
    stage.task(*(Frame(step) for step in steps[steps.index(first) :]))


def reduction(screen: Screen, decade: int, co2: int, points: int) -> ReductionEditor:
    """The team decides about pollution, at the end of a decade."""
    session, stage = prepared(COOPERATIVE)
    stage.table.decade, stage.table.co2, stage.table.vp[0] = decade, co2, points
    after_the_turns(stage, "reduction_step")
    screen.lay(session)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, ReductionEditor)
    return editor


def test_pollution_is_bought_back_step_by_step(screen: Screen) -> None:
    """D23, A31: from the least that is needed to what points and track allow, with the level and the points
    after it, and what a step will cost later (1, 2, 3 and 4 points by decade)."""
    editor = reduction(screen, decade=2, co2=520, points=9)
    assert (editor.slider.minimum(), editor.slider.value(), editor.slider.maximum()) == (2, 2, 4)
    assert editor.level.text() == "500 ppm"
    assert editor.cost.text() == "4 points paid, 5 points left"
    assert editor.note.text() == "Each step costs 2 points now and 3 points, then 4 points in later decades."
    QTest.keyClick(editor.slider, Qt.Key.Key_Right)
    assert (editor.level.text(), editor.cost.text()) == ("490 ppm", "6 points paid, 3 points left")
    screen.push(editor.button)
    assert screen.controller.session.actions[-1] == act.reduce_co2(3)
    assert (screen.table.co2, screen.table.vp[0]) == (490, 3)


def test_a_person_decides_what_the_team_spends_also_for_a_computer_player(screen: Screen) -> None:
    """The start player is the computer; the points belong to all. It does not even think about it."""
    session, stage = prepared(COOPERATIVE)
    stage.table.co2, stage.table.vp[0], stage.table.start_player = 420, 20, BRUNO
    after_the_turns(stage, "reduction_step")
    screen.lay(session, (Seat("Anna"), Seat("Ada", "square", "steady")))
    assert screen.asked == ("reduction", BRUNO)
    assert screen.controller.is_my_decision
    assert screen.game_view.prompt.name.text() == "Anna"
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, ReductionEditor)
    assert editor.current() == act.reduce_co2(0)
    screen.push(editor.button)
    assert screen.controller.session.actions[-1] == act.reduce_co2(0)


def test_a_team_of_computer_players_decides_by_itself(screen: Screen) -> None:
    session, stage = prepared(COOPERATIVE)
    stage.table.co2, stage.table.vp[0] = 420, 20
    after_the_turns(stage, "reduction_step")
    screen.lay(session, (Seat("Max", "disc", "steady"), Seat("Ada", "square", "steady")))
    screen.wait_until(lambda: bool(screen.controller.session.actions))
    assert isinstance(screen.controller.session.actions[0], act.ReduceCo2)


@pytest.mark.parametrize(("decade", "words"), [(3, "in the last decade"), (4, "this is the last decade")])
def test_the_last_decades_are_called_so(screen: Screen, decade: int, words: str) -> None:
    """Later steps become dearer, as long as there is a later decade."""
    assert words in reduction(screen, decade, co2=420, points=20).note.text()


def split(screen: Screen, mode: str, points: int = 30) -> SplitEditor:
    """Anna earns 5 and Bruno 2 (solar 4 pays 3, hydro 2 pays 1)."""
    session, stage = prepared(mode)
    stage.knowledge(ANNA, solar=4, hydro=2, wind=1)
    if mode != SOLO:
        stage.knowledge(BRUNO, forestation=2)
    stage.table.vp[0] = points
    after_the_turns(stage, "income")
    screen.lay(session)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, SplitEditor)
    assert screen.asked == ("income_split", ANNA)
    assert editor.slider.maximum() == 5
    editor.slider.setValue(5)  # all in money; it begins with the points that the team needs
    return editor


def test_an_income_begins_with_the_points_that_the_team_needs(screen: Screen) -> None:
    """A6: 21 open goals cost 21 points; with 18 the team needs three of the five, and perhaps more."""
    session, stage = prepared(COOPERATIVE)
    stage.knowledge(ANNA, solar=4, hydro=2, wind=1)
    stage.table.vp[0] = 18
    after_the_turns(stage, "income")
    screen.lay(session)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, SplitEditor)
    assert editor.slider.value() <= 2


@pytest.mark.parametrize(
    ("decade", "mode", "money"), [(3, COMPETITIVE, 5), (5, COMPETITIVE, 0), (4, SOLO, 0)]
)
def test_the_last_income_begins_with_points(screen: Screen, decade: int, mode: str, money: int) -> None:
    """16: nothing is bought after it. Rivals have a decade more."""
    editor = last_split(screen, mode, decade)
    assert editor.slider.value() == money


@pytest.mark.parametrize(("money", "taken"), [(10, 0), (8, 2), (4, 0)])
def test_the_last_income_begins_with_the_money_that_a_personal_goal_needs(
    screen: Screen, money: int, taken: int
) -> None:
    """17.2: $10, as long as five can be enough; with less in points the team does not win either."""
    editor = last_split(screen, COOPERATIVE, 4, money)
    assert editor.slider.value() == taken
    chance = "Chance of losing the game with this split: 100%."
    assert (chance in editor.note.toolTip()) == (money == 4)
    editor.slider.setValue(1)
    assert (chance in editor.note.toolTip()) == (money != 10)


def last_split(screen: Screen, mode: str, decade: int, money: int = 0) -> SplitEditor:
    """Anna earns 5 in this decade, and her team has more than enough points."""
    session, stage = prepared(mode)
    stage.knowledge(ANNA, solar=4, hydro=2, wind=1)
    stage.table.decade, stage.table.vp[0], stage.table.co2 = decade, 400, 400
    stage.table.un_row = ()
    if mode == COOPERATIVE:
        stage.table.personal[ANNA] = (1, 6)
    stage.give(ANNA, money=money)
    after_the_turns(stage, "income")
    screen.lay(session)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, SplitEditor)
    assert editor.slider.maximum() == 5
    return editor


def test_an_income_of_a_team_says_what_the_team_needs(screen: Screen) -> None:
    """D21, A6: its points, what open goals and missing CEPs will cost (21 tiles at 1 point), what partners
    can add, and how the answer on the slider changes it."""
    editor = split(screen, COOPERATIVE)
    QTest.keyClick(editor.slider, Qt.Key.Key_Home)
    lines = editor.note.toolTip().split("\n")
    assert lines[0] == "Points now: 30; due for open goals and missing CEPs: 21."
    assert lines[1] == "Partners who split after you can add at most 2 points."
    assert lines[2].startswith("Points with this split: 35; needed to continue, depending on the draws: 2")
    assert editor.note.text() == " ".join(lines), "here is room for all of them"
    QTest.keyClick(editor.slider, Qt.Key.Key_End)
    assert "Points with this split: 30;" in editor.note.text()


def test_a_split_that_cannot_save_the_team_says_so(screen: Screen) -> None:
    """A6: 21 points are due and 9 are there at most; the chance to lose is told before it is decided."""
    editor = split(screen, COOPERATIVE, points=2)
    assert editor.note.text().endswith("Chance of losing the game with this split: 100%.")


def test_an_income_of_rivals_is_split_without_a_word_about_a_team(screen: Screen) -> None:
    """Points are one's own; nothing has to be paid from them."""
    editor = split(screen, COMPETITIVE)
    assert not editor.note.isVisible()
    alone = split(screen, SOLO).note
    assert alone.isVisible(), "alone one needs them like a team"
    assert "team" not in alone.text()


# --- goals -------------------------------------------------------------------------------------------------


def words_on(button: QWidget) -> list[str]:
    return [label.text() for label in button.findChildren(QLabel)]


@pytest.mark.parametrize("mode", [COMPETITIVE, SOLO])
def test_a_goal_to_keep_tells_its_text_and_how_far_it_is(screen: Screen, mode: str) -> None:
    """D2: the words of each card that was dealt stand on its button, with what one has of it so far."""
    to_keep_goal(screen, mode)
    table, speaker = screen.table, screen.controller.speaker
    who = screen.asked[1]
    dealt = table.goal_choice[who]
    buttons = screen.buttons()
    assert [button.property("choice") for button in buttons] == [act.keep_card(card) for card in dealt]
    for card, button in zip(dealt, buttons, strict=True):
        assert isinstance(button, GoalButton)
        text = speaker.company_goal(card) if mode == COMPETITIVE else speaker.personal_goal(card, 1)
        title, body, so_far = words_on(button)
        assert (title, body) == (text.title, text.body[0])
        if mode == SOLO:
            had, needed = progress(table, who, card)
            assert so_far == f"So far you have {had} of {needed}."
        else:
            assert so_far.startswith("It would score ")
        assert button.accessibleName() == text.title
        assert all(line in button.toolTip() for line in text.body)
        hint = button.sizeHint()
        assert button.rect().size() == hint
        assert all(button.rect().contains(label.geometry()) for label in button.findChildren(QLabel))


def test_alone_two_goals_are_kept_one_after_the_other(screen: Screen) -> None:
    """D2: of four; the second choice is among the three that are left, and counts down."""
    to_keep_goal(screen, SOLO)
    dealt = screen.table.goal_choice[0]
    assert screen.game_view.prompt.sentence.text().endswith("(left to choose: 2).")
    screen.push(screen.buttons()[1])
    assert screen.game_view.prompt.sentence.text().endswith("(left to choose: 1).")
    assert len(screen.buttons()) == 3
    screen.push(screen.buttons()[0])
    assert screen.table.personal[0] == dealt[:2]
    assert screen.asked == ("opponent_start", 0)
    screen.click(at.region(NORTH_AMERICA), grip=False)
    assert screen.controller.session.actions[-1] == act.choose_region(NORTH_AMERICA)
    assert screen.asked == ("turn", 0)


def test_a_draft_shows_the_cards(screen: Screen) -> None:
    """17.6: two of five, then one of three, one of two; each button carries the picture of its card."""
    to_draft(screen, COOPERATIVE)
    speaker, who = screen.controller.speaker, screen.asked[1]
    packet = screen.table.packets[who]
    assert len(screen.buttons()) == len(packet) == 5
    for card, button in zip(packet, screen.buttons(), strict=True):
        assert button.property("choice") == act.keep_card(card)
        assert not button.icon().isNull()
        assert button.iconSize().width() > 60
        assert speaker.lobby_card(card).title in button.toolTip()


# --- warnings ----------------------------------------------------------------------------------------------


def warned(screen: Screen) -> list[str]:
    """What the prompt bar warns of; going back leaves everything as it was."""
    found = screen.labels()
    screen.push(screen.button("back"))
    assert screen.labels() == []
    return found


def test_a_turn_that_ends_a_decade_is_warned_of_when_points_are_missing(screen: Screen) -> None:
    """A6: 21 goals are open, and neither points nor income can pay for them."""

    def poor(s: Scene) -> None:
        s.table.mandatory_done = 1
        s.last_turn()
        s.lobby(ANNA)

    lay(screen, COOPERATIVE, poor)
    before = screen.fingerprint
    screen.push(screen.button("end_turn"))
    assert warned(screen) == [
        (
            "The game will be lost: there are not enough points to pay for open goals and missing CEPs. "
            "Missing: 21 points."
        )
    ]
    assert screen.fingerprint == before


def test_a_split_that_the_team_cannot_afford_is_warned_of(screen: Screen) -> None:
    """A6: with all of the income in money 2 points are missing; in points it would be enough."""
    editor = split(screen, COOPERATIVE, points=17)
    before = screen.fingerprint
    screen.push(editor.button)
    assert warned(screen) == [
        (
            "The game will be lost: there are not enough points to pay for open goals and missing CEPs. "
            "Missing: 2 points."
        )
    ]
    assert screen.fingerprint == before


def test_a_planet_that_a_split_may_lose_is_warned_of(screen: Screen) -> None:
    """A7, A31: the points are enough for the goals, but perhaps not for the steps that the draws ask for. No
    turn ends now, so none is spoken of."""
    editor = split(screen, COOPERATIVE, points=28)
    screen.push(editor.button)
    (line,) = warned(screen)
    assert re.fullmatch(r"There is a \d+% chance that the planet is lost this decade\.", line)


def test_a_solo_goal_that_would_be_missed_is_warned_of(screen: Screen) -> None:
    """17.4: this card wants no lobbyist in the first decade."""
    number = next(card.number for card in kit().solo_cards if card.kind == "no_lobbyist_in_decade")
    session, stage = prepared(SOLO, solo_card=number)
    stage.lobby(ANNA, 23)
    screen.lay(session)
    before = screen.fingerprint
    screen.drag(at.lobby_card(0), at.TABLE)
    assert warned(screen) == ["After this, solo goal “No lobbyist cards” can no longer be met."]
    assert screen.fingerprint == before


# --- hot-seat ----------------------------------------------------------------------------------------------


def test_partners_keep_their_goals_and_hands_from_each_other(screen: Screen) -> None:
    """19: when the other turn comes, the cover is up before anything changes; with nobody and then with the
    partner at the screen, none of the first player's cards is on the board any more."""
    screen.new(2, 1, edition="second_chance", variants={"mode": COOPERATIVE})
    model = screen.controller.model
    screen.sit_down()
    first = screen.asked[1]
    second = 1 - first
    places = model.keys()
    private = [
        key
        for key in places
        if key.kind in (PlaceKind.PERSONAL_GOAL, PlaceKind.PROGRESS, PlaceKind.LOBBY_CARD)
    ]
    assert len(private) == 9
    mine = {key: model.value(key) for key in private}
    assert [mine[at.personal_goal(number)] for number in range(2)] == list(screen.table.personal[first])
    legal = screen.controller.moves.legal
    screen.answer(next(action for action in legal if isinstance(action, act.Plan) and action.grant == 1))
    end_turn_button(screen)
    assert screen.game_view.cover.isVisible()
    assert {model.value(key) for key in private} == {0, None}
    screen.sit_down()
    assert screen.asked == ("turn", second)
    assert [model.value(at.personal_goal(number)) for number in range(2)] == list(
        screen.table.personal[second]
    )
    assert not set(screen.table.personal[first]) & {model.value(at.personal_goal(n)) for n in range(2)}


def end_turn_button(screen: Screen) -> None:
    screen.push(screen.button("end_turn"))
    if any(button.objectName() == "do_it" for button in screen.buttons()):
        screen.push(screen.button("do_it"))
