"""More stations of the tour: what comes seldom. Refusals, wrong files, a disk that is full, lost planets."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QWidget

from co2desk import paths
from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.session.seats import PROGRAM, Program
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.i18n.translation import translate
from co2desk.ui.play.proposals import Proposal
from co2desk.ui.players.thinker import FAILURES, Failure
from co2desk.ui.setup.dialog import NewGameDialog
from tests.ui import known_games, stations
from tests.ui.screen import Screen
from tests.ui.stations import (
    FIRST,
    LONG_FILE,
    LONG_NAME,
    SEATS,
    by_game,
    crowded,
    in_games,
    lay,
    lay_end,
    over,
    put_away,
    shown,
)

LOST = ("first-planet-lost", "competitive-planet-lost", "cooperative-planet-lost")
OFFERED = 30  # entries of the menu at the pointer
WRONG_VALUES = {
    "first.yaml": "lobby: {cards: {17: {main: [{vp: 2}]}}}\nfoo: 1\n",
    "second_chance.yaml": "supplies: {cep: many}\nfoo: 1\n",
}
# Stations that repeat words of a wrong file: keys, which are never written with a capital.
WITH_WORDS_OF_FILES = ("wrong files", "refused game", "wrong values")


def boxes(screen: Screen, ask: Callable[[], object]) -> Iterator[QWidget]:
    """The message boxes that something brings, one after the other; nobody answers them."""
    found: list[QMessageBox] = []

    def opened(box: QMessageBox) -> int:
        box.show()
        found.append(box)
        return 0

    with mock.patch.object(QMessageBox, "exec", opened), mock.patch.object(QMessageBox, "deleteLater"):
        ask()
    screen.settle()
    for box in found:
        yield box
        put_away(screen, box)


def wrong_documents(game: str) -> Iterator[str]:
    document: dict[str, Any] = crowded(game).save()
    yield '{"form'
    for wrong in ({"format": "chess"}, {"components": 7}, {"version": 99, "position": None}):
        yield json.dumps({**document, **wrong})
    yield json.dumps({**document, "log": [*document["log"], {"do": "fly"}], "turns": []})


def wrong_files(screen: Screen, game: str) -> Iterator[QWidget]:
    """One file after the other that is no game, and one that is nowhere."""
    lay(screen, crowded(game))
    with TemporaryDirectory() as folder:
        path = Path(folder) / Path(LONG_FILE).name
        for text in wrong_documents(game):
            path.write_text(text, encoding="utf-8")
            yield from boxes(screen, lambda: screen.window.open_from(path))
        path.unlink()
        yield from boxes(screen, lambda: screen.window.open_from(path))


def full_disk(screen: Screen, game: str) -> Iterator[QWidget]:
    """The game cannot be recorded: that is told, asked about, and stands beside the menus."""
    lay(screen, crowded(game))
    window, autosave = screen.window, screen.window.autosave
    try:
        autosave.trouble = OSError(errno.ENOSPC, "No space left on device")
        yield from boxes(screen, window._show_trouble)
        yield from boxes(screen, window.parts.files.may_leave)
        window._show_status()
        screen.settle()
        yield window
    finally:
        autosave.trouble = None
        window._show_trouble()
        window._show_status()


def notice(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    window = screen.window
    sentences: tuple[Callable[[], str], ...] = (
        lambda: translate("MainWindow", "Saved as {file}.").format(file=Path(LONG_FILE).name),
        lambda: translate("GameFiles", "Branched off at step {step}. The original game is unchanged.").format(
            step=123
        ),
    )
    for sentence in sentences:
        window.announce(sentence)
        screen.settle()
        yield window.notice
    window.notice.hide()


def warned(screen: Screen, game: str) -> Iterator[QWidget]:
    """Something was chosen that has to be thought about: it waits in the prompt bar."""
    lay(screen, crowded(game))
    proposals = screen.game_view.proposals
    told = ((action, screen.game_view.adviser.warnings(action)) for action in screen.controller.moves.legal)
    action, lines = max(told, key=lambda one: len("".join(one[1])))
    if lines:
        proposals.propose(action)
        assert proposals.pending == Proposal(action)
        yield screen.window
        screen.push(screen.button("back"))


def chooser(screen: Screen, game: str) -> Iterator[QWidget]:
    """The menu at the pointer, with the longest entries there are."""
    lay(screen, crowded(game))
    game_view, table, frame = screen.game_view, screen.table, screen.controller.game.decision
    speaker = screen.controller.speaker
    longest = sorted(
        screen.controller.moves.legal, key=lambda action: -len(speaker.action(action, table, frame))
    )
    game_view.chooser.offer(longest[:OFFERED], screen.window.mapToGlobal(QPoint(300, 300)))
    assert game_view.chooser.menu is not None
    yield game_view.chooser.menu
    game_view.chooser.close()
    screen.settle()


def menu_of_a_game(screen: Screen) -> Iterator[QWidget]:
    screen.window.show_start()
    recent = screen.window.start.recent
    for over_already in (False, True):
        recent._menu(known_games.game(1, seats=SEATS, players=5, is_over=over_already), QPoint())
        (menu,) = (menu for menu in recent.findChildren(QMenu) if menu.isVisible())
        yield menu
        menu.close()
        screen.settle()


def failed_player(screen: Screen, game: str) -> Iterator[QWidget]:
    """A program that plays has failed, in each way there is; and a saved game names one."""
    lay(screen, crowded(game))
    seating, session = screen.window.parts.seating, screen.controller.session
    longest = [seat.name for seat in screen.controller.seats].index(LONG_NAME)
    for code in FAILURES:
        yield from boxes(screen, partial(seating.ask_after_failure, longest, Failure(code, LONG_FILE, 30)))
    before = session.seats
    session.seats = (replace(before[longest], player=PROGRAM, program=Program((LONG_FILE,))),)
    opener = screen.window.parts.files.opener
    yield from boxes(screen, partial(opener._programs_are_settled, session))
    session.seats = before


def menu_of_a_seat(screen: Screen, game: str) -> Iterator[QWidget]:
    lay(screen, crowded(game))
    screen.window.parts.seating.show_menu(0, QPoint())
    menu = QApplication.activePopupWidget()
    assert menu is not None
    yield menu
    menu.close()
    screen.settle()


# --- new games ---------------------------------------------------------------------------------------------


@contextmanager
def wrong_values() -> Iterator[None]:
    """An owner's copies of the values, neither of which can be played with."""
    with TemporaryDirectory() as folder:
        for name, text in WRONG_VALUES.items():
            (Path(folder) / name).write_text(text, encoding="utf-8")
        with mock.patch.object(paths, "user_packs_dir", return_value=Path(folder)):
            yield


def refused_game(screen: Screen) -> Iterator[QWidget]:
    """Two people of one name, and values that cannot be played with."""
    dialog = NewGameDialog(screen.window, None, screen.appearance.look)
    shown(screen, dialog)
    for row in dialog.seats.rows[:2]:
        row.name.setText(LONG_NAME)
    dialog.start.click()
    screen.settle()
    assert LONG_NAME in dialog.problem.text()
    yield dialog
    put_away(screen, dialog)
    with wrong_values():
        dialog = NewGameDialog(screen.window, None, screen.appearance.look)
        shown(screen, dialog)
        for number in range(len(dialog.editions.buttons())):
            dialog.editions.button(number).click()
            screen.settle()
            assert dialog.problem.text()
            yield dialog
        put_away(screen, dialog)


def wrong_values_told(screen: Screen) -> Iterator[QWidget]:
    with wrong_values():
        dialog = AboutDialog(screen.window)
        shown(screen, dialog)
        assert dialog.values.problem.text()
        yield from stations.every_page(screen, dialog)
        put_away(screen, dialog)


# --- after the end -----------------------------------------------------------------------------------------


def finished_game(screen: Screen, game: str) -> Iterator[QWidget]:
    """What the prompt bar says when all is over, and the way through such a game."""
    lay_end(screen, game)
    yield screen.window
    for step in (0, len(over(game).actions)):
        screen.game_view.show_history(step)
        screen.settle()
        yield screen.window
    screen.game_view.past.leave()
    screen.settle()


ASKED: dict[str, stations.Station] = {
    **in_games("wrong files", wrong_files, FIRST),
    **in_games("full disk", full_disk, FIRST),
    **in_games("chooser", chooser, FIRST, *MODES),
    "game menu": menu_of_a_game,
    **in_games("failed player", failed_player, FIRST),
    **in_games("seat menu", menu_of_a_seat, FIRST),
}
TROUBLES: dict[str, stations.Station] = {
    **in_games("notice", notice, FIRST),
    **in_games("warned", warned, FIRST, *MODES),
    "refused game": refused_game,
    "wrong values": wrong_values_told,
    **in_games("end", stations.end, *LOST),
    **in_games("finished game", finished_game, "first-planet-lost", "cooperative-won"),
}
EVERY_STATION = by_game({**stations.STATIONS, **TROUBLES, **ASKED})
