"""Controls that read well at every text size and on every ground, where the platform's own do not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionViewItem,
    QStylePainter,
    QToolButton,
    QWidget,
)

from co2desk.ui.widgets.dialogs import SPACE

Index = QModelIndex | QPersistentModelIndex
MIDDLE = Qt.AlignmentFlag.AlignVCenter.value
WRAPPED = Qt.TextFlag.TextWordWrap.value
MNEMONIC = Qt.TextFlag.TextShowMnemonic.value
ENDLESS = 100_000
FIELD_EDGE = 4  # pixels beside the value of a closed box
ROW_EDGE = 24  # around the words of a row in an open list: paddings, frames, a scroll bar
MOST = 0.8  # of the screen, for an open list


def wrap(widget: QWidget) -> None:
    """A widget whose words go on in the next line: the narrower it is, the higher."""
    policy = widget.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
    policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


def widest_word(metrics: QFontMetrics, texts: Iterable[str]) -> int:
    """The width of what cannot be broken into lines."""
    no_room = QRect(0, 0, 0, ENDLESS)
    return max((metrics.boundingRect(no_room, WRAPPED | MNEMONIC, text).width() for text in texts), default=0)


def draw_chevron(painter: QPainter, place: QRectF, ink: QColor, up: bool = False) -> None:
    """An arrowhead without a stem, as wide as the place."""
    high = place.width() / 4 * (-1 if up else 1)
    middle = place.center()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(
        [
            QPointF(place.left(), middle.y() - high),
            QPointF(middle.x(), middle.y() + high),
            QPointF(place.right(), middle.y() - high),
        ]
    )


class ArrowButton(QToolButton):
    """A button with an arrowhead, up or down."""

    def __init__(self, up: bool) -> None:
        super().__init__()
        self.up = up
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = self.fontMetrics().height() + 2 * SPACE - 2
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        side = self.fontMetrics().height() * 0.5
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.rect()).center())
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        draw_chevron(painter, place, self.palette().windowText().color(), self.up)
        painter.end()


class Tick(QCheckBox):
    """A box to tick, as large as the text beside it and as clear on a dark ground as on a light one.

    The platform's own box keeps its size and its outline whatever text and ground are, and its text stays on
    one line. The whole line feels the mouse.
    """

    GAP, EDGE = SPACE, 4

    def __init__(self) -> None:
        super().__init__()
        wrap(self)

    @property
    def side(self) -> int:
        return round(self.fontMetrics().height() * 0.9)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        text = self.fontMetrics().size(MNEMONIC, self.text())
        return QSize(self.side + self.GAP + text.width() + self.EDGE, max(self.side, text.height()) + 6)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        words = widest_word(self.fontMetrics(), [self.text()])
        return QSize(self.side + self.GAP + words + self.EDGE, self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        room = QRect(0, 0, width - self.side - self.GAP, ENDLESS)
        words = self.fontMetrics().boundingRect(room, WRAPPED | MNEMONIC, self.text())
        return max(self.side, words.height()) + 6

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt's name
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.5)
        palette, side = self.palette(), self.side
        ink, accent = palette.windowText().color(), palette.highlight().color()
        box = QRectF(1, (self.height() - side) / 2, side, side).adjusted(1, 1, -1, -1)
        marked = self.isChecked() or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(accent if marked else ink, 2.4 if self.hasFocus() else 1.4))
        painter.setBrush(accent if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(QPen(palette.highlightedText().color(), side / 8))
            points = ((0.24, 0.52), (0.43, 0.70), (0.77, 0.31))
            painter.drawPolyline(
                [QPointF(box.left() + x * box.width(), box.top() + y * box.height()) for x, y in points]
            )
        painter.setPen(ink)
        room = QRectF(self.rect()).adjusted(side + self.GAP, 0, 0, 0)
        painter.drawText(room, MIDDLE | WRAPPED | MNEMONIC, self.text())
        painter.end()


class ChoiceRows(QStyledItemDelegate):
    """The open list of a choice: a long value goes on in the next line."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice)
        self.choice = choice

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        """The list is as wide as its longest value, but not wider than most of the screen."""
        hint, choice = super().sizeHint(option, index), self.choice
        wide = max(choice.width(), min(hint.width(), round(choice.screen().availableSize().width() * MOST)))
        words = choice.fontMetrics().boundingRect(
            QRect(0, 0, wide - ROW_EDGE, ENDLESS), WRAPPED, str(index.data() or "")
        )
        return QSize(wide, hint.height() + max(0, words.height() - choice.fontMetrics().height()))


class Choice(QComboBox):
    """A combo box that keeps its values beside Qt, which would turn tuples into lists.

    A value that is wider than the box goes on in the next line; Qt would let it end in dots. The wheel turns
    it only while it has the focus: whoever scrolls past it wants to scroll. With `icons_only` the closed box
    shows the picture alone; the list and screen readers have the words. The arrow keys then open the list
    instead of walking through values unseen.
    """

    def __init__(self, icons_only: bool = False) -> None:
        super().__init__()
        self.values: tuple[Any, ...] = ()
        self.icons_only = icons_only
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        if not icons_only:
            wrap(self)
            self.setItemDelegate(ChoiceRows(self))
            view = self.view()
            view.setTextElideMode(Qt.TextElideMode.ElideNone)
            if isinstance(view, QListView):
                view.setWordWrap(True)
            self.currentTextChanged.connect(self.updateGeometry)
        # A style sheet that rounds the corners leaves the platform's button inside; our own arrow is calmer.
        self.setStyleSheet("QComboBox::drop-down { border: none; width: 26px; }")

    def offer(self, values: Iterable[Any], icons: Iterable[QIcon] = ()) -> None:
        """The values to choose from; their texts are set by `name`."""
        pictures = list(icons)
        self.values = tuple(values)
        self.clear()
        for number in range(len(self.values)):
            self.addItem(pictures[number] if pictures else QIcon(), "")
        if pictures:
            side = self.fontMetrics().height() + 4
            self.setIconSize(QSize(side, side))

    def name(self, texts: Iterable[str]) -> None:
        for number, text in enumerate(texts):
            self.setItemText(number, text)

    def explain(self, sentences: Iterable[str]) -> None:
        for number, sentence in enumerate(sentences):
            self.setItemData(number, sentence, Qt.ItemDataRole.ToolTipRole)

    @property
    def value(self) -> Any:
        return self.values[self.currentIndex()]

    def choose(self, value: Any) -> None:
        """Show a value without telling anybody; one that is not on offer changes nothing."""
        if value in self.values:
            self.setCurrentIndex(self.values.index(value))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QStylePainter(self)
        option = self._option()
        option.currentText = ""
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        place = QRectF(self.width() - 21, (self.height() - 9) / 2, 9, 9)
        ink = self.palette().windowText().color()
        draw_chevron(painter, place, ink)
        if not self.icons_only:
            group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
            painter.setOpacity(1.0)
            painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
            painter.drawText(self._field(option), MIDDLE | WRAPPED, self.currentText())
        painter.end()

    def _option(self) -> QStyleOptionComboBox:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option

    def _field(self, option: QStyleOptionComboBox) -> QRect:
        """Where the value stands."""
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        return field.adjusted(FIELD_EDGE // 2, 0, -FIELD_EDGE // 2, 0)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hint = super().sizeHint()
        if self.icons_only:
            return QSize(self.iconSize().width() + 26 + 2 * SPACE, hint.height())
        wide = hint.width() + FIELD_EDGE
        if self.sizeAdjustPolicy() != self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon:
            wide = max(wide, self._longest() + self._chrome())
        return QSize(wide, hint.height())

    def _longest(self) -> int:
        texts = (self.itemText(number) for number in range(self.count()))
        return max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)

    def _chrome(self) -> int:
        """What the style needs beside the value: Qt counts less than it takes."""
        return self.width() - self._field(self._option()).width()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        hint = self.sizeHint()
        if not self.icons_only:
            texts = [self.itemText(number) for number in range(self.count())]
            hint.setWidth(min(hint.width(), widest_word(self.fontMetrics(), texts) + self._chrome()))
        return hint

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        room = QRect(0, 0, width - self._chrome(), ENDLESS)
        words = self.fontMetrics().boundingRect(room, WRAPPED, self.currentText())
        return self.sizeHint().height() + max(0, words.height() - self.fontMetrics().height())

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        if self.icons_only:
            self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 3 * SPACE)
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.icons_only and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.showPopup()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        if self.hasFocus() and not self.icons_only:
            super().wheelEvent(event)
        else:
            event.ignore()
