"""What a player can choose for the window. Everything is applied at once; "Cancel" puts back what was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from co2desk.languages import LANGUAGES
from co2desk.ui.help.explanations import offer_explanations
from co2desk.ui.history.replay_clock import speed_names
from co2desk.ui.i18n.language import named
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.play.pace import pace_names
from co2desk.ui.preferences import (
    CHOICES,
    DARK,
    DEUTERANOPIA,
    FAST,
    HIGH_CONTRAST,
    LIGHT,
    NORMAL,
    OFF,
    SLOW,
    STANDARD,
    SYSTEM,
    Preferences,
)
from co2desk.ui.settings.player_languages import SeatLanguages
from co2desk.ui.theme.appearance import chosen_look
from co2desk.ui.theme.art import ART, draw_energy, draw_sign
from co2desk.ui.theme.look import color
from co2desk.ui.widgets.controls import Choice, Tick
from co2desk.ui.widgets.dialogs import SPACE, FittedDialog, Heading, note, panel

if TYPE_CHECKING:
    from co2desk.ui.controller import Controller

LISTS = ("language", "theme", "palette", "text_size", "board_zoom", "animation", "pace", "replay_speed")
BOXES = ("sound", "covers", "confirm_end_turn", "warn_before_end", "tips", "concerns")


#: A value of a setting: of the language, the light or dark look, the colours, the speed of moving
#: pieces, the size of texts or of the board.
def value_words() -> dict[str, dict[Any, str]]:
    """The values of every list, in words."""
    return {
        "language": {
            SYSTEM: translate("SettingsDialog", "Same as system"),
            **{code: named(code) for code in LANGUAGES},
        },
        "theme": {
            SYSTEM: translate("SettingsDialog", "Same as system"),
            LIGHT: translate("SettingsDialog", "Light"),
            DARK: translate("SettingsDialog", "Dark"),
        },
        "palette": {
            STANDARD: translate("SettingsDialog", "Standard"),
            DEUTERANOPIA: translate("SettingsDialog", "Red-green colour blindness"),
            HIGH_CONTRAST: translate("SettingsDialog", "High contrast"),
        },
        "animation": {
            SYSTEM: translate("SettingsDialog", "Same as system"),
            OFF: translate("SettingsDialog", "Off"),
            FAST: translate("SettingsDialog", "Fast"),
            NORMAL: translate("SettingsDialog", "Normal"),
            SLOW: translate("SettingsDialog", "Slow"),
        },
        "pace": pace_names(),
        "replay_speed": speed_names(),
        "text_size": {
            size: translate("SettingsDialog", "{percent}%").format(percent=size)
            for size in CHOICES["text_size"][1]
        },
        "board_zoom": {
            size: translate("SettingsDialog", "{percent}%").format(percent=size)
            if size > 100
            else translate("SettingsDialog", "Whole board")
            for size in CHOICES["board_zoom"][1]
        },
    }


#: The label of a setting.
def names() -> dict[str, str]:
    """What each preference is called."""
    return {
        "language": translate("SettingsDialog", "&Language"),
        "theme": translate("SettingsDialog", "T&heme"),
        "palette": translate("SettingsDialog", "&Colours"),
        "animation": translate("SettingsDialog", "&Animation"),
        "pace": translate("SettingsDialog", "&Pace of moves and scenes"),
        "replay_speed": translate("SettingsDialog", "&Replay speed"),
        "text_size": translate("SettingsDialog", "&Text size"),
        "board_zoom": translate("SettingsDialog", "Initial board &zoom"),
        "sound": translate("SettingsDialog", "S&ounds"),
        "covers": translate("SettingsDialog", "Hide the &screen between players"),
        "confirm_end_turn": translate("SettingsDialog", "Confirm the &end of a turn"),
        "warn_before_end": translate("SettingsDialog", "&Warn before a move that may end the game"),
        "tips": translate("SettingsDialog", "Show t&ips"),
        "concerns": translate("SettingsDialog", "Show what to thin&k about"),
    }


def explanations() -> dict[str, str]:
    """What each preference is for: those of a tick stand below it, all of them are told by F1."""
    return {
        "language": translate("SettingsDialog", "The language of the program, the rules and the cards."),
        "theme": translate("SettingsDialog", "A dark or a light board and window."),
        "palette": translate("SettingsDialog", "The colours of players, energies and pieces."),
        "text_size": translate("SettingsDialog", "The size of all texts, also on the board."),
        "board_zoom": translate(
            "SettingsDialog", "How large the board is when a game begins. In the game, turn the mouse wheel."
        ),
        "animation": translate("SettingsDialog", "How fast pieces move over the board."),
        "pace": translate(
            "SettingsDialog", "How long the moves of other players and the end of a decade are shown."
        ),
        "replay_speed": translate("SettingsDialog", "How fast a game is played again in the history."),
        "sound": translate("SettingsDialog", "Short sounds of what happens in the game."),
        "covers": translate("SettingsDialog", "Nobody else sees the next player's cards and goals."),
        "confirm_end_turn": translate("SettingsDialog", "Prevents ending your turn by accident."),
        "warn_before_end": translate("SettingsDialog", "Says in advance which move could be the last."),
        "tips": translate(
            "SettingsDialog", "Explains things once. Switch it off and on again to see all tips again."
        ),
        "concerns": translate(
            "SettingsDialog", "Up to three sentences about your position, above the forecast."
        ),
    }


class SettingsDialog(Retranslated, FittedDialog):
    WIDE = 44

    def __init__(
        self, parent: QWidget | None, preferences: Preferences, game: Controller | None = None
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.seats = SeatLanguages(game) if game is not None else None
        if game is not None:
            game.began.connect(self.accept)  # another game came to the table: its people are not asked about
        self.before = {key: preferences.value(key) for key in CHOICES}
        self.look_heading, self.table_heading = Heading(), Heading()
        self.labels = {key: QLabel() for key in LISTS}
        self.lists = {key: Choice() for key in LISTS}
        self.boxes = {key: Tick() for key in BOXES}
        self.notes = {key: note() for key in BOXES}
        self.sample = PaletteSample(preferences)
        self.defaults, self.cancel, self.done_button = QPushButton(), QPushButton(), QPushButton()
        self.done_button.setProperty("primary", True)
        self.done_button.setDefault(True)
        self._lay_out()
        for key, choice in self.lists.items():
            choice.offer(CHOICES[key][1])
            choice.activated.connect(lambda _, key=key: self.preferences.set(key, self.lists[key].value))
        for key, box in self.boxes.items():
            box.clicked.connect(lambda checked, key=key: self.preferences.set(key, checked))
        preferences.changed.connect(self._show)
        self.defaults.clicked.connect(self._take_defaults)
        self.cancel.clicked.connect(self.reject)
        self.done_button.clicked.connect(self.accept)
        offer_explanations(self)
        self.retranslate()
        for key in CHOICES:
            self._show(key)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(1, 1)
        row = 0
        for key in LISTS:
            self.labels[key].setBuddy(self.lists[key])
            grid.addWidget(self.labels[key], row, 0)
            grid.addWidget(self.lists[key], row, 1)
            row += 1
            if key == "palette":
                grid.addWidget(self.sample, row, 1)
                row += 1
        table = QVBoxLayout()
        table.setSpacing(SPACE // 2)
        for key in BOXES:
            table.addWidget(self.boxes[key])
            table.addWidget(self.notes[key])
            table.addSpacing(SPACE // 2)
        inside = QVBoxLayout(self.content)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(SPACE + 4)
        inside.addWidget(panel(self.look_heading, grid))
        if self.seats is not None:
            inside.addWidget(panel(self.seats))
        inside.addWidget(panel(self.table_heading, table))
        inside.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(SPACE)
        buttons.addWidget(self.defaults)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.done_button)
        for button in (self.defaults, self.cancel):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        column.setSpacing(SPACE + 4)
        column.addWidget(self.area, 1)
        column.addLayout(buttons)

    def retranslate(self) -> None:
        #: The title of the dialog.
        self.setWindowTitle(translate("SettingsDialog", "Settings"))
        #: Heading over the settings of language, colours and sizes. “It” is the program.
        self.look_heading.setText(translate("SettingsDialog", "Appearance"))
        #: Heading of a group of settings.
        self.table_heading.setText(translate("SettingsDialog", "Gameplay"))
        called, words, meant = names(), value_words(), explanations()
        for key in LISTS:
            self.labels[key].setText(called[key])
            self.lists[key].name(words[key][value] for value in self.lists[key].values)
            self.lists[key].setAccessibleName(called[key].replace("&", ""))
            self.lists[key].setToolTip(meant[key])
            self._explain(meant[key], self.lists[key], self.labels[key])
        for key in BOXES:
            self.boxes[key].setText(called[key])
            self.boxes[key].setAccessibleDescription(meant[key])
            self.notes[key].setText(meant[key])
            self._explain(meant[key], self.boxes[key], self.notes[key])
        self._explain(meant["palette"], self.sample)
        self.sample.setAccessibleName(translate("SettingsDialog", "Pieces in the chosen colours"))
        #: The button that gives every setting its usual value.
        self.defaults.setText(translate("SettingsDialog", "&Defaults"))
        #: The button that closes the dialog and changes nothing.
        self.cancel.setText(translate("SettingsDialog", "Cancel"))
        #: The button that closes the dialog and keeps what was changed.
        self.done_button.setText(translate("SettingsDialog", "Done"))
        usual = translate("SettingsDialog", "Puts every setting back to its usual value.")
        self._explain(usual, self.defaults)
        self._explain(
            translate("SettingsDialog", "Every change can be seen at once. “Cancel” takes all of them back."),
            self,
        )

    @staticmethod
    def _explain(words: str, *widgets: QWidget) -> None:
        for widget in widgets:
            widget.setWhatsThis(words)

    def reject(self) -> None:
        """Put back what was."""
        for key, value in self.before.items():
            self.preferences.set(key, value)
        if self.seats is not None:
            self.seats.put_back()
        super().reject()

    def _take_defaults(self) -> None:
        for key, (default, _) in CHOICES.items():
            self.preferences.set(key, default)

    def _show(self, key: str) -> None:
        """Show what the preferences say, whoever has changed them."""
        value = self.preferences.value(key)
        if key in self.lists:
            self.lists[key].choose(value)
        else:
            self.boxes[key].setChecked(value)
        self.sample.update()
        if key == "text_size":
            self.fit()


class PaletteSample(QWidget):
    """A row of pieces in the chosen colours: signs of players, energies, a permit, a coin and a cube."""

    SIDE, GAP = 26, 6
    GOODS = ("cep", "money", "tech")

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        look = chosen_look(self.preferences)
        pieces = len(look.signs) + len(look.energies) + len(self.GOODS)
        return QSize((pieces + 1) * (self.SIDE + self.GAP) + 2 * SPACE, self.SIDE + 2 * SPACE)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        look = chosen_look(self.preferences)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(color(look.panel_line))
        painter.setBrush(color(look.ground))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        place = QRectF(SPACE, (self.height() - self.SIDE) / 2, self.SIDE, self.SIDE)
        step = self.SIDE + self.GAP
        for sign in look.signs:
            draw_sign(painter, sign, place.adjusted(2, 2, -2, -2), look)
            place.translate(step, 0)
        place.translate(self.GAP, 0)
        for energy in look.energies:
            draw_energy(painter, energy, place, look)
            place.translate(step, 0)
        place.translate(self.GAP, 0)
        for name, ink in zip(self.GOODS, (look.cep, look.money, look.ink_soft), strict=True):
            ART.draw(painter, name, place, ink)
            place.translate(step, 0)
        painter.end()
