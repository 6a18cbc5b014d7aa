"""The variants of an edition as fields of the new game dialog, made from the edition's declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from co2desk.text import Speaker
from co2desk.ui.art import ART
from co2desk.ui.dialogs.controls import Choice, Tick
from co2desk.ui.dialogs.edition_forms import UNKNOWN, EditionForm, Variant
from co2desk.ui.dialogs.parts import SPACE, note, say
from co2desk.ui.theme import Look, color
from co2desk.ui.tongue import Retranslated

SHORT = 12  # characters that a list always shows


class VariantFields(Retranslated, QWidget):
    """One field for each variant. `changed` says that something was chosen."""

    changed = Signal()

    def __init__(self, form: EditionForm, speaker: Speaker, look: Look) -> None:
        super().__init__()
        self.speaker = speaker
        self.players = form.usual_players
        self.fields = [VariantField(variant, speaker, look) for variant in form.variants]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE + 4)
        for field in self.fields:
            field.chosen.connect(self._changed)
            column.addWidget(field)
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
            field.allow(field.variant.why_not(self.players, chosen))


class VariantField(QWidget):
    """One variant: its name, what is chosen, and what that means."""

    chosen = Signal()

    def __init__(self, variant: Variant, speaker: Speaker, look: Look) -> None:
        super().__init__()
        self.variant = variant
        self.speaker = speaker
        self.values = variant.values(speaker.kit)
        self.box: Tick | None = None
        self.label = QLabel()
        self.choice = Choice()
        self.note = note()
        self.tiles = Tiles(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE // 2)
        if self.values == (False, True):
            self.box = Tick()
            self.box.toggled.connect(self._chose)
            column.addWidget(self.box)
        else:
            self.choice.offer(self.values)
            self.choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.choice.setMinimumContentsLength(SHORT)  # the sentence below says what a long name cannot
            self.choice.activated.connect(self._chose)
            self.label.setBuddy(self.choice)
            line = QHBoxLayout()
            line.setSpacing(SPACE)
            line.addWidget(self.label)
            line.addWidget(self.choice, 1)
            column.addLayout(line)
            column.addWidget(self.tiles)
        column.addWidget(self.note)

    @property
    def value(self) -> Any:
        return self.box.isChecked() if self.box is not None else self.choice.value

    def take(self, value: Any) -> None:
        known = value if value in self.values else self.values[0]
        if self.box is not None:
            self.box.blockSignals(True)
            self.box.setChecked(known)
            self.box.blockSignals(False)
        else:
            self.choice.choose(known)

    def retell(self, speaker: Speaker) -> None:
        """Every text, in the language of the window."""
        self.speaker = speaker
        name = speaker.variant(self.variant.key)
        if self.box is not None:
            self.box.setText(name)
        else:
            self.label.setText(name)
            self.choice.name(speaker.variant_value(self.variant.key, value) for value in self.values)
            self.choice.setAccessibleName(name)

    def allow(self, why_not: str) -> None:
        """Whether the question can be answered now; if not, the reason stands in its place."""
        self.setEnabled(not why_not)
        self.setToolTip(why_not or self.speaker.variant_help(self.variant.key))
        say(self.note, why_not or self.speaker.variant_help(self.variant.key, self.value))
        self.tiles.show_tiles(self.variant.tiles(self.speaker.kit, self.value))
        (self.box or self.choice).setAccessibleDescription(self.note.text())

    def _chose(self) -> None:
        self.chosen.emit()


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
