"""The forecast in the side column: what it says in every state of a game, how it is read, how it looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtCore import Qt as QtNames
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from co2desk.bots import seat_bots
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import HAND
from co2desk.engine.table.table import GreenPlant
from co2desk.forecast import FORCED, Forecast, forecast, forecast_after
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.text import Speaker
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.first.places import first_places
from co2desk.ui.forecast.panel import ForecastPanel
from co2desk.ui.models import places as at
from co2desk.ui.preferences import STANDARD
from co2desk.ui.row_list.painter import RowPainter
from co2desk.ui.row_list.rows import (
    ALERT,
    ART,
    DONE,
    LEADS,
    MARK,
    OPEN,
    SIGN,
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
from co2desk.ui.row_list.strokes import draw_change, draw_course, draw_icon
from co2desk.ui.row_list.view import Role, RowModel
from co2desk.ui.theme.appearance import load_fonts
from co2desk.ui.theme.look import Look, Type, look_of
from tests.ui.forecast.rows import figures, line, meter
from tests.ui.painting import picture_of
from tests.ui.translators import Shouting

NAMES = ["Anna", "Bartholomäus", "Cem", "Dorota", "Eve-Marie"]
SEATS = [Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=True)]
FAMILY = "Noto Sans"
PAGE = FIRST.forecast[Forecast]
Key = QtNames.Key
AMERICA, SOUTH, EUROPE, AFRICA, ASIA, OCEANIA = range(6)
FORESTATION, SOLAR, FUSION, BIOMASS, RECYCLING = range(5)


# --- tables --------------------------------------------------------------------------------------------


def fresh(players: int = 3, **options: Any) -> FirstTable:
    """A table right after the setup: one fossil plant in each region, nobody controls anything."""
    table: FirstTable = Session.new(GameOptions(players=players, seed=1, **options)).game.table
    return table


@cache
def game(players: int, seed: int = 1, variants: tuple[tuple[str, bool], ...] = ()) -> Sequence[Any]:
    """Every position of a whole game between random computer players, as games."""
    session = Session.new(GameOptions(players=players, seed=seed, variants=dict(variants)))
    bots = seat_bots(["random"], players, seed)
    found = []
    while not session.game.is_over:
        found.append(session.game.copy())
        session.play(bots[session.game.decision.player].choose(session.game))
    return found


def found_in(games: Sequence[Any], wanted: Callable[[Any, Forecast], bool]) -> tuple[FirstTable, Forecast]:
    for one in games:
        told = forecast(one.table, 0)
        if wanted(one, told):
            return one.table, told
    raise LookupError("no such position in this game")


def told_by(table: FirstTable) -> dict[Any, Row]:
    """The rows of a table's forecast by their keys."""
    players = table.setting.players
    speaker = Speaker(table.setting.base, NAMES[:players])
    rows = PAGE.rows(forecast(table, 0), table, SEATS[:players], speaker)
    assert len({row.key for row in rows}) == len(rows), "a row is found again by its key"
    return {row.key: row for row in rows}


# --- the panel -----------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def fonts(app: QApplication) -> None:
    load_fonts()


def look(dark: bool = False) -> Look:
    return look_of(STANDARD, dark)


@pytest.fixture
def panel(app: QApplication, fonts: None) -> Iterator[ForecastPanel]:
    """The panel in a window of its own, beside a field that can take the focus."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    table = fresh()
    made = ForecastPanel(look(), Type(FAMILY))
    made.set_game(SEATS[:3], Speaker(table.setting.base, NAMES[:3]), FIRST.forecast)
    column.addWidget(made, 1)
    window.resize(310, 700)
    window.show()
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.findChildren(QLineEdit)[0].setFocus()
    yield made
    window.close()
    window.deleteLater()


def show(panel: ForecastPanel, table: FirstTable) -> None:
    panel.show_forecast(forecast(table, 0), table)
    QApplication.processEvents()


def keys_of(panel: ForecastPanel) -> list[Any]:
    return [shown.row.key for shown in panel.rows.rows]


def middle(panel: ForecastPanel, *key: Any) -> QPoint:
    """The middle of a row, scrolled to."""
    index = panel.rows.index(keys_of(panel).index(key))
    panel.view.scrollTo(index)
    return panel.view.visualRect(index).center()


def hover(panel: ForecastPanel, *key: Any) -> None:
    QTest.mouseMove(panel.view.viewport(), middle(panel, *key))
    QApplication.processEvents()


def pointings(panel: ForecastPanel) -> list[Any]:
    """What the panel points at from now on. The pointer, wherever the last test left it, rests elsewhere."""
    QTest.mouseMove(panel.window().findChildren(QLineEdit)[0])
    QApplication.processEvents()
    found: list[Any] = []
    panel.pointed.connect(found.append)
    return found


def current_key(panel: ForecastPanel) -> Any:
    return panel.view.currentIndex().data(Role.SHOWN).row.key


# --- the CO2 level -------------------------------------------------------------------------------------


def test_the_meter_shows_the_level_now_expected_and_possible() -> None:
    """Six draws from the pile after the setup (6.2): the exact mean, and the ends of what is possible."""
    table = fresh()
    told = forecast(table, 0).climate
    row = meter(told_by(table))
    assert (row.now, row.lowest, row.highest) == (table.co2, told.lowest, told.highest)
    assert abs(row.expected - told.expected) <= 0.5
    assert (row.danger, row.loss) == (350, 500)
    assert f"{row.now} ppm" in row.sentence
    assert f"{row.lowest} to {row.highest}" in row.sentence


@pytest.mark.parametrize(
    ("level", "danger", "loss"),
    [
        (140, "210 ppm below 350", "360 ppm below 500"),
        (350, "Exactly 350 ppm", "150 ppm below 500"),
        (480, "130 ppm above 350", "20 ppm below 500"),
    ],
)
def test_distances_to_the_two_limits_are_told_in_words(level: int, danger: str, loss: str) -> None:
    """Nobody has to subtract: below, exactly at, above (6.3, 6.4)."""
    table = fresh()
    table.co2 = level
    rows = told_by(table)
    assert line(rows, "danger").title == danger
    assert line(rows, "loss").title == loss


def test_a_possible_loss_of_the_planet_is_never_0_percent_and_never_100() -> None:
    """6.4: from harmless to hopeless, only what is certain is 100 and only what cannot be is silent."""
    seen = set()
    for level in range(200, 501, 10):
        table = fresh()
        table.co2 = level
        told = forecast(table, 0)
        row = line(told_by(table), "loss")
        seen.add(told.lost)
        if told.lost == "possible":
            assert 1 <= int(row.value.removesuffix("%")) <= 99
            assert row.value in row.body
        else:
            assert row.value == ("100%" if told.lost == "certain" else "")
        assert (row.icon == Icon(MARK, ALERT)) == (told.lost != "impossible")
    assert seen == {"impossible", "possible", "certain"}


def test_alone_pollution_ends_the_game_but_does_not_lose_it() -> None:
    """16.4: the words differ from those for several players."""
    alone, several = fresh(1), fresh(2)
    alone.co2 = several.co2 = 440
    assert "Pollution ends the game" in line(told_by(alone), "loss").body
    assert "planet is lost" in line(told_by(several), "loss").body


def test_a_loss_that_turns_can_prevent_is_told_with_their_number() -> None:
    """7: until the main action of the last turn it is not certain."""
    alone, several = fresh(1), fresh(2)
    alone.co2 = several.co2 = 480
    body = "Pollution ends the game if nothing more is done. Turns left in this decade: 6."
    assert line(told_by(alone), "loss").body == body
    body = "The planet is lost if nothing more is done. Turns left in this decade: 10."
    assert line(told_by(several), "loss").body == body
    for table in (alone, several):
        later = ("round", "turn_begin", "first_decade")
        table.stack[:] = [frame for frame in table.stack if frame.kind not in later]
        table.mandatory_done = 1
    assert line(told_by(alone), "loss").body == "Pollution ends the game after this supply phase."
    assert line(told_by(several), "loss").body == "The planet is lost after this supply phase."


def test_a_chance_of_losing_names_the_turns_that_can_change_it() -> None:
    """7: the chance holds if nothing more is done."""
    table = fresh(2)
    while forecast(table, 0).lost != "possible":
        table.co2 += 10
    row = line(told_by(table), "loss")
    words = f"Chance that the planet is lost if nothing more is done: {row.value}."
    assert row.body == f"{words} Turns left in this decade: 10."


def test_alone_the_other_reading_of_the_limit_is_one_ppm_higher() -> None:
    """D-39: where the level has to exceed 500, the distance and the mark say 501."""
    table = fresh(1, switches={"solo_end_level": "exceeds"})
    table.co2 = 400
    rows = told_by(table)
    assert line(rows, "loss").title == "101 ppm below 501"
    assert meter(rows).loss == 501


# --- fossil plants -------------------------------------------------------------------------------------


def test_regions_nobody_controls_pay_their_own_cep() -> None:
    """6.2: after the setup all six draw, in the order of the visits, and pay by themselves."""
    rows = told_by(fresh())
    visits = [key[1] for key in rows if key[0] == "visit"]
    assert visits == list(range(6))
    heading = rows["visits",]
    assert isinstance(heading, Heading)
    assert heading.value == "6"
    assert heading.places == tuple(at.region(region) for region in range(6))
    europe = line(rows, "visit", EUROPE)
    assert europe.title == "Europe"
    assert europe.body == "Europe pays one of its own CEPs."
    assert {at.region(EUROPE), at.slot(EUROPE, 1), at.region_cep(EUROPE)} == set(europe.places)


def test_a_controller_pays_from_hand_or_any_controlled_region() -> None:
    """6.2, D-12: who pays is told by sign and name, and every source is named."""
    table = fresh()
    table.controller[ASIA] = table.controller[AFRICA] = 1
    row = line(told_by(table), "visit", ASIA)
    assert row.icon == Icon(SIGN, SEATS[1].sign)
    assert row.body == "Bartholomäus pays a CEP from their supply, Africa or Asia."
    assert {at.player(1), at.region_cep(AFRICA), at.region_cep(ASIA)} <= set(row.places)
    assert at.region_cep(HAND) not in row.places


def without_cep(table: FirstTable, player: int, region: int) -> None:
    """A player controls one region and has no CEP anywhere."""
    table.controller[region] = player
    table.region_cep[region] = table.cep[player] = 0


BUYS = "Anna has no CEP and must buy one for $3"


@pytest.mark.parametrize(
    ("money", "levels", "value", "words"),
    [
        (9, (), "$3", f"{BUYS}."),
        (1, (), "$1, 2 points", f"{BUYS}, paid with $1 and 2 points."),
        (0, (), "3 points", f"{BUYS}, paid with 3 points."),
        (
            1,
            (4,),
            "$1, 2 points",
            f"{BUYS}, paid with $1 and 2 points (no points if the income is taken as money).",
        ),
        (
            0,
            (2,),
            "3 points",
            f"{BUYS}, paid with 3 points (only 1 point if the income is taken as money).",
        ),
    ],
)
def test_a_forced_purchase_names_its_price_in_money_and_points(
    money: int, levels: tuple[int, ...], value: str, words: str
) -> None:
    """D-13: money first, points for the rest; income could still be taken in money (DP-06)."""
    table = fresh()
    without_cep(table, 0, EUROPE)
    table.money[0] = money
    for energy, level in enumerate(levels):
        table.expertise[energy] = level
    row = line(told_by(table), "visit", EUROPE)
    assert (row.value, row.body) == (value, words)
    assert at.MARKET in row.places


def test_nobody_pays_for_a_region_without_cep_and_without_controller() -> None:
    """G-05: a dash stands where the sign of the payer would stand."""
    table = fresh()
    table.region_cep[AFRICA] = 0
    row = line(told_by(table), "visit", AFRICA)
    assert row.icon.kind == MARK
    assert row.body == "Nobody controls it and it has no CEP: nobody pays."


def test_a_cep_that_is_due_without_a_plant_says_so() -> None:
    """D-11, the other reading: a region without a slot for the decade still pays."""
    table = fresh(switches={"skip_full_region": "pay_anyway"})
    table.decade = 3  # Africa has three slots
    row = line(told_by(table), "visit", AFRICA)
    assert row.body.startswith("There is no free slot for a plant, but a CEP must still be paid.")
    assert all(place[0] != "slot" for place in row.places)


def test_no_fossil_plant_at_all_is_said_too() -> None:
    """G-08: when every slot of the decade is taken, the section is not empty but says so."""
    table = fresh()
    table.demand = [(row[0], GreenPlant(0, 0, 0), *row[2:]) for row in table.demand]
    rows = told_by(table)
    assert line(rows, "no_visits").body == "No region gets a fossil plant."
    row = meter(rows)
    assert not row.rises
    assert "stays" in row.sentence


def test_an_open_order_of_visits_is_mentioned() -> None:
    """D-10: where the start player may begin anywhere, forced purchases can move."""
    assert ("order",) not in told_by(fresh())
    assert ("order",) in told_by(fresh(switches={"region_order": "start_player_chooses"}))


# --- the event -----------------------------------------------------------------------------------------


def test_an_event_strikes_for_certain_perhaps_or_not() -> None:
    """6.3: three titles with different marks; who loses something is told unless it cannot strike."""
    told = {}
    for level in (100, 150, 350):
        table = fresh()
        table.co2 = level
        table.tech[1] = 2
        told[level] = told_by(table)
    titles = {level: line(rows, "strike").title for level, rows in told.items()}
    assert titles == {100: "Does not strike", 150: "May strike", 350: "Certain to strike"}
    assert line(told[150], "strike").value.endswith("%")
    assert ("lost", 0) not in told[100]
    assert line(told[350], "lost", 0).body == "Anna has no technology and loses 2 points."
    assert line(told[350], "lost", 1).body == "Bartholomäus gives 1 technology cube."
    assert line(told[350], "lost", 2).icon == Icon(SIGN, SEATS[2].sign)


def test_the_event_points_at_its_card_and_its_region() -> None:
    """The card on the event space names the region (6.3)."""
    table = fresh()
    region = table.setting.event_region[table.event]
    rows = told_by(table)
    assert {at.EVENT, at.region(region)} <= set(rows["event",].places)
    heading = rows["event",]
    assert isinstance(heading, Heading)
    assert heading.value == Speaker(table.setting.base, NAMES).region_name(region)


def test_a_plant_in_the_region_protects() -> None:
    """6.3: who has a plant there loses nothing; when all have one, that is said."""
    table = fresh(2)
    table.co2 = 400
    region = table.setting.event_region[table.event]
    table.demand[region] = (GreenPlant(0, 0, 0), *table.demand[region][1:])
    assert ("lost", 0) not in told_by(table)
    table.demand[region] = (GreenPlant(0, 0, 0), GreenPlant(0, 1, 1), *table.demand[region][2:])
    assert "Nobody loses anything" in line(told_by(table), "no_losses").body


def test_alone_a_disaster_takes_a_un_goal() -> None:
    """16.4: the leftmost face-up UN goal leaves the row, and the row points at it."""
    table = fresh(1)
    table.co2, table.un_row = 400, (37, 40)
    row = line(told_by(table), "un_goal")
    assert "Cold fusion, biomass" in row.body
    assert row.places == (at.un_goal(0),)


def test_an_own_copy_may_run_out_of_events() -> None:
    """Without a card on the event space there is nothing to strike."""
    table = fresh()
    table.event = 0
    assert line(told_by(table), "no_event").body == "No event card is left."


# --- income --------------------------------------------------------------------------------------------


def earning_table(players: int = 3) -> FirstTable:
    table = fresh(players)
    energies = table.setting.energies
    for player, levels in enumerate(((4, 0, 2, 0, 0), (2, 0, 2, 0, 1), (1, 0, 0, 0, 3))[:players]):
        table.expertise[player * energies : (player + 1) * energies] = levels
    return table


def test_income_is_a_matrix_of_players_and_tracks_with_totals() -> None:
    """6.1: from three players on the two best levels earn; every track is a row, every player a column."""
    table = earning_table()
    told = forecast(table, 0)
    rows = told_by(table)
    heads = rows["players",]
    assert isinstance(heads, Players)
    assert heads.signs == tuple(seat.sign for seat in SEATS[:3])
    for energy in range(5):
        row = figures(rows, "track", energy)
        assert row.figures == told.earned_on(energy)
        assert row.places == (at.track(energy),)
    assert figures(rows, "total").figures == tuple(told.earned(player) for player in range(3))


def test_the_leader_of_a_track_is_marked_also_when_there_are_two() -> None:
    """6.1: the highest level above 0 leads, ties together; a track nobody is on has no leader."""
    rows = told_by(earning_table())
    assert figures(rows, "track", FORESTATION).leaders == {0}
    assert figures(rows, "track", FUSION).leaders == {0, 1}
    assert figures(rows, "track", SOLAR).leaders == frozenset()
    assert "Anna leads and earns" in rows["track", FORESTATION].sentence
    assert line(rows, "leads").icon == Icon(MARK, LEADS)


def test_alone_nobody_is_said_to_lead() -> None:
    """16.4: with one player the mark would say nothing."""
    rows = told_by(earning_table(1))
    assert figures(rows, "track", FORESTATION).leaders == frozenset()
    assert ("leads",) not in rows


def test_without_any_income_there_is_a_sentence_instead_of_a_matrix() -> None:
    """After the setup nobody has expertise (6.1, G-42)."""
    rows = told_by(fresh())
    assert line(rows, "no_income").body == "Nobody earns anything yet."
    assert ("players",) not in rows


# --- the end of the game -------------------------------------------------------------------------------


def test_the_game_goes_on_as_long_as_no_condition_holds() -> None:
    """15.1: three conditions, each with an empty ring."""
    rows = told_by(fresh())
    assert line(rows, "outcome").body == "The game continues after this decade."
    conditions = [line(rows, key) for key in ("last_decade", "green_regions", "below_danger")]
    assert all(row.icon == Icon(MARK, OPEN) for row in conditions)
    assert conditions[0].body == "Decade 1 of 5"


def test_in_the_last_decade_no_supply_phase_follows() -> None:
    """15.1, 15.2: no fossil plants and no event any more; the income is that of the final scoring."""
    table = earning_table()
    table.decade = table.setting.decades
    rows = told_by(table)
    assert line(rows, "outcome").body == "Last decade: scoring follows, without another supply phase."
    assert line(rows, "last_decade").icon == Icon(MARK, DONE)
    assert not {("visits",), ("event",)} & set(rows)
    assert rows["income",].sentence == "Income in the final scoring"
    assert figures(rows, "total").figures[0] > 0
    assert line(rows, "danger").body == "No event follows."


def test_where_the_final_scoring_pays_no_income_that_is_said() -> None:
    """D-33: one rulebook leaves the step out."""
    table = fresh(switches={"end_income": "not_paid"})
    table.decade, table.expertise[0] = table.setting.decades, 4
    assert line(told_by(table), "no_income").body == "No income in the final scoring."


def test_green_regions_end_the_game() -> None:
    """15.1, D-32: two regions with green plants only; the row points at them."""
    table = fresh()
    for region in (EUROPE, ASIA):
        table.demand[region] = tuple(GreenPlant(0, 0, 0) for _ in table.demand[region])
    row = line(told_by(table), "green_regions")
    assert row.icon == Icon(MARK, DONE)
    assert set(row.places) == {at.region(EUROPE), at.region(ASIA)}
    assert "The game ends after this decade" in line(told_by(table), "outcome").body


def test_a_level_that_fell_out_of_danger_ends_the_game() -> None:
    """15.1, G-10: at 350 after the supply phase and below it now."""
    table = fresh()
    table.level_after_supply, table.co2 = 360, 340
    assert line(told_by(table), "below_danger").icon == Icon(MARK, DONE)
    table.level_after_supply = 340
    row = line(told_by(table), "below_danger")
    assert row.icon == Icon(MARK, OPEN)
    assert row.body.endswith("it was already below after the supply phase")


def test_a_certain_loss_of_the_planet_is_not_called_going_on() -> None:
    """6.4: the supply phase that follows ends the game, so the last section must not say otherwise."""
    table = fresh()
    table.co2 = table.level_after_supply = 490
    row = line(told_by(table), "outcome")
    assert row.body == "The CO₂ level ends the game after the supply phase."
    assert row.icon == Icon(MARK, ALERT)


# --- other states --------------------------------------------------------------------------------------


def test_a_running_supply_phase_tells_what_is_left_of_it(panel: ForecastPanel) -> None:
    """6.1, 6.2: the title says so, and only players who still divide theirs have an income."""
    table, told = found_in(game(3), lambda one, told: told.running and any(map(any, told.income)))
    panel.show_forecast(told, table)
    assert panel.title.text() == f"Supply phase of decade {told.decade}"
    rows = {shown.row.key: shown.row for shown in panel.rows.rows}
    assert rows["income",].sentence == "Income still to come"
    assert rows["visits",].sentence.startswith("Fossil plants still to come")
    assert "decided after the supply phase" in line(rows, "below_danger").body


def test_when_everybody_has_divided_the_income_that_is_said() -> None:
    """6.2: while somebody chooses which CEP to pay with, the income is history."""
    games = [one for seed in range(1, 6) for one in game(4, seed)]
    table, _ = found_in(games, lambda one, told: one.decision.kind == "pay_cep" and told.running)
    assert line(told_by(table), "no_income").body == "All income of this decade has been paid."


def test_between_two_decades_the_title_names_the_coming_one(panel: ForecastPanel) -> None:
    """16.2: during the auction the marker has moved and the supply phase has not begun."""
    table, told = found_in(game(3, 1, (("auction", True),)), lambda one, told: one.decision.kind == "bid")
    panel.show_forecast(told, table)
    assert panel.title.text() == f"Before decade {table.decade}"
    assert line(told_by(table), "last_decade").body == f"Decade {table.decade} of 5"


def test_the_auction_before_the_last_decade_still_has_a_supply_phase_to_come() -> None:
    """16.2, 15.1: the last decade holds already, its supply phase comes all the same."""
    table, _ = found_in(game(3, 1, (("auction", True),)), lambda one, told: one.decision.kind == "bid")
    table = table.copy()
    table.decade = table.setting.decades
    rows = told_by(table)
    assert line(rows, "outcome").body == "This is the last decade: scoring follows."
    assert ("visits",) in rows


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_position_of_a_game_has_sensible_rows(players: int) -> None:
    """From the start (draft and start projects included) to the end: sentences end as sentences do or are
    headings, nothing is left to fill in, and every place that is pointed at is a place of the board."""
    variants = (("draft", True), ("auction", True))
    table = game(players, 2, variants)[0].table
    places = {place.key for place in first_places(table.setting).walk()}
    for one in game(players, 2, variants):
        rows = told_by(one.table)
        for row in rows.values():
            assert row.sentence
            assert "{" not in row.sentence
            assert set(row.places) <= places, row
        assert {("level",), ("danger",), ("loss",), ("income",), ("outcome",)} <= set(rows)


# --- the panel: states ---------------------------------------------------------------------------------


def test_before_a_game_and_after_it_a_sentence_stands_alone(panel: ForecastPanel) -> None:
    """`clear` is called when a game is over; a new panel looks the same."""
    assert panel.nothing.isVisible()
    show(panel, fresh())
    assert panel.view.isVisible()
    assert not panel.nothing.isVisible()
    panel.clear()
    assert panel.nothing.isVisible()
    assert not panel.view.isVisible()
    assert panel.rows.rowCount() == 0


def test_a_panel_can_be_made_before_there_is_a_game(app: QApplication, fonts: None) -> None:
    """The window is built before there are seats and a speaker; the game comes later."""
    panel = ForecastPanel(look(), Type(FAMILY))
    assert panel.rows.rowCount() == 0
    table = fresh(2)
    panel.set_game(SEATS[:2], Speaker(table.setting.base, NAMES[:2]), FIRST.forecast)
    panel.show_forecast(forecast(table, 0), table)
    assert panel.title.text() == "If decade 1 ended now"
    panel.deleteLater()


def test_another_game_forgets_the_last_one(panel: ForecastPanel) -> None:
    """Nothing said about other people may stay."""
    show(panel, fresh())
    panel.set_game(SEATS[:2], Speaker(fresh(2).setting.base, NAMES[:2]), FIRST.forecast)
    assert panel.nothing.isVisibleTo(panel)
    assert panel.told is None


def test_the_rows_are_a_sound_model(app: QApplication) -> None:
    """Qt's own checks of a model, while rows change and while they only say something else."""
    model = RowModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    table = earning_table()
    model.set_rows(unchanged(list(told_by(table).values())))
    changed = QSignalSpy(model.dataChanged)
    reset = QSignalSpy(model.modelReset)
    table.tech[0], table.co2 = 3, table.co2 + 10
    model.set_rows(unchanged(list(told_by(table).values())))
    assert 0 < changed.count() < model.rowCount()
    assert reset.count() == 0
    model.set_rows([])
    assert reset.count() == 1
    assert tester.model() is model


def test_rows_that_keep_their_height_stay_where_they_are(
    panel: ForecastPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only other heights need another layout, and one is enough for all rows."""
    table = earning_table()
    show(panel, table)
    layouts, lay_out = [], panel.view.lay_out

    def counted() -> None:
        layouts.append(1)
        lay_out()

    monkeypatch.setattr(panel.view, "lay_out", counted)
    changed = QSignalSpy(panel.rows.dataChanged)
    table.co2 += 10
    table.expertise[0] += 1
    show(panel, table)
    assert changed.count() > 1
    assert layouts == []
    panel.show_after(forecast(fresh(), 0))
    assert layouts == [1]
    for row, shown in enumerate(panel.rows.rows):
        width = panel.view.viewport().width()
        height = panel.view.lines.rows.height(shown, width)
        assert panel.view.visualRect(panel.rows.index(row)).height() == height


def test_only_rows_that_say_something_else_are_painted_again(
    panel: ForecastPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would have all rows between them painted, too."""
    painted: set[str] = set()
    monkeypatch.setattr(
        RowPainter, "paint", lambda _rows, _painter, shown, _area: painted.add(shown.sentence)
    )
    table = earning_table()
    panel.window().resize(310, 1400)  # every row is in sight
    show(panel, table)
    while painted:  # until nothing is due any more
        painted.clear()
        QTest.qWait(1)
    before = list(panel.rows.rows)
    table.co2 += 10
    table.expertise[0] += 1
    show(panel, table)
    changed = [number for number, row in enumerate(panel.rows.rows) if row is not before[number]]
    assert len(changed) < changed[-1] - changed[0] + 1  # others stand between them
    assert painted == {panel.rows.rows[number].sentence for number in changed}


@pytest.mark.parametrize("place", [0, -1])
@pytest.mark.parametrize("longer", [True, False])
def test_a_row_that_needs_other_room_gets_it_and_the_rows_below_move(
    panel: ForecastPanel, place: int, longer: bool
) -> None:
    """Also the last one. Where rows begin tells how they were laid out, their height what they want."""
    icon = Icon(ART, "round")
    brief, wordy = (Line(("row",), (), words, icon, body=words) for words in ("Short.", "Many words. " * 20))
    first, second = (brief, wordy) if longer else (wordy, brief)
    other = Line(("other",), (), "Other.", icon, body="Other.")
    view, model = panel.view, panel.rows
    show(panel, earning_table())
    model.set_rows(unchanged([first, other] if place == 0 else [other, first]))
    QApplication.processEvents()
    model.set_rows(unchanged([second, other] if place == 0 else [other, second]))
    QApplication.processEvents()
    heights = [view.lines.rows.height(shown, view.viewport().width()) for shown in model.rows]
    assert view.visualRect(model.index(1)).top() - view.visualRect(model.index(0)).top() == heights[0]
    assert view.contentsSize().height() == sum(heights)


# --- the panel: pointing -------------------------------------------------------------------------------


def test_hovering_a_row_points_at_the_board(panel: ForecastPanel) -> None:
    """Real movements of the mouse: each row names its places, and leaving takes the mark away."""
    show(panel, earning_table())
    pointed, unpointed = pointings(panel), QSignalSpy(panel.unpointed)
    hover(panel, "visit", EUROPE)
    assert at.region(EUROPE) in pointed[-1]
    hover(panel, "event")
    assert at.EVENT in pointed[-1]
    hover(panel, "track", RECYCLING)
    assert pointed[-1] == (at.track(RECYCLING),)
    assert unpointed.count() == 0
    QApplication.sendEvent(panel.view, QEvent(QEvent.Type.Leave))
    assert unpointed.count() == 1


def test_the_keyboard_reaches_every_row_and_points(panel: ForecastPanel) -> None:
    """Tab comes to the first row; the arrow keys go through all of them; leaving takes the mark away."""
    show(panel, earning_table())
    pointed, unpointed = pointings(panel), QSignalSpy(panel.unpointed)
    field = panel.window().findChildren(QLineEdit)[0]
    QTest.keyClick(field, Key.Key_Tab)
    assert panel.view.hasFocus()
    reached = [current_key(panel)]
    for shown in panel.rows.rows[1:]:
        QTest.keyClick(panel.view, Key.Key_Down)
        reached.append(current_key(panel))
        assert pointed[-1] == shown.places
    assert reached == keys_of(panel)
    index = panel.view.currentIndex()
    assert panel.view.viewport().rect().contains(panel.view.visualRect(index).center())
    QTest.keyClick(panel.view, Key.Key_Home)
    assert current_key(panel) == ("climate",)
    QTest.keyClick(panel.view, Key.Key_Tab)
    assert not panel.view.hasFocus()
    assert unpointed.count() == 1


def test_a_screen_reader_hears_whole_sentences(panel: ForecastPanel) -> None:
    """Rows that show signs and figures only are read as sentences, and explained by a tip."""
    show(panel, earning_table())
    row = panel.rows.index(keys_of(panel).index(("track", FORESTATION)))
    spoken = row.data(QtNames.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Forestation: Anna leads and earns ")
    assert spoken.endswith(".")
    assert row.data(QtNames.ItemDataRole.ToolTipRole) == spoken
    heard = QAccessible.queryAccessibleInterface(panel.view).child(keys_of(panel).index(("visit", ASIA)))
    assert heard.text(QAccessible.Text.Name) == "Asia: Asia pays one of its own CEPs."
    assert heard.role() == QAccessible.Role.ListItem
    assert panel.view.accessibleName() == "If decade 1 ended now"


def test_who_reads_a_row_goes_on_reading_it_when_the_table_changes(panel: ForecastPanel) -> None:
    """The current row, its place and what it points at are kept, though rows above come and go."""
    table = earning_table()
    show(panel, table)
    panel.view.setFocus(QtNames.FocusReason.TabFocusReason)
    panel.view.setCurrentIndex(panel.rows.index(keys_of(panel).index(("visit", ASIA))))
    scrolled = panel.view.verticalScrollBar().value()
    pointed = pointings(panel)
    table = table.copy()
    table.demand[EUROPE] = (table.demand[EUROPE][0], GreenPlant(0, 0, 0), *table.demand[EUROPE][2:])
    table.controller[ASIA] = 2
    show(panel, table)
    assert ("visit", EUROPE) not in keys_of(panel)
    assert current_key(panel) == ("visit", ASIA)
    assert panel.view.verticalScrollBar().value() == scrolled
    assert at.player(2) in pointed[-1]


def test_a_row_that_is_gone_points_no_more(panel: ForecastPanel) -> None:
    """Otherwise the board would keep a mark for ever."""
    table = earning_table()
    show(panel, table)
    pointed, unpointed = pointings(panel), QSignalSpy(panel.unpointed)
    hover(panel, "visit", EUROPE)
    assert pointed
    panel.clear()
    assert unpointed.count() == 1


# --- after a move --------------------------------------------------------------------------------------


def built_in_game() -> tuple[FirstTable, Forecast, Forecast]:
    """A position in which a plant can be built that changes the forecast, and both forecasts."""
    for seed in range(1, 30):
        for one in game(3, seed):
            if one.decision.kind != "turn":
                continue
            now = forecast(one.table, 0)
            for action in one.legal():
                then = forecast_after(one, action, 0) if action.kind == "build" else None
                if then is not None and then.visits != now.visits and then.income != now.income:
                    return one.table, now, then
    raise LookupError("nobody builds")


def test_what_a_move_changes_stands_beside_what_holds_now(panel: ForecastPanel) -> None:
    """Old and new are both there, an arrow says so, the sentence too; without the move all is as before."""
    table, now, then = built_in_game()
    panel.show_forecast(now, table)
    before = list(panel.rows.rows)
    assert not panel.arrow.isVisible()
    panel.show_after(then)
    assert panel.arrow.isVisible()
    assert panel.about.text() == "Arrows show the situation after the move."
    gone = set(now.draws) - set(then.draws)
    assert len(gone) == 1
    by_key = {shown.row.key: shown for shown in panel.rows.rows}
    left = by_key["visit", gone.pop()]
    assert left.then is None
    assert left.sentence.endswith("After the move, this no longer applies.")
    level = by_key["level",]
    assert level.changed
    assert isinstance(level.then, Meter)
    assert level.then.highest == then.climate.highest
    assert level.sentence.count("The CO₂ level") == 2
    panel.show_after(None)
    assert panel.rows.rows == before
    assert not panel.arrow.isVisible()


def test_a_move_that_changes_nothing_here_says_so(panel: ForecastPanel) -> None:
    """Silence could mean that nothing was asked."""
    table = fresh()
    show(panel, table)
    panel.show_after(forecast(table, 0))
    assert panel.about.text() == "This move changes nothing here."
    assert not any(shown.changed for shown in panel.rows.rows)


def test_another_table_forgets_the_move(panel: ForecastPanel) -> None:
    """The move was one of the position before."""
    table, now, then = built_in_game()
    panel.show_forecast(now, table)
    panel.show_after(then)
    panel.show_forecast(now, table)
    assert not any(shown.changed for shown in panel.rows.rows)
    assert panel.after is None


def test_without_a_game_a_move_is_nothing(panel: ForecastPanel) -> None:
    """The pointer may rest on a move while the game ends."""
    panel.clear()
    panel.show_after(forecast(fresh(), 0))
    assert panel.rows.rowCount() == 0
    assert panel.after is None


def test_rows_that_appear_stand_where_they_belong() -> None:
    """A new row follows the row it follows after the move; a new first one is first."""

    def row(name: str, words: str = "") -> Line:
        return Line((name,), (), words or name, Icon(ART, "smoke"))

    now, then = [row("b"), row("d")], [row("a"), row("b"), row("c"), row("d", "other"), row("e")]
    found = compared(now, then)
    assert [shown.row.key[0] for shown in found] == ["a", "b", "c", "d", "e"]
    assert [shown.now is None for shown in found] == [True, False, True, False, True]
    assert [shown.changed for shown in found] == [True, False, True, True, True]
    assert found[0].sentence == "After the move: a"
    assert found[3].sentence == "d After the move: other"


# --- looks ---------------------------------------------------------------------------------------------


def shown_rows() -> list[Shown]:
    """Rows of every kind: as they stand, changed, new and gone; a forced purchase among them."""
    table, now, then = built_in_game()
    speaker, seats = Speaker(table.setting.base, NAMES[:3]), SEATS[:3]
    rows = PAGE.rows(now, table, seats, speaker), PAGE.rows(then, table, seats, speaker)
    forced = fresh(5)
    without_cep(forced, 4, EUROPE)
    forced.money[4], forced.expertise = 1, [3, 10, 2, 4, 10] * 5
    assert any(visit.payment == FORCED for visit in forecast(forced, 0).visits)
    five = list(told_by(forced).values())
    raised = [replace(row, figures=(12,) * 5) if isinstance(row, Figures) else row for row in five]
    return [*compared(*rows), *compared(rows[1], rows[0]), *compared(five, raised)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [252, 326])
def test_nothing_is_painted_outside_its_row(app: QApplication, fonts: None, width: int, scale: float) -> None:
    """In a narrow column with large text everything wraps, shrinks or moves; nothing is cut off or overlaps
    the next row. (The widths are those of columns of 280 and 340 pixels, less frame and scroll bar.)"""
    painter_of_rows = RowPainter(look(), Type(FAMILY, scale))
    margin, ground = 40, QColor("#ff00ff")
    for shown in shown_rows():
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


def test_marks_and_arrows_differ_without_colour(app: QApplication) -> None:
    """Colour is never the only sign: in one ink, all marks and both arrows are different pictures."""
    one = look()
    inky = replace(one, safe=one.ink, danger=one.ink, ink_soft=one.ink, accent=one.ink)

    def picture(draw: Callable[[QPainter, QRectF], None]) -> QImage:
        image = QImage(24, 24, QImage.Format.Format_RGB32)
        image.fill(QColor(one.panel))
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter, QRectF(2, 2, 20, 20))
        return image

    pictures = [
        picture(lambda painter, spot, name=name: draw_icon(painter, Icon(MARK, name), spot, inky))  # type: ignore[misc]
        for name in (DONE, OPEN, ALERT, "nobody", LEADS)
    ]
    pictures += [picture(lambda painter, spot: draw_change(painter, spot, inky.ink))]
    pictures += [picture(lambda painter, spot: draw_course(painter, spot, inky.ink))]
    assert all(a != b for a, b in combinations(pictures, 2))


def test_another_look_and_larger_text_are_taken_over(panel: ForecastPanel) -> None:
    """Dark colours and 150 % text: other pixels, taller rows, and the arrow in the new colour."""
    show(panel, earning_table())
    index = panel.rows.index(2)
    high, arrow = panel.view.visualRect(index).height(), panel.arrow.pixmap().toImage()
    light = picture_of(panel)
    panel.set_look(look(dark=True), Type(FAMILY, 1.5))
    QApplication.processEvents()
    assert panel.view.visualRect(index).height() > high
    assert picture_of(panel) != light
    assert panel.arrow.pixmap().toImage() != arrow


def test_a_wider_column_wraps_anew_at_once(panel: ForecastPanel) -> None:
    """Rows are as high as their words need at the present width, without waiting."""
    show(panel, fresh())
    index = panel.rows.index(keys_of(panel).index(("loss",)))
    panel.window().resize(200, 700)
    QApplication.processEvents()
    narrow = panel.view.visualRect(index).height()
    panel.window().resize(500, 700)
    QApplication.processEvents()
    assert panel.view.visualRect(index).height() < narrow


def test_hidden_rows_are_laid_out_when_they_are_shown(panel: ForecastPanel) -> None:
    """Behind another tab nothing is measured; then every row has the room that its words need."""
    show(panel, fresh())
    panel.hide()
    with mock.patch.object(RowPainter, "height") as height:
        panel.set_look(look(), Type(FAMILY, 1.5))
        QApplication.processEvents()
    height.assert_not_called()
    panel.show()
    QApplication.processEvents()
    for row in range(panel.rows.rowCount()):
        index = panel.rows.index(row)
        assert panel.view.visualRect(index).height() == panel.view.sizeHintForIndex(index).height()


def test_another_language_changes_every_text_at_once(app: QApplication, panel: ForecastPanel) -> None:
    """Title, sentences and rows follow the language of the window."""
    show(panel, fresh())
    shouting = Shouting()
    app.installTranslator(shouting)
    try:
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
        texts = {shown.row.key: shown.row.sentence for shown in panel.rows.rows}
        assert texts["climate",] == "CO₂ LEVEL"
        assert texts["outcome",] == "THE GAME CONTINUES AFTER THIS DECADE."
    finally:
        app.removeTranslator(shouting)
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert panel.rows.rows[0].row.sentence == "CO₂ level"
