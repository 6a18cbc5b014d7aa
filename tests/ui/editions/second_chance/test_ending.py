"""The end of a game of Second Chance: each condition and what became of it, the rating, turning points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QTableWidget, QWidget

from co2desk.session import Session
from co2desk.session.verdict import BROKEN, KEPT, OPEN, Verdict, verdict_of
from co2desk.text import Speaker
from co2desk.ui.ending.curves import CO2, EXPERTISE, GOALS, POINTS
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.ending.scoring import Scoring
from co2desk.ui.ending.story_chart import StoryChart
from co2desk.ui.ending.team import TeamVerdict, rank_name
from co2desk.ui.ending.turning_points import TurningPoints
from co2desk.ui.preferences import STANDARD
from co2desk.ui.row_list.goal_rows import Progress
from co2desk.ui.row_list.rows import ALERT, DANGER, DONE, Line
from co2desk.ui.row_list.rows import OPEN as RING
from co2desk.ui.theme.appearance import load_fonts
from co2desk.ui.theme.look import look_of
from tests.replays.games import RECORDED, load_recorded
from tests.ui.ending.dialogs import NAMES, Open, number, shown_end
from tests.ui.keyboard_and_mouse import click
from tests.ui.painting import picture_of

TEAMS = [name for name in RECORDED if name.startswith(("cooperative", "solo"))]
MARK_OF = {KEPT: DONE, BROKEN: ALERT, OPEN: RING}
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    """Opens the dialog at the end of a game in a small window, and closes it after the test."""
    load_fonts()
    dialogs: list[EndDialog] = []
    window = QWidget()
    window.resize(1280, 720)

    def open_dialog(game: Session | str, scale: float = 1.0) -> EndDialog:
        dialogs.append(shown_end(game, window, scale))
        QApplication.processEvents()
        return dialogs[-1]

    yield open_dialog
    for dialog in dialogs:
        dialog.close()


def team(dialog: EndDialog) -> TeamVerdict:
    (part,) = dialog.found(TeamVerdict)
    return part


def rows_of(dialog: EndDialog) -> dict[Any, Any]:
    return {shown.row.key: shown.row for shown in team(dialog).rows.rows}


def judged(dialog: EndDialog) -> Verdict:
    verdict = verdict_of(dialog.ending.session)
    assert verdict is not None
    return verdict


def turning(dialog: EndDialog) -> TurningPoints:
    (part,) = dialog.found(TurningPoints)
    return part


def every_word(dialog: EndDialog) -> str:
    """Everything that can be read, heard or hovered in the dialog."""
    found: list[str] = []
    for widget in [dialog, *dialog.findChildren(QWidget)]:
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton):
            found.append(widget.text())
        if isinstance(widget, QComboBox):
            found += [widget.itemText(number) for number in range(widget.count())]
        if isinstance(widget, QTableWidget):
            cells = [widget.item(row, column) for row in range(99) for column in range(9)]
            found += [cell.text() for cell in cells if cell is not None]
    for part in dialog.found(TeamVerdict):
        for shown in part.rows.rows:
            found += [shown.sentence, shown.row.title, *line_words(shown.row)]  # type: ignore[attr-defined]
    return "\n".join(found)


def line_words(row: Any) -> list[str]:
    return [row.value, row.body] if isinstance(row, Line) else [row.value]


# --- which parts there are ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECORDED)
def test_the_parts_follow_from_what_there_is_to_show(opened: Open, name: str) -> None:
    """16: a team is judged, rivals are scored; turning points for a team and for whoever has lost."""
    dialog = opened(name)
    is_team = name in TEAMS
    lost = not dialog.ending.outcome.winners
    assert bool(dialog.found(TeamVerdict)) == is_team
    assert bool(dialog.found(Scoring)) == (not is_team)
    assert bool(dialog.found(TurningPoints)) == (is_team or lost)
    assert list(dialog.curves.charts) == (
        [POINTS, CO2, GOALS, EXPERTISE] if is_team else [POINTS, CO2, EXPERTISE]
    )


# --- headline and conditions -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "title", "points", "level"),
    [
        ("cooperative-won", "The team wins", "110", "500 ppm"),
        ("solo-won", "Anna wins", "85", "500 ppm"),
        ("cooperative-planet-lost", "The planet is lost", "6", "570 ppm"),
        ("cooperative-points-lost", "The game is lost", "–1", "400 ppm"),
        ("solo-card-missed", "The game is lost", "60", "400 ppm"),
    ],
)
def test_the_headline_tells_who_has_won_with_points_and_level(
    opened: Open, name: str, title: str, points: str, level: str
) -> None:
    """16.1, A65: a team sees its points also when it has lost."""
    head = opened(name).headline
    assert (head.title.text(), head.points.text(), head.level.text()) == (title, points, level)
    assert head.points.isVisible()


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("cooperative-points-lost", "points"),
        ("cooperative-planet-lost", "level"),
        ("cooperative-goals-missed", ""),
        ("competitive-planet-lost", "level"),
    ],
)
def test_the_headline_sets_off_the_figure_that_lost_the_game(opened: Open, name: str, broken: str) -> None:
    """A6, A7: 400 ppm are no danger when the points have run out."""
    head = opened(name).headline
    danger = look_of(STANDARD, dark=False).danger
    assert [figure for figure in ("points", "level") if danger in getattr(head, figure).styleSheet()] == (
        [broken] if broken else []
    )


@pytest.mark.parametrize("name", TEAMS)
def test_every_condition_shows_what_became_of_it(opened: Open, name: str) -> None:
    """A6, A7, A79, A80, 16.3: a mark with a shape of its own, the value, and a sentence."""
    dialog = opened(name)
    verdict, rows = judged(dialog), rows_of(dialog)
    partners = [partner.state for partner in verdict.partners]
    everybody = BROKEN if BROKEN in partners else OPEN if OPEN in partners else KEPT
    states = {
        "co2": verdict.co2,
        "points": verdict.points,
        "personal": everybody,
        "un_goals": verdict.un_goals,
    }
    if verdict.solo is not None:
        states["solo_card"] = verdict.solo.state
    assert ("solo_card" in states) == (("solo_card",) in rows)
    said = {KEPT: ": met.", BROKEN: ": not met.", OPEN: ": not checked, because the game ended first."}
    for key, state in states.items():
        row = rows[key,]
        assert row.icon.name == MARK_OF[state]
        assert (row.tone == DANGER) == (state == BROKEN)
        assert row.sentence.startswith(row.title + said[state])
        assert row.value in row.sentence
    assert rows["co2",].value == f"{verdict.ppm} ppm"
    assert rows["un_goals",].value == f"Open: {verdict.un_open}"
    assert rows["un_goals",].title == f"UN goals left open: at most {verdict.un_allowed}"


@pytest.mark.parametrize("name", TEAMS)
def test_all_personal_goals_lie_open_after_the_end(opened: Open, name: str) -> None:
    """19: of every partner, with the count and since when; the numbers are those of the verdict."""
    dialog = opened(name)
    rows, speaker = rows_of(dialog), dialog.ending.speaker
    for partner in judged(dialog).partners:
        row = rows["partner", partner.player]
        assert row.title == NAMES[partner.player]
        assert row.value == f"{partner.met} of {len(partner.goals)}"
        for goal in partner.goals:
            told = rows["goal", partner.player, goal.card]
            phrase = speaker.personal_goal_phrase(goal.card, len(dialog.ending.seats))
            assert told.body.lower().startswith(f"{phrase}: {goal.have} of {goal.needed}".lower())
            assert told.icon.name == (RING if goal.since is None else DONE)
            assert (f"(step {goal.since})" in told.body) == (goal.since is not None)


def test_a_lost_level_tells_what_it_would_have_cost(opened: Open) -> None:
    """A31: 570 ppm could not be bought down."""
    body = rows_of(opened("cooperative-planet-lost"))["co2",].body
    assert body == "Reducing it would have cost 14 points, but only 6 points remained."


def test_a_missed_solo_card_says_when(opened: Open) -> None:
    """17.4: a card for the end of the game is missed there."""
    row = rows_of(opened("solo-card-missed"))["solo_card",]
    assert row.value == "0 of 5"
    assert row.body.startswith("By the end of the game: ")
    assert row.body.endswith("Missed at the end of the game.")


@pytest.mark.parametrize(("kept", "words"), [(0, "Missed at step {}."), (1, "Met since step {}.")])
def test_a_card_bound_to_a_decade_names_the_step_that_decided_it(opened: Open, kept: int, words: str) -> None:
    """17.4, card 12: when decade 1 ended."""
    session = load_recorded("solo-goals-missed")
    tables = [*session.positions, session.game.table]
    for table in tables:
        table.solo_card, table.solo_kept = 12, 1 if table.decade == 1 else kept
    step = next(step for step, table in enumerate(tables) if table.decade == 2)
    assert rows_of(opened(session))["solo_card",].body.endswith(words.format(step))


def test_hands_stay_secret_after_the_end(opened: Open) -> None:
    """19: personal goals are shown, lobbyist cards never."""
    dialog = opened("cooperative-goals-missed")
    words = every_word(dialog)
    assert "Lobbyist card" not in words
    assert "obby" not in words


# --- rating ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TEAMS)
def test_only_winners_have_a_rating(opened: Open, name: str) -> None:
    """A65: a rank of our own table, said so in one line."""
    dialog = opened(name)
    rows = rows_of(dialog)
    assert (("rank",) in rows) == bool(dialog.ending.outcome.winners)
    if ("rank",) in rows:
        row = rows["rank",]
        assert isinstance(row, Progress)
        assert (row.have, row.needed, row.value) == (5, 5, "Rank 5 of 5")
        assert "The printed table is unknown; this one is our own." in row.body
        assert "The ranks begin at 0, 15, 30, 45 and 60." in row.sentence


def test_points_for_the_level_are_added_to_the_rating(opened: Open) -> None:
    """A65: 430 ppm are seven points; 20 and 7 make the second rank."""
    session = load_recorded("cooperative-won")
    session.game.table.vp, session.game.table.co2 = [20], 430
    row = rows_of(opened(session))["rank",]
    assert row.value == "Rank 2 of 5"
    assert row.body.startswith("20 points, plus 7 for the CO₂ level: 1 for every 10 ppm below the limit.")


def test_every_rank_of_the_box_has_a_name_of_its_own() -> None:
    """Other tables, longer or shorter, use the same names from the first to the last."""
    assert len({rank_name(rank, 5) for rank in range(5)}) == 5
    assert rank_name(0, 3) == rank_name(0, 5)
    assert rank_name(2, 3) == rank_name(8, 9) == rank_name(4, 5)
    assert rank_name(0, 1) == rank_name(0, 5)


# --- when did we lose --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("cooperative-goals-missed", "When did we lose?"),
        ("cooperative-won", "How did we win?"),
        ("solo-points-lost", "When did you lose?"),
        ("solo-won", "How did you win?"),
    ],
)
def test_the_page_of_curves_asks_what_everybody_asks(opened: Open, name: str, question: str) -> None:
    """Points, level and open goals stand below each other on the page that is open first."""
    curves = opened(name).curves
    assert curves.tabText(curves.currentIndex()) == question
    assert curves.page == (POINTS, CO2, GOALS)
    assert [curves.titles[code].text() for code in curves.page] == [
        "Points",
        "CO₂ level",
        "Open environmental goals",
    ]
    assert curves.tabText(1) == "Knowledge"


@pytest.mark.parametrize("name", TEAMS)
def test_the_curves_are_those_of_the_game_with_its_turning_points(opened: Open, name: str) -> None:
    """Losses are marked on the points, rises on the level, the ends of decades on the goals."""
    dialog = opened(name)
    history, charts = dialog.ending.history, dialog.curves.charts
    assert list(charts[POINTS].curves[0].values) == list(history.points[0])
    assert list(charts[CO2].curves[0].values) == list(history.ppm)
    assert list(charts[GOALS].curves[0].values) == list(history.open_goals)
    assert [limit.value for limit in charts[CO2].limits] == [500]
    marked = {code: {note.step for note in charts[code].notes} for code in (POINTS, CO2, GOALS)}
    assert marked[POINTS] == {moment.step for moment in history.moments if moment.points < 0}
    assert marked[CO2] == {moment.step for moment in history.moments if moment.ppm > 0}
    assert marked[GOALS] == {moment.step for moment in history.moments if moment.ends_decade}


def test_a_click_near_a_ring_chooses_its_step(opened: Open) -> None:
    """Two hundred steps are narrower than a finger: within a few pixels the marked one is meant."""
    dialog = opened("cooperative-won")
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    chart = dialog.curves.charts[CO2]
    step = chart.notes[0].step
    for off in (-6, 0, 5):
        place = QPoint(round(chart.across(step)) + off, round(chart.plot.center().y()))
        QTest.mouseClick(chart, LEFT, pos=place)
    far = QPoint(round(chart.across(step - 15)), round(chart.plot.center().y()))
    QTest.mouseClick(chart, LEFT, pos=far)
    assert chosen == [step, step, step, step - 15]
    assert dialog.isVisible()


def test_the_keyboard_chooses_any_step(opened: Open) -> None:
    """The step beside a marked one can be had too: keys are exact."""
    dialog = opened("cooperative-won")
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    chart = dialog.curves.charts[POINTS]
    chart.setFocus()
    chart.point(chart.notes[0].step)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert chosen == [chart.notes[0].step - 1]


def test_the_curves_point_at_the_same_step(opened: Open) -> None:
    """What happened to the goals when the points fell? The mouse on one curve reads all three."""
    dialog = opened("cooperative-goals-missed")
    charts = [dialog.curves.charts[code] for code in (POINTS, CO2, GOALS)]
    place = QPoint(round(charts[0].across(60)), round(charts[0].plot.center().y()))
    QTest.mouseMove(charts[0], place)
    assert [chart.pointed for chart in charts] == [60, 60, 60]
    QTest.mouseMove(dialog.again_button)
    QApplication.processEvents()
    assert [chart.pointed for chart in charts] == [-1, -1, -1]


@pytest.mark.parametrize("name", TEAMS)
def test_every_turning_point_has_a_button_that_leads_to_it(opened: Open, name: str) -> None:
    """In the order of the game, with what changed and why; real clicks, and the dialog stays."""
    dialog = opened(name)
    part, history = turning(dialog), dialog.ending.history
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    for moment, (step, button) in zip(history.moments, part.buttons.items(), strict=True):
        dialog.area.ensureWidgetVisible(button)
        click(button)
        words = part.words[step].text()
        assert f"ecade {moment.decade}" in words
        assert words.startswith("End of") == moment.ends_decade
        assert (f"–{-moment.points} point" in words) == (moment.points < 0)
        assert (f"+{moment.ppm} ppm" in words) == (moment.ppm > 0)
        assert words in button.accessibleName()
        assert part.causes[step].text() in button.accessibleName()
    assert chosen == [moment.step for moment in history.moments]
    assert dialog.isVisible()


def test_a_turning_point_says_what_the_points_were_paid_for(opened: Open) -> None:
    """12, 13, 7.4: goals, penalties and reductions, in the words of the log."""
    part = turning(opened("cooperative-goals-missed"))
    goals = part.causes[46].text()
    assert goals == "Penalty of 21 points for 21 open environmental goals."
    assert part.causes[47].text() == "The CO₂ level is reduced to 400 ppm: 17 steps for 17 points."
    assert "penalty of 6 points" in part.causes[182].text()
    assert part.causes[46].textFormat() == Qt.TextFormat.PlainText


def test_a_marked_step_is_pointed_at_when_its_button_is_pressed(opened: Open) -> None:
    """The curves show where the moment lies."""
    dialog = opened("cooperative-goals-missed")
    click(turning(dialog).buttons[46])
    assert dialog.curves.charts[GOALS].pointed == 46


# --- charts below each other -------------------------------------------------------------------------------


def stacked(dialog: EndDialog) -> list[StoryChart]:
    charts = [dialog.curves.charts[code] for code in (POINTS, CO2, GOALS)]
    return [chart for chart in charts if isinstance(chart, StoryChart)]


def test_charts_below_each_other_stand_in_line(opened: Open) -> None:
    """A step is at the same place in all three, whatever the numbers at their sides."""
    charts = stacked(opened("cooperative-goals-missed"))
    assert len(charts) == 3
    for one, other in pairwise(charts):
        assert (one.plot.left(), one.plot.right()) == (other.plot.left(), other.plot.right())
        assert one.mapTo(one.window(), QPoint()).x() == other.mapTo(other.window(), QPoint()).x()


def test_the_scale_of_the_level_begins_where_the_level_can_be(opened: Open) -> None:
    """A38: a team's level never falls below 400, so nothing is drawn below it; points begin at zero."""
    points, level, _ = stacked(opened("cooperative-goals-missed"))
    assert level.scale[0] == 400
    assert points.scale[0] == 0
    assert level.up(0) == level.plot.bottom()


def test_points_below_zero_are_inside_the_chart(opened: Open) -> None:
    """A6: a team that fell below zero sees the fall."""
    points = stacked(opened("solo-points-lost"))[0]
    assert points.scale[0] <= -28
    assert points.up(-28) <= points.plot.bottom()


@pytest.mark.parametrize("name", TEAMS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_words_on_a_chart_cover_neither_each_other_nor_a_ring(opened: Open, name: str, scale: float) -> None:
    """What finds no place is not written: its ring stays."""
    for chart in stacked(opened(name, scale)):
        picture_of(chart)
        taken = chart._taken
        rings = [place for place, room in enumerate(taken) if room.width() == room.height()]
        assert len(rings) == len(chart.notes)
        for line in range(max(rings, default=len(taken)) + 1, len(taken)):  # the words of the rings
            assert not any(taken[line].intersects(other) for other in taken[:line])


# --- rivals ------------------------------------------------------------------------------------------------


def table_of(dialog: EndDialog) -> dict[str, list[str]]:
    (part,) = dialog.found(Scoring)
    table = part.table
    found = {}
    for row in range(table.rowCount()):
        cells = [table.item(row, column) for column in range(table.columnCount())]
        title, *values = [cell.text() for cell in cells if cell is not None]
        found[title] = values
    return found


def test_rivals_have_the_steps_of_their_own_scoring(opened: Open) -> None:
    """16.2: company goal, money, most technology, UN goals; column by column they add up."""
    rows = table_of(opened("competitive-last-decade"))
    assert list(rows)[1:] == [
        "Before the scoring",
        "Company goal",
        "Money",
        "Most technology",
        "UN goals",
        "Final",
    ]
    *parts, final = list(rows.values())[1:]
    numbers = [[0 if text == "–" else number(text) for text in row] for row in parts]
    assert [sum(column) for column in zip(*numbers, strict=True)] == list(map(number, final))


def test_a_company_goal_is_told_only_if_it_was_scored(opened: Open) -> None:
    """19, A51: two rivals scored theirs; nobody learns what the two others have discarded."""
    session = load_recorded("competitive-last-decade")
    held = {player: table_goal(session, player) for player in range(4)}
    scored = {player for step, player, _ in session.game.result.scoring if step == "company_goal"}
    assert scored == {1, 3}
    words = every_word(opened(session))
    for player, card in held.items():
        name = Speaker(session.game.table.setting.base, []).company_goal_name(card)
        assert (f"{name} · company goal)" in words) == (player in scored)


def table_goal(session: Session, player: int) -> int:
    """The goal a player held longest."""
    cards = [table.goal[player] for table in session.positions if table.goal[player]]
    return int(cards[-1])


def tied(**merits: Any) -> Session:
    """Ben and Dora end with equal points; all other merits of everybody are equal unless they are set."""
    session = load_recorded("competitive-last-decade")
    table = session.game.table
    table.vp, table.scoring = [8, 40, 30, 40], ()
    table.un_claimed = [()] * 4
    table.plants_built = [0] * len(table.plants_built)
    table.infrastructures = [0] * len(table.infrastructures)
    table.money = [7] * 4
    for name, value in merits.items():
        setattr(table, name, value)
    return session


def notes(dialog: EndDialog) -> list[str]:
    (part,) = dialog.found(Scoring)
    return part.notes.texts()


def test_a_tie_of_rivals_is_explained(opened: Open) -> None:
    """A52: UN goals, plants, infrastructures, money; the first difference decides."""
    dialog = opened(tied(un_claimed=[(), (3,), (), (4, 5)]))
    assert dialog.headline.title.text() == "Dora wins"
    assert notes(dialog) == [
        "Dora and Ben have 40 points each. Tie-breakers decide.",
        "UN goals: Dora 2, Ben 1.",
    ]


def test_money_breaks_a_tie_as_it_was_before_it_became_points(opened: Open) -> None:
    """A52: with the CEPs that were sold, not reduced by the scoring."""
    dialog = opened(tied(money=[7, 9, 7, 6]))
    assert dialog.headline.title.text() == "Ben wins"
    assert notes(dialog) == [
        "Ben and Dora have 40 points each. Tie-breakers decide.",
        "Also tied: UN goals, Green plants, Infrastructures.",
        "Money: Ben 9, Dora 6.",
        "Money exchanged for points still counts in full here.",
    ]


def test_rivals_who_are_equal_in_everything_share_the_victory(opened: Open) -> None:
    """16.2: after money nothing is left to compare."""
    dialog = opened(tied())
    assert dialog.headline.title.text() == "Ben and Dora share the victory"
    assert notes(dialog)[-1] == "There are no more tie-breakers, so the victory is shared."


def test_rivals_meet_two_disasters_from_a_level_on(opened: Open) -> None:
    """14, A72: the dashed line of their own at 400 ppm."""
    limits = opened("competitive-last-decade").curves.charts[CO2].limits
    assert [(limit.value, limit.text) for limit in limits] == [
        (400, "400 ppm: two disasters"),
        (500, "500 ppm: limit"),
    ]


# --- languages, keys, sizes --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["cooperative-won", "solo-card-missed"])
def test_another_language_sets_every_text_anew(opened: Open, name: str) -> None:
    """Whatever stood there is replaced when the language changes."""
    dialog = opened(name)
    before = every_word(dialog)
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget, QLabel | QPushButton):
            widget.setText("?")
    team(dialog).rows.set_rows([])
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert every_word(dialog) == before


def test_the_verdict_can_be_read_by_keyboard(opened: Open) -> None:
    """It has the focus; arrow keys go from row to row, and the area scrolls along."""
    dialog = opened("cooperative-goals-missed")
    view = team(dialog).view
    assert dialog.focusWidget() is view
    assert view.accessibleName() == "How the result came about"
    for _ in range(view.model().rowCount() - 1):
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == view.model().rowCount() - 1
    assert view.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_key_pressed_too_often_begins_no_new_game(opened: Open) -> None:
    """Enter closes the dialog and shows the board; it does not play again."""
    dialog = opened("cooperative-won")
    begun: list[bool] = []
    dialog.play_again.connect(lambda: begun.append(True))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert begun == []


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", ["cooperative-goals-missed", "cooperative-won", "solo-card-missed"])
def test_it_fits_into_a_small_window_with_large_text(opened: Open, name: str, scale: float) -> None:
    """1280 x 720: nothing asks for more room, nothing beside the curves is cut at its side."""
    dialog = opened(name, scale)
    assert dialog.width() <= 1280
    assert dialog.height() <= 720
    beside = dialog.area.widget()
    assert beside is not None
    assert beside.minimumSizeHint().width() <= dialog.area.viewport().width()
    assert beside.width() == dialog.area.viewport().width()
    view = team(dialog).view
    rows = sum(view.sizeHintForRow(row) for row in range(view.model().rowCount()))
    assert view.viewport().height() >= rows
    for chart in stacked(dialog):
        assert chart.plot.height() >= 24
