"""Every decision of Second Chance, in each of its modes, reached and answered at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import FIRST_SEAT, HAND
from co2desk.ui.moves import TABLE
from co2desk.ui.panels.editors import EDITORS, ReductionEditor, SplitEditor
from co2desk.ui.panels.goal_button import GoalButton
from tests.engine.second_chance.scene import Scene
from tests.ui.screen import Screen
from tests.ui.second_screen import (
    ANNA,
    ASIA,
    BRUNO,
    EUROPE,
    EUROPE_TECH,
    FORESTATION,
    HYDRO,
    NORTH_AMERICA,
    OCEANIA,
    SOLAR,
    WIND,
    last_turn,
    options,
    prepared,
)
from tests.ui.test_decisions import end_turn

EUROPE_MONEY, EUROPE_SCIENTIST = 6, 8
Way = Callable[[Screen, str], None]
SHARED = {"competitive_bonuses": "shared"}


def begin(screen: Screen, mode: str, **variants: Any) -> None:
    """A game from its setup on."""
    chosen = options(mode, **variants)
    screen.new(chosen.players, chosen.seed, edition=chosen.edition, variants=chosen.variants)
    screen.sit_down()


def lay(screen: Screen, mode: str, prepare: Callable[[Scene], None], **more: Any) -> None:
    session, stage = prepared(mode, **more)
    prepare(stage)
    screen.lay(session)


def at_the_end(screen: Screen, mode: str, prepare: Callable[[Scene], None], **more: Any) -> None:
    """Anna has taken her main action in the last turn of the decade, and ends it."""

    def ending(stage: Scene) -> None:
        stage.table.mandatory_done = 1
        last_turn(stage)
        prepare(stage)

    lay(screen, mode, ending, **more)
    end_turn(screen)


def other(mode: str) -> int:
    """Whose scientist is in the way: alone, only the own one can be."""
    return ANNA if mode == SOLO else BRUNO


# --- ways to each decision ---------------------------------------------------------------------------------


def to_turn(screen: Screen, mode: str) -> None:
    lay(screen, mode, lambda s: s.give(ANNA, money=3, cep=1))


def to_owed_action(screen: Screen, mode: str) -> None:
    """A16: card 3 is played before the plan in Europe that it goes with."""
    lay(screen, mode, lambda s: s.lobby(ANNA, 3))
    screen.drag(("lobby", 0), TABLE)
    screen.pick(lambda words: "has to follow" in words)


def to_research_grant(screen: Screen, mode: str) -> None:
    """9.A: a plan on the space of the scientist."""
    lay(screen, mode, lambda s: s.project("asia/money", "hydro"))
    screen.drag(("projects", WIND), ("space", EUROPE_SCIENTIST))


def to_granted_move(screen: Screen, mode: str) -> None:
    """8.C: the minor effect of card 4."""

    def two_to_choose_from(s: Scene) -> None:
        s.project("asia/money", "hydro")
        s.project("asia/tech", "wind")
        s.lobby(ANNA, 4)

    lay(screen, mode, two_to_choose_from)
    screen.drag(("lobby", 0), TABLE)
    screen.pick(lambda words: "minor" in words)


def to_displaced(screen: Screen, mode: str) -> None:
    """D13: the infrastructure of a project on which a scientist stands."""

    def occupied(s: Scene) -> None:
        s.project("europe/tech", "wind", scientist=other(mode))
        s.project("asia/money", "hydro")
        s.give(ANNA, cep=1)

    lay(screen, mode, occupied)
    screen.drag(("cep",), ("space", EUROPE_TECH))
    screen.sit_down()


def plan_hydro(screen: Screen, mode: str, **more: Any) -> None:
    """7.5: the third step in hydro brings a point of solar."""
    lay(screen, mode, lambda s: s.knowledge(ANNA, hydro=2), **more)
    screen.drag(("projects", HYDRO), ("space", ASIA * 3))


def to_bonus(screen: Screen, mode: str) -> None:
    plan_hydro(screen, mode)


def to_bonus_received(screen: Screen, mode: str) -> None:
    """A14, A15: rivals may share bonuses under the other reading."""
    plan_hydro(screen, mode, switches=SHARED)
    screen.click(("player", BRUNO))
    screen.sit_down()


def to_bonus_any(screen: Screen, mode: str) -> None:
    """7.5: the fourth step in forestation brings a point of choice; partners could have it."""
    lay(screen, mode, lambda s: s.knowledge(ANNA, forestation=3))
    screen.drag(("projects", FORESTATION), ("space", EUROPE_MONEY))
    use_bonus(screen, mode)


def to_bonus_region_cep(screen: Screen, mode: str) -> None:
    """7.5: the second step in wind brings a CEP for a region."""

    def room(s: Scene) -> None:
        s.knowledge(ANNA, wind=1)
        s.region_cep("europe", 2)
        s.region_cep("asia", 2)

    lay(screen, mode, room)
    screen.drag(("projects", WIND), ("space", EUROPE_MONEY))
    use_bonus(screen, mode)


def use_bonus(screen: Screen, mode: str) -> None:
    if mode == COOPERATIVE:
        screen.answer(act.give_bonus(ANNA))


def full_summit(s: Scene) -> None:
    """Both scientists are Anna's."""
    s.summit(0, "solar", "wind", seats={0: ANNA, 1: ANNA})
    s.table.summits_full = (0,)
    s.table.summit_last[0] = ANNA


def to_summit_points(screen: Screen, mode: str) -> None:
    """A13, the other reading: her own topics first, in an order of her choice."""
    at_the_end(screen, mode, full_summit, switches={"summit_points": "own_topic_first"})


def to_summit_extra(screen: Screen, mode: str) -> None:
    at_the_end(screen, mode, full_summit)


def learned(s: Scene) -> None:
    s.knowledge(ANNA, solar=4, hydro=2)
    s.table.vp[0] = 30


def to_income_split(screen: Screen, mode: str) -> None:
    at_the_end(screen, mode, learned)


def to_pay_cep(screen: Screen, mode: str) -> None:
    """D14: one CEP of the hand, and Asia's."""

    def two_sources(s: Scene) -> None:
        s.project("europe/tech", "wind")
        s.give(ANNA, cep=1)
        s.control("asia", ANNA)

    lay(screen, mode, two_sources)
    screen.click(("space", EUROPE_TECH))


def to_draft(screen: Screen, mode: str) -> None:
    begin(screen, mode, draft=True)


def to_keep_goal(screen: Screen, mode: str) -> None:
    begin(screen, mode)


def to_reduction(screen: Screen, mode: str) -> None:
    """13: after the goals and the energy supply; the points are enough for several steps."""
    at_the_end(screen, mode, lambda s: s.table.vp.__setitem__(0, 40))


def to_second_action(screen: Screen, mode: str) -> None:
    """6: after the plan, and for 10 ppm."""
    lay(screen, mode, lambda s: s.give(ANNA, cep=1))
    screen.drag(("projects", WIND), ("space", EUROPE_TECH))
    screen.click(("co2",))


def to_opponent_start(screen: Screen, mode: str) -> None:
    """D4: after the goals are kept."""
    to_keep_goal(screen, mode)
    for _ in range(2):
        screen.push(screen.buttons()[0])


WAYS: dict[str, Way] = {
    "turn": to_turn,
    "owed_action": to_owed_action,
    "research_grant": to_research_grant,
    "granted_move": to_granted_move,
    "displaced": to_displaced,
    "bonus": to_bonus,
    "bonus_received": to_bonus_received,
    "bonus_any": to_bonus_any,
    "bonus_region_cep": to_bonus_region_cep,
    "summit_points": to_summit_points,
    "summit_extra": to_summit_extra,
    "income_split": to_income_split,
    "pay_cep": to_pay_cep,
    "draft": to_draft,
    "keep_goal": to_keep_goal,
    "reduction": to_reduction,
    "second_action": to_second_action,
    "opponent_start": to_opponent_start,
}
# Declared in common for all modes, and never asked in these: a point that is handed to a partner cannot hurt
# (A15); alone there is nobody to hand a bonus to, and nobody to pass cards to.
NEVER: dict[str, set[str]] = {
    COOPERATIVE: {"bonus_received"},
    COMPETITIVE: set(),
    SOLO: {"bonus", "bonus_received", "draft"},
}
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
    controller, prompt = screen.controller, screen.desk.prompt
    assert screen.asked[0] == kind
    who = screen.asked[1]
    assert controller.seat == who
    assert prompt.name.text() == controller.seats[who].name
    assert prompt.sentence.text() == controller.speaker.decision(controller.game.decision, screen.table)
    assert (prompt.editor is not None) == (kind in EDITORS)
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
