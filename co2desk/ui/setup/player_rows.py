"""Who plays: one row for each seat, in the order around the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.languages import LANGUAGES
from co2desk.session.seats import LONGEST_NAME, PERSON, PROGRAM, SIGNS, Program, Seat, clean_name
from co2desk.ui.i18n.default_names import default_name, is_default
from co2desk.ui.i18n.language import named
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.players.program_dialog import ask_for_program
from co2desk.ui.players.words import PLAYERS, player_words, shown_command
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look, color, mixed
from co2desk.ui.widgets.controls import ArrowButton, Choice
from co2desk.ui.widgets.dialogs import SPACE, note, say

# What stands in the closed box for a language.
SHORT = {"en": "EN", "pl": "PL", "de": "DE", "fr": "FR", "ru": "RU", "zh_TW": "繁", "zh_CN": "简"}


#: The shape of a player's sign.
def sign_words() -> dict[str, str]:
    return {
        "disc": translate("SeatRow", "Disc"),
        "triangle": translate("SeatRow", "Triangle"),
        "square": translate("SeatRow", "Square"),
        "diamond": translate("SeatRow", "Diamond"),
        "star": translate("SeatRow", "Star"),
    }


def language_icon(language: str, look: Look) -> QIcon:
    """A language in two letters, or in one character of its own; a globe for that of the program."""
    picture = QPixmap(64, 64)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if language:
        font = QGuiApplication.font()
        font.setPixelSize(40)
        painter.setFont(font)
        painter.setPen(color(look.ink))
        painter.drawText(picture.rect(), Qt.AlignmentFlag.AlignCenter, SHORT.get(language, language[:2]))
    else:
        painter.setPen(QPen(color(look.ink_soft), 3.5))
        painter.drawEllipse(8, 8, 48, 48)
        painter.drawEllipse(22, 8, 20, 48)
        painter.drawLine(8, 32, 56, 32)
    painter.end()
    return QIcon(picture)


CREST = 28  # pixels
CORNER, EDGE, TINT, BESIDE = 9, 5, 0.14, 2  # of the strip: how round, its stripe, how much colour, its air
LEAST_NAME, NAME_EDGE = 80, 24  # pixels: for a short name, and around any


class SeatRow(Retranslated, QWidget):
    """One seat: sign, name, person or computer, and buttons that move it around the table."""

    sign_changed = Signal(int, str)  # this row's number, and the sign that it gave up
    player_changed = Signal()
    moved = Signal(int, int)  # this row's number, and -1 for up or 1 for down

    def __init__(self, number: int, sign: str, player: str, look: Look) -> None:
        super().__init__()
        self.number = number
        self.sign = sign
        self.look = look
        self.place = QLabel()
        self.signs = Choice(icons_only=True)
        self.signs.offer(SIGNS, (QIcon(crest_pixmap(name, CREST, look, 2.0)) for name in SIGNS))
        self.signs.choose(sign)
        self.signs.activated.connect(self._take_sign)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        # What stands there while nothing is typed is the name that will be played, so it has to be readable.
        self.name.setStyleSheet(f"QLineEdit {{ placeholder-text-color: {look.ink_soft}; }}")
        self.language = Choice(icons_only=True)
        codes = ("", *LANGUAGES)
        self.language.offer(codes, (language_icon(code, look) for code in codes))
        self.player = Choice()
        self.player.offer(PLAYERS)
        self.player.choose(player)
        self.program: Program | None = None  # that plays here; kept while another player is looked at
        self._chosen = player
        self.is_level_open = player != PERSON  # nobody has chosen how strong the computer is here
        self.player.activated.connect(self._change_player)
        self.up, self.down = ArrowButton(up=True), ArrowButton(up=False)
        self.up.clicked.connect(lambda: self.moved.emit(self.number, -1))
        self.down.clicked.connect(lambda: self.moved.emit(self.number, 1))
        self.signs.setIconSize(QSize(CREST, CREST))
        self.details = (self.place, self.language, self.up, self.down)  # that a first game does not need
        line = QHBoxLayout(self)
        line.setContentsMargins(SPACE + 4, BESIDE, SPACE, BESIDE)
        line.setSpacing(SPACE)
        for widget in (self.place, self.signs, self.name, self.language, self.player, self.up, self.down):
            line.addWidget(widget, int(widget is self.name))
        self.retranslate()

    def retranslate(self) -> None:
        number = self.number + 1
        self.place.setText(str(number))
        self.signs.name(sign_words()[sign] for sign in SIGNS)
        self.language.name((translate("SeatRow", "Program language"), *map(named, LANGUAGES)))
        self.language.setToolTip(
            #: At the choice of a player's language: what it is for.
            translate("SeatRow", "Language of this player: the window switches to it at every hand-over")
        )
        self.language.setAccessibleName(
            translate("SeatRow", "Language of seat {number}").format(number=number)
        )
        words = player_words()
        self.player.name(words[player][0] for player in PLAYERS)
        self.player.explain(words[player][1] for player in PLAYERS)
        self.player.ensurePolished()  # the style has edges of its own
        self.player.setMinimumWidth(self.player.sizeHint().width())  # rows of one line are easier to compare
        self.signs.setAccessibleName(translate("SeatRow", "Symbol of seat {number}").format(number=number))
        self.name.setAccessibleName(translate("SeatRow", "Name of seat {number}").format(number=number))
        self.player.setAccessibleName(
            translate("SeatRow", "Who plays seat {number}: a person or the computer").format(number=number)
        )
        self.up.setToolTip(translate("SeatRow", "Move this seat up, one place earlier around the table"))
        self.down.setToolTip(translate("SeatRow", "Move this seat down, one place later around the table"))
        self.up.setAccessibleName(translate("SeatRow", "Move seat {number} up").format(number=number))
        self.down.setAccessibleName(translate("SeatRow", "Move seat {number} down").format(number=number))
        self._show_default_name()

    def show_all(self, on: bool) -> None:
        for part in self.details:
            part.setVisible(on)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """A strip in the colour of the company, as on the board."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = self.look.signs[self.sign][0]
        strip = QPainterPath()
        strip.addRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        painter.fillPath(strip, color(mixed(self.look.panel, tone, TINT)))
        painter.setClipPath(strip)
        painter.fillRect(QRectF(0, 0, EDGE, self.height()), color(tone))
        painter.end()

    @property
    def default_name(self) -> str:
        return default_name(self.number, self.player.value)

    @property
    def seat(self) -> Seat:
        player = self.player.value
        language = self.language.value if player == PERSON else ""
        program = self.program if player == PROGRAM else None
        return Seat(clean_name(self.name.text()) or self.default_name, self.sign, player, language, program)

    @property
    def typed(self) -> Seat:
        """What stands in the row, also where it does not count: a name that is not given is none."""
        return Seat(self.name.text(), self.sign, self.player.value, self.language.value, self.program)

    def set_sign(self, sign: str) -> None:
        self.sign = sign
        self.signs.choose(sign)
        self.update()

    def show_seat(self, seat: Seat) -> None:
        """A seat without a name has the usual one; a player who is not offered has a substitute."""
        self.name.setText(seat.name)
        self.name.setCursorPosition(0)  # a long name shows its beginning
        self.set_sign(seat.sign)
        is_offered = seat.player in PLAYERS and (seat.player != PROGRAM or seat.program is not None)
        self._choose(seat.player if is_offered else DEFAULT_LEVEL)
        self.is_level_open = False
        self.program = seat.program
        self.language.choose(seat.language if seat.language in LANGUAGES else "")
        self._show_default_name()

    def suggest_level(self, level: str) -> None:
        """For a computer player whose level nobody has chosen."""
        if self.is_level_open and self._chosen != level:
            self._choose(level)
            self._show_default_name()

    def _choose(self, player: str) -> None:
        self._chosen = player
        self.player.choose(player)

    def _show_default_name(self) -> None:
        self.name.setPlaceholderText(self.default_name)
        words = max(self.fontMetrics().horizontalAdvance(self.default_name), LEAST_NAME)
        self.name.setMinimumWidth(words + NAME_EDGE)
        self.language.setEnabled(self.player.value == PERSON)

    def _take_sign(self) -> None:
        given_up, self.sign = self.sign, self.signs.value
        self.update()
        if given_up != self.sign:
            self.sign_changed.emit(self.number, given_up)

    def _change_player(self) -> None:
        if self.player.value == PROGRAM:
            program = ask_for_program(self.window(), self.program)
            if program is None:
                self.player.choose(self._chosen)
                return
            self.program = program
        self._chosen = self.player.value
        self.is_level_open = False
        self._show_default_name()
        self.player_changed.emit()


class SeatRows(Retranslated, QWidget):
    """Rows for the most players there can be; those that nobody needs are hidden and keep their values.

    All signs are always on some row, so a sign that is taken is swapped, and two seats never have the same.
    """

    changed = Signal()

    def __init__(self, most: int, look: Look) -> None:
        super().__init__()
        self.count = most
        self.rows = [
            SeatRow(number, SIGNS[number], DEFAULT_LEVEL if number else PERSON, look)
            for number in range(most)
        ]
        self.note = note()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        for row in self.rows:
            row.sign_changed.connect(self._swap_signs)
            row.moved.connect(self._move)
            row.player_changed.connect(self._tell)
            row.name.textEdited.connect(self._changed)
            column.addWidget(row)
        column.addWidget(self.note)
        self.retranslate()

    def retranslate(self) -> None:
        self._tell_how_they_play()

    def show_all(self, on: bool) -> None:
        """Or only who plays: the crest, the name, and how."""
        for row in self.rows:
            row.show_all(on)

    @property
    def has_languages(self) -> bool:
        """Does somebody play in another language than that of the program?"""
        return any(seat.language for seat in self.seats())

    def seats(self) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.rows[: self.count])

    def set_count(self, count: int) -> None:
        self.count = count
        for row in self.rows:
            row.setVisible(row.number < count)
            row.up.setEnabled(row.number > 0)
            row.down.setEnabled(row.number < count - 1)
        self._tell()

    def suggest_level(self, level: str) -> None:
        for row in self.rows:
            row.suggest_level(level)
        self._tell()

    def take(self, seats: tuple[Seat, ...]) -> None:
        """Show these seats. The rows that are left over get the signs that are left over."""
        free = [sign for sign in SIGNS if sign not in {seat.sign for seat in seats}]
        for row in self.rows:
            if row.number < len(seats):
                seat = seats[row.number]
                row.show_seat(replace(seat, name=""))
                if not is_default(row.number, seat.name):
                    row.show_seat(seat)
            else:
                row.show_seat(Seat("", free.pop(0), DEFAULT_LEVEL))
                row.is_level_open = True
        self.set_count(len(seats))

    def row_with_a_name_twice(self) -> SeatRow | None:
        """The log and the prompts call people by their names, so nobody may share one."""
        names = [seat.name.casefold() for seat in self.seats()]
        return next(
            (row for row in self.rows[: self.count] if names[row.number] in names[: row.number]), None
        )

    def _swap_signs(self, number: int, given_up: str) -> None:
        taken = self.rows[number].sign
        for row in self.rows:
            if row.number != number and row.sign == taken:
                row.set_sign(given_up)

    def _move(self, number: int, way: int) -> None:
        """Swap two neighbours. The focus goes along, so that a seat can be moved further at once."""
        one, other = self.rows[number], self.rows[number + way]
        here, there = one.typed, other.typed
        one.show_seat(there)
        other.show_seat(here)
        ahead, back = (other.up, other.down) if way < 0 else (other.down, other.up)
        (ahead if ahead.isEnabled() else back).setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def _changed(self) -> None:
        self.changed.emit()

    def _tell(self) -> None:
        self._tell_how_they_play()
        self._changed()

    def _tell_how_they_play(self) -> None:
        """The computer players at this table."""
        words, seats = player_words(), self.seats()
        present = {seat.player for seat in seats}
        sentences = [words[player][1] for player in PLAYERS if player != PERSON and player in present]
        programs = [shown_command(seat.program) for seat in seats if seat.program is not None]
        say(self.note, "\n".join((*sentences, *programs)))
