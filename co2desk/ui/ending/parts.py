"""What the dialog at the end of the game is put together from: headline, table of points, notes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from co2desk.text.figures import figure
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import crests_in_a_row, place_crest
from co2desk.ui.theme.look import FIGURE, TEXT, Look, Type, color, mixed
from co2desk.ui.widgets.labels import put

BEFORE, TOTAL = "before", "total"  # the rows around the steps of the scoring
PICTURE = 84  # pixels: the crest of the winner
SMALLER, MOST = 0.7, 0.23  # in a low window: of both; and how much of its height the headline may take
LARGE = 1.75  # how much larger the headline is than a figure
SENTENCE = 8  # the least width of the headline's words, in heights of a line
MIDDLE = Qt.AlignmentFlag.AlignVCenter
FEW_SIGNS = 2  # more of them are drawn smaller, and leave room for words
Index = QModelIndex | QPersistentModelIndex
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
                place_crest(painter, sign, place, look)
            else:
                ART.draw(painter, sign, place, look.accent)
    return picture


class Headline(QFrame):
    """What a glance shows: the winners' crests or smoke, who and why, the points and the CO₂ level."""

    def __init__(self, look: Look, type_: Type) -> None:
        super().__init__()
        self.look, self.type, self.scale = look, type_, type_.scale
        self.setProperty("role", "panel")
        self.picture, self.laurel, self.glass = QLabel(), QLabel(), QLabel()
        self.title, self.reason, self.points, self.level = QLabel(), QLabel(), QLabel(), QLabel()
        self.title.setFont(type_.font(FIGURE * LARGE, bold=True))
        self._pictured: tuple[Sequence[str], str, str] = (), "", ""  # crests, or a drawing with its ink
        self._room: tuple[object, ...] = ()  # what everything was fitted into
        self.why = QLabel()
        self.why.setFont(type_.font(TEXT + 3, bold=True))
        self.reason.setFont(type_.font(TEXT))
        for label in (self.title, self.why, self.reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        for number in (self.points, self.level):
            number.setFont(type_.font(FIGURE * 1.15, bold=True))
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self.title, self.why, self.reason):
            words.addWidget(label)
        said, self.figures = QWidget(), QWidget()
        said.setLayout(words)
        words.setContentsMargins(0, 0, 0, 0)
        figures = QHBoxLayout(self.figures)
        figures.setContentsMargins(0, 0, 0, 0)
        figures.setSpacing(20)
        figures.addLayout(row_of(self.laurel, self.points))
        figures.addLayout(row_of(self.glass, self.level))
        self.places = QGridLayout(self)
        self.places.setContentsMargins(20, 12, 24, 12)
        self.places.setHorizontalSpacing(20)
        self.places.setVerticalSpacing(4)
        self.places.setColumnStretch(1, 1)
        for column, part in enumerate((self.picture, said, self.figures)):
            self.places.addWidget(part, 0, column)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """The figures stand below the sentence where there is little room for it, and all is shown. In a low
        window with large text, title and picture are smaller."""
        room = (self.width(), self.window().height(), self.title.text(), self.why.text(), self.reason.text())
        if room == self._room:  # a picture of another size lays everything out again
            return
        self._room = room
        for share in (1.0, SMALLER):
            self._fit(share)
            if self.minimumHeight() <= self.window().height() * MOST:
                return

    def _fit(self, share: float) -> None:
        self._show_picture(share)
        taken = sum(part.sizeHint().width() + 24 for part in (self.picture, self.figures))
        large = self.type.font(FIGURE * LARGE * share, bold=True)
        narrow = self.width() - taken < SENTENCE * QFontMetrics(large).height()
        self.title.setFont(self.type.font(FIGURE, bold=True) if narrow else large)
        put(self.places, self.figures, *((1, 1) if narrow else (0, 2)))
        self.places.setAlignment(self.figures, Qt.AlignmentFlag.AlignLeft if narrow else MIDDLE)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def _show_picture(self, share: float) -> None:
        (signs, drawing, ink), ratio = self._pictured, self.devicePixelRatioF()
        side = round(PICTURE * self.scale * share)
        if signs:
            side = side if len(signs) <= FEW_SIGNS else round(side * 0.6)
            self.picture.setPixmap(crests_in_a_row(signs, side, self.look, ratio))
        elif drawing:
            self.picture.setPixmap(ART.pixmap(drawing, side, ink, ratio))

    def say(
        self,
        words: tuple[str, str, str],
        ppm: int,
        signs: Sequence[str] = (),
        points: int | None = None,
        lost: bool = False,
        broken: Sequence[str] = (),
    ) -> None:
        """`words` are a title, what decided and why it ended. `broken` names the figures that have lost the
        game: "points", "ppm"."""
        title, why, reason = words
        look, ratio = self.look, self.devicePixelRatioF()
        small = round(32 * self.scale)
        ink = look.danger if lost else look.ink
        self.title.setText(title)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.reason.setText(reason)
        self.points.setText("" if points is None else figure(points))
        self.level.setText(translate("Headline", "{ppm} ppm").format(ppm=ppm))
        self.title.setStyleSheet(f"color: {ink};")
        inks = {name: look.danger if name in broken else look.ink for name in ("points", "ppm")}
        self.points.setStyleSheet(f"color: {inks['points']};")
        self.level.setStyleSheet(f"color: {inks['ppm']};")
        self._pictured, self._room = (tuple(signs), "smoke" if lost else "vp", ink), ()
        tone = look.danger if lost else look.signs[signs[0]][0] if len(signs) == 1 else look.accent
        self.setStyleSheet(
            f"Headline {{ background: {mixed(look.panel, tone, 0.12)}; border: 1.5px solid {tone};"
            " border-radius: 10px; }"
        )
        soft = {name: look.danger if name in broken else look.ink_soft for name in inks}
        self.laurel.setPixmap(ART.pixmap("vp", small, soft["points"], ratio))
        self.glass.setPixmap(ART.pixmap("ppm", small, soft["ppm"], ratio))
        for label in (self.laurel, self.points):
            label.setVisible(points is not None)
        self._make_room()


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
        self.setMaximumHeight(round(rows * 38 + names))  # room for the notes below it
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As high as it may be, if there is room."""
        return QSize(super().sizeHint().width(), self.maximumHeight())

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
        self.show_row(TOTAL, [figure(total) for total in totals])

    def _show(self, row: int, column: int, text: str) -> None:
        """A cell, which a screen reader reads with its column and row."""
        cell = self._cells[row][column]
        cell.setText(text)
        spoken = translate("ScoreTable", "{name}, {step}: {points}").format(
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
