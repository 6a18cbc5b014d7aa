"""The order of play of the first edition, as a declaration (specification 5, 15.1).

Each decade is a list of steps; each step is a task or a decision of `EDITION` below. Settles D-31, D-32,
D-36, D-39, D-63, G-10, G-11, G-12.
"""

from __future__ import annotations

from typing import Any

from ...machine.edition import Edition
from ...machine.frames import NOBODY, Frame
from ...machine.rule import Emit, Rule
from ...rules import draft, market, payments, scientists, summits, turns
from ...rules.bonuses import ChooseAnyEnergy, ChooseCepRegion
from ...rules.company_goal import CashGoal
from ...rules.income import Split, distribute
from ...rules.references import FIRST as REFERENCES
from ...table.codec import codec_of
from ...table.events import DecadeBegan
from . import auction, build, install, lobby, propose, solo, supply, turn
from .displacement import MoveDisplaced
from .ending import BELOW_DANGER, GREEN_REGIONS, LAST_DECADE, end_game
from .observe import observe
from .scoring import result, score
from .secrets import HIDDEN
from .summit_points import ask_participants
from .table import FirstTable
from .un_goals import ScoreGoal

# The steps of a decade. Decade 1 has no supply phase: setup takes its place.
SUPPLY = ("income", "energy_demand", "event", "pollution_check")
OPERATIONS = ("rounds", "end_check", "next_decade")
END_OF_TURN = ("turn_expertise", "summits", "turn_over")


def first_decade(table: FirstTable, frame: Frame, emit: Emit) -> None:
    emit(DecadeBegan(table.decade))
    table.follow(*(Frame(step) for step in OPERATIONS))


def next_decade(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """The decade marker moves, then the start-player tile: to the left, or by auction."""
    table.decade += 1
    table.round = 1
    setting = table.setting
    table.follow(Frame("decade"))
    if setting.auction:
        table.follow(Frame("auction"))
    else:
        auction.move_tile(table, (table.start_player + 1) % setting.players, emit)


def decade(table: FirstTable, frame: Frame, emit: Emit) -> None:
    emit(DecadeBegan(table.decade))
    table.follow(*(Frame(step) for step in SUPPLY + OPERATIONS))


def income(table: FirstTable, frame: Frame, emit: Emit) -> None:
    distribute(table, table.setting.income_ranks, emit)


def pollution_check(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """After the supply phase the planet is lost from 500 ppm on; alone one still scores (16.4)."""
    table.level_after_supply = table.co2
    if table.co2 >= table.setting.lost_from:
        end_game(table, table.setting.pollution_ending, emit)


def rounds(table: FirstTable, frame: Frame, emit: Emit) -> None:
    table.follow(*(Frame("round", NOBODY, (n,)) for n in range(1, table.setting.rounds + 1)))


def end_check(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """After the last turn of a decade: any of three conditions ends the game (15.1)."""
    kit = table.setting.kit
    green = sum(table.is_green(region) for region in range(table.setting.regions))
    if table.decade >= table.setting.decades:
        end_game(table, LAST_DECADE, emit)
    elif green >= kit.green_regions_to_end:
        end_game(table, GREEN_REGIONS, emit)
    elif table.co2 < kit.danger_ppm <= table.level_after_supply:
        end_game(table, BELOW_DANGER, emit)


MANDATORY: tuple[Rule[FirstTable, Any], ...] = (propose.Propose(), install.Install(), build.Build())


EDITION: Edition[FirstTable] = Edition(
    name="first",
    decisions={
        "turn": (
            *MANDATORY,
            scientists.FreeMove(),
            market.Buy(),
            market.Sell(),
            lobby.Play(),
            ScoreGoal(),
            turns.End(MANDATORY, END_OF_TURN),
        ),
        "research_grant": (
            scientists.RecruitScientist(),
            scientists.GrantedMove(),
            scientists.DeclineMove(),
        ),
        "granted_move": (scientists.GrantedMove(), scientists.DeclineMove()),
        "displaced": (MoveDisplaced(),),
        "bonus_any": (ChooseAnyEnergy(),),
        "bonus_region_cep": (ChooseCepRegion(),),
        "project_expertise": (turn.ChooseProjectExpertise(), turn.DeclineExpertise()),
        "summit_points": (summits.ChooseNextPoint(),),
        "summit_extra": (summits.ChooseOnePoint(),),
        "income_split": (Split(),),
        "first_region": (supply.ChooseFirstRegion(),),
        "pay_cep": (payments.ChooseCepSource(),),
        "forced_purchase": (supply.BuyNow(),),
        "bid": (auction.Bid(), auction.PassBid()),
        "bid_payment": (auction.Pay(),),
        "appoint": (auction.AppointStartPlayer(),),
        "draft": (draft.Keep(),),
        "start_region": (solo.ChooseStartRegion(),),
        "start_space": (solo.PlaceStartProject(),),
    },
    tasks={
        "first_decade": first_decade,
        "decade": decade,
        "next_decade": next_decade,
        "income": income,
        "energy_demand": supply.energy_demand,
        "demand": supply.visit_region,
        "event": supply.resolve_event,
        "pollution_check": pollution_check,
        "rounds": rounds,
        "round": turns.begin_round,
        "turn_begin": turns.begin_turn,
        "turn_expertise": turn.turn_expertise,
        "turn_over": turns.finish_turn,
        "install_rest": install.install_rest,
        "build_pay": build.build_pay,
        "build_control": build.build_control,
        "build_end": build.build_end,
        "summits": summits.hold_next,
        "summit_participants": ask_participants,
        "summit_close": summits.close,
        "end_check": end_check,
        "auction": auction.open_auction,
        "draft_round": draft.draft_round,
        "draft_pass": draft.pass_packets,
        "start_project": solo.next_start_project,
        "scoring": score,
    },
    anytime=(CashGoal(),),
    lasting=frozenset({"turn"}),
    automatic=frozenset(
        {
            "displaced",
            "bonus_region_cep",
            "project_expertise",
            "summit_points",
            "summit_extra",
            "pay_cep",
            "bid_payment",
            "draft",
            "start_space",
        }
    ),
    references=REFERENCES,
    observe=observe,
    hidden=HIDDEN,
    result=result,
    codec=lambda table: codec_of(table.setting),
)
