"""What players are called in lessons and in the examples of the rules."""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate


def first_names(players: int) -> list[str]:
    #: First names of players, usual in the language, of any gender.
    names = [
        translate("MainWindow", "Alex"),
        translate("MainWindow", "Ada"),
        translate("MainWindow", "Max"),
    ]
    return names[:players]
