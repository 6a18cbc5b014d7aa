"""The forecast of Second Chance in the side column: what it says in every mode and phase, how it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from co2desk.bots import seat_bots
from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.forecast import RivalForecast, TeamForecast, forecast, forecast_after
from co2desk.forecast.second_chance import steady_teams
from co2desk.forecast.second_chance.steady_teams import Measured
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.text import Speaker
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.editions.second_chance.places import second_places
from co2desk.ui.forecast.panel import ForecastPanel
from co2desk.ui.models import places as at
from co2desk.ui.preferences import STANDARD
from co2desk.ui.row_list.painter import RowPainter
from co2desk.ui.row_list.rows import (
    ALERT,
    ART,
    DANGER,
    DONE,
    MARK,
    OPEN,
    PLAIN,
    SIGN,
    SOFT,
    Entry,
    Figures,
    Heading,
    Icon,
    Line,
    Meter,
    Players,
    Row,
    Shown,
    compared,
    unchanged,
)
from co2desk.ui.theme.appearance import load_fonts
from co2desk.ui.theme.look import Look, Type, look_of
from tests.engine.second_chance.scene import Scene, scene
from tests.engine.second_chance.tiles import IN_EUROPE, IN_NORTH_AMERICA, PLANT_TILES, SUMMIT_TILES
from tests.forecast.second_tables import hungry, in_decade, risky, rivals, with_card
from tests.ui.forecast.rows import entry, heading, line, meter
from tests.ui.painted_words import listening
from tests.ui.translators import Shouting

NAMES = ["Anna", "Bartholomäus", "Cem", "Dorota"]
SEATS = [Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=False)]
FAMILY = "Noto Sans"
NA, SA, EUROPE, AFRICA, ASIA, OCEANIA = range(6)
MODES = [("cooperative", 2), ("cooperative", 4), ("competitive", 3), ("solo", 1)]


def told_by(table: SecondChanceTable, seat: int = 0) -> dict[Any, Row]:
    """The rows of a table's forecast by their keys."""
    players = table.setting.players
    speaker = Speaker(table.setting.base, NAMES[:players])
    told = forecast(table, seat)
    rows = SECOND_CHANCE.forecast[type(told)].rows(told, table, SEATS[:players], speaker)
    assert len({row.key for row in rows}) == len(rows), "a row is found again by its key"
    return {row.key: row for row in rows}


def after_turns(s: Scene, *frames: Frame) -> Scene:
    """These tasks run, and nobody's turn is on."""
    s.task(*frames)
    s.table.active = NOBODY
    return s


@cache
def game(mode: str, players: int, seed: int = 1) -> Sequence[SecondChanceGame]:
    """Every position of a whole game between random computer players."""
    card = {"solo_card": -1} if mode == "solo" else {}
    session = Session.new(
        GameOptions(edition="second_chance", players=players, seed=seed, variants={"mode": mode, **card})
    )
    bots = seat_bots(["random"], players, seed)
    found = []
    while not session.game.is_over:
        found.append(session.game.copy())
        session.play(bots[session.game.decision.player].choose(session.game))
    return found


# --- points ------------------------------------------------------------------------------------------------


def test_points_are_an_account_from_now_to_what_is_left() -> None:
    """12, 13: what there is, what the income can add, what goals, penalties and steps cost, and the sum."""
    s = risky(450, 3)
    s.goals(("summit_size", 2))
    s.knowledge(1, wind=4)
    s.control("europe", 1)
    s.region_cep("europe", 0)
    s.table.mandatory_done = 1  # no turn is left to gain anything
    rows = told_by(s.table)
    values = {key: row.value for (key, *_), row in rows.items() if isinstance(row, Entry)}
    assert values["points_now"] == "3"
    assert values["points_income"] == "+3"
    assert values["points_goals"] == "–3"
    assert values["points_penalties"] == "–3"
    assert values["points_reduction"] == "0 to –6"
    assert values["points_left"] == "about –2 (–6 to 0)"
    total = entry(rows, "points_left")
    assert total.is_total
    assert total.tone == DANGER
    assert entry(rows, "points_goals").places == (at.environmental_goal(0),)
    assert entry(rows, "points_penalties").places == (at.region(EUROPE),)


def test_what_costs_nothing_is_left_out_of_the_account() -> None:
    """A short account is read at a glance."""
    rows = told_by(hungry().table)
    assert [key for key, *_ in rows if key.startswith("points_")] == ["points_now", "points_left"]
    assert entry(rows, "points_left").value == "0"
    assert entry(rows, "points_left").tone == PLAIN


def survival(s: Scene) -> Line:
    return line(told_by(s.table), "survival")


def without_turns(s: Scene) -> Scene:
    """All turns of the decade are over; player 0 divides the income."""
    later = [frame for frame in s.table.stack if frame.kind not in ("turn", "income")]
    s.table.active, s.table.stack[:] = NOBODY, [*later, Frame("income_split", 0, (0,))]
    return s


def test_survival_is_told_in_five_ways_when_no_turn_is_left() -> None:
    """A6, A31, D21: safe, safe with points out of the income, in danger, lost by points, lost by pollution;
    by mark, title and sentence."""
    safe = survival(risky(430, 1))
    assert (safe.icon, safe.title, safe.value) == (Icon(MARK, DONE), "Safe", "")
    s = hungry(decade=2)
    s.goals(*PLANT_TILES)
    s.knowledge(0, wind=9, solar=9, forestation=9)
    by_income = survival(s)
    assert by_income.title == "Safe if income is taken as points"
    assert by_income.body == "At least 16 of the income must be taken as points."
    assert by_income.icon == Icon(ART, "money")
    danger = survival(without_turns(risky(450, 3)))
    assert (danger.icon, danger.title, danger.value) == (Icon(MARK, ALERT), "May be lost", "17%")
    s.table.expertise = [0] * len(s.table.expertise)
    s.table.vp[0] = 13
    points = survival(without_turns(s))
    assert (points.title, points.value, points.tone) == ("Certain to be lost", "100%", DANGER)
    assert points.body == "Missing for goals and penalties alone: 3 points."
    level = survival(without_turns(risky(480, 3)))
    assert level.body == "The CO₂ level cannot be reduced to 500 ppm."


REACHED = (Measured(20, 20, 14, (3, -20), (0, 23)), Measured(20, 14, 6, (0, -20), (0, 3)))
MANY_GAMES = Measured(2000, 2000, 1400, (3, 1), (0, 2))
NOBODY_SURVIVED = (Measured(20, 8, 0, (-5, -20), (0, 15)), Measured(20, 0, 0, (), ()))


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, tuple[Measured, Measured]], None]:
    """Sets what was measured from a decade on, for four partners."""

    def measure(decade: int, found: tuple[Measured, Measured]) -> None:
        decades = (*(found[0],) * (decade - 1), *found, found[1])
        monkeypatch.setattr(steady_teams, "measured", lambda: {("cooperative", 4, "hard"): decades})

    return measure


Steady = Callable[[int, tuple[Measured, Measured]], None]


@pytest.mark.parametrize(("points", "missing", "calm"), [(13, 3, True), (12, 4, False)])
def test_with_turns_left_nothing_is_certain(steady: Steady, points: int, missing: int, calm: bool) -> None:
    """6, A6: what is missing, and how many turns there are. No alarm while a team can gain as much."""
    steady(1, REACHED)
    s = hungry(decade=2)
    s.goals(*PLANT_TILES)
    s.table.vp[0] = points
    rows = told_by(s.table)
    told = line(rows, "survival")
    assert (told.title, told.value) == ("Lost if nothing more is done", "")
    assert told.body == f"Points still missing: {missing}. Turns left in this decade: 1."
    assert told.sentence == f"{told.title}. {told.body}"
    assert (told.icon, told.tone) == ((Icon(MARK, OPEN), PLAIN) if calm else (Icon(MARK, ALERT), DANGER))
    assert entry(rows, "points_left").tone == told.tone


def test_a_chance_to_lose_is_told_with_what_may_be_missing(steady: Steady) -> None:
    """13: with draws of average luck nothing is missing, with bad luck three points are."""
    steady(3, REACHED)
    told = survival(risky(450, 3))
    assert (told.title, told.value, told.tone) == ("May be lost if nothing more is done", "17%", PLAIN)
    assert told.body == "Points still missing: 0 to 3. Turns left in this decade: 1."
    assert told.sentence == f"{told.title}: 17%. {told.body}"


def test_while_the_last_turn_ends_a_loss_is_an_alarm_but_not_certain(steady: Steady) -> None:
    """10: a summit can still bring points; the main action has been taken."""
    steady(1, REACHED)
    s = hungry(decade=2)
    s.goals(*PLANT_TILES)
    s.table.vp[0], s.table.mandatory_done = 13, 1
    told = survival(s)
    assert (told.title, told.tone) == ("Lost if nothing more is done", DANGER)
    assert told.body.endswith("Turns left in this decade: 0.")


def test_in_the_last_decade_the_verdict_names_every_condition_that_is_not_met() -> None:
    """16.1, A79, A80: points alone do not win. It is an alarm, and certain once nobody can claim a goal."""
    s = hungry(decade=4)
    s.table.personal[0], s.table.un_row, s.table.vp[0] = (1, 6), (1, 2, 3, 4), 30
    told = survival(s)
    assert (told.title, told.value, told.tone) == ("Lost if nothing more is done", "", DANGER)
    assert told.body == (
        "Your personal goals met: 0, needed: 1. Open UN goals: 4 (at most 3 may remain open). "
        "Turns left in this decade: 1."
    )
    s.table.used_card = 1
    assert (survival(s).title, survival(s).value) == ("Certain to be lost", "100%")
    s.give(0, money=10)
    over = survival(without_turns(s))
    assert over.title == "Certain to be lost"
    assert over.body == "Open UN goals: 4 (at most 3 may remain open)."
    s.table.un_row = (1, 2, 3)
    assert survival(s).title == "Safe"
    assert survival(s).body.endswith("Every partner needs one as well. Theirs are secret.")


def test_what_points_and_goals_miss_stands_together() -> None:
    """16.1, A6: goals first."""
    s = hungry(decade=4)
    s.goals(("summit_size", 2))
    s.table.personal[0], s.table.un_row, s.table.vp[0] = (1, 6), (), 0
    assert survival(s).body == (
        "Your personal goals met: 0, needed: 1. Points still missing: 4. Turns left in this decade: 1."
    )


def test_a_solo_goal_that_is_missed_is_named() -> None:
    """17.4, 16.3."""
    told = survival(with_card(3, decade=2, round_=3))
    assert (told.title, told.tone) == ("Certain to be lost", DANGER)
    assert told.body.startswith("Solo goal: 5 plants.")


def test_before_the_last_decade_one_line_says_that_claims_run_short() -> None:
    """A80, 8.C: how many are open, how many may stay, how many turns there are."""
    s = hungry(decade=3)
    s.table.un_row = (1, 2, 3, 4, 5, 6)
    told = line(told_by(s.table), "claims")
    assert told.body == (
        "Open UN goals: 6. At most 3 may remain open at the end, and only one can be claimed in each turn. "
        "Turns left in the game: 9."
    )
    assert told.places == tuple(at.un_goal(number) for number in range(6))
    assert ("claims",) not in told_by(hungry(decade=1).table)
    s.table.decade = 4
    assert ("claims",) not in told_by(s.table)


@pytest.mark.parametrize(
    ("mode", "players", "turns"), [("cooperative", 2, 8), ("cooperative", 4, 8), ("solo", 1, 4)]
)
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_the_first_move_of_a_team_frightens_nobody(
    mode: str, players: int, turns: int, difficulty: str
) -> None:
    """6, 12: as measured, a team can gain what is missing; nothing is red, nothing is certain."""
    variants: dict[str, str | bool | int] = {"mode": mode, "difficulty": difficulty}
    options = GameOptions(edition="second_chance", players=players, seed=1, variants=variants)
    rows = told_by(Session.new(options).game.table)
    told = line(rows, "survival")
    assert told.title in ("Lost if nothing more is done", "May be lost if nothing more is done")
    assert told.body.endswith(f"Turns left in this decade: {turns}.")
    assert (told.icon, told.tone) == (Icon(MARK, OPEN), PLAIN)
    assert entry(rows, "points_left").tone == PLAIN
    assert "100%" not in told.sentence


MISSING = "With as many turns left, they are usually missing: 20 points."
STEADY = [
    (1, REACHED, f"Steady computer players survive this decade in 5 to 9 of 10 games. {MISSING}"),
    (1, (MANY_GAMES, REACHED[1]), "Steady computer players survive this decade in 7 of 10 games."),
    (
        1,
        NOBODY_SURVIVED,
        f"Steady computer players have not survived this decade in any of 8 games. {MISSING}",
    ),
    (2, NOBODY_SURVIVED, "Steady computer players have not reached this decade in any of 20 games."),
]


@pytest.mark.parametrize(("decade", "found", "words"), STEADY)
def test_what_steady_teams_reach_is_told_as_far_as_it_is_known(
    steady: Steady, decade: int, found: tuple[Measured, Measured], words: str
) -> None:
    """A share with its interval, in tenths; where none survived, in how many games; and what they lacked."""
    steady(1, found)
    told = line(told_by(hungry(decade=decade).table), "steady_teams")
    assert (told.body, told.sentence, told.tone) == (words, words, SOFT)


def test_steady_teams_are_mentioned_only_while_there_are_turns(steady: Steady) -> None:
    """Afterwards nothing can be learned from them. Games with inspectors were not measured (17.5)."""
    steady(1, REACHED)
    assert ("steady_teams",) not in told_by(without_turns(hungry()).table)
    assert ("steady_teams",) not in told_by(hungry(inspectors=True).table)


def test_nobody_is_consoled_with_steady_teams_when_the_game_is_certain_to_be_lost(steady: Steady) -> None:
    """16.1, A80: this turn's claim is used, and one goal too many is open."""
    steady(4, REACHED)
    s = hungry(decade=4)
    s.table.personal[0], s.table.un_row, s.table.vp[0] = (1, 6), (1, 2, 3, 4), 30
    assert ("steady_teams",) in told_by(s.table)
    s.table.used_card = 1
    assert ("steady_teams",) not in told_by(s.table)


def test_income_is_mentioned_only_where_there_is_some() -> None:
    """11: "all income in points" would be strange without any."""
    s = without_turns(risky(450, 3))
    assert survival(s).body == "Chance that there are not enough points."
    s.table.vp[0] = 1
    s.knowledge(0, wind=2)
    assert "with all income taken as points" in survival(s).body
    s.table.vp[0] = 30
    assert survival(s).body == "There are enough points, even with all income taken as money."


# --- the CO2 level -----------------------------------------------------------------------------------------


def test_the_meter_of_a_team_begins_at_the_floor_and_has_no_mark_for_disasters() -> None:
    """13, A38: between 400 and 500 ppm; what is above has to be bring it back down."""
    rows = told_by(risky(450, 3).table)
    row = meter(rows)
    assert (row.now, row.lowest, row.expected, row.highest) == (450, 490, 505, 520)
    assert (row.danger, row.loss, row.first) == (None, 500, 380)
    assert line(rows, "loss").title == "50 ppm below 500"
    assert line(rows, "loss").value == "50%"
    assert "bring it back down" in line(rows, "loss").body


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (430, "It does not rise above 500 ppm this decade."),
        (450, "Chance that the energy supply raises it above 500 ppm: {chance}. Then you must pay points "),
        (490, "The energy supply will raise it above 500 ppm. Then you must pay points "),
        (510, "You must pay points to bring it back down to 500 ppm."),
    ],
)
def test_below_the_limit_it_is_said_when_points_have_to_be_paid(level: int, words: str) -> None:
    """13, A7: a level that is below it now is not to be paid for yet."""
    row = line(told_by(risky(level, 3).table), "loss")
    assert row.body.startswith(words.format(chance=row.value))


def test_steps_of_reduction_are_told_with_what_they_cost_now_and_later() -> None:
    """13, D23: the price is the number of the decade."""
    row = line(told_by(risky(470, 30).table), "reduction")
    assert (row.title, row.value) == ("Reduction: 1 to 4 steps", "–3 to –12")
    assert row.body == "Each 10 ppm costs 3 points this decade, then 4 points."
    none = line(told_by(hungry(decade=4).table), "reduction")
    assert (none.title, none.value) == ("No reduction needed", "")
    assert none.body == "Each 10 ppm costs 4 points this decade."


def test_rivals_have_two_marks_and_lose_the_planet_at_once() -> None:
    """13, 14, A7: from 400 ppm on two events, above 500 the end."""
    s = rivals("europe", "asia")
    s.table.co2 = 470
    rows = told_by(s.table)
    assert (meter(rows).danger, meter(rows).loss, meter(rows).first) == (400, 500, 0)
    assert line(rows, "danger").body == "Two events happen at the end of a decade."
    assert (
        line(rows, "loss").body == "The planet is lost if nothing more is done. Turns left in this decade: 1."
    )
    assert line(rows, "outcome").icon == Icon(MARK, ALERT)
    s.table.mandatory_done = 1
    assert line(told_by(s.table), "loss").body == "The planet is lost in this energy supply."
    s.table.co2 = 300
    rows = told_by(s.table)
    assert line(rows, "danger").body == "At 400 ppm or more, two events happen."
    assert line(rows, "loss").icon == Icon(MARK, DONE)
    assert line(rows, "outcome").body == "The game continues after this decade."


# --- fossil plants -----------------------------------------------------------------------------------------


def test_every_way_to_pay_for_a_plant_has_its_words() -> None:
    """13, A19, A35: the region itself, a controller from anywhere, a penalty, nobody."""
    s = hungry("north_america", "europe", "africa", "asia")
    s.control("europe", 1)
    s.control("oceania", 1)
    s.control("africa", 0)
    s.region_cep("africa", 0)
    s.region_cep("asia", 0)
    rows = told_by(s.table)
    assert line(rows, "visit", NA).body == "North America pays one of its own CEPs."
    europe = line(rows, "visit", EUROPE)
    assert europe.body == "Bartholomäus pays a CEP from Europe or Oceania."
    assert europe.icon == Icon(SIGN, SEATS[1].sign)
    africa = line(rows, "visit", AFRICA)
    assert (africa.value, africa.tone) == ("3 points", DANGER)
    assert africa.body == "Anna has no CEP to pay with: a penalty of 3 points."
    assert {at.MARKET, at.player(0), at.slot(AFRICA, 0)} <= set(africa.places)
    assert "nobody pays" in line(rows, "visit", ASIA).body
    assert heading(rows, "visits").value == "4"


def test_a_plant_that_lies_there_is_still_to_be_paid_for() -> None:
    """13: in a running energy supply; its slot is not pointed at as one to come."""
    s = hungry("africa", "asia")
    for region in ("africa", "asia"):
        s.control(region, 0)
    s.give(0, cep=1)
    after_turns(s, Frame("energy_supply"), Frame("reduction_step"), Frame("decade_end"))
    rows = told_by(s.table)
    assert line(rows, "visit", ASIA).body.startswith("The plant is in place but not yet paid for.")
    assert all(place[0] != "slot" for place in line(rows, "visit", ASIA).places)
    assert heading(rows, "visits").title == "Fossil plants still to come"
    assert line(rows, "no_income").body == "All income of this decade has been paid."


# --- environmental goals -----------------------------------------------------------------------------------


def test_open_goals_cost_points_in_every_decade() -> None:
    """12, 17.7: now and later, with the inspectors; the rows point at the goals."""
    s = hungry(decade=3, inspectors=True)
    s.goals(*PLANT_TILES, *SUMMIT_TILES)
    s.table.inspector_at = [2, 0]
    s.table.env_done[0] = 1
    rows = told_by(s.table)
    assert heading(rows, "goals").value == "15"
    assert entry(rows, "goals", 3).title == "Decade 3, 3 points each"
    assert entry(rows, "goals", 3).value == "–51"
    assert entry(rows, "goals", 4).value == "–68"
    assert entry(rows, "goals", 3).places == tuple(at.environmental_goal(goal) for goal in range(1, 16))
    assert line(rows, "watched").places == (at.environmental_goal(2), at.environmental_goal(8))


def test_where_the_inspectors_will_stand_can_decide_about_the_price() -> None:
    """A44, the other reading: from the least to the most."""
    s = hungry(decade=3, inspectors=True, switches={"inspector_skips": "nothing"})
    s.goals(*PLANT_TILES, *SUMMIT_TILES)
    s.table.env_done = [1] * 16
    s.table.env_done[3] = 0
    s.table.inspector_at, s.table.fossil_pile = [0, 0], (2, 1)
    assert entry(told_by(s.table), "goals", 4).value == "–4 to –8"


def test_when_all_goals_are_achieved_that_is_said() -> None:
    """12: nothing is due any more."""
    rows = told_by(hungry().table)
    assert "no longer cost anything" in line(rows, "no_goals").body
    assert ("points_goals",) not in rows


# --- the end of the game -----------------------------------------------------------------------------------


def test_un_goals_and_own_personal_goals_are_conditions() -> None:
    """16.1, A80, 4.1: a mark says whether they hold; of partners it is only said that they need one too."""
    s = hungry()
    s.table.un_row = (1, 2, 3, 4, 5)
    s.table.personal[:] = [(1, 6), (2, 3), (4, 5), (7, 8)]
    s.give(0, money=10)
    rows = told_by(s.table)
    un_goals = line(rows, "un_goals")
    assert (un_goals.icon, un_goals.body) == (
        Icon(MARK, OPEN),
        "Open UN goals: 5 (at most 3 may remain open)",
    )
    assert un_goals.places == tuple(at.un_goal(number) for number in range(5))
    assert line(rows, "personal_goals").icon == Icon(MARK, DONE)
    assert line(rows, "personal", 1).icon == Icon(MARK, OPEN)
    assert line(rows, "personal", 6).body == "Have at least $10 (10 of 10)"
    assert line(rows, "personal", 6).places == (at.personal_goal(1),)
    assert "secret" in line(rows, "partners").body
    assert {key for key in rows if key[0] == "personal"} == {("personal", 1), ("personal", 6)}


def test_an_onlooker_reads_no_personal_goals() -> None:
    """19: nobody's."""
    s = hungry()
    s.table.personal[:] = [(1, 6), (2, 3), (4, 5), (7, 8)]
    assert not {("personal_goals",), ("partners",)} & told_by(s.table, -1).keys()


def test_alone_there_are_no_partners_to_mention() -> None:
    """16.3: both kept goals are needed."""
    s = hungry(mode="solo")
    s.table.personal[0] = (1, 6)
    rows = told_by(s.table)
    assert line(rows, "personal_goals").body == "Your personal goals met: 0, needed: 2"
    assert ("partners",) not in rows
    assert ("solo_card",) not in rows


def test_the_solo_card_is_told_with_its_deadline_and_its_end() -> None:
    """17.4: how far it is, until when, and that it is too late."""
    s = with_card(3, decade=1, round_=2)
    row = line(told_by(s.table), "solo_card")
    assert (row.title, row.value, row.icon) == ("Solo goal: 5 plants", "0 of 5", Icon(MARK, OPEN))
    assert row.body == "Build at least 5 plants, by the end of decade 2."
    late = line(told_by(with_card(3, decade=2, round_=3).table), "solo_card")
    assert (late.icon, late.tone) == (Icon(MARK, ALERT), DANGER)
    assert late.body == "Build at least 5 plants. This can no longer be met."
    kept = line(told_by(with_card(12, decade=2).table), "solo_card")
    assert (kept.body, kept.value) == ("Play no lobbyist card. Met in time.", "")
    whole = line(told_by(with_card(1).table), "solo_card")
    assert whole.body.endswith("by the end of the game.")


def test_the_last_decade_is_marked() -> None:
    """5: in both kinds of games."""
    assert line(told_by(hungry(decade=4).table), "last_decade").icon == Icon(MARK, DONE)
    s = rivals(decade=4)
    s.table.decade = 5
    rows = told_by(s.table)
    assert line(rows, "outcome").body == "This is the last decade: scoring follows."
    assert line(rows, "loss").body == "No energy supply follows: the CO₂ level will not rise any further."
    assert not {("visits",), ("next_event",)} & rows.keys()


# --- events and points of rivals ---------------------------------------------------------------------------


def test_events_say_who_pays_what() -> None:
    """14, A19: a cube or points, a CEP or the penalty, in all four ways."""
    s = rivals(players=4)
    s.give(0, tech=1)
    s.give(1, cep=1)
    s.give(2, tech=1, cep=1)
    rows = told_by(s.table)
    words = [line(rows, "toll", IN_NORTH_AMERICA, player).body for player in range(4)]
    assert words == [
        "Anna gives 1 technology cube and takes a penalty of 3 points.",
        "Bartholomäus loses 2 points and pays a CEP from their player board.",
        "Cem gives 1 technology cube and pays a CEP from their player board.",
        "Dorota loses 2 points and takes a penalty of 3 points.",
    ]
    event = line(rows, "event", IN_NORTH_AMERICA)
    assert event.title == "North America"
    assert event.places == (at.EVENT, at.region(NA))
    assert line(rows, "next_event").places == (at.NEXT_EVENT, at.region(EUROPE))


def test_two_events_point_at_both_cards() -> None:
    """14: from 400 ppm on; then the future event is no event of the next decade."""
    s = rivals()
    s.table.co2 = 400
    rows = told_by(s.table)
    assert heading(rows, "events").value == "2"
    assert line(rows, "event", IN_EUROPE).places == (at.NEXT_EVENT, at.region(EUROPE))
    assert ("next_event",) not in rows


def test_safe_rivals_and_missing_tiles_have_their_words() -> None:
    """14, A39."""
    s = rivals(players=2)
    s.demand("north_america", "solar:1:0:1")
    assert line(told_by(s.table), "event", IN_NORTH_AMERICA).body == "Nobody loses anything."
    s.table.event, s.table.event_pile = 0, ()
    assert line(told_by(s.table), "no_event").body == "No event is left."


def test_rivals_stand_in_the_order_of_their_points() -> None:
    """16.2: the sentence names the place; equal points share one."""
    s = rivals()
    s.table.vp = [7, 12, 7]
    rows = told_by(s.table)
    order = [key[1] for key in rows if key[0] == "rank"]
    assert order == [1, 0, 2]
    assert entry(rows, "rank", 2).sentence == "Place 2: Cem, 7 points."
    assert entry(rows, "rank", 1).icon == Icon(SIGN, SEATS[1].sign)


# --- headlines ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def fonts(app: QApplication) -> None:
    load_fonts()


def look(dark: bool = False) -> Look:
    return look_of(STANDARD, dark)


@pytest.fixture
def panel(app: QApplication, fonts: None) -> Iterator[ForecastPanel]:
    made = ForecastPanel(look(), Type(FAMILY))
    made.resize(310, 700)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def show(panel: ForecastPanel, table: SecondChanceTable, seat: int = 0) -> None:
    players = table.setting.players
    speaker = Speaker(table.setting.base, NAMES[:players])
    panel.set_game(SEATS[:players], speaker, SECOND_CHANCE.forecast)
    panel.show_forecast(forecast(table, seat), table)
    QApplication.processEvents()


HEADLINES: list[tuple[Callable[[], SecondChanceTable], str, str]] = [
    (lambda: game("solo", 1)[0].table, "Before decade 1", "ended right away"),
    (lambda: hungry(decade=2).table, "If decade 2 ended now", "the remaining phases"),
    (
        lambda: next(one for one in game("cooperative", 2) if one.decision.kind == "income_split").table,
        "End of decade 1",
        "still to come",
    ),
    (
        lambda: after_turns(risky(480, 30), Frame("reduction_step"), Frame("decade_end")).table,
        "End of decade 3",
        "CO₂ level",
    ),
    (lambda: game("competitive", 3)[0].table, "Before decade 1", "energy supply and its end"),
    (lambda: rivals().table, "If decade 1 ended now", "energy supply of decade 2"),
    (
        lambda: next(one for one in game("competitive", 3) if one.decision.kind == "income_split").table,
        "End of decade 1",
        "energy supply of decade 2",
    ),
]


@pytest.mark.parametrize(("position", "title", "about"), HEADLINES)
def test_the_headline_says_what_the_forecast_is_about(
    panel: ForecastPanel, position: Callable[[], SecondChanceTable], title: str, about: str
) -> None:
    """5: every phase of a decade, for a team and for rivals."""
    show(panel, position())
    assert panel.title.text() == title
    assert about in panel.about.text()


def test_a_decade_with_fewer_rounds_says_so_above_its_forecast(panel: ForecastPanel) -> None:
    """5: three partners have two rounds in the last decade; in all others, nothing is to be said."""
    fewer = "Rounds in decade 4: 2 instead of 3."
    for players, decade in ((3, 1), (3, 3), (3, 4), (4, 4)):
        s = in_decade(scene(players=players))
        s.table.decade = decade
        show(panel, s.table)
        assert (fewer in panel.about.text()) == ((players, decade) == (3, 4))
        assert ("Rounds" in panel.about.text()) == ((players, decade) == (3, 4))
    show(panel, rivals(decade=5, players=3).table)
    assert "Rounds" not in panel.about.text()


# --- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_every_position_of_a_game_has_sensible_rows(mode: str, players: int) -> None:
    """From the choice of goals to the end: nothing is left to fill in, and every place that is pointed at is
    one of the board."""
    places = {place.key for place in second_places(game(mode, players)[0].table.setting).walk()}
    for one in game(mode, players):
        rows = told_by(one.table, one.decision.player)
        for row in rows.values():
            assert row.sentence
            assert "{" not in row.sentence
            assert set(row.places) <= places, row
        assert {("level",), ("loss",), ("income",), ("ending",), ("last_decade",)} <= set(rows)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_the_record_chooses_the_rows(panel: ForecastPanel, mode: str, players: int) -> None:
    """One panel for all: teams read an account of points, rivals how they stand."""
    table = game(mode, players)[-1].table
    show(panel, table)
    keys = {shown.row.key for shown in panel.rows.rows}
    record = {True: RivalForecast, False: TeamForecast}[mode == "competitive"]
    assert type(panel.told) is record
    assert (("survival",) in keys, ("ranking",) in keys) == (mode != "competitive", mode == "competitive")


def test_a_game_of_the_other_edition_can_follow(panel: ForecastPanel) -> None:
    """The window is the same for both."""
    show(panel, hungry().table)
    session = Session.new(GameOptions(players=3, seed=1))
    table = session.game.table
    speaker = Speaker(table.setting.base, NAMES[:3])
    panel.set_game(SEATS[:3], speaker, declaration_of(table.setting).forecast)
    panel.show_forecast(forecast(table, 0), table)
    assert ("danger",) in {shown.row.key for shown in panel.rows.rows}
    assert ("points",) not in {shown.row.key for shown in panel.rows.rows}


# --- after a move ------------------------------------------------------------------------------------------


def building() -> Scene:
    """A plant can be built that meets goals and keeps Asia from drawing."""
    s = hungry("asia", "europe", decade=2)
    s.goals(("plant_in_region", "asia"), ("plant_of_type", "wind"), ("plant_of_type", "solar"))
    s.project("asia/tech", "solar", host=1)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    return s


def compared_rows(s: Scene) -> list[Shown]:
    players = s.table.setting.players
    speaker, seats = Speaker(s.table.setting.base, NAMES[:players]), SEATS[:players]
    after = forecast_after(s.game, s.action("build_plant", space="asia/tech", region_tech=0), 0)
    assert after is not None
    told = forecast(s.table, 0)
    page = SECOND_CHANCE.forecast[type(told)]
    now = page.rows(told, s.table, seats, speaker)
    return compared(now, page.rows(after, s.table, seats, speaker))


def test_what_a_move_changes_stands_beside_what_holds_now() -> None:
    """9.C: points, goals, draws and survival, each with its old and its new value."""
    rows = {shown.row.key: shown for shown in compared_rows(building())}
    now, then = rows["points_now",].now, rows["points_now",].then
    assert isinstance(now, Entry)
    assert isinstance(then, Entry)
    assert (now.value, then.value) == ("0", "8")
    assert rows["visit", ASIA].then is None
    assert rows["goals",].changed
    survives = rows["survival",]
    assert isinstance(survives.then, Line)
    assert survives.then.title == "Safe"
    assert survives.sentence.count("After the move") == 1


def test_the_panel_points_at_goals_and_back(panel: ForecastPanel) -> None:
    """The row of open goals shows them on the board; a change of the table keeps what is read."""
    s = building()
    show(panel, s.table)
    found: list[Any] = []
    panel.pointed.connect(found.append)
    keys = [shown.row.key for shown in panel.rows.rows]
    panel.view.pointed.emit(panel.rows.index(keys.index(("points_goals",))))
    assert found[-1] == (at.environmental_goal(0), at.environmental_goal(1), at.environmental_goal(2))
    s.table.env_done[0] = 1
    panel.show_forecast(forecast(s.table, 0), s.table)
    assert found[-1] == (at.environmental_goal(1), at.environmental_goal(2))
    gone = QSignalSpy(panel.unpointed)
    panel.clear()
    assert gone.count() == 1


# --- looks -------------------------------------------------------------------------------------------------


def all_kinds() -> list[Shown]:
    """Rows of every kind and mode: as they stand, changed, new and gone."""
    team, penalties = compared_rows(building()), risky(450, 3)
    penalties.control("europe", 1)
    penalties.region_cep("europe", 0)
    penalties.knowledge(1, wind=4)
    penalties.goals(("summit_size", 2))
    events = rivals("europe", "asia", players=4)
    events.table.co2 = 440
    events.control("europe", 2)
    events.region_cep("europe", 0)
    tables = (penalties.table, with_card(3, decade=2, round_=3).table, events.table)
    more = [row for table in tables for row in told_by(table).values()]
    vanished = [Shown(shown.row, shown.then, shown.now) for shown in team]
    return [*team, *vanished, *unchanged(more)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [252, 326])
def test_nothing_is_painted_outside_its_row(app: QApplication, fonts: None, width: int, scale: float) -> None:
    """In a narrow column with large text everything wraps or moves; nothing is cut off or overlaps the next
    row. (The widths are those of columns of 280 and 340 pixels, less frame and scroll bar.)"""
    painter_of_rows = RowPainter(look(), Type(FAMILY, scale))
    margin, ground = 40, QColor("#ff00ff")
    rows = all_kinds()
    assert {type(shown.row) for shown in rows} >= {Heading, Entry, Line, Meter, Figures}
    for shown in rows:
        high = painter_of_rows.height(shown, width)
        image = QImage(width + 2 * margin, high + 2 * margin, QImage.Format.Format_RGB32)
        image.fill(ground)
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter_of_rows.paint(painter, shown, QRectF(margin, margin, width, high))
            painter.fillRect(margin, margin, width, high, ground)
        blank = QImage(image.size(), image.format())
        blank.fill(ground)
        assert image == blank, shown.row


def test_the_sum_of_an_account_is_told_apart_without_colour(app: QApplication, fonts: None) -> None:
    """A rule above it and larger letters: taller than an ordinary line of the account."""
    painter = RowPainter(look(), Type(FAMILY))
    rows = told_by(risky(430, 9).table)
    heights = {key: painter.height(unchanged([rows[key,]])[0], 320) for key in ("points_now", "points_left")}
    assert heights["points_left"] > heights["points_now"]


def test_another_language_changes_every_text_at_once(app: QApplication, panel: ForecastPanel) -> None:
    """Titles, accounts and sentences follow the language of the window."""
    show(panel, hungry().table)
    shouting = Shouting()
    app.installTranslator(shouting)
    try:
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
        rows = {shown.row.key: shown.row for shown in panel.rows.rows}
        assert heading(rows, "points").title == "POINTS"
        assert entry(rows, "points_now").title == "NOW"
        assert line(rows, "survival").body == "THERE ARE ENOUGH POINTS."
    finally:
        app.removeTranslator(shouting)
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.rows.rows[0].row.sentence == "Points"


def test_two_computer_players_keep_apart_over_narrow_columns(app: QApplication) -> None:
    """Their names differ at the end: “Compute…” stood twice over the income."""
    load_fonts()
    names = ("Player 1", "Computer 2", "Computer 3")
    shown = unchanged([Players(("players",), (), "", ("Forestation",), SIGNS[:3], names)])[0]
    picture = QImage(300, 60, QImage.Format.Format_ARGB32)
    painter = QPainter(picture)
    with listening() as heard:
        RowPainter(look(), Type(FAMILY)).paint(painter, shown, QRectF(0, 0, 300, 60))
    painter.end()
    told = [word.text for word in heard.words]
    assert heard.cut, "the columns are wide enough for whole names"
    assert len({text for text in told if text.endswith(("2", "3"))}) == 2
