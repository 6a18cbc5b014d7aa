"""Collects errors that no caller sees."""

from __future__ import annotations

from traceback import format_exception
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType

# What a platform without a screen says about itself, and QTest about a menu that reaches beyond the window.
HARMLESS = ("This plugin does not support", "occurs outside target window")


class Trouble:
    """Exceptions in code that Qt calls, and messages of Qt; the fixture `trouble` listens to both."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.found.append("".join(format_exception(kind, error, trace)))

    def unraisable(self, hook: Any) -> None:
        self.found.append(f"unraisable {hook.exc_value!r} in {hook.object!r}")

    def message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if not any(words in message for words in HARMLESS):
            self.found.append(message)
