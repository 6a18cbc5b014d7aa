"""The order of play of Second Chance: one declaration for each mode (specification 5).

The modes share their decisions and tasks; what differs is listed at the end. Settles A31, A38, A76, A82.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...machine.edition import Edition
from ...machine.frames import NOBODY, Frame
from ...machine.rule import Emit, Rule, Task
from ...rules import draft, market, payments, summits, turns
from ...rules.bonuses import ChooseAnyEnergy, ChooseCepRegion, DeclineBonus
from ...rules.company_goal import CashOwnGoal
from ...rules.income import Split, distribute
from ...rules.references import SECOND_CHANCE as REFERENCES
from ...rules.scientists import DeclineMove
from ...table.codec import codec_of
from ...table.events import DecadeBegan, StartPlayerChanged
from . import (
    displacement,
    event_phase,
    first_choices,
    goals,
    infrastructure,
    lobbyists,
    moves,
    plan,
    scoring,
    supply,
)
from .bonuses import HandOver, Receive
from .build import Build, build_rest
from .main_actions import BuySecondAction
from .observe import observe
from .personal_goals import latch_solo_goal
from .secrets import HIDDEN
from .setting import COMPETITIVE, COOPERATIVE, SOLO
from .summit_points import ask_participants, record_summit
from .table import SecondChanceTable
from .un_goals import ClaimGoal

ACTIONS, INCOME = "rounds", "income"
END_OF_TURN = ("summits", "turn_over")
TEAM_DECADE = (ACTIONS, INCOME, "goals", "energy_supply", "reduction_step", "decade_end")
COMPETITIVE_DECADE = ("energy_supply", ACTIONS, INCOME, "event_phase", "decade_end")


def decade(steps: tuple[str, ...]) -> Task:
    frames = tuple(Frame(step) for step in steps)

    def begin(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
        emit(DecadeBegan(table.decade))
        table.follow(*frames)

    return begin


def rounds(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    last = table.setting.rounds(table.decade)
    table.follow(*(Frame("round", NOBODY, (n,)) for n in range(1, last + 1)))


def income(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    distribute(table, table.setting.income_ranks, emit)


def decade_end(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the game ends, or the start player changes to the right and the inspectors move."""
    table.follow(Frame("latch"), Frame("verdict" if last_decade(table) else "next_decade"))


def last_decade(table: SecondChanceTable) -> bool:
    return table.decade >= table.setting.decades


def next_decade(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    table.decade += 1
    table.round = 1
    table.start_player = (table.start_player - 1) % table.setting.players
    emit(StartPlayerChanged(table.start_player))
    table.follow(Frame("inspectors"), Frame("decade"))


def begin_turn(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    table.second_action = 0
    turns.begin_turn(table, frame, emit)


PLAN, PREPARE, BUILD = plan.PlanProject(), infrastructure.Prepare(), Build()
MAIN: tuple[Rule[SecondChanceTable, Any], ...] = (PLAN, PREPARE, BUILD)
FREE_MOVE, SELL = moves.Free(), market.Sell()
BY_TRIGGER: dict[str, Rule[SecondChanceTable, Any]] = {
    "plan": PLAN,
    "infrastructure": PREPARE,
    "build": BUILD,
    "summit": FREE_MOVE,
    "sell": SELL,
}
PLAY = lobbyists.PlayBeforeOrAfter(BY_TRIGGER)
SECOND_ACTION: tuple[Rule[SecondChanceTable, Any], ...] = (*MAIN, PLAY)  # solo: the second one of a turn

Decisions = Mapping[str, tuple[Rule[SecondChanceTable, Any], ...]]


def bonus_answers(use: Rule[Any, Any]) -> tuple[Rule[SecondChanceTable, Any], ...]:
    """A bonus is used or left, but an action announced by a card has to stay possible."""
    return tuple(lobbyists.MindOwed(rule, BY_TRIGGER) for rule in (use, DeclineBonus()))


def decisions(points_at_once: bool, more: tuple[Rule[SecondChanceTable, Any], ...]) -> Decisions:
    return {
        "turn": (
            *MAIN,
            FREE_MOVE,
            market.Buy(),
            SELL,
            PLAY,
            ClaimGoal(points_at_once),
            *more,
            turns.End(MAIN, END_OF_TURN),
        ),
        "owed_action": (
            *(lobbyists.Owed(on, rule) for on, rule in BY_TRIGGER.items()),
            lobbyists.Release(BY_TRIGGER),
        ),
        "research_grant": (plan.RecruitAndLearn(), moves.Granted(), plan.LeaveSubsidy()),
        "granted_move": (moves.Granted(), DeclineMove()),
        "displaced": (displacement.MoveDisplaced(),),
        "bonus": bonus_answers(HandOver()),
        "bonus_received": bonus_answers(Receive()),
        "bonus_any": bonus_answers(ChooseAnyEnergy()),
        "bonus_region_cep": bonus_answers(ChooseCepRegion()),
        "summit_points": (summits.ChooseNextPoint(),),
        "summit_extra": (summits.ChooseOnePoint(),),
        "income_split": (Split(),),
        "pay_cep": (payments.ChooseCepSource(),),
        "draft": (draft.Keep(),),
    }


TASKS: dict[str, Task] = {
    ACTIONS: rounds,
    INCOME: income,
    "round": turns.begin_round,
    "turn_begin": begin_turn,
    "turn_over": turns.finish_turn,
    "subsidy": plan.take_subsidy,
    "make_room": displacement.make_room,
    "infrastructure_rest": infrastructure.infrastructure_rest,
    "build_rest": build_rest,
    "arrival": moves.arrival,
    "summits": summits.hold_next,
    "summit_participants": ask_participants,
    "summit_record": record_summit,
    "summit_close": summits.close,
    "energy_supply": supply.energy_supply,
    "demand": supply.visit_region,
    "supply_payments": supply.supply_payments,
    "decade_end": decade_end,
    "next_decade": next_decade,
    "latch": latch_solo_goal,
    "inspectors": goals.move_inspectors,
    "draft_round": draft.draft_round,
    "draft_pass": draft.pass_packets,
}
TEAM_TASKS = TASKS | {
    "decade": decade(TEAM_DECADE),
    "goals": goals.goals_phase,
    "reduction_step": supply.reduction,
}
AUTOMATIC = frozenset(
    {
        *("displaced", "owed_action", "summit_points", "summit_extra"),
        *("pay_cep", "draft", "reduction", "research_grant"),
    }
)


def declare(mode: str, answers: Decisions, tasks: dict[str, Task]) -> Edition[SecondChanceTable]:
    return Edition(
        name=f"second_chance/{mode}",
        decisions=answers,
        tasks=tasks,
        anytime=(),
        lasting=frozenset({"turn"}),
        automatic=AUTOMATIC,
        references=REFERENCES,
        observe=observe,
        hidden=HIDDEN[mode],
        result=scoring.result,
        codec=lambda table: codec_of(table.setting),
    )


EDITIONS: dict[str, Edition[SecondChanceTable]] = {
    COOPERATIVE: declare(
        COOPERATIVE,
        {**decisions(True, ()), "reduction": (supply.Reduce(),)},
        TEAM_TASKS | {"verdict": scoring.judge_team},
    ),
    COMPETITIVE: declare(
        COMPETITIVE,
        {**decisions(False, (CashOwnGoal(),)), "keep_goal": (first_choices.KeepGoal(personal=False),)},
        TASKS
        | {
            "decade": decade(COMPETITIVE_DECADE),
            "event_phase": event_phase.event_phase,
            "event": event_phase.resolve_event,
            "event_loss": event_phase.suffer_event,
            "events_discarded": event_phase.discard_events,
            "verdict": scoring.finish_competition,
            "scoring": scoring.score,
        },
    ),
    SOLO: declare(
        SOLO,
        {
            **decisions(True, (BuySecondAction(SECOND_ACTION),)),
            "second_action": SECOND_ACTION,
            "keep_goal": (first_choices.KeepGoal(personal=True),),
            "opponent_start": (first_choices.ChooseOpponentStart(),),
            "reduction": (supply.Reduce(),),
        },
        TEAM_TASKS | {"verdict": scoring.judge_solo},
    ),
}
