"""The end of the game: the right winner, points that add up, and no secret told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QTableWidgetItem, QWidget

from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.text import Speaker
from co2desk.text.figures import figure
from co2desk.ui.ending.curves import CO2, EXPERTISE, POINTS
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.ending.scoring import Scoring
from co2desk.ui.ending.turning_points import TurningPoints
from co2desk.ui.ending.what_decided import WhatDecided
from co2desk.ui.preferences import STANDARD
from co2desk.ui.theme.look import Type, look_of
from tests.replays.games import RECORDED, load_recorded
from tests.ui.ending.dialogs import NAMES, Open, number, shown_end
from tests.ui.keyboard_and_mouse import click

# Games with a scoring or none at all; the verdict on a team has tests of its own.
SCORED = [name for name in RECORDED if name.startswith(("first", "competitive"))]


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    """Opens the dialog at the end of a game, and closes it after the test."""
    dialogs: list[EndDialog] = []

    def open_dialog(session: Session | str, animate: bool = False) -> EndDialog:
        dialogs.append(shown_end(session, animate=animate))
        return dialogs[-1]

    yield open_dialog
    for dialog in dialogs:
        dialog.close()


def scoring(dialog: EndDialog) -> Scoring:
    (part,) = dialog.found(Scoring)
    return part


def notes(dialog: EndDialog) -> list[str]:
    return scoring(dialog).notes.texts()


def cell(dialog: EndDialog, row: int, column: int) -> QTableWidgetItem:
    found = scoring(dialog).table.item(row, column)
    assert found is not None
    return found


def rows(dialog: EndDialog) -> dict[str, list[str]]:
    """The table as it is read: the title of each row with its cells."""
    table = scoring(dialog).table
    columns = range(1, table.columnCount())
    return {
        cell(dialog, row, 0).text(): [cell(dialog, row, column).text() for column in columns]
        for row in range(table.rowCount())
    }


def every_word(dialog: EndDialog) -> str:
    """Everything that can be read, heard or hovered in the dialog."""
    found: list[str] = []
    for widget in [dialog, *dialog.findChildren(QWidget)]:
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QPushButton):
            found.append(widget.text())
        if isinstance(widget, QComboBox):
            found += [widget.itemText(number) for number in range(widget.count())]
    table = scoring(dialog).table
    for row in range(table.rowCount()):
        for column in range(table.columnCount()):
            item = cell(dialog, row, column)
            spoken = item.data(Qt.ItemDataRole.AccessibleTextRole) or ""
            found += [item.text(), item.toolTip(), spoken]
    return "\n".join(found)


# --- the headline ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "title", "reason", "points"),
    [
        ("first-last-decade", "Anna wins", "The last decade is over.", "134"),
        ("first-green-regions", "Anna wins", "Enough regions", "71"),
        ("first-below-danger", "Ben wins", "The CO₂ level is back", "90"),
        ("competitive-last-decade", "<b>Cy wins", "The last decade is over.", "49"),
        ("cooperative-won", "The team wins", "All goals are met", "110"),
        ("solo-won", "Anna wins", "All goals are met", "85"),
    ],
)
def test_the_winner_is_named_with_the_reason_and_the_points(
    opened: Open, name: str, title: str, reason: str, points: str
) -> None:
    """15.1: every way to win says who, why and with how much; a name is never read as markup."""
    head = opened(name).headline
    assert head.title.text() == title
    assert head.title.textFormat() == Qt.TextFormat.PlainText
    assert head.reason.text().startswith(reason)
    assert head.points.text() == points
    assert head.points.isVisible()
    assert head.picture.isVisible()


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("first-planet-lost", "The planet is lost"),
        ("competitive-planet-lost", "The planet is lost"),
    ],
)
def test_a_lost_game_has_no_winner_and_shows_the_level_reached(opened: Open, name: str, title: str) -> None:
    """15.1: from 500 ppm on everybody loses, nothing is scored; the level is told, and its curve shown."""
    session = load_recorded(name)
    dialog = opened(session)
    assert dialog.headline.title.text() == title
    assert dialog.headline.level.text() == f"{session.game.table.co2} ppm"
    assert not dialog.headline.points.isVisible()
    assert notes(dialog)[0] == "Nobody wins, and nothing is scored."
    assert dialog.curves.page == (CO2,)
    assert not [name for name in NAMES[: session.options.players] if f"{name} wins" in every_word(dialog)]


def test_alone_the_points_count_also_on_a_lost_planet(opened: Open) -> None:
    """16.4: the pollution ends the game, it is scored without income, and there is only a score."""
    dialog = opened("first-solo-pollution")
    assert dialog.headline.title.text() == "Anna reaches 89 points"
    assert "without a final income" in dialog.headline.reason.text()
    assert "Income" not in rows(dialog)
    assert rows(dialog)["Final"] == ["89"]


# --- the scoring -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCORED)
def test_what_the_table_shows_adds_up_to_the_result(opened: Open, name: str) -> None:
    """15.2: column by column, the points before and every step are the final points."""
    session = load_recorded(name)
    dialog = opened(session)
    shown = list(rows(dialog).values())[1:]
    scores = [figure(score) for score in session.game.result.scores]
    if not session.game.result.scoring:
        assert shown == [scores]
        return
    *parts, final = shown
    numbers = [[0 if text == "–" else number(text) for text in row] for row in parts]
    assert [f"{sum(column)}" for column in zip(*numbers, strict=True)] == final == scores


def test_the_steps_stand_in_the_order_of_the_scoring(opened: Open) -> None:
    """15.2: income, company goal, money, most technology, most UN goals."""
    assert list(rows(opened("first-last-decade"))) == [
        "",
        "Before the scoring",
        "Income",
        "Company goal",
        "Money",
        "Most technology",
        "Most UN goals",
        "Final",
    ]


def test_each_cell_is_spoken_with_its_player_and_step(opened: Open) -> None:
    """A screen reader does not have to remember the head of the column."""
    dialog = opened("first-last-decade")
    spoken = cell(dialog, 2, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == f"Ben, Income: {cell(dialog, 2, 2).text()}"


def test_the_scoring_is_counted_step_by_step(opened: Open) -> None:
    """One step for each press; the totals are those so far; nothing tells the winner before the last step."""
    dialog = opened("first-last-decade", animate=True)
    assert dialog.headline.title.text() == "Counting the points"
    final = [f"{score}" for score in dialog.ending.outcome.scores]
    names = list(rows(dialog))
    for shown, name in enumerate(names[2:-1], start=1):
        assert rows(dialog)[name] == [""] * 4
        assert rows(dialog)["So far"] == [f"{total}" for total in dialog.ending.totals(shown - 1)]
        assert "wins" not in every_word(dialog)
        click(scoring(dialog).next_button)
        dialog._roll.setCurrentTime(dialog._roll.duration())
        assert "" not in rows(dialog)[name]
        last_points = [curve.values[-1] for curve in dialog.curves.charts[POINTS].curves]
        assert last_points == dialog.ending.totals(shown)
    assert dialog.headline.title.text() == "Anna wins"
    assert rows(dialog)["Final"] == final
    assert not scoring(dialog).next_button.isVisible()
    assert not scoring(dialog).all_button.isVisible()


def test_the_numbers_roll_from_the_old_total_to_the_new_one(opened: Open) -> None:
    """In the middle of the animation the totals lie between the two."""
    dialog = opened("first-last-decade", animate=True)
    for _ in range(3):
        click(scoring(dialog).next_button)
    dialog._roll.setCurrentTime(60)
    between = [number(text) for text in rows(dialog)["So far"]]
    old, new = dialog.ending.totals(2), dialog.ending.totals(3)
    assert all(a <= now <= b for a, now, b in zip(old, between, new, strict=True))
    assert between not in (old, new)


def test_everything_can_be_shown_at_once(opened: Open) -> None:
    """Impatient people press once, or do not have it counted at all; then no timer runs."""
    counted, plain = opened("first-last-decade", animate=True), opened("first-last-decade")
    click(scoring(counted).all_button)
    assert rows(counted) == rows(plain)
    assert counted.headline.title.text() == plain.headline.title.text() == "Anna wins"
    for dialog in (counted, plain):
        assert not dialog._timer.isActive()


def test_the_count_goes_on_by_itself(opened: Open) -> None:
    """Nobody has to press anything: time alone leads to the winner."""
    dialog = opened("first-last-decade", animate=True)
    dialog._timer.setInterval(1)
    for _ in range(1000):
        if not dialog.ending.counted:
            QTest.qWait(5)
    assert dialog.headline.title.text() == "Anna wins"
    assert not dialog._timer.isActive()


def test_a_dialog_that_is_not_seen_does_not_count(opened: Open) -> None:
    """The count begins when the dialog opens and rests while it is hidden."""
    dialog = opened("first-last-decade", animate=True)
    assert dialog._timer.isActive()
    dialog.hide()
    assert not dialog._timer.isActive()


def test_a_key_pressed_too_often_begins_no_new_game(opened: Open) -> None:
    """Space and Enter lead through the count, and beyond it at most to the board."""
    dialog = opened("first-last-decade", animate=True)
    begun: list[bool] = []
    dialog.play_again.connect(lambda: begun.append(True))
    for _ in range(len(dialog.ending.steps) + 3):
        focus = dialog.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Space)
    assert dialog.ending.counted
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert begun == []


# --- secrets -----------------------------------------------------------------------------------------------


def test_a_goal_that_was_scored_is_shown_and_a_discarded_one_appears_nowhere(opened: Open) -> None:
    """G-40: Dora scored goal 32; the cards that the three others discarded stay secret for ever."""
    session = load_recorded("first-last-decade")
    dealt = session.positions[0].goal
    assert list(session.game.table.goal_cashed) == [1, 1, 1, 0]
    dialog = opened(session)
    words = every_word(dialog)
    phrase = dialog.ending.speaker.company_goal_phrase
    assert f"Dora (Leads in expertise · company goal): {phrase(dealt[3], own=False)}." in words
    assert rows(dialog)["Company goal"] == ["–", "–", "–", "+4"]
    for card in dealt[:3]:
        assert f"goal {card}" not in words
        assert phrase(card) not in words
        assert phrase(card, own=False) not in words


def test_a_goal_is_told_when_its_step_is_counted(opened: Open) -> None:
    """The second step of this game; before it the note would give the points away."""
    dialog = opened("first-last-decade", animate=True)
    click(scoring(dialog).next_button)
    assert notes(dialog) == []
    click(scoring(dialog).next_button)
    assert len(notes(dialog)) == 1


def test_nobody_learns_the_goals_of_a_lost_game(opened: Open) -> None:
    """G-40: on a lost planet nothing is scored, so no goal is shown though everybody still holds one."""
    session = load_recorded("first-planet-lost")
    words = every_word(opened(session))
    for card in session.game.table.goal:
        assert f"goal {card}" not in words


# --- ties --------------------------------------------------------------------------------------------------


def tied() -> Session:
    """Ben and Cy end with equal points, plants and forestation."""
    session = load_recorded("first-below-danger")
    table = session.game.table
    table.vp = [60, 90, 90]
    table.scoring = ()
    table.plants_built = [1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 1, 0, 0, 0]
    table.expertise = [9, 9, 9, 9, 9, 3, 4, 0, 0, 0, 3, 5, 0, 0, 0]
    table.controller = [-1] * len(table.controller)
    return session


def test_a_tie_is_explained_down_to_what_decided_it(opened: Open) -> None:
    """G-55: equal points, plants and forestation; solar decides for Cy, and Anna is not asked."""
    dialog = opened(tied())
    assert dialog.headline.title.text() == "<b>Cy wins"
    assert notes(dialog) == [
        "<b>Cy and Ben have 90 points each. Tie-breakers decide.",
        "Also tied: Green plants, Expertise in forestation.",
        "Expertise in solar: <b>Cy 5, Ben 4.",
    ]


def test_a_merit_that_leaves_two_of_three_is_told_as_a_difference(opened: Open) -> None:
    """G-55: all three have equal points; plants drop Anna, who does not come back with her forestation."""
    session = tied()
    table = session.game.table
    table.vp = [90, 90, 90]
    dialog = opened(session)
    assert dialog.headline.title.text() == "<b>Cy wins"
    assert notes(dialog) == [
        "<b>Cy, Ben and Anna have 90 points each. Tie-breakers decide.",
        "Also tied: Expertise in forestation.",
        "Green plants: <b>Cy 2, Ben 2, Anna 1.",
        "Expertise in solar: <b>Cy 5, Ben 4.",
    ]


def test_who_is_equal_in_everything_shares_the_victory(opened: Open) -> None:
    """15.2: both are named, and the explanation ends with it."""
    session = tied()
    session.game.table.expertise[11] = 4
    dialog = opened(session)
    assert dialog.headline.title.text() == "Ben and <b>Cy share the victory"
    assert notes(dialog)[-1] == "There are no more tie-breakers, so the victory is shared."


def test_a_clear_victory_needs_no_explanation(opened: Open) -> None:
    """Where points decide, nothing is said about ties."""
    assert notes(opened("first-green-regions")) == []


# --- curves ------------------------------------------------------------------------------------------------


def test_the_curves_are_those_of_the_game(opened: Open) -> None:
    """Points by player, the CO₂ level with its limits, expertise; decades are marked on all of them."""
    session = load_recorded("first-last-decade")
    dialog = opened(session)
    points, level, expertise = dialog.curves.charts.values()
    table = session.game.table
    assert [curve.name for curve in points.curves] == list(NAMES[:4])
    assert [curve.values[-1] for curve in points.curves] == table.vp
    assert [(limit.value, limit.text) for limit in level.limits] == [
        (350, "350 ppm: disasters"),
        (500, "500 ppm: limit"),
    ]
    assert level.curves[0].values[-1] == table.co2
    assert [curve.values[-1] for curve in expertise.curves] == [sum(table.levels(p)) for p in range(4)]
    for chart in dialog.curves.charts.values():
        assert [mark.short for mark in chart.marks] == ["1", "2", "3", "4", "5"]


def test_expertise_can_be_seen_energy_by_energy(opened: Open) -> None:
    """The box below the curve: all energies, or one of them."""
    session = load_recorded("first-last-decade")
    dialog = opened(session)
    dialog.curves.turn_to(EXPERTISE)
    QTest.keyClick(dialog.curves.energy, Qt.Key.Key_Down)
    QTest.keyClick(dialog.curves.energy, Qt.Key.Key_Down)
    assert dialog.curves.energy.currentText() == "Solar"
    curves = dialog.curves.charts[EXPERTISE].curves
    assert [curve.values[-1] for curve in curves] == [session.game.table.level(p, 1) for p in range(4)]


def test_a_click_on_a_curve_chooses_the_step_and_leaves_the_dialog_open(opened: Open) -> None:
    """The window shows the position; the real mouse on the real chart."""
    dialog = opened("first-last-decade")
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    chart = dialog.curves.charts[POINTS]
    place = QPoint(round(chart.across(17)), round(chart.plot.center().y()))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place)
    assert chosen == [17]
    assert dialog.isVisible()


def test_a_lost_game_offers_the_steps_at_which_it_was_lost(opened: Open) -> None:
    """When did it go wrong? Up to three buttons in the order of the game; each leads to its step."""
    dialog = opened("first-planet-lost")
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    history = dialog.curves.history
    expected = sorted(history.turning_points)
    (part,) = dialog.found(TurningPoints)
    for button in part.buttons.values():
        click(button)
    assert chosen == [point.step for point in expected]
    step, change = expected[0]
    words = f"Decade {history.decade[step]}: {change:+d} ppm"
    assert part.words[step].text() == words
    assert part.buttons[step].accessibleName() == f"Step {step}. {words}."
    assert [note.step for note in dialog.curves.charts[CO2].notes] == [p.step for p in history.turning_points]


def test_a_sentence_below_a_curve_leads_to_its_step(opened: Open) -> None:
    """Who took the lead for good, and when: the step is a link."""
    dialog = opened("first-last-decade")
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    lead = dialog.curves.history.leads[-1]
    story = dialog.curves.stories[POINTS]
    assert story.text().startswith("Anna took the lead for good at ")
    story.setFocus()
    QTest.keyClick(story, Qt.Key.Key_Tab)
    QTest.keyClick(story, Qt.Key.Key_Return)
    assert chosen == [lead.step]


# --- buttons and languages ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "signal", "stays"),
    [
        ("again_button", "play_again", False),
        ("replay_button", "replay", False),
        ("save_button", "save", True),
        ("board_button", "rejected", False),
    ],
)
def test_every_button_does_what_it_says(opened: Open, button: str, signal: str, stays: bool) -> None:
    """Play again, replay and look at the board close the dialog; saving leaves it open."""
    dialog = opened("first-last-decade")
    heard: list[str] = []
    for name in ("play_again", "replay", "save", "rejected"):
        getattr(dialog, name).connect(lambda name=name: heard.append(name))
    click(getattr(dialog, button))
    assert heard == [signal]
    assert dialog.isVisible() == stays


def test_another_language_sets_every_text_anew(opened: Open) -> None:
    """Whatever stood there is replaced when the language changes, and the count stays where it was."""
    dialog = opened("first-last-decade", animate=True)
    click(scoring(dialog).next_button)
    before = every_word(dialog)
    for button in dialog.findChildren(QPushButton):
        button.setText("?")
    for label in dialog.headline.findChildren(QLabel):
        label.setText("?")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.ending.shown == 1
    assert every_word(dialog) == before


def test_it_fits_into_a_small_window_with_large_text(opened: Open, app: QApplication) -> None:
    """Five players, text at 150 %, a window of 1280 x 720: nothing asks for more room."""
    window = QWidget()
    window.resize(1280, 720)
    session = load_recorded("first-green-regions")
    seats = tuple(Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=True))
    speaker = Speaker(session.game.table.setting.base, list(NAMES))
    look = look_of(STANDARD, dark=True)
    dialog = EndDialog(window, session, seats, speaker, look, Type("Noto Sans", 1.5), animate=False)
    assert dialog.sizeHint().width() <= 1280
    assert dialog.sizeHint().height() <= 720
    assert dialog.curves.minimumSizeHint().width() >= 300


def test_in_a_large_window_it_is_as_large_as_what_it_says(app: QApplication) -> None:
    """At 2560 x 1440, where letters are a quarter larger: a short result leaves no empty half."""
    window = QWidget()
    window.resize(2560, 1440)
    session = load_recorded("first-green-regions")
    seats = tuple(Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=True))
    speaker = Speaker(session.game.table.setting.base, list(NAMES))
    look = look_of(STANDARD, dark=True)
    dialog = EndDialog(window, session, seats, speaker, look, Type("Noto Sans", 1.25), animate=False)
    assert dialog.width() < 0.7 * window.width()
    assert dialog.height() < 0.75 * window.height()
    dialog.show()
    QApplication.processEvents()
    assert dialog.area.verticalScrollBar().maximum() == 0, "and hides nothing"
    dialog.close()
    window.deleteLater()


@pytest.mark.parametrize("name", RECORDED)
def test_what_decided_it_leads_to_the_board(opened: Open, name: str) -> None:
    """Up to three sentences, each with a button for its step, by mouse and by key."""
    dialog = opened(name)
    (part,) = dialog.found(WhatDecided)
    assert part.isVisible()
    assert len(part.facts) == 3
    chosen: list[int] = []
    dialog.step_chosen.connect(chosen.append)
    for fact, button, sentence in zip(part.facts, part.buttons, part.sentences, strict=True):
        assert sentence.text() == dialog.ending.speaker.decisive(fact.code, fact.values)
        assert button.text() == f"Step {fact.step}"
        click(button)
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert chosen == [fact.step for fact in part.facts for _ in range(2)]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("name", RECORDED)
def test_what_decided_it_is_in_sight_in_a_small_window(app: QApplication, name: str, scale: float) -> None:
    """Nothing has to be scrolled for it at 1280 x 720, and beside the curves it leaves them their room."""
    window = QWidget()
    window.resize(1280, 720)
    dialog = shown_end(name, window, scale)
    try:
        (part,) = dialog.found(WhatDecided)
        assert len(part.facts) == 3
        told: list[QLabel | QPushButton] = [part.heading, *part.buttons, *part.sentences]
        for each in told:
            assert each.visibleRegion().boundingRect() == each.rect(), each.text()
        for sentence in part.sentences:
            assert sentence.height() >= sentence.heightForWidth(sentence.width()), sentence.text()
        if scale == 1.0:
            curves = dialog.curves.visibleRegion().boundingRect()
            assert curves.height() >= dialog.curves.minimumSizeHint().height()
    finally:
        dialog.close()


def test_what_decided_it_waits_for_the_scoring(opened: Open) -> None:
    dialog = opened("first-last-decade", animate=True)
    (part,) = dialog.found(WhatDecided)
    assert not part.isVisible()
    dialog.show_all()
    assert part.isVisible()
