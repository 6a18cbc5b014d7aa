"""The main window: the start page, and the board once a game is on the table.

The start page is on the screen before the engine is loaded: whatever needs it is in `game_parts`, and
`MainWindow.parts` is the only place that imports it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMainWindow, QStackedWidget, QToolButton, QWidget

from co2desk import paths
from co2desk.session.autosave import Autosave
from co2desk.session.library import GameLibrary
from co2desk.ui.files.system_errors import why_not_written
from co2desk.ui.help.topics import COMPARISON, Topic, Watch
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.preferences import Preferences
from co2desk.ui.sound.icon import sound_icon
from co2desk.ui.start.known_games import KnownGames
from co2desk.ui.start.page import StartPage
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.welcome.page import WelcomePage
from co2desk.ui.widgets import message_box
from co2desk.ui.widgets.keyboard import ENTER
from co2desk.ui.window import state as window_state
from co2desk.ui.window.menus import Menus
from co2desk.ui.window.status import Notice, Status
from co2desk.ui.window.title import progress_text, window_title

if TYPE_CHECKING:
    from co2desk.session.session import Session
    from co2desk.ui.controller import Controller
    from co2desk.ui.window.game_parts import GameParts

WELCOMED = "window/welcomed"  # kept when somebody has seen the first page
SOUND = 16  # the side of the sign on the button, at 100 %
LEAST = (1000, 560)  # on a screen of 1024 x 600, below a title


class MainWindow(Retranslated, QMainWindow):
    def __init__(
        self,
        preferences: Preferences,
        appearance: Appearance,
        language_manager: LanguageManager | None = None,
    ) -> None:
        super().__init__()
        self.language_manager = language_manager
        self.preferences, self.appearance = preferences, appearance
        self._parts: GameParts | None = None
        self._told_trouble = False
        self.autosave = Autosave(GameLibrary(paths.user_games_dir()))
        self.setWindowIcon(QIcon(QPixmap(str(paths.resources_dir() / "art" / "icon.svg"))))
        # Every page is made where it belongs: Qt restyles all that is in a widget when its parent changes.
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.start = StartPage(appearance, self.pages)
        self.pages.addWidget(self.start)
        self.status = Status(self.menuBar())
        self.sound_button = QToolButton()
        self.sound_button.setProperty("role", "small")
        self.sound_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        corner = QWidget(self.menuBar())
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, 4, 0)
        row.addWidget(self.status)
        row.addWidget(self.sound_button)
        self.menuBar().setCornerWidget(corner)
        self.notice = Notice(self)
        self.known_games = KnownGames(self.start, self.autosave.library, self._session)
        self._watch = Watch(self)
        self.menus = Menus(self)
        self.start.learn.connect(self.menus.learn.trigger)
        self.menus.sound.setChecked(preferences.value("sound"))
        self.sound_button.clicked.connect(self.menus.sound.trigger)
        self.play_sound: Callable[[str], None] = no_sound  # whoever runs the program brings a player
        preferences.changed.connect(self._preference_changed)
        appearance.changed.connect(self._show_sound)
        self.start.new_game.connect(self.menus.new.trigger)
        self.start.quick_game.connect(self.quick_game)
        self.start.open_game.connect(self.menus.open.trigger)
        self.start.continue_game.connect(self.continue_game)
        self.start.remove_game.connect(self.known_games.remove)
        self.start.settings.connect(self.menus.settings.trigger)
        self.start.about.connect(self.menus.about.trigger)
        self.setMinimumSize(*LEAST)
        self.setAcceptDrops(True)
        window_state.restore_window(self, preferences.store)
        self.retranslate()

    # --- what needs the engine ---------------------------------------------------------------------------

    @property
    def parts(self) -> GameParts:
        """All that a game needs, loaded when it is first asked for: the window's only import on demand."""
        if self._parts is None:
            from co2desk.ui.window.game_parts import GameParts  # noqa: PLC0415 - see above

            self._parts = GameParts(
                self, self.pages, self.preferences, self.appearance, self.autosave, self.announce
            )
            self._connect(self._parts)
        return self._parts

    def _connect(self, parts: GameParts) -> None:
        game_view, controller = parts.game_view, parts.controller
        for button in (game_view.prompt.undo, game_view.cover.undo):
            button.setDefaultAction(self.menus.undo)
        for shown in (game_view.history.moved, game_view.history.closed, game_view.storyteller.listening):
            shown.connect(lambda *_: self._show_status())
        controller.model.changed.connect(self._board_changed)
        controller.began.connect(self._game_began)
        controller.over.connect(self._game_over)
        controller.decision_changed.connect(self._game_moved)
        controller.stepped.connect(lambda *_: self.menus.enable())  # also while it is being told
        controller.recorded.connect(self._show_trouble)
        controller.turned_to.connect(self._speak_to)
        if self.language_manager is not None:
            self.language_manager.changed.connect(controller.rename)
        parts.game_wanted.connect(self.show_game)
        parts.sounds.play = self._play_sound
        parts.rules.help_wanted.connect(self.help_here)
        parts.files.saved.connect(self._game_saved)
        self.pages.addWidget(game_view)
        window_state.restore_game_view(game_view, self.menus.side, self.preferences.store)

    def warm_up(self) -> None:
        """Load what a game needs while the player reads the start page, which lists the games there are."""
        self.known_games.show()
        _ = self.parts

    @property
    def controller(self) -> Controller | None:
        """With a game on the table; None as long as nothing has been played."""
        if self._parts is None or not self._parts.controller.has_game:
            return None
        return self._parts.controller

    def _session(self) -> Session | None:
        return None if self.controller is None else self.controller.session

    # --- frame -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._make_room)  # not while everything is being laid out

    def _make_room(self) -> None:
        self.appearance.make_room(self.size())

    def retranslate(self) -> None:
        self.menus.retranslate()
        self._show_sound()
        self._show_title()
        self._show_status()

    def _play_sound(self, name: str) -> None:
        self.play_sound(name)  # which may be another one by now

    def set_sound(self, on: bool) -> None:
        self.preferences.set("sound", on)

    def _preference_changed(self, key: str) -> None:
        if key == "sound":
            self.menus.sound.setChecked(self.preferences.value("sound"))
            self._show_sound()

    def _show_sound(self) -> None:
        is_on = bool(self.preferences.value("sound"))
        self.sound_button.setIcon(sound_icon(is_on, self.appearance.look))
        side = round(SOUND * self.appearance.type.scale)
        self.sound_button.setIconSize(QSize(side, side))
        words = (
            translate("MainWindow", "Turn the sound off")
            if is_on
            else translate("MainWindow", "Turn the sound on")
        )
        self.sound_button.setToolTip(words)
        self.sound_button.setAccessibleName(words)

    def _show_title(self) -> None:
        title = window_title(self.controller, self.autosave.saved_as)
        self.setWindowTitle(title.replace("[*]", "[*][*]"))  # a single one has a meaning for Qt

    def _show_status(self) -> None:
        """How far the game is, in a corner that costs no room."""
        controller = self.controller
        if controller is None or not self.is_in_game:
            self.status.say("")
        else:
            view = self.parts.game_view
            # Not while somebody looks at the past or something is being told.
            is_now = view.history.isHidden() and not view.storyteller.is_followed
            last = view.show_last(self.status.picture_side if is_now else 0)
            is_recorded = self.autosave.trouble is None
            told = last.sentence if last is not None else ""
            self.status.say(progress_text(controller, view.board, is_recorded, told), last)

    def _board_changed(self, keys: Collection[PlaceKey]) -> None:
        """Also in the middle of what is being told: the clock is that of the board."""
        if at.DECADE in keys or at.ROUND in keys:
            self._show_status()

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def announce(self, sentence: Callable[[], str]) -> None:
        """Something went well: told for a moment, in whatever language."""
        self.notice.announce(sentence, self.menuBar())

    def show_settings(self) -> None:
        self.parts.show_settings(self.is_in_game)

    # --- help --------------------------------------------------------------------------------------------

    def help_here(self) -> None:
        """The rules, at the section about what somebody points at."""
        topic = None
        if self.is_in_game:
            game_view = self.parts.game_view
            topic = game_view.topics.told() or self._watch.topic_in(self) or game_view.topics.open()
        self.show_rules(topic, self)

    def compare_rulebooks(self) -> None:
        self.show_rules(Topic(COMPARISON, ""), self)

    def show_rules(self, topic: Topic | None, over: QWidget) -> None:
        self.parts.rules.show(topic, over)

    def _speak_to(self, seat: int) -> None:
        """The window speaks the language of whoever decides; to everybody it speaks that of the program."""
        if self.language_manager is not None and self._parts is not None:
            self.language_manager.speak(self._parts.controller.seats[seat].language if seat >= 0 else "")

    # --- the first start ---------------------------------------------------------------------------------

    @property
    def is_first_start(self) -> bool:
        """Has nobody played here yet?"""
        store = self.preferences.store
        begun = store.contains(WELCOMED) or store.contains("last_setup")
        return not begun and not self.start.has_games

    def show_welcome(self) -> None:
        """Languages, the size of texts, and three ways on, each of which comes back to the start page."""
        page = WelcomePage(self.preferences, self.appearance)
        for wanted, go in (
            (page.learn, self.menus.learn.trigger),
            (page.play, self.quick_game),
            (page.open_game, self.menus.open.trigger),
        ):
            wanted.connect(lambda go=go: self._leave_welcome(page, go))
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.doors["learn"].setFocus()

    def _leave_welcome(self, page: WelcomePage, go: Callable[[], object]) -> None:
        self.preferences.store.setValue(WELCOMED, True)
        self.pages.setCurrentWidget(self.start)
        self.pages.removeWidget(page)
        page.deleteLater()
        go()

    # --- the two pages -----------------------------------------------------------------------------------

    def show_start(self) -> None:
        """To the start page. The game stays on the table, and waits."""
        if self._parts is not None:
            self._parts.thumbnails.draw()
            self._parts.game_view.past.leave()
            self._parts.controller.step_away()
            self._parts.controller.hold(True)
        self._speak_to(-1)
        self.known_games.show()
        self.pages.setCurrentWidget(self.start)
        self._game_moved()

    def show_game(self) -> None:
        """To the game on the table."""
        parts = self.parts
        self.pages.setCurrentWidget(parts.game_view)
        parts.game_view.prompt.setFocus()  # Qt chooses the first button that it finds, which is Undo
        self._speak_to(parts.controller.reader)
        parts.controller.hold(False)
        self._game_moved()

    @property
    def is_in_game(self) -> bool:
        """Is a game to be seen?"""
        return self._parts is not None and self.pages.currentWidget() is self._parts.game_view

    def quick_game(self) -> None:
        self.parts.starter.quick_game()

    def continue_game(self, id_: str) -> None:
        if self.autosave.is_recording(id_):
            self.show_game()
        else:
            self.parts.files.open_known(id_)

    # --- what happens in the game ------------------------------------------------------------------------

    def _game_began(self) -> None:
        self.menus.fill_region()  # its shortcuts work before it is ever opened
        self._show_title()
        self._game_moved()

    def _game_moved(self) -> None:
        """After every action: how far the game is, and what can be done now."""
        self._show_status()
        self.menus.enable()
        if self._parts is not None:
            self._parts.thumbnails.follow()

    def _game_over(self) -> None:
        self._game_moved()
        self.parts.show_result()

    def _game_saved(self, path: Path) -> None:
        self._show_title()
        self._game_moved()
        self.parts.thumbnails.draw()
        self.announce(lambda: translate("MainWindow", "Saved as {file}.").format(file=path.name))

    def _show_trouble(self) -> None:
        """A game that is not recorded says so, once, and as long as it lasts in the status."""
        trouble = self.autosave.trouble
        if trouble is not None and not self._told_trouble:
            self._told_trouble = True
            message_box.tell(
                self,
                translate(
                    "MainWindow",
                    "Autosave is not working at the moment: {reason}. You can keep playing, and it resumes "
                    "as soon as it can. To be safe, save the game in another location.",
                ).format(reason=why_not_written(trouble)),
            )
        self._told_trouble = trouble is not None

    # --- keys --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter presses the button that the keyboard is on, as the space bar does; in Qt only in dialogs.
        A key that is still held from the last choice does not answer the next one."""
        button = self.focusWidget()
        if event.key() in ENTER and isinstance(button, QAbstractButton):
            if not event.isAutoRepeat():
                press(button)
            return
        super().keyPressEvent(event)

    # --- files -------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """A file is dragged onto the window. Whether it is a saved game is told when it is opened."""
        if dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            # The program the file came from waits for the answer: no question may come before it.
            QTimer.singleShot(0, self, lambda: self.open_from(path))

    def open_from(self, path: Path) -> bool:
        return self.parts.files.open_from(path)

    # --- closing -----------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        parts, store = self._parts, self.preferences.store
        if parts is not None:
            if not parts.files.may_leave():
                event.ignore()
                return
            parts.controller.stop()
            window_state.remember_game_view(parts.game_view, self.menus.side, store)
        window_state.remember_window(self, store)
        event.accept()


def no_sound(name: str) -> None:
    """As in tests, and without a screen."""


def press(button: QAbstractButton) -> None:
    """As a click would."""
    menu: object = button.menu() if isinstance(button, QToolButton) else None  # whatever its type says
    if isinstance(button, QToolButton) and menu is not None:
        button.showMenu()
    else:
        button.click()


def dropped_file(event: QDropEvent) -> Path | None:
    """The one file that is dragged, if it is one of this computer."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
