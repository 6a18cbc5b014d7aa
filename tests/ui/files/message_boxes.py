"""Records message boxes instead of opening them."""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.ui.widgets import message_box


class MessageBoxes(list[str]):
    """The sentences of message boxes; every question gets the same answer."""

    def __init__(self) -> None:
        self.answer = message_box.CANCELLED
        self.words: list[str] = []  # with the details and the choices

    def tell(self, parent: object, sentence: str, details: str = "") -> None:
        self.append(sentence)
        self.words += [sentence, details]

    def ask(
        self, parent: object, sentence: str, choices: Sequence[str], details: str = "", careful: bool = False
    ) -> int:
        self.append(sentence)
        self.words += [sentence, details, *choices]
        return self.answer

    def clear(self) -> None:
        super().clear()
        self.words.clear()
