"""Records message boxes instead of opening them."""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.ui.widgets import message_box


class Told(list[str]):
    """The sentences of message boxes, which nobody has to click away here, and the answers to questions."""

    answer = message_box.CANCELLED

    def tell(self, parent: object, sentence: str, details: str = "") -> None:
        self.append(sentence)

    def ask(
        self, parent: object, sentence: str, choices: Sequence[str], details: str = "", careful: bool = False
    ) -> int:
        self.append(sentence)
        return self.answer
