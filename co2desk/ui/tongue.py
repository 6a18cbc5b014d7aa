"""The words of the window. Every text a person reads passes through `translate`.

Contexts are the names of the classes that show the text. The literal stands in the call itself, because the
tool that collects texts for the translators (lupdate) reads the source.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent


def translate(context: str, text: str, note: str | None = None, count: int = -1) -> str:
    """A text in the language of the window. `%n` stands for the count, in the right plural form.

    The order of the arguments is Qt's own; lupdate finds a count only in the fourth place.
    """
    return QCoreApplication.translate(context, text, note, count)


class Retranslated:
    """Mix-in, named before the widget class: `retranslate` sets every text, in every language."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]

    def retranslate(self) -> None:
        raise NotImplementedError
