"""A tour through everything that can be read in the window. Each station brings something onto the screen
and yields it once for every page or state it has; it is there until the next one is asked for.

Opening a game takes longer than most of what is looked at in it. So a station is at one game only, which its
name ends with, and leaves it as it was: the tour opens each game once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from unittest import mock

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox, QToolButton, QWidget

from co2desk.commands.examples import crowded_second_chance, crowded_session
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.refusals import refuse
from co2desk.forecast.missing import REGION, UN_GOAL, Goal
from co2desk.lessons import DO, READ, WATCH, load_lessons
from co2desk.protocol.player import Choice
from co2desk.session import Session
from co2desk.session.claiming import PlayedOn
from co2desk.session.seats import SIGNS, Program, Seat
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.advice.hints import TOLD
from co2desk.ui.editions.lookup import FORMS
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.lessons.dialog import LessonsDialog
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.players.program_dialog import ProgramDialog
from co2desk.ui.review.dialog import ReviewDialog
from co2desk.ui.review.reviewer import DONE, FAILED, RUNNING, Finding
from co2desk.ui.settings.dialog import SettingsDialog
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.played_readings import PlayedReadings
from co2desk.ui.setup.readings import ReadingsDialog
from co2desk.ui.widgets import message_box
from co2desk.ui.window.main_window import LEAST
from tests.replays.games import load_recorded
from tests.ui import known_games
from tests.ui.everything_shown import come_to_rest
from tests.ui.screen import Screen, entries

FIRST = "first"  # beside the modes of Second Chance
MANY = 8
TALL = 2400
LONG_NAME = "Friederike-Charlotte von der Marwitz-Osten"[:40]
LONG_FILE = "/home/somebody/games/2026/A long evening with Friederike-Charlotte and all the others.co2game"
NAMES = ("Anna", LONG_NAME, "Chiara", "David", "Emil")
FREE = frozenset((*NAMES, "Alex", "Ada", LONG_FILE, Path(LONG_FILE).name, Path(LONG_FILE).stem))
SEATS = tuple(Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=True))

Station = Callable[[Screen], Iterator[QWidget]]
GameStation = Callable[[Screen, str], Iterator[QWidget]]


def seats(session: Session) -> tuple[Seat, ...]:
    return SEATS[: session.options.players]


@cache
def crowded(mode: str) -> Session:
    """A late position, which nobody plays on."""
    return crowded_second_chance(mode) if mode in MODES else crowded_session()


@cache
def over(name: str) -> Session:
    """A recorded game at its end, for the window alone, which names its seats."""
    return load_recorded(name)


def in_games(title: str, station: GameStation, *games: str) -> dict[str, Station]:
    """The same station in several games, by its name."""
    return {f"{title} of {game}": at_game(station, game) for game in games}


def at_game(station: GameStation, game: str) -> Station:
    return lambda screen: station(screen, game)


def title_of(name: str) -> str:
    """A station without its game."""
    title, _, _ = name.rpartition(" of ")
    return title or name


def game_of(name: str) -> str:
    return name.rpartition(" of ")[2]


def by_game(stations: Mapping[str, Station]) -> dict[str, Station]:
    """Those of one game follow each other."""
    games = [game_of(name) for name in stations]
    return dict(sorted(stations.items(), key=lambda one: games.index(game_of(one[0]))))


def lay(screen: Screen, session: Session) -> None:
    """Open a position in the window, unless it is open already. The board itself is looked at elsewhere:
    painting it would take most of the time."""
    controller = screen.controller
    if not controller.has_game or controller.session is not session or not screen.window.is_in_game:
        screen.game_view.view.setUpdatesEnabled(False)
        screen.lay(session, seats(session))


@contextmanager
def smallest_screen() -> Iterator[None]:
    """A screen that the smallest window fills."""
    with mock.patch.object(QScreen, "availableSize", return_value=QSize(*LEAST)):
        yield


def shown(screen: Screen, dialog: QDialog) -> QDialog:
    dialog.show()
    screen.settle()
    return dialog


@contextmanager
def as_high_as(screen: Screen, height: int) -> Iterator[None]:
    """The same width, another height."""
    size = screen.window.size()
    screen.window.resize(size.width(), height)
    screen.settle()
    yield
    screen.window.resize(size)
    screen.settle()


def put_away(screen: Screen, dialog: QWidget) -> None:
    dialog.close()
    dialog.deleteLater()
    screen.settle()


# --- the start page ----------------------------------------------------------------------------------------


def start_page(screen: Screen) -> Iterator[QWidget]:
    screen.window.show_start()
    page = screen.window.start
    page.show_games([])
    yield screen.window
    players = tuple(SEATS[:3])
    games = [
        known_games.game(1, seats=players, was_cut_off=True, saved_as=LONG_FILE),
        known_games.game(2, edition="second_chance", mode="cooperative", practice=True, seats=players),
        known_games.game(3, edition="second_chance", mode="competitive", is_over=True, seats=players),
        known_games.game(4, edition="second_chance", mode="solo", seats=players[:1], players=1),
        known_games.game(5, seats=SEATS, players=5, saved_as=LONG_FILE),
        known_games.game(
            6, edition="third", seats=(), players=0, was_cut_off=True, practice=True, saved_as=LONG_FILE
        ),
    ]
    page.show_games(games)
    yield screen.window
    area = page.area.verticalScrollBar()
    area.setValue(area.maximum())
    page.recent.list.setCurrentIndex(page.recent.list.rows.index(1))
    yield screen.window
    page.show_games([])


# --- the desk ----------------------------------------------------------------------------------------------


def welcome(screen: Screen) -> Iterator[QWidget]:
    """The first start."""
    screen.window.show_welcome()
    screen.settle()
    yield screen.window
    screen.window.show_start()
    screen.settle()


def desk(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    side = screen.game_view.side
    side.show()  # in the smallest window it has given way
    for page in range(side.count()):
        side.setCurrentIndex(page)
        yield screen.window
    with as_high_as(screen, TALL):  # all that would have to be scrolled to
        for page in range(side.count()):
            side.setCurrentIndex(page)
            screen.settle()
            come_to_rest(screen)
            yield side
    side.setCurrentIndex(0)


def advice(screen: Screen, game: str) -> Iterator[QWidget]:
    """A hint, what is missing for goals, and what a partner plans."""
    lay(screen, crowded(game))
    game_view, controller = screen.game_view, screen.controller
    step = len(controller.session.actions)
    said = (
        {"code": "build", "seat": 0, "energy": "wind", "region": "africa"},
        {"code": "recruit", "seat": 0},
        {"code": "give_bonus", "seat": 0, "partner": 1},
        {"code": "prepare", "seat": 1, "energy": "hydro", "region": "asia"},
        {"code": "plan_project", "seat": 1, "energy": "solar", "region": "europe"},
        {"code": "claim_un_goal", "seat": 2, "card": controller.table.un_row[0]},
        {"code": "send_to_summit", "seat": 2, "energy": "solar", "summit": 1},
    )
    controller.choices[step] = Choice(controller.session.actions[-1], plan=said)
    game_view.show_hint()
    yield game_view.side
    screen.wait_until(lambda: game_view.hints.state == TOLD)
    with as_high_as(screen, TALL):
        for goal in (*map(partial(Goal, REGION), range(3)), Goal(UN_GOAL, controller.table.un_row[0])):
            game_view.show_missing(goal)
            yield game_view.side
    controller.computers.advice_failed.emit(None)
    yield game_view.side
    game_view.goal_menus.open_at(None, QPoint(), else_all=True)
    yield game_view  # the menu is a part of it; it goes when the language changes
    game_view.goal_menus.close()
    controller.choices.clear()
    game_view.advice.clear()
    game_view.side.setCurrentIndex(0)


def actions_list(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    screen.game_view.show_actions()
    dialog = screen.game_view.actions_dialog
    assert dialog is not None
    yield dialog
    dialog.tree.setCurrentIndex(dialog.filter.index(1, 0, dialog.filter.index(0, 0)))
    yield dialog
    dialog.search.setText("")
    dialog.hide()


def history(screen: Screen, game: str) -> Iterator[QWidget]:
    session = crowded(game)
    lay(screen, session)
    for step in (0, len(session.actions) // 2):
        screen.game_view.show_history(step)
        screen.settle()
        yield screen.window
    screen.game_view.past.leave()
    screen.settle()


def cover(screen: Screen, game: str) -> Iterator[QWidget]:
    session = crowded(game)
    lay(screen, session)
    controller, game_view = screen.controller, screen.game_view
    player = session.game.decision.player
    game_view.cover.show_for(
        player, SEATS[1], partial(controller.log.since, 0, player), game_view._asked_in_public
    )
    yield screen.window
    screen.push(game_view.cover.it_is_me)
    yield screen.window
    with as_high_as(screen, TALL):
        come_to_rest(screen)
        yield game_view.cover
    screen.push(game_view.cover.go_on)


def pointed_at(screen: Screen, game: str) -> Iterator[QWidget]:
    """The cards with the longest explanations, and a refusal."""
    lay(screen, crowded(game))
    pointer, board = screen.game_view.pointer, screen.game_view.board
    longest: dict[str, tuple[int, PlaceKey]] = {}
    for key, item in board.items_by_key.items():
        told = len("".join(board.words.explain(key, item.value)[1]))
        if item.isVisible() and told >= longest.get(key.kind, (0, key))[0]:
            longest[key.kind] = (told, key)
    for _, key in sorted(longest.values(), key=lambda found: -found[0])[:MANY]:
        pointer._hovered = key
        pointer._explain_hovered()
        yield pointer.card
    pointer.hide()
    closed = [kind for kind, _ in screen.controller.declaration.actions.turn_groups()]
    sentence = max((screen.game_view.adviser.why_closed(kind) for kind in closed), key=len)
    pointer.bubble.tell(QPoint(40, 40), sentence)
    yield pointer.bubble
    refusal = refuse("not_now", "company_goal")  # its places have the longest names
    pointer._tell_refusal(refusal)
    yield pointer.bubble
    if screen.game_view.adviser.other_books(refusal):  # Second Chance has a German book only
        QTest.mouseClick(pointer.bubble, Qt.MouseButton.LeftButton)
        yield pointer.bubble
    pointer.hide()


# --- the end -----------------------------------------------------------------------------------------------


def lay_end(screen: Screen, game: str) -> None:
    """The desk of a finished game, without the dialog that opens with it."""
    lay(screen, over(game))
    for dialog in screen.window.findChildren(EndDialog):
        put_away(screen, dialog)


def end(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, over(game))
    if not screen.window.findChildren(EndDialog):
        screen.window.parts.show_result()
    (dialog,) = screen.window.findChildren(EndDialog)
    for page in range(dialog.curves.count()):
        dialog.curves.setCurrentIndex(page)
        screen.settle()
        yield dialog
    put_away(screen, dialog)


def review(screen: Screen, game: str) -> Iterator[QWidget]:
    """Own turns that could have been better: found, stopped, failed, and none at all."""
    lay_end(screen, game)
    dialog = ReviewDialog(screen.window, over(game), lambda: screen.controller.speaker)
    reviewer = dialog.reviewer
    reviewer.stop()
    yield shown(screen, dialog)
    reviewer.state = FAILED
    dialog._show()
    yield dialog
    reviewer.state = DONE
    dialog._show()
    yield dialog
    for turn in reviewer.turns[1:6:2]:
        better = Choice(turn.actions[0], ({"code": "knowledge", "points": 3.0}, {"code": "money"}))
        reviewer._findings.append(Finding(turn, better, 4.0))
    dialog._show()
    screen.settle()
    yield dialog
    reviewer.state = RUNNING
    dialog._show()
    yield dialog
    put_away(screen, dialog)


# --- dialogs -----------------------------------------------------------------------------------------------


def new_game(screen: Screen) -> Iterator[QWidget]:
    dialog = NewGameDialog(screen.window, None, screen.appearance.look)
    yield shown(screen, dialog)
    dialog.more.click()
    yield dialog
    for number, form in enumerate(FORMS.values()):
        dialog.editions.button(number).click()
        for players in form.players:
            dialog.counts.button(players).click()
        for mode in MODES if form.edition == "second_chance" else ("",):
            if mode:
                dialog.variants.take({"mode": mode})
                dialog._fit_count()
            screen.settle()
            yield dialog
    dialog.seed.ask_for_code("nonsense")
    screen.settle()
    yield dialog
    put_away(screen, dialog)


def readings(screen: Screen) -> Iterator[QWidget]:
    maker = NewGameDialog(screen.window, None, screen.appearance.look)
    for form in FORMS.values():
        maker._choose_edition(form)
        dialog = ReadingsDialog(screen.window, maker.choices, maker.rulebook.speaker)
        yield shown(screen, dialog)
        for row in range(1, dialog.filter.rowCount(), 9):
            dialog.list.setCurrentIndex(dialog.filter.index(row, 0))
            screen.settle()
            yield dialog
        put_away(screen, dialog)
    maker.deleteLater()


def played_readings(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    dialog = PlayedReadings(screen.window, screen.controller)
    yield shown(screen, dialog)
    put_away(screen, dialog)


def settings(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    for controller in (None, screen.controller):
        dialog = SettingsDialog(screen.window, screen.window.preferences, controller)
        yield shown(screen, dialog)
        put_away(screen, dialog)


def another_program(screen: Screen) -> Iterator[QWidget]:
    for program in (Program((LONG_FILE,)), None):
        dialog = ProgramDialog(screen.window, program)
        shown(screen, dialog)
        yield dialog
        if program is None:
            dialog.done_button.click()
            screen.settle()
            assert dialog.problem.isVisible()
            yield dialog
        put_away(screen, dialog)


def lesson(screen: Screen) -> Iterator[QWidget]:
    """Steps to read, to do and to watch, and the list of chapters."""
    lessons = screen.window.parts.lessons
    chapter = load_lessons()[0].chapters[0]
    lessons.begin(chapter)
    kinds = [step.kind for step in chapter.steps]
    for number in (kinds.index(READ), kinds.index(DO), kinds.index(WATCH), len(kinds) - 1):
        while lessons.guide is not None and lessons.guide.number < number:
            lessons.guide.play_step()
        lessons._show()
        screen.settle()
        yield lessons.panel
    progress = lessons.progress.at(chapter, len(kinds) - 1).at(load_lessons()[0].chapters[1], 3)
    dialog = LessonsDialog(screen.window, load_lessons(), progress)
    yield shown(screen, dialog)
    put_away(screen, dialog)


def about(screen: Screen) -> Iterator[QWidget]:
    dialog = AboutDialog(screen.window)
    shown(screen, dialog)
    yield from every_page(screen, dialog)
    put_away(screen, dialog)


def every_page(screen: Screen, dialog: AboutDialog) -> Iterator[QWidget]:
    for page in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(page)
        screen.settle()
        yield dialog


def questions(screen: Screen, game: str) -> Iterator[QWidget]:
    """What the window asks before something is lost, with the longest answers."""
    window = screen.window
    lay(screen, crowded(game))
    boxes: list[QMessageBox] = []

    def opened(box: QMessageBox) -> int:
        box.show()
        boxes.append(box)
        return 0

    with mock.patch.object(QMessageBox, "exec", opened), mock.patch.object(QMessageBox, "deleteLater"):
        window.parts.undo._table_agrees(30)
        opener, session = window.parts.files.opener, screen.controller.session
        opener._wants_copy()
        opener._which_continuation(PlayedOn(session, session, 30, 0, None, "", 0))
        message_box.tell(window, LONG_FILE, LONG_FILE)
    window.start.recent.ask_to_remove(known_games.game(1, seats=SEATS, players=5, saved_as=LONG_FILE))
    boxes += [box for box in window.findChildren(QMessageBox) if box not in boxes]
    screen.settle()
    for box in boxes:
        yield box
        put_away(screen, box)


def menus(screen: Screen, game: str) -> Iterator[QWidget]:
    """The menu bar, and of what the prompt bar offers the widest menu of each button."""
    lay(screen, crowded(game))
    offered = [button.menu() for button in screen.buttons() if isinstance(button, QToolButton)]
    for menu in (*screen.window.menuBar().findChildren(QMenu), *offered):
        if not isinstance(menu, QMenu):
            continue
        menu.aboutToShow.emit()
        found = entries(menu)
        if found:
            _, widest = max(found, key=lambda entry: len(entry[0].text()))
            widest.popup(QPoint())
            yield widest
            widest.close()


STATIONS: dict[str, Station] = {
    "start page": start_page,
    "welcome": welcome,
    **in_games("desk", desk, FIRST, *MODES),
    **in_games("advice", advice, COOPERATIVE),
    **in_games("actions list", actions_list, FIRST, COOPERATIVE),
    **in_games("history", history, FIRST, COMPETITIVE),
    **in_games("cover", cover, FIRST, COOPERATIVE),
    **in_games("pointed at", pointed_at, FIRST, COOPERATIVE),
    **in_games(
        "end",
        end,
        "first-last-decade",
        "first-solo-pollution",
        "competitive-last-decade",
        "cooperative-won",
        "solo-card-missed",
    ),
    **in_games("review", review, "first-last-decade", "cooperative-won"),
    "new game": new_game,
    "readings": readings,
    **in_games("played readings", played_readings, FIRST, SOLO),
    **in_games("settings", settings, FIRST),
    "another program": another_program,
    "lesson": lesson,
    "about": about,
    **in_games("questions", questions, FIRST),
    **in_games("menus", menus, FIRST, COOPERATIVE),
}
