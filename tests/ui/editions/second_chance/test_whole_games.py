"""Whole games of Second Chance at the window, in each of its modes; see `tests/ui/whole`.

Computer players lose with the values of the rulebook in the first decades. So every mode is played to such an
end, and once more with values that let all decades happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from co2desk.commands.examples import GENTLE, changed_pack
from co2desk.engine.editions.second_chance.ending import CO2_LOST, LAST_DECADE, POINTS_LOST, WON
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, RANDOM_CARD, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import cash_company_goal
from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.editions.second_chance.editors import ReductionEditor, TeamSplitEditor
from co2desk.ui.models import places as at
from tests.ui.board_check import assert_board_is_true
from tests.ui.editions.second_chance.long_games import HARMLESS, KIND
from tests.ui.screen import NAMES, Screen
from tests.ui.second_screen import options
from tests.ui.steady_player import Chooser, steady
from tests.ui.whole.whole_game import SMALL, Listener, assert_whole_game, play_at_the_window
from tests.ui.whole.window_player import CLICK, DRAG, PICK_UP, PROMPT, AtTheWindow

SHORT, LONG = 3, 10  # the whole board is looked at after every so many actions of such a game


def begin(screen: Screen, mode: str, players: int = 0, seed: int = 1, **variants: Any) -> None:
    """A game with the values of the rulebook."""
    chosen = options(mode, players, seed, **variants)
    screen.new(chosen.players, chosen.seed, edition=chosen.edition, variants=chosen.variants, painted=True)


class Diary:
    """The decisions of a game as they come, and how the window asks for them."""

    def __init__(self, screen: Screen, choose: Chooser) -> None:
        self.screen, self.choose = screen, choose
        self.kinds: set[str] = set()
        self.decades: set[int] = set()
        self.phases: set[str] = set()
        self.editors: set[type] = set()

    def __call__(self, game: Game[Any]) -> Action:
        phase = self.screen.controller.model.value(at.PHASE).now
        self.kinds.add(game.decision.kind)
        self.decades.add(game.table.decade)
        self.phases.add(phase)
        self.editors.add(type(self.screen.game_view.prompt.editor))
        return self.choose(game)


def play(screen: Screen, seed: int, every: int) -> tuple[AtTheWindow, Diary]:
    diary = Diary(screen, steady(seed))
    hands = play_at_the_window(screen, diary, every)
    return hands, diary


# --- with the values of the rulebook ----------------------------------------------------------------------


def test_four_partners_play_a_whole_game_with_draft_and_inspectors(screen: Screen) -> None:
    """17.6, 17.2: every card is drafted, every bonus and every scientist moved by widgets; the team loses its
    last points."""
    begin(screen, COOPERATIVE, players=4, draft=True, inspectors=True)
    hands, diary = play(screen, 1, every=SHORT)
    assert hands.used == {DRAG, CLICK, PICK_UP, PROMPT}
    assert {"draft", "turn", "research_grant", "displaced", "income_split"} <= diary.kinds
    assert screen.table.ending == POINTS_LOST
    assert_whole_game(screen, screen.controller.session)


def test_three_rivals_play_a_whole_game(screen: Screen) -> None:
    """17.3: company goals are chosen first; the planet is lost in the third decade."""
    begin(screen, COMPETITIVE, players=3, seed=2)
    hands, diary = play(screen, 1, every=SHORT)
    assert hands.used == {DRAG, CLICK, PICK_UP, PROMPT}
    assert {"keep_goal", "turn", "bonus", "income_split", "pay_cep"} <= diary.kinds
    assert screen.table.ending == CO2_LOST
    assert_whole_game(screen, screen.controller.session)


def test_one_person_plays_a_whole_game_with_a_solo_card(screen: Screen) -> None:
    """17.1: goals are kept, the opponent placed, second actions bought; no cover ever comes."""
    covers: list[int] = []
    screen.window.parts.controller.covered.connect(covers.append)
    begin(screen, SOLO, solo_card=3)
    _, diary = play(screen, 1, every=SHORT)
    assert {"keep_goal", "opponent_start", "second_action", "reduction"} <= diary.kinds
    assert not covers
    assert_whole_game(screen, screen.controller.session)


# --- all decades --------------------------------------------------------------------------------------------


def lay_long(screen: Screen, mode: str, values: Mapping[str, Any], seed: int, **variants: Any) -> None:
    """A game whose changed values let it go on to the end of its last decade."""
    session = Session.new(options(mode, seed=seed, **variants), changed_pack("second_chance", values))
    screen.lay(session, painted=True)


def test_partners_win_after_all_decades(screen: Screen) -> None:
    """5, 16.1: every decade and every phase in which somebody decides; the income is split and pollution
    bought back with the editors, and the team wins."""
    lay_long(screen, COOPERATIVE, KIND, seed=1, difficulty="easy", inspectors=True)
    _, diary = play(screen, 1, every=LONG)
    assert diary.decades == {1, 2, 3, 4}
    assert {TeamSplitEditor, ReductionEditor} <= diary.editors
    assert {"rounds", "income", "reduction_step"} <= diary.phases
    assert screen.table.ending == WON
    assert_whole_game(screen, screen.controller.session)


def test_rivals_are_scored_after_all_decades(screen: Screen) -> None:
    """17.3, A51: events in every decade; one company goal is discarded for money, the other one scored."""
    lay_long(screen, COMPETITIVE, HARMLESS, seed=8)
    steadily = steady(8)

    def choose(game: Game[Any]) -> Action:
        discard = cash_company_goal(1)
        late = game.table.decade == 3 and game.decision.kind == "turn" and game.decision.player == 1
        return discard if late and game.why_not(discard) is None else steadily(game)

    diary = Diary(screen, choose)
    play_at_the_window(screen, diary, every=LONG)
    assert diary.decades == {1, 2, 3, 4, 5}
    assert {"rounds", "income"} <= diary.phases
    assert screen.table.goal_cashed == [0, 1]
    assert screen.table.ending == LAST_DECADE
    assert_whole_game(screen, screen.controller.session)


def test_a_solo_game_of_all_decades(screen: Screen) -> None:
    """17.1, A31: reductions in every decade, second actions, a random card."""
    lay_long(screen, SOLO, GENTLE, seed=4, difficulty="easy", solo_card=RANDOM_CARD)
    _, diary = play(screen, 1, every=LONG)
    assert diary.decades == {1, 2, 3, 4}
    assert {"second_action", "score_un_goal"} <= {action.kind for action in screen.controller.session.actions}
    assert_whole_game(screen, screen.controller.session)


# --- computer players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [COOPERATIVE, COMPETITIVE])
def test_computer_players_move_by_themselves(screen: Screen, mode: str) -> None:
    """A person among computer players only ever acts for the own seat, and is always asked in the end."""
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], "steady"), Seat(NAMES[2], SIGNS[2], "random")]
    chosen = options(mode, players=3, seed=5)
    screen.new(3, 5, seats, edition=chosen.edition, variants=chosen.variants, painted=True)
    screen.window.resize(*SMALL)
    controller, hands, choose = screen.controller, AtTheWindow(screen), steady(5)
    listener = Listener(screen)
    mine = 0
    while not controller.is_over:
        screen.wait_until(lambda: controller.is_over or controller.is_my_decision)
        if controller.is_my_decision:
            hands.do(choose(controller.game))
            mine += 1
    listener.check()
    assert_board_is_true(screen, pictures=True)
    assert 0 < mine < len(controller.session.actions)
    assert_whole_game(screen, controller.session)
