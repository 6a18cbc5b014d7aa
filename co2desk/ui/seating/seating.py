"""A seat is handed to the computer, taken over by a person, or given to another program: at any time, from a
menu, and when whoever plays it has failed."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.session.seats import PERSON, PROGRAM
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.players.program_dialog import ask_for_program
from co2desk.ui.players.thinker import Failure
from co2desk.ui.players.words import PLAYERS, failure_text, player_name, player_words
from co2desk.ui.widgets import message_box


class Seating:
    """Its menus and questions belong to the window."""

    def __init__(self, window: QWidget, controller: Controller) -> None:
        self.window, self.controller = window, controller
        controller.player_failed.connect(self.ask_after_failure)

    # --- menus -------------------------------------------------------------------------------------------

    def fill(self, menu: QMenu) -> None:
        """A menu for every seat. Those of before are used again: clearing a menu would keep its submenus."""
        menus = menu.findChildren(QMenu)
        for number, seat in enumerate(self.controller.seats):
            of_seat = menus[number] if number < len(menus) else menu.addMenu("")
            of_seat.setTitle(seat.name.replace("&", "&&"))
            of_seat.menuAction().setVisible(True)
            of_seat.clear()
            self._offer(of_seat, number)
        for surplus in menus[len(self.controller.seats) :]:
            surplus.menuAction().setVisible(False)
            surplus.setTitle("")
            surplus.clear()

    def show_menu(self, seat: int, place: QPoint) -> None:
        """The menu of one seat, at a place on the screen."""
        menu = QMenu(self.window)
        self._offer(menu, seat)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def _offer(self, menu: QMenu, number: int) -> None:
        now, words = self.controller.seats[number].player, player_words()
        for old in menu.findChildren(QActionGroup):
            old.deleteLater()
        group = QActionGroup(menu)
        menu.setToolTipsVisible(True)
        for player in PLAYERS if now in PLAYERS else (*PLAYERS, now):
            entry = menu.addAction(player_name(player))
            entry.setToolTip(words.get(player, words[DEFAULT_LEVEL])[1])
            entry.setCheckable(True)
            entry.setChecked(player == now)
            entry.setEnabled(not self.controller.is_over)
            entry.setActionGroup(group)
            entry.triggered.connect(lambda _=False, player=player: self._choose(number, player))

    def _choose(self, number: int, player: str) -> None:
        seat = self.controller.seats[number]
        if player == PROGRAM:
            program = ask_for_program(self.window, seat.program)
            if program is not None:
                self.controller.set_player(number, PROGRAM, program)
        elif player != seat.player:
            self.controller.set_player(number, player)

    # --- when a player has failed ------------------------------------------------------------------------

    #: Questions and buttons when a program that plays a seat has failed.
    def ask_after_failure(self, number: int, failure: Failure) -> None:
        """Without an answer the game waits: the menu of the seat is still there."""
        seat = self.controller.seats[number]
        answers = {
            translate("Players", "Try again"): (seat.player, seat.program),
            player_name(PERSON): (PERSON, None),
        }
        if seat.program is not None:  # a built-in player has only itself to offer
            answers = {player_name(DEFAULT_LEVEL): (DEFAULT_LEVEL, None), **answers}
        choice = message_box.ask(self.window, failure_text(seat.name, failure), list(answers), failure.detail)
        if choice != message_box.CANCELLED:
            self.controller.set_player(number, *list(answers.values())[choice])
