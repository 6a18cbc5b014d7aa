"""The words of the window. Every text a person reads passes through `translate`.

Contexts are the names of the classes that show the text. The literal stands in the call itself, because the
tool that collects texts for the translators (packaging/collect_texts.py) reads the source. Lines that begin
with `#:` directly above a call, or above a statement or function around it, are for the translators.
`co2desk/ui/i18n/language.py` chooses the language.
"""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QCoreApplication, QEvent


def translate(context: str, text: str, note: str | None = None, count: int = -1) -> str:
    """A text in the language of the window. `%n` stands for the count, in the right plural form.

    The order of the arguments is Qt's own, and the count stands in the fourth place.
    """
    return QCoreApplication.translate(context, text, note, count)


def sentences(*parts: str) -> str:
    """Whole sentences one after the other, as the language sets them; empty ones are left out."""
    both = translate("Sentences", "{first} {second}", "two sentences of one text")
    found = [part for part in parts if part]
    return reduce(lambda first, second: both.format(first=first, second=second), found) if found else ""


class Retranslated:
    """Mix-in, named before the widget class: `retranslate` sets every text, in every language."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)  # type: ignore[misc]

    def retranslate(self) -> None:
        raise NotImplementedError
