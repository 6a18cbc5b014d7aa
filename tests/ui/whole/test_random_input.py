"""Somebody leans on mouse and keyboard: nothing breaks, and there is always something to do (product 4).

Input goes to the windows themselves, as the system delivers it: menus take it while they are open, and nobody
reaches what lies under the cover. Everything follows from a seed.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from co2desk.ui.preferences import FAST, OFF
from tests.ui.screen import Screen
from tests.ui.unseen_errors import Trouble
from tests.ui.whole.random_input import SOAK_STEPS, STEPS, lean_on


def test_trouble_is_heard(screen: Screen, trouble: Trouble) -> None:
    """Else the silence of the other tests would prove nothing: a slot, an override, a message."""

    class Broken(QWidget):
        def sizeHint(self) -> Any:  # noqa: N802 - Qt's name
            raise ValueError("override")

    def fail() -> None:
        raise ValueError("slot")

    QTimer.singleShot(0, fail)
    screen.settle()
    with pytest.raises(ValueError, match="Error calling Python override"):
        Broken().adjustSize()
    QTimer().start(-1)
    assert any("slot" in line for line in trouble.found)
    assert any("Timer" in line for line in trouble.found)


@pytest.mark.parametrize(("seed", "speed"), [(1, OFF), (2, FAST)])
def test_random_input_breaks_nothing(speaking: Screen, trouble: Trouble, seed: int, speed: str) -> None:
    """Issue 4: hundreds of presses, moves, turns of the wheel and keys, all over the desk; issue 7: in every
    language."""
    lean_on(speaking, trouble, seed, speed, STEPS)


@pytest.mark.soak
@pytest.mark.parametrize("speed", [OFF, FAST])
@pytest.mark.parametrize("seed", range(10, 16))
def test_much_random_input_breaks_nothing(speaking: Screen, trouble: Trouble, seed: int, speed: str) -> None:
    """The same for thousands of steps."""
    lean_on(speaking, trouble, seed, speed, SOAK_STEPS)
