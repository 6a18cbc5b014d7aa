"""The menu bar. Each entry is declared once: its text, its keys, what it does and when it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.widgets.shortcuts import LOOK_BACK, standard_keys

if TYPE_CHECKING:
    from co2desk.ui.controller import Controller
    from co2desk.ui.window.game_parts import GameParts
    from co2desk.ui.window.game_view import GameView

Key = QKeySequence.StandardKey
Text = Callable[[], str]  # asked again when the language changes
When = Callable[[], bool]  # asked again after every action


class Window(Protocol):
    """What the menus ask of the main window."""

    @property
    def parts(self) -> GameParts: ...

    @property
    def controller(self) -> Controller | None: ...

    @property
    def is_in_game(self) -> bool: ...

    def show_start(self) -> None: ...

    def show_settings(self) -> None: ...

    def help_here(self) -> None: ...

    def compare_rulebooks(self) -> None: ...

    def toggle_full_screen(self) -> None: ...

    def set_sound(self, on: bool) -> None: ...

    def close(self) -> bool: ...

    def menuBar(self) -> QMenuBar: ...  # noqa: N802 - Qt's name


def always() -> bool:
    return True


class Menu(QMenu):
    """A menu that knows the texts of its entries, and when they are open."""

    def __init__(self, parent: QWidget, text: Text) -> None:
        super().__init__(parent)
        self._texts: list[Callable[[], None]] = [lambda: self.setTitle(text())]
        self._openings: list[tuple[QAction | QMenu, When]] = []

    def entry(
        self,
        text: Text,
        keys: Key | str | tuple[str, ...],
        call: Callable[[], object],
        when: When = always,
    ) -> QAction:
        action = self.addAction("")
        action.triggered.connect(lambda _=False: call())
        if isinstance(keys, Key):
            action.setShortcuts(standard_keys(keys))
        else:
            several = (keys,) if isinstance(keys, str) else keys
            action.setShortcuts([QKeySequence(key) for key in several])
        self._texts.append(lambda: action.setText(text()))
        self._openings.append((action, when))
        return action

    def filled(self, text: Text, fill: Callable[[], None], when: When = always) -> QMenu:
        """A menu inside this one, filled whenever it opens."""
        menu = self.addMenu("")
        menu.aboutToShow.connect(fill)
        self._texts.append(lambda: menu.setTitle(text()))
        self._openings.append((menu, when))
        return menu

    def retranslate(self) -> None:
        for set_text in self._texts:
            set_text()

    def enable(self) -> None:
        for action, when in self._openings:
            action.setEnabled(when())


class Menus:
    """All menus of the window; every entry is an attribute."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self._all: list[Menu] = []
        self._make_game_menu()
        self._make_share_menu()
        self._make_history_menu()
        self._make_view_menu()
        self._make_help_menu()
        self.retranslate()
        self.enable()

    def _make_game_menu(self) -> None:
        window, playing, do = self.window, self._is_playing, self._do
        #: A menu: new games, opening, saving.
        menu = self._menu(lambda: translate("Menus", "&Game"))
        self.new = menu.entry(
            lambda: translate("Menus", "&New game…"), Key.New, do(lambda p: p.starter.set_up())
        )
        self.again = menu.entry(
            lambda: translate("Menus", "Play again with a new &deal"),
            "Ctrl+Shift+N",
            do(lambda p: p.starter.same_again()),
            self._is_own_game,
        )
        menu.addSeparator()
        #: Menu entry: open a saved game.
        self.open = menu.entry(lambda: translate("Menus", "&Open…"), Key.Open, do(lambda p: p.files.open()))
        self.save = menu.entry(
            #: Saves the game in its file.
            lambda: translate("Menus", "&Save"),
            Key.Save,
            do(lambda p: p.files.save()),
            self._can_be_saved,
        )
        self.save_as = menu.entry(
            lambda: translate("Menus", "Save &as…"),
            "Ctrl+Shift+S",
            do(lambda p: p.files.save_as()),
            self._can_be_saved,
        )
        self.start_page = menu.entry(
            lambda: translate("Menus", "&List of games"), "Ctrl+L", window.show_start, playing
        )
        menu.addSeparator()
        self.seats = menu.filled(
            #: A menu with the players: in each of them one chooses a person or a computer player.
            lambda: translate("Menus", "Who &plays"),
            self._fill_seats,
            lambda: self._is_own_game() and not self._is_over(),
        )
        self.cash = menu.filled(
            lambda: translate("Menus", "Discard a &company goal for money"),
            self._fill_cash,
            lambda: self._is_own_game() and bool(self._cashing()),
        )
        self.result = menu.entry(
            #: Opens the dialog with the result of the game.
            lambda: translate("Menus", "&Result"),
            "Ctrl+R",
            do(lambda p: p.show_result()),
            self._is_over,
        )
        self.review = menu.entry(
            #: Opens a dialog with turns of the player and better ones.
            lambda: translate("Menus", "Learn from your &moves…"),
            "Ctrl+Shift+M",
            do(lambda p: p.show_review()),
            lambda: self._is_over() and self.window.parts.can_learn,
        )
        menu.addSeparator()
        #: Menu entry: opens the settings.
        self.settings = menu.entry(lambda: translate("Menus", "Se&ttings…"), "Ctrl+,", window.show_settings)
        #: Ends the program.
        self.quit = menu.entry(lambda: translate("Menus", "&Quit"), Key.Quit, window.close)

    def _make_share_menu(self) -> None:
        playing, do = self._is_playing, self._do
        #: A menu: pictures, texts and codes for other people.
        menu = self._menu(lambda: translate("Menus", "Sha&re"))
        self.copy_text = menu.entry(
            lambda: translate("Menus", "Copy the game as &text"),
            "Ctrl+Shift+C",
            do(lambda p: p.sharing.copy_text()),
            playing,
        )
        self.open_copied = menu.entry(
            lambda: translate("Menus", "&Open a game copied as text"),
            "Ctrl+Shift+V",
            do(lambda p: p.files.open_copied()),
        )
        menu.addSeparator()
        self.copy_challenge = menu.entry(
            lambda: translate("Menus", "Copy a &challenge code (the same deal for others)"),
            "Ctrl+Shift+D",
            do(lambda p: p.sharing.copy_challenge()),
            self._is_own_game,
        )
        self.play_challenge = menu.entry(
            lambda: translate("Menus", "&Play a challenge…"),
            "Ctrl+Shift+O",
            do(lambda p: p.starter.play_challenge()),
        )
        menu.addSeparator()
        self.copy_picture = menu.entry(
            lambda: translate("Menus", "Copy the &board as a picture"),
            "Ctrl+Shift+B",
            do(lambda p: p.sharing.copy_picture()),
            playing,
        )
        self.save_picture = menu.entry(
            lambda: translate("Menus", "Save the board as a p&icture…"),
            "Ctrl+Shift+P",
            do(lambda p: p.sharing.save_picture()),
            playing,
        )
        menu.addSeparator()
        self.report = menu.entry(
            lambda: translate("Menus", "Save a problem &report…"),
            "Ctrl+Shift+R",
            do(lambda p: p.sharing.save_report()),
        )

    def _make_history_menu(self) -> None:
        do, in_game = self._do, self._in_game
        #: A menu: taking back, and looking at earlier steps.
        menu = self._menu(lambda: translate("Menus", "Hi&story"))
        self.undo = menu.entry(
            #: Takes the last action back.
            lambda: translate("Menus", "&Undo"),
            Key.Undo,
            do(lambda p: p.undo.undo()),
            lambda: self._is_playing() and self.window.parts.undo.can_undo,
        )
        self.redo = menu.entry(
            #: Does again what was taken back.
            lambda: translate("Menus", "&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            do(lambda p: p.undo.redo()),
            lambda: self._is_playing() and self.window.parts.undo.can_redo,
        )
        menu.addSeparator()
        self.past = menu.entry(
            lambda: translate("Menus", "Step &back through the game"),
            LOOK_BACK,
            in_game(lambda d: d.look_back()),
            self._has_past,
        )
        self.since = menu.entry(
            lambda: translate("Menus", "&Since my last turn"),
            "Alt+Up",
            in_game(lambda d: d.show_since_last_turn()),
            self._has_past,
        )
        self.list_since = menu.entry(
            #: Opens a list of everything that happened since the player's last turn.
            lambda: translate("Menus", "&List since my last turn"),
            "Alt+Down",
            in_game(lambda d: d.list_since_last_turn()),
            self._has_past,
        )

    def _make_view_menu(self) -> None:
        window, playing, in_game = self.window, self._is_playing, self._in_game
        #: A menu: what is shown, and how large.
        menu = self._menu(lambda: translate("Menus", "&View"))
        self.fit = menu.entry(
            lambda: translate("Menus", "Whole &board"), "Ctrl+0", in_game(lambda d: d.view.fit()), playing
        )
        self.zoom_in = menu.entry(
            lambda: translate("Menus", "Zoom &in"), Key.ZoomIn, in_game(lambda d: d.view.zoom_in()), playing
        )
        self.zoom_out = menu.entry(
            lambda: translate("Menus", "Zoom &out"),
            Key.ZoomOut,
            in_game(lambda d: d.view.zoom_out()),
            playing,
        )
        self.region = menu.filled(lambda: translate("Menus", "Zoom to a &region"), self.fill_region, playing)
        menu.addSeparator()
        self.side = menu.entry(
            lambda: translate("Menus", "&Forecast and log"),
            "F9",
            in_game(lambda d: d.side.setVisible(self.side.isChecked())),
            playing,
        )
        self.side.setCheckable(True)
        self.side.setChecked(True)
        self.sound = menu.entry(
            #: Menu entry to tick: short sounds of what happens in the game.
            lambda: translate("Menus", "&Sound"),
            "F8",
            lambda: window.set_sound(self.sound.isChecked()),
        )
        self.sound.setCheckable(True)
        self.full_screen = menu.entry(
            lambda: translate("Menus", "F&ull screen"),
            ("F11", "Ctrl+Meta+F"),  # macOS keeps the first one for itself
            window.toggle_full_screen,
        )

    def _make_help_menu(self) -> None:
        window, do = self.window, self._do
        #: The menu with help.
        menu = self._menu(lambda: translate("Menus", "&Help"))
        self.learn = menu.entry(
            #: Menu entry: opens the list of lessons.
            lambda: translate("Menus", "&Learn to play…"),
            "Ctrl+Shift+L",
            do(lambda p: p.lessons.choose()),
        )
        self.rulebook = menu.entry(
            #: Menu entry: opens the rules of the game, at the thing under the mouse.
            lambda: translate("Menus", "R&ules"),
            "F1",
            window.help_here,
        )
        self.compare = menu.entry(
            #: Menu entry: what each printed rulebook says where they differ.
            lambda: translate("Menus", "&Compare the rulebooks"),
            "Shift+F2",
            window.compare_rulebooks,
        )
        menu.addSeparator()
        self.what = menu.entry(
            lambda: translate("Menus", "&What can I do?"),
            "F5",
            self._in_game(lambda d: d.show_actions()),
            lambda: self._is_playing() and not self._is_over(),
        )
        self.hint = menu.entry(
            #: Menu entry: asks for the best moves.
            lambda: translate("Menus", "&Hint"),
            "F3",
            self._in_game(lambda d: d.show_hint()),
            self._may_have_hint,
        )
        self.missing = menu.entry(
            #: Menu entry: the player's own question. It asks for a goal, such as a plant or a UN goal.
            lambda: translate("Menus", "What am I &missing?"),
            "Shift+F3",
            self._in_game(lambda d: d.ask_for_goal()),
            lambda: self._is_playing() and not self._is_over() and not self._is_covered(),
        )
        self.why = menu.entry(
            lambda: translate("Menus", "Wh&y this move?"),
            "F4",
            self._in_game(lambda d: d.show_why()),
            self._has_reasons,
        )
        self.rules = menu.entry(
            lambda: translate("Menus", "&Rulings in this game"),
            "F2",
            do(lambda p: p.show_readings()),
            self._is_playing,
        )
        menu.addSeparator()
        self.about = menu.entry(
            lambda: translate("Menus", "&About co2desk"), "Shift+F1", do(lambda p: p.show_about())
        )

    def _menu(self, text: Text) -> Menu:
        bar = self.window.menuBar()
        menu = Menu(bar, text)
        bar.addMenu(menu)
        self._all.append(menu)
        return menu

    def retranslate(self) -> None:
        for menu in self._all:
            menu.retranslate()
        if self._is_playing():
            self.fill_region()
            self._fill_seats()
        #: Takes the last action back.
        self.undo.setIconText(translate("Menus", "Undo", "on a button, without a key"))

    def enable(self) -> None:
        """What needs a game is open only with one."""
        for menu in self._all:
            menu.enable()
        self.cash.menuAction().setVisible(not self._is_playing() or self._has_company_goals())

    # --- when an entry is open ---------------------------------------------------------------------------

    def _is_playing(self) -> bool:
        """There is a game to be seen, even if it is over."""
        return self._has_game() and self.window.is_in_game

    def _has_game(self) -> bool:
        """There is a game on the table, even while the list of games is shown."""
        return self.window.controller is not None

    def _is_own_game(self) -> bool:
        """There is a game to be seen, and it is no lesson."""
        return self._is_playing() and not self._is_lesson()

    def _can_be_saved(self) -> bool:
        return self._has_game() and not self._is_lesson()

    def _is_lesson(self) -> bool:
        controller = self.window.controller
        return controller is not None and controller.is_lesson

    def _has_past(self) -> bool:
        """There are positions to look at, and nobody is to be hidden from."""
        controller = self.window.controller
        return (
            controller is not None
            and self._is_playing()
            and bool(controller.session.actions)
            and not controller.is_covered
        )

    def _has_reasons(self) -> bool:
        """A computer player has said why, and nobody is to be hidden from."""
        controller = self.window.controller
        return controller is not None and self._has_past() and controller.has_reasons

    def _is_covered(self) -> bool:
        controller = self.window.controller
        return controller is not None and controller.is_covered

    def _may_have_hint(self) -> bool:
        """A person at the screen has to decide."""
        return self._is_playing() and self.window.parts.game_view.hints.is_possible

    def _is_over(self) -> bool:
        controller = self.window.controller
        return controller is not None and controller.is_over

    # --- what an entry does ------------------------------------------------------------------------------

    def _do(self, call: Callable[[GameParts], object]) -> Callable[[], object]:
        """Something for which the engine is needed."""
        return lambda: call(self.window.parts)

    def _in_game(self, call: Callable[[GameView], object]) -> Callable[[], object]:
        """Something to do with the game that is to be seen."""
        return lambda: call(self.window.parts.game_view)

    # --- zoom to a region --------------------------------------------------------------------------------

    def fill_region(self) -> None:
        self.region.clear()
        game_view = self.window.parts.game_view
        for key, item in game_view.board.items_by_key.items():
            if key.kind is PlaceKind.REGION:
                name = game_view.board.words.region(key.number)
                entry = self.region.addAction(f"&{key.number + 1}  {name}")
                entry.setShortcut(QKeySequence(f"Ctrl+{key.number + 1}"))
                rect = item.sceneBoundingRect()
                entry.triggered.connect(lambda _=False, r=rect: game_view.view.zoom_to(r))

    # --- who plays a seat --------------------------------------------------------------------------------

    def _fill_seats(self) -> None:
        self.window.parts.seating.fill(self.seats)

    # --- discard a company goal --------------------------------------------------------------------------

    def _has_company_goals(self) -> bool:
        controller = self.window.controller
        return controller is not None and controller.has_company_goals

    def _cashing(self) -> list[int]:
        """The people who may discard their company goal now: at any time (G-41), or in the own turn (A51)."""
        controller = self.window.parts.controller
        people = [number for number, seat in enumerate(controller.seats) if seat.is_person]
        return [number for number in people if controller.can_cash(number)]

    def _fill_cash(self) -> None:
        self.cash.clear()
        if not self._is_playing() or self._is_over():
            return
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        possible = self._cashing()
        for number, seat in enumerate(controller.seats):
            entry = self.cash.addAction(seat.name.replace("&", "&&"))
            entry.setEnabled(number in possible)
            entry.triggered.connect(lambda _=False, n=number: game_view.cash_goal(n))
