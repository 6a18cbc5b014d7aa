"""The games of this computer on the start page: the one to go on with on top, all others in a list below it.

Games are recorded without being asked for; this is where they come back. What is done with a game that is
chosen or not wanted any more is for whoever hears the signals; the panel goes on showing what it was given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QSizePolicy, QVBoxLayout, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.start.game_card import GameCard
from co2desk.ui.start.game_list import SPACE, TEXT, GameList
from co2desk.ui.start.game_painter import Pictures
from co2desk.ui.start.game_words import GameWords
from co2desk.ui.theme.look import Look, Type
from co2desk.ui.widgets import message_box

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame

GREEDY = 1000  # the list takes all the room that it can use


class RecentGames(Retranslated, QWidget):
    chosen = Signal(str)  # the id of the game to continue
    removed = Signal(str)  # the id of a game; the player has been asked

    def __init__(
        self, look: Look, type_: Type, words: GameWords | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.words, self.pictures = words or GameWords(), Pictures()
        self.card = GameCard(self.words, self.pictures, look, type_)
        self.offer, self.heading = QLabel(), QLabel()  # what stands above the card, and above the list
        self.list = GameList(self.words, self.pictures, look, type_)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addStretch(3)
        for label in (self.offer, self.heading):
            label.setProperty("role", "veil")
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        column.addWidget(self.offer)
        column.addWidget(self.card)
        column.addWidget(self.heading)
        column.addWidget(self.list, GREEDY)
        column.addStretch(4)
        for part in (self.card, self.list):
            part.chosen.connect(lambda game: self.chosen.emit(game.id))
            part.unwanted.connect(self.ask_to_remove)
            part.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.card.customContextMenuRequested.connect(self._menu_of_card)
        self.list.customContextMenuRequested.connect(self._menu_of_list)
        self.card.left_downwards.connect(lambda: self._go_to(self.list))
        self.list.left_upwards.connect(lambda: self._go_to(self.card.resume))
        self.set_look(look, type_)
        self.show_games([])
        self.retranslate()

    # --- what others set -----------------------------------------------------------------------------------

    def show_games(self, games: Sequence[KnownGame]) -> None:
        """The games, the newest first. The newest one that is not finished lies on top."""
        self.pictures.forget()
        first = next((game for game in games if not game.is_over), None)
        others = [game for game in games if game is not first]
        if first is not None:
            self.card.show_game(first)
        self.offer.setVisible(first is not None)
        self.card.setVisible(first is not None)
        self.list.set_games(others)
        self.heading.setVisible(bool(others))
        self.list.setVisible(bool(others))
        self._name_list()

    def set_look(self, look: Look, type_: Type) -> None:
        self.card.set_look(look, type_)
        self.card.fit(self.width())
        self.list.set_look(look, type_)
        for label in (self.offer, self.heading):
            label.setFont(type_.font(TEXT))
            label.setStyleSheet(f"color: {look.ink_soft}; padding: {SPACE // 2}px {SPACE}px;")

    @property
    def offers_game(self) -> bool:
        """Is there a game to go on with?"""
        return self.card.game is not None and not self.card.isHidden()

    @staticmethod
    def _go_to(widget: QWidget) -> None:
        """By arrow key, if there is something to go to."""
        if widget.isVisible():
            widget.setFocus(Qt.FocusReason.TabFocusReason)

    # --- removing ------------------------------------------------------------------------------------------

    def ask_to_remove(self, game: KnownGame) -> None:
        """What is removed cannot be brought back, so keeping it is the answer of a hasty key."""
        box = QMessageBox(self.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("co2desk")
        box.setTextFormat(Qt.TextFormat.PlainText)  # names of files and players may look like anything
        box.setText(self._question(game))
        #: Button: the game stays in the list.
        keep = box.addButton(translate("RecentGames", "Keep"), QMessageBox.ButtonRole.RejectRole)
        #: Button: the game is taken off the list and deleted.
        remove = box.addButton(translate("RecentGames", "Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        remove.clicked.connect(lambda: self.removed.emit(game.id))
        message_box.make_room(box)
        box.open()

    def _question(self, game: KnownGame) -> str:
        file = self.words.file(game)
        if file:
            kept = translate("RecentGames", "The file {file} will be kept.").format(file=file)
        else:
            #: “It” is a game that is about to be removed from the list.
            kept = translate("RecentGames", "This game is not saved in a file. It will be deleted for good.")
        question = translate("RecentGames", "Remove this game from the list?")
        return f"{question}\n\n{self.words.sentence(game)}\n\n{kept}"

    # --- menus ---------------------------------------------------------------------------------------------

    def _menu_of_card(self, where: QPoint) -> None:
        if self.card.game is not None:
            self._menu(self.card.game, self.card.mapToGlobal(where))

    def _menu_of_list(self, where: QPoint) -> None:
        index = self.list.indexAt(where)
        if index.isValid():
            self._menu(self.list.rows.games[index.row()], self.list.viewport().mapToGlobal(where))

    def _menu(self, game: KnownGame, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.words.opening(game)).triggered.connect(lambda: self.chosen.emit(game.id))
        remove = menu.addAction(translate("RecentGames", "Remove this game…"))
        remove.triggered.connect(lambda: self.ask_to_remove(game))
        menu.popup(where)

    # --- words and room ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.offer.setText(translate("RecentGames", "Continue playing"))
        self.list.rows.reword()
        self._name_list()

    def _name_list(self) -> None:
        name = (
            translate("RecentGames", "Other games")
            if self.offers_game
            else translate("RecentGames", "Your games")
        )
        self.heading.setText(name)
        self.list.setAccessibleName(name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self.card.fit(event.size().width())
        super().resizeEvent(event)
