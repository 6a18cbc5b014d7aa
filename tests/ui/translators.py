"""Translators that stand for another language."""

from __future__ import annotations

from PySide6.QtCore import QTranslator


class Shouting(QTranslator):
    """Another language: the same in capitals, with the names of values left alone."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return "" if "{" in text else text.upper()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


class Foreign(QTranslator):
    """A language in which every text stands in quotes."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"«{text}»"
