"""How fast others play in front of a person, and scenes go on: in milliseconds, and in words."""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate
from co2desk.ui.preferences import AT_ONCE, FAST, NORMAL, SLOW

MOVE_MS = {SLOW: 2400, NORMAL: 1100, FAST: 450, AT_ONCE: 0}  # a move of a computer player


#: How fast computer players move, and scenes such as the end of a decade go on.
def pace_names() -> dict[str, str]:
    return {
        SLOW: translate("Pace", "Slow"),
        NORMAL: translate("Pace", "Normal"),
        FAST: translate("Pace", "Fast"),
        #: No move is announced, and no scene is played.
        AT_ONCE: translate("Pace", "At once"),
    }
