"""All that the window needs for a game, and with it the engine. The main window loads this module when its
start page is on the screen, or when the first game is asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from co2desk.session.autosave import Autosave
from co2desk.session.claiming import Claimed
from co2desk.session.setup import setup_of
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.controller import Controller
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.files.game_files import GameFiles
from co2desk.ui.history.undo import Undo
from co2desk.ui.lessons.lessons import Lessons
from co2desk.ui.pictures.thumbnails import Thumbnails
from co2desk.ui.preferences import OFF, Preferences
from co2desk.ui.review.dialog import ReviewDialog, people
from co2desk.ui.rulebook.opener import RulesOpener
from co2desk.ui.seating.seating import Seating
from co2desk.ui.settings.dialog import SettingsDialog
from co2desk.ui.setup.game_starter import GameStarter
from co2desk.ui.setup.played_readings import PlayedReadings
from co2desk.ui.sharing.sharing import Sharing
from co2desk.ui.sound.sounds import Sounds
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.window.game_view import GameView


class GameParts(QObject):
    game_wanted = Signal()  # a game has begun or was opened: it is to be seen

    def __init__(
        self,
        window: QWidget,
        pages: QWidget,
        preferences: Preferences,
        appearance: Appearance,
        autosave: Autosave,
        announce: Callable[[Callable[[], str]], None],
    ) -> None:
        super().__init__(window)
        self.window, self.preferences, self.appearance = window, preferences, appearance
        self.controller = Controller(preferences, self, autosave)
        self.game_view = GameView(self.controller, appearance, pages)
        self.files = GameFiles(window, autosave, self._show_game)
        self.starter = GameStarter(window, self.controller, appearance, self.files.may_leave)
        self.sharing = Sharing(window, self.controller, appearance, announce)
        self.sounds = Sounds(self.controller, preferences)
        self.undo = Undo(self.controller, window)
        self.seating = Seating(window, self.controller)
        self.rules = RulesOpener(window, self.controller, appearance)
        self.review: ReviewDialog | None = None
        self.controller.began.connect(self._end_review)
        self.thumbnails = Thumbnails(self.controller, appearance, autosave.library)
        self.lessons = Lessons(
            window,
            self.controller,
            self.game_view.proposals,
            self.game_view.board,
            self.files.may_leave,
            self.game_view.pointer.say,
            self.game_view.animator.finish,
        )
        self.game_view.beside.put_above(self.lessons.panel)
        self.game_view.pointer.taught = self.lessons.kept_free
        appearance.changed.connect(lambda: self.lessons.panel.set_look(appearance.look))
        self.lessons.started.connect(self.game_wanted)
        self.game_view.storyteller.listening.connect(self.lessons.listen)
        self.lessons.game_wanted.connect(self.starter.set_up_like)
        self.files.announced.connect(announce)
        self.files.leaving.connect(self.thumbnails.draw)
        self.starter.started.connect(self.game_wanted)
        self.game_view.result_wanted.connect(self.show_result)
        self.game_view.history.branch_wanted.connect(self.files.open_branch)
        self.game_view.seat_menu_wanted.connect(self.seating.show_menu)

    def _show_game(self, claimed: Claimed) -> None:
        """A game that was opened comes onto the table."""
        session = claimed.session
        self.controller.open(
            session, setup_of(session), claimed.lock, claimed.saved_as, claimed.saved_entries
        )
        self.game_wanted.emit()

    # --- dialogs -----------------------------------------------------------------------------------------

    def show_settings(self, in_game: bool) -> None:
        """With the languages of the players, if a game is to be seen."""
        dialog = SettingsDialog(self.window, self.preferences, self.controller if in_game else None)
        dialog.exec()
        dialog.deleteLater()

    def show_about(self) -> None:
        AboutDialog(self.window).exec()

    def show_readings(self) -> None:
        if self.controller.has_game:
            PlayedReadings(self.window, self.controller).exec()

    def show_result(self) -> None:
        controller = self.controller
        if not controller.has_game or not controller.is_over:
            return
        dialog = EndDialog(
            self.window,
            controller.session,
            controller.seats,
            controller.speaker,
            self.appearance.look,
            self.appearance.type,
            animate=self.preferences.value("animation") != OFF,
        )
        dialog.again_button.setVisible(not controller.is_lesson)
        dialog.save_button.setVisible(not controller.is_lesson)
        dialog.learn_button.setVisible(self.can_learn)
        dialog.learn.connect(dialog.close)
        dialog.learn.connect(self.show_review)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.play_again.connect(dialog.close)
        dialog.play_again.connect(self.starter.same_again)
        dialog.save.connect(self.files.save)
        dialog.replay.connect(dialog.close)
        dialog.replay.connect(lambda: self.game_view.show_history(0, play=True))
        dialog.step_chosen.connect(dialog.close)
        dialog.step_chosen.connect(self.game_view.show_history)
        dialog.open()

    @property
    def can_learn(self) -> bool:
        """Is there a finished game with turns of a person to look at again?"""
        controller = self.controller
        if not controller.has_game or not controller.is_over or controller.is_lesson:
            return False
        return bool(people(controller.session))

    def show_review(self) -> None:
        """The turns of a person after which Expert sees clearly better ones."""
        if not self.can_learn:
            return
        if self.review is None:
            controller = self.controller
            self.review = ReviewDialog(self.window, controller.session, lambda: controller.speaker)
            self.review.step_chosen.connect(self.game_view.show_history)
            self.review.branch_wanted.connect(self.files.open_branch)
        else:
            self.review.reviewer.go_on()
        self.review.show()
        self.review.raise_()
        self.review.activateWindow()

    def _end_review(self) -> None:
        """Another game is on the table."""
        if self.review is not None:
            self.review.close()
            self.review.deleteLater()
            self.review = None
