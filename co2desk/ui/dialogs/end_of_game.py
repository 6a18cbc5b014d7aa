"""The end of the game: who has won or that the planet is lost, the scoring step by step, and the curves.

The final scoring (specification 15.2) is counted in its own order, each step on top of the last; then the
winner is named. A company goal is shown when it was scored and never otherwise (G-40). Where points alone do
not decide, every comparison is told (G-55). Alone one plays for points, also on a lost planet (16.4).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QHideEvent,
    QIcon,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from co2desk.engine.rules.scoring import Result
from co2desk.session import Session
from co2desk.session.history import breakdown, comparisons, history_of, scored_goals
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.art import ART, draw_sign
from co2desk.ui.panels.chart import ChartWidget, Curve, Limit, Mark, Note
from co2desk.ui.seats import Seat
from co2desk.ui.theme import FIGURE, LABEL, TEXT, Look, Type, color, mixed
from co2desk.ui.tongue import Retranslated, translate

STEP_MS, ROLL_MS = 1300, 500  # from one step of the scoring to the next; its numbers roll at the beginning
POINTS, CO2, EXPERTISE = range(3)  # the tabs
PLANET_LOST, SOLO_POLLUTION = "planet_lost", "solo_pollution"
BEFORE, TOTAL = "before", "total"
Index = QModelIndex | QPersistentModelIndex
NO_ALIGNMENT = Qt.AlignmentFlag(0)
LINKS = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
PICTURES = {
    BEFORE: "decade",
    "income": "scientist",
    "company_goal": "company_goal",
    "money": "money",
    "most_tech": "tech",
    "most_un_goals": "un_goal",
    "un_goals": "un_goal",
    TOTAL: "vp",
}


class EndDialog(Retranslated, QDialog):
    """`play_again` and `replay` close the dialog; `save` and `step_chosen` leave it open."""

    play_again = Signal()
    replay = Signal()
    save = Signal()
    step_chosen = Signal(int)

    def __init__(
        self,
        parent: QWidget | None,
        session: Session,
        seats: tuple[Seat, ...],
        speaker: Speaker,
        look: Look,
        type_: Type,
        animate: bool = True,
    ) -> None:
        super().__init__(parent)
        self.session, self.seats, self.speaker, self.look, self.type = session, seats, speaker, look, type_
        self.outcome: Result = session.game.result
        self.before, self.steps = breakdown(self.outcome)
        self.shown = 0  # steps of the scoring that have been counted
        self.setFont(type_.font(TEXT))
        self._build()
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self.show_next)
        self._roll = QVariantAnimation(self)
        self._roll.setDuration(ROLL_MS)
        self._roll.setStartValue(0.0)
        self._roll.setEndValue(1.0)
        self._roll.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._roll.valueChanged.connect(self._show_rolling)
        if animate:
            self.retranslate()
        else:
            self.show_all()

    def _build(self) -> None:
        lost = not self.outcome.winners
        self.headline = Headline(self.look, self.type)
        signs = [seat.sign for seat in self.seats] if len(self.before) == len(self.seats) else [""]
        rows = [BEFORE, *(step.name for step in self.steps), *([TOTAL] if self.steps else [])]
        self.table = ScoreTable(rows, signs, self.look, self.type)
        self.notes = Notes(self.look, self.type)
        self.curves = Curves(self.session, self.seats, self.speaker, self.look, self.type)
        self.curves.step_chosen.connect(self.step_chosen)
        self.curves.setCurrentIndex(CO2 if lost else POINTS)
        self.turning = {step: QPushButton() for step, _ in sorted(self.curves.history.turning_points) if lost}
        for step, button in self.turning.items():
            button.clicked.connect(lambda _=False, step=step: self.curves.choose(step))
        self.next_button, self.all_button = QPushButton(), QPushButton()
        self.next_button.clicked.connect(self.show_next)
        self.all_button.clicked.connect(self.show_all)
        self.board_button, self.save_button = QPushButton(), QPushButton()
        self.replay_button, self.again_button = QPushButton(), QPushButton()
        self.board_button.clicked.connect(self.reject)
        self.save_button.clicked.connect(self.save)
        for button, signal in ((self.replay_button, self.replay), (self.again_button, self.play_again)):
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
        self.again_button.setProperty("primary", "true")
        scoring = QWidget()
        left = QVBoxLayout(scoring)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.table, 100)
        left.addLayout(row_of(self.next_button, self.all_button, None))
        left.addWidget(self.notes)
        for button in self.turning.values():
            left.addWidget(button)
        left.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidget(scoring)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.area, 2 + len(self.before) if self.steps else 2)
        body.addWidget(self.curves, 6)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(14)
        whole.addWidget(self.headline)
        whole.addLayout(body, 1)
        buttons = (self.save_button, self.replay_button, self.again_button)
        whole.addLayout(row_of(self.board_button, None, *buttons))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Most of the window it belongs to."""
        owner = self.parentWidget()
        wanted = owner.window().size() * 0.92 if owner else QSize(1180, 680)
        return wanted.expandedTo(self.minimumSizeHint())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if not self.counted:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        self._timer.stop()
        super().hideEvent(event)

    # --- counting ------------------------------------------------------------------------------------------

    @property
    def counted(self) -> bool:
        return self.shown == len(self.steps)

    def totals(self, steps: int) -> list[int]:
        """The points of each account after so many steps of the scoring."""
        return [
            points + sum(step.gains[account] or 0 for step in self.steps[:steps])
            for account, points in enumerate(self.before)
        ]

    def show_next(self) -> None:
        """The next step of the scoring, with rolling totals; the last one names the winner."""
        if self.shown + 1 < len(self.steps):
            self.shown += 1
            self.retranslate()
            self._roll.start()
        else:
            self.show_all()

    def show_all(self) -> None:
        self._timer.stop()
        self._roll.stop()
        self.shown = len(self.steps)
        self.retranslate()
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.headline.title.text()))

    def _show_rolling(self, share: float) -> None:
        old, new = self.totals(self.shown - 1), self.totals(self.shown)
        self.table.show_totals([round(a + (b - a) * share) for a, b in zip(old, new, strict=True)])

    # --- texts ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Everything that can be read, as far as the scoring has been counted."""
        self.setWindowTitle(translate("EndDialog", "End of the game"))
        self._name_buttons()
        self._show_headline()
        self._show_table()
        self.area.setMinimumWidth(self.table.minimumWidth() + 14)
        endings = (*self._tie_notes(), *self._loss_notes()) if self.counted else ()
        self.notes.say([*self._goal_notes(), *endings])
        self.curves.show_curves(self._names(), self.totals(self.shown), self.counted)

    def _name_buttons(self) -> None:
        self.next_button.setText(translate("EndDialog", "&Next step"))
        self.all_button.setText(translate("EndDialog", "Show &all"))
        self.board_button.setText(translate("EndDialog", "&Look at the board"))
        self.save_button.setText(translate("EndDialog", "&Save…"))
        self.replay_button.setText(translate("EndDialog", "&Replay"))
        self.again_button.setText(translate("EndDialog", "&Play again"))
        turn = translate("EndDialog", "Decade {decade}, step {step}: {change} ppm")
        history = self.curves.history
        for step, change in history.turning_points if self.turning else ():
            words = turn.format(decade=history.decade[step], step=step, change=f"{change:+d}")
            self.turning[step].setText(words)
        for button in (self.next_button, self.all_button):
            button.setVisible(not self.counted)
        # A key that is pressed once too often must not begin another game.
        (self.board_button if self.counted else self.next_button).setDefault(True)
        if self.focusWidget() in (None, self.next_button, self.all_button):
            (self.table if self.counted else self.next_button).setFocus()

    def _names(self) -> list[str]:
        """Whose points are counted together: everybody's own, or the team's."""
        if len(self.before) < len(self.seats):
            return [translate("EndDialog", "The team")]
        return [seat.name for seat in self.seats]

    def _show_headline(self) -> None:
        outcome = self.outcome
        reason = self.speaker.ending(outcome.ending)
        level = self.session.game.table.co2
        winners = [self.seats[player] for player in sorted(outcome.winners)]
        if not self.counted:
            self.headline.say(translate("EndDialog", "Counting the points"), reason, level)
        elif winners:
            if outcome.ending == SOLO_POLLUTION:
                alone = translate("EndDialog", "{reason} Alone, the points count, without a last income.")
                reason = alone.format(reason=reason)
            signs = [seat.sign for seat in winners]
            self.headline.say(self._victory(winners), reason, level, signs, max(outcome.scores))
        elif outcome.ending == PLANET_LOST:
            self.headline.say(translate("EndDialog", "The planet is lost"), reason, level, lost=True)
        else:
            self.headline.say(translate("EndDialog", "The game is lost"), reason, level, lost=True)

    def _victory(self, winners: Sequence[Seat]) -> str:
        names = self.speaker.listed("and", [seat.name for seat in winners])
        if len(self.seats) == 1 and self.steps:
            points = self.speaker.plural("amounts", "points", max(self.outcome.scores))
            return translate("EndDialog", "{name} reaches {points}").format(name=names, points=points)
        if len(winners) == 1:
            return translate("EndDialog", "{name} wins").format(name=names)
        if len(self.before) == 1:
            return translate("EndDialog", "The team wins")
        return translate("EndDialog", "{names} share the victory").format(names=names)

    def _show_table(self) -> None:
        table = self.table
        table.name(self._names(), [self._row_title(code) for code in table.codes])
        table.show_row(BEFORE, [f"{points}" for points in self.before])
        for number, step in enumerate(self.steps):
            gains = ["–" if gain is None else f"{gain:+d}" if gain else "0" for gain in step.gains]
            table.show_row(step.name, gains if number < self.shown else [""] * len(gains))
        if self.steps:
            table.show_totals(self.totals(self.shown))
            table.crown(self.outcome.winners if self.counted and len(self.before) > 1 else ())

    def _row_title(self, code: str) -> str:
        if code == BEFORE:
            ends = translate("EndDialog", "Points at the end")
            return translate("EndDialog", "Before the scoring") if self.steps else ends
        if code == TOTAL:
            return translate("EndDialog", "Final") if self.counted else translate("EndDialog", "So far")
        return capital(self.speaker.scoring_step(code))

    def _goal_notes(self) -> Iterator[tuple[str, str]]:
        """The company goals that were scored, once that step is counted."""
        if any(step.name == "company_goal" for step in self.steps[: self.shown]):
            for player, goal in sorted(scored_goals(self.session).items()):
                card = self.speaker.company_goal(goal.number).title
                text = self.speaker.company_goal_phrase(goal.number)
                sentence = translate("EndDialog", "{name} ({card}): {text}.")
                seat = self.seats[player]
                yield seat.sign, sentence.format(name=seat.name, card=card, text=text)

    def _tie_notes(self) -> Iterator[tuple[str, str]]:
        """Each comparison that was needed to find the winner among equals (G-55)."""
        speaker, made = self.speaker, comparisons(self.session)
        if not made:
            return
        names = speaker.listed("and", [self.seats[player].name for player in made[0].values])
        points = speaker.plural("amounts", "points", max(self.outcome.scores))
        tied = translate("EndDialog", "{names} have {points} each, so other merits are compared.")
        yield "", tied.format(names=names, points=points)
        equal = [self._criterion(one.criterion) for one in made if len(one.best) == len(one.values)]
        if equal:
            same = translate("EndDialog", "No difference: {criteria}.")
            yield "", same.format(criteria=speaker.listed("comma", equal))
        pair = translate("EndDialog", "{name} {value}")
        line = translate("EndDialog", "{criterion}: {values}.")
        for one in made:
            if len(one.best) < len(one.values):
                found = [pair.format(name=self.seats[p].name, value=n) for p, n in one.values.items()]
                values = speaker.listed("comma", found)
                yield "", line.format(criterion=self._criterion(one.criterion), values=values)
        if len(made[-1].best) > 1:
            yield "", translate("EndDialog", "Nothing is left to compare, so the victory is shared.")

    def _loss_notes(self) -> Iterator[tuple[str, str]]:
        """Nothing is scored; what can be asked is when it was lost."""
        if not self.outcome.winners:
            yield "", translate("EndDialog", "Nobody wins, and nothing is scored.")
            if self.turning:
                yield "", translate("EndDialog", "When did it go wrong? These steps changed the level most:")

    def _criterion(self, criterion: str | int) -> str:
        if isinstance(criterion, int):
            energy = self.speaker.energy_name(criterion)
            return translate("EndDialog", "Expertise in {energy}").format(energy=energy)
        return {
            "plants": translate("EndDialog", "Green plants"),
            "regions": translate("EndDialog", "Regions under control"),
            "un_goals": translate("EndDialog", "UN goals"),
            "infrastructures": translate("EndDialog", "Infrastructures"),
            "money": translate("EndDialog", "Money"),
        }[criterion]


# --- parts -------------------------------------------------------------------------------------------------


def row_of(*parts: QWidget | None) -> QHBoxLayout:
    """Widgets beside each other; None is free room."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for part in parts:
        if part is None:
            row.addStretch(1)
        else:
            row.addWidget(part)
    return row


def signs_in_a_row(signs: Sequence[str], size: int, look: Look, ratio: float) -> QPixmap:
    """Players' signs, or other drawings among them."""
    picture = QPixmap(QSize(size * len(signs), size) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, sign in enumerate(signs):
            inset = size * 0.1
            place = QRectF(number * size + inset, inset, size - 2 * inset, size - 2 * inset)
            if sign in look.signs:
                draw_sign(painter, sign, place, look)
            else:
                ART.draw(painter, sign, place, look.accent)
    return picture


class Headline(QFrame):
    """What a glance shows: the winners' signs or smoke, a sentence, the points and the CO₂ level."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__()
        self.look, self.scale = look, type_.scale
        self.setProperty("role", "panel")
        self.picture, self.laurel, self.glass = QLabel(), QLabel(), QLabel()
        self.title, self.reason, self.points, self.level = QLabel(), QLabel(), QLabel(), QLabel()
        self.title.setFont(type_.font(FIGURE * 1.4, bold=True))
        self.reason.setFont(type_.font(TEXT))
        for label in (self.title, self.reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        for figure in (self.points, self.level):
            figure.setFont(type_.font(FIGURE * 1.15, bold=True))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.reason)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 12, 24, 12)
        row.setSpacing(20)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        row.addLayout(row_of(self.laurel, self.points))
        row.addLayout(row_of(self.glass, self.level))

    def say(
        self,
        title: str,
        reason: str,
        ppm: int,
        signs: Sequence[str] = (),
        points: int | None = None,
        lost: bool = False,
    ) -> None:
        look, ratio = self.look, self.devicePixelRatioF()
        large, small = round(60 * self.scale), round(32 * self.scale)
        ink = look.danger if lost else look.ink
        self.title.setText(title)
        self.reason.setText(reason)
        self.points.setText(f"{points}")
        self.level.setText(translate("EndDialog", "{ppm} ppm").format(ppm=ppm))
        for label in (self.title, self.level):
            label.setStyleSheet(f"color: {ink};")
        if signs:
            self.picture.setPixmap(signs_in_a_row(signs, large, look, ratio))
        else:
            self.picture.setPixmap(ART.pixmap("smoke" if lost else "vp", large, ink, ratio))
        tone = look.danger if lost else look.signs[signs[0]][0] if len(signs) == 1 else look.accent
        self.setStyleSheet(
            f"Headline {{ background: {mixed(look.panel, tone, 0.12)}; border: 1.5px solid {tone};"
            " border-radius: 10px; }"
        )
        self.laurel.setPixmap(ART.pixmap("vp", small, look.ink_soft, ratio))
        self.glass.setPixmap(ART.pixmap("ppm", small, look.danger if lost else look.ink_soft, ratio))
        for label in (self.laurel, self.points):
            label.setVisible(points is not None)


class ScoreCells(QStyledItemDelegate):
    """Signs stand above names, and a fine line closes each row."""

    def __init__(self, line: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        super().initStyleOption(option, index)
        if index.row() == 0:
            option.decorationPosition = QStyleOptionViewItem.Position.Top
            option.decorationAlignment = Qt.AlignmentFlag.AlignCenter

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        painter.setPen(color(self.line))
        box = option.rect
        painter.drawLine(box.bottomLeft(), box.bottomRight())


class ScoreTable(QTableWidget):
    """A column for each account, a row for each step of the scoring; the first row holds the names."""

    def __init__(self, codes: Sequence[str], signs: Sequence[str], look: Look, type_: Type) -> None:
        super().__init__(len(codes) + 1, len(signs) + 1)
        self.codes, self.signs, self.look, self.type = codes, signs, look, type_
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setItemDelegate(ScoreCells(look.panel_line, self))
        side = round(22 * type_.scale)
        self.setIconSize(QSize(2 * side, side))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._cells = [[QTableWidgetItem() for _ in range(len(signs) + 1)] for _ in range(len(codes) + 1)]
        for row, cells in enumerate(self._cells):
            total = row > 0 and codes[row - 1] == TOTAL
            for column, item in enumerate(cells):
                item.setFont(type_.font(FIGURE if total and column else TEXT, bold=total or not row))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                elif row:
                    item.setIcon(ART.icon(PICTURES[codes[row - 1]], look.ink_soft))
                self.setItem(row, column, item)
        self._cells[0][0].setFlags(Qt.ItemFlag.NoItemFlags)
        for account in range(len(signs)):
            self._show_sign(account)
        rows = self.rowCount() * type_.scale
        names = 26 * type_.scale  # the row of names is higher, and so are all, a little
        self.setMinimumHeight(round(rows * 30 + names))
        self.setMaximumHeight(round(rows * 46 + names))

    def _show_sign(self, account: int, laurel: bool = False) -> None:
        if not self.signs[account]:
            return
        picture = signs_in_a_row([self.signs[account], *(["vp"] if laurel else [])], 64, self.look, 1)
        self._cells[0][account + 1].setIcon(QIcon(picture))

    def name(self, names: Sequence[str], titles: Sequence[str]) -> None:
        for column, name in enumerate(names, start=1):
            self._cells[0][column].setText(name)
            self._cells[0][column].setToolTip(name)
        for row, title in enumerate(titles, start=1):
            self._cells[row][0].setText(title)
        self._fit()

    def _fit(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.verticalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        figures = QFontMetrics(self.type.font(FIGURE, bold=True)).horizontalAdvance("+000") + 16
        header.setMinimumSectionSize(figures)
        self.setMinimumWidth(self.sizeHintForColumn(0) + figures * (self.columnCount() - 1) + 20)

    def show_row(self, code: str, texts: Sequence[str]) -> None:
        row = self.codes.index(code) + 1
        for column, text in enumerate(texts, start=1):
            self._show(row, column, text)

    def show_totals(self, totals: Sequence[int]) -> None:
        self.show_row(TOTAL, [f"{total}" for total in totals])

    def _show(self, row: int, column: int, text: str) -> None:
        """A cell, which a screen reader reads with its column and row."""
        cell = self._cells[row][column]
        cell.setText(text)
        spoken = translate("EndDialog", "{name}, {step}: {points}").format(
            name=self._cells[0][column].text(), step=self._cells[row][0].text(), points=text
        )
        cell.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def crown(self, winners: Sequence[int]) -> None:
        """The winners' columns are set off, and carry a laurel."""
        tint = color(mixed(self.look.panel, self.look.accent, 0.16))
        for winner in winners:
            for row in range(self.rowCount()):
                self._cells[row][winner + 1].setBackground(tint)
            self._show_sign(winner, laurel=True)


class Notes(QWidget):
    """Sentences below each other, some with the sign of the player they are about."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__()
        self.look, self.type = look, type_
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 4, 8, 4)
        self._grid.setColumnStretch(1, 1)

    def say(self, notes: Sequence[tuple[str, str]]) -> None:
        while (old := self._grid.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.deleteLater()
        side = round(18 * self.type.scale)
        for row, (sign, sentence) in enumerate(notes):
            words = QLabel(sentence)
            words.setTextFormat(Qt.TextFormat.PlainText)
            words.setWordWrap(True)
            words.setFont(self.type.font(TEXT))
            self._grid.addWidget(words, row, 1)
            if sign:
                picture = QLabel()
                picture.setPixmap(signs_in_a_row([sign], side, self.look, self.devicePixelRatioF()))
                self._grid.addWidget(picture, row, 0, Qt.AlignmentFlag.AlignTop)

    def texts(self) -> list[str]:
        found = (self._grid.itemAtPosition(row, 1) for row in range(self._grid.rowCount()))
        labels = (item.widget() for item in found if item is not None)
        return [label.text() for label in labels if isinstance(label, QLabel)]


class Curves(QTabWidget):
    """Points, CO₂ level and expertise over the whole game, and what stands out in them."""

    step_chosen = Signal(int)

    def __init__(
        self, session: Session, seats: tuple[Seat, ...], speaker: Speaker, look: Look, type_: Type
    ) -> None:
        super().__init__()
        self.seats, self.speaker, self.look = seats, speaker, look
        self.kit = session.pack.kit
        self.lost = not session.game.result.winners
        self.history = history_of(session)
        self.charts = [ChartWidget(look, type_) for _ in range(3)]
        self.stories = [QLabel(), QLabel()]
        self.energy = QComboBox()
        self.energy.currentIndexChanged.connect(self._show_expertise)
        for chart, below in zip(self.charts, [*self.stories, self.energy], strict=True):
            page = QFrame()
            page.setProperty("role", "panel")
            column = QVBoxLayout(page)
            column.setContentsMargins(8, 10, 8, 8)
            column.addWidget(chart, 1)
            column.addWidget(below, 0, Qt.AlignmentFlag.AlignLeft if below is self.energy else NO_ALIGNMENT)
            chart.step_chosen.connect(self.step_chosen)
            self.addTab(page, "")
        for story in self.stories:
            story.setWordWrap(True)
            story.setFont(type_.font(LABEL))
            story.setContentsMargins(8, 0, 8, 0)
            story.setTextInteractionFlags(LINKS)
            story.linkActivated.connect(lambda step: self.choose(int(step)))

    def choose(self, step: int) -> None:
        """A step that a sentence or a button names."""
        self.charts[self.currentIndex()].point(step)
        self.step_chosen.emit(step)

    def show_curves(self, names: Sequence[str], totals: Sequence[int], counted: bool) -> None:
        """`totals` are the points as far as they have been counted: the last step of the curves."""
        self.setTabText(POINTS, translate("EndDialog", "Points"))
        self.setTabText(CO2, translate("EndDialog", "CO₂ level"))
        self.setTabText(EXPERTISE, translate("EndDialog", "Expertise"))
        history = self.history
        shared = len(names) < len(self.seats)
        signs = ["vp"] if shared else [seat.sign for seat in self.seats]
        decade = translate("EndDialog", "Decade {number}")
        self.marks = [Mark(d.step, decade.format(number=d.decade), f"{d.decade}") for d in history.decades]
        points = zip(names, history.points, totals, signs, strict=True)
        self.charts[POINTS].show_curves(
            self.tabText(POINTS),
            [Curve(name, [*series[:-1], total], sign) for name, series, total, sign in points],
            self.marks,
        )
        self._show_level()
        texts = (self._lead_story(names) if counted else "", self._level_story())
        for story, text in zip(self.stories, texts, strict=True):
            story.setText(text)
            story.setVisible(bool(text))
        energies = [capital(self.speaker.energy_name(e)) for e in range(len(self.kit.energies))]
        for number, text in enumerate([translate("EndDialog", "All energies together"), *energies]):
            if number < self.energy.count():
                self.energy.setItemText(number, text)
            else:
                self.energy.addItem(text)
        self._show_expertise()

    def _show_level(self) -> None:
        history, title = self.history, self.tabText(CO2)
        danger = translate("EndDialog", "{ppm} ppm: disasters").format(ppm=history.danger)
        loss = translate("EndDialog", "{ppm} ppm: the planet is lost").format(ppm=self.kit.loss_ppm)
        self.charts[CO2].show_curves(
            title,
            [Curve(title, history.ppm, "ppm")],
            self.marks,
            [Limit(history.danger, danger), Limit(self.kit.loss_ppm, loss, double=True)],
            [Note(point.step, f"{point.change:+d}") for point in history.turning_points],
        )

    def _show_expertise(self) -> None:
        energy = self.energy.currentIndex() - 1
        history = self.history
        levels = history.expertise if energy < 0 else [of_player[energy] for of_player in history.levels]
        curves = [Curve(s.name, series, s.sign) for s, series in zip(self.seats, levels, strict=True)]
        self.charts[EXPERTISE].show_curves(self.tabText(EXPERTISE), curves, self.marks)

    def _link(self, step: int, text: str) -> str:
        return f'<a href="{step}" style="color: {self.look.accent}">{text}</a>'

    def _lead_story(self, names: Sequence[str]) -> str:
        """When the one who has most points at the end took the lead."""
        history = self.history
        ends = [series[-1] for series in history.points]
        if not history.leads or ends.count(max(ends)) > 1:
            return ""
        last = history.leads[-1]
        name = escape(names[last.account])
        if last.step == history.steps - 1:
            return translate("EndDialog", "{name} took the lead in the last step.").format(name=name)
        step = self._link(last.step, translate("EndDialog", "step {step}").format(step=last.step))
        story = translate("EndDialog", "{name} took the lead for good at {step}.")
        return story.format(name=name, step=step)

    def _level_story(self) -> str:
        jumps = sorted(self.history.turning_points)
        if not jumps or self.lost:  # a lost game has buttons for them
            return ""
        words = translate("EndDialog", "step {step} ({change} ppm)")
        links = [self._link(j.step, words.format(step=j.step, change=f"{j.change:+d}")) for j in jumps]
        story = translate("EndDialog", "The largest changes: {steps}.")
        return story.format(steps=self.speaker.listed("and", links))
