"""Shows the rules of the game on the table, or of one that is being set up."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from co2desk.components import Pack, PackError, load_pack
from co2desk.rulebook.making import new_rulebook, rulebook
from co2desk.rulebook.pages import Rulebook
from co2desk.session.editions import load_components
from co2desk.session.options import GameOptions
from co2desk.ui.controller import Controller
from co2desk.ui.help.topics import Topic
from co2desk.ui.i18n.translation import translate
from co2desk.ui.rulebook.window import RulesWindow
from co2desk.ui.theme.appearance import Appearance


class RulesOpener(QObject):
    """Owns the window with the rules; one that belongs to a dialog goes away with it."""

    help_wanted = Signal()  # from the window with the rules, which is in front: about something behind it

    def __init__(self, window: QWidget, controller: Controller, appearance: Appearance) -> None:
        super().__init__(window)
        self.window, self.controller, self.appearance = window, controller, appearance
        self.shown: RulesWindow | None = None
        controller.began.connect(self._another_game)

    def show(self, topic: Topic | None, over: QWidget) -> RulesWindow:
        """Over the window or a dialog of it, at the section about a topic."""
        options = None if topic is None else topic.options
        if over is self.window and options is None:
            if self.shown is None:
                self.shown = self._open(over, None)
                self.shown.help_wanted.connect(self.help_wanted)
            shown = self.shown
        else:
            shown = self._open(over, options)
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shown.read(topic)
        shown.show()
        shown.raise_()
        shown.activateWindow()
        return shown

    def _open(self, over: QWidget, options: GameOptions | None) -> RulesWindow:
        edition = self._edition() if options is None else options.edition

        def make(wanted: str) -> tuple[Rulebook, str]:
            if options is not None and options.edition == wanted:
                return self._new(options)
            return self._of(wanted)

        return RulesWindow(over, self.appearance, edition, make)

    def _edition(self) -> str:
        has_game = self.controller.has_game
        return self.controller.session.options.edition if has_game else GameOptions().edition

    def _of(self, edition: str) -> tuple[Rulebook, str]:
        """The rules of the game on the table, or of a new one if there is none of this edition."""
        if not self.controller.has_game or self.controller.session.options.edition != edition:
            return self._new(GameOptions(edition))
        session = self.controller.session
        game, options = session.game, session.options
        book = rulebook(options, game.table.setting, game.edition, session.pack, self.controller.speaker)
        return book, options.book

    def _new(self, options: GameOptions) -> tuple[Rulebook, str]:
        return new_rulebook(options, translate, _pack(options)), options.book

    def _another_game(self) -> None:
        if self.shown is not None:
            self.shown.edition.choose(self._edition())
            self.shown.retranslate()


def _pack(options: GameOptions) -> Pack:
    """With the owner's own values; if something is wrong with them, the dialog for a new game tells it."""
    try:
        return load_components(options)
    except PackError:
        return load_pack(options.edition, None)
