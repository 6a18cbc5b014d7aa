"""What one sees before a game: the planet in danger, what can be done, and the games to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from co2desk import paths
from co2desk.session.library import GameLibrary
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.start.recent_games import RecentGames
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.theme.art import ART, draw_energy
from co2desk.ui.theme.planet import draw_planet
from co2desk.ui.theme.style import set_style

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame

ENERGIES = ("forestation", "solar", "fusion", "biomass", "recycling")
NARROWEST_LIST, WIDEST_LIST = 430, 660  # pixels, at a text size of 100 %
TAGLINE = (420, 480)  # the least width of the sentence below the title and the most, unless buttons are wider
BETWEEN = 16  # the buttons and the games
EDGE, TOP = 24, 5  # the margins of the page
INSIDE = 10  # the margins of the sheet that the buttons stand on
GAMES_BELOW = 4  # of the list are to be seen when it lies below the buttons
GREEDY = 1000  # the games take all the width that they can use
ANYWHERE, ABOVE = Qt.AlignmentFlag(0), Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
ALWAYS, AS_NEEDED = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAsNeeded


class Energies(QWidget):
    """What the game is about, in signs."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, 46)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        look = self.appearance.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, energy in enumerate(ENERGIES):
            draw_energy(painter, energy, QRectF(number * 44, 3, 34, 34), look)
        ART.draw(painter, "scientist", QRectF(5 * 44 + 12, -1, 40, 40), look.ink_soft)
        painter.end()


class StartPage(Retranslated, QWidget):
    learn = Signal()
    new_game = Signal()
    quick_game = Signal()
    open_game = Signal()
    settings = Signal()
    about = Signal()
    continue_game = Signal(str)  # the id of a game in the library
    remove_game = Signal(str)  # the same; the player has been asked

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance
        self.area = QScrollArea(self)  # for large text in a small window
        self.content = QWidget(self.area)
        self.buttons, self.places = QWidget(self.content), QGridLayout(self.content)
        self.sheet = QFrame(self.buttons)  # the planet shines through
        self.title, self.tagline = QLabel("CO₂"), QLabel()
        self.title.setProperty("role", "poster")
        self.tagline.setProperty("role", "soft")
        self.tagline.setWordWrap(True)
        self.energies = Energies(appearance)
        self.new, self.quick, self.open = QPushButton(), QPushButton(), QPushButton()
        self.lessons = QPushButton()
        self.options, self.info = QPushButton(), QPushButton()
        self.recent = RecentGames(appearance.look, appearance.type, parent=self.content)
        self.has_games = bool(
            GameLibrary(paths.user_games_dir()).journals()
        )  # room for them before they are read
        for button, signal in (
            (self.lessons, self.learn),
            (self.new, self.new_game),
            (self.quick, self.quick_game),
            (self.open, self.open_game),
            (self.options, self.settings),
            (self.info, self.about),
        ):
            button.clicked.connect(signal)
            button.setMinimumHeight(40)
        self.recent.chosen.connect(self.continue_game)
        self.recent.removed.connect(self.remove_game)
        self._arrange()
        appearance.changed.connect(self._look_changed)
        self.retranslate()
        self._emphasize(not self.has_games)

    def _arrange(self) -> None:
        outer = QVBoxLayout(self.buttons)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addStretch(3)
        outer.addWidget(self.sheet)
        outer.addStretch(4)
        self.sheet.setProperty("role", "veil")
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(INSIDE, 0, INSIDE, INSIDE - 4)  # the title has air of its own
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.tagline)
        column.addWidget(self.energies)
        for button in (self.new, self.quick, self.lessons, self.open):
            column.addWidget(button)
        small = QHBoxLayout()
        small.addWidget(self.options)
        small.addWidget(self.info)
        column.addLayout(small)
        self.tagline.setMinimumWidth(TAGLINE[0])
        self.places.setContentsMargins(EDGE, TOP, EDGE, TOP)
        self.places.setHorizontalSpacing(0)
        self.places.setVerticalSpacing(BETWEEN)
        self.places.addWidget(self.buttons, 0, 1)
        self.places.addWidget(self.recent, 0, 3)
        self.area.setWidget(self.content)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.area)

    # --- games ---------------------------------------------------------------------------------------------

    def show_games(self, games: Sequence[KnownGame]) -> None:
        """The games in the library, the newest first."""
        at_the_beginning = self.new.hasFocus()
        self.has_games = bool(games)
        self.recent.show_games(games)
        self._emphasize(not self.recent.offers_game)
        self._place()
        if at_the_beginning and self.recent.offers_game:
            self.recent.card.resume.setFocus()

    def _emphasize(self, new_game: bool) -> None:
        """One button of a page is the first one: a new game, or the game to go on with."""
        set_style(self.new, "primary", new_game)

    # --- room ----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        self._place()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        self._place()  # not earlier: the style and the fonts are settled only now
        super().showEvent(event)

    def _place(self) -> None:
        """The games lie beside the buttons, or below them where there is no room for both."""
        self.tagline.setMaximumWidth(max(self.quick.sizeHint().width(), TAGLINE[1]))
        needed = self.buttons.minimumSizeHint().width() + BETWEEN + 2 * EDGE
        needed += max(NARROWEST_LIST, self.recent.list.narrowest)
        beside = self.has_games and self.width() >= needed
        below = self.has_games and not beside
        places = self.places
        places.addWidget(self.recent, *((0, 3) if beside else (1, 1)))
        places.setAlignment(self.buttons, ABOVE if below else ANYWHERE)
        wide = self.buttons.sizeHint().width()
        self.buttons.setMinimumHeight(max(0, self.buttons.heightForWidth(wide)) if below else 0)
        # Below the buttons there is never room for all: the bar is there before the games are.
        self.area.setVerticalScrollBarPolicy(ALWAYS if below else AS_NEEDED)
        for column, stretch in enumerate((1, GREEDY if below else 0, 0, GREEDY if beside else 0, 1)):
            places.setColumnStretch(column, stretch)
        places.setColumnMinimumWidth(2, BETWEEN if beside else 0)
        self.recent.setMaximumWidth(round(WIDEST_LIST * self.appearance.type.scale))
        self.recent.list.show_at_least(GAMES_BELOW if below else 1)
        self.recent.setVisible(self.has_games)

    def _look_changed(self) -> None:
        self.recent.set_look(self.appearance.look, self.appearance.type)
        self._place()
        self.energies.update()
        self.update()

    # --- words ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.tagline.setText(
            translate(
                "StartPage",
                "Build green power plants all over the world before the climate tips. The board game by "
                "Vital Lacerda, with the rules enforced by the computer.",
            )
        )
        self.new.setText(translate("StartPage", "New game…"))
        self.quick.setText(translate("StartPage", "Quick game against two computer players"))
        #: The button that opens the list of lessons.
        self.lessons.setText(translate("StartPage", "Learn to play"))
        self.open.setText(translate("StartPage", "Open a saved game…"))
        #: The button that opens the settings.
        self.options.setText(translate("StartPage", "Settings"))
        #: The button that opens “About co2desk”.
        self.info.setText(translate("StartPage", "About"))
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look = QPainter(self), self.appearance.look
        draw_planet(painter, self.size(), look)
        painter.end()
