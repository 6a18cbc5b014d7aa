"""The one way in for an action: propose, warn, submit."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import HAND
from co2desk.ui.models import places as at
from co2desk.ui.play.proposals import Proposal
from tests.ui.board.tables import solar_proposed
from tests.ui.first_screen import ANNA, ASIA, BRUNO, EUROPE_TECH, prepared
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

MOVE = act.move_scientist(HAND, EUROPE_TECH)


@pytest.fixture
def table_with_a_project(screen: Screen) -> Screen:
    session, stage = prepared()
    solar_proposed(session, stage)
    screen.lay(session)
    return screen


def test_a_dropped_piece_is_judged_once_before_the_game_judges_it(
    table_with_a_project: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once on the copy on which its warnings are looked for, and once at the engine's own door."""
    screen, judged = table_with_a_project, []
    why_not = Game.why_not

    def heard(game: Game[Any], action: Action) -> Refusal | None:
        if action == MOVE:
            judged.append(game is screen.controller.game)
        return why_not(game, action)

    screen.lift(at.scientist(0), at.space(EUROPE_TECH))
    monkeypatch.setattr(Game, "why_not", heard)
    screen.drop(at.space(EUROPE_TECH))
    assert screen.controller.session.actions[-1] == MOVE
    assert judged == [False, True]


def test_a_warned_action_waits_until_it_is_confirmed(table_with_a_project: Screen) -> None:
    """13.3: a company goal is gone for good, so it is asked once."""
    screen, action = table_with_a_project, act.cash_company_goal(ANNA)
    proposals, before = screen.game_view.proposals, screen.fingerprint
    proposals.propose(action)
    assert proposals.pending == Proposal(action)
    assert screen.fingerprint == before
    proposals.confirm()
    assert screen.controller.session.actions[-1] == action
    assert proposals.pending is None


def test_an_action_that_was_withdrawn_cannot_be_confirmed(table_with_a_project: Screen) -> None:
    """The button "Back" does it."""
    screen = table_with_a_project
    proposals, before = screen.game_view.proposals, screen.fingerprint
    proposals.propose(act.cash_company_goal(ANNA))
    screen.push(screen.button("back"))
    assert proposals.pending is None
    proposals.confirm()
    assert screen.fingerprint == before


def test_a_warning_does_not_outlive_the_position_it_was_about(table_with_a_project: Screen) -> None:
    """Something else is done after all: nothing waits any more."""
    screen = table_with_a_project
    screen.game_view.proposals.propose(act.cash_company_goal(ANNA))
    screen.submit(MOVE)
    assert screen.game_view.proposals.pending is None


def test_what_became_impossible_is_refused_in_words_and_not_warned_of(screen: Screen) -> None:
    """From a list that was still open: the end of a turn whose main action is open (7)."""
    session, stage = prepared()
    stage.last_turn()
    screen.lay(session)
    proposals, before = screen.game_view.proposals, screen.fingerprint
    refused: list[Refusal] = []
    proposals.refused.connect(refused.append)
    proposals.propose(act.END_TURN)
    assert [refusal.code for refusal in refused] == ["mandatory_action_open"]
    assert (proposals.pending, screen.fingerprint) == (None, before)
    assert screen.told


def lay_ceps_in_hand_and_in_asia(screen: Screen) -> None:
    """With a project to install: which of them pays has to be said."""
    session, s = prepared()
    solar_proposed(session, s)
    s.give(ANNA, cep=2)
    s.control("asia", ANNA)
    s.table.region_cep[ASIA] = 2
    screen.lay(session)


def test_a_dragged_cep_pays_after_a_warning_too(screen: Screen) -> None:
    """8.2, DP-13: the piece in the proposal is kept while its warning is read."""
    lay_ceps_in_hand_and_in_asia(screen)
    proposals = screen.game_view.proposals
    proposals.pending = Proposal(act.install(EUROPE_TECH), at.region_cep(ASIA))
    proposals.confirm()
    screen.settle()
    assert (screen.table.region_cep[ASIA], screen.table.cep[ANNA]) == (1, 2)
    assert screen.asked == ("turn", ANNA)


def test_an_action_from_the_prompt_bar_is_not_paid_with_what_was_dragged_before(screen: Screen) -> None:
    """DP-13: the drag was given up, so the payment is asked for."""
    lay_ceps_in_hand_and_in_asia(screen)
    screen.drag(at.region_cep(ASIA), at.space(6))  # nothing is proposed there
    screen.answer(act.install(EUROPE_TECH))
    screen.settle()
    assert screen.asked == ("pay_cep", ANNA)


@pytest.mark.parametrize("scientist", [ANNA, BRUNO])
def test_a_dragged_cep_pays_after_a_scientist_had_to_leave(screen: Screen, scientist: int) -> None:
    """Issue 20, 8.2: whoever decides where the scientist goes, the choice that the drag made holds."""
    session, s = prepared()
    s.project("europe/tech", "solar", scientist=scientist)
    s.give(ANNA, cep=2, money=3)
    s.control("asia", ANNA)
    s.table.region_cep[ASIA] = 2
    screen.lay(session)
    screen.drag(at.region_cep(ASIA), at.space(EUROPE_TECH))
    if scientist == BRUNO:
        screen.sit_down()
        assert screen.asked[1] == BRUNO
        screen.drag(at.worker(EUROPE_TECH), at.SEAT)
        screen.sit_down()
    screen.settle()
    assert act.pay_cep(ASIA) in screen.controller.session.actions
    assert (screen.table.region_cep[ASIA], screen.table.cep[ANNA]) == (1, 2)
    assert screen.asked == ("turn", ANNA)


def test_a_payment_that_was_undone_is_asked_for_again(screen: Screen) -> None:
    """The drag was taken back while the scientist was to leave; then the project is installed by a button."""
    session, s = prepared()
    s.project("europe/tech", "solar", scientist=ANNA)
    s.give(ANNA, cep=2)
    s.control("asia", ANNA)
    s.table.region_cep[ASIA] = 2
    screen.lay(session)
    screen.drag(at.region_cep(ASIA), at.space(EUROPE_TECH))
    screen.settle()
    screen.controller.undo(len(screen.controller.session.actions))
    screen.settle()
    screen.answer(act.install(EUROPE_TECH))
    screen.settle()
    assert screen.asked == ("pay_cep", ANNA)
