"""The reasons for a computer player's move. Whoever shows a move may put one beside it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import LABEL, TEXT, Look, Type

EDGE = 8


class Why(NamedTuple):
    """Whose move it was, and what weighed most."""

    name: str
    reasons: tuple[str, ...]
    has_points: bool  # the reasons are told in points


class WhyBox(QFrame):
    """A heading, a line for each reason, and what the numbers are. Hidden while there is nothing to say."""

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("why")
        self.heading, self.reasons, self.note = QLabel(), QLabel(), QLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(EDGE // 2)
        for label in (self.heading, self.reasons, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            column.addWidget(label)
        self.note.setProperty("role", "soft")
        self.set_look(look, type_)
        self.hide()

    def set_look(self, look: Look, type_: Type) -> None:
        self.setStyleSheet(
            f"#why {{ background: {look.panel}; border: 1.5px solid {look.accent}; border-radius: 8px; }}"
        )
        self.heading.setFont(type_.font(TEXT - 1, bold=True))
        self.reasons.setFont(type_.font(TEXT - 1))
        self.note.setFont(type_.font(LABEL))

    def tell(self, why: Why | None) -> None:
        """Why a player did something; without a reason the box goes."""
        if why is None:
            self.hide()
            return
        #: A heading: why did this computer player make this move?
        self.heading.setText(translate("WhyBox", "Why, {name}?").format(name=why.name))
        self.reasons.setText("\n".join(f"• {reason}" for reason in why.reasons))
        self.note.setText(what_points_are())
        self.note.setVisible(why.has_points)
        self.show()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """No word stays behind."""
        if not visible:
            for label in (self.heading, self.reasons, self.note):
                label.clear()
        super().setVisible(visible)


def what_points_are() -> str:
    """What the figures of reasons mean."""
    #: Below the reasons for one or several moves, each with a number of points. “This” is the move.
    return translate(
        "WhyBox",
        "Points are an estimate: how much more this is worth by the end of the game than doing nothing or "
        "something else.",
    )
