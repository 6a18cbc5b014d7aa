"""The goals of the player at the screen: what is done, what is missing, and nothing of anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtCore import Qt as QtNames
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from co2desk.engine.editions.first.scoring import score_company_goals
from co2desk.engine.editions.second_chance.personal_goals import progress
from co2desk.engine.editions.second_chance.scoring import score
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.rules.scoring import collect_ceps, sell_ceps
from co2desk.engine.table import actions as act
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.editions.second_chance.goal_places import COUNTED_AT
from co2desk.ui.editions.second_chance.goal_words import NOUNS
from co2desk.ui.goals.panel import GoalsPanel
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY
from co2desk.ui.preferences import STANDARD
from co2desk.ui.row_list.goal_rows import Needs, Piece, Progress
from co2desk.ui.row_list.rows import ALERT, DONE, OPEN, Heading, Line
from co2desk.ui.row_list.view import Role
from co2desk.ui.theme.appearance import load_fonts
from co2desk.ui.theme.look import Type, look_of
from tests.engine.first import random_play as first_play
from tests.engine.first.scene import scene as first_scene
from tests.engine.random_play import play
from tests.engine.second_chance import random_play as second_play
from tests.engine.second_chance.scene import Scene, kit, scene
from tests.ui.painting import picture_of

NAMES = ["Anna", "<b>Ben", "Cem", "Dora", "Eve"]
Key = QtNames.Key
SUMMIT_ALONE, SAME_TYPE, MONEY = 3, 9, 6  # personal goals
RECYCLING_HYDRO, TWO_HYDRO, TWO_RECYCLING_WIND = 2, 6, 17  # UN goals of one, two and three cubes


@pytest.fixture
def panel(app: QApplication) -> Iterator[GoalsPanel]:
    """The panel in a window of its own, beside a field that can take the focus."""
    load_fonts()
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(QLineEdit())
    made = GoalsPanel(look_of(STANDARD, dark=False), Type("Noto Sans"), window)
    column.addWidget(made, 1)
    window.resize(330, 700)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    field = window.findChildren(QLineEdit)[0]
    field.setFocus()
    QTest.mouseMove(field)
    yield made
    window.close()
    window.deleteLater()


def speaker_of(game: Game[Any]) -> Speaker:
    return Speaker(game.table.setting.base, NAMES[: game.table.setting.players])


def show(panel: GoalsPanel, game: Game[Any], seat: int = 0) -> None:
    goals = declaration_of(game.table.setting).goals
    panel.show_goals(goals, game, seat, speaker_of(game))
    QApplication.processEvents()


def rows_of(panel: GoalsPanel) -> dict[Any, Line | Heading]:
    found = {shown.row.key: shown.row for shown in panel.rows.rows}
    assert len(found) == len(panel.rows.rows), "a row is found again by its key"
    return found  # type: ignore[return-value]


def line(panel: GoalsPanel, *key: Any) -> Line:
    row = rows_of(panel)[key]
    assert isinstance(row, Line)
    return row


def read(panel: GoalsPanel) -> list[str]:
    """Everything that can be read or heard."""
    labels = [panel.title.text(), panel.nothing.text(), panel.view.accessibleName(), panel.toolTip()]
    model = panel.rows
    cells = [model.index(row) for row in range(model.rowCount())]
    roles = (
        QtNames.ItemDataRole.DisplayRole,
        QtNames.ItemDataRole.AccessibleTextRole,
        QtNames.ItemDataRole.ToolTipRole,
    )
    return [*labels, *(str(cell.data(role)) for cell in cells for role in roles)]


def hover(panel: GoalsPanel, *key: Any) -> None:
    """Rest the mouse on a row."""
    QTest.mouseMove(panel.view.viewport(), middle(panel, *key))
    QApplication.processEvents()


def middle(panel: GoalsPanel, *key: Any) -> QPoint:
    index = panel.rows.index(list(rows_of(panel)).index(key))
    panel.view.scrollTo(index)
    return panel.view.visualRect(index).center()


# --- personal goals ----------------------------------------------------------------------------------------


def holder(*cards: int, mode: str = "cooperative") -> Scene:
    s = scene(mode)
    s.table.personal[0] = cards
    s.table.un_row = ()
    return s


@pytest.mark.parametrize("goal", kit().personal_goals, ids=lambda goal: goal.kind)
def test_every_personal_goal_tells_how_far_it_is(panel: GoalsPanel, goal: Any) -> None:
    """17.2: what the engine counts, of what it needs, as pips, in words and as a sentence."""
    s = holder(goal.number)
    show(panel, s.game)
    have, needed = progress(s.table, 0, goal.number)
    row = line(panel, "personal", goal.number)
    assert isinstance(row, Progress)
    assert (row.have, row.needed, row.count) == (have, needed, f"{have} of {needed}")
    assert row.title == capital(speaker_of(s.game).personal_goal_phrase(goal.number, 4))
    assert row.title in row.sentence
    assert f"{have} of {needed}" in row.sentence
    assert row.icon.name == (DONE if have >= needed else OPEN)


def test_every_kind_of_goal_has_its_words_and_places() -> None:
    """17.2: a goal of the box that the panel does not know would have nothing to say."""
    kinds = {goal.kind for goal in kit().personal_goals}
    assert kinds == set(NOUNS) == set(COUNTED_AT)


def test_what_is_missing_is_told_with_its_noun(panel: GoalsPanel) -> None:
    """One infrastructure of three: two are missing; money is missing in dollars."""
    s = holder(SAME_TYPE, MONEY)
    s.project("europe/tech", "wind", host=0)
    s.give(0, money=4)
    show(panel, s.game)
    needed = kit().personal_goals[SAME_TYPE - 1].needed[4]
    assert line(panel, "personal", SAME_TYPE).body == f"Missing: {needed - 1} infrastructure."
    assert line(panel, "personal", MONEY).body == "Missing: $6."
    assert rows_of(panel)["personal",].value == "0 of 2"


def test_a_goal_that_can_be_lost_again_says_so(panel: GoalsPanel) -> None:
    """A79: money is looked at when the game ends; a summit held alone counts for good (A24)."""
    s = holder(SUMMIT_ALONE, MONEY)
    s.give(0, money=12)
    s.table.small_summit_alone[0] = 1
    show(panel, s.game)
    assert line(panel, "personal", MONEY).body == "Currently met; it must still be met at the end."
    assert line(panel, "personal", SUMMIT_ALONE).body == "Met for good."
    assert rows_of(panel)["personal",].value == "2 of 2"


@pytest.mark.parametrize(
    ("mode", "met", "words", "mark"),
    [
        ("cooperative", 1, "One of them must be met at the end of the game.", DONE),
        ("cooperative", 0, "One of them must be met at the end of the game.", OPEN),
        ("solo", 1, "All of them must be met at the end of the game.", OPEN),
        ("solo", 2, "All of them must be met at the end of the game.", DONE),
    ],
)
def test_how_many_have_to_be_met(panel: GoalsPanel, mode: str, met: int, words: str, mark: str) -> None:
    """16.1, 16.3: one of each partner's, all of whoever plays alone."""
    s = holder(SUMMIT_ALONE, MONEY, mode=mode)
    s.give(0, money=10 if met else 0)
    s.table.small_summit_alone[0] = met // 2
    show(panel, s.game)
    row = line(panel, "personal_rule")
    assert (row.body, row.icon.name) == (words, mark)


def test_alone_the_goals_are_still_to_be_chosen(panel: GoalsPanel) -> None:
    """D2: before the choice there is nothing to tell of them yet."""
    s = holder(mode="solo")
    s.table.goal_choice[0] = (1, 2, 3, 4)
    show(panel, s.game)
    assert line(panel, "personal_choice").body == "You have yet to choose which to keep."


def test_pointing_at_a_goal_shows_what_it_counts(panel: GoalsPanel) -> None:
    """A73: the card, own infrastructures with and without a plant; nobody else's."""
    s = holder(SAME_TYPE)
    s.project("europe/tech", "wind", host=0)
    s.project("europe/money", "recycling", host=1)
    s.demand("africa", "hydro:1:2:0", "hydro:1:0:3")
    show(panel, s.game)
    places = {at.personal_goal(0), at.space(s.space("europe/tech")), at.slot(s.region("africa"), 0)}
    assert set(line(panel, "personal", SAME_TYPE).places) == places


# --- the solo card -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "values", "title", "state", "mark"),
    [
        (2, {}, "Build at least 10 plants", "Decided when the game ends.", OPEN),
        (12, {}, "Play no lobbyist card", "Decided at the end of decade 1.", DONE),
        (12, {"cards_in_decade_1": 1}, "Play no lobbyist card", "Decided at the end of decade 1.", OPEN),
        (12, {"decade": 2}, "Play no lobbyist card", "Met at the end of decade 1.", DONE),
        (12, {"decade": 2, "solo_kept": 0}, "Play no lobbyist card", "Missed at the end of decade 1.", ALERT),
        (3, {"decade": 3}, "Build at least 5 plants", "Met at the end of decade 2.", DONE),
    ],
)
def test_the_solo_card_is_told_with_when_it_is_decided(
    panel: GoalsPanel, card: int, values: dict[str, int], title: str, state: str, mark: str
) -> None:
    """17.4: at the end of its decade or of the game; once decided it stays so, whatever the count is."""
    s = holder(MONEY, mode="solo")
    s.table.solo_card = card
    for name, value in values.items():
        setattr(s.table, name, value)
    show(panel, s.game)
    row = line(panel, "solo_card")
    assert (row.title, row.body, row.icon.name) == (title, state, mark)
    assert row.places == (at.SOLO_CARD,)


def test_without_a_solo_card_nothing_is_said_about_one(panel: GoalsPanel) -> None:
    """16.3: it is optional."""
    show(panel, holder(MONEY, mode="solo").game)
    assert ("solo",) not in rows_of(panel)


# --- company goals -----------------------------------------------------------------------------------------


RIVALS = [number for number in range(60) if second_play.plan(number).variants.mode == "competitive"]


@pytest.mark.parametrize("number", RIVALS[:8])
def test_the_company_goal_is_worth_what_it_would_score_now(panel: GoalsPanel, number: int) -> None:
    """16.2, 17.3, A43: at any moment of a game of rivals, the value is what a scoring now would record."""
    for game, _ in play(second_play.plan(number)):
        if game.is_over or not game.table.goal[0]:
            continue
        show(panel, game)
        told = line(panel, "company", game.table.goal[0])
        twin = game.table.copy()
        score(twin, Frame("scoring"), lambda event: None)
        scored = [points for step, player, points in twin.scoring if (step, player) == ("company_goal", 0)]
        assert isinstance(told, Progress)
        if scored:
            assert told.have == scored[0]
        else:  # the money is worth as much, or more
            assert told.have <= kit().goal_cash // kit().money_per_vp + 1


@pytest.mark.parametrize("number", range(6))
def test_the_company_goal_of_the_first_edition_too(panel: GoalsPanel, number: int) -> None:
    """13.3: CEPs in hand count before those of the regions come to it."""
    chance = Random(number)
    for game, _ in play(first_play.plan(number)):
        table = game.table
        if game.is_over or not table.goal[0] or chance.random() > 0.2:
            continue
        show(panel, game)
        told = line(panel, "company", table.goal[0])
        twin = table.copy()
        hand = tuple(twin.cep)
        collect_ceps(twin, lambda event: None)
        sell_ceps(twin, lambda event: None)
        score_company_goals(twin, hand, lambda event: None)
        scored = [points for step, player, points in twin.scoring if player == 0]
        assert isinstance(told, Progress)
        if scored:
            assert told.have == scored[0]
        else:  # less than the money is worth
            assert told.have < table.setting.kit.goal_cash // table.setting.kit.money_per_vp
        assert told.value.startswith(f"{told.have} point")


def test_a_discarded_company_goal_is_gone(panel: GoalsPanel) -> None:
    """G-40: the panel says that it is gone, not which one it was."""
    s = scene("competitive")
    s.table.goal[0], s.table.goal_cashed[0] = 0, 1
    show(panel, s.game)
    assert line(panel, "company_cashed").body == "You have discarded it for money."


def test_rivals_first_choose_the_company_goal_they_keep(panel: GoalsPanel) -> None:
    """4.2: one of two."""
    s = scene("competitive")
    s.table.goal[0], s.table.goal_choice[0] = 0, (3, 5)
    show(panel, s.game)
    assert line(panel, "company_choice").body == "You have yet to choose which to keep."


def test_a_team_has_no_company_goals(panel: GoalsPanel) -> None:
    """4.1: and so no part about them."""
    show(panel, holder(MONEY).game)
    assert ("company",) not in rows_of(panel)


# --- UN goals ----------------------------------------------------------------------------------------------


def claimant(mode: str = "cooperative") -> Scene:
    """Player 0 has infrastructure under recycling, hydro and wind plants, and one cube."""
    s = scene(mode)
    s.demand("africa", "recycling:1:1:0", "hydro:1:2:0")
    s.demand("asia", "wind:1:3:0")
    s.table.un_row = (TWO_HYDRO, TWO_RECYCLING_WIND, RECYCLING_HYDRO)
    s.give(0, tech=1)
    return s


def test_everything_that_is_missing_is_told_at_once(panel: GoalsPanel) -> None:
    """8.C: the engine stops at the first thing; a player wants to know all of them, in the engine's words."""
    s = claimant()
    show(panel, s.game)
    words = "You need 2 recycling plants on your infrastructures and have 1. "
    row = line(panel, "un", TWO_RECYCLING_WIND)
    assert row.body == words + "You need 3 technology cubes and have 1."
    refusal = s.game.why_not(act.score_un_goal(TWO_RECYCLING_WIND))
    assert refusal is not None
    assert row.body.startswith(speaker_of(s.game).refusal(refusal))
    assert row.places == (at.un_goal(1),)


def test_pieces_that_are_there_are_told_from_those_that_are_missing(panel: GoalsPanel) -> None:
    """Badges for the energies, cubes for the price: a card that shows an energy twice has two badges."""
    show(panel, claimant().game)
    row = line(panel, "un", TWO_RECYCLING_WIND)
    assert isinstance(row, Needs)
    cubes = [Piece("tech", there, is_energy=False) for there in (True, False, False)]
    energies = [Piece("recycling", True), Piece("recycling", False), Piece("wind", True)]
    assert sorted(row.pieces[:3]) == sorted(energies)
    assert list(row.pieces[3:]) == cubes


def test_the_nearest_card_comes_first(panel: GoalsPanel) -> None:
    """By the number of pieces that are missing: none, two (a plant and a cube), three."""
    show(panel, claimant().game)
    cards = [key[1] for key in rows_of(panel) if key[0] == "un" and len(key) == 2]
    assert cards == [RECYCLING_HYDRO, TWO_HYDRO, TWO_RECYCLING_WIND]


def test_a_card_that_lacks_nothing_can_be_had_or_waits(panel: GoalsPanel) -> None:
    """8.C: now, in the own turn; later, in somebody else's; not twice in a turn, as the engine says."""
    s = claimant()
    show(panel, s.game)
    row = line(panel, "un", RECYCLING_HYDRO)
    assert (row.body, row.icon.name) == ("You have everything you need: claim it now.", DONE)
    s.table.used_card = 1
    show(panel, s.game)
    used = "You have already played a card or claimed a UN goal this turn."
    assert line(panel, "un", RECYCLING_HYDRO).body == used
    s.turn(1)
    s.table.used_card = 1
    show(panel, s.game)
    assert line(panel, "un", RECYCLING_HYDRO).body == "You have everything you need: wait for your turn."


def test_another_seat_lacks_other_things(panel: GoalsPanel) -> None:
    """The seat at the screen is asked about, not the one whose turn it is."""
    s = claimant()
    show(panel, s.game, seat=1)
    words = "You need 1 recycling plant on your infrastructures and have 0. "
    assert line(panel, "un", RECYCLING_HYDRO).body.startswith(words)


def test_the_first_edition_asks_for_plants_and_one_cube(panel: GoalsPanel) -> None:
    """13.2: built plants of the own; the points are printed on the card."""
    s = first_scene(players=2)
    card = s.table.setting.kit.un_goals[0]
    s.table.un_row = (card.number,)
    s.table.goal[0] = 27
    show(panel, s.game)
    row = line(panel, "un", card.number)
    assert row.body.startswith("You need 1 technology cube and have 0. You need 1 ")
    assert row.value == f"{card.vp} points"
    assert next(iter(rows_of(panel))) == ("company",)


@pytest.mark.parametrize(
    ("shown", "words", "mark"),
    [
        (5, "At most 3 may remain open. Still to be claimed: 2.", OPEN),
        (3, "At most 3 may remain open: enough have been claimed.", DONE),
    ],
)
def test_a_team_is_told_how_many_cards_have_to_go(
    panel: GoalsPanel, shown: int, words: str, mark: str
) -> None:
    """A80: at most three may be left open."""
    s = holder(MONEY)
    s.table.un_row = tuple(range(1, shown + 1))
    show(panel, s.game)
    row = line(panel, "un_open")
    assert (row.body, row.icon.name) == (words, mark)


@pytest.mark.parametrize(("claimed", "points"), [(0, "0 points"), (1, "6 points"), (5, "21 points")])
def test_rivals_are_told_what_their_cards_are_worth(panel: GoalsPanel, claimed: int, points: str) -> None:
    """16.2, A26: together, four and more the same."""
    s = claimant("competitive")
    s.table.un_claimed[0] = tuple(range(20, 20 + claimed))
    show(panel, s.game)
    words = f"You have claimed {claimed}, worth {points} at the end."
    assert line(panel, "un_claimed").body == words


# --- secrets -----------------------------------------------------------------------------------------------


def positions(number: int) -> Iterator[Game[Any]]:
    """Positions of a random game of each edition."""
    yield from (game for game, _ in play(second_play.plan(number)))
    yield from (game for game, _ in play(first_play.plan(number)))


@pytest.mark.parametrize("number", range(12))
def test_nothing_of_other_seats_is_told(panel: GoalsPanel, number: int) -> None:
    """19, I-22, G-40: with everything dealt again that a seat may not know, all words and pixels stay."""
    chance = Random(number)
    for game in positions(number):
        if chance.random() > 0.015:
            continue
        for seat in range(game.table.setting.players):
            show(panel, game, seat)
            words, pixels = read(panel), picture_of(panel)
            panel.clear()
            show(panel, game.deal_again(seat, chance), seat)
            assert read(panel) == words
            assert picture_of(panel) == pixels


def test_partners_do_not_see_each_others_goals(panel: GoalsPanel) -> None:
    """Hot-seat, 19: Anna's goals are on the screen for Anna alone, also after somebody else sat there."""
    s = holder(SUMMIT_ALONE, MONEY)
    s.table.personal[1] = (SAME_TYPE,)
    show(panel, s.game)
    own = [line(panel, "personal", card).title for card in (SUMMIT_ALONE, MONEY)]
    show(panel, s.game, seat=1)
    assert panel.title.text() == "Goals of <b>Ben"
    assert panel.title.textFormat() == QtNames.TextFormat.PlainText
    assert not [words for words in own if words in "\n".join(read(panel))]


@pytest.mark.parametrize("how", ["nobody", "over", "clear"])
def test_with_nobody_at_the_screen_the_panel_is_empty_and_silent(panel: GoalsPanel, how: str) -> None:
    """Nothing to read, nothing to point at, nothing that depends on the game."""
    s = holder(SUMMIT_ALONE, MONEY)
    untouched = read(panel)
    show(panel, s.game)
    assert panel.rows.rowCount()
    heard: list[Any] = []
    panel.pointed.connect(heard.append)
    if how == "nobody":
        show(panel, s.game, NOBODY)
    elif how == "over":
        s.table.stack.clear()
        show(panel, s.game)
    else:
        panel.clear()
    assert panel.rows.rowCount() == 0
    assert read(panel) == untouched
    QTest.mouseMove(panel, QPoint(60, 60))
    QTest.keyClick(panel.window().findChildren(QLineEdit)[0], Key.Key_Tab)
    assert heard == []
    assert not panel.view.isVisible()
    assert panel.nothing.isVisible()


def test_what_happens_behind_a_cover_does_not_show_through(panel: GoalsPanel) -> None:
    """The position is kept: a new language or look sets the same words, whatever was played since."""
    s = holder(MONEY)
    show(panel, s.game)
    before = read(panel)
    s.give(0, money=10)
    s.table.personal[0] = (SAME_TYPE,)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    assert read(panel) == before


# --- reading and pointing ----------------------------------------------------------------------------------


def test_the_mouse_shows_on_the_board_what_a_row_is_about(panel: GoalsPanel) -> None:
    """Pointing with the real mouse; leaving the row takes it back, once."""
    show(panel, claimant().game)
    heard: list[Any] = []
    ends: list[bool] = []
    panel.pointed.connect(heard.append)
    panel.unpointed.connect(lambda: ends.append(True))
    hover(panel, "un", TWO_HYDRO)
    assert heard == [(at.un_goal(0),)]
    QTest.mouseMove(panel.window().findChildren(QLineEdit)[0])
    QApplication.processEvents()
    assert ends == [True]


def test_the_keyboard_reads_row_by_row(panel: GoalsPanel) -> None:
    """Tab leads into the list, arrow keys through it; every row is a sentence for a screen reader."""
    show(panel, claimant().game)
    heard: list[Any] = []
    panel.pointed.connect(heard.append)
    QTest.keyClick(panel.window().findChildren(QLineEdit)[0], Key.Key_Tab)
    assert panel.view.hasFocus()
    count = panel.rows.rowCount()
    for _ in range(count - 1):
        QTest.keyClick(panel.view, Key.Key_Down)
    pointed = [places for places, before in zip(heard, [None, *heard], strict=False) if places != before]
    assert pointed == [shown.places for shown in panel.rows.rows]
    assert panel.view.currentIndex().row() == count - 1
    assert panel.view.accessibleName() == "Goals of Anna"
    for number in range(count):
        told = panel.rows.index(number).data(QtNames.ItemDataRole.AccessibleTextRole)
        assert told[0].isupper()
    assert QAccessible.queryAccessibleInterface(panel.view).childCount() >= count


def test_who_reads_a_row_goes_on_reading_it(panel: GoalsPanel) -> None:
    """The order of the cards changes with a cube: the current row is found again, and told anew."""
    s = claimant()
    show(panel, s.game)
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.rows.index(list(rows_of(panel)).index(("un", TWO_RECYCLING_WIND))))
    s.demand("oceania", "recycling:1:0:0")
    s.give(0, tech=2)
    show(panel, s.game)
    shown = panel.view.currentIndex().data(Role.SHOWN)
    assert shown.row.key == ("un", TWO_RECYCLING_WIND)
    assert shown.row.body == "You have everything you need: claim it now."


def test_nobody_goes_on_reading_where_somebody_else_has_stopped(panel: GoalsPanel) -> None:
    """Another seat begins at the top, without a current row of the last one."""
    s = claimant()
    show(panel, s.game)
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.rows.index(panel.rows.rowCount() - 1))
    ends: list[bool] = []
    panel.unpointed.connect(lambda: ends.append(True))
    show(panel, s.game, seat=2)
    assert not panel.view.currentIndex().isValid()
    assert panel.view.verticalScrollBar().value() == 0
    assert ends


@pytest.mark.parametrize("number", range(9))
def test_every_place_that_is_pointed_at_exists(panel: GoalsPanel, number: int) -> None:
    """Whatever the position: the keys are places of the edition's board."""
    for module in (first_play, second_play):
        places: set[Any] = set()
        for index, (game, _) in enumerate(play(module.plan(number))):
            if game.is_over or index % 25:
                continue
            setting = game.table.setting
            places = places or {place.key for place in declaration_of(setting).places(setting).walk()}
            show(panel, game, seat=index % setting.players)
            for shown in panel.rows.rows:
                assert set(shown.places) <= places


def test_the_model_is_sound(panel: GoalsPanel) -> None:
    """Qt's own tester watches while rows come, change and go."""
    QAbstractItemModelTester(panel.rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for game, _ in play(second_play.plan(4)):
        if not game.is_over:
            panel.show_goals(declaration_of(game.table.setting).goals, game, 0, speaker_of(game))
    panel.clear()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_row_is_cut_whatever_the_size_of_the_text(panel: GoalsPanel, scale: float) -> None:
    """Words wrap and rows grow: larger text needs more height, and the list scrolls in one direction only."""
    show(panel, claimant().game)
    normal = sum(panel.view.sizeHintForRow(row) for row in range(panel.rows.rowCount()))
    panel.set_look(look_of(STANDARD, dark=True), Type("Noto Sans", scale))
    QApplication.processEvents()
    grown = sum(panel.view.sizeHintForRow(row) for row in range(panel.rows.rowCount()))
    assert grown >= normal * (1 if scale == 1 else scale * 0.95)
    assert panel.view.horizontalScrollBar().maximum() == 0


def test_behind_another_tab_the_rows_wait_until_somebody_can_read_them(panel: GoalsPanel) -> None:
    """But what belonged to somebody else is gone at once."""
    there = scene(mode="competitive", players=2)
    panel.hide()
    show(panel, there.game, 0)
    assert panel.rows.rows == []
    panel.show()
    before = list(rows_of(panel))
    assert before
    panel.hide()
    show(panel, there.game, 1)
    assert panel.rows.rows == []
    panel.show()
    assert list(rows_of(panel)) != []
    panel.hide()
    show(panel, there.game, NOBODY)
    assert panel.rows.rows == []
