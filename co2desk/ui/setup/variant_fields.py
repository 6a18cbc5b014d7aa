"""The variants of an edition as fields of the new game dialog, made from the edition's declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from co2desk.session.options import GameOptions
from co2desk.text import Speaker
from co2desk.ui.editions.new_game import UNKNOWN, EditionForm, Variant
from co2desk.ui.help.topics import Topic, set_topic
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import Look, color
from co2desk.ui.widgets.controls import Choice, Tick
from co2desk.ui.widgets.dialogs import SPACE, note, say

SHORT = 12  # characters that a list always shows


class VariantFields(Retranslated, QWidget):
    """One field for each variant. `changed` says that something was chosen."""

    changed = Signal()

    def __init__(self, form: EditionForm, speaker: Speaker, look: Look) -> None:
        super().__init__()
        self.speaker = speaker
        self.players = form.usual_players
        self.shows_all = False
        self.fields = [field_of(variant, speaker, look) for variant in form.variants]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE + 4)
        for field in self.fields:
            field.chosen.connect(self._changed)
            set_topic(field, Topic("variants", field.variant.key, GameOptions(speaker.kit.edition)))
            column.addWidget(field)
            if field.variant.suggested is not None:
                field.take(field.variant.suggested)
        self.retranslate()

    def retranslate(self) -> None:
        for field in self.fields:
            field.retell(self.speaker)
        self._update()

    def values(self) -> dict[str, Any]:
        """What is chosen, without what is usual and without what cannot be chosen now."""
        return {
            field.variant.key: field.value
            for field in self.fields
            if field.isEnabled() and field.value != field.values[0]
        }

    @property
    def chosen(self) -> dict[str, Any]:
        """Every field with its value, whether it can be chosen now or not."""
        return {field.variant.key: field.value for field in self.fields}

    def take(self, chosen: Mapping[str, Any]) -> None:
        """Show these values; one that is not on offer is left at the usual one."""
        for field in self.fields:
            field.take(chosen.get(field.variant.key, field.values[0]))
        self._update()

    def set_players(self, players: int) -> None:
        self.players = players
        self._update()

    def show_all(self, on: bool) -> None:
        """Every question, or only those that a first game needs."""
        self.shows_all = on
        self._update()

    @property
    def is_usual(self) -> bool:
        """Is nothing chosen among what is not asked at once?"""
        return all(
            field.value == field.values[0]
            for field in self.fields
            if field.isEnabled() and not field.variant.basic
        )

    def set_speaker(self, speaker: Speaker) -> None:
        """The numbers in the sentences have changed, because another reading is played."""
        self.speaker = speaker
        self.retranslate()

    def _changed(self) -> None:
        self._update()
        self.changed.emit()

    def _update(self) -> None:
        chosen = self.chosen
        for field in self.fields:
            variant = field.variant
            field.alone, field.solo_card = self.players == 1, chosen.get("solo_card", 0)
            why_not = variant.why_not(self.players, chosen)
            settled = variant.settled(self.players, chosen)
            field.allow(why_not, settled)
            is_news = settled is not None  # the rules answer otherwise than usual
            field.setVisible(self.shows_all or is_news or (variant.basic and not why_not))


class VariantField(QWidget):
    """One variant: its name, what is chosen, and what that means.

    A field makes nothing that it does not show: a widget without a parent would be deleted whenever Python
    collects its garbage, even while Qt goes through all widgets to give them a new look.
    """

    chosen = Signal()

    def __init__(self, variant: Variant, speaker: Speaker) -> None:
        super().__init__()
        self.variant = variant
        self.speaker = speaker
        self.values = variant.values(speaker.kit)
        self.alone, self.solo_card = False, 0  # is the game for one, and with which goal?
        self._wanted: Any = None  # what was chosen before the rules settled the question
        self.note = note()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SPACE // 2)

    @property
    def value(self) -> Any:
        raise NotImplementedError

    @property
    def control(self) -> QWidget:
        """What is clicked."""
        raise NotImplementedError

    def take(self, value: Any) -> None:
        self._wanted = None
        self._show(value if value in self.values else self.values[0])

    def _show(self, value: Any) -> None:
        """Show a value without telling anybody."""
        raise NotImplementedError

    def retell(self, speaker: Speaker) -> None:
        """Every text, in the language of the window."""
        self.speaker = speaker
        self._name(speaker.variant(self.variant.key))

    def _name(self, name: str) -> None:
        raise NotImplementedError

    def allow(self, why_not: str, settled: Any = None) -> None:
        """Whether the question can be answered now; if not, the reason stands in its place, and `settled` is
        the answer that the rules give."""
        if settled is not None and self._wanted is None:
            self._wanted = self.value
            self._show(settled)
        elif settled is None and self._wanted is not None:
            self._show(self._wanted)
            self._wanted = None
        self.setEnabled(not why_not)
        self.setToolTip(why_not or self.speaker.variant_help(self.variant.key))
        told = self.speaker.variant_help(
            self.variant.key, self.value, alone=self.alone, solo_card=self.solo_card
        )
        say(self.note, why_not or told)
        self.control.setAccessibleDescription(self.note.text())

    def _chose(self) -> None:
        self.chosen.emit()


class TickField(VariantField):
    """A variant that is played or not."""

    def __init__(self, variant: Variant, speaker: Speaker) -> None:
        super().__init__(variant, speaker)
        self.box = Tick()
        self.box.toggled.connect(self._chose)
        self.column.addWidget(self.box)
        self.column.addWidget(self.note)

    @property
    def value(self) -> Any:
        return self.box.isChecked()

    @property
    def control(self) -> QWidget:
        return self.box

    def _show(self, value: Any) -> None:
        self.box.blockSignals(True)
        self.box.setChecked(value)
        self.box.blockSignals(False)

    def _name(self, name: str) -> None:
        self.box.setText(name)


class ListField(VariantField):
    """A variant of several values; fossil plants that come with one are shown."""

    def __init__(self, variant: Variant, speaker: Speaker, look: Look) -> None:
        super().__init__(variant, speaker)
        self.label = QLabel()
        self.choice = Choice()
        self.choice.offer(self.values)
        self.choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumContentsLength(SHORT)  # the sentence below says what a long name cannot
        self.choice.activated.connect(self._chose)
        self.label.setBuddy(self.choice)
        self.tiles = Tiles(look)
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        line.addWidget(self.label)
        line.addWidget(self.choice, 1)
        self.column.addLayout(line)
        self.column.addWidget(self.tiles)
        self.column.addWidget(self.note)

    @property
    def value(self) -> Any:
        return self.choice.value

    @property
    def control(self) -> QWidget:
        return self.choice

    def _show(self, value: Any) -> None:
        self.choice.choose(value)

    def _name(self, name: str) -> None:
        self.label.setText(name)
        key = self.variant.key
        self.choice.name(self._called(key, value) for value in self.values)
        self.choice.setAccessibleName(name)

    def _called(self, key: str, value: Any) -> str:
        """The value, and whether it is the one for a first game."""
        called = self.speaker.variant_value(key, value)
        is_suggested = self.variant.suggested is not None and value == self.variant.suggested
        if not is_suggested:
            return called
        return translate("VariantFields", "{value} – for a first game").format(value=called)

    def allow(self, why_not: str, settled: Any = None) -> None:
        super().allow(why_not, settled)
        self.tiles.show_tiles(self.variant.tiles(self.speaker.kit, self.value))


def field_of(variant: Variant, speaker: Speaker, look: Look) -> VariantField:
    """The field that fits the values of a variant."""
    if variant.values(speaker.kit) == (False, True):
        return TickField(variant, speaker)
    return ListField(variant, speaker, look)


class Tiles(QWidget):
    """A row of fossil plants. The sentence beside it says the same."""

    GAP = 5

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_tiles(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.setVisible(bool(names))
        self.updateGeometry()
        self.update()

    @property
    def side(self) -> int:
        """As high as a line of text wants it."""
        return self.fontMetrics().height() + SPACE

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(len(self.names) * (self.side + self.GAP), self.side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.side
        for number, name in enumerate(self.names):
            place = QRectF(number * (side + self.GAP), 0, side, side)
            painter.setPen(color(self.look.panel_line))
            painter.setBrush(color(self.look.fossil))
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            painter.setPen(color(self.look.fossil_ink))
            if name == UNKNOWN:
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "?")
            else:
                ART.draw(painter, name, place.adjusted(4, 4, -4, -4), self.look.fossil_ink)
        painter.end()
