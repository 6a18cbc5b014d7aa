"""The menu bar. Each entry is declared once: its text, its keys, what it does and when it is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenuBar

from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.widgets.shortcuts import LOOK_BACK
from co2desk.ui.window.menu import Menu, Text
from co2desk.ui.window.menu_conditions import MenuConditions, WindowOfGame

if TYPE_CHECKING:
    from co2desk.ui.window.game_parts import GameParts
    from co2desk.ui.window.game_view import GameView

Key = QKeySequence.StandardKey


class Window(WindowOfGame, Protocol):
    """What the menus ask of the main window."""

    def show_start(self) -> None: ...

    def show_settings(self) -> None: ...

    def help_here(self) -> None: ...

    def compare_rulebooks(self) -> None: ...

    def toggle_full_screen(self) -> None: ...

    def set_sound(self, on: bool) -> None: ...

    def close(self) -> bool: ...

    def menuBar(self) -> QMenuBar: ...  # noqa: N802 - Qt's name


class Menus:
    """All menus of the window; every entry is an attribute."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.when = MenuConditions(window)
        self._all: list[Menu] = []
        self._make_game_menu()
        self._make_share_menu()
        self._make_history_menu()
        self._make_view_menu()
        self._make_help_menu()
        self.retranslate()
        self.enable()

    def _make_game_menu(self) -> None:
        window, when, do = self.window, self.when, self._do
        #: A menu: new games, opening, saving.
        menu = self._menu(lambda: translate("Menus", "&Game"))
        self.new = menu.entry(
            lambda: translate("Menus", "&New game…"), Key.New, do(lambda p: p.starter.set_up())
        )
        self.again = menu.entry(
            lambda: translate("Menus", "Play again with a new &deal"),
            "Ctrl+Shift+N",
            do(lambda p: p.starter.same_again()),
            when.is_own_game,
        )
        menu.addSeparator()
        #: Menu entry: open a saved game.
        self.open = menu.entry(lambda: translate("Menus", "&Open…"), Key.Open, do(lambda p: p.files.open()))
        self.save = menu.entry(
            #: Saves the game in its file.
            lambda: translate("Menus", "&Save"),
            Key.Save,
            do(lambda p: p.files.save()),
            when.can_be_saved,
        )
        self.save_as = menu.entry(
            lambda: translate("Menus", "Save &as…"),
            "Ctrl+Shift+S",
            do(lambda p: p.files.save_as()),
            when.can_be_saved,
        )
        self.start_page = menu.entry(
            lambda: translate("Menus", "&List of games"), "Ctrl+L", window.show_start, when.is_playing
        )
        menu.addSeparator()
        self.seats = menu.filled(
            #: A menu with the players: in each of them one chooses a person or a computer player.
            lambda: translate("Menus", "Who &plays"),
            self._fill_seats,
            lambda: when.is_own_game() and not when.is_over(),
        )
        self.cash = menu.filled(
            lambda: translate("Menus", "Discard a &company goal for money"),
            self._fill_cash,
            lambda: when.is_own_game() and bool(when.cashing()),
        )
        self.result = menu.entry(
            #: Opens the dialog with the result of the game.
            lambda: translate("Menus", "&Result"),
            "Ctrl+R",
            do(lambda p: p.show_result()),
            when.is_over,
        )
        self.review = menu.entry(
            #: Opens a dialog with turns of the player and better ones.
            lambda: translate("Menus", "Learn from your &moves…"),
            "Ctrl+Shift+M",
            do(lambda p: p.show_review()),
            lambda: when.is_over() and self.window.parts.can_learn,
        )
        menu.addSeparator()
        #: Menu entry: opens the settings.
        self.settings = menu.entry(lambda: translate("Menus", "Se&ttings…"), "Ctrl+,", window.show_settings)
        #: Ends the program.
        self.quit = menu.entry(lambda: translate("Menus", "&Quit"), Key.Quit, window.close)

    def _make_share_menu(self) -> None:
        when, do = self.when, self._do
        #: A menu: pictures, texts and codes for other people.
        menu = self._menu(lambda: translate("Menus", "Sha&re"))
        self.copy_text = menu.entry(
            lambda: translate("Menus", "Copy the game as &text"),
            "Ctrl+Shift+C",
            do(lambda p: p.sharing.copy_text()),
            when.is_playing,
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
            when.is_own_game,
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
            when.is_playing,
        )
        self.save_picture = menu.entry(
            lambda: translate("Menus", "Save the board as a p&icture…"),
            "Ctrl+Shift+P",
            do(lambda p: p.sharing.save_picture()),
            when.is_playing,
        )
        menu.addSeparator()
        self.report = menu.entry(
            lambda: translate("Menus", "Save a problem &report…"),
            "Ctrl+Shift+R",
            do(lambda p: p.sharing.save_report()),
        )

    def _make_history_menu(self) -> None:
        when, do, in_game = self.when, self._do, self._in_game
        #: A menu: taking back, and looking at earlier steps.
        menu = self._menu(lambda: translate("Menus", "Hi&story"))
        self.undo = menu.entry(
            #: Takes the last action back.
            lambda: translate("Menus", "&Undo"),
            Key.Undo,
            do(lambda p: p.undo.undo()),
            lambda: when.is_playing() and self.window.parts.undo.can_undo,
        )
        self.redo = menu.entry(
            #: Does again what was taken back.
            lambda: translate("Menus", "&Redo"),
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            do(lambda p: p.undo.redo()),
            lambda: when.is_playing() and self.window.parts.undo.can_redo,
        )
        menu.addSeparator()
        self.past = menu.entry(
            lambda: translate("Menus", "Step &back through the game"),
            LOOK_BACK,
            in_game(lambda d: d.look_back()),
            when.has_past,
        )
        self.since = menu.entry(
            lambda: translate("Menus", "&Since my last turn"),
            "Alt+Up",
            in_game(lambda d: d.show_since_last_turn()),
            when.has_past,
        )
        self.list_since = menu.entry(
            #: Opens a list of everything that happened since the player's last turn.
            lambda: translate("Menus", "&List since my last turn"),
            "Alt+Down",
            in_game(lambda d: d.list_since_last_turn()),
            when.has_past,
        )

    def _make_view_menu(self) -> None:
        window, when, in_game = self.window, self.when, self._in_game
        #: A menu: what is shown, and how large.
        menu = self._menu(lambda: translate("Menus", "&View"))
        self.fit = menu.entry(
            lambda: translate("Menus", "Whole &board"),
            "Ctrl+0",
            in_game(lambda d: d.view.fit()),
            when.is_playing,
        )
        self.zoom_in = menu.entry(
            lambda: translate("Menus", "Zoom &in"),
            Key.ZoomIn,
            in_game(lambda d: d.view.zoom_in()),
            when.is_playing,
        )
        self.zoom_out = menu.entry(
            lambda: translate("Menus", "Zoom &out"),
            Key.ZoomOut,
            in_game(lambda d: d.view.zoom_out()),
            when.is_playing,
        )
        self.region = menu.filled(
            lambda: translate("Menus", "Zoom to a &region"), self.fill_region, when.is_playing
        )
        menu.addSeparator()
        self.side = menu.entry(
            lambda: translate("Menus", "&Forecast and log"),
            "F9",
            in_game(lambda d: d.side.setVisible(d.side.isHidden())),
            when.is_playing,
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
        window, when, do = self.window, self.when, self._do
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
            lambda: when.is_playing() and not when.is_over(),
        )
        self.hint = menu.entry(
            #: Menu entry: asks for the best moves.
            lambda: translate("Menus", "&Hint"),
            "F3",
            self._in_game(lambda d: d.show_hint()),
            when.may_have_hint,
        )
        self.missing = menu.entry(
            #: Menu entry: the player's own question. It asks for a goal, such as a plant or a UN goal.
            lambda: translate("Menus", "What am I &missing?"),
            "Shift+F3",
            self._in_game(lambda d: d.ask_for_goal()),
            lambda: when.is_playing() and not when.is_over() and not when.is_covered(),
        )
        self.why = menu.entry(
            lambda: translate("Menus", "Wh&y this move?"),
            "F4",
            self._in_game(lambda d: d.show_why()),
            when.has_reasons,
        )
        self.rules = menu.entry(
            lambda: translate("Menus", "&Rulings in this game"),
            "F2",
            do(lambda p: p.show_readings()),
            when.is_playing,
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
        if self.when.is_playing():
            self.fill_region()
            self._fill_seats()
        #: Takes the last action back.
        self.undo.setIconText(translate("Menus", "Undo", "on a button, without a key"))

    def enable(self) -> None:
        """What needs a game is open only with one."""
        for menu in self._all:
            menu.enable()
        self.cash.menuAction().setVisible(not self.when.is_playing() or self.when.has_company_goals())

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

    def _fill_cash(self) -> None:
        self.cash.clear()
        if not self.when.is_playing() or self.when.is_over():
            return
        game_view, controller = self.window.parts.game_view, self.window.parts.controller
        possible = self.when.cashing()
        for number, seat in enumerate(controller.seats):
            entry = self.cash.addAction(seat.name.replace("&", "&&"))
            entry.setEnabled(number in possible)
            entry.triggered.connect(lambda _=False, n=number: game_view.cash_goal(n))
